//! The curtain: where several people share a keyboard and hands are hidden, it falls whenever somebody else is to act.

use ratatui::Frame;
use ratatui::widgets::{Clear, Paragraph, Wrap};
use speech::here;
use table::Seat;

use super::table::LocalTable;
use crate::tongue::told;

/// Whom the curtain was drawn for last.
#[derive(Debug, Default)]
pub(crate) struct Curtain {
    drawn_for: Option<Seat>,
}

impl Curtain {
    /// Who must draw it before anything is shown, if anybody must.
    pub(crate) fn waits_for(&self, table: &LocalTable) -> Option<Seat> {
        let actor = table.actor().filter(|_| table.hides())?;
        (self.drawn_for != Some(actor)).then_some(actor)
    }

    /// Somebody has taken the keyboard.
    pub(crate) fn draw_for(&mut self, seat: Seat) {
        self.drawn_for = Some(seat);
    }
}

/// What stands on it.
pub(crate) fn text(table: &LocalTable, seat: Seat) -> String {
    let name = table.room.name(seat).unwrap_or_default().into();
    told(&here::Pass { name })
}

/// Shows it on the full screen.
pub(crate) fn show(text: &str, frame: &mut Frame<'_>) {
    let mut area = frame.area();
    frame.render_widget(Clear, area);
    area.y += area.height / 2;
    area.height -= area.height / 2;
    let text = Paragraph::new(text).centered().wrap(Wrap { trim: true });
    frame.render_widget(text, area);
}
