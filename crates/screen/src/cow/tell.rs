//! What happened, as sentences.

use cow::{Close, Ending, Fact, Named, Pick, Reason, Seen};
use table::Seat;

use super::money;
use crate::{Names, capital, count, list};

/// A fact as a sentence.
pub(super) fn tell(seen: &Seen, names: Names<'_>) -> String {
    match seen {
        Seen::Open(fact) => open(fact, names),
        Seen::Close(close) => closed(close, names),
    }
}

fn closed(close: &Close<Option<Named>>, names: Names<'_>) -> String {
    let card = |card: &Option<Named>| card.as_ref().map_or("a card".to_owned(), called);
    match close {
        Close::Dealt { seat, card: dealt } => {
            format!(
                "{} {}.",
                names.does(*seat, "are dealt", "is dealt"),
                card(dealt)
            )
        }
        Close::Drawn { seat, card: drawn } => {
            format!("{} {}.", names.does(*seat, "draw", "draws"), card(drawn))
        }
        Close::HandSeen { seat, of, cards } => {
            let looks = names.does(*seat, "look", "looks");
            let shown: Vec<_> = cards.iter().flatten().map(called).collect();
            let what = if shown.is_empty() {
                String::new()
            } else {
                format!(": {}", list(&shown))
            };
            format!("{looks} at {} hand{what}.", names.whose(*of))
        }
        Close::CardStolen {
            seat,
            from,
            card: stolen,
        } => {
            let takes = names.does(*seat, "take", "takes");
            format!(
                "{takes} {} out of {} hand.",
                card(stolen),
                names.whose(*from)
            )
        }
    }
}

fn called(card: &Named) -> String {
    card.name.clone()
}

fn all_called(cards: &[Named]) -> String {
    list(&cards.iter().map(called).collect::<Vec<_>>())
}

fn open(fact: &Fact, names: Names<'_>) -> String {
    match fact {
        Fact::GameBegun { .. }
        | Fact::StarterFound { .. }
        | Fact::TurnBegun { .. }
        | Fact::TurnEnded { .. }
        | Fact::PlayEnded { .. }
        | Fact::CityTurned { .. }
        | Fact::CityTaken { .. }
        | Fact::GameEnded { .. }
        | Fact::DroppedOut { .. }
        | Fact::StayedOut { .. } => course(fact, names),
        Fact::AntePaid { .. }
        | Fact::PaidPot { .. }
        | Fact::PaidPlayer { .. }
        | Fact::LoanTaken { .. }
        | Fact::MoneyAdded { .. }
        | Fact::BoughtIn { .. }
        | Fact::Reckoned { .. }
        | Fact::GotFromPot { .. }
        | Fact::MoneyWon { .. } => paid(fact, names),
        Fact::Rolled { .. }
        | Fact::BombFound { .. }
        | Fact::BombKept { .. }
        | Fact::BombDefused { .. }
        | Fact::BombPassed { .. }
        | Fact::BombStolen { .. }
        | Fact::Exploded { .. }
        | Fact::BombsHandedOut { .. } => bombs(fact, names),
        Fact::Reshuffled { .. }
        | Fact::NothingToDraw { .. }
        | Fact::CowPlayed { .. }
        | Fact::CowEntered { .. }
        | Fact::CowLost { .. }
        | Fact::EventPlayed { .. }
        | Fact::Picked { .. }
        | Fact::EventBlank { .. }
        | Fact::Arranged { .. }
        | Fact::CowMoved { .. }
        | Fact::CowsSwapped { .. }
        | Fact::CardFished { .. }
        | Fact::CowReturned { .. }
        | Fact::CowDiscarded { .. } => cards(fact, names),
    }
}

/// The course of the game.
fn course(fact: &Fact, names: Names<'_>) -> String {
    let does = |seat: &Seat, you: &str, they: &str| names.does(*seat, you, they);
    match fact {
        Fact::GameBegun { game, of, .. } if *of > 1 => format!("Game {game} of {of} begins."),
        Fact::GameBegun { .. } => "The game begins.".to_owned(),
        Fact::StarterFound { seat } => format!("{}.", does(seat, "play first", "plays first")),
        Fact::TurnBegun { seat, turn } => {
            format!("Turn {turn}: it is {} turn.", names.whose(*seat))
        }
        Fact::TurnEnded {
            seat,
            without_roll: true,
        } => {
            format!("{} turn ends without a roll.", capital(&names.whose(*seat)))
        }
        Fact::PlayEnded { seat } => format!("{} no more cards.", does(seat, "play", "plays")),
        Fact::CityTurned { city, name } => {
            format!("{name} is the next city: {}.", points(u32::from(*city)))
        }
        Fact::CityTaken {
            seat,
            city,
            name,
            cow,
        } => format!(
            "{} {name} ({}) for blowing up {}.",
            does(seat, "take", "takes"),
            points(u32::from(*city)),
            cow.name
        ),
        Fact::GameEnded {
            because, winners, ..
        } => ended(*because, winners, names),
        Fact::DroppedOut { seat, cards, .. } => {
            let cards = if cards.is_empty() {
                String::new()
            } else {
                format!("; to the discard pile go {}", all_called(cards))
            };
            format!("{} out of the game{cards}.", does(seat, "drop", "drops"))
        }
        Fact::StayedOut { seat } => format!("{} out.", does(seat, "stay", "stays")),
        _ => String::new(),
    }
}

fn ended(because: Ending, winners: &[Seat], names: Names<'_>) -> String {
    let why = match because {
        Ending::LastCity => "The last city is taken",
        Ending::Stalled => "Nothing has moved for a whole round (A29)",
        Ending::LastPlayer => "One player is left (A26)",
    };
    let who: Vec<_> = winners.iter().map(|seat| names.whom(*seat)).collect();
    format!("{why}. Pot and Bank go to {}.", list(&who))
}

fn points(n: u32) -> String {
    count(n as usize, "point", "points")
}

/// Money.
fn paid(fact: &Fact, names: Names<'_>) -> String {
    let does = |seat: &Seat, you: &str, they: &str| names.does(*seat, you, they);
    let pay = |seat: &Seat| does(seat, "pay", "pays");
    match fact {
        Fact::AntePaid { seat, pot, bank } => {
            format!(
                "{} the ante: {} Pot, {} Bank.",
                pay(seat),
                money(*pot),
                money(*bank)
            )
        }
        Fact::PaidPot {
            seat,
            amount,
            reason,
        } => {
            let why = if *reason == Reason::Explosion {
                " for that"
            } else {
                ""
            };
            format!("{} {} into the Pot{why}.", pay(seat), money(*amount))
        }
        Fact::PaidPlayer {
            seat, to, amount, ..
        } => {
            format!("{} {} {}.", pay(seat), names.whom(*to), money(*amount))
        }
        Fact::LoanTaken { seat, amount } => {
            format!(
                "{} a loan of {}.",
                does(seat, "take", "takes"),
                money(*amount)
            )
        }
        Fact::MoneyAdded { seat, amount } => {
            format!("{} {}.", does(seat, "add", "adds"), money(*amount))
        }
        Fact::BoughtIn { seat, amount } => {
            format!(
                "{} in again with {}.",
                does(seat, "buy", "buys"),
                money(*amount)
            )
        }
        Fact::Reckoned { short, .. } if *short > 0 => {
            format!(
                "The Pot does not hold enough: {} are not paid (R29).",
                money(*short)
            )
        }
        Fact::GotFromPot { seat, amount } => {
            format!(
                "{} {} from the Pot.",
                does(seat, "get", "gets"),
                money(*amount)
            )
        }
        Fact::MoneyWon { seat, amount } => {
            format!(
                "{} {} of Pot and Bank.",
                does(seat, "take", "takes"),
                money(*amount)
            )
        }
        _ => String::new(),
    }
}

/// Rolls and bombs.
fn bombs(fact: &Fact, names: Names<'_>) -> String {
    match fact {
        Fact::Rolled { seat, face, cow } => {
            let rolls = names.does(*seat, "roll", "rolls");
            match cow {
                Some(cow) => format!("{rolls} {face}: that is {}.", cow.name),
                None => format!("{rolls} {face}: nothing happens."),
            }
        }
        Fact::BombFound { cow, .. } => format!("{} finds a bomb.", cow.name),
        Fact::BombKept { cow, .. } => format!("{} is left with the bomb.", cow.name),
        Fact::BombDefused { cow, .. } => format!("{} defuses the bomb.", cow.name),
        Fact::BombPassed { cow, to, .. } => format!("{} hands the bomb to {}.", cow.name, to.name),
        Fact::BombStolen { cow, by, .. } => {
            format!("{} takes the bomb from {}.", by.name, cow.name)
        }
        Fact::Exploded {
            cow, owner, value, ..
        } => {
            let worth = if *value < 0 {
                format!("and costs {}", money(-*value))
            } else {
                format!("worth {}", money(*value))
            };
            let whose = capital(&names.whose(*owner));
            format!("BOOM! {whose} {} explodes, {worth}.", cow.name)
        }
        Fact::BombsHandedOut { field, cows, .. } => format!(
            "Bombs for everybody in {} field: {} (R37).",
            names.whose(*field),
            all_called(cows)
        ),
        _ => String::new(),
    }
}

/// Cards.
fn cards(fact: &Fact, names: Names<'_>) -> String {
    let does = |seat: &Seat, you: &str, they: &str| names.does(*seat, you, they);
    match fact {
        Fact::Reshuffled { cards } => {
            format!(
                "The discard pile becomes the deck: {} (R13).",
                super::cards(*cards)
            )
        }
        Fact::NothingToDraw { .. } => "There is no card to draw (A19).".to_owned(),
        Fact::CowPlayed {
            seat,
            cow,
            field,
            price,
            ..
        } => format!(
            "{} {} into {} field for {}.",
            does(seat, "play", "plays"),
            cow.name,
            own(names, *seat, *field),
            money(*price)
        ),
        Fact::CowLost { cow } => format!("The field is gone: {} is discarded.", cow.name),
        Fact::EventPlayed { seat, card, price } => {
            format!(
                "{} {} for {}.",
                does(seat, "play", "plays"),
                card.name,
                money(*price)
            )
        }
        Fact::Picked { seat, pick, cow } => {
            picked(&does(seat, "pick", "picks"), *pick, cow.as_ref(), names)
        }
        Fact::EventBlank { card } => format!("{} finds no target (A19).", card.name),
        Fact::Arranged { order, seat } => {
            format!(
                "{} the field: {}.",
                does(seat, "arrange", "arranges"),
                all_called(order)
            )
        }
        _ => moved(fact, names),
    }
}

/// Cards that change places.
fn moved(fact: &Fact, names: Names<'_>) -> String {
    match fact {
        Fact::CowMoved { cow, from, to, .. } => {
            format!(
                "{} goes from {} field to {}.",
                cow.name,
                names.whose(*from),
                own_field(names, *to)
            )
        }
        Fact::CowsSwapped {
            gave, took, with, ..
        } => {
            format!(
                "{} is exchanged for {} {}.",
                gave.name,
                names.whose(*with),
                took.name
            )
        }
        Fact::CardFished { seat, card } => {
            format!(
                "{} {} out of the discard pile.",
                names.does(*seat, "take", "takes"),
                card.name
            )
        }
        Fact::CowReturned { seat, cow } => {
            format!("{} comes back into {} field.", cow.name, names.whose(*seat))
        }
        Fact::CowDiscarded { cow, field, .. } => {
            format!(
                "{} leaves {} field for good.",
                cow.name,
                names.whose(*field)
            )
        }
        _ => String::new(),
    }
}

fn picked(picks: &str, pick: Pick, cow: Option<&Named>, names: Names<'_>) -> String {
    match pick {
        Pick::Cow(id) | Pick::Card(id) => {
            let name = cow.map_or_else(|| id.to_string(), called);
            format!("{picks} {name}.")
        }
        Pick::Seat(seat) => format!("{picks} {}.", names.whom(seat)),
        Pick::End(end) => format!("{picks} the {} end.", super::phrase::end_word(end)),
    }
}

/// Whose field it is, said by who plays into it.
fn own(names: Names<'_>, player: Seat, field: Seat) -> String {
    if player == field && names.me() != Some(player) {
        return "their own".to_owned();
    }
    names.whose(field)
}

fn own_field(names: Names<'_>, seat: Seat) -> String {
    if names.me() == Some(seat) {
        return "yours".to_owned();
    }
    names.whose(seat)
}
