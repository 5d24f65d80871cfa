## Rules of the table's own.

own-title = A rule of your own: { $game }
own-intro = Write what it is called, then a line `---`, then a small function for each question that the rule answers. Nothing is played by it before everybody at a table has said yes.
own-text = The text of the rule
own-check = Read it
own-reads-well = “{ $title }” reads well.
own-reads-badly = It cannot be played: { $why }.
own-what-it-does = What it does
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
own-banks = { NUMBER($n) ->
    [one] It changes what { $n } of the 100 banks of 5 to 500 points brings.
   *[other] It changes what { $n } of the 100 banks of 5 to 500 points bring.
}
own-a-bank = A bank of { $before } points brings { $after }.
own-binds = Of { $of } ways in which a turn may stand that nothing else binds, nobody may stop in { $n }.
own-nothing = It never does anything.
own-fails = Sometimes it does nothing, for this reason: { $why }.
