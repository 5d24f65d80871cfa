//! Cosmic `ConneXion` in the arena: its bots.

use connexion::{Close, Connexion, Event, Fact, State};
use table::Refusal;

use crate::Random;
use crate::bot::{Bot, BotInfo, Bots, no_such_bot};

impl Bots for Connexion {
    const BOTS: &'static [BotInfo] = &[BotInfo {
        name: "random",
        summary: "places any card and claims nothing",
    }];

    const STAND_IN: &'static str = "random";

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, Refusal> {
        match name {
            "random" => Ok(Box::new(Random)),
            _ => Err(no_such_bot(name, Self::BOTS)),
        }
    }

    fn counted(event: &Event) -> Option<&'static str> {
        match event {
            Event::Open(fact) => counted_fact(fact),
            Event::Close(Close::Awarded { .. }) => Some("cards awarded"),
            Event::Close(Close::Pilfered { .. }) => Some("cards pilfered"),
            Event::Close(Close::Dealt { .. }) => None,
        }
    }

    fn turns(state: &State) -> u64 {
        state.layout.cards().count() as u64
    }
}

fn counted_fact(fact: &Fact) -> Option<&'static str> {
    match fact {
        Fact::WordListed { .. } => Some("words listed"),
        Fact::PilferDeclined { .. } => Some("pilfers declined"),
        Fact::SunLaid { .. } => Some("Suns laid"),
        Fact::BonusEarned { future: true, .. } => Some("sentences in the future tense"),
        Fact::BonusEarned { .. } => Some("other sentences that stand"),
        Fact::BonusMissed { .. } => Some("bonus rounds missed"),
        _ => None,
    }
}
