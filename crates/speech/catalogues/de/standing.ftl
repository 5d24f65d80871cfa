## Wie ein Tisch steht, Zeile für Zeile.

standing-over = Das Spiel ist vorbei.
standing-nobody = Gerade ist niemand am Zug.
standing-whose = { $name }
standing-theirs = Am Zug: { $whose }.
standing-yours = Du bist am Zug.
standing-yours-and-theirs = Du bist am Zug, dazu { $whose }.
standing-seconds = { NUMBER($seconds) ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
standing-not-begun = Das Spiel hat noch nicht begonnen. { $taken } von { $most } Plätzen sind besetzt:
standing-rules = Hausregeln: { $rules }.
standing-nobody-sits = Hier sitzt noch niemand.
standing-bot = ein Bot ({ $bot })
standing-stand-in = weg; ein Bot ({ $bot }) spielt
standing-to-act = am Zug
standing-somebody = Jemand

## Sein Glück.

standing-luck = Alles Glück dieses Tischs kommt aus einem Geheimnis des Hauses und einem Wort jedes Platzes (P12).
standing-commitment = Das Geheimnis stand vor dem Beginn fest: sein Hash ist { $hash }.
standing-nonce = Das Wort von { $name }: { $word }.
standing-secret = Das Geheimnis ist { $secret }. lastlicks verify prüft die Aufzeichnung.
standing-sealed = Das Geheimnis wird verraten, wenn das Spiel vorbei ist, damit es alle prüfen können.

## Seine Uhren.

standing-no-clock = Dieser Tisch hat keine eigene Uhr.
standing-clock-decision = Jede Entscheidung darf { $span } dauern (P5).
standing-clock-game = Alle Entscheidungen eines Spiels zusammen dürfen { $span } dauern (P5).
standing-you-have = { NUMBER($own) ->
    [1] Du hast nach den Regeln des Spiels noch { $span }.
   *[other] Du hast noch { $span }.
}
standing-has = { NUMBER($own) ->
    [1] { $name } hat nach den Regeln des Spiels noch { $span }.
   *[other] { $name } hat noch { $span }.
}
standing-two-units = { $great } { $small }
standing-no-time = keine Zeit
standing-days = { NUMBER($n) ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
standing-hours = { NUMBER($n) ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
standing-minutes = { NUMBER($n) ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
standing-spelled-seconds = { NUMBER($n) ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}

## Seine Aussichten, seine Aufzeichnung.

standing-no-odds = Aussichten gibt es an Tischen, die zum Lernen eröffnet wurden, und gegen Bots allein (P26); dies ist weder noch.
standing-no-throw = Gerade ist nichts zu werfen.
standing-odds = Der nächste Wurf bringt:
standing-mean = Im Mittel kommen { $points } dazu.
standing-no-record = Aufgezeichnet wird erst, wenn das Spiel begonnen hat.
standing-record = Die Aufzeichnung dieses Spiels hat bisher { $steps } Schritte: Regeln, Züge, Glück und Abstimmungen (P13). { NUMBER($over) ->
    [1] Sie ist vollständig: replay zeigt sie Schritt für Schritt, verify prüft ihr Glück.
   *[other] Lesen kann man sie, wenn das Spiel vorbei ist.
}

## Was alle gefragt werden.

standing-no-vote = Gerade wird über nichts abgestimmt. propose REGEL=WERT schlägt etwas vor ({ $rule }).
standing-proposes = { $name } schlägt vor: { $rules }.
standing-watchers-hear = Wer zusieht, hört es; wer spielt, liest es nach dem Spiel (P10).
standing-asks-back = { $name } möchte { NUMBER($acts) ->
    [one] den letzten Schritt
   *[other] die letzten { $acts } Schritte
} zurücknehmen.
standing-asks-pause = { $name } bittet um eine Pause.
standing-paused = Das Spiel macht Pause. unpause beendet sie (P5).
standing-paused-for = Keine Zeit läuft ab: In { $span } geht das Spiel von selbst weiter (P5).
standing-asks-removal = { $name } möchte { $whom }, weil niemand da ist, aus dem Spiel nehmen (P4).
standing-missing = Noch keine Antwort: { $names }.
standing-withdraw = refuse zieht es zurück.
standing-agree = { NUMBER($some) ->
    [1] Ja bisher: { $yes }.
   *[other] Bisher hat niemand Ja gesagt.
} Bist du einverstanden? Tippe { $words }.
standing-all-needed = { NUMBER($some) ->
    [1] Ja bisher: { $yes }.
   *[other] Bisher hat niemand Ja gesagt.
} Es braucht alle.
standing-yes-or-no = yes oder no ({ $rule })
standing-agree-or-refuse = agree oder refuse
standing-asks-vote = { $name }, bist du für den Vorschlag? yes oder no ({ $number })
standing-asks-answer = { $name }, dürfen die Schritte zurückgenommen werden? agree oder refuse
standing-asks-pause-answer = { $name }, bist du für eine Pause? agree oder refuse

## Was aus einer Zeile wird.

standing-watching = Du schaust zu; das können nur Mitspieler.
standing-leave-typed = Tippe { $words }, wenn du es so meinst.
standing-stays = Du bleibst.
standing-no-word-watching = `{ $line }` ist hier kein Wort; du schaust zu. Tippe help.
standing-type-start = Das Spiel hat noch nicht begonnen. Tippe start, um zu beginnen, oder help.
standing-not-now = `{ $line }`: { $turn } Tippe help; dort steht, was du immer tun kannst.
standing-hidden = Die Hände sind verdeckt: nur wer am Zug ist, darf schauen.
