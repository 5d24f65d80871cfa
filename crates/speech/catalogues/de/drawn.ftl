## What stands in and beside the drawings of a page.

drawn-flash-of = Flash aus { $face }
drawn-train-of = Zug aus { $face }
drawn-sampler = Sampler
drawn-the-sun = die Sonne
drawn-face-2 = Wirbeln
drawn-face-3 = Dreiecken
drawn-face-4 = Blitzen
drawn-face-5 = 5ern
drawn-face-6 = Sternen
drawn-face-10 = 10ern
drawn-face-sun = Sonnen
drawn-accepts-future = Der Richter nimmt ihn an, und er steht in der Zukunft.
drawn-accepts = Der Richter nimmt ihn an.
drawn-rejects = Der Richter lehnt ihn ab{ $because }.
drawn-unsure = Der Richter ist nicht sicher{ $because }.
drawn-reads = Der Richter liest ihn.
drawn-says-future = { WHO($seat) ->
    [you] Du sagst
   *[other] { $seat } sagt
}: richtig, und in der Zukunft
drawn-says-good = { WHO($seat) ->
    [you] Du sagst
   *[other] { $seat } sagt
}: richtig
drawn-says-bad = { WHO($seat) ->
    [you] Du sagst
   *[other] { $seat } sagt
}: nicht richtig
drawn-bonus = { $points } Punkte für { WHO($seat) ->
    [you] dich
   *[other] { $seat }
}.
drawn-link-as-code = Der Link als QR-Code
drawn-plain-cow = einfache Kuh
drawn-ill-cow = kranke Kuh
drawn-event = Ereignis
drawn-diamond = Die Raute
drawn-no-card = Noch liegt keine Karte.
