## The statistics of a player.

career-your-games = Your games
career-games-of = The games of { $name }
career-games = { NUMBER($games) ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won; players of equal skill would win { $fair }. Mean score: { $score }.
career-given = { NUMBER($decisions) ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, each of which gave away { $loss } of the win on average, computed exactly.
career-given-about = { NUMBER($decisions) ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, each of which gave away { $loss } of the win on average, as far as games tell that bots played on.
career-given-partly = { NUMBER($decisions) ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, each of which gave away { $loss } of the win on average: computed where it can be, else as far as games tell that bots played on.
career-given-nothing = { NUMBER($decisions) ->
    [one] { $decisions } decision, which gave away nothing
   *[other] { $decisions } decisions, none of which gave anything away
} that is clear beyond chance.
career-luck = Luck brought { $sum } games in all.
career-found = { $found } of { NUMBER($to_find) ->
    [one] { $to_find } word
   *[other] { $to_find } words
} found ({ $share }).
career-luck-points = Luck at the pile and in pilfering brought { $sum } points in all.
career-luck-usual = Of 100 players with as many games 95 are within { $usual } of nothing.
career-course-given = Given away at each decision, game by game
career-course-found = Words found of those that could be, game by game
career-so-far = the games so far
career-mistakes = Favourite mistakes
career-mistake = { $what }: { NUMBER($count) ->
    [one] once
   *[other] { $count } times
}, { NUMBER($wins) ->
    [1] { $lost }
   *[other] { $lost } of a win
} given away.
career-threw-on = { NUMBER($cubes) ->
    [one] Throws on with one cube
   *[other] Throws on with { $cubes } cubes
} where stopping is better
career-stopped = { NUMBER($cubes) ->
    [one] Stops with one cube left
   *[other] Stops with { $cubes } cubes left
} where throwing on is better
career-counted = Counts a throw otherwise than is best
career-insured = Insures the wrong throws
career-played-on = Plays a card where none is better
career-ended-early = Stops playing where a card is better
career-played-another = Plays the wrong card
career-placed = Puts a cow in the wrong place
career-picked = Picks the wrong one for an event
career-bombed = Does the wrong thing with a bomb
career-paid = Pays or borrows wrongly
career-other = Something else
career-nothing = No game is told of here yet. Play one to its end.
career-working = { $done } of { $all } games have been looked through. More follow by themselves.
career-left-out = { NUMBER($games) ->
    [one] { $games } game
   *[other] { $games } games
} could not be worked out.
career-how = Decisions and luck are those of the report of each game. Luck of many games adds up to nothing; what is given away does not.
career-one-by-one = Game by game
career-day-head = Day
career-result-head = Result
career-given-head = Given away
career-luck-head = Luck
career-won = won
career-shared = shared
career-lost = lost
