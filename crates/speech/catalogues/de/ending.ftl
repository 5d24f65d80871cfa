## Wenn eine Partie zu Ende ist.

ending-scores = Punkte, Zug für Zug
ending-cards-held = Wie viele Himmelskarten alle hatten, Zug für Zug; es entscheidet, was sie wert sind
ending-best = Der beste Augenblick
ending-house-records = Rekorde dieses Hauses, hier aufgestellt
ending-worst = Der schlimmste Augenblick
ending-worst-for = Der schlimmste Augenblick, für { WHO($seat) ->
    [you] dich
   *[other] { $seat }
}
ending-last-bank = { $points } gesicherte Punkte brachten { WHO($seat) ->
    [you] dich
   *[other] { $seat }
} zuletzt auf { $score }.
ending-wrecks = { NUMBER($n) ->
    [one] Unterwegs gab es { $n } Zugunglück
   *[other] Unterwegs gab es { $n } Zugunglücke
}.
ending-longest-word = { NUMBER($n) ->
    [one] { $n } Wort wurde gefunden
   *[other] { $n } Wörter wurden gefunden
}, { NUMBER($others) ->
    [0] das längste, „{ $word }“, von { WHO($seat) ->
        [you] dir
       *[other] { $seat }
    }
   *[other] die längsten mit { $letters } Buchstaben, zuerst „{ $word }“ von { WHO($seat) ->
        [you] dir
       *[other] { $seat }
    }
}.
ending-no-words = Es wurde kein Wort gefunden.
ending-sentence-brought = Der Satz brachte { WHO($seat) ->
    [you] dir
   *[other] { $seat }
} { $points } Punkte.
ending-most-points = Die meisten Stadtpunkte, { $points }, brachten { $won } aus Pott und Bank.
ending-won-sum = { WHO($seat) ->
    [you] dir
   *[other] { $seat }
} { $sum }
ending-booms = { NUMBER($n) ->
    [one] { $n } Kuh ist
   *[other] { $n } Kühe sind
} explodiert. { NUMBER($out) ->
    [0] Das meiste Geld gewinnt, gleich wem die Städte gehören.
   *[other] Das meiste Geld gewinnt, unter denen, die nicht ausgestiegen sind.
}
