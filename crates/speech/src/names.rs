//! Who reads, and who sits where.

use table::{Seat, Titles, Viewer};

use crate::Tongue;

/// Somebody who reads at a table: what they may know, and in which language they are told it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reader {
    /// As whom they look.
    pub viewer: Viewer,
    /// Their language.
    pub tongue: Tongue,
}

impl Reader {
    /// The reader's seat.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

/// Whoever has chosen no language reads English.
impl From<Viewer> for Reader {
    fn from(viewer: Viewer) -> Self {
        Self {
            viewer,
            tongue: Tongue::default(),
        }
    }
}

/// The names at a table, which of them is the reader, and the reader's language.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    all: &'a [String],
    me: Option<Seat>,
    tongue: Tongue,
    /// What rules of the table's own are called that are told by their slugs alone.
    rules: Option<&'a Titles>,
}

impl<'a> Names<'a> {
    /// The names by seat, as somebody in `me` reads them; a spectator sits nowhere.
    #[must_use]
    pub const fn new(all: &'a [String], me: Option<Seat>) -> Self {
        Self {
            all,
            me,
            tongue: Tongue::En,
            rules: None,
        }
    }

    /// The same for a reader of that language.
    #[must_use]
    pub const fn in_tongue(self, tongue: Tongue) -> Self {
        Self { tongue, ..self }
    }

    /// The same where rules of the table's own are called so.
    #[must_use]
    pub const fn knowing<'b>(self, rules: &'b Titles) -> Names<'b>
    where
        'a: 'b,
    {
        Names {
            rules: Some(rules),
            ..self
        }
    }

    /// What a rule of the table's own is called, by its slug, if that is known.
    pub(crate) fn title_of(&self, slug: &str) -> Option<&'a str> {
        self.rules?.get(slug).map(String::as_str)
    }

    /// The names as `reader` reads them.
    #[must_use]
    pub const fn of_reader(all: &'a [String], reader: Reader) -> Self {
        Self::new(all, reader.seat()).in_tongue(reader.tongue)
    }

    /// How many seats there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether nobody sits here.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// The reader's seat.
    #[must_use]
    pub const fn me(&self) -> Option<Seat> {
        self.me
    }

    /// The reader's language.
    #[must_use]
    pub const fn tongue(&self) -> Tongue {
        self.tongue
    }

    /// The name of a seat, or its number where it has none.
    #[must_use]
    pub fn of(&self, seat: Seat) -> String {
        let name = self.all.get(seat.index());
        name.cloned().unwrap_or_else(|| seat.to_string())
    }

    /// Who does it, with the verb: `You throw` or `Ann throws`.
    #[must_use]
    pub fn does(&self, seat: Seat, you: &str, they: &str) -> String {
        if self.me == Some(seat) {
            return format!("You {you}");
        }
        format!("{} {they}", self.of(seat))
    }

    /// To whom it is done: `you` or `Ann`.
    #[must_use]
    pub fn whom(&self, seat: Seat) -> String {
        if self.me == Some(seat) {
            return "you".to_owned();
        }
        self.of(seat)
    }

    /// Whose it is: `your` or `Ann's`.
    #[must_use]
    pub fn whose(&self, seat: Seat) -> String {
        if self.me == Some(seat) {
            return "your".to_owned();
        }
        format!("{}'s", self.of(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_is_addressed() {
        let all = ["Ann".to_owned(), "Bea".to_owned()];
        let names = Names::new(&all, Some(Seat(1)));
        assert_eq!(names.does(Seat(0), "throw", "throws"), "Ann throws");
        assert_eq!(names.does(Seat(1), "throw", "throws"), "You throw");
        assert_eq!(
            (names.whom(Seat(1)), names.whose(Seat(0))),
            ("you".to_owned(), "Ann's".to_owned())
        );
        assert_eq!(names.of(Seat(7)), "seat 7");
    }
}
