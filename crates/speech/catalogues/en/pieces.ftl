## Pieces of a table's own: decks, boards, word lists.

pieces-title = Pieces of your own: { $game }
pieces-intro = A table may play with pieces of its own. Put a text into a field and read it; take it along when a table is opened, or propose it there before the game begins: all who sit there must agree. The record holds it, so the game can be replayed for ever.
pieces-deck = the deck
pieces-board = the board
pieces-words = the word list
pieces-reads-well = It reads well: { $kind } “{ $name }”.
pieces-reads-badly = It cannot be played with: { $why }
pieces-check = Read it
pieces-begin-with = Begin with the usual one
pieces-on-the-form = Pieces of your own
pieces-of-the-table = { $kind } “{ $name }”
pieces-usual = { $kind } as usual
pieces-kinds = This game takes { $kinds } of your own.
pieces-wimpout-board = The goal is { $goal } points, and a lap has { $lap }.
pieces-wimpout-plain-board = The goal is { $goal } points.
pieces-wimpout-beams = It has beams.
pieces-cow-deck = { NUMBER($cows) ->
    [one] { $cows } cow
   *[other] { $cows } cows
}, { NUMBER($events) ->
    [one] { $events } event
   *[other] { $events } events
} and { NUMBER($cities) ->
    [one] { $cities } city
   *[other] { $cities } cities
}.
pieces-connexion-deck = 24 letter cards that stand for { $strings } strings of letters, and 28 celestial cards worth { $points } points in all.
pieces-connexion-board = { NUMBER($pairs) ->
    [one] { $pairs } pair of positions lies
   *[other] { $pairs } pairs of positions lie
} side by side.
pieces-connexion-words = { NUMBER($n) ->
    [one] It has { $n } word, the names of the cards among them.
   *[other] It has { $n } words, the names of the cards among them.
}
pieces-how-it-differs = How it differs from the usual one
pieces-text = The text
pieces-go-on = To play with it, open a table with it, or propose it at one before the game begins. A player of a table that plays with it can put it on the house’s shelf.
pieces-its-name = Its name on the house’s shelf is { $name }.
pieces-publish = Put it on the house’s shelf
pieces-shelf-title = Pieces of the house’s shelf: { $game }
pieces-shelf-intro = Pieces that a table of this house plays or has played with, and one of its players has published. Whoever sits at such a table finds the button beside their text there.
pieces-shelf-take = To play with it, name it where a table is opened, or where other rules are proposed before the game begins: { $name }
pieces-play = Open a table with it
pieces-on-the-shelf = { $name }: { $kind } “{ $title }” ({ $n })
pieces-from-shelf = Or pieces of the house’s shelf, by their name
pieces-none-there = This table has no such pieces of its own.
pieces-as-usual = It is made of the same as the usual one.
pieces-missing = Not in it, but in the usual one: { $names }.
pieces-new = In it, but not in the usual one: { $names }.
pieces-changed = Otherwise than in the usual one: { $names }.
pieces-and-more = { $names }, and { $n } more
pieces-costs = { $name } costs { $now } instead of { $usual }
pieces-worth = { $name } is worth { $now } instead of { $usual }
pieces-called = { $name } is called { $usual } there
pieces-does-else = { $name } does something else
pieces-points = { $name } is worth { $now } points instead of { $usual }
pieces-spells = { $name } spells { $now } instead of { $usual }
pieces-differs-goal = The goal is { $now } points instead of { $usual }.
pieces-differs-lap = A lap has { $now } points instead of { $usual }.
pieces-differs-beams = { NUMBER($n) ->
    [one] { $n } score lies on another beam: { $first }.
   *[other] { $n } scores lie on another beam or on none, the first of them { $first }.
}
pieces-words-left-out = { NUMBER($n) ->
    [one] { $n } word of the usual list is not in it.
   *[other] { $n } words of the usual list are not in it.
}
