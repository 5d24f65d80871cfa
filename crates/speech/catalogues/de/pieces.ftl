## Eigenes Spielmaterial: Decks, Bretter, Wortlisten.

pieces-title = Eigenes Spielmaterial: { $game }
pieces-intro = Ein Tisch kann mit eigenem Material spielen. Setz einen Text in ein Feld und lass ihn lesen; nimm ihn mit, wenn du einen Tisch eröffnest, oder schlag ihn dort vor, bevor die Partie beginnt: Alle am Tisch müssen zustimmen. Die Aufzeichnung enthält ihn, darum lässt sich die Partie für immer nachspielen.
pieces-deck = das Deck
pieces-board = das Brett
pieces-words = die Wortliste
pieces-reads-well = Das lässt sich lesen: { $kind } „{ $name }“.
pieces-reads-badly = Damit kann man nicht spielen: { $why }
pieces-check = Lesen
pieces-begin-with = Mit dem üblichen beginnen
pieces-on-the-form = Eigenes Spielmaterial
pieces-of-the-table = { $kind } „{ $name }“
pieces-usual = { $kind } wie üblich
pieces-kinds = Eigenes Material dieses Spiels: { $kinds }.
pieces-wimpout-board = Das Ziel sind { $goal } Punkte, und eine Runde hat { $lap }.
pieces-wimpout-plain-board = Das Ziel sind { $goal } Punkte.
pieces-wimpout-beams = Es hat Strahlen.
pieces-cow-deck = { NUMBER($cows) ->
    [one] { $cows } Kuh
   *[other] { $cows } Kühe
}, { NUMBER($events) ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
} und { NUMBER($cities) ->
    [one] { $cities } Stadt
   *[other] { $cities } Städte
}.
pieces-connexion-deck = 24 Buchstabenkarten, die für { $strings } Buchstabenfolgen stehen, und 28 Himmelskarten, die zusammen { $points } Punkte wert sind.
pieces-connexion-board = { NUMBER($pairs) ->
    [one] { $pairs } Paar von Plätzen liegt
   *[other] { $pairs } Paare von Plätzen liegen
} nebeneinander.
pieces-connexion-words = { NUMBER($n) ->
    [one] Sie hat { $n } Wort, die Namen der Karten mitgezählt.
   *[other] Sie hat { $n } Wörter, die Namen der Karten mitgezählt.
}
pieces-how-it-differs = Worin es vom üblichen abweicht
pieces-text = Der Text
pieces-go-on = Um damit zu spielen, eröffne einen Tisch damit oder schlag es an einem vor, bevor die Partie beginnt. Wer an einem Tisch sitzt, der damit spielt, kann es ins Regal des Hauses stellen.
pieces-its-name = Im Regal des Hauses heißt es { $name }.
pieces-publish = Ins Regal des Hauses stellen
pieces-shelf-title = Spielmaterial aus dem Regal des Hauses: { $game }
pieces-shelf-intro = Material, mit dem ein Tisch dieses Hauses spielt oder gespielt hat und das jemand von dort veröffentlicht hat. Wer an einem solchen Tisch sitzt, findet den Knopf dort bei seinem Text.
pieces-shelf-take = Um damit zu spielen, nenne seinen Namen, wo ein Tisch eröffnet wird oder wo vor Beginn der Partie andere Regeln vorgeschlagen werden: { $name }
pieces-play = Einen Tisch damit eröffnen
pieces-on-the-shelf = { $name }: { $kind } „{ $title }“ ({ $n })
pieces-from-shelf = Oder Material aus dem Regal des Hauses, mit seinem Namen
pieces-none-there = Dieser Tisch hat kein solches eigenes Material.
pieces-as-usual = Es besteht aus demselben wie das übliche.
pieces-missing = Nicht darin, aber im üblichen: { $names }.
pieces-new = Darin, aber nicht im üblichen: { $names }.
pieces-changed = Anders als im üblichen: { $names }.
pieces-and-more = { $names } und { $n } mehr
pieces-costs = { $name } kostet { $now } statt { $usual }
pieces-worth = { $name } ist { $now } statt { $usual } wert
pieces-called = { $name } heißt dort { $usual }
pieces-does-else = { $name } bewirkt etwas anderes
pieces-points = { $name } ist { $now } statt { $usual } Punkte wert
pieces-spells = { $name } steht für { $now } statt für { $usual }
pieces-differs-goal = Das Ziel sind { $now } Punkte statt { $usual }.
pieces-differs-lap = Eine Runde hat { $now } Punkte statt { $usual }.
pieces-differs-beams = { NUMBER($n) ->
    [one] { $n } Punktestand liegt auf einem anderen Strahl: { $first }.
   *[other] { $n } Punktestände liegen auf einem anderen Strahl oder auf keinem, der erste davon { $first }.
}
pieces-words-left-out = { NUMBER($n) ->
    [one] { $n } Wort der üblichen Liste fehlt darin.
   *[other] { $n } Wörter der üblichen Liste fehlen darin.
}
