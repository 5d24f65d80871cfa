//! Last Licks: who challenges, who leads, and when it is over (W15, W16, S5–S7).

use std::collections::VecDeque;

use table::Seat;

use super::Play;
use super::starter::without;
use crate::event::Event;
use crate::player::Exit;
use crate::rules::PassedLeader;
use crate::state::{LastLicks, Phase};

impl Play<'_> {
    /// A player has banked the goal: Last Licks begin, or the game is over if nobody is there to challenge (S16).
    pub(super) fn begin_last_licks(&mut self, leader: Seat) {
        let score = self.state.players[leader].score;
        if self.state.others_in(leader).next().is_none() {
            return self.end(Some(leader));
        }
        self.tell_by(leader, "goal");
        self.log.push(Event::LastLicksBegun {
            seat: leader,
            score,
        });
        let terms = self.state.turn().and_then(|turn| turn.run.terms);
        let rules = self.rules.on(terms);
        let misses = |seat: &Seat| rules.misses_last_licks(&self.state.players[*seat]);
        let missing: Vec<Seat> = self.state.others_in(leader).filter(misses).collect();
        for seat in missing {
            self.exit(seat, Exit::Circled);
        }
        let others: Vec<Seat> = self.state.others_in(leader).collect();
        for seat in others {
            self.put_out(seat, "misses_last_licks");
        }
        let mut challengers: Vec<Seat> = self.state.others_in(leader).collect();
        self.rules
            .order(&mut challengers, &self.state.players, &self.state.names);
        let drawn = self.rules.draws_order() && challengers.len() > 1;
        if challengers.len() > 1 {
            let asked = if drawn {
                "order_drawn"
            } else {
                "challenge_place"
            };
            self.tell_by(leader, asked);
        }
        let queue = if drawn {
            VecDeque::new()
        } else {
            challengers.iter().copied().collect()
        };
        self.state.licks = Some(LastLicks {
            leader,
            queue,
            target: score,
            succeeded: Vec::new(),
        });
        if drawn {
            self.state.phase = Phase::Ordering(challengers);
        } else {
            self.pass_on(leader);
        }
    }

    /// One of those not yet placed is drawn to challenge next; the last needs no draw.
    pub(crate) fn pick_challenger(&mut self, pick: usize) {
        let (Phase::Ordering(left), Some(licks)) = (&mut self.state.phase, &mut self.state.licks)
        else {
            return;
        };
        if pick < left.len() {
            let seat = left.remove(pick);
            licks.queue.push_back(seat);
            self.log.push(Event::ChallengerDrawn { seat });
        }
        self.place_last_challenger();
    }

    /// Ends the drawing of the order when at most one is left to place.
    pub(super) fn place_last_challenger(&mut self) {
        let (Phase::Ordering(left), Some(licks)) = (&mut self.state.phase, &mut self.state.licks)
        else {
            return;
        };
        if left.len() > 1 {
            return;
        }
        licks.queue.extend(left.drain(..));
        let leader = licks.leader;
        self.pass_on(leader);
    }

    /// The next challenger's turn, or the next round, or the end.
    pub(super) fn next_challenger(&mut self) {
        let Some(licks) = &mut self.state.licks else {
            return;
        };
        if let Some(seat) = licks.queue.pop_front() {
            return self.begin_turn(seat);
        }
        if licks.succeeded.is_empty() {
            let winner = self.highest_in();
            return self.end(winner);
        }
        self.begin_round();
    }

    /// The best of those who have beaten the target leads the next round, and everybody else still in must beat him
    /// (W16 c); of equal ones the first (S6).
    fn begin_round(&mut self) {
        let Some(licks) = &mut self.state.licks else {
            return;
        };
        let players = &self.state.players;
        let old = licks.leader;
        let best = licks
            .succeeded
            .drain(..)
            .rev()
            .max_by_key(|seat| players[*seat].score);
        let leader = best
            .filter(|best| players[*best].score > players[old].score)
            .unwrap_or(old);
        let queue: VecDeque<Seat> = self.state.others_in(leader).collect();
        let target = self.state.players[leader].score;
        self.state.licks = Some(LastLicks {
            leader,
            queue,
            target,
            succeeded: Vec::new(),
        });
        if leader != old {
            self.log.push(Event::LeaderPassed {
                seat: leader,
                passed: old,
                score: target,
            });
        }
        self.next_challenger();
    }

    /// A challenger has banked more than the leader.
    pub(super) fn succeed(&mut self, seat: Seat) {
        let score = self.state.players[seat].score;
        let Some(licks) = &mut self.state.licks else {
            return;
        };
        let passed = licks.leader;
        if seat == passed {
            return;
        }
        let fate = self.rules.passed_leader();
        self.tell_by(seat, "passed_leader");
        let Some(licks) = &mut self.state.licks else {
            return;
        };
        if fate == PassedLeader::LeadsTheRound {
            return licks.succeeded.push(seat);
        }
        licks.leader = seat;
        licks.target = score;
        match fate {
            PassedLeader::ChallengesLast => licks.queue.push_back(passed),
            PassedLeader::ChallengesNext => licks.queue.push_front(passed),
            PassedLeader::IsOut | PassedLeader::Stays | PassedLeader::LeadsTheRound => {}
        }
        self.log.push(Event::LeaderPassed {
            seat,
            passed,
            score,
        });
        if fate == PassedLeader::IsOut {
            self.exit(passed, Exit::Passed);
        }
    }

    /// A turn has ended without a bank: in Last Licks a challenger has failed. One who became the leader in mid-turn,
    /// because the leader left (S7), plays his turn out and has only its points to lose.
    pub(super) fn fail(&mut self, seat: Seat) {
        let challenges = self
            .state
            .licks
            .as_ref()
            .is_some_and(|licks| licks.leader != seat);
        if !challenges || !self.state.players[seat].is_in() {
            return;
        }
        self.tell_by(seat, "failed_is_out");
        if self.rules.failing_removes() {
            self.exit(seat, Exit::Failed);
        }
    }

    /// Strikes a player who is out from Last Licks; a leader is replaced by the highest player still in (S7).
    pub(super) fn strike(&mut self, seat: Seat) {
        let Some(licks) = &mut self.state.licks else {
            return;
        };
        without(&mut licks.queue, seat);
        licks.succeeded.retain(|&other| other != seat);
        if licks.leader != seat {
            return;
        }
        let Some(leader) = self.highest_in() else {
            return;
        };
        let score = self.state.players[leader].score;
        if let Some(licks) = &mut self.state.licks {
            without(&mut licks.queue, leader);
            licks.succeeded.retain(|&other| other != leader);
            licks.leader = leader;
            licks.target = score;
        }
        self.log.push(Event::LeaderReplaced {
            seat: leader,
            left: seat,
            score,
        });
    }

    /// The highest score still in; of equal ones the one reached first.
    fn highest_in(&self) -> Option<Seat> {
        let player = |seat: &Seat| &self.state.players[*seat];
        self.state
            .seats_in()
            .min_by_key(|seat| (u32::MAX - player(seat).score, player(seat).reached))
    }
}
