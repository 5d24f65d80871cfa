## Eigene Regeln.

own-title = Eine eigene Regel: { $game }
own-intro = Schreibe, wie sie heißt, dann eine Zeile `---`, dann eine kleine Funktion für jede Frage, die die Regel beantwortet. Gespielt wird nach ihr erst, wenn alle am Tisch ja gesagt haben.
own-text = Der Text der Regel
own-check = Lesen
own-reads-well = „{ $title }“ ist gut zu lesen.
own-reads-badly = So kann niemand spielen: { $why }.
own-what-it-does = Was sie bewirkt
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
own-banks = { NUMBER($n) ->
    [one] Sie ändert, was { $n } von 100 Zügen mit 5 bis 500 Punkten bringt.
   *[other] Sie ändert, was { $n } von 100 Zügen mit 5 bis 500 Punkten bringen.
}
own-a-bank = Ein Zug mit { $before } Punkten bringt { $after }.
own-binds = Von { $of } Lagen, in denen sonst nichts bindet, darf in { $n } niemand aufhören.
own-nothing = Sie bewirkt nie etwas.
own-fails = Manchmal tut sie nichts, aus diesem Grund: { $why }.
