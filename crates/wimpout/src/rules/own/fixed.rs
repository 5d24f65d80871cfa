//! What rules of the table's own say once for all when they come into force: the goal, how Last Licks go, and prices.

use own::{Given, Rule};

use super::{MOST_INSURANCE, Own};
use crate::rules::Whose;
use crate::rules::last_licks::PassedLeader;

/// What a passed leader may come to, as a text says it.
pub(super) const FATES: &[&str] = &["last", "next", "stays", "out", "round"];

/// Such answers; nothing where no rule answers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::rules) struct Fixed {
    /// The least score that begins Last Licks.
    pub(in crate::rules) goal: Option<u32>,
    /// What becomes of a leader who is passed.
    pub(in crate::rules) passed: Option<PassedLeader>,
    /// Whether a challenger who fails is out.
    pub(in crate::rules) failed_is_out: Option<bool>,
    /// Whether the order of the challengers is drawn.
    pub(in crate::rules) order_drawn: Option<bool>,
    /// What it costs to nullify a throw of one's own.
    own_price: Option<u32>,
    /// The same of another player's.
    other_price: Option<u32>,
}

impl Fixed {
    /// Asks the rules, where the goal is `usual` without them.
    ///
    /// # Errors
    /// Which rule could not answer, and why.
    pub(in crate::rules) fn of(rules: &Own, usual: u32) -> Result<Self, String> {
        let goal = [Given::Number(usual.into())];
        Ok(Self {
            goal: numbers(rules, "goal", &goal)?.into_iter().max(),
            passed: words(rules, "passed_leader")?
                .first()
                .and_then(|word| fate(word)),
            failed_is_out: flags(rules, "failed_is_out")?,
            order_drawn: flags(rules, "order_drawn")?,
            own_price: numbers(rules, "own_price", &[])?.into_iter().min(),
            other_price: numbers(rules, "other_price", &[])?.into_iter().min(),
        })
    }

    /// What it costs to nullify a throw, if a rule says so.
    pub(in crate::rules) fn price(&self, whose: Whose) -> Option<u32> {
        match whose {
            Whose::Own => self.own_price,
            Whose::Opponents => self.other_price,
        }
    }
}

/// What a word of a text means.
pub(super) fn fate(word: &str) -> Option<PassedLeader> {
    Some(match word {
        "last" => PassedLeader::ChallengesLast,
        "next" => PassedLeader::ChallengesNext,
        "stays" => PassedLeader::Stays,
        "out" => PassedLeader::IsOut,
        "round" => PassedLeader::LeadsTheRound,
        _ => return None,
    })
}

fn numbers(rules: &Own, question: &str, told: &[Given]) -> Result<Vec<u32>, String> {
    let numbers = answers(rules, |rule| rule.number(question, told))?.into_iter();
    Ok(numbers.filter_map(|n| u32::try_from(n).ok()).collect())
}

fn words(rules: &Own, question: &str) -> Result<Vec<&'static str>, String> {
    answers(rules, |rule| rule.word(question, &[]))
}

/// One "yes" is enough; nothing where nobody answers.
fn flags(rules: &Own, question: &str) -> Result<Option<bool>, String> {
    let flags = answers(rules, |rule| rule.flag(question, &[]))?.into_iter();
    Ok(flags.reduce(|any, one| any || one))
}

fn answers<T>(
    rules: &Own,
    ask: impl Fn(&Rule) -> Result<Option<T>, own::Fault>,
) -> Result<Vec<T>, String> {
    let answers = rules.iter().filter_map(|rule| {
        let answer = ask(rule).transpose()?;
        Some(answer.map_err(|why| format!("the rule `{}`: {why}", rule.head().slug)))
    });
    answers.collect()
}

impl crate::rules::Rules {
    /// Does a player at `nearer` drive off one at `farther` under a rule of the table's own; which, by its place?
    pub(crate) fn own_eclipses(&self, nearer: u32, farther: u32) -> Option<usize> {
        if nearer == 0 || nearer == farther {
            return None;
        }
        self.about_scores("eclipses", nearer, farther)
    }

    /// Does a rule of the table's own drive players off?
    pub(crate) fn own_drives_off(&self) -> bool {
        self.own_answers("eclipses")
    }

    /// Does a rule of the table's own put scores off limits?
    pub(crate) fn own_bars_scores(&self) -> bool {
        self.own_answers("off_limits")
    }

    /// How near the centre a score lies under the rules of the table's own.
    pub(crate) fn own_nearness(&self, score: u32) -> u32 {
        let told = [Given::Number(score.into())];
        let nearness = self
            .own
            .iter()
            .find_map(|rule| rule.number("nearness", &told).ok()?);
        nearness
            .and_then(|n| u32::try_from(n).ok())
            .unwrap_or(score)
    }

    /// How many insurance points a throw of five cubes earns under them.
    pub(crate) fn own_issues(
        &self,
        throw: crate::throw::Throw,
        by_the_book: bool,
    ) -> (u32, Option<usize>) {
        let told = [super::faces(throw), Given::Flag(by_the_book)];
        let earned = |rule: &Rule| {
            let points = rule.number("insurance", &told).ok().flatten();
            points
                .and_then(|points| u32::try_from(points).ok())
                .unwrap_or(0)
        };
        let each = || self.own.iter().map(|rule| earned(rule));
        let all: u32 = each().sum();
        (
            all.min(MOST_INSURANCE),
            each().position(|points| points > 0),
        )
    }

    /// Do two flashes score at once by a rule of the table's own?
    pub(crate) fn own_doubles(&self, throw: crate::throw::Throw) -> bool {
        self.own_answers("two_flashes")
            && self
                .first(|rule| super::flag(rule, "two_flashes", &[super::faces(throw)]))
                .is_some()
    }
}
