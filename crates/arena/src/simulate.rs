//! Many games between bots, with the same result for any number of threads.
//!
//! Games are dealt out in blocks; each block has its own stream of luck and is tallied in integers, so it does not
//! matter which thread plays it or in what order the tallies are added up.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

use table::{Code, Refusal, Turn, Viewer};

use crate::turns::Turns;
use crate::{Bot, Bots, Limit, Quick, Sight, Unseen};

/// Under which name it is counted that a rule of the table's own could not answer (O5).
pub(crate) const FAILING: &str = "own rules failing";

/// How many games share a stream of luck.
const BLOCK: u64 = 1024;
/// After so many steps a game is given up as endless, and counted as such.
const LONGEST: u64 = 1_000_000;
/// A win is shared out in this many parts, so that shares of up to 16 winners are whole numbers.
pub const WIN: u64 = 720_720;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Series {
    /// The bots by seat.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// Where luck starts.
    pub seed: String,
    /// How many threads play.
    pub threads: usize,
}

/// Plays so many games of a series with the luck of one block.
pub type PlayBlock<'a> = Box<dyn Fn(u64, Quick) -> Result<Tally, Refusal> + Sync + 'a>;

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// By seat.
    pub seats: Vec<SeatTally>,
    /// Draws of all games together, in the shortest and in the longest.
    pub draws: Span,
    /// Turns of all games together, in the shortest and in the longest.
    pub turns: Span,
    /// Games that were given up as endless.
    pub endless: u64,
    /// Games that nobody won.
    pub unwon: u64,
    /// Shares of wins of whoever began, in parts of [`WIN`], where the game says who that was.
    pub first: Option<u64>,
    /// How often the game's own counted events happened.
    pub events: BTreeMap<&'static str, u64>,
}

/// What came of it for one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatTally {
    /// Games won alone.
    pub wins: u64,
    /// Shares of wins in parts of [`WIN`].
    pub share: u64,
    /// The sum of final scores and of their squares, in the game's unit.
    pub score: i64,
    /// The sum of squares of final scores.
    pub score_squared: i128,
}

/// A number summed over games, with its extremes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// Over all games.
    pub sum: u64,
    /// In the game where it was least.
    pub least: u64,
    /// In the game where it was greatest.
    pub most: u64,
}

impl Span {
    /// Counts in one game that comes after `games_before` others.
    pub fn count(&mut self, n: u64, games_before: u64) {
        self.sum += n;
        self.least = if games_before == 0 {
            n
        } else {
            self.least.min(n)
        };
        self.most = self.most.max(n);
    }

    fn add(&mut self, other: Self, games_before: u64) {
        self.sum += other.sum;
        self.least = if games_before == 0 {
            other.least
        } else {
            self.least.min(other.least)
        };
        self.most = self.most.max(other.most);
    }
}

impl Tally {
    /// Adds the games of another tally.
    pub(crate) fn add(&mut self, other: Self) {
        if other.games == 0 {
            return;
        }
        self.draws.add(other.draws, self.games);
        self.turns.add(other.turns, self.games);
        self.games += other.games;
        self.endless += other.endless;
        self.unwon += other.unwon;
        if let Some(share) = other.first {
            *self.first.get_or_insert_default() += share;
        }
        self.seats.resize(other.seats.len(), SeatTally::default());
        for (mine, theirs) in self.seats.iter_mut().zip(other.seats) {
            mine.wins += theirs.wins;
            mine.share += theirs.share;
            mine.score += theirs.score;
            mine.score_squared += theirs.score_squared;
        }
        for (event, n) in other.events {
            *self.events.entry(event).or_default() += n;
        }
    }
}

/// Plays a series under the rules of `game`; `progress` hears how many games have been played, from any thread.
///
/// # Errors
/// A bot that does not exist; a number of seats the game does not take.
pub fn simulate<G: Bots>(
    game: &G,
    series: &Series,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tally, Refusal> {
    check(game, series)?;
    let next = AtomicU64::new(0);
    let blocks = series.games.div_ceil(BLOCK);
    let play = game.blocks(series);
    let work = || -> Result<Tally, Refusal> {
        let mut tally = Tally::default();
        loop {
            let block = next.fetch_add(1, Ordering::Relaxed);
            if block >= blocks {
                return Ok(tally);
            }
            let games = BLOCK.min(series.games - block * BLOCK);
            let luck = Quick::new(&series.seed, block);
            tally.add(play(games, luck)?);
            progress(games);
        }
    };
    let mut tally = Tally::default();
    for part in share_out(series.threads, &work) {
        tally.add(part?);
    }
    Ok(tally)
}

/// Whether a series can be played.
pub(crate) fn check<G: Bots>(game: &G, series: &Series) -> Result<(), Refusal> {
    if series.games == 0 {
        return Err(Refusal::new(
            Code::BadInput,
            "a series has one game at least",
        ));
    }
    game.start(&names(&series.bots))?;
    for bot in &series.bots {
        G::bot(bot)?;
    }
    Ok(())
}

/// What so many threads make of the same work.
pub(crate) fn share_out<T: Send>(threads: usize, work: &(impl Fn() -> T + Sync)) -> Vec<T> {
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let joined = workers.into_iter().map(std::thread::ScopedJoinHandle::join);
        joined
            .map(|part| part.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

/// A block of games through the general engine.
///
/// # Errors
/// A bot that does not exist; a number of seats the game does not take.
pub fn play_block<G: Bots>(
    game: &G,
    series: &Series,
    games: u64,
    mut luck: Quick,
) -> Result<Tally, Refusal> {
    let mut bots = series
        .bots
        .iter()
        .map(|bot| G::bot(bot))
        .collect::<Result<Vec<_>, _>>()?;
    let mut tally = Tally {
        seats: vec![SeatTally::default(); bots.len()],
        ..Tally::default()
    };
    let start = game.start(&names(&series.bots))?;
    for _ in 0..games {
        play_one(game, start.clone(), &mut bots, &mut luck, &mut tally);
    }
    Ok(tally)
}

pub(crate) fn names(bots: &[String]) -> Vec<String> {
    bots.iter()
        .enumerate()
        .map(|(seat, bot)| format!("{bot} {}", seat + 1))
        .collect()
}

pub(crate) fn play_one<G: Bots>(
    game: &G,
    mut state: G::State,
    bots: &mut [Box<dyn Bot<G>>],
    luck: &mut Quick,
    tally: &mut Tally,
) {
    let (mut steps, mut draws, mut log) = (0, 0, Vec::new());
    let (limit, mut turns) = (Limit::default(), Turns::default());
    let standing = loop {
        match game.turn(&state) {
            Turn::Over(standing) => break Some(standing),
            Turn::Luck(_) => {
                draws += 1;
                let outcome = game.draw(&state, luck);
                game.luck(&mut state, &outcome, &mut log);
            }
            Turn::Choice(asks) => {
                let Some(ask) = asks.first() else { break None };
                let view = game.view(&state, Viewer::Seat(ask.seat));
                let sight = Sight {
                    game,
                    seat: ask.seat,
                    view: &view,
                    actions: &ask.actions,
                    unseen: Unseen::new(game, &state, ask.seat),
                    limit: &limit,
                };
                let action = bots[ask.seat.index()].choose(&sight, luck);
                debug_assert!(
                    game.check(&state, ask.seat, &action).is_ok(),
                    "{action:?} is not allowed"
                );
                game.act(&mut state, ask.seat, &action, &mut log);
            }
        }
        for event in log.drain(..) {
            if let Some(name) = G::counted(&event) {
                *tally.events.entry(name).or_default() += 1;
            }
        }
        turns.see(G::turns(&state));
        steps += 1;
        if steps == LONGEST {
            break None;
        }
    };
    tally.draws.count(draws, tally.games);
    tally.turns.count(turns.all(), tally.games);
    tally.games += 1;
    match standing {
        Some(standing) => tally.count_standing(&standing),
        None => tally.endless += 1,
    }
}

impl Tally {
    /// Counts the end of one game in.
    pub fn count_standing(&mut self, standing: &table::Standing) {
        let winners = &standing.winners;
        self.unwon += u64::from(winners.is_empty());
        for seat in winners {
            let tally = &mut self.seats[seat.index()];
            tally.wins += u64::from(winners.len() == 1);
            tally.share += WIN / winners.len() as u64;
        }
        for place in &standing.places {
            let tally = &mut self.seats[place.seat.index()];
            tally.score += place.score;
            tally.score_squared += i128::from(place.score).pow(2);
        }
    }
}
