//! What rules of the table's own say of time (X4, P30), once for all when they come into force.

use own::{Fault, Given, Rule};
use table::{Code, Refusal};

use super::Own;
use crate::deck::LETTER_CARDS;
use crate::rules::Rules;

/// The question for the time of a turn.
pub(super) const TURN_SECONDS: &str = "turn_seconds";
/// The question for the time of the sentence.
pub(super) const BONUS_SECONDS: &str = "bonus_seconds";
/// No clock runs longer, in seconds.
pub(super) const LONGEST: i64 = 86_400;

/// A clock that a rule has set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Set {
    /// In seconds; 0 is no clock.
    seconds: u32,
    /// The place of the rule.
    by: usize,
}

/// The clocks that rules of the table's own have set.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clocks {
    /// By turn; empty where no rule says anything.
    turns: Vec<Set>,
    sentence: Option<Set>,
}

impl Clocks {
    /// Asks the rules, where a turn and the sentence have so many seconds without them (0: no clock).
    ///
    /// # Errors
    /// `BadValue`: which rule could not answer, and why.
    pub(in crate::rules) fn of(rules: &Own, turn: u32, sentence: u32) -> Result<Self, Refusal> {
        let number = |n: u32| Given::Number(n.into());
        let mut turns = Vec::new();
        for at in 1..=LETTER_CARDS {
            let at = Given::Number(i64::try_from(at).unwrap_or(i64::MAX));
            turns.extend(shortest(rules, TURN_SECONDS, &[at, number(turn)])?);
        }
        Ok(Self {
            turns,
            sentence: shortest(rules, BONUS_SECONDS, &[number(sentence)])?,
        })
    }

    fn turn(&self, number: u32) -> Option<Set> {
        let place = usize::try_from(number).ok()?.checked_sub(1)?;
        self.turns.get(place).copied()
    }
}

/// Why a text cannot be read that would set a clock while it runs (W19).
pub(super) fn sets_a_running_clock(rule: &Rule) -> Option<String> {
    if rule.answers(TURN_SECONDS)
        && rule.answers(BONUS_SECONDS)
        && rule.head().situation.as_deref() != Some("game")
    {
        let message = "each clock waits until it does not run, so one rule cannot set both: make two rules of them, one of `turn_seconds` and one of `bonus_seconds`";
        return Some(message.to_owned());
    }
    let said = rule.head().situation.as_deref().unwrap_or("turn");
    [(TURN_SECONDS, "turn"), (BONUS_SECONDS, "bonus")].into_iter().find_map(|(question, situation)| {
        let runs = rule.answers(question) && said != situation && said != "game";
        runs.then(|| format!("a rule that answers `{question}` waits until no such clock runs: its head says `situation: {situation}`"))
    })
}

/// The shortest clock that one of the rules sets; none only where all who answer say so.
fn shortest(rules: &Own, question: &str, told: &[Given]) -> Result<Option<Set>, Refusal> {
    let mut set: Option<Set> = None;
    for (by, rule) in rules.iter().enumerate() {
        let answer = rule
            .number(question, told)
            .map_err(|why| fails(rule, &why))?;
        let Some(seconds) = answer.and_then(|answer| u32::try_from(answer).ok()) else {
            continue;
        };
        let sooner = |set: Set| seconds > 0 && (set.seconds == 0 || seconds < set.seconds);
        if set.is_none_or(sooner) {
            set = Some(Set { seconds, by });
        }
    }
    Ok(set)
}

fn fails(rule: &Rule, why: &Fault) -> Refusal {
    let message = format!("the rule `{}`: {why}", rule.head().slug);
    Refusal::new(Code::BadValue, message).by("P30")
}

impl Rules {
    /// How many milliseconds has the player of the turn of this number for words, if a clock runs (X4)?
    pub fn word_time(&self, turn: u32) -> Option<u64> {
        let usual = self.clock_of_a_turn();
        let seconds = self.clocks.turn(turn).map_or(usual, |set| set.seconds);
        self.runs(seconds)
    }

    /// How many milliseconds is there for the sentence, if a clock runs (X4)?
    pub fn sentence_time(&self) -> Option<u64> {
        let usual = self.clock_of_the_sentence();
        let seconds = self.clocks.sentence.map_or(usual, |set| set.seconds);
        self.runs(seconds)
    }

    fn runs(&self, seconds: u32) -> Option<u64> {
        (seconds > 0 && !self.is_practice()).then(|| u64::from(seconds) * 1000)
    }

    /// Which rule of the table's own, by its place, has set the clock of a turn otherwise than usual.
    pub(crate) fn turn_clock_by(&self, turn: u32) -> Option<usize> {
        let set = self.clocks.turn(turn)?;
        (set.seconds != self.clock_of_a_turn()).then_some(set.by)
    }

    /// Which one has set that of the sentence otherwise than usual.
    pub(crate) fn sentence_clock_by(&self) -> Option<usize> {
        let set = self.clocks.sentence?;
        (set.seconds != self.clock_of_the_sentence()).then_some(set.by)
    }
}
