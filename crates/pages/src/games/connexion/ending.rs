//! How a game of Cosmic `ConneXion` is remembered: celestial cards turn by turn, the longest word, and the dearest card
//! that was pilfered or the claim that went wrong. What was hidden from the reader stays so; how many cards there were does not.

use connexion::board::Position;
use connexion::{Close, Fact, Named, Seen};
use maud::{Markup, html};
use speech::ending as say;
use table::Seat;

use super::Sight;
use super::cards::{celestial, letter_as};
use super::kit::Kit;
use crate::games::ending::{Course, Ending, Moment};
use crate::table::Told;

pub(super) fn ending(scene: Sight<'_>) -> Ending<'_> {
    let events = || scene.events();
    let longest = events()
        .filter_map(listed)
        .max_by_key(|found| found.2.len());
    let dearest = events()
        .filter_map(pilfered)
        .max_by_key(|found| found.2.tenths);
    let wrong = events().rev().find_map(wrong);
    let worst = dearest.map(|(told, seat, card)| (told, seat, Some(card)));
    let worst = worst.or_else(|| wrong.map(|(told, seat)| (told, seat, None)));
    Ending {
        course: Some(Course {
            caption: scene.text(&say::CardsHeld {}),
            turns: held(events().map(|(_, seen)| seen), scene.people.len()),
            amount: |n, _| n.to_string(),
        }),
        best: longest.map(|(told, seat, path, spelled)| Moment {
            told,
            seat,
            pieces: word(scene, path, spelled),
        }),
        worst: worst.map(|(told, seat, card)| Moment {
            told,
            seat,
            pieces: card.map_or_else(|| html! {}, |card| print(scene, card)),
        }),
    }
}

/// A word that was listed: when, by whom, along which cards, and what each stands for.
type Listed<'a> = (&'a Told, Seat, &'a [Position], &'a [String]);

fn listed<'a>((told, seen): (&'a Told, &'a Seen)) -> Option<Listed<'a>> {
    match seen {
        Seen::Open(Fact::WordListed {
            seat,
            path,
            spelled,
            ..
        }) => Some((told, *seat, path, spelled)),
        Seen::Open(_) | Seen::Close(_) => None,
    }
}

fn pilfered<'a>((told, seen): (&'a Told, &'a Seen)) -> Option<(&'a Told, Seat, &'a Named)> {
    match seen {
        // It is a bad moment for who loses the card.
        Seen::Close(Close::Pilfered { from, card, .. }) => Some((told, *from, card.as_ref()?)),
        Seen::Open(_) | Seen::Close(_) => None,
    }
}

fn wrong<'a>((told, seen): (&'a Told, &'a Seen)) -> Option<(&'a Told, Seat)> {
    match seen {
        Seen::Open(Fact::ClaimWrong { seat, .. }) => Some((told, *seat)),
        Seen::Open(_) | Seen::Close(_) => None,
    }
}

/// How many celestial cards everybody had after each turn.
fn held<'a>(events: impl Iterator<Item = &'a Seen>, seats: usize) -> Vec<Vec<i64>> {
    let mut now = vec![0; seats];
    let mut all = vec![now.clone()];
    for seen in events {
        let mut change = |seat: Seat, by: i64| {
            if let Some(held) = now.get_mut(seat.index()) {
                *held += by;
            }
        };
        match seen {
            Seen::Close(Close::Awarded { seat, .. }) => change(*seat, 1),
            Seen::Close(Close::Pilfered { seat, from, .. }) => {
                change(*seat, 1);
                change(*from, -1);
            }
            Seen::Open(Fact::TurnEnded { .. }) => all.push(now.clone()),
            Seen::Open(_) | Seen::Close(Close::Dealt { .. }) => {}
        }
    }
    if all.last() != Some(&now) {
        all.push(now);
    }
    all
}

/// The cards of a word, in its order, each with what it stands for there.
fn word(scene: Sight<'_>, path: &[Position], spelled: &[String]) -> Markup {
    let kit = Kit::of(scene);
    let letters = path.iter().zip(spelled);
    let letters = letters.filter_map(|(place, part)| Some((kit.on(scene.view, *place)?, part)));
    html! { span.row-of-cards { @for (card, part) in letters { (letter_as(&card, part, scene.tongue)) } } }
}

fn print(scene: Sight<'_>, card: &Named) -> Markup {
    let print = scene.view.cards.get(&card.id);
    html! { @if let Some(print) = print { (celestial(&card.id, print.into(), scene.tongue)) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_go_from_hand_to_hand() {
        let ended = || {
            Seen::Open(Fact::TurnEnded {
                seat: Seat(0),
                words: 1,
            })
        };
        let awarded = Seen::Close(Close::Awarded {
            seat: Seat(0),
            card: None,
            face_up: false,
            pile: 3,
        });
        let pilfered = Seen::Close(Close::Pilfered {
            seat: Seat(1),
            from: Seat(0),
            card: None,
            face_up: false,
        });
        let events = [awarded, ended(), pilfered, ended()];
        assert_eq!(held(events.iter(), 2), [[0, 0], [1, 0], [0, 1]]);
    }
}
