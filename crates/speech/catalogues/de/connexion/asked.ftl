## For everybody.

connexion-drawing-dealer = Es wird ausgelost, wer gibt.
connexion-dealing = Die Buchstabenkarten werden ausgeteilt.
connexion-drawing = Eine Himmelskarte wird gezogen.
connexion-judging = Der Richter liest den Satz.
connexion-over = Das Spiel ist aus; gefunden: { NUMBER($words) ->
    [0] kein Wort
    [one] { $words } Wort
   *[other] { $words } Wörter
}.
connexion-over-with = Das Spiel ist aus; gefunden: { NUMBER($words) ->
    [0] kein Wort
    [one] { $words } Wort
   *[other] { $words } Wörter
} ({ $scores }).

## For whoever decides.

connexion-asked-place = Leg eine Buchstabenkarte auf Platz { $position } ({ RULE("X3") }). { $time }
connexion-asked-place-freely = Leg eine Buchstabenkarte auf einen freien Platz ({ RULE("X3") }). { $time }
connexion-time-after = Danach hast du { $seconds } Sekunden für Wörter ({ RULE("X4") }).
connexion-no-clock = Danach findest du Wörter; es läuft keine Uhr ({ RULE("X4") }).
connexion-asked-own-placing = { $asked } Was wo liegen darf, beschränkt die eigene Regel „{ $rule }“.
connexion-asked-claim = { NUMBER($words) ->
    [0] Welche englischen Wörter liegen hier?
    [one] Bisher ein Wort. Welche liegen noch hier?
   *[other] Bisher { $words } Wörter. Welche liegen noch hier?
}
connexion-time-in-all = { $asked } Du hast insgesamt { $seconds } Sekunden ({ RULE("X4") }).
connexion-asked-no-more = Dieser Zug hat alle Wörter gebracht, die er darf ({ RULE("X14") }).
connexion-asked-pilfer = Der Stapel ist leer: Nimm jemandem eine Himmelskarte weg oder keine ({ RULE("X17") }).
connexion-asked-sun = Du hast die Sonne: Leg sie und bilde einen Satz aus den Wörtern auf der Liste, oder verzichte ({ RULE("X18") }).
connexion-asked-sentence = Bilde einen Satz aus Wörtern auf der Liste, jedes einmal{ NUMBER($seconds) ->
    [0] , oder keinen
   *[other] , innerhalb von { $seconds } Sekunden, oder keinen
} ({ RULE("X18") }).
connexion-asked-appeal = Der Richter sagt nein: { $verdict } Frag die anderen oder verzichte ({ RULE("X22") }).
connexion-asked-vote = Ist { WHO($author) ->
    [you] dein Satz
   *[other] der Satz von { $author }
} grammatisch richtig{ NUMBER($asks_future) ->
    [1] , und steht er in der Zukunft?
   *[other] ?
} { $verdict } Stimm darüber ab ({ RULE("X22") }).
connexion-said = „{ $text }“.
connexion-said-but = „{ $text }“ ({ $because }).

## For those who wait.

connexion-places = { $seat } muss eine Buchstabenkarte legen.
connexion-claims = { $seat } sucht Wörter.
connexion-pilfers = { $seat } sagt, wem die Karte weggenommen wird ({ RULE("X17") }).
connexion-holds-sun = { $seat } hat die Sonne und darf sie legen ({ RULE("X18") }).
connexion-writes = { $seat } bildet einen Satz ({ RULE("X18") }).
connexion-appeals = { $seat } darf die anderen fragen ({ RULE("X22") }).
connexion-votes = { $seat } muss über den Satz abstimmen ({ RULE("X22") }).

## How it is typed at a terminal.

connexion-type-words = Tipp sie eins nach dem anderen ein, und done, wenn du keine mehr hast.
connexion-type-sentence = Tipp sentence und die Wörter der Reihe nach ein, oder done für keinen Satz. { $list }
connexion-list = Die Liste des Schreibers ({ NUMBER($n) ->
    [one] { $n } Wort
   *[other] { $n } Wörter
}): { $words }.
connexion-empty-list = Die Liste des Schreibers ist leer.
