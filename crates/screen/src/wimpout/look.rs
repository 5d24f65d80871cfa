//! How a game of Wimpout stands, as lines of text.

use table::Seat;
use wimpout::{FateName, Lying, PhaseName, Role, SunCall, Thrown};

use super::Sight;
use super::ask::{player, score_of};
use super::cubes::{lying, plural, which};
use crate::{capital, list, pad, wrap};

/// With more players than this only those who matter are shown.
const CROWD: usize = 12;

/// The state of the game in words.
pub(super) fn look(sight: Sight<'_>, width: usize) -> Vec<String> {
    let mut lines = wrap(&heading(sight), width.max(20));
    lines.extend(players(sight));
    let more = [last_throw(sight), stake(sight), licks(sight)];
    let more = more.into_iter().flatten();
    lines.extend(more.flat_map(|text| wrap(&text, width.max(20))));
    lines
}

/// The turn and the goal: `Turn 12. Goal 500.`
pub(super) fn heading(sight: Sight<'_>) -> String {
    let view = sight.view;
    let board = view.board.as_ref();
    let board = board.map_or_else(String::new, |board| format!(" Board {board}."));
    format!("Turn {}. Goal {}.{board}", view.turn, view.goal)
}

fn players(sight: Sight<'_>) -> Vec<String> {
    let seats: Vec<Seat> = (0..sight.names.len()).map(Seat::at).collect();
    let shown: Vec<Seat> = if seats.len() <= CROWD {
        seats
    } else {
        crowd(sight, seats)
    };
    let width = shown
        .iter()
        .map(|seat| crate::width(&sight.names.of(*seat)));
    let width = width.max().unwrap_or(0);
    let line = |seat: &Seat| {
        let turn = if sight.view.seat == Some(*seat) {
            '>'
        } else {
            ' '
        };
        let name = pad(&sight.names.of(*seat), width);
        let score = score_of(sight, *seat);
        let marks = marks(sight, *seat).join(", ");
        format!("{turn} {name} {score:>6}  {marks}")
            .trim_end()
            .to_owned()
    };
    shown.iter().map(line).collect()
}

/// Of many players: the first ten by score, the reader, and who is to act.
fn crowd(sight: Sight<'_>, mut seats: Vec<Seat>) -> Vec<Seat> {
    seats.sort_by_key(|seat| (u32::MAX - score_of(sight, *seat), *seat));
    let mut shown: Vec<Seat> = seats.iter().copied().take(CROWD - 2).collect();
    let others = [sight.names.me(), sight.view.seat].into_iter().flatten();
    for seat in others {
        if !shown.contains(&seat) {
            shown.push(seat);
        }
    }
    shown
}

/// What there is to say of a player beside the score.
pub(super) fn marks(sight: Sight<'_>, seat: Seat) -> Vec<String> {
    let view = sight.view;
    let tally =
        |all: &Option<Vec<u32>>| all.as_ref()?.get(seat.index()).copied().filter(|n| *n > 0);
    let mut marks = Vec::new();
    if view.winner == Some(seat) {
        marks.push("has won".to_owned());
    } else if view.out.contains(&seat) {
        marks.push("out".to_owned());
    } else if view.leader == Some(seat) {
        marks.push("leads".to_owned());
    } else if view.phase != PhaseName::Over
        && sight.game.rules.opening_binds(&player(sight, seat), 0)
    {
        marks.push("not in the game yet".to_owned());
    }
    marks.extend(tally(&view.insurance).map(|n| format!("{n} insurance")));
    marks.extend(tally(&view.circles).map(|n| format!("{n} open")));
    marks.extend(tally(&view.wrecks).map(|n| format!("{n} wrecked")));
    marks.extend(counted(view, seat));
    let suspended = view.suspended_turns.iter().find(|turn| turn.seat == seat);
    marks.extend(suspended.map(|turn| format!("{} waiting", turn.turn_points)));
    marks
}

/// What rules of the table's own count of a player (H12).
pub(super) fn counted(view: &wimpout::View, seat: Seat) -> impl Iterator<Item = String> + use<'_> {
    view.counters.iter().map(move |one| {
        let n = one.counts.get(seat.index()).copied().unwrap_or_default();
        format!("{}: {n}", one.counter)
    })
}

fn last_throw(sight: Sight<'_>) -> Option<String> {
    let thrown = sight.view.last_throw.as_ref()?;
    let who = sight.names.does(thrown.seat, "threw", "threw");
    let fate = fate(thrown);
    Some(format!("{who} {}: {fate}.", lying(thrown)))
}

/// What became of a throw.
pub(super) fn fate(thrown: &Thrown) -> String {
    match thrown.fate {
        FateName::Pending => "not counted yet".to_owned(),
        FateName::Void => "void".to_owned(),
        FateName::Erased => "undone".to_owned(),
        FateName::Lost if thrown.cubes.len() == 5 => "a train wreck".to_owned(),
        FateName::Lost => "a wimpout".to_owned(),
        FateName::Ended => "five of a kind".to_owned(),
        FateName::Scored => {
            let mut parts: Vec<String> = Vec::new();
            for part in thrown.cubes.iter().filter_map(counts) {
                if !parts.contains(&part) || !part.starts_with("the ") {
                    parts.push(part);
                }
            }
            parts.dedup_by(|a, b| a == b && a.contains("flash"));
            format!(
                "{} counted, {}",
                thrown.points.unwrap_or_default(),
                list(&parts)
            )
        }
    }
}

/// What a cube counts for, if it counts.
fn counts(cube: &Lying) -> Option<String> {
    Some(match (cube.counts?, cube.called) {
        (Role::Left, _) => return None,
        (_, Some(SunCall::Five)) => "the Sun as 5".to_owned(),
        (_, Some(SunCall::Ten)) => "the Sun as 10".to_owned(),
        (_, Some(SunCall::Flash | SunCall::Train)) => "the Sun with them".to_owned(),
        (Role::Number, _) => cube.face.to_string(),
        (Role::Flash, _) => format!("the flash of {}", plural(cube.face)),
        (Role::Train, _) => format!("the freight train of {}", plural(cube.face)),
        (Role::Sampler, _) => "the sampler".to_owned(),
    })
}

fn stake(sight: Sight<'_>) -> Option<String> {
    let view = sight.view;
    if !matches!(
        view.phase,
        PhaseName::Deciding | PhaseName::Insuring | PhaseName::Choosing
    ) {
        return None;
    }
    let clearing = if view.clearing.is_empty() {
        String::new()
    } else {
        let faces: Vec<_> = view.clearing.iter().map(plural).collect();
        format!(" To clear: {}.", list(&faces))
    };
    let cubes = capital(&which(view.cubes_left));
    Some(format!(
        "{} at stake. {cubes} to throw.{clearing}",
        view.turn_points
    ))
}

pub(super) fn licks(sight: Sight<'_>) -> Option<String> {
    let view = sight.view;
    let leader = view.leader.filter(|_| view.phase != PhaseName::Over)?;
    let who = sight.names.does(leader, "lead", "leads");
    let score = view.target.unwrap_or_else(|| score_of(sight, leader));
    let next: Vec<_> = view
        .challengers
        .iter()
        .map(|seat| sight.names.of(*seat))
        .collect();
    let next = match next.len() {
        0 => String::new(),
        1..=CROWD => format!(" Still to try: {}.", list(&next)),
        n => format!(" Still to try: {n} players."),
    };
    Some(format!("Last Licks: {who} with {score}.{next}"))
}
