//! A live table as a pure machine: commands in; facts to store, and when to wake it again, out.
//!
//! It reads no clock and touches no socket, file or database. A command is acknowledged and its effect shown only
//! after its facts are stored; a table comes back by folding its facts over again.

mod bots;
mod branch;
mod clock;
mod command;
mod fact;
mod game;
mod lobby;
mod log;
mod nudge;
mod numbers;
mod pause;
mod plan;
mod rematch;
mod removal;
mod request;
mod series;
mod told;
mod tried;
mod view;

use std::collections::BTreeMap;

use arena::AnyBot;
use table::{AnyTable, Code, Refusal, Seat, Secret, Settings, Waiting};

use crate::catalog::{AnyGame, game};
use crate::outside::clean_materials;
use crate::own::choose_own;
pub use bots::Thinker;
pub use branch::{archived, branch, is_luck_known};
use clock::Clock;
pub use command::{Act, Command, Number};
pub use fact::{Client, Fact, Player};
use lobby::LobbyProposal;
use log::Noted;
pub use log::{Entry, Happened};
use numbers::Numbers;
use pause::Pause;
use plan::LONGEST_PACE;
pub use plan::{ClockPlan, LeavePlan, Millis, Plan};
use request::{Asked, Request};
pub use request::{RequestView, Wish};
pub use series::SeriesView;
use tried::Tried;
pub use view::{
    ChairView, ClockView, PauseView, ProposalView, RemovalView, RoomView, StageView, TakeBackView,
};

/// A live table.
pub struct Room {
    plan: Plan,
    game: &'static dyn AnyGame,
    secret: Secret,
    /// What the secret was made from, where the luck is repeatable.
    seed: Option<String>,
    chairs: Vec<Chair>,
    table: Option<Box<dyn AnyTable>>,
    lobby_proposal: Option<LobbyProposal>,
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
    closed: Option<String>,
    /// When each seat was reminded last that it is waited for.
    nudged: BTreeMap<Seat, Millis>,
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

/// A seat and who sits in it.
#[derive(Clone, Debug)]
struct Chair {
    player: Player,
    /// The bot that plays for the absent player.
    stand_in: Option<String>,
    /// Whether the player has left for good.
    has_left: bool,
    /// The numbers that the player's clients have given their acts.
    numbers: Numbers,
}

impl Chair {
    fn new(player: Player) -> Self {
        Self {
            player,
            stand_in: None,
            has_left: false,
            numbers: Numbers::default(),
        }
    }

    /// The bot that acts here, if one does.
    fn bot(&self) -> Option<&str> {
        self.player.bot.as_deref().or(self.stand_in.as_deref())
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
    /// Opens a table; its opening is the first fact to store. `secret` must come from the operating system.
    ///
    /// # Errors
    /// An unknown game, rules that clash, a number of seats the game does not take.
    pub fn open(plan: Plan, secret: &Secret, now: Millis) -> Result<(Self, Fact), Refusal> {
        Self::open_with(plan, secret, None, now)
    }

    /// Opens a table whose luck anybody can repeat who knows the seed; its record says so.
    ///
    /// # Errors
    /// As [`Room::open`].
    pub fn open_seeded(plan: Plan, seed: &str, now: Millis) -> Result<(Self, Fact), Refusal> {
        Self::open_with(plan, &Secret::from_seed(seed), Some(seed.to_owned()), now)
    }

    fn open_with(
        mut plan: Plan,
        secret: &Secret,
        seed: Option<String>,
        now: Millis,
    ) -> Result<(Self, Fact), Refusal> {
        clean_materials(&mut plan.materials);
        let game = game(&plan.game)?;
        choose_own(&plan.game, &Settings::default(), &mut plan.rules)?;
        game.warnings(&plan.rules, &plan.materials)?;
        if !game.seats().contains(&plan.most) {
            let message = format!(
                "{} takes {} to {} seats",
                game.title(),
                game.seats().start(),
                game.seats().end()
            );
            return Err(Refusal::new(Code::BadSeat, message));
        }
        plan.clock.check()?;
        if let LeavePlan::Bot(bot) = &plan.leave {
            game.bot(bot, "").map_err(|why| why.by("P4"))?;
        }
        if plan.pace > LONGEST_PACE {
            let message = format!("a bot waits {LONGEST_PACE} milliseconds at most");
            return Err(Refusal::new(Code::BadValue, message));
        }
        let fact = Fact::Opened {
            plan,
            secret: secret.reveal(),
            seed,
            at: now,
        };
        Ok((Self::restore(std::iter::once(fact.clone()))?, fact))
    }

    /// Brings a table back from its facts.
    ///
    /// # Errors
    /// `Corrupt` naming the fact that does not fit.
    pub fn restore(facts: impl IntoIterator<Item = Fact>) -> Result<Self, Refusal> {
        let mut facts = facts.into_iter();
        let Some(Fact::Opened {
            plan,
            secret,
            seed,
            at,
        }) = facts.next()
        else {
            return Err(Refusal::new(
                Code::Corrupt,
                "the first fact of a table must be its opening",
            ));
        };
        let secret = Secret::from_hex(&secret).ok_or_else(|| {
            Refusal::new(
                Code::Corrupt,
                "the secret of the table is not 64 hexadecimal digits",
            )
        })?;
        let mut room = Self {
            game: game(&plan.game)?,
            plan,
            secret,
            seed,
            chairs: Vec::new(),
            table: None,
            lobby_proposal: None,
            request: None,
            pause: None,
            tried: None,
            clock: Clock::new(at),
            log: Vec::new(),
            noted: 0,
            rematch: None,
            closed: None,
            nudged: BTreeMap::new(),
            facts: 1,
            bots: BTreeMap::new(),
        };
        for fact in facts {
            let number = room.facts;
            room.apply(fact).map_err(|why| {
                Refusal::new(
                    Code::Corrupt,
                    format!("fact {number} of the table does not fit: {why}"),
                )
            })?;
        }
        Ok(room)
    }

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
            Command::Vote(seat, vote) => self.vote(seat, vote, now, effects),
            Command::Undo(seat) => self.undo(seat, now, effects),
            Command::AskTakeBack(seat, to) => self.ask_take_back(seat, to, effects),
            Command::AskPause(seat) => self.ask_pause(seat, effects),
            Command::AskRemoval { by, seat, present } => {
                self.ask_removal(by, seat, present, effects)
            }
            Command::Answer(seat, wish, yes) => self.answer(seat, wish, yes, effects),
            Command::GoOn(seat) => self.go_on(seat, now, effects),
            Command::StandIn(seat, bot) => self.stand_in(seat, bot, effects),
            Command::Return(seat) => self.come_back(seat, now, effects),
            Command::Leave(seat) => self.leave(seat, now, effects),
            Command::Nudge(by, seat) => self.nudge(by, seat, now, effects),
            Command::Say(seat, name, text) => self.push(
                Fact::Said {
                    name,
                    seat,
                    text,
                    at: now,
                },
                effects,
            ),
            Command::Rematch(table) => self.push(Fact::Rematched { table }, effects),
            Command::Measured(change, measured) => self.measured(&change, measured, effects),
            Command::Think => self.think(now, effects),
            Command::Here(_) | Command::Tick => Ok(()),
            Command::Resume => self.push(Fact::Resumed { at: now }, effects),
            Command::Close(why) => self.push(Fact::Closed { why }, effects),
        }
    }

    /// Folds a fact in and hands it on to be stored.
    fn push(&mut self, fact: Fact, effects: &mut Effects) -> Result<(), Refusal> {
        self.apply(fact.clone())?;
        effects.facts.push(fact);
        Ok(())
    }

    /// Folds one fact in, or refuses it with nothing changed.
    fn apply(&mut self, fact: Fact) -> Result<(), Refusal> {
        match &fact {
            Fact::Opened { .. } => return Err(Refusal::new(Code::Corrupt, "a table opens once")),
            Fact::Sat { player, seat } => self.seated(player, *seat)?,
            Fact::SatLate { player } => self.chairs.push(Chair::new(player.clone())),
            Fact::StoodUp { seat } => self.vacate(*seat)?,
            Fact::Renamed { seat, name } => self.renamed(*seat, name)?,
            Fact::LobbyProposed { seat, rules } => self.lobby_proposed(*seat, rules),
            Fact::LobbyVoted { seat, yes } => self.lobby_voted(*seat, *yes),
            Fact::Started { header, at } => self.started(header, *at)?,
            Fact::Stepped { step, at, client } => self.stepped(step, *at, client.as_ref())?,
            Fact::TakeBackAsked { seat, to } => self.requested(*seat, Asked::TakeBack(*to)),
            Fact::PauseAsked { seat } => self.requested(*seat, Asked::Pause),
            Fact::RemovalAsked { by, seat, present } => {
                self.requested(*by, Asked::Removal(*seat, present.clone()));
            }
            Fact::Removed { .. } | Fact::RemovalDropped { .. } => self.request = None,
            Fact::TakeBackAnswered { seat, yes }
            | Fact::PauseAnswered { seat, yes }
            | Fact::RemovalAnswered { seat, yes } => {
                self.answered(*seat, *yes);
            }
            Fact::Paused { at, until } => self.paused(*at, *until),
            Fact::WentOn { at, .. } => self.went_on(*at),
            Fact::StoodIn { seat, bot } => self.chair_mut(*seat)?.stand_in = Some(bot.clone()),
            // Their clock has run on: who could stop it by going away could stop it for ever.
            Fact::Returned { seat, .. } => self.chair_mut(*seat)?.stand_in = None,
            Fact::Measured { measured } => self.was_measured(measured.clone()),
            Fact::Nudged { seat, at, .. } => {
                self.nudged.insert(*seat, *at);
            }
            Fact::Said { .. } | Fact::LobbyAdopted { .. } => {}
            Fact::Resumed { at } => self.clock.resume(*at),
            Fact::Rematched { table } => self.rematch = Some(table.clone()),
            Fact::Closed { why } => self.closed = Some(why.clone()),
        }
        self.note(fact);
        self.facts += 1;
        Ok(())
    }

    fn chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        self.chairs
            .get(seat.index())
            .ok_or_else(|| no_such_seat(seat))
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Refusal> {
        self.chairs
            .get_mut(seat.index())
            .ok_or_else(|| no_such_seat(seat))
    }

    /// The game, once it has begun.
    fn playing(&self) -> Result<&dyn AnyTable, Refusal> {
        self.table
            .as_deref()
            .ok_or_else(|| Refusal::new(Code::NoGame, "the game has not begun"))
    }

    /// The refusal with names in place of the numbers of seats.
    fn by_name(&self, mut refusal: Refusal) -> Refusal {
        for (index, chair) in self.chairs.iter().enumerate().rev() {
            let number = Seat::at(index).to_string();
            refusal.message = refusal.message.replace(&number, &chair.player.name);
        }
        refusal
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

fn no_such_seat(seat: Seat) -> Refusal {
    Refusal::new(Code::BadSeat, format!("nobody sits in {seat}"))
}
