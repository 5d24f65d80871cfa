//! What is true of every step: the events explain it to the dollar, and fields keep their order.

use table::Seat;

use super::{Verdict, must};
use crate::Cow;
use crate::card::{Card, Six};
use crate::event::{Event, Fact};
use crate::state::State;
use crate::waiting::Waiting;

pub(super) fn check(cow: &Cow, before: &State, after: &State, events: &[Event]) -> Verdict {
    let facts = || events.iter().filter_map(open);
    let mut books = Books::open(cow, before);
    facts().try_for_each(|fact| books.enter(fact))?;
    books.close(after)?;
    facts().try_for_each(|fact| single(cow, before, after, fact))?;
    if facts().any(|fact| matches!(fact, Fact::GameBegun { .. })) {
        return Ok(());
    }
    let arranged = facts().any(|fact| matches!(fact, Fact::Arranged { .. }));
    order(before, after, arranged)
}

fn open(event: &Event) -> Option<&Fact> {
    match event {
        Event::Open(fact) => Some(fact),
        Event::Close(_) => None,
    }
}

/// The money as the events tell it.
struct Books {
    coin: i32,
    cash: Six<i32>,
    pot: i32,
    bank: i32,
    /// What winners have got, least and most, and how much there was to win.
    won: Option<(i32, i32, i32)>,
}

impl Books {
    fn open(cow: &Cow, state: &State) -> Self {
        Self {
            coin: cow.rules.smallest_coin(),
            cash: Six(state.purses.0.map(|purse| purse.cash)),
            pot: state.pot,
            bank: state.bank,
            won: None,
        }
    }

    fn enter(&mut self, fact: &Fact) -> Verdict {
        match *fact {
            Fact::AntePaid { seat, pot, bank } => {
                self.cash[seat] -= pot + bank;
                self.pot += pot;
                self.bank += bank;
            }
            Fact::PaidPot { seat, amount, .. } => {
                self.cash[seat] -= amount;
                self.pot += amount;
            }
            Fact::PaidPlayer {
                seat, to, amount, ..
            } => {
                self.cash[seat] -= amount;
                self.cash[to] += amount;
            }
            Fact::LoanTaken { seat, amount }
            | Fact::MoneyAdded { seat, amount }
            | Fact::BoughtIn { seat, amount } => self.cash[seat] += amount,
            Fact::GotFromPot { seat, amount } => {
                self.cash[seat] += amount;
                self.pot -= amount;
            }
            Fact::Reckoned {
                won, cost, short, ..
            } => {
                let paid = won.min(self.pot + cost);
                return must(
                    won - short == paid,
                    11,
                    "the Pot pays the value, or what it has",
                );
            }
            Fact::MoneyWon { seat, amount } => {
                self.cash[seat] += amount;
                let (least, most, left) =
                    self.won.unwrap_or((amount, amount, self.pot + self.bank));
                self.won = Some((least.min(amount), most.max(amount), left - amount));
            }
            _ => {}
        }
        Ok(())
    }

    fn close(mut self, after: &State) -> Verdict {
        if let Some((least, most, left)) = self.won {
            must(left == 0, 18, "Pot and Bank are given out to the dollar")?;
            must(
                most - least <= self.coin,
                18,
                "winners differ by a coin at most",
            )?;
            (self.pot, self.bank) = (0, 0);
        }
        let money = (self.pot, self.bank, self.cash.0);
        let cash = after.purses.0.map(|purse| purse.cash);
        must(
            money == (after.pot, after.bank, cash),
            2,
            "the events explain every dollar",
        )
    }
}

/// What one event says must be so.
fn single(cow: &Cow, before: &State, after: &State, fact: &Fact) -> Verdict {
    match fact {
        Fact::Rolled {
            seat,
            face,
            cow: reached,
        } => {
            let counted = count(before, *seat, *face).map(|card| cow.deck.id(card));
            let same = reached.as_ref().map(|named| named.id) == counted;
            must(
                same,
                9,
                "the roll reaches the cow that counting round the table reaches",
            )
        }
        Fact::TurnEnded { seat, without_roll } => {
            let dropped_out = !after.inside.contains(*seat);
            must(
                !without_roll || dropped_out,
                9,
                "every turn ends with a roll",
            )
        }
        Fact::Reshuffled { cards } => {
            let due = cow.waiting(after) == Waiting::Draw;
            must(
                due && after.deck.len() == *cards,
                10,
                "the deck is made when a card is due",
            )
        }
        Fact::CityTaken { seat, .. } => {
            must(*seat == before.active, 5, "cities go to the active player")
        }
        _ => Ok(()),
    }
}

/// The cow a roll reaches, counted one by one: from the roller's right, then the next seat's right, and so on.
fn count(state: &State, seat: Seat, face: u32) -> Option<Card> {
    let round = (0..state.seats).map(|n| Seat::at((seat.index() + n) % state.seats));
    let cows: Vec<Card> = round
        .flat_map(|seat| state.ring.field(seat).to_vec())
        .collect();
    cows.get(face as usize - 1).copied()
}

/// Others' cows keep their order and newcomers stand at the ends; one's own change places by arranging (A20, A4).
fn order(before: &State, after: &State, arranged: bool) -> Verdict {
    for seat in (0..before.seats).map(Seat::at) {
        let (old, new) = (before.ring.field(seat), after.ring.field(seat));
        let kept_of_old: Vec<&Card> = old.iter().filter(|cow| new.contains(cow)).collect();
        let kept_of_new: Vec<&Card> = new.iter().filter(|cow| old.contains(cow)).collect();
        let own = seat == before.active && arranged;
        must(
            own || kept_of_old == kept_of_new,
            15,
            "a field keeps its order",
        )?;
        let first = new
            .iter()
            .position(|cow| old.contains(cow))
            .unwrap_or_default();
        let block = new.iter().skip(first).take(kept_of_new.len());
        must(
            block.into_iter().all(|cow| old.contains(cow)) || kept_of_new.is_empty(),
            15,
            "newcomers stand at the ends",
        )?;
    }
    Ok(())
}
