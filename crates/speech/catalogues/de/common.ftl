## Languages.

language-chosen = Von jetzt an wird dir auf Deutsch erzählt, was geschieht.
table-moved = Der Rechner des Hauses, der diesen Tisch führte, ist weg; ein anderer hat den Tisch übernommen. Was du zuletzt getippt hast, kam vielleicht nicht an.

## Lists and numbers.

list-end = { $most } und { $last }
list-more = { $most }, { $next }
in-words = { NUMBER($n) ->
    [0] kein
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
}
sound = Ton
