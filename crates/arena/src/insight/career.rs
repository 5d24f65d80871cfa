//! The statistics of a player over many games (U19).

use serde::Serialize;
use solve::NEARLY_ALL;

use super::played::{How, Mistake, Played, gathered};

/// Of fewer games nobody can say how far luck goes.
const FEWEST: usize = 5;

/// How somebody has played one game so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Career {
    /// The game.
    pub game: String,
    /// How many games there are.
    pub games: usize,
    /// How many of them were won; a shared win counts in part.
    pub won: f64,
    /// How many players of equal skill would have won.
    pub fair: f64,
    /// The mean of the final scores, in the game's own unit.
    pub score: f64,
    /// How well it was played.
    #[serde(flatten)]
    pub skill: Skill,
}

/// How well a game was played, over many.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// By what was given away.
    Chances {
        /// Whether every number is computed.
        exact: bool,
        /// Whether some are and some are not.
        partly: bool,
        /// How many decisions there were.
        decisions: u32,
        /// What was given away on average at each, as a share of the win.
        loss: f64,
        /// How far that may be off because games were played on; 0 where every number is computed.
        doubt: f64,
        /// The same of every game, in their order; nothing where there was no decision.
        course: Vec<Option<f64>>,
        /// What luck brought in all.
        luck: Luck,
        /// What was done again and again, the dearest first.
        mistakes: Vec<Mistake>,
    },
    /// By the words that lay on the board.
    Words {
        /// How many words were found.
        found: usize,
        /// How many could be.
        to_find: usize,
        /// The share that was found of every game, in their order; nothing where there was none.
        course: Vec<Option<f64>>,
        /// What luck at the pile and in pilfering brought in all, in tenths of a point.
        luck: Luck,
    },
}

/// What luck has brought in many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Luck {
    /// In all: in games won, or in the unit of scores.
    pub sum: f64,
    /// Of all who play as many such games 95 of 100 have a sum that is no further from nothing; nothing where the games are
    /// too few to say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usual: Option<f64>,
}

impl Luck {
    fn of(games: impl Iterator<Item = f64>) -> Self {
        let games: Vec<f64> = games.collect();
        let squares: f64 = games.iter().map(|luck| luck * luck).sum();
        Self {
            sum: games.iter().sum(),
            usual: (games.len() >= FEWEST).then(|| NEARLY_ALL * squares.sqrt()),
        }
    }
}

/// What the games of a player come to, game by game; `played` in the order in which they were played.
#[must_use]
pub fn careers(played: &[Played]) -> Vec<Career> {
    let mut games: Vec<&str> = Vec::new();
    for game in played.iter().map(|game| game.game.as_str()) {
        if !games.contains(&game) {
            games.push(game);
        }
    }
    let career = |game: &str| {
        let own = played.iter().filter(|played| played.game == game);
        career(game, &own.collect::<Vec<_>>())
    };
    games.into_iter().map(career).collect()
}

fn career(game: &str, played: &[&Played]) -> Career {
    let mean = |sum: f64| sum / count(played.len());
    Career {
        game: game.to_owned(),
        games: played.len(),
        won: played.iter().map(|game| game.won).sum(),
        fair: played.iter().map(|game| 1.0 / count(game.seats)).sum(),
        score: mean(played.iter().map(|game| score(game.score)).sum()),
        skill: skill(played),
    }
}

fn skill(played: &[&Played]) -> Skill {
    let chances = played.iter().filter_map(|game| match &game.how {
        How::Chances {
            exact,
            partly,
            account,
            mistakes,
        } => Some(((*exact, *partly), account, mistakes)),
        How::Words(_) => None,
    });
    let words = played.iter().filter_map(|game| match &game.how {
        How::Words(report) => Some(report),
        How::Chances { .. } => None,
    });
    if words.clone().next().is_some() {
        let share = |found, all| (all > 0).then(|| count(found) / count(all));
        return Skill::Words {
            found: words.clone().map(|report| report.found).sum(),
            to_find: words.clone().map(|report| report.to_find).sum(),
            course: words
                .clone()
                .map(|report| share(report.found, report.to_find))
                .collect(),
            luck: Luck::of(words.map(|report| report.luck + report.pilfering)),
        };
    }
    let accounts = chances.clone().map(|(_, account, _)| account);
    let kinds = chances.clone().map(|(kind, _, _)| kind);
    let exact = kinds.clone().all(|(exact, _)| exact);
    let partly = !exact && kinds.clone().any(|(exact, partly)| exact || partly);
    let decisions = accounts.clone().map(|account| account.decisions).sum();
    let lost: f64 = accounts.clone().map(|account| account.lost).sum();
    let doubts = accounts.clone().map(|account| account.doubt);
    let doubt = doubts.fold(0.0, f64::hypot);
    let each = |lost: f64, decisions: u32| lost / f64::from(decisions.max(1));
    let course = accounts
        .clone()
        .map(|account| (account.decisions > 0).then(|| each(account.lost, account.decisions)));
    let mistakes = chances.clone().flat_map(|(_, _, mistakes)| mistakes);
    Skill::Chances {
        exact,
        partly,
        decisions,
        loss: each(lost, decisions),
        doubt: each(doubt, decisions),
        course: course.collect(),
        luck: Luck::of(accounts.map(|account| account.luck)),
        mistakes: gathered(mistakes.map(|kind| (kind.habit, kind.count, kind.lost))),
    }
}

#[allow(clippy::cast_precision_loss, reason = "games of one player, and words")]
fn count(number: usize) -> f64 {
    number as f64
}

#[allow(clippy::cast_precision_loss, reason = "a score of a game")]
fn score(score: i64) -> f64 {
    score as f64
}
