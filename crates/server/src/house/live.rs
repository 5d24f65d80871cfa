//! A live table as the house knows it: the room, and who holds which seat. Like the room it is a fold over what is
//! stored; orders come in, entries to store come out, and nothing here waits for anything.

use std::collections::BTreeSet;

use host::{Command, Effects, Fact, Millis, Room, RoomView, Thinker};
use table::{Code, Refusal, Seat, Viewer};

use super::chairs::{Awaited, Chair, Chairs, Door};
use super::entry::{Entry, Note};
use super::gallery::{self, Gallery};
use super::order::{Order, Planned, Who};
use super::rules::proposed;
use super::talk::Talk;
use super::typed::texts_in;

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
    chairs: Chairs,
    pub(super) talk: Talk,
    /// The table as those who watch see it, where they see it later.
    gallery: Option<Box<Gallery>>,
    /// How much later than it comes to pass this shows what does.
    behind: Millis,
    /// Where that is later: whose hands those who watch may look into as the table stands.
    shown: BTreeSet<Seat>,
    /// Whether another node may have gone on with it since (N4).
    stale: bool,
}

impl Live {
    /// A table that has just been opened, with its first entries.
    pub(crate) fn open(
        room: Room,
        opening: Fact,
        opener: String,
        door: Door,
    ) -> (Self, Vec<Entry>) {
        let mut live = Self::new(room);
        let Door {
            lock,
            admitted,
            kept,
        } = door;
        let kept = kept.into_iter();
        let notes = std::iter::once(Note::OpenedBy { guest: opener })
            .chain(lock.map(|lock| Note::Locked { lock }))
            .chain(admitted.into_iter().map(|guest| Note::Admitted { guest }))
            .chain(kept.map(|(guest, Awaited { until, name })| Note::Kept { guest, until, name }));
        let mut entries = vec![Entry::Fact(opening)];
        entries.extend(notes.map(Entry::Note));
        for entry in &entries {
            live.follow(entry, 0);
        }
        (live, entries)
    }

    /// A table that goes on from a record, with one of its seats held by who opens it.
    pub(crate) fn branch(facts: Vec<Fact>, who: &Who) -> Result<(Self, Vec<Entry>), Refusal> {
        let seats = facts.iter().filter_map(|fact| match fact {
            Fact::Sat { player, .. } | Fact::SatLate { player } => Some(player.bot.is_none()),
            _ => None,
        });
        let own = seats.enumerate().find(|(_, is_person)| *is_person);
        let opened = Note::OpenedBy {
            guest: who.guest.clone(),
        };
        let mut entries: Vec<_> = facts.into_iter().map(Entry::Fact).collect();
        entries.push(Entry::Note(opened));
        entries.extend(own.map(|(seat, _)| Entry::Note(Note::held(Seat::at(seat), who))));
        Ok((Self::restore(&entries)?, entries))
    }

    /// A table of a game that is over and was played elsewhere: nobody has opened it, and nobody holds a seat.
    pub(crate) fn archived(facts: Vec<Fact>) -> Result<(Self, Vec<Entry>), Refusal> {
        let entries: Vec<_> = facts.into_iter().map(Entry::Fact).collect();
        Ok((Self::restore(&entries)?, entries))
    }

    fn new(room: Room) -> Self {
        Self {
            room,
            chairs: Chairs::default(),
            talk: Talk::default(),
            gallery: None,
            behind: 0,
            shown: BTreeSet::new(),
            stale: false,
        }
    }

    /// Another node may go on with the table from now on, until it is read anew.
    pub(super) fn grows_stale(&mut self) {
        self.stale = true;
    }

    /// The table as it was opened, as it is shown so much later than it goes on.
    pub(super) fn behind(room: Room, behind: Millis) -> Self {
        Self {
            behind,
            ..Self::new(room)
        }
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
        let mut live = Self::new(Room::restore(facts)?);
        for (entry, at) in entries.iter().zip(gallery::times(entries)) {
            live.follow(entry, at);
        }
        Ok(live)
    }

    /// The table as a guest may see it: whoever plays there as it is. Who has left for good watches, else whoever sits down for
    /// a moment would see it all at once.
    pub(crate) fn seen_by(&self, guest: Option<&str>) -> &Self {
        if guest.is_some_and(|guest| self.plays(guest)) {
            self
        } else {
            self.in_the_open()
        }
    }

    /// The table as anybody may see it.
    pub(crate) fn in_the_open(&self) -> &Self {
        let gallery = self.gallery.as_ref();
        gallery.map_or(self, |gallery| gallery.live())
    }

    /// What a guest sees: of those who watch, over the shoulder of that seat, if its player lets them; then `over` of the view
    /// says so.
    pub(crate) fn view(&self, guest: Option<&str>, over: Option<Seat>) -> RoomView {
        let viewer = self.viewer(guest);
        let is_shown = |seat: &Seat| self.behind == 0 || self.shown.contains(seat);
        let over = over.filter(|seat| viewer == Viewer::Spectator && is_shown(seat));
        let seen = over.and_then(|seat| self.room.view_over(seat).ok());
        let mut view = seen.unwrap_or_else(|| self.room.view(viewer));
        view.hands.retain(is_shown);
        view.stale = self.stale;
        view
    }

    /// Whose hands those who watch this may look into, from now on.
    pub(super) fn show_hands(&mut self, shown: BTreeSet<Seat>) {
        self.shown = shown;
    }

    /// How much later than it comes to pass this shows what does.
    pub(crate) fn lag(&self) -> Millis {
        self.behind
    }

    /// Whether those who watch have not been shown everything yet.
    pub(super) fn has_secrets(&self) -> bool {
        self.gallery.is_some()
    }

    /// Shows those who watch what they may see at the time `now`; says whether that is more than before.
    pub(super) fn catch_up(&mut self, now: Millis) -> bool {
        let gallery = self.gallery.as_mut();
        gallery.is_some_and(|gallery| gallery.catch_up(now))
    }

    /// The note that those who watch have been shown the end.
    pub(super) fn caught_up(&mut self) -> Option<Entry> {
        let gallery = self.gallery.as_ref()?;
        if !self.room.is_over() || gallery.next().is_some() {
            return None;
        }
        let note = Entry::Note(Note::CaughtUp);
        self.follow(&note, 0);
        Some(note)
    }

    /// When the table has something to do by itself.
    pub(super) fn alarm(&self) -> Option<Millis> {
        let gallery = self.gallery.as_ref().and_then(|gallery| {
            let end = self.room.is_over().then_some(0);
            gallery.next().or(end)
        });
        self.room.alarm().into_iter().chain(gallery).min()
    }

    /// Folds in what has come to pass at the table that this shows later.
    pub(super) fn fold(&mut self, entry: &Entry) -> Result<(), Refusal> {
        if let Entry::Fact(fact) = entry {
            self.room.catch_up(fact.clone())?;
        }
        self.follow(entry, 0);
        Ok(())
    }

    /// The room: what viewers see is asked of it.
    pub(crate) fn room(&self) -> &Room {
        &self.room
    }

    /// The seats, in order of play.
    pub(crate) fn chairs(&self) -> &[Chair] {
        self.chairs.all()
    }

    /// The guest who has opened the table.
    pub(crate) fn opener(&self) -> &str {
        self.chairs.opener()
    }

    /// Who may sit down.
    pub(crate) fn door(&self) -> &Door {
        self.chairs.door()
    }

    /// Whether a guest may sit down without telling the password.
    pub(crate) fn admits(&self, guest: &str) -> bool {
        self.chairs.admits(guest)
    }

    /// The seat a guest holds.
    pub(crate) fn seat_of(&self, guest: &str) -> Option<Seat> {
        self.chairs.seat_of(guest)
    }

    /// The seat that a guest held until another device of theirs took it up.
    pub(crate) fn left_behind(&self, guest: &str) -> Option<Seat> {
        self.chairs.left_behind(guest)
    }

    /// Whether a guest has a seat, and has not left it for good.
    pub(super) fn plays(&self, guest: &str) -> bool {
        let seat = self.seat_of(guest);
        seat.is_some_and(|seat| self.room().has_a_part(seat).is_ok())
    }

    /// As whom a guest looks.
    pub(crate) fn viewer(&self, guest: Option<&str>) -> Viewer {
        let seat = guest.and_then(|guest| self.seat_of(guest));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The bot that is to act, to think elsewhere.
    pub(crate) fn ponder(&mut self) -> Result<Option<Thinker>, Refusal> {
        self.room.ponder()
    }

    /// What a bot that has thought wants to do, if that still stands.
    pub(crate) fn conclude(&mut self, thinker: Thinker) -> Option<Command> {
        self.room.conclude(thinker)
    }

    /// Carries out an order of `who` at the time `now`.
    pub(crate) fn order(&mut self, who: &Who, order: Order, now: Millis) -> Outcome {
        let keeps = self.keeps_from(who, &order, now);
        let may = keeps.and_then(|()| self.plan(who, order));
        let may = may.and_then(|planned| {
            match &planned {
                // The house itself has no name.
                Planned::Command(command) if !who.guest.is_empty() => {
                    self.talk.may(&who.guest, command, now)?;
                }
                _ => {}
            }
            Ok(planned)
        });
        let planned = match may {
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
            Planned::Command(command) => {
                let outcome = self.command(command, now, None);
                let texts = outcome.entries.iter().filter_map(proposed).map(texts_in);
                self.talk.brought(&who.guest, texts.sum());
                outcome
            }
            Planned::Sit(player) => self.command(Command::Sit(player), now, Some(who)),
            Planned::Hold(seat) => self.note(Note::held(seat, who), now),
            Planned::Rekey(seat) => self.note(Note::Rekeyed { seat }, now),
            Planned::Admit => {
                let guest = who.guest.clone();
                self.note(Note::Admitted { guest }, now)
            }
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
            self.follow(entry, now);
        }
        if let (Some(who), Ok(()), Some(seat)) = (sitter, &outcome, self.chairs.newest()) {
            let note = Entry::Note(Note::held(seat, who));
            self.follow(&note, now);
            entries.push(note);
        }
        Outcome {
            entries,
            result: outcome,
            repeated,
        }
    }

    fn note(&mut self, note: Note, now: Millis) -> Outcome {
        let entry = Entry::Note(note);
        self.follow(&entry, now);
        Outcome {
            entries: vec![entry],
            result: Ok(()),
            repeated: false,
        }
    }

    pub(super) fn chair(&self, seat: Seat) -> Result<&Chair, Refusal> {
        let missing = || Refusal::new(Code::BadSeat, format!("there is no {seat} at this table"));
        self.chairs.all().get(seat.index()).ok_or_else(missing)
    }

    /// Keeps up with what the room did at the time `at`.
    fn follow(&mut self, entry: &Entry, at: Millis) {
        self.talk.entered();
        if let Some(gallery) = &mut self.gallery {
            gallery.hear(entry, at);
            // Who takes that back is heard at once.
            gallery.show_hands(self.room.hands_shown().collect());
        }
        self.chairs.follow(entry);
        match entry {
            Entry::Fact(opening @ Fact::Opened { .. }) if self.behind == 0 => {
                self.gallery = Gallery::of(opening).map(Box::new);
            }
            Entry::Note(Note::CaughtUp) => self.gallery = None,
            Entry::Fact(Fact::Said { seat, text, .. }) => self.talk.said(seat.is_some(), text),
            Entry::Fact(_) | Entry::Note(_) => {}
        }
    }
}
