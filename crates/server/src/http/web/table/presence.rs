//! Who is away from a table, who may be taken out of the game, and how many watch.

use std::collections::HashMap;

use host::{Millis, RoomView};
use table::Seat;

use crate::house::{Table, There};

/// Which seats have nobody at a page, and which of them had a moment ago.
pub(super) fn absent(table: &Table, guests: &[Option<String>]) -> (Vec<Seat>, Vec<Seat>) {
    let (mut away, mut reconnecting) = (Vec::new(), Vec::new());
    for (index, guest) in guests.iter().enumerate() {
        match guest.as_deref().map(|guest| table.is_there(guest)) {
            Some(There::Away) => away.push(Seat::at(index)),
            Some(There::Reconnecting) => reconnecting.push(Seat::at(index)),
            Some(There::Here) | None => {}
        }
    }
    (away, reconnecting)
}

/// Which seats have people who have been away for so long that they may be taken out of the game (P4).
pub(super) fn missed(
    table: &Table,
    room: &RoomView,
    guests: &[Option<String>],
    after: Millis,
) -> Vec<Seat> {
    let guests = guests.iter().enumerate();
    let missed = guests.filter(|(index, guest)| {
        let is_bots = room.seats.get(*index).is_none_or(|seat| seat.bot.is_some());
        let is_away = |guest: &String| table.is_away_for(guest, after);
        !is_bots && guest.as_ref().is_some_and(is_away)
    });
    missed.map(|(index, _)| Seat::at(index)).collect()
}

/// How many of those who sit there are there.
pub(super) fn here(guests: &[Option<String>], present: &HashMap<String, usize>) -> usize {
    let seated = guests.iter().flatten();
    seated.filter(|guest| present.contains_key(*guest)).count()
}

/// How many watch.
pub(super) fn watching(guests: &[Option<String>], present: &HashMap<String, usize>) -> usize {
    let sits = |guest: &str| guests.iter().flatten().any(|other| other == guest);
    // A guest with two windows watches once; those without a name cannot be told apart.
    let watching = present.iter().filter(|(guest, _)| !sits(guest));
    let watching = watching.map(|(guest, count)| if guest.is_empty() { *count } else { 1 });
    watching.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_watches_is_counted_by_guest() {
        let guests = [Some("ann".to_owned()), None, Some("bob".to_owned())];
        let present =
            [("ann", 2), ("cat", 3), ("", 4)].map(|(guest, count)| (guest.to_owned(), count));
        assert_eq!(watching(&guests, &present.into_iter().collect()), 5);
    }
}
