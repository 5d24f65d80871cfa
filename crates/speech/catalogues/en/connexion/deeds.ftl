## Letter cards.

connexion-do-on-position = Place on position { $position }
connexion-do-on-any = Place { $card } on
connexion-stands-for = stands for { $texts }
connexion-stands-anywhere = and a free position, as in { $typed }; stands for { $texts }

## Words and celestial cards.

connexion-do-no-more-words = No more words
connexion-do-turn-over = the turn is over
connexion-do-pilfer = Pilfer { $from } ({ NUMBER($cards) ->
    [one] { $cards } card
   *[other] { $cards } cards
})
connexion-do-unseen = one of { $cards }, drawn unseen
connexion-do-take-from = Take from { $from }
connexion-do-worth = { $title } ({ $points })
connexion-do-take-nothing = Take nothing
connexion-do-only-listed = the word is only listed

## The bonus round.

connexion-do-lay-sun = Lay the Sun
connexion-do-make-sentence = and make a sentence
connexion-do-no-sentence = No sentence
connexion-do-appeal = Appeal to the others
connexion-do-others-vote = the other players vote
connexion-do-let-stand = Let the verdict stand
connexion-do-earns-nothing = the sentence earns nothing
connexion-do-vote = { NUMBER($grammar) ->
    [1] { NUMBER($future) ->
        [1] Grammatical, and in the future tense
       *[other] { NUMBER($asks_future) ->
            [1] Grammatical, not in the future tense
           *[other] Grammatical
        }
    }
   *[other] { NUMBER($future) ->
        [1] Not grammatical, though in the future tense
       *[other] Not grammatical
    }
}
