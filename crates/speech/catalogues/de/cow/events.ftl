## Cards.

cow-a-card = eine Karte

## The course of the game.

cow-nth-game = Spiel { $game } von { $of } beginnt.
cow-game-begun = Das Spiel beginnt.
cow-starter-found = { WHO($seat) ->
    [you] Du fängst an.
   *[other] { $seat } fängt an.
}
cow-turn-begun = Zug { $turn }: { WHO($seat) ->
    [you] Du bist
   *[other] { $seat } ist
} an der Reihe.
cow-no-roll = { WHO($seat) ->
    [you] Dein Zug
   *[other] Der Zug von { $seat }
} endet ohne Wurf.
cow-play-ended = { WHO($seat) ->
    [you] Du spielst
   *[other] { $seat } spielt
} keine Karten mehr.
cow-city-turned = { $name } ist die nächste Stadt: { NUMBER($points) ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
cow-city-taken = { WHO($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $name } ({ NUMBER($points) ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}), weil { $cow } explodiert ist.
cow-last-city = Die letzte Stadt ist vergeben. Pott und Bank gehen an { $winners }.
cow-stalled = Eine ganze Runde lang hat sich nichts bewegt ({ RULE("A29") }). Pott und Bank gehen an { $winners }.
cow-last-player = Nur einer ist noch im Spiel ({ RULE("A26") }). Pott und Bank gehen an { $winners }.
cow-ended-by-own-rule = Eine eigene Regel beendet die Partie. Pott und Bank gehen an { $winners }.
cow-own-rule-acted = Eigene Regel „{ $rule }“: { NUMBER($less) ->
    [1] { $money } Kosten
   *[other] { $money }
} für { WHO($seat) ->
    [you] dich.
   *[other] { $seat }.
}
cow-winner = { WHO($seat) ->
    [you] dich
   *[other] { $seat }
}
cow-dropped-out = { WHO($seat) ->
    [you] Du steigst
   *[other] { $seat } steigt
} aus dem Spiel aus{ NUMBER($n) ->
    [0] .
    [1] ; auf den Ablagestapel kommt { $cards }.
   *[other] ; auf den Ablagestapel kommen { $cards }.
}
cow-stayed-out = { WHO($seat) ->
    [you] Du bleibst draußen.
   *[other] { $seat } bleibt draußen.
}

## Money.

cow-ante-paid = { WHO($seat) ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} den Einsatz: { $pot } in den Pott, { $bank } in die Bank.
cow-paid-pot = { WHO($seat) ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { NUMBER($is_for_that) ->
    [1] dafür { $amount }
   *[other] { $amount }
} in den Pott.
cow-paid-player = { WHO($seat) ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $amount } an { WHO($to) ->
    [you] dich
   *[other] { $to }
}.
cow-loan-taken = { WHO($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} einen Kredit über { $amount } auf.
cow-money-added = { WHO($seat) ->
    [you] Du legst
   *[other] { $seat } legt
} { $amount } dazu.
cow-bought-in = { WHO($seat) ->
    [you] Du kaufst dich
   *[other] { $seat } kauft sich
} mit { $amount } wieder ein.
cow-short = Im Pott ist nicht genug: { $short } werden nicht bezahlt ({ RULE("R29") }).
cow-got-from-pot = { WHO($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $amount } aus dem Pott.
cow-money-won = { WHO($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $amount } aus Pott und Bank.

## Rolls and bombs.

cow-rolled = { WHO($seat) ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $face }: Das ist { $cow }.
cow-rolled-nothing = { WHO($seat) ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $face }: Nichts passiert.
cow-bomb-found = { $cow } findet eine Bombe.
cow-bomb-kept = { $cow } bleibt auf der Bombe sitzen.
cow-bomb-defused = { $cow } entschärft die Bombe.
cow-bomb-passed = { $cow } gibt die Bombe an { $to } weiter.
cow-bomb-stolen = { $by } nimmt { $cow } die Bombe ab.
cow-exploded = BUMM! { $cow } von { WHO($owner) ->
    [you] dir
   *[other] { $owner }
} explodiert und bringt { $worth }.
cow-costs = BUMM! { $cow } von { WHO($owner) ->
    [you] dir
   *[other] { $owner }
} explodiert und kostet { $cost }.
cow-bombs-handed-out = { NUMBER($each) ->
    [1] Bomben
   *[other] Je { $each } Bomben
} für alle { WHO($field) ->
    [you] auf deiner Weide
   *[other] auf der Weide von { $field }
}: { $cows } ({ NUMBER($each) ->
    [1] { RULE("R37") }
   *[other] { RULE("A11") }
}).

## Cards that are played.

cow-reshuffled = Der Ablagestapel wird zum neuen Stapel: { NUMBER($cards) ->
    [one] eine Karte
   *[other] { $cards } Karten
} ({ RULE("R13") }).
cow-nothing-to-draw = Es gibt keine Karte mehr zu ziehen ({ RULE("A19") }).
cow-played-at-home = { WHO($seat) ->
    [you] Du spielst { $cow } auf deine
   *[other] { $seat } spielt { $cow } auf die eigene
} Weide für { $price }.
cow-played = { WHO($seat) ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $cow } auf { WHO($field) ->
    [you] deine Weide
   *[other] die Weide von { $field }
} für { $price }.
cow-lost = Die Weide gibt es nicht mehr: { $cow } wird abgelegt.
cow-event-played = { WHO($seat) ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $card } für { $price }.
cow-picked-card = { WHO($seat) ->
    [you] Du wählst
   *[other] { $seat } wählt
} { $card }.
cow-picked-seat = { WHO($seat) ->
    [you] Du wählst
   *[other] { $seat } wählt
} { WHO($picked) ->
    [you] dich
   *[other] { $picked }
}.
cow-picked-end = { WHO($seat) ->
    [you] Du wählst
   *[other] { $seat } wählt
} das { NUMBER($is_left) ->
    [1] linke
   *[other] rechte
} Ende.
cow-event-blank = { $card } findet kein Ziel ({ RULE("A19") }).
cow-arranged = { WHO($seat) ->
    [you] Du ordnest
   *[other] { $seat } ordnet
} die Weide: { $order }.

## Cards that change places.

cow-moved = { $cow } geht von { WHO($from) ->
    [you] deiner Weide
   *[other] der Weide von { $from }
} auf { WHO($to) ->
    [you] deine
   *[other] die von { $to }
}.
cow-swapped = { $gave } wird gegen { $took } von { WHO($with) ->
    [you] dir
   *[other] { $with }
} getauscht.
cow-card-fished = { WHO($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $card } aus dem Ablagestapel.
cow-returned = { $cow } kommt auf { WHO($seat) ->
    [you] deine Weide
   *[other] die Weide von { $seat }
} zurück.
cow-discarded = { $cow } verlässt { WHO($field) ->
    [you] deine Weide
   *[other] die Weide von { $field }
} für immer.

## Hands.

cow-dealt = { WHO($seat) ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $card }.
cow-drawn = { WHO($seat) ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $card }.
cow-hand-seen = { WHO($seat) ->
    [you] Du siehst
   *[other] { $seat } sieht
} { WHO($of) ->
    [you] deine Hand
   *[other] die Hand von { $of }
} an{ NUMBER($n) ->
    [0] .
   *[other] : { $cards }.
}
cow-card-stolen = { WHO($seat) ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $card } aus { WHO($from) ->
    [you] deiner Hand
   *[other] der Hand von { $from }
}.
