## How a game was played, and what is best.

insight-report = How it was played
insight-chances = Chances to win
insight-chances-after = The chance to win, after each step
insight-dearest = The dearest decisions
insight-luckiest = The luckiest draws
insight-how-found = How this was found
insight-step-head = Step
insight-done-head = What happened
insight-beginning = The game begins.
insight-played = { WHO($seat) ->
    [you] You played { $played } of perfect:
   *[other] { $seat } played { $played } of perfect:
} { $faults }, { $lost } given away in all.
insight-wasted = { WHO($seat) ->
    [you] You gave away
   *[other] { $seat } gave away
} more than this game was worth, for much of it came back: { $lost } in all, { $each } at each of { $decisions } decisions; { $faults }.
insight-slips = { NUMBER($n) ->
    [one] { $n } slip
   *[other] { $n } slips
}
insight-mistakes = { NUMBER($n) ->
    [one] { $n } mistake
   *[other] { $n } mistakes
}
insight-blunders = { NUMBER($n) ->
    [one] { $n } blunder
   *[other] { $n } blunders
}
insight-no-faults = no slip
insight-flawless = { WHO($seat) ->
    [you] You played as well as one can.
   *[other] { $seat } played as well as one can.
}
insight-played-about = As far as bots can tell, { WHO($seat) ->
    [you] you played
   *[other] { $seat } played
} { $played } of perfect: { $faults }, { $lost } given away in all.
insight-nothing-seen = { WHO($seat) ->
    [you] No mistake of yours is clear beyond chance.
   *[other] No mistake of { $seat } is clear beyond chance.
}
insight-luck = { NUMBER($rises) ->
    [one] Luck gave { WHO($seat) ->
        [you] you
       *[other] { $seat }
    } { $luck }
   *[other] Luck cost { WHO($seat) ->
        [you] you
       *[other] { $seat }
    } { $luck }
}; { $others } brought { $given }.
insight-changed = Votes and those who left { NUMBER($rises) ->
    [one] gave
   *[other] cost
} { WHO($seat) ->
    [you] you
   *[other] { $seat }
} { $share }.
insight-mistakes-of = { WHO($seat) ->
    [you] your mistakes
   *[other] { $seat }’s mistakes
}
insight-mistakes-of-others = the mistakes of the others
insight-without-luck = { WHO($seat) ->
    [you] Without luck you would have had
   *[other] Without luck { $seat } would have had
} { $chance } of the win.
insight-dear = Step { $step }: { $before } { WHO($seat) ->
    [you] You chose
   *[other] { $seat } chose
} “{ $done }”. Better: “{ $better }”. It gave away { $lost } ({ $grade }).
insight-lucky = Step { $step }: { $told } It brought { $luck }.
insight-nothing-lost = Nobody gave anything away that counts.
insight-account = From the start to the end
insight-account-reads = Each row adds up: what the rules gave at the start, what luck, votes, those who left and the mistakes of others brought, less the own mistakes. Mistakes can come to more than 100 %, since what was given away often comes back.
insight-player-head = Player
insight-start-head = Start
insight-luck-head = Luck
insight-rules-head = Votes, leaving
insight-given-head = Others’ mistakes
insight-lost-head = Own mistakes
insight-end-head = End
insight-working = The report is being worked out. { $done } of { $of } steps are done.
insight-seconds-left = { NUMBER($seconds) ->
    [one] About a second left; this page looks again by itself.
   *[other] About { $seconds } seconds left; this page looks again by itself.
}
insight-ask-again = { $words } in a moment shows it.
insight-graph-leads = Rings are decisions that gave something away. Every step leads to the replay, where you can play on from it.
insight-all-exact = Every number is exact: what it is worth when everybody plays as well as one can from there on.
insight-all-sampled = Every number is the mean of { $games } games that bots played on from there, so small ones are uncertain.
insight-partly-exact = Numbers with “about” are means of { $games } games that bots played on from there, so small ones are uncertain; the others are exact: what it is worth when everybody plays as well as one can from there on.
insight-how-was-it = How was it played?
insight-grade-best = best
insight-grade-fine = fine
insight-grade-slip = slip
insight-grade-mistake = mistake
insight-grade-blunder = blunder

insight-advice = Advice
insight-marked = “{ $done }”: { $grade }.
insight-marked-below = “{ $done }”: { $grade }. It gave away { $lost }; “{ $better }” wins { $value }.
insight-try-again = Take back and try again
insight-try-again-typed = { $words }: take back and try again.
insight-ask-grade = How was my last choice?
insight-ask-advice = What is best?
insight-good-way = Best now: { $deed }
insight-good-ways = Hardly a difference: { $deed }; { $other }
insight-is-exact = { $value }
insight-is-about = about { $value } ({ $low } to { $high })
insight-is-nearly = about { $value }
insight-change-about = about { $value } ({ $low } to { $high })
insight-change-nearly = about { $value }
insight-is-thought = { $value }, as { $by } thinks
insight-in-wins = { $n } wins
insight-in-wins-about = about { $n } wins ({ $low } to { $high })
insight-in-wins-nearly = about { $n } wins
insight-wins = { $action }: { $value }
insight-wins-most = { $action }: { $value } – best
insight-best-is = “{ $best }” wins { $value }, “{ $next }” { $less }.
insight-no-clear-best = “{ $best }” wins { $value }, “{ $next }” { $less }: no clear difference.
insight-no-choice = “{ $only }” is all there is; it wins { $value }.
insight-throw-lost = A throw now is lost { $chance } of the time.
