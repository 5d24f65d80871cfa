//! Turns that are being solved: what their ends lead to, and where their values go.

/// A challenge whose values lean on those of others moves so far towards what they seem to be: they lean the other way.
const DAMPED: f64 = 0.78;

/// What an end of a turn is worth to its mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Payoff {
    Forbidden,
    /// The game is over, and the mover has won, or the other, or nobody.
    Over(Option<bool>),
    /// The mover moves there.
    Own(usize),
    /// The other moves there.
    Others(usize),
}

/// A turn that is to be solved.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) place: usize,
    pub(super) rows: usize,
    pub(super) stops: Vec<Payoff>,
    pub(super) ends: Ends,
    pub(super) guess: Guess,
}

/// What the ends of a turn that bank nothing lead to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ends {
    pub(super) wimpout: Payoff,
    pub(super) wreck: Payoff,
    pub(super) supernova: Payoff,
    pub(super) win: Payoff,
}

impl Line {
    /// The places on whose values its own leans.
    pub(super) fn leads_to(&self) -> impl Iterator<Item = usize> {
        let Ends {
            wimpout,
            wreck,
            supernova,
            win,
        } = self.ends;
        let ends = [wimpout, wreck, supernova, win].into_iter();
        ends.chain(self.stops.iter().copied())
            .filter_map(|payoff| match payoff {
                Payoff::Own(place) | Payoff::Others(place) => Some(place),
                Payoff::Forbidden | Payoff::Over(_) => None,
            })
    }
}

/// How a line is being solved: of the mover, then of the other.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Guess {
    /// The values of a lost turn in the last pass, and what the turn was worth.
    pub(super) lost: [f64; 2],
    pub(super) worth: [f64; 2],
    /// By how much the mover's chance moves with what a lost turn is worth to him: the chance to lose the turn.
    pub(super) slope: f64,
    pub(super) passes: usize,
    /// The values before it.
    pub(super) values: [f64; 2],
}

/// Where a lost turn leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lean {
    /// To what is no line of those that are being solved.
    Away,
    /// To the same line.
    Itself,
    /// To the other player's line, which leads back.
    Pair(usize),
    /// To another of them, which leads elsewhere.
    Onward,
}

impl Lean {
    /// Where a line leans to; others that are being solved are found by their places, with where a lost turn leads from them.
    pub(super) fn of(line: &Line, find: impl Fn(usize) -> Option<(usize, Payoff)>) -> Self {
        match line.ends.wimpout {
            Payoff::Own(place) if place == line.place => Self::Itself,
            Payoff::Own(place) | Payoff::Others(place) => match find(place) {
                None => Self::Away,
                Some((pair, Payoff::Others(back))) if back == line.place => Self::Pair(pair),
                Some(_) => Self::Onward,
            },
            _ => Self::Away,
        }
    }
}

/// Where the values of a line go after a pass.
pub(super) struct Move {
    pub(super) line: usize,
    pub(super) lean: Lean,
    pub(super) values: [f64; 2],
}

impl Move {
    pub(super) fn of(lines: &[Line], line: usize) -> Self {
        let own = &lines[line];
        let lean = Lean::of(own, |place| {
            let pair = lines.iter().position(|line| line.place == place)?;
            Some((pair, lines[pair].ends.wimpout))
        });
        let values = match lean {
            Lean::Onward => own.guess.worth,
            Lean::Away => own.guess.damped(),
            Lean::Itself => own.guess.alone(),
            Lean::Pair(pair) => own.guess.beside(&lines[pair].guess),
        };
        Self { line, lean, values }
    }

    /// How far it may still be from where it settles: one more step along straight lines that are known well leaves a
    /// thousandth of the last at the most.
    pub(super) fn left(&self, change: f64, passes: usize) -> f64 {
        match self.lean {
            Lean::Away | Lean::Onward => change,
            _ if passes > 1 => change * 1e-3,
            _ => change,
        }
    }
}

impl Guess {
    pub(super) fn learn(&mut self, lost: [f64; 2], worth: [f64; 2]) {
        let run = lost[0] - self.lost[0];
        if self.passes > 0 && run.abs() > 1e-9 {
            self.slope = ((worth[0] - self.worth[0]) / run).clamp(0.0, 0.99);
        }
        self.lost = lost;
        self.worth = worth;
        self.passes += 1;
    }

    fn damped(&self) -> [f64; 2] {
        let step = |player: usize| {
            let value = self.values[player];
            value + DAMPED * (self.worth[player] - value)
        };
        [step(0), step(1)]
    }

    /// What a turn is worth if one that is lost is worth nothing.
    fn without_loss(&self, player: usize) -> f64 {
        self.worth[player] - self.slope * self.lost[player]
    }

    /// Where it settles if the turn that is lost is played again.
    fn alone(&self) -> [f64; 2] {
        [self.without_loss(0) / (1.0 - self.slope), 0.0]
    }

    /// Where it settles if it and the line of the other player go on as straight lines. With x and u the chances of this
    /// mover and of the other, y and w those of the other line: x = f + p w and w = g + q x; u = f' + p y and y = g' + q u.
    fn beside(&self, other: &Self) -> [f64; 2] {
        let (p, q) = (self.slope, other.slope);
        let mover = self.without_loss(0) + p * other.without_loss(1);
        let others = self.without_loss(1) + p * other.without_loss(0);
        [mover / (1.0 - p * q), others / (1.0 - p * q)]
    }
}
