## Was Befehle ausgeben, die zählen, spielen oder lösen.

## Chancen.

figures-thrown = { $cubes }: { $total } gleich wahrscheinliche Würfe
figures-thrown-to-clear = { $cubes }, zu räumen: { $faces }; { $total } gleich wahrscheinliche Würfe
figures-sun-cube = Der Sonnenwürfel
figures-cubes = { NUMBER($sun) ->
    [1] { NUMBER($n) ->
        [one] { $n } gewöhnlicher Würfel
       *[other] { $n } gewöhnliche Würfel
    } und der Sonnenwürfel
   *[other] { NUMBER($n) ->
        [one] { $n } gewöhnlicher Würfel
       *[other] { $n } gewöhnliche Würfel
    }
}
figures-what-it-counts = was es zählt, wo es zählt:
figures-points = { NUMBER($n) ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
figures-mean-points = Im Mittel { $points } Punkte für diesen Wurf.
figures-wimpout-in-the-end = { $chance } ist die Chance auf einen Wimpout, wenn ungültige Würfe wiederholt sind.
figures-worth = Stehen { $points } auf dem Spiel, ist der Wurf { $worth } Punkte wert, wenn der Zug bestmöglich gespielt wird.

## Simulationen.

figures-games-of = { $games } Partien { $title }, Startwert { $seed }
figures-deals-of = { $games } Partien { $title }, Startwert { $seed }: { $deals } Ausgangslagen, jede einmal von jedem Platz
figures-seat-head = Platz
figures-bot-head = Bot
figures-won-head = Siege
figures-share-head = Anteil
figures-interval-head = 95-%-Intervall
figures-score-head = im Mittel
figures-rating-head = Wert
figures-played-head = Partien
figures-from-to = { $low } bis { $high }
figures-turns = { $mean } Züge je Partie ({ $least } bis { $most })
figures-begun = Siege dessen, der anfing
figures-unwon = Partien, die niemand gewann
figures-endless = Partien, als endlos abgebrochen
figures-rate = { $rate } Partien/s in { NUMBER($threads) ->
    [one] einem Thread
   *[other] { $threads } Threads
}, { $seconds } s

## Turniere.

figures-tournament-of = { $games } Partien { $title } zu { $seats } am Tisch, Startwert { $seed }
figures-stopped = Vor dem Ende abgebrochen.
figures-settled = Früher zu Ende: Jedes Paar ist entschieden.
figures-ahead = Davor, in Prozent ihrer Partien
figures-better = { $bot } ist mit { $sure } Sicherheit besser als { NUMBER($settled) ->
    [1] { $other }
   *[other] { $other }, nicht entschieden
} ({ $first } davor in etwa { $ahead } %, { $low } bis { $high })
figures-over-sure = über { $share }
figures-failed = { $bot } hat in { NUMBER($games) ->
    [one] { $games } Partie versagt und sie
   *[other] { $games } Partien versagt und sie
} verloren; zuerst: { $why }
figures-took = { $seconds } s

## Das Labor.

figures-pairs-of = { $pairs } Paare von Partien { $title }, jedes mit demselben Glück; Startwert { $seed }
figures-lab-bots = Bots { $bots }; Können ist das des ersten gegen { $weak }
figures-usual-rules = die üblichen Regeln
figures-own-rule = eigene Regel { $name }
figures-difference-head = B ohne A
figures-exactly = wer anfängt, gewinnt, genau
figures-turns-exactly = Züge eines Spiels, genau
figures-lab-legend = ± ist ein halbes 95-%-Intervall; * steht, wo das eines Unterschieds 0 nicht enthält.
figures-from = { $what } ab
figures-minutes = Minuten sind geschätzt: { $decision } s je Entscheidung, { $draw } s je Ziehung, dazu { $turn } s je Zug.
figures-every-of = Je { $pairs } Paare von Partien gegen { $rules }; Bots { $bots }; Können gegen { $weak }.
figures-every-rule = Regel
figures-every-turns = Züge
figures-every-decisions = Entscheidungen
figures-every-leads = Führungswechsel
figures-every-first = Platz 1
figures-every-skill = Können
figures-every-happens = was öfter oder seltener geschieht
figures-does-not-go = { $change } geht mit den gesetzten Regeln nicht zusammen

## Lösungen.

figures-solved = Cosmic Wimpout zu { $seats } bis { $goal }, alle bestmöglich (genau, bis auf { $error })
figures-mover-wins = wer am Wurf ist, gewinnt { $chance } %
figures-other-wins = der andere { $chance } %
figures-next-wins = der nächste { $chance } %
figures-last-wins = der letzte { $chance } %
figures-nobody-wins = niemand { $chance } %
figures-turns-left = noch { $turns } Züge im Mittel, von beiden zusammen
figures-stop-from = aufhören mit so vielen Punkten, nach übrigen Würfeln: { $all }
figures-or-more = { $points } oder mehr
figures-stop-hangs = wann aufzuhören ist, hängt an mehr als den übrigen Würfeln
figures-score-to = { $most } zu { $last }
figures-sun = Sonne
figures-circling = Bei { $scores } laufen die besten Antworten im Kreis: ein Los zwischen gleichen Chancen, das den am Zug { $regret } kostet.
figures-swept = { $swept } Züge durchgerechnet in { $ms } ms eines Kerns; die Tabelle belegt { $kib } KiB.
figures-swept-before = { $swept } Züge waren schon durchgerechnet und aufgehoben: in { $ms } ms eines Kerns gelesen und geprüft (`--fresh` rechnet neu); die Tabelle belegt { $kib } KiB.
figures-sampled = Von { $games } Partien, in denen alle wie `{ $bot }` spielten (Stichprobe, 95 von 100 solchen Intervallen stimmen):
figures-beginner-won = wer anfing, gewann { $share }
figures-place-won = Platz { $place } gewann { $share }
figures-nobody-won = niemand gewann { $share }
figures-about = etwa { $share } % ({ $low } bis { $high })
figures-goals-of = Wer anfängt, gewinnt, nach Ziel und `{ $rule }`; die letzte Spalte gilt für `{ $usual }`.
figures-goal-head = Ziel
figures-cost-head = Zeit eines Kerns, Speicher
figures-rules-of = Wer anfängt, gewinnt bis { $goal } nach jeder Hausregel.
figures-begins-head = wer anfängt, gewinnt
figures-more-head = mehr um
figures-time-head = Zeit eines Kerns
figures-no-rule = (keine)

## Wörter und Sätze.

figures-words-of = { NUMBER($n) ->
    [one] { $n } Wort
   *[other] { $n } Wörter
} aus { $list } (sha256 { $sha })
figures-accept = gilt
figures-reject = gilt nicht
figures-unsure = unsicher
figures-future = Zukunft

## Balken, und was nebenbei gesagt wird.

figures-games-bar = { $at } Partien, { $rate }, noch { $left }
figures-puzzles-bar = { $at } Partien, { $found } Rätsel, noch { $left }
figures-deals-bar = { $at } Ausgangslagen höchstens, noch { $left }; Strg-C: was es bis dahin gibt
figures-pairs-bar = { $at } Paare von Partien höchstens, noch { $left }; Strg-C: was es bis dahin gibt
figures-exact-bar = { $at } Regelwerke genau gelöst; jedes braucht einige Sekunden
figures-records-bar = { $at } Partien, noch { $left }
figures-steps-bar = { $at } Schritte, noch { $left }
figures-scores-bar = { $at } aller Punktestände, noch { $left }
figures-note = Hinweis: { $what }
