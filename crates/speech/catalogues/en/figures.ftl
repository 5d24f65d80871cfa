## What commands print that count, play or solve.

## Odds.

figures-thrown = { $cubes } thrown: { $total } equally likely ways
figures-thrown-to-clear = { $cubes } thrown to clear { $faces }: { $total } equally likely ways
figures-sun-cube = The sun cube
figures-cubes = { NUMBER($sun) ->
    [1] { NUMBER($n) ->
        [one] { $n } common cube
       *[other] { $n } common cubes
    } and the sun cube
   *[other] { NUMBER($n) ->
        [one] { $n } common cube
       *[other] { $n } common cubes
    }
}
figures-what-it-counts = what it counts, where it scores:
figures-points = { NUMBER($n) ->
    [one] { $n } point
   *[other] { $n } points
}
figures-mean-points = { $points } points in the mean for this throw.
figures-wimpout-in-the-end = { $chance } is the chance to wimp out once void throws are thrown again.
figures-worth = With { $points } at stake, throwing is worth { $worth } points by the best play of the turn.

## Simulations.

figures-games-of = { $games } games of { $title }, seed { $seed }
figures-deals-of = { $games } games of { $title }, seed { $seed }: { $deals } deals, each once from every seat
figures-seat-head = seat
figures-bot-head = bot
figures-won-head = won
figures-share-head = share
figures-interval-head = 95 % interval
figures-score-head = mean score
figures-rating-head = rating
figures-played-head = played
figures-from-to = { $low } to { $high }
figures-turns = { $mean } turns a game ({ $least } to { $most })
figures-begun = wins of whoever began
figures-unwon = games that nobody won
figures-endless = games given up as endless
figures-rate = { $rate } games/s on { NUMBER($threads) ->
    [one] one thread
   *[other] { $threads } threads
}, { $seconds } s

## Tournaments.

figures-tournament-of = { $games } games of { $title } at tables of { $seats }, seed { $seed }
figures-stopped = Stopped before the end.
figures-settled = Ended early: every pair is settled.
figures-ahead = Ahead, in per cent of their games
figures-better = { $bot } is better than { $other } with { NUMBER($settled) ->
    [1] { $sure } confidence
   *[other] { $sure } confidence, not settled
} ({ $first } ahead in about { $ahead } %, { $low } to { $high })
figures-over-sure = over { $share }
figures-failed = { $bot } failed in { NUMBER($games) ->
    [one] { $games } game and lost it
   *[other] { $games } games and lost them
}; first: { $why }
figures-took = { $seconds } s

## The lab.

figures-pairs-of = { $pairs } pairs of games of { $title }, each with the same luck; seed { $seed }
figures-lab-bots = bots { $bots }; skill is that of the first against { $weak }
figures-usual-rules = the usual rules
figures-own-rule = own rule { $name }
figures-difference-head = B without A
figures-exactly = who begins wins, exactly
figures-turns-exactly = turns a game, exactly
figures-lab-legend = ± is half of a 95 % interval; * where that of a difference leaves out 0.
figures-from = { $what } from
figures-minutes = Minutes are a guess: { $decision } s a decision, { $draw } s a draw, { $turn } s a turn besides.
figures-every-of = { $pairs } pairs of games each against { $rules }; bots { $bots }; skill against { $weak }.
figures-every-rule = rule
figures-every-turns = turns
figures-every-decisions = decisions
figures-every-leads = leads
figures-every-first = seat 1
figures-every-skill = skill
figures-every-happens = what happens more or less
figures-does-not-go = { $change } does not go with the rules as set

## Solutions.

figures-solved = Cosmic Wimpout for { $seats } to { $goal }, all at their best (exact, to { $error })
figures-mover-wins = who is to throw wins { $chance } %
figures-other-wins = the other { $chance } %
figures-next-wins = the next { $chance } %
figures-last-wins = the last { $chance } %
figures-nobody-wins = nobody { $chance } %
figures-turns-left = { $turns } turns left on average, of both together
figures-stop-from = stop with these points, by cubes left: { $all }
figures-or-more = { $points } or more
figures-stop-hangs = when to stop hangs on more than the cubes left
figures-score-to = { $most } to { $last }
figures-sun = sun
figures-circling = At { $scores } best replies go round: a choice by lot between equal chances, by which the mover loses { $regret }.
figures-swept = { $swept } turns swept in { $ms } ms of one core; the table takes { $kib } KiB.
figures-swept-before = { $swept } turns were swept before, and kept: read and checked in { $ms } ms of one core (`--fresh` solves again); the table takes { $kib } KiB.
figures-sampled = Of { $games } games in which everybody played as `{ $bot }` (sampled, 95 of 100 such intervals hold):
figures-beginner-won = who began won { $share }
figures-place-won = place { $place } won { $share }
figures-nobody-won = nobody won { $share }
figures-about = about { $share } % ({ $low } to { $high })
figures-goals-of = Who begins wins, by goal and `{ $rule }`; the last column is for `{ $usual }`.
figures-goal-head = goal
figures-cost-head = time of one core, memory
figures-rules-of = Who begins wins to { $goal } under each house rule.
figures-begins-head = who begins wins
figures-more-head = more by
figures-time-head = time of one core
figures-no-rule = (none)

## Words and sentences.

figures-words-of = { NUMBER($n) ->
    [one] { $n } word
   *[other] { $n } words
} of { $list } (sha256 { $sha })
figures-accept = accept
figures-reject = reject
figures-unsure = unsure
figures-future = future

## Bars.

figures-games-bar = { $at } games, { $rate }, { $left } left
figures-puzzles-bar = { $at } games, { $found } puzzles, { $left } left
figures-deals-bar = { $at } deals at most, { $left } left; Ctrl-C: what there is
figures-pairs-bar = { $at } pairs of games at most, { $left } left; Ctrl-C: what there is
figures-exact-bar = { $at } sets of rules solved exactly; that takes some seconds each
figures-records-bar = { $at } games, { $left } left
figures-steps-bar = { $at } steps, { $left } left
figures-scores-bar = { $at } of all scores, { $left } left
figures-note = Note: { $what }
