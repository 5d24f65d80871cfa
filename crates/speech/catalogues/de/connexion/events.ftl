## Cards.

connexion-unknown = eine Himmelskarte
connexion-celestial = { $title } ({ $points })

## A turn.

connexion-awarded = { WHO($seat) ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} { $card }. { NUMBER($pile) ->
    [0] Der Stapel ist leer: Wörter ab vier Buchstaben stibitzen jetzt ({ RULE("X17") }).
   *[other] Noch { $pile }.
}
connexion-pilfered = { WHO($seat) ->
    [you] Du stibitzt
   *[other] { $seat } stibitzt
} { $card } von { WHO($from) ->
    [you] dir
   *[other] { $from }
}.
connexion-dealer-drawn = { WHO($seat) ->
    [you] Du gibst
   *[other] { $seat } gibt
}; alle 24 Buchstabenkarten werden verteilt.
connexion-turn-begun = Zug { $turn }: { WHO($seat) ->
    [you] du
   *[other] { $seat }
}.
connexion-placed = { WHO($seat) ->
    [you] Du legst
   *[other] { $seat } legt
} { $card } auf Platz { $position }.
connexion-word-listed = { WHO($seat) ->
    [you] Du findest
   *[other] { $seat } findet
} „{ $word }“: { $walk }.
connexion-claim-wrong = { WHO($seat) ->
    [you] Du irrst dich
   *[other] { $seat } irrt sich
}: { $because } ({ $rule }). { NUMBER($costs_a_point) ->
    [1] Das kostet einen Punkt.
   *[other] Damit ist der Zug vorbei.
}
connexion-nothing-to-win = Das Wort ist notiert; es gibt keine Karte zu gewinnen ({ RULE("X17") }).
connexion-pilfer-declined = { WHO($seat) ->
    [you] Du stibitzt
   *[other] { $seat } stibitzt
} nichts; das Wort ist notiert.
connexion-time-expired = { WHO($seat) ->
    [you] Deine Zeit
   *[other] Die Zeit von { $seat }
} ist um ({ RULE("X4") }).
connexion-turn-ended = { WHO($seat) ->
    [you] Dein Zug
   *[other] Der Zug von { $seat }
} endet { NUMBER($words) ->
    [0] ohne Wort
    [one] mit einem Wort
   *[other] mit { $words } Wörtern
}.

## The bonus round.

connexion-sun-to-leader = Die Sonne blieb im Stapel; sie geht an { WHO($seat) ->
    [you] dich
   *[other] { $seat }
} ({ RULE("X18") }).
connexion-sun-laid = { WHO($seat) ->
    [you] Du legst
   *[other] { $seat } legt
} die Sonne auf Platz 25.
connexion-bonus-declined = { WHO($seat) ->
    [you] Du bildest
   *[other] { $seat } bildet
} keinen Satz.
connexion-sentence-submitted = { WHO($seat) ->
    [you] Du sagst
   *[other] { $seat } sagt
}: „{ $text }“
connexion-accepted = { NUMBER($future) ->
    [1] Der Richter lässt ihn gelten, in der Zukunft.
   *[other] Der Richter lässt ihn gelten.
}
connexion-rejected = Der Richter lehnt ihn ab.
connexion-rejected-for = Der Richter lehnt ihn ab; { $because }.
connexion-unsure = Der Richter ist sich nicht sicher. Die anderen stimmen ab ({ RULE("X22") }).
connexion-unsure-for = Der Richter ist sich nicht sicher; { $because }. Die anderen stimmen ab ({ RULE("X22") }).
connexion-appealed = { WHO($seat) ->
    [you] Du fragst
   *[other] { $seat } fragt
} die anderen ({ RULE("X22") }).
connexion-vote-cast = { WHO($seat) ->
    [you] Du sagst
   *[other] { $seat } sagt
}: { NUMBER($grammar) ->
    [1] { NUMBER($future) ->
        [1] Der Satz stimmt und steht in der Zukunft
       *[other] Der Satz stimmt
    }
   *[other] { NUMBER($future) ->
        [1] Der Satz stimmt nicht, auch wenn er in der Zukunft steht
       *[other] Der Satz stimmt nicht
    }
}.
connexion-bonus-earned = { WHO($seat) ->
    [you] Du verdienst
   *[other] { $seat } verdient
} { $points } Punkte: { NUMBER($words) ->
    [one] ein Wort
   *[other] { $words } Wörter
} { NUMBER($future) ->
    [1] in der Zukunft ({ RULE("X19") }).
   *[other] ({ RULE("X19") }).
}
connexion-bonus-missed = { WHO($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} keinen Bonus ({ RULE("X19") }).

## The end.

connexion-cards-counted = Die Himmelskarten werden gezählt: { $scores }.
connexion-score = { WHO($seat) ->
    [you] du
   *[other] { $seat }
} { $points }
connexion-seat-left = { WHO($seat) ->
    [you] Du verlässt
   *[other] { $seat } verlässt
} den Tisch; ein Bot legt die Karten weiter ({ RULE("X24") }).
connexion-cards-turned = { NUMBER($face_up) ->
    [1] Die Himmelskarten liegen von nun an offen.
   *[other] Die Himmelskarten sind wieder verdeckt.
}
connexion-practice-over = Die Übung ist vorbei.
connexion-won = { WHO($seat) ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} das Spiel.
connexion-shared = Das Spiel teilen sich { $winners }.
connexion-winner = { WHO($seat) ->
    [you] du
   *[other] { $seat }
}
connexion-own-rule-acted = Eigene Regel „{ $rule }“: { NUMBER($less) ->
    [1] { NUMBER($points) ->
        [one] { $points } Punkt weniger
       *[other] { $points } Punkte weniger
    }
   *[other] { NUMBER($points) ->
        [one] { $points } Punkt mehr
       *[other] { $points } Punkte mehr
    }
} für { WHO($seat) ->
    [you] dich.
   *[other] { $seat }.
}
connexion-own-rule-waived = Die eigene Regel „{ $rule }“ verbot jede Karte, die { WHO($seat) ->
    [you] du legen konntest
   *[other] { $seat } legen konnte
}; darum galt sie nicht.
