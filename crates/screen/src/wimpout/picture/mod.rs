//! The table of Wimpout drawn: the cubes as they lie, what is set aside, what is at stake, and how far everybody is.

mod aside;
mod board;
mod cube;
mod groups;
mod track;

use table::Seat;
use wimpout::{Event, FateName, PhaseName};

use super::Sight;
use super::ask::score_of;
use super::look::fate;
use crate::full::{Canvas, PlayerLine, Tone, columns, cut};
use crate::words::small;
use groups::Group;
use speech::terminal::wimpout as say;

/// Heading, cubes, captions, stake.
const LEAST_ROWS: u16 = 8;
/// The question, an answer or two, and a little of what happened.
const LEAST_BELOW: u16 = 7;

/// How many of `height` rows the drawing takes: the board or the track is left out where there are few.
pub(super) fn rows(sight: Sight<'_>, width: u16, height: u16) -> u16 {
    let below = board::rows(sight, width).unwrap_or_else(|| track::rows(sight));
    let wanted = LEAST_ROWS + below;
    if wanted + LEAST_BELOW <= height {
        wanted
    } else {
        LEAST_ROWS
    }
}

/// Draws the table.
pub(super) fn draw(sight: Sight<'_>, told: &[Event], canvas: &mut Canvas<'_>) {
    let (width, height) = (canvas.width(), canvas.height());
    let thrown = groups::thrown(sight);
    let aside = if is_of_this_turn(sight) {
        aside::aside(sight, told)
    } else {
        Vec::new()
    };
    let room = if aside.is_empty() {
        width
    } else {
        width.min(52) - 11
    };
    canvas.put(0, 0, &heading(sight, room), Tone::Strong);
    let mut x = 0;
    for group in &thrown {
        x = group_of_cubes(canvas, x, group);
    }
    if !aside.is_empty() {
        x += if thrown.is_empty() { 0 } else { 2 };
        canvas.put_right(
            width.min(52) - 1,
            0,
            &sight.told(&say::SetAside {}),
            Tone::Faint,
        );
    }
    for group in &aside {
        x = group_of_cubes(canvas, x, group);
    }
    canvas.put(0, 7, &stake(sight, width), Tone::Plain);
    let below = &mut canvas.part(0, LEAST_ROWS, width, height.saturating_sub(LEAST_ROWS));
    if !board::draw(sight, below) {
        track::draw(sight, below);
    }
}

/// Draws a group of cubes from column `x` on, and says where the next begins.
fn group_of_cubes(canvas: &mut Canvas<'_>, x: u16, group: &Group) -> u16 {
    let mut end = x;
    for piece in &group.pieces {
        cube::draw(canvas, end, 1, piece);
        end += cube::WIDTH + 1;
    }
    let width = end.saturating_sub(x + 1);
    let (text, tone) = (&group.caption, group.tone);
    let free = width.saturating_sub(columns(text));
    if group.pieces.len() > 1 && free >= 4 {
        let line = canvas.theme().sign("─", "-");
        let [left, right] = [canvas.theme().sign("╰", "`"), canvas.theme().sign("╯", "'")];
        let before = line.repeat(usize::from((free - 4) / 2));
        let after = line.repeat(usize::from(free - 4 - (free - 4) / 2));
        canvas.put(x, 6, &format!("{left}{before} {text} {after}{right}"), tone);
    } else {
        canvas.put(x + free / 2, 6, text, tone);
    }
    end
}

/// Whether the last throw belongs to the turn in progress.
fn is_of_this_turn(sight: Sight<'_>) -> bool {
    let view = sight.view;
    let Some(thrown) = &view.last_throw else {
        return false;
    };
    match view.phase {
        PhaseName::Deciding => {
            view.seat == Some(thrown.seat)
                && (view.turn_throws > 0 || thrown.fate == FateName::Erased)
        }
        PhaseName::Choosing | PhaseName::Insuring | PhaseName::Throwing => true,
        PhaseName::Starting | PhaseName::Lot | PhaseName::Ordering | PhaseName::Over => false,
    }
}

/// What lies there, in so many columns: a long name gives way to what was counted.
fn heading(sight: Sight<'_>, width: u16) -> String {
    match &sight.view.last_throw {
        Some(thrown) => {
            let points = thrown.points.map(u32::from);
            let counted = points.map(|points| sight.told(&say::Counted { points }));
            let fate = counted.unwrap_or_else(|| fate(sight, thrown));
            let seat = thrown.seat;
            let told = sight.told(&say::ThrewHead {
                seat,
                fate: (&*fate).into(),
            });
            let name = sight.names.of(seat);
            let other = columns(&told).saturating_sub(columns(&name));
            let short = cut(&name, width.saturating_sub(other));
            if sight.names.me() == Some(seat) {
                told
            } else {
                told.replace(&name, &short)
            }
        }
        None if sight.view.phase == PhaseName::Starting => sight.told(&say::WhoStarts {}),
        None => sight.told(&say::FiveCubes {}),
    }
}

/// What the turn is about, in figures: closer together where there are too many for so many columns.
fn stake(sight: Sight<'_>, width: u16) -> String {
    let view = sight.view;
    let turn = matches!(
        view.phase,
        PhaseName::Deciding | PhaseName::Choosing | PhaseName::Insuring
    );
    let Some(seat) = view
        .last_throw
        .as_ref()
        .map(|thrown| thrown.seat)
        .filter(|_| turn)
    else {
        return String::new();
    };
    if !is_of_this_turn(sight) {
        return String::new();
    }
    let banked = score_of(sight, seat);
    let together = view.bank.as_ref().map_or(banked, |bank| bank.score);
    let points = view.turn_points;
    let text = sight.told(&say::Stake {
        points,
        banked,
        together,
    });
    if view.voids == 0 {
        return text;
    }
    let n = small(view.voids);
    let text = format!("{text}   {}", sight.told(&say::VoidThrows { n }));
    if columns(&text) <= width {
        return text;
    }
    text.replace("   ", " ")
}

/// The players as listed.
pub(super) fn players(sight: Sight<'_>) -> Vec<PlayerLine> {
    let view = sight.view;
    let line = |seat: Seat| PlayerLine {
        badge: badge(sight, seat),
        score: score_of(sight, seat).to_string(),
        marks: short_marks(sight, seat),
        out: view.out.contains(&seat),
    };
    (0..sight.names.len()).map(Seat::at).map(line).collect()
}

fn short_marks(sight: Sight<'_>, seat: Seat) -> Vec<String> {
    let view = sight.view;
    let tally =
        |all: &Option<Vec<u32>>| all.as_ref()?.get(seat.index()).copied().filter(|n| *n > 0);
    let mut marks = Vec::new();
    if view.winner == Some(seat) {
        marks.push(sight.told(&say::Won {}));
    } else if view.out.contains(&seat) {
        marks.push(sight.told(&say::Out {}));
    } else if view.leader == Some(seat) {
        marks.push(sight.told(&say::Leads {}));
    }
    let suspended = view.suspended_turns.iter().find(|turn| turn.seat == seat);
    marks.extend(suspended.map(|turn| format!("+{}", turn.turn_points)));
    marks.extend(tally(&view.insurance).map(|n| sight.told(&say::Points { n })));
    marks.extend(tally(&view.circles).map(|n| "o".repeat(n as usize)));
    marks.extend(tally(&view.wrecks).map(|n| sight.told(&say::Wrecks { n })));
    marks.extend(tally(&view.recovery_wrecks).map(|n| sight.told(&say::RecoveryWrecked { n })));
    marks.extend(super::look::counted(sight, seat));
    marks
}

/// What the reader is to know while others think: who is to be passed, and who may still try.
pub(super) fn aside(sight: Sight<'_>) -> Vec<(String, Tone)> {
    let licks = super::look::licks(sight).map(|text| (text, Tone::Plain));
    let short: Vec<_> = legend(sight).into_iter().skip(FIRST_OF_SCORES).collect();
    let short = short.iter().map(|(mark, means)| format!("{mark} {means}"));
    let short = short.collect::<Vec<_>>().join(", ");
    let short = (!short.is_empty()).then_some((short, Tone::Faint));
    licks.into_iter().chain(short).collect()
}

/// How many marks of the legend are those of the track.
const FIRST_OF_SCORES: usize = 4;

/// What the marks mean: those of the track, then those beside scores that are in use.
pub(super) fn legend(sight: Sight<'_>) -> Vec<(String, String)> {
    let view = sight.view;
    let any = |all: &Option<Vec<u32>>| all.as_ref().is_some_and(|all| all.iter().any(|n| *n > 0));
    let own = |mark: &str| mark.to_owned();
    let track = [
        (own("▶"), sight.told(&say::MeansToAct {})),
        (own("◆"), sight.told(&say::MeansLanding {})),
        (own("★"), sight.told(&say::MeansGoal {})),
        (own("&"), sight.told(&say::MeansCrowd {})),
    ];
    let mut all = track.to_vec();
    if any(&view.insurance) {
        all.push((
            sight.told(&say::MarkPoints {}),
            sight.told(&say::MeansPoints {}),
        ));
    }
    if any(&view.circles) {
        all.push((own("o"), sight.told(&say::MeansCircles {})));
    }
    if any(&view.wrecks) {
        all.push((
            sight.told(&say::MarkWrecks {}),
            sight.told(&say::MeansWrecks {}),
        ));
    }
    if !view.suspended_turns.is_empty() {
        all.push((own("+5"), sight.told(&say::MeansWaiting {})));
    }
    all
}

/// The sign of a player on the track: the first letter of the name where nobody else has it, else a number.
pub(super) fn badge(sight: Sight<'_>, seat: Seat) -> String {
    let first = |seat: Seat| {
        let letter = sight.names.of(seat).chars().next().unwrap_or('?');
        letter
            .to_uppercase()
            .next()
            .filter(char::is_ascii_alphanumeric)
    };
    let own = first(seat);
    let others = (0..sight.names.len().min(64)).map(Seat::at);
    let alone = others
        .into_iter()
        .all(|other| other == seat || first(other) != own);
    match own.filter(|_| alone && sight.names.len() <= 64) {
        Some(letter) => letter.to_string(),
        None if seat.index() < 9 => (seat.index() + 1).to_string(),
        None => "+".to_owned(),
    }
}
