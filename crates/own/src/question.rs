//! The questions that a game asks.

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
            Self::Number(least, most, 1) => write!(f, "a whole number from {least} to {most}"),
            Self::Number(least, most, step) => {
                write!(f, "a multiple of {step} from {least} to {most}")
            }
        }
    }
}
