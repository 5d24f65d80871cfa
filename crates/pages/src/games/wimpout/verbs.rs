//! How the buttons of what a player may do are laid out.

use wimpout::Action;

use crate::games::{Verb, digit};

pub(super) fn verb(action: &Action, index: usize) -> Verb {
    let key = match action {
        Action::Throw => Some('t'),
        Action::Stop => Some('s'),
        Action::Insure => Some('i'),
        Action::Pass => Some('p'),
        Action::Score(_) => digit(index),
    };
    Verb {
        key,
        main: index == 0,
        ..Verb::default()
    }
}
