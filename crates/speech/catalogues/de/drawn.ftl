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
drawn-spy-cow = Spion
drawn-mechanic-cow = Mechaniker
drawn-event = Ereignis
drawn-diamond = Die Raute
drawn-no-card = Noch liegt keine Karte.
drawn-cube = Würfel: { $shows }
drawn-sun-cube = Sonnenwürfel: { $shows }
drawn-to-be-thrown = noch zu werfen
drawn-2-swirls = 2, Wirbel
drawn-3-triangles = 3, Dreiecke
drawn-4-bolts = 4, Blitze
drawn-6-stars = 6, Sterne
drawn-flaming-sun = die Flammende Sonne
drawn-track = Zählbahn bis { $goal }: { $scores }
drawn-stands-for = { $card }, steht für { $letters }
drawn-place-card = { $card } legen
drawn-choose-card = { $card } wählen
drawn-at-position = Platz { $position }: { $card }
drawn-your-celestials-worth = Deine Himmelskarten: { $points }
drawn-celestials-of = { WHO($seat) ->
    [you] Deine Himmelskarten
   *[other] Himmelskarten von { $seat }
}
drawn-seen-with = Gesehen bei { $seat }
drawn-found-by = , gefunden von { WHO($seat) ->
    [you] dir
   *[other] { $seat }
}:
