## Rules of the table's own.

own-title = A rule of your own: { $game }
own-intro = Write what it is called, then a line `---`, then a small function for each question that the rule answers. Nothing is played by it before everybody at a table has said yes.
own-first-acts = In game { $game } of the bots the rule does something first after step { $step }. You play on from there.
own-never-acts = Bots have played, and nothing was told of the rule. You play from the beginning.
own-text = The text of the rule
own-check = Read it
own-reads-well = “{ $title }” reads well.
own-reads-badly = It cannot be played: { $why }.
own-what-it-does = What it does
own-examples = Examples to begin with
own-questions = The questions it may answer
own-go-on = To play by it, put this text into the field “A rule of your own” when you open a table, or where you propose other rules at one.
own-no-questions = { $game } asks rules of your own nothing yet.
own-write-one = Write a rule of your own
own-in-force = Rules of your own in force
own-drop = Propose to drop “{ $title }”
own-add-one = A rule of your own
own-throws = { NUMBER($n) ->
    [one] It changes what { $n } of the 7,776 throws of five cubes counts.
   *[other] It changes what { $n } of the 7,776 throws of five cubes count.
}
own-a-throw = { $cubes } counts { $after } instead of { $before }.
own-calls = { NUMBER($n) ->
    [one] It lets { $n } of the 7,776 throws of five cubes be called as a whole.
   *[other] It lets { $n } of the 7,776 throws of five cubes be called as a whole.
}
own-a-call = { $cubes } may be called for { $points } points.
own-voids = While a flash is being cleared, it makes { $n } throws of one to three cubes void, of { $of } that would not be.
own-suspends = After { $n } void throws at the same flash, a turn waits until it comes round again.
own-kills = After { $n } void throws at the same flash, a turn is lost.
own-off-limits = It puts a score off limits at { $n } of the 10,000 pairs of scores up to 500.
own-an-off-limit = Nobody stops on { $score } while another player stands at { $other }.
own-bumps = It sends a player back at { $n } of the 10,000 pairs of scores up to 500.
own-a-bump = Whoever banks up to { $score } sends back a player who stands at { $other }.
own-starts = { $counter }: { $after } to begin with.
own-after-bank = { $counter }: { $before } becomes { $after } after a bank of { $points } points.
own-after-wimpout = { $counter }: { $before } becomes { $after } after a wimpout.
own-after-wreck = { $counter }: { $before } becomes { $after } after a train wreck.
own-me = { NUMBER($opened) ->
    [0] { $score } points, never banked
   *[other] { $score } points
}
own-my-count = { $counter } { $count }, { $me }
own-least = Who has this ({ $me }) must make { $least } points in a turn to bank.
own-out = Who has this ({ $me }) when a turn is lost is out.
own-misses = Who has this ({ $me }) when another player begins Last Licks is out.
own-alone-goes-on = The last player left must still reach the goal, so a game may end with no winner.
own-banks = { NUMBER($n) ->
    [one] It changes what { $n } of the 100 banks of 5 to 500 points brings.
   *[other] It changes what { $n } of the 100 banks of 5 to 500 points bring.
}
own-a-bank = A bank of { $before } points brings { $after }.
own-binds = Of { $of } ways in which a turn may stand that nothing else binds, nobody may stop in { $n }.
own-nothing = It never does anything.
own-fails = Sometimes it does nothing, for this reason: { $why }.
own-decided = That was the own rule “{ $rule }”.
own-failed = Own rule “{ $rule }” did nothing: line { $line }: { $why }.
own-cow-prices = It changes what { $n } of { $of } cards cost.
own-cow-a-price = { $card } costs { $after } instead of { $before }.
own-cow-values = It changes what { $n } of { $of } cows are worth.
own-cow-a-value = { $card } is worth { $after } instead of { $before }.
own-cow-explodes = { $card } brings { $worth } { NUMBER($before) ->
    [0] when it is the first to explode of a bomb.
    [one] when one cow has exploded before it of the same bomb.
   *[other] when { $before } cows have exploded before it of the same bomb.
}
own-cow-draws = Who has this ({ $me }) draws { NUMBER($cards) ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} instead of 2.
own-cow-deals = With { $players } players everybody is dealt { NUMBER($cards) ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} instead of 3.
own-cow-stays = From one cow to another a bomb may not go in { $n } of { $of } pairs of different kinds.
own-cow-a-stay = No bomb goes from { $from } to { $to }.
own-cow-after-turn = Who has this ({ $me }) at the end of a turn { NUMBER($pays) ->
    [1] pays { $money } into the Pot.
   *[other] gets { $money } from the Pot.
}
own-cow-ends-turns = { NUMBER($n) ->
    [one] The game is over after one turn.
   *[other] The game is over after { $n } turns at the latest.
}
own-cow-ends-cities = { NUMBER($n) ->
    [0] The game is over when no city is left.
    [one] The game is over when one city is left.
   *[other] The game is over when { $n } cities are left.
}
own-cow-ends-pot = The game can be over because { $pot } lie in the Pot.
own-cow-me = { NUMBER($city) ->
    [1] { $cash }, cards in hand: { $hand }, cows: { $cows }, points of cities: { $points }, a city taken in this turn
   *[other] { $cash }, cards in hand: { $hand }, cows: { $cows }, points of cities: { $points }
}
own-connexion-refuses = Words of the family list that it refuses: { $n } of { $of } (one in forty was asked about).
own-connexion-refused = For example { $words }.
own-connexion-wins = Words of the family list that win another number of cards than one: { $n } of { $of } (one in forty was asked about).
own-connexion-a-win = { $word } wins { NUMBER($cards) ->
    [0] no card.
    [one] one card.
   *[other] { $cards } cards.
}
own-connexion-pilfers = Words of the family list that may pilfer otherwise than by their four letters: { $n } of { $of } (one in forty was asked about).
own-connexion-a-pilfer = { $word } { NUMBER($may) ->
    [1] may pilfer.
   *[other] may not pilfer.
}
own-connexion-a-sentence = A sentence of { $words } words { NUMBER($future) ->
    [1] of the future brings
   *[other] brings
} { NUMBER($less) ->
    [1] { $points } points less.
   *[other] { $points } points more.
}
own-connexion-scores = Who has this ({ $me }) at the end { NUMBER($less) ->
    [1] loses { $points } points.
   *[other] gets { $points } points.
}
own-connexion-ends-turns = The word part is over after turn { $n } at the latest.
own-connexion-ends-words = The word part is over when { $n } words stand on the list.
own-connexion-ends-pile = { NUMBER($n) ->
    [0] The word part is over when the pile is empty.
   *[other] The word part is over when the pile has { $n } cards.
}
own-connexion-me = cards: { $cards }, words: { $words }, letters of the longest: { $longest }
own-paste-now = Type or paste the text of the rule. A line with nothing but a full stop ends it; .quit gives up.
own-given-up = Nothing is read.
own-too-long = A rule has at most { $most } bytes; nothing is read.
own-at-a-table = A rule is proposed at a table: go to one first (join CODE, or new). rule check GAME reads one anywhere.
own-answer = Answer: { $gives }.
own-true-or-false = true or false
own-a-whole-number = a whole number from { $least } to { $most }
own-a-multiple = a multiple of { $step } from { $least } to { $most }
own-none-in-force = This table has no rule of its own. rule new prints one to begin with, rule paste proposes one.
own-new-ones = Texts to begin with: { $names }. Type rule new and a name.
