//! What a viewer can read of a table from its beginning: the game's events, the talk, the comings and goings.

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Value as Json, json};
use table::{AnySeen, Happening, Seat, Viewer};

use super::{Fact, Millis, Room};

/// One entry of the log, before it is known who reads it.
#[derive(Clone, Debug)]
pub(super) enum Noted {
    /// The happening of that number in the game.
    Game(usize),
    /// A fact that everybody may know.
    Open(Arc<Fact>),
}

/// One entry as a viewer reads it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entry {
    /// Its number: a client that has read up to it asks for what comes after.
    pub n: usize,
    /// What came to pass; the name of the event is under `event`.
    #[serde(flatten)]
    pub event: Json,
}

/// What came to pass at a table, as a viewer learned of it.
#[derive(Clone, Debug)]
pub enum Happened {
    /// At the table of the game: in the game itself, to its rules or seats.
    Table(Happening<AnySeen>),
    /// Beside it: talk, comings and goings.
    Beside(Arc<Fact>),
}

impl Happened {
    /// The seat that it is about, as far as it did not happen in the game.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Table(happening) => happening.seat(),
            Self::Beside(fact) => fact.seat(),
        }
    }
}

impl Room {
    /// Notes what can be read of a fact that has just been folded in.
    pub(super) fn note(&mut self, fact: Fact) {
        let open = match fact {
            Fact::Stepped { .. } => return self.note_game(),
            Fact::Opened { .. } | Fact::Resumed { .. } => return,
            Fact::Sat { player, seat } => {
                let last = Seat::at(self.chairs.len().saturating_sub(1));
                let seat = Some(seat.unwrap_or(last));
                Fact::Sat { player, seat }
            }
            other => other,
        };
        self.log.push(Noted::Open(Arc::new(open)));
    }

    fn note_game(&mut self) {
        let Some(table) = &self.table else { return };
        self.log
            .extend((self.noted..table.events()).map(Noted::Game));
        self.noted = table.events();
    }

    /// How many entries the log has.
    pub fn entries(&self) -> usize {
        self.log.len()
    }

    /// What `viewer` may read of the entries from number `from` on, one after the other: a log may be long, so whoever
    /// asks says where to stop.
    pub fn read(&self, from: usize, viewer: Viewer) -> impl Iterator<Item = Entry> {
        (from..self.log.len()).filter_map(move |n| {
            let noted = self.noted(n, viewer)?;
            Some(Entry {
                n,
                event: self.read_one(noted, viewer)?,
            })
        })
    }

    /// The entry of that number, unless it is kept from the viewer.
    pub(super) fn noted(&self, n: usize, viewer: Viewer) -> Option<&Noted> {
        let noted = self.log.get(n)?;
        let is_kept = matches!(viewer, Viewer::Seat(_)) && self.talks_apart();
        match noted {
            Noted::Open(fact) if is_kept && fact.is_watchers_talk() => None,
            noted => Some(noted),
        }
    }

    /// Whether those who watch talk among themselves, as long as the game goes on (P10).
    pub(crate) fn talks_apart(&self) -> bool {
        let know_more = self.plan.delay > 0 || self.hands_were_shown();
        know_more && self.table.is_some() && !self.is_over()
    }

    /// What `viewer` learned of the entry of that number, in the types of its game.
    pub fn happened(&self, n: usize, viewer: Viewer) -> Option<Happened> {
        match self.noted(n, viewer)? {
            Noted::Open(fact) => Some(Happened::Beside(Arc::clone(fact))),
            Noted::Game(number) => {
                let table = self.table.as_ref()?;
                table.happening(*number, viewer).map(Happened::Table)
            }
        }
    }

    fn read_one(&self, noted: &Noted, viewer: Viewer) -> Option<Json> {
        match noted {
            Noted::Open(fact) => in_json(fact),
            Noted::Game(number) => self.table.as_ref()?.seen_at(*number, viewer),
        }
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.chairs
            .get(seat.index())
            .map(|chair| chair.player.name.as_str())
    }

    /// When the table last moved on: when a bot that is to act began to wait.
    pub fn waiting_since(&self) -> Millis {
        self.clock.since()
    }

    /// When the table began to wait for what it waits for of a seat.
    pub fn asked_since(&self, seat: Seat) -> Option<Millis> {
        self.clock.asked(seat)
    }

    /// Since when the table has waited for a seat without a break, whatever it decided in the meantime. It stays the same
    /// over a restart.
    pub fn turn_since(&self, seat: Seat) -> Option<Millis> {
        self.clock.turn(seat).filter(|_| self.is_asked(seat))
    }
}

/// What everybody may know of a fact, as programs read it; nothing where the game itself tells it.
fn in_json(fact: &Fact) -> Option<Json> {
    Some(match fact {
        Fact::Opened { .. } | Fact::Resumed { .. } | Fact::Stepped { .. } => return None,
        Fact::Sat { player, seat } => {
            json!({"event": "sat", "seat": seat, "name": player.name, "bot": player.bot,
                   "nonce": player.nonce})
        }
        Fact::SatLate { player } => {
            json!({"event": "sat-late", "name": player.name, "bot": player.bot})
        }
        Fact::StoodUp { seat, name } => json!({"event": "stood-up", "seat": seat, "name": name}),
        Fact::Renamed { seat, name } => json!({"event": "renamed", "seat": seat, "name": name}),
        Fact::LobbyProposed { seat, rules } => {
            json!({"event": "rule-proposed", "seat": seat, "rules": rules})
        }
        Fact::LobbyVoted { seat, yes } => json!({"event": "voted", "seat": seat, "yes": yes}),
        Fact::LobbyAdopted { rules } => json!({"event": "rule-adopted", "rules": rules}),
        Fact::Started { header, at } => {
            json!({"event": "started", "seats": header.seats, "luck": header.luck, "at": at})
        }
        Fact::TakeBackAsked { seat, to } => {
            json!({"event": "take-back-asked", "seat": seat, "to": to})
        }
        Fact::TakeBackAnswered { seat, yes } => {
            json!({"event": "take-back-answered", "seat": seat, "yes": yes})
        }
        Fact::PauseAsked { seat } => json!({"event": "pause-asked", "seat": seat}),
        Fact::PauseAnswered { seat, yes } => {
            json!({"event": "pause-answered", "seat": seat, "yes": yes})
        }
        Fact::Paused { at, until } => json!({"event": "paused", "at": at, "until": until}),
        Fact::WentOn { seat, at } => json!({"event": "went-on", "seat": seat, "at": at}),
        Fact::RemovalAsked { by, seat, present } => {
            json!({"event": "removal-asked", "by": by, "seat": seat, "present": present})
        }
        Fact::RemovalAnswered { seat, yes } => {
            json!({"event": "removal-answered", "seat": seat, "yes": yes})
        }
        Fact::Removed { seat } => json!({"event": "removed", "seat": seat}),
        Fact::RemovalDropped { seat } => json!({"event": "removal-dropped", "seat": seat}),
        Fact::StoodIn {
            seat,
            bot,
            for_good,
            ..
        } => seldom(
            json!({"event": "stood-in", "seat": seat, "bot": bot, "for_good": true}),
            ("for_good", *for_good),
        ),
        Fact::Returned { seat, .. } => json!({"event": "returned", "seat": seat}),
        Fact::Said {
            name,
            seat,
            text,
            at,
        } => {
            json!({"event": "said", "name": name, "seat": seat, "text": text, "at": at})
        }
        Fact::Nudged { seat, by, at } => {
            json!({"event": "nudged", "seat": seat, "by": by, "at": at})
        }
        Fact::HandShown { seat, shown } => {
            json!({"event": "hand-shown", "seat": seat, "shown": shown})
        }
        Fact::Measured { measured } => json!({"event": "measured", "measured": measured}),
        Fact::Rematched { table, by } => json!({"event": "rematched", "table": table, "by": by}),
        Fact::Closed { why } => json!({"event": "closed", "why": why}),
    })
}

/// What is told, without the field that is told only where it holds.
fn seldom(mut told: Json, (field, holds): (&str, bool)) -> Json {
    if let Some(fields) = told.as_object_mut().filter(|_| !holds) {
        fields.remove(field);
    }
    told
}
