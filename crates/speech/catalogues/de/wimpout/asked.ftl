## For everybody.

wimpout-which = { NUMBER($n) ->
    [5] alle fünf Würfel
    [1] { NUMBER($sun) ->
        [1] den Sonnenwürfel als letzten
       *[other] den letzten Würfel
    }
   *[other] { NUMBER($sun) ->
        [1] { $n } Würfel mit dem Sonnenwürfel
       *[other] { $n } Würfel
    }
}
wimpout-starting = Es wird geworfen, wer anfängt.
wimpout-ordering = Die Reihenfolge der Herausforderer wird ausgelost.
wimpout-in-the-air = Die Würfel sind in der Luft.
wimpout-won-with = Das Spiel ist aus: { WHO($seat) ->
    [you] Du hast
   *[other] { $seat } hat
} mit { $score } gewonnen.

## For those who wait.

wimpout-counts = { $seat } sagt, was der Wurf zählt.
wimpout-may-undo = { $seat } darf den Wurf mit Versicherungspunkten ungeschehen machen ({ RULE("H2") }).
wimpout-to-throw = { $seat } muss { $cubes } werfen.
wimpout-must-throw = { $seat } hat { $stake } auf dem Tisch und muss { $cubes } werfen: { $reasons }.
wimpout-stop-or-throw = { $seat } hat { $stake } auf dem Tisch: aufhören oder { $cubes } werfen?
wimpout-throws = { $seat } wirft { $cubes }.

## For whoever decides.

wimpout-throw = Wirf { $cubes }.
wimpout-both = { $throw } { $need }
wimpout-you-must = { $stake } auf dem Tisch. Du musst { $cubes } werfen: { $reasons }.
wimpout-you-may = { $stake } auf dem Tisch. Hör auf und sichere { $bank }, oder wirf { $cubes }.
wimpout-rules-add = Beim Sichern kommen { $more } hinzu, nach { NUMBER($own) ->
    [1] { $by }
   *[other] den Regeln dieses Tischs
}.
wimpout-rule-quoted = „{ $rule }“
wimpout-rules-take = Beim Sichern gehen { $less } ab, nach { NUMBER($own) ->
    [1] { $by }
   *[other] den Regeln dieses Tischs
}.
wimpout-need-to-pass = { WHO($leader) ->
    [you] Du führst
   *[other] { $leader } führt
} mit { $target }: Zum Überholen brauchst du mehr als { $more } ({ RULE("W15") }).
wimpout-need-for-circle = Mit einem offenen Kreis brauchst du { $least } in einem Zug ({ RULE("H6") }).
wimpout-need-because = Du brauchst { $least } in einem Zug: { $why }.
wimpout-need-to-open = Du brauchst { $least } in einem Zug, um ins Spiel zu kommen ({ RULE("W11") }).
wimpout-bound-by-opening = { WHO($seat) ->
    [you] du brauchst { $points }
   *[other] { $seat } braucht { $points }
} zum Einstieg ins Spiel ({ $rule })
wimpout-bound-by-all = alle fünf haben gezählt ({ $rule })
wimpout-bound-by-flash = { NUMBER($faces) ->
    [one] der Flash aus { $faces } ist
   *[other] die Flashs aus { $faces } sind
} zu räumen ({ $rule })
wimpout-bound-by-leader = { $landing } ist nicht mehr als { $target } ({ $rule })
wimpout-bound-by-erasing = der Wurf wurde gestrichen ({ $rule })
wimpout-bound-by-circle = ein offener Kreis verlangt { $points } ({ $rule })
wimpout-bound-by-occupied = { $landing } ist besetzt ({ $rule })
wimpout-bound-by-eclipse = { $landing } ist besetzt oder verfinstert ({ $rule })
wimpout-bound-by-house = { $why } ({ $rule })
wimpout-bound-by-own = die eigene Regel „{ $title }“ will es so, Zeile { $line } ({ $rule })
wimpout-bound-by-turn = der Zug hat begonnen ({ $rule })

## For whoever counts.

wimpout-say = { NUMBER($stake) ->
    [0] Du hast
   *[other] { $stake } auf dem Tisch. Du hast
} { $cubes } geworfen. Sag, { $ways }.
wimpout-what-the-sun-is = was die Sonne ist ({ RULE("W8") })
wimpout-whether-called = ob „{ $rule }“ angesagt wird ({ RULE("H12") })
wimpout-whether-sampler = ob es ein Sampler ist ({ RULE("H3") })
wimpout-what-is-set-aside = was du beiseite legst ({ RULE("W4") })
wimpout-what-is-left-over = welcher Würfel übrig bleibt ({ RULE("W7") })

## For whoever may undo a throw.

wimpout-undo = { WHO($thrower) ->
    [you] Du hast
   *[other] { $thrower } hat
} { $cubes } geworfen, { $worth }. Zahl { $price } von deinen { $points } Versicherungspunkten, um es ungeschehen zu machen, oder lass es stehen ({ RULE("H2") }).
wimpout-worth-void = ungültig
wimpout-worth-wimpout = ein Wimpout
wimpout-worth-wreck = ein Zugunglück
wimpout-worth-the-game = was das Spiel gewinnt
wimpout-worth-supernova = eine Supernova
wimpout-worth-points = gut für { $points } Punkte
