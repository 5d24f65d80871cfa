//! What a rule of one's own does, found out by asking it (O7): every throw of five cubes, banks up to 500, pairs of
//! scores, players of all kinds, and wherever a turn can stand that nothing else binds.

use own::{Asking, Counted, Given, Law, Lots, Rule, UpTo};

use super::bank_runs::bank_runs;
use super::me::Me;
use super::read::{both_clearings, clearings};
use super::{MOST_VOIDS, faces, plain};
use super::{more, players};
use crate::face::{Face, FaceSet};
use crate::rules::{PassedLeader, Rules, Whose};
use crate::score::{Verdict, score};
use crate::throw::{Cubes, Faces, Throw};
use crate::turn::{Course, Limit};

/// Banks and scores are asked about up to so many points.
pub(super) const MOST_POINTS: u32 = 500;

/// Beyond that no farther, around the numbers of a text.
const BEYOND: std::ops::RangeInclusive<u32> = MOST_POINTS + 5..=10_000;
/// Of scores beyond, so many.
const MOST_BEYOND: usize = 24;

/// What a rule of one's own does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// What was found, a question at a time.
    pub found: Vec<Finding>,
    /// The questions of which nothing comes, where something comes of others.
    pub idle: Vec<&'static str>,
    /// The first question that it could not answer.
    pub fault: Option<own::Fault>,
}

/// What comes of one question, with some examples.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// So many of the 7,776 throws of five cubes count otherwise than by the book; the points before and after.
    Throws(u32, Vec<(Faces, u16, u16)>),
    /// The same of the 3,108 throws of one to four cubes, with the sun cube and without.
    Handfuls(u32, Vec<(Cubes, Faces, u16, u16)>),
    /// So many of the 7,776 throws of five cubes may be called as a whole; for how many points.
    Calls(u32, Vec<(Faces, u16)>),
    /// While a flash is being cleared, so many throws of one, two or five cubes are void, of so many that would not be; while
    /// two are being cleared at once, of five, where none is otherwise.
    Voids(u32, u32, Vec<AVoid>),
    /// What ends a clearing.
    Ends(Limit),
    /// So many of the 100 banks of 5, 10 … 500 points bring otherwise; the points before and after.
    Banks(u32, Vec<(u32, u32)>),
    /// All that banks bring on top, by their points, where that is told by few amounts.
    BankRuns(Vec<(Points, i64)>),
    /// In so many of the ways in which a turn may stand that nothing else binds, of so many, nobody may stop.
    Binds(u32, u32, Vec<Course>),
    /// So many of the 10,000 pairs of scores up to 500 are off limits; a score, and that of the other player.
    OffLimits(u32, Vec<(u32, u32)>),
    /// At so many of these pairs the other player is sent back.
    Bumps(u32, Vec<(u32, u32)>),
    /// What some players count, before something happens to them and after; the points of a bank, and which players, where
    /// that matters.
    Counts(Happens, Vec<Change>),
    /// What a turn of some players must come to.
    Least(Vec<(Me, u32)>),
    /// Some players who are out when they have lost a turn.
    Out(Vec<Me>),
    /// Some players who are out when another one begins Last Licks.
    Misses(Vec<Me>),
    /// Whether the last player left must still reach the goal.
    AloneGoesOn(bool),
    /// What some players get on top of a bank of so many points, or of any.
    Bonuses(Vec<(Me, Option<Points>, i64)>),
    /// What some players lose of their scores by a lost turn of so many points, or of any: by a wimpout or a train wreck.
    Costs(Happens, Vec<(Me, Option<Points>, u32)>),
    /// What was said before is so in other cases too.
    AndOthers,
    /// What was said before is not all that was found of its kind: from so much on a count of players, or (`true`) of the
    /// table, was not asked about.
    Unasked(bool, u32),
    /// What banks of some points come to for some players, by the points and by who banks together.
    Both(Vec<(u32, Me, u32)>),
    /// It lets nobody stop where nobody may stop anyway.
    BindsInVain,
    /// The same of what the table counts; the points of a bank or a wimpout.
    TableCounts(Happens, Vec<Change>),
    /// At which score Last Licks begin where they would at the other.
    Goal(u32, u32),
    /// Whether a challenger who fails is out.
    FailedIsOut(bool),
    /// What becomes of a leader who is passed.
    Passed(Option<PassedLeader>),
    /// The places of some challengers.
    Places(Vec<Place>),
    /// Whether the order of challengers is drawn.
    OrderDrawn(bool),
    /// So many of the 90 throws of two pairs and the Sun are two flashes.
    TwoFlashes(u32),
    /// So many of the 7,776 throws earn insurance points if all of it scores, by the book or (`Some(false)`) by a rule of the
    /// table alone, where that matters; how many some earn.
    Insures(u32, Option<bool>, Vec<(Faces, u32)>),
    /// What it costs to have a throw thrown again.
    Price(Whose, u32),
    /// At so many of the 10,000 pairs of scores up to 500 the one drives the other off.
    Eclipses(u32, Vec<(u32, u32)>),
    /// How near the centre a score of 300 lies.
    Nearness(u32),
    /// What is drawn before a turn.
    Lots(Option<Lots<Me>>),
}

/// Where some challengers stand in their order: by what matters of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Who they are.
    pub me: Me,
    /// Whose name is the how manieth, where that matters.
    pub alphabet: Option<u32>,
    /// What the rule answers: the least goes first.
    pub place: u32,
}

/// The points of a turn, and up to how many it is the same.
pub type Points = (u32, UpTo);

/// A throw that is void.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AVoid {
    /// The cubes thrown.
    pub cubes: Cubes,
    /// What they show.
    pub faces: Faces,
    /// What is being cleared.
    pub clearing: FaceSet,
}

/// What becomes of a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The points of the bank or the wimpout; none where they do not matter.
    pub points: Option<Points>,
    /// What becomes of it.
    pub law: Law,
    /// To which players it happens, where not to all.
    pub who: Option<Me>,
}

/// What happens to a player whose count changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happens {
    /// He sits down.
    Sits,
    /// He banks.
    Banks,
    /// He wimps out.
    WimpsOut,
    /// He has a train wreck.
    Wrecks,
}

impl Finding {
    /// Whether nothing comes of it, as far as it was asked.
    fn is_idle(&self) -> bool {
        self.is_nothing() && !matches!(self, Self::Unasked(..))
    }

    /// Whether it comes to nothing.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        match self {
            Self::Throws(n, _)
            | Self::Handfuls(n, _)
            | Self::Calls(n, _)
            | Self::Voids(n, ..)
            | Self::Binds(n, ..)
            | Self::TwoFlashes(n)
            | Self::Insures(n, ..) => *n == 0,
            Self::Banks(_, some)
            | Self::OffLimits(_, some)
            | Self::Bumps(_, some)
            | Self::Eclipses(_, some) => some.is_empty(),
            Self::Ends(limit) => matches!(limit, Limit::None),
            Self::Counts(_, changes) => changes.is_empty(),
            Self::Least(least) => least.is_empty(),
            Self::Out(all) | Self::Misses(all) => all.is_empty(),
            Self::AloneGoesOn(goes_on) => !*goes_on,
            Self::Bonuses(some) => some.is_empty(),
            Self::Costs(_, some) => some.is_empty(),
            Self::TableCounts(_, some) => some.is_empty(),
            Self::Goal(before, after) => *before == *after,
            Self::Places(places) => places.is_empty(),
            Self::Lots(lots) => lots.as_ref().is_none_or(Lots::is_nothing),
            Self::AndOthers | Self::Unasked(..) | Self::BindsInVain | Self::BankRuns(_) => true,
            Self::Both(some) => some.iter().all(|(before, _, after)| before == after),
            Self::FailedIsOut(_)
            | Self::Passed(_)
            | Self::OrderDrawn(_)
            | Self::Price(..)
            | Self::Nearness(_) => false,
        }
    }
}

/// Finds out what a rule answers to a question.
type Ask = fn(&mut Asking<'_>) -> Finding;

/// The questions about throws, turns and scores, and how they are asked.
const ASKED: [(&str, Ask); 11] = [
    ("scoring", throws),
    ("scoring", handfuls),
    ("calling", calls),
    ("is_void", voids),
    ("suspends", |one| {
        Finding::Ends(limit(one, "suspends", Limit::Suspend))
    }),
    ("kills", |one| {
        Finding::Ends(limit(one, "kills", Limit::Kill))
    }),
    ("banking", banks),
    ("banking", |one| Finding::BankRuns(bank_runs(one))),
    ("must_go_on", binds),
    ("off_limits", |one| {
        pairs(one, "off_limits", Finding::OffLimits)
    }),
    ("bumps", |one| pairs(one, "bumps", Finding::Bumps)),
];

impl Effect {
    /// Asks a rule everything.
    #[must_use]
    pub fn of(rule: &Rule) -> Self {
        let mut asking = Asking::of(rule);
        let answered = ASKED
            .into_iter()
            .filter(|(question, _)| rule.answers(question));
        let mut asked: Vec<_> = answered
            .map(|(question, ask)| (question, vec![ask(&mut asking)]))
            .collect();
        asked.extend(players::found(&mut asking));
        asked.extend(more::found(&mut asking));
        let vain = binds_in_vain(&mut asking, &asked);
        let (mut found, mut idle) = own::without_idle(asked, Finding::is_idle);
        without_what_comes_too_late(&mut found);
        idle.retain(|question| vain.is_none() || *question != "must_go_on");
        found.extend(vain);
        let fault = asking.fault;
        Self { found, idle, fault }
    }

    /// Whether it never does anything.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.found.iter().all(Finding::is_nothing)
    }

    /// Whether what it does makes no difference, though it may be told of in games.
    #[must_use]
    pub fn is_in_vain(&self) -> bool {
        let binds = |one: &Finding| matches!(one, Finding::Binds(..) | Finding::BindsInVain);
        self.found.contains(&Finding::BindsInVain) && self.found.iter().all(binds)
    }
}

/// Of a flash that a turn leaves after some void throws, nothing else comes after as many or more: a limit kills before it
/// suspends, and once suspended the count begins anew.
fn without_what_comes_too_late(found: &mut Vec<Finding>) {
    let place = |finding: &Finding| match finding {
        Finding::Ends(Limit::Kill(n)) => Some((*n, 0)),
        Finding::Ends(Limit::Suspend(n)) => Some((*n, 1)),
        _ => None,
    };
    let first = found.iter().filter_map(place).min();
    found.retain(|finding| place(finding).is_none_or(|place| Some(place) == first));
}

fn throws(asking: &mut Asking<'_>) -> Finding {
    let mut counted = Counted::default();
    scored(asking, Cubes::ALL, |by, (_, faces, before, after)| {
        counted.add_by(by, (faces, before, after));
    });
    Finding::Throws(counted.n, counted.some)
}

fn handfuls(asking: &mut Asking<'_>) -> Finding {
    let mut counted = Counted::default();
    for n in 1..=4 {
        for sun in [true, false] {
            let common = n - u8::from(sun);
            scored(asking, Cubes { common, sun }, |by, one| {
                counted.add_by(by, one);
            });
        }
    }
    Finding::Handfuls(counted.n, counted.some)
}

/// The throws of some cubes that count otherwise than by the book.
fn scored(
    asking: &mut Asking<'_>,
    cubes: Cubes,
    mut counts: impl FnMut(i64, (Cubes, Faces, u16, u16)),
) {
    let book = Rules::default();
    for way in 0..cubes.ways() {
        let throw = Throw::nth(cubes, way);
        let Some(points) = best(&book, throw) else {
            continue;
        };
        let on_top = asking.number("scoring", &[faces(throw), Given::Number(points.into())]);
        if on_top != 0 {
            let after = (i64::from(points) + on_top).max(0);
            let after = u16::try_from(after).unwrap_or(u16::MAX);
            counts(on_top, (cubes, cubes.fall(way), points, after));
        }
    }
}

fn calls(asking: &mut Asking<'_>) -> Finding {
    let mut counted = Counted::default();
    // Five alike are a train, whatever a rule says.
    let is_train = |throw: &Throw| Face::COMMON.iter().any(|face| throw.natural(*face) == 5);
    let all = (0..Cubes::ALL.ways()).map(|way| (way, Throw::nth(Cubes::ALL, way)));
    for (way, throw) in all.filter(|(_, throw)| !is_train(throw)) {
        let points = asking.number("calling", &[faces(throw)]);
        if let Some(points) = u16::try_from(points).ok().filter(|points| *points > 0) {
            counted.add_by(points.into(), (Cubes::ALL.fall(way), points));
        }
    }
    Finding::Calls(counted.n, counted.some)
}

fn voids(asking: &mut Asking<'_>) -> Finding {
    let of_one = voids_at(asking, clearings());
    if of_one.is_nothing() {
        return voids_at(asking, both_clearings());
    }
    of_one
}

fn voids_at(asking: &mut Asking<'_>, spots: impl Iterator<Item = (Cubes, FaceSet)>) -> Finding {
    let (mut counted, mut all) = (Counted::default(), 0);
    for (cubes, clearing) in spots {
        for way in 0..cubes.ways() {
            let throw = Throw::nth(cubes, way);
            if throw.naturals().meets(clearing) {
                continue;
            }
            all += 1;
            if asking.asked(super::voids(asking.rule, throw, clearing)) {
                let faces = cubes.fall(way);
                let one = AVoid {
                    cubes,
                    faces,
                    clearing,
                };
                counted.add_by(cubes.len().into(), one);
            }
        }
    }
    Finding::Voids(counted.n, all, counted.some)
}

fn limit(asking: &mut Asking<'_>, question: &'static str, limit: fn(u32) -> Limit) -> Limit {
    let ends = |throws: &u32| asking.flag(question, &[Given::Number((*throws).into())]);
    (1..=MOST_VOIDS).find(ends).map_or(Limit::None, limit)
}

fn banks(asking: &mut Asking<'_>) -> Finding {
    let mut counted = Counted::default();
    for points in (5..=MOST_POINTS).step_by(5) {
        let on_top = asking.number("banking", &[Given::Number(points.into())]);
        if on_top != 0 {
            let after = (i64::from(points) + on_top).max(0);
            counted.add_by(on_top, (points, u32::try_from(after).unwrap_or(u32::MAX)));
        }
    }
    let n = counted.n;
    // Greater ones where nothing comes of those.
    let near = asking.rule.near(5).into_iter();
    for points in near.filter(|points| n == 0 && BEYOND.contains(points)) {
        let on_top = asking.number("banking", &[Given::Number(points.into())]);
        let after = u32::try_from((i64::from(points) + on_top).max(0)).unwrap_or(u32::MAX);
        if on_top != 0 {
            counted.add_by(on_top, (points, after));
        }
    }
    Finding::Banks(n, counted.some)
}

fn binds(asking: &mut Asking<'_>) -> Finding {
    let mut counted = Counted::default();
    let counts = asking.rule.head().counts;
    for course in plain(counts.min(1)..=counts) {
        if asking.asked(super::binds(asking.rule, course)) {
            counted.add_by(course.cubes.len().into(), course);
        }
    }
    Finding::Binds(counted.n, plain_ways(asking.rule), counted.some)
}

/// In so many ways that a rule tells apart a turn may stand that nothing else binds.
fn plain_ways(rule: &Rule) -> u32 {
    let counts = rule.head().counts;
    let ways = plain(counts.min(1)..=counts).count();
    u32::try_from(ways).unwrap_or(u32::MAX)
}

/// Where all five cubes have just scored, and while a flash is being cleared, nobody may stop, whatever a rule says: whether one
/// binds there and nowhere else.
fn binds_in_vain(
    asking: &mut Asking<'_>,
    asked: &[(&'static str, Vec<Finding>)],
) -> Option<Finding> {
    let nowhere = Finding::Binds(0, plain_ways(asking.rule), Vec::new());
    let mut found = asked.iter().flat_map(|(_, found)| found);
    if !found.any(|one| *one == nowhere) {
        return None;
    }
    let scored = Course {
        cubes: Cubes::ALL,
        begun: true,
        all_scored: true,
        ..Course::START
    };
    let counts = asking.rule.head().counts;
    let clearing = clearings().chain(both_clearings());
    let clearing = clearing.flat_map(|(cubes, clearing)| {
        (0..=counts).map(move |since| Course {
            cubes,
            clearing,
            begun: true,
            since,
            ..Course::START
        })
    });
    let mut courses = std::iter::once(scored).chain(clearing);
    courses
        .any(|course| asking.asked(super::binds(asking.rule, course)))
        .then_some(Finding::BindsInVain)
}

pub(super) fn pairs(
    asking: &mut Asking<'_>,
    question: &'static str,
    finding: fn(u32, Vec<(u32, u32)>) -> Finding,
) -> Finding {
    let mut counted = Counted::default();
    let scores = || (5..=MOST_POINTS).step_by(5);
    // Greater ones where nothing comes of those.
    let near: Vec<u32> = asking.rule.near(5);
    let near = near.into_iter().filter(|score| BEYOND.contains(score));
    let near: Vec<u32> = near.take(MOST_BEYOND).collect();
    let usual = [5, 100, 250, MOST_POINTS];
    let others: Vec<u32> = usual.into_iter().chain(near.iter().copied()).collect();
    let higher = near.iter().flat_map(|score| {
        let all = others.iter();
        all.flat_map(move |other| [(*score, *other), (*other, *score)])
    });
    let both = scores().flat_map(|score| scores().map(move |other| (score, other)));
    let mut add = |counted: &mut Counted<(u32, u32)>, (score, other): (u32, u32)| {
        // Nobody drives off whoever stands as near.
        let stands = question != "eclipses" || score != other;
        let told = [score, other].map(|score| Given::Number(score.into()));
        if stands && asking.flag(question, &told) {
            counted.add((score, other));
        }
    };
    both.for_each(|both| add(&mut counted, both));
    let n = counted.n;
    if n == 0 {
        higher.for_each(|both| add(&mut counted, both));
    }
    finding(n, counted.some)
}

/// The most points that a throw counts and goes on, by the book.
fn best(book: &Rules, throw: Throw) -> Option<u16> {
    let Verdict::Scores(scorings) = score(book, &throw, FaceSet::NONE) else {
        return None;
    };
    let going_on = scorings
        .as_slice()
        .iter()
        .filter(|scoring| scoring.end().is_none());
    going_on.map(|scoring| scoring.points).max()
}
