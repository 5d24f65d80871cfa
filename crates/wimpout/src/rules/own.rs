//! H12: rules of the table's own, written in a text (P30). They answer questions of the open kind, beside the house
//! rules that do; several answers are added up, and one "yes" is enough.

use std::sync::Arc;

use own::{Given, Gives, Question};
use table::{Code, OWN, Refusal, Rule, Seat, Settings, Value, own_rules};

use super::Rules;
use crate::event::Event;
use crate::face::Face;
use crate::throw::{Cubes, Throw};
use crate::turn::Course;

/// A table has at most so many (O5).
const MOST: usize = 12;
/// No answer brings or takes more points.
const MOST_POINTS: i64 = 500;
const POINTS: Gives = Gives::Number(-MOST_POINTS, MOST_POINTS, 5);
/// The kinds of moment that a text may name (W19).
const SITUATIONS: [&str; 4] = ["turn", "throw", "bank", "clearing"];

/// What a rule of one's own may answer.
pub const QUESTIONS: &[Question] = &[
    Question {
        name: "banking",
        arguments: &["points"],
        gives: POINTS,
        about: "How many points come on top when a turn of `points` is banked (below 0: are taken off)? Asked whenever \
                somebody banks, and while he thinks about it. A bank never falls below 0. Several rules: the sum.",
        example: "fn banking(points) { if points % 35 == 0 { 10 } else { 0 } }",
    },
    Question {
        name: "scoring",
        arguments: &["faces", "points"],
        gives: POINTS,
        about: "How many points come on top when a throw that shows `faces` is counted for `points`? `faces` are the \
                cubes thrown: 2, 3, 4, 5, 6, 10, and 0 for the Sun, which stands last. Not asked where nothing scores, \
                nor of five 6s or five 10s. A throw never counts less than 0. Several rules: the sum.",
        example: "fn scoring(faces, points) { if different(faces) == 5 { 25 } else { 0 } }",
    },
    Question {
        name: "must_go_on",
        arguments: &["turn"],
        gives: Gives::Flag,
        about: "May nobody stop where a turn stands so? `turn.cubes`: how many are thrown next; `turn.sun`: is the sun \
                cube among them; `turn.clearing`: the faces of flashes to be cleared; `turn.all_scored`: have all five \
                cubes just scored; `turn.since`: throws since the turn began, or since a flash or all five last \
                scored, up to what the head says in `counts:`. Several rules: one `true` is enough. A rule under \
                which nobody could ever stop is refused.",
        example: "fn must_go_on(turn) { turn.cubes == 1 }",
    },
];

/// The rules of a table's own, in the order of their names.
pub(super) type Own = Vec<Arc<own::Rule>>;

/// What a rule of the table's own did, or could not do.
struct Answered<'a> {
    rule: &'a own::Rule,
    answer: Result<i64, own::Fault>,
}

/// Reads the texts that the table has set.
///
/// # Errors
/// `BadValue`: what is wrong with a text, and in which line; too many of them.
pub(super) fn read(set: &Settings) -> Result<Own, Refusal> {
    let bad = |message: String| Refusal::new(Code::BadValue, message).by(OWN.number());
    let mut rules = Vec::new();
    for (name, text) in own_rules(set) {
        let rule = text_of(text).map_err(|why| bad(format!("the rule `{name}`: {why}")))?;
        if rule.head().slug != name {
            let message = format!(
                "the rule `{name}` calls itself `{}` in its head",
                rule.head().slug
            );
            return Err(bad(message));
        }
        rules.push(Arc::new(rule));
    }
    if rules.len() > MOST {
        let message = format!(
            "a table has at most {MOST} rules of its own, and these are {}",
            rules.len()
        );
        return Err(bad(message));
    }
    Ok(rules)
}

/// Reads a text, and refuses one under which nobody could ever stop.
///
/// # Errors
/// What is wrong with it, and where.
pub fn text_of(text: &str) -> Result<own::Rule, own::Fault> {
    let rule = own::Rule::read(text, QUESTIONS)?;
    let refuse = |message: String| {
        Err(own::Fault {
            line: 0,
            column: 0,
            message,
        })
    };
    if let Some(other) = rule
        .head()
        .situation
        .as_deref()
        .filter(|said| !SITUATIONS.contains(said))
    {
        return refuse(format!(
            "there is no situation `{other}`; a rule governs a {}",
            SITUATIONS.join(", a ")
        ));
    }
    if rule.answers("must_go_on")
        && plain(rule.head().counts).all(|course| binds(&rule, course) == Ok(true))
    {
        return refuse(
            "nobody could ever stop under it: `must_go_on` is true wherever a turn stands"
                .to_owned(),
        );
    }
    Ok(rule)
}

/// The situation of a text that stands alone under its slug (W19); of one that does not say, the turn.
pub(crate) fn situation(rule: &Rule, value: &Value) -> &'static str {
    let Value::Word(text) = value else {
        return rule.situation;
    };
    let head = own::Head::read(text)
        .ok()
        .and_then(|(head, ..)| head.situation);
    let said = head.and_then(|said| SITUATIONS.into_iter().find(|known| *known == said));
    said.unwrap_or(rule.situation)
}

/// Where a turn stands that nothing else binds.
pub(super) fn plain(counts: u32) -> impl Iterator<Item = Course> {
    let cubes = (1..=4).flat_map(|n| {
        [true, false].map(|sun| Cubes {
            common: n - u8::from(sun),
            sun,
        })
    });
    cubes.flat_map(move |cubes| {
        // It sees no more than it counts: the first throw and the last that it tells apart.
        let mut ends = vec![counts.min(1), counts];
        ends.dedup();
        ends.into_iter().map(move |since| Course {
            cubes,
            begun: true,
            since,
            ..Course::START
        })
    })
}

pub(super) fn binds(rule: &own::Rule, course: Course) -> Result<bool, own::Fault> {
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

/// Points with what comes on top, never below 0.
fn with(points: u32, on_top: i64) -> u32 {
    u32::try_from((i64::from(points) + on_top).max(0)).unwrap_or(u32::MAX)
}

impl Rules {
    /// The rules of the table's own.
    pub fn own(&self) -> &[Arc<own::Rule>] {
        &self.own
    }

    /// What a bank of `points` brings under the rules of the table's own.
    pub(super) fn own_pays(&self, points: u32) -> u32 {
        let answers = self.own_banking(points);
        with(points, answers.filter_map(|one| one.answer.ok()).sum())
    }

    /// Does one of them say what a bank brings?
    pub(super) fn own_pays_extra(&self) -> bool {
        self.own.iter().any(|rule| rule.answers("banking"))
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
        self.own.iter().any(|rule| rule.answers("scoring"))
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

    /// Which of them, by their places, bind a turn that stands so.
    pub(crate) fn own_bonds(&self, course: Course) -> impl Iterator<Item = usize> {
        let all = self.own.iter().enumerate();
        all.filter(move |(_, rule)| binds(rule, course) == Ok(true))
            .map(|(place, _)| place)
    }

    /// What they do to a bank, as it is told.
    pub(crate) fn own_on_bank(&self, seat: Seat, points: u32) -> Vec<Event> {
        told(self.own_banking(points), seat)
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
        let binding = self.own.iter().map(|rule| Answered {
            rule,
            answer: binds(rule, course).map(|_| 0),
        });
        events.extend(told(binding, seat));
        events
    }

    fn own_banking(&self, points: u32) -> impl Iterator<Item = Answered<'_>> {
        self.asked("banking", vec![Given::Number(points.into())])
    }

    fn own_scoring(&self, throw: Throw, points: u16) -> impl Iterator<Item = Answered<'_>> {
        self.asked("scoring", vec![faces(throw), Given::Number(points.into())])
    }

    fn asked(
        &self,
        question: &'static str,
        told: Vec<Given>,
    ) -> impl Iterator<Item = Answered<'_>> {
        self.own.iter().map(move |rule| Answered {
            rule,
            answer: rule.number(question, &told).map(Option::unwrap_or_default),
        })
    }
}

fn told<'a>(answers: impl Iterator<Item = Answered<'a>>, seat: Seat) -> Vec<Event> {
    let events = answers.filter_map(|Answered { rule, answer }| {
        let rule = rule.head().title.clone();
        match answer {
            Ok(0) => None,
            Ok(points) => Some(Event::OwnRuleActed { seat, rule, points }),
            Err(why) => Some(Event::OwnRuleFailed {
                seat,
                rule,
                line: why.line,
                why: why.message,
            }),
        }
    });
    events.collect()
}
