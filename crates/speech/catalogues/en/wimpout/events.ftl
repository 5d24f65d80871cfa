## Pieces.

wimpout-sun = Sun
wimpout-alike = { NUMBER($is_sun) ->
    [1] Suns
   *[other] { $face }s
}

## Who starts.

wimpout-starter-thrown = { WHO($seat) ->
    [you] You throw
   *[other] { $seat } throws
} { $cube } to see who starts.
wimpout-starter-tied = A tie: { $seats } throw again.
wimpout-many-tied = A tie: { NUMBER($players) ->
    [one] { $players } player
   *[other] { $players } players
} throw again.
wimpout-starter-found = { WHO($seat) ->
    [you] You start.
   *[other] { $seat } starts.
}

## A throw.

wimpout-thrown = { WHO($seat) ->
    [you] You throw
   *[other] { $seat } throws
} { $cubes }.
wimpout-void-matching = Void: it matches the flash. The same cubes again ({ RULE("W13") }).
wimpout-void = Void: nothing counts. The same cubes again ({ $rule }).
wimpout-own-erased = { WHO($seat) ->
    [you] You pay
   *[other] { $seat } pays
} { $paid } insurance points: that throw never happened ({ RULE("H2") }).
wimpout-erased = { WHO($seat) ->
    [you] You pay
   *[other] { $seat } pays
} { $paid } insurance points: { WHO($thrower) ->
    [you] your
   *[other] { $thrower }'s
} throw never happened ({ RULE("H2") }).
wimpout-flash-scored = A flash of { $face }: { $points } points!
wimpout-train-scored = A freight train of { $face }{ NUMBER($points) ->
    [0] !
   *[other] : { $points } points!
}
wimpout-sampler-scored = A Cosmic Sampler: { $points } points!
wimpout-own-rule-acted = Own rule “{ $rule }”: { NUMBER($less) ->
    [1] { $points } points less
   *[other] { $points } points more
} ({ RULE("H12") }).
wimpout-own-rule-cost = Own rule “{ $rule }”: { WHO($seat) ->
    [you] you lose { $points } points of your score and have { $score } left
   *[other] { $seat } loses { $points } points of the score and has { $score } left
} ({ RULE("H12") }).
wimpout-own-rule-called = “{ $rule }”, called: { $points } points!
wimpout-scored = Counted: { $counted }. { NUMBER($before) ->
    [0] { $stake } at stake
   *[other] { $points } more, { $stake } at stake
}; { NUMBER($left) ->
    [0] all five cubes have scored
    [one] { $left } cube left
   *[other] { $left } cubes left
}.
wimpout-sun-as-five = the Sun as 5
wimpout-sun-as-ten = the Sun as 10
wimpout-sun-in-flash = the Sun in the flash
wimpout-sun-in-train = the Sun as the fifth
wimpout-flash-cleared = { NUMBER($faces) ->
    [one] The flash of { $faces } is cleared.
   *[other] The flashes of { $faces } are cleared.
}
wimpout-insurance-issued = { WHO($seat) ->
    [you] You earn
   *[other] { $seat } earns
} an insurance point: { $insurance } in all ({ RULE("H2") }).

## A turn.

wimpout-wimped-out = Wimpout! { NUMBER($points) ->
    [0] { WHO($seat) ->
        [you] You score
       *[other] { $seat } scores
    } nothing.
   *[other] { WHO($seat) ->
        [you] You lose
       *[other] { $seat } loses
    } { $points } points.
}
wimpout-train-wrecked = A train wreck: five cubes, and not one of them scores.
wimpout-circle-drawn = { WHO($seat) ->
    [you] You get
   *[other] { $seat } gets
} a circle: { $circles } open now ({ RULE("H6") }).
wimpout-circle-filled = { WHO($seat) ->
    [you] You fill
   *[other] { $seat } fills
} a circle: { NUMBER($circles) ->
    [0] none is open any more
    [one] one is open still
   *[other] { $circles } are open still
} ({ RULE("H6") }).
wimpout-turn-suspended = { WHO($seat) ->
    [you] Your
   *[other] { $seat }'s
} turn is suspended with { $points } at stake and { NUMBER($clearing) ->
    [one] the flash of { $clearing }
   *[other] the flashes of { $clearing }
} to clear ({ RULE("H10") }).
wimpout-turn-resumed = { WHO($seat) ->
    [you] You go
   *[other] { $seat } goes
} on where the turn was left: { $points } at stake, { NUMBER($clearing) ->
    [one] the flash of { $clearing }
   *[other] the flashes of { $clearing }
} to clear ({ RULE("H10") }).
wimpout-turn-killed = Too many throws at one flash: the turn is killed ({ RULE("H11") }).

## Scores.

wimpout-banked = { WHO($seat) ->
    [you] You stop and bank { $points }, and have { $score }.
   *[other] { $seat } stops and banks { $points }, and has { $score }.
}
wimpout-bumped = { WHO($by) ->
    [you] You bump
   *[other] { $by } bumps
} { WHO($seat) ->
    [you] you
   *[other] { $seat }
} from { $from } back to { $to } ({ RULE("H1") }).
wimpout-eclipsed = { WHO($seat) ->
    [you] You are eclipsed and fall
   *[other] { $seat } is eclipsed and falls
} from { $from } to { $to } ({ RULE("H9") }).

## The end.

wimpout-instantly-won = Five stars in one throw! { WHO($seat) ->
    [you] You win
   *[other] { $seat } wins
} at once ({ RULE("W6") }).
wimpout-supernova-thrown = Supernova! { WHO($seat) ->
    [you] You have
   *[other] { $seat } has
} five 10s, and so too many points ({ RULE("W6") }).
wimpout-last-licks-begun = Last Licks! { WHO($seat) ->
    [you] You lead
   *[other] { $seat } leads
} with { $score }: everybody else gets a last chance ({ RULE("W15") }).
wimpout-challenger-drawn = { WHO($seat) ->
    [you] You are
   *[other] { $seat } is
} drawn to challenge next.
wimpout-leader-passed = { WHO($seat) ->
    [you] You pass { $passed } and lead
   *[other] { $seat } passes { WHO($passed) ->
        [you] you
       *[other] { $passed }
    } and leads
} with { $score }.
wimpout-leader-replaced = { WHO($seat) ->
    [you] You lead
   *[other] { $seat } leads
} now, with { $score } ({ RULE("S7") }).
wimpout-player-out = { WHO($seat) ->
    [you] You are
   *[other] { $seat } is
} out of the game ({ $rule }).
wimpout-game-won = The game is over. { WHO($seat) ->
    [you] You have
   *[other] { $seat } has
} won!
wimpout-nobody-won = The game is over, and nobody has won.
