//! What a rule of one's own does, found out by asking it (O7): every throw of five cubes, banks up to 500, and wherever
//! a turn can stand that nothing else binds.

use super::own::{binds, faces, plain};
use crate::face::FaceSet;
use crate::rules::Rules;
use crate::score::{Verdict, score};
use crate::throw::{Cubes, Faces, Throw};
use own::Given;

/// No more examples are kept of each kind.
const MOST_EXAMPLES: usize = 3;
/// Banks are asked about up to so many points.
const MOST_BANKED: u32 = 500;

/// What a rule of one's own does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// Of the 7,776 throws of five cubes, how many count otherwise than by the book; nothing if it is not asked.
    pub throws: Option<u32>,
    /// Some of them, each with the points before and after.
    pub thrown: Vec<(Faces, u16, u16)>,
    /// Of the 100 banks of 5, 10 … 500 points, how many bring otherwise; nothing if it is not asked.
    pub banks: Option<u32>,
    /// Some of them, each with the points before and after.
    pub banked: Vec<(u32, u32)>,
    /// Where nobody may stop, of the cubes to be thrown next where nothing else binds, and of how many; nothing if it
    /// is not asked.
    pub bound: Option<(u32, u32)>,
    /// The first question that it could not answer.
    pub fault: Option<own::Fault>,
}

impl Effect {
    /// Asks a rule everything.
    #[must_use]
    pub fn of(rule: &own::Rule) -> Self {
        let mut effect = Self::default();
        if rule.answers("scoring") {
            effect.throw(rule);
        }
        if rule.answers("banking") {
            effect.bank(rule);
        }
        if rule.answers("must_go_on") {
            effect.bind(rule);
        }
        effect
    }

    /// Whether it never does anything.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        let none = |count: Option<u32>| count.unwrap_or(0) == 0;
        none(self.throws) && none(self.banks) && none(self.bound.map(|(bound, _)| bound))
    }

    fn throw(&mut self, rule: &own::Rule) {
        let (book, mut changed) = (Rules::default(), 0);
        for way in 0..Cubes::ALL.ways() {
            let throw = Throw::nth(Cubes::ALL, way);
            let Verdict::Scores(scorings) = score(&book, &throw, FaceSet::NONE) else {
                continue;
            };
            let best = scorings
                .as_slice()
                .iter()
                .filter(|scoring| scoring.end().is_none());
            let Some(points) = best.map(|scoring| scoring.points).max() else {
                continue;
            };
            let on_top = self.ask(
                rule,
                "scoring",
                &[faces(throw), Given::Number(points.into())],
            );
            if on_top != 0 {
                changed += 1;
                if self.thrown.len() < MOST_EXAMPLES {
                    let after = (i64::from(points) + on_top).max(0);
                    let after = u16::try_from(after).unwrap_or(u16::MAX);
                    self.thrown.push((Cubes::ALL.fall(way), points, after));
                }
            }
        }
        self.throws = Some(changed);
    }

    fn bank(&mut self, rule: &own::Rule) {
        let mut changed = 0;
        for points in (5..=MOST_BANKED).step_by(5) {
            let on_top = self.ask(rule, "banking", &[Given::Number(points.into())]);
            if on_top != 0 {
                changed += 1;
                if self.banked.len() < MOST_EXAMPLES {
                    let after = (i64::from(points) + on_top).max(0);
                    self.banked
                        .push((points, u32::try_from(after).unwrap_or(u32::MAX)));
                }
            }
        }
        self.banks = Some(changed);
    }

    fn bind(&mut self, rule: &own::Rule) {
        let (mut bound, mut all) = (0, 0);
        for course in plain(rule.head().counts) {
            all += 1;
            match binds(rule, course) {
                Ok(binds) => bound += u32::from(binds),
                Err(why) => self.fault = self.fault.take().or(Some(why)),
            }
        }
        self.bound = Some((bound, all));
    }

    fn ask(&mut self, rule: &own::Rule, question: &str, told: &[Given]) -> i64 {
        match rule.number(question, told) {
            Ok(answer) => answer.unwrap_or_default(),
            Err(why) => {
                self.fault = self.fault.take().or(Some(why));
                0
            }
        }
    }
}
