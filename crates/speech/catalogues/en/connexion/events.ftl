## Cards.

connexion-unknown = a celestial card
connexion-celestial = { $title } ({ $points })

## A turn.

connexion-awarded = { WHO($seat) ->
    [you] You win
   *[other] { $seat } wins
} { $card }. { NUMBER($pile) ->
    [0] The pile is empty: words of four letters or more pilfer now ({ RULE("X17") }).
   *[other] { $pile } left.
}
connexion-pilfered = { WHO($seat) ->
    [you] You pilfer
   *[other] { $seat } pilfers
} { $card } from { WHO($from) ->
    [you] you
   *[other] { $from }
}.
connexion-dealer-drawn = { WHO($seat) ->
    [you] You deal
   *[other] { $seat } deals
}; all 24 letter cards go round.
connexion-turn-begun = Turn { $turn }: { WHO($seat) ->
    [you] you
   *[other] { $seat }
}.
connexion-placed = { WHO($seat) ->
    [you] You place
   *[other] { $seat } places
} { $card } on position { $position }.
connexion-word-listed = { WHO($seat) ->
    [you] You find
   *[other] { $seat } finds
} "{ $word }": { $walk }.
connexion-claim-wrong = { WHO($seat) ->
    [you] You are
   *[other] { $seat } is
} wrong: { $because } ({ $rule }). { NUMBER($costs_a_point) ->
    [1] That costs a point.
   *[other] That ends the turn.
}
connexion-nothing-to-win = The word is listed; there is no card to win ({ RULE("X17") }).
connexion-pilfer-declined = { WHO($seat) ->
    [you] You decline
   *[other] { $seat } declines
} to pilfer; the word is listed.
connexion-time-expired = { WHO($seat) ->
    [you] Your
   *[other] { $seat }'s
} time is up ({ RULE("X4") }).
connexion-turn-ended = { WHO($seat) ->
    [you] Your
   *[other] { $seat }'s
} turn ends with { NUMBER($words) ->
    [one] { $words } word
   *[other] { $words } words
}.

## The bonus round.

connexion-sun-to-leader = The Sun stayed in the pile; it goes to { WHO($seat) ->
    [you] you
   *[other] { $seat }
} ({ RULE("X18") }).
connexion-sun-laid = { WHO($seat) ->
    [you] You lay
   *[other] { $seat } lays
} the Sun on position 25.
connexion-bonus-declined = { WHO($seat) ->
    [you] You make
   *[other] { $seat } makes
} no sentence.
connexion-sentence-submitted = { WHO($seat) ->
    [you] You say
   *[other] { $seat } says
}: "{ $text }"
connexion-accepted = { NUMBER($future) ->
    [1] The judge accepts it, in the future tense.
   *[other] The judge accepts it.
}
connexion-rejected = The judge rejects it.
connexion-rejected-for = The judge rejects it; { $because }.
connexion-unsure = The judge is not sure. The others vote ({ RULE("X22") }).
connexion-unsure-for = The judge is not sure; { $because }. The others vote ({ RULE("X22") }).
connexion-appealed = { WHO($seat) ->
    [you] You appeal
   *[other] { $seat } appeals
} to the others ({ RULE("X22") }).
connexion-vote-cast = { WHO($seat) ->
    [you] You say
   *[other] { $seat } says
} { NUMBER($grammar) ->
    [1] { NUMBER($future) ->
        [1] that it is grammatical and in the future tense
       *[other] that it is grammatical
    }
   *[other] { NUMBER($future) ->
        [1] that it is not grammatical, though in the future tense
       *[other] that it is not grammatical
    }
}.
connexion-bonus-earned = { WHO($seat) ->
    [you] You earn
   *[other] { $seat } earns
} { $points } points: { NUMBER($words) ->
    [one] { $words } word
   *[other] { $words } words
} { NUMBER($future) ->
    [1] in the future tense ({ RULE("X19") }).
   *[other] ({ RULE("X19") }).
}
connexion-bonus-missed = { WHO($seat) ->
    [you] You earn
   *[other] { $seat } earns
} no bonus ({ RULE("X19") }).

## The end.

connexion-cards-counted = The celestial cards are counted: { $scores }.
connexion-score = { WHO($seat) ->
    [you] you
   *[other] { $seat }
} { $points }
connexion-seat-left = { WHO($seat) ->
    [you] You leave
   *[other] { $seat } leaves
} the table; a bot goes on placing the cards ({ RULE("X24") }).
connexion-cards-turned = { NUMBER($face_up) ->
    [1] The celestial cards lie open from now on.
   *[other] The celestial cards are covered again.
}
connexion-practice-over = The practice is over.
connexion-won = { WHO($seat) ->
    [you] You win
   *[other] { $seat } wins
} the game.
connexion-shared = The game is shared by { $winners }.
connexion-winner = { WHO($seat) ->
    [you] you
   *[other] { $seat }
}
connexion-own-rule-acted = Own rule “{ $rule }”: { NUMBER($less) ->
    [1] { NUMBER($points) ->
        [one] { $points } point less
       *[other] { $points } points less
    }
   *[other] { NUMBER($points) ->
        [one] { $points } point more
       *[other] { $points } points more
    }
} for { WHO($seat) ->
    [you] you.
   *[other] { $seat }.
}
connexion-own-rule-waived = Own rule “{ $rule }” barred every card that { WHO($seat) ->
    [you] you
   *[other] { $seat }
} could place, so it did not hold.
