## For everybody.

wimpout-which = { NUMBER($n) ->
    [5] all five cubes
    [1] { NUMBER($sun) ->
        [1] the last cube, the sun cube
       *[other] the last cube
    }
   *[other] { NUMBER($sun) ->
        [1] { $n } cubes, the sun cube among them
       *[other] { $n } cubes
    }
}
wimpout-starting = The cubes are thrown to see who starts.
wimpout-ordering = The order of the challengers is drawn.
wimpout-in-the-air = The cubes are in the air.
wimpout-won-with = The game is over: { WHO($seat) ->
    [you] You have
   *[other] { $seat } has
} won with { $score }.

## For those who wait.

wimpout-counts = { $seat } says what the throw counts.
wimpout-may-undo = { $seat } may undo the throw with insurance points ({ RULE("H2") }).
wimpout-to-throw = { $seat } is to throw { $cubes }.
wimpout-must-throw = { $seat } has { $stake } on the table and must throw { $cubes }: { $reasons }.
wimpout-stop-or-throw = { $seat } has { $stake } on the table: stop, or throw { $cubes }?
wimpout-throws = { $seat } throws { $cubes }.

## For whoever decides.

wimpout-throw = Throw { $cubes }.
wimpout-both = { $throw } { $need }
wimpout-you-must = { $stake } on the table. You must throw { $cubes }: { $reasons }.
wimpout-you-may = { $stake } on the table. Stop and bank { $bank }, or throw { $cubes }.
wimpout-rules-add = The bank is { $more } more by { NUMBER($own) ->
    [1] { $by }
   *[other] the rules of this table
}.
wimpout-rule-quoted = “{ $rule }”
wimpout-rules-take = The bank is { $less } less by { NUMBER($own) ->
    [1] { $by }
   *[other] the rules of this table
}.
wimpout-need-to-pass = { WHO($leader) ->
    [you] You lead
   *[other] { $leader } leads
} with { $target }: you need more than { $more } to pass ({ RULE("W15") }).
wimpout-need-for-circle = With an open circle you need { $least } in one turn ({ RULE("H6") }).
wimpout-need-because = You need { $least } in one turn: { $why }.
wimpout-need-to-open = You need { $least } in one turn to get in the game ({ RULE("W11") }).
wimpout-bound-by-opening = { WHO($seat) ->
    [you] you need { $points }
   *[other] { $seat } needs { $points }
} to get in the game ({ $rule })
wimpout-bound-by-all = all five have scored ({ $rule })
wimpout-bound-by-flash = { NUMBER($faces) ->
    [one] the flash of { $faces } must
   *[other] the flashes of { $faces } must
} be cleared ({ $rule })
wimpout-bound-by-leader = { $landing } does not pass { $target } ({ $rule })
wimpout-bound-by-erasing = the throw was erased ({ $rule })
wimpout-bound-by-circle = an open circle asks for { $points } ({ $rule })
wimpout-bound-by-occupied = { $landing } is occupied ({ $rule })
wimpout-bound-by-eclipse = { $landing } is occupied or eclipsed ({ $rule })
wimpout-bound-by-house = { $why } ({ $rule })
wimpout-bound-by-own = the table’s own rule “{ $title }” says so in line { $line } ({ $rule })
wimpout-bound-by-turn = the turn has begun ({ $rule })

## For whoever counts.

wimpout-say = { NUMBER($stake) ->
    [0] You threw
   *[other] { $stake } on the table. You threw
} { $cubes }. Say { $ways }.
wimpout-what-the-sun-is = what the Sun is ({ RULE("W8") })
wimpout-whether-called = whether it is called “{ $rule }” ({ RULE("H12") })
wimpout-whether-sampler = whether it is a sampler ({ RULE("H3") })
wimpout-what-is-set-aside = what you set aside ({ RULE("W4") })
wimpout-what-is-left-over = which cube is left over ({ RULE("W7") })

## For whoever may undo a throw.

wimpout-undo = { WHO($thrower) ->
    [you] You threw
   *[other] { $thrower } threw
} { $cubes }, { $worth }. Pay { $price } of your { $points } insurance points to undo it, or let it stand ({ RULE("H2") }).
wimpout-worth-void = void
wimpout-worth-wimpout = a wimpout
wimpout-worth-wreck = a train wreck
wimpout-worth-the-game = which wins the game
wimpout-worth-supernova = a supernova
wimpout-worth-points = good for { $points } points
