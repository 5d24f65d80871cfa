//! What comes of a rule of one's own in whole games of bots: what was asked of it alone may not be all that it does (O7).

use arena::Limit;
use own::Fault;
use serde_json::Value as Json;
use speech::own::{Read, Seen};
use speech::{Reader, Tongue};
use table::{Refusal, Viewer};

use crate::occasion::{ACTED, begun, is_bound};
use crate::room::{Command, Plan, Room};
use crate::{own_setting, trying};

/// What every game calls the event of a rule that could not answer.
const FAILED: &str = "own-rule-failed";
/// So many games of a text that is read are played at most, of so many players.
const GAMES: u32 = 40;
const PLAYERS: usize = 3;
/// A game that has come to no end after so many decisions is given up: usual ones have some hundreds.
const LONGEST: usize = 5_000;

/// Reads a text and finds out what it does: by asking it everything, and by games of bots as far as there is time. All of it is
/// work, so it is done where nobody waits.
///
/// # Errors
/// What is wrong with it, and where.
pub fn read_and_played(
    game: &str,
    text: &str,
    tongue: Tongue,
    limit: &Limit,
) -> Result<Read, Fault> {
    let read = speech::own::read(game, text)?;
    let seen = own_setting(text).and_then(|(slug, rule)| {
        let mut plan = trying(game, String::new(), PLAYERS);
        plan.rules.0.insert(slug, rule);
        in_play(&plan, "check", (GAMES, limit), tongue)
    });
    // What does not fit the usual rules of its game is told elsewhere.
    Ok(match seen {
        Ok(seen) => read.seen_in_play(seen),
        Err(_) => read,
    })
}

/// Plays at most so many games between the bots that stand in for people, with the rules of a plan.
///
/// # Errors
/// What the rules have against the plan.
pub fn in_play(
    plan: &Plan,
    seed: &str,
    (games, limit): (u32, &Limit),
    tongue: Tongue,
) -> Result<Seen, Refusal> {
    let mut found = Seen::default();
    for number in 1..=games {
        let mut room = begun(plan, &format!("{seed} {number}"))?;
        let told = played(&mut room, limit, tongue)?;
        if !room.is_over() && limit.is_over() {
            break;
        }
        found.games += 1;
        found.endless += u32::from(!room.is_over());
        found.acted += u32::from(told.acted);
        found.first = found.first.or(told.first);
        found.failed += u32::from(told.failed.is_some());
        found.why = found.why.or(told.failed);
    }
    Ok(found)
}

/// What was told in one game.
#[derive(Default)]
struct Told {
    acted: bool,
    /// The first of it, in words.
    first: Option<speech::Line>,
    failed: Option<(u32, String)>,
}

impl Told {
    /// Hears the event of that number.
    fn hear(&mut self, room: &Room, (number, event): (usize, &Json), reader: Reader) {
        if event["event"] == FAILED {
            let line = u32::try_from(event["line"].as_u64().unwrap_or(0)).unwrap_or(0);
            let why = event["why"].as_str().unwrap_or_default().to_owned();
            self.failed.get_or_insert((line, why));
        } else if event.to_string().contains(ACTED) {
            self.acted = true;
            let said = || {
                let (words, table) = room.words().zip(room.table())?;
                words.tell(table, number, reader)
            };
            self.first = self.first.take().or_else(said);
        }
    }
}

fn played(room: &mut Room, limit: &Limit, tongue: Tongue) -> Result<Told, Refusal> {
    let (mut told, mut heard) = (Told::default(), 0);
    let viewer = Viewer::Spectator;
    for _ in 0..LONGEST {
        if let Some(table) = room.table() {
            let new = table.events_from(heard);
            for event in (heard..).zip(&new) {
                told.hear(room, event, Reader { viewer, tongue });
            }
            told.acted |= is_bound(table);
            heard += new.len();
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

    fn seen(text: &str) -> Seen {
        let mut plan = trying("wimpout", "Try".to_owned(), 2);
        let (rule, text) = own_setting(text).unwrap();
        plan.rules.0.insert(rule, text);
        let limit = Limit::within(Duration::from_mins(1), Stop::default());
        in_play(&plan, "seen", (5, &limit), Tongue::En).unwrap()
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

    fn lines(body: &str) -> String {
        let text = format!("rule: x\ntitle: X\nabout: So it is.\n---\n{body}\n");
        let limit = Limit::within(Duration::from_mins(1), Stop::default());
        let read = read_and_played("wimpout", &text, Tongue::En, &limit).unwrap();
        let lines = read.effects(speech::Names::new(&[], None));
        let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
        lines.join("\n")
    }

    #[test]
    fn what_only_games_show_is_not_told_to_be_nothing() {
        let odd = "fn bonus(points, me) { if me.score > 35 && points % 35 == 5 && me.count == 77 { 5 } else { 0 } }";
        let never = lines(odd);
        assert!(
            never.contains("Nothing that was asked here comes out otherwise."),
            "{never}"
        );
        assert!(
            never.contains("Bots have played 40 games with it: nothing was told of it."),
            "{never}"
        );
        let far = lines(
            "fn bonus(points, me) { if me.score % 35 == 10 && points == 55 { 5 } else { 0 } }",
        );
        assert!(!far.contains("Nothing that was asked"), "{far}");
        assert!(far.contains("For the first time: "), "{far}");
    }

    #[test]
    fn a_game_that_nobody_can_end_is_told_so() {
        let endless = lines("fn least(me) { if me.score > 0 { 100000 } else { 0 } }");
        assert!(endless.contains("had come to no end"), "{endless}");
    }
}
