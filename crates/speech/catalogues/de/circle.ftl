## Die Tür eines Kreises.

circle-yours = Deine Kreise
circle-make = Einen Kreis gründen
circle-told = Ein bleibender Ort für die, mit denen du spielst: ein Regelbuch, das sich nur ändert, wenn alle einig sind, eure Abende und ihre Stände. Ohne Konto und in keiner Liste: du gibst den Link weiter.
circle-name-of = Name des Kreises
circle-found = Gründen
circle-outside = { $circle } spielen zusammen nach einem eigenen Regelbuch. Wer keinen Schlüssel hat, sieht nur dies.
circle-sit-down = Dazusetzen
circle-ask-to-sit = Fragen, ob du dich dazusetzen darfst
circle-asked = Du hast gefragt. Sobald dich jemand einlässt, ist dies die Seite des Kreises.
circle-be-member = Mit diesem Link bist du auch auf diesem Gerät { $name } in { $circle }.
circle-your-place = Dein Platz im Kreis

## Mitglieder.

circle-members = Mitglieder
circle-you = du
circle-plays = würde spielen
circle-tonight = Heute würde ich spielen
circle-not-tonight = Heute doch nicht
circle-on-leave = beurlaubt
circle-away = lange nicht da
circle-about = Zu { $name }
circle-vote-out = Ausschluss vorschlagen
circle-put-on-leave = Beurlaubung vorschlagen, bis sie kommen
circle-lost-key = Der Schlüssel ist verloren
circle-vouched = { $by } bürgt für { $name }, deren Schlüssel verloren ist. In einem Tag gibt es einen neuen, wenn nicht widerspricht, wer den alten hat.
circle-object = Ich habe meinen Schlüssel
circle-hand-over = Gib { $name } diesen Link; er gilt in einem Tag.
circle-asks = { $name } möchte sich dazusetzen.
circle-let-in = Einlassen
circle-decline = Jetzt nicht
circle-invite = Andere einladen
circle-link-lets = Wer diesen Link hat, kann sich dazusetzen.
circle-word-lets = Wer diesen Link hat, kann fragen, und jemand von euch lässt ihn ein.
circle-code = Code: { $code }
circle-your-key = Dein Schlüssel
circle-key-said = Mit diesem Link bist du auf einem anderen Gerät du selbst. Zeig ihn niemandem.
circle-new-key = Schlüssel wechseln
circle-leave = Den Kreis verlassen

## Das Regelbuch.

circle-book = Das Regelbuch
circle-book-of = Das Regelbuch: { $circle }
circle-version = Fassung { $n }
circle-version-since = seit { $date }, vorgeschlagen von { $name }
circle-agreed-by = Zugestimmt: { $names }
circle-versions = Alle Fassungen
circle-changed = Was sich geändert hat
circle-compared = Von Fassung { $from } zu { $to }
circle-compare-with = Mit Fassung { $n } vergleichen
circle-usual = Wie üblich.
circle-own-rules = Der Kreis selbst
circle-writing = Noch bist du allein und schreibst das Regelbuch. Sobald sich jemand dazusetzt, ändert es sich nur noch, wenn alle Ja sagen.
circle-write = Eintragen
circle-propose-change = Änderung vorschlagen
circle-change-of = Ändern: { $chapter }
circle-all-must-agree = Was du änderst, wird vorgeschlagen. Es gilt, wenn alle Ja gesagt haben; ein Nein genügt dagegen.
circle-change = { $rule }: { $to } statt { $from }
circle-back-to = Zurück zu { $circle }

## Abstimmungen.

circle-proposals = Zu entscheiden
circle-proposes = { $name } schlägt vor
circle-proposes-out = { $by } schlägt vor, { $name } auszuschließen
circle-proposes-leave = { $by } schlägt vor, { $name } zu beurlauben
circle-waits = Noch nicht gesprochen: { $names }
circle-lapses = { NUMBER($days) ->
    [one] verfällt in einem Tag
   *[other] verfällt in { $days } Tagen
}
circle-agree = Ja
circle-refuse = Nein
circle-withdraw = Ja zurücknehmen
circle-decided = Entschieden
circle-adopted = alle waren einig
circle-refused-by = { $name } hat Nein gesagt
circle-lapsed = nicht alle haben rechtzeitig gesprochen
circle-void = passt nicht mehr

## Spiele und Abende.

circle-play = Nach dem Regelbuch spielen
circle-under-way = Gerade gespielt
circle-opened-by = eröffnet von { $name }
circle-games = Spiele
circle-all-games = Alle Spiele
circle-won-by = gewonnen von { $names }
circle-unfinished = nicht zu Ende gespielt
circle-replay = Nachspielen
circle-voted-in = An diesem Tisch beschlossen: { $rules }.
circle-keep-it = Ins Regelbuch übernehmen?
circle-no-games = Noch wurde nichts gespielt.
circle-find = Suchen
circle-any = alle
circle-begin = Einen Abend beginnen
circle-name-of-evening = Name des Abends
circle-close = Den Abend beschließen
circle-runs = { $title }, heute
circle-evenings = Abende
circle-games-of = { NUMBER($n) ->
    [one] ein Spiel
   *[other] { $n } Spiele
}
circle-by-wins = Gewonnene Spiele zählen.
circle-by-points = Punkte zählen.
circle-season = Diese Saison
circle-player = Spieler
circle-won = Gewonnen
circle-points = Punkte
circle-played = Gespielt
circle-proposed-then = { NUMBER($n) ->
    [one] An dem Abend wurde eine Regel vorgeschlagen.
   *[other] An dem Abend wurden { $n } Regeln vorgeschlagen.
}
circle-talk = Gespräch
circle-say-something = Sag etwas; es bleibt einen Monat
circle-say = Sagen
circle-export = Alles als Datei
circle-typed = Wörter hier: members, book, book N, propose SPIEL REGEL=WERT, vote N yes, evening, evening begin NAME, evening close, standing, tonight, play SPIEL, circle say TEXT.
circle-key-typed = Anderswo bist du wieder du selbst mit: circle { $key }
circle-none = du bist in keinem Kreis; schreib circle new NAME oder circle CODE
