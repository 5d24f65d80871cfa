//! What somebody wants of a table, and the command it comes to once it is known which seat they hold.

use host::{Act, Command, Millis, Number, Player, Stands, Wish, clean};
use serde_json::Value as Json;
use table::{Code, Refusal, Seat, Settings};

use super::live::Live;

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
    /// Have one's own seat held by another key from now on.
    Rekey,
    /// Be called at one's seat as one is called now, as long as the game has not begun.
    Rename,
    /// Be let in at a table with a password, which was told.
    Admit,
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

impl Order {
    /// Whether it begins the game of a table.
    pub(super) fn begins(&self) -> bool {
        matches!(
            self,
            Self::Seated(Seated::Start) | Self::Typed(Command::Start(_))
        )
    }

    /// The rules that it proposes.
    pub(super) fn proposed(&self) -> Option<&Settings> {
        match self {
            Self::Seated(Seated::Propose(rules)) | Self::Typed(Command::Propose(_, rules)) => {
                Some(rules)
            }
            _ => None,
        }
    }
}

/// What whoever holds a seat can ask for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Seated {
    Start,
    Act {
        action: Json,
        against: Option<usize>,
        client: Option<Number>,
    },
    Propose(Settings),
    Vote(Option<bool>, Option<u32>),
    Undo,
    AskTakeBack(u64),
    /// Take the own acts after so many steps back: alone where that may be, else all others are asked.
    TryAgain(u64),
    AnswerTakeBack(bool, Option<u64>),
    /// Ask for a pause, or answer who asks for one: a no refuses it, or withdraws what one has asked oneself.
    Pause(bool),
    GoOn,
    /// Answer who asks to take somebody out of the game.
    AnswerRemoval(bool),
    /// Answer the open request; where there is none, a yes asks for the last step.
    TakeBack(bool),
    StandIn(Option<String>),
    Return,
    Leave,
    /// Let those who watch look into one's hand, or not any more.
    ShowHand(bool),
    /// Remind a seat that is to act, or the first of them.
    Nudge(Option<Seat>),
}

/// Who gives an order: a guest with the name and marker chosen at the door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Who {
    pub(crate) guest: String,
    pub(crate) name: String,
    pub(crate) marker: String,
}

/// An order after it is known who gave it.
pub(super) enum Planned {
    Command(Command),
    Sit(Player),
    Hold(Seat),
    Rekey(Seat),
    Admit,
}

impl Live {
    /// What an order comes to.
    pub(super) fn plan(&self, who: &Who, order: Order) -> Result<Planned, Refusal> {
        let own = || self.seat_of(&who.guest);
        let seated = || {
            let message = "you have no seat at this table";
            own().ok_or_else(|| Refusal::new(Code::BadSeat, message))
        };
        let command = match order {
            Order::Sit { nonce } => {
                return match self.left_behind(&who.guest) {
                    Some(seat) => Ok(Planned::Hold(seat)),
                    None => self.sit(who, nonce).map(Planned::Sit),
                };
            }
            Order::SeatBot { .. } if !self.plays(&who.guest) && self.opener() != who.guest => {
                let message = "bots are seated by those who sit at the table, and by who opened it";
                return Err(Refusal::new(Code::BadSeat, message));
            }
            Order::SeatBot { bot, nonce } => Command::Sit(Player {
                name: self.bot_name(&bot),
                bot: Some(bot),
                nonce,
            }),
            Order::Clear { seat } => self.clear(who, seat)?,
            Order::Hold { seat } => {
                return self.chair(seat).map(|_| Planned::Hold(seat));
            }
            Order::Admit => return Ok(Planned::Admit),
            Order::Rekey => return seated().map(Planned::Rekey),
            Order::Rename => self.rename(who, seated()?)?,
            Order::Seated(wish @ Seated::Act { .. }) => {
                let seat = seated()?;
                self.room().has_a_part(seat)?;
                self.seated(seat, wish)
            }
            Order::Seated(wish) => self.seated(seated()?, wish),
            Order::Typed(command) => {
                if let Some(seat) = own().filter(|_| matches!(command, Command::Act(_))) {
                    self.room().has_a_part(seat)?;
                }
                match typed(own(), command)? {
                    Command::Say(seat, _, text) => Command::Say(seat, self.speaks_as(who)?, text),
                    command => command,
                }
            }
            Order::Say { text } => Command::Say(own(), self.speaks_as(who)?, text),
            Order::Rematch { table } => Command::Rematch(table, own()),
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
            Seated::Vote(vote, on) => Command::Vote(seat, vote, on),
            Seated::Undo => Command::Undo(seat),
            Seated::AskTakeBack(to) => Command::AskTakeBack(seat, to),
            Seated::TryAgain(to) => self.room().try_again(seat, to),
            Seated::AnswerTakeBack(yes, Some(to)) => Command::AnswerTakeBack(seat, to, yes),
            Seated::AnswerTakeBack(yes, None) => Command::Answer(seat, Wish::TakeBack, yes),
            Seated::Pause(yes) => self.pause(seat, yes),
            Seated::AnswerRemoval(yes) => Command::Answer(seat, Wish::Removal, yes),
            Seated::GoOn => Command::GoOn(seat),
            Seated::TakeBack(yes) => self.take_back(seat, yes),
            Seated::StandIn(bot) => {
                Command::StandIn(seat, bot.unwrap_or_else(|| self.stand_in()), Stands::Wanted)
            }
            Seated::Return => Command::Return(seat),
            Seated::Leave => Command::Leave(seat),
            Seated::ShowHand(shown) => Command::ShowHand(seat, shown),
            Seated::Nudge(whom) => Command::Nudge(seat, whom.unwrap_or_else(|| self.slow(seat))),
        }
    }

    fn take_back(&self, seat: Seat, yes: bool) -> Command {
        if self.room().wish() == Some(Wish::TakeBack) || !yes {
            return Command::Answer(seat, Wish::TakeBack, yes);
        }
        let to = self.room().table().map_or(0, |table| table.before_acts(1));
        Command::AskTakeBack(seat, to)
    }

    fn pause(&self, seat: Seat, yes: bool) -> Command {
        if self.room().wish() == Some(Wish::Pause) || !yes {
            return Command::Answer(seat, Wish::Pause, yes);
        }
        Command::AskPause(seat)
    }

    /// The first seat that the table waits for and whoever waits does not hold.
    fn slow(&self, own: Seat) -> Seat {
        let asked = self.room().asked().into_iter();
        let mut others = asked.filter(|seat| *seat != own && !self.room().is_bot(*seat));
        others.next().unwrap_or(own)
    }

    /// The bot that the game sends for an absent player.
    fn stand_in(&self) -> String {
        let game = host::game(&self.room().plan().game);
        game.map(|game| game.stand_in().to_owned())
            .unwrap_or_default()
    }

    /// Before the start the last seats are kept, for a while, for those who played before (P10).
    pub(super) fn keeps_from(&self, who: &Who, order: &Order, now: Millis) -> Result<(), Refusal> {
        let is_own = self.door().kept.contains_key(&who.guest);
        if !matches!(order, Order::Sit { .. }) || is_own || self.room().table().is_some() {
            return Ok(());
        }
        let missing = self.awaited(now).count();
        let free = self.room().plan().most.saturating_sub(self.chairs().len());
        if missing == 0 || free > missing {
            return Ok(());
        }
        let message = "the seats that are free are kept for those who played before; try again in some minutes";
        Err(Refusal::new(Code::BadSeat, message).by("P10"))
    }

    /// The name under which somebody talks: that of their seat; whoever watches bears the name of nobody who sits here.
    fn speaks_as(&self, who: &Who) -> Result<String, Refusal> {
        match self.seat_of(&who.guest) {
            Some(seat) => Ok(self.room().name(seat).unwrap_or(&who.name).to_owned()),
            None => self.is_nobodys(&who.name, None).map(|()| who.name.clone()),
        }
    }

    /// Whether nobody who sits here has a name that looks like it.
    fn is_nobodys(&self, name: &str, but: Option<Seat>) -> Result<(), Refusal> {
        let seats = (0..self.chairs().len()).map(Seat::at);
        let others = seats.filter(|seat| Some(*seat) != but);
        let mut names = others.filter_map(|seat| self.room().name(seat));
        match names.find(|other| host::look_alike(other, name)) {
            None => Ok(()),
            Some(other) => {
                let message =
                    format!("your name looks like that of {other}, who sits here; take another");
                Err(Refusal::new(Code::BadInput, message))
            }
        }
    }

    fn sit(&self, who: &Who, nonce: String) -> Result<Player, Refusal> {
        if self.seat_of(&who.guest).is_some() {
            return Err(Refusal::new(Code::NotNow, "you sit at this table already"));
        }
        if !self.admits(&who.guest) {
            let message = "this table has a password; tell it first";
            return Err(Refusal::new(Code::BadSeat, message).by("P3"));
        }
        self.is_nobodys(&who.name, None)?;
        Ok(Player {
            name: who.name.clone(),
            bot: None,
            nonce,
        })
    }

    fn rename(&self, who: &Who, seat: Seat) -> Result<Command, Refusal> {
        self.is_nobodys(&who.name, Some(seat))?;
        Ok(Command::Rename(seat, who.name.clone()))
    }

    /// The name of the next bot of this kind: `Odds`, `Odds 2`, …
    fn bot_name(&self, bot: &str) -> String {
        let bot = screen::capital(bot);
        let taken = |name: &str| {
            (0..self.chairs().len()).any(|index| self.room().name(Seat::at(index)) == Some(name))
        };
        let numbered = (2..).map(|n| format!("{bot} {n}"));
        let mut names = std::iter::once(bot.clone()).chain(numbered);
        names.find(|name| !taken(name)).expect("numbers do not end")
    }

    fn clear(&self, who: &Who, seat: Seat) -> Result<Command, Refusal> {
        let chair = self.chair(seat)?;
        let is_own = chair.guest.as_ref() == Some(&who.guest);
        let is_at_table = self.seat_of(&who.guest).is_some() || self.opener() == who.guest;
        if is_own || self.opener() == who.guest || (chair.guest.is_none() && is_at_table) {
            return Ok(Command::StandUp(seat));
        }
        let message = "only who opened the table can ask others to stand up";
        Err(Refusal::new(Code::BadSeat, message))
    }
}

/// Seats move up when somebody stands up before the start: a line typed just then could name another's seat.
fn typed(own: Option<Seat>, command: Command) -> Result<Command, Refusal> {
    let named = match &command {
        Command::Leave(seat) => Some(*seat),
        Command::Say(seat, ..) => *seat,
        other => {
            let not_typed = || Refusal::new(Code::UnknownOp, "that is not typed at a table");
            Some(other.player().ok_or_else(not_typed)?)
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
            let text = clean::remark(&text).map_err(|why| Refusal::new(Code::BadInput, why))?;
            Ok(Command::Say(seat, name, text))
        }
        command => Ok(command),
    }
}
