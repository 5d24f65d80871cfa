## Der Bericht einer Partie mit Wörtern.

connexion-report-found = { WHO($seat) ->
    [you] Du hast
   *[other] { $seat } hat
} in { NUMBER($turns) ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} { NUMBER($found) ->
    [one] { $found } Wort
   *[other] { $found } Wörter
} gefunden und damit { $won } Punkte gewonnen; etwa { $each } lagen in einem Zug auf dem Brett.
connexion-report-opened = { WHO($seat) ->
    [you] Deine Karten
   *[other] Die Karten von { $seat }
} haben { NUMBER($opened) ->
    [one] { $opened } neues Wort
   *[other] { $opened } neue Wörter
} eröffnet; die jeweils beste hätte { $could } eröffnet.
connexion-report-pile-luck = Die Karten vom Stapel waren für { WHO($seat) ->
    [you] dich
   *[other] { $seat }
} { $points } { NUMBER($rises) ->
    [one] mehr
   *[other] weniger
} wert als im Mittel.
connexion-report-pilfer-luck = Das Glück beim Stibitzen hat { WHO($seat) ->
    [you] dir
   *[other] { $seat }
} { $points } { NUMBER($rises) ->
    [one] gebracht
   *[other] genommen
}.
connexion-report-earned = { WHO($seat) ->
    [you] Dein Satz
   *[other] Der Satz von { $seat }
} hat { $points } gebracht.
connexion-report-earned-nothing = { WHO($seat) ->
    [you] Du hattest die Sonne
   *[other] { $seat } hatte die Sonne
}, aber keinen Satz, der etwas gebracht hätte.
connexion-report-best-sentence = Der beste, den wir in der Liste finden, ist „{ $text }{ NUMBER($future) ->
    [one] “, in der Zukunft.
   *[other] “.
} Er hätte { $points } gebracht.
connexion-report-no-sentence = Auch wir finden in der Liste keinen Satz.

connexion-report-by-turn = Zug um Zug
connexion-report-bars = In jedem Zug gefundene Wörter, von denen, die auf dem Brett lagen
connexion-report-longest-missed = Die längsten Wörter, die niemand gesehen hat
connexion-report-luckiest-cards = Die glücklichsten Karten
connexion-report-turn = Zug { $turn }, { WHO($seat) ->
    [you] du
   *[other] { $seat }
}: { $card } auf { $position }. { $found } von { NUMBER($to_find) ->
    [one] { $to_find } Wort
   *[other] { $to_find } Wörtern
} gefunden, { $won } von etwa { $to_win } Punkten.
connexion-report-missed = Nicht gesehen: { $word } ({ $walk }).
connexion-report-missed-still = Noch immer nicht gesehen: { $word }.
connexion-report-better = { $card } auf { $position } hätte { NUMBER($opens) ->
    [one] { $opens } Wort
   *[other] { $opens } Wörter
} eröffnet statt { $opened }.
connexion-report-missed-by = Zug { $turn }, { WHO($seat) ->
    [you] du
   *[other] { $seat }
}: { $word } ({ $walk }).
connexion-report-missed-meaning = Zug { $turn }, { WHO($seat) ->
    [you] du
   *[other] { $seat }
}: { $word } ({ $walk }): { $meaning }
connexion-report-lucky-card = Schritt { $step }: { WHO($seat) ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} { $card }, { $points } mehr als im Mittel.
connexion-report-lucky-pilfer = Schritt { $step }: { WHO($seat) ->
    [you] Du stibitzt
   *[other] { $seat } stibitzt
} { $card } von { WHO($from) ->
    [you] dir
   *[other] { $from }
}, { $points } mehr als im Mittel.
connexion-report-how = Zu finden ist jedes Wort der Wortliste des Tisches, das auf dem Brett lag und noch nicht auf der Liste des Schreibers stand. Punkte sind Mittelwerte über die Karte, die kommen kann: erst die vom Stapel, dann, für Wörter, die stibitzen, die der anderen.
connexion-report-turn-head = Zug
connexion-report-card-head = Karte
connexion-report-words-head = Wörter
connexion-report-points-head = Punkte
connexion-report-missed-head = Übersehen
connexion-report-placing-head = Bestes Legen
connexion-report-of = { $n } von { $of }
connexion-report-of-about = { $points } von { $of }
connexion-report-opens = { $card } auf { $position } (+{ $n })
connexion-report-why-placing = Gezählt werden die Wörter, die eine Karte öffnet, für alle, die sie finden.
connexion-report-still = { NUMBER($n) ->
    [one] Ein Wort ist
   *[other] { $n } Wörter sind
} noch zu finden.
connexion-report-more-is-told = { $words } sagt mehr.
connexion-report-still-of-length = { $letters } { NUMBER($letters) ->
    [one] Buchstabe
   *[other] Buchstaben
}: { $n }
connexion-report-still-named = { $letters } { NUMBER($letters) ->
    [one] Buchstabe
   *[other] Buchstaben
}: { $n } ({ $what })
connexion-report-best-sentence-now = Der beste, den wir in der Liste finden, ist „{ $text }{ NUMBER($future) ->
    [one] “, im Futur.
   *[other] “.
} Er bringt { $points }.
connexion-report-no-sentence-now = In der Liste finden wir keinen Satz.
connexion-report-nothing-to-advise = Für diese Wahl gibt es keinen Rat.
connexion-report-first-letters = Ihre ersten Buchstaben
connexion-report-all-words = Die Wörter
