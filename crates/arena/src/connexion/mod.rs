//! Cosmic `ConneXion` in the arena: a ladder of bots that differ in their vocabulary, in how much of the board they
//! see, in how far they think when they place a card, and in the sentences that they try for.

mod claiming;
mod counsel;
mod diamond;
mod feats;
mod future;
mod ladder;
mod level;
mod pilfering;
mod placing;
mod review;
#[cfg(test)]
mod tests;
mod writing;

pub use counsel::{Counsel, counsel};
pub use review::{
    BestSentence, BonusReport, Drawn, Missed, Opening, SeatReport, TurnReport, WordReport,
};

use connexion::{Close, Connexion, Event, Fact, State, View};
use table::{Luck, Record, Refusal};

use crate::Feat;
use crate::Limit;
use crate::Random;
use crate::bot::{Bot, BotInfo, Bots, Level, no_such_bot};
use crate::insight::{Appraiser, Study};
use crate::simulate::FAILING;

/// The turn after which half of the letter cards lie.
const HALF: u32 = 12;

impl Bots for Connexion {
    const BOTS: &'static [BotInfo] = &[
        BotInfo {
            name: "random",
            summary: "places any card and claims nothing",
            level: Level::Random,
        },
        BotInfo {
            name: "novice",
            summary: "knows 4,000 words and finds one in most turns; places any card",
            level: Level::Easy,
        },
        BotInfo {
            name: "casual",
            summary: "knows 11,000 words; places one of its better cards",
            level: Level::Easy,
        },
        BotInfo {
            name: "club",
            summary: "knows 39,000 words and finds as many as people do; places the card that opens most of them",
            level: Level::Fair,
        },
        BotInfo {
            name: "league",
            summary: "knows 61,000 words and finds more of them; writes longer sentences",
            level: Level::Fair,
        },
        BotInfo {
            name: "strong",
            summary: "knows 77,000 words; minds what it opens for the next player, and goes for the future tense",
            level: Level::Strong,
        },
        BotInfo {
            name: "expert",
            summary: "knows 112,000 words; looks ahead, and seldom spares anybody",
            level: Level::Strong,
        },
        BotInfo {
            name: "perfect",
            summary: "knows the whole list and finds every word; spares only those who have next to nothing",
            level: Level::Best,
        },
    ];

    const STAND_IN: &'static str = "club";
    const IS_APPRAISED: bool = false;

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, Refusal> {
        if name == "random" {
            return Ok(Box::new(Random));
        }
        let mut levels = level::LADDER.iter().chain(&level::PEOPLE);
        let level = levels.find(|level| level.name == name);
        match level {
            Some(level) => Ok(Box::new(ladder::LadderBot::new(level))),
            None => Err(no_such_bot(name, Self::BOTS)),
        }
    }

    fn feats(events: &[(usize, &Event)]) -> Vec<Feat> {
        feats::feats(events)
    }

    fn counted(event: &Event) -> Option<&'static str> {
        match event {
            Event::Open(fact) => counted_fact(fact),
            Event::Close(Close::Awarded { .. }) => Some("cards awarded"),
            Event::Close(Close::Pilfered { .. }) => Some("cards pilfered"),
            Event::Close(Close::Dealt { .. }) => None,
        }
    }

    /// Nobody: games of words played on from a position take too long to tell its worth.
    fn appraiser(&self, _: u32) -> Option<Box<dyn Appraiser<Self>>> {
        None
    }

    fn study(
        record: &Record,
        _: u32,
        limit: &Limit,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Study, Refusal> {
        review::review(record, limit, progress).map(Study::Words)
    }

    /// Tenths of points.
    const FAR_BEHIND: i64 = 200;
    const PACE: [f64; 3] = [6.0, 1.0, 45.0];

    fn scores(view: &View) -> Vec<i64> {
        view.scores.clone().unwrap_or_default()
    }

    fn turns(state: &State) -> u64 {
        state.layout.cards().count() as u64
    }
}

/// The words of a board that the bot called `name` knows and sees when it looks once, those that are listed left out;
/// nothing where it is no bot of the ladder.
#[must_use]
pub fn seen(name: &str, game: &Connexion, view: &View, luck: &mut dyn Luck) -> Option<Vec<String>> {
    let level = level::LADDER.iter().find(|level| level.name == name)?;
    let search = diamond::Vocabulary::new(level.vocabulary).search(game);
    Some(claiming::seen(level, &search, (game, view), luck))
}

fn counted_fact(fact: &Fact) -> Option<&'static str> {
    match fact {
        Fact::WordListed { turn: 1..=HALF, .. } => Some("words listed in turns 1 to 12"),
        Fact::WordListed { .. } => Some("words listed in turns 13 to 24"),
        Fact::PilferDeclined { .. } => Some("pilfers declined"),
        Fact::SunLaid { .. } => Some("Suns laid"),
        Fact::BonusEarned { future: true, .. } => Some("sentences in the future tense"),
        Fact::BonusEarned { .. } => Some("other sentences that stand"),
        Fact::BonusMissed { .. } => Some("bonus rounds missed"),
        Fact::OwnRuleActed { .. } | Fact::OwnRuleDecided { .. } | Fact::OwnRuleWaived { .. } => {
            Some("own rules acting")
        }
        Fact::OwnRuleFailed { .. } => Some(FAILING),
        _ => None,
    }
}
