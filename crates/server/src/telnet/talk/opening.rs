//! What a table is opened with, as it is typed: the game, its rules, and what is agreed on around it.

use host::{AnyGame, ClockPlan, Coach, GAMES, LeavePlan, Millis, Plan};
use table::{Code, Refusal};

/// How long a bot waits before it acts, in milliseconds: text is read more slowly than a picture.
const PACE: Millis = 1500;
/// A minute, in milliseconds.
const MINUTE: Millis = 60_000;

/// What somebody opens.
pub(super) struct Opening {
    pub(super) plan: Plan,
    /// What whoever sits down must tell (P3); nothing where they need not.
    pub(super) password: String,
}

/// A table called `title`.
///
/// # Errors
/// No such game, rule or value; nothing that can be agreed on around a table.
pub(super) fn read(typed: &str, title: String) -> Result<Opening, Refusal> {
    let mut words = typed.split_whitespace().peekable();
    let is_name = |word: &&str| !word.contains('=') && !matches!(*word, "coach" | "private");
    let named = words.next_if(is_name);
    let slug = named.or(GAMES.first().map(|game| game.slug()));
    let game = host::game(slug.unwrap_or_default())?;
    let mut opening = Opening {
        plan: usual(game, title),
        password: String::new(),
    };
    for word in words {
        match word.split_once('=') {
            Some(("password", password)) => password.clone_into(&mut opening.password),
            _ => heed(game, word, &mut opening.plan)?,
        }
    }
    Ok(opening)
}

fn usual(game: &dyn AnyGame, title: String) -> Plan {
    Plan {
        pace: PACE,
        ..Plan::usual(game.slug(), title, host::usual_seats(game))
    }
}

fn heed(game: &dyn AnyGame, word: &str, plan: &mut Plan) -> Result<(), Refusal> {
    match word.split_once('=') {
        None if word == "coach" => plan.coach = Coach::On,
        Some(("coach", what)) => {
            plan.coach = Coach::parse(what).map_err(|why| bad(&why).by("U11"))?;
        }
        None if word == "private" => plan.private = true,
        Some(("leave", what)) => plan.leave = leave(game, what)?,
        Some(("pace", what)) => plan.pace = pace(what)?,
        Some(("watchers", what)) => plan.delay = delay(what)?,
        Some(("turn", what)) => plan.clock = ClockPlan::PerTurn(time(what)?),
        Some(("reserve", what)) => plan.clock = ClockPlan::Reserve(time(what)?),
        Some(("seats", what)) => plan.most = seats(game, what)?,
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

/// How long a clock runs, in milliseconds.
fn time(what: &str) -> Result<Millis, Refusal> {
    let span = crate::span(what).map_err(|how| bad(&how).by("P5"))?;
    Ok(Millis::try_from(span.as_millis()).unwrap_or(Millis::MAX))
}

/// How many seats there are, as the game takes them.
fn seats(game: &dyn AnyGame, what: &str) -> Result<usize, Refusal> {
    let (least, most) = (*game.seats().start(), *game.seats().end());
    let asked = what.parse().ok().filter(|n| (least..=most).contains(n));
    asked.ok_or_else(|| bad(&format!("seats= is a number from {least} to {most}")))
}

fn bad(why: &str) -> Refusal {
    Refusal::new(Code::BadValue, why)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(words: &str) -> Result<Plan, String> {
        let opening = read(words, "Friday".to_owned());
        opening
            .map(|opening| opening.plan)
            .map_err(|why| why.to_string())
    }

    #[test]
    fn all_that_is_agreed_on_around_a_table_can_be_typed() {
        let plan = typed("wimpout goal=300 leave=bot pace=slow watchers=5 coach private").unwrap();
        assert!(matches!(&plan.leave, LeavePlan::Bot(bot) if !bot.is_empty()));
        assert_eq!((plan.pace, plan.delay), (4000, 300_000));
        assert!(plan.coach.is_on() && plan.private);
        assert_eq!(plan.rules.0.len(), 1);
        let opening = read("cow turn=2m seats=4 password=Moo", String::new()).unwrap();
        assert_eq!(opening.plan.clock, ClockPlan::PerTurn(2 * MINUTE));
        assert_eq!((opening.plan.most, &*opening.password), (4, "Moo"));
        let plan = typed("reserve=10m").unwrap();
        assert_eq!(plan.clock, ClockPlan::Reserve(10 * MINUTE));
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
            ("turn=soon", "write a number and d, h, m or s"),
            ("cow seats=2", "seats= is a number from 3 to 6"),
            ("watchers=soon", "watchers= is a number"),
            ("watchers=99999999999999999999", "watchers= is a number"),
            ("watchers=999999999999999999", "watchers= is a number"),
        ] {
            let told = typed(words).unwrap_err();
            assert!(told.contains(why), "{words}: {told}");
        }
    }
}
