//! Who starts (W3).

use std::collections::VecDeque;

use table::{BySeat, Seat};

use super::counters::counts_of_all;
use super::{Play, drawing};
use crate::event::Event;
use crate::face::Face;
use crate::player::Player;
use crate::rules::{Counts, Rules, Starter};
use crate::state::{Contest, Phase, State};
use crate::turn::{Run, Turn};

/// The state before the first throw. A player alone has nobody to throw against and starts.
pub(crate) fn start(rules: &Rules, names: &[String]) -> State {
    let alone = names.len() == 1;
    let phase = match rules.starter() {
        Starter::Throw if !alone => Phase::Starting(Contest::among((0..names.len()).map(Seat::at))),
        Starter::Random if !alone => Phase::DrawingStarter,
        Starter::Throw | Starter::Random | Starter::First => {
            Phase::Turn(Turn::of(Seat(0), Run::fresh(1)))
        }
    };
    let begun = || {
        let counts = counts_of_all(rules, None, &Counts::default());
        (Player::newcomer(rules), counts)
    };
    let ((newcomer, counts), untold) = own::overheard(begun);
    let mut state = State {
        players: BySeat::new(names.len(), |_| newcomer.clone()),
        names: names.into(),
        counts,
        untold,
        begun_alone: alone,
        turns: u32::from(matches!(phase, Phase::Turn(_))),
        phase,
        licks: None,
        last: None,
        throws: 0,
        clearings: 0,
        moments: 0,
    };
    if state.turns > 0 {
        let (phase, untold) = own::overheard(|| drawing::first(rules, &state, Seat(0)));
        state.phase = phase;
        state.untold.extend(untold);
    }
    state
}

impl Contest {
    fn among(seats: impl Iterator<Item = Seat>) -> Self {
        Self {
            to_throw: seats.collect(),
            highest: None,
        }
    }

    fn hear(&mut self, seat: Seat, face: Face) {
        match &mut self.highest {
            Some((highest, tied)) if *highest == face => tied.push(seat),
            Some((highest, _)) if *highest > face => {}
            Some(_) | None => self.highest = Some((face, vec![seat])),
        }
    }
}

impl Play<'_> {
    /// The next cube of the contest has landed.
    pub(crate) fn land_starter(&mut self, face: Face) {
        let Phase::Starting(contest) = &mut self.state.phase else {
            return;
        };
        let Some(seat) = contest.to_throw.pop_front() else {
            return;
        };
        contest.hear(seat, face);
        self.log.push(Event::StarterThrown { seat, face });
        self.judge_contest();
    }

    /// Ends the round of the contest if everybody has thrown.
    pub(super) fn judge_contest(&mut self) {
        let Phase::Starting(contest) = &mut self.state.phase else {
            return;
        };
        if !contest.to_throw.is_empty() {
            return;
        }
        let mut tied = contest
            .highest
            .take()
            .map(|(_, seats)| seats)
            .unwrap_or_default();
        if tied.is_empty() {
            // Whoever had the highest throw has left: those who are still there throw again, and one alone begins.
            tied = self.state.seats_in().collect();
        }
        match tied.as_slice() {
            [] => {}
            [seat] => self.found_starter(*seat),
            _ => {
                self.state.phase = Phase::Starting(Contest::among(tied.iter().copied()));
                self.log.push(Event::StarterTied { seats: tied });
            }
        }
    }

    /// One of the seats still in was drawn to start.
    pub(crate) fn pick_starter(&mut self, pick: usize) {
        let seat = self.state.seats_in().nth(pick);
        if let Some(seat) = seat {
            self.found_starter(seat);
        }
    }

    /// A player who throws to start has left.
    pub(super) fn leave_contest(&mut self, seat: Seat) {
        let is_alone = self.state.seats_in().count() == 1 && self.rules.begins_alone();
        if let Phase::Starting(contest) = &mut self.state.phase {
            if is_alone {
                contest.to_throw.clear();
            }
            contest.to_throw.retain(|&other| other != seat);
            if let Some((_, tied)) = &mut contest.highest {
                tied.retain(|&other| other != seat);
            }
        }
        self.judge_contest();
    }

    fn found_starter(&mut self, seat: Seat) {
        self.log.push(Event::StarterFound { seat });
        self.begin_turn(seat);
    }
}

/// Everybody in a queue but `seat`.
pub(super) fn without(queue: &mut VecDeque<Seat>, seat: Seat) {
    queue.retain(|&other| other != seat);
}
