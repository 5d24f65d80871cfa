## What the lobby says by telnet.

lobby-welcome = Welcome, { $name }. Type help for what you can do here.
lobby-name-help = Type the name that you will play by. Or type the key of a seat that is yours, language de for German, quit to go away. Once you are in, help says what you can do.
lobby-name-first = First the name that you will play by; `{ $word }` is for afterwards. Whoever has a name that begins so types name before it.
lobby-type-language = Type { $words }.
lobby-or = { $one } or { $other }
lobby-key-asked = The key of your seat:
lobby-good-night = Good night.
lobby-table-gone = The table is gone: { $why }.
lobby-at-table = You are at { $title }, table { $code }. Type help for what you can do, look to see it.
lobby-seat-yours = The seat is yours.
lobby-you-sit = You sit at table { $code }.
lobby-keep-key = Keep the key of your seat: { $key }.
lobby-bots-sit = Bots sit down with bot, and start begins the game.
lobby-key-new = The key of your seat is { $key } from now on; the old one holds nothing.
lobby-key-is = The key of your seat is { $key }.
lobby-no-seat = You have no seat here; type sit.
lobby-after-the-game = Type report to see how it was played, record for the whole game, again for a rematch, or leave.
lobby-seat-taken-up = Your seat is taken up on another device; here you watch. Type sit to take it back.
lobby-seats-kept = { NUMBER($n) ->
    [one] A seat is kept for { $who }, for ten minutes.
   *[other] Seats are kept for { $who }, for ten minutes.
}
lobby-in-lobby = You are in the lobby; your seat stays yours. quit again to go away.
lobby-record-at = It is at { $place }
lobby-watch = { NUMBER($n) ->
    [one] One person watches.
   *[other] { $n } people watch.
}
lobby-more = --- { $n } more lines: type more ---
lobby-no-more = There is no more.
lobby-here = { NUMBER($n) ->
    [one] One person is here by telnet:
   *[other] { $n } people are here by telnet:
}
lobby-one-at-table = { $name }, at a table
lobby-one-in-lobby = { $name }, in the lobby
lobby-and-more = and { $n } more
lobby-closes = The house closes its doors. Your seat stays yours; come back soon.
lobby-present = The house is here.
lobby-too-fast = Your lines come faster than the house hears anybody: they are heard one after the other.
lobby-too-long = That line is too long; nothing of it was read.
lobby-muted = You do not hear { $name } any more: what they say is not shown to you, here, at tables and in the browser. unmute { $name } hears them again.
lobby-unmuted = You hear { $name } again.
lobby-all-muted = You do not hear: { $names }. unmute NAME hears somebody again.
lobby-nobody-muted = You hear everybody. mute NAME leaves out what somebody says.
lobby-now-you-are = From now on you are { $name }.
lobby-which-lesson = Of which game? Type games, then lesson GAME.
lobby-which-rules = Of which game? Type games, then rules GAME.
lobby-no-table = No table is open. Type new to open one.
lobby-open-tables = Open tables (join CODE, watch CODE):
lobby-in-play = in play
lobby-waiting = waiting
lobby-locked = waiting, with a password
lobby-word-for-table = `{ $word }` is a word for a table. Type join CODE or new first; help tells more.
lobby-word-for-lobby = `{ $word }` is a word for the lobby. Type tables to go there; your seat here stays yours.
lobby-no-word = There is no `{ $word }` here. Type help.
lobby-reader-on = From now on lines come whole and without columns.
lobby-reader-off = From now on lines are broken to fit your window.
lobby-ascii-on = From now on all comes in plain letters.
lobby-ascii-off = From now on all letters come as they are, in UTF-8.
lobby-pager-on = From now on long answers come a window at a time.
lobby-pager-off = From now on long answers come at once.
lobby-colours-on = From now on questions and words to type are coloured.
lobby-colours-off = From now on there are no colours.
lobby-one-game = { $slug }: { $title }. { $summary } Bots: { $bots }.
