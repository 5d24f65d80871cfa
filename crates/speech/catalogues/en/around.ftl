## What stands around a table.

around-bot-plays = The bot { $bot } plays for you.
around-stale = This part of the house does not reach its store: what stands here may be old, and nobody can act here. It goes on by itself.
around-bot-plays-on = You have left for good; the bot { $bot } plays on.
around-plays = { $bot } plays
around-let-bot-play = Let a bot play for { $seat }, who is away
around-asks-back = { WHO($seat) ->
    [you] You ask
   *[other] { $seat } asks
} to take { NUMBER($acts) ->
    [one] the last act
   *[other] the last { $acts } acts
} back.
around-asks-pause = { WHO($seat) ->
    [you] You ask
   *[other] { $seat } asks
} for a pause.
around-asks-removal = { WHO($by) ->
    [you] You ask
   *[other] { $by } asks
} to take { WHO($seat) ->
    [you] you
   *[other] { $seat }
} out of the game for being away.
around-removal-follows = The seat of { $seat } is dropped, and there is no way back to it. The others at the table are asked first; if all of them are away or bots, it happens at once.
around-yes-remove = Yes, propose it
around-ask-removal = Propose to take { WHO($seat) ->
    [you] yourself
   *[other] { $seat }
}, who stays away, out of the game
around-missing = Still to answer: { $seats }.
around-paused = The game is paused: nobody acts, and no time runs out. It goes on by itself in { $span }.
around-proposes = { WHO($seat) ->
    [you] You propose
   *[other] { $seat } proposes
} another rule
around-proposes-this = { WHO($seat) ->
    [you] You propose
   *[other] { $seat } proposes
}: { $what }{ NUMBER($more) ->
    [0] .
   *[other] , and { $more } more.
}
around-propose-for = Propose for { $rule }
around-wins = { WHO($seat) ->
    [you] You win.
   *[other] { $seat } wins.
}
around-share = { $seats } share it.
around-closed = The table is closed: { $why }.
around-watching = { NUMBER($n) ->
    [one] { $n } watches
   *[other] { $n } watch
}
around-seen-later = { NUMBER($you) ->
    [one] you see the table { NUMBER($n) ->
        [one] a minute
       *[other] { $n } minutes
    } later than those who play
   *[other] whoever watches sees the table { NUMBER($n) ->
        [one] a minute
       *[other] { $n } minutes
    } later
}
around-show-hand = Let those who watch see my hand
around-hide-hand = Do not let them any more
around-hand-is-shown = Those who watch see your hand.
around-anybody-may-watch = Anybody may watch, those at this table on a second screen too.
around-look-over = You may look over the shoulder of:
around-you-look-over = You look over the shoulder of { $seat }.
around-look-over-nobody = Look over nobody’s shoulder
around-hand-of = The hand of { $seat }
around-watchers-talk = Those who play read what you say here after the game only.
around-step = Step { $n } in the replay
around-before = ({ $n } before)
around-insurance = { NUMBER($n) ->
    [one] { $n } IP
   *[other] { $n } IP
}
around-counted = { $what }: { $n }
around-circles = { NUMBER($n) ->
    [one] { $n } circle
   *[other] { $n } circles
}
around-wrecks = { NUMBER($n) ->
    [one] { $n } wreck
   *[other] { $n } wrecks
}
around-recovery-wrecks = { $n } of 7 wrecks (Recovery)
around-points = { NUMBER($n) ->
    [one] { $n } point
   *[other] { $n } points
}
around-to-come = { $n } to come
around-piles = Deck { $deck }, discard pile { $discard }
around-game-of = game { $game } of { $of }
around-owes = owes { $amount }
around-cards = { NUMBER($n) ->
    [one] { $n } card
   *[other] { $n } cards
}
around-in-pile = { NUMBER($n) ->
    [one] { $n } celestial card in the pile
   *[other] { $n } celestial cards in the pile
}
around-words = { NUMBER($n) ->
    [one] { $n } word
   *[other] { $n } words
}
around-lost = { $n } lost
around-letters = { NUMBER($n) ->
    [one] { $n } letter
   *[other] { $n } letters
}
around-of-whom = of { WHO($seat) ->
    [you] you
   *[other] { $seat }
}
around-known-of-hand = You know of the hand: { $cards }.
around-cow-of = { WHO($seat) ->
    [you] your
   *[other] { $seat }'s
} { $cow }

## Headings, buttons and short remarks.

around-what-may-i-do = What may I do now?
around-play-myself = Play myself again
around-not-too-late = There is a seat left, and it is not too late.
around-yes-or-no = Say yes or no
around-your-seat-elsewhere = You sit here as { $name }, on another device of yours.
around-play-here = Play on here
around-to-the-circle = To the circle
around-more-ways = More ways
around-why = Why?
around-let-it-be-taken-back = Let it be taken back
around-take-that-back = Take that back
around-yes = Yes
around-no = No
around-the-house = The house
around-talk = Talk
around-name-to-talk = Say what your name is, and you can talk
around-say-something = Say something
around-say = Say
around-nobody-has-won = Nobody has won.
around-standing = Standing
around-place = Place
around-player = Player
around-score = Score
around-rematch = Rematch
around-series-game = Game { $n } of a series: { $standing }
around-series-stands = The series after { $n } games: { $standing }
around-series-won = { $name } { $n }
around-wants-again = { $seat } wants to play again.
around-to-the-rematch = To the rematch
around-replay = Replay
around-take-the-record = Take the record
around-check-the-luck = Check the luck
around-next-throw = The next throw
around-on-average = On average it adds
around-needs-everybody = It needs everybody's yes; one no ends it.
around-has-not-voted = has not voted
around-said-yes = yes
around-you-said-yes = You said yes.
around-withdraw-it = Withdraw it
around-rules-in-force = Rules in force
around-the-usual-ones = The usual ones.
around-the-usual-rules = The usual rules
around-propose-several = Propose several changes at once
around-look-at-the-rules = Look at the rules, or change them
around-more-about-it = More about it
around-propose = Propose
around-the-table = The table
around-edge = Story, talk and rules
around-you-watch = you watch
around-without-script = Without script, reload to see what happened.
around-what-happened = What happened
around-what-happened-earlier = What happened earlier
around-people = People
around-you = you
around-to-act = to act
around-bot = bot
around-away = away
around-this-table = This table
around-tell-my-turn = Tell me when it is my turn
around-tell-me-elsewhere = Be told by mobile or message too
around-luck-committed = Luck was committed to before the start:
around-the-secret-was = The secret was
around-what-that-proves = What that proves
around-the-record = The record so far
around-cards-are-hidden = Cards are hidden in this game: its record and replay open when it is over.
around-seat-elsewhere = Your seat on another device
around-seat-link = Open this link there, or type the code; this browser then watches. It also brings you back when the browser has forgotten you. Whoever has it plays for you: keep it to yourself.
around-code = Code
around-new-link = Make a new link
around-old-link = Has somebody seen it? The old link and code then hold nothing; you go on.
around-let-bot-play-for-me = Let a bot play for me
around-ask-take-back = Ask to take the last act back
around-agree-to-pause = Agree to a pause
around-agree-to-removal = Agree
around-go-on = Go on
around-ask-pause = Ask for a pause
around-leave-for-good = Leave for good
around-leave-drops = Your seat is dropped, and the others play on without you. There is no way back to it. Whoever only goes away for a while lets a bot play meanwhile.
around-leave-to-bot = A bot plays your seat to the end. There is no way back to it. Whoever only goes away for a while lets a bot play meanwhile.
around-yes-leave = Yes, leave this game
around-in-words-as-typed = In words, as at a terminal
around-do-it = Do it
around-how-it-stands = How the game stands
around-odds-supernova = Supernova
around-odds-train-wreck = Train wreck
around-odds-wimpout = Wimpout
around-odds-void = Void
around-odds-scores = Scores
around-odds-flash = Flash
around-odds-freight-train = Freight train
around-odds-wins-at-once = Wins at once
around-leader = leader
around-out = out
around-turn-waits = turn waits
around-cubes = Cubes
around-cubes-ready = The cubes are ready.
around-cubes-not-scored = Cubes that have not scored
around-all-five-scored = All five have scored
around-set-aside = Set aside
around-on-the-table = on the table
around-clear = clear
around-to-be-cleared = to be cleared
around-cows-graze = The cows are grazing.
around-all-cities-taken = All cities are taken
around-no-city-up = No city is up
around-pot = Pot
around-bank = Bank
around-exploded = Exploded
around-your-field = Your field
around-on-turn = on turn
around-left-to-right = left to right
around-no-cows = no cows
around-has-dropped-out = has dropped out
around-state-bomb = bomb
around-state-doomed = doomed
around-state-has-acted = has acted
around-pick-it = Pick
around-put-here = here
around-your-hand = Your hand
around-hand-is-empty = is empty
around-price = price
around-play-it = Play
around-give-it = Give…
around-no-target-now = no target now
around-arrange-field = Your field, left to right: drag the cows, or say which roll finds each
around-arrange-done = Roll in this order
around-other-amount = Or another amount, in steps of $50
around-bring-it = Bring it
around-chart-of-money = Money, turn by turn
around-a-word = A word on the diamond
around-drag-or-tap = Drag or tap the letters
around-claim-it = Claim it
around-the-sentence-typed = The sentence, word by word
around-submit-it = Submit it
around-your-letters = Your letters
around-the-scribes-list = The scribe’s list
around-no-word-yet = No word has been found yet.
around-pile-is-empty = The pile is empty: words of four letters or more pilfer.
around-words-nobody-found = Words nobody found
around-what-wordnet-says = With what WordNet says they mean.
around-cards-stand-for = What the cards stand for
around-stands-for-whole-name = And each stands for its whole name: m + eta + ph + o + r is metaphor.
around-how-a-word-lies = How a word lies (X6)
around-your-sentence = Your sentence
around-how-to-lay-words = Press a word to lay it; drag laid words, or move them with the arrow keys; Delete takes one back.
around-would-earn = { NUMBER($words) ->
    [one] { $words } word
   *[other] { $words } words
}, { NUMBER($future) ->
    [1] with the words of a future tense
   *[other] not in the future tense
}: { $points } points if it stands.
around-words-on-the-list = Words on the list
around-the-sentence-said = The sentence
around-how-the-judge-reads = How the judge reads it
around-sentence-earns-nothing = It earns nothing.
around-field = field
around-a-roll-of = A roll of
around-finds = finds
around-adopted-for-next-game = { $change } is adopted and begins with the next game between these players; in this one it does nothing.
around-from-the-next = Holds { $since }.
around-from-the-next-game = Begins with the next game between these players; in this one it does nothing.
around-adopted-and-waits = { $change } is adopted and holds { $since }.

## Who is there.

around-mute = mute
around-mute-them = Mute { $name }
around-unmute = Hear { $name } again
around-nudge = Nudge { WHO($seat) ->
    [you] yourself
   *[other] { $seat }
}
around-present = here
around-reconnecting = reconnecting
around-thinking = thinking
around-min = min
around-is-here = { WHO($seat) ->
    [you] You are
   *[other] { $seat } is
} here.
around-is-away = { WHO($seat) ->
    [you] You are
   *[other] { $seat } is
} away.
around-is-reconnecting = { WHO($seat) ->
    [you] Your
   *[other] { $seat }: the
} line was broken off a moment ago.
around-waits-for = The table waits for { WHO($seat) ->
    [you] you
   *[other] { $seat }
}{ NUMBER($n) ->
    [0] .
    [one] , for { $n } minute.
   *[other] , for { $n } minutes.
}
around-clock-left = left
around-clock-days = { NUMBER($n) ->
    [one] { $n } day
   *[other] { $n } days
}
