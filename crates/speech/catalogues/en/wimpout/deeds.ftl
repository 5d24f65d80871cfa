## Throws and banks.

wimpout-do-throw = Throw { $cubes }
wimpout-do-stop = Stop and bank { $points }
wimpout-would-have = bank { $points }: you would have { $score }
wimpout-would-bump = bump { $seats }
wimpout-would-lead = take the lead
wimpout-would-begin = begin Last Licks
wimpout-would-be-bumped = { WHO($seat) ->
    [you] you
   *[other] { $seat }
}
wimpout-do-insure = Pay { $price } insurance points: the throw never happened
wimpout-do-pass = Let it stand

## Ways to count a throw.

wimpout-do-count = Count { $points }; { $left }
wimpout-do-count-as = Count { $points }: { $what }; { $left }
wimpout-counted = { $points } points; { $stake } at stake, { $left }
wimpout-counted-as = { $points } points: { $what }; { $stake } at stake, { $left }
wimpout-as-sampler = a Cosmic Sampler
wimpout-as-called = “{ $rule }”
wimpout-as-train = a freight train of { $face }
wimpout-as-flashes = { NUMBER($faces) ->
    [one] the flash of { $faces }
   *[other] the flashes of { $faces }
}
wimpout-as-numbers = { $cubes }
wimpout-without-sun = without the Sun
wimpout-left = { NUMBER($n) ->
    [0] all five are thrown again
    [one] { NUMBER($is_sun) ->
        [1] the sun cube left
       *[other] { $n } cube left
    }
   *[other] { NUMBER($told_apart) ->
        [1] { NUMBER($is_sun) ->
            [1] { $n } cubes left, the sun cube among them
           *[other] { $n } cubes left, without the sun cube
        }
       *[other] { $n } cubes left
    }
}
