//! The way through the rules for simulations: the throws of a turn come from a table, whatever follows from its end the
//! engine does as ever. No facts are made of throws; they are counted by kind.

use table::{Luck, Seat};

use crate::Wimpout;
use crate::event::Event;
use crate::play::choices;
use crate::score::{Scoring, Scorings};
use crate::state::{Phase, State};
use crate::throw::Cubes;
use crate::throw_table::{End, Landing, Spot, ThrowTable};
use crate::turn::{Clearing, Limit, Stage};

/// Whoever decides in a turn whose throws come from a table.
pub trait Decide {
    /// Whether to stop with so many points where the turn itself lets one.
    fn stops(&mut self, spot: Spot, points: u32) -> bool;

    /// Which way of a list to take with so many points at stake, those that all of its ways count included.
    fn picks(&mut self, list: usize, points: u32) -> usize;
}

/// What is heard of such turns.
#[derive(Clone, Debug, Default)]
pub struct Heard {
    /// How many throws there were, by [`Landing::kind`].
    pub kinds: [u64; Landing::KINDS],
    /// How often rules of the table's own acted on them (H12).
    pub acts: u64,
    /// What else came to pass.
    pub log: Vec<Event>,
}

/// A turn on its way.
struct Flight<'a> {
    table: &'a ThrowTable,
    limit: Limit,
    spot: Spot,
    points: u32,
    /// Whether nothing but scores can bind.
    free: bool,
    /// Whether the last throw that counted counted all five cubes.
    all_scored: bool,
    /// Throws since the turn began, or since a flash or all five cubes last scored, where they are counted.
    since: u32,
    /// Void throws spent on the flash that is being cleared.
    voids: u32,
    throws: u32,
    /// Flashes thrown.
    flashes: u32,
    /// Insurance earned (H2).
    earned: u32,
}

/// How it ended.
enum Ended {
    Stopped,
    By(End),
    Reached(Limit),
}

impl Wimpout {
    /// Throws the turn in progress to its end from `table`, which is one of these rules, and tells what came of it.
    /// False, and nothing is done, where it cannot be thrown so: no turn waits for its player, or somebody could pay for
    /// a throw to be made again. Whether a table holds the rules the caller has asked ([`ThrowTable::holds`]).
    pub fn throw_turn(
        &self,
        state: &mut State,
        table: &ThrowTable,
        who: &mut impl Decide,
        luck: &mut impl Luck,
        heard: &mut Heard,
    ) -> bool {
        let Some(mut flight) = self.flight(state, table, &mut heard.log) else {
            return false;
        };
        let ended = loop {
            if flight.free && who.stops(flight.spot, flight.points) {
                flight.land(state);
                if self.would_stop(state) {
                    break Ended::Stopped;
                }
            }
            if let Some(ended) = flight.throw(who, luck, heard) {
                break ended;
            }
        };
        flight.land(state);
        flight.leave(state);
        let Some(seat) = state.turn().map(|turn| turn.seat) else {
            return false;
        };
        self.telling(seat, state, &mut heard.log, |state, log| match ended {
            Ended::Stopped => self.play(state, log).stop(),
            Ended::By(end) => self.play(state, log).end_turn(seat, end),
            Ended::Reached(limit) => self.play(state, log).reach(seat, limit),
        });
        true
    }

    /// Whether the player may stop, who then does; what rules of the table's own cannot answer about that is told with it.
    fn would_stop(&self, state: &mut State) -> bool {
        if !self.rules.own_binds() {
            return self.may_stop(state);
        }
        let (may, failed) = own::overheard(|| self.may_stop(state));
        state.untold.extend(failed.into_iter().filter(|_| may));
        may
    }

    /// The ways to count the throw that lies there, where the player says which.
    #[must_use]
    pub fn scorings(&self, state: &State) -> Scorings {
        match state.turn().map(|turn| (turn, turn.stage)) {
            Some((turn, Stage::Choosing { throw })) => choices(&self.rules, turn, throw),
            _ => Scorings::default(),
        }
    }

    /// Counts the throw that lies there so, which is one of its [`Wimpout::scorings`].
    pub fn count_so(&self, state: &mut State, scoring: &Scoring, log: &mut Vec<Event>) {
        if let Some(Stage::Choosing { throw }) = state.turn().map(|turn| turn.stage) {
            let seat = state.turn().map_or(Seat(0), |turn| turn.seat);
            self.telling(seat, state, log, |state, log| {
                self.play(state, log).count(throw, scoring);
            });
        }
    }

    /// The least points with which the player of the turn in progress may stop, as far as the scores ask it.
    #[must_use]
    pub fn least(&self, state: &State) -> u32 {
        let turn = state.turn();
        turn.map_or(0, |turn| self.stopping(state, turn).least_of_all())
    }

    fn flight<'a>(
        &self,
        state: &mut State,
        table: &'a ThrowTable,
        log: &mut Vec<Event>,
    ) -> Option<Flight<'a>> {
        let turn = state.turn().filter(|turn| turn.stage == Stage::Deciding)?;
        let (seat, run) = (turn.seat, turn.run);
        if self.rules.insures() && self.play(state, log).first_asked(seat).is_some() {
            return None;
        }
        let spot = if run.throws == 0 {
            Spot::START
        } else {
            table.find(run.cubes, run.faces())?
        };
        Some(Flight {
            table,
            limit: run
                .clearing
                .map_or(self.rules.limit(), |clearing| clearing.limit),
            spot,
            points: run.points,
            free: !self.rules.must_throw(run.course()),
            all_scored: run.all_scored,
            since: run.since,
            voids: run.clearing.map_or(0, |clearing| clearing.voids),
            throws: 0,
            flashes: 0,
            earned: 0,
        })
    }
}

impl Flight<'_> {
    /// One throw; how it ends the turn, if it does.
    #[inline]
    fn throw(
        &mut self,
        who: &mut impl Decide,
        luck: &mut impl Luck,
        heard: &mut Heard,
    ) -> Option<Ended> {
        let (mut landing, mut acts) = self.table.throw_acting(self.spot, luck);
        if let Some((list, more)) = landing.choice() {
            let way = who.picks(list, self.points + more);
            (landing, acts) = self.table.way(list, way, more);
        }
        self.throws += 1;
        heard.kinds[landing.kind()] += 1;
        heard.acts += u64::from(acts);
        if landing.is_void() {
            return self.void();
        }
        self.earned += u32::from(landing.insures());
        if let Some(end) = landing.end() {
            return Some(Ended::By(end));
        }
        self.points += landing.points();
        self.spot = landing.next();
        self.free = !landing.must_throw();
        self.all_scored = landing.must_throw() && !self.table.binds(self.spot);
        self.voids = 0;
        let flashed = matches!(landing.kind(), 2 | 5);
        self.flashes += u32::from(flashed);
        if self.table.counts_throws() {
            self.all_scored = self.table.at(self.spot).0 == Cubes::ALL;
            self.count(self.all_scored || flashed);
        }
        None
    }

    /// One throw more is counted, or the count begins anew.
    #[cold]
    fn count(&mut self, eased: bool) {
        self.since = if eased { 0 } else { self.since + 1 };
        let (spot, all_scored, since) = (self.spot, self.all_scored, self.since);
        self.free = !self.table.binds_after(spot, all_scored, since);
    }

    fn void(&mut self) -> Option<Ended> {
        self.free = !self.all_scored && !self.table.binds(self.spot);
        if self.table.counts_throws() {
            self.count(false);
        }
        if self.table.at(self.spot).1.is_empty() {
            return None;
        }
        self.voids += 1;
        let limit = self.limit;
        limit
            .ends_after(self.voids)
            .then_some(Ended::Reached(limit))
    }

    /// Shows the state where the turn stands.
    fn land(&mut self, state: &mut State) {
        let flashes = std::mem::take(&mut self.flashes);
        state.clearings += flashes;
        let newest = state.clearings;
        let Phase::Turn(turn) = &mut state.phase else {
            return;
        };
        let (cubes, faces) = self.table.at(self.spot);
        let run = &mut turn.run;
        run.points = self.points;
        run.cubes = cubes;
        run.all_scored = self.all_scored;
        if self.table.counts_throws() {
            run.since = self.since;
        }
        let throws = std::mem::take(&mut self.throws);
        run.throws += throws;
        run.erased &= throws == 0;
        let kept = run.clearing.filter(|_| flashes == 0);
        run.clearing = (!faces.is_empty()).then(|| Clearing {
            faces,
            voids: self.voids,
            limit: self.limit,
            number: kept.map_or(newest, |clearing| clearing.number),
        });
        state.throws += throws;
    }

    /// Hands out what the turn has earned.
    fn leave(&self, state: &mut State) {
        let Phase::Turn(turn) = &mut state.phase else {
            return;
        };
        turn.run.issued += self.earned;
        state.players[turn.seat].insurance += self.earned;
    }
}
