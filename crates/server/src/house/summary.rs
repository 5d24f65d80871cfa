//! A table in one line of the list of tables.

use std::sync::Arc;

use host::{ClockPlan, Fact, Millis, Plan};
use serde::{Deserialize, Serialize};
use table::{Seat, Settings};

use super::entry::Entry;
use super::live::Live;

/// What the list of tables shows of one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is said on its own in the list"
)]
pub struct Summary {
    /// The table's id.
    pub id: String,
    /// Its name.
    pub title: String,
    /// The slug of its game.
    pub game: String,
    /// Whether the game has begun.
    pub started: bool,
    /// Whether it is over, or the table closed.
    pub over: bool,
    /// Those who sit.
    pub seats: Vec<Sitting>,
    /// The most seats it takes.
    pub most: usize,
    /// Whether it is left out of the list.
    pub private: bool,
    /// Whether a password must be told before one may sit down.
    pub locked: bool,
    /// The rules it has set itself.
    pub rules: Settings,
    /// When it was opened, in milliseconds since 1970.
    pub created: Millis,
    /// The guest who opened it.
    #[serde(skip)]
    pub(crate) opener: String,
    /// How many bytes of files it was opened with.
    #[serde(skip)]
    pub(crate) brought: usize,
}

/// Somebody who sits at a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sitting {
    /// The name.
    pub name: String,
    /// The marker; empty where none was chosen.
    pub marker: String,
    /// Whether a bot plays.
    pub bot: bool,
}

impl Summary {
    pub(super) fn of(id: &str, live: &Live, created: Millis) -> Self {
        let room = live.room();
        Self {
            id: id.to_owned(),
            title: room.plan().title.clone(),
            game: room.plan().game.clone(),
            started: room.table().is_some(),
            over: room.is_over() && !live.has_secrets(),
            seats: sitting(live),
            rules: room.plan().rules.clone(),
            most: room.plan().most,
            private: room.plan().private,
            locked: live.door().lock.is_some(),
            created,
            opener: live.opener().to_owned(),
            brought: brought(room.plan()),
        }
    }

    /// Whether entries can change the line: steps and talk, which are most of them, do not.
    pub(super) fn may_change(entries: &[Entry]) -> bool {
        let changes =
            |entry: &Entry| !matches!(entry, Entry::Fact(Fact::Stepped { .. } | Fact::Said { .. }));
        entries.iter().any(changes)
    }
}

/// What the store keeps of a table beside its log, so that a house with many opens at once.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Meta {
    pub(super) summary: Arc<Summary>,
    /// Whether the house must bring it back by itself: a clock runs there, or bots play.
    pub(super) wakes: bool,
}

/// The same as it is written.
#[derive(Serialize, Deserialize)]
struct Written {
    summary: Summary,
    opener: String,
    wakes: bool,
    #[serde(default)]
    brought: usize,
}

impl Meta {
    pub(super) fn of(id: &str, live: &Live, created: Millis) -> Self {
        Self::bringing(id, live, created, 0)
    }

    /// That of a table that is opened with so many bytes of files, or more.
    pub(super) fn bringing(id: &str, live: &Live, created: Millis, bytes: usize) -> Self {
        let mut summary = Summary::of(id, live, created);
        summary.brought = summary.brought.max(bytes);
        let summary = Arc::new(summary);
        let wakes = wakes(live, &summary);
        Self { summary, wakes }
    }

    /// What becomes of it with new entries, if they change it.
    pub(super) fn after(&self, live: &Live, entries: &[Entry]) -> Option<Self> {
        let is_over = live.room().is_over() && !self.summary.over;
        if !is_over && !Summary::may_change(entries) && self.wakes == wakes(live, &self.summary) {
            return None;
        }
        let Summary {
            id,
            created,
            brought,
            ..
        } = &*self.summary;
        let new = Self::bringing(id, live, *created, *brought);
        (new != *self).then_some(new)
    }

    pub(super) fn written(&self) -> String {
        let written = Written {
            summary: Summary::clone(&self.summary),
            opener: self.summary.opener.clone(),
            wakes: self.wakes,
            brought: self.summary.brought,
        };
        serde_json::to_string(&written).expect("a line is plain data")
    }

    /// Nothing where it was never written, or by another version.
    pub(super) fn read(text: &str) -> Option<Self> {
        let Written {
            mut summary,
            opener,
            wakes,
            brought,
        } = serde_json::from_str(text).ok()?;
        summary.opener = opener;
        summary.brought = brought;
        Some(Self {
            summary: Arc::new(summary),
            wakes,
        })
    }
}

/// So many bytes are counted at least for a table with files: a small deck can ask for as much work as a long list.
const LEAST: usize = 1024 * 1024;

/// How many bytes of files a table is opened with, as they are counted: lists of words, decks, boards.
pub(crate) fn brought(plan: &Plan) -> usize {
    let bytes: usize = plan.materials.0.values().map(String::len).sum();
    if bytes == 0 { 0 } else { bytes.max(LEAST) }
}

/// Whether something happens at the table without people: it does not change from act to act.
fn wakes(live: &Live, summary: &Summary) -> bool {
    let room = live.room();
    let has_clock = room.plan().clock != ClockPlan::None || room.alarm().is_some();
    let has_bot = || (0..room.seats()).any(|seat| room.is_bot(Seat::at(seat)));
    let goes_on = || !room.is_over() && (has_clock || has_bot());
    room.table().is_some() && !summary.over && (live.has_secrets() || goes_on())
}

fn sitting(live: &Live) -> Vec<Sitting> {
    let chairs = live.chairs().iter().enumerate();
    chairs
        .map(|(index, chair)| Sitting {
            name: live
                .room()
                .name(Seat::at(index))
                .unwrap_or_default()
                .to_owned(),
            marker: chair.marker.clone(),
            bot: live.room().is_bot(Seat::at(index)),
        })
        .collect()
}
