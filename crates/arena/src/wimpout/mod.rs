//! Cosmic Wimpout in the arena: its bots, and the fast way to play plain games.

mod bots;
mod fast;
mod feats;
mod habit;
mod insight;
mod kept;
mod odds;
mod perfect;
mod plan;
mod solved;
mod swift;
#[cfg(test)]
mod tests;

use table::{Game, Refusal, Seat, Standing, Viewer};
use wimpout::{Action, Event, PhaseName, State, View, Wimpout};

use crate::Feat;
use crate::bot::{Bot, BotInfo, Bots, Level, Prospects};
use crate::insight::{Appraiser, Habit, Sampled, play_on};
use crate::simulate::{FAILING, PlayBlock, Series, play_block};
use crate::{Quick, Random};

pub use fast::PlainGame;
pub use swift::SwiftGame;

impl Bots for Wimpout {
    const BOTS: &'static [BotInfo] = &[
        BotInfo {
            name: "random",
            summary: "does any allowed thing, each as likely",
            level: Level::Random,
        },
        BotInfo {
            name: "eager",
            summary: "stops as soon as the rules allow",
            level: Level::Easy,
        },
        BotInfo {
            name: "hold-N",
            summary: "throws until N points are at stake",
            level: Level::Fair,
        },
        BotInfo {
            name: "odds",
            summary: "plays for the most points of the turn, computed exactly",
            level: Level::Strong,
        },
        BotInfo {
            name: "perfect",
            summary: "with two left plays for the win, solved exactly; else, or under rules that are not solved, as `odds`",
            level: Level::Best,
        },
    ];

    const STAND_IN: &'static str = "odds";
    const HAS_PROSPECTS: bool = true;

    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, Refusal> {
        match name {
            "random" => Ok(Box::new(Random)),
            "odds" => Ok(Box::new(odds::OddsBot::default())),
            "perfect" => Ok(Box::new(perfect::PerfectBot::default())),
            name => Ok(Box::new(bots::HoldBot {
                hold: bots::hold(name)?,
            })),
        }
    }

    fn feats(events: &[(usize, &Event)]) -> Vec<Feat> {
        feats::feats(events)
    }

    fn counted(event: &Event) -> Option<&'static str> {
        match event {
            Event::Thrown { .. } => Some("throws"),
            Event::ThrowVoid { .. } => Some("void throws"),
            Event::FlashScored { .. } => Some("flashes"),
            Event::WimpedOut { .. } => Some("wimpouts"),
            Event::TrainWrecked { .. } => Some("train wrecks"),
            Event::InstantlyWon { .. } => Some("instant wins"),
            Event::SupernovaThrown { .. } => Some("supernovas"),
            Event::Banked { .. } => Some("banks"),
            Event::LeaderPassed { .. } => Some("leaders passed"),
            Event::FreightTrainScored { .. } => Some("freight trains"),
            Event::Bumped { .. } => Some("bumps"),
            Event::Eclipsed { .. } => Some("eclipses"),
            Event::SamplerScored { .. } => Some("samplers"),
            Event::OwnRuleActed { .. }
            | Event::OwnRuleCalled { .. }
            | Event::OwnRuleCost { .. }
            | Event::OwnRuleDecided { .. } => Some("own rules acting"),
            Event::OwnRuleFailed { .. } => Some(FAILING),
            Event::TurnSuspended { .. } => Some("suspended turns"),
            Event::TurnKilled { .. } => Some("killed turns"),
            Event::ThrowErased { .. } => Some("erased throws"),
            _ => None,
        }
    }

    /// The exact odds of the throw that may come now; while a throw is being counted there is none to come.
    fn prospects(&self, view: &View) -> Option<Prospects> {
        if view.phase != PhaseName::Deciding {
            return None;
        }
        let odds = solve::wimpout::odds(&self.rules, view.cubes_left, view.clearing);
        let counts = &odds.counts;
        // Where the next void throw at the flash is one too many it is a wimpout (H11).
        let kills = self
            .rules
            .kills_after()
            .is_some_and(|most| view.voids + 1 >= most);
        let killed = if kills && !view.clearing.is_empty() {
            counts.void
        } else {
            0
        };
        let rows = [
            ("Supernova", counts.supernova),
            ("Train wreck", counts.train_wreck),
            ("Wimpout", counts.wimpout - counts.train_wreck + killed),
            ("Void", counts.void - killed),
            ("Scores", counts.score),
            ("Flash", counts.flash),
            ("Freight train", counts.freight_train),
            ("Wins at once", counts.instant_win),
        ];
        let rows = rows.into_iter().filter(|(_, count)| *count > 0);
        Some(Prospects {
            rows: rows
                .map(|(what, count)| (what, odds.chance(count)))
                .collect(),
            mean: odds.mean_points(),
        })
    }

    fn turns(state: &State) -> u64 {
        u64::from(state.turns)
    }

    const FAR_BEHIND: i64 = 100;
    const PACE: [f64; 3] = [4.0, 3.0, 2.0];

    fn scores(view: &View) -> Vec<i64> {
        view.scores.iter().copied().map(i64::from).collect()
    }

    /// Exact with two, where the rules are solved, and with three, where that has been solved and kept.
    fn appraiser(&self, games: u32) -> Option<Box<dyn Appraiser<Self>>> {
        Some(Box::new(insight::Solved::new(Sampled::new(games))))
    }

    fn drawer(&self, state: &State) -> Option<Seat> {
        self.view(state, Viewer::Spectator).seat
    }

    fn habit(&self, state: &State, chosen: &Action, best: &Action) -> Habit {
        habit::habit(self, state, chosen, best)
    }

    /// Everybody holds out for a score that does well at tables of any size, and stops once it is enough for the goal.
    fn steady() -> Option<Box<dyn Bot<Self>>> {
        Some(Box::new(bots::Steady))
    }

    fn play_on(&self, state: State, luck: &mut Quick) -> Option<Standing> {
        play_on(self, state, &mut bots::Steady, luck)
    }

    fn blocks<'a>(&'a self, series: &'a Series) -> PlayBlock<'a> {
        if let Some(plain) = PlainGame::of(self, &series.bots) {
            return Box::new(move |games, luck| Ok(plain.play_block(games, luck)));
        }
        match SwiftGame::of(self, &series.bots) {
            Ok(Some(swift)) => Box::new(move |games, luck| Ok(swift.play_block(games, luck))),
            Ok(None) | Err(_) => Box::new(move |games, luck| play_block(self, series, games, luck)),
        }
    }
}

/// Whether Last Licks are on and `seat` is the challenger.
fn challenges(view: &wimpout::View, seat: Seat) -> bool {
    view.leader.is_some_and(|leader| leader != seat)
}
