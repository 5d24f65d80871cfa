## Eigene Regeln.

own-title = Eine eigene Regel: { $game }
own-intro = Schreibe, wie sie heißt, dann eine Zeile `---`, dann eine kleine Funktion für jede Frage, die die Regel beantwortet. Gespielt wird nach ihr erst, wenn alle am Tisch ja gesagt haben.
own-text = Der Text der Regel
own-check = Lesen
own-reads-well = „{ $title }“ ist gut zu lesen.
own-reads-badly = So kann niemand spielen: { $why }.
own-what-it-does = Was sie bewirkt
own-examples = Beispiele für den Anfang
own-questions = Die Fragen, die sie beantworten kann
own-go-on = Um danach zu spielen, setze diesen Text in das Feld „Eine eigene Regel“, wenn du einen Tisch eröffnest oder dort andere Regeln vorschlägst.
own-no-questions = { $game } fragt eigene Regeln noch nichts.
own-write-one = Eine eigene Regel schreiben
own-in-force = Eigene Regeln, die gelten
own-drop = Vorschlagen, „{ $title }“ zu streichen
own-add-one = Eine eigene Regel
own-throws = { NUMBER($n) ->
    [one] Sie ändert, was { $n } der 7776 Würfe mit fünf Würfeln zählt.
   *[other] Sie ändert, was { $n } der 7776 Würfe mit fünf Würfeln zählen.
}
own-a-throw = { $cubes } zählt { $after } statt { $before }.
own-calls = { NUMBER($n) ->
    [one] { $n } der 7776 Würfe mit fünf Würfeln darf als Ganzes angesagt werden.
   *[other] { $n } der 7776 Würfe mit fünf Würfeln dürfen als Ganzes angesagt werden.
}
own-a-call = { $cubes } darf für { $points } Punkte angesagt werden.
own-voids = Solange ein Flash zu räumen ist, macht sie { $n } Würfe mit einem bis drei Würfeln ungültig, von { $of }, die es sonst nicht wären.
own-suspends = Nach { $n } ungültigen Würfen am selben Flash wartet ein Zug, bis er wieder an der Reihe ist.
own-kills = Nach { $n } ungültigen Würfen am selben Flash ist ein Zug verloren.
own-off-limits = Sie sperrt einen Stand bei { $n } der 10.000 Paare von Ständen bis 500.
own-an-off-limit = Niemand hört auf { $score } auf, solange jemand anders auf { $other } steht.
own-bumps = Sie schickt jemanden zurück bei { $n } der 10.000 Paare von Ständen bis 500.
own-a-bump = Wer bis { $score } kommt, schickt jemanden zurück, der auf { $other } steht.
own-starts = { $counter }: { $after } zu Beginn.
own-after-bank = { $counter }: aus { $before } wird { $after } nach einem Zug mit { $points } Punkten.
own-after-wimpout = { $counter }: aus { $before } wird { $after } nach einem Wimpout.
own-after-wreck = { $counter }: aus { $before } wird { $after } nach einem Zugunglück.
own-me = { NUMBER($opened) ->
    [0] { $score } Punkte, noch nie etwas gesichert
   *[other] { $score } Punkte
}
own-my-count = { $counter } { $count }, { $me }
own-least = Wer das hat ({ $me }), muss in einem Zug { $least } Punkte machen, um sie zu sichern.
own-out = Wer das hat ({ $me }), wenn ein Zug verloren ist, scheidet aus.
own-misses = Wer das hat ({ $me }), wenn jemand anders die Last Licks beginnt, scheidet aus.
own-alone-goes-on = Wer als Letztes übrig ist, muss das Ziel noch erreichen; so kann eine Partie ohne Sieg enden.
own-banks = { NUMBER($n) ->
    [one] Sie ändert, was { $n } von 100 Zügen mit 5 bis 500 Punkten bringt.
   *[other] Sie ändert, was { $n } von 100 Zügen mit 5 bis 500 Punkten bringen.
}
own-a-bank = Ein Zug mit { $before } Punkten bringt { $after }.
own-binds = Von { $of } Lagen, in denen sonst nichts bindet, darf in { $n } niemand aufhören.
own-nothing = Sie bewirkt nie etwas.
own-fails = Manchmal tut sie nichts, aus diesem Grund: { $why }.
