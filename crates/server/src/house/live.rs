//! A live table as the house knows it: the room, and who holds which seat. Like the room it is a fold over what is
//! stored; orders come in, entries to store come out, and nothing here waits for anything.

use host::{Act, Command, Effects, Fact, Millis, Player, Room};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use table::{Code, Refusal, Seat, Settings, Viewer};

use super::clean;

/// One entry of a table's log in the store.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Entry {
    /// What the house adds to the facts of the room.
    Note(Note),
    /// A fact of the room.
    Fact(Fact),
}

impl Entry {
    /// Entries as they are stored: all that one order, or a few orders together, brought about is one event.
    pub(crate) fn written(entries: &[Self]) -> String {
        serde_json::to_string(entries).expect("entries are plain data")
    }

    /// The house is back: clocks did not run in between (P5). It is folded in with the rest, not ordered, because an
    /// order looks at the clocks first.
    pub(crate) fn resumed(at: Millis) -> Self {
        Self::Fact(Fact::Resumed { at })
    }

    /// Whether the game has begun.
    pub(crate) fn has_started(entries: &[Self]) -> bool {
        entries
            .iter()
            .any(|entry| matches!(entry, Self::Fact(Fact::Started { .. })))
    }
}

/// Who people are is the house's business, not the room's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "note", rename_all = "kebab-case")]
pub(crate) enum Note {
    /// This guest has opened the table.
    OpenedBy {
        /// The guest's id.
        guest: String,
    },
    /// This guest holds the seat from now on, with this marker.
    Held {
        /// Which seat.
        seat: Seat,
        /// The guest's id.
        guest: String,
        /// How the seat is marked on the page.
        #[serde(default)]
        marker: String,
    },
}

/// What somebody wants of a table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Order {
    /// Sit down; `nonce` is mixed into the luck (P12).
    Sit { nonce: String },
    /// Seat a bot.
    SeatBot { bot: String, nonce: String },
    /// Clear a seat before the start: a bot's, one's own, or (by who opened the table) anybody's.
    Clear { seat: Seat },
    /// Hold a seat whose key was shown.
    Hold { seat: Seat },
    /// Something that only whoever holds a seat can ask for.
    Seated(Seated),
    /// A command that was made from a typed line while the seat was the one it names.
    Typed(Command),
    /// Say something.
    Say { text: String },
    /// Announce where the same people meet again.
    Rematch { table: String },
    /// A command of the house itself.
    House(Command),
}

/// What whoever holds a seat can ask for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Seated {
    Start,
    Act {
        action: Json,
        against: Option<usize>,
        client: Option<u64>,
    },
    Propose(Settings),
    Vote(Option<bool>),
    Undo,
    AskTakeBack(u64),
    AnswerTakeBack(bool),
    /// Answer the open request; where there is none, a yes asks for the last step.
    TakeBack(bool),
    StandIn(Option<String>),
    Return,
    Leave,
}

/// Who gives an order: a guest with the name and marker chosen at the door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Who {
    pub(crate) guest: String,
    pub(crate) name: String,
    pub(crate) marker: String,
}

/// A seat as the house knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chair {
    /// The number of this sitting down: a seat's key is made from it, and stays when seats move up.
    pub(crate) serial: u32,
    /// The guest who holds it; a bot's seat is held by nobody.
    pub(crate) guest: Option<String>,
    pub(crate) marker: String,
}

/// What an order brought about.
#[derive(Debug)]
pub(crate) struct Outcome {
    /// To be stored before anybody is told.
    pub(crate) entries: Vec<Entry>,
    pub(crate) result: Result<(), Refusal>,
    /// It had been carried out before (P8).
    pub(crate) repeated: bool,
}

/// The room and who holds its seats.
#[derive(Debug)]
pub(crate) struct Live {
    room: Room,
    chairs: Vec<Chair>,
    opener: String,
    serials: u32,
}

impl Live {
    /// A table that has just been opened, with its first entries.
    pub(crate) fn open(room: Room, opening: Fact, opener: String) -> (Self, Vec<Entry>) {
        let note = Note::OpenedBy {
            guest: opener.clone(),
        };
        let live = Self {
            room,
            chairs: Vec::new(),
            opener,
            serials: 0,
        };
        (live, vec![Entry::Fact(opening), Entry::Note(note)])
    }

    /// Brings a table back from its entries.
    ///
    /// # Errors
    /// `Corrupt`, naming the fact that does not fit.
    pub(crate) fn restore(entries: &[Entry]) -> Result<Self, Refusal> {
        let facts = entries.iter().filter_map(|entry| match entry {
            Entry::Fact(fact) => Some(fact.clone()),
            Entry::Note(_) => None,
        });
        let mut live = Self {
            room: Room::restore(facts)?,
            chairs: Vec::new(),
            opener: String::new(),
            serials: 0,
        };
        for entry in entries {
            live.follow(entry);
        }
        Ok(live)
    }

    /// The room: what viewers see is asked of it.
    pub(crate) fn room(&self) -> &Room {
        &self.room
    }

    /// The seats, in order of play.
    pub(crate) fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The guest who has opened the table.
    pub(crate) fn opener(&self) -> &str {
        &self.opener
    }

    /// The seat a guest holds.
    pub(crate) fn seat_of(&self, guest: &str) -> Option<Seat> {
        let held = |chair: &Chair| chair.guest.as_deref() == Some(guest);
        self.chairs.iter().position(held).map(Seat::at)
    }

    /// As whom a guest looks.
    pub(crate) fn viewer(&self, guest: Option<&str>) -> Viewer {
        let seat = guest.and_then(|guest| self.seat_of(guest));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Carries out an order of `who` at the time `now`.
    pub(crate) fn order(&mut self, who: &Who, order: Order, now: Millis) -> Outcome {
        let planned = match self.plan(who, order) {
            Ok(planned) => planned,
            Err(why) => {
                return Outcome {
                    entries: Vec::new(),
                    result: Err(why),
                    repeated: false,
                };
            }
        };
        match planned {
            Planned::Command(command) => self.command(command, now, None),
            Planned::Sit(player) => self.command(Command::Sit(player), now, Some(who)),
            Planned::Hold(seat) => self.note(held(seat, who)),
        }
    }

    fn command(&mut self, command: Command, now: Millis, sitter: Option<&Who>) -> Outcome {
        let Effects {
            facts,
            outcome,
            repeated,
            ..
        } = self.room.command(command, now);
        let mut entries: Vec<_> = facts.into_iter().map(Entry::Fact).collect();
        for entry in &entries {
            self.follow(entry);
        }
        if let (Some(who), Ok(()), Some(last)) =
            (sitter, &outcome, self.chairs.len().checked_sub(1))
        {
            let note = Entry::Note(held(Seat::at(last), who));
            self.follow(&note);
            entries.push(note);
        }
        Outcome {
            entries,
            result: outcome,
            repeated,
        }
    }

    fn note(&mut self, note: Note) -> Outcome {
        let entry = Entry::Note(note);
        self.follow(&entry);
        Outcome {
            entries: vec![entry],
            result: Ok(()),
            repeated: false,
        }
    }

    fn plan(&self, who: &Who, order: Order) -> Result<Planned, Refusal> {
        let own = || self.seat_of(&who.guest);
        let command = match order {
            Order::Sit { nonce } => return self.sit(who, nonce).map(Planned::Sit),
            Order::SeatBot { bot, nonce } => Command::Sit(Player {
                name: self.bot_name(&bot),
                bot: Some(bot),
                nonce,
            }),
            Order::Clear { seat } => self.clear(who, seat)?,
            Order::Hold { seat } => {
                return self.chair(seat).map(|_| Planned::Hold(seat));
            }
            Order::Seated(wish) => {
                let refusal = Refusal::new(Code::BadSeat, "you have no seat at this table");
                self.seated(own().ok_or(refusal)?, wish)
            }
            Order::Typed(command) => typed(own(), command)?,
            Order::Say { text } => Command::Say(own(), who.name.clone(), text),
            Order::Rematch { table } => Command::Rematch(table),
            Order::House(command) => command,
        };
        Ok(Planned::Command(command))
    }

    fn seated(&self, seat: Seat, wish: Seated) -> Command {
        match wish {
            Seated::Start => Command::Start(seat),
            Seated::Act {
                action,
                against,
                client,
            } => Command::Act(Act {
                seat,
                action,
                against,
                client,
            }),
            Seated::Propose(rules) => Command::Propose(seat, rules),
            Seated::Vote(vote) => Command::Vote(seat, vote),
            Seated::Undo => Command::Undo(seat),
            Seated::AskTakeBack(to) => Command::AskTakeBack(seat, to),
            Seated::AnswerTakeBack(yes) => Command::AnswerTakeBack(seat, yes),
            Seated::TakeBack(yes) => self.take_back(seat, yes),
            Seated::StandIn(bot) => Command::StandIn(seat, bot.unwrap_or_else(|| self.stand_in())),
            Seated::Return => Command::Return(seat),
            Seated::Leave => Command::Leave(seat),
        }
    }

    fn take_back(&self, seat: Seat, yes: bool) -> Command {
        let view = self.room.view(Viewer::Spectator);
        if view.take_back.is_some() || !yes {
            return Command::AnswerTakeBack(seat, yes);
        }
        let to = self.room.table().map_or(0, |table| table.before_acts(1));
        Command::AskTakeBack(seat, to)
    }

    /// The bot that the game sends for an absent player.
    fn stand_in(&self) -> String {
        let game = host::game(&self.room.plan().game);
        game.map(|game| game.stand_in().to_owned())
            .unwrap_or_default()
    }

    fn sit(&self, who: &Who, nonce: String) -> Result<Player, Refusal> {
        if self.seat_of(&who.guest).is_some() {
            return Err(Refusal::new(Code::NotNow, "you sit at this table already"));
        }
        let skeleton = clean::skeleton(&who.name);
        let names = (0..self.chairs.len()).filter_map(|index| self.room.name(Seat::at(index)));
        if let Some(other) = names
            .into_iter()
            .find(|name| clean::skeleton(name) == skeleton)
        {
            let message =
                format!("your name looks like that of {other}, who sits here; take another");
            return Err(Refusal::new(Code::BadInput, message));
        }
        Ok(Player {
            name: who.name.clone(),
            bot: None,
            nonce,
        })
    }

    /// The name of the next bot of this kind: `odds`, `odds 2`, …
    fn bot_name(&self, bot: &str) -> String {
        let taken = |name: &str| {
            (0..self.chairs.len()).any(|index| self.room.name(Seat::at(index)) == Some(name))
        };
        let numbered = (2..).map(|n| format!("{bot} {n}"));
        let mut names = std::iter::once(bot.to_owned()).chain(numbered);
        names.find(|name| !taken(name)).expect("numbers do not end")
    }

    fn clear(&self, who: &Who, seat: Seat) -> Result<Command, Refusal> {
        let chair = self.chair(seat)?;
        let is_own = chair.guest.as_ref() == Some(&who.guest);
        let is_at_table = self.seat_of(&who.guest).is_some() || self.opener == who.guest;
        if is_own || self.opener == who.guest || (chair.guest.is_none() && is_at_table) {
            return Ok(Command::StandUp(seat));
        }
        let message = "only who opened the table can ask others to stand up";
        Err(Refusal::new(Code::BadSeat, message))
    }

    fn chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        let missing = || Refusal::new(Code::BadSeat, format!("there is no {seat} at this table"));
        self.chairs.get(seat.index()).ok_or_else(missing)
    }

    /// Keeps up with what the room did.
    fn follow(&mut self, entry: &Entry) {
        match entry {
            Entry::Fact(Fact::Sat { .. } | Fact::SatLate { .. }) => {
                self.serials += 1;
                self.chairs.push(Chair {
                    serial: self.serials,
                    guest: None,
                    marker: String::new(),
                });
            }
            Entry::Fact(Fact::StoodUp { seat }) => {
                self.chairs.remove(seat.index());
            }
            Entry::Fact(_) => {}
            Entry::Note(Note::OpenedBy { guest }) => self.opener.clone_from(guest),
            Entry::Note(Note::Held {
                seat,
                guest,
                marker,
            }) => self.hold(*seat, guest, marker),
        }
    }

    /// A guest holds one seat at most: whoever takes another gives up the first.
    fn hold(&mut self, seat: Seat, guest: &str, marker: &str) {
        for chair in &mut self.chairs {
            if chair.guest.as_deref() == Some(guest) {
                chair.guest = None;
            }
        }
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.guest = Some(guest.to_owned());
            if chair.marker.is_empty() {
                marker.clone_into(&mut chair.marker);
            }
        }
    }
}

/// An order after it is known who gave it.
enum Planned {
    Command(Command),
    Sit(Player),
    Hold(Seat),
}

fn held(seat: Seat, who: &Who) -> Note {
    Note::Held {
        seat,
        guest: who.guest.clone(),
        marker: who.marker.clone(),
    }
}

/// Seats move up when somebody stands up before the start: a line typed just then could name another's seat.
fn typed(own: Option<Seat>, command: Command) -> Result<Command, Refusal> {
    let named = match &command {
        Command::Act(act) => Some(act.seat),
        Command::Propose(seat, _)
        | Command::Vote(seat, _)
        | Command::Undo(seat)
        | Command::AskTakeBack(seat, _)
        | Command::AnswerTakeBack(seat, _)
        | Command::Return(seat)
        | Command::Leave(seat) => Some(*seat),
        Command::Say(seat, _, _) => *seat,
        _ => {
            return Err(Refusal::new(
                Code::UnknownOp,
                "that is not typed at a table",
            ));
        }
    };
    if named != own {
        return Err(Refusal::new(
            Code::Stale,
            "the seats have just moved; type it again",
        ));
    }
    match command {
        Command::Say(seat, name, text) => {
            let text = clean::talk(&text);
            let nothing = || Refusal::new(Code::BadInput, "there is nothing to say in that");
            Ok(Command::Say(seat, name, text.ok_or_else(nothing)?))
        }
        command => Ok(command),
    }
}
