//! The fast path: every throw of the rules in force, scored beforehand, so that a throw is one draw and one look-up.
//!
//! The table is derived from [`score`] and holds one scoring a throw, the one that a policy picks; its draws are those
//! of the general engine.

use table::{Below, Luck, OWN};

use crate::face::FaceSet;
use crate::rules::Rules;
use crate::score::{Scoring, Verdict, score};
use crate::throw::{Cubes, Throw};
use crate::turn::Course;

/// A point of a turn at which cubes are thrown: which ones, and what is being cleared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot(u8);

impl Spot {
    /// A turn begins: all five cubes, nothing being cleared (W10).
    pub const START: Self = Self(0);
}

/// How a throw ends a turn by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The points of the turn are lost (W9).
    Wimpout,
    /// As `Wimpout`, on all five cubes.
    TrainWreck,
    /// The thrower has won (W6).
    Win,
    /// The thrower is out (W6).
    Supernova,
}

const ENDS: [End; 4] = [End::Wimpout, End::TrainWreck, End::Win, End::Supernova];

/// What a throw from the table comes to, in 32 bits so that loops need not branch: two bytes of points (or the number
/// of its end), the next spot, its kind, and in the topmost bits whether the turn ends or must go on. A void throw
/// counts nothing and comes back to its own spot. One that can be counted in several ways holds the least points of
/// them and the number of their list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing(u32);

impl Landing {
    const KIND: u32 = 24;
    const VOID: u32 = 1 << Self::KIND;
    const FLASH: u32 = 2 << Self::KIND;
    const TRAIN: u32 = 3 << Self::KIND;
    const SAMPLER: u32 = 4 << Self::KIND;
    const FLASHES: u32 = 5 << Self::KIND;
    const INSURES: u32 = 1 << 27;
    const CHOICE: u32 = 1 << 28;
    const ACTS: u32 = 1 << 29;
    /// The lists of ways that can be told apart.
    const LISTS: usize = 1 << 11;
    const ENDS_TURN: u32 = 1 << 30;
    const MUST_THROW: u32 = 1 << 31;

    const fn ending(end: End) -> Self {
        Self(Self::ENDS_TURN | end as u32)
    }

    fn void(spot: Spot) -> Self {
        Self(Self::VOID | Self::MUST_THROW | u32::from(spot.0) << 16)
    }

    /// The same where so many rules of the table's own act.
    const fn with_acts(self, acts: u8) -> Self {
        if acts == 0 {
            self
        } else {
            Self(self.0 | Self::ACTS)
        }
    }

    /// How the throw ends the turn, if it does.
    #[inline]
    #[must_use]
    pub fn end(self) -> Option<End> {
        self.has(Self::ENDS_TURN)
            .then(|| ENDS[(self.0 & 3) as usize])
    }

    /// Whether the throw ends the turn.
    #[inline]
    #[must_use]
    pub const fn ends_turn(self) -> bool {
        self.has(Self::ENDS_TURN)
    }

    /// What it counts; 0 where it does not end the turn and counts nothing.
    #[inline]
    #[must_use]
    pub const fn points(self) -> u32 {
        self.0 & 0xFFFF
    }

    /// Where the turn stands after it.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Spot {
        Spot(self.0.to_le_bytes()[2])
    }

    /// Whether the player must go on (W12, W13).
    #[inline]
    #[must_use]
    pub const fn must_throw(self) -> bool {
        self.has(Self::MUST_THROW)
    }

    /// Its kind, below [`Landing::KINDS`]: 1 void, the same cubes again (W13a); 2 with a flash (W5); 3 a freight train
    /// (W6) that is no end by nature; 4 a sampler (H3); 5 with two flashes (H7); else 0.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> usize {
        (self.0 >> Self::KIND & 7) as usize
    }

    /// How many kinds there may be.
    pub const KINDS: usize = 8;

    /// Whether the throw is void.
    #[inline]
    #[must_use]
    pub const fn is_void(self) -> bool {
        self.kind() == 1
    }

    /// Whether the throw earns insurance, where there is any (H2).
    #[inline]
    #[must_use]
    pub const fn insures(self) -> bool {
        self.has(Self::INSURES)
    }

    /// If the throw can be counted in several ways, the number of their list ([`ThrowTable::ways`]) and what each of
    /// them counts more than it says there.
    #[inline]
    #[must_use]
    pub const fn choice(self) -> Option<(usize, u32)> {
        if self.has(Self::CHOICE) {
            let list = (self.0 >> 16) as usize & (Self::LISTS - 1);
            Some((list, self.points()))
        } else {
            None
        }
    }

    /// The same for so many points more; an end stays what it is.
    #[inline]
    #[must_use]
    pub const fn with_more(self, points: u32) -> Self {
        if self.ends_turn() {
            self
        } else {
            Self(self.0 + points)
        }
    }

    /// Whether the turn ends with it for somebody who stops at `least` points as soon as allowed. Both of its topmost
    /// bits are weighed in one comparison, as a loop with one test a throw is mispredicted half as often as with two.
    #[inline]
    #[must_use]
    pub const fn ends(self, points: u32, least: u32) -> bool {
        let weight = self.0 & (Self::ENDS_TURN | Self::MUST_THROW);
        (points + weight).cast_signed() >= least.cast_signed()
    }

    #[inline]
    const fn has(self, flag: u32) -> bool {
        self.0 & flag != 0
    }
}

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
    /// Whether one of them has failed to answer about some throw.
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

/// Picks one of the scorings of a throw; there is at least one.
pub type Policy = fn(&[Scoring]) -> &Scoring;

impl ThrowTable {
    /// Whether a table holds all that rules ask about a turn on its way: they count no throws, and no text of the
    /// table's own says what insurance they earn. Whether texts have answered is known once it is made
    /// ([`ThrowTable::fails`]).
    #[must_use]
    pub fn holds(rules: &Rules) -> bool {
        rules.counts_throws() == 0 && !rules.own_insures()
    }

    /// Whether a rule of the table's own has failed to answer about some throw: then each must be told of.
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

    fn filled(rules: &Rules, policy: Option<Policy>) -> Self {
        let mut table = Self {
            spots: Vec::new(),
            landings: Vec::new(),
            lists: Vec::new(),
            acts: Vec::new(),
            list_acts: Vec::new(),
            fails: false,
        };
        let mut spot = table.spot(rules, Cubes::ALL, FaceSet::NONE);
        while let Some(&SpotInfo {
            cubes, clearing, ..
        }) = table.spots.get(usize::from(spot.0))
        {
            let first = u32::try_from(table.landings.len()).unwrap_or(u32::MAX);
            table.spots[usize::from(spot.0)].first = first;
            for way in 0..cubes.ways() {
                let throw = Throw::nth(cubes, way);
                let verdict = score(rules, &throw, clearing);
                let (landing, acts) = table.landing_of(rules, throw, &verdict, spot, policy);
                table.landings.push(landing);
                if !rules.own().is_empty() {
                    table.acts.push(acts);
                }
            }
            spot = Spot(spot.0 + 1);
        }
        table
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

    fn landing_of(
        &mut self,
        rules: &Rules,
        throw: Throw,
        verdict: &Verdict,
        from: Spot,
        policy: Option<Policy>,
    ) -> (Landing, u8) {
        let end = |end| (Landing::ending(end), 0);
        match verdict {
            Verdict::Scores(scorings) => match policy {
                Some(policy) => self.scored(rules, throw, policy(scorings.as_slice())),
                None => self.any_of(rules, throw, scorings.as_slice()),
            },
            Verdict::Void(rule) => {
                let (_, clearing) = self.at(from);
                let own = *rule == OWN.number() && rules.own_voids(throw, clearing).is_some();
                let acts = u8::from(own);
                (Landing::void(from).with_acts(acts), acts)
            }
            Verdict::Wimpout => end(End::Wimpout),
            Verdict::TrainWreck => end(End::TrainWreck),
            Verdict::Win => end(End::Win),
            Verdict::Supernova => end(End::Supernova),
        }
    }

    /// One of several ways: their list, shifted to its least points.
    fn any_of(&mut self, rules: &Rules, throw: Throw, scorings: &[Scoring]) -> (Landing, u8) {
        let ways = scorings
            .iter()
            .map(|scoring| self.scored(rules, throw, scoring));
        let ways: Vec<(Landing, u8)> = ways.collect();
        if let Some(only) = ways
            .first()
            .filter(|first| ways.iter().all(|way| way == *first))
        {
            return *only;
        }
        let (mut ways, acts): (Vec<Landing>, Vec<u8>) = ways.into_iter().unzip();
        let points = ways
            .iter()
            .filter(|way| !way.ends_turn())
            .map(|way| way.points());
        let least = points.min().unwrap_or_default();
        for way in &mut ways {
            way.0 -= if way.ends_turn() { 0 } else { least };
        }
        let mut known = self.lists.iter().zip(&self.list_acts);
        let known = known.position(|(list, known)| *list == ways && *known == acts);
        let list = known.unwrap_or_else(|| {
            self.lists.push(ways);
            self.list_acts.push(acts);
            self.lists.len() - 1
        });
        let list = u32::try_from(list % Landing::LISTS).unwrap_or_default();
        (Landing(Landing::CHOICE | list << 16 | least), 0)
    }

    fn scored(&mut self, rules: &Rules, throw: Throw, scoring: &Scoring) -> (Landing, u8) {
        let kind = match scoring.train {
            Some(_) => Landing::TRAIN,
            None if scoring.sampler => Landing::SAMPLER,
            None if scoring.flash.is_empty() => 0,
            None if scoring.flash.len() > 1 => Landing::FLASHES,
            None => Landing::FLASH,
        };
        let course = Course::START.scored(scoring.left, scoring.flash);
        let acts = rules.own_acts(throw, scoring, course);
        self.fails |= acts.is_none();
        let acts = acts.unwrap_or_default();
        if let Some(end) = scoring.end() {
            let landing = Landing(Landing::ending(end).0 | kind);
            return (landing.with_acts(acts), acts);
        }
        let spot = self.spot(rules, course.cubes, course.clearing);
        let must_throw = Landing::MUST_THROW * u32::from(rules.must_throw(course));
        let insures = Landing::INSURES * rules.issues(scoring).min(1);
        let on_its_way = u32::from(spot.0) << 16 | kind | must_throw | insures;
        let landing = Landing(u32::from(scoring.points) | on_its_way);
        (landing.with_acts(acts), acts)
    }

    /// The spot of these cubes; all spots together are fewer than 9 × 22, so their numbers fit a byte.
    fn spot(&mut self, rules: &Rules, cubes: Cubes, clearing: FaceSet) -> Spot {
        self.find(cubes, clearing).unwrap_or_else(|| {
            self.spots.push(SpotInfo {
                cubes,
                clearing,
                way: Below::new(cubes.ways()),
                first: 0,
                binds: rules.must_throw(course(cubes, clearing)),
            });
            Spot(u8::try_from(self.spots.len() - 1).unwrap_or(0))
        })
    }
}

impl Spot {
    /// Its number.
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::Face;
    use crate::rules::with;

    /// Settings under which throws are scored differently.
    const SETTINGS: &[&[&str]] = &[
        &[],
        &["set-aside=free", "fourth-number=non-scoring"],
        &["sun-train=threes", "sampler=classic"],
        &["sun-train=choose", "sampler=any-distinct"],
        &["full-house=double"],
        &["full-house=double", "full-house-sun=reroll"],
        &["full-house=reroll", "set-aside=free"],
    ];

    fn first(scorings: &[Scoring]) -> &Scoring {
        &scorings[0]
    }

    fn last(scorings: &[Scoring]) -> &Scoring {
        &scorings[scorings.len() - 1]
    }

    fn agrees(
        table: &ThrowTable,
        spot: Spot,
        landing: Landing,
        verdict: &Verdict,
        policy: Policy,
    ) -> bool {
        let Verdict::Scores(scorings) = verdict else {
            return match verdict {
                Verdict::Void(_) => {
                    landing.kind() == 1 && landing.next() == spot && landing.points() == 0
                }
                Verdict::Wimpout => landing.end() == Some(End::Wimpout),
                Verdict::TrainWreck => landing.end() == Some(End::TrainWreck),
                Verdict::Win => landing.end() == Some(End::Win),
                Verdict::Supernova | Verdict::Scores(_) => landing.end() == Some(End::Supernova),
            };
        };
        let scoring = policy(scorings.as_slice());
        let (left, flash) = (scoring.left, scoring.flash);
        let next = if left.is_empty() { Cubes::ALL } else { left };
        match scoring.train {
            Some(Face::Six) => landing.end() == Some(End::Win),
            Some(Face::Ten) => landing.end() == Some(End::Supernova),
            train => {
                let kind = match train {
                    Some(_) => 3,
                    None if scoring.sampler => 4,
                    None if flash.is_empty() => 0,
                    None if flash.len() > 1 => 5,
                    None => 2,
                };
                landing.points() == u32::from(scoring.points)
                    && table.at(landing.next()) == (next, flash)
                    && landing.must_throw() == (left.is_empty() || !flash.is_empty())
                    && landing.kind() == kind
                    && !landing.ends_turn()
            }
        }
    }

    #[test]
    fn an_open_table_lists_what_the_scoring_lists() {
        for settings in SETTINGS {
            let rules = with(settings);
            let table = ThrowTable::open(&rules).unwrap();
            for spot in table.spots() {
                let (cubes, clearing) = table.at(spot);
                for way in 0..cubes.ways() {
                    let landing = table.landing(spot, way);
                    let Some((list, more)) = landing.choice() else {
                        continue;
                    };
                    let throw = Throw::nth(cubes, way);
                    let Verdict::Scores(scorings) = score(&rules, &throw, clearing) else {
                        panic!("{settings:?} {spot:?} {way}: nothing to choose");
                    };
                    let ways = table.ways(list).iter().map(|way| way.with_more(more));
                    let mut scored = table.clone();
                    let scorings = scorings.as_slice().iter();
                    let scorings = scorings.map(|scoring| scored.scored(&rules, throw, scoring).0);
                    assert!(ways.eq(scorings), "{settings:?} {spot:?} {way}");
                }
            }
        }
    }

    #[test]
    fn the_table_agrees_with_the_scoring_on_every_throw_at_every_spot() {
        for settings in SETTINGS {
            let rules = with(settings);
            for policy in [first as Policy, last as Policy] {
                let table = ThrowTable::new(&rules, policy);
                for spot in table.spots() {
                    let (cubes, clearing) = table.at(spot);
                    for way in 0..cubes.ways() {
                        let verdict = score(&rules, &Throw::nth(cubes, way), clearing);
                        let landing = table.landing(spot, way);
                        let agrees = agrees(&table, spot, landing, &verdict, policy);
                        assert!(agrees, "{settings:?} {spot:?} {way}: {landing:?}");
                    }
                }
            }
        }
    }
}
