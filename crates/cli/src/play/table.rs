//! The table in this terminal: a room, the file that keeps it, and the people at the keyboard.

use std::cell::{Cell, RefCell};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use host::{Command, Fact, Millis, Player, Room};
use speech::here::Lost;
use table::{Refusal, Seat, Settings, Viewer};

use super::making::within;
use super::saved::{Care, Saved};
use crate::out::note;
use crate::tongue::told;

/// How long games are played to measure what a proposal would do.
const MEASURED: Duration = Duration::from_secs(2);
/// How long at most, where too few were played by then to tell anything.
const AT_MOST: Duration = Duration::from_secs(5);

/// A table with everybody who plays at it here.
pub(crate) struct LocalTable {
    /// The authority.
    pub(crate) room: Room,
    /// Where the game is kept; nowhere if that was not possible.
    saved: Option<Saved>,
    /// Whether the game had been left before.
    pub(crate) is_resumed: bool,
    /// What was read of a text a moment ago, so that it need not be read again when it is proposed.
    read: RefCell<Settings>,
    /// Who was asked with the last line whether they leave for good.
    pub(crate) leaving: Cell<Option<Seat>>,
}

impl LocalTable {
    /// Sits everybody down and begins. Of a game that cannot begin nothing is kept.
    pub(crate) fn open((room, opened): (Room, Fact), players: Vec<Player>) -> anyhow::Result<Self> {
        let saved = kept(&room.plan().game, &[opened]);
        let mut table = Self {
            room,
            saved,
            is_resumed: false,
            read: RefCell::default(),
            leaving: Cell::default(),
        };
        if let Err(why) = table.begin(players) {
            table.forget()?;
            return Err(why);
        }
        Ok(table)
    }

    fn begin(&mut self, players: Vec<Player>) -> anyhow::Result<()> {
        for player in players {
            self.command(Command::Sit(player))??;
        }
        self.command(Command::Start(Seat(0)))??;
        Ok(())
    }

    /// A recorded game, played on from one of its steps.
    pub(crate) fn branch(facts: &[Fact]) -> anyhow::Result<Self> {
        let room = Room::restore(facts.iter().cloned())?;
        let saved = kept(&room.plan().game, facts);
        Self::go_on(saved, room)
    }

    /// A game that was left, played on.
    pub(crate) fn resume(saved: Saved, room: Room) -> anyhow::Result<Self> {
        Self::go_on(Some(saved), room)
    }

    fn go_on(saved: Option<Saved>, room: Room) -> anyhow::Result<Self> {
        let mut table = Self {
            room,
            saved,
            is_resumed: true,
            read: RefCell::default(),
            leaving: Cell::default(),
        };
        if !table.room.is_over() {
            table.command(Command::Resume)??;
        }
        Ok(table)
    }

    /// Carries out a command. What comes of it is kept before anybody sees it.
    pub(crate) fn command(&mut self, command: Command) -> anyhow::Result<Result<(), Refusal>> {
        if let Err(why) = self.can_answer(&command) {
            return Ok(Err(why));
        }
        let care = match command {
            Command::Think | Command::Tick => Care::System,
            _ => Care::Disk,
        };
        let proposes = matches!(command, Command::Propose(..));
        let effects = self.room.command(command, now());
        self.keep(&effects.facts, care)?;
        if proposes && effects.outcome.is_ok() {
            self.try_out()?;
        }
        Ok(effects.outcome)
    }

    /// A text has been read and answers: it is about to be proposed.
    pub(crate) fn has_read(&self, rules: Settings) {
        self.read.replace(rules);
    }

    /// Whether the texts that somebody proposes answer anything (O5).
    fn can_answer(&self, command: &Command) -> Result<(), Refusal> {
        let Command::Propose(_, rules) = command else {
            return Ok(());
        };
        if self.read.take() == *rules {
            return Ok(());
        }
        let game = &self.room.plan().game;
        let brought = host::texts_brought(game, &self.room.settings(), rules);
        host::can_answer(game, &brought)
    }

    /// Measures what somebody here is to vote on, and tells it (U23).
    fn try_out(&mut self) -> anyhow::Result<()> {
        let Some(trial) = self.voter().and_then(|_| self.room.trial()) else {
            return Ok(());
        };
        let measured = trial.measure(&within(MEASURED), &within(AT_MOST));
        let measured = measured.unwrap_or_else(|_| trial.unmeasured());
        let told = Command::Measured(trial.change().clone(), Box::new(measured));
        let effects = self.room.command(told, now());
        self.keep(&effects.facts, Care::System)
    }

    fn keep(&mut self, facts: &[Fact], care: Care) -> anyhow::Result<()> {
        match &mut self.saved {
            Some(saved) if !facts.is_empty() => saved.add(facts, care),
            Some(_) | None => Ok(()),
        }
    }

    /// Milliseconds left on the clock of the game's own rules, where one runs.
    pub(crate) fn time_left(&self) -> Option<Millis> {
        let (_, until) = self.room.game_deadline()?;
        Some(until.saturating_sub(now()))
    }

    /// Lets a bot act, if it is a bot's turn.
    pub(crate) fn think(&mut self) -> anyhow::Result<bool> {
        if self.room.thinking().is_none() {
            return Ok(false);
        }
        self.command(Command::Think)??;
        Ok(true)
    }

    /// Whether the game can be played on later.
    pub(crate) fn is_kept(&self) -> bool {
        self.saved.is_some()
    }

    /// The game is over and its record has been offered: nothing is kept of it here.
    pub(crate) fn forget(&mut self) -> anyhow::Result<()> {
        match self.saved.take() {
            Some(saved) => Ok(saved.forget()?),
            None => Ok(()),
        }
    }

    /// The people at the keyboard.
    pub(crate) fn people(&self) -> Vec<Seat> {
        let seats = (0..self.room.seats()).map(Seat::at);
        seats.filter(|seat| !self.room.is_bot(*seat)).collect()
    }

    /// The person whose decision the game waits for.
    pub(crate) fn actor(&self) -> Option<Seat> {
        let mut asked = self.room.asked().into_iter();
        asked.find(|seat| !self.room.is_bot(*seat))
    }

    /// Whether somebody at the keyboard sees what others must not see.
    pub(crate) fn hides(&self) -> bool {
        let people = self.people();
        let Some(table) = self.room.table().filter(|_| people.len() > 1) else {
            return false;
        };
        let open = table.view(Viewer::Spectator);
        people
            .iter()
            .any(|seat| table.view(Viewer::Seat(*seat)) != open)
    }

    /// The person whose vote on the open proposal is missing.
    pub(crate) fn voter(&self) -> Option<Seat> {
        let table = self.room.table()?;
        let open = table.proposal()?;
        let mut voters = table.voters().into_iter();
        voters.find(|seat| !self.room.is_bot(*seat) && !open.yes.contains(seat))
    }

    /// Who looks: the one person at the keyboard, or the table where several share it.
    pub(crate) fn viewer(&self) -> Viewer {
        match self.people().as_slice() {
            [one] => Viewer::Seat(*one),
            _ => Viewer::Spectator,
        }
    }
}

/// The file that keeps a game from its first facts on; where there can be none, that is said.
fn kept(game: &str, first: &[Fact]) -> Option<Saved> {
    match Saved::create(game, first) {
        Ok(saved) => Some(saved),
        Err(why) => {
            let why = crate::exit::told(&why).into();
            note!("{}", told(&Lost { why }));
            None
        }
    }
}

/// Milliseconds since the epoch.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
