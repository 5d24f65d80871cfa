//! Plain games between simple bots, played through the throw table: one draw and one look-up a throw.
//!
//! Only rules about scoring a throw, the opening and the goal may differ from the usual; the games are those of the
//! general engine, draw for draw.

use std::collections::BTreeMap;

use table::Luck;
use wimpout::{End, Landing, Player, Rules, Spot, ThrowTable};

use super::bots::{hold, pick};
use super::least_bank;
use crate::Quick;
use crate::simulate::{SeatTally, Tally, WIN};

/// The rules that a plain game may have set otherwise than usual.
const PLAIN: &[&str] = &[
    "starter",
    "set-aside",
    "fourth-number",
    "opening",
    "goal",
    "goal-test",
    "sampler",
];

/// A game that can be played through the throw table.
#[derive(Debug)]
pub struct PlainGame {
    table: ThrowTable,
    /// What each seat holds out for.
    holds: Vec<u32>,
    opening: u32,
    /// The least score that begins Last Licks.
    goal: u32,
    first_starts: bool,
}

/// What is counted, by its place in [`COUNTED`].
#[derive(Clone, Copy)]
enum Count {
    Throws,
    Voids,
    Flashes,
    Trains,
    Wimpouts,
    Wrecks,
    Wins,
    Supernovas,
    Banks,
    Passed,
}

const COUNTED: [&str; 10] = [
    "throws",
    "void throws",
    "flashes",
    "freight trains",
    "wimpouts",
    "train wrecks",
    "instant wins",
    "supernovas",
    "banks",
    "leaders passed",
];

/// One game in progress.
struct Match<'a> {
    plain: &'a PlainGame,
    scores: Vec<u32>,
    opened: Vec<bool>,
    out: Vec<bool>,
    /// How many are still in.
    n_in: usize,
    leader: Option<usize>,
    turns: u64,
    draws: u64,
    counts: [u64; COUNTED.len()],
}

impl PlainGame {
    /// The game of these bots under `rules`, if it is plain: two seats or more, bots that hold out for points, and
    /// only rules set that the throw table knows.
    #[must_use]
    pub fn of(rules: &Rules, bots: &[String]) -> Option<Self> {
        let usual = Rules::default();
        let plain = |slug: &String| PLAIN.contains(&slug.as_str());
        let same = |slug: &String| rules.settings().get(slug) == usual.settings().get(slug);
        let all_plain = rules
            .settings()
            .0
            .keys()
            .all(|slug| plain(slug) || same(slug));
        let starter = rules.settings().get("starter")?.to_string();
        if bots.len() < 2 || !all_plain || starter == "random" {
            return None;
        }
        let goal = if rules.meets_goal(rules.goal()) {
            rules.goal()
        } else {
            rules.goal() + 5
        };
        Some(Self {
            table: ThrowTable::new(rules, pick),
            holds: bots.iter().map(|bot| hold(bot)).collect::<Option<_>>()?,
            opening: least_bank(rules, &Player::default()),
            goal,
            first_starts: starter == "first",
        })
    }

    /// Plays so many games.
    #[must_use]
    pub fn play_block(&self, games: u64, mut luck: Quick) -> Tally {
        let n_seats = self.holds.len();
        let mut tally = Tally {
            seats: vec![SeatTally::default(); n_seats],
            ..Tally::default()
        };
        let mut game = Match::new(self);
        for _ in 0..games {
            game.reset();
            let winner = game.play(&mut luck);
            tally.turns.count(game.turns, tally.games);
            tally.draws.count(game.draws, tally.games);
            tally.games += 1;
            match winner {
                Some(winner) => {
                    tally.seats[winner].wins += 1;
                    tally.seats[winner].share += WIN;
                }
                None => tally.unwon += 1,
            }
            for (seat, &score) in tally.seats.iter_mut().zip(&game.scores) {
                seat.score += i64::from(score);
                seat.score_squared += i128::from(score).pow(2);
            }
        }
        let counted = COUNTED.into_iter().zip(game.counts).filter(|(_, n)| *n > 0);
        tally.events = counted.collect::<BTreeMap<_, _>>();
        tally
    }
}

impl<'a> Match<'a> {
    fn new(plain: &'a PlainGame) -> Self {
        let n = plain.holds.len();
        Self {
            plain,
            scores: vec![0; n],
            opened: vec![false; n],
            out: vec![false; n],
            n_in: n,
            leader: None,
            turns: 0,
            draws: 0,
            counts: [0; COUNTED.len()],
        }
    }

    /// Sets the next game up; the counts go on.
    fn reset(&mut self) {
        self.scores.fill(0);
        self.opened.fill(false);
        self.out.fill(false);
        self.n_in = self.out.len();
        self.leader = None;
        self.turns = 0;
        self.draws = 0;
    }

    #[inline]
    fn count(&mut self, count: Count, n: u64) {
        self.counts[count as usize] += n;
    }

    fn play(&mut self, luck: &mut Quick) -> Option<usize> {
        let mut seat = if self.plain.first_starts {
            0
        } else {
            self.starter(luck)
        };
        loop {
            self.turns += 1;
            if self.turn(seat, luck) {
                return Some(seat);
            }
            if self.n_in == 1 {
                return self.out.iter().position(|out| !out);
            }
            seat = self.next(seat);
        }
    }

    /// The highest throw starts; those who tie throw again (W3).
    fn starter(&mut self, luck: &mut Quick) -> usize {
        let mut contest: Vec<usize> = (0..self.scores.len()).collect();
        while contest.len() > 1 {
            let thrown: Vec<u32> = contest.iter().map(|_| luck.below(6)).collect();
            self.draws += contest.len() as u64;
            let highest = thrown.iter().max().copied();
            let tied = contest
                .iter()
                .zip(&thrown)
                .filter(|(_, face)| Some(**face) == highest);
            contest = tied.map(|(seat, _)| *seat).collect();
        }
        contest[0]
    }

    /// Plays one turn; whether it has won the game outright.
    fn turn(&mut self, seat: usize, luck: &mut Quick) -> bool {
        let challenged = self.leader.is_some();
        let least = self.least(seat);
        let (mut spot, mut points) = (Spot::START, 0);
        let (mut throws, mut voids, mut flashes, mut trains) = (0, 0, 0, 0);
        let landing = loop {
            let landing = self.plain.table.throw(spot, luck);
            points += landing.points();
            spot = landing.next();
            throws += 1;
            voids += u64::from(landing.is_void());
            flashes += u64::from(landing.is_flash());
            trains += u64::from(landing.is_train());
            if ends(landing, points, least) {
                break landing;
            }
        };
        self.draws += throws;
        self.count(Count::Throws, throws);
        self.count(Count::Voids, voids);
        self.count(Count::Flashes, flashes);
        self.count(Count::Trains, trains);
        match landing.end() {
            None => self.bank(seat, points),
            Some(end) => return self.end(seat, end, challenged),
        }
        false
    }

    /// The least points that the seat banks: what it must have, and what it holds out for unless it challenges.
    fn least(&self, seat: usize) -> u32 {
        let opening = if self.opened[seat] {
            0
        } else {
            self.plain.opening
        };
        match self.leader {
            Some(leader) => {
                opening.max((self.scores[leader] + 5).saturating_sub(self.scores[seat]))
            }
            None => opening.max(self.plain.holds[seat]),
        }
    }

    /// Ends a turn without a bank; whether it has won the game outright.
    fn end(&mut self, seat: usize, end: End, challenged: bool) -> bool {
        match end {
            End::Wimpout | End::TrainWreck => {
                self.count(Count::Wimpouts, 1);
                self.count(Count::Wrecks, u64::from(end == End::TrainWreck));
                if challenged {
                    self.put_out(seat);
                }
            }
            End::Win => self.count(Count::Wins, 1),
            End::Supernova => {
                self.count(Count::Supernovas, 1);
                self.put_out(seat);
            }
        }
        end == End::Win
    }

    fn bank(&mut self, seat: usize, points: u32) {
        self.count(Count::Banks, 1);
        self.scores[seat] += points;
        self.opened[seat] = true;
        if self.leader.is_some() {
            self.count(Count::Passed, 1);
            self.leader = Some(seat);
        } else if self.scores[seat] >= self.plain.goal {
            self.leader = Some(seat);
        }
    }

    /// Takes a player out of the game (W17).
    fn put_out(&mut self, seat: usize) {
        self.out[seat] = true;
        self.n_in -= 1;
    }

    /// Who plays next, in order of play; at least two are in.
    fn next(&self, mut seat: usize) -> usize {
        loop {
            seat += 1;
            if seat == self.out.len() {
                seat = 0;
            }
            if !self.out[seat] && Some(seat) != self.leader {
                return seat;
            }
        }
    }
}

/// Whether a turn ends here. Both sides are always asked: one test a throw is mispredicted half as often as two.
#[inline]
#[allow(clippy::needless_bitwise_bool, reason = "a branch less a throw")]
fn ends(landing: Landing, points: u32, least: u32) -> bool {
    landing.ends_turn() | (!landing.must_throw() & (points >= least))
}
