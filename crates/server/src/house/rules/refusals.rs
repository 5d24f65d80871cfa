//! Why something is not put on the shelf or taken from it (O14, O19), in the words of the table.

use ::table::{Code, OWN, Refusal};
use host::MOST_PIECES;

use crate::house::Wrong;

pub(super) fn full() -> Wrong {
    refused(Refusal::new(
        Code::NotNow,
        "the shelf is full: the keeper of the house must take something down first",
    ))
}

pub(super) fn not_played() -> Wrong {
    refused(Refusal::new(
        Code::NotNow,
        "a rule goes on the shelf once the table plays by it",
    ))
}

pub(super) fn not_played_with() -> Wrong {
    refused(Refusal::new(
        Code::NotNow,
        "pieces go on the shelf once the table plays with them",
    ))
}

pub(super) fn too_long() -> Wrong {
    let most = MOST_PIECES / 1024;
    refused(Refusal::new(
        Code::TooLong,
        format!("pieces on the shelf have at most {most} KiB"),
    ))
}

pub(super) fn no_pieces() -> Wrong {
    refused(Refusal::new(
        Code::BadValue,
        "there are no such pieces on the house's shelf",
    ))
}

pub(super) fn several(names: &[&str]) -> Wrong {
    let names = names.join(", ");
    refused(Refusal::new(
        Code::BadValue,
        format!("several of that name are on the house's shelf; name one with its digits: {names}"),
    ))
}

pub(super) fn nothing_there() -> Wrong {
    refused(Refusal::new(
        Code::BadValue,
        "there is nothing of that name on the house's shelf",
    ))
}

/// Nothing of that name: why it cannot be played with.
pub(super) fn named_wrongly(why: Wrong, none: fn() -> Wrong) -> Wrong {
    match why {
        Wrong::NotFound => none(),
        why => why,
    }
}

pub(super) fn not_there() -> Wrong {
    refused(Refusal::new(
        Code::BadValue,
        "there is no such rule on the house's shelf",
    ))
}

fn refused(why: Refusal) -> Wrong {
    why.by(OWN.number()).into()
}
