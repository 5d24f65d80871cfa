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
