//! What is counted in a simulated game, event by event.

use std::collections::BTreeMap;

use cow::{Cow, Event, Fact, State};
use table::{Seat, Standing};

use crate::bot::Bots;

/// How often what happened.
type Counts = BTreeMap<&'static str, u64>;

/// A game as far as it has been heard of.
#[derive(Debug)]
pub(super) struct Story {
    bank: i32,
    active: Option<Seat>,
    loan: bool,
    shuffled: bool,
    /// Who had the most points.
    best: Vec<Seat>,
    /// What Pot and Bank paid in the end.
    won: i32,
}

impl Story {
    /// The story of a game that begins so.
    pub(super) fn of(start: &State) -> Self {
        Self {
            bank: start.bank(),
            active: None,
            loan: false,
            shuffled: false,
            best: Vec::new(),
            won: 0,
        }
    }

    /// Hears of an event and counts it.
    pub(super) fn hear(&mut self, event: &Event, counts: &mut Counts) {
        let mut count = |name, n| *counts.entry(name).or_default() += n;
        if let Some(name) = Cow::counted(event) {
            count(name, 1);
        }
        let Event::Open(fact) = event else { return };
        match fact {
            Fact::TurnBegun { seat, .. } => self.active = Some(*seat),
            Fact::Exploded { owner, value, .. } => {
                if self.active == Some(*owner) {
                    count("own cows blown up on one's turn", 1);
                }
                count("negative cows blown up", u64::from(*value < 0));
            }
            Fact::Reckoned { short, .. } if *short > 0 => {
                count("short pots", 1);
                count("dollars a pot was short", dollars(*short));
            }
            Fact::LoanTaken { .. } => self.loan = true,
            Fact::Reshuffled { .. } => self.shuffled = true,
            Fact::GameEnded { winners, .. } => self.best.clone_from(winners),
            Fact::MoneyWon { amount, .. } => self.won += amount,
            _ => {}
        }
    }

    /// Counts in how it ended.
    pub(super) fn end(&self, standing: &Standing, counts: &mut Counts) {
        let mut count = |name, n| *counts.entry(name).or_default() += n;
        count("games with a loan", self.loan.into());
        count("games with a reshuffle", self.shuffled.into());
        count(
            "dollars in the Pot at the end",
            dollars(self.won - self.bank),
        );
        count("dollars in Pot and Bank at the end", dollars(self.won));
        let richest = &standing.winners;
        let both = richest.iter().any(|seat| self.best.contains(seat));
        count("games whose richest had the most points", both.into());
    }
}

fn dollars(amount: i32) -> u64 {
    u64::try_from(amount).unwrap_or(0)
}
