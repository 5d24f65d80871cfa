## What stands around a table.

around-bot-plays = Der Bot { $bot } spielt für dich.
around-stale = Dieser Teil des Hauses erreicht seine Ablage nicht: Was hier steht, kann alt sein, und niemand kann hier handeln. Es geht von selbst weiter.
around-bot-plays-on = Du bist für immer gegangen; der Bot { $bot } spielt weiter.
around-plays = { $bot } spielt
around-let-bot-play = { $seat } ist weg: Lass einen Bot spielen
around-asks-back = { WHO($seat) ->
    [you] Du bittest
   *[other] { $seat } bittet
} darum, { NUMBER($acts) ->
    [one] den letzten Schritt
   *[other] die letzten { $acts } Schritte
} zurückzunehmen.
around-asks-pause = { WHO($seat) ->
    [you] Du bittest
   *[other] { $seat } bittet
} um eine Pause.
around-asks-removal = { WHO($by) ->
    [you] Du möchtest
   *[other] { $by } möchte
} { WHO($seat) ->
    [you] dich
   *[other] { $seat }
} wegen Abwesenheit aus dem Spiel nehmen.
around-removal-follows = Der Platz von { $seat } fällt weg, und kein Weg führt dorthin zurück. Die anderen am Tisch werden erst gefragt; sind sie alle weg oder Bots, geschieht es sofort.
around-yes-remove = Ja, vorschlagen
around-ask-removal = Vorschlagen, { WHO($seat) ->
    [you] dich
   *[other] { $seat }
} wegen Abwesenheit aus dem Spiel zu nehmen
around-missing = Noch keine Antwort: { $seats }.
around-paused = Das Spiel macht Pause: Niemand handelt, und keine Zeit läuft ab. In { $span } geht es von selbst weiter.
around-proposes = { WHO($seat) ->
    [you] Du schlägst
   *[other] { $seat } schlägt
} eine andere Regel vor
around-proposes-this = { WHO($seat) ->
    [you] Du schlägst vor
   *[other] { $seat } schlägt vor
}: { $what }{ NUMBER($more) ->
    [0] .
   *[other] , und { $more } mehr.
}
around-propose-for = Vorschlag für { $rule }
around-wins = { WHO($seat) ->
    [you] Du gewinnst.
   *[other] { $seat } gewinnt.
}
around-share = { $seats } teilen es sich.
around-closed = Der Tisch ist geschlossen: { $why }.
around-watching = { NUMBER($n) ->
    [one] { $n } schaut zu
   *[other] { $n } schauen zu
}
around-seen-later = { NUMBER($you) ->
    [one] du siehst den Tisch { NUMBER($n) ->
        [one] eine Minute
       *[other] { $n } Minuten
    } später als die Mitspieler
   *[other] wer zusieht, sieht den Tisch { NUMBER($n) ->
        [one] eine Minute
       *[other] { $n } Minuten
    } später
}
around-show-hand = Zuschauer dürfen meine Hand sehen
around-hide-hand = Nicht mehr
around-hand-is-shown = Wer zusieht, sieht deine Hand.
around-anybody-may-watch = Zusehen dürfen alle, auch wer hier mitspielt, auf einem zweiten Bildschirm.
around-look-over = Du darfst über die Schulter sehen:
around-you-look-over = Du siehst { $seat } über die Schulter.
around-look-over-nobody = Niemandem über die Schulter sehen
around-hand-of = Die Hand von { $seat }
around-watchers-talk = Wer mitspielt, liest erst nach dem Spiel, was du hier sagst.
around-step = Schritt { $n } in der Rückschau
around-before = (davor { $n })
around-insurance = { NUMBER($n) ->
    [one] { $n } VP
   *[other] { $n } VP
}
around-counted = { $what }: { $n }
around-circles = { NUMBER($n) ->
    [one] { $n } Kreis
   *[other] { $n } Kreise
}
around-wrecks = { NUMBER($n) ->
    [one] { $n } Unglück
   *[other] { $n } Unglücke
}
around-recovery-wrecks = { $n } von 7 Unglücken (Erholung)
around-points = { NUMBER($n) ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
around-to-come = { $n } kommen noch
around-piles = Stapel { $deck }, Ablagestapel { $discard }
around-game-of = Spiel { $game } von { $of }
around-owes = schuldet { $amount }
around-cards = { NUMBER($n) ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
around-in-pile = { NUMBER($n) ->
    [one] { $n } Himmelskarte im Stapel
   *[other] { $n } Himmelskarten im Stapel
}
around-words = { NUMBER($n) ->
    [one] { $n } Wort
   *[other] { $n } Wörter
}
around-lost = { $n } verloren
around-letters = { NUMBER($n) ->
    [one] { $n } Buchstabe
   *[other] { $n } Buchstaben
}
around-of-whom = von { WHO($seat) ->
    [you] dir
   *[other] { $seat }
}
around-known-of-hand = Du kennst von der Hand: { $cards }.
around-cow-of = { WHO($seat) ->
    [you] deine { $cow }
   *[other] { $cow } von { $seat }
}

## Headings, buttons and short remarks.

around-what-may-i-do = Was kann ich jetzt tun?
around-play-myself = Wieder selbst spielen
around-not-too-late = Ein Platz ist frei, und es ist noch nicht zu spät.
around-yes-or-no = Sag Ja oder Nein
around-your-seat-elsewhere = Du sitzt hier als { $name }, auf einem anderen deiner Geräte.
around-play-here = Hier weiterspielen
around-to-the-circle = Zum Kreis
around-more-ways = Sonst noch
around-why = Warum?
around-let-it-be-taken-back = Das darf zurück
around-take-that-back = Das zurücknehmen
around-yes = Ja
around-no = Nein
around-the-house = Das Haus
around-talk = Gespräch
around-name-to-talk = Sag, wie du heißt, dann kannst du mitreden
around-say-something = Sag etwas
around-say = Sagen
around-nobody-has-won = Niemand hat gewonnen.
around-standing = Endstand
around-place = Platz
around-player = Wer
around-score = Stand
around-rematch = Revanche
around-series-game = Spiel { $n } einer Serie: { $standing }
around-series-stands = Die Serie nach { $n } Spielen: { $standing }
around-series-won = { $name } { $n }
around-wants-again = { $seat } will noch einmal spielen.
around-to-the-rematch = Zur Revanche
around-replay = Rückschau
around-take-the-record = Die Aufzeichnung mitnehmen
around-check-the-luck = Das Glück nachprüfen
around-next-throw = Der nächste Wurf
around-on-average = Im Schnitt bringt er
around-needs-everybody = Alle müssen ja sagen; ein Nein beendet es.
around-has-not-voted = hat noch nicht abgestimmt
around-said-yes = ja
around-you-said-yes = Du hast ja gesagt.
around-withdraw-it = Zurückziehen
around-rules-in-force = Geltende Regeln
around-the-usual-ones = Die üblichen.
around-the-usual-rules = Die üblichen Regeln
around-propose-several = Mehrere Änderungen auf einmal vorschlagen
around-look-at-the-rules = Die Regeln ansehen oder ändern
around-more-about-it = Mehr darüber
around-propose = Vorschlagen
around-the-table = Der Tisch
around-edge = Verlauf, Gespräch und Regeln
around-you-watch = du schaust zu
around-without-script = Ohne Skript: Lade die Seite neu, um zu sehen, was geschah.
around-what-happened = Was geschah
around-what-happened-earlier = Was vorher geschah
around-people = Leute
around-you = du
around-to-act = ist dran
around-bot = Bot
around-away = weg
around-this-table = Dieser Tisch
around-tell-my-turn = Sag mir, wenn ich dran bin
around-tell-me-elsewhere = Auch aufs Handy oder als Nachricht
around-luck-committed = Das Glück stand vor dem Anfang fest:
around-the-secret-was = Das Geheimnis war
around-what-that-proves = Was das beweist
around-the-record = Die Aufzeichnung bis jetzt
around-cards-are-hidden = In diesem Spiel sind Karten verdeckt: Aufzeichnung und Rückschau öffnen sich nach dem Ende.
around-seat-elsewhere = Dein Platz auf einem anderen Gerät
around-seat-link = Öffne dort diesen Link oder tipp den Code ein; dieser Browser schaut dann zu. Er bringt dich auch zurück, wenn der Browser dich vergessen hat. Wer ihn hat, spielt für dich: Behalt ihn für dich.
around-code = Code
around-new-link = Einen neuen Link machen
around-old-link = Hat ihn jemand gesehen? Der alte Link und Code gelten dann nicht mehr; du spielst weiter.
around-let-bot-play-for-me = Einen Bot für mich spielen lassen
around-ask-take-back = Bitten, den letzten Schritt zurückzunehmen
around-agree-to-pause = Einverstanden, Pause
around-agree-to-removal = Einverstanden
around-go-on = Weiter
around-ask-pause = Um eine Pause bitten
around-leave-for-good = Endgültig gehen
around-leave-drops = Dein Platz fällt weg, und die anderen spielen ohne dich weiter. Auf ihn kommst du nicht zurück. Wer nur eine Weile weg ist, lässt solange einen Bot spielen.
around-leave-to-bot = Ein Bot spielt deinen Platz zu Ende. Auf ihn kommst du nicht zurück. Wer nur eine Weile weg ist, lässt solange einen Bot spielen.
around-yes-leave = Ja, dieses Spiel verlassen
around-in-words-as-typed = In Worten, wie an einem Terminal
around-do-it = Tu es
around-how-it-stands = Wie das Spiel steht
around-odds-supernova = Supernova
around-odds-train-wreck = Zugunglück
around-odds-wimpout = Wimpout
around-odds-void = Ungültig
around-odds-scores = Zählt
around-odds-flash = Flash
around-odds-freight-train = Güterzug
around-odds-wins-at-once = Gewinnt sofort
around-leader = führt
around-out = raus
around-turn-waits = Zug wartet
around-cubes = Würfel
around-cubes-ready = Die Würfel liegen bereit.
around-cubes-not-scored = Würfel, die nicht gezählt haben
around-all-five-scored = Alle fünf haben gezählt
around-set-aside = Beiseite gelegt
around-on-the-table = auf dem Tisch
around-clear = zu räumen:
around-to-be-cleared = zu räumen
around-cows-graze = Die Kühe grasen.
around-all-cities-taken = Alle Städte sind vergeben
around-no-city-up = Gerade geht es um keine Stadt
around-pot = Pott
around-bank = Bank
around-exploded = Explodiert
around-your-field = Deine Weide
around-on-turn = am Zug
around-left-to-right = von links nach rechts
around-no-cows = keine Kühe
around-has-dropped-out = ist ausgestiegen
around-state-bomb = Bombe
around-state-doomed = verloren
around-state-has-acted = hat gehandelt
around-pick-it = Wählen
around-put-here = hierher
around-your-hand = Deine Hand
around-hand-is-empty = ist leer
around-price = Preis
around-play-it = Spielen
around-give-it = Geben…
around-no-target-now = gerade kein Ziel
around-arrange-field = Deine Weide, von links nach rechts: zieh die Kühe, oder sag, welcher Wurf sie findet
around-arrange-done = In dieser Reihenfolge würfeln
around-other-amount = Oder einen anderen Betrag, in Schritten von $50
around-bring-it = Leg es dazu
around-chart-of-money = Das Geld, Zug um Zug
around-a-word = Ein Wort auf der Raute
around-drag-or-tap = Ziehen oder antippen
around-claim-it = Ansagen
around-the-sentence-typed = Der Satz, Wort für Wort
around-submit-it = Abgeben
around-your-letters = Deine Buchstaben
around-the-scribes-list = Die Liste des Schreibers
around-no-word-yet = Noch ist kein Wort gefunden.
around-pile-is-empty = Der Stapel ist leer: Wörter ab vier Buchstaben stibitzen.
around-words-nobody-found = Wörter, die niemand fand
around-what-wordnet-says = Mit dem, was sie laut WordNet (auf Englisch) bedeuten.
around-cards-stand-for = Wofür die Karten stehen
around-stands-for-whole-name = Und jede steht für ihren ganzen Namen: m + eta + ph + o + r ist metaphor.
around-how-a-word-lies = Wie ein Wort liegt (X6)
around-your-sentence = Dein Satz
around-how-to-lay-words = Drück auf ein Wort, um es zu legen; zieh gelegte Wörter oder verschieb sie mit den Pfeiltasten; Entf nimmt eins zurück.
around-would-earn = { NUMBER($words) ->
    [one] { $words } Wort
   *[other] { $words } Wörter
}, { NUMBER($future) ->
    [1] mit den Wörtern der Zukunft
   *[other] nicht in der Zukunft
}: { $points } Punkte, wenn er gilt.
around-words-on-the-list = Wörter auf der Liste
around-the-sentence-said = Der Satz
around-how-the-judge-reads = So liest ihn der Richter
around-sentence-earns-nothing = Er bringt nichts ein.
around-field = Weide
around-a-roll-of = Ein Wurf von
around-finds = trifft
around-adopted-for-next-game = { $change } ist angenommen und gilt ab dem nächsten Spiel dieser Runde; in diesem bewirkt es nichts.
around-from-the-next = Gilt { $since }.
around-from-the-next-game = Gilt ab dem nächsten Spiel dieser Runde; in diesem bewirkt es nichts.
around-adopted-and-waits = { $change } ist angenommen und gilt { $since }.

## Wer da ist.

around-mute = stumm
around-mute-them = { $name } stummschalten
around-unmute = { $name } wieder hören
around-nudge = { WHO($seat) ->
    [you] Dich selbst
   *[other] { $seat }
} anstupsen
around-present = da
around-reconnecting = verbindet neu
around-thinking = denkt nach
around-min = min
around-is-here = { WHO($seat) ->
    [you] Du bist
   *[other] { $seat } ist
} da.
around-is-away = { WHO($seat) ->
    [you] Du bist
   *[other] { $seat } ist
} weg.
around-is-reconnecting = { WHO($seat) ->
    [you] Deine
   *[other] { $seat }: Die
} Leitung ist eben abgerissen.
around-waits-for = Der Tisch wartet auf { WHO($seat) ->
    [you] dich
   *[other] { $seat }
}{ NUMBER($n) ->
    [0] .
    [one] , seit { $n } Minute.
   *[other] , seit { $n } Minuten.
}
around-clock-left = übrig
around-clock-days = { NUMBER($n) ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
