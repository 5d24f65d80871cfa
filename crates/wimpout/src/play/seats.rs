//! Newcomers, leavers, and rules adopted in mid-game (S7, S15, W17, W20).

use table::{Code, Refusal, Seat};

use super::Play;
use super::counters::begin_counts;
use crate::player::{Exit, Player};
use crate::rules::Rules;
use crate::state::{Fate, Phase, State};
use crate::turn::{Stage, Turn};

impl Player {
    /// A player who has not played yet.
    pub(crate) fn newcomer(rules: &Rules) -> Self {
        let mut newcomer = Self {
            circles: u32::from(rules.draws_circles()),
            ..Self::default()
        };
        newcomer.begin_counts(rules, None);
        newcomer
    }
}

impl Play<'_> {
    /// Seats a newcomer last in the order of play (S15). One who comes while cubes are thrown to start does not throw
    /// for it.
    pub(crate) fn join(&mut self, name: &str) -> Result<Seat, Refusal> {
        if matches!(self.state.phase, Phase::Over(_)) {
            return Err(Refusal::new(Code::GameOver, "the game is over"));
        }
        if self.state.licks.is_some() {
            let message = "nobody can join once Last Licks have begun";
            return Err(Refusal::new(Code::NotNow, message).by("S15"));
        }
        if self.state.players.len() > usize::from(u16::MAX) {
            return Err(Refusal::new(Code::BadSeat, "every seat is taken").by("W2"));
        }
        let names = self.state.names.iter().cloned();
        self.state.names = names.chain([name.to_owned()]).collect();
        let newcomer = Player::newcomer(self.rules);
        Ok(self.players().push(newcomer))
    }

    /// Takes a player out for good, in the middle of whatever is going on.
    pub(crate) fn leave(&mut self, seat: Seat) -> Result<(), Refusal> {
        if matches!(self.state.phase, Phase::Over(_)) {
            return Err(Refusal::new(Code::GameOver, "the game is over"));
        }
        match self.state.players.get(seat) {
            None => return Err(Refusal::new(Code::BadSeat, format!("there is no {seat}"))),
            Some(player) if !player.is_in() => {
                return Err(Refusal::new(Code::NotNow, format!("{seat} is out already")).by("W17"));
            }
            Some(_) => {}
        }
        self.exit(seat, Exit::Left);
        self.go_on_without(seat);
        Ok(())
    }

    fn go_on_without(&mut self, gone: Seat) {
        let leader = self.state.licks.as_ref().map(|licks| licks.leader);
        if self.state.mover() == Some(gone) {
            self.settle_fate(Fate::Lost);
            return self.pass_on(gone);
        }
        if let Phase::Ordering(left) = &mut self.state.phase {
            left.retain(|&other| other != gone && Some(other) != leader);
        }
        if self.is_decided() {
            return;
        }
        match self.state.phase {
            Phase::Starting(_) => self.leave_contest(gone),
            Phase::Ordering(_) => self.place_last_challenger(),
            Phase::Turn(Turn {
                stage: Stage::Insuring { throw, asked },
                ..
            }) if asked == gone => {
                self.let_stand(gone, throw);
            }
            Phase::Turn(_) | Phase::Drawing(_) | Phase::DrawingStarter | Phase::Over(_) => {}
        }
    }
}

/// Gives the flash that has just been thrown the limit that comes into force with it: a limit that the table sets
/// waits for the old flash to be cleared, so the flash that cleared it is a new one. One that a Full House brings waits
/// for no flash, and leaves the one that lies there as it was (W19).
fn limit_new_flash(rules: &Rules, old: &Rules, state: &mut State) {
    let brought = rules.doubles_full_house() != old.doubles_full_house();
    let (Phase::Turn(turn), Some(last)) = (&mut state.phase, &state.last) else {
        return;
    };
    let flashed = matches!(last.fate, Fate::Scored(scoring) if !scoring.flash.is_empty());
    if !brought
        && flashed
        && last.seat == turn.seat
        && rules.limit() != old.limit()
        && let Some(clearing) = &mut turn.run.clearing
    {
        clearing.limit = rules.limit();
    }
}

/// Fits a state to rules that come into force in place of `old`: tallies start at zero and go when they are dropped;
/// whoever has not opened gets a circle where circles are drawn from now on (W19).
pub(crate) fn adopt(rules: &Rules, old: &Rules, state: &mut State) {
    let insurance = rules.insures() != old.insures();
    let wrecks = rules.tallies_wrecks() != old.tallies_wrecks();
    let circles = rules.draws_circles() != old.draws_circles();
    if insurance && let Phase::Turn(turn) = &mut state.phase {
        turn.run.issued = 0;
    }
    limit_new_flash(rules, old, state);
    begin_counts(rules, old, state);
    for seat in state.players.seats() {
        let player = &mut state.players[seat];
        if let Some(run) = &mut player.suspended {
            run.issued = if insurance { 0 } else { run.issued };
        }
        if insurance {
            player.insurance = 0;
        }
        if wrecks {
            player.wrecks = 0;
        }
        if circles {
            player.circle_wrecks = 0;
            player.circles = u32::from(rules.draws_circles() && !player.opened);
        }
    }
}
