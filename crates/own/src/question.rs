//! The questions that a game asks.

use crate::{MOST_PLACES, MOST_WEIGHT};

/// No rule counts to more (O2).
pub const MOST_COUNTED: u32 = 1_000_000;
/// How the questions about what is counted of the table begin.
const OF_TABLE: &str = "table_";

/// What a question is answered with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gives {
    /// A whole number in these bounds, both included, that is a multiple of the last.
    Number(i64, i64, i64),
    /// What a count has become: a whole number from 0 to [`MOST_COUNTED`]. Counts are of the table where the question's
    /// name begins with `table_`, else of each player; the head of the rule says what is counted (O2).
    Count,
    /// Yes or no.
    Flag,
    /// One of these words.
    Word(&'static [&'static str]),
    /// The weights of a draw: see [`crate::Weights`].
    Weights,
}

/// A question that a game asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The name of the function that answers it.
    pub name: &'static str,
    /// What it is told, in this order.
    pub arguments: &'static [&'static str],
    /// What it is answered with.
    pub gives: Gives,
    /// What is asked and when, in a sentence or two.
    pub about: &'static str,
    /// A function that answers it.
    pub example: &'static str,
}

impl Question {
    /// A question for any number that is told nothing.
    pub const NUMBER: Self = Self {
        name: "",
        arguments: &[],
        gives: Gives::Number(i64::MIN, i64::MAX, 1),
        about: "",
        example: "",
    };

    /// Whether something is drawn when a turn begins (O2): the same in every game.
    pub const DRAW: Self = Self {
        name: "draw",
        arguments: &["me"],
        gives: Gives::Weights,
        about: "Is something drawn when a turn of `me` begins, and how likely is what? `[1, 1, 4]` has three places, of \
                which the third is drawn four times as often as each of the others; `[]`: nothing is drawn. The luck is \
                that of the table, committed and checked like any other. Which place was drawn is told to `after_draw` \
                and `table_after_draw`. Unanswered: nothing is drawn. Several rules: each draws for itself, in the order \
                of their names.",
        example: "fn draw(me) { [1, 1, 4] } fn after_draw(drawn, me) { drawn }",
    };

    /// What a draw does to what is counted of the player.
    pub const AFTER_DRAW: Self = Self {
        name: "after_draw",
        arguments: &["drawn", "me"],
        gives: Gives::Count,
        about: "What is the count of `me` after the place `drawn` (1: the first) has been drawn for his turn? \
                Unanswered: as before.",
        example: "fn draw(me) { [5, 1] } fn after_draw(drawn, me) { drawn - 1 }",
    };

    /// What a draw does to what is counted of the table.
    pub const TABLE_AFTER_DRAW: Self = Self {
        name: "table_after_draw",
        arguments: &["drawn", "me"],
        gives: Gives::Count,
        about: "What is the count of the table after the place `drawn` (1: the first) has been drawn for a turn of `me`? \
                Unanswered: as before.",
        example: "fn draw(me) { [5, 1] } fn table_after_draw(drawn, me) { me.table + drawn }",
    };

    /// Whether it says what a count has become, and if so whether that is one of the table.
    pub fn counts_of_table(&self) -> Option<bool> {
        (self.gives == Gives::Count).then(|| self.name.starts_with(OF_TABLE))
    }
}

impl std::fmt::Display for Gives {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Flag => f.write_str("true or false"),
            Self::Word(words) => write!(f, "one of \"{}\"", words.join("\", \"")),
            Self::Count => write!(f, "a whole number from 0 to {MOST_COUNTED}"),
            Self::Weights => write!(
                f,
                "a list of at most {MOST_PLACES} whole numbers from 0 to {MOST_WEIGHT}, not all of them 0"
            ),
            Self::Number(least, most, 1) => write!(f, "a whole number from {least} to {most}"),
            Self::Number(least, most, step) => {
                write!(f, "a multiple of {step} from {least} to {most}")
            }
        }
    }
}

/// What the tests of this room ask.
#[cfg(test)]
pub(crate) const BANKING: [Question; 1] = [Question {
    name: "banking",
    arguments: &["points"],
    ..Question::NUMBER
}];

/// What is wrong with these functions, where they stand below a head of four lines.
#[cfg(test)]
pub(crate) fn fault(body: &str) -> crate::Fault {
    let text = format!("rule: n\ntitle: N\nabout: It is.\n---\n{body}\n");
    crate::Rule::read(&text, &BANKING).unwrap_err()
}
