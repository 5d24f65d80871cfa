//! The table of this terminal as the full screen shows it.

use host::Wish;
use screen::full::{Ballot, Chair, Scene};
use table::{Seat, Viewer};

use super::keyboard::answerer;
use super::table::LocalTable;
use crate::tongue::{reader, told, tongue};
use speech::terminal::full::Sealed;

/// What has been told so far, so that it is not told anew for every drawing.
#[derive(Default)]
pub(crate) struct Story {
    sentences: Vec<String>,
    entries: usize,
}

impl Story {
    /// Takes in what has happened since the last time.
    pub(crate) fn hear(&mut self, table: &LocalTable) {
        if self.sentences.is_empty() {
            self.sentences.push(sealed(table));
        }
        self.sentences
            .extend(table.room.told(self.entries, reader(table.viewer())));
        self.entries = table.room.entries();
    }

    /// The scene, once the game has begun.
    pub(crate) fn scene<'a>(&'a self, table: &'a LocalTable) -> Option<Scene<'a>> {
        let asked = table.actor();
        let several = table.people().len() > 1;
        let name = |seat: Seat| table.room.name(seat).map(str::to_owned);
        Some(Scene {
            title: &table.room.plan().title,
            words: table.room.words()?,
            table: table.room.table()?,
            rules: table.room.rules(),
            tongue: tongue(),
            viewer: asked.map_or_else(|| table.viewer(), Viewer::Seat),
            asked,
            caller: asked.filter(|_| several).and_then(name),
            chairs: chairs(table),
            left: table.time_left(),
            history: &self.sentences,
            ballot: ballot(table),
            replay: None,
        })
    }
}

/// What is known of the luck before the game is over (P12).
pub(crate) fn sealed(table: &LocalTable) -> String {
    let seal = table.room.view(Viewer::Spectator).commitment;
    let seal: String = seal.chars().take(16).collect();
    let seal = seal.into();
    told(&Sealed { seal })
}

fn chairs(table: &LocalTable) -> Vec<Chair> {
    let seats = (0..table.room.seats()).map(Seat::at);
    let chair = |seat| Chair {
        name: table.room.name(seat).unwrap_or_default().to_owned(),
        bot: table.room.is_bot(seat),
        to_act: table.room.is_asked(seat),
    };
    seats.map(chair).collect()
}

fn ballot(table: &LocalTable) -> Option<Ballot> {
    let name = |seat: Seat| table.room.name(seat).unwrap_or_default().to_owned();
    if let Some(open) = table.room.table()?.proposal() {
        let yes: Vec<_> = open.yes.iter().map(|seat| name(*seat)).collect();
        let voter = table.voter().map(name);
        let by = (&*name(open.seat), &*yes);
        return Some(Ballot::rules(by, &open.rules, voter, tongue()));
    }
    if table.room.is_paused() {
        return Some(Ballot::paused(tongue()));
    }
    let (wish, open) = table.room.request()?;
    let (by, voter) = (name(open.seat), answerer(table).map(name));
    Some(match wish {
        Wish::TakeBack => {
            let acts = table.room.take_back_view()?.acts;
            Ballot::taking_back(&by, acts, voter, tongue())
        }
        Wish::Pause => Ballot::pausing(&by, voter, tongue()),
        // Nobody at this keyboard is away.
        Wish::Removal => return None,
    })
}
