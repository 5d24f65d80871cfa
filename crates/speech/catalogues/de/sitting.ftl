## Rules.

sitting-setting = { $option } { $value }
sitting-no-settings = nichts
sitting-proposed = { WHO($seat) ->
    [you] Du schlägst vor
   *[other] { $seat } schlägt vor
}: { $settings }.
sitting-yes = { WHO($seat) ->
    [you] Du sagst
   *[other] { $seat } sagt
} ja.
sitting-no = { WHO($seat) ->
    [you] Du sagst
   *[other] { $seat } sagt
} nein.
sitting-withdrawn = { WHO($seat) ->
    [you] Du nimmst dein Ja
   *[other] { $seat } nimmt das Ja
} zurück.
sitting-no-at-once = { WHO($seat) ->
    [you] Du sagst
   *[other] { $seat } sagt
} nein; der Vorschlag ist vom Tisch ({ RULE("P11") }).
sitting-proposal-failed = Der Vorschlag ist vom Tisch: Ein Nein genügt ({ $numbers }).
sitting-adopted-at-once = Alle sind dafür: { $settings }. Das Spiel beginnt damit.
sitting-adopted-for-next-game = Alle sind dafür: { $settings }. Das gilt ab dem nächsten Spiel dieser Runde; in diesem bewirkt es nichts ({ $numbers }).
sitting-next-game = { $said } { NUMBER($all) ->
    [1] Angenommen gilt das ab dem nächsten Spiel dieser Runde; in diesem bewirkt es nichts.
   *[other] Nicht mehr in diesem Spiel, aber im nächsten dieser Runde: { $which }.
}
sitting-adopted = Alle sind dafür: { $settings }. Das gilt, sobald es das nächste Mal darauf ankommt ({ $numbers }).
sitting-in-force = Von jetzt an gilt für { $option }: { $value }.
sitting-own-rule = die eigene Regel „{ $title }“ ({ $about })
sitting-own-rule-named = die eigene Regel „{ $title }“
sitting-without-own-rule = die eigene Regel „{ $name }“ nicht mehr
sitting-suspended = Die eigene Regel „{ $name }“ ist dreimal gescheitert: Sie ruht, bis wieder für sie gestimmt wird.
sitting-own-in-force = Von jetzt an: { $rule }.

## Comings and goings.

sitting-joined = { WHO($seat) ->
    [you] Du setzt dich und spielst
   *[other] { $seat } setzt sich und spielt
} mit.
sitting-left = { WHO($seat) ->
    [you] Du verlässt
   *[other] { $seat } verlässt
} das Spiel.
sitting-undone = Was zuletzt geschah, wird zurückgenommen.
sitting-sat = { NUMBER($is_bot) ->
    [1] { $name } setzt sich, ein Bot.
   *[other] { $name } setzt sich.
}
sitting-stood-up = { $name } steht auf.
sitting-somebody-stood-up = Jemand steht auf.
sitting-renamed = { WHO($seat) ->
    [you] Du hast
   *[other] { $seat } hat
} einen neuen Namen.
sitting-started = Das Spiel beginnt.
sitting-take-back-asked = { WHO($seat) ->
    [you] Du bittest darum, Schritte zurückzunehmen.
   *[other] { $seat } bittet darum, Schritte zurückzunehmen.
}
sitting-take-back-agreed = { WHO($seat) ->
    [you] Du stimmst zu.
   *[other] { $seat } stimmt zu.
}
sitting-take-back-refused = { WHO($seat) ->
    [you] Du lehnst ab
   *[other] { $seat } lehnt ab
}; alles bleibt, wie es ist.
sitting-pause-asked = { WHO($seat) ->
    [you] Du bittest um eine Pause.
   *[other] { $seat } bittet um eine Pause.
}
sitting-pause-agreed = { WHO($seat) ->
    [you] Du bist für eine Pause.
   *[other] { $seat } ist für eine Pause.
}
sitting-pause-refused = { WHO($seat) ->
    [you] Du möchtest keine Pause
   *[other] { $seat } möchte keine Pause
}; das Spiel geht weiter.
sitting-paused = Das Spiel macht Pause, höchstens { $span } lang: Niemand handelt, und keine Zeit läuft ab ({ RULE("P5") }).
sitting-went-on = { WHO($seat) ->
    [you] Du beendest
   *[other] { $seat } beendet
} die Pause; das Spiel geht weiter.
sitting-went-on-by-itself = Die Pause ist um; das Spiel geht weiter ({ RULE("P5") }).
sitting-removal-asked = { WHO($by) ->
    [you] Du möchtest
   *[other] { $by } möchte
} { WHO($seat) ->
    [you] dich
   *[other] { $seat }
} wegen Abwesenheit aus dem Spiel nehmen.
sitting-removal-agreed = { WHO($seat) ->
    [you] Du stimmst zu.
   *[other] { $seat } stimmt zu.
}
sitting-removal-refused = { WHO($seat) ->
    [you] Du lehnst ab
   *[other] { $seat } lehnt ab
}; niemand wird aus dem Spiel genommen.
sitting-removed = Alle, die da sind, stimmen zu: { WHO($seat) ->
    [you] Du wirst
   *[other] { $seat } wird
} aus dem Spiel genommen ({ RULE("P4") }).
sitting-removal-dropped = { WHO($seat) ->
    [you] Du bist wieder da und bleibst
   *[other] { $seat } ist wieder da und bleibt
} im Spiel.
sitting-stood-in = Ein Bot ({ $bot }) spielt für { WHO($seat) ->
    [you] dich
   *[other] { $seat }
}.
sitting-left-to-bot = { WHO($seat) ->
    [you] Du gehst
   *[other] { $seat } geht
} für immer; ein Bot ({ $bot }) spielt weiter.
sitting-returned = { WHO($seat) ->
    [you] Du bist
   *[other] { $seat } ist
} wieder da.
sitting-nudged = { WHO($by) ->
    [you] Du stupst
   *[other] { $by } stupst
} { WHO($seat) ->
    [you] dich an: Du bist am Zug.
   *[other] { $seat } an.
}
sitting-hand-shown = { WHO($seat) ->
    [you] { NUMBER($shown) ->
        [one] Du lässt Zuschauer in deine Hand sehen.
       *[other] Kein Zuschauer sieht mehr deine Hand.
    }
   *[other] { NUMBER($shown) ->
        [one] { $seat } lässt Zuschauer in die Hand sehen.
       *[other] Kein Zuschauer sieht mehr die Hand von { $seat }.
    }
}
sitting-measured = Was sie täte: { $what }
sitting-recalled = { WHO($seat) ->
    [you] Du willst noch einmal spielen
   *[other] { $seat } will noch einmal spielen
}, an Tisch { $table }. Die Serie bis jetzt: { $standing }.
sitting-rematched = Ein neues Spiel gibt es an Tisch { $table }. Die Serie bis jetzt: { $standing }.
sitting-closed = Der Tisch ist geschlossen: { $why }.
