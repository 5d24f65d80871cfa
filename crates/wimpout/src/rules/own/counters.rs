//! What rules of the table's own count for each player, and what they make of it (O2).

use own::Given;

use super::flag;
use crate::player::Player;
use crate::rules::Rules;

/// The questions that say what a count becomes.
const COUNTING: [&str; 4] = ["starting", "after_bank", "after_wimpout", "after_wreck"];
/// The questions that are told a player's count.
const ABOUT_PLAYERS: [&str; 3] = ["least", "is_out", "misses_last_licks"];

/// Why a text cannot be read that counts without saying what.
pub(super) fn lacks_counter(rule: &own::Rule) -> Option<String> {
    let counting = COUNTING
        .into_iter()
        .find(|question| rule.answers(question))?;
    let title = &rule.head().counter;
    title.is_empty().then(|| {
        format!("`{counting}` counts something: the head says what, as in `counter: Open circles`")
    })
}

/// A player as a question is told of him.
fn me(rule: &own::Rule, player: &Player) -> Given {
    let count = player.counts.get(&rule.head().slug).copied().unwrap_or(0);
    Given::Named(vec![
        ("count", Given::Number(count.into())),
        ("opened", Given::Flag(player.opened)),
        ("score", Given::Number(player.score.into())),
    ])
}

/// From what the count of a rule begins for `player`.
pub(crate) fn own_start(rule: &own::Rule, player: &Player) -> u32 {
    let start = rule.number("starting", &[me(rule, player)]);
    u32::try_from(start.ok().flatten().unwrap_or(0)).unwrap_or(0)
}

/// What the count of a rule becomes after something has happened to `player`: nothing if it does not say.
///
/// # Errors
/// Why it could not say.
pub(crate) fn own_count(
    rule: &own::Rule,
    happened: &'static str,
    points: Option<u32>,
    player: &Player,
) -> Result<Option<u32>, own::Fault> {
    let points = points.map(|points| Given::Number(points.into()));
    let told: Vec<Given> = points.into_iter().chain([me(rule, player)]).collect();
    let count = rule.number(happened, &told)?;
    Ok(count.and_then(|count| u32::try_from(count).ok()))
}

impl Rules {
    /// The rules of the table's own that count something.
    pub fn counters(&self) -> impl Iterator<Item = &own::Rule> {
        let rules = self.own.iter().map(AsRef::as_ref);
        rules.filter(|rule| COUNTING.into_iter().any(|question| rule.answers(question)))
    }

    /// The least points that a turn of `player` must come to, with the place of the rule that asks most.
    pub(crate) fn own_least(&self, player: &Player) -> Option<(u32, usize)> {
        let asked = self.own.iter().enumerate().filter_map(|(place, rule)| {
            let least = rule.number("least", &[me(rule, player)]).ok()??;
            Some((u32::try_from(least).ok().filter(|least| *least > 0)?, place))
        });
        asked.max_by_key(|(least, place)| (*least, usize::MAX - place))
    }

    /// Which of them, by its place, says yes to a question about a player.
    pub(crate) fn own_says(&self, question: &'static str, player: &Player) -> Option<usize> {
        self.first(|rule| flag(rule, question, &[me(rule, player)]))
    }

    /// Must the last player left still reach the goal, so that a game may end without a winner (W17, H5)?
    pub(crate) fn plays_on_alone(&self) -> bool {
        let own = || self.first(|rule| flag(rule, "alone_goes_on", &[]));
        self.tallies_wrecks() || own().is_some()
    }

    /// Do rules of the table's own carry more from turn to turn than scores?
    pub fn own_carries(&self) -> bool {
        let mut carrying = COUNTING.into_iter().chain(ABOUT_PLAYERS);
        carrying.any(|question| self.own_answers(question))
    }
}
