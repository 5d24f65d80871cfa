## When a game is over.

ending-scores = Scores, turn by turn
ending-cards-held = How many celestial cards everybody held, turn by turn; what they are worth decides
ending-best = The best moment
ending-house-records = Records of this house, set here
ending-worst = The worst moment
ending-worst-for = The worst moment, for { WHO($seat) ->
    [you] you
   *[other] { $seat }
}
ending-last-bank = The last bank of { $points } put { WHO($seat) ->
    [you] you
   *[other] { $seat }
} on { $score }.
ending-wrecks = { NUMBER($n) ->
    [one] There was { $n } train wreck
   *[other] There were { $n } train wrecks
} on the way.
ending-longest-word = { NUMBER($n) ->
    [one] { $n } word was found
   *[other] { $n } words were found
}; { NUMBER($others) ->
    [0] the longest, “{ $word }”, by { WHO($seat) ->
        [you] you
       *[other] { $seat }
    }
   *[other] the longest have { $letters } letters, “{ $word }” by { WHO($seat) ->
        [you] you
       *[other] { $seat }
    } first
}.
ending-no-words = No word was found.
ending-sentence-brought = The sentence brought { WHO($seat) ->
    [you] you
   *[other] { $seat }
} { $points } points.
ending-most-points = Most city points, { $points }, brought { $won } of Pot and Bank.
ending-won-sum = { WHO($seat) ->
    [you] you
   *[other] { $seat }
} { $sum }
ending-booms = { NUMBER($n) ->
    [one] { $n } cow
   *[other] { $n } cows
} exploded. { NUMBER($out) ->
    [0] The most money wins, whoever took the cities.
   *[other] The most money wins, of those who have not dropped out.
}
