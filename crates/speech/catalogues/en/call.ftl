## Calls: people are told outside a table that it is their turn (P6).

call-your-turn = Your turn
call-your-turn-at = At { $table } ({ $game }) it is your turn.
call-trial = It works
call-trial-said = This is how you will be told that it is your turn.

call-when-your-turn = When it is your turn
call-told = Not at the table? You can be told that it is your turn: once a turn, and never while you are looking. What you choose here is yours alone; nobody else sees it.
call-off = This house tells nobody outside: its keeper has decided so.
call-ways = You are told
call-none = In no way yet.
call-push = by a browser
call-ntfy = by ntfy
call-webhook = by a webhook
call-try = Try it
call-tried = Sent. It should be there by now.
call-remove = Remove
call-failed = It did not arrive the last time: { $why }.
call-signed = Signed with

call-this-browser = In this browser
call-this-browser-said = A notice of the system, even when no page of this house is open.
call-in-this-browser = Tell me in this browser
call-not-this-browser = This browser takes no notices from this house. It must be reached by https, and you must allow it.
call-ntfy-said = ntfy is a free app and a website. Think of a name for a topic that nobody will guess, follow it there, and write it here; or the whole address of a topic at a server of your own.
call-topic = Topic, or its address
call-webhook-said = For chats and programs: this house posts to the address. Discord, Slack and Mattermost show it as it is.
call-address = Address
call-add = Add

call-quiet-hours = Quiet hours
call-quiet-said = Whatever falls into them is told when they end, if it is still your turn.
call-from = From
call-to = until
call-ahead = by the clock of
call-set-quiet = Leave me alone then
call-no-quiet = No quiet hours

call-one-way = { $n }: { $kind }, { $place }
call-quiet-is = Quiet from { $from } until { $to } ({ $ahead }).
call-words = call ntfy TOPIC, call webhook ADDRESS, call try 1, call off 1, call quiet 22:00 7:00 +1, call quiet off
call-noted = Noted.
