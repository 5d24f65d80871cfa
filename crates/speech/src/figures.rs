//! What commands print that count, play or solve: odds, simulations, tournaments, the lab, solutions, words and sentences.

use crate::{Line, Spelled};

sentences! { pub:
    /// What is thrown, and in how many ways it can fall.
    Thrown = "figures-thrown" { cubes: Line, total: i64 }
    /// The same while faces are being cleared.
    ThrownToClear = "figures-thrown-to-clear" { cubes: Line, faces: Line, total: i64 }
    /// The sun cube alone.
    SunCube = "figures-sun-cube" {}
    /// So many common cubes, with the sun cube or without.
    CubesOf = "figures-cubes" { n: i64, sun: bool }
    /// The points follow.
    WhatItCounts = "figures-what-it-counts" {}
    /// So many points.
    Points = "figures-points" { n: i64 }
    /// Their mean.
    MeanPoints = "figures-mean-points" { points: Line }
    /// A chance.
    WimpoutInTheEnd = "figures-wimpout-in-the-end" { chance: Line }
    /// What it is worth to throw.
    Worth = "figures-worth" { points: i64, worth: Line }
    /// What was played.
    GamesOf = "figures-games-of" { games: Line, title: Line, seed: Line }
    /// The same with every rotation of the seats.
    DealsOf = "figures-deals-of" { games: Line, title: Line, seed: Line, deals: Line }
    /// The head of a column.
    SeatHead = "figures-seat-head" {}
    /// The head of a column.
    BotHead = "figures-bot-head" {}
    /// The head of a column.
    WonHead = "figures-won-head" {}
    /// The head of a column.
    ShareHead = "figures-share-head" {}
    /// The head of a column.
    IntervalHead = "figures-interval-head" {}
    /// The head of a column.
    ScoreHead = "figures-score-head" {}
    /// The head of a column.
    RatingHead = "figures-rating-head" {}
    /// The head of a column.
    PlayedHead = "figures-played-head" {}
    /// An interval.
    FromTo = "figures-from-to" { low: Line, high: Line }
    /// How long games were.
    Turns = "figures-turns" { mean: Line, least: Line, most: Line }
    /// How often whoever began won.
    Begun = "figures-begun" {}
    /// How often nobody did.
    Unwon = "figures-unwon" {}
    /// How often no end was in sight.
    Endless = "figures-endless" {}
    /// How fast it went.
    Rate = "figures-rate" { rate: Line, threads: i64, seconds: Line }
    /// What was played.
    TournamentOf = "figures-tournament-of" { games: i64, title: Line, seats: i64, seed: Line }
    /// It was stopped.
    Stopped = "figures-stopped" {}
    /// It was over early.
    Settled = "figures-settled" {}
    /// The heading of the cross table.
    Ahead = "figures-ahead" {}
    /// What is known of two bots.
    Better = "figures-better" { bot: Line, other: Line, sure: Line, settled: bool, first: Line, ahead: Line, low: Line, high: Line }
    /// More than can be told.
    OverSure = "figures-over-sure" { share: Line }
    /// A program that failed.
    Failed = "figures-failed" { bot: Line, games: i64, why: Line }
    /// How long it took.
    Took = "figures-took" { seconds: Line }
    /// What was played.
    PairsOf = "figures-pairs-of" { pairs: i64, title: Line, seed: Line }
    /// Who played.
    LabBots = "figures-lab-bots" { bots: Line, weak: Line }
    /// Nothing is set.
    UsualRules = "figures-usual-rules" {}
    /// A rule of one's own, by its name.
    OwnRule = "figures-own-rule" { name: Line }
    /// The head of a column.
    DifferenceHead = "figures-difference-head" {}
    /// What is computed.
    Exactly = "figures-exactly" {}
    /// The same of how long a game takes.
    TurnsExactly = "figures-turns-exactly" {}
    /// What the signs mean.
    LabLegend = "figures-lab-legend" {}
    /// A number of games for each length.
    From = "figures-from" { what: Line }
    /// How minutes are guessed.
    Minutes = "figures-minutes" { decision: Line, draw: Line, turn: Line }
    /// How every change was measured.
    EveryOf = "figures-every-of" { pairs: i64, rules: Line, bots: Line, weak: Line }
    /// The head of a column.
    EveryRule = "figures-every-rule" {}
    /// The head of a column.
    EveryTurns = "figures-every-turns" {}
    /// The head of a column.
    EveryDecisions = "figures-every-decisions" {}
    /// The head of a column.
    EveryLeads = "figures-every-leads" {}
    /// The head of a column.
    EveryFirst = "figures-every-first" {}
    /// The head of a column.
    EverySkill = "figures-every-skill" {}
    /// The head of a column.
    EveryHappens = "figures-every-happens" {}
    /// A change that cannot be.
    DoesNotGo = "figures-does-not-go" { change: Line }
    /// What is solved.
    SolvedGame = "figures-solved" { seats: Spelled, goal: i64, error: Line }
    /// A chance.
    MoverWins = "figures-mover-wins" { chance: Line }
    /// A chance.
    OtherWins = "figures-other-wins" { chance: Line }
    /// A chance.
    NextWins = "figures-next-wins" { chance: Line }
    /// A chance.
    LastWins = "figures-last-wins" { chance: Line }
    /// A chance.
    NobodyWins = "figures-nobody-wins" { chance: Line }
    /// How long the game goes on.
    TurnsLeft = "figures-turns-left" { turns: Line }
    /// When to stop.
    StopFrom = "figures-stop-from" { all: Line }
    /// Points from which on one always stops, the last of some.
    OrMore = "figures-or-more" { points: u32 }
    /// “when to stop hangs on more than the cubes left”.
    StopHangs = "figures-stop-hangs" {}
    /// Scores in order of play.
    ScoreTo = "figures-score-to" { most: Line, last: Line }
    /// The sun cube, among cubes that are left.
    Sun = "figures-sun" {}
    /// Where best replies go round.
    Circling = "figures-circling" { scores: Line, regret: Line }
    /// What it took.
    Swept = "figures-swept" { swept: i64, ms: Line, kib: Line }
    /// The same of what was kept.
    SweptBefore = "figures-swept-before" { swept: i64, ms: Line, kib: Line }
    /// What was played instead.
    SampledOf = "figures-sampled" { games: i64, bot: Line }
    /// A share.
    BeginnerWon = "figures-beginner-won" { share: Line }
    /// A share.
    PlaceWon = "figures-place-won" { place: i64, share: Line }
    /// A share.
    NobodyWon = "figures-nobody-won" { share: Line }
    /// A share with its interval.
    About = "figures-about" { share: Line, low: Line, high: Line }
    /// The heading over all goals.
    GoalsOf = "figures-goals-of" { rule: Line, usual: Line }
    /// The head of a column.
    GoalHead = "figures-goal-head" {}
    /// The head of a column.
    CostHead = "figures-cost-head" {}
    /// The heading over all rules.
    RulesOf = "figures-rules-of" { goal: Line }
    /// The head of a column.
    BeginsHead = "figures-begins-head" {}
    /// The head of a column.
    MoreHead = "figures-more-head" {}
    /// The head of a column.
    TimeHead = "figures-time-head" {}
    /// Nothing is set.
    NoRule = "figures-no-rule" {}
    /// How many words there are.
    WordsOf = "figures-words-of" { n: i64, list: Line, sha: Line }
    /// A verdict.
    Accept = "figures-accept" {}
    /// A verdict.
    Reject = "figures-reject" {}
    /// A verdict.
    Unsure = "figures-unsure" {}
    /// What a sentence is besides.
    Future = "figures-future" {}
    /// How far a simulation is.
    GamesBar = "figures-games-bar" { at: Line, rate: Line, left: Line }
    /// How far the making of puzzles is.
    PuzzlesBar = "figures-puzzles-bar" { at: Line, found: Line, left: Line }
    /// How far a tournament is.
    DealsBar = "figures-deals-bar" { at: Line, left: Line }
    /// How far the lab is.
    PairsBar = "figures-pairs-bar" { at: Line, left: Line }
    /// How many of the lab's sets of rules are solved.
    ExactBar = "figures-exact-bar" { at: Line }
    /// How far the records of somebody are read.
    RecordsBar = "figures-records-bar" { at: Line, left: Line }
    /// How far a report is.
    StepsBar = "figures-steps-bar" { at: Line, left: Line }
    /// How far a solution is.
    ScoresBar = "figures-scores-bar" { at: Line, left: Line }
    /// What is said besides.
    Note = "figures-note" { what: Line }
}
