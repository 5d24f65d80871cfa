## The full screen.

screen-step = Schritt { $at } von { $of }
screen-left = noch { $time }
screen-on = vor
screen-back = zurück
screen-history = Verlauf
screen-all = alles
screen-what-if = was wäre
screen-quit = gehen
screen-a-word = ein Wort
screen-help = Hilfe
screen-type-rules-quit = rules, quit tippen
screen-say-line = tut, was dasteht
screen-talk = reden
screen-rules = Regeln
screen-undo = zurück
screen-type = tippen
screen-what-each-does = [{ $key }] was jede davon bewirkt
screen-more-answers = [{ $key }] { $more } weitere, und was jede davon bewirkt
screen-leave-over = [q] vom Tisch gehen; dann wird die Aufzeichnung angeboten
screen-played-by-program = Vom Programm gespielt: { $bots }.
screen-marks = Zeichen und Kürzel:
screen-at-the-table = Am Tisch
screen-history-title = Verlauf
screen-everything-in-words = Alles in Worten
screen-keys-propose = ↑ ↓ wählen   Enter lesen   p Änderung vorschlagen   Esc zurück
screen-keys-list = ↑ ↓ wählen   Enter lesen   Esc zurück
screen-keys-text = ↑ ↓ blättern   Esc zurück
screen-keys-whole = ↑ ↓ blättern   Tasten in [ ] tun, was dabeisteht   Esc zurück
screen-more-players = und { $missing } weitere; [{ $key }] alle
screen-bot = Bot
screen-yes-or-no = { $name }: y ja, n nein?
screen-proposes = { $name } schlägt vor: { $rules }. Ja bisher: { $yes }.
screen-sealed = Das Glück dieses Spiels ist als { $seal }… versiegelt und steht offen in seiner Aufzeichnung.
screen-too-small = Der Tisch braucht ein Fenster von { $least } Zeichen, und dieses hat { $size }. Mach es bitte größer, oder spiel in Sätzen: geh mit q und füge --plain an.
screen-by-size = { $width } mal { $height }

## Cosmic Wimpout.

screen-w-heading = Zug { $turn } · Ziel { $goal }
screen-w-turn-and-goal = Zug { $turn }. Ziel { $goal }.
screen-w-board = Brett { $board }.
screen-w-has-won = hat gewonnen
screen-w-won = Sieg
screen-w-out = raus
screen-w-leads = führt
screen-w-not-in = noch nicht im Spiel
screen-w-insurance = { $n } Versicherung
screen-w-open = { NUMBER($n) ->
    [one] { $n } offener Kreis
   *[other] { $n } offene Kreise
}
screen-w-wrecked = { NUMBER($n) ->
    [one] { $n } Unglück
   *[other] { $n } Unglücke
}
screen-w-recovery-wrecked = { $n } von 7 Unglücken (Erholung)
screen-w-waiting = { $points } warten
screen-w-threw = { WHO($seat) ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { $cubes }: { $fate }.
screen-w-threw-head = { WHO($seat) ->
    [you] Dein Wurf
   *[other] Wurf von { $seat }
}: { $fate }
screen-w-pending = noch nicht gezählt
screen-w-void = ungültig
screen-w-undone = ungeschehen
screen-w-wreck = ein Zugunglück
screen-w-wimpout = ein Wimpout
screen-w-five = fünf gleiche
screen-w-nothing = nichts zählt
screen-w-counted-of = { $points } gezählt, { $parts }
screen-w-counted = { $points } gezählt
screen-w-sun-five = die Sonne als 5
screen-w-sun-ten = die Sonne als 10
screen-w-sun-with = die Sonne dabei
screen-w-flash-of = der Flash aus { $faces }
screen-w-train-of = der Güterzug aus { $faces }
screen-w-the-sampler = der Sampler
screen-w-alike = { $face }ern
screen-w-suns = Sonnen
screen-w-sun = Sonne
screen-w-at-stake = { $points } im Spiel.
screen-w-to-throw = zu werfen: { $cubes }.
screen-w-to-clear = Zu räumen: { $faces }.
screen-w-all-five = alle fünf Würfel
screen-w-last-sun = der letzte Würfel, der Sonnenwürfel
screen-w-last = der letzte Würfel
screen-w-cubes-sun = { $n } Würfel, der Sonnenwürfel dabei
screen-w-cubes = { $n } Würfel
screen-w-licks = Last Licks: { WHO($seat) ->
    [you] du führst
   *[other] { $seat } führt
} mit { $score }.
screen-w-to-try = Noch dran: { $seats }.
screen-w-many-to-try = Noch dran: { $n } Spieler.
screen-w-who-starts = Wer fängt an?
screen-w-five-cubes = Fünf Würfel
screen-w-set-aside = beiseite
screen-w-in-hand = in der Hand
screen-w-flash-for = Flash: { $points }
screen-w-train-for = Güterzug aus { $faces }: { $points }
screen-w-sampler = Cosmic Sampler
screen-w-as-five = als 5
screen-w-as-ten = als 10
screen-w-left = übrig
screen-w-whole-train = Zug
screen-w-whole-sampler = Sampler
screen-w-whole-call = Ansage
screen-w-stake = Im Spiel { $points }   Brett { $banked }   zusammen { $together }
screen-w-void-throws = ungültig { $n }
screen-w-board-note = die Mitte ist oben; { $shade } ist gesperrt (H9)
screen-w-ip = { $n } VP
screen-w-tw = { $n } ZU
screen-w-mark-ip = VP
screen-w-mark-tw = ZU
screen-w-means-ip = Versicherungspunkte
screen-w-means-o = offene Kreise
screen-w-means-tw = Zugunglücke
screen-w-means-waiting = Punkte, die auf den nächsten Zug warten
screen-w-means-to-act = wer am Zug ist
screen-w-means-landing = wo stünde, wer wirft
screen-w-means-goal = das Ziel
screen-w-means-crowd = mehr Spieler, als Platz ist

## Unexploded Cow.

screen-c-game = Spiel { $game } von { $of }
screen-c-heading = Zug { $turn } · Pott { $pot } · Bank { $bank }
screen-c-city-up = Es geht um { $name }: { $points } Punkte ({ $rest })
screen-c-no-city = Gerade geht es um keine Stadt ({ $rest })
screen-c-all-taken = Alle Städte sind vergeben
screen-c-last-one = die letzte
screen-c-to-come = { $n } kommen noch
screen-c-piles = Stapel { $deck }, Ablage { $discard }
screen-c-hand-empty = Deine Hand ist leer.
screen-c-your-hand = Deine Hand:
screen-c-hand-of = Deine Hand: { $cards }
screen-c-event = Ereignis
screen-c-short = p Stadtpunkte, c Karten
screen-c-means-turn = wer am Zug ist
screen-c-means-points = so viele Stadtpunkte
screen-c-means-cards = so viele Karten auf der Hand
screen-c-means-roll = ein Wurf von 2 trifft diese Kuh
screen-c-means-value = was der Besitzer einer Kuh bekommt, wenn sie explodiert
screen-c-means-price = was es kostet, sie zu spielen
screen-c-mark-spy = Spion: Bea
screen-c-means-spy = ein Spion, dessen Geld an Bea geht
screen-c-means-bomber = ein Mad Bomber
screen-c-means-acted = hat seine Kraft in diesem Zug gebraucht
screen-c-bomber = Bomber
screen-c-yours = deine
screen-c-bomb = BOMBE
screen-c-doomed = dahin
screen-c-acted = fertig
screen-c-out = raus
screen-c-owes = schuldet { $money }
screen-c-you = Du
screen-c-no-cows = keine Kühe
screen-c-more-cows = { $missing } weitere;
screen-c-cows = { $n } Kühe
screen-c-is-up = Es geht um { $name } ({ $points })
screen-c-none-up = Gerade geht es um keine Stadt
screen-c-head = Zug { $turn }. Pott { $pot }, Bank { $bank }. { $city }, { $rest } kommen noch. Stapel { $deck }, Ablage { $discard }.
screen-c-field = Weide, von links nach rechts: { $cows }
screen-c-net = netto { $money }
screen-c-city-points = { NUMBER($n) ->
    [one] { $n } Stadtpunkt
   *[other] { $n } Stadtpunkte
}
screen-c-cards = { NUMBER($n) ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $n } Karten
}
screen-c-among = darunter { $cards }
screen-c-dropped-out = ausgestiegen
screen-c-on-turn = am Zug
screen-c-me = (du)
screen-c-earns-for = verdient für { WHO($seat) ->
    [you] dich
   *[other] { $seat }
}
screen-c-has-acted = hat gehandelt
screen-c-roll = Ein Wurf von { $seat } träfe: { $cows }.

## Cosmic ConneXion.

screen-x-heading = Zug { $turn } von 24
screen-x-head = Zug { $turn } von 24. Im Stapel: { $pile }. Wortliste { $list }.
screen-x-celestials = { NUMBER($n) ->
    [0] keine Himmelskarten
    [one] eine Himmelskarte
   *[other] { $n } Himmelskarten
}
screen-x-cards = { NUMBER($n) ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $n } Karten
}
screen-x-letters = { NUMBER($n) ->
    [0] keine Buchstaben
    [one] ein Buchstabe
   *[other] { $n } Buchstaben
}
screen-x-words = { NUMBER($n) ->
    [0] keine Wörter
    [one] ein Wort
   *[other] { $n } Wörter
}
screen-x-cards-digits = { NUMBER($n) ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
screen-x-words-digits = { NUMBER($n) ->
    [one] { $n } Wort
   *[other] { $n } Wörter
}
screen-x-lost = { $n } durch falsche Ansagen verloren
screen-x-has-left = ist gegangen
screen-x-letter-cards = Deine Buchstabenkarten: { $cards }.
screen-x-your-letters = Deine Buchstaben: { $cards }.
screen-x-your-celestials = Deine Himmelskarten: { $cards }; zusammen { $total }.
screen-x-every-word = Alle Wörter sind gefunden.
screen-x-nobody-found = Niemand fand { $found }: { $words }.
screen-x-nobody-found-many = Niemand fand { $n } Wörter. Die längsten: { $words }.
screen-x-mean = Was sie (auf Englisch) bedeuten: { $words }.
screen-x-longest = Unter den längsten: { $words }.
screen-x-all-longer = alle aus { $n } Buchstaben oder mehr
screen-x-longer = { $n } längere
screen-x-of-letters = { $n } aus { NUMBER($letters) ->
    [one] einem Buchstaben
   *[other] { $letters } Buchstaben
}
screen-x-of = { $n } aus { $letters }
screen-x-no-card = Noch liegt keine Karte.
screen-x-diamond = Auf der Raute: { $cards }.
screen-x-sun = Sonne
screen-x-empty-sun = (Sonne)
screen-x-practice = Übung
screen-x-in-pile = { $n } im Stapel
screen-x-you-hold = du hast { $points }
screen-x-mark-words = { $n }w
screen-x-mark-letters = { $n }b
screen-x-short = w Wörter, b Buchstaben
screen-x-means-to-act = wer am Zug ist
screen-x-means-words = so viele Wörter gefunden
screen-x-means-letters = so viele Buchstabenkarten übrig
screen-x-means-way = der Weg des letzten Worts
screen-x-means-next = wo die nächste Karte hinkommt
screen-x-means-place = ein Feld, seine Karte und der englische Buchstabe, für den sie stehen kann
