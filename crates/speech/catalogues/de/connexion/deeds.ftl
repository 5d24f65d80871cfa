## Letter cards.

connexion-do-on-position = Leg auf Platz { $position }
connexion-do-on-any = Leg { $card } auf
connexion-stands-for = steht für { $texts }
connexion-stands-anywhere = und ein freier Platz, zum Beispiel { $typed }; steht für { $texts }

## Words and celestial cards.

connexion-do-no-more-words = Keine Wörter mehr
connexion-do-turn-over = der Zug ist vorbei
connexion-do-pilfer = Stibitz bei { $from } ({ NUMBER($cards) ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
})
connexion-do-unseen = eine von { $cards }, verdeckt gezogen
connexion-do-take-from = Nimm von { $from }
connexion-do-worth = { $title } ({ $points })
connexion-do-take-nothing = Nimm nichts
connexion-do-only-listed = das Wort ist nur notiert

## The bonus round.

connexion-do-lay-sun = Leg die Sonne
connexion-do-make-sentence = und bilde einen Satz
connexion-do-no-sentence = Kein Satz
connexion-do-appeal = Frag die anderen
connexion-do-others-vote = die anderen stimmen ab
connexion-do-let-stand = Lass das Urteil stehen
connexion-do-earns-nothing = der Satz bringt nichts
connexion-do-vote = { NUMBER($grammar) ->
    [1] { NUMBER($future) ->
        [1] Richtig und in der Zukunft
       *[other] { NUMBER($asks_future) ->
            [1] Richtig, nicht in der Zukunft
           *[other] Richtig
        }
    }
   *[other] { NUMBER($future) ->
        [1] Nicht richtig, aber in der Zukunft
       *[other] Nicht richtig
    }
}
