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
    /// Its fields with their names; none of what has no fields.
    pub(crate) fn named(&self) -> &[(&'static str, Self)] {
        match self {
            Self::Named(fields) => fields,
            _ => &[],
        }
    }

    /// The field of this name, where it is a whole number from 0 up.
    #[must_use]
    pub fn number(&self, field: &str) -> Option<u32> {
        let mut fields = self.named().iter();
        match fields.find(|(name, _)| *name == field)? {
            (_, Self::Number(n)) => u32::try_from(*n).ok(),
            _ => None,
        }
    }

    /// A number that nothing else is told as.
    pub(crate) fn as_number(&self) -> Option<i64> {
        match self {
            Self::Number(number) => Some(*number).filter(|number| *number > i64::MIN + 1),
            Self::Flag(flag) => Some(i64::MIN + i64::from(*flag)),
            _ => None,
        }
    }

    /// A bit for each field of which that is so.
    pub(crate) fn bits(&self, is: impl Fn(&str, &Self) -> bool) -> u32 {
        let fields = self.named().iter().zip(0..u32::BITS);
        fields
            .filter(|((name, given), _)| is(name, given))
            .fold(0, |bits, (_, place)| bits | 1 << place)
    }

    /// The fields with these bits, in their order.
    pub(crate) fn fields(&self, bits: u32) -> impl Iterator<Item = &(&'static str, Self)> {
        let fields = self.named().iter().zip(0..u32::BITS);
        fields
            .filter(move |(_, place)| bits & 1 << place != 0)
            .map(|(field, _)| field)
    }

    /// Whether it is several words, which seldom come together again.
    pub(crate) fn is_long(&self) -> bool {
        matches!(self, Self::Text(text) if text.contains(' '))
    }

    /// The same with the fields of these bits alone.
    pub(crate) fn seen(&self, bits: u32) -> Self {
        match self {
            Self::Named(_) => Self::Named(self.fields(bits).cloned().collect()),
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
