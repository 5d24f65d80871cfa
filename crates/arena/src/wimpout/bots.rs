//! Simple policies: throw until so many points are at stake.

use table::{Luck, Refusal};
use wimpout::{Action, Call, Course, Cubes, End, FaceSet, Scoring, Wimpout};

use super::challenges;
use crate::bot::{Bot, Bots, Sight, no_such_bot, number, too_much};

/// Throws until `hold` points are at stake; in Last Licks it stops as soon as it may, since stopping is passing the
/// leader. With 0 it is `eager`.
pub(super) struct HoldBot {
    pub(super) hold: u32,
}

/// The most points that a bot can be told to hold out for.
const MOST: u64 = 10_000;

/// The points that a bot of this name holds out for.
///
/// # Errors
/// `BadInput`: no such bot, or more points than anybody can wait for.
pub(super) fn hold(name: &str) -> Result<u32, Refusal> {
    if name == "eager" {
        return Ok(0);
    }
    let points = name.strip_prefix("hold-").and_then(number_or_0);
    let points = points.ok_or_else(|| no_such_bot(name, Wimpout::BOTS))?;
    let small = u32::try_from(points).ok().filter(|_| points <= MOST);
    small.ok_or_else(|| too_much(name, "hold-N takes up to 10,000 points"))
}

fn number_or_0(digits: &str) -> Option<u64> {
    if digits == "0" {
        Some(0)
    } else {
        number(digits)
    }
}

impl Bot<Wimpout> for HoldBot {
    fn choose(&mut self, sight: &Sight<'_, Wimpout>, _luck: &mut dyn Luck) -> Action {
        let enough = sight.view.turn_points >= self.hold || challenges(sight.view, sight.seat);
        until(sight, enough)
    }
}

/// Plays as `hold-30`, and stops with less where that reaches the goal well ahead of the others: so games are played on whose
/// positions are weighed by that (U7, U10). Who holds out for 30 at five points from the goal makes stopping look as good as it
/// is not, and who stops there with nothing ahead of the others is passed in Last Licks.
pub(super) struct Steady;

impl Bot<Wimpout> for Steady {
    fn choose(&mut self, sight: &Sight<'_, Wimpout>, _luck: &mut dyn Luck) -> Action {
        const HOLD: u32 = 30;
        const AHEAD: u32 = 15;
        let view = sight.view;
        let scores = view.scores.iter().enumerate();
        let others = scores.filter(|(seat, _)| *seat != sight.seat.index());
        let ahead = others.map(|(_, score)| score + AHEAD).max();
        let enough = sight.game.rules.least_goal().max(ahead.unwrap_or_default());
        let own = view.scores.get(sight.seat.index()).copied();
        let reached = own.unwrap_or_default() + view.turn_points >= enough;
        let held = view.turn_points >= HOLD;
        until(sight, held || reached || challenges(view, sight.seat))
    }
}

/// Throws on until it is enough, and counts each throw as an eager player does.
fn until(sight: &Sight<'_, Wimpout>, enough: bool) -> Action {
    if enough && sight.actions.contains(&Action::Stop) {
        return Action::Stop;
    }
    let calls = sight.actions.iter().filter_map(|action| match action {
        Action::Score(call) => Some(call),
        Action::Throw | Action::Stop | Action::Insure | Action::Pass => None,
    });
    // Of equals the first listed is taken, as in the throw table.
    match calls.rev().max_by_key(|call| rank_call(call)) {
        Some(call) => Action::Score(call.clone()),
        None if sight.actions.contains(&Action::Pass) => Action::Pass,
        None => Action::Throw,
    }
}

/// How much an eager player likes to count a throw so: to win, to be free to stop, and then the points.
fn rank(end: Option<End>, left: Cubes, flash: FaceSet, points: u16) -> (bool, bool, bool, u16) {
    let wins = end == Some(End::Win);
    let free = !Course::START.scored(left, flash).is_bound();
    (wins, wins || end.is_none(), free, points)
}

fn rank_call(call: &Call) -> (bool, bool, bool, u16) {
    let left = call.left.unwrap_or_default();
    rank(
        call.end(),
        left,
        call.flash.unwrap_or_default(),
        call.points.unwrap_or_default(),
    )
}

/// The scoring that such a player picks.
pub(super) fn pick(scorings: &[Scoring]) -> &Scoring {
    let ranked = scorings.iter().rev();
    let best = ranked
        .max_by_key(|scoring| rank(scoring.end(), scoring.left, scoring.flash, scoring.points));
    best.unwrap_or(&scorings[0])
}
