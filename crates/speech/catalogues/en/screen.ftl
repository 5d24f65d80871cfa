## The full screen.

screen-step = step { $at } of { $of }
screen-left = { $time } left
screen-on = on
screen-back = back
screen-history = history
screen-all = all
screen-what-if = what if
screen-quit = quit
screen-a-word = a word
screen-help = help
screen-type-rules-quit = type rules, quit
screen-say-line = does what stands there
screen-talk = talk
screen-rules = rules
screen-undo = undo
screen-type = type
screen-what-each-does = [{ $key }] what each of them does
screen-more-answers = [{ $key }] { $more } more, and what each of them does
screen-leave-over = [q] leave the table; the record of the game is offered then
screen-played-by-program = Played by the program: { $bots }.
screen-marks = Marks and short words:
screen-at-the-table = At the table
screen-history-title = History
screen-everything-in-words = Everything in words
screen-keys-propose = ↑ ↓ choose   Enter read   p propose a change   Esc back
screen-keys-list = ↑ ↓ choose   Enter read   Esc back
screen-keys-text = ↑ ↓ scroll   Esc back
screen-keys-whole = ↑ ↓ scroll   keys in [ ] do what they say   Esc back
screen-more-players = and { $missing } more; [{ $key }] all
screen-bot = bot
screen-yes-or-no = { $name }: y yes, n no?
screen-proposes = { $name } proposes: { $rules }. Yes so far: { $yes }.
screen-sealed = The luck of this game is sealed as { $seal }… and opened in its record.
screen-too-small = The table needs a window of { $least } characters, and this one has { $size }. Please make it larger, or play in sentences: leave with q and add --plain.
screen-by-size = { $width } by { $height }

## Cosmic Wimpout.

screen-w-heading = turn { $turn } · goal { $goal }
screen-w-turn-and-goal = Turn { $turn }. Goal { $goal }.
screen-w-board = Board { $board }.
screen-w-has-won = has won
screen-w-won = won
screen-w-out = out
screen-w-leads = leads
screen-w-not-in = not in the game yet
screen-w-insurance = { $n } insurance
screen-w-open = { $n } open
screen-w-wrecked = { $n } wrecked
screen-w-recovery-wrecked = { $n } of 7 wrecks (Recovery)
screen-w-waiting = { $points } waiting
screen-w-threw = { WHO($seat) ->
    [you] You
   *[other] { $seat }
} threw { $cubes }: { $fate }.
screen-w-threw-head = { WHO($seat) ->
    [you] You
   *[other] { $seat }
} threw: { $fate }
screen-w-pending = not counted yet
screen-w-void = void
screen-w-undone = undone
screen-w-wreck = a train wreck
screen-w-wimpout = a wimpout
screen-w-five = five of a kind
screen-w-nothing = nothing scores
screen-w-counted-of = { $points } counted, { $parts }
screen-w-counted = { $points } counted
screen-w-sun-five = the Sun as 5
screen-w-sun-ten = the Sun as 10
screen-w-sun-with = the Sun with them
screen-w-flash-of = the flash of { $faces }
screen-w-train-of = the freight train of { $faces }
screen-w-the-sampler = the sampler
screen-w-alike = { $face }s
screen-w-suns = Suns
screen-w-sun = Sun
screen-w-at-stake = { $points } at stake.
screen-w-to-throw = { $cubes } to throw.
screen-w-to-clear = To clear: { $faces }.
screen-w-all-five = all five cubes
screen-w-last-sun = the last cube, the sun cube
screen-w-last = the last cube
screen-w-cubes-sun = { $n } cubes, the sun cube among them
screen-w-cubes = { $n } cubes
screen-w-licks = Last Licks: { WHO($seat) ->
    [you] you lead
   *[other] { $seat } leads
} with { $score }.
screen-w-to-try = Still to try: { $seats }.
screen-w-many-to-try = Still to try: { $n } players.
screen-w-who-starts = Who starts?
screen-w-five-cubes = Five cubes
screen-w-set-aside = set aside
screen-w-in-hand = in the hand
screen-w-flash-for = flash: { $points }
screen-w-train-for = freight train of { $faces }: { $points }
screen-w-sampler = Cosmic Sampler
screen-w-as-five = as 5
screen-w-as-ten = as 10
screen-w-left = left
screen-w-whole-train = train
screen-w-whole-sampler = sampler
screen-w-whole-call = call
screen-w-stake = At stake { $points }   banked { $banked }   together { $together }
screen-w-void-throws = void { $n }
screen-w-board-note = the centre is on top; { $shade } is off limits (H9)
screen-w-ip = { $n } IP
screen-w-tw = { $n } TW
screen-w-mark-ip = IP
screen-w-mark-tw = TW
screen-w-means-ip = insurance points
screen-w-means-o = open circles
screen-w-means-tw = train wrecks
screen-w-means-waiting = points that wait for the next turn
screen-w-means-to-act = who is to act
screen-w-means-landing = where whoever throws would stand
screen-w-means-goal = the goal
screen-w-means-crowd = more players than there is room for

## Unexploded Cow.

screen-c-game = game { $game } of { $of }
screen-c-heading = turn { $turn } · Pot { $pot } · Bank { $bank }
screen-c-city-up = City up: { $name }, { $points } points ({ $rest })
screen-c-no-city = No city is up ({ $rest })
screen-c-all-taken = All cities are taken
screen-c-last-one = the last one
screen-c-to-come = { $n } to come
screen-c-piles = deck { $deck }, discard pile { $discard }
screen-c-hand-empty = Your hand is empty.
screen-c-your-hand = Your hand:
screen-c-hand-of = Your hand: { $cards }
screen-c-event = event
screen-c-short = p city points, c cards
screen-c-means-turn = who is on turn
screen-c-means-points = so many city points
screen-c-means-cards = so many cards in the hand
screen-c-means-roll = a roll of 2 finds this cow
screen-c-means-value = what a cow's owner gets when it explodes
screen-c-means-price = what it costs to play
screen-c-mark-spy = Spy: Bea
screen-c-means-spy = a Spy whose money goes to Bea
screen-c-means-bomber = a Mad Bomber
screen-c-means-acted = has used its power this turn
screen-c-bomber = Bomber
screen-c-yours = yours
screen-c-bomb = BOMB
screen-c-doomed = doomed
screen-c-acted = acted
screen-c-out = out
screen-c-owes = owes { $money }
screen-c-you = You
screen-c-no-cows = no cows
screen-c-more-cows = { $missing } more;
screen-c-cows = { $n } cows
screen-c-is-up = { $name } ({ $points }) is up
screen-c-none-up = No city is up
screen-c-head = Turn { $turn }. Pot { $pot }, Bank { $bank }. { $city }, { $rest } to come. Deck { $deck }, discard pile { $discard }.
screen-c-field = field, left to right: { $cows }
screen-c-net = net { $money }
screen-c-city-points = { NUMBER($n) ->
    [one] { $n } city point
   *[other] { $n } city points
}
screen-c-cards = { NUMBER($n) ->
    [one] { $n } card
   *[other] { $n } cards
}
screen-c-among = among them { $cards }
screen-c-dropped-out = dropped out
screen-c-on-turn = on turn
screen-c-me = (you)
screen-c-earns-for = earns for { WHO($seat) ->
    [you] you
   *[other] { $seat }
}
screen-c-has-acted = has acted
screen-c-roll = A roll of { $seat } would reach: { $cows }.

## Cosmic ConneXion.

screen-x-heading = turn { $turn } of 24
screen-x-head = Turn { $turn } of 24. { $pile } in the pile. Word list { $list }.
screen-x-celestials = { NUMBER($n) ->
    [one] { $n } celestial card
   *[other] { $n } celestial cards
}
screen-x-cards = { NUMBER($n) ->
    [one] { $n } card
   *[other] { $n } cards
}
screen-x-letters = { NUMBER($n) ->
    [one] { $n } letter
   *[other] { $n } letters
}
screen-x-words = { NUMBER($n) ->
    [one] { $n } word
   *[other] { $n } words
}
screen-x-cards-digits = { NUMBER($n) ->
    [one] { $n } card
   *[other] { $n } cards
}
screen-x-words-digits = { NUMBER($n) ->
    [one] { $n } word
   *[other] { $n } words
}
screen-x-lost = { $n } lost by wrong claims
screen-x-has-left = has left
screen-x-letter-cards = Your letter cards: { $cards }.
screen-x-your-letters = Your letters: { $cards }.
screen-x-your-celestials = Your celestial cards: { $cards }; { $total } in all.
screen-x-every-word = Every word has been found.
screen-x-nobody-found = Nobody found { $found }: { $words }.
screen-x-nobody-found-many = Nobody found { $n } words. The longest: { $words }.
screen-x-mean = What they mean: { $words }.
screen-x-longest = Among the longest: { $words }.
screen-x-all-longer = all of them { $n } letters or longer
screen-x-longer = { $n } longer
screen-x-of-letters = { $n } of { NUMBER($letters) ->
    [one] { $letters } letter
   *[other] { $letters } letters
}
screen-x-of = { $n } of { $letters }
screen-x-no-card = No card lies yet.
screen-x-diamond = On the diamond: { $cards }.
screen-x-sun = Sun
screen-x-empty-sun = (sun)
screen-x-practice = practice
screen-x-in-pile = { $n } in the pile
screen-x-you-hold = you hold { $points }
screen-x-mark-words = { $n }w
screen-x-mark-letters = { $n }l
screen-x-short = w words, l letters left
screen-x-means-to-act = who is to act
screen-x-means-words = so many words found
screen-x-means-letters = so many letter cards left
screen-x-means-way = the way of the last word
screen-x-means-next = where the next card goes
screen-x-means-place = a position, its card, and the English letter it can stand for
