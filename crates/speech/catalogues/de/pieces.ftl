## Eigenes Spielmaterial: Decks, Bretter, Wortlisten.

pieces-title = Eigenes Spielmaterial: { $game }
pieces-intro = Ein Tisch kann mit eigenem Material spielen. Setz einen Text in ein Feld und lass ihn lesen; nimm ihn mit, wenn du einen Tisch eröffnest, oder schlag ihn dort vor, bevor die Partie beginnt: Alle am Tisch müssen zustimmen. Der Mitschnitt enthält ihn, darum lässt sich die Partie für immer nachspielen.
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
