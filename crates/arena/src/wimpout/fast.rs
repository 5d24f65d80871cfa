//! Plain games between bots whose decisions can be looked up, played through the throw table: one draw and one look-up
//! a throw.
//!
//! Only rules about scoring a throw, the opening and the goal may differ from the usual; the games are those of the
//! general engine, draw for draw.

mod texts;

use std::collections::BTreeMap;

use solve::wimpout::{Position, Side};
use table::{Below, OWN_PREFIX};
use wimpout::{End, Landing, Rules, Spot, Starter, ThrowTable, Wimpout};

use super::bots::pick;
use super::plan::{Planned, Plans};
use super::swift::Policy;
use crate::Quick;
use crate::simulate::{FAILING, SeatTally, Tally, WIN};
use texts::Texts;

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

const D6: Below = Below::new(6);

/// A game that can be played through the throw table.
#[derive(Debug)]
pub struct PlainGame {
    /// Every throw as those who hold out count it.
    table: ThrowTable,
    policies: Vec<Policy>,
    plans: Plans,
    /// Texts of the table's own, where there are any (H12).
    texts: Option<Texts>,
    opening: u32,
    /// The least score that begins Last Licks.
    goal: u32,
    /// Whether a text says so, which is counted when it decides.
    goal_is_own: bool,
    first_starts: bool,
}

/// What is counted, by its place in [`COUNTED`] after the kinds of a [`Landing`].
#[derive(Clone, Copy)]
enum Count {
    Wimpouts,
    Wrecks,
    Wins,
    Supernovas,
    Banks,
    Passed,
    Acts,
    Fails,
}

const COUNTED: [&str; Landing::KINDS + 8] = [
    "throws",
    "void throws",
    "flashes",
    "freight trains",
    "samplers",
    "",
    "",
    "",
    "wimpouts",
    "train wrecks",
    "instant wins",
    "supernovas",
    "banks",
    "leaders passed",
    "own rules acting",
    FAILING,
];

/// One game in progress.
struct Match<'a> {
    plain: &'a PlainGame,
    players: Vec<Sitting>,
    /// Who is still throwing to see who starts.
    contest: Vec<usize>,
    /// How many are still in.
    n_in: usize,
    leader: Option<usize>,
    turns: u64,
    /// Draws other than throws, and the throws before this game.
    other_draws: u64,
    throws_before: u64,
    counts: [u64; COUNTED.len()],
}

/// A player of that game.
#[derive(Clone, Copy)]
struct Sitting {
    score: u32,
    /// What the player must have and holds out for, unless challenging.
    least: u32,
    opened: bool,
    out: bool,
}

impl Sitting {
    const fn side(&self) -> Side {
        Side {
            score: self.score,
            opened: self.opened,
            wrecks: 0,
            circles: 0,
        }
    }
}

impl PlainGame {
    /// The game of these bots under `rules`, if it is plain: two seats or more, bots that hold out for points, and
    /// only rules set that the throw table knows.
    #[must_use]
    pub fn of(game: &Wimpout, bots: &[String]) -> Option<Self> {
        let rules = &game.rules;
        let usual = Rules::default();
        let plain = |slug: &String| PLAIN.contains(&slug.as_str());
        let same = |slug: &String| rules.settings().get(slug) == usual.settings().get(slug);
        let own = |slug: &String| slug.starts_with(OWN_PREFIX);
        let slugs = rules.settings().0.keys();
        let all_plain = slugs
            .into_iter()
            .all(|slug| plain(slug) || same(slug) || own(slug));
        let starter = rules.starter();
        if bots.len() < 2 || !all_plain || starter == Starter::Random {
            return None;
        }
        let policies = Policy::all(bots)?;
        let table = ThrowTable::new(rules, pick);
        let plans = Policy::plans(&policies, game)?;
        let texts = if rules.own().is_empty() {
            None
        } else {
            Some(Texts::of(rules, [&table, plans.table()])?)
        };
        Some(Self {
            table,
            plans,
            texts,
            policies,
            opening: rules.opening_value(),
            goal: rules.least_goal(),
            goal_is_own: rules.own_by("goal").is_some(),
            first_starts: starter == Starter::First,
        })
    }

    /// Plays so many games.
    #[must_use]
    pub fn play_block(&self, games: u64, mut luck: Quick) -> Tally {
        let n_seats = self.policies.len();
        let mut tally = Tally {
            seats: vec![SeatTally::default(); n_seats],
            ..Tally::default()
        };
        let mut game = Match::new(self);
        for _ in 0..games {
            game.reset();
            let winner = game.play(&mut luck);
            tally.turns.count(game.turns, tally.games);
            tally.draws.count(game.draws(), tally.games);
            tally.games += 1;
            tally.seats[winner].wins += 1;
            tally.seats[winner].share += WIN;
            for (seat, player) in tally.seats.iter_mut().zip(&game.players) {
                seat.score += i64::from(player.score);
                seat.score_squared += i128::from(player.score).pow(2);
            }
        }
        game.counts[0] = game.throws();
        let counted = COUNTED.into_iter().zip(game.counts).filter(|(_, n)| *n > 0);
        tally.events = counted.collect::<BTreeMap<_, _>>();
        tally
    }
}

impl<'a> Match<'a> {
    fn new(plain: &'a PlainGame) -> Self {
        Self {
            plain,
            players: Vec::new(),
            contest: Vec::new(),
            n_in: 0,
            leader: None,
            turns: 0,
            other_draws: 0,
            throws_before: 0,
            counts: [0; COUNTED.len()],
        }
    }

    /// Sets the next game up; the counts go on.
    fn reset(&mut self) {
        self.players.clear();
        self.players
            .extend(self.plain.policies.iter().map(|policy| Sitting {
                score: 0,
                least: policy.holds().max(self.plain.opening),
                opened: false,
                out: false,
            }));
        self.n_in = self.players.len();
        self.leader = None;
        self.turns = 0;
        self.other_draws = 0;
        self.throws_before = self.throws();
    }

    /// The throws of all games so far.
    fn throws(&self) -> u64 {
        self.counts[..Landing::KINDS].iter().sum()
    }

    /// The draws of this game.
    fn draws(&self) -> u64 {
        self.other_draws + self.throws() - self.throws_before
    }

    #[inline]
    fn count(&mut self, count: Count, n: u64) {
        self.counts[Landing::KINDS + count as usize] += n;
    }

    fn play(&mut self, luck: &mut Quick) -> usize {
        let mut seat = if self.plain.first_starts {
            0
        } else {
            self.starter(luck)
        };
        loop {
            self.turns += 1;
            if let Some(winner) = self.turn(seat, luck) {
                return winner;
            }
            seat = self.next(seat);
        }
    }

    /// The highest throw starts; those who tie throw again (W3).
    fn starter(&mut self, luck: &mut Quick) -> usize {
        self.contest.clear();
        self.contest.extend(0..self.players.len());
        while self.contest.len() > 1 {
            self.other_draws += self.contest.len() as u64;
            let (mut highest, mut tied) = (0, 0);
            for index in 0..self.contest.len() {
                let thrown = D6.draw(luck);
                if thrown > highest {
                    (highest, tied) = (thrown, 0);
                }
                if thrown == highest {
                    self.contest[tied] = self.contest[index];
                    tied += 1;
                }
            }
            self.contest.truncate(tied);
        }
        self.contest[0]
    }

    /// Plays one turn; who has won by it.
    #[inline]
    fn turn(&mut self, seat: usize, luck: &mut Quick) -> Option<usize> {
        let plain = self.plain;
        let least = self.least(seat);
        let (landing, points) = match (&plain.texts, plain.policies[seat]) {
            (Some(texts), _) => self.under(texts, seat, luck),
            (None, Policy::Hold(_)) => self.held(least, luck),
            (None, Policy::Odds | Policy::Perfect) => self.planned(seat, least, luck),
        };
        match landing.end() {
            None => self.bank(seat, points),
            Some(end) => return self.end(seat, end),
        }
        None
    }

    /// Throws until `least` points are at stake; the last throw, and the points.
    #[inline]
    fn held(&mut self, least: u32, luck: &mut Quick) -> (Landing, u32) {
        let (mut spot, mut points) = (Spot::START, 0);
        loop {
            let landing = self.plain.table.throw(spot, luck);
            points += landing.points();
            spot = landing.next();
            self.counts[landing.kind()] += 1;
            if landing.ends(points, least) {
                return (landing, points);
            }
        }
    }

    /// The same by a plan, which stops with no less.
    fn planned(&mut self, seat: usize, least: u32, luck: &mut Quick) -> (Landing, u32) {
        let plan = self.plan(seat, least);
        let table = self.plain.plans.table();
        let (mut spot, mut points) = (Spot::START, 0);
        loop {
            let mut landing = table.throw(spot, luck);
            if let Some((list, more)) = landing.choice() {
                points += more;
                landing = table.ways(list)[plan.picks(list, points)];
            }
            points += landing.points();
            spot = landing.next();
            self.counts[landing.kind()] += 1;
            if landing.ends(points, least) && (landing.ends_turn() || plan.stops(spot, points)) {
                return (landing, points);
            }
        }
    }

    /// What the seat goes by in its turn, in which it must bank `least`.
    fn plan(&self, seat: usize, least: u32) -> Planned<'a> {
        let plans = &self.plain.plans;
        let solved = (self.plain.policies[seat] == Policy::Perfect)
            .then(|| self.duel(seat))
            .flatten()
            .and_then(|at| plans.perfect(at));
        solved.unwrap_or_else(|| plans.odds(least))
    }

    /// What the game has come to for the seat, once two are left in it.
    fn duel(&self, seat: usize) -> Option<Position> {
        if self.n_in != 2 {
            return None;
        }
        let mut others = self.players.iter().enumerate();
        let (other, player) = others.find(|(other, player)| *other != seat && !player.out)?;
        self.leader
            .is_none_or(|leader| leader == other)
            .then(|| Position {
                mover: self.players[seat].side(),
                other: Some(player.side()),
                licks: self.leader.is_some(),
            })
    }

    /// The least points that the seat banks.
    #[inline]
    fn least(&self, seat: usize) -> u32 {
        let player = &self.players[seat];
        let Some(leader) = self.leader else {
            return player.least;
        };
        let opening = if player.opened { 0 } else { self.plain.opening };
        opening.max((self.players[leader].score + 5).saturating_sub(player.score))
    }

    /// Ends a turn without a bank; who has won the game by it.
    fn end(&mut self, seat: usize, end: End) -> Option<usize> {
        match end {
            End::Wimpout | End::TrainWreck => {
                self.count(Count::Wimpouts, 1);
                self.count(Count::Wrecks, u64::from(end == End::TrainWreck));
                self.leader?;
            }
            End::Win => {
                self.count(Count::Wins, 1);
                return Some(seat);
            }
            End::Supernova => self.count(Count::Supernovas, 1),
        }
        self.put_out(seat)
    }

    fn bank(&mut self, seat: usize, points: u32) {
        self.count(Count::Banks, 1);
        let points = self.paid(points);
        let player = &mut self.players[seat];
        player.score += points;
        player.opened = true;
        player.least = self.plain.policies[seat].holds();
        if self.leader.is_some() {
            self.leader = Some(seat);
            self.count(Count::Passed, 1);
        } else if player.score >= self.plain.goal {
            self.leader = Some(seat);
            self.count(Count::Acts, self.plain.goal_is_own.into());
        }
    }

    /// Takes a player out of the game; who has won by being left (W17).
    fn put_out(&mut self, seat: usize) -> Option<usize> {
        self.players[seat].out = true;
        self.n_in -= 1;
        let last = || self.players.iter().position(|player| !player.out);
        (self.n_in == 1).then(last)?
    }

    /// Who plays next, in order of play; at least two are in.
    fn next(&self, mut seat: usize) -> usize {
        loop {
            seat += 1;
            if seat == self.players.len() {
                seat = 0;
            }
            if !self.players[seat].out && Some(seat) != self.leader {
                return seat;
            }
        }
    }
}
