//! When somebody is called: a turn has begun, a moment has gone by, they are not at the table, it is not one of their quiet
//! hours, and they have not been told of this turn before. What does not arrive is tried again as long as the turn stands.

use std::collections::BTreeSet;
use std::time::Duration;

use host::Millis;
use serde::{Deserialize, Serialize};
use store::Kept;
use table::Seat;
use tokio::time::sleep;

use super::line::Urge;
use super::message::Message;
use super::wish::Wishes;
use crate::house::away::is_away;
use crate::house::driver::Driver;
use crate::house::gone::There;
use crate::house::live::Live;
use crate::house::{Guest, House, Wrong};

/// The space of the store in which it is kept of which turn at which table a guest was told.
const TOLD: &str = "called";
/// After which pauses it is tried again.
pub(super) const AGAIN: [Duration; 6] = [
    Duration::from_secs(10),
    Duration::from_mins(1),
    Duration::from_mins(5),
    Duration::from_mins(20),
    Duration::from_hours(1),
    Duration::from_hours(3),
];

/// Somebody's turn: it stays the same over a restart.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::house) struct Turn {
    pub(in crate::house) seat: Seat,
    pub(in crate::house) guest: String,
    /// Since when the table has waited for them without a break.
    pub(in crate::house) since: Millis,
}

/// Of which turn a guest was told, and by which ways.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Told {
    since: Millis,
    ways: BTreeSet<u32>,
}

/// How long nobody is called while the store is out of reach.
const LATER: Duration = Duration::from_secs(5);

/// How it stands with a turn.
enum Standing {
    /// It is over.
    Past,
    /// They look at it.
    Seen,
    /// They do not.
    Unseen,
}

impl Driver {
    /// Looks whose turn has begun; those of them who want to be called will be.
    pub(in crate::house) fn call(&mut self) {
        let Some(loaded) = &self.loaded else { return };
        let turns = turns(&loaded.live);
        for turn in turns.difference(&self.turns) {
            self.house.expect(&self.id, turn);
        }
        self.turns = turns;
    }
}

/// The turns of people at a table.
fn turns(live: &Live) -> BTreeSet<Turn> {
    let room = live.room();
    if room.is_over() {
        return BTreeSet::new();
    }
    let people = room.asked().into_iter().filter(|seat| !room.is_bot(*seat));
    let turns = people.filter_map(|seat| {
        let guest = live.chairs().get(seat.index())?.guest.clone()?;
        let since = room.turn_since(seat)?;
        Some(Turn { seat, guest, since })
    });
    turns.collect()
}

impl House {
    /// The tables at which those have sat who want to be called, so that a house that comes up looks whose turn it is.
    pub(in crate::house) async fn tables_of_called(&self) -> Result<Vec<String>, Wrong> {
        let guests: Vec<_> = self.calls().wanted().keys().cloned().collect();
        let mut tables = BTreeSet::new();
        for id in guests {
            let own = self.tables_of(&Guest { id }).await?.into_iter();
            let is_in_play = |id: &String| {
                self.listed(id)
                    .is_some_and(|table| table.started && !table.over)
            };
            tables.extend(own.filter(is_in_play));
        }
        Ok(tables.into_iter().collect())
    }

    /// Somebody's turn has begun: they are called if they want that.
    fn expect(&self, table: &str, turn: &Turn) {
        let calls = self.calls();
        if calls.calling.off || !calls.wanted().contains_key(&turn.guest) {
            return;
        }
        calls.under_way.begins(table, turn, || {
            let seeing_to = self.clone().seeing_to(table.to_owned(), turn.clone());
            self.spawn_until_stopped(seeing_to)
        });
    }

    async fn seeing_to(self, table: String, turn: Turn) {
        while let Err(why) = self.see_to(&table, &turn).await {
            tracing::warn!(%why, "somebody could not be called");
            if !is_away(&why) {
                break;
            }
            sleep(LATER).await;
        }
        self.calls().under_way.ends(&table, &turn);
    }

    /// Calls somebody, and again as long as something does not arrive and the turn stands.
    async fn see_to(&self, table: &str, turn: &Turn) -> Result<(), Wrong> {
        sleep(self.calls().calling.after).await;
        let mut pauses = AGAIN.into_iter();
        loop {
            let guest = Guest {
                id: turn.guest.clone(),
            };
            let wishes = self.wishes(&guest);
            if let Some(left) = wishes.quiet.and_then(|quiet| quiet.left(self.now())) {
                sleep(Duration::from_millis(left)).await;
                continue;
            }
            match self.standing(table, turn).await? {
                Standing::Past => return Ok(()),
                Standing::Seen => return self.seen(table, turn, &wishes).await,
                Standing::Unseen => {}
            }
            let is_done = self.tell(table, turn, &wishes).await?;
            match pauses.next() {
                Some(pause) if !is_done => sleep(pause).await,
                _ => return Ok(()),
            }
        }
    }

    /// Whether the table still waits for somebody, and whether they look at it.
    async fn standing(&self, id: &str, turn: &Turn) -> Result<Standing, Wrong> {
        let table = self.table(id);
        let wanted = turn.clone();
        let stands = match table
            .look_in(move |live| turns(live).contains(&wanted))
            .await
        {
            Ok(stands) => stands,
            // Whoever keeps the table now sees to it.
            Err(Wrong::Elsewhere(_) | Wrong::NoTable) => false,
            Err(why) => return Err(why),
        };
        Ok(match table.is_there(&turn.guest) {
            _ if !stands => Standing::Past,
            There::Here => Standing::Seen,
            There::Reconnecting | There::Away => Standing::Unseen,
        })
    }

    /// Whoever has seen that it is their turn need not be told of it later.
    async fn seen(&self, table: &str, turn: &Turn, wishes: &Wishes) -> Result<(), Wrong> {
        let told = Told {
            since: turn.since,
            ways: wishes.ways.iter().map(|way| way.number).collect(),
        };
        self.keep_told(&format!("{} {table}", turn.guest), turn, &told)
            .await
    }

    /// Tells somebody of their turn by every way by which they do not know it; says whether nothing is left to be tried.
    async fn tell(&self, table: &str, turn: &Turn, wishes: &Wishes) -> Result<bool, Wrong> {
        let Some(summary) = self.listed(table) else {
            return Ok(true);
        };
        let key = format!("{} {table}", turn.guest);
        let kept = self.store().find(TOLD, &key).await?;
        let told = kept.and_then(|kept| serde_json::from_str::<Told>(&kept.value).ok());
        let mut told = told
            .filter(|told| told.since == turn.since)
            .unwrap_or(Told {
                since: turn.since,
                ways: BTreeSet::new(),
            });
        let message = Message::turn(self, wishes, &summary, turn);
        let mut is_done = true;
        for way in &wishes.ways {
            if told.ways.contains(&way.number) {
                continue;
            }
            let sent = self.send(&turn.guest, way, &message, Urge::Turn).await;
            let Some(sent) = sent else {
                is_done = false;
                continue;
            };
            if let Err(why) = &sent
                && why.may_pass()
            {
                is_done = false;
            } else {
                told.ways.insert(way.number);
                self.keep_told(&key, turn, &told).await?;
            }
            self.note_result(&turn.guest, way.number, sent.as_ref().err())
                .await?;
        }
        Ok(is_done)
    }

    async fn keep_told(&self, key: &str, turn: &Turn, told: &Told) -> Result<(), Wrong> {
        let kept = Kept {
            owner: turn.guest.clone(),
            value: serde_json::to_string(told).expect("numbers are plain data"),
        };
        Ok(self.store().keep(TOLD, key, kept).await?)
    }
}
