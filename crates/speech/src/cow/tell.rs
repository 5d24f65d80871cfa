//! What happened in Unexploded Cow, as sentences.

#![expect(
    clippy::unnested_or_patterns,
    reason = "the groups are patterns by name"
)]

use cow::{Close, End, Ending, Fact, Named, Pick, Reason, Seen};
use table::Seat;

use super::cards::{Money, card, cards, picked, unknown};
use super::sentences as say;
use crate::common::{Spelled, listed};
use crate::line::Line;
use crate::names::Names;
use crate::own::{called, counted, decided, drew, failed};
use crate::sentence::Sentence;

groups! { Fact:
    course = GameBegun StarterFound TurnBegun TurnEnded PlayEnded CityTurned CityTaken GameEnded DroppedOut StayedOut;
    paid = AntePaid PaidPot PaidPlayer Reckoned;
    brought = LoanTaken MoneyAdded BoughtIn GotFromPot MoneyWon;
    bombs = Rolled BombFound BombKept BombDefused BombPassed BombStolen Exploded BombsHandedOut;
    played = Reshuffled NothingToDraw CowPlayed CowLost EventPlayed Picked EventBlank Arranged;
    moved = CowMoved CowsSwapped CardFished CowReturned CowDiscarded;
    own = OwnRuleActed OwnRuleCounted OwnRuleCountedAll OwnRuleDecided OwnRuleDrew OwnRuleFailed;
    unsaid = CowEntered;
}

/// A fact as a sentence; nothing where there is nothing to say.
#[must_use]
pub fn tell(seen: &Seen, names: Names<'_>) -> Option<Line> {
    match seen {
        Seen::Open(fact) => open(fact, names),
        Seen::Close(close) => Some(closed(close, names)),
    }
}

fn closed(close: &Close<Option<Named>>, names: Names<'_>) -> Line {
    match close {
        Close::Dealt { seat, card } => {
            let (seat, card) = (*seat, unknown(card.as_ref(), names));
            say::Dealt { seat, card }.line(names)
        }
        Close::Drawn { seat, card } => {
            let (seat, card) = (*seat, unknown(card.as_ref(), names));
            say::Drawn { seat, card }.line(names)
        }
        Close::HandSeen {
            seat,
            of,
            cards: all,
        } => say::HandSeen {
            seat: *seat,
            of: *of,
            n: many(all.iter().flatten().count()),
            cards: cards(all.iter().flatten(), names),
        }
        .line(names),
        Close::CardStolen { seat, from, card } => {
            let (seat, from) = (*seat, *from);
            let card = unknown(card.as_ref(), names);
            say::CardStolen { seat, from, card }.line(names)
        }
    }
}

fn many(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn open(fact: &Fact, names: Names<'_>) -> Option<Line> {
    match fact {
        course!() => course(fact, names),
        paid!() => paid(fact, names),
        brought!() => brought(fact, names),
        bombs!() => bombs(fact, names),
        played!() => played(fact, names),
        moved!() => moved(fact, names),
        own!() => own(fact, names),
        // That it was played has been said.
        unsaid!() => None,
    }
}

/// The course of the game.
fn course(fact: &Fact, names: Names<'_>) -> Option<Line> {
    Some(match *fact {
        Fact::GameBegun { game, of, .. } if of > 1 => say::NthGame { game, of }.line(names),
        Fact::GameBegun { .. } => say::GameBegun {}.line(names),
        Fact::StarterFound { seat } => say::StarterFound { seat }.line(names),
        Fact::TurnBegun { seat, turn } => say::TurnBegun { seat, turn }.line(names),
        Fact::TurnEnded {
            seat,
            without_roll: true,
        } => say::NoRoll { seat }.line(names),
        Fact::PlayEnded { seat } => say::PlayEnded { seat }.line(names),
        Fact::CityTurned { city, ref name } => say::CityTurned {
            name: name.as_str().into(),
            points: Spelled(city.into()),
        }
        .line(names),
        Fact::CityTaken {
            seat,
            city,
            ref name,
            ref cow,
        } => say::CityTaken {
            seat,
            name: name.as_str().into(),
            points: Spelled(city.into()),
            cow: card(cow),
        }
        .line(names),
        Fact::GameEnded {
            because,
            ref winners,
            ..
        } => ended(because, winners, names),
        Fact::DroppedOut {
            seat,
            cards: ref all,
            ..
        } => say::DroppedOut {
            seat,
            n: many(all.len()),
            cards: cards(all, names),
        }
        .line(names),
        Fact::StayedOut { seat } => say::StayedOut { seat }.line(names),
        Fact::TurnEnded { .. }
        | paid!()
        | brought!()
        | bombs!()
        | played!()
        | moved!()
        | own!()
        | unsaid!() => return None,
    })
}

fn ended(because: Ending, winners: &[Seat], names: Names<'_>) -> Line {
    let winners = winners
        .iter()
        .map(|seat| say::Winner { seat: *seat }.line(names));
    let winners = listed(&winners.collect::<Vec<_>>(), names);
    match because {
        Ending::LastCity => say::LastCity { winners }.line(names),
        Ending::Stalled => say::Stalled { winners }.line(names),
        Ending::LastPlayer => say::LastPlayer { winners }.line(names),
        Ending::OwnRule => say::EndedByOwnRule { winners }.line(names),
    }
}

/// Money.
fn paid(fact: &Fact, names: Names<'_>) -> Option<Line> {
    Some(match *fact {
        Fact::AntePaid { seat, pot, bank } => {
            let (pot, bank) = (Money(pot), Money(bank));
            say::AntePaid { seat, pot, bank }.line(names)
        }
        Fact::PaidPot {
            seat,
            amount,
            reason,
        } => say::PaidPot {
            seat,
            amount: Money(amount),
            is_for_that: reason == Reason::Explosion,
        }
        .line(names),
        Fact::PaidPlayer {
            seat, to, amount, ..
        } => {
            let amount = Money(amount);
            say::PaidPlayer { seat, to, amount }.line(names)
        }
        Fact::Reckoned { short, .. } if short > 0 => {
            let short = Money(short);
            say::Short { short }.line(names)
        }
        Fact::Reckoned { .. }
        | course!()
        | brought!()
        | bombs!()
        | played!()
        | moved!()
        | own!()
        | unsaid!() => return None,
    })
}

/// Money that somebody brings or takes.
fn brought(fact: &Fact, names: Names<'_>) -> Option<Line> {
    let money = |amount: &i32| Money(*amount);
    Some(match fact {
        Fact::LoanTaken { seat, amount } => {
            let (seat, amount) = (*seat, money(amount));
            say::LoanTaken { seat, amount }.line(names)
        }
        Fact::MoneyAdded { seat, amount } => {
            let (seat, amount) = (*seat, money(amount));
            say::MoneyAdded { seat, amount }.line(names)
        }
        Fact::BoughtIn { seat, amount } => {
            let (seat, amount) = (*seat, money(amount));
            say::BoughtIn { seat, amount }.line(names)
        }
        Fact::GotFromPot { seat, amount } => {
            let (seat, amount) = (*seat, money(amount));
            say::GotFromPot { seat, amount }.line(names)
        }
        Fact::MoneyWon { seat, amount } => {
            let (seat, amount) = (*seat, money(amount));
            say::MoneyWon { seat, amount }.line(names)
        }
        course!() | paid!() | bombs!() | played!() | moved!() | own!() | unsaid!() => return None,
    })
}

/// What a rule of the table's own does.
fn own(fact: &Fact, names: Names<'_>) -> Option<Line> {
    Some(match fact {
        Fact::OwnRuleActed { seat, rule, amount } => say::OwnRuleActed {
            seat: *seat,
            rule: called(rule, names),
            money: Money(amount.abs()),
            less: *amount < 0,
        }
        .line(names),
        Fact::OwnRuleCounted {
            seat,
            rule,
            counter,
            count,
        } => counted(Some(*seat), (rule, counter), *count, names),
        Fact::OwnRuleCountedAll {
            rule,
            counter,
            count,
        } => counted(None, (rule, counter), *count, names),
        Fact::OwnRuleDecided { rule, .. } => decided(rule, names),
        Fact::OwnRuleDrew {
            seat,
            rule,
            place,
            weight,
            of,
        } => drew(*seat, rule, [*place, *weight, *of], names),
        Fact::OwnRuleFailed { rule, line, why } => failed(rule, *line, why, names),
        course!() | paid!() | brought!() | bombs!() | played!() | moved!() | unsaid!() => {
            return None;
        }
    })
}

/// Rolls and bombs.
fn bombs(fact: &Fact, names: Names<'_>) -> Option<Line> {
    Some(match fact {
        Fact::Rolled { seat, face, cow } => rolled(*seat, *face, cow.as_ref().map(card), names),
        Fact::BombFound { cow, .. } => say::BombFound { cow: card(cow) }.line(names),
        Fact::BombKept { cow, .. } => say::BombKept { cow: card(cow) }.line(names),
        Fact::BombDefused { cow, .. } => say::BombDefused { cow: card(cow) }.line(names),
        Fact::BombPassed { cow, to, .. } => {
            let (cow, to) = (card(cow), card(to));
            say::BombPassed { cow, to }.line(names)
        }
        Fact::BombStolen { cow, by, .. } => {
            let (cow, by) = (card(cow), card(by));
            say::BombStolen { cow, by }.line(names)
        }
        Fact::Exploded {
            cow, owner, value, ..
        } => exploded(*owner, card(cow), *value, names),
        Fact::BombsHandedOut {
            field, each, cows, ..
        } => say::BombsHandedOut {
            field: *field,
            each: *each,
            cows: cards(cows, names),
        }
        .line(names),
        course!() | paid!() | brought!() | played!() | moved!() | own!() | unsaid!() => {
            return None;
        }
    })
}

fn rolled(seat: Seat, face: u32, cow: Option<Line>, names: Names<'_>) -> Line {
    match cow {
        Some(cow) => say::Rolled { seat, face, cow }.line(names),
        None => say::RolledNothing { seat, face }.line(names),
    }
}

fn exploded(owner: Seat, cow: Line, value: i32, names: Names<'_>) -> Line {
    if value < 0 {
        let cost = Money(-value);
        return say::Costs { owner, cow, cost }.line(names);
    }
    let worth = Money(value);
    say::Exploded { owner, cow, worth }.line(names)
}

/// Cards that are played.
fn played(fact: &Fact, names: Names<'_>) -> Option<Line> {
    Some(match fact {
        Fact::Reshuffled { cards } => {
            let cards = Spelled(many(*cards));
            say::Reshuffled { cards }.line(names)
        }
        Fact::NothingToDraw { .. } => say::NothingToDraw {}.line(names),
        Fact::CowPlayed {
            seat,
            cow,
            field,
            price,
            ..
        } => entered(*seat, card(cow), *field, Money(*price), names),
        Fact::CowLost { cow } => say::CowLost { cow: card(cow) }.line(names),
        Fact::EventPlayed {
            seat,
            card: event,
            price,
        } => say::EventPlayed {
            seat: *seat,
            card: card(event),
            price: Money(*price),
        }
        .line(names),
        Fact::Picked { seat, pick, cow } => chosen(*seat, *pick, cow.as_ref(), names),
        Fact::EventBlank { card: event } => say::EventBlank { card: card(event) }.line(names),
        Fact::Arranged { order, seat } => {
            let (seat, order) = (*seat, cards(order, names));
            say::Arranged { seat, order }.line(names)
        }
        course!() | paid!() | brought!() | bombs!() | moved!() | own!() | unsaid!() => return None,
    })
}

/// A cow that comes into a field.
fn entered(seat: Seat, cow: Line, field: Seat, price: Money, names: Names<'_>) -> Line {
    if seat == field {
        return say::PlayedAtHome { seat, cow, price }.line(names);
    }
    say::CowPlayed {
        seat,
        cow,
        field,
        price,
    }
    .line(names)
}

fn chosen(seat: Seat, pick: Pick, known: Option<&Named>, names: Names<'_>) -> Line {
    match pick {
        Pick::Cow(_) | Pick::Card(_) => {
            let card = picked(pick, known);
            say::PickedCard { seat, card }.line(names)
        }
        Pick::Seat(picked) => say::PickedSeat { seat, picked }.line(names),
        Pick::End(end) => {
            let is_left = end == End::Left;
            say::PickedEnd { seat, is_left }.line(names)
        }
    }
}

/// Cards that change places.
fn moved(fact: &Fact, names: Names<'_>) -> Option<Line> {
    Some(match fact {
        Fact::CowMoved { cow, from, to, .. } => {
            let (cow, from, to) = (card(cow), *from, *to);
            say::CowMoved { cow, from, to }.line(names)
        }
        Fact::CowsSwapped {
            gave, took, with, ..
        } => {
            let (gave, took, with) = (card(gave), card(took), *with);
            say::CowsSwapped { gave, with, took }.line(names)
        }
        Fact::CardFished { seat, card: fished } => {
            let (seat, card) = (*seat, card(fished));
            say::CardFished { seat, card }.line(names)
        }
        Fact::CowReturned { seat, cow } => {
            let (seat, cow) = (*seat, card(cow));
            say::CowReturned { cow, seat }.line(names)
        }
        Fact::CowDiscarded { cow, field, .. } => {
            let (cow, field) = (card(cow), *field);
            say::CowDiscarded { cow, field }.line(names)
        }
        course!() | paid!() | brought!() | bombs!() | played!() | own!() | unsaid!() => {
            return None;
        }
    })
}

#[cfg(test)]
mod tests;
