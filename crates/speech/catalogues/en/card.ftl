## What a link shows where somebody pastes it.

card-empty = { $game }: a table that waits for people. Sit down with one tap, without an account.
card-free = { $game }: { $people } at the table, { NUMBER($n) ->
    [one] { $n } seat
   *[other] { $n } seats
} free. Sit down with one tap, without an account.
card-full = { $game }: { $people } are about to begin. Come and watch.
card-plays = { $game }, being played: { $standing }.
card-waits = { $game }, being played: { $standing }. Next to act: { $seat }.
card-over = { $game }, over: { $standing }.
card-won = { $game }, over: won by { $winners }. { $standing }.
card-report = { $game }: how a game was played, with everybody's chances step by step, what was given away and what luck brought.
card-replay = { $game }: a game from its first step to its last, to be looked at again.
