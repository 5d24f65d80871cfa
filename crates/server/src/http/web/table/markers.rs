//! The markers of those who sit at a table.

use crate::house::Live;
use pages::{COLOURS, Marker};

/// The markers of the seats: bots are given colours that nobody at the table has, as long as there are any.
pub(in crate::http::web) fn markers(live: &Live) -> impl Iterator<Item = Marker> {
    let chairs = live.chairs().iter();
    let own: Vec<_> = chairs.map(|chair| Marker::parse(&chair.marker)).collect();
    let mut taken: Vec<_> = own.iter().flatten().map(|marker| marker.colour()).collect();
    own.into_iter().enumerate().map(move |(index, own)| {
        own.unwrap_or_else(|| {
            let mut free = (index..index + COLOURS.len()).map(Marker::nth);
            let free = free.find(|marker| !taken.contains(&marker.colour()));
            let marker = free.unwrap_or_else(|| Marker::nth(index));
            taken.push(marker.colour());
            marker
        })
    })
}
