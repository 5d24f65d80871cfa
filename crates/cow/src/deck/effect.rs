//! What event cards do, as data: the few words every event of a deck file is made of.

use serde::{Deserialize, Serialize};

/// One thing an event does; a card does its list from first to last. "You" is who played it (R22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// A bomb roll now; the roll at the end of the turn still comes (R23).
    Roll,
    /// A cow you pick finds a bomb (A22).
    Bomb(Where),
    /// You move a cow you pick, at no extra cost (R21) unless somebody is paid.
    #[serde(rename_all = "kebab-case")]
    MoveCow {
        /// The fields to pick from.
        from: Where,
        /// Where it goes.
        to: Place,
        /// Who gets the cow's price from you first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pay: Option<Payee>,
    },
    /// You exchange a cow of your field with one of another's.
    SwapCows,
    /// You take a card you pick out of the discard pile.
    TakeDiscard {
        /// What may be picked.
        kind: Filter,
        /// Where it goes.
        to: Zone,
    },
    /// A cow you pick goes to the discard pile unexploded.
    DiscardCow(Where),
    /// You draw this many cards.
    Draw(u8),
    /// Each payer pays each payee this many dollars.
    Transfer {
        /// Who pays.
        from: Party,
        /// Who is paid.
        to: Party,
        /// Dollars for each.
        amount: i32,
    },
    /// You look at another hand and take a card of it.
    StealCard,
}

/// Which fields a cow may be picked from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    /// Your field (A21: Spies of others in it are among your cows).
    Own,
    /// Any field but yours.
    Others,
    /// Any field.
    Any,
}

/// Where a moved cow goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Your field.
    Own,
    /// Any field but the one it stands in.
    Elsewhere,
}

/// Who is paid the price of a moved cow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Payee {
    /// The owner of the field it stood in.
    Owner,
}

/// Which cards of the discard pile may be picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Filter {
    /// All of them.
    Any,
    /// Cows.
    Cow,
    /// Events.
    Event,
}

/// Where a card of the discard pile goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// Your hand.
    Hand,
    /// Your field, at no extra cost (R21).
    Field,
}

/// A side of a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    /// Who played the card.
    You,
    /// Every other player.
    Others,
    /// The Pot.
    Pot,
}

impl Effect {
    /// What is wrong with this effect, if anything.
    pub(super) fn fault(&self) -> Option<&'static str> {
        match *self {
            Self::MoveCow {
                from: Where::Own,
                to: Place::Own,
                ..
            } => Some("a cow cannot be moved from your own field to your own field"),
            Self::TakeDiscard {
                kind: Filter::Any | Filter::Event,
                to: Zone::Field,
            } => Some("only a cow can go into a field"),
            Self::Draw(n) if !(1..=20).contains(&n) => Some("1 to 20 cards can be drawn"),
            Self::Transfer { from, to, .. } if (from == Party::You) == (to == Party::You) => {
                Some("one side of a transfer, and only one, is `you`")
            }
            Self::Transfer {
                from: Party::Pot, ..
            } => Some("nothing can be paid out of the Pot"),
            Self::Transfer { amount, .. } if amount <= 0 || amount % 50 != 0 || amount > 10_000 => {
                Some("an amount is a multiple of 50 from 50 to 10000")
            }
            Self::Roll
            | Self::Bomb(_)
            | Self::MoveCow { .. }
            | Self::SwapCows
            | Self::TakeDiscard { .. }
            | Self::DiscardCow(_)
            | Self::Draw(_)
            | Self::Transfer { .. }
            | Self::StealCard => None,
        }
    }
}
