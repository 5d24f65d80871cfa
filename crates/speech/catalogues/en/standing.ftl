## How a table stands, line by line.

standing-over = The game is over.
standing-nobody = Nobody is to act now.
standing-whose = { $name }'s
standing-theirs = It is { $whose } turn.
standing-yours = It is your turn.
standing-yours-and-theirs = It is your turn, and { $whose }.
standing-seconds = { NUMBER($seconds) ->
    [one] One second left.
   *[other] { $seconds } seconds left.
}
standing-not-begun = The game has not begun. { $taken } of { $most } seats are taken:
standing-rules = House rules: { $rules }.
standing-nobody-sits = Nobody sits here yet.
standing-bot = a bot ({ $bot })
standing-stand-in = away; a bot ({ $bot }) plays
standing-to-act = to act
standing-somebody = Somebody

## Its luck.

standing-luck = All luck of this table comes from a secret of the house and a word of each seat (P12).
standing-commitment = The secret was fixed before the start: its hash is { $hash }.
standing-nonce = The word of { $name }: { $word }.
standing-secret = The secret is { $secret }. lastlicks verify checks the record.
standing-sealed = The secret is told when the game is over, so that anybody can check it.

## Its clocks.

standing-no-clock = This table has no clock of its own.
standing-clock-decision = Every decision may take { $span } (P5).
standing-clock-game = All decisions of a game together may take { $span } (P5).
standing-you-have = { NUMBER($own) ->
    [1] You have { $span } left by the rules of the game.
   *[other] You have { $span } left.
}
standing-has = { NUMBER($own) ->
    [1] { $name } has { $span } left by the rules of the game.
   *[other] { $name } has { $span } left.
}
standing-two-units = { $great } { $small }
standing-no-time = no time
standing-days = { NUMBER($n) ->
    [one] { $n } day
   *[other] { $n } days
}
standing-hours = { NUMBER($n) ->
    [one] { $n } hour
   *[other] { $n } hours
}
standing-minutes = { NUMBER($n) ->
    [one] { $n } minute
   *[other] { $n } minutes
}
standing-spelled-seconds = { NUMBER($n) ->
    [one] { $n } second
   *[other] { $n } seconds
}

## Its odds, its record.

standing-no-odds = Odds are told at tables that were opened for learning, and against bots alone (P26); this is neither.
standing-no-throw = Nothing is to be thrown just now.
standing-odds = The next throw comes to:
standing-mean = On average it adds { $points }.
standing-no-record = Nothing is recorded before the game begins.
standing-record = The record of this game has { $steps } steps so far: rules, acts, luck and votes (P13). { NUMBER($over) ->
    [1] It is whole: replay shows it step by step, verify checks its luck.
   *[other] It can be read when the game is over.
}

## What is asked of everybody.

standing-no-vote = Nothing is being voted on. propose RULE=VALUE proposes something ({ $rule }).
standing-proposes = { $name } proposes: { $rules }.
standing-watchers-hear = Those who watch hear it; those who play read it when the game is over (P10).
standing-asks-back = { $name } asks to take { NUMBER($acts) ->
    [one] the last act
   *[other] the last { $acts } acts
} back.
standing-asks-pause = { $name } asks for a pause.
standing-paused = The game is paused. unpause ends the pause (P5).
standing-paused-for = No time runs out: the game goes on by itself in { $span } (P5).
standing-asks-removal = { $name } asks to take { $whom }, who is away, out of the game (P4).
standing-missing = Still to answer: { $names }.
standing-withdraw = refuse withdraws it.
standing-agree = { NUMBER($some) ->
    [1] Yes so far: { $yes }.
   *[other] Nobody has said yes.
} Do you agree? Type { $words }.
standing-all-needed = { NUMBER($some) ->
    [1] Yes so far: { $yes }.
   *[other] Nobody has said yes.
} It needs everybody.
standing-yes-or-no = yes or no ({ $rule })
standing-agree-or-refuse = agree or refuse
standing-asks-vote = { $name }, do you agree to the proposal? yes or no ({ $number })
standing-asks-answer = { $name }, may the steps be taken back? agree or refuse
standing-asks-pause-answer = { $name }, do you agree to a pause? agree or refuse

## What a line comes to.

standing-watching = You are watching; only players can do that.
standing-leave-typed = Type { $words } if you mean it.
standing-stays = You stay.
standing-no-word-watching = `{ $line }` is no word here; you are watching. Type help.
standing-type-start = The game has not begun. Type start to begin it, or help.
standing-not-now = `{ $line }`: { $turn } Type help for what you can always do.
standing-hidden = Hands are hidden: only whoever is to act may look.
