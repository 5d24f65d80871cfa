//! What is told to a question.

use rhai::Dynamic;

use crate::looks::Looks;

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
    /// The fields that are looked at, in their order; none of what has no fields.
    pub(crate) fn fields<'a>(&'a self, looks: &'a Looks) -> impl Iterator<Item = &'a Self> {
        let fields: &[(&str, Self)] = match self {
            Self::Named(fields) => fields,
            _ => &[],
        };
        fields
            .iter()
            .filter(|(name, _)| looks.at(name))
            .map(|(_, given)| given)
    }

    /// The same without the fields that are not looked at.
    pub(crate) fn seen(&self, looks: &Looks) -> Self {
        match self {
            Self::Named(fields) => {
                let fields = fields.iter().filter(|(name, _)| looks.at(name));
                Self::Named(fields.cloned().collect())
            }
            other => other.clone(),
        }
    }

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
