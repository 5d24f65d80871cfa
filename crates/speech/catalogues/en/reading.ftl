## Rules.

reading-in-force = The rules in force (* differs from the usual; rules RULE explains one):
reading-no-rule = There is no rule `{ $name }`. Type rules for the list.
reading-option = { $title } ({ $slug }; { $numbers }): now { $value }; it takes { $takes }.
reading-clashes = It does not go together with { $others }.
reading-at-this-table = At this table { $settings }.
reading-not-the-usual = { $slug } is { $value }, not { $usual }
reading-on-or-off = on or off
reading-or-loaded = { $words }, or a loaded name
reading-numbers = { NUMBER($step) ->
    [1] a number
   *[other] a multiple of { $step }
} from { $min } to { $max }
reading-or-zero = { $numbers }, or 0
reading-from-next = from the next { $situation } on
reading-then = (then { $value }, { $since })
reading-it-takes = It takes { $takes }. A change holds { $since } ({ RULE("W19") }).
reading-options-of = { $title }: options and house rules (the default in brackets)
reading-one-in-full = One in full: { $command }
reading-values-label = values:
reading-situation-label = situation:
reading-clashes-label = clashes:
reading-values-and-default = { $takes }; default { $usual }
reading-situation = { $situation } (a change made in mid-game waits for the next one)

## Help.

reading-at-every-table = At every table you can type:
reading-topics = Words of this game are listed when it is your turn. Topics (help TOPIC):
reading-spoken-of = Of `{ $name }` these speak: { $topics }.
reading-no-topic = There is no help on `{ $name }`. Type help for the topics.

## Lessons.

reading-few-lessons = The game in a few lessons:
reading-begin-lessons = Type { $ask } 1 to begin.
reading-no-lesson = There is no lesson { $number }; they go from 1 to { $last }.
reading-next-lesson = { $ask } { $number } goes on.
reading-last-lesson = That was the last lesson.
reading-lesson-title = Lesson { $number }: { $title }.
reading-you-see = You see: { $pieces }.
reading-how-to-answer = Answer with { $ask } { $number } a, or another letter.
reading-asks-nothing = That lesson asks nothing.
reading-try-another = Try another letter.
reading-no-answer = There is no answer { $letter }; answers are letters, from a on.
reading-linked = { $cards }, linked in a row
reading-cow-piece = { $name } (costs { $price }, earns { $value })
reading-event-piece = { $name } (costs { $price })
