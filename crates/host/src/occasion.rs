//! Where a rule of one's own first does something: bots play until it does (O7).

use arena::Limit;
use serde_json::Value as Json;
use table::{AnyStep, AnyTable, Code, OWN, Record, Refusal, Seat, Step, Viewer, Waiting};

use crate::game;
use crate::room::{Command, Plan, Player, Room};

/// Every event of a rule of the table's own is called so, or has a reason that is.
pub(crate) const ACTED: &str = "\"own-";
/// What is told of a draw that such a rule asks for (O2).
const DREW: &str = "own-rule-drew";
/// The number under which games other than Wimpout cite such rules.
const HOUSE: &str = "P30";
/// No game of bots is longer.
pub(crate) const LONGEST: usize = 20_000;

/// A position from which a rule of one's own is tried.
#[derive(Clone, Debug)]
pub struct Occasion {
    /// The game up to then.
    pub record: Record,
    /// How many of its steps come before what is to be decided.
    pub step: usize,
    /// In which game the rule acted, from 1; none where it never did, and the first game begins anew.
    pub game: Option<u32>,
}

/// The first decision that a rule of the table's own binds, or after which it acts, in games between the bots that stand in
/// for people; at most `games` of them, each with the luck of `seed` and its number.
///
/// # Errors
/// What the rules have against the plan.
pub fn occasion(plan: &Plan, seed: &str, games: u32, limit: &Limit) -> Result<Occasion, Refusal> {
    for number in 1..=games {
        let mut room = begun(plan, &format!("{seed} {number}"))?;
        if let Some((record, step)) = played(&mut room, limit)? {
            return Ok(Occasion {
                record,
                step,
                game: Some(number),
            });
        }
        if limit.is_over() {
            break;
        }
    }
    let fresh = begun(plan, &format!("{seed} 1"))?;
    let record = fresh.table().map(AnyTable::record);
    Ok(Occasion {
        record: record.ok_or_else(|| Refusal::new(Code::NoGame, "the game has not begun"))?,
        step: 0,
        game: None,
    })
}

/// A game of bots that has begun.
pub(crate) fn begun(plan: &Plan, seed: &str) -> Result<Room, Refusal> {
    let bot = game(&plan.game)?.stand_in();
    let (mut room, _) = Room::open_seeded(plan.clone(), seed, 0)?;
    for seat in 1..=plan.most {
        let player = Player {
            name: format!("Bot {seat}"),
            bot: Some(bot.to_owned()),
            nonce: String::new(),
        };
        room.command(Command::Sit(player), 0).outcome?;
    }
    room.command(Command::Start(Seat(0)), 0).outcome?;
    Ok(room)
}

/// Plays until a rule of the table's own binds somebody or acts, and goes back to the decision before that.
fn played(room: &mut Room, limit: &Limit) -> Result<Option<(Record, usize)>, Refusal> {
    let mut heard = 0;
    for _ in 0..LONGEST {
        if let Some(table) = room.table() {
            let new = table.events_from(heard);
            let acted = new.iter().position(acts);
            let step = acted.and_then(|at| table.step_of(heard + at));
            if let Some(found) = step.and_then(|step| decision(table, step)) {
                return Ok(Some(found));
            }
            if is_bound(table) {
                return Ok(Some((table.record(), table.length())));
            }
            heard = table.events();
        }
        if room.thinking().is_none() || limit.is_over() {
            return Ok(None);
        }
        room.command(Command::Think, 0).outcome?;
    }
    Ok(None)
}

/// Whether a rule of the table's own has done something here: more than draw, of which nothing need come.
fn acts(event: &Json) -> bool {
    let event = event.to_string();
    event.contains(ACTED) && !event.contains(DREW)
}

/// Whether whoever is to act may not do everything because of a rule of the table's own.
pub(crate) fn is_bound(table: &dyn AnyTable) -> bool {
    let Waiting::Seats(seats) = table.waiting() else {
        return false;
    };
    let named = |seat: &Seat| table.view(Viewer::Seat(*seat))["because"].take();
    let is_own = |rule: &Json| rule == OWN.number() || rule == HOUSE;
    seats.iter().any(|seat| {
        named(seat)
            .as_array()
            .is_some_and(|rules| rules.iter().any(is_own))
    })
}

/// The last step up to `step` in which a seat did something.
fn decision(table: &dyn AnyTable, step: usize) -> Option<(Record, usize)> {
    let record = table.record();
    let is_act = |step: &AnyStep| matches!(step, Step::Act { .. });
    let before = record.steps.iter().take(step + 1).rposition(is_act)?;
    Some((record, before))
}

/// A table for trying something out alone: no clock, in no list.
#[must_use]
pub fn trying(slug: &str, title: String, most: usize) -> Plan {
    Plan {
        private: true,
        pace: 0,
        ..Plan::usual(slug, title, most)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use arena::Stop;

    use super::*;
    use crate::{own_setting, replay};

    fn tried(slug: &str, text: &str) -> Occasion {
        let mut plan = trying(slug, "Try".to_owned(), 3);
        let (rule, text) = own_setting(text).unwrap();
        plan.rules.0.insert(rule, text);
        let limit = Limit::within(Duration::from_mins(1), Stop::default());
        occasion(&plan, "try", 40, &limit).unwrap()
    }

    fn at(found: &Occasion) -> Box<dyn AnyTable> {
        let mut record = found.record.clone();
        record.steps.truncate(found.step);
        replay(&record).unwrap()
    }

    #[test]
    fn a_rule_is_tried_from_the_decision_after_which_it_acts() {
        let lucky = include_str!("../../../examples/rules/wimpout/lucky-sevens.rule");
        let found = tried("wimpout", lucky);
        assert!(found.game.is_some());
        let Waiting::Seats(seats) = at(&found).waiting() else {
            panic!("somebody is to act");
        };
        let view = at(&found).view(Viewer::Seat(seats[0]));
        let points = view["turn_points"].as_u64().unwrap();
        assert!(
            points > 0 && points.is_multiple_of(35),
            "a bank of {points} is lucky"
        );
    }

    #[test]
    fn a_rule_that_binds_is_tried_where_it_does() {
        let pressure = include_str!("../../../examples/rules/wimpout/pressure.rule");
        let found = tried("wimpout", pressure);
        assert!(found.game.is_some() && is_bound(at(&found).as_ref()));
    }

    #[test]
    fn a_rule_of_which_nothing_is_told_is_tried_from_the_beginning() {
        let barn = include_str!("../../../examples/rules/cow/full-barn.rule");
        let found = tried("cow", barn);
        assert_eq!((found.game, found.step), (None, 0));
    }
}
