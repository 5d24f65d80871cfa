## Puzzles: positions with one best answer.

puzzle-puzzles = Puzzles
puzzle-about = Positions from games between bots, each with one best answer. The puzzle of the day is the same for everybody.
puzzle-count = { NUMBER($count) ->
    [one] { $count } puzzle
   *[other] { $count } puzzles, the easiest first
}
puzzle-title = { $game }: puzzle { $number }
puzzle-today = Puzzle of the day
puzzle-today-of = { $game }: puzzle of the day
puzzle-easiest = The easiest
puzzle-hardest = The hardest
puzzle-before = Previous
puzzle-next = Next
puzzle-number = Number
puzzle-find-act = What is best here?
puzzle-find-longest = Find the longest word on the board. It has { $letters } letters.
puzzle-find-planets = Mercury stands on { $mercury }, Venus on { $venus }, the Earth on { $earth }. Find the word that passes all three: it has { $letters } letters.
puzzle-find-sentence = Make the sentence that earns most, of these words, each once: { $words }. The best one earns { $points } points.
puzzle-your-word = Your word
puzzle-your-sentence = Your sentence
puzzle-answer = Answer
puzzle-show = Show the solution
puzzle-type-act = Type the number of your choice, or nothing to see the solution.
puzzle-type-word = Type the word, or nothing to see the solution.
puzzle-type-sentence = Type the sentence, or nothing to see the solution.
puzzle-type-answer = Answer with { $example }.
puzzle-right = Right! “{ $best }” is best.
puzzle-wrong = Not quite: “{ $chosen }” gives away { $lost } of the win. “{ $best }” is best.
puzzle-best = “{ $best }” is best.
puzzle-right-word = Right! { $word } it is.
puzzle-too-short = { $word } is there, with { $letters } letters. The longest has { $most }.
puzzle-not-there = { $word } is there, but does not pass all three.
puzzle-the-word = The word is { $word }, by { $way }.
puzzle-others-are-shorter = No other word on the board has more than { $letters } letters.
puzzle-right-sentence = Right! It earns { $points } points, and nothing made of these words earns more.
puzzle-earns-less = That earns { $points } points. The best sentence earns { $most }.
puzzle-not-taken = The judge does not take that: { $why }
puzzle-the-sentence = One of the best: “{ $sentence }”, { $points } points.
puzzle-bots-failed = Of { $tries } tries each, bots failed: { $bots }.
puzzle-bot-failed = { $bot } { $times }
puzzle-streak = { NUMBER($days) ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-longest-streak = { NUMBER($days) ->
    [one] Your longest row: { $days } day.
   *[other] Your longest row: { $days } days.
}
puzzle-solved = You have solved the puzzle of the day.
puzzle-missed = You have tried the puzzle of the day. There is a new one tomorrow.
puzzle-name-keeps = Choose a name, and the house counts your days in a row.
puzzle-position = The position
puzzle-worth = What each choice is worth
puzzle-no-such = there are puzzles 1 to { $count }
