## Cards.

cow-do-play-here = { $cow } into your field
cow-do-play-there = { $cow } to the { NUMBER($is_left) ->
    [1] left
   *[other] right
} end of { WHO($field) ->
    [you] your
   *[other] { $field }'s
} field
cow-do-elsewhere = into another field: which cow, whose field, which end
cow-do-elsewhere-as = into another field: which cow, whose field, which end, as in { $typed }
cow-do-play-event = Play { $card }
cow-do-pick-end = The { NUMBER($is_left) ->
    [1] left
   *[other] right
} end
cow-do-keep = Leave them so and roll
cow-do-end-play = Play no more cards: roll the die

## Bombs.

cow-do-explode = Let { $cow } explode
cow-do-defuse = { $cow } defuses it
cow-do-defused = nothing explodes; the Mechanic has acted for this turn
cow-do-pass = Hand it to { $cow }
cow-do-steal = Give it to { $cow }

## Money.

cow-do-loan = Take a loan of { $amount }
cow-do-add = Bring { $amount }
cow-do-counts-against = it counts against you at the end
cow-do-drop-out = Drop out
cow-do-dropped-out = leave the game for good, with all your cows

## What a card is.

cow-card-cow = worth { $worth }, costs { $price }, { $kind }
cow-card-cow-here = { $card }, your field
cow-card-event = event, costs { $price }. { $text }
cow-card-in-field = { $kind }, worth { $worth }, in { WHO($field) ->
    [you] your
   *[other] { $field }'s
} field
cow-reach = a roll reaches { $cows }
cow-kind-plain = plain
cow-kind-ill = ill
cow-kind-spy = Spy
cow-kind-mechanic = Mechanic

## What would come of a bomb.

cow-fate-gets = { WHO($owner) ->
    [you] you get
   *[other] { $owner } gets
} { $worth }
cow-fate-gets-less = { WHO($owner) ->
    [you] you get
   *[other] { $owner } gets
} { $worth } (the Pot holds { $pot })
cow-fate-pays = { WHO($owner) ->
    [you] you pay
   *[other] { $owner } pays
} { $cost } into the Pot
cow-fate-and-city = { $fate } and { $city }
cow-fate-and-bombs = { $fate } and then every cow of the field finds a bomb
cow-fate-may-defuse = may defuse it; if not, { $fate }
cow-fate-may-pass = may hand it on; if not, { $fate }
