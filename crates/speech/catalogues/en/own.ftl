## Rules of the table's own.

own-title = A rule of your own: { $game }
own-intro = Write what it is called, then a line `---`, then a small function for each question that the rule answers. Nothing is played by it before everybody at a table has said yes.
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
