//! What a throw counts: every distinct legal way to score it, or that it is void, lost or won. One pure function for
//! the engine, the odds and the throw table; it knows no player and no turn.

#[cfg(test)]
mod counts;
#[cfg(test)]
mod oracle;
#[cfg(test)]
mod tests;
mod ways;

use crate::face::{Face, FaceSet};
use crate::rules::Rules;
use crate::throw::{Cubes, Faces, Throw};
use crate::throw_table::End;

/// What the Flaming Sun is called in a scoring (W8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SunCall {
    /// The number 5.
    Five,
    /// The number 10.
    Ten,
    /// The third of a flash, or of both flashes of a Full House.
    Flash,
    /// The fifth of a freight train.
    Train,
    /// Nothing: it is thrown again.
    Left,
}

/// One way to count a throw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scoring {
    /// What the throw counts; 0 for a train called with the Sun that ends the game or the thrower's part in it.
    pub points: u16,
    /// The faces of its flashes: none, one, or two in a Full House (H7).
    pub flash: FaceSet,
    /// The face of its freight train.
    pub train: Option<Face>,
    /// What the Sun is called, if it shows and is no part of a sampler.
    pub sun: Option<SunCall>,
    /// Whether it is a Cosmic Sampler (H3).
    pub sampler: bool,
    /// How many common cubes of each face are counted, by [`Face::index`].
    pub counted: [u8; 6],
    /// The cubes that do not score, before W12.
    pub left: Cubes,
    /// Whether all five cubes were thrown and all five score.
    pub all_five: bool,
    /// Whether no option or house rule made it score, the Full House excepted (NBSAOOBS, H2).
    pub by_the_book: bool,
    /// The place of the rule of the table's own under which the whole throw is called so ([`Rules::own`], H12).
    pub called: Option<u8>,
    /// What rules of the table's own have added to the points, or taken off (H12).
    pub own: i32,
}

impl Scoring {
    /// How counting it so ends the turn, if it does (W6).
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.train.and_then(Face::train_ends)
    }

    /// Whether all of it is one call, of a sampler or by a rule of the table's own (H3, H12).
    #[must_use]
    pub const fn is_called_whole(&self) -> bool {
        self.sampler || self.called.is_some()
    }

    /// Adds what rules of the table's own say of it; a train that ends the game is left alone.
    fn with_own(&mut self, rules: &Rules, throw: Throw) {
        if self.end().is_none() {
            let points = rules.own_scores(throw, self.points);
            self.own = i32::from(points) - i32::from(self.points);
            self.points = points;
        }
    }

    /// The faces of `throw` that are counted, in ascending order, the Sun last.
    #[must_use]
    pub fn faces(&self, throw: &Throw) -> Faces {
        let sun_cube = throw.sun_cube().filter(|_| !self.left.sun);
        let mut faces = Faces::default();
        for face in Face::COMMON.into_iter().chain([Face::Sun]) {
            let n_common = self.counted.get(face.index()).copied().unwrap_or(0);
            for _ in 0..n_common + u8::from(sun_cube == Some(face)) {
                faces.push(face);
            }
        }
        faces
    }
}

/// All distinct scorings of a throw, in a fixed order; nothing is allocated while there is but one.
#[derive(Clone, Debug, Default)]
pub struct Scorings(Found);

#[derive(Clone, Debug, Default)]
enum Found {
    #[default]
    Nothing,
    One(Scoring),
    Several(Vec<Scoring>),
}

impl Scorings {
    /// The scorings as a slice.
    #[must_use]
    pub fn as_slice(&self) -> &[Scoring] {
        match &self.0 {
            Found::Nothing => &[],
            Found::One(scoring) => std::slice::from_ref(scoring),
            Found::Several(scorings) => scorings,
        }
    }

    fn each_mut(&mut self, change: impl FnMut(&mut Scoring)) {
        match &mut self.0 {
            Found::Nothing => {}
            Found::One(scoring) => std::iter::once(scoring).for_each(change),
            Found::Several(scorings) => scorings.iter_mut().for_each(change),
        }
    }

    fn push(&mut self, scoring: Scoring) {
        match &mut self.0 {
            Found::Nothing => self.0 = Found::One(scoring),
            Found::One(first) => self.0 = Found::Several(vec![*first, scoring]),
            Found::Several(scorings) => scorings.push(scoring),
        }
    }
}

/// What a throw comes to.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// Nothing of it counts and the same cubes are thrown again, by the rule of this number (W13a, H7, H7b, H12).
    Void(&'static str),
    /// Nothing scores (W9).
    Wimpout,
    /// Nothing scores on all five cubes (W9).
    TrainWreck,
    /// Five stars by nature: the thrower has won (W6).
    Win,
    /// Five 10s by nature: the thrower is out (W6).
    Supernova,
    /// It scores, in one or several ways.
    Scores(Scorings),
}

/// Every distinct way in which `throw` can be counted under `rules` while the flashes `clearing` are being cleared
/// (none: `FaceSet::NONE`).
#[must_use]
pub fn score(rules: &Rules, throw: &Throw, clearing: FaceSet) -> Verdict {
    let mut verdict = usual(rules, *throw, clearing);
    if rules.scores_extra()
        && let Verdict::Scores(scorings) = &mut verdict
    {
        scorings.each_mut(|scoring| scoring.with_own(rules, *throw));
    }
    verdict
}

/// The same without what rules of the table's own add to it.
fn usual(rules: &Rules, throw: Throw, clearing: FaceSet) -> Verdict {
    if !clearing.is_empty() {
        if throw.naturals().meets(clearing) {
            return Verdict::Void("W13");
        }
        if let Some(rule) = rules.voids(throw, clearing) {
            return Verdict::Void(rule);
        }
    }
    if let Some(face) = throw.trio().filter(|face| throw.natural(*face) == 5) {
        return match face.train_ends() {
            Some(End::Win) => Verdict::Win,
            Some(_) => Verdict::Supernova,
            None => Verdict::Scores(ways::train(throw, face)),
        };
    }
    let scorings = ways::all(rules, throw, clearing);
    if !scorings.as_slice().is_empty() {
        return Verdict::Scores(scorings);
    }
    if throw.shows_sun() && rules.voids_lone_sun() {
        return Verdict::Void("H7");
    }
    if throw.cubes() == Cubes::ALL {
        Verdict::TrainWreck
    } else {
        Verdict::Wimpout
    }
}
