//! Unexploded Cow, whole: herds of mad cows are marched over unexploded bombs for money and the favour of cities.
//!
//! This room knows no user, no clock, no file and no socket; luck is an input. The deck is data, every option is one
//! file in `rules`, and a state is one fixed-size value. Numbers such as R24, A11 or S7 in this crate are those of the
//! game's rules page.
//!
//! ```
//! use cow::{Action, Cow};
//! use table::{Game, Materials, Settings, Stream, Turn};
//!
//! let game = Cow::settle(&Settings::default(), &Materials::default())?;
//! let mut state = game.start(&["ann".into(), "bob".into(), "cid".into()])?;
//! let mut luck = Stream::from_seed("example");
//! while let Turn::Luck(_) = game.turn(&state) {
//!     let drawn = game.draw(&state, &mut luck);
//!     game.luck(&mut state, &drawn, &mut Vec::new());
//! }
//! let Turn::Choice(asks) = game.turn(&state) else { panic!("somebody has three cards and two more") };
//! assert!(asks[0].actions.contains(&Action::EndPlay));
//! # Ok::<(), table::Refusal>(())
//! ```
#![deny(clippy::float_arithmetic)]

use std::sync::Arc;

mod action;
mod bits;
mod card;
mod chain;
mod choices;
mod counting;
mod deck;
mod engine;
mod event;
mod game;
mod hidden;
mod id;
mod invariants;
mod knowledge;
mod legal;
mod money;
mod moves;
mod orders;
mod outlook;
mod playout;
mod plays;
mod quick;
mod ring;
mod rules;
mod state;
mod targets;
mod telling;
mod view;
mod waiting;

pub use action::{Action, Draw, End, Outcome, Pick, Pile};
pub use card::{Card, CardSet, MOST_CARDS, MOST_SEATS, Seats};
pub use counting::{Counter, Happened, TableCounter};
pub use deck::{
    City, Deck, Effect, Face, Filter, HOUSE_DECK, Kind, Party, Payee, Place, What, Where, Zone,
};
pub use event::{Close, Ending, Event, Fact, Named, Seen};
pub use id::{Id, NoId};
pub use money::{Purse, Reason};
pub use moves::Move;
pub use outlook::{Asked, Outlook};
pub use playout::Playout;
pub use ring::Ring;
pub use rules::{
    Alike, Change, Exploding, Finding, Happens, LATE, Me, OWN_EXAMPLES, Over, OwnEffect, QUESTIONS,
    Turns, Which, Whose, text_of,
};
pub use state::State;
pub use view::{Bombs, CowInPlay, Debt, Printed, Printing, View};

use rules::Rules;

/// The rules agreed at a table, with the deck it plays with.
#[derive(Clone, Debug, PartialEq)]
pub struct Cow {
    rules: Rules,
    deck: Arc<Deck>,
}

impl Cow {
    /// The deck the table plays with.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }
}
