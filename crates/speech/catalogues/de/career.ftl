## The statistics of a player.

career-your-games = Deine Partien
career-games-of = Die Partien von { $name }
career-games = { NUMBER($games) ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $won } gewonnen; gleich gute Spieler würden { $fair } gewinnen. Im Mittel erreicht: { $score }.
career-given = { NUMBER($decisions) ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}; jede hat im Mittel { $loss } des Siegs verschenkt, genau berechnet.
career-given-about = { NUMBER($decisions) ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}; jede hat im Mittel { $loss } des Siegs verschenkt, soweit das Partien zeigen, die Bots zu Ende gespielt haben.
career-given-partly = { NUMBER($decisions) ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}; jede hat im Mittel { $loss } des Siegs verschenkt: berechnet, wo das geht, sonst soweit es Partien zeigen, die Bots zu Ende gespielt haben.
career-given-nothing = { NUMBER($decisions) ->
    [one] { $decisions } Entscheidung, die nichts verschenkt hat
   *[other] { $decisions } Entscheidungen, von denen keine etwas verschenkt hat
}, was deutlicher als der Zufall ist.
career-luck = Das Glück hat zusammen { $sum } Partien gebracht.
career-found = { $found } von { NUMBER($to_find) ->
    [one] { $to_find } Wort
   *[other] { $to_find } Wörtern
} gefunden ({ $share }).
career-luck-points = Das Glück am Stapel und beim Stibitzen hat zusammen { $sum } Punkte gebracht.
career-luck-usual = Von 100 Spielern mit ebenso vielen Partien liegen 95 höchstens { $usual } von null entfernt.
career-course-given = Verschenkt je Entscheidung, Partie für Partie
career-course-found = Gefundene von allen möglichen Wörtern, Partie für Partie
career-so-far = die Partien bis dahin
career-mistakes = Lieblingsfehler
career-mistake = { $what }: { NUMBER($count) ->
    [one] einmal
   *[other] { $count }-mal
}, { NUMBER($wins) ->
    [1] { $lost }
   *[other] { $lost } eines Sieges
} verschenkt.
career-threw-on = { NUMBER($cubes) ->
    [one] Wirft mit einem Würfel weiter
   *[other] Wirft mit { $cubes } Würfeln weiter
}, wo Aufhören besser ist
career-stopped = { NUMBER($cubes) ->
    [one] Hört mit einem Würfel in der Hand auf
   *[other] Hört mit { $cubes } Würfeln in der Hand auf
}, wo Weiterwerfen besser ist
career-counted = Zählt einen Wurf anders, als am besten ist
career-insured = Versichert die falschen Würfe
career-played-on = Spielt eine Karte, wo keine besser ist
career-ended-early = Spielt keine Karte mehr, wo eine besser ist
career-played-another = Spielt die falsche Karte
career-placed = Stellt eine Kuh an den falschen Platz
career-picked = Wählt für ein Ereignis das Falsche
career-bombed = Macht mit einer Bombe das Falsche
career-paid = Zahlt oder leiht falsch
career-other = Etwas anderes
career-nothing = Hier ist noch von keiner Partie zu erzählen. Spiel eine zu Ende.
career-working = { $done } von { $all } Partien sind durchgesehen. Weitere folgen von selbst.
career-left-out = { NUMBER($games) ->
    [one] { $games } Partie ließ
   *[other] { $games } Partien ließen
} sich nicht ausrechnen.
career-how = Entscheidungen und Glück sind die aus dem Bericht jeder Partie. Glück hebt sich über viele Partien auf; was verschenkt wird, nicht.
career-one-by-one = Partie für Partie
career-day-head = Tag
career-result-head = Ergebnis
career-given-head = Verschenkt
career-luck-head = Glück
career-won = gewonnen
career-shared = geteilt
career-lost = verloren
