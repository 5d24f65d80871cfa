## For everybody.

cow-drawing-starter = The first player is drawn.
cow-dealing = The hands are dealt.
cow-turning-city = The next city is turned.
cow-die-in-the-air = The die is in the air.
cow-drawing = A card is drawn.
cow-most-money = The game is over. Most money: { $who } with { $money }.
cow-richest = { WHO($seat) ->
    [you] you
   *[other] { $seat }
}
cow-barred = { WHO($seat) ->
    [you] You have
   *[other] { $seat } has
} { $money }, but dropped out and so cannot win ({ RULE("A26") }).

## For whoever decides, and for those who wait.

cow-asked-main = { WHO($seat) ->
    [you] You
   *[other] { $seat }
} may play cards, or end the turn with the roll ({ RULE("R14") }, { RULE("R23") }).
cow-asked-no-cards = { WHO($seat) ->
    [you] You have no cards left: end the turn with the roll ({ RULE("R23") }).
   *[other] { $seat } has no cards left and is to end the turn with the roll ({ RULE("R23") }).
}
cow-asked-does = The card: { $text }
cow-asked-pick = { WHO($seat) ->
    [you] You
   *[other] { $seat }
} may pick { $what } for { $card }.
cow-asked-for-cow = a cow
cow-asked-for-card = a card
cow-asked-for-player = a player
cow-asked-for-end = an end of the line
cow-asked-arrange = { WHO($seat) ->
    [you] You may put your field in order before the roll: a 1 finds the rightmost
   *[other] { $seat } may put the field in order before the roll
} ({ RULE("R19") }, { RULE("A5") }).
cow-asked-window = { WHO($seat) ->
    [you] You
   *[other] { $seat }
} may say what becomes of { NUMBER($is_of_bomber) ->
    [1] the bomb the Mad Bomber left
   *[other] the bomb
} that { $cow } holds ({ RULE("R33") }-{ RULE("R35") }){ NUMBER($more) ->
    [0] .
    [one] ; { $more } bomb more after it.
   *[other] ; { $more } bombs more after it.
}
cow-asked-debt = { WHO($seat) ->
    [you] You
   *[other] { $seat }
} must find { $missing } of a debt of { $amount } { $what } ({ RULE("A25") }).
cow-owed-for-ante = for the ante
cow-owed-for-card = for a card
cow-owed-for-event = for an event
cow-owed-for-cows = for exploded cows
cow-owed-for-own-rule = for a rule of the table’s own
cow-asked-buy-in = { WHO($seat) ->
    [you] You
   *[other] { $seat }
} may buy in again with { $price }, or stay out ({ RULE("S7") }).
