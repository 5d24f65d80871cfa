//! P30: rules of the table's own, written in a text. What they say of cards is asked once, when they come into force, and
//! stands on the cards from then on; the rest is asked when it happens.

mod cards;
mod counted;
mod effect;
mod ending;
mod examples;
mod questions;
mod reached;
mod sums;
mod told;
mod turns;
mod which;

use std::sync::Arc;

use own::{Fault, Given, Rule};
use table::{Code, OWN, OWN_PREFIX, Refusal, Settings, Value, own_rules};

pub use counted::{Change, Happens, Whose};
pub use effect::{Effect, Exploding, Finding, Over};
pub use examples::OWN_EXAMPLES;
pub use questions::QUESTIONS;
pub(crate) use told::Between;
pub use told::Me;
pub use turns::Turns;
pub(crate) use turns::turn;
pub(crate) use which::card;
pub use which::{Alike, Which};

use super::Rules;
use crate::card::Card;
use crate::deck::Deck;

/// The kinds of moment that a text may name (W19).
const SITUATIONS: [&str; 4] = ["turn", "roll", "event", "game"];
/// What is asked while cows explode, and what comes into force in the middle of that (W19).
pub const LATE: &[(&[&str], &[&str])] = &[(
    &[
        "exploding",
        "stays",
        "roller",
        "city",
        "count_after_explosion",
        "table_after_explosion",
    ],
    &["event"],
)];
/// Cards drawn at the start of a turn (R12).
pub(crate) const DRAWN: u8 = 2;
/// Cards dealt to everybody (R8).
const DEALT: u8 = 3;

/// The rules of a table's own, in the order of their names.
pub(super) type Own = Vec<Arc<Rule>>;

/// What a rule of the table's own says of a card: which rule, by its place, and dollars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Said {
    card: Card,
    question: &'static str,
    /// The place of the rule.
    pub(crate) by: usize,
    /// Dollars on top.
    pub(crate) dollars: i32,
}

/// Reads a text, and asks what it says of the cards of the house.
///
/// # Errors
/// What is wrong with it, and where.
pub fn text_of(text: &str) -> Result<Rule, Fault> {
    let rule = Rule::read(text, QUESTIONS)?;
    let refuse = |message: String| Fault {
        line: 0,
        column: 0,
        message,
    };
    let head = rule.head();
    rule.has_situation_among(&SITUATIONS)?;
    if head.counts > 0 {
        let message = "a rule of this game counts no throws: its head has no `counts`";
        return Err(refuse(message.to_owned()));
    }
    said_of_cards(&rule, 0, &Deck::house())?;
    Ok(rule)
}

/// Reads the texts that the table has set.
///
/// # Errors
/// `BadValue`: what is wrong with a text, and in which line; too many of them.
pub(super) fn read(set: &Settings) -> Result<Own, Refusal> {
    own::read_all("cow", own_rules(set), text_of).map_err(bad)
}

fn bad(message: String) -> Refusal {
    Refusal::new(Code::BadValue, message).by("P30")
}

/// The situation of a text (W19); of one that does not say, the turn.
pub(crate) fn situation(value: &Value) -> &'static str {
    let Value::Word(text) = value else {
        return OWN.situation;
    };
    let head = own::Head::read(text).ok();
    let said = head.and_then(|(head, ..)| head.situation);
    let known = said.and_then(|said| SITUATIONS.into_iter().find(|known| *known == said));
    known.unwrap_or(OWN.situation)
}

impl Rules {
    /// The rules of the table's own.
    pub(crate) fn own(&self) -> &[Arc<Rule>] {
        &self.own
    }

    /// Whether they may stand beside each other and the options that the table has set.
    ///
    /// # Errors
    /// `Clash`, saying which may not.
    pub(super) fn own_without_clash(&self, set: &Settings) -> Result<(), Refusal> {
        own::without_clash(&self.own, |slug| set.stands(&super::RULES, slug))
            .map_err(|why| Refusal::new(Code::Clash, why).by("P30"))
    }

    /// The rules of the table's own as settings.
    pub(super) fn own_settings(&self) -> impl Iterator<Item = (String, Value)> + '_ {
        self.own.iter().map(|rule| {
            let slug = format!("{OWN_PREFIX}{}", rule.head().slug);
            (slug, Value::Word(rule.text().to_owned()))
        })
    }

    /// Asks what is said of every card, and gives the deck that is played with.
    ///
    /// # Errors
    /// `BadValue` where a rule cannot answer.
    pub(crate) fn on_cards(&mut self, printed: Arc<Deck>) -> Result<Arc<Deck>, Refusal> {
        self.said = Vec::new();
        for (by, rule) in self.own.iter().enumerate() {
            let said = said_of_cards(rule, by, &printed);
            let why = |why| bad(format!("the rule `{}`: {why}", rule.head().slug));
            self.said.extend(said.map_err(why)?);
        }
        if self.said.is_empty() {
            return Ok(printed);
        }
        let on_top = |question, card| self.of_card(question, card).map(|said| said.dollars).sum();
        let (price, value) = (|card| on_top("price", card), |card| on_top("value", card));
        Ok(Arc::new(printed.marked(price, value)))
    }

    /// What rules of the table's own say of a card.
    pub(crate) fn of_card(
        &self,
        question: &'static str,
        card: Card,
    ) -> impl Iterator<Item = Said> + '_ {
        let said = self.said.iter().copied();
        said.filter(move |said| said.question == question && said.card == card)
    }

    /// How many cards are dealt to each of so many players.
    pub(crate) fn dealt(&self, players: usize) -> u8 {
        if self.own.is_empty() {
            return DEALT;
        }
        let players = Given::Number(i64::try_from(players).unwrap_or(i64::MAX));
        self.most("cards_dealt", &[players]).unwrap_or(DEALT)
    }

    /// Which rule, by its place, has another number dealt than usual.
    pub(crate) fn dealt_by(&self, players: usize) -> Option<usize> {
        let dealt = i64::from(self.dealt(players));
        let players = Given::Number(i64::try_from(players).unwrap_or(i64::MAX));
        let says = |rule: &Arc<Rule>| rule.number("cards_dealt", std::slice::from_ref(&players));
        let by = self
            .own
            .iter()
            .position(|rule| says(rule) == Ok(Some(dealt)));
        by.filter(|_| dealt != i64::from(DEALT))
    }

    /// Whether a bomb may not go from one cow to another, and by which rule, by its place.
    pub(crate) fn bomb_stays(&self, deck: &Deck, from: Card, to: Card) -> Option<usize> {
        let asked = |rule: &Arc<Rule>| {
            let told = [card(deck, from), card(deck, to)];
            rule.answers("stays") && rule.flag("stays", &told) == Ok(Some(true))
        };
        self.own.iter().position(asked)
    }

    fn most(&self, question: &str, told: &[Given]) -> Option<u8> {
        let answers = self.own.iter();
        let answers = answers.filter_map(|rule| rule.number(question, told).ok()?);
        answers.max().and_then(|most| u8::try_from(most).ok())
    }
}

/// What a rule says of the cards of a deck, where it is not nothing.
fn said_of_cards(rule: &Rule, by: usize, deck: &Deck) -> Result<Vec<Said>, Fault> {
    let mut all = Vec::new();
    for (question, cards) in [("price", deck.cards()), ("value", deck.cows())] {
        for one in cards.iter() {
            let dollars = rule.number(question, &[card(deck, one)])?.unwrap_or(0);
            all.push(Said {
                card: one,
                question,
                by,
                dollars: i32::try_from(dollars).unwrap_or(0),
            });
        }
    }
    all.retain(|said| said.dollars != 0);
    Ok(all)
}
