//! What is said of how a game was played and what is best: advice, and the report of a game (U10 to U16).

use crate::common::listed;
use crate::line::{Line, Part, Sense};
use crate::names::Names;
use crate::sentence::{Argument, Choose, Kind, Sentence, Slot};
use crate::tongue::{MINUS, Tongue};
use table::Seat;

/// A share of one, in per cent, with so many places: `52.3 %`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Percent {
    /// The share: 0.523.
    pub share: f64,
    /// How many places after the point.
    pub places: usize,
}

impl Percent {
    /// With one place.
    #[must_use]
    pub const fn of(share: f64) -> Self {
        Self { share, places: 1 }
    }

    /// In the words of a language.
    #[must_use]
    pub fn words(self, tongue: Tongue) -> String {
        let number = 100.0 * self.share;
        let places = self.places;
        format!("{} %", Number { number, places }.words(tongue))
    }
}

/// A number with so many places: `2.1`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number {
    /// The number.
    pub number: f64,
    /// How many places after the point.
    pub places: usize,
}

impl Number {
    /// With one place.
    #[must_use]
    pub const fn tenths(number: f64) -> Self {
        Self { number, places: 1 }
    }

    /// With one place, if it is not whole.
    #[must_use]
    pub fn short(number: f64) -> Self {
        let places = usize::from((number - number.round()).abs() >= 0.05);
        Self { number, places }
    }

    /// In the words of a language.
    #[must_use]
    pub fn words(self, tongue: Tongue) -> String {
        let half = 0.5 * 0.1_f64.powi(i32::try_from(self.places).unwrap_or(0));
        // Nobody reads “-0.0”.
        let number = if self.number.abs() < half {
            0.0
        } else {
            self.number
        };
        let digits = format!("{number:.*}", self.places);
        tongue.pointed(&digits.replace('-', MINUS))
    }
}

impl Argument for Number {
    const KIND: Kind = Kind::Plain;

    fn slot(&self, names: Names<'_>) -> Slot {
        Slot {
            line: Part::new(self.words(names.tongue()), Sense::Plain).into(),
            choose: Choose::Nothing,
        }
    }
}

impl Argument for Percent {
    const KIND: Kind = Kind::Plain;

    fn slot(&self, names: Names<'_>) -> Slot {
        Slot {
            line: Part::new(self.words(names.tongue()), Sense::Plain).into(),
            choose: Choose::Nothing,
        }
    }
}

sentences! { pub:
    /// The report of a game, as a heading.
    Report = "insight-report" {}
    /// The graph, as a heading.
    Chances = "insight-chances" {}
    /// What the graph shows, for whoever does not see it.
    ChancesAfter = "insight-chances-after" {}
    /// The decisions that gave most away.
    Dearest = "insight-dearest" {}
    /// The draws that brought most.
    Luckiest = "insight-luckiest" {}
    /// How the numbers were found.
    HowFound = "insight-how-found" {}
    /// A step of the record, as the head of a column.
    StepHead = "insight-step-head" {}
    /// What was done, as the head of a column.
    DoneHead = "insight-done-head" {}
    /// Before anything happened.
    Beginning = "insight-beginning" {}
    /// How well a seat played (U15).
    Played = "insight-played" { seat: Seat, played: Line, faults: Line, lost: Line }
    /// The same where more was given away than a game is worth: in all, and at each decision.
    Wasted = "insight-wasted" { seat: Seat, faults: Line, lost: Line, each: Line, decisions: u32 }
    /// Decisions of a grade.
    Slips = "insight-slips" { n: u32 }
    /// Decisions of a grade.
    Mistakes = "insight-mistakes" { n: u32 }
    /// Decisions of a grade.
    Blunders = "insight-blunders" { n: u32 }
    /// None is worse than fine, and together they cost something.
    NoFaults = "insight-no-faults" {}
    /// A seat that gave nothing away.
    Flawless = "insight-flawless" { seat: Seat }
    /// How well a seat played, as far as games that were played on tell.
    PlayedAbout = "insight-played-about" { seat: Seat, played: Line, faults: Line, lost: Line }
    /// A seat of which nothing stands out of the chance of these games.
    NothingSeen = "insight-nothing-seen" { seat: Seat }
    /// What luck and the mistakes of others brought it.
    Luck = "insight-luck" { seat: Seat, rises: bool, luck: Line, others: Line, given: Line }
    /// What votes and those who left the game brought it.
    Changed = "insight-changed" { seat: Seat, rises: bool, share: Line }
    /// One rival's mistakes.
    MistakesOf = "insight-mistakes-of" { seat: Seat }
    /// Those of all the others.
    MistakesOfOthers = "insight-mistakes-of-others" {}
    /// The result that luck is taken out of.
    WithoutLuck = "insight-without-luck" { seat: Seat, chance: Line }
    /// A decision that gave something away.
    Dear = "insight-dear" { step: u32, before: Line, seat: Seat, done: Line, better: Line, lost: Line, grade: Line }
    /// A draw that brought something.
    Lucky = "insight-lucky" { step: u32, told: Line, luck: Line }
    /// Nobody gave anything away that counts.
    NothingLost = "insight-nothing-lost" {}
    /// Every number is computed.
    AllExact = "insight-all-exact" {}
    /// Numbers are means of games that were played on.
    AllSampled = "insight-all-sampled" { games: u32 }
    /// Some are computed and the others means of games.
    PartlyExact = "insight-partly-exact" { games: u32 }
    /// The account of every seat, as a heading.
    Account = "insight-account" {}
    /// What the account says, for whoever reads it for the first time.
    AccountReads = "insight-account-reads" {}
    /// A player, as the head of a column.
    PlayerHead = "insight-player-head" {}
    /// What could be hoped for at the start.
    StartHead = "insight-start-head" {}
    /// What luck brought.
    LuckHead = "insight-luck-head" {}
    /// What votes and newcomers brought.
    RulesHead = "insight-rules-head" {}
    /// What the others gave away.
    GivenHead = "insight-given-head" {}
    /// What the seat itself gave away.
    LostHead = "insight-lost-head" {}
    /// What it came to.
    EndHead = "insight-end-head" {}
    /// A report that is being worked out.
    Working = "insight-working" { done: i64, of: i64 }
    /// How long that may still take.
    SecondsLeft = "insight-seconds-left" { seconds: u32 }
    /// How it is asked for again in words.
    AskAgain = "insight-ask-again" { words: Line }
    /// Where the graph leads to.
    GraphLeads = "insight-graph-leads" {}
    /// A link to the report.
    HowWasIt = "insight-how-was-it" {}
    /// Best (U15).
    Best = "insight-grade-best" {}
    /// Fine.
    Fine = "insight-grade-fine" {}
    /// A slip.
    Slip = "insight-grade-slip" {}
    /// A mistake.
    Mistake = "insight-grade-mistake" {}
    /// A blunder.
    Blunder = "insight-grade-blunder" {}

    /// The best, or as good.
    Marked = "insight-marked" { done: Line, grade: Line }
    /// A decision that something was better than.
    MarkedBelow = "insight-marked-below" { done: Line, grade: Line, lost: Line, better: Line, value: Line }
    /// Takes the last decision back.
    TryAgain = "insight-try-again" {}
    /// How that is done in words.
    TryAgainTyped = "insight-try-again-typed" { words: Line }
    /// Asks how good the last decision was.
    AskGrade = "insight-ask-grade" {}

    /// Advice, as a heading.
    Advice = "insight-advice" {}
    /// Asks for it.
    AskAdvice = "insight-ask-advice" {}
    /// What is best, in the first turns, where nobody has asked.
    GoodWay = "insight-good-way" { deed: Line }
    /// The same where two ways are hardly told apart.
    GoodWays = "insight-good-ways" { deed: Line, other: Line }
    /// More than one win, which no share of one can tell: computed.
    InWins = "insight-in-wins" { n: Number }
    /// The same, and between what it lies.
    InWinsAbout = "insight-in-wins-about" { n: Number, low: Number, high: Number }
    /// The same where that is hardly apart.
    InWinsNearly = "insight-in-wins-nearly" { n: Number }
    /// A number that is computed.
    IsExact = "insight-is-exact" { value: Percent }
    /// A mean of games.
    IsAbout = "insight-is-about" { value: Percent, low: Number, high: Number }
    /// A number made of means that are as good as sure.
    IsNearly = "insight-is-nearly" { value: Percent }
    /// A gain or loss by means of games, with its sign.
    ChangeAbout = "insight-change-about" { value: Line, low: Line, high: Line }
    /// One that is as good as sure.
    ChangeNearly = "insight-change-nearly" { value: Line }
    /// What a bot thinks.
    IsThought = "insight-is-thought" { value: Percent, by: Line }
    /// What an act wins.
    Wins = "insight-wins" { action: Line, value: Line }
    /// The same of the best one, in a list.
    WinsMost = "insight-wins-most" { action: Line, value: Line }
    /// Why the best is best: against the next best.
    BestIs = "insight-best-is" { best: Line, value: Line, next: Line, less: Line }
    /// Of two of which neither is clearly better.
    NoClearBest = "insight-no-clear-best" { best: Line, value: Line, next: Line, less: Line }
    /// There is nothing to choose.
    NoChoice = "insight-no-choice" { only: Line, value: Line }
    /// How often the throw that may come is lost.
    ThrowLost = "insight-throw-lost" { chance: Percent }
}

/// What somebody did worse than fine, each by the name of its grade: `1 blunder and 2 slips`.
#[must_use]
pub fn faults([slips, mistakes, blunders]: [u32; 3], names: Names<'_>) -> Line {
    let all = [
        (blunders, Blunders { n: blunders }.line(names)),
        (mistakes, Mistakes { n: mistakes }.line(names)),
        (slips, Slips { n: slips }.line(names)),
    ];
    let done = all.into_iter().filter(|(n, _)| *n > 0);
    let told: Vec<Line> = done.map(|(_, told)| told).collect();
    if told.is_empty() {
        return NoFaults {}.line(names);
    }
    listed(&told, names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_written_as_the_language_writes_them() {
        assert_eq!(Percent::of(0.523_05).words(Tongue::En), "52.3 %");
        assert_eq!(Percent::of(0.523_05).words(Tongue::De), "52,3 %");
        assert_eq!(Percent::of(-0.000_1).words(Tongue::En), "0.0 %");
    }

    #[test]
    fn each_fault_is_counted_by_the_name_of_its_grade() {
        let told =
            |counts, tongue| faults(counts, Names::new(&[], None).in_tongue(tongue)).to_string();
        assert_eq!(told([0, 0, 1], Tongue::En), "1 blunder");
        assert_eq!(
            told([3, 1, 2], Tongue::En),
            "2 blunders, 1 mistake and 3 slips"
        );
        assert_eq!(told([2, 0, 1], Tongue::De), "1 grober Fehler und 2 Patzer");
        assert_eq!(told([0, 2, 0], Tongue::De), "2 Fehler");
        assert_eq!(told([0, 0, 0], Tongue::De), "kein Patzer");
    }
}
