//! The statistics of a player in sentences (U19). They speak of nobody in particular: whose they are is said once.

use crate::insight::{Number, Percent};
use crate::line::Line;

sentences! { pub:
    /// The statistics of whoever reads, as a heading.
    YourGames = "career-your-games" {}
    /// Those of somebody.
    GamesOf = "career-games-of" { name: Line }
    /// How many games there were, and what came of them.
    Games = "career-games" { games: u32, won: Number, fair: Number, score: Line }
    /// What was given away, where all of it is computed.
    Given = "career-given" { decisions: u32, loss: Line }
    /// The same as far as games tell that were played on.
    GivenAbout = "career-given-about" { decisions: u32, loss: Line }
    /// The same where some games are computed and others are not.
    GivenPartly = "career-given-partly" { decisions: u32, loss: Line }
    /// The same where nothing stands out of the chance of these games.
    GivenNothing = "career-given-nothing" { decisions: u32 }
    /// What luck brought, in games.
    Luck = "career-luck" { sum: Number }
    /// What was found, of what could be.
    Found = "career-found" { found: u32, to_find: u32, share: Percent }
    /// What luck brought, in points.
    LuckPoints = "career-luck-points" { sum: Number }
    /// How far from nothing that usually is.
    LuckUsual = "career-luck-usual" { usual: Number }
    /// What the graph of a game of chances shows.
    CourseGiven = "career-course-given" {}
    /// What that of a game of words shows.
    CourseFound = "career-course-found" {}
    /// The mean of the games so far, in a graph.
    SoFar = "career-so-far" {}
    /// What was done again and again, as a heading.
    Mistakes = "career-mistakes" {}
    /// One of them.
    Mistake = "career-mistake" { what: Line, count: u32, wins: bool, lost: Line }
    /// Threw on where stopping was better.
    ThrewOn = "career-threw-on" { cubes: u32 }
    /// Stopped where throwing on was better.
    Stopped = "career-stopped" { cubes: u32 }
    /// Counted a throw otherwise than was best.
    Counted = "career-counted" {}
    /// Insured, or did not.
    Insured = "career-insured" {}
    /// Played a card where none was better.
    PlayedOn = "career-played-on" {}
    /// Played no more where a card was better.
    EndedEarly = "career-ended-early" {}
    /// Played another card than was best.
    PlayedAnother = "career-played-another" {}
    /// Put a cow elsewhere than was best.
    Placed = "career-placed" {}
    /// Picked something else for an event.
    Picked = "career-picked" {}
    /// Did something else with a bomb.
    Bombed = "career-bombed" {}
    /// Paid or borrowed otherwise.
    Paid = "career-paid" {}
    /// Anything else.
    Other = "career-other" {}
    /// No game is told of.
    Nothing = "career-nothing" {}
    /// Games are still being worked out.
    Working = "career-working" { done: u32, all: u32 }
    /// Games that could not be.
    LeftOut = "career-left-out" { games: u32 }
    /// Where the numbers come from.
    How = "career-how" {}
    /// The games one by one, as a heading.
    OneByOne = "career-one-by-one" {}
    /// The head of the column of days.
    DayHead = "career-day-head" {}
    /// That of results.
    ResultHead = "career-result-head" {}
    /// That of what was given away at each decision.
    GivenHead = "career-given-head" {}
    /// That of luck.
    LuckHead = "career-luck-head" {}
    /// A game that was won.
    Won = "career-won" {}
    /// One that was won together with others.
    Shared = "career-shared" {}
    /// One that was not.
    Lost = "career-lost" {}
}
