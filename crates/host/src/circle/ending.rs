//! How a game ended, as its table or its record tells.

use serde_json::Value as Json;
use table::{AnyTable, Seat, Settings};

use super::{Ending, MemberId, Place};

impl Ending {
    /// What came of a game that is over; `members` says who of the circle sat where.
    pub fn of(id: &str, table: &dyn AnyTable, members: &dyn Fn(Seat) -> Option<MemberId>) -> Self {
        let turn = table.turn_json();
        let winners: Vec<_> = seats(&turn["winners"]).collect();
        let standing = turn["standing"].as_array().into_iter().flatten();
        let places = standing.filter_map(|place| {
            let seat = seat(&place["seat"])?;
            Some(Place {
                name: table.names().get(seat.index())?.clone(),
                member: members(seat),
                won: winners.contains(&seat),
                score: place["score"].as_i64().unwrap_or_default(),
            })
        });
        Self {
            table: id.to_owned(),
            places: places.collect(),
            voted: voted(table),
        }
    }

    /// A game that nobody finished.
    #[must_use]
    pub fn none(id: &str) -> Self {
        Self {
            table: id.to_owned(),
            places: Vec::new(),
            voted: Settings::default(),
        }
    }
}

/// The rules that were voted in at the table and are in force at its end (K8).
fn voted(table: &dyn AnyTable) -> Settings {
    let before = &table.header().rules;
    let mut rules = table.rules();
    rules
        .0
        .retain(|slug, value| before.get(slug).is_some_and(|old| old != value));
    rules
}

fn seats(said: &Json) -> impl Iterator<Item = Seat> {
    said.as_array().into_iter().flatten().filter_map(seat)
}

fn seat(said: &Json) -> Option<Seat> {
    Some(Seat(said.as_u64()?.try_into().ok()?))
}
