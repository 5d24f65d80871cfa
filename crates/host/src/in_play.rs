//! What comes of a rule of one's own in whole games of bots: what was asked of it alone may not be all that it does (O7).

use arena::Limit;
use serde_json::Value as Json;
use table::Refusal;

use crate::occasion::{ACTED, LONGEST, begun, is_bound};
use crate::room::{Command, Plan, Room};

/// What every game calls the event of a rule that could not answer.
const FAILED: &str = "own-rule-failed";

/// What was told of a rule in games of bots.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InPlay {
    /// How many games were played to their ends.
    pub games: u32,
    /// In how many of them something was told of it.
    pub acted: u32,
    /// In how many it could not answer.
    pub failed: u32,
    /// At which line it could not, and why: the first time.
    pub why: Option<(u32, String)>,
}

/// Plays at most `games` games between the bots that stand in for people, with the rules of a plan.
///
/// # Errors
/// What the rules have against the plan.
pub fn in_play(plan: &Plan, seed: &str, games: u32, limit: &Limit) -> Result<InPlay, Refusal> {
    let mut found = InPlay::default();
    for number in 1..=games {
        let mut room = begun(plan, &format!("{seed} {number}"))?;
        let told = played(&mut room, limit)?;
        if !room.is_over() {
            break;
        }
        found.games += 1;
        found.acted += u32::from(told.acted);
        found.failed += u32::from(told.failed.is_some());
        found.why = found.why.or(told.failed);
    }
    Ok(found)
}

/// What was told in one game.
#[derive(Default)]
struct Told {
    acted: bool,
    failed: Option<(u32, String)>,
}

impl Told {
    fn hear(&mut self, event: &Json) {
        if event["event"] == FAILED {
            let line = u32::try_from(event["line"].as_u64().unwrap_or(0)).unwrap_or(0);
            let why = event["why"].as_str().unwrap_or_default().to_owned();
            self.failed.get_or_insert((line, why));
        } else {
            self.acted |= event.to_string().contains(ACTED);
        }
    }
}

fn played(room: &mut Room, limit: &Limit) -> Result<Told, Refusal> {
    let (mut told, mut heard) = (Told::default(), 0);
    for _ in 0..LONGEST {
        if let Some(table) = room.table() {
            for event in table.events_from(heard) {
                told.hear(&event);
            }
            told.acted |= is_bound(table);
            heard = table.events();
        }
        if room.thinking().is_none() || limit.is_over() {
            break;
        }
        room.command(Command::Think, 0).outcome?;
    }
    Ok(told)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use arena::Stop;

    use super::*;
    use crate::{own_setting, trying};

    fn seen(text: &str) -> InPlay {
        let mut plan = trying("wimpout", "Try".to_owned(), 2);
        let (rule, text) = own_setting(text).unwrap();
        plan.rules.0.insert(rule, text);
        let limit = Limit::within(Duration::from_mins(1), Stop::default());
        in_play(&plan, "seen", 5, &limit).unwrap()
    }

    #[test]
    fn what_a_rule_does_and_where_it_fails_shows_in_games() {
        let head = "rule: handfuls\ntitle: Handfuls\nabout: So it is.\n---\n";
        let acts = seen(&format!(
            "{head}fn scoring(faces, points) {{ if faces.len() < 5 {{ 5 }} else {{ 0 }} }}"
        ));
        assert_eq!((acts.games, acts.acted, acts.failed), (5, 5, 0), "{acts:?}");
        let fails = seen(&format!(
            "{head}fn scoring(faces, points) {{ if faces.len() < 5 {{ 7 }} else {{ 5 }} }}"
        ));
        assert_eq!((fails.games, fails.failed), (5, 5), "{fails:?}");
        assert!(fails.why.unwrap().1.contains('7'));
    }
}
