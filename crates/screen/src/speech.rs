//! Small parts of sentences: spelled numbers, lists, and who does what.

use table::Seat;

/// The names at a table, and which of them is the reader.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    all: &'a [String],
    me: Option<Seat>,
}

impl<'a> Names<'a> {
    /// The names by seat, as somebody in `me` reads them; a spectator sits nowhere.
    #[must_use]
    pub const fn new(all: &'a [String], me: Option<Seat>) -> Self {
        Self { all, me }
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

/// A number as it is read: in words up to twelve, then in digits.
#[must_use]
pub fn spelled(n: usize) -> String {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS
        .get(n)
        .map_or_else(|| n.to_string(), |&word| word.to_owned())
}

/// So many of something: `one cube`, `three cubes`.
#[must_use]
pub fn count(n: usize, one: &str, many: &str) -> String {
    format!("{} {}", spelled(n), if n == 1 { one } else { many })
}

/// Parts of a sentence in a row: `a, b and c`.
#[must_use]
pub fn list(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// The sentence with its first letter large.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_spelled_and_things_are_counted() {
        assert_eq!(count(1, "cube", "cubes"), "one cube");
        assert_eq!(count(0, "cube", "cubes"), "no cubes");
        assert_eq!(count(13, "throw", "throws"), "13 throws");
    }

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

    #[test]
    fn lists_end_with_and() {
        let parts = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(list(&parts), "a, b and c");
        assert_eq!(list(&parts[..2]), "a and b");
        assert_eq!(capital("éclair"), "Éclair");
    }
}
