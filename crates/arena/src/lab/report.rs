//! What two sets of rules come to, side by side.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::{Value as Json, json};
use solve::{students, wilson};

use super::{Course, Experiment};

/// So many numbers that nobody has seen are counted in where most are 0, half of them either way (A. Agresti and B. A. Coull, 1998,
/// do so with shares): what is seldom, and has not happened in few games, may happen.
const UNSEEN: f64 = 4.0;
/// Asks something of a game.
type Ask = fn(&Course) -> Option<f64>;

/// How long people would take.
const MINUTES: &str = "minutes a game";
/// Of what it is told how many games had how much.
const DISTRIBUTED: [(&str, Ask); 4] = [
    ("turns a game", |course| Some(course.turns)),
    ("decisions a game", |course| Some(course.decisions)),
    (MINUTES, |course| Some(course.minutes)),
    ("changes of the lead", |course| course.leads),
];
/// Lengths are told apart in so many steps.
const BINS: usize = 12;

/// A mean with half of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Measure {
    /// The mean.
    pub mean: f64,
    /// Half of its interval.
    pub error95: f64,
}

/// One measure under both sets of rules.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Compared {
    /// What is measured.
    pub what: String,
    /// Whether it is a share of all games, from 0 to 1.
    pub share: bool,
    /// Under the first set and under the second.
    pub sets: [Measure; 2],
    /// The second without the first, game by game.
    pub difference: Measure,
}

impl Measure {
    /// The mean of some numbers.
    #[must_use]
    pub fn of(numbers: &[f64]) -> Self {
        let n = float(numbers.len()).max(1.0);
        let mean = numbers.iter().sum::<f64>() / n;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let unseen = UNSEEN * seldom(numbers);
        let all = if unseen > 0.0 { n + UNSEEN } else { n };
        let variance = (squares + unseen) / (all - 1.0).max(1.0);
        let error95 =
            students(u32::try_from(numbers.len()).unwrap_or(u32::MAX)) * (variance / all).sqrt();
        Self { mean, error95 }
    }

    /// The mean of some shares, from 0 to 1.
    fn of_shares(shares: &[f64]) -> Self {
        let n = float(shares.len()).max(1.0);
        let mean = shares.iter().sum::<f64>() / n;
        let variance = shares
            .iter()
            .map(|share| (share - mean).powi(2))
            .sum::<f64>()
            / n;
        let [low, high] = wilson(mean, variance, n);
        let error95 = (mean - low).max(high - mean);
        Self { mean, error95 }
    }
}

/// The mean square of what is not 0 where most are, and 1 where all are; else nothing.
fn seldom(numbers: &[f64]) -> f64 {
    let (mut n, mut squares) = (0, 0.0);
    for number in numbers.iter().filter(|number| **number != 0.0) {
        n += 1;
        squares += number * number;
    }
    match n {
        0 => 1.0,
        n if 2 * n <= numbers.len() => squares / float(n),
        _ => 0.0,
    }
}

/// The figures of an experiment as JSON, from the games that were played under both sets; nothing in it depends on
/// threads or time.
#[must_use]
pub fn lab_report(experiment: &Experiment, pairs: &[[Course; 2]]) -> Json {
    json!({
        "pairs": pairs.len(), "seed": experiment.seed, "bots": experiment.bots, "weak": experiment.weak,
        "measures": compared(pairs, experiment.fewest.max(2)),
        "lengths": distribution(pairs, |course| Some(course.turns)), "distributions": distributions(pairs),
    })
}

/// Every measure of the games that were played under both sets; `fewest` play where skill is measured.
#[must_use]
pub fn compared(pairs: &[[Course; 2]], fewest: usize) -> Vec<Compared> {
    let mut all = vec![
        of(pairs, "turns a game", false, |course| Some(course.turns)),
        of(pairs, "draws a game", false, |course| Some(course.draws)),
        of(pairs, "decisions a game", false, |course| {
            Some(course.decisions)
        }),
        of(pairs, "decisions a turn", false, |course| {
            Some(course.decisions / course.turns.max(1.0))
        }),
        of(pairs, MINUTES, false, |course| Some(course.minutes)),
        of(pairs, "changes of the lead", false, |course| course.leads),
        of(pairs, "won from far behind", true, |course| {
            course.came_back
        }),
    ];
    let seats = pairs.first().map_or(0, |[course, _]| course.shares.len());
    all.extend((0..seats).map(|seat| {
        of(pairs, &format!("won by seat {seat}"), true, |course| {
            course.shares.get(seat).copied()
        })
    }));
    all.push(of(pairs, "won by nobody", true, |course| {
        Some(if course.shares.iter().sum::<f64>() > 0.0 {
            0.0
        } else {
            1.0
        })
    }));
    all.push(of(pairs, "won by skill", true, |course| Some(course.skill)));
    all.push(of(pairs, "left to luck", true, |course| {
        // A share of one seat's part is luck alone, the whole is skill alone.
        let lost = 1.0 - course.skill;
        Some(lost * float(fewest) / float(fewest - 1))
    }));
    let events: BTreeSet<&str> = pairs
        .iter()
        .flatten()
        .flat_map(|course| course.events.keys().copied())
        .collect();
    all.extend(events.into_iter().map(|event| {
        of(pairs, &format!("{event} a game"), false, |course| {
            Some(course.events.get(event).copied().unwrap_or(0.0))
        })
    }));
    all.retain(|one| !one.sets.iter().all(|set| set.mean.is_nan()));
    all
}

fn of(
    pairs: &[[Course; 2]],
    what: &str,
    share: bool,
    ask: impl Fn(&Course) -> Option<f64>,
) -> Compared {
    let numbers =
        |set: usize| -> Vec<f64> { pairs.iter().filter_map(|pair| ask(&pair[set])).collect() };
    let [first, second] = [numbers(0), numbers(1)];
    let nothing = Measure {
        mean: f64::NAN,
        error95: f64::NAN,
    };
    let measure = |numbers: &[f64], share: bool| match numbers {
        [] => nothing,
        shares if share => Measure::of_shares(shares),
        numbers => Measure::of(numbers),
    };
    let differences: Vec<f64> = first
        .iter()
        .zip(&second)
        .map(|(first, second)| second - first)
        .collect();
    Compared {
        what: what.to_owned(),
        share,
        sets: [measure(&first, share), measure(&second, share)],
        difference: measure(&differences, false),
    }
}

/// Everything of which it is told how many games had how much.
fn distributions(pairs: &[[Course; 2]]) -> Vec<Json> {
    let all = DISTRIBUTED
        .iter()
        .map(|(what, ask)| json!({"what": what, "bins": distribution(pairs, ask)}));
    all.filter(|one| one["bins"] != json!([])).collect()
}

/// How many games of each set had how much of something: the lower end of each step, and the games of both.
fn distribution(
    pairs: &[[Course; 2]],
    ask: impl Fn(&Course) -> Option<f64>,
) -> Vec<(f64, [u32; 2])> {
    let all = || pairs.iter().flat_map(|pair| pair.iter().enumerate());
    let numbers = || all().filter_map(|(set, course)| Some((set, ask(course)?)));
    let (least, most) = numbers().fold((f64::MAX, f64::MIN), |(least, most), (_, n)| {
        (least.min(n), most.max(n))
    });
    if numbers().next().is_none() {
        return Vec::new();
    }
    let least = least.floor();
    let step = ((most - least + 1.0) / float(BINS)).ceil().max(1.0);
    let mut bins: Vec<(f64, [u32; 2])> = (0..BINS)
        .map(|bin| (least + step * float(bin), [0, 0]))
        .collect();
    for (set, n) in numbers() {
        let bin = bins.iter().rposition(|(from, _)| n >= *from).unwrap_or(0);
        bins[bin].1[set] += 1;
    }
    bins.retain(|(_, games)| *games != [0, 0]);
    bins
}

#[allow(clippy::cast_precision_loss, reason = "far fewer than 2^52")]
const fn float(n: usize) -> f64 {
    n as f64
}
