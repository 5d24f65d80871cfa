//! How sure the numbers of a report are where games were played on (U1): each is told with where it lies in 95 of 100
//! cases.

use arena::insight::{Account, Decision, Happened, Hopes, Insight, Moment, Weighed};
use solve::Value;
use speech::insight as say;
use speech::insight::{Number, Percent};
use speech::{Line, Names, Sentence};
use table::Seat;

use super::hundredths;
use super::telling::Row;

/// How far a number may be off because games were played on for it, as a share of the win: half of where it lies in 95 of 100
/// cases; nothing where it is computed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Doubt(Option<f64>);

/// How far the numbers of a report may be off. Some may be computed where others are not: a game of three is solved once two
/// are left, and a rule that waits for its situation makes a position unsolved until it has come (W19).
#[derive(Clone, Debug, Default)]
pub(super) struct Unsure {
    /// Whether every number is computed.
    exact: bool,
    /// Of what each seat could hope for at the start.
    start: Vec<Doubt>,
    /// Of what votes and those who left brought each.
    rules: Vec<Doubt>,
    /// Of what each gave away.
    lost: Vec<Doubt>,
    /// Of what each draw brought whoever drew, by moment.
    draws: Vec<Doubt>,
}

/// Between what a share lies: one that is given away is never below 0.
pub(crate) const LOSS: [f64; 2] = [0.0, f64::INFINITY];
pub(super) const WHOLE: [f64; 2] = [0.0, 1.0];
/// The win, and what is lost of it where numbers are rounded.
pub(super) const ONE: f64 = 1.000_5;
const ANY: [f64; 2] = [f64::NEG_INFINITY, f64::INFINITY];

impl Doubt {
    /// That of a value.
    pub(crate) fn of(value: &Value) -> Self {
        match value {
            Value::Exact { .. } => Self(None),
            Value::Sampled { low, high, .. } => Self(Some((high - low) / 2.0)),
            Value::Heuristic { .. } => Self(Some(0.0)),
        }
    }

    /// That of what one of some acts gives away against the best.
    pub(super) fn of_loss(chosen: &Weighed, best: &Weighed) -> Self {
        let is_exact = chosen.value.is_exact() && best.value.is_exact();
        Self((!is_exact).then_some(chosen.doubt))
    }

    /// That of a sum or difference of two numbers.
    pub(crate) fn and(self, other: Self) -> Self {
        match (self.0, other.0) {
            (Some(one), Some(other)) => Self(Some(one.hypot(other))),
            (one, other) => Self(one.or(other)),
        }
    }

    fn is_exact(self) -> bool {
        self.0.is_none()
    }

    /// A share with its kind: what is computed with so many places.
    pub(crate) fn told(
        self,
        share: f64,
        places: usize,
        [least, most]: [f64; 2],
        names: Names<'_>,
    ) -> Line {
        if most.is_infinite() && share.abs() > ONE {
            return self.in_wins(share, [least, most], names);
        }
        let Some(doubt) = self.0 else {
            let value = Percent { share, places };
            return say::IsExact { value }.line(names);
        };
        let value = Percent { share, places: 0 };
        let low = hundredths((share - doubt).max(least));
        let high = hundredths((share + doubt).min(most));
        if low.words(names.tongue()) == high.words(names.tongue()) {
            return say::IsNearly { value }.line(names);
        }
        say::IsAbout { value, low, high }.line(names)
    }

    /// More than one win: no share of one.
    fn in_wins(self, share: f64, [least, most]: [f64; 2], names: Names<'_>) -> Line {
        let n = Number::tenths(share);
        let Some(doubt) = self.0 else {
            return say::InWins { n }.line(names);
        };
        let low = Number::tenths((share - doubt).max(least));
        let high = Number::tenths((share + doubt).min(most));
        if low.words(names.tongue()) == high.words(names.tongue()) {
            return say::InWinsNearly { n }.line(names);
        }
        say::InWinsAbout { n, low, high }.line(names)
    }

    /// A gain or loss with its sign and its kind.
    fn told_change(self, share: f64, names: Names<'_>) -> Line {
        let tongue = names.tongue();
        let signed = |share: f64, places| {
            let words = Percent {
                share: share.abs(),
                places,
            }
            .words(tongue);
            let is_nothing = words == (Percent { share: 0.0, places }).words(tongue);
            let sign = match share {
                _ if is_nothing => "",
                0.0.. => "+",
                _ => "\u{2212}",
            };
            format!("{sign}{words}")
        };
        let number = |share| {
            let words = signed(share, 0);
            Line::from(words.trim_end_matches(" %"))
        };
        let Some(doubt) = self.0 else {
            return signed(share, 1).as_str().into();
        };
        let value = signed(share, 0).as_str().into();
        let (low, high) = (number(share - doubt), number(share + doubt));
        if low == high {
            return say::ChangeNearly { value }.line(names);
        }
        say::ChangeAbout { value, low, high }.line(names)
    }
}

impl Unsure {
    pub(super) fn of(insight: &Insight) -> Self {
        let seats = insight.accounts.len();
        let before = std::iter::once(&insight.start)
            .chain(insight.moments.iter().map(|moment| &moment.hopes));
        let draws = insight.moments.iter().zip(before).map(|(moment, before)| {
            let seat = moment.seat.map_or(0, Seat::index);
            of_seat(before, seat).and(of_seat(&moment.hopes, seat))
        });
        let mut lost = vec![Doubt::default(); seats];
        for moment in &insight.moments {
            if let (Some(seat), Happened::Decision(decision)) = (moment.seat, &moment.happened)
                && let Some(lost) = lost.get_mut(seat.index())
            {
                *lost = lost.and(Doubt(decision.doubt()));
            }
        }
        Self {
            exact: insight.exact,
            start: (0..seats)
                .map(|seat| of_seat(&insight.start, seat))
                .collect(),
            rules: (0..seats).map(|seat| of_rules(insight, seat)).collect(),
            draws: draws.collect(),
            lost,
        }
    }

    /// Whether all that a seat gave away is computed. Of one that chose nothing in a report that is not that is not much to know.
    pub(super) fn knows(&self, seat: Seat, account: &Account) -> bool {
        let chose = self.exact || account.decisions > 0;
        chose && self.lost_by(|other| other == seat).is_exact()
    }

    /// What a seat gave away.
    pub(super) fn lost(&self, seat: Seat, share: f64, names: Names<'_>) -> Line {
        let doubt = self.lost_by(|other| other == seat);
        doubt.told(share, 1, LOSS, names)
    }

    /// What a seat gave away at each of its decisions.
    pub(super) fn each(&self, seat: Seat, account: &Account, names: Names<'_>) -> Line {
        let decisions = f64::from(account.decisions.max(1));
        let doubt = self.lost_by(|other| other == seat);
        let each = Doubt(doubt.0.map(|doubt| doubt / decisions));
        each.told(account.lost / decisions, 1, LOSS, names)
    }

    /// How much of perfect a seat played.
    pub(super) fn played(&self, seat: Seat, share: f64, names: Names<'_>) -> Line {
        let doubt = self.lost_by(|other| other == seat);
        doubt.told(share, 1, WHOLE, names)
    }

    /// What the others gave away to it.
    pub(super) fn given(&self, seat: Seat, share: f64, names: Names<'_>) -> Line {
        let doubt = self.lost_by(|other| other != seat);
        doubt.told(share, 1, LOSS, names)
    }

    /// What luck brought a seat: all that neither the start nor votes nor anybody's mistakes explain.
    pub(super) fn luck(&self, seat: Seat, share: f64, names: Names<'_>) -> Line {
        self.luck_of(seat).told(share, 1, ANY, names)
    }

    /// What a seat would have won without it.
    pub(super) fn without(&self, seat: Seat, share: f64, names: Names<'_>) -> Line {
        self.luck_of(seat).told(share, 1, WHOLE, names)
    }

    /// What votes and those who left brought it, or cost.
    pub(super) fn rules(&self, seat: Seat, share: f64, names: Names<'_>) -> Line {
        of(&self.rules, seat).told(share, 1, ANY, names)
    }

    /// What a draw brought, by its moment.
    pub(super) fn draw(&self, moment: usize, share: f64, names: Names<'_>) -> Line {
        let doubt = self.draws.get(moment).copied().unwrap_or_default();
        doubt.told(share, 1, ANY, names)
    }

    /// What a decision gave away.
    pub(super) fn decision(decision: &Decision, names: Names<'_>) -> Line {
        Doubt(decision.doubt()).told(decision.loss, 1, LOSS, names)
    }

    /// Everything that a seat's account adds up, in a row.
    pub(super) fn row(&self, seat: Seat, account: &Account, names: Names<'_>) -> Row {
        let own = self.lost_by(|other| other == seat);
        let given = self.lost_by(|other| other != seat);
        Row {
            start: of(&self.start, seat).told(account.start, 1, WHOLE, names),
            luck: self.luck_of(seat).told_change(account.luck, names),
            rules: of(&self.rules, seat).told_change(account.rules, names),
            given: given.told_change(account.given, names),
            lost: own.told_change(-account.lost, names),
            end: Doubt::default().told(account.end, 1, WHOLE, names),
        }
    }

    fn luck_of(&self, seat: Seat) -> Doubt {
        let begun = of(&self.start, seat).and(of(&self.rules, seat));
        begun.and(self.lost_by(|_| true))
    }

    fn lost_by(&self, by: impl Fn(Seat) -> bool) -> Doubt {
        let all = self.lost.iter().enumerate();
        let some = all.filter(|(seat, _)| by(Seat::at(*seat)));
        some.fold(Doubt::default(), |sum, (_, doubt)| sum.and(*doubt))
    }
}

fn of(all: &[Doubt], seat: Seat) -> Doubt {
    all.get(seat.index()).copied().unwrap_or_default()
}

fn of_seat(hopes: &Hopes, seat: usize) -> Doubt {
    hopes.wins.get(seat).map_or_else(Doubt::default, Doubt::of)
}

/// How far what votes and those who left brought a seat may be off: of some that follow each other only before the first and
/// after the last counts.
fn of_rules(insight: &Insight, seat: usize) -> Doubt {
    let is_other = |moment: &Moment| matches!(moment.happened, Happened::Other);
    let (mut before, mut sum) = (of_seat(&insight.start, seat), Doubt::default());
    for (place, moment) in insight.moments.iter().enumerate() {
        let after = of_seat(&moment.hopes, seat);
        let is_first = !place
            .checked_sub(1)
            .is_some_and(|place| is_other(&insight.moments[place]));
        let is_last = insight
            .moments
            .get(place + 1)
            .is_none_or(|next| !is_other(next));
        if is_other(moment) {
            sum = if is_first { sum.and(before) } else { sum };
            sum = if is_last { sum.and(after) } else { sum };
        }
        before = after;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_more_than_one_win_is_told_in_wins_and_less_than_nothing_with_a_minus() {
        let names = Names::new(&[], None);
        let told = |doubt, share, most| {
            let line: Line = Doubt(doubt).told(share, 1, most, names);
            line.to_string()
        };
        assert_eq!(told(None, 2.56, LOSS), "2.6 wins");
        let about = told(Some(0.2), 2.56, LOSS);
        assert_eq!(about, "about 2.6 wins (2.4 to 2.8)");
        assert_eq!(told(None, -1.5, ANY), "\u{2212}1.5 wins");
        assert_eq!(told(None, 0.256, LOSS), "25.6 %");
        let about = told(Some(0.115), 0.075, ANY);
        assert_eq!(about, "about 8 % (\u{2212}4 to 19)");
    }
}
