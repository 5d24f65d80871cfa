## What stands in and beside the drawings of a page.

drawn-flash-of = flash of { $face }
drawn-train-of = train of { $face }
drawn-sampler = sampler
drawn-the-sun = the Sun
drawn-face-2 = swirls
drawn-face-3 = triangles
drawn-face-4 = bolts
drawn-face-5 = 5s
drawn-face-6 = stars
drawn-face-10 = 10s
drawn-face-sun = Suns
drawn-accepts-future = The judge accepts it, in the future tense.
drawn-accepts = The judge accepts it.
drawn-rejects = The judge rejects it{ $because }.
drawn-unsure = The judge is not sure{ $because }.
drawn-reads = The judge reads it.
drawn-says-future = { WHO($seat) ->
    [you] You say
   *[other] { $seat } says
}: grammatical, and in the future tense
drawn-says-good = { WHO($seat) ->
    [you] You say
   *[other] { $seat } says
}: grammatical
drawn-says-bad = { WHO($seat) ->
    [you] You say
   *[other] { $seat } says
}: not grammatical
drawn-bonus = { $points } points for { WHO($seat) ->
    [you] you
   *[other] { $seat }
}.
drawn-link-as-code = The link as a QR code
drawn-plain-cow = plain cow
drawn-ill-cow = ill cow
drawn-spy-cow = Spy
drawn-mechanic-cow = Mechanic
drawn-event = event
drawn-diamond = The diamond
drawn-no-card = No card lies yet.
drawn-cube = cube: { $shows }
drawn-sun-cube = sun cube: { $shows }
drawn-to-be-thrown = to be thrown
drawn-2-swirls = 2, swirls
drawn-3-triangles = 3, triangles
drawn-4-bolts = 4, bolts
drawn-6-stars = 6, stars
drawn-flaming-sun = the Flaming Sun
drawn-track = Score track to { $goal }: { $scores }
drawn-stands-for = { $card }, stands for { $letters }
drawn-place-card = Place { $card }
drawn-choose-card = Choose { $card }
drawn-at-position = Position { $position }: { $card }
drawn-your-celestials-worth = Your celestial cards: { $points }
drawn-celestials-of = { WHO($seat) ->
    [you] Your celestial cards
   *[other] Celestial cards of { $seat }
}
drawn-seen-with = Seen with { $seat }
drawn-found-by = , found by { WHO($seat) ->
    [you] you
   *[other] { $seat }
}:
