//! The fast path: every throw of the rules in force, scored beforehand, so that a throw is one draw and one look-up.
//!
//! The table is derived from [`crate::score::score`] and holds one scoring a throw, the one that a policy picks; its draws are those
//! of the general engine.

mod fill;
mod landing;
#[cfg(test)]
mod tests;

use table::{Below, Luck};

pub use landing::{End, Landing, Spot};

use crate::face::FaceSet;
use crate::rules::Rules;
use crate::score::Scoring;
use crate::throw::Cubes;
use crate::turn::Course;

/// Every throw at every spot that a turn can come to.
#[derive(Clone, Debug)]
pub struct ThrowTable {
    spots: Vec<SpotInfo>,
    landings: Vec<Landing>,
    /// The different ways in which throws can be counted, where that is left open: each list shifted to no points.
    lists: Vec<Vec<Landing>>,
    /// How many rules of the table's own act with each landing (H12), where there are any such rules.
    acts: Vec<u8>,
    /// The same of the ways of each list.
    list_acts: Vec<Vec<u8>>,
    /// Where throws are counted: by spot, whether all five cubes have just scored, and throws, whether nobody may stop.
    counted: Vec<[Counted; 2]>,
    /// Whether one of them has failed to answer about some throw, or one earns more insurance than a landing holds.
    fails: bool,
}

#[derive(Clone, Copy, Debug)]
struct SpotInfo {
    cubes: Cubes,
    clearing: FaceSet,
    /// Draws a way in which the cubes can fall.
    way: Below,
    /// Where its landings begin.
    first: u32,
    /// Whether nobody may stop there.
    binds: bool,
}

/// A bit for each number of throws, up to the last that is told apart.
type Counted = u16;

/// Picks one of the scorings of a throw; there is at least one.
pub type Policy = fn(&[Scoring]) -> &Scoring;

impl ThrowTable {
    /// Whether a table holds all that rules ask about a turn on its way: they count few throws, or none. Whether texts have
    /// answered is known once it is made ([`ThrowTable::fails`]).
    #[must_use]
    pub fn holds(rules: &Rules) -> bool {
        rules.counts_throws() < Counted::BITS
    }

    /// Whether it counts throws.
    #[inline]
    pub(crate) const fn counts_throws(&self) -> bool {
        !self.counted.is_empty()
    }

    /// Whether nobody may stop where a turn stands at `spot` with so many throws behind it since it began, or since a flash or
    /// all five cubes last scored; `all_scored`: they just have. For a table that counts throws.
    pub(crate) fn binds_after(&self, spot: Spot, all_scored: bool, since: u32) -> bool {
        let bits = self.counted[spot.index()][usize::from(all_scored)];
        bits >> since.min(Counted::BITS - 1) & 1 == 1
    }

    /// Whether a rule of the table's own has failed to answer about some throw, or some throw earns several points of
    /// insurance: then each must be told of.
    #[must_use]
    pub const fn fails(&self) -> bool {
        self.fails
    }

    /// Scores every throw under `rules`, taking the scoring that `policy` picks.
    #[must_use]
    pub fn new(rules: &Rules, policy: Policy) -> Self {
        Self::filled(rules, Some(policy))
    }

    /// Scores every throw under `rules`, leaving open how it is counted where there are several ways.
    #[must_use]
    pub fn open(rules: &Rules) -> Option<Self> {
        let table = Self::filled(rules, None);
        (table.lists.len() <= Landing::LISTS).then_some(table)
    }

    /// Throws: one draw of `luck`, one look-up.
    #[inline]
    pub fn throw(&self, spot: Spot, luck: &mut impl Luck) -> Landing {
        let info = &self.spots[usize::from(spot.0)];
        self.landings[(info.first + info.way.draw(luck)) as usize]
    }

    /// The same, with how many rules of the table's own act (H12).
    #[inline]
    pub fn throw_acting(&self, spot: Spot, luck: &mut impl Luck) -> (Landing, u8) {
        let info = &self.spots[usize::from(spot.0)];
        let place = (info.first + info.way.draw(luck)) as usize;
        let landing = self.landings[place];
        let acts = if landing.has(Landing::ACTS) {
            self.acts[place]
        } else {
            0
        };
        (landing, acts)
    }

    /// One of the ways of a list, for so many points more, with how many rules of the table's own act.
    #[inline]
    #[must_use]
    pub fn way(&self, list: usize, way: usize, more: u32) -> (Landing, u8) {
        let landing = self.lists[list][way];
        let acts = if landing.has(Landing::ACTS) {
            self.list_acts[list][way]
        } else {
            0
        };
        (landing.with_more(more), acts)
    }

    /// What way number `way` to fall (see [`Cubes::fall`]) comes to at `spot`.
    #[must_use]
    pub fn landing(&self, spot: Spot, way: u32) -> Landing {
        self.landings[(self.spots[usize::from(spot.0)].first + way) as usize]
    }

    /// The cubes thrown at `spot`, and the faces being cleared there.
    #[must_use]
    pub fn at(&self, spot: Spot) -> (Cubes, FaceSet) {
        let info = &self.spots[usize::from(spot.0)];
        (info.cubes, info.clearing)
    }

    /// Where a turn stands that has come to `spot` by a throw without all five cubes having scored.
    #[must_use]
    pub fn course(&self, spot: Spot) -> Course {
        let (cubes, clearing) = self.at(spot);
        course(cubes, clearing)
    }

    /// Where a turn stands after a landing that does not end it.
    #[must_use]
    pub fn course_after(&self, landing: Landing) -> Course {
        let course = self.course(landing.next());
        Course {
            all_scored: landing.must_throw() && !self.binds(landing.next()),
            ..course
        }
    }

    /// Whether nobody may stop where a turn has come so to `spot`.
    #[inline]
    #[must_use]
    pub fn binds(&self, spot: Spot) -> bool {
        self.spots[usize::from(spot.0)].binds
    }

    /// The spot at which these cubes are thrown while `clearing` is being cleared, if a turn can come to that.
    #[must_use]
    pub fn find(&self, cubes: Cubes, clearing: FaceSet) -> Option<Spot> {
        let place = self
            .spots
            .iter()
            .position(|spot| spot.cubes == cubes && spot.clearing == clearing)?;
        u8::try_from(place).ok().map(Spot)
    }

    /// How many lists of ways there are.
    #[must_use]
    pub fn lists(&self) -> usize {
        self.lists.len()
    }

    /// The ways in which a throw can be counted, in the order in which they are listed; see [`Landing::choice`].
    #[must_use]
    pub fn ways(&self, list: usize) -> &[Landing] {
        &self.lists[list]
    }

    /// Every spot that a turn can come to.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        (0..u8::try_from(self.spots.len()).unwrap_or(u8::MAX)).map(Spot)
    }
}

const fn course(cubes: Cubes, clearing: FaceSet) -> Course {
    Course {
        cubes,
        clearing,
        begun: true,
        ..Course::START
    }
}
