## Languages.

language-chosen = From now on you are told in English what happens.

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
