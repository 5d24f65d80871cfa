//! What is asked about a player.

use table::Seat;
use wimpout::Player;

use super::Sight;

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
