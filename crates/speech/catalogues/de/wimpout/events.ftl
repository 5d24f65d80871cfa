## Pieces.

wimpout-sun = Sonne
wimpout-alike = { NUMBER($is_sun) ->
    [1] Sonnen
   *[other] { $face }ern
}

## Who starts.

wimpout-starter-thrown = { WHO($seat) ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { $cube }, um zu sehen, wer anfängt.
wimpout-starter-tied = Gleichstand: { $seats } werfen noch einmal.
wimpout-many-tied = Gleichstand: { NUMBER($players) ->
    [one] { $players } Spieler wirft
   *[other] { $players } Spieler werfen
} noch einmal.
wimpout-starter-found = { WHO($seat) ->
    [you] Du fängst an.
   *[other] { $seat } fängt an.
}

## A throw.

wimpout-thrown = { WHO($seat) ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { $cubes }.
wimpout-void-matching = Ungültig: Er passt zum Flash. Dieselben Würfel noch einmal ({ RULE("W13") }).
wimpout-void = Ungültig: Nichts zählt. Dieselben Würfel noch einmal ({ $rule }).
wimpout-own-erased = { WHO($seat) ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $paid } Versicherungspunkte: Diesen Wurf hat es nie gegeben ({ RULE("H2") }).
wimpout-erased = { WHO($seat) ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $paid } Versicherungspunkte: { WHO($thrower) ->
    [you] Deinen Wurf
   *[other] Den Wurf von { $thrower }
} hat es nie gegeben ({ RULE("H2") }).
wimpout-flash-scored = Ein Flash aus { $face }: { $points } Punkte!
wimpout-train-scored = Ein Güterzug aus { $face }{ NUMBER($points) ->
    [0] !
   *[other] : { $points } Punkte!
}
wimpout-sampler-scored = Ein Cosmic Sampler: { $points } Punkte!
wimpout-own-rule-acted = Eigene Regel „{ $rule }“: { NUMBER($less) ->
    [1] { $points } Punkte weniger
   *[other] { $points } Punkte mehr
} ({ RULE("H12") }).
wimpout-own-rule-cost = Eigene Regel „{ $rule }“: { WHO($seat) ->
    [you] du verlierst { $points } Punkte von deinem Stand und hast noch { $score }
   *[other] { $seat } verliert { $points } Punkte vom Stand und hat noch { $score }
} ({ RULE("H12") }).
wimpout-own-rule-called = „{ $rule }“, angesagt: { $points } Punkte!
wimpout-scored = Gezählt: { $counted }. { NUMBER($before) ->
    [0] { $stake } im Spiel
   *[other] { $points } mehr, { $stake } im Spiel
}; { NUMBER($left) ->
    [0] alle fünf Würfel haben gezählt
    [one] { $left } Würfel übrig
   *[other] { $left } Würfel übrig
}.
wimpout-sun-as-five = die Sonne als 5
wimpout-sun-as-ten = die Sonne als 10
wimpout-sun-in-flash = die Sonne im Flash
wimpout-sun-in-train = die Sonne als fünfter
wimpout-flash-cleared = { NUMBER($faces) ->
    [one] Der Flash aus { $faces } ist geräumt.
   *[other] Die Flashs aus { $faces } sind geräumt.
}
wimpout-insurance-issued = { WHO($seat) ->
    [you] Du verdienst
   *[other] { $seat } verdient
} einen Versicherungspunkt: { $insurance } insgesamt ({ RULE("H2") }).

## A turn.

wimpout-wimped-out = Wimpout! { NUMBER($points) ->
    [0] { WHO($seat) ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } nichts.
   *[other] { WHO($seat) ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { $points } Punkte.
}
wimpout-train-wrecked = Ein Zugunglück: fünf Würfel, und keiner zählt.
wimpout-circle-drawn = { WHO($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} einen Kreis: { $circles } jetzt offen ({ RULE("H6") }).
wimpout-circle-filled = { WHO($seat) ->
    [you] Du füllst
   *[other] { $seat } füllt
} einen Kreis: { NUMBER($circles) ->
    [0] keiner ist mehr offen
    [one] einer ist noch offen
   *[other] { $circles } sind noch offen
} ({ RULE("H6") }).
wimpout-turn-suspended = { WHO($seat) ->
    [you] Dein Zug
   *[other] Der Zug von { $seat }
} wird ausgesetzt: { $points } im Spiel, { NUMBER($clearing) ->
    [one] der Flash aus { $clearing } ist
   *[other] die Flashs aus { $clearing } sind
} noch zu räumen ({ RULE("H10") }).
wimpout-turn-resumed = { WHO($seat) ->
    [you] Du machst
   *[other] { $seat } macht
} weiter, wo der Zug stehen blieb: { $points } im Spiel, { NUMBER($clearing) ->
    [one] der Flash aus { $clearing } ist
   *[other] die Flashs aus { $clearing } sind
} noch zu räumen ({ RULE("H10") }).
wimpout-turn-killed = Zu viele Würfe auf einen Flash: Der Zug ist vorbei ({ RULE("H11") }).

## Scores.

wimpout-banked = { WHO($seat) ->
    [you] Du hörst auf, sicherst { $points } und hast { $score }.
   *[other] { $seat } hört auf, sichert { $points } und hat { $score }.
}
wimpout-bumped = { WHO($by) ->
    [you] Du wirfst
   *[other] { $by } wirft
} { WHO($seat) ->
    [you] dich
   *[other] { $seat }
} von { $from } auf { $to } zurück ({ RULE("H1") }).
wimpout-eclipsed = { WHO($seat) ->
    [you] Du wirst verfinstert und fällst
   *[other] { $seat } wird verfinstert und fällt
} von { $from } auf { $to } ({ RULE("H9") }).

## The end.

wimpout-instantly-won = Fünf Sterne in einem Wurf! { WHO($seat) ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} sofort ({ RULE("W6") }).
wimpout-supernova-thrown = Supernova! { WHO($seat) ->
    [you] Du hast
   *[other] { $seat } hat
} fünf 10er und damit zu viele Punkte ({ RULE("W6") }).
wimpout-last-licks-begun = Last Licks! { WHO($seat) ->
    [you] Du führst
   *[other] { $seat } führt
} mit { $score }: Alle anderen bekommen eine letzte Chance ({ RULE("W15") }).
wimpout-challenger-drawn = { WHO($seat) ->
    [you] Du wirst
   *[other] { $seat } wird
} als Nächster ausgelost.
wimpout-leader-passed = { WHO($seat) ->
    [you] Du überholst { $passed } und führst
   *[other] { $seat } überholt { WHO($passed) ->
        [you] dich
       *[other] { $passed }
    } und führt
} mit { $score }.
wimpout-leader-replaced = { WHO($seat) ->
    [you] Jetzt führst du
   *[other] Jetzt führt { $seat }
}, mit { $score } ({ RULE("S7") }).
wimpout-player-out = { WHO($seat) ->
    [you] Du bist
   *[other] { $seat } ist
} aus dem Spiel ({ $rule }).
wimpout-game-won = Das Spiel ist aus. { WHO($seat) ->
    [you] Du hast
   *[other] { $seat } hat
} gewonnen!
wimpout-nobody-won = Das Spiel ist aus, und niemand hat gewonnen.
