## The report of a game of words.

connexion-report-found = { WHO($seat) ->
    [you] You found
   *[other] { $seat } found
} { NUMBER($found) ->
    [one] { $found } word
   *[other] { $found } words
} in { NUMBER($turns) ->
    [one] { $turns } turn
   *[other] { $turns } turns
} and won { $won } points by them; about { $each } lay on the board in a turn.
connexion-report-opened = { WHO($seat) ->
    [you] Your cards
   *[other] The cards of { $seat }
} opened { NUMBER($opened) ->
    [one] { $opened } new word
   *[other] { $opened } new words
}; the best placing each time would have opened { $could }.
connexion-report-pile-luck = The pile’s cards were worth { $points } { NUMBER($rises) ->
    [one] more
   *[other] less
} to { WHO($seat) ->
    [you] you
   *[other] { $seat }
} than on average.
connexion-report-pilfer-luck = Luck in pilfering { NUMBER($rises) ->
    [one] brought
   *[other] cost
} { WHO($seat) ->
    [you] you
   *[other] { $seat }
} { $points }.
connexion-report-earned = { WHO($seat) ->
    [you] Your sentence
   *[other] The sentence of { $seat }
} earned { $points }.
connexion-report-earned-nothing = { WHO($seat) ->
    [you] You had the Sun
   *[other] { $seat } had the Sun
}, but no sentence that earned anything.
connexion-report-best-sentence = The best that we find in the list is “{ $text }{ NUMBER($future) ->
    [one] ”, in the future tense.
   *[other] ”.
} It would have earned { $points }.
connexion-report-no-sentence = We find no sentence in the list either.

connexion-report-by-turn = Turn by turn
connexion-report-bars = Words found in each turn, of those that lay on the board
connexion-report-longest-missed = The longest words that were missed
connexion-report-luckiest-cards = The luckiest cards
connexion-report-turn = Turn { $turn }, { WHO($seat) ->
    [you] you
   *[other] { $seat }
}: { $card } on { $position }. Found { $found } of { NUMBER($to_find) ->
    [one] { $to_find } word
   *[other] { $to_find } words
}, { $won } points of about { $to_win }.
connexion-report-missed = Missed: { $word } ({ $walk }).
connexion-report-missed-still = Still missed: { $word }.
connexion-report-better = { $card } on { $position } would have opened { NUMBER($opens) ->
    [one] { $opens } word
   *[other] { $opens } words
}, not { $opened }.
connexion-report-missed-by = Turn { $turn }, { WHO($seat) ->
    [you] you
   *[other] { $seat }
}: { $word } ({ $walk }).
connexion-report-missed-meaning = Turn { $turn }, { WHO($seat) ->
    [you] you
   *[other] { $seat }
}: { $word } ({ $walk }): { $meaning }
connexion-report-lucky-card = Step { $step }: { WHO($seat) ->
    [you] you win
   *[other] { $seat } wins
} { $card }, { $points } more than on average.
connexion-report-lucky-pilfer = Step { $step }: { WHO($seat) ->
    [you] you pilfer
   *[other] { $seat } pilfers
} { $card } from { WHO($from) ->
    [you] you
   *[other] { $from }
}, { $points } more than on average.
connexion-report-how = To be found is every word of the table’s list that lay on the board and was not on the scribe’s list. Points are averages over the card that may come: first the pile’s, then, for words that pilfer, those of the others.
connexion-report-turn-head = Turn
connexion-report-card-head = Card
connexion-report-words-head = Words
connexion-report-points-head = Points
connexion-report-missed-head = Longest missed
connexion-report-placing-head = Best placing
connexion-report-of = { $n } of { $of }
connexion-report-of-about = { $points } of { $of }
connexion-report-opens = { $card } on { $position } (+{ $n })
connexion-report-why-placing = What is counted are the words that a placing opens, for whoever finds them.
connexion-report-still = { NUMBER($n) ->
    [one] One word is
   *[other] { $n } words are
} still to be found.
connexion-report-more-is-told = { $words } tells more.
connexion-report-still-of-length = { $letters } { NUMBER($letters) ->
    [one] letter
   *[other] letters
}: { $n }
connexion-report-still-named = { $letters } { NUMBER($letters) ->
    [one] letter
   *[other] letters
}: { $n } ({ $what })
connexion-report-best-sentence-now = The best that we find in the list is “{ $text }{ NUMBER($future) ->
    [one] ”, in the future tense.
   *[other] ”.
} It earns { $points }.
connexion-report-no-sentence-now = We find no sentence in the list.
connexion-report-nothing-to-advise = There is no advice for this choice.
connexion-report-first-letters = Their first letters
connexion-report-all-words = The words
