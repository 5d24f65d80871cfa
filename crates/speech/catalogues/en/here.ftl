## Around a game in a terminal of one's own: leaving it, its end, games that wait, a record that is shown or checked.

here-kept = The game is kept. Go on with it: lastlicks play { $game } --resume
here-lost = Note: this game will be lost when you leave it: { $why }
here-again = Play again, with the same seats? Type yes, or nothing for no.
here-keep-record = Keep the record of the game? Type the name of a file, or nothing for no; report tells how it was played.
here-record-in = The record is in { $path }. `lastlicks verify { $path }` replays it and checks its luck.
here-pass = Pass the keyboard to { $name }, then press Enter.

here-none-waits = No game is waiting.
here-go-on = Go on with one: lastlicks play --resume=NUMBER
here-waiting = Waiting to be played on:
here-which = Which one? Its number, nothing for 1, no for none of them (they stay), or forget N.
here-being-played = That one is being played.
here-forgotten = { NUMBER($n) ->
    [one] One game forgotten.
   *[other] { $n } games forgotten.
}
here-stays = Note: it stays: { $why }
here-older = { NUMBER($n) ->
    [one] and { $n } older one
   *[other] and { $n } older ones
}
here-a-waiting-with = { $game } by { $rules }
here-a-waiting = { NUMBER($over) ->
    [1] { $names } ({ $steps } steps, over, with its record not kept yet)
   *[other] { $names } ({ NUMBER($steps) ->
        [one] { $steps } step
       *[other] { $steps } steps
    })
}
here-played = being played
here-damaged = damaged ({ $why })
here-just-now = just now
here-ago = { $span } ago

here-replays = The record replays: { NUMBER($over) ->
    [1] a finished game
   *[other] a game that is not over
} of { $steps } steps and { $draws } draws.
here-house-rules = House rules: { $rules }.
