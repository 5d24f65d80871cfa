## Rules.

reading-in-force = Die geltenden Regeln (* ist anders als üblich; rules REGEL erklärt eine):
reading-no-rule = Es gibt keine Regel `{ $name }`. rules zeigt die Liste.
reading-option = { $title } ({ $slug }; { $numbers }): jetzt { $value }; möglich ist { $takes }.
reading-clashes = Verträgt sich nicht mit { $others }.
reading-at-this-table = An diesem Tisch: { $settings }.
reading-not-the-usual = { $slug } ist { $value }, nicht { $usual }
reading-on-or-off = on oder off
reading-or-loaded = { $words } oder ein geladener Name
reading-numbers = { NUMBER($step) ->
    [1] eine Zahl
   *[other] ein Vielfaches von { $step }
} von { $min } bis { $max }
reading-or-zero = { $numbers } oder 0
reading-from-next = { $situation }
reading-then = (dann { $value }, { $since })
reading-it-takes = Möglich ist { $takes }. Eine Änderung gilt { $since } ({ RULE("W19") }).
reading-options-of = { $title }: Optionen und Hausregeln (üblich ist, was in Klammern steht)
reading-one-in-full = Eine ganz: { $command }
reading-values-label = Werte:
reading-situation-label = Anlass:
reading-clashes-label = nicht mit:
reading-values-and-default = { $takes }; üblich { $usual }
reading-situation = { $situation } (eine Änderung mitten im Spiel gilt ab dem nächsten Mal)

## Help.

reading-at-every-table = An jedem Tisch kannst du tippen:
reading-topics = Die Wörter dieses Spiels stehen da, wenn du am Zug bist. Themen (help THEMA):
reading-spoken-of = Von `{ $name }` handeln: { $topics }.
reading-no-topic = Zu `{ $name }` gibt es keine Hilfe. help zeigt die Themen.

## Lessons.

reading-few-lessons = Das Spiel in ein paar Lektionen:
reading-begin-lessons = Tipp { $ask } 1, um anzufangen.
reading-no-lesson = Lektion { $number } gibt es nicht; sie gehen von 1 bis { $last }.
reading-next-lesson = Weiter geht es mit { $ask } { $number }.
reading-last-lesson = Das war die letzte Lektion.
reading-lesson-title = Lektion { $number }: { $title }.
reading-you-see = Du siehst: { $pieces }.
reading-how-to-answer = Antworte mit { $ask } { $number } a oder einem anderen Buchstaben.
reading-asks-nothing = Diese Lektion fragt nichts.
reading-try-another = Probier einen anderen Buchstaben.
reading-no-answer = Eine Antwort { $letter } gibt es nicht; Antworten sind Buchstaben, von a an.
reading-linked = { $cards }, verbunden in einer Reihe
reading-cow-piece = { $name } (kostet { $price }, bringt { $value })
reading-event-piece = { $name } (kostet { $price })
