//! A row of values as a list of sums.

/// Points come in steps of this many; a row of values stands for each step.
pub const STEP: u32 = 5;

/// Terms are summed so many at a time: their number in a [`Sum::Throw`] is a multiple of it.
pub const ABREAST: usize = 4;

/// What a turn comes to that is not banked.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Losses {
    /// The chance, or what it is worth, of a wimpout.
    pub wimpout: f64,
    /// The same of a train wreck.
    pub wreck: f64,
    /// The same of a supernova.
    pub supernova: f64,
    /// The same of an instant win.
    pub win: f64,
}

impl Losses {
    /// Adds so much of others.
    pub fn add(&mut self, weight: f64, more: Self) {
        self.wimpout += weight * more.wimpout;
        self.wreck += weight * more.wreck;
        self.supernova += weight * more.supernova;
        self.win += weight * more.win;
    }

    /// What they are worth in the mean, where each is worth so much.
    #[must_use]
    pub fn worth(self, each: Self) -> f64 {
        self.wimpout * each.wimpout
            + self.wreck * each.wreck
            + self.supernova * each.supernova
            + self.win * each.win
    }
}

/// So much of the value that stands `at` cells from the beginning of the row.
#[derive(Clone, Copy, Debug, Default)]
pub struct Term {
    /// How much of it.
    pub weight: f64,
    /// Where, beyond the end of the row in those above it.
    pub at: usize,
}

/// One cell of a row, or two.
#[derive(Clone, Debug)]
pub enum Sum {
    /// The value of throwing at a node, and of the better of throwing and stopping there.
    Throw {
        /// What is won by going on.
        terms: Vec<Term>,
        /// What is lost.
        losses: Losses,
        /// The cell of throwing.
        at: usize,
        /// The cell of the better of both.
        better: usize,
    },
    /// The best of the cells that stand so far from the beginning of the row.
    Best {
        /// Which cells.
        of: Vec<usize>,
        /// The cell of the best of them.
        at: usize,
    },
}

/// What is left of a node where nobody cares for more points: whoever may stop stops.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tail {
    /// What is lost.
    pub losses: Losses,
    /// The chance that the turn is banked.
    pub banked: f64,
    /// How many more points there are then.
    pub gain: f64,
}

/// How a row is worked out.
#[derive(Clone, Debug)]
pub struct Row {
    /// The cells of a row.
    pub width: usize,
    /// How many rows above its own a sum looks up.
    pub reach: usize,
    /// What is worked out, one after the other.
    pub sums: Vec<Sum>,
    /// For each class of throws what is left where points do not matter.
    pub tails: Vec<Tail>,
    /// For each cell how many rows below its own look it up.
    pub looked_up: Vec<usize>,
    /// Where the values of each class stand: of throwing, and of the better of throwing and stopping. What nobody looks up
    /// shares the first cell.
    pub cells: Vec<[usize; 2]>,
}

impl Row {
    /// Where the values of a class stand: of throwing, and of the better of throwing and stopping.
    #[must_use]
    pub fn cells(&self, class: usize) -> [usize; 2] {
        self.cells[class]
    }
}
