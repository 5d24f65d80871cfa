## Rules.

sitting-setting = { $option } { $value }
sitting-no-settings = nothing
sitting-proposed = { WHO($seat) ->
    [you] You propose
   *[other] { $seat } proposes
}: { $settings }.
sitting-yes = { WHO($seat) ->
    [you] You say
   *[other] { $seat } says
} yes.
sitting-no = { WHO($seat) ->
    [you] You say
   *[other] { $seat } says
} no.
sitting-withdrawn = { WHO($seat) ->
    [you] You withdraw
   *[other] { $seat } withdraws
} the yes.
sitting-no-at-once = { WHO($seat) ->
    [you] You say
   *[other] { $seat } says
} no; the proposal is dead ({ RULE("P11") }).
sitting-proposal-failed = The proposal is dead: one no is enough ({ $numbers }).
sitting-adopted-at-once = All agree: { $settings }. The game begins with it.
sitting-adopted-for-next-game = All agree: { $settings }. It begins with the next game between these players; in this one it does nothing ({ $numbers }).
sitting-next-game = { $said } { NUMBER($all) ->
    [1] Adopted, it begins with the next game between these players; in this one it does nothing.
   *[other] Not in this game any more, but in the next one between these players: { $which }.
}
sitting-adopted = All agree: { $settings }. It takes effect the next time its situation arises ({ $numbers }).
sitting-in-force = From now on { $option } is { $value }.
sitting-own-rule = the table’s own rule “{ $title }” ({ $about })
sitting-own-rule-named = the table’s own rule “{ $title }”
sitting-without-own-rule = the table’s own rule “{ $name }” no more
sitting-suspended = The table’s own rule “{ $name }” has failed three times: it is suspended until it is voted in again.
sitting-own-in-force = From now on: { $rule }.

## Comings and goings.

sitting-joined = { WHO($seat) ->
    [you] You sit down and join
   *[other] { $seat } sits down and joins
} the game.
sitting-left = { WHO($seat) ->
    [you] You leave
   *[other] { $seat } leaves
} the game.
sitting-undone = What was done last is taken back.
sitting-sat = { NUMBER($is_bot) ->
    [1] { $name } sits down, a bot.
   *[other] { $name } sits down.
}
sitting-stood-up = { $name } stands up.
sitting-somebody-stood-up = Somebody stands up.
sitting-renamed = { WHO($seat) ->
    [you] You have
   *[other] { $seat } has
} a new name.
sitting-started = The game begins.
sitting-take-back-asked = { WHO($seat) ->
    [you] You ask to take steps back.
   *[other] { $seat } asks to take steps back.
}
sitting-take-back-agreed = { WHO($seat) ->
    [you] You agree.
   *[other] { $seat } agrees.
}
sitting-take-back-refused = { WHO($seat) ->
    [you] You refuse
   *[other] { $seat } refuses
}; everything stands.
sitting-pause-asked = { WHO($seat) ->
    [you] You ask for a pause.
   *[other] { $seat } asks for a pause.
}
sitting-pause-agreed = { WHO($seat) ->
    [you] You agree to a pause.
   *[other] { $seat } agrees to a pause.
}
sitting-pause-refused = { WHO($seat) ->
    [you] You want no pause
   *[other] { $seat } wants no pause
}; the game goes on.
sitting-paused = The game is paused, for { $span } at most: nobody acts, and no time runs out ({ RULE("P5") }).
sitting-went-on = { WHO($seat) ->
    [you] You end
   *[other] { $seat } ends
} the pause; the game goes on.
sitting-went-on-by-itself = The pause is over; the game goes on ({ RULE("P5") }).
sitting-removal-asked = { WHO($by) ->
    [you] You ask
   *[other] { $by } asks
} to take { WHO($seat) ->
    [you] you
   *[other] { $seat }
} out of the game for being away.
sitting-removal-agreed = { WHO($seat) ->
    [you] You agree.
   *[other] { $seat } agrees.
}
sitting-removal-refused = { WHO($seat) ->
    [you] You refuse
   *[other] { $seat } refuses
}; nobody is taken out of the game.
sitting-removed = All who are here agree: { WHO($seat) ->
    [you] you are
   *[other] { $seat } is
} taken out of the game ({ RULE("P4") }).
sitting-removal-dropped = { WHO($seat) ->
    [you] You are back and stay
   *[other] { $seat } is back and stays
} in the game.
sitting-stood-in = A bot ({ $bot }) plays for { WHO($seat) ->
    [you] you
   *[other] { $seat }
}.
sitting-left-to-bot = { WHO($seat) ->
    [you] You leave
   *[other] { $seat } leaves
} for good; a bot ({ $bot }) plays on.
sitting-returned = { WHO($seat) ->
    [you] You are
   *[other] { $seat } is
} back.
sitting-nudged = { WHO($by) ->
    [you] You nudge
   *[other] { $by } nudges
} { WHO($seat) ->
    [you] you: it is your turn.
   *[other] { $seat }.
}
sitting-hand-shown = { WHO($seat) ->
    [you] { NUMBER($shown) ->
        [one] You let those who watch look into your hand.
       *[other] Nobody who watches sees your hand any more.
    }
   *[other] { NUMBER($shown) ->
        [one] { $seat } lets those who watch look into the hand.
       *[other] Nobody who watches sees the hand of { $seat } any more.
    }
}
sitting-measured = What it would do: { $what }
sitting-recalled = { WHO($seat) ->
    [you] You want to play again
   *[other] { $seat } wants to play again
}, at table { $table }. The series so far: { $standing }.
sitting-rematched = A new game is at table { $table }. The series so far: { $standing }.
sitting-closed = The table is closed: { $why }.
