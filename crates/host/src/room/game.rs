//! While the game is played: acts, votes, taking back, leaving.

use serde_json::Value as Json;
use table::{AnyStep, AnyTable, Code, Refusal, Seat, Settings, Step, Waiting};

use super::bots::Stands;
use super::clock::Moved;
use super::{Act, Client, Effects, Fact, LeavePlan, Millis, Number, Room};
use crate::clean;
use crate::own::choose_own;
use crate::pieces::pieces_of;
use crate::proposing::would_change;

impl Room {
    pub(super) fn act(
        &mut self,
        mut act: Act,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        clean::json(&mut act.action);
        let table = self.playing()?;
        let (length, timeless) = (table.length(), table.is_timeless(&act.action));
        let chair = self.chair(act.seat)?;
        if let Some(number) = &act.client
            && chair.numbers.is_done(number, &act.action, act.against)?
        {
            effects.repeated = true;
            return Ok(());
        }
        self.is_going_on()?;
        let is_late = |against: usize| against != length && !table.stands_since(against);
        if act.against.is_some_and(is_late) && !timeless {
            let message = format!("the table has moved on: its record is {length} steps long now");
            return Err(Refusal::new(Code::Stale, message));
        }
        let client = act.client.map(|Number { by, seq }| Client {
            seat: act.seat,
            by,
            seq,
            against: act.against,
        });
        let step = Step::Act {
            seat: act.seat,
            act: act.action,
        };
        table.strict(&step)?;
        self.push(
            Fact::Stepped {
                step,
                at: now,
                client,
            },
            effects,
        )
    }

    pub(super) fn propose(
        &mut self,
        seat: Seat,
        mut rules: Settings,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        choose_own(self.game.slug(), &self.settings(), &mut rules)?;
        let Some(table) = &self.table else {
            return self.lobby_propose(seat, &rules, effects);
        };
        if pieces_of(&rules).next().is_some() {
            let message = "pieces are chosen before the game begins";
            return Err(Refusal::new(Code::NotNow, message));
        }
        would_change(table.as_ref(), self.game.rules(), &rules)?;
        self.step(
            Step::Propose {
                seat,
                propose: rules,
            },
            now,
            effects,
        )
    }

    pub(super) fn vote(
        &mut self,
        (seat, vote, on): (Seat, Option<bool>, Option<u32>),
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        let Some(table) = &self.table else {
            return self.lobby_vote((seat, vote, on), effects);
        };
        let open = table.proposal().map_or(0, |open| open.id);
        let proposal = on.unwrap_or(open);
        self.step(
            Step::Vote {
                seat,
                proposal,
                vote,
            },
            now,
            effects,
        )
    }

    pub(super) fn undo(
        &mut self,
        seat: Seat,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        let Some(undo) = self.playing()?.undoable_by(seat) else {
            let message = "there is nothing you can take back alone; ask the others";
            return Err(Refusal::new(Code::NotNow, message).by("P9"));
        };
        self.step(Step::Undo { undo }, now, effects)
    }

    pub(super) fn leave(
        &mut self,
        seat: Seat,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        if self.chair(seat)?.has_left {
            return Err(Refusal::new(Code::NotNow, "you have left for good already").by("P4"));
        }
        if self.table.is_none() {
            return self.stand_up(seat, effects);
        }
        match self.plan.leave.clone() {
            LeavePlan::Bot(bot) if self.game.bot(&bot, "").is_ok() => {
                self.stand_in(seat, bot, Stands::ForGood, effects)
            }
            // Tables opened by an older house may name a bot that there is none of.
            LeavePlan::Bot(_) => self.stand_in(
                seat,
                self.game.stand_in().to_owned(),
                Stands::ForGood,
                effects,
            ),
            LeavePlan::Drop => match self.step(Step::Leave { leave: seat }, now, effects) {
                // A game that needs the seat has it played on.
                Err(Refusal {
                    code: Code::NotNow, ..
                }) => {
                    let bot = self.game.stand_in().to_owned();
                    self.stand_in(seat, bot, Stands::ForGood, effects)
                }
                other => other,
            },
        }
    }

    pub(super) fn step(
        &mut self,
        step: AnyStep,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        self.playing()?;
        self.push(
            Fact::Stepped {
                step,
                at: now,
                client: None,
            },
            effects,
        )
    }

    pub(super) fn stepped(
        &mut self,
        step: &AnyStep,
        at: Millis,
        client: Option<&Client>,
    ) -> Result<(), Refusal> {
        let (before, took_back) = (self.asked_by(step), self.takes_back_own(step));
        let Some(table) = &mut self.table else {
            return Err(Refusal::new(Code::NoGame, "the game has not begun"));
        };
        table.take(step.clone())?;
        let moved = Moved {
            still: still(before, table.as_ref()),
            waiting: table.waiting(),
            line: table.line_length(),
            took_back,
        };
        let game_clock = table.clock();
        self.clock.step(at, &moved, game_clock);
        self.drop_request(step);
        if let Step::Leave { leave } = step {
            self.chair_mut(*leave)?.has_left = true;
        }
        if let (Some(client), Step::Act { act, .. }) = (client, step) {
            let numbers = &mut self.chair_mut(client.seat)?.numbers;
            numbers.note(&client.by, client.seq, act, client.against);
        }
        Ok(())
    }

    /// The seats that may be asked for the same thing after the step as now; with what they are asked, where an act of
    /// another can change that.
    fn asked_by(&self, step: &AnyStep) -> Vec<(Seat, Option<Vec<Json>>)> {
        let Some(table) = &self.table else {
            return Vec::new();
        };
        let waited_for = self.waited_for().into_iter();
        match step {
            Step::Act { seat: actor, .. } => waited_for
                .filter(|seat| seat != actor)
                .map(|seat| (seat, Some(table.actions(seat))))
                .collect(),
            Step::Propose { .. } | Step::Vote { .. } | Step::Join { .. } | Step::Leave { .. } => {
                waited_for.map(|seat| (seat, None)).collect()
            }
            Step::Luck { .. } | Step::Time { .. } | Step::Undo { .. } => Vec::new(),
        }
    }

    /// Whether the step takes back what a seat that is to act has done itself, as it could alone (P9).
    fn takes_back_own(&self, step: &AnyStep) -> bool {
        let (Step::Undo { undo }, Some(table)) = (step, &self.table) else {
            return false;
        };
        let alone = |seat: Seat| table.undoable_by(seat).is_some_and(|kept| *undo >= kept);
        self.waited_for().into_iter().any(alone)
    }

    /// Draws while the game waits for luck.
    pub(super) fn draw_all(&mut self, now: Millis, effects: &mut Effects) -> Result<(), Refusal> {
        while let Some(table) = &self.table
            && table.waiting() == Waiting::Luck
        {
            let draw = table.next_draw()?;
            self.step(draw, now, effects)?;
        }
        Ok(())
    }
}

/// Those of the seats that are waited for still, and asked for the same.
fn still(before: Vec<(Seat, Option<Vec<Json>>)>, table: &dyn AnyTable) -> Vec<Seat> {
    let same = |seat: Seat, asked: Option<Vec<Json>>| {
        asked.is_none_or(|asked| table.actions(seat) == asked)
    };
    let before = before.into_iter();
    before
        .filter_map(|(seat, asked)| same(seat, asked).then_some(seat))
        .collect()
}
