## Wie gespielt wurde, und was das Beste ist.

insight-report = Wie gespielt wurde
insight-chances = Gewinnchancen
insight-chances-after = Die Gewinnchance nach jedem Schritt
insight-dearest = Die teuersten Entscheidungen
insight-luckiest = Das größte Glück
insight-how-found = Wie das gefunden wurde
insight-step-head = Schritt
insight-done-head = Was geschah
insight-beginning = Das Spiel beginnt.
insight-played = { WHO($seat) ->
    [you] Du hast { $played } von perfekt gespielt:
   *[other] { $seat } hat { $played } von perfekt gespielt:
} { $faults }, { $lost } insgesamt verschenkt.
insight-wasted = { WHO($seat) ->
    [you] Du hast
   *[other] { $seat } hat
} mehr verschenkt, als diese Partie wert war, denn vieles kam zurück: insgesamt { $lost }, { $each } bei jeder von { $decisions } Entscheidungen; { $faults }.
insight-slips = { $n } Patzer
insight-mistakes = { $n } Fehler
insight-blunders = { NUMBER($n) ->
    [one] { $n } grober Fehler
   *[other] { $n } grobe Fehler
}
insight-no-faults = kein Patzer
insight-flawless = { WHO($seat) ->
    [you] Besser als du kann man nicht spielen.
   *[other] Besser als { $seat } kann man nicht spielen.
}
insight-played-about = Soweit Bots das sagen können, { WHO($seat) ->
    [you] hast du
   *[other] hat { $seat }
} { $played } von perfekt gespielt: { $faults }, { $lost } insgesamt verschenkt.
insight-nothing-seen = { WHO($seat) ->
    [you] Kein Fehler von dir ist deutlicher als der Zufall.
   *[other] Kein Fehler von { $seat } ist deutlicher als der Zufall.
}
insight-luck = { NUMBER($rises) ->
    [one] Das Glück brachte { WHO($seat) ->
        [you] dir
       *[other] { $seat }
    } { $luck }
   *[other] Das Glück kostete { WHO($seat) ->
        [you] dich
       *[other] { $seat }
    } { $luck }
}; { $others } brachten { $given }.
insight-changed = Abstimmungen und wer ging { NUMBER($rises) ->
    [one] brachten { WHO($seat) ->
        [you] dir
       *[other] { $seat }
    }
   *[other] kosteten { WHO($seat) ->
        [you] dich
       *[other] { $seat }
    }
} { $share }.
insight-mistakes-of = { WHO($seat) ->
    [you] deine Fehler
   *[other] die Fehler von { $seat }
}
insight-mistakes-of-others = die Fehler der anderen
insight-without-luck = { WHO($seat) ->
    [you] Ohne Glück wären es für dich
   *[other] Ohne Glück wären es für { $seat }
} { $chance } vom Sieg gewesen.
insight-dear = Schritt { $step }: { $before } { WHO($seat) ->
    [you] Du hast „{ $done }“ gewählt.
   *[other] { $seat } hat „{ $done }“ gewählt.
} Besser: „{ $better }“. Verschenkt: { $lost } ({ $grade }).
insight-lucky = Schritt { $step }: { $told } Das brachte { $luck }.
insight-nothing-lost = Niemand hat etwas verschenkt, was zählt.
insight-account = Vom Anfang bis zum Ende
insight-account-reads = Jede Zeile geht auf: was die Regeln am Anfang gaben, was Glück, Abstimmungen, wer ging und Fehler der anderen brachten, ohne die eigenen Fehler. Fehler können mehr als 100 % ergeben, denn was verschenkt war, kommt oft zurück.
insight-player-head = Spieler
insight-start-head = Anfang
insight-luck-head = Glück
insight-rules-head = Abstimmungen, Abschied
insight-given-head = Fehler der anderen
insight-lost-head = Eigene Fehler
insight-end-head = Ende
insight-working = Der Bericht wird ausgerechnet. { $done } von { $of } Schritten sind fertig.
insight-seconds-left = { NUMBER($seconds) ->
    [one] Noch etwa eine Sekunde; diese Seite sieht von selbst wieder nach.
   *[other] Noch etwa { $seconds } Sekunden; diese Seite sieht von selbst wieder nach.
}
insight-ask-again = { $words } zeigt ihn in einem Augenblick.
insight-graph-leads = Ringe sind Entscheidungen, die etwas verschenkt haben. Jeder Schritt führt zur Rückschau, wo du von ihm weiterspielen kannst.
insight-all-exact = Jede Zahl ist genau: so viel ist es wert, wenn von da an alle so gut spielen, wie man kann.
insight-all-sampled = Jede Zahl ist das Mittel aus { $games } Partien, die Bots von dort zu Ende gespielt haben; kleine sind also unsicher.
insight-partly-exact = Zahlen mit „etwa“ sind Mittel aus { $games } Partien, die Bots von dort zu Ende gespielt haben; kleine sind also unsicher. Die anderen sind genau: so viel ist es wert, wenn von da an alle so gut spielen, wie man kann.
insight-how-was-it = Wie wurde gespielt?
insight-grade-best = am besten
insight-grade-fine = gut
insight-grade-slip = Patzer
insight-grade-mistake = Fehler
insight-grade-blunder = grober Fehler

insight-advice = Rat
insight-marked = „{ $done }“: { $grade }.
insight-marked-below = „{ $done }“: { $grade }. Das hat { $lost } verschenkt; „{ $better }“ gewinnt { $value }.
insight-try-again = Zurücknehmen und noch einmal
insight-try-again-typed = { $words }: zurücknehmen und noch einmal.
insight-ask-grade = Wie gut war das?
insight-ask-advice = Was ist am besten?
insight-good-way = Jetzt am besten: { $deed }
insight-good-ways = Kaum ein Unterschied: { $deed }; { $other }
insight-is-exact = { $value }
insight-is-about = etwa { $value } ({ $low } bis { $high })
insight-is-nearly = etwa { $value }
insight-change-about = etwa { $value } ({ $low } bis { $high })
insight-change-nearly = etwa { $value }
insight-is-thought = { $value }, wie { $by } meint
insight-in-wins = { $n } Siege
insight-in-wins-about = etwa { $n } Siege ({ $low } bis { $high })
insight-in-wins-nearly = etwa { $n } Siege
insight-wins = { $action }: { $value }
insight-wins-most = { $action }: { $value } – am besten
insight-best-is = „{ $best }“ gewinnt { $value }, „{ $next }“ { $less }.
insight-no-clear-best = „{ $best }“ gewinnt { $value }, „{ $next }“ { $less }: kein klarer Unterschied.
insight-no-choice = „{ $only }“ ist alles, was bleibt; es gewinnt { $value }.
insight-throw-lost = Ein Wurf ist jetzt in { $chance } der Fälle verloren.
