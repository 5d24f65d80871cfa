//! What rules of the table's own say once for all when they come into force: the goal, how Last Licks go, and prices.

use std::collections::BTreeMap;

use own::{Given, Rule};

use super::counters::only_count;
use super::{MOST_INSURANCE, Own};
use crate::rules::Whose;
use crate::rules::last_licks::PassedLeader;
use crate::score::Scoring;

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
    /// The place of the one rule that counts something of each player, where nothing more is carried from turn to turn.
    pub(in crate::rules) count: Option<usize>,
    /// Which rule, by its place, has answered a question so.
    by: BTreeMap<&'static str, usize>,
}

impl Fixed {
    /// Asks the rules, where the goal is `usual` without them.
    ///
    /// # Errors
    /// Which rule could not answer, and why.
    pub(in crate::rules) fn of(rules: &Own, usual: u32) -> Result<Self, String> {
        let told = [Given::Number(usual.into())];
        let goal = numbers(rules, "goal", &told)?.into_iter().rev();
        let goal = goal.max_by_key(|(_, goal)| *goal);
        let passed = words(rules, "passed_leader")?.into_iter().next();
        let failed_is_out = flag(rules, "failed_is_out")?;
        let order_drawn = flag(rules, "order_drawn")?;
        let least = |prices: Vec<(usize, u32)>| prices.into_iter().map(|(_, price)| price).min();
        let by = [
            ("goal", goal.map(|(place, _)| place)),
            ("passed_leader", passed.map(|(place, _)| place)),
            ("failed_is_out", failed_is_out.map(|(place, _)| place)),
            ("order_drawn", order_drawn.map(|(place, _)| place)),
            (
                "challenge_place",
                rules
                    .iter()
                    .position(|rule| rule.answers("challenge_place")),
            ),
        ];
        let by = by.into_iter().filter_map(|(name, by)| Some((name, by?)));
        Ok(Self {
            goal: goal.map(|(_, goal)| goal),
            passed: passed.and_then(|(_, word)| fate(word)),
            failed_is_out: failed_is_out.map(|(_, out)| out),
            order_drawn: order_drawn.map(|(_, drawn)| drawn),
            own_price: least(numbers(rules, "own_price", &[])?),
            other_price: least(numbers(rules, "other_price", &[])?),
            count: only_count(rules),
            by: by.collect(),
        })
    }

    /// The same, where a rule that says what is so without it decides nothing: the goal, what becomes of a leader who is
    /// passed, whether a challenger who fails is out, and whether the order is drawn.
    pub(in crate::rules) fn deciding(
        mut self,
        (goal, passed, failed): (u32, PassedLeader, bool),
        drawn: bool,
    ) -> Self {
        let same = [
            ("goal", self.goal == Some(goal)),
            ("passed_leader", self.passed == Some(passed)),
            ("failed_is_out", self.failed_is_out == Some(failed)),
            ("order_drawn", self.order_drawn == Some(drawn)),
        ];
        self.by
            .retain(|question, _| !same.contains(&(*question, true)));
        self
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

fn numbers(rules: &Own, question: &str, told: &[Given]) -> Result<Vec<(usize, u32)>, String> {
    let numbers = answers(rules, |rule| rule.number(question, told))?.into_iter();
    let numbers = numbers.filter_map(|(place, n)| Some((place, u32::try_from(n).ok()?)));
    Ok(numbers.collect())
}

fn words(rules: &Own, question: &str) -> Result<Vec<(usize, &'static str)>, String> {
    answers(rules, |rule| rule.word(question, &[]))
}

/// One "yes" is enough; nothing where nobody answers.
fn flag(rules: &Own, question: &str) -> Result<Option<(usize, bool)>, String> {
    let flags = answers(rules, |rule| rule.flag(question, &[]))?.into_iter();
    Ok(flags.reduce(|any, one| if any.1 { any } else { (one.0, one.1) }))
}

/// What rules answer, each with its place.
fn answers<T>(
    rules: &Own,
    ask: impl Fn(&Rule) -> Result<Option<T>, own::Fault>,
) -> Result<Vec<(usize, T)>, String> {
    let answers = rules.iter().enumerate().filter_map(|(place, rule)| {
        let answer = ask(rule).transpose()?;
        let named = |why| format!("the rule `{}`: {why}", rule.head().slug);
        Some(answer.map(|answer| (place, answer)).map_err(named))
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

    /// Which rule of the table's own, by its place, decides a question that is asked once for all.
    #[must_use]
    pub fn own_by(&self, question: &str) -> Option<usize> {
        self.fixed.by.get(question).copied()
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

    /// Which rule of the table's own, by its place, has two flashes score at once in a throw.
    pub(crate) fn own_doubles(&self, throw: crate::throw::Throw) -> Option<usize> {
        if !self.own_answers("two_flashes") {
            return None;
        }
        self.first(|rule| super::flag(rule, "two_flashes", &[super::faces(throw)]))
    }

    /// The same where a throw has been counted so, and none of the game's own rules would have it.
    pub(crate) fn own_doubled(
        &self,
        throw: crate::throw::Throw,
        scoring: &Scoring,
    ) -> Option<usize> {
        let two = scoring.flash.len() == 2 && !self.doubles_full_house();
        two.then(|| self.own_doubles(throw))?
    }
}
