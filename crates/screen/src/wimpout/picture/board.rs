//! A board with beams (H9): a lap a row, the centre on top, a beam a column; what is off limits is shaded.

use table::Seat;
use wimpout::PhaseName;

use super::super::Sight;
use super::super::ask::score_of;
use super::badge;
use crate::full::{Canvas, Tone};
use speech::terminal::wimpout::BoardNote;

/// How many rows the board takes; none where there is no board with laps, or beams are not played.
pub(super) fn rows(sight: Sight<'_>, width: u16) -> Option<u16> {
    let grid = Grid::of(sight)?;
    (grid.width() <= width).then(|| grid.laps() + 1)
}

/// Draws the board, if there is one and it fits.
pub(super) fn draw(sight: Sight<'_>, canvas: &mut Canvas<'_>) -> bool {
    let Some(grid) = Grid::of(sight) else {
        return false;
    };
    if canvas.height() < grid.laps() || canvas.width() < grid.width() {
        return false;
    }
    for (row, lap) in (0..).zip((0..u32::from(grid.laps())).rev()) {
        let from = lap * grid.lap;
        canvas.put_right(4, row, &from.to_string(), Tone::Faint);
        for beam in 0..grid.lap / 5 {
            let score = from + beam * 5;
            let x = 5 + u16::try_from(beam).unwrap_or(0) * grid.step;
            let (sign, tone) = grid.cell(sight, canvas, score);
            canvas.put(x, row, &sign, tone);
        }
    }
    let shade = canvas.theme().sign("░", "#");
    let text = sight.told(&BoardNote {
        shade: shade.into(),
    });
    canvas.put(5, grid.laps(), &text, Tone::Faint);
    true
}

/// A board whose track winds inward.
struct Grid {
    /// Points a lap.
    lap: u32,
    top: u32,
    /// Columns a beam.
    step: u16,
}

impl Grid {
    fn of(sight: Sight<'_>) -> Option<Self> {
        let rules = &sight.game.rules;
        let board = rules.board().filter(|_| rules.plays_beams())?;
        let lap = board.lap()?;
        let most = sight.view.scores.iter().copied().max().unwrap_or(0);
        Some(Self {
            lap,
            top: sight.view.goal.max(most),
            step: if lap <= 100 { 2 } else { 1 },
        })
    }

    fn laps(&self) -> u16 {
        u16::try_from(self.top / self.lap + 1).unwrap_or(u16::MAX)
    }

    fn width(&self) -> u16 {
        let beams = u16::try_from(self.lap / 5).unwrap_or(u16::MAX);
        beams.saturating_mul(self.step).saturating_add(5)
    }

    fn cell(&self, sight: Sight<'_>, canvas: &Canvas<'_>, score: u32) -> (String, Tone) {
        let (view, rules, theme) = (sight.view, &sight.game.rules, canvas.theme());
        if score > self.top || score == 0 {
            return (" ".to_owned(), Tone::Plain);
        }
        let seats = (0..sight.names.len()).map(Seat::at);
        let mut inside = seats.filter(|seat| !view.out.contains(seat));
        if let Some(seat) = inside.clone().find(|seat| score_of(sight, *seat) == score) {
            let tone = if view.seat == Some(seat) {
                Tone::Sun
            } else {
                Tone::Strong
            };
            return (badge(sight, seat), tone);
        }
        let deciding = view.phase == PhaseName::Deciding;
        let bank = view.bank.as_ref().filter(|_| deciding);
        if bank.is_some_and(|bank| bank.score == score) {
            return (theme.sign("◆", "x").to_owned(), Tone::Sun);
        }
        let others = |seat: &Seat| Some(*seat) != view.seat;
        if inside.any(|seat| others(&seat) && rules.bars(score, score_of(sight, seat)).is_some()) {
            return (theme.sign("░", "#").to_owned(), Tone::Faint);
        }
        (theme.sign("·", ".").to_owned(), Tone::Faint)
    }
}
