//! Whether two tables of a game stand the same.

use std::fmt;

use serde_json::{Value as Json, json};

use crate::{AnyTable, Game, Seat, Table, Viewer};

/// The first thing in which two tables differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Difference {
    pub(super) expected: String,
    pub(super) got: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}\ngot {}", self.expected, self.got)
    }
}

/// Everybody who can look at a table.
pub(super) fn viewers<G: Game>(table: &Table<G>) -> impl Iterator<Item = Viewer> + use<G> {
    let seats = (0..table.names().len()).map(|seat| Viewer::Seat(Seat::at(seat)));
    std::iter::once(Viewer::Spectator).chain(seats)
}

/// Checks that two tables have come the same way and stand the same.
pub(super) fn same<G: Game>(expected: &Table<G>, got: &Table<G>) -> Result<(), Difference> {
    same_position(expected, got)?;
    equal(&expected.events_from(0).into(), &got.events_from(0).into())?;
    equal(&expected.length().into(), &got.length().into())
}

/// Checks that two tables stand the same for everybody, whichever way they have come.
pub(super) fn same_position<G: Game>(
    expected: &Table<G>,
    got: &Table<G>,
) -> Result<(), Difference> {
    for viewer in viewers(expected) {
        equal(&expected.view(viewer), &got.view(viewer))?;
    }
    equal(&expected.turn_json(), &got.turn_json())?;
    equal(&json!(expected.voters()), &json!(got.voters()))?;
    equal(&expected.line_length().into(), &got.line_length().into())?;
    if expected.state() == got.state() {
        return Ok(());
    }
    let text = |table: &Table<G>| format!("{:?}", table.state());
    Err(Difference {
        expected: text(expected),
        got: text(got),
    })
}

fn equal(expected: &Json, got: &Json) -> Result<(), Difference> {
    if expected == got {
        return Ok(());
    }
    Err(Difference {
        expected: expected.to_string(),
        got: got.to_string(),
    })
}
