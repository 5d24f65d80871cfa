//! What a page makes of the events of Unexploded Cow: who each is about, and what of it is played before it is told. Both
//! name every event, so that none is added without a thought.

use cow::{Close, Fact, Named, Seen};
use table::Seat;

/// Who an event is about.
pub(super) fn who(seen: &Seen) -> Option<Seat> {
    match seen {
        Seen::Close(
            Close::Dealt { seat, .. }
            | Close::Drawn { seat, .. }
            | Close::HandSeen { seat, .. }
            | Close::CardStolen { seat, .. },
        ) => Some(*seat),
        Seen::Open(fact) => acting(fact),
    }
}

fn acting(fact: &Fact) -> Option<Seat> {
    match fact {
        Fact::StarterFound { seat }
        | Fact::AntePaid { seat, .. }
        | Fact::PaidPot { seat, .. }
        | Fact::PaidPlayer { seat, .. }
        | Fact::LoanTaken { seat, .. }
        | Fact::MoneyAdded { seat, .. }
        | Fact::DroppedOut { seat, .. }
        | Fact::BoughtIn { seat, .. }
        | Fact::StayedOut { seat }
        | Fact::TurnBegun { seat, .. }
        | Fact::NothingToDraw { seat }
        | Fact::CowPlayed { seat, .. }
        | Fact::EventPlayed { seat, .. }
        | Fact::Picked { seat, .. }
        | Fact::Arranged { seat, .. }
        | Fact::PlayEnded { seat }
        | Fact::Rolled { seat, .. }
        | Fact::CityTaken { seat, .. }
        | Fact::Reckoned { seat, .. }
        | Fact::GotFromPot { seat, .. }
        | Fact::CowMoved { seat, .. }
        | Fact::CowsSwapped { seat, .. }
        | Fact::CardFished { seat, .. }
        | Fact::CowReturned { seat, .. }
        | Fact::CowDiscarded { seat, .. }
        | Fact::TurnEnded { seat, .. }
        | Fact::MoneyWon { seat, .. }
        | Fact::OwnRuleActed { seat, .. }
        | Fact::OwnRuleCounted { seat, .. }
        | Fact::OwnRuleDrew { seat, .. }
        | Fact::OwnRuleDecided { seat, .. } => Some(*seat),
        Fact::GameBegun { .. }
        | Fact::CityTurned { .. }
        | Fact::Reshuffled { .. }
        | Fact::CowEntered { .. }
        | Fact::CowLost { .. }
        | Fact::EventBlank { .. }
        | Fact::BombFound { .. }
        | Fact::BombKept { .. }
        | Fact::BombDefused { .. }
        | Fact::BombPassed { .. }
        | Fact::BombStolen { .. }
        | Fact::Exploded { .. }
        | Fact::BombsHandedOut { .. }
        | Fact::GameEnded { .. }
        | Fact::OwnRuleCountedAll { .. }
        | Fact::OwnRuleFailed { .. } => None,
    }
}

/// What is played of an event. Things by the ids of their elements: what travels, then where from, the best guess first.
pub(super) fn moment(seen: &Seen) -> Option<String> {
    match seen {
        Seen::Open(fact) => open(fact),
        Seen::Close(Close::Drawn { seat, .. }) => Some(format!("draw=seat-{}", seat.0)),
        Seen::Close(Close::CardStolen { seat, from, .. }) => {
            Some(format!("steal=seat-{},seat-{}", from.0, seat.0))
        }
        Seen::Close(Close::Dealt { .. } | Close::HandSeen { .. }) => None,
    }
}

fn open(fact: &Fact) -> Option<String> {
    Some(match fact {
        Fact::CowPlayed {
            seat,
            cow: Named { id, .. },
            ..
        } => format!("card=cow-{id},card-{id},seat-{}", seat.0),
        Fact::EventPlayed { seat, card, .. } => format!("play=card-{},seat-{}", card.id, seat.0),
        Fact::Rolled { face, cow, .. } => {
            let id = cow.as_ref().map(|cow| cow.id.to_string());
            format!("die={face},cow-{}", id.unwrap_or_default())
        }
        Fact::BombFound { .. } | Fact::BombKept { .. } | Fact::BombsHandedOut { .. } => {
            "bomb".to_owned()
        }
        Fact::BombDefused { cow, .. } => format!("defuse=cow-{}", cow.id),
        Fact::BombPassed { cow, to, .. } => format!("pass=cow-{},cow-{}", cow.id, to.id),
        Fact::BombStolen { cow, by, .. } => format!("pass=cow-{},cow-{}", cow.id, by.id),
        Fact::Exploded { cow, owner, .. } => format!("boom=cow-{},seat-{}", cow.id, owner.0),
        Fact::AntePaid { seat, .. } | Fact::PaidPot { seat, .. } => format!("pay=seat-{}", seat.0),
        Fact::GotFromPot { seat, .. } => format!("win=seat-{}", seat.0),
        Fact::CityTaken { .. } => "city".to_owned(),
        Fact::GameBegun { .. }
        | Fact::StarterFound { .. }
        | Fact::PaidPlayer { .. }
        | Fact::LoanTaken { .. }
        | Fact::MoneyAdded { .. }
        | Fact::DroppedOut { .. }
        | Fact::BoughtIn { .. }
        | Fact::StayedOut { .. }
        | Fact::TurnBegun { .. }
        | Fact::CityTurned { .. }
        | Fact::Reshuffled { .. }
        | Fact::NothingToDraw { .. }
        | Fact::CowEntered { .. }
        | Fact::CowLost { .. }
        | Fact::Picked { .. }
        | Fact::EventBlank { .. }
        | Fact::Arranged { .. }
        | Fact::PlayEnded { .. }
        | Fact::Reckoned { .. }
        | Fact::CowMoved { .. }
        | Fact::CowsSwapped { .. }
        | Fact::CardFished { .. }
        | Fact::CowReturned { .. }
        | Fact::CowDiscarded { .. }
        | Fact::TurnEnded { .. }
        | Fact::GameEnded { .. }
        | Fact::MoneyWon { .. }
        | Fact::OwnRuleActed { .. }
        | Fact::OwnRuleCounted { .. }
        | Fact::OwnRuleCountedAll { .. }
        | Fact::OwnRuleDecided { .. }
        | Fact::OwnRuleDrew { .. }
        | Fact::OwnRuleFailed { .. } => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_roll_says_its_number_and_its_cow() {
        let keith = Named {
            id: "c14".parse().unwrap(),
            name: "Keith".to_owned(),
        };
        let rolled = Seen::Open(Fact::Rolled {
            seat: Seat(1),
            face: 3,
            cow: Some(keith),
        });
        assert_eq!(moment(&rolled).as_deref(), Some("die=3,cow-c14"));
    }

    /// Who has not seen a card is not told of it by what moves.
    #[test]
    fn a_card_that_is_not_seen_is_not_named() {
        let drawn = Close::Drawn {
            seat: Seat(1),
            card: None,
        };
        let drawn = moment(&Seen::Close(drawn));
        assert_eq!(drawn.as_deref(), Some("draw=seat-1"));
        let stolen = Close::CardStolen {
            seat: Seat(1),
            from: Seat(0),
            card: None,
        };
        let stolen = moment(&Seen::Close(stolen));
        assert_eq!(stolen.as_deref(), Some("steal=seat-0,seat-1"));
    }
}
