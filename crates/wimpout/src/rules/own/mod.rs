//! H12: rules of the table's own, written in a text (P30). They answer the open questions beside the house rules that
//! do, and are combined with them in the same way: numbers are added up, and one "yes" is enough.

mod bank_runs;
mod banking;
mod by_points;
mod counters;
mod counting;
mod effect;
mod examples;
mod fixed;
mod me;
mod more;
mod places;
mod players;
mod questions;
mod reached;
mod read;

use std::sync::Arc;

use own::Given;
use table::{Code, OWN, Refusal, Seat};

pub use banking::Banking;
pub use counters::Carries;
pub(crate) use counters::{Counts, own_count, own_start, own_start_of_all};
pub use effect::{AVoid, Change, Effect, Finding, Happens, Place, Points};
pub use examples::OWN_EXAMPLES;
pub(super) use fixed::Fixed;
pub use me::Me;
pub use questions::QUESTIONS;
pub(crate) use read::situation;
pub use read::{LATE, can_bank, text_of};
pub(in crate::rules) use read::{bad, read};

use super::Rules;
use crate::event::Event;
use crate::face::{Face, FaceSet};
use crate::player::Player;
use crate::score::Scoring;
use crate::throw::{Cubes, Throw};
use crate::turn::{Course, Limit};

/// No rule ends a clearing after more throws.
const MOST_VOIDS: u32 = 99;
/// No throw earns more insurance points.
const MOST_INSURANCE: u32 = 12;

/// The rules of a table's own, in the order of their names.
pub(super) type Own = Vec<Arc<own::Rule>>;

/// What a rule of the table's own did, or could not do.
struct Answered<'a> {
    rule: &'a own::Rule,
    answer: Result<i64, own::Fault>,
}

/// Where a turn stands that nothing else binds, after so many throws that are counted.
pub(super) fn plain(counted: impl Iterator<Item = u32> + Clone) -> impl Iterator<Item = Course> {
    let cubes = (1..=4).flat_map(|n| {
        [true, false].map(|sun| Cubes {
            common: n - u8::from(sun),
            sun,
        })
    });
    cubes.flat_map(move |cubes| {
        counted.clone().map(move |since| Course {
            cubes,
            begun: true,
            since,
            ..Course::START
        })
    })
}

/// The first throw that a rule tells apart which counts so many, and the last: it sees no more than it counts.
pub(super) fn ends(counts: u32) -> Vec<u32> {
    let mut ends = vec![counts.min(1), counts];
    ends.dedup();
    ends
}

pub(super) fn binds(rule: &own::Rule, course: Course) -> Result<bool, own::Fault> {
    if !rule.answers("must_go_on") {
        return Ok(false);
    }
    let clearing: Vec<i64> = course.clearing.iter().map(number).collect();
    let told = Given::Named(vec![
        ("cubes", Given::Number(i64::from(course.cubes.len()))),
        ("sun", Given::Flag(course.cubes.sun)),
        ("clearing", Given::List(clearing)),
        ("all_scored", Given::Flag(course.all_scored)),
        (
            "since",
            Given::Number(course.since.min(rule.head().counts).into()),
        ),
    ]);
    Ok(rule.flag("must_go_on", &[told])?.unwrap_or(false))
}

/// Whether a throw is void under `rule` while `clearing` is being cleared.
fn voids(rule: &own::Rule, throw: Throw, clearing: FaceSet) -> Result<bool, own::Fault> {
    let clearing = Given::List(clearing.iter().map(number).collect());
    Ok(rule
        .flag("is_void", &[faces(throw), clearing])?
        .unwrap_or(false))
}

/// A face as a text has it.
fn number(face: Face) -> i64 {
    match face {
        Face::Two => 2,
        Face::Three => 3,
        Face::Four => 4,
        Face::Five => 5,
        Face::Six => 6,
        Face::Ten => 10,
        Face::Sun => 0,
    }
}

pub(super) fn faces(throw: Throw) -> Given {
    let mut all = Vec::new();
    for face in Face::COMMON.into_iter().chain([Face::Sun]) {
        let shown = if face == Face::Sun {
            u8::from(throw.shows_sun())
        } else {
            throw.natural(face)
        };
        all.extend(std::iter::repeat_n(number(face), shown.into()));
    }
    Given::List(all)
}

fn flag(rule: &own::Rule, question: &'static str, told: &[Given]) -> Result<bool, own::Fault> {
    Ok(rule.flag(question, told)?.unwrap_or(false))
}

/// Points with what comes on top, never below 0.
fn with(points: u32, on_top: i64) -> u32 {
    u32::try_from((i64::from(points) + on_top).max(0)).unwrap_or(u32::MAX)
}

impl Rules {
    /// The rules of the table's own.
    pub fn own(&self) -> &[Arc<own::Rule>] {
        &self.own
    }

    /// Whether they may stand beside each other and the house rules that are on.
    ///
    /// # Errors
    /// `Clash`, saying which may not.
    pub(super) fn own_without_clash(&self) -> Result<(), Refusal> {
        own::without_clash(&self.own, |slug| self.settings.stands(super::RULES, slug))
            .map_err(|why| Refusal::new(Code::Clash, why).by(OWN.number()))
    }

    /// What a bank of `points` brings under the rules of the table's own.
    pub(super) fn own_pays(&self, points: u32) -> u32 {
        let answers = self.own_banking(points);
        with(points, answers.filter_map(|one| one.answer.ok()).sum())
    }

    /// Does one of them say what a bank brings?
    pub(super) fn own_pays_extra(&self) -> bool {
        self.own_answers("banking") || self.own_answers("bonus")
    }

    /// Up to how many throws do they count?
    pub(super) fn own_counts(&self) -> u32 {
        let binding = self.own.iter().filter(|rule| rule.answers("must_go_on"));
        binding
            .map(|rule| rule.head().counts)
            .max()
            .unwrap_or_default()
    }

    /// Does one of them say what a throw scores?
    pub(crate) fn scores_extra(&self) -> bool {
        self.own_answers("scoring")
    }

    /// What a throw that is counted for `points` counts under the rules of the table's own.
    pub(crate) fn own_scores(&self, throw: Throw, points: u16) -> u16 {
        let answers = self.own_scoring(throw, points);
        let all = with(
            points.into(),
            answers.filter_map(|one| one.answer.ok()).sum(),
        );
        u16::try_from(all).unwrap_or(u16::MAX)
    }

    /// For how many points a throw may be called as a whole, with the place of the rule that says so.
    pub(crate) fn own_calls(&self, throw: Throw) -> Vec<(usize, u16)> {
        if throw.cubes() != Cubes::ALL {
            return Vec::new();
        }
        let told = [faces(throw)];
        let calls = self.own.iter().enumerate().filter_map(|(place, rule)| {
            let points = rule.number("calling", &told).ok()??;
            Some((
                place,
                u16::try_from(points).ok().filter(|points| *points > 0)?,
            ))
        });
        calls.collect()
    }

    /// Which of them, by its place, makes a throw void that shows none of the faces being cleared.
    pub(crate) fn own_voids(&self, throw: Throw, clearing: FaceSet) -> Option<usize> {
        self.first(|rule| voids(rule, throw, clearing))
    }

    /// What ends a clearing that begins under these rules.
    pub const fn limit(&self) -> Limit {
        self.limit
    }

    /// The place of the rule of the table's own that says so, if one does.
    pub(crate) const fn limit_by(&self) -> Option<usize> {
        self.limit_by
    }

    /// Finds out what ends a clearing: whatever comes first, and of those that come together the house rule.
    pub(super) fn settle_limit(&mut self) {
        let (built_in, first) = match (self.suspend, self.kill) {
            (0, 0) => (Limit::None, MOST_VOIDS + 1),
            (0, n) => (Limit::Kill(n), n),
            (n, _) => (Limit::Suspend(n), n),
        };
        let own = self.own_limit(first);
        self.limit = own.map_or(built_in, |(limit, _)| limit);
        self.limit_by = own.map(|(_, place)| place);
    }

    /// What ends a clearing before so many throws under rules of the table's own, and which of them.
    fn own_limit(&self, before: u32) -> Option<(Limit, usize)> {
        if !self.own_answers("suspends") && !self.own_answers("kills") {
            return None;
        }
        (1..before).find_map(|throws| {
            let told = [Given::Number(throws.into())];
            let of = |question| self.first(|rule| flag(rule, question, &told));
            let kills = of("kills").map(|place| (Limit::Kill(throws), place));
            kills.or_else(|| of("suspends").map(|place| (Limit::Suspend(throws), place)))
        })
    }

    /// Which of them, by its place, lets nobody stop at `landing` while another player stands at `other`.
    pub(crate) fn own_bars(&self, landing: u32, other: u32) -> Option<usize> {
        self.about_scores("off_limits", landing, other)
    }

    /// Which of them, by its place, sends a player at `other` back when somebody banks up to `landing`.
    pub(crate) fn own_bumps(&self, landing: u32, other: u32) -> Option<usize> {
        self.about_scores("bumps", landing, other)
    }

    fn about_scores(&self, question: &'static str, landing: u32, other: u32) -> Option<usize> {
        if other == 0 || !self.own_answers(question) {
            return None;
        }
        let told = [Given::Number(landing.into()), Given::Number(other.into())];
        self.first(|rule| flag(rule, question, &told))
    }

    /// How many of them act when a throw is counted so and the turn then stands at `course`; nothing if one fails.
    pub(crate) fn own_acts(&self, throw: Throw, scoring: &Scoring, course: Course) -> Option<u8> {
        if self.own.is_empty() {
            return Some(0);
        }
        let usual = u16::try_from(i32::from(scoring.points) - scoring.own).unwrap_or_default();
        let events = self.own_on_throw(Seat(0), throw, usual, course);
        let acted = |event: &Event| matches!(event, Event::OwnRuleActed { .. });
        let decided = [
            scoring.called.is_some(),
            self.own_doubled(throw, scoring).is_some(),
        ];
        let acts = events.len() + decided.into_iter().filter(|one| *one).count();
        u8::try_from(acts).ok().filter(|_| events.iter().all(acted))
    }

    /// The place of the first that says yes.
    fn first(&self, ask: impl Fn(&own::Rule) -> Result<bool, own::Fault>) -> Option<usize> {
        self.own.iter().position(|rule| ask(rule) == Ok(true))
    }

    /// Whether one of them may bind whoever would stop, by what is asked of that alone.
    pub(crate) fn own_binds(&self) -> bool {
        let mut asked = ["must_go_on", "off_limits", "least"].into_iter();
        asked.any(|question| self.own_answers(question))
    }

    /// Whether one of them answers a question.
    pub(super) fn own_answers(&self, question: &str) -> bool {
        self.own.iter().any(|rule| rule.answers(question))
    }

    /// What is told when the rule at this place has decided.
    pub(crate) fn own_decided(&self, seat: Seat, place: usize) -> Option<Event> {
        let rule = self.own.get(place)?.head().title.clone();
        Some(Event::OwnRuleDecided { seat, rule })
    }

    /// Which of them, by their places, bind a turn that stands so.
    pub(crate) fn own_bonds(&self, course: Course) -> impl Iterator<Item = usize> {
        let all = self.own.iter().enumerate();
        all.filter(move |(_, rule)| binds(rule, course) == Ok(true))
            .map(|(place, _)| place)
    }

    /// What a bank of `points` brings `player`, and what they do to it, as it is told.
    pub(crate) fn own_on_bank(
        &self,
        seat: Seat,
        points: u32,
        player: &Player,
        all: &Counts,
    ) -> (u32, Vec<Event>) {
        if self.own.is_empty() {
            return (self.pays(points), Vec::new());
        }
        let bonuses: Vec<Answered<'_>> = self.own_bonuses(points, player, all).collect();
        let on_top = bonuses.iter().filter_map(|one| one.answer.as_ref().ok());
        let paid = with(self.pays(points), on_top.sum());
        let mut events = told(self.own_banking(points), seat);
        events.extend(told(bonuses.into_iter(), seat));
        as_taken(points, &mut events);
        (paid, events)
    }

    /// What they do to a throw that is counted, and where they fail to say whether the turn must go on, as it is told.
    pub(crate) fn own_on_throw(
        &self,
        seat: Seat,
        throw: Throw,
        points: u16,
        course: Course,
    ) -> Vec<Event> {
        let mut events = if self.scores_extra() {
            told(self.own_scoring(throw, points), seat)
        } else {
            Vec::new()
        };
        as_taken(points.into(), &mut events);
        if !self.own_answers("must_go_on") {
            return events;
        }
        let binding = self.own.iter().map(|rule| Answered {
            rule,
            answer: binds(rule, course).map(|_| 0),
        });
        events.extend(told(binding, seat));
        events
    }

    fn own_banking(&self, points: u32) -> impl Iterator<Item = Answered<'_>> {
        self.asked("banking", [Given::Number(points.into())])
    }

    fn own_scoring(&self, throw: Throw, points: u16) -> impl Iterator<Item = Answered<'_>> {
        self.asked("scoring", [faces(throw), Given::Number(points.into())])
    }

    fn asked<const N: usize>(
        &self,
        question: &'static str,
        told: [Given; N],
    ) -> impl Iterator<Item = Answered<'_>> {
        let answering = self.own.iter().filter(move |rule| rule.answers(question));
        answering.map(move |rule| Answered {
            rule,
            answer: rule.number(question, &told).map(Option::unwrap_or_default),
        })
    }
}

/// What rules take of so many points, no more than there are with what others bring: the last gives way first.
fn as_taken(points: u32, events: &mut Vec<Event>) {
    let acted = |event: &Event| match event {
        Event::OwnRuleActed { points, .. } => *points,
        _ => 0,
    };
    let sum: i64 = events.iter().map(acted).sum();
    let mut too_much = (-(i64::from(points) + sum)).max(0);
    for event in events.iter_mut().rev() {
        if let Event::OwnRuleActed { points, .. } = event {
            let less = too_much.min(-*points).max(0);
            *points += less;
            too_much -= less;
        }
    }
    events.retain(|event| !matches!(event, Event::OwnRuleActed { points: 0, .. }));
}

fn told<'a>(answers: impl Iterator<Item = Answered<'a>>, seat: Seat) -> Vec<Event> {
    let events = answers.filter_map(|Answered { rule, answer }| {
        let rule = || rule.head().title.clone();
        match answer {
            Ok(0) => None,
            Ok(points) => Some(Event::OwnRuleActed {
                seat,
                rule: rule(),
                points,
            }),
            Err(why) => Some(Event::failed(seat, rule(), why)),
        }
    });
    events.collect()
}
