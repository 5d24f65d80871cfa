//! What tables adopt by a vote is counted where it stands on the house's shelf (O14).

use ::table::{Settings, Step, own_rules};
use host::{Fact, Room, Ware, clean, pieces_of};

use super::in_force;
use crate::house::House;
use crate::house::apart::has_texts;
use crate::house::driver::Driver;
use crate::house::entry::Entry;

impl House {
    /// A table has adopted what has these names: what stands on the shelf is counted.
    async fn adopted(self, game: String, names: Vec<String>) {
        for name in names {
            let _alone = self.shelving().await;
            let Ok(mut one) = self.on_shelf(&game, &name).await else {
                continue;
            };
            one.adopted = one.adopted.saturating_add(1);
            if let Err(why) = self.keep_on_shelf(&game, &one).await {
                tracing::warn!(game, name, %why, "that it was adopted was not noted");
            }
        }
    }
}

impl Driver {
    /// Counts what a vote has adopted, once that is stored and the table plays by it: each once.
    pub(in crate::house) fn count_adopted(&mut self, entries: &[Entry]) {
        let proposed = entries.iter().rev().find_map(proposed).cloned();
        if proposed.as_ref().is_some_and(has_texts) {
            self.plays_by_text();
        }
        let Some(room) = self.loaded.as_ref().map(|loaded| loaded.live.room()) else {
            return;
        };
        let open = room.open_change();
        if let Some(change) = proposed.as_ref().filter(|_| open.is_some()) {
            // What it plays by already, nobody adopts any more.
            self.adopted.extend(adopted(room, change));
        }
        let before = proposed.or_else(|| self.open.take());
        self.open = open.cloned();
        if let Some(before) = before.filter(|_| open.is_none()) {
            self.waiting = self.waiting.changed(&before);
        }
        if self.waiting.0.is_empty() {
            return;
        }
        let mut names = adopted(room, &self.waiting);
        let later = room.adopted();
        self.waiting
            .0
            .retain(|slug, to| later.get(slug) == Some(to));
        names.retain(|name| self.adopted.insert(name.clone()));
        if !names.is_empty() {
            let game = room.plan().game.clone();
            tokio::spawn(self.house.clone().adopted(game, names));
        }
    }
}

/// What of a change that was voted on the table plays by now: the names on the shelf.
fn adopted(room: &Room, before: &Settings) -> Vec<String> {
    let rules = own_rules(before)
        .filter(|(slug, text)| in_force(room, slug).is_some_and(|now| now == *text));
    let rules = rules.filter_map(|(_, text)| Ware::Rule.name_of(text));
    let materials = &room.plan().materials.0;
    let pieces = pieces_of(before).filter_map(|(kind, text)| {
        let ware = Ware::Pieces(kind.to_owned());
        let (mut wanted, now) = (text.to_owned(), ware.name_of(materials.get(kind)?));
        clean::material(&mut wanted);
        now.filter(|now| ware.name_of(&wanted).as_ref() == Some(now))
    });
    rules.chain(pieces).collect()
}

/// The rules that an entry proposes.
pub(in crate::house) fn proposed(entry: &Entry) -> Option<&Settings> {
    match entry {
        Entry::Fact(Fact::LobbyProposed { rules, .. }) => Some(rules),
        Entry::Fact(Fact::Stepped {
            step: Step::Propose { propose, .. },
            ..
        }) => Some(propose),
        Entry::Fact(_) | Entry::Note(_) => None,
    }
}
