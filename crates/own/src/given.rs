//! What is told to a question.

use rhai::Dynamic;

/// An argument of a question.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Given {
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// A word.
    Text(String),
    /// Whole numbers in their order.
    List(Vec<i64>),
    /// Several by their names: `turn.points`.
    Named(Vec<(&'static str, Given)>),
}

impl Given {
    /// The same as the language has it.
    pub(crate) fn dynamic(&self) -> Dynamic {
        match self {
            Self::Number(number) => Dynamic::from_int(*number),
            Self::Flag(flag) => Dynamic::from_bool(*flag),
            Self::Text(text) => text.as_str().into(),
            Self::List(numbers) => {
                let numbers = numbers.iter().map(|number| Dynamic::from_int(*number));
                Dynamic::from_array(numbers.collect())
            }
            Self::Named(fields) => {
                let fields = fields.iter();
                let fields = fields.map(|(name, given)| ((*name).into(), given.dynamic()));
                Dynamic::from_map(fields.collect())
            }
        }
    }
}
