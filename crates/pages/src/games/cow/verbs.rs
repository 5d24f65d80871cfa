//! How the buttons of what a player may do are laid out.

use cow::{Action, Id};

use super::Sight;
use crate::games::{Verb, digit};

/// How the button of an action is laid out.
pub(super) fn verb(sight: Sight<'_>, action: &Action, index: usize) -> Verb {
    match action {
        Action::PlayCow { .. } | Action::PlayEvent { .. } => Verb {
            aside: true,
            noted: true,
            ..Verb::default()
        },
        Action::Pick(_) => key(digit(index), false),
        Action::Arrange { order } if stays(sight, order) => Verb {
            noted: false,
            ..key(Some('k'), true)
        },
        Action::Arrange { .. } => Verb {
            aside: true,
            ..Verb::default()
        },
        Action::EndPlay => key(Some('e'), true),
        Action::Loan => key(Some('l'), true),
        Action::Add { .. } => key(Some('b'), true),
        Action::DropOut => key(Some('o'), false),
        Action::Explode => key(Some('x'), false),
        Action::Defuse => key(Some('d'), false),
        Action::Pass { .. } | Action::Steal { .. } => key(None, false),
    }
}

fn key(key: Option<char>, main: bool) -> Verb {
    Verb {
        key,
        main,
        noted: true,
        ..Verb::default()
    }
}

/// Whether the viewer's field stays in the order in which it stands.
fn stays(sight: Sight<'_>, order: &[Id]) -> bool {
    let own = sight.seat.map(usize::from);
    let now = own.and_then(|own| sight.view.fields.get(own));
    let now = now.into_iter().flatten().map(|cow| cow.id);
    order.iter().copied().eq(now)
}

/// The numbers of the rules of the moment.
pub(super) fn because(phase: &str) -> &'static [&'static str] {
    match phase {
        "arrange" => &["R19", "R24"],
        "window" => &["R36", "A8", "R30"],
        "debt" | "buy-in" => &["A25"],
        _ => &[],
    }
}
