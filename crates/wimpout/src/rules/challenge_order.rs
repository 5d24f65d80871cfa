//! W16 A: the order in which challengers come.

use std::cmp::Reverse;

use table::{BySeat, Rule, Seat, Settings, Values};

use super::Rules;
use crate::player::Player;

pub(super) const RULE: Rule = Rule {
    slug: "challenge-order",
    title: "Order of challengers",
    summary: "In which order the challengers of Last Licks variant a come.",
    text: "Fixed when Last Licks begin: `seat` in order of play from the leader, `ascending` or `descending` by \
           score, `name` by the alphabet, `random` drawn. Equal scores and names go by seat from the leader. Only \
           the variant `a` of Last Licks asks for it.",
    source: "W16",
    values: Values::Choice(&["seat", "ascending", "descending", "name", "random"]),
    situation: "last-licks",
    clashes: &[],
};

/// The orders in which challengers can come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Seat,
    Ascending,
    Descending,
    Name,
    Random,
}

pub(super) fn read(set: &Settings) -> Order {
    use Order::{Ascending, Descending, Name, Random, Seat};
    set.choice(&RULE, [Seat, Ascending, Descending, Name, Random])
}

impl Rules {
    /// In which order do `challengers` come, who are in order of play from the leader (S6)?
    pub(crate) fn order(
        &self,
        challengers: &mut [Seat],
        players: &BySeat<Player>,
        names: &[String],
    ) {
        if self.own_orders(challengers, players, names) || !self.orders_challengers() {
            return;
        }
        match self.challenge_order {
            Order::Seat | Order::Random => {}
            Order::Ascending => challengers.sort_by_key(|seat| players[*seat].score),
            Order::Descending => challengers.sort_by_key(|seat| Reverse(players[*seat].score)),
            Order::Name => challengers
                .sort_by_cached_key(|seat| names.get(seat.index()).map(|name| name.to_lowercase())),
        }
    }

    /// May what challengers are called decide who comes first?
    pub fn orders_by_names(&self) -> bool {
        self.own_answers("challenge_place")
            || self.orders_challengers() && self.challenge_order == Order::Name
    }

    /// Is the order of the challengers drawn?
    pub fn draws_order(&self) -> bool {
        let usual = self.orders_challengers() && self.challenge_order == Order::Random;
        self.fixed.order_drawn.unwrap_or(usual)
    }
}

#[cfg(test)]
mod tests {
    use table::{BySeat, Seat};

    use super::super::with;
    use crate::player::Player;

    fn ordered(order: &str) -> Vec<u16> {
        let players: BySeat<Player> = BySeat::new(4, |seat| Player {
            score: [500, 300, 100, 300][seat.index()],
            ..Player::default()
        });
        let names = ["zoe", "dora", "bob", "ann"].map(str::to_owned);
        let mut seats = vec![Seat(1), Seat(2), Seat(3)];
        let order = format!("challenge-order={order}");
        with(&["last-licks=a", &order]).order(&mut seats, &players, &names);
        seats.into_iter().map(|seat| seat.0).collect()
    }

    #[test]
    fn the_alphabet_knows_no_capitals() {
        let players: BySeat<Player> = BySeat::new(4, |_| Player::default());
        let names = ["Zoe", "cid", "Bob", "ann"].map(str::to_owned);
        let mut seats = vec![Seat(1), Seat(2), Seat(3)];
        with(&["last-licks=a", "challenge-order=name"]).order(&mut seats, &players, &names);
        assert_eq!(seats, [Seat(3), Seat(2), Seat(1)]);
    }

    #[test]
    fn equal_scores_go_by_seat_from_the_leader() {
        assert_eq!(ordered("seat"), [1, 2, 3]);
        assert_eq!(ordered("ascending"), [2, 1, 3]);
        assert_eq!(ordered("descending"), [1, 3, 2]);
        assert_eq!(ordered("name"), [3, 2, 1]);
    }
}
