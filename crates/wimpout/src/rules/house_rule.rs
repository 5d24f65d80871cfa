//! The open questions: what any house rule may answer in its own file, unknown to the engine and to the solver, which
//! put them to all of them.

use table::{OWN, Rule, Settings};

use super::{HOUSE_RULES, Rules};
use crate::face::FaceSet;
use crate::throw::Throw;
use crate::turn::Course;

/// The number of the rule by which nobody may stop at one score while another player stands at the other.
type Bars = fn(&Rules, u32, u32) -> Option<&'static str>;

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
    /// For how many points may a throw be called as a whole while nothing is being cleared?
    pub(super) calls: Option<fn(&Rules, Throw) -> Option<u16>>,
    /// Is a throw void that shows none of the faces being cleared?
    pub(super) voids: Option<fn(&Rules, Throw, FaceSet) -> bool>,
    /// By the rule of which number may nobody stop at one score while another player stands at the other?
    pub(super) bars: Option<Bars>,
    /// Does a bank up to one score send a player at the other back?
    pub(super) bumps: Option<fn(&Rules, u32, u32) -> bool>,
}

impl HouseRule {
    /// A rule that answers none of the open questions.
    pub(super) const fn of(rule: Rule) -> Self {
        Self {
            rule,
            bonus: None,
            bond: None,
            counts: None,
            calls: None,
            voids: None,
            bars: None,
            bumps: None,
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
    let answers = |rule: &&HouseRule| {
        let on_turns = rule.bonus.is_some() || rule.bond.is_some();
        let on_throws = rule.calls.is_some() || rule.voids.is_some();
        on_turns || on_throws || rule.bars.is_some() || rule.bumps.is_some()
    };
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

    /// For how many points may `throw` be called a sampler, with nothing being cleared (H3)?
    pub fn sampler(&self, throw: Throw) -> Option<u16> {
        let calls = self.playing.iter().filter_map(|rule| rule.calls);
        calls.filter_map(|calls| calls(self, throw)).max()
    }

    /// By the rule of which number is a throw void that shows none of the faces being cleared, if by any?
    pub fn voids(&self, throw: Throw, clearing: FaceSet) -> Option<&'static str> {
        let voids =
            |rule: &&&HouseRule| rule.voids.is_some_and(|voids| voids(self, throw, clearing));
        let built_in = self
            .playing
            .iter()
            .find(voids)
            .map(|rule| rule.rule.number());
        built_in.or_else(|| self.own_voids(throw, clearing).map(|_| OWN.number()))
    }

    /// By which house rule is nobody allowed to stop at `landing` while another player stands at `other`, if by any?
    /// Rules of the table's own are asked beside it.
    pub fn bars(&self, landing: u32, other: u32) -> Option<&'static str> {
        let mut bars = self.playing.iter().filter_map(|rule| rule.bars);
        bars.find_map(|bars| bars(self, landing, other))
    }

    /// Is any score off limits to somebody by a house rule of the game's own?
    pub(crate) fn bars_by_the_book(&self) -> bool {
        self.playing.iter().any(|rule| rule.bars.is_some())
    }

    /// Is any score off limits to somebody?
    pub fn bars_scores(&self) -> bool {
        self.bars_by_the_book() || self.own_answers("off_limits")
    }

    /// Does a player who banks up to `landing` bump one who stands at `other`?
    pub fn bumps(&self, landing: u32, other: u32) -> bool {
        let mut bumps = self.playing.iter().filter_map(|rule| rule.bumps);
        bumps.any(|bumps| bumps(self, landing, other)) || self.own_bumps(landing, other).is_some()
    }

    /// Does any bank send anybody back?
    pub fn may_bump(&self) -> bool {
        self.playing.iter().any(|rule| rule.bumps.is_some()) || self.own_answers("bumps")
    }

    /// Does any rule about the scores of two players join two that lie apart (H4), below `beyond`?
    pub fn joins_apart(&self, beyond: u32) -> bool {
        let scores = || (5..beyond).step_by(5);
        let apart = |a: u32| scores().any(|b| a != b && self.joins(a, b));
        (self.may_bump() || self.bars_scores()) && scores().any(apart)
    }

    /// The lowest and the highest score with which somebody may lead, from `least` on, who is touched by a bank up to another
    /// score below `beyond` (H4): by one that passes him, or that sends him back and so leads with less.
    pub fn joined_leaders(&self, least: u32, beyond: u32) -> Option<(u32, u32)> {
        let scores = || (5..beyond).step_by(5);
        let touches = |landing: u32, leader: u32| {
            let back = landing < leader && self.bumps(landing, leader);
            back || landing > leader && self.joins(landing, leader)
        };
        let is_touched = |leader: &u32| scores().any(|landing| touches(landing, *leader));
        let highest = scores()
            .rfind(is_touched)
            .filter(|leader| *leader >= least)?;
        let sends_back = |landing: &u32| {
            let mut others = (landing + 5..beyond).step_by(5);
            others.any(|leader| self.bumps(*landing, leader))
        };
        let lowest = scores().find(sends_back).unwrap_or(least);
        Some((lowest.min(least), highest))
    }

    /// Does a bank up to `landing` touch a player at `other`?
    fn joins(&self, landing: u32, other: u32) -> bool {
        self.bumps(landing, other)
            || self.bars(landing, other).is_some()
            || self.own_bars(landing, other).is_some()
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
