//! What a state waits for: exactly one thing.

use table::Seat;

use crate::Cow;
use crate::action::{Draw, Pile};
use crate::card::{Card, MOST_SEATS};
use crate::state::{Playing, Roll, State, Step};
use crate::targets::Need;

/// What is waited for: so small that it is handed on in a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waiting {
    /// The match is over.
    Over,
    /// Luck finds the first player.
    Starter(u8),
    /// Luck deals a card of the starting hands.
    Deal,
    /// Luck draws one of the places that a rule of the table's own has asked for (O2).
    Lot,
    /// Luck turns a city.
    City,
    /// Luck gives the active player a card.
    Draw,
    /// The die.
    Die,
    /// Luck takes one of so many cards out of a hand.
    HandCard(u8),
    /// The active player plays a card or ends his play.
    Main,
    /// The active player picks something for his event.
    Pick,
    /// The active player may put his field in order before the roll.
    Arrange,
    /// The owner of the field has a choice about the bomb this cow holds.
    Window {
        /// Whose choice.
        field: Seat,
        /// The cow.
        holder: Card,
    },
    /// A player cannot pay the first bill.
    Debt(Seat),
    /// A player who dropped out may come back.
    BuyIn(Seat),
}

impl Waiting {
    /// Who is to act, if a seat is.
    pub(crate) fn seat(self, state: &State) -> Option<Seat> {
        match self {
            Self::Main | Self::Pick | Self::Arrange => Some(state.active),
            Self::Window { field, .. } => Some(field),
            Self::Debt(seat) | Self::BuyIn(seat) => Some(seat),
            Self::Over
            | Self::Starter(_)
            | Self::Deal
            | Self::Lot
            | Self::City
            | Self::Draw
            | Self::Die
            | Self::HandCard(_) => None,
        }
    }

    /// What is to be drawn, if luck is waited for.
    pub(crate) fn draw(self, state: &State) -> Option<Draw> {
        match self {
            Self::Starter(of) | Self::HandCard(of) => Some(Draw::Pick { of: of.into() }),
            Self::Lot => state.lot.as_ref().map(|lot| Draw::Lot {
                weights: lot.weights.list().to_vec(),
            }),
            Self::Deal | Self::Draw => Some(Draw::Card(Pile::Cow)),
            Self::City => Some(Draw::Card(Pile::City)),
            Self::Die => Some(Draw::Die(6)),
            Self::Over
            | Self::Main
            | Self::Pick
            | Self::Arrange
            | Self::Window { .. }
            | Self::Debt(_)
            | Self::BuyIn(_) => None,
        }
    }

    /// What screens call it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::Starter(_) => "starter",
            Self::Deal => "deal",
            Self::Lot => "lot",
            Self::City => "city",
            Self::Draw => "draw",
            Self::Die => "die",
            Self::HandCard(_) => "hand-card",
            Self::Main => "main",
            Self::Pick => "pick",
            Self::Arrange => "arrange",
            Self::Window { .. } => "window",
            Self::Debt(_) => "debt",
            Self::BuyIn(_) => "buy-in",
        }
    }
}

impl Cow {
    /// What `state` waits for.
    #[inline]
    pub(crate) fn waiting(&self, state: &State) -> Waiting {
        if let Some(bill) = state.bills.first() {
            return Waiting::Debt(bill.payer);
        }
        if let Some(chain) = &state.chain
            && let Some(holder) = state.holder()
        {
            return Waiting::Window {
                field: chain.field,
                holder,
            };
        }
        match state.roll {
            Some(Roll::Arrange) => return Waiting::Arrange,
            Some(Roll::Die) => return Waiting::Die,
            None => {}
        }
        if state.drawing > 0 {
            return Waiting::Draw;
        }
        if state.playing.is_some() {
            match self.need_now(state) {
                Some(Need::Luck(of)) => return Waiting::HandCard(small(of)),
                Some(_) => return Waiting::Pick,
                None => {}
            }
        }
        self.waiting_between(state)
    }

    /// What `state` waits for when no bill, chain, roll or card is under way.
    pub(crate) fn waiting_between(&self, state: &State) -> Waiting {
        match state.step {
            Step::BuyIn(asked) => {
                let first = asked.iter().next();
                first.map_or(Waiting::Over, Waiting::BuyIn)
            }
            Step::NextGame if self.rules.draws_next_starter() => {
                Waiting::Starter(small(state.inside.len()))
            }
            Step::Starter => Waiting::Starter(small(state.inside.len())),
            Step::NextGame | Step::Deal { .. } => Waiting::Deal,
            Step::Lot => Waiting::Lot,
            Step::City => Waiting::City,
            Step::Begin | Step::Main | Step::LastRoll => Waiting::Main,
            Step::Over => Waiting::Over,
        }
    }

    /// What the event being played asks for.
    #[inline(never)]
    pub(crate) fn need_now(&self, state: &State) -> Option<Need> {
        let (Some(Playing::Event { at, picks }), Some(card)) = (state.playing, state.on_table)
        else {
            return None;
        };
        let effect = self.deck.effects(card).get(usize::from(at))?;
        self.need(state, effect, &picks)
    }
}

/// So many cards, or seats, in a byte.
pub(crate) fn small(n: usize) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}

impl State {
    /// The rightmost cow with a bomb that is not dealt with (A11).
    pub(crate) fn holder(&self) -> Option<Card> {
        let chain = self.chain.as_ref()?;
        self.rightmost(chain.field, chain.holding)
    }

    /// The seat, if it is one of this table.
    pub(crate) fn seated(&self, seat: Seat) -> bool {
        seat.index() < self.seats.min(MOST_SEATS)
    }
}
