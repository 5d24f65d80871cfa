//! The first fact of a table: what it was opened with, if that can be.

use table::{Code, Refusal, Secret, Settings};

use super::plan::{LONGEST_DELAY, LONGEST_PACE};
use super::{Fact, LeavePlan, Millis, Plan, Room};
use crate::catalog::{AnyGame, game};
use crate::outside::clean_materials;
use crate::own::choose_own;

impl Room {
    /// Opens a table; its opening is the first fact to store. `secret` must come from the operating system.
    ///
    /// # Errors
    /// An unknown game, rules that clash, a number of seats the game does not take.
    pub fn open(plan: Plan, secret: &Secret, now: Millis) -> Result<(Self, Fact), Refusal> {
        Self::open_with(plan, secret, None, now)
    }

    /// Opens a table whose luck anybody can repeat who knows the seed; its record says so.
    ///
    /// # Errors
    /// As [`Room::open`].
    pub fn open_seeded(plan: Plan, seed: &str, now: Millis) -> Result<(Self, Fact), Refusal> {
        Self::open_with(plan, &Secret::from_seed(seed), Some(seed.to_owned()), now)
    }

    fn open_with(
        mut plan: Plan,
        secret: &Secret,
        seed: Option<String>,
        now: Millis,
    ) -> Result<(Self, Fact), Refusal> {
        clean_materials(&mut plan.materials);
        choose_own(&plan.game, &Settings::default(), &mut plan.rules)?;
        check(&plan)?;
        let fact = Fact::Opened {
            plan,
            secret: secret.reveal(),
            seed,
            at: now,
        };
        Ok((Self::restore(std::iter::once(fact.clone()))?, fact))
    }
}

/// Whether a game takes so many seats.
pub(super) fn takes(game: &dyn AnyGame, seats: usize) -> Result<(), Refusal> {
    let taken = game.seats();
    if taken.contains(&seats) {
        return Ok(());
    }
    let (title, least, most) = (game.title(), taken.start(), taken.end());
    let message = format!("{title} takes {least} to {most} seats");
    Err(Refusal::new(Code::BadSeat, message))
}

/// Whether a game can be played like that.
fn check(plan: &Plan) -> Result<(), Refusal> {
    let game = game(&plan.game)?;
    game.warnings(&plan.rules, &plan.materials)?;
    takes(game, plan.most)?;
    plan.clock.check()?;
    if let LeavePlan::Bot(bot) = &plan.leave {
        game.bot(bot, "").map_err(|why| why.by("P4"))?;
    }
    if plan.delay > LONGEST_DELAY {
        let message = "those who watch see a table an hour later at most";
        return Err(Refusal::new(Code::BadValue, message).by("P10"));
    }
    if plan.pace > LONGEST_PACE {
        let message = format!("a bot waits {LONGEST_PACE} milliseconds at most");
        return Err(Refusal::new(Code::BadValue, message));
    }
    Ok(())
}
