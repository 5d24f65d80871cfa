//! Everybody's money over a game: a line each, turn by turn.

use cow::{Fact, Seen};
use speech::around as say;
use table::Seat;

use super::Sight;
use super::draw::money;
use crate::games::ending::Course;

/// What everybody had when each turn began, and at the end; worked out from the end backwards.
fn history<'a>(events: impl DoubleEndedIterator<Item = &'a Seen>, net: &[i32]) -> Vec<Vec<i64>> {
    let mut now: Vec<i64> = net.iter().copied().map(i64::from).collect();
    let mut all = vec![now.clone()];
    for seen in events.rev() {
        let mut move_back = |seat: Seat, amount: i32| {
            if let Some(purse) = now.get_mut(seat.index()) {
                *purse -= i64::from(amount);
            }
        };
        match seen {
            Seen::Open(Fact::AntePaid { seat, pot, bank }) => move_back(*seat, -pot - bank),
            Seen::Open(Fact::PaidPot { seat, amount, .. }) => move_back(*seat, -amount),
            Seen::Open(Fact::PaidPlayer {
                seat, to, amount, ..
            }) => {
                move_back(*seat, -amount);
                move_back(*to, *amount);
            }
            Seen::Open(Fact::GotFromPot { seat, amount } | Fact::MoneyWon { seat, amount }) => {
                move_back(*seat, *amount);
            }
            Seen::Open(Fact::TurnBegun { .. }) => all.push(now.clone()),
            Seen::Open(_) | Seen::Close(_) => {}
        }
    }
    all.reverse();
    all
}

/// The course of the money, once there is any.
pub(super) fn course(scene: Sight<'_>) -> Course {
    let events = scene.events().map(|(_, seen)| seen);
    Course {
        caption: scene.text(&say::ChartOfMoney {}),
        turns: history(events, &scene.view.net),
        amount: money,
    }
}

#[cfg(test)]
mod tests {
    use cow::Reason;

    use super::*;

    #[test]
    fn money_is_followed_back_to_the_start() {
        let ante = |seat| Fact::AntePaid {
            seat: Seat(seat),
            pot: 50,
            bank: 50,
        };
        let turn = |seat, turn| Fact::TurnBegun {
            seat: Seat(seat),
            turn,
        };
        let events = [
            ante(0),
            ante(1),
            turn(0, 1),
            Fact::PaidPot {
                seat: Seat(0),
                amount: 100,
                reason: Reason::Price,
            },
            Fact::PaidPlayer {
                seat: Seat(0),
                to: Seat(1),
                amount: 50,
                reason: Reason::Event,
            },
            turn(1, 2),
            Fact::GotFromPot {
                seat: Seat(1),
                amount: 200,
            },
        ]
        .map(Seen::Open);
        let all = history(events.iter(), &[1750, 2150]);
        assert_eq!(all, [[1900, 1900], [1750, 1950], [1750, 2150]]);
    }
}
