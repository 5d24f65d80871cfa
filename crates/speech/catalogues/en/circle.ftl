## The door of a circle.

circle-yours = Your circles
circle-make = Make a circle
circle-told = A lasting place for those you play with: a book of your own rules, changed only when everybody agrees, your evenings and their standings. No account, and in no list: you hand out the link.
circle-name-of = Name of the circle
circle-colours = Its shape and colour
circle-found = Make it
circle-bring = Bring a circle from another house
circle-bring-said = A member’s page has “Everything as a file”: paste it here. The book, its versions and the standings are the same again. You hand the others their new keys.
circle-who-you-are = Your name in that circle
circle-file-of = The file
circle-take-in = Take it in
circle-hand-now = Hand this link to { $name }: it is their key here.
circle-outside = { $circle } play together by a book of their own. Whoever has no key sees no more than this.
circle-sit-down = Sit down with them
circle-ask-to-sit = Ask to sit down with them
circle-asked = You have asked. As soon as one of them lets you in, this page is theirs.
circle-let-you-in = { $circle } let you in: circle shows you theirs.
circle-not-let-in = { $circle } did not let you in.
circle-asked-typed = You have asked. Once one of them has let you in, circle shows you theirs, and your key with circle CODE.
circle-no-member = You are no member of that circle. circle CODE asks to sit down with them.
circle-you-are-out = You are no member of the circle any more.
circle-out-at-once = Nobody else is asked, so { $name } is put out at once (K7).
circle-put-out = Put them out now
circle-out-typed = Type circle out { $name } yes if you mean it.
circle-tonight-noted = { NUMBER($would) ->
    [1] The others read that you would play tonight; tonight no takes it back.
   *[other] You would not play tonight after all.
}
circle-be-member = With this link you are { $name } in { $circle }, on this device too.
circle-your-place = Your place in the circle

## Members.

circle-members = Members
circle-you = you
circle-who-is-here = Who is here
circle-are-here = Here: you and { $names }
circle-you-alone = Nobody but you.
circle-would-play-tonight = Would play tonight: { $names }
circle-plays = would play
circle-tonight = I would play tonight
circle-not-tonight = Not tonight after all
circle-on-leave = on leave
circle-is-back = back from leave
circle-you-are-back = You were away for long, and the others had put you on leave. Now you are back, and your yes counts again.
circle-away = not here for long
circle-about = More about { $name }
circle-vote-out = Propose to vote them out
circle-put-on-leave = Propose leave until they come
circle-lost-key = They have lost their key
circle-lost-yours = Are you one of them, and your key is lost?
circle-lost-yours-said = Ask another member. On the page of the circle, beside your name, they say that you have lost your key, and hand you a new link; it opens a day later (K7).
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
circle-your-name = Your name and colours here
circle-rename-now = Be called that
circle-your-key = Your key
circle-key-said = With this link you are yourself on another device. Show it to nobody.
circle-new-key = Change the key
circle-leave = Leave the circle

## The book.

circle-book = The book
circle-book-of = The book of { $circle }
circle-version = Version { $n }
circle-version-since = since { $date }, proposed by { $name }
circle-agreed-by-nobody = Nobody agrees any more
circle-agreed-by = Agreed: { $names }
circle-versions = All versions
circle-changed = What changed
circle-compared = From version { $from } to { $to }
circle-compare-with = Compare with version { $n }
circle-usual = As usual.
circle-rest-as-in = All else:
circle-in-full = The whole text
circle-own-rules = The circle itself
circle-writing = You are alone so far, and the book is yours to write. Once somebody else sits down it changes only by everybody’s yes.
circle-write = Write it in
circle-propose-change = Propose a change
circle-change-of = Change: { $chapter }
circle-all-must-agree = What you change is proposed. It holds when everybody has said yes; one no is enough against it.
circle-change = { NUMBER($wordy) ->
    [1] { $rule }: “{ $to }” instead of “{ $from }”
   *[other] { $rule }: { $to } instead of { $from }
}
circle-own-new = { $title }, a rule of your own: { $about }
circle-own-other = { $title } with another text: { $about }
circle-own-value = { $title }: { $to } instead of { $from }
circle-own-dropped = Without the rule of your own “{ $title }”
circle-own-propose = Propose a rule of your own
circle-own-rewrite = Propose another text
circle-own-in-book = Rules of your own in the book
circle-own-since = In the book since version { $n } ({ $date }), proposed by { $name }.
circle-own-looked = You look at “{ $title }”. Nothing is proposed yet.
circle-own-of-shelf = Or one of the house’s shelf
circle-own-none = none
circle-own-measured = What it would do, beside what the book says
circle-own-fits = It goes together with what the book says.
circle-own-clashes = It does not go together with what the book says: { $why }
circle-own-rival = Proposal { $n } is about the same rule. Whichever everybody agrees to first stands, and the other is closed.
circle-own-open = It is voted on as proposal { $n }.
circle-own-typed = Rules of your own: circle paste GAME, then the text; circle take GAME NAME, from the house’s shelf; circle show GAME NAME.
circle-back-to = Back to { $circle }

## Votes.

circle-your-vote = { NUMBER($n) ->
    [one] A vote waits for you
   *[other] { $n } votes wait for you
}
circle-proposals = To be decided
circle-proposes = { $name } proposes
circle-proposes-out = { $by } proposes to vote { $name } out
circle-proposes-leave = { $by } proposes leave for { $name } until they come
circle-waits = Still to speak: { $names }
circle-lapses-on = Dropped on { $date } unless all have agreed
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
circle-fulfilled = the book came to say so meanwhile
circle-void = no longer applies
circle-clashed = closed, though everybody agreed: { $why }

## Games and evenings.

circle-play = Play under the book
circle-play-another = Open another table
circle-to-table = To the table: { $game }
circle-under-way = Being played
circle-opened-by = opened by { $name }
circle-games = Games
circle-all-games = All games
circle-won-by = won by { $names }
circle-unfinished = not finished
circle-replay = Replay
circle-voted-in = Voted in at this table: { $rules }.
circle-keep-it = Keep it in the book?
circle-no-records = No feat worth a record yet.
circle-nothing-other = Nothing differs.
circle-earlier-evenings = Earlier: { $evenings }
circle-no-games = Nothing has been played yet.
circle-find = Find
circle-from-day = From
circle-to-day = to
circle-any = all
circle-begin = Begin an evening
circle-name-of-evening = Name of the evening
circle-close = Close the evening
circle-runs = { $title }, tonight
circle-none-runs = No evening is under way.
circle-evenings = Evenings
circle-games-of = { NUMBER($n) ->
    [one] one game
   *[other] { $n } games
}
circle-by-wins = Games won count.
circle-by-points = Points count.
circle-by-money = Money made counts.
circle-season = This season
circle-player = Player
circle-won = Won
circle-points = Points
circle-money = Money
circle-played = Played
circle-proposed-then = { NUMBER($n) ->
    [one] One rule was proposed that night.
   *[other] { $n } rules were proposed that night.
}
circle-proposed-by = { $name }: { $rules }
circle-undecided = still open
circle-standings = Standings and records
circle-season-of = Season { $n }, { $from } to { $to }
circle-head-to-head = Head to head
circle-head-to-head-said = How often each was placed before the other, in games both played.
circle-met = { $one } { $ahead } : { $behind } { $other }
circle-records = Records of the circle
circle-highest-turn = { $name } banked { $n } points in one turn
circle-longest-clearing = { $name } cleared a flash { NUMBER($n) ->
    [one] with one throw
   *[other] with { $n } throws
}
circle-lost-turn = { $name } lost { $n } points to a wimpout
circle-dearest-cow = { $what } went up for { $name } and brought { $n } dollars
circle-costliest-cow = { $what } went up for { $name } and cost { $n } dollars
circle-longest-word = { $name } found { $what }, a word of { $n } cards
circle-dearest-pilfered = { $name } pilfered { $what }
circle-dearest-pilfered-from = { $name } pilfered { $what } from { $from }
circle-is-here = is here
circle-seat = Seat { $name }
circle-leave-said = You are no member any more, and your yes counts nowhere. What you played stays in the standings. Coming back is like coming in.
circle-leave-now = Leave for good
circle-has-sat = { $name } has sat down with you.
circle-has-left = { $name } has left the circle.
circle-proposes-rules = { $name } proposes { $rules }
circle-numbered = Proposal { $n }: { $what }
circle-yes-to = { $name } said yes to proposal { $n }
circle-no-to = { $name } said no to proposal { $n }: it is dropped
circle-yes-back = { $name } takes back the yes to proposal { $n }
circle-key-is-new = { $name } has another key now: the old one is dead.
circle-is-called = { $was } is called { $name } here now.
circle-has-declined = { $name } has declined what was asked at the door.
circle-key-stays = { $name } keeps the key there was: no other opens.
circle-begins = { $name } begins an evening: { $title }
circle-still-played = { NUMBER($n) ->
    [one] A game of it is still being played, and will count.
   *[other] { $n } games of it are still being played, and will count.
}
circle-has-opened = { $name } has opened a table of { $game }.
circle-has-seated = { $by } has seated { $name } at a table of { $game }.
circle-sit-there = at the table: { $names }
circle-you-sit-there = you sit there
circle-has-won = Won by { $names }.
circle-done = That is done.
circle-has-closed = { $title } is over; { $name } is first.
circle-has-closed-empty = { $title } is over.
circle-has-closed-level = { $title } is over; { $names } are level at the head.
circle-page-of-evening = The page of this evening
circle-would-play = { $name } would play tonight.
circle-outgoing = Tell us outside
circle-outgoing-said = One topic of ntfy or one webhook for all of you is told what comes to pass here: who would play, tables, votes, evenings, talk.
circle-outgoing-to = { $name } has it told by { $kind }: { $place }
circle-outgoing-failed = The last time it did not arrive: { $why }
circle-outgoing-secret = Signed with { $secret }
circle-outgoing-off = Tell it no more
circle-outgoing-on = Tell it there
circle-outgoing-where = Topic or address
circle-talk = Talk
circle-earlier-talk = Earlier
circle-later-talk = Later
circle-nothing-said = Nothing has been said in the last month.
circle-say-briefly = Say something
circle-say-something = Say something, kept a month
circle-say = Say
circle-export = Everything as a file
circle-words-by = circle help lists the words here.
circle-typed = Words here: members, book, book N, book N M, propose GAME RULE=VALUE, vote N yes, keep TABLE, letin N, decline N, evening, evening N, evening begin NAME, evening close, standing, records, tonight, talk, talk N, play GAME, rules circle, circles, circle say TEXT, circle name NAME, circle seat TABLE NAME, circle call ntfy TOPIC, circle export, circle leave, circle vouch NAME, circle object, circle rekey, circle absent NAME, circle out NAME.
circle-book-typed = book reads the book; book 3 what version 3 changed and what the book said then; book 1 3 what differs between the two.
circle-vote-typed = vote yes, vote no or vote withdraw; with a number where several are open: vote 2 yes. One no drops a proposal, and a yes can be withdrawn until the last is in.
circle-keep-typed = keep TABLE proposes for the book what was voted in at a table whose game is over; keep alone where there is one such table.
circle-evening-typed = evening tells how it stands; evening begin NAME begins one, evening close closes it, evening 2 tells the second there was.
circle-talk-typed = talk tells the last lines of the talk, talk 100 the last hundred; circle say TEXT says something. Talk is kept for a month.
circle-talk-more = There is more: talk { $n } tells all of it.
circle-tonight-typed = tonight says until morning that you would play, tonight no that you would not.
circle-propose-typed = propose GAME RULE=VALUE puts a change of the book to the vote: propose wimpout goal=300 bump=on. propose circle vote-days=3 changes what the circle says of itself; rules GAME tells the rules of a game, rules GAME RULE what one can be, rules circle what can be set of the circle.
circle-hand-typed = { $name } comes in again with circle { $key }, once it opens: hand it to nobody else.
circle-export-typed = Everything as a file, for members: { $place }
circle-yours-are = You are in: { $circles }
circle-you-are-called = You are called { $name } here now.
circle-no-such-word = There is no circle with the code “{ $word }”, and no such word; circle help tells the words.
circle-name-typed = Type circle name NAME: you are called that here from then on.
circle-key-typed = Elsewhere you are yourself again with: circle { $key }
circle-call-typed = Nothing is told outside; type circle call ntfy TOPIC, circle call webhook ADDRESS, or circle call off
circle-seat-typed = Type circle seat TABLE NAME, with the name of a member who is here.
circle-leave-typed = You are no member any more then, and your yes counts nowhere. Type circle leave for good.
circle-none = you are in no circle; type circle new NAME, or circle CODE (a table of your own: new GAME)
