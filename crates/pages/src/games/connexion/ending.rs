//! How a game of Cosmic `ConneXion` is remembered: celestial cards turn by turn, the longest word, and the dearest loss: a card that
//! was pilfered, a bonus that was missed, a claim that went wrong, a turn without words. What was hidden from the reader stays so;
//! how many cards there were does not.

use connexion::board::Position;
use connexion::{Close, Fact, Named, Seen, sentence_earns};
use maud::{Markup, html};
use speech::ending as say;
use table::Seat;

use super::Sight;
use super::cards::{back, celestial, letter, letter_as};
use super::kit::Kit;
use crate::games::ending::{Course, Ending, Moment};
use crate::table::Told;

pub(super) fn ending(scene: Sight<'_>) -> Ending<'_> {
    let events = || scene.events();
    let longest = events()
        .filter_map(listed)
        .max_by_key(|found| found.2.len());
    let worst = losses(events()).max_by_key(|loss| loss.by);
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
        worst: worst.map(|loss| Moment {
            told: loss.told,
            seat: loss.seat,
            pieces: lost(scene, loss.what),
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

/// Something that was bad for somebody.
struct Loss<'a, T> {
    told: T,
    /// Whose it was.
    seat: Seat,
    /// How much it was, or could have been, in tenths of a point.
    by: u32,
    what: Lost<'a>,
}

/// What shows a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lost<'a> {
    /// A celestial card, where the reader knows which.
    Card(Option<&'a Named>),
    /// The Sun, that brought nothing.
    Sun,
    /// The letter card of the turn, if one was placed.
    Letter(Option<&'a str>),
}

/// The fewest words of a sentence: so much is missed with a bonus at least.
const SENTENCE: usize = 2;
/// What a claim that is wrong costs where it costs a point, and more than a turn without words where it does not.
const CLAIM: u32 = 10;

fn losses<'a, T>(events: impl Iterator<Item = (T, &'a Seen)>) -> impl Iterator<Item = Loss<'a, T>> {
    let mut placed = None;
    events.filter_map(move |(told, seen)| {
        let (seat, by, what) = match seen {
            Seen::Open(Fact::Placed { card, .. }) => {
                placed = Some(card.as_str());
                return None;
            }
            // It is a bad moment for who loses the card.
            Seen::Close(Close::Pilfered { from, card, .. }) => {
                let by = card.as_ref().map_or(CLAIM, |card| card.tenths.into());
                (*from, by, Lost::Card(card.as_ref()))
            }
            Seen::Open(Fact::BonusMissed { seat } | Fact::BonusDeclined { seat }) => {
                (*seat, sentence_earns(SENTENCE, false), Lost::Sun)
            }
            Seen::Open(Fact::ClaimWrong { seat, .. }) => (*seat, CLAIM, Lost::Letter(placed)),
            Seen::Open(Fact::TurnEnded { seat, words: 0 }) => (*seat, 0, Lost::Letter(placed)),
            Seen::Open(_) | Seen::Close(_) => return None,
        };
        Some(Loss {
            told,
            seat,
            by,
            what,
        })
    })
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

fn lost(scene: Sight<'_>, what: Lost<'_>) -> Markup {
    let (kit, t) = (Kit::of(scene), scene.tongue);
    match what {
        Lost::Card(card) => {
            let print = card.and_then(|card| Some((card, scene.view.cards.get(&card.id)?)));
            print.map_or_else(back, |(card, print)| celestial(&card.id, print.into(), t))
        }
        Lost::Sun => kit
            .sun()
            .map_or_else(|| html! {}, |sun| celestial(&sun.id, sun.into(), t)),
        Lost::Letter(name) => {
            let card = name.and_then(|name| kit.letter(name));
            card.map_or_else(|| html! {}, |card| letter(&card, t))
        }
    }
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

    #[test]
    fn every_game_in_which_something_went_wrong_has_a_worst_moment() {
        let card = |tenths| Named {
            id: "mars".to_owned(),
            title: "Mars".to_owned(),
            tenths,
        };
        let pilfered = |card| {
            Seen::Close(Close::Pilfered {
                seat: Seat(1),
                from: Seat(0),
                card,
                face_up: false,
            })
        };
        let placed = Seen::Open(Fact::Placed {
            seat: Seat(1),
            card: "eta".to_owned(),
            position: Position::new(1).unwrap(),
        });
        let idle = Seen::Open(Fact::TurnEnded {
            seat: Seat(1),
            words: 0,
        });
        let declined = Seen::Open(Fact::BonusDeclined { seat: Seat(1) });
        let all = [
            placed,
            idle,
            pilfered(None),
            pilfered(Some(card(70))),
            declined,
        ];
        let worst = |upto: usize| {
            let events = all[..upto].iter().map(|seen| ((), seen));
            let worst = losses(events).max_by_key(|loss| loss.by);
            worst.map(|loss| (loss.seat, loss.what))
        };
        let mars = card(70);
        assert_eq!(worst(1), None);
        assert_eq!(worst(2), Some((Seat(1), Lost::Letter(Some("eta")))));
        assert_eq!(worst(3), Some((Seat(0), Lost::Card(None))));
        assert_eq!(worst(4), Some((Seat(0), Lost::Card(Some(&mars)))));
        assert_eq!(worst(5), Some((Seat(1), Lost::Sun)));
    }
}
