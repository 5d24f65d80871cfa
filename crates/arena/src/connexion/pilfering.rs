//! Whom a bot pilfers, and of which card.

use connexion::deck::{CelestialCard, Family};
use connexion::{Action, Connexion, View};
use table::{Luck, Seat};

use super::level::{Level, Pilfering};
use crate::bot::Sight;

/// What the Sun is worth to whoever can make a sentence, in tenths of a point.
const SUN: u64 = 2500;

/// The pilfer that a bot chooses among the actions listed; it lets those be who hold too little (see [`Level::lead`]).
pub(super) fn choose(level: &Level, sight: &Sight<'_, Connexion>, luck: &mut dyn Luck) -> Action {
    let own = sight.view.celestial_counts.get(sight.seat.index());
    let own = own.copied().unwrap_or_default();
    let pilfers: Vec<&Action> = sight
        .actions
        .iter()
        .filter(|action| matches!(action, Action::Pilfer { .. }))
        .filter(|action| !level.spares(cards(sight.view, action), own))
        .collect();
    let n = u32::try_from(pilfers.len()).unwrap_or(u32::MAX);
    if n == 0 {
        return Action::Decline;
    }
    let first = luck.below(n) as usize;
    let turned = pilfers[first..].iter().chain(&pilfers[..first]);
    let best = match level.pilfering {
        Pilfering::Anybody => Some(&pilfers[first]),
        Pilfering::Richest => {
            turned.max_by_key(|action| (cards(sight.view, action), worth(sight, action)))
        }
        Pilfering::Dearest => {
            turned.max_by_key(|action| (worth(sight, action), cards(sight.view, action)))
        }
    };
    best.map_or(Action::Decline, |action| (*action).clone())
}

/// How many cards the victim holds.
fn cards(view: &View, action: &Action) -> usize {
    let Action::Pilfer { from, .. } = action else {
        return 0;
    };
    view.celestial_counts
        .get(from.index())
        .copied()
        .unwrap_or_default()
}

/// What the card is worth, or can be expected to be if it is drawn unseen, in hundredths of a point.
fn worth(sight: &Sight<'_, Connexion>, action: &Action) -> u64 {
    match action {
        Action::Pilfer { card: Some(id), .. } => print(sight, id).map_or(0, value) * 10,
        Action::Pilfer { from, card: None } => expected(sight, *from),
        _ => 0,
    }
}

/// The mean value of a victim's cards: those known for what they are, the others for the mean of all unseen ones.
fn expected(sight: &Sight<'_, Connexion>, victim: Seat) -> u64 {
    let view = sight.view;
    let held = view
        .celestial_counts
        .get(victim.index())
        .copied()
        .unwrap_or_default()
        .max(1) as u64;
    let known = view
        .celestial_known
        .get(victim.index())
        .map_or(&[][..], Vec::as_slice);
    let known_value: u64 = known
        .iter()
        .filter_map(|id| print(sight, id))
        .map(value)
        .sum();
    let unknown = held.saturating_sub(known.len() as u64);
    (known_value * 10 + unknown * unseen(sight)) / held
}

/// The mean value of the cards that the bot has not seen, in hundredths of a point.
fn unseen(sight: &Sight<'_, Connexion>) -> u64 {
    let view = sight.view;
    let own = view.celestial.iter().flatten();
    let seen: Vec<&String> = own.chain(view.celestial_known.iter().flatten()).collect();
    let deck = sight.game.agreed().deck();
    let all = connexion::deck::Celestial::all().map(|card| deck.celestial(card));
    let unseen: Vec<u64> = all
        .filter(|card| !seen.contains(&&card.id))
        .map(value)
        .collect();
    unseen.iter().sum::<u64>() * 10 / (unseen.len() as u64).max(1)
}

fn print<'a>(sight: &'a Sight<'_, Connexion>, id: &str) -> Option<&'a CelestialCard> {
    let deck = sight.game.agreed().deck();
    deck.find_celestial(id).map(|card| deck.celestial(card))
}

fn value(card: &CelestialCard) -> u64 {
    match card.family {
        Family::Sun => SUN,
        Family::Solar | Family::Zodiac | Family::Other => card.tenths.into(),
    }
}
