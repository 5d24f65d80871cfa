//! How a game of Unexploded Cow is remembered: money turn by turn, the dearest cow that went up, the one that cost most.

use cow::{Fact, Named, Seen};
use maud::{Markup, html};
use table::Seat;

use super::Sight;
use super::chart::course;
use super::draw::{head, printed_kind, puff, worth};
use crate::games::ending::{Ending, Moment};
use crate::table::Told;

/// A cow that went up: whose it was, and what it was worth.
type Boom<'a> = (&'a Told, &'a Named, Seat, i32);

pub(super) fn ending<'a>(scene: Sight<'a>) -> Ending<'a> {
    let booms = || scene.events().filter_map(boom);
    let value = |boom: &Boom<'_>| boom.3;
    let best = booms().max_by_key(value).filter(|boom| value(boom) > 0);
    let worst = booms().min_by_key(value).filter(|boom| value(boom) < 0);
    let moment = |(told, cow, seat, value): Boom<'a>| Moment {
        told,
        seat,
        pieces: pieces(scene, cow, value),
    };
    Ending {
        course: Some(course(scene)),
        best: best.map(moment),
        worst: worst.map(moment),
    }
}

fn boom<'a>((told, seen): (&'a Told, &'a Seen)) -> Option<Boom<'a>> {
    match seen {
        Seen::Open(Fact::Exploded {
            cow, owner, value, ..
        }) => Some((told, cow, *owner, *value)),
        Seen::Open(_) | Seen::Close(_) => None,
    }
}

fn pieces(scene: Sight<'_>, cow: &Named, value: i32) -> Markup {
    let card = scene.view.cards.get(&cow.id);
    let kind = card.map_or("plain", |card| printed_kind(card.kind));
    html! { (head(cow.id.as_str(), kind, None)) (puff()) (worth(value.into(), scene.tongue)) }
}
