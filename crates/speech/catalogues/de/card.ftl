## Was ein Link zeigt, wo ihn jemand einfügt.

card-empty = { $game }: ein Tisch, der auf Leute wartet. Mit einem Tipp sitzt du da, ohne Konto.
card-free = { $game }: { $people } am Tisch, { NUMBER($n) ->
    [one] { $n } Platz
   *[other] { $n } Plätze
} frei. Mit einem Tipp sitzt du da, ohne Konto.
card-full = { $game }: { $people } fangen gleich an. Komm und sieh zu.
card-plays = { $game }, im Spiel: { $standing }.
card-waits = { $game }, im Spiel: { $standing }. Am Zug: { $seat }.
card-over = { $game }, zu Ende: { $standing }.
card-won = { $game }, zu Ende: gewonnen von { $winners }. { $standing }.
card-report = { $game }: wie eine Partie gespielt wurde, mit den Aussichten aller Schritt für Schritt, was verschenkt wurde und was das Glück brachte.
card-replay = { $game }: eine Partie vom ersten Schritt bis zum letzten, zum Nachsehen.
