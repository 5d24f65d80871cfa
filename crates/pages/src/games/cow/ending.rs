//! How a game of Unexploded Cow is remembered: money turn by turn, the dearest cow that went up, and the dearest loss: a cow that cost
//! money, one that was taken, or what was paid to somebody else.

use cow::{Fact, Named, Reason, Seen};
use maud::{Markup, html};
use speech::Tongue;
use table::Seat;

use super::Sight;
use super::chart::course;
use super::draw::{chips, head, printed_kind, puff, worth};
use crate::games::ending::{Ending, Moment};
use crate::table::Told;

/// A cow that went up: whose it was, and what it was worth.
type Boom<'a> = (&'a Told, &'a Named, Seat, i32);

pub(super) fn ending<'a>(scene: Sight<'a>) -> Ending<'a> {
    let booms = || scene.events().filter_map(boom);
    let value = |boom: &Boom<'_>| boom.3;
    let best = booms().max_by_key(value).filter(|boom| value(boom) > 0);
    let losses = scene.events().filter_map(|event| lost(scene, event));
    let worst = losses.max_by_key(|loss| loss.by);
    let moment = |(told, cow, seat, value): Boom<'a>| Moment {
        told,
        seat,
        pieces: pieces(scene, cow, value),
    };
    Ending {
        course: Some(course(scene)),
        best: best.map(moment),
        worst: worst.map(|loss| Moment {
            told: loss.told,
            seat: loss.seat,
            pieces: loss.pieces,
        }),
    }
}

/// Something that was bad for somebody.
struct Loss<'a> {
    told: &'a Told,
    /// Whose it was.
    seat: Seat,
    /// How much money it was, or could have been.
    by: i32,
    pieces: Markup,
}

fn lost<'a>(scene: Sight<'_>, (told, seen): (&'a Told, &'a Seen)) -> Option<Loss<'a>> {
    let Seen::Open(fact) = seen else {
        return None;
    };
    let (seat, by, pieces) = match fact {
        Fact::Exploded {
            cow, owner, value, ..
        } => (*owner, -value, pieces(scene, cow, *value)),
        Fact::CowMoved {
            seat, cow, from, ..
        }
        | Fact::CowDiscarded {
            seat,
            cow,
            field: from,
        } if seat != from => (*from, printed(scene, cow)?, standing(scene, cow)),
        Fact::PaidPlayer {
            seat,
            amount,
            reason,
            ..
        } => (*seat, *amount, paid(*amount, *reason, scene.tongue)),
        _ => return None,
    };
    (by > 0).then_some(Loss {
        told,
        seat,
        by,
        pieces,
    })
}

/// Money that went to somebody else: what asked for it, and the chips.
fn paid(amount: i32, reason: Reason, tongue: Tongue) -> Markup {
    html! {
        @match reason {
            Reason::Event => (head("event", "event", None)),
            Reason::Explosion => (puff()),
            Reason::Ante | Reason::Price | Reason::OwnRule => {},
        }
        (chips(amount.into()))
        (worth(i64::from(-amount), tongue))
    }
}

/// What is printed on a cow.
fn printed(scene: Sight<'_>, cow: &Named) -> Option<i32> {
    scene.view.cards.get(&cow.id)?.value
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
    html! { (drawn(scene, cow)) (puff()) (worth(value.into(), scene.tongue)) }
}

fn standing(scene: Sight<'_>, cow: &Named) -> Markup {
    let value = printed(scene, cow).unwrap_or_default();
    html! { (drawn(scene, cow)) (worth(value.into(), scene.tongue)) }
}

fn drawn(scene: Sight<'_>, cow: &Named) -> Markup {
    let card = scene.view.cards.get(&cow.id);
    let kind = card.map_or("plain", |card| printed_kind(card.kind));
    head(cow.id.as_str(), kind, None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_payment_has_its_pieces_too() {
        for (reason, asks) in [
            (Reason::Event, Some("k-event")),
            (Reason::Explosion, Some("puff")),
            (Reason::Price, None),
        ] {
            let drawn = paid(150, reason, Tongue::En).into_string();
            assert_eq!(drawn.matches("<ellipse").count(), 2, "chips: {drawn}");
            assert!(asks.is_none_or(|asks| drawn.contains(asks)), "{drawn}");
        }
    }
}
