//! Unexploded Cow in the arena: its bots, and what is counted in simulations.

mod block;
mod farmer;
mod feats;
mod habit;
mod herd;
mod planner;
mod story;
mod taste;
#[cfg(test)]
mod tests;

use cow::{Action, Cow, Event, Fact, State, View};
use table::{Game, Hidden, Refusal, Seat, Standing, Turn, Viewer};

pub use herd::{farmer_game, random_game};

use crate::Feat;
use crate::bot::{Bot, BotInfo, Bots, Level};
use crate::insight::Habit;
use crate::simulate::{FAILING, PlayBlock, Series};
use crate::{Quick, Random};

impl Bots for Cow {
    const BOTS: &'static [BotInfo] = &[
        BotInfo {
            name: "random",
            summary: "does any allowed thing, each as likely",
            level: Level::Random,
        },
        BotInfo {
            name: "farmer",
            summary: "farms soundly, steals the best cows, and does not look ahead",
            level: Level::Fair,
        },
        BotInfo {
            name: "planner-N",
            summary: "tries each action in N games of farmers from here on, a million at most, or for N ms as in planner-50ms",
            level: Level::Best,
        },
    ];

    const STAND_IN: &'static str = "farmer";

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, Refusal> {
        match name {
            "random" => Ok(Box::new(Random)),
            "farmer" => Ok(Box::<farmer::Farmer>::default()),
            name => Ok(Box::new(planner::Planner::new(planner::budget(name)?))),
        }
    }

    fn feats(events: &[(usize, &Event)]) -> Vec<Feat> {
        feats::feats(events)
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
            Fact::OwnRuleActed { .. } | Fact::OwnRuleDecided { .. } => Some("own rules acting"),
            Fact::OwnRuleFailed { .. } => Some(FAILING),
            _ => None,
        }
    }

    fn turns(state: &State) -> u64 {
        state.turn().into()
    }

    /// Dollars.
    const FAR_BEHIND: i64 = 500;
    const PACE: [f64; 3] = [6.0, 2.0, 3.0];

    fn scores(view: &View) -> Vec<i64> {
        view.net.iter().copied().map(i64::from).collect()
    }

    fn drawer(&self, state: &State) -> Option<Seat> {
        Some(state.active())
    }

    fn habit(&self, _: &State, chosen: &Action, best: &Action) -> Habit {
        habit::habit(chosen, best)
    }

    fn guess(&self, state: &State, seat: Seat, luck: &mut Quick) -> State {
        self.redeal(state, Viewer::Seat(seat), luck)
    }

    /// Everybody is a farmer.
    fn play_on(&self, mut state: State, luck: &mut Quick) -> Option<Standing> {
        farmer_game(self, &mut state, luck);
        match self.turn(&state) {
            Turn::Over(standing) => Some(standing),
            Turn::Choice(_) | Turn::Luck(_) => None,
        }
    }

    fn blocks<'a>(&'a self, series: &'a Series) -> PlayBlock<'a> {
        Box::new(move |games, luck| block::play_block(self, series, games, luck))
    }
}
