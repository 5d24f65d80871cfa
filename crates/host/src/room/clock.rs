//! Clocks: the table's (P5) and those of a game's own rules. Time comes in with the commands; none is read here.

use std::collections::BTreeMap;

use table::{GameClock, Refusal, Seat, Step, Waiting};

use super::bots::Stands;
use super::{ClockPlan, Effects, Millis, Room};

/// How long whom has been waited for.
#[derive(Clone, Debug)]
pub(super) struct Clock {
    /// When it was stopped: all of it stands at that moment.
    stopped: Option<Millis>,
    /// When the table last moved on.
    since: Millis,
    /// The seats that the table waits for.
    waits: BTreeMap<Seat, Wait>,
    /// Since when each has been waited for without a break, however many decisions that took.
    turns: BTreeMap<Seat, Millis>,
    /// What each seat has used up of its reserve, as far as it is counted.
    used: BTreeMap<Seat, Millis>,
    /// When the decision was first asked for that came after so many steps of the line of play: an act taken back does
    /// not bring back the time it took.
    asked: Vec<Millis>,
    /// The clock of the game's own rules.
    game: Option<GameTime>,
}

/// A seat that is waited for.
#[derive(Clone, Copy, Debug)]
struct Wait {
    /// When it was asked for this decision.
    asked: Millis,
    /// Up to when the time is counted that it used of its reserve.
    counted: Millis,
}

/// What a step changed about whom the table waits for.
#[derive(Debug)]
pub(super) struct Moved {
    /// The seats that are asked for the same decision as before the step.
    pub(super) still: Vec<Seat>,
    /// All seats that are waited for now.
    pub(super) waiting: Waiting,
    /// How many steps the line of play holds.
    pub(super) line: u64,
    /// Whether a seat took back acts of its own: it goes on with the time it had left.
    pub(super) took_back: bool,
}

/// A clock of the game's own rules: one that stops and goes on under the same number keeps the time it has run.
#[derive(Clone, Copy, Debug)]
struct GameTime {
    clock: GameClock,
    /// How long it had run when it was last started.
    used: Millis,
    /// Since when it runs; it stands still if not.
    since: Option<Millis>,
}

impl GameTime {
    fn new(clock: GameClock, at: Millis) -> Self {
        Self {
            clock,
            used: 0,
            since: Some(at),
        }
    }

    /// How long it has run.
    fn run(&self, now: Millis) -> Millis {
        self.used + self.since.map_or(0, |since| now.saturating_sub(since))
    }

    /// When it runs out, if it runs.
    fn end(&self) -> Option<Millis> {
        Some(self.since? + self.clock.limit.saturating_sub(self.used))
    }

    fn stop(&mut self, at: Millis) {
        self.used = self.run(at);
        self.since = None;
    }

    /// The clock that the game asks for now, after this one.
    fn next(self, game: Option<GameClock>, at: Millis) -> Self {
        match game {
            None => {
                let mut stopped = self;
                stopped.stop(at);
                stopped
            }
            Some(clock) if clock.number == self.clock.number => Self {
                clock,
                since: self.since.or(Some(at)),
                ..self
            },
            Some(clock) => Self::new(clock, at),
        }
    }
}

impl Clock {
    pub(super) fn new(at: Millis) -> Self {
        Self {
            stopped: None,
            since: at,
            waits: BTreeMap::new(),
            turns: BTreeMap::new(),
            used: BTreeMap::new(),
            asked: Vec::new(),
            game: None,
        }
    }

    pub(super) fn since(&self) -> Millis {
        self.since
    }

    /// When a seat was asked for the decision that is waited for.
    pub(super) fn asked(&self, seat: Seat) -> Option<Millis> {
        self.waits.get(&seat).map(|wait| wait.asked)
    }

    /// Since when a seat has been waited for without a break.
    pub(super) fn turn(&self, seat: Seat) -> Option<Millis> {
        self.turns.get(&seat).copied()
    }

    /// The game begins.
    pub(super) fn start(&mut self, at: Millis, waiting: Waiting) {
        *self = Self::new(at);
        let moved = Moved {
            still: Vec::new(),
            waiting,
            line: 0,
            took_back: false,
        };
        self.step(at, &moved, None);
    }

    /// What the clock shows at a moment.
    fn shows(&self, now: Millis) -> Millis {
        self.stopped.unwrap_or(now)
    }

    /// It stands still from now on.
    pub(super) fn stop(&mut self, at: Millis) {
        self.stopped = Some(at);
    }

    /// It goes on where it was stopped: everything it measures ends so much later.
    pub(super) fn go_on(&mut self, at: Millis) {
        let span = self
            .stopped
            .take()
            .map_or(0, |since| at.saturating_sub(since));
        let waits = self.waits.values_mut();
        let waits = waits.flat_map(|wait| [&mut wait.asked, &mut wait.counted]);
        let game = self.game.iter_mut().filter_map(|time| time.since.as_mut());
        let all = waits.chain(&mut self.asked).chain(game);
        all.chain([&mut self.since])
            .for_each(|moment| *moment += span);
    }

    /// The house was down: what went by since then counts for nobody. Nor does it where the clock stands.
    pub(super) fn resume(&mut self, at: Millis) {
        if self.stopped.is_some() {
            return;
        }
        self.since = at;
        for wait in self.waits.values_mut() {
            *wait = Wait {
                asked: at,
                counted: at,
            };
        }
        self.asked.fill(at);
        if let Some(GameTime {
            since: Some(since), ..
        }) = &mut self.game
        {
            *since = at;
        }
    }

    /// Follows a step. Only who has acted, or is asked for something else, is given time anew.
    pub(super) fn step(&mut self, at: Millis, moved: &Moved, game: Option<GameClock>) {
        let at = self.shows(at);
        for (&seat, wait) in &mut self.waits {
            *self.used.entry(seat).or_default() += at.saturating_sub(wait.counted);
            wait.counted = at;
        }
        self.waits.retain(|seat, _| moved.still.contains(seat));
        let line = usize::try_from(moved.line).unwrap_or(usize::MAX);
        let before = self.asked.get(line).copied().filter(|_| moved.took_back);
        if let Waiting::Seats(seats) = &moved.waiting {
            self.turns.retain(|seat, _| seats.contains(seat));
            for seat in seats {
                self.turns.entry(*seat).or_insert(at);
                self.waits.entry(*seat).or_insert(Wait {
                    asked: before.unwrap_or(at),
                    counted: at,
                });
            }
        }
        let first = self.waits.values().map(|wait| wait.asked).min();
        self.asked.truncate(line);
        self.asked.resize(line + 1, first.unwrap_or(at));
        self.since = at;
        self.game = match self.game {
            _ if moved.waiting == Waiting::Over => None,
            Some(time) => Some(time.next(game, at)),
            None => game.map(|clock| GameTime::new(clock, at)),
        };
    }

    /// When a seat that is waited for has used up its reserve.
    fn reserve_ends(&self, seat: Seat, reserve: Millis) -> Option<Millis> {
        let counted = self.waits.get(&seat)?.counted;
        let used = self.used.get(&seat).copied().unwrap_or_default();
        Some(counted + reserve.saturating_sub(used))
    }
}

impl Room {
    /// When the table must be looked at again (`Command::Tick`), if nothing else happens.
    pub fn alarm(&self) -> Option<Millis> {
        if self.is_over() {
            return None;
        }
        if let Some(pause) = self.pause {
            return Some(pause.until);
        }
        let game = self.clock.game.and_then(|time| time.end());
        self.waited_for()
            .into_iter()
            .filter_map(|seat| self.deadline(seat))
            .chain(game)
            .min()
    }

    /// When the table clock of a seat that is waited for runs out; no bot has one.
    pub(super) fn deadline(&self, seat: Seat) -> Option<Millis> {
        if self.chairs.get(seat.index())?.bot().is_some() {
            return None;
        }
        self.time_ends(seat)
    }

    /// When the time of a seat that is waited for ends, whoever plays it.
    fn time_ends(&self, seat: Seat) -> Option<Millis> {
        match self.plan.clock {
            ClockPlan::None => None,
            ClockPlan::PerTurn(span) => Some(self.clock.asked(seat)? + span),
            ClockPlan::Reserve(span) => self.clock.reserve_ends(seat, span),
        }
    }

    /// Whether the time of a seat that is waited for is over, whoever plays it.
    pub(super) fn is_time_up(&self, seat: Seat, now: Millis) -> bool {
        let end = self.time_ends(seat);
        end.is_some_and(|end| self.clock.shows(now) >= end)
    }

    /// Until when the game's own clock runs, and for whom.
    pub fn game_deadline(&self) -> Option<(Seat, Millis)> {
        let time = self.clock.game.filter(|_| !self.is_paused())?;
        Some((time.clock.seat, time.end()?))
    }

    /// Does what clocks that have run out by `now` ask for.
    pub(super) fn look_at_clocks(
        &mut self,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        if self.is_over() {
            return Ok(());
        }
        self.end_pause(now, effects)?;
        if self.is_paused() {
            return Ok(());
        }
        if let Some(time) = self.clock.game
            && time.end().is_some_and(|end| now >= end)
        {
            let step = Step::Time {
                seat: time.clock.seat,
                time: time.run(now),
            };
            self.step(step, now, effects)?;
            self.draw_all(now, effects)?;
        }
        for seat in self.waited_for() {
            if self.deadline(seat).is_some_and(|deadline| now >= deadline) {
                let bot = self.game.stand_in().to_owned();
                self.stand_in(seat, bot, Stands::Unasked, effects)?;
            }
        }
        Ok(())
    }
}
