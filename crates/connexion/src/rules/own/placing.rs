//! What rules of the table's own say of a card that is to be placed (P30).

use own::{Given, Rule};

use crate::rules::Rules;

/// The question.
pub(crate) const MAY_NOT_PLACE: &str = "may_not_place";

/// A card that is to lie somewhere, as a rule is told of it.
#[derive(Clone, Debug)]
pub(crate) struct Placing<'a> {
    /// The card's name.
    pub(crate) card: &'a str,
    /// The number of the position.
    pub(crate) position: u8,
    /// The names of the cards that lie beside it.
    pub(crate) beside: Vec<&'a str>,
    /// The number of the turn.
    pub(crate) turn: u32,
}

impl Placing<'_> {
    /// The cards beside it are told by the alphabet: the same ones are told alike, wherever they lie (O6).
    pub(crate) fn given(mut self) -> Given {
        let neighbours = i64::try_from(self.beside.len()).unwrap_or(i64::MAX);
        self.beside.sort_unstable();
        Given::Named(vec![
            ("beside", Given::Text(self.beside.join(" "))),
            ("card", Given::Text(self.card.to_owned())),
            ("neighbours", Given::Number(neighbours)),
            ("position", Given::Number(self.position.into())),
            ("turn", Given::Number(self.turn.into())),
        ])
    }
}

impl Rules {
    /// The rules of the table's own that say where no card may lie.
    pub fn placing_rules(&self) -> impl Iterator<Item = &Rule> {
        let own = self.own.iter().map(AsRef::as_ref);
        own.filter(|rule| rule.answers(MAY_NOT_PLACE))
    }

    /// Does one of them say so?
    pub(crate) fn may_bar(&self) -> bool {
        self.placing_rules().next().is_some()
    }

    /// The first rule that bars a placing, if one does; one that fails bars nothing (O5).
    pub(crate) fn bars(&self, told: &[Given]) -> Option<&Rule> {
        let mut rules = self.placing_rules();
        rules.find(|rule| rule.flag(MAY_NOT_PLACE, told) == Ok(Some(true)))
    }
}
