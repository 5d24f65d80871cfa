//! The open questions: what any house rule may answer in its own file, unknown to the engine and to the solver, which
//! put them to all of them.

use table::{Rule, Settings};

use super::{HOUSE_RULES, Rules};
use crate::turn::Course;

/// A rule with its answers; it is asked while the table plays otherwise than by its default.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HouseRule {
    /// What it is called and says, and what it may be set to.
    pub(super) rule: Rule,
    /// How many points come on top of a bank of so many?
    pub(super) bonus: Option<fn(&Rules, u32) -> u32>,
    /// Why may nobody stop where a turn stands so? It is told as the end of a sentence.
    pub(super) bond: Option<fn(&Rules, &Course) -> Option<&'static str>>,
    /// How many throws does the bond count? It sees no more of [`Course::since`].
    pub(super) counts: Option<fn(&Rules) -> u32>,
}

impl HouseRule {
    /// A rule that answers none of the open questions.
    pub(super) const fn of(rule: Rule) -> Self {
        Self {
            rule,
            bonus: None,
            bond: None,
            counts: None,
        }
    }
}

impl PartialEq for HouseRule {
    fn eq(&self, other: &Self) -> bool {
        self.rule.slug == other.rule.slug
    }
}

impl Eq for HouseRule {}

/// Those of the rules that the table plays and that answer an open question.
pub(super) fn playing(set: &Settings) -> Vec<&'static HouseRule> {
    let answers = |rule: &&HouseRule| rule.bonus.is_some() || rule.bond.is_some();
    let is_set = |rule: &&HouseRule| set.value_of(&rule.rule) != rule.rule.default_value();
    let rules = HOUSE_RULES.iter().filter(answers);
    rules.filter(is_set).collect()
}

impl Rules {
    /// What does a bank of `points` bring (W14)?
    pub fn pays(&self, points: u32) -> u32 {
        let bonuses = self.playing.iter().filter_map(|rule| rule.bonus);
        let paid = bonuses.fold(points, |sum, bonus| sum.saturating_add(bonus(self, points)));
        paid.saturating_sub(points)
            .saturating_add(self.own_pays(points))
    }

    /// Does a bank ever bring more than its points?
    pub fn pays_extra(&self) -> bool {
        self.playing.iter().any(|rule| rule.bonus.is_some()) || self.own_pays_extra()
    }

    /// Up to how many throws without a flash or all five cubes does any rule count?
    pub fn counts_throws(&self) -> u32 {
        let counts = self.playing.iter().filter_map(|rule| rule.counts);
        counts
            .map(|counts| counts(self))
            .max()
            .unwrap_or_default()
            .max(self.own_counts())
    }

    /// Which house rules bind a turn that stands so: their numbers, and why.
    pub(crate) fn house_bonds(
        &self,
        course: Course,
    ) -> impl Iterator<Item = (&'static str, &'static str)> {
        let bonds = self
            .playing
            .iter()
            .filter_map(|rule| Some((rule, rule.bond?)));
        bonds.filter_map(move |(rule, bond)| {
            let counts = rule.counts.map_or(0, |counts| counts(self));
            let since = course.since.min(counts);
            let why = bond(self, &Course { since, ..course })?;
            Some((rule.rule.number(), why))
        })
    }
}
