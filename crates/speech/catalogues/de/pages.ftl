## The frame of every page.

page-skip-to-table = Zum Inhalt springen
page-house = Haus
page-tables = Tische
page-rules = Regeln
page-learn = Lernen
page-fair-luck = Ehrliches Glück
page-not-connected = nicht verbunden
page-connected = verbunden
page-trying = neuer Versuch
page-resting = ruht
page-your-turn-title = Du bist dran
page-it-is-your-turn = Du bist dran.
page-was-refused = Das wurde abgelehnt.
page-not-through = Das kam nicht durch. Versuch es noch einmal.
page-may-not-ring = Dieser Browser lässt die Seite dir nichts melden.
page-ten-seconds = Noch zehn Sekunden.
page-not-on-diamond = Das liegt nicht auf der Raute.
page-you-are = Du bist
page-your-name = Dein Name
page-rule-numbered = Regel { $number }
page-look-at-record = Eine Aufzeichnung ansehen
page-is-luck-fair = Ist das Glück ehrlich?
page-write-bot = Einen Bot schreiben

## Home.

page-welcome = Zieh dir einen Stuhl heran
page-what-this-is = Würfel, Wörter und explodierende Kühe: drei Tischspiele, mit Freunden über einen Link oder gegen Bots, ohne Konto und ohne App.
page-play-now = Jetzt spielen
page-play-now-said = { $game } gegen zwei Bots, sofort. Ein Name ist nicht nötig.
page-your-tables = Deine Tische
page-open-tables = Offene Tische
page-none-open = Kein Tisch ist offen. Mach einen auf und schick deinen Freunden den Link, oder spiel gegen Bots.
page-being-played = Gerade gespielt
page-new-table = Neuer Tisch
page-of-game = für { $game }
page-play-bots = Gleich gegen zwei Bots
page-learn-in-steps = In { $steps } Schritten lernen
page-join-by-code = Mit Code oder Link mitspielen
page-join = Los
page-with-password = mit Passwort
page-your-turn = Du bist dran
page-free-seats = { NUMBER($n) ->
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
page-in-play = läuft
page-turn-of = { $name } ist dran
page-over = vorbei
page-and-more = und { $n } mehr

## A new table.

page-new-table-of = Ein neuer Tisch für { $game }
page-name-of-table = Name des Tischs
page-table-of = Tisch von { $name }
page-called-after-you = Nach dir benannt
page-seats = Plätze
page-which-game = Welches Spiel
page-own-mix = Eure eigene Mischung
page-own-mix-said = Wie unten eingestellt.
page-as-last-time = Wie letztes Mal
page-who-plays = Wer spielt
page-who-has-the-link = Wer den Link hat
page-bots-too = { NUMBER($n) ->
    [one] { $n } Bot, und wer den Link hat
   *[other] { $n } Bots, und wer den Link hat
}
page-around-the-table = Plätze, Uhr, Passwort, Liste, Bots
page-every-rule = Jede Regel einzeln
page-begin-before = Ihr könnt anfangen, bevor alle besetzt sind.
page-clock = Uhr
page-no-clock = Keine Uhr
page-minute-each = Eine Minute je Entscheidung
page-five-minutes-each = Fünf Minuten je Entscheidung
page-day-each = Ein Tag je Entscheidung
page-three-days-each = Drei Tage je Entscheidung
page-ten-minutes-game = Zehn Minuten je Spieler
page-half-hour-game = Eine halbe Stunde je Spieler
page-password = Passwort
page-password-said = Wenn du eins setzt, kann sich nur setzen, wer es kennt.
page-private = Nur mit Link oder Code: nicht in der Liste
page-who-leaves = Wer endgültig geht
page-seat-dropped = Der Platz fällt weg
page-bot-goes-on = Ein Bot spielt den Platz weiter
page-bots-pace = Bots spielen
page-pace-quick = Sofort
page-pace-usual = So, dass man folgen kann
page-pace-slow = Langsam
page-watchers-see = Wer zusieht, sieht den Tisch
page-watchers-see-it = { NUMBER($n) ->
    [0] So, wie er ist
    [one] Eine Minute später
   *[other] { $n } Minuten später
}
page-no-advice = Kein Rat, bevor das Spiel vorbei ist, auch nicht gegen Bots.
page-learning = Zum Lernen: Alle dürfen fragen, was am besten ist, und erfahren, wie gut jede Entscheidung war{ NUMBER($odds) ->
    [one] , mit den Chancen des nächsten Wurfs.
   *[other] .
}
page-open-table = Tisch aufmachen
page-check-rules = Regeln prüfen
page-how-we-play = Wie wir spielen
page-house-rules = Hausregeln
page-more = mehr
page-not-together = Verträgt sich nicht mit { $other }.

## A proposal.

page-propose-rules = Regeln vorschlagen
page-propose-other = Andere Regeln vorschlagen
page-propose-to = An alle am Tisch { $table }. Alle müssen ja sagen; was beschlossen ist, gilt, sobald es das nächste Mal darauf ankommt.
page-propose = Vorschlagen
page-back-to-table = Zurück zum Tisch

## The door.

page-who-are-you = Wer bist du?
page-name-is-enough = Ein Name genügt. Kein Konto, keine Mail; dieser Browser merkt sich dich.
page-up-to-24 = Bis zu 24 Zeichen, in jeder Schrift.
page-your-marker = Dein Zeichen
page-come-in = Herein
page-take-your-seat = Nimm deinen Platz
page-seat-of = Das ist der Platz von { $name } am Tisch { $table }. Hier damit weitermachen?
page-other-watches = Das andere Gerät schaut dann zu; sein eigener Link holt den Platz zurück.
page-sit-here = Hier sitzen

## Lessons.

page-learn-to-play = Spielen lernen
page-learn-game = { $game } lernen
page-steps = Schritte
page-back = Zurück
page-next = Weiter
page-play-it = Spielen

## Rules.

page-rules-of = Regeln von { $game }
page-contents = Inhalt
page-options = Optionen und Hausregeln
page-small-print = Das Kleingedruckte
page-at-every-table = An jedem Tisch
page-learn-stepwise = Schritt für Schritt lernen
page-each-is-chosen = Jede davon wird beim Aufmachen eines Tischs gewählt und kann jederzeit vorgeschlagen werden.
page-parts-of-rules = Teile der Regeln, und wie wir lesen, was die Anleitungen offen lassen.
page-what-the-house-does = Was das Haus tut, was immer gespielt wird.
page-number = Nummer
page-can-be = Möglich
page-usually = Üblich
page-waits-for-next = Eine Änderung wartet auf
page-never-with = Nie zusammen mit
page-called = Heißt

## Replay.

page-replay = Rückschau
page-the-table = Der Tisch
page-play-itself = Abspielen
page-speed = Tempo
page-turn-number = { $n }. { $name }
page-go-to-turn = Zu einem Zug
page-share-record = Link zum Teilen kopieren
page-share-record-said = Die Aufzeichnung selbst steht im Link; das Haus bewahrt nichts auf.
page-keys = Tasten
page-close-it = Schließen
page-step-of = Schritt { $step } von { $steps }
page-step = Schritt
page-start = Anfang
page-on = Vor
page-end = Ende
page-go = Los
page-story = Geschehen
page-what-if = Was wäre, wenn?
page-play-on-otherwise = Spiel von diesem Schritt an weiter, auf dem Platz, der am Zug ist, mit Bots auf den anderen. Das Glück bleibt: dasselbe Geheimnis, dieselben Ziehungen.
page-play-on-from = Ab Schritt { $step } weiterspielen
page-take-record = Aufzeichnung holen
page-to-the-table = Zum Tisch
page-check-luck = Glück prüfen
page-paste-record = Füg die Aufzeichnung eines Spiels ein, aus diesem Haus oder einem anderen, und geh sie durch. Nichts wird aufbewahrt.
page-the-record = Die Aufzeichnung
page-show-it = Zeigen

## What is wrong.

page-not-your-seat = Nicht dein Platz
page-empty-table = Ein leerer Tisch
page-moved-on = Der Tisch ist weiter
page-too-much = Das ist zu viel
page-slow-down = Etwas langsamer
page-does-not-go = Das geht nicht
page-closing = Das Haus schließt kurz
page-house-busy = Im Haus ist viel los
page-out-of-reach = Das Haus ist nicht zu erreichen
page-nothing-is-lost = Gerade führt kein Weg dorthin. Nichts geht verloren: Dein Platz bleibt deiner, und der Tisch steht, wie du ihn verlassen hast.
page-look-again = Noch einmal nachsehen
page-train-wreck = Ein Zugunglück
page-to-tables = Zu den Tischen

## Before the start.

page-players = { NUMBER($n) ->
    [one] { $n } von höchstens { $most } am Tisch
   *[other] { $n } von höchstens { $most } am Tisch
}
page-who-sits = Wer hier sitzt
page-invitation-rules-talk = Einladung, Regeln und Gespräch
page-what-may-be-wrong = Was falsch sein kann
page-bot-level = { NUMBER($level) ->
    [0] ohne Plan
    [1] leicht
    [2] mittel
    [3] stark
   *[other] am stärksten
}: { $does }
page-or-a-file = oder eine Datei
page-free = frei
page-more-free = und { NUMBER($n) ->
    [one] noch { $n } Platz
   *[other] noch { $n } Plätze
}
page-kept-for = frei für { $who }
page-you = du
page-away = weg
page-send-away = Wegschicken
page-what-now = Was kann ich jetzt tun?
page-every-seat-taken = Alle Plätze sind besetzt. Du kannst zuschauen.
page-seat-is-free = Ein Platz ist frei für dich.
page-seat-for-you = Ein Platz ist frei für dich: kein Konto, ein Name genügt.
page-send-the-link = Schick deinen Freunden den Link, oder ruf einen Bot.
page-send-the-password = Um sich zu setzen, brauchen sie das Passwort des Tischs: schick es mit.
page-called-again = { $who } { NUMBER($n) ->
    [one] kann von der Seite des letzten Spiels herkommen; der Platz bleibt
   *[other] können von der Seite des letzten Spiels herkommen; die Plätze bleiben
} zehn Minuten frei. Andere kommen mit dem Link.
page-more-are-needed = { NUMBER($n) ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $n }
}: Schick deinen Freunden den Link, oder ruf einen Bot.
page-begin-when-here = Fangt an, wenn alle da sind.
page-begin = Anfangen
page-begin-alone = Allein anfangen
page-stand-up = Aufstehen
page-table-password = Das Passwort des Tischs
page-sit-down = Setzen
page-which-bot = Welcher Bot
page-call-bot = Bot rufen
page-ask-friends = Lad deine Freunde ein
page-anybody-with-link = Wer diesen Link hat, kann an den Tisch kommen:
page-copy-link = Link kopieren
page-copied = Kopiert
page-in-terminal = Im Terminal: { $code }
page-what-we-play = Was wir spielen
page-usual-rules = { $game } nach den üblichen Regeln.

page-what-if-from = Was wäre, wenn, ab Schritt { $step }
page-write-a-bot = Einen Bot schreiben
page-api-lead = Alles, was ein Spieler kann, kann auch ein Programm: JSON hinein, JSON heraus, und ein Strom von Ereignissen, eines je Zeile.
page-operations = Aufrufe
page-whole-description = Die ganze Beschreibung als OpenAPI
page-version = Fassung { $version }
page-a-whole-bot = Dies ist ein ganzer Bot. Speichere ihn, eröffne einen Tisch, gib ihm den Link des Tisches und fang an, wenn er sitzt:
page-bot-in-python = Ein Bot in Python
page-api-in-english = Namen und Beschreibungen stehen wie in Programmen auf Englisch.
page-api-send = Gesendet wird { $kind }:
page-api-answers = Antworten
page-may-be-left-out = kann fehlen
page-a-record = Eine Aufzeichnung
