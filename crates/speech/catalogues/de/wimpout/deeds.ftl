## Throws and banks.

wimpout-do-throw = Wirf { $cubes }
wimpout-do-stop = Hör auf und sichere { $points }
wimpout-would-have = { $points } sichern: Du hast dann { $score }
wimpout-would-bump = wirfst { $seats } zurück
wimpout-would-lead = gehst in Führung
wimpout-would-begin = beginnst Last Licks
wimpout-would-be-bumped = { WHO($seat) ->
    [you] dich
   *[other] { $seat }
}
wimpout-do-insure = Zahl { $price } Versicherungspunkte: Den Wurf hat es nie gegeben
wimpout-do-pass = Lass es stehen

## Ways to count a throw.

wimpout-do-count = Zähl { $points }; { $left }
wimpout-do-count-as = Zähl { $points }: { $what }; { $left }
wimpout-counted = { $points } Punkte; { $stake } im Spiel, { $left }
wimpout-counted-as = { $points } Punkte: { $what }; { $stake } im Spiel, { $left }
wimpout-as-sampler = ein Cosmic Sampler
wimpout-as-called = „{ $rule }“
wimpout-as-train = ein Güterzug aus { $face }
wimpout-as-flashes = { NUMBER($faces) ->
    [one] der Flash aus { $faces }
   *[other] die Flashs aus { $faces }
}
wimpout-as-numbers = { $cubes }
wimpout-without-sun = ohne die Sonne
wimpout-left = { NUMBER($n) ->
    [0] alle fünf werden noch einmal geworfen
    [one] { NUMBER($is_sun) ->
        [1] der Sonnenwürfel bleibt
       *[other] { $n } Würfel bleibt
    }
   *[other] { NUMBER($told_apart) ->
        [1] { NUMBER($is_sun) ->
            [1] { $n } Würfel bleiben, darunter der Sonnenwürfel
           *[other] { $n } Würfel bleiben, ohne den Sonnenwürfel
        }
       *[other] { $n } Würfel bleiben
    }
}
