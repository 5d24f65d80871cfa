## The frame of every page.

page-skip-to-table = Skip to the content
page-house = House
page-tables = Tables
page-rules = Rules
page-learn = Learn
page-fair-luck = Fair luck
page-not-connected = not connected
page-connected = connected
page-trying = trying again
page-resting = resting
page-your-turn-title = Your turn
page-it-is-your-turn = It is your turn.
page-was-refused = That was refused.
page-not-through = That did not get through. Try again.
page-may-not-ring = This browser does not let the page tell you.
page-ten-seconds = Ten seconds left.
page-not-on-diamond = That does not lie on the diamond.
page-you-are = You are
page-your-name = Your name
page-rule-numbered = Rule { $number }
page-look-at-record = Look at a record
page-is-luck-fair = Is the luck fair?
page-write-bot = Write a bot

## Home.

page-welcome = Pull up a chair
page-what-this-is = Cubes, words and exploding cows: three table games to play with friends by a link, or against bots, with no account and no app.
page-play-now = Play now
page-play-now-said = { $game } against two bots, at once. No name needed.
page-your-tables = Your tables
page-open-tables = Open tables
page-none-open = No table is open. Make one and send the link to your friends, or play the bots.
page-being-played = Being played
page-new-table = New table
page-of-game = of { $game }
page-play-bots = Play two bots now
page-learn-in-steps = Learn it in { $steps } steps
page-join-by-code = Join by code or link
page-join = Join
page-with-password = with a password
page-your-turn = Your turn
page-free-seats = { NUMBER($n) ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
page-in-play = in play
page-turn-of = { $name }’s turn
page-over = over
page-and-more = and { $n } more

## A new table.

page-new-table-of = A new table of { $game }
page-name-of-table = Name of the table
page-table-of = { $name }'s table
page-called-after-you = Called after you
page-seats = Seats
page-which-game = Which game
page-own-mix = Your own mix
page-own-mix-said = As set below.
page-as-last-time = As last time
page-who-plays = Who plays
page-who-has-the-link = Whoever has the link
page-bots-too = { NUMBER($n) ->
    [one] { $n } bot, and whoever has the link
   *[other] { $n } bots, and whoever has the link
}
page-around-the-table = Seats, clock, password, list, bots
page-every-rule = Every rule, one by one
page-begin-before = You can begin before all are taken.
page-clock = Clock
page-no-clock = No clock
page-minute-each = A minute for each decision
page-five-minutes-each = Five minutes for each decision
page-day-each = A day for each decision
page-three-days-each = Three days for each decision
page-ten-minutes-game = Ten minutes each for the whole game
page-half-hour-game = Half an hour each for the whole game
page-password = Password
page-password-said = If you give one, only who knows it can sit down.
page-private = Only by link or code: not in the list
page-who-leaves = Whoever leaves for good
page-seat-dropped = Their seat is dropped
page-bot-goes-on = A bot plays their seat on
page-bots-pace = Bots play
page-pace-quick = At once
page-pace-usual = So that people can follow
page-pace-slow = Slowly
page-watchers-see = Those who watch see the table
page-watchers-see-it = { NUMBER($n) ->
    [0] As it is
    [one] A minute later
   *[other] { $n } minutes later
}
page-no-advice = No advice before the game is over, not even against bots.
page-learning = For learning: everybody may ask what is best, and is told how good each decision was{ NUMBER($odds) ->
    [one] , with the odds of the next throw.
   *[other] .
}
page-open-table = Open the table
page-check-rules = Check the rules
page-how-we-play = How we play
page-house-rules = House rules
page-more = more
page-not-together = Does not go together with { $other }.

## A proposal.

page-propose-rules = Propose rules
page-propose-other = Propose other rules
page-propose-to = To everybody at { $table }. It needs all their yeses; what is adopted comes into force the next time its situation comes up.
page-propose = Propose
page-back-to-table = Back to the table

## The door.

page-who-are-you = Who are you?
page-name-is-enough = A name is enough. No account, no mail; this browser remembers you.
page-up-to-24 = Up to 24 characters, in any script.
page-your-marker = Your marker
page-come-in = Come in
page-take-your-seat = Take your seat
page-seat-of = This is the seat of { $name } at { $table }. Go on with it here?
page-other-watches = The other device then watches; its own link brings the seat back there.
page-sit-here = Sit here

## Lessons.

page-learn-to-play = Learn to play
page-learn-game = Learn { $game }
page-steps = Steps
page-back = Back
page-next = Next
page-play-it = Play it

## Rules.

page-rules-of = Rules of { $game }
page-contents = Contents
page-options = Options and house rules
page-small-print = The small print
page-at-every-table = At every table
page-learn-stepwise = Learn it step by step
page-each-is-chosen = Each of these is chosen when a table is made, and may be proposed to it at any time.
page-parts-of-rules = Parts of the rules, and how we read what the rule sheets leave open.
page-what-the-house-does = What the house does, whatever is played.
page-number = Number
page-can-be = Can be
page-usually = Usually
page-waits-for-next = A change waits for the next
page-never-with = Never together with
page-called = Called

## Replay.

page-replay = replay
page-the-table = The table
page-play-itself = Play
page-speed = Speed
page-turn-number = { $n }. { $name }
page-go-to-turn = Go to a turn
page-share-record = Copy a link to share
page-share-record-said = The record itself is in the link; the house keeps nothing.
page-keys = Keys
page-close-it = Close
page-step-of = Step { $step } of { $steps }
page-step = Step
page-start = Start
page-on = On
page-end = End
page-go = Go
page-story = Story
page-what-if = What if?
page-play-on-otherwise = Play on from this step in the seat that is to act, with bots in the others. Luck is what it was: the same secret, the same draws.
page-play-on-from = Play on from step { $step }
page-take-record = Take the record
page-to-the-table = To the table
page-check-luck = Check its luck
page-paste-record = Paste the record of a game, from this house or another, and step through it. Nothing is kept.
page-the-record = The record
page-show-it = Show it

## What is wrong.

page-not-your-seat = Not your seat
page-empty-table = An empty table
page-moved-on = The table has moved on
page-too-much = That is too much
page-slow-down = Slow down a little
page-does-not-go = That does not go
page-closing = The house is closing for a moment
page-house-busy = The house is busy
page-out-of-reach = The house is out of reach
page-nothing-is-lost = There is no way there just now. Nothing is lost: your seat is kept, and the table is as you left it.
page-look-again = Look again
page-train-wreck = A train wreck
page-to-tables = To the tables

## Before the start.

page-players = { NUMBER($n) ->
    [one] { $n } player of up to { $most }
   *[other] { $n } players of up to { $most }
}
page-who-sits = Who sits here
page-invitation-rules-talk = Invitation, rules and talk
page-what-may-be-wrong = What may be wrong
page-bot-level = { NUMBER($level) ->
    [0] without a plan
    [1] easy
    [2] fair
    [3] strong
   *[other] the best
}: { $does }
page-or-a-file = or a file
page-free = free
page-more-free = and { $n } more
page-kept-for = kept for { $who }
page-you = you
page-away = away
page-send-away = Send away
page-what-now = What may I do now?
page-every-seat-taken = Every seat is taken. You may watch.
page-seat-is-free = There is a seat for you.
page-seat-for-you = There is a seat for you: no account, a name is enough.
page-send-the-link = Send the link to your friends, or call a bot.
page-send-the-password = To sit down they need the password of the table: send it along.
page-called-again = { $who } can come from the page of the last game; { NUMBER($n) ->
    [one] the seat is
   *[other] their seats are
} kept for ten minutes. Others come by the link.
page-more-are-needed = { NUMBER($n) ->
    [one] One more is needed
   *[other] { $n } more are needed
} to begin: send the link to your friends, or call a bot.
page-begin-when-here = Begin when everybody is here.
page-begin = Begin
page-begin-alone = Begin alone
page-stand-up = Stand up
page-table-password = The table's password
page-sit-down = Sit down
page-which-bot = Which bot
page-call-bot = Call a bot
page-ask-friends = Ask your friends in
page-anybody-with-link = Anybody with this link can come to the table:
page-copy-link = Copy the link
page-copied = Copied
page-in-terminal = In a terminal: { $code }
page-what-we-play = What we play
page-usual-rules = { $game } by the usual rules.

page-what-if-from = What if, from step { $step }
page-write-a-bot = Write a bot
page-api-lead = Everything a player can do, a program can do: JSON in, JSON out, and a stream of events, one a line.
page-operations = Operations
page-whole-description = The whole description as OpenAPI
page-version = version { $version }
page-a-whole-bot = This is a whole bot. Save it, open a table, give it the table's link, and begin when it sits:
page-bot-in-python = A bot in Python
page-api-in-english = Names and descriptions are written as programs are.
page-api-send = Send { $kind }:
page-api-answers = Answers
page-may-be-left-out = may be left out
page-a-record = A record
