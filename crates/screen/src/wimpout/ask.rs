//! What stopping would lead to, and what is asked about a player.

use table::Seat;
use wimpout::{Begins, Player};

use super::Sight;
use crate::list;

/// What banking now would lead to: for the note of `stop`.
pub(super) fn landing(sight: Sight<'_>) -> String {
    let Some(bank) = &sight.view.bank else {
        return String::new();
    };
    let mut parts = vec![format!(
        "bank {}: you would have {}",
        bank.points, bank.score
    )];
    let bumped: Vec<_> = bank
        .bumped
        .iter()
        .map(|seat| sight.names.of(*seat))
        .collect();
    if !bumped.is_empty() {
        parts.push(format!("bump {}", list(&bumped)));
    }
    parts.extend(bank.begins.map(|begins| {
        match begins {
            Begins::Lead => "take the lead",
            Begins::LastLicks => "begin Last Licks",
        }
        .to_owned()
    }));
    list(&parts)
}

/// The banked points of a seat.
pub(super) fn score_of(sight: Sight<'_>, seat: Seat) -> u32 {
    let score = sight.view.scores.get(seat.index());
    score.copied().unwrap_or_default()
}

/// What the rules about opening and circles ask about a player.
pub(super) fn player(sight: Sight<'_>, seat: Seat) -> Player {
    let view = sight.view;
    let circles = view.circles.as_ref().and_then(|all| all.get(seat.index()));
    Player {
        score: score_of(sight, seat),
        opened: view.opened.get(seat.index()).copied().unwrap_or_default(),
        circles: circles.copied().unwrap_or_default(),
        ..Player::default()
    }
}
