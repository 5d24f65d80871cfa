## For everybody.

connexion-drawing-dealer = The dealer is drawn.
connexion-dealing = The letter cards are dealt.
connexion-drawing = A celestial card is drawn.
connexion-judging = The judge reads the sentence.
connexion-over = The game is over, with { NUMBER($words) ->
    [one] { $words } word
   *[other] { $words } words
} found.
connexion-over-with = The game is over, with { NUMBER($words) ->
    [one] { $words } word
   *[other] { $words } words
} found: { $scores }.

## For whoever decides.

connexion-asked-place = Place a letter card on position { $position } ({ RULE("X3") }). { $time }
connexion-asked-place-freely = Place a letter card on a free position ({ RULE("X3") }). { $time }
connexion-time-after = Then { $seconds } seconds for words ({ RULE("X4") }).
connexion-no-clock = Then find words; no clock runs ({ RULE("X4") }).
connexion-asked-own-placing = { $asked } What may lie where is limited by the own rule “{ $rule }”.
connexion-asked-claim = { NUMBER($words) ->
    [0] Which words lie here?
    [one] One word so far. Which others lie here?
   *[other] So far { $words } words. Which others lie here?
}
connexion-time-in-all = { $asked } You have { $seconds } seconds in all ({ RULE("X4") }).
connexion-asked-no-more = This turn has brought all the words that it may ({ RULE("X14") }).
connexion-asked-pilfer = The pile is empty: take a celestial card from another player, or none ({ RULE("X17") }).
connexion-asked-sun = You hold the Sun: lay it and make one sentence of the words on the list, or decline ({ RULE("X18") }).
connexion-asked-sentence = Make one sentence of words on the list, each used once{ NUMBER($seconds) ->
    [0] , or none
   *[other] , within { $seconds } seconds, or none
} ({ RULE("X18") }).
connexion-asked-appeal = The judge says no: { $verdict } Appeal to the others, or decline ({ RULE("X22") }).
connexion-asked-vote = Is { WHO($author) ->
    [you] your
   *[other] { $author }'s
} sentence grammatical{ NUMBER($asks_future) ->
    [1] , and is it in the future tense?
   *[other] ?
} { $verdict } Vote on it ({ RULE("X22") }).
connexion-said = "{ $text }".
connexion-said-but = "{ $text }" ({ $because }).

## For those who wait.

connexion-places = { $seat } is to place a letter card.
connexion-claims = { $seat } looks for words.
connexion-pilfers = { $seat } says whom to pilfer ({ RULE("X17") }).
connexion-holds-sun = { $seat } holds the Sun and may lay it ({ RULE("X18") }).
connexion-writes = { $seat } is making a sentence ({ RULE("X18") }).
connexion-appeals = { $seat } may appeal against the judge ({ RULE("X22") }).
connexion-votes = { $seat } is to vote on the sentence ({ RULE("X22") }).

## How it is typed at a terminal.

connexion-type-words = Type them one at a time, and done when you have no more.
connexion-type-sentence = Type sentence and the words in order, or done for none. { $list }
connexion-list = The scribe's list ({ NUMBER($n) ->
    [one] { $n } word
   *[other] { $n } words
}): { $words }.
connexion-empty-list = The scribe's list is empty.
