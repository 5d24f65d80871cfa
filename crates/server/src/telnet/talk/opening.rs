//! What a table is opened with, as it is typed: the game, its rules, and what is agreed on around it.

use host::{AnyGame, GAMES, LeavePlan, Millis, Plan};
use table::{Code, Materials, Refusal, Settings};

/// How long a bot waits before it acts, in milliseconds: text is read more slowly than a picture.
const PACE: Millis = 1500;
/// How many seats a table has that is opened here.
const SEATS: usize = 8;
/// A minute, in milliseconds.
const MINUTE: Millis = 60_000;

/// The plan of a table called `title`.
///
/// # Errors
/// No such game, rule or value; nothing that can be agreed on around a table.
pub(super) fn plan(typed: &str, title: String) -> Result<Plan, Refusal> {
    let mut words = typed.split_whitespace().peekable();
    let is_name = |word: &&str| !word.contains('=') && !matches!(*word, "coach" | "private");
    let named = words.next_if(is_name);
    let slug = named.or(GAMES.first().map(|game| game.slug()));
    let game = host::game(slug.unwrap_or_default())?;
    let mut plan = usual(game, title);
    for word in words {
        heed(game, word, &mut plan)?;
    }
    Ok(plan)
}

fn usual(game: &dyn AnyGame, title: String) -> Plan {
    Plan {
        game: game.slug().to_owned(),
        title,
        rules: Settings::default(),
        materials: Materials::default(),
        most: SEATS.clamp(*game.seats().start(), *game.seats().end()),
        private: false,
        clock: host::ClockPlan::None,
        coach: false,
        leave: LeavePlan::default(),
        delay: 0,
        pace: PACE,
        order: Vec::new(),
        series: None,
        book: None,
    }
}

fn heed(game: &dyn AnyGame, word: &str, plan: &mut Plan) -> Result<(), Refusal> {
    match word.split_once('=') {
        None if word == "coach" => plan.coach = true,
        None if word == "private" => plan.private = true,
        Some(("leave", what)) => plan.leave = leave(game, what)?,
        Some(("pace", what)) => plan.pace = pace(what)?,
        Some(("watchers", what)) => plan.delay = delay(what)?,
        _ => plan.rules.set(game.rules(), word)?,
    }
    Ok(())
}

/// What becomes of the seat of whoever leaves for good.
fn leave(game: &dyn AnyGame, what: &str) -> Result<LeavePlan, Refusal> {
    match what {
        "drop" => Ok(LeavePlan::Drop),
        "bot" => Ok(LeavePlan::Bot(game.stand_in().to_owned())),
        _ => Err(bad("leave= is drop or bot").by("P4")),
    }
}

/// How long bots wait.
fn pace(what: &str) -> Result<Millis, Refusal> {
    match what {
        "quick" => Ok(200),
        "usual" => Ok(PACE),
        "slow" => Ok(4000),
        _ => Err(bad("pace= is quick, usual or slow")),
    }
}

/// How much later those who watch see the table.
fn delay(what: &str) -> Result<Millis, Refusal> {
    let minutes = what.parse::<Millis>().ok();
    let delay = minutes.and_then(|minutes| minutes.checked_mul(MINUTE));
    delay.ok_or_else(|| bad("watchers= is a number of minutes").by("P10"))
}

fn bad(why: &str) -> Refusal {
    Refusal::new(Code::BadValue, why)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(words: &str) -> Result<Plan, String> {
        plan(words, "Friday".to_owned()).map_err(|why| why.to_string())
    }

    #[test]
    fn all_that_is_agreed_on_around_a_table_can_be_typed() {
        let plan = typed("wimpout goal=300 leave=bot pace=slow watchers=5 coach private").unwrap();
        assert!(matches!(&plan.leave, LeavePlan::Bot(bot) if !bot.is_empty()));
        assert_eq!((plan.pace, plan.delay), (4000, 300_000));
        assert!(plan.coach && plan.private);
        assert_eq!(plan.rules.0.len(), 1);
        let plan = typed("cow").unwrap();
        assert_eq!(
            (plan.leave, plan.pace, plan.delay),
            (LeavePlan::Drop, PACE, 0)
        );
    }

    #[test]
    fn what_cannot_be_is_refused_by_its_word() {
        for (words, why) in [
            ("leave=stay", "leave= is drop or bot"),
            ("pace=9", "pace= is quick"),
            ("watchers=soon", "watchers= is a number"),
            ("watchers=99999999999999999999", "watchers= is a number"),
            ("watchers=999999999999999999", "watchers= is a number"),
        ] {
            let told = typed(words).unwrap_err();
            assert!(told.contains(why), "{words}: {told}");
        }
    }
}
