//! Clocks: the table's (P5) and those of a game's own rules. Time comes in with the commands; none is read here.

use std::collections::BTreeMap;

use table::{GameClock, Refusal, Seat, Step, Waiting};

use super::{ClockPlan, Effects, Fact, Millis, Room};

/// How long whom has been waited for.
#[derive(Clone, Debug)]
pub(super) struct Clock {
    /// Since when the table waits for the seats it waits for.
    since: Millis,
    /// What each seat has used up of its reserve.
    used: BTreeMap<Seat, Millis>,
    /// The clock of the game's own rules.
    game: Option<GameTime>,
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
            since: at,
            used: BTreeMap::new(),
            game: None,
        }
    }

    pub(super) fn since(&self) -> Millis {
        self.since
    }

    pub(super) fn start(&mut self, at: Millis) {
        *self = Self::new(at);
    }

    /// The house was down: what went by since then counts for nobody.
    pub(super) fn resume(&mut self, at: Millis) {
        self.since = at;
        if let Some(GameTime {
            since: Some(since), ..
        }) = &mut self.game
        {
            *since = at;
        }
    }

    /// The table waits anew.
    pub(super) fn restart(&mut self, at: Millis) {
        self.since = at;
    }

    pub(super) fn step(
        &mut self,
        at: Millis,
        waited_for: &[Seat],
        waiting: &Waiting,
        game: Option<GameClock>,
    ) {
        let spent = at.saturating_sub(self.since);
        for &seat in waited_for {
            *self.used.entry(seat).or_default() += spent;
        }
        self.since = at;
        self.game = match self.game {
            _ if *waiting == Waiting::Over => None,
            Some(time) => Some(time.next(game, at)),
            None => game.map(|clock| GameTime::new(clock, at)),
        };
    }
}

impl Room {
    /// When the table must be looked at again (`Command::Tick`), if nothing else happens.
    pub fn alarm(&self) -> Option<Millis> {
        if self.is_over() {
            return None;
        }
        let game = self.clock.game.and_then(|time| time.end());
        self.waited_for()
            .into_iter()
            .filter_map(|seat| self.deadline(seat))
            .chain(game)
            .min()
    }

    /// When the table clock of a seat that is waited for runs out.
    pub(super) fn deadline(&self, seat: Seat) -> Option<Millis> {
        if self.chairs.get(seat.index())?.bot().is_some() {
            return None;
        }
        match self.plan.clock {
            ClockPlan::None => None,
            ClockPlan::PerTurn(span) => Some(self.clock.since + span),
            ClockPlan::Reserve(span) => {
                let used = self.clock.used.get(&seat).copied().unwrap_or_default();
                Some(self.clock.since + span.saturating_sub(used))
            }
        }
    }

    /// Until when the game's own clock runs, and for whom.
    pub fn game_deadline(&self) -> Option<(Seat, Millis)> {
        let time = self.clock.game?;
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
                self.push(Fact::StoodIn { seat, bot }, effects)?;
            }
        }
        Ok(())
    }
}
