//! The log in words, and small questions that the doors ask.

use screen::{AnyWords, spoken};
use serde_json::Value as Json;
use speech::sitting::{Beside, tell_beside};
use speech::{Line, Names, Reader};
use table::{Rule, Seat, Settings, Viewer, Waiting};

use super::{Command, Fact, Noted, Room};
use crate::clean::speaker;

impl Room {
    /// The entry of that number as a sentence, if the reader learned of it.
    pub fn tell(&self, n: usize, reader: impl Into<Reader>) -> Option<Line> {
        let reader = reader.into();
        match self.noted(n, reader.viewer)? {
            Noted::Game(number) => self.words()?.tell(self.table.as_deref()?, *number, reader),
            Noted::Open(fact) => self.tell_open(fact, reader),
        }
    }

    /// The step of the game that brought about the entry of that number, if one did.
    pub fn step_of(&self, n: usize) -> Option<usize> {
        match self.log.get(n)? {
            Noted::Game(number) => self.table.as_deref()?.step_of(*number),
            Noted::Open(_) => None,
        }
    }

    /// Whether the entry of that number is of a step that was taken back.
    pub fn is_taken_back(&self, n: usize) -> bool {
        match self.log.get(n) {
            Some(Noted::Game(number)) => self
                .table
                .as_deref()
                .is_some_and(|table| table.is_taken_back(*number)),
            Some(Noted::Open(_)) | None => false,
        }
    }

    /// The name of whoever has said the entry of that number, if somebody has.
    pub fn speaker(&self, n: usize) -> Option<&str> {
        match self.log.get(n)? {
            Noted::Open(fact) => fact.speaker(),
            Noted::Game(_) => None,
        }
    }

    fn tell_open(&self, fact: &Fact, reader: Reader) -> Option<Line> {
        let plain = Names::new(&[], None).in_tongue(reader.tongue);
        let series = match fact {
            Fact::Rematched { .. } => self.series_with_this().standing(plain),
            _ => Line::default(),
        };
        let happened = match fact {
            Fact::Sat { player, .. } => Beside::Sat {
                name: &player.name,
                is_bot: player.bot.is_some(),
            },
            Fact::StoodUp { name, .. } => Beside::StoodUp(name.as_deref()),
            Fact::Renamed { seat, .. } => Beside::Renamed(*seat),
            Fact::LobbyProposed { seat, rules } => Beside::Proposed(*seat, rules),
            Fact::LobbyVoted { seat, yes } => Beside::Voted(*seat, *yes),
            Fact::LobbyAdopted { rules } => Beside::Adopted(rules),
            Fact::Started { .. } => Beside::Started,
            Fact::TakeBackAsked { seat, .. } => Beside::TakeBackAsked(*seat),
            Fact::TakeBackAnswered { seat, yes } => Beside::TakeBackAnswered(*seat, *yes),
            Fact::PauseAsked { seat } => Beside::PauseAsked(*seat),
            Fact::PauseAnswered { seat, yes } => Beside::PauseAnswered(*seat, *yes),
            Fact::Paused { at, until } => Beside::Paused(until.saturating_sub(*at)),
            Fact::WentOn { seat, .. } => Beside::WentOn(*seat),
            Fact::RemovalAsked { by, seat, .. } => Beside::RemovalAsked(*by, *seat),
            Fact::RemovalAnswered { seat, yes } => Beside::RemovalAnswered(*seat, *yes),
            Fact::Removed { seat } => Beside::Removed(*seat),
            Fact::RemovalDropped { seat } => Beside::RemovalDropped(*seat),
            Fact::StoodIn {
                seat,
                bot,
                for_good: true,
                ..
            } => Beside::LeftToBot(*seat, bot),
            Fact::StoodIn { seat, bot, .. } => Beside::StoodIn(*seat, bot),
            Fact::Returned { seat, .. } => Beside::Returned(*seat),
            Fact::Nudged { seat, by, .. } => Beside::Nudged(*by, *seat),
            Fact::HandShown { seat, shown } => Beside::HandShown(*seat, *shown),
            Fact::Said { name, text, .. } => {
                return Some(spoken(&speaker(name, reader.tongue), text).into());
            }
            // That nothing could be told is told beside the vote, and nowhere else.
            Fact::Measured { measured } if measured.figures.is_empty() => return None,
            Fact::Measured { measured } => {
                Beside::Measured(measured, self.game.slug(), self.game.rules())
            }
            Fact::Rematched { table, by } => Beside::Rematched(table, *by, &series),
            Fact::Closed { why } => Beside::Closed(why),
            // Of late comers the game itself tells.
            Fact::Opened { .. }
            | Fact::Resumed { .. }
            | Fact::Stepped { .. }
            | Fact::SatLate { .. } => return None,
        };
        let names: Vec<_> = self
            .chairs
            .iter()
            .map(|chair| chair.player.name.clone())
            .collect();
        Some(tell_beside(happened, Names::of_reader(&names, reader)))
    }

    /// The words of the game.
    pub fn words(&self) -> Option<&'static dyn AnyWords> {
        screen::words(self.game.slug())
    }

    /// What is told of itself when the game is over, besides who has won; nothing before.
    pub fn ending(&self, reader: impl Into<Reader>) -> Vec<String> {
        let reader = reader.into();
        let words = self.words().zip(self.table.as_deref());
        let over = words.filter(|(_, table)| table.waiting() == Waiting::Over);
        over.map_or_else(Vec::new, |(words, table)| {
            let mut lines = words.ending(table, reader);
            lines.extend(screen::standings(table, reader.tongue));
            lines
        })
    }

    /// What a drawn page needs besides the view: what is printed on the pieces and the board, and the like.
    pub fn kit(&self, viewer: Viewer) -> Json {
        let words = self.words().zip(self.table.as_deref());
        words.map_or(Json::Null, |(words, table)| words.kit(table, viewer))
    }

    /// Every option and house rule of the game.
    pub fn rules(&self) -> &'static [Rule] {
        self.game.rules()
    }

    /// The rules in force; before the start, those the table sets itself.
    pub fn settings(&self) -> Settings {
        self.table
            .as_ref()
            .map_or_else(|| self.plan.rules.clone(), |table| table.rules())
    }

    /// The seats that are to act; nobody is while the game is paused.
    pub fn asked(&self) -> Vec<Seat> {
        match self.pause {
            Some(_) => Vec::new(),
            None => self.waited_for(),
        }
    }

    /// Whether the table waits for this seat.
    pub fn is_asked(&self, seat: Seat) -> bool {
        self.asked().contains(&seat)
    }

    /// What takes back all that has come to pass after so many steps: alone where nobody has learned anything since, else
    /// all others are asked (P9).
    pub fn try_again(&self, seat: Seat, to: u64) -> Command {
        let alone = self.table().and_then(|table| table.undoable_by(seat));
        match alone.filter(|undo| *undo <= to) {
            Some(_) => Command::Undo(seat),
            None => Command::AskTakeBack(seat, to),
        }
    }

    /// The same from the seat's last act on.
    pub fn from_own(&self, seat: Seat) -> Command {
        let own = self.table().and_then(|table| table.before_own(seat));
        own.map_or(Command::Undo(seat), |own| self.try_again(seat, own))
    }

    /// How many seats are taken.
    pub fn seats(&self) -> usize {
        self.chairs.len()
    }

    /// Whether a bot plays this seat, for good or for an absent player.
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.chairs
            .get(seat.index())
            .is_some_and(|chair| chair.bot().is_some())
    }

    /// Whether a proposal is being voted on.
    pub fn has_proposal(&self) -> bool {
        self.lobby_proposal.is_some()
            || self
                .table
                .as_ref()
                .is_some_and(|table| table.proposal().is_some())
    }
}
