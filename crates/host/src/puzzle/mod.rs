//! Puzzles: positions from games between bots in which one answer is best (U20). They are shipped as lines of text; the
//! position is played over from the luck of its seed and the choices that were made, so that it is the engine's own.

mod answer;
mod finding;
mod line;
mod make;
mod played;
mod shelf;
mod shown;
#[cfg(test)]
mod tests;
mod words;

use solve::Value;
use table::{AnyTable, Header, LuckSource, Refusal, Seat, Settings, Waiting};

pub use answer::{Given, Verdict};
pub use make::{Make, make};
pub use shelf::{count, puzzle, today};
pub use shown::{Choice, Shown};

use crate::game;

/// How often each bot tries a puzzle when it is made.
pub const TRIES: u8 = 10;
/// A puzzle of a game that is solved: the best act wins so much more than the next one (U20).
pub const CLEAR: f64 = 0.03;
/// How many games are played on after each act where it is not solved.
pub const GAMES: u32 = 4_000;

/// A position with one best answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The game's slug.
    pub game: &'static str,
    /// Its number among those of the game, from 1, the easiest first; 0 where it has none yet.
    pub number: usize,
    /// What is to be found.
    pub task: Task,
    /// How many of [`TRIES`] each of [`Puzzle::graders`] failed.
    pub fails: Vec<u8>,
    /// The number of the luck.
    seed: u64,
    /// How many steps of the game are played before the position.
    steps: usize,
    /// The choices among them that were not forced.
    moves: String,
}

/// What is to be found.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// The best of the listed acts; what each is worth, in their order, as a share of the win.
    Act(Vec<Value>),
    /// The longest word that lies on the board (X6).
    Longest {
        /// The word.
        word: String,
        /// How many letters the next longest has.
        next: usize,
    },
    /// The one word that passes three cards, whichever way it is walked.
    Planets {
        /// The word.
        word: String,
        /// The names of the cards.
        cards: [String; 3],
    },
    /// The sentence that earns most, of the words that are listed (X19).
    Sentence {
        /// One that does.
        words: Vec<String>,
        /// What it earns.
        points: u32,
        /// What the next best earns.
        next: u32,
    },
}

/// What puzzles of a game are made with.
#[derive(Debug)]
pub(crate) struct Kind {
    slug: &'static str,
    /// Who sits at the table, in order of play.
    names: &'static [&'static str],
    /// Line-ups of bots that play the games.
    players: &'static [&'static [&'static str]],
    /// The bots that try a puzzle, weakest first.
    graders: &'static [&'static str],
}

static KINDS: [Kind; 3] = [
    Kind {
        slug: "wimpout",
        names: &["Ann", "Bob"],
        players: &[
            &["hold-25", "odds"],
            &["eager", "hold-35"],
            &["perfect", "hold-50"],
        ],
        graders: &["random", "eager", "hold-25", "hold-50", "odds"],
    },
    Kind {
        slug: "cow",
        names: &["Ann", "Bob", "Cleo", "Dan"],
        players: &[
            &["farmer", "farmer", "farmer", "farmer"],
            &["farmer", "random", "farmer"],
            &["random", "farmer", "random", "farmer"],
        ],
        graders: &["random", "farmer", "planner-10", "planner-100"],
    },
    Kind {
        slug: "connexion",
        names: &["Ann", "Bob", "Cleo", "Dan"],
        players: &[
            &["random", "random", "random", "random"],
            &["random", "novice", "random", "random"],
            &["novice", "random", "random"],
            &["random", "random", "novice", "random"],
        ],
        graders: &[
            "novice", "casual", "club", "league", "strong", "expert", "perfect",
        ],
    },
];

impl Kind {
    pub(crate) fn of(slug: &str) -> Result<&'static Self, Refusal> {
        let game = game(slug)?;
        let kind = KINDS.iter().find(|kind| kind.slug == game.slug());
        let none = || {
            let message = format!("there are no puzzles of {} (U20)", game.title());
            Refusal::new(table::Code::BadInput, message)
        };
        kind.ok_or_else(none)
    }

    /// Who plays the game of that luck.
    fn line_up(&self, seed: u64) -> &'static [&'static str] {
        let lines = self.players.len().max(1) as u64;
        let line = usize::try_from(seed % lines).unwrap_or(0);
        self.players.get(line).copied().unwrap_or_default()
    }

    fn header(&self, seed: u64) -> Header {
        let names = self.names.iter().take(self.line_up(seed).len());
        let names = names.map(|name| (*name).to_owned()).collect();
        let luck = LuckSource::Seed(format!("puzzle {seed}"));
        Header::new(self.slug, names, Settings::default(), luck)
    }

    fn open(&self, seed: u64) -> Result<Box<dyn AnyTable>, Refusal> {
        game(self.slug)?.open(self.header(seed), None)
    }
}

impl Puzzle {
    /// The game as it stands.
    ///
    /// # Errors
    /// `Corrupt` where the position cannot be played over.
    pub fn table(&self) -> Result<Box<dyn AnyTable>, Refusal> {
        let mut table = Kind::of(self.game)?.open(self.seed)?;
        played::play(table.as_mut(), &self.moves, self.steps)?;
        Ok(table)
    }

    /// Who is to act at a table that [`Puzzle::table`] made, and sees the position.
    #[must_use]
    pub fn seat(table: &dyn AnyTable) -> Seat {
        match table.waiting() {
            Waiting::Seats(seats) => seats.first().copied().unwrap_or(Seat(0)),
            Waiting::Luck | Waiting::Over => Seat(0),
        }
    }

    /// The bots that have tried it, weakest first.
    ///
    /// # Errors
    /// `BadInput` where the game has no puzzles.
    pub fn graders(&self) -> Result<&'static [&'static str], Refusal> {
        Ok(Kind::of(self.game)?.graders)
    }

    /// By how much the best answer is better than the next: a share of the win, letters, or points.
    #[must_use]
    pub fn margin(&self) -> f64 {
        match &self.task {
            Task::Act(values) => {
                let mut values: Vec<f64> = values.iter().map(Value::get).collect();
                values.sort_by(|a, b| b.total_cmp(a));
                values.first().unwrap_or(&0.0) - values.get(1).unwrap_or(&0.0)
            }
            Task::Longest { word, next } => {
                let letters = word.len().saturating_sub(*next);
                u32::try_from(letters).map_or(0.0, f64::from)
            }
            Task::Planets { .. } => 1.0,
            Task::Sentence { points, next, .. } => f64::from(points.saturating_sub(*next)),
        }
    }

    /// The place of the best act; 0 where a word is to be found.
    #[must_use]
    pub fn best(&self) -> usize {
        let Task::Act(values) = &self.task else {
            return 0;
        };
        let places = values.iter().enumerate();
        let best = places.max_by(|(_, a), (_, b)| a.get().total_cmp(&b.get()));
        best.map_or(0, |(place, _)| place)
    }
}

/// Whether one of these values is best by so much that there is no doubt: by [`CLEAR`] where they are computed, else beyond
/// the intervals of all (U20).
#[must_use]
pub fn is_clear(values: &[Value]) -> bool {
    let mut order: Vec<&Value> = values.iter().collect();
    order.sort_by(|a, b| b.get().total_cmp(&a.get()));
    let Some((best, others)) = order.split_first() else {
        return false;
    };
    let (low, _) = bounds(best);
    let behind = |other: &&Value| match best {
        Value::Exact { value } => value - other.get() >= CLEAR,
        Value::Sampled { .. } | Value::Heuristic { .. } => low > bounds(other).1,
    };
    !others.is_empty() && others.iter().all(behind)
}

/// Where the interval of a value begins and ends.
fn bounds(value: &Value) -> (f64, f64) {
    match value {
        Value::Sampled { low, high, .. } => (*low, *high),
        Value::Exact { value } | Value::Heuristic { value, .. } => (*value, *value),
    }
}
