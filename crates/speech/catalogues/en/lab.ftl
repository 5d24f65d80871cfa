## What a rule would do, as it was measured.

lab-what-it-would-do = What would this rule do?
lab-what-these-would-do = What would these rules do?
lab-nothing-to-measure = These are the usual rules: there is nothing to measure.
lab-a-value = { $value }: { $what }. (sampled: { $pairs } pairs of games with the same luck, beside { NUMBER($usual) ->
    [1] the usual rules
   *[other] { $base }
}, bots { $bots })
lab-nothing = no difference that is surely more than luck
lab-nothing-of-few = no difference that so few games could tell from luck; more games may show one
lab-too-slow = { $value }: too few games were over in time to tell.
lab-being-measured = What it would do is being measured just now; that takes some seconds.
lab-what-each-rule-does = What each rule does
lab-pairs-each = { $pairs } pairs of games for each value, both with the same luck, beside { NUMBER($usual) ->
    [1] the usual rules
   *[other] { $base }
}; bots { $bots }. A dot is the difference a game, the line its 95 % interval; grey may be luck.
lab-rule-head = Rule
lab-turns-head = Turns
lab-decisions-head = Decisions
lab-leads-head = Changes of lead
lab-first-head = First seat wins, %
lab-skill-head = Better bot wins, %
lab-fails-head = Rules failing
lab-how-measured = In brackets 95 % intervals. lastlicks lab measures anything else.
lab-turns = { $n } { NUMBER($less) ->
    [1] turns fewer
   *[other] turns more
} a game ({ $low } to { $high })
lab-decisions = { $n } { NUMBER($less) ->
    [1] decisions fewer
   *[other] decisions more
} ({ $low } to { $high })
lab-leads = the lead changes { $n } times { NUMBER($less) ->
    [1] less
   *[other] more
} ({ $low } to { $high })
lab-first = the first seat wins { $n } percentage points { NUMBER($less) ->
    [1] less
   *[other] more
} ({ $low } to { $high })
lab-skill = the better bot wins { $n } percentage points { NUMBER($less) ->
    [1] less
   *[other] more
} ({ $low } to { $high })
lab-fails = rules of the table’s own fail { $n } times { NUMBER($less) ->
    [1] less
   *[other] more
} a game ({ $low } to { $high }), and at a table a rule is suspended once it has failed three times
