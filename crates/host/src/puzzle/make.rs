//! Puzzles out of games between bots: every position of a game is looked at, and kept where one answer is best (U20).

use arena::insight::Weighed;
use arena::{AnyBot, Limit};
use serde_json::Value as Json;
use solve::Value;
use table::{AnyTable, Luck as _, Refusal, Seat, Stream, Waiting};

use super::played::{step, written};
use super::{GAMES, Kind, Puzzle, TRIES, Task, finding, is_clear};
use crate::AnyGame;

/// How many games are played on at first, to see whether it is worth looking closer.
const GLANCE: u32 = 60;
/// How many then, to see whether that was luck.
const SECOND_LOOK: u32 = 300;
/// So much of the doubt must be passed at first.
const LOOSE: f64 = 0.5;
/// One decision of so many is looked at, where that takes long.
const LOOKED_AT: u32 = 2;
/// Where it takes long, no more acts than these are weighed.
const MOST_ACTS: usize = 9;
/// A game gives no more puzzles than these.
const A_GAME: usize = 4;
/// Of one kind of question that is found in words there are no more than these.
const A_KIND: usize = 150;
/// After a puzzle so many decisions of its game are passed over.
const APART: usize = 12;
/// Of puzzles of a solved game that hardly any bot fails, one of so many is kept.
const EASY: u32 = 8;
/// A game of bots that has more steps is given up.
const LONGEST: usize = 3_000;

/// What is to be made.
#[derive(Clone, Copy, Debug)]
pub struct Make<'a> {
    /// The game's slug.
    pub game: &'a str,
    /// How many games are played.
    pub games: u64,
    /// Where luck begins.
    pub seed: u64,
}

/// Makes puzzles until the games are played or the limit is over, the easiest first; `progress` hears after each game how
/// many puzzles there are.
///
/// # Errors
/// `UnknownGame`; `BadInput` where the game has no puzzles.
pub fn make(
    plan: Make<'_>,
    limit: &Limit,
    progress: &mut dyn FnMut(usize),
) -> Result<Vec<Puzzle>, Refusal> {
    let kind = Kind::of(plan.game)?;
    let mut all = Vec::new();
    for number in 0..plan.games {
        if limit.is_over() {
            break;
        }
        let game = Played::new(kind, plan.seed.saturating_add(number))?;
        game.play(limit, &mut all)?;
        progress(all.len());
    }
    all.sort_by(easier);
    for (place, puzzle) in all.iter_mut().enumerate() {
        puzzle.number = place + 1;
    }
    Ok(all)
}

/// The one that fewer tries failed stands first; among equals the clearer one.
fn easier(a: &Puzzle, b: &Puzzle) -> std::cmp::Ordering {
    let failed = |puzzle: &Puzzle| puzzle.fails.iter().map(|n| u32::from(*n)).sum::<u32>();
    let by_fails = failed(a).cmp(&failed(b));
    by_fails
        .then(b.margin().total_cmp(&a.margin()))
        .then(a.seed.cmp(&b.seed))
}

/// A game of bots, as far as it has come.
struct Played {
    kind: &'static Kind,
    game: &'static dyn AnyGame,
    seed: u64,
    table: Box<dyn AnyTable>,
    moves: String,
    bots: Vec<Box<dyn AnyBot>>,
    dice: Stream,
    /// So many decisions are passed over.
    rest: usize,
}

impl Played {
    fn new(kind: &'static Kind, seed: u64) -> Result<Self, Refusal> {
        let game = crate::game(kind.slug)?;
        let bots = kind.line_up(seed).iter().enumerate();
        let bots = bots.map(|(seat, bot)| game.bot(bot, &format!("puzzle {seed} {seat}")));
        Ok(Self {
            kind,
            game,
            seed,
            table: kind.open(seed)?,
            moves: String::new(),
            bots: bots.collect::<Result<_, _>>()?,
            dice: Stream::from_seed(&format!("puzzle dice {seed}")),
            rest: 0,
        })
    }

    /// Plays the game to its end, and keeps the puzzles that it comes to.
    fn play(mut self, limit: &Limit, all: &mut Vec<Puzzle>) -> Result<(), Refusal> {
        let most = all.len() + A_GAME;
        while self.table.length() < LONGEST && all.len() < most && !limit.is_over() {
            let next = match self.table.waiting() {
                Waiting::Over => break,
                Waiting::Luck => self.table.next_draw()?,
                Waiting::Seats(seats) => {
                    let [seat] = seats.as_slice() else { break };
                    let found = self.puzzle(*seat, limit)?;
                    all.extend(found.filter(|found| is_wanted(found, all)));
                    let Some(act) = self.choose(*seat, limit) else {
                        break;
                    };
                    step(*seat, act)
                }
            };
            self.table.take(next)?;
        }
        Ok(())
    }

    /// What the bot of the seat does; nothing where that cannot be written down.
    fn choose(&mut self, seat: Seat, limit: &Limit) -> Option<Json> {
        let actions = self.table.actions(seat);
        let own = finding::leads_on(self.kind.slug, &actions);
        let act = if let Some(act) = own {
            act
        } else {
            let bot = self.bots.get_mut(seat.index())?;
            bot.look(self.table.as_ref(), seat).then_some(())?;
            bot.choose(limit)?
        };
        self.moves.push_str(&written(&actions, &act)?);
        Some(act)
    }

    /// The puzzle that the position is, if it is one.
    fn puzzle(&mut self, seat: Seat, limit: &Limit) -> Result<Option<Puzzle>, Refusal> {
        if self.rest > 0 {
            self.rest -= 1;
            return Ok(None);
        }
        let task = if self.game.is_appraised() {
            self.act(seat, limit)?
        } else {
            finding::task(self.table.as_ref(), &mut self.dice)?
        };
        let Some(task) = task else { return Ok(None) };
        let mut puzzle = Puzzle {
            game: self.kind.slug,
            number: 0,
            task,
            fails: Vec::new(),
            seed: self.seed,
            steps: self.table.length(),
            moves: self.moves.clone(),
        };
        puzzle.fails = self.fails(&puzzle, seat, limit)?;
        let hard = puzzle
            .fails
            .iter()
            .skip(1)
            .any(|failed| *failed > TRIES / 2);
        if !hard && self.is_solved() && self.dice.below(EASY) > 0 {
            return Ok(None);
        }
        self.rest = APART;
        Ok(Some(puzzle))
    }

    /// The listed acts, if one is clearly best.
    fn act(&mut self, seat: Seat, limit: &Limit) -> Result<Option<Task>, Refusal> {
        let acts = self.table.actions(seat).len();
        if acts < 2 {
            return Ok(None);
        }
        let is_solved = self.is_solved();
        if !is_solved {
            if acts > MOST_ACTS || self.dice.below(LOOKED_AT) > 0 {
                return Ok(None);
            }
            for (games, sure) in [(GLANCE, LOOSE), (SECOND_LOOK, 1.0)] {
                let seen = self.weigh(seat, games, limit)?;
                if seen.is_none_or(|seen| gap(&seen, sure).is_none()) {
                    return Ok(None);
                }
            }
        }
        let Some(weighed) = self.weigh(seat, GAMES, limit)? else {
            return Ok(None);
        };
        let is_sure = gap(&weighed, 1.0).is_some();
        let exact = weighed.iter().all(|one| one.value.is_exact());
        let values: Vec<Value> = weighed.into_iter().map(|one| one.value).collect();
        let is_puzzle = is_sure && exact == is_solved && is_clear(&values);
        Ok(is_puzzle.then_some(Task::Act(values)))
    }

    /// Whether every number is computed.
    fn is_solved(&self) -> bool {
        self.kind.slug == "wimpout"
    }

    fn weigh(
        &self,
        seat: Seat,
        games: u32,
        limit: &Limit,
    ) -> Result<Option<Vec<Weighed>>, Refusal> {
        if limit.is_over() {
            return Ok(None);
        }
        let weighed = self.game.weigh(self.table.as_ref(), seat, games, limit);
        // What was weighed in part is no puzzle.
        if limit.is_over() {
            return Ok(None);
        }
        weighed.map(Some)
    }

    /// How often each bot fails.
    fn fails(&mut self, puzzle: &Puzzle, seat: Seat, limit: &Limit) -> Result<Vec<u8>, Refusal> {
        let mut all = Vec::new();
        for name in self.kind.graders {
            let mut failed = 0;
            for number in 0..TRIES {
                let bot = self
                    .game
                    .bot(name, &format!("try {} {number}", self.seed))?;
                failed += u8::from(!self.solves(puzzle, seat, (name, bot), limit)?);
            }
            all.push(failed);
        }
        Ok(all)
    }

    fn solves(
        &mut self,
        puzzle: &Puzzle,
        seat: Seat,
        (name, mut bot): (&str, Box<dyn AnyBot>),
        limit: &Limit,
    ) -> Result<bool, Refusal> {
        let table = self.table.as_ref();
        if !matches!(puzzle.task, Task::Act(_)) {
            return finding::solves(puzzle, table, (name, bot), (&mut self.dice, limit));
        }
        let act = bot
            .look(self.table.as_ref(), seat)
            .then(|| bot.choose(limit))
            .flatten();
        let actions = self.table.actions(seat);
        let place = actions
            .iter()
            .position(|listed| Some(listed) == act.as_ref());
        Ok(place == Some(puzzle.best()))
    }
}

/// Whether there are not enough of its kind yet.
fn is_wanted(found: &Puzzle, all: &[Puzzle]) -> bool {
    let kind = std::mem::discriminant(&found.task);
    let alike = all
        .iter()
        .filter(|one| std::mem::discriminant(&one.task) == kind);
    matches!(found.task, Task::Act(_)) || alike.count() < A_KIND
}

/// By how much the best is better than the next; nothing where that may be chance, `sure` times as far as it goes.
fn gap(weighed: &[Weighed], sure: f64) -> Option<f64> {
    let mut behind: Vec<&Weighed> = weighed.iter().collect();
    behind.sort_by(|a, b| a.loss.total_cmp(&b.loss));
    let [_, next, ..] = behind.as_slice() else {
        return None;
    };
    // What is behind may be behind by chance, whichever it is.
    let clear = behind.iter().skip(1).all(|one| one.loss > sure * one.doubt);
    (clear && next.loss > 0.0).then_some(next.loss)
}
