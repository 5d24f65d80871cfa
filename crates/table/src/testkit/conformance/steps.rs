//! Which step a random game takes next, and which steps must be refused.

use serde_json::{Value as Json, json};

use super::chance::{below, one_in, pick};
use super::mutate::mutate;
use super::round::Round;
use super::settings::{free, value};
use crate::step::any;
use crate::{AnyStep, AnyTable, Game, Luck, Seat, Settings, Step, Stream, Turn, Value};

/// A step, and whether the table has to take it.
pub(super) struct Next {
    pub(super) step: AnyStep,
    pub(super) must: bool,
}

impl<G: Game> Round<'_, G> {
    /// The next step of a game that is not over.
    pub(super) fn next(&self, luck: &mut Stream) -> Next {
        let aside = match luck.below(100) {
            // Seldom in a long game, for all of it is played over.
            0 if below(luck, 200 + self.line.len()) < 200 => Some(self.take_back(luck)),
            1 if self.comings > 0 => Some(self.come_or_go(luck)),
            2..5 if self.table.proposal().is_none() => self.proposal(luck),
            2..40 if self.table.proposal().is_some() => Some(self.vote(luck)),
            _ => None,
        };
        match aside {
            Some(step) => Next { step, must: false },
            None => Next {
                step: self.play_on(luck),
                must: true,
            },
        }
    }

    fn take_back(&self, luck: &mut Stream) -> AnyStep {
        let undo = self.earlier(luck) as u64;
        Step::Undo { undo }
    }

    /// A place in the line of play, mostly one of the last: few of those before can be gone back to.
    pub(super) fn earlier(&self, luck: &mut Stream) -> usize {
        let length = self.line.len();
        match luck.below(4) {
            0 => below(luck, length + 1),
            _ => length.saturating_sub(1 + below(luck, 12)),
        }
    }

    fn come_or_go(&self, luck: &mut Stream) -> AnyStep {
        if one_in(luck, 2) {
            let join = format!("late{}", self.table.names().len());
            return Step::Join { join };
        }
        Step::Leave {
            leave: self.any_seat(luck),
        }
    }

    fn proposal(&self, luck: &mut Stream) -> Option<AnyStep> {
        let rules = free(self.options);
        let mut propose = Settings::default();
        for _ in 0..=luck.below(2) {
            let rule = pick(luck, &rules)?;
            propose = propose.with(rule.slug, value(rule, luck));
        }
        let seat = self.any_seat(luck);
        Some(Step::Propose { seat, propose })
    }

    fn vote(&self, luck: &mut Stream) -> AnyStep {
        let vote = match luck.below(20) {
            0 => Some(false),
            1 => None,
            _ => Some(true),
        };
        Step::Vote {
            seat: self.any_seat(luck),
            proposal: self.table.proposal().map_or(0, |open| open.id),
            vote,
        }
    }

    /// What the game itself waits for.
    fn play_on(&self, luck: &mut Stream) -> AnyStep {
        if let Turn::Luck(_) = self.table.turn() {
            let luck = self.drawn(luck);
            return any::<G>(Step::Luck { luck });
        }
        let act = self.act(luck);
        let clock = self
            .table
            .clock()
            .filter(|_| act.is_none() || one_in(luck, 10));
        let time = clock.map(|clock| {
            let share = if act.is_none() {
                60
            } else {
                u64::from(luck.below(90))
            };
            let time = clock.limit * share / 60;
            Step::Time {
                seat: clock.seat,
                time,
            }
        });
        // That a game waits for nothing at all is found out before it comes to this.
        time.or(act).unwrap_or(Step::Undo { undo: u64::MAX })
    }

    /// An action of a seat that is to act; with a sampler, sometimes one that is not listed.
    fn act(&self, luck: &mut Stream) -> Option<AnyStep> {
        let (game, state) = (self.table.game(), self.table.state());
        let Turn::Choice(asks) = self.table.turn() else {
            return None;
        };
        let ask = pick(luck, asks)?;
        let sample = self.options.sampler.filter(|_| one_in(luck, 3));
        let unlisted = sample.and_then(|sample| sample(game, state, ask.seat, luck));
        let unlisted = unlisted.filter(|action| game.check(state, ask.seat, action).is_ok());
        let act = unlisted.or_else(|| pick(luck, &ask.actions).cloned())?;
        Some(any::<G>(Step::Act {
            seat: ask.seat,
            act,
        }))
    }

    /// The table's own draw, where it has one, or any other.
    fn drawn(&self, luck: &mut Stream) -> G::Outcome {
        let own = self.table.drawn().ok().filter(|_| one_in(luck, 2));
        own.unwrap_or_else(|| self.table.game().draw(self.table.state(), luck))
    }

    fn any_seat(&self, luck: &mut Stream) -> Seat {
        Seat::at(below(luck, self.table.names().len()))
    }

    /// Steps that the table must refuse as it stands.
    pub(super) fn forbidden(&self, luck: &mut Stream) -> Vec<AnyStep> {
        let beyond = Seat::at(self.table.names().len());
        let nowhere = Settings::default().with("no-such-rule", Value::Flag(true));
        let open = self.table.proposal().map_or(0, |open| open.id);
        let seat = self.any_seat(luck);
        let mut steps = vec![
            Step::Leave { leave: beyond },
            Step::Time {
                seat: beyond,
                time: 0,
            },
            Step::Undo {
                undo: self.line.len() as u64,
            },
            Step::Propose {
                seat,
                propose: nowhere,
            },
            Step::Propose {
                seat,
                propose: Settings::default(),
            },
            Step::Vote {
                seat,
                proposal: open + 1,
                vote: Some(true),
            },
            Step::Act {
                seat,
                act: Json::Null,
            },
        ];
        if self.table.game().clock(self.table.state()).is_none() {
            steps.push(Step::Time { seat, time: 0 });
        }
        steps.extend(self.forbidden_actions(luck));
        steps.extend(self.forbidden_luck(luck));
        steps
    }

    /// Actions that are not listed, or are for another seat; with a sampler, those that the game refuses.
    fn forbidden_actions(&self, luck: &mut Stream) -> Vec<AnyStep> {
        let (game, state) = (self.table.game(), self.table.state());
        let asks = match self.table.turn() {
            Turn::Choice(asks) => asks.as_slice(),
            Turn::Luck(_) | Turn::Over(_) => &[],
        };
        let allowed = |seat: Seat, act: &Json| {
            let Ok(action) = serde_json::from_value::<G::Action>(act.clone()) else {
                return false;
            };
            let mut own = asks.iter().filter(|ask| ask.seat == seat);
            let sampled = self.options.sampler.is_some();
            own.any(|ask| ask.actions.contains(&action))
                || sampled && game.check(state, seat, &action).is_ok()
        };
        let now = asks.iter().filter_map(|ask| pick(luck, &ask.actions));
        let mut actions: Vec<Json> = now.map(|action| json!(action)).collect();
        let earlier = (0..4).filter_map(|_| pick(luck, &self.actions));
        actions.extend(earlier.map(|action| json!(action)));
        let spoilt: Vec<Json> = actions.iter().map(|action| mutate(action, luck)).collect();
        actions.extend(spoilt);
        let beyond = Seat::at(self.table.names().len());
        let mut steps = Vec::new();
        for act in actions {
            for seat in [self.any_seat(luck), self.any_seat(luck), beyond] {
                if seat == beyond || !allowed(seat, &act) {
                    let act = act.clone();
                    steps.push(Step::Act { seat, act });
                }
            }
        }
        steps
    }

    /// Outcomes that cannot come now.
    fn forbidden_luck(&self, luck: &mut Stream) -> Vec<AnyStep> {
        let outcomes = self.table.game().outcomes(self.table.state());
        let mut foreign: Vec<Json> = (0..4)
            .filter_map(|_| pick(luck, &self.outcomes))
            .map(|outcome| json!(outcome))
            .collect();
        let spoilt: Vec<Json> = foreign
            .iter()
            .map(|outcome| mutate(outcome, luck))
            .collect();
        foreign.extend(spoilt);
        foreign.retain(|json| {
            let outcome = serde_json::from_value::<G::Outcome>(json.clone());
            !outcome.is_ok_and(|outcome| outcomes.iter().any(|(listed, _)| *listed == outcome))
        });
        foreign
            .into_iter()
            .map(|luck| Step::Luck { luck })
            .collect()
    }
}
