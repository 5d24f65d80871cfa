## For everybody.

cow-drawing-starter = Es wird ausgelost, wer anfängt.
cow-dealing = Die Karten werden ausgeteilt.
cow-turning-city = Die nächste Stadt wird aufgedeckt.
cow-die-in-the-air = Der Würfel ist in der Luft.
cow-drawing = Eine Karte wird gezogen.
cow-most-money = Das Spiel ist aus. Am meisten Geld: { $who } mit { $money }.
cow-richest = { WHO($seat) ->
    [you] du
   *[other] { $seat }
}
cow-barred = { WHO($seat) ->
    [you] Du hast { $money }, bist aber ausgestiegen und kannst
   *[other] { $seat } hat { $money }, ist aber ausgestiegen und kann
} deshalb nicht gewinnen ({ RULE("A26") }).

## For whoever decides, and for those who wait.

cow-asked-main = { WHO($seat) ->
    [you] Du darfst Karten spielen oder den Zug mit dem Wurf beenden
   *[other] { $seat } darf Karten spielen oder den Zug mit dem Wurf beenden
} ({ RULE("R14") }, { RULE("R23") }).
cow-asked-no-cards = { WHO($seat) ->
    [you] Du hast keine Karten mehr: Beende den Zug mit dem Wurf ({ RULE("R23") }).
   *[other] { $seat } hat keine Karten mehr und beendet den Zug mit dem Wurf ({ RULE("R23") }).
}
cow-asked-does = Die Karte: { $text }
cow-asked-pick = { WHO($seat) ->
    [you] Du darfst
   *[other] { $seat } darf
} für { $card } { $what } wählen.
cow-asked-for-cow = eine Kuh
cow-asked-for-card = eine Karte
cow-asked-for-player = einen Mitspieler
cow-asked-for-end = ein Ende der Reihe
cow-asked-arrange = { WHO($seat) ->
    [you] Du darfst vor dem Wurf deine Weide ordnen: Eine 1 trifft die Kuh ganz rechts
   *[other] { $seat } darf vor dem Wurf die Weide ordnen
} ({ RULE("R19") }, { RULE("A5") }).
cow-asked-window = { WHO($seat) ->
    [you] Du darfst
   *[other] { $seat } darf
} sagen, was aus der Bombe wird, { NUMBER($is_of_bomber) ->
    [1] die der Mad Bomber hinterlassen hat: { $cow } hält sie
   *[other] die { $cow } hält
} ({ RULE("R33") }-{ RULE("R35") }){ NUMBER($more) ->
    [0] .
    [one] ; danach kommt noch eine Bombe.
   *[other] ; danach kommen noch { $more } Bomben.
}
cow-asked-debt = { WHO($seat) ->
    [you] Du musst
   *[other] { $seat } muss
} von { $amount } Schulden { $what } noch { $missing } aufbringen ({ RULE("A25") }).
cow-owed-for-ante = für den Einsatz
cow-owed-for-card = für eine Karte
cow-owed-for-event = für ein Ereignis
cow-owed-for-cows = für explodierte Kühe
cow-owed-for-own-rule = für eine eigene Regel
cow-asked-buy-in = { WHO($seat) ->
    [you] Du kannst dich mit { $price } wieder einkaufen
   *[other] { $seat } kann sich mit { $price } wieder einkaufen
} oder draußen bleiben ({ RULE("S7") }).
