//! What is said of puzzles: what is asked, whether an answer is best, and what lay in it (U20).

use crate::line::Line;

sentences! { pub:
    /// The puzzles, as a heading.
    Puzzles = "puzzle-puzzles" {}
    /// What puzzles are.
    About = "puzzle-about" {}
    /// How many there are of a game, and in which order.
    Count = "puzzle-count" { count: u32 }
    /// One of them.
    Title = "puzzle-title" { game: Line, number: u32 }
    /// The one of the day.
    Today = "puzzle-today" {}
    /// The one of the day, of a game.
    TodayOf = "puzzle-today-of" { game: Line }
    /// The easiest.
    Easiest = "puzzle-easiest" {}
    /// The hardest.
    Hardest = "puzzle-hardest" {}
    /// The one before.
    Before = "puzzle-before" {}
    /// The one after.
    Next = "puzzle-next" {}
    /// A form to go to one.
    Number = "puzzle-number" {}
    /// What is asked where one act is best.
    FindAct = "puzzle-find-act" {}
    /// What is asked where a word is to be found.
    FindLongest = "puzzle-find-longest" { letters: u32 }
    /// What is asked where a word is to pass three cards.
    FindPlanets = "puzzle-find-planets" { mercury: Line, venus: Line, earth: Line, letters: u32 }
    /// What is asked where a sentence is to be made.
    FindSentence = "puzzle-find-sentence" { words: Line, points: u32 }
    /// Where the answer is typed: a word.
    YourWord = "puzzle-your-word" {}
    /// Where it is typed: a sentence.
    YourSentence = "puzzle-your-sentence" {}
    /// Sends the answer.
    Answer = "puzzle-answer" {}
    /// Gives up.
    Show = "puzzle-show" {}
    /// How an act is answered by typing.
    TypeAct = "puzzle-type-act" {}
    /// How a word is.
    TypeWord = "puzzle-type-word" {}
    /// How a sentence is.
    TypeSentence = "puzzle-type-sentence" {}
    /// How to answer by telnet.
    TypeAnswer = "puzzle-type-answer" { example: Line }
    /// An act that is best.
    Right = "puzzle-right" { best: Line }
    /// One that is not.
    Wrong = "puzzle-wrong" { chosen: Line, best: Line, lost: Line }
    /// The solution, where nobody has tried.
    Best = "puzzle-best" { best: Line }
    /// The word that was looked for.
    RightWord = "puzzle-right-word" { word: Line }
    /// One that lies there and is too short.
    TooShort = "puzzle-too-short" { word: Line, letters: u32, most: u32 }
    /// One that lies there and does not pass the three.
    NotThere = "puzzle-not-there" { word: Line }
    /// The solution that is a word.
    TheWord = "puzzle-the-word" { word: Line, way: Line }
    /// The next best word is shorter.
    OthersAreShorter = "puzzle-others-are-shorter" { letters: u32 }
    /// A sentence that earns most.
    RightSentence = "puzzle-right-sentence" { points: u32 }
    /// One that earns less.
    EarnsLess = "puzzle-earns-less" { points: u32, most: u32 }
    /// One that the judge does not take.
    NotTaken = "puzzle-not-taken" { why: Line }
    /// The solution that is a sentence.
    TheSentence = "puzzle-the-sentence" { sentence: Line, points: u32 }
    /// How often bots failed.
    BotsFailed = "puzzle-bots-failed" { bots: Line, tries: u32 }
    /// A bot and how often it failed.
    BotFailed = "puzzle-bot-failed" { bot: Line, times: u32 }
    /// Days in a row.
    Streak = "puzzle-streak" { days: u32 }
    /// The longest row.
    LongestStreak = "puzzle-longest-streak" { days: u32 }
    /// It was solved before.
    Solved = "puzzle-solved" {}
    /// It was tried and not solved.
    Missed = "puzzle-missed" {}
    /// Whoever has a name here keeps the row of days.
    NameKeeps = "puzzle-name-keeps" {}
    /// The position, as a heading.
    Position = "puzzle-position" {}
    /// The values of the choices, as a heading.
    Worth = "puzzle-worth" {}
    /// There is no such puzzle.
    NoSuch = "puzzle-no-such" { count: u32 }
}
