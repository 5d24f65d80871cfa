## What is said to the keeper of a house about its store.

keeping-tables = { NUMBER($n) ->
    [one] { $n } table
   *[other] { $n } tables
}
keeping-events = { NUMBER($n) ->
    [one] { $n } event
   *[other] { $n } events
}
keeping-keys = { NUMBER($n) ->
    [one] { $n } key
   *[other] { $n } keys
}
keeping-faults = { NUMBER($n) ->
    [one] { $n } fault
   *[other] { $n } faults
}
keeping-sound = All is as it was stored: { $looked }.
keeping-faulty = { $faults } in { $looked }.
keeping-salvage-helps = `{ $command }` copies what is sound.
keeping-no-sums = This database is of an old format without sums: only the file itself was looked at.
keeping-gives-sums = Open the house once, and it is given them.
keeping-copied = Copied to { $to } and compared: { $what }.
keeping-saved = Saved in { $to }: { $what }.
keeping-no-key = There was no house.key to copy: put one there from a backup before you open the house.
keeping-newest = { $database } has the newest format, { $format }.
keeping-migrated = { $database } has format { $format } now; it had { $before }.
keeping-table-left = table { $table } is left: { $why }
keeping-circle-left = circle { $circle } is left: { $why }
keeping-put-away = Put away: { NUMBER($n) ->
    [one] { $n } circle
   *[other] { $n } circles
}.
keeping-removed = Removed: { NUMBER($n) ->
    [one] { $n } table
   *[other] { $n } tables
}.
keeping-written = Written to { $folder }: { NUMBER($n) ->
    [one] { $n } record
   *[other] { $n } records
}.
