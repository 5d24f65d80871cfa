//! How a game of Wimpout stands, as lines of text.

use table::Seat;
use wimpout::{FateName, Lying, PhaseName, Role, SunCall, Thrown};

use super::Sight;
use super::ask::{player, score_of};
use super::cubes::{alike, lying, said, which};
use crate::words::small;
use crate::{capital, pad, wrap};
use speech::terminal::wimpout as say;
use speech::{Line, Sentence, listed};

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
    let head = say::TurnAndGoal {
        turn: small(view.turn),
        goal: view.goal,
    };
    let board = board.map(|board| say::OnBoard {
        board: (&**board).into(),
    });
    let board = board.map_or_else(String::new, |board| format!(" {}", sight.told(&board)));
    let counters = view.table_counters.iter();
    let counters =
        counters.map(|one| format!(" {}.", sight.counted(&one.rule, &one.counter, one.count)));
    let counters: String = counters.collect();
    [sight.told(&head), board, counters].concat()
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
        marks.push(sight.told(&say::HasWon {}));
    } else if view.out.contains(&seat) {
        marks.push(sight.told(&say::Out {}));
    } else if view.leader == Some(seat) {
        marks.push(sight.told(&say::Leads {}));
    } else if view.phase != PhaseName::Over
        && sight.game.rules.opening_binds(&player(sight, seat), 0)
    {
        marks.push(sight.told(&say::NotIn {}));
    }
    marks.extend(tally(&view.insurance).map(|n| sight.told(&say::Insurance { n })));
    marks.extend(tally(&view.circles).map(|n| sight.told(&say::OpenCircles { n })));
    marks.extend(tally(&view.wrecks).map(|n| sight.told(&say::Wrecked { n })));
    marks.extend(tally(&view.recovery_wrecks).map(|n| sight.told(&say::RecoveryWrecked { n })));
    marks.extend(counted(sight, seat));
    let suspended = view.suspended_turns.iter().find(|turn| turn.seat == seat);
    marks.extend(suspended.map(|turn| {
        let points = turn.turn_points;
        sight.told(&say::Waiting { points })
    }));
    marks
}

/// What rules of the table's own count of a player (H12).
pub(super) fn counted(sight: Sight<'_>, seat: Seat) -> impl Iterator<Item = String> + use<'_> {
    sight.view.counters.iter().map(move |one| {
        let n = one.counts.get(seat.index()).copied().unwrap_or_default();
        sight.counted(&one.rule, &one.counter, n)
    })
}

fn last_throw(sight: Sight<'_>) -> Option<String> {
    let thrown = sight.view.last_throw.as_ref()?;
    let (seat, cubes) = (thrown.seat, lying(thrown, sight.names).into());
    let fate = fate(sight, thrown).into();
    Some(sight.told(&say::Threw { seat, cubes, fate }))
}

/// What became of a throw.
pub(super) fn fate(sight: Sight<'_>, thrown: &Thrown) -> String {
    match thrown.fate {
        FateName::Pending => sight.told(&say::Pending {}),
        FateName::Void => sight.told(&say::Void {}),
        FateName::Erased => sight.told(&say::Undone {}),
        FateName::Lost if thrown.cubes.len() == 5 => sight.told(&say::Wreck {}),
        FateName::Lost => sight.told(&say::AWimpout {}),
        FateName::Ended => sight.told(&say::FiveOfAKind {}),
        FateName::Scored => {
            let mut parts: Vec<Line> = Vec::new();
            for cube in &thrown.cubes {
                let Some(part) = counts(sight, cube) else {
                    continue;
                };
                if cube.counts == Some(Role::Number) && cube.called.is_none()
                    || !parts.contains(&part)
                {
                    parts.push(part);
                }
            }
            let (points, parts) = (
                thrown.points.unwrap_or_default(),
                listed(&parts, sight.names),
            );
            sight.told(&say::CountedOf {
                points: points.into(),
                parts,
            })
        }
    }
}

/// What a cube counts for, if it counts.
fn counts(sight: Sight<'_>, cube: &Lying) -> Option<Line> {
    let (names, faces) = (sight.names, || alike(cube.face, sight.names));
    Some(match (cube.counts?, cube.called) {
        (Role::Left, _) => return None,
        (_, Some(SunCall::Five)) => say::SunAsFive {}.line(names),
        (_, Some(SunCall::Ten)) => say::SunAsTen {}.line(names),
        (_, Some(SunCall::Flash | SunCall::Train)) => say::SunWithThem {}.line(names),
        (Role::Number, _) => said(cube.face, names),
        (Role::Flash, _) => say::FlashOf { faces: faces() }.line(names),
        (Role::Train, _) => say::TrainOf { faces: faces() }.line(names),
        (Role::Sampler, _) => say::TheSampler {}.line(names),
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
    let mut told = vec![sight.told(&say::AtStake {
        points: view.turn_points,
    })];
    // Which cubes are left is known when it has been said what counts.
    if view.phase != PhaseName::Choosing {
        let cubes = which(view.cubes_left, sight.names);
        told.push(capital(&sight.told(&say::ToThrow { cubes })));
    }
    if !view.clearing.is_empty() {
        let faces = view.clearing.iter().map(|face| alike(face, sight.names));
        let faces = listed(&faces.collect::<Vec<_>>(), sight.names);
        told.push(sight.told(&say::ToClear { faces }));
    }
    Some(told.join(" "))
}

pub(super) fn licks(sight: Sight<'_>) -> Option<String> {
    let view = sight.view;
    let leader = view.leader.filter(|_| view.phase != PhaseName::Over)?;
    let score = view.target.unwrap_or_else(|| score_of(sight, leader));
    let mut told = vec![sight.told(&say::LastLicks {
        seat: leader,
        score,
    })];
    match view.challengers.len() {
        0 => {}
        1..=CROWD => {
            let seats = view
                .challengers
                .iter()
                .map(|seat| sight.names.of(*seat).into());
            let seats = listed(&seats.collect::<Vec<_>>(), sight.names);
            told.push(sight.told(&say::StillToTry { seats }));
        }
        n => told.push(sight.told(&say::ManyToTry { n: small(n) })),
    }
    Some(told.join(" "))
}
