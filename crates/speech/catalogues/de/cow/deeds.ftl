## Cards.

cow-do-play-here = { $cow } auf deine Weide
cow-do-play-there = { $cow } ans { NUMBER($is_left) ->
    [1] linke
   *[other] rechte
} Ende { WHO($field) ->
    [you] deiner Weide
   *[other] der Weide von { $field }
}
cow-do-elsewhere = auf eine andere Weide: welche Kuh, wessen Weide, welches Ende
cow-do-elsewhere-as = auf eine andere Weide: welche Kuh, wessen Weide, welches Ende, zum Beispiel { $typed }
cow-do-play-event = Spiel { $card }
cow-do-pick-end = Das { NUMBER($is_left) ->
    [1] linke
   *[other] rechte
} Ende
cow-do-keep = Lass sie so und würfle
cow-do-end-play = Keine Karten mehr: würfle

## Bombs.

cow-do-explode = Lass { $cow } explodieren
cow-do-defuse = { $cow } entschärft sie
cow-do-defused = nichts explodiert; der Mechaniker ist für diesen Zug fertig
cow-do-pass = Gib sie an { $cow }
cow-do-steal = Überlass sie { $cow }

## Money.

cow-do-loan = Nimm einen Kredit von { $amount } auf
cow-do-add = Leg { $amount } dazu
cow-do-counts-against = am Ende wird dir das abgezogen
cow-do-drop-out = Steig aus
cow-do-dropped-out = du verlässt das Spiel endgültig, mit allen deinen Kühen

## What a card is.

cow-card-cow = { $worth } wert, kostet { $price }, { $kind }
cow-card-cow-here = { $card }, deine Weide
cow-card-event = Ereignis, kostet { $price }. { $text }
cow-card-in-field = { $kind }, { $worth } wert, { WHO($field) ->
    [you] auf deiner Weide
   *[other] auf der Weide von { $field }
}
cow-reach = ein Wurf trifft { $cows }
cow-kind-plain = gesund
cow-kind-ill = krank
cow-kind-spy = Spion
cow-kind-mechanic = Mechaniker

## What would come of a bomb.

cow-fate-gets = { WHO($owner) ->
    [you] du bekommst
   *[other] { $owner } bekommt
} { $worth }
cow-fate-gets-less = { WHO($owner) ->
    [you] du bekommst
   *[other] { $owner } bekommt
} { $worth } (im Pott sind nur { $pot })
cow-fate-pays = { WHO($owner) ->
    [you] du zahlst
   *[other] { $owner } zahlt
} { $cost } in den Pott
cow-fate-and-city = { $fate } und { $city }
cow-fate-and-bombs = { $fate }, und dann findet jede Kuh der Weide eine Bombe
cow-fate-may-defuse = darf sie entschärfen; sonst: { $fate }
cow-fate-may-pass = darf sie weitergeben; sonst: { $fate }
