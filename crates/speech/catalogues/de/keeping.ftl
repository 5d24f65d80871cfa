## Was dem Verwalter eines Hauses über seinen Speicher gesagt wird.

keeping-tables = { NUMBER($n) ->
    [one] { $n } Tisch
   *[other] { $n } Tische
}
keeping-events = { NUMBER($n) ->
    [one] { $n } Ereignis
   *[other] { $n } Ereignisse
}
keeping-keys = { NUMBER($n) ->
    [one] { $n } Schlüssel
   *[other] { $n } Schlüssel
}
keeping-faults = { NUMBER($n) ->
    [one] { $n } Fehler
   *[other] { $n } Fehler
}
keeping-sound = Alles ist so, wie es abgelegt wurde: { $looked }.
keeping-faulty = { $faults }; angesehen: { $looked }.
keeping-salvage-helps = `{ $command }` kopiert, was heil ist.
keeping-no-sums = Diese Datenbank hat ein altes Format ohne Prüfsummen: Nur die Datei selbst wurde angesehen.
keeping-gives-sums = Öffne das Haus einmal, dann bekommt sie welche.
keeping-copied = Nach { $to } kopiert und verglichen: { $what }.
keeping-saved = In { $to } gerettet: { $what }.
keeping-no-key = Eine house.key war nicht da: Leg eine aus einer Sicherung dorthin, bevor du das Haus öffnest.
keeping-newest = { $database } hat schon das neueste Format, { $format }.
keeping-migrated = { $database } hat jetzt Format { $format }; vorher war es { $before }.
keeping-table-left = Tisch { $table } bleibt: { $why }
keeping-circle-left = Runde { $circle } bleibt: { $why }
keeping-put-away = Weggelegt: { NUMBER($n) ->
    [one] { $n } Runde
   *[other] { $n } Runden
}.
keeping-removed = Entfernt: { NUMBER($n) ->
    [one] { $n } Tisch
   *[other] { $n } Tische
}.
keeping-written = Nach { $folder } geschrieben: { NUMBER($n) ->
    [one] { $n } Aufzeichnung
   *[other] { $n } Aufzeichnungen
}.
