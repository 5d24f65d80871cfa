//! Turns that are being solved: what their ends lead to, and where their values go.

/// A challenge whose values lean on those of others moves so far towards what they seem to be: they lean the other way.
const DAMPED: f64 = 0.78;

/// What an end of a turn is worth to its mover.
#[derive(Clone, Copy, Debug)]
pub(super) enum Payoff {
    Forbidden,
    Fixed(f64),
    /// As much as the mover's chance there.
    Own(usize),
    /// As much as the mover's chance there leaves.
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

/// How a line is being solved.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Guess {
    /// The value of a lost turn in the last pass, and what the turn was worth.
    pub(super) lost: f64,
    pub(super) worth: f64,
    pub(super) slope: f64,
    pub(super) passes: usize,
    /// The value before it.
    pub(super) value: f64,
}

/// Where a line's value goes after a pass.
pub(super) struct Move {
    pub(super) line: usize,
    /// The line of the other player, if a lost turn leads there.
    pub(super) pair: Option<usize>,
    pub(super) value: f64,
}

impl Move {
    pub(super) fn of(lines: &[Line], line: usize) -> Self {
        let pair = match lines[line].ends.wimpout {
            Payoff::Others(place) => lines.iter().position(|line| line.place == place),
            _ => None,
        };
        Self {
            line,
            pair,
            value: settled(&lines[line], pair.map(|pair| &lines[pair])),
        }
    }

    /// How far it may still be from where it settles: one more step along straight lines that are known well leaves a
    /// thousandth of the last at the most.
    pub(super) fn left(&self, change: f64, passes: usize) -> f64 {
        match self.pair {
            Some(_) if passes > 1 => change * 1e-3,
            _ => change,
        }
    }
}

/// Where the value of a line settles if it and the line of the other player go on as straight lines.
fn settled(line: &Line, pair: Option<&Line>) -> f64 {
    let own = line.guess;
    let Some(other) = pair.map(|pair| pair.guess) else {
        return own.value + DAMPED * (own.worth - own.value);
    };
    // With x and y the chances of the two movers: x = f + p (1 - y - lost), y = g + q (1 - x - lost').
    let (p, q) = (own.slope, other.slope);
    let f = own.worth + p * (1.0 - own.lost);
    let g = other.worth + q * (1.0 - other.lost);
    (f - p * g) / (1.0 - p * q)
}

impl Guess {
    pub(super) fn learn(&mut self, lost: f64, worth: f64) {
        let run = lost - self.lost;
        if self.passes > 0 && run.abs() > 1e-9 {
            self.slope = ((worth - self.worth) / run).clamp(0.0, 0.99);
        }
        self.lost = lost;
        self.worth = worth;
        self.passes += 1;
    }
}
