## Cards.

cow-a-card = a card

## The course of the game.

cow-nth-game = Game { $game } of { $of } begins.
cow-game-begun = The game begins.
cow-starter-found = { WHO($seat) ->
    [you] You play first.
   *[other] { $seat } plays first.
}
cow-turn-begun = Turn { $turn }: it is { WHO($seat) ->
    [you] your
   *[other] { $seat }'s
} turn.
cow-no-roll = { WHO($seat) ->
    [you] Your
   *[other] { $seat }'s
} turn ends without a roll.
cow-play-ended = { WHO($seat) ->
    [you] You play
   *[other] { $seat } plays
} no more cards.
cow-city-turned = { $name } is the next city: { NUMBER($points) ->
    [one] { $points } point
   *[other] { $points } points
}.
cow-city-taken = { WHO($seat) ->
    [you] You take
   *[other] { $seat } takes
} { $name } ({ NUMBER($points) ->
    [one] { $points } point
   *[other] { $points } points
}) for blowing up { $cow }.
cow-last-city = The last city is taken. Pot and Bank go to { $winners }.
cow-stalled = Nothing has moved for a whole round ({ RULE("A29") }). Pot and Bank go to { $winners }.
cow-last-player = One player is left ({ RULE("A26") }). Pot and Bank go to { $winners }.
cow-ended-by-own-rule = A rule of the table’s own ends the game. Pot and Bank go to { $winners }.
cow-own-rule-acted = Own rule “{ $rule }”: it { NUMBER($less) ->
    [1] costs
   *[other] brings
} { WHO($seat) ->
    [you] you
   *[other] { $seat }
} { $money }.
cow-winner = { WHO($seat) ->
    [you] you
   *[other] { $seat }
}
cow-dropped-out = { WHO($seat) ->
    [you] You drop
   *[other] { $seat } drops
} out of the game{ NUMBER($n) ->
    [0] .
    [1] ; to the discard pile goes { $cards }.
   *[other] ; to the discard pile go { $cards }.
}
cow-stayed-out = { WHO($seat) ->
    [you] You stay out.
   *[other] { $seat } stays out.
}

## Money.

cow-ante-paid = { WHO($seat) ->
    [you] You pay
   *[other] { $seat } pays
} the ante: { $pot } Pot, { $bank } Bank.
cow-paid-pot = { WHO($seat) ->
    [you] You pay
   *[other] { $seat } pays
} { $amount } into the { NUMBER($is_for_that) ->
    [1] Pot for that.
   *[other] Pot.
}
cow-paid-player = { WHO($seat) ->
    [you] You pay
   *[other] { $seat } pays
} { WHO($to) ->
    [you] you
   *[other] { $to }
} { $amount }.
cow-loan-taken = { WHO($seat) ->
    [you] You take
   *[other] { $seat } takes
} a loan of { $amount }.
cow-money-added = { WHO($seat) ->
    [you] You add
   *[other] { $seat } adds
} { $amount }.
cow-bought-in = { WHO($seat) ->
    [you] You buy
   *[other] { $seat } buys
} in again with { $amount }.
cow-short = The Pot does not hold enough: { $short } remains unpaid ({ RULE("R29") }).
cow-got-from-pot = { WHO($seat) ->
    [you] You get
   *[other] { $seat } gets
} { $amount } from the Pot.
cow-money-won = { WHO($seat) ->
    [you] You take
   *[other] { $seat } takes
} { $amount } of Pot and Bank.

## Rolls and bombs.

cow-rolled = { WHO($seat) ->
    [you] You roll
   *[other] { $seat } rolls
} { $face }: that is { $cow }.
cow-rolled-nothing = { WHO($seat) ->
    [you] You roll
   *[other] { $seat } rolls
} { $face }: nothing happens.
cow-bomb-found = { $cow } finds a bomb.
cow-bomb-kept = { $cow } is left with the bomb.
cow-bomb-defused = { $cow } defuses the bomb.
cow-bomb-passed = { $cow } hands the bomb to { $to }.
cow-bomb-stolen = { $by } takes the bomb from { $cow }.
cow-exploded = BOOM! { $cow } explodes, worth { $worth } to { WHO($owner) ->
    [you] you
   *[other] { $owner }
}.
cow-costs = BOOM! { $cow } explodes, and costs { WHO($owner) ->
    [you] you
   *[other] { $owner }
} { $cost }.
cow-bombs-handed-out = { NUMBER($each) ->
    [1] Bombs
   *[other] { $each } bombs each
} for everybody in { WHO($field) ->
    [you] your
   *[other] { $field }'s
} field: { $cows } ({ NUMBER($each) ->
    [1] { RULE("R37") }
   *[other] { RULE("A11") }
}).

## Cards that are played.

cow-reshuffled = The discard pile becomes the deck: { NUMBER($cards) ->
    [one] { $cards } card
   *[other] { $cards } cards
} ({ RULE("R13") }).
cow-nothing-to-draw = There is no card to draw ({ RULE("A19") }).
cow-played-at-home = { WHO($seat) ->
    [you] You play { $cow } into your field
   *[other] { $seat } plays { $cow } into their own field
} for { $price }.
cow-played = { WHO($seat) ->
    [you] You play
   *[other] { $seat } plays
} { $cow } into { WHO($field) ->
    [you] your
   *[other] { $field }'s
} field for { $price }.
cow-lost = The field is gone: { $cow } is discarded.
cow-event-played = { WHO($seat) ->
    [you] You play
   *[other] { $seat } plays
} { $card } for { $price }.
cow-picked-card = { WHO($seat) ->
    [you] You pick
   *[other] { $seat } picks
} { $card }.
cow-picked-seat = { WHO($seat) ->
    [you] You pick
   *[other] { $seat } picks
} { WHO($picked) ->
    [you] you
   *[other] { $picked }
}.
cow-picked-end = { WHO($seat) ->
    [you] You pick
   *[other] { $seat } picks
} the { NUMBER($is_left) ->
    [1] left
   *[other] right
} end.
cow-event-blank = { $card } finds no target ({ RULE("A19") }).
cow-arranged = { WHO($seat) ->
    [you] You arrange
   *[other] { $seat } arranges
} the field: { $order }.

## Cards that change places.

cow-moved = { $cow } goes from { WHO($from) ->
    [you] your
   *[other] { $from }'s
} field to { WHO($to) ->
    [you] yours
   *[other] { $to }'s
}.
cow-swapped = { $gave } is exchanged for { WHO($with) ->
    [you] your
   *[other] { $with }'s
} { $took }.
cow-card-fished = { WHO($seat) ->
    [you] You take
   *[other] { $seat } takes
} { $card } out of the discard pile.
cow-returned = { $cow } comes back into { WHO($seat) ->
    [you] your
   *[other] { $seat }'s
} field.
cow-discarded = { $cow } leaves { WHO($field) ->
    [you] your
   *[other] { $field }'s
} field for good.

## Hands.

cow-dealt = { WHO($seat) ->
    [you] You are
   *[other] { $seat } is
} dealt { $card }.
cow-drawn = { WHO($seat) ->
    [you] You draw
   *[other] { $seat } draws
} { $card }.
cow-hand-seen = { WHO($seat) ->
    [you] You look
   *[other] { $seat } looks
} at { WHO($of) ->
    [you] your
   *[other] { $of }'s
} hand{ NUMBER($n) ->
    [0] .
   *[other] : { $cards }.
}
cow-card-stolen = { WHO($seat) ->
    [you] You take
   *[other] { $seat } takes
} { $card } out of { WHO($from) ->
    [you] your
   *[other] { $from }'s
} hand.
