//! A live table as a pure machine: commands in; facts to store, and when to wake it again, out.
//!
//! It reads no clock and touches no socket, file or database. A command is acknowledged and its effect shown only
//! after its facts are stored; a table comes back by folding its facts over again.

mod bots;
mod branch;
mod chair;
mod clock;
mod coach;
mod command;
mod fact;
mod fold;
mod game;
mod lobby;
mod log;
mod nudge;
mod numbers;
mod opening;
mod pause;
mod plan;
mod rematch;
mod removal;
mod request;
mod series;
mod shoulder;
mod told;
mod tried;
mod view;

use std::collections::BTreeMap;

use arena::AnyBot;
use table::{AnyTable, Code, Refusal, Seat, Secret, Settings, Waiting};

use crate::catalog::AnyGame;
pub use bots::{Stands, Thinker};
pub use branch::{archived, branch, is_luck_known};
use chair::Chair;
use clock::Clock;
pub use coach::Coach;
pub use command::{Act, Command, Number};
pub use fact::{Client, Fact, Player};
use lobby::LobbyProposal;
use log::Noted;
pub use log::{Entry, Happened};
use pause::Pause;
pub use plan::{ClockPlan, LeavePlan, Millis, PACE, Plan, usual_seats};
use request::Request;
pub use request::{RequestView, Wish};
pub use series::SeriesView;
use shoulder::Shoulders;
use tried::Tried;
pub use view::{
    ChairView, ClockView, PauseView, ProposalView, RemovalView, RoomView, StageView, TakeBackView,
};

/// A live table.
pub struct Room {
    plan: Plan,
    /// The rules that it was opened with, whatever was voted in before the start.
    brought: Settings,
    pub(crate) game: &'static dyn AnyGame,
    secret: Secret,
    /// What the secret was made from, where the luck is repeatable.
    seed: Option<String>,
    chairs: Vec<Chair>,
    table: Option<Box<dyn AnyTable>>,
    lobby_proposal: Option<LobbyProposal>,
    /// How many there were before the start.
    lobby_proposals: u32,
    /// What somebody asks of all others just now.
    request: Option<Request>,
    /// The game stands still, because all have agreed.
    pause: Option<Pause>,
    /// What a change would do, as it was measured last.
    tried: Option<Tried>,
    clock: Clock,
    log: Vec<Noted>,
    /// How many happenings of the game are in the log.
    noted: usize,
    rematch: Option<String>,
    /// Who has asked for it.
    rematch_by: Option<Seat>,
    closed: Option<String>,
    /// When each seat was reminded last that it is waited for.
    nudged: BTreeMap<Seat, Millis>,
    /// Whose hands those who watch may look into.
    shoulders: Shoulders,
    /// How many facts have been folded in.
    facts: u64,
    bots: BTreeMap<Seat, (String, Box<dyn AnyBot>)>,
}

impl std::fmt::Debug for Room {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Room")
            .field("plan", &self.plan)
            .field("facts", &self.facts)
            .finish_non_exhaustive()
    }
}

/// What a command brought about.
#[derive(Debug, PartialEq)]
pub struct Effects {
    /// To be stored, in order, before anything is acknowledged or shown.
    pub facts: Vec<Fact>,
    /// Whether the command was carried out; a refused one has changed nothing itself.
    pub outcome: Result<(), Refusal>,
    /// The command had been carried out before: nothing new came of it (P8).
    pub repeated: bool,
}

impl Default for Effects {
    fn default() -> Self {
        Self {
            facts: Vec::new(),
            outcome: Ok(()),
            repeated: false,
        }
    }
}

impl Room {
    /// Carries out a command at the time `now`. What clocks that had run out did comes first, and stands even where
    /// the command itself is refused.
    pub fn command(&mut self, command: Command, now: Millis) -> Effects {
        let mut effects = Effects::default();
        let done = self.after_clocks(command, now, &mut effects);
        effects.outcome = done.map_err(|refusal| self.by_name(refusal));
        effects
    }

    fn after_clocks(
        &mut self,
        command: Command,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        // While the house was down no clock ran, so none is looked at before they run again.
        if command != Command::Resume {
            self.look_at_clocks(now, effects)?;
        }
        let asks = matches!(
            command,
            Command::AskTakeBack(..)
                | Command::AskPause(_)
                | Command::AskRemoval { .. }
                | Command::Answer(..)
                | Command::AnswerTakeBack(..)
        );
        let done = self.carry_out(command, now, effects);
        self.draw_all(now, effects)?;
        self.let_bots_vote(now, effects)?;
        let granted = self.grant_if_agreed(now, effects);
        self.draw_all(now, effects)?;
        if asks { done.and(granted) } else { done }
    }

    fn carry_out(
        &mut self,
        command: Command,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        if let Some(why) = &self.closed {
            return Err(Refusal::new(
                Code::GameOver,
                format!("the table is closed: {why}"),
            ));
        }
        if let Some(seat) = removal::shows_up(&command) {
            self.is_back(seat, effects)?;
        }
        // Acts of bots come the same way as those of people.
        let is_said = matches!(command, Command::Say(..) | Command::Act(_));
        if let Some(seat) = command.player().filter(|_| !is_said) {
            self.has_a_part(seat)?;
        }
        if pause::moves(&command) {
            self.is_going_on()?;
        }
        match command {
            Command::Sit(player) => self.sit(player, now, effects),
            Command::StandUp(seat) => self.stand_up(seat, effects),
            Command::Rename(seat, name) => self.rename(seat, name, effects),
            Command::Start(seat) => self.start(seat, now, effects),
            Command::Act(act) => self.act(act, now, effects),
            Command::Propose(seat, rules) => self.propose(seat, rules, now, effects),
            Command::Vote(seat, vote, on) => self.vote((seat, vote, on), now, effects),
            Command::Undo(seat) => self.undo(seat, now, effects),
            Command::AskTakeBack(seat, to) => self.ask_take_back(seat, to, effects),
            Command::AskPause(seat) => self.ask_pause(seat, effects),
            Command::AskRemoval { by, seat, present } => {
                self.ask_removal(by, seat, present, effects)
            }
            Command::Answer(seat, wish, yes) => self.answer(seat, wish, yes, effects),
            Command::AnswerTakeBack(seat, to, yes) => self.answer_take_back(seat, to, yes, effects),
            Command::GoOn(seat) => self.go_on(seat, now, effects),
            Command::StandIn(seat, bot, why) => self.stand_in(seat, bot, why, effects),
            Command::Return(seat) => self.come_back(seat, now, effects),
            Command::Leave(seat) => self.leave(seat, now, effects),
            Command::Nudge(by, seat) => self.nudge(by, seat, now, effects),
            Command::ShowHand(seat, shown) => self.show_hand(seat, shown, effects),
            Command::Say(seat, name, text) => self.say(seat, name, text, now, effects),
            Command::Rematch(table, by) => self.push(Fact::Rematched { table, by }, effects),
            Command::Measured(change, measured) => self.measured(&change, *measured, effects),
            Command::Think => self.think(now, effects),
            Command::Here(_) | Command::Tick => Ok(()),
            Command::Resume => self.push(Fact::Resumed { at: now }, effects),
            Command::Close(why) => self.push(Fact::Closed { why }, effects),
        }
    }

    fn say(
        &mut self,
        seat: Option<Seat>,
        name: String,
        text: String,
        at: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        let said = Fact::Said {
            name,
            seat,
            text,
            at,
        };
        self.push(said, effects)
    }

    /// The game, once it has begun.
    fn playing(&self) -> Result<&dyn AnyTable, Refusal> {
        self.table
            .as_deref()
            .ok_or_else(|| Refusal::new(Code::NoGame, "the game has not begun"))
    }

    /// How many facts the table has: the number of the next one.
    pub fn length(&self) -> u64 {
        self.facts
    }

    /// Whether the game is over or the table closed.
    pub fn is_over(&self) -> bool {
        self.closed.is_some()
            || self
                .table
                .as_ref()
                .is_some_and(|table| table.waiting() == Waiting::Over)
    }

    /// The number under which the book of the game says how rules are voted on.
    pub fn voting(&self) -> &'static str {
        self.game.voting()
    }

    /// The rules that the table was opened with, before any vote.
    pub fn brought(&self) -> &Settings {
        &self.brought
    }

    /// What the table was opened with, votes before the start included.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The game with its own types, once it has begun.
    pub fn table(&self) -> Option<&dyn AnyTable> {
        self.table.as_deref()
    }

    /// The seats that `waiting` is about.
    fn waited_for(&self) -> Vec<Seat> {
        match self.table.as_ref().map(|table| table.waiting()) {
            Some(Waiting::Seats(seats)) => seats,
            Some(Waiting::Luck | Waiting::Over) | None => Vec::new(),
        }
    }
}
