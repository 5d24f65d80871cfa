//! The way to the goal as a line, with everybody on it.

use table::Seat;
use wimpout::PhaseName;

use super::super::Sight;
use super::super::ask::score_of;
use super::badge;
use crate::full::{Canvas, Tone, columns};

/// Markers, the line, the numbers.
pub(super) fn rows(sight: Sight<'_>) -> u16 {
    if sight.names.len() > 3 { 5 } else { 4 }
}

/// Draws the track, if there is room for it.
pub(super) fn draw(sight: Sight<'_>, canvas: &mut Canvas<'_>) {
    let height = canvas.height().min(rows(sight));
    if height < 3 {
        return;
    }
    let line = height - 2;
    let scale = Scale::of(sight, canvas.width());
    let dash = canvas.theme().sign("─", "-").repeat(scale.width.into());
    canvas.put(0, line, &dash, Tone::Faint);
    numbers(sight, &scale, canvas, line);
    let mut taken: Vec<(u16, u16)> = Vec::new();
    if let Some((x, sign)) = landing(sight, &scale, canvas) {
        canvas.put(x, line, sign, Tone::Sun);
    }
    for seat in (0..sight.names.len()).map(Seat::at) {
        let x = scale.place(score_of(sight, seat));
        let free = (0..line).rev().find(|row| !taken.contains(&(x, *row)));
        // Those for whom there is no room are one sign on top.
        if free.is_none() {
            canvas.put(x, 0, "&", Tone::Strong);
        }
        if let Some(row) = free {
            taken.push((x, row));
            let acting = sight.view.seat == Some(seat);
            let out = sight.view.out.contains(&seat);
            let tone = if acting {
                Tone::Sun
            } else if out {
                Tone::Faint
            } else {
                Tone::Strong
            };
            canvas.put(x, row, &badge(sight, seat), tone);
        }
    }
}

/// Where the player would stand who stopped now.
fn landing<'a>(sight: Sight<'_>, scale: &Scale, canvas: &Canvas<'a>) -> Option<(u16, &'a str)> {
    let deciding = sight.view.phase == PhaseName::Deciding;
    let bank = sight.view.bank.as_ref().filter(|_| deciding)?;
    let x = scale.place(bank.score);
    Some((x, canvas.theme().sign("◆", "x")))
}

/// The numbers that matter: the opening, 100, 300, 500 and the goal.
fn numbers(sight: Sight<'_>, scale: &Scale, canvas: &mut Canvas<'_>, line: u16) {
    let goal = sight.view.goal;
    let mut marks = vec![goal, 0, 100, 300, 500, 35, 200, 1000, 2000];
    marks.retain(|mark| *mark <= scale.top);
    let mut taken: Vec<(u16, u16)> = Vec::new();
    for mark in marks {
        let (x, text) = (scale.place(mark), mark.to_string());
        let from = x
            .saturating_sub(columns(&text) / 2)
            .min(scale.width - columns(&text));
        let end = from + columns(&text);
        if taken
            .iter()
            .any(|(start, stop)| from <= *stop && *start <= end)
        {
            continue;
        }
        taken.push((from, end));
        let star = canvas.theme().sign("★", "*");
        let tick = canvas.theme().sign("┴", "+");
        canvas.put(x, line, if mark == goal { star } else { tick }, Tone::Plain);
        canvas.put(from, line + 1, &text, Tone::Faint);
    }
}

/// How scores lie on the line.
struct Scale {
    top: u32,
    width: u16,
}

impl Scale {
    fn of(sight: Sight<'_>, width: u16) -> Self {
        let view = sight.view;
        let most = view.scores.iter().copied().max().unwrap_or(0);
        let top = view.goal.max(most);
        Self {
            top: top.max(1),
            width: width.min(74),
        }
    }

    fn place(&self, score: u32) -> u16 {
        let last = u64::from(self.width.saturating_sub(1));
        let place = u64::from(score.min(self.top)) * last / u64::from(self.top);
        u16::try_from(place).unwrap_or(0)
    }
}
