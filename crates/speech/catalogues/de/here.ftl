## Rund um eine Partie im eigenen Terminal: weggehen, ihr Ende, wartende Partien, eine Aufzeichnung ansehen oder prüfen.

here-kept = Die Partie ist aufgehoben. Weiter geht es mit: lastlicks play { $game } --resume
here-lost = Hinweis: Diese Partie geht verloren, wenn du sie verlässt: { $why }
here-again = Noch einmal, mit denselben Plätzen? Tippe ja, oder nichts für nein.
here-keep-record = Die Aufzeichnung der Partie aufheben? Tippe den Namen einer Datei, oder nichts für nein; report sagt, wie gespielt wurde.
here-record-in = Die Aufzeichnung steht in { $path }. `lastlicks verify { $path }` spielt sie nach und prüft ihr Glück.
here-pass = Gib die Tastatur an { $name } weiter, dann Eingabetaste.

here-none-waits = Keine Partie wartet.
here-go-on = Mit einer weiterspielen: lastlicks play --resume=NUMMER
here-waiting = Diese Partien warten:
here-which = Welche? Ihre Nummer, nichts für 1, nein für keine davon (sie bleiben), oder forget N für vergessen.
here-being-played = Die wird gerade gespielt.
here-forgotten = { NUMBER($n) ->
    [0] Keine Partie vergessen.
    [one] Eine Partie vergessen.
   *[other] { $n } Partien vergessen.
}
here-stays = Hinweis: Sie bleibt: { $why }
here-older = { NUMBER($n) ->
    [one] und { $n } ältere
   *[other] und { $n } ältere
}
here-a-waiting-with = { $game } mit { $rules }
here-a-waiting = { NUMBER($over) ->
    [1] { $names } ({ $steps } Schritte, vorbei, ihre Aufzeichnung noch nicht aufgehoben)
   *[other] { $names } ({ NUMBER($steps) ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    })
}
here-played = wird gerade gespielt
here-damaged = beschädigt ({ $why })
here-just-now = gerade eben
here-ago = { $span } her

here-replays = Die Aufzeichnung lässt sich nachspielen: { NUMBER($over) ->
    [1] eine fertige Partie
   *[other] eine Partie, die nicht vorbei ist,
} mit { $steps } Schritten und { $draws } Ziehungen.
here-house-rules = Hausregeln: { $rules }.
