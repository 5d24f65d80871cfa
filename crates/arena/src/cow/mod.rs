//! Unexploded Cow in the arena: its bots, and what is counted in simulations.

use cow::{Cow, Event, Fact, State};
use table::Refusal;

use crate::Random;
use crate::bot::{Bot, BotInfo, Bots, no_such_bot};

impl Bots for Cow {
    const BOTS: &'static [BotInfo] = &[BotInfo {
        name: "random",
        summary: "does any allowed thing, each as likely",
    }];

    const STAND_IN: &'static str = "random";

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, Refusal> {
        match name {
            "random" => Ok(Box::new(Random)),
            name => Err(no_such_bot(name, Self::BOTS)),
        }
    }

    fn counted(event: &Event) -> Option<&'static str> {
        let Event::Open(fact) = event else {
            return None;
        };
        match fact {
            Fact::Exploded { .. } => Some("explosions"),
            Fact::CityTaken { .. } => Some("cities taken"),
            Fact::BombsHandedOut { .. } => Some("mad bomber waves"),
            Fact::LoanTaken { .. } => Some("loans"),
            Fact::Reshuffled { .. } => Some("reshuffles"),
            _ => None,
        }
    }

    fn turns(state: &State) -> u64 {
        state.turn().into()
    }
}
