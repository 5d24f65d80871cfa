//! What comes of turns of some points under a rule of one's own, by the points and by whose turn it was, found out by asking it
//! (O7).

use own::{Counted, UpTo};

use super::effect::Points;
use super::me::Me;
use super::more::{USUAL_BANKS, every_turn};
use super::players::Players;

/// What some players get or lose, by the points of a turn.
pub(super) type ByPoints = Vec<(Me, Option<Points>, i64)>;

impl Players<'_, '_> {
    /// What comes of turns of some points for some players, then of turns of all; no points where all come to the same. Each sum
    /// once, then what comes to the same for another reason.
    pub(super) fn by_points(&mut self, question: &'static str) -> ByPoints {
        let (mut some, mut cases) = (Vec::new(), Vec::new());
        let every = every_turn(self.asking.rule, question);
        let groups = [
            (self.of(question), USUAL_BANKS.to_vec()),
            (self.few(question), every.clone()),
        ];
        for (players, turns) in groups {
            if self.asking.fault.is_some() {
                break;
            }
            for (me, points) in players
                .iter()
                .flat_map(|me| turns.iter().map(move |points| (*me, *points)))
            {
                if some.len() == Counted::<u32>::MOST {
                    return some;
                }
                let comes = self.number(question, Some(points), me);
                if comes == 0 {
                    continue;
                }
                cases.push((me, points, comes));
                if some.iter().all(|(.., known)| *known != comes) {
                    some.push(self.alike(question, (me, points, comes), &every));
                }
            }
        }
        for (me, points, comes) in cases {
            let is_told = |(who, of, known): &(Me, Option<Points>, i64)| {
                *known == comes && covers(who, *of, me, points)
            };
            if some.len() < Counted::<u32>::MOST && !some.iter().any(is_told) {
                some.push(self.alike(question, (me, points, comes), &every));
            }
        }
        some
    }

    /// All turns and players of whom the same comes.
    fn alike(
        &mut self,
        question: &'static str,
        (me, points, comes): (Me, u32, i64),
        every: &[u32],
    ) -> (Me, Option<Points>, i64) {
        let is_so = |n| self.number(question, Some(n), me) == comes;
        let around = points_around(points, every, is_so);
        // What is the same of one player must be so at both ends of the points.
        let ends = ends_of(points, around, every);
        let me = self.told_of(me, |all, me| {
            let mut ends = ends.iter();
            ends.all(|points| all.number(question, Some(*points), me) == comes)
        });
        (me, around, comes)
    }

    /// Whether turns of some points come to something that is not told.
    pub(super) fn has_other_points(
        &mut self,
        question: &'static str,
        all: &[Me],
        some: &ByPoints,
    ) -> bool {
        let few = self.few(question);
        let usual = all.iter().map(|me| (me, USUAL_BANKS.to_vec()));
        let every = every_turn(self.asking.rule, question);
        let every = few.iter().map(|me| (me, every.clone()));
        usual.chain(every).any(|(me, turns)| {
            turns.iter().any(|&turn| {
                let comes = self.number(question, Some(turn), *me);
                let told = |(who, points, known): &(Me, Option<Points>, i64)| {
                    *known == comes && covers(who, *points, *me, turn)
                };
                comes != 0 && !some.iter().any(told)
            })
        })
    }
}

/// The least points of a turn, and up to how many it comes to the same; none where turns of all points do.
pub(super) fn points_around(
    points: u32,
    all: &[u32],
    same: impl FnMut(u32) -> bool,
) -> Option<Points> {
    let around = UpTo::around(points, all, same);
    (around.1 != UpTo::Whatever).then_some(around)
}

/// The least and the most points of turns that come to the same, and those that were asked about.
pub(super) fn ends_of(points: u32, around: Option<Points>, all: &[u32]) -> Vec<u32> {
    let (least, to) = around.unwrap_or((all[0], UpTo::Whatever));
    let mut ends = vec![points, least, to.most(least, all)];
    ends.dedup();
    ends
}

/// Whether a turn of so many points of a player is among those that are told of.
fn covers(who: &Me, of: Option<Points>, me: Me, points: u32) -> bool {
    of.is_none_or(|(least, to)| to.covers(least, points)) && who.covers(&me)
}
