## Languages.

language-chosen = From now on you are told in English what happens.
table-moved = The machine of the house that kept this table is gone; another one has taken the table over. What you typed last may not have been heard.

## Lists and numbers.

list-end = { $most } and { $last }
list-more = { $most }, { $next }
in-words = { NUMBER($n) ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}
sound = Sound
