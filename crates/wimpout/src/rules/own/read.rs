//! Texts are read, and refused where a game under them could never come to an end.

use std::sync::Arc;

use own::{Given, Lately};
use table::{Code, OWN, Refusal, Rule, Settings, Value, own_rules};

use super::me::Me;
use super::{Own, QUESTIONS, binds, ends, plain, voids};
use crate::face::{Face, FaceSet};
use crate::rules::full_house;
use crate::throw::{Cubes, Throw};

/// The kinds of moment that a text may name (W19).
const SITUATIONS: [&str; 5] = ["turn", "throw", "bank", "clearing", "last-licks"];

/// What is asked while a throw lies or a turn goes on, and what comes into force in the middle of that (W19).
pub const LATE: &[(&[&str], &[&str])] = &[(
    &[
        "scoring",
        "calling",
        "is_void",
        "two_flashes",
        "insurance",
        "own_price",
        "other_price",
        "suspends",
        "kills",
        "must_go_on",
    ],
    &["bank", "last-licks"],
)];

/// Turns come to fewer points than this.
const MOST_OF_A_TURN: i64 = 2000;
const NO_POINTS: &str = "nobody would ever have points: no bank up to 500 brings any";

/// Why a game under these texts together would never come to an end, as was found out lately.
static TOGETHER: Lately<Option<&'static str>> = Lately::new();

/// Reads the texts that the table has set.
///
/// # Errors
/// `BadValue`: what is wrong with a text, and in which line; too many of them; no end under all of them together.
pub(in crate::rules) fn read(set: &Settings) -> Result<Own, Refusal> {
    let rules = own::read_all("wimpout", own_rules(set), text_of).map_err(bad)?;
    let doubles = full_house::read(set) == full_house::FullHouse::Double
        || rules.iter().any(|rule| rule.answers("two_flashes"));
    let texts: Vec<&str> = rules.iter().map(|rule| rule.text()).collect();
    let texts = format!("{doubles} {}", texts.join("\n"));
    match TOGETHER.or_else(texts, || without_end(&rules, doubles)) {
        Some(why) => Err(bad(format!("together {why}"))),
        None => Ok(rules),
    }
}

/// A rule of the table's own that cannot be played by.
pub(in crate::rules) fn bad(message: String) -> Refusal {
    Refusal::new(Code::BadValue, message).by(OWN.number())
}

/// Reads a text, and refuses one under which nobody could ever stop, clear a flash or bank.
///
/// # Errors
/// What is wrong with it, and where.
pub fn text_of(text: &str) -> Result<own::Rule, own::Fault> {
    let rule = own::Rule::read(text, QUESTIONS)?;
    let refuse = |message: String| own::Fault {
        line: 0,
        column: 0,
        message,
    };
    rule.has_situation_among(&SITUATIONS)?;
    let rule = Arc::new(rule);
    match without_end(std::slice::from_ref(&rule), false) {
        Some(why) => Err(refuse(why.to_owned())),
        None => Ok(Arc::unwrap_or_clone(rule)),
    }
}

/// Whether anybody could ever bank something under a rule. Records that have such a text are played all the same.
///
/// # Errors
/// No turn comes to what it would have to, or whatever is banked is taken off again; the line.
pub fn can_bank(rule: &own::Rule) -> Result<(), own::Fault> {
    let answer = |question: &str, told: &[Given]| rule.number(question, told).ok().flatten();
    let must_make = |me: Me| answer("least", &[me.given()]).unwrap_or(0);
    if Me::all().all(|me| must_make(me) > MOST_OF_A_TURN) {
        let message = "nobody could ever bank: a turn must come to more points than one does";
        return Err(refused(rule.line_of("least"), message));
    }
    let brings = |me: Me, points: i64| {
        let on_top = answer("bonus", &[Given::Number(points), me.given()]);
        let of_bank = answer("banking", &[Given::Number(points)]);
        points + on_top.unwrap_or(0) + of_bank.unwrap_or(0) > 0
    };
    let banks = || (1..=100).map(|n| 5 * n);
    if Me::all().any(|me| banks().any(|points| brings(me, points))) {
        return Ok(());
    }
    Err(refused(rule.line_of("bonus"), NO_POINTS))
}

fn refused(line: usize, message: &str) -> own::Fault {
    own::Fault {
        line,
        column: 0,
        message: message.to_owned(),
    }
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

/// Why a game under these rules would never come to an end, if it would not; `doubles`: where two flashes may have to
/// be cleared at once.
fn without_end(rules: &[Arc<own::Rule>], doubles: bool) -> Option<&'static str> {
    let answering =
        |question: &'static str| rules.iter().filter(move |rule| rule.answers(question));
    let counts = answering("must_go_on").map(|rule| rule.head().counts).max();
    let bound = |course| answering("must_go_on").any(|rule| binds(rule, course) == Ok(true));
    if counts.is_some_and(|counts| plain(ends(counts).into_iter()).all(bound)) {
        return Some("nobody could ever stop: `must_go_on` is true wherever a turn stands");
    }
    let is_void =
        |throw, clearing| answering("is_void").any(|rule| voids(rule, throw, clearing) == Ok(true));
    let spots = || clearings().chain(both_clearings().filter(|_| doubles));
    if answering("is_void").next().is_some() && spots().any(|spot| never(spot, is_void)) {
        return Some("a flash could never be cleared: `is_void` is true of every throw that would");
    }
    let pays = |points: i64| {
        let told = [own::Given::Number(points)];
        let on_top = answering("banking").filter_map(|rule| rule.number("banking", &told).ok()?);
        points + on_top.sum::<i64>() > 0
    };
    let banks = || (5..=500).step_by(5);
    (answering("banking").next().is_some() && !banks().any(pays)).then_some(NO_POINTS)
}

/// Where a flash is cleared: the cubes thrown, and its face. Those are what a flash of three leaves of five, of which one may
/// score with it, or all five where none is left (W12).
pub(super) fn clearings() -> impl Iterator<Item = (Cubes, FaceSet)> {
    let cubes = [1, 2, 5].into_iter().flat_map(|n: u8| {
        [true, false].map(|sun| Cubes {
            common: n - u8::from(sun),
            sun,
        })
    });
    let cubes = cubes.filter(|cubes| cubes.common <= 4);
    cubes.flat_map(|cubes| Face::COMMON.map(|face| (cubes, FaceSet::of(face))))
}

/// Where two flashes are cleared at once (H7): with all five cubes, as all have scored by then.
pub(super) fn both_clearings() -> impl Iterator<Item = (Cubes, FaceSet)> {
    let pairs = Face::COMMON.into_iter().enumerate().flat_map(|(n, face)| {
        let others = Face::COMMON.into_iter().skip(n + 1);
        others.map(move |other| FaceSet::of(face).with(other))
    });
    pairs.map(|both| (Cubes::ALL, both))
}

/// Whether every throw there that does not match the flash is void.
fn never((cubes, clearing): (Cubes, FaceSet), is_void: impl Fn(Throw, FaceSet) -> bool) -> bool {
    unlike(cubes, clearing).all(|throw| is_void(throw, clearing))
}

/// Every throw of `cubes` that shows none of the faces being cleared.
fn unlike(cubes: Cubes, clearing: FaceSet) -> impl Iterator<Item = Throw> {
    let throws = (0..cubes.ways()).map(move |way| Throw::nth(cubes, way));
    throws.filter(move |throw| !throw.naturals().meets(clearing))
}
