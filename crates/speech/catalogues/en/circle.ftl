## The door of a circle.

circle-yours = Your circles
circle-make = Make a circle
circle-told = A lasting place for those you play with: a book of your own rules, changed only when everybody agrees, your evenings and their standings. No account, and in no list: you hand out the link.
circle-name-of = Name of the circle
circle-found = Make it
circle-outside = { $circle } play together by a book of their own. Whoever has no key sees no more than this.
circle-sit-down = Sit down with them
circle-ask-to-sit = Ask to sit down with them
circle-asked = You have asked. As soon as one of them lets you in, this page is theirs.
circle-be-member = With this link you are { $name } in { $circle }, on this device too.
circle-your-place = Your place in the circle

## Members.

circle-members = Members
circle-you = you
circle-plays = would play
circle-tonight = I would play tonight
circle-not-tonight = Not tonight after all
circle-on-leave = on leave
circle-away = not here for long
circle-about = About { $name }
circle-vote-out = Propose to vote them out
circle-put-on-leave = Propose leave until they come
circle-lost-key = They have lost their key
circle-vouched = { $by } vouches for { $name }, whose key is lost. In a day there is another, unless whoever holds the old one objects.
circle-object = I have my key
circle-hand-over = Hand this link to { $name }; it opens in a day.
circle-asks = { $name } asks to sit down with you.
circle-let-in = Let in
circle-decline = Not now
circle-invite = Ask others in
circle-link-lets = Whoever has this link can sit down with you.
circle-word-lets = Whoever has this link can ask, and one of you lets them in.
circle-code = Code: { $code }
circle-your-key = Your key
circle-key-said = With this link you are yourself on another device. Show it to nobody.
circle-new-key = Change the key
circle-leave = Leave the circle

## The book.

circle-book = The book
circle-book-of = The book of { $circle }
circle-version = Version { $n }
circle-version-since = since { $date }, proposed by { $name }
circle-agreed-by = Agreed: { $names }
circle-versions = All versions
circle-changed = What changed
circle-compared = From version { $from } to { $to }
circle-compare-with = Compare with version { $n }
circle-usual = As usual.
circle-own-rules = The circle itself
circle-writing = You are alone so far, and the book is yours to write. Once somebody else sits down it changes only by everybody’s yes.
circle-write = Write it in
circle-propose-change = Propose a change
circle-change-of = Change: { $chapter }
circle-all-must-agree = What you change is proposed. It holds when everybody has said yes; one no is enough against it.
circle-change = { $rule }: { $to } instead of { $from }
circle-back-to = Back to { $circle }

## Votes.

circle-proposals = To be decided
circle-proposes = { $name } proposes
circle-proposes-out = { $by } proposes to vote { $name } out
circle-proposes-leave = { $by } proposes leave for { $name } until they come
circle-waits = Still to speak: { $names }
circle-lapses = { NUMBER($days) ->
    [one] dropped in a day
   *[other] dropped in { $days } days
}
circle-agree = Yes
circle-refuse = No
circle-withdraw = Take my yes back
circle-decided = Decided
circle-adopted = everybody agreed
circle-refused-by = { $name } said no
circle-lapsed = not everybody spoke in time
circle-void = fits no more

## Games and evenings.

circle-play = Play under the book
circle-under-way = Being played
circle-opened-by = opened by { $name }
circle-games = Games
circle-all-games = All games
circle-won-by = won by { $names }
circle-unfinished = not finished
circle-replay = Replay
circle-voted-in = Voted in at this table: { $rules }.
circle-keep-it = Keep it in the book?
circle-no-games = Nothing has been played yet.
circle-find = Find
circle-any = all
circle-begin = Begin an evening
circle-name-of-evening = Name of the evening
circle-close = Close the evening
circle-runs = { $title }, tonight
circle-evenings = Evenings
circle-games-of = { NUMBER($n) ->
    [one] one game
   *[other] { $n } games
}
circle-by-wins = Games won count.
circle-by-points = Points count.
circle-season = This season
circle-player = Player
circle-won = Won
circle-points = Points
circle-played = Played
circle-proposed-then = { NUMBER($n) ->
    [one] One rule was proposed that night.
   *[other] { $n } rules were proposed that night.
}
circle-talk = Talk
circle-say-something = Say something; it stays for a month
circle-say = Say
circle-export = Everything as a file
circle-typed = Words here: members, book, book N, propose GAME RULE=VALUE, vote N yes, evening, evening begin NAME, evening close, standing, tonight, play GAME, circle say TEXT.
circle-key-typed = Elsewhere you are yourself again with: circle { $key }
circle-none = you are in no circle; type circle new NAME, or circle CODE
