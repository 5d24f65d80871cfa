//! The people at the table, in order of play.

use host::Millis;
use table::Seat;

use super::TablePage;
use crate::people::{Clock, Marker, Person, Presence, Sitter};

/// The people at the table, in order of play.
pub(crate) fn people(table: &TablePage) -> Vec<Person> {
    let chairs = table.room.seats.iter().enumerate();
    chairs
        .map(|(index, chair)| {
            let seat = Seat::at(index);
            let sitter = match (&chair.bot, &chair.stand_in) {
                (Some(bot), _) => Sitter::Bot(bot.clone()),
                (None, Some(bot)) => Sitter::StoodInFor(bot.clone()),
                (None, None) => Sitter::Human,
            };
            let clock = table.room.clocks.iter().find(|clock| clock.seat == seat);
            Person {
                seat: seat.0,
                name: chair.name.clone(),
                marker: marker(table, index),
                sitter,
                presence: table.presence(seat),
                waits: table.waits(seat),
                clock: clock.map(|clock| Clock {
                    left_ms: clock.until.saturating_sub(table.now),
                    running: true,
                }),
            }
        })
        .collect()
}

fn marker(table: &TablePage, index: usize) -> Marker {
    let given = table.markers.get(index).copied();
    given.unwrap_or_else(|| Marker::nth(index))
}

impl TablePage {
    fn presence(&self, seat: Seat) -> Presence {
        if self.reconnecting.contains(&seat) {
            Presence::Reconnecting
        } else if self.away.contains(&seat) {
            Presence::Away
        } else {
            Presence::Here
        }
    }

    fn waits(&self, seat: Seat) -> Option<Millis> {
        let (_, since) = self.since.iter().find(|(asked, _)| *asked == seat)?;
        Some(self.now.saturating_sub(*since))
    }
}
