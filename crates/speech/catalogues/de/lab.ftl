## Was eine Regel täte, wie es gemessen wurde.

lab-what-it-would-do = Was würde diese Regel tun?
lab-what-these-would-do = Was würden diese Regeln tun?
lab-nothing-to-measure = Das sind die üblichen Regeln: Da ist nichts zu messen.
lab-a-value = { $value }: { $what }. (Stichprobe: { $pairs } Paare von Partien mit demselben Glück, neben { NUMBER($usual) ->
    [1] den üblichen Regeln
   *[other] { $base }
}, Bots { $bots })
lab-nothing-of-few = kein Unterschied, den so wenige Partien von Glück trennen könnten; mehr Partien zeigen vielleicht einen
lab-nothing = kein Unterschied, der sicher mehr als Glück ist
lab-too-slow = { $value }: zu wenige Partien waren rechtzeitig zu Ende, um etwas zu sagen.
lab-being-measured = Was sie täte, wird gerade gemessen; das dauert einige Sekunden.
lab-what-each-rule-does = Was jede Regel tut
lab-pairs-each = { $pairs } Paare von Partien für jeden Wert, beide mit demselben Glück, neben { NUMBER($usual) ->
    [1] den üblichen Regeln
   *[other] { $base }
}; Bots { $bots }. Ein Punkt ist der Unterschied je Partie, der Strich sein 95-%-Intervall; Grau kann Glück sein.
lab-rule-head = Regel
lab-turns-head = Züge
lab-decisions-head = Entscheidungen
lab-leads-head = Führungswechsel
lab-first-head = Erster Platz gewinnt, %
lab-skill-head = Besserer Bot gewinnt, %
lab-fails-head = Gescheiterte Regeln
lab-how-measured = In Klammern 95-%-Intervalle. lastlicks lab misst alles andere.
lab-turns = { $n } { NUMBER($less) ->
    [1] Züge weniger
   *[other] Züge mehr
} je Partie ({ $low } bis { $high })
lab-decisions = { $n } { NUMBER($less) ->
    [1] Entscheidungen weniger
   *[other] Entscheidungen mehr
} ({ $low } bis { $high })
lab-leads = die Führung wechselt { $n }-mal { NUMBER($less) ->
    [1] weniger
   *[other] mehr
} ({ $low } bis { $high })
lab-first = der erste Platz gewinnt { $n } Prozentpunkte { NUMBER($less) ->
    [1] weniger
   *[other] mehr
} ({ $low } bis { $high })
lab-skill = der bessere Bot gewinnt { $n } Prozentpunkte { NUMBER($less) ->
    [1] weniger
   *[other] mehr
} ({ $low } bis { $high })
lab-fails = eigene Regeln des Tisches scheitern { $n }-mal { NUMBER($less) ->
    [1] weniger
   *[other] mehr
} je Partie ({ $low } bis { $high }), und am Tisch ruht eine Regel, sobald sie dreimal gescheitert ist
