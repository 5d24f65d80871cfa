//! The board: 25 positions, how they are linked, and where they are drawn. Position 25 is the Sun's.

mod load;

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::data::{DataError, Mark};

/// Positions on a board.
pub const POSITIONS: usize = 25;

/// A position, 1 to 25: the order in which cards are placed, the Sun last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Position(u8);

impl Position {
    /// The Sun's position.
    pub const SUN: Self = Self(25);

    /// The position of that number, 1 to 25.
    pub fn new(number: u8) -> Option<Self> {
        (1..=25).contains(&number).then_some(Self(number))
    }

    /// All positions in the order of placing.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=25).map(Self)
    }

    /// The number, 1 to 25.
    pub fn number(self) -> u8 {
        self.0
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    /// The set that holds this position only.
    pub(crate) fn cell(self) -> Cells {
        1 << (self.0 - 1)
    }
}

impl From<Position> for u8 {
    fn from(position: Position) -> Self {
        position.0
    }
}

impl TryFrom<u8> for Position {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("{number} is not a position from 1 to 25"))
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of positions: bit `n - 1` stands for position `n`.
pub(crate) type Cells = u32;

/// The positions in a set, ascending.
pub(crate) fn positions(mut cells: Cells) -> impl Iterator<Item = Position> {
    std::iter::from_fn(move || {
        let bit = u8::try_from(cells.trailing_zeros()).ok()?;
        cells &= cells.wrapping_sub(1);
        Position::new(bit + 1)
    })
}

/// Where a position is drawn, in half card widths from the left and rows from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// Half card widths from the left.
    pub column: u8,
    /// Rows from the top.
    pub row: u8,
}

/// A board (rule X27).
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    name: String,
    title: String,
    mark: Mark,
    places: [Place; POSITIONS],
    links: [Cells; POSITIONS],
    /// Neighbours of any set of positions, looked up by its lowest 9, next 8 and highest 8 positions.
    around: Box<Around>,
}

#[derive(Clone, PartialEq, Eq)]
struct Around {
    low: [Cells; 512],
    middle: [Cells; 256],
    high: [Cells; 256],
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Board")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// The text of the default board.
pub const DIAMOND_BOARD: &str = include_str!("../../data/boards/diamond.txt");

static DIAMOND: LazyLock<Board> = LazyLock::new(|| shipped(DIAMOND_BOARD));
static SUN_CENTRE: LazyLock<Board> =
    LazyLock::new(|| shipped(include_str!("../../data/boards/sun-centre.txt")));

fn shipped(text: &str) -> Board {
    Board::load(text).expect("the tests read every shipped board")
}

impl Board {
    /// The default board.
    pub fn diamond() -> &'static Self {
        &DIAMOND
    }

    /// Every shipped board, the default first.
    pub fn all_shipped() -> [&'static Self; 2] {
        [&DIAMOND, &SUN_CENTRE]
    }

    /// Reads a board from text; `data/README.md` describes the format.
    ///
    /// # Errors
    /// Line, field and reason of the first thing that is wrong.
    pub fn load(text: &str) -> Result<Self, DataError> {
        load::board(text)
    }

    /// The board's name in records and settings.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The board's name for people.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// How well the board is known.
    pub fn mark(&self) -> Mark {
        self.mark
    }

    /// Where a position is drawn.
    pub fn place(&self, position: Position) -> Place {
        self.places[position.index()]
    }

    /// The positions linked to one, ascending.
    pub fn neighbours(&self, position: Position) -> impl Iterator<Item = Position> {
        positions(self.links[position.index()])
    }

    /// The positions linked to any of a set.
    pub(crate) fn around(&self, cells: Cells) -> Cells {
        let part = |shift: u32, width: u32| (cells >> shift & ((1 << width) - 1)) as usize;
        self.around.low[part(0, 9)] | self.around.middle[part(9, 8)] | self.around.high[part(17, 8)]
    }
}

impl Around {
    fn of(links: &[Cells; POSITIONS]) -> Box<Self> {
        let union = |subset: usize, first: usize| {
            (0..9)
                .filter(|bit| subset >> bit & 1 == 1)
                .fold(0, |union, bit| union | links[first + bit])
        };
        Box::new(Self {
            low: std::array::from_fn(|subset| union(subset, 0)),
            middle: std::array::from_fn(|subset| union(subset, 9)),
            high: std::array::from_fn(|subset| union(subset, 17)),
        })
    }
}
