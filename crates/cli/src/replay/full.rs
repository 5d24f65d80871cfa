//! A replay on the full screen.

use std::time::Duration;

use screen::full::{Ui, Wish};

use super::reel::Reel;
use crate::terminal::{Input, Terminal, theme};

/// Nothing happens by itself.
const LONG: Duration = Duration::from_hours(1);

/// Steps through the record until somebody has seen enough, or wants to play on from a step.
pub(crate) fn run(reel: &mut Reel) -> anyhow::Result<Option<usize>> {
    let mut terminal = Terminal::open()?;
    let mut ui = Ui::new(theme());
    loop {
        let scene = reel.scene();
        terminal.draw(|frame| ui.draw(&scene, frame))?;
        let wish = match terminal.input(LONG)? {
            Input::Key(key) => ui.press(&scene, key),
            Input::Click(column, row) => ui.click(&scene, column, row),
            Input::Leave => Some(Wish::Quit),
            Input::Other | Input::Nothing => None,
        };
        match wish {
            Some(Wish::Quit) => return Ok(None),
            Some(Wish::PlayOn) => return Ok(Some(reel.step())),
            Some(Wish::Go(go)) => reel.go(go)?,
            Some(Wish::Line(_) | Wish::Hurry) | None => {}
        }
    }
}
