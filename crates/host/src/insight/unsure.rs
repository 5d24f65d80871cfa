//! How sure the numbers of a report are where games were played on (U1): each is told with where it lies in 95 of 100
//! cases.

use arena::insight::{Decision, Happened, Insight};
use solve::Value;
use speech::insight as say;
use speech::insight::Percent;
use speech::{Line, Names, Sentence};
use table::Seat;

use super::hundredths;

/// What may be luck of the games that were played on, as shares of the win; nothing where all is computed.
#[derive(Clone, Debug)]
pub(super) struct Unsure {
    exact: bool,
    /// Of what each seat could hope for at the start.
    start: Vec<f64>,
    /// Of what each gave away.
    lost: Vec<f64>,
    /// Of what each draw brought whoever drew, by moment.
    draws: Vec<f64>,
}

/// Between what a share lies: one that is given away is never below 0.
const LOSS: [f64; 2] = [0.0, f64::INFINITY];
const WHOLE: [f64; 2] = [0.0, 1.0];
const ANY: [f64; 2] = [f64::NEG_INFINITY, f64::INFINITY];

impl Unsure {
    pub(super) fn of(insight: &Insight) -> Self {
        let seats = insight.accounts.len();
        let before = std::iter::once(&insight.start)
            .chain(insight.moments.iter().map(|moment| &moment.hopes));
        let draws = insight.moments.iter().zip(before).map(|(moment, before)| {
            let of = |wins: &[Value]| {
                moment
                    .seat
                    .and_then(|seat| wins.get(seat.index()))
                    .map_or(0.0, half)
            };
            of(&before.wins).hypot(of(&moment.hopes.wins))
        });
        let mut lost = vec![0.0_f64; seats];
        for moment in &insight.moments {
            if let (Some(seat), Happened::Decision(decision)) = (moment.seat, &moment.happened)
                && let Some(lost) = lost.get_mut(seat.index())
            {
                *lost = lost.hypot(doubt(decision));
            }
        }
        Self {
            exact: insight.exact,
            start: insight.start.wins.iter().map(half).collect(),
            draws: draws.collect(),
            lost,
        }
    }

    /// What a seat gave away.
    pub(super) fn lost(&self, seat: Seat, share: f64, names: Names<'_>) -> Line {
        self.told(share, self.lost_by(|other| other == seat), LOSS, names)
    }

    /// How much of perfect a seat played.
    pub(super) fn played(&self, seat: Seat, share: f64, names: Names<'_>) -> Line {
        self.told(share, self.lost_by(|other| other == seat), WHOLE, names)
    }

    /// What the others gave away to it.
    pub(super) fn given(&self, seat: Seat, share: f64, names: Names<'_>) -> Line {
        self.told(share, self.lost_by(|other| other != seat), LOSS, names)
    }

    /// What luck brought a seat: all that neither the start nor anybody's mistakes explain.
    pub(super) fn luck(&self, seat: Seat, share: f64, names: Names<'_>) -> Line {
        self.by_luck(seat, share, ANY, names)
    }

    /// What a seat would have won without it.
    pub(super) fn without(&self, seat: Seat, share: f64, names: Names<'_>) -> Line {
        self.by_luck(seat, share, WHOLE, names)
    }

    fn by_luck(&self, seat: Seat, share: f64, bounds: [f64; 2], names: Names<'_>) -> Line {
        let start = self.start.get(seat.index()).copied().unwrap_or(0.0);
        self.told(share, start.hypot(self.lost_by(|_| true)), bounds, names)
    }

    /// What a draw brought, by its moment.
    pub(super) fn draw(&self, moment: usize, share: f64, names: Names<'_>) -> Line {
        let doubt = self.draws.get(moment).copied().unwrap_or(0.0);
        self.told(share, doubt, ANY, names)
    }

    /// What a decision gave away.
    pub(super) fn decision(&self, decision: &Decision, names: Names<'_>) -> Line {
        self.told(decision.loss, doubt(decision), LOSS, names)
    }

    fn lost_by(&self, of: impl Fn(Seat) -> bool) -> f64 {
        let all = self.lost.iter().enumerate();
        let some = all.filter(|(seat, _)| of(Seat::at(*seat)));
        some.fold(0.0, |sum, (_, doubt)| sum.hypot(*doubt))
    }

    /// A share with its kind.
    fn told(&self, share: f64, doubt: f64, bounds: [f64; 2], names: Names<'_>) -> Line {
        if self.exact {
            let value = Percent::of(share);
            return say::IsExact { value }.line(names);
        }
        let [least, most] = bounds;
        let about = say::IsAbout {
            value: Percent { share, places: 0 },
            low: hundredths((share - doubt).max(least)),
            high: hundredths((share + doubt).min(most)),
        };
        about.line(names)
    }
}

/// How far a decision's loss may be off.
fn doubt(decision: &Decision) -> f64 {
    let chosen = decision
        .chosen
        .and_then(|chosen| decision.options.get(chosen));
    // What does not count as a loss adds nothing to the sum of them.
    chosen
        .filter(|_| decision.loss > 0.0)
        .map_or(0.0, |chosen| chosen.doubt)
}

/// Half the width of a value's interval.
fn half(value: &Value) -> f64 {
    match value {
        Value::Sampled { low, high, .. } => (high - low) / 2.0,
        Value::Exact { .. } | Value::Heuristic { .. } => 0.0,
    }
}
