## Rules of the table's own.

own-title = A rule of your own: { $game }
own-intro = Write what it is called, then a line `---`, then a small function for each question that the rule answers. Nothing is played by it before everybody has said yes.
own-first-acts = In game { $game } of the bots the rule does something first after step { $step }. You play on from there.
own-never-acts = Bots have played, and nothing was told of the rule. You play from the beginning.
own-text = The text of the rule
own-other-lines = What is other in the text
own-check = Read it
own-reads-well = “{ $title }” reads well.
own-reads-and-fails = “{ $title }” can be played, but it does not always answer what it is asked.
own-reads-and-idles = “{ $title }” can be played, but nothing would come of it.
own-reads-badly = It cannot be played: { $why }.
own-reads-badly-said = It cannot be played: { $why }
own-what-it-does = What it does
own-examples = Examples to begin with
own-other-examples = { $n } more
own-questions = The questions it may answer
own-how-written = How a rule is written
own-the-head = The head, down to the line `---`
own-the-language = The functions
own-begin-with-it = Begin with an answer to `{ $question }`
own-go-on = While you play { $game } at a table, you can put the rule to the vote there from here.
own-play-with = Play a table with it
own-vote-at = Put it to the vote at “{ $table }”
own-at-line = Line { $line }
own-odd = To look at again
own-reading = What you write is being read …
own-measuring = Bots are playing games with it. That takes a few seconds …
own-not-read = The house has not read it yet and is asked again. What you wrote is still here.
own-before = Back to what you had written
own-no-questions = { $game } asks rules of your own nothing yet.
own-write-one = Write a rule of your own
own-in-force = Rules of your own in force
own-drop = Propose to drop “{ $title }”
own-another-value = Another value:
own-value = Value:
own-propose-it = Propose
own-add-one = A rule of your own
own-throws = { NUMBER($n) ->
    [one] It changes what { $n } of the 7,776 throws of five cubes counts.
   *[other] It changes what { $n } of the 7,776 throws of five cubes count.
}
own-handfuls = { NUMBER($n) ->
    [one] It changes what { $n } of the 3,108 throws of one to four cubes counts.
   *[other] It changes what { $n } of the 3,108 throws of one to four cubes count.
}
own-a-throw = { $cubes } counts { $after } instead of { $before }.
own-calls = { NUMBER($n) ->
    [one] It lets { $n } of the 7,776 throws of five cubes be called as a whole.
   *[other] It lets { $n } of the 7,776 throws of five cubes be called as a whole.
}
own-a-call = { $cubes } may be called for { $points } points.
own-voids = While { NUMBER($two) ->
    [1] two flashes are being cleared at once (Full House)
   *[other] a flash is being cleared
}, it makes { $n } throws of { NUMBER($two) ->
    [1] five
   *[other] one, two or five
} cubes void, of { $of } that would not be.
own-is-void = { $cubes } is void while this is being cleared: { $clearing }
own-suspends = { NUMBER($n) ->
    [one] After a void throw at a flash, a turn waits until it comes round again.
   *[other] After { $n } void throws at the same flash, a turn waits until it comes round again.
}
own-kills = { NUMBER($n) ->
    [one] After a void throw at a flash, a turn is lost.
   *[other] After { $n } void throws at the same flash, a turn is lost.
}
own-off-limits = It puts a score off limits at { $n } of the 10,000 pairs of scores up to 500.
own-an-off-limit = Nobody stops on { $score } while another player stands at { $other }.
own-bumps = It sends a player back at { $n } of the 10,000 pairs of scores up to 500.
own-a-bump = Whoever banks up to { $score } sends back a player who stands at { $other }.
own-starts = { $counter }: { $after } to begin with.
own-of-some = Of who has this ({ $me }): { $what }
own-after-bank = { $counter }, after { NUMBER($any) ->
    [1] any bank
   *[other] a bank of { $points }
}: { $law }.
own-after-wimpout = { $counter }, after a wimpout: { $law }.
own-after-wreck = { $counter }, after a train wreck: { $law }.
own-me = { NUMBER($opened) ->
    [0] { $score } points, never banked
   *[other] { $score } points
}
own-me-between = { $score } to { $up_to } points
own-me-others = { $me }, and so with { NUMBER($n) ->
    [one] one other score
   *[other] { $n } other scores
}
own-me-any-score = any score
own-me-from = { $score } points or more
own-me-each = { $one }, { $two }, { $three } points and so on
own-me-banked = { $me }, having banked before
own-and-others = It acts in other cases, too, there perhaps otherwise.
own-law-more = { $n } more each time
own-law-less = { $n } less each time
own-law-to = set to { $n }
own-law-where = { $does } where it was { $count }
own-law-step = { $before } becomes { $after }
own-law-by = { NUMBER($per) ->
    [1] { NUMBER($times) ->
        [1] { NUMBER($how) ->
            [0] as much more as { $what }
            [1] as much less as { $what }, and 0 at least
            [2] set to as much as { $what }
           *[other] raised to as much as { $what } where it was less
        }
       *[other] { NUMBER($how) ->
            [0] { $times } times as much more as { $what }
            [1] { $times } times as much less as { $what }, and 0 at least
            [2] set to { $times } times as much as { $what }
           *[other] raised to { $times } times as much as { $what } where it was less
        }
    }
   *[other] { NUMBER($how) ->
        [0] 1 more for every full { $what }
        [1] 1 less for every full { $what }, and 0 at least
        [2] set to 1 for every full { $what }
       *[other] raised to 1 for every full { $what } where it was less
    }
}
own-amount-bank = { NUMBER($n) ->
    [1] the bank has points
   *[other] { $n } points of the bank
}
own-amount-lost = { NUMBER($n) ->
    [1] points are lost with the turn
   *[other] { $n } points lost with the turn
}
own-amount-exploded = { NUMBER($n) ->
    [1] cows have exploded in it
   *[other] { $n } cows that have exploded in it
}
own-amount-own = { NUMBER($n) ->
    [1] own cows have exploded in it
   *[other] { $n } own cows that have exploded in it
}
own-amount-won = { NUMBER($n) ->
    [1] dollars were won in it with bombs
   *[other] { $n } dollars won in it with bombs
}
own-amount-city = { NUMBER($n) ->
    [1] the city taken in it has points
   *[other] { $n } points of the city taken in it
}
own-amount-played = { NUMBER($n) ->
    [1] cards were played in it
   *[other] { $n } cards played in it
}
own-amount-value = { NUMBER($n) ->
    [1] the cow is worth in dollars
   *[other] { $n } dollars that the cow is worth
}
own-amount-price = { NUMBER($n) ->
    [1] the cow costs in dollars
   *[other] { $n } dollars that the cow costs
}
own-amount-letters = { NUMBER($n) ->
    [1] the word has letters
   *[other] { $n } letters of the word
}
own-amount-vowels = { NUMBER($n) ->
    [1] the word has vowels
   *[other] { $n } vowels of the word
}
own-amount-different = { NUMBER($n) ->
    [1] the word has different letters
   *[other] { $n } different letters of the word
}
own-amount-words = { NUMBER($n) ->
    [1] the turn brought words
   *[other] { $n } words of the turn
}
own-tally = { $count }
own-number = { $n }
own-tally-to = { $count } to { $to }
own-tally-on = { $count } or more
own-tally-each = { $one }, { $two }, { $three } and so on
own-least = { NUMBER($all) ->
    [1] Everybody must
   *[other] Who has this ({ $me }) must
} make { $points } points in a turn to bank.
own-out = Who has this ({ $me }) when a turn is lost is out.
own-misses = Who has this ({ $me }) when another player begins Last Licks is out.
own-alone-goes-on = The last player left must still reach the goal, so a game may end with no winner.
own-a-bonus = { NUMBER($all) ->
    [1] Everybody gets
   *[other] Who has this ({ $me }) gets
} { NUMBER($less) ->
    [1] { $more } points less
   *[other] { $more } points more
} for { NUMBER($any) ->
    [1] any bank.
   *[other] a bank of { $points }.
}
own-a-cost = { NUMBER($all) ->
    [1] Everybody loses
   *[other] Who has this ({ $me }) loses
} { $cost } points of the score by { NUMBER($wreck) ->
    [1] a train wreck
   *[other] a wimpout
}, { NUMBER($any) ->
    [1] whatever was at stake.
   *[other] with { $points } at stake.
}
own-table-starts = At the table, { $counter }: { $after } to begin with.
own-table-after-bank = { $counter } at the table, after { NUMBER($any) ->
    [1] any bank
   *[other] a bank of { $points }
}: { $law }.
own-table-after-wimpout = { $counter } at the table, after { NUMBER($any) ->
    [1] any wimpout
   *[other] a wimpout that loses { $points }
}: { $law }.
own-table-after-wreck = { $counter } at the table, after a train wreck: { $law }.
own-goal = Last Licks begin at { $after } instead of { $before }.
own-failed-is-out = { NUMBER($out) ->
    [0] A challenger who does not pass the leader stays in the game.
   *[other] A challenger who does not pass the leader is out.
}
own-passed-last = A leader who is passed challenges again, after all who wait.
own-passed-next = A leader who is passed challenges at once.
own-passed-stays = A leader who is passed has no turn left; the score stands.
own-passed-out = A leader who is passed is out.
own-passed-round = Last Licks go by rounds: all try to beat the leader, and the best of those who do leads the next.
own-a-place = In the order of the challengers, the least first, who has this ({ $me }) counts { $place }.
own-a-place-of-name = { $alphabet } by the alphabet
own-both-bring = Both together: a bank of { $before } points brings { $after } { NUMBER($all) ->
    [1] to everybody.
   *[other] to who has this: { $me }.
}
own-binds-in-vain = It forbids to stop only where nobody may stop anyway.
own-unasked = What it says of “{ $counter }” from { $from } on was not asked.
own-never-comes = As far as was asked it never stands so: “{ $counter }” goes from { $least } to { $most }.
own-order-drawn = { NUMBER($drawn) ->
    [0] The order of the challengers is not drawn.
   *[other] The order of the challengers is drawn.
}
own-two-flashes = { NUMBER($n) ->
    [one] It makes two flashes of { $n } of the 90 throws of two pairs and the Sun.
   *[other] It makes two flashes of { $n } of the 90 throws of two pairs and the Sun.
}
own-insures = Of the 7,776 throws of five cubes, { $n } earn insurance points if all five { NUMBER($book) ->
    [1] score by the book.
    [2] score, and not by the book.
   *[other] score.
}
own-an-insured = { $cubes } earns { $points } then.
own-a-price = { NUMBER($own) ->
    [0] { NUMBER($price) ->
        [0] Another player's throw cannot be undone.
       *[other] To undo another player's throw costs { NUMBER($price) ->
            [one] { $price } insurance point.
           *[other] { $price } insurance points.
        }
    }
   *[other] { NUMBER($price) ->
        [0] A throw of one's own cannot be undone.
       *[other] To undo a throw of one's own costs { NUMBER($price) ->
            [one] { $price } insurance point.
           *[other] { $price } insurance points.
        }
    }
}
own-eclipses = A player is driven off at { $n } of the 10,000 pairs of scores up to 500.
own-an-eclipse = A player at { $score } drives off one who stands at { $other }.
own-nearness = A score of 300 is { $nearness } away from the centre: of several who are driven off the nearest falls back first.
own-banks = { NUMBER($n) ->
    [one] It changes what { $n } of the 100 banks of 5 to 500 points brings.
   *[other] It changes what { $n } of the 100 banks of 5 to 500 points bring.
}
own-a-bank = A bank of { $before } points brings { $after }.
own-a-bind = Nobody may stop with { NUMBER($sun) ->
    [1] { NUMBER($n) ->
        [one] only the sun cube to throw.
       *[other] { $n } cubes to throw, the sun cube among them.
    }
   *[other] { NUMBER($n) ->
        [one] { $n } cube to throw, not the sun cube.
       *[other] { $n } cubes to throw, not the sun cube.
    }
}
own-a-bind-after = After { NUMBER($more) ->
    [1] { $since } or more throws
   *[other] { NUMBER($since) ->
        [one] a throw
       *[other] { $since } throws
    }
} without a flash or all five cubes, nobody may stop with { NUMBER($sun) ->
    [1] { NUMBER($n) ->
        [one] only the sun cube to throw.
       *[other] { $n } cubes to throw, the sun cube among them.
    }
   *[other] { NUMBER($n) ->
        [one] { $n } cube to throw, not the sun cube.
       *[other] { $n } cubes to throw, not the sun cube.
    }
}
own-binds = Of { $of } ways in which a turn may stand that nothing else binds, nobody may stop in { $n }.
own-unreached = Line { $line }: nothing that was asked here came to it. Is it needed?
own-no-power = Line { $line }: `^` compares numbers bit by bit; a power is `points ** 2`.
own-nothing-counted = “{ $counter }” is shown, and no function ever counts it.
own-never-chosen = The head has values to choose among, and no function asks for `chosen()`.
own-nothing = Nothing that was asked here comes out otherwise.
own-idles = Of what `{ $question }` answers nothing comes out otherwise, as far as it was asked.
own-no-time = There was no time for a game of bots with it: what it does in play was not seen.
own-in-play = { NUMBER($games) ->
    [one] Bots have played a game with it
   *[other] Bots have played { $games } games with it
}: { NUMBER($acted) ->
    [0] nothing was told of it.
    [one] something was told of it in one.
   *[other] something was told of it in { $acted }.
}
own-first-in-play = For the first time: { $what }
own-only-in-play = What was asked of it alone comes out as usual; it is in games that it does something.
own-no-end = { NUMBER($n) ->
    [one] One game of bots with it
   *[other] { $n } games of bots with it
} had come to no end after 5,000 decisions. Can a game still be won?
own-failed-in-play = { NUMBER($n) ->
    [one] In one of these games
   *[other] In { $n } of these games
} it could not answer (line { $line }: { $why }). A table plays without a rule that has failed three times.
own-fails = Sometimes `{ $question }` is not answered, and the rule does nothing: { $why }.
own-never-answers = `{ $question }` is never answered: { $why }.
own-values = A table chooses among these values: { $values }. It is { $usual } unless another is chosen; what stands above holds for the one that is chosen here.
own-with-value = With { $value }: { $does }
own-same-with-value = With { $value } nothing else was found than what stands above.
own-nothing-with-value = With { $value } nothing that was asked comes out otherwise.
own-no-such-word = Line { $line }: `{ $field }` is compared with "{ $word }" and was never that in what was asked here. It was one of these: { $words }.
own-uncounted = Line { $line } looks at what is counted, and the head does not say what: `{ $field }: In a row` is missing, for instance.
own-begins = Voted in during a game, it holds { $since }.
own-begins-with-game = Its head says `situation: game`: voted in during a game it does nothing in that one, and begins with the next game between the same players.
own-clashes = It may not stand beside { $others }.
own-unknown-clash = Nothing is called `{ $other }` here, neither a built-in rule nor a text that is shipped. Is it spelled so?
own-stands-alone = No other rule of the table's own may stand beside it.
own-answers-alone = No other rule of the table's own may answer { $questions }.
own-decided = That was the own rule “{ $rule }”.
own-failed = Own rule “{ $rule }” did nothing: line { $line }: { $why }.
own-cow-prices = It changes what { $n } of { $of } cards cost.
own-cow-a-price = { $card } costs { $after } instead of { $before }.
own-cow-values = It changes what { $n } of { $of } cows are worth.
own-cow-a-value = { $card } is worth { $after } instead of { $before }.
own-cow-explodes = { $card } brings { $worth } { NUMBER($how) ->
    [0] when it is the first to explode of a bomb.
    [1] when one cow has exploded before it of the same bomb.
    [2] however many have exploded before it of the same bomb.
   *[other] when { $before } cows have exploded before it of the same bomb.
}
own-cow-each-explodes = { NUMBER($any) ->
    [1] Any cow
   *[other] Any cow of the kind “{ $kind }”
} brings { NUMBER($less) ->
    [1] { $money } less
   *[other] { $money } more
} { NUMBER($how) ->
    [0] when it is the first to explode of a bomb.
    [1] when one cow has exploded before it of the same bomb.
    [2] however many have exploded before it of the same bomb.
   *[other] when { $before } cows have exploded before it of the same bomb.
}
own-cow-in-all = All together, { NUMBER($all) ->
    [1] everybody
   *[other] who has this ({ $me })
} { NUMBER($how) ->
    [0] gets nothing from the Pot and pays nothing into it
    [1] pays { $money } into the Pot
   *[other] gets { $money } from the Pot
} for { NUMBER($any) ->
    [1] any turn.
   *[other] a turn with this: { $turn }.
}
own-cow-cow-in-all = All together, { $card } { NUMBER($own) ->
    [0] that explodes
    [1] that explodes and belongs to whoever's turn it is
   *[other] that explodes and belongs to somebody else
} brings { NUMBER($much) ->
    [0] what it usually does
    [1] { $money } less
   *[other] { $money } more
} { NUMBER($how) ->
    [0] when it is the first to explode of a bomb.
    [1] when one cow has exploded before it of the same bomb.
    [2] however many have exploded before it of the same bomb.
   *[other] when { $before } cows have exploded before it of the same bomb.
}
own-cow-draws = { NUMBER($all) ->
    [1] Everybody draws
   *[other] Who has this ({ $me }) draws
} { NUMBER($cards) ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} instead of 2.
own-cow-deals = With { $players } players everybody is dealt { NUMBER($cards) ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} instead of 3.
own-cow-stays = From one cow to another a bomb may not go in { $n } of { $of } pairs of kinds.
own-cow-a-stay = No bomb goes from { $from } to { $to }.
own-cow-after-turn = { NUMBER($all) ->
    [1] Everybody, at the end of a turn,
   *[other] Who has this ({ $me }) at the end of a turn
} { NUMBER($pays) ->
    [1] pays { $money } into the Pot.
   *[other] gets { $money } from the Pot.
}
own-cow-roller = When { $card } explodes, { NUMBER($own) ->
    [1] and belongs to whoever's turn it is, that player
   *[other] and belongs to somebody else, whoever's turn it is
} { NUMBER($pays) ->
    [1] pays { $money } into the Pot.
   *[other] gets { $money } from the Pot.
}
own-cow-a-city = Whoever takes { NUMBER($any) ->
    [1] any city
   *[other] a city worth { $points }
} { NUMBER($pays) ->
    [1] pays { $money } into the Pot.
   *[other] gets { $money } from the Pot.
}
own-cow-ends-turns = { NUMBER($n) ->
    [one] The game is over after one turn.
   *[other] The game is over after { $n } turns at the latest.
}
own-cow-ends-cities = { NUMBER($n) ->
    [0] The game is over when no city is left.
    [one] The game is over when at most one city is left.
   *[other] The game is over when at most { $n } cities are left.
}
own-cow-ends-most = The game is over when a player has { $n } or more by the count “{ $counter }”.
own-cow-ends-no-more = The game is over when no player has more than { $n } by the count “{ $counter }”.
own-cow-ends-table = { NUMBER($way) ->
    [0] The game is over when the table has { $n } or more by the count “{ $counter }”.
    [1] The game is over when the table has { $n } or less by the count “{ $counter }”.
   *[other] The game is over when the table has { $n } by the count “{ $counter }”.
}
own-cow-ends-together = The game is over when it stands so: { $what }.
own-cow-after-turns = turns played: { $n }
own-cow-cities-left = cities left: { $n }
own-cow-in-the-pot = in the Pot: { $pot }
own-cow-of-a-player = the greatest “{ $counter }” of a player: { $n }
own-cow-of-the-table = “{ $counter }” of the table: { $n }
own-cow-bonus = { NUMBER($all) ->
    [1] Everybody
   *[other] Who has this ({ $me })
} { NUMBER($pays) ->
    [1] pays { $money } into the Pot
   *[other] gets { $money } from the Pot
} for { NUMBER($any) ->
    [1] any turn.
   *[other] a turn with this: { $turn }.
}
own-cow-count-after-turn = { NUMBER($table) ->
    [1] { $counter } at the table
   *[other] { $counter }
}, after { NUMBER($any) ->
    [1] any turn
   *[other] a turn with this ({ $turn })
}: { $law }.
own-cow-count-after-explosion = { NUMBER($table) ->
    [1] { $counter } at the table
   *[other] { $counter }
}, when { $card } has exploded: { $law }.
own-cow-any-cow = any cow
own-cow-any-of-a-kind = any cow of the kind “{ $kind }”
own-cow-exploded = cows exploded: { $n }
own-cow-own = own cows exploded: { $n }
own-cow-played = cards played: { $n }
own-cow-won = won with bombs: { $money }
own-cow-takes-city = a city of { $n } points taken
own-cow-takes-none = no city taken
own-cow-cash = { $cash }
own-cow-hand = cards in hand: { $hand }
own-cow-cows = cows: { $cows }
own-cow-points = points of cities: { $points }
own-cow-city = a city taken in this turn
own-cow-no-city = no city taken
own-player-count = { $counter } { $count }
own-player-table-count = { $counter } at the table { $count }
own-player-both = { $one }, { $other }
own-player-everybody = no matter what
own-connexion-refuses = Words of the family list that it refuses: { $share }.
own-connexion-share = { $n } of { $of } ({ NUMBER($among) ->
    [1] with letters that the text names; of one in forty of all none
    [2] all were asked about
   *[other] one in forty was asked about
})
own-connexion-refused = For example { $words }.
own-connexion-wins = Words of the family list that win another number of cards than one: { $share }.
own-connexion-a-win = { $word } wins { NUMBER($cards) ->
    [0] no card.
    [one] one card.
   *[other] { $cards } cards.
}
own-connexion-pilfers = Words of the family list that may pilfer otherwise than by their four letters: { $share }.
own-connexion-a-pilfer = { $word } { NUMBER($may) ->
    [1] may pilfer.
   *[other] may not pilfer.
}
own-connexion-a-sentence = { NUMBER($any) ->
    [1] A sentence of any length
   *[other] A sentence of { $words } words
} { NUMBER($tense) ->
    [1] that is paid as one of the future brings
    [2] that is not paid as one of the future brings
   *[other] brings
} { NUMBER($less) ->
    [1] { NUMBER($points) ->
        [one] 1 point less.
       *[other] { $points } points less.
    }
   *[other] { NUMBER($points) ->
        [one] 1 point more.
       *[other] { $points } points more.
    }
}
own-connexion-scores = { NUMBER($all) ->
    [1] Everybody, at the end,
   *[other] Who has this ({ $me }) at the end
} { NUMBER($less) ->
    [1] loses { NUMBER($points) ->
        [one] 1 point.
       *[other] { $points } points.
    }
   *[other] gets { NUMBER($points) ->
        [one] 1 point.
       *[other] { $points } points.
    }
}
own-connexion-word-scores = Words of the family list that bring points at the end, or cost some: { $share }.
own-connexion-a-word-scores = { $word } { NUMBER($less) ->
    [1] costs { $points }.
   *[other] brings { $points }.
}
own-connexion-bars = Of { $of } cards that could lie on the next position of some boards it bars { $n }. Whoever can place nothing else places as usual.
own-connexion-a-bar = For example { $card } on position { $position }{ NUMBER($alone) ->
    [1] , with no card beside it.
   *[other] , beside { $beside }.
}
own-connexion-bars-all = It bars every card wherever one could lie, so all place as usual.
own-connexion-turn-time = { NUMBER($how) ->
    [0] Turn { $turn } has
    [1] Every turn has
   *[other] The turns { $turn } have
} { NUMBER($seconds) ->
    [0] no clock for words
    [one] one second for words
   *[other] { $seconds } seconds for words
}, { NUMBER($any) ->
    [1] whatever is usual.
   *[other] { NUMBER($usual) ->
        [0] where usually no clock runs.
       *[other] where { $usual } are usual.
    }
}
own-connexion-sentence-time = For the sentence there { NUMBER($seconds) ->
    [0] is no clock
    [one] is one second
   *[other] are { $seconds } seconds
}, { NUMBER($any) ->
    [1] whatever is usual.
   *[other] { NUMBER($usual) ->
        [0] where usually no clock runs.
       *[other] where { $usual } are usual.
    }
}
own-connexion-ends-turns = The word part is over after turn { $n } at the latest.
own-connexion-ends-words = { NUMBER($n) ->
    [one] The word part is over when a word stands on the list.
   *[other] The word part is over when { $n } or more words stand on the list.
}
own-connexion-ends-pile = { NUMBER($n) ->
    [0] The word part is over when the pile is empty.
    [one] The word part is over when the pile has at most one card.
   *[other] The word part is over when the pile has at most { $n } cards.
}
own-connexion-ends-table = { NUMBER($way) ->
    [0] The word part is over when { $n } or more is counted at the table.
    [1] The word part is over when { $n } or less is counted at the table.
   *[other] The word part is over when { $n } is counted at the table.
}
own-connexion-ends-together = The word part is over when it stands so: { $what }.
own-connexion-turns-played = turn: { $n }
own-connexion-words-listed = words on the list: { $n }
own-connexion-cards-in-pile = cards in the pile: { $n }
own-connexion-counted-at-table = counted at the table: { $n }
own-connexion-count-starts = { NUMBER($all) ->
    [1] At the table
   *[other] For each player
} “{ $counter }” begins at { $count }.
own-connexion-count-word = After { NUMBER($any) ->
    [1] any word
   *[other] “{ $word }”
}, { NUMBER($all) ->
    [1] the table's
   *[other] its finder's
} “{ $counter }”: { $law }.
own-connexion-count-turn = After { NUMBER($how) ->
    [0] a turn without a word
    [1] a turn with one word
    [2] any turn
   *[other] a turn with { $words } words
}, { NUMBER($all) ->
    [1] the table's
   *[other] the player's
} “{ $counter }”: { $law }.
own-connexion-in-all = All together, whoever has found { NUMBER($any) ->
    [1] { $words }
   *[other] { $words } and holds { $cards } cards
} { NUMBER($how) ->
    [0] gets and loses nothing at the end.
    [1] loses { NUMBER($points) ->
        [one] one point at the end.
       *[other] { $points } points at the end.
    }
   *[other] gets { NUMBER($points) ->
        [one] one point at the end.
       *[other] { $points } points at the end.
    }
}
own-connexion-a-win-by = { NUMBER($any) ->
    [1] Any word
   *[other] { $word }
} wins { NUMBER($cards) ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} { NUMBER($all) ->
    [1] for everybody.
   *[other] for who has this: { $me }.
}
own-connexion-cards = cards: { $cards }
own-connexion-words = words: { $words }
own-connexion-longest = letters of the longest: { $longest }
own-paste-now = Type or paste the text. A line with nothing but a full stop ends it; .quit gives up.
own-given-up = Nothing is read.
own-too-long = The text has at most { $most } bytes; nothing is read.
own-line-lost = Not all of the text could be kept, so nothing is read. A line has at most 2,048 bytes.
own-too-much = That is far more than a text: the line is cut here. A seat at a table stays.
own-at-a-table = A rule is proposed at a table: go to one first (join CODE, or new). rule check GAME reads one anywhere.
own-answer = Answer: { $gives }.
own-true-or-false = true or false
own-a-whole-number = a whole number from { $least } to { $most }
own-one-word = one of { $words }
own-a-multiple = a multiple of { $step } from { $least } to { $most }
own-none-in-force = This table has no rule of its own. rule new prints one to begin with, rule paste proposes one.
own-here = Rules of your own: rule propose FILE tells what one does and puts it to the vote, rule edit opens it in your editor first, rule paste takes it line by line. rule check and rule measure only tell. rule show, rule new [NAME], rule questions, rule help.
own-new-ones = Texts to begin with: { $names }. Type rule new and a name. rule help says how one is written.
own-shelf-title = Rules of the house’s shelf: { $game }
own-shelf-intro = Rules that a table of this house has written and adopted, and one of its players has published. Whoever plays at a table that plays by one finds the button beside its text there.
own-shelf-empty = Nothing stands there yet.
own-shelved = { NUMBER($n) ->
    [one] Adopted by { $n } table. Published by { $by }.
   *[other] Adopted by { $n } tables. Published by { $by }.
}
own-shelf-take = To play by it, name it where a table is opened or where other rules are proposed at one: { $name }
own-shelf-copy = Change it
own-shelf-file = The text as a file
own-from-shelf = Or a rule of the house’s shelf, by its name
own-publish = Put it on the house’s shelf
own-published = It stands on the house’s shelf now: { $name }
own-on-the-shelf = { $name }: { $title } ({ $n })
own-counted = { WHO($seat) ->
    [you] You
   *[other] { $seat }
}: { $counter } { $count } (own rule “{ $rule }”).
own-counted-all = At the table: { $counter } { $count } (own rule “{ $rule }”).
own-drawing = A rule of the table’s own draws before the turn.
own-drew = { WHO($seat) ->
    [you] You draw
   *[other] { $seat } draws
} { $place } (own rule “{ $rule }”, chance { $weight } in { $of }).
own-some-weights = a list of at most { $n } whole numbers from 0 to { $most }, not all of them 0: the weights of a draw; [] draws nothing
own-draws = Before a turn one of these is drawn: { $chances }.
own-draws-for = Not before every turn is the same drawn. Before the turn of one who has this ({ $me }) it is one of these: { $chances }.
own-a-chance = { $place } ({ $weight } in { $of })
own-after-draw = { NUMBER($table) ->
    [1] { $counter } at the table
   *[other] { $counter }
}, when { $place } is drawn: { $law }.
