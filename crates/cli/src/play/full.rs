//! The full screen: draws the table, hands keys and clicks to it, and lets the bots take their time.

use std::time::{Duration, Instant};

use host::Command;
use screen::full::{Key, Ui, Wish};

use super::curtain::{self, Curtain};
use super::keyboard::{actor, enter, mark};
use super::making::{Made, Making};
use super::plain::{house_rules, sentence};
use super::scene::Story;
use super::table::{LocalTable, now};
use crate::terminal::{Input, Terminal, theme};

/// How long a screen is shown when nothing is to happen by itself.
const LONG: Duration = Duration::from_hours(1);

/// Plays until somebody leaves the table.
pub(crate) fn run(table: &mut LocalTable, pace: Duration) -> anyhow::Result<()> {
    let mut terminal = Terminal::open()?;
    let mut sitting = Sitting {
        ui: Ui::new(theme()),
        story: Story::default(),
        curtain: Curtain::default(),
        making: Making::drawn(),
        pace,
        rested: Instant::now(),
    };
    let rules = house_rules(table)?;
    sitting.ui.answer(rules.into_iter().collect());
    loop {
        sitting.story.hear(table);
        if let Some(seat) = sitting.curtain.waits_for(table) {
            let text = curtain::text(table, seat);
            terminal.draw(|frame| curtain::show(&text, frame))?;
        } else if let Some(scene) = sitting.story.scene(table) {
            terminal.draw(|frame| sitting.ui.draw(&scene, frame))?;
        }
        let input = terminal.input(sitting.patience(table))?;
        if sitting.take(table, (input, &mut terminal))? {
            return Ok(());
        }
    }
}

/// Somebody in front of the screen.
struct Sitting {
    ui: Ui,
    story: Story,
    curtain: Curtain,
    making: Making,
    pace: Duration,
    /// Since when a bot has been thinking.
    rested: Instant,
}

impl Sitting {
    /// How long to wait for a key before something happens by itself.
    fn patience(&self, table: &LocalTable) -> Duration {
        if table.room.thinking().is_some() {
            return self.pace.saturating_sub(self.rested.elapsed());
        }
        let alarm = table.room.alarm();
        let due = alarm.map_or(LONG, |at| Duration::from_millis(at.saturating_sub(now())));
        match table.time_left() {
            Some(left) => due.min(Duration::from_millis(left % 1000 + 1)),
            None => due,
        }
    }

    /// Does what a key, a click or the time asks for; says whether that is to leave.
    fn take(
        &mut self,
        table: &mut LocalTable,
        (input, terminal): (Input, &mut Terminal),
    ) -> anyhow::Result<bool> {
        if let Some(seat) = self.curtain.waits_for(table) {
            match input {
                Input::Key(Key::Enter) => {
                    self.ui = Ui::new(theme());
                    self.curtain.draw_for(seat);
                }
                Input::Leave | Input::Key(Key::Char('q')) => return Ok(true),
                Input::Nothing => self.go_on(table)?,
                _ => {}
            }
            return Ok(false);
        }
        let scene = self.story.scene(table);
        let wish = match (input, &scene) {
            (Input::Leave, _) => Some(Wish::Quit),
            (Input::Key(key), Some(scene)) => self.ui.press(scene, key),
            (Input::Click(column, row), Some(scene)) => self.ui.click(scene, column, row),
            (Input::Nothing, _) => return self.go_on(table).map(|()| false),
            _ => None,
        };
        match wish {
            Some(Wish::Quit) => return Ok(true),
            Some(Wish::Hurry) => self.go_on(table)?,
            Some(Wish::Line(line)) => return self.typed(table, &line, terminal),
            Some(Wish::Go(_) | Wish::PlayOn) | None => {}
        }
        Ok(false)
    }

    /// What happens when nobody does anything: a bot acts, a clock runs out.
    fn go_on(&mut self, table: &mut LocalTable) -> anyhow::Result<()> {
        if !table.think()? && table.room.alarm().is_some() {
            self.command(table, Command::Tick)?;
        }
        self.rested = Instant::now();
        Ok(())
    }

    fn typed(
        &mut self,
        table: &mut LocalTable,
        line: &str,
        terminal: &mut Terminal,
    ) -> anyhow::Result<bool> {
        let reply = match self.making.hear(table, line) {
            Some(Made::Reply(reply)) => reply,
            Some(Made::Edit(edit)) => terminal.aside(|| edit.run(table))?,
            None => enter(table, line, 76),
        };
        self.ui.answer(reply.text);
        if let Some(command) = reply.command {
            self.command(table, command)?;
        }
        Ok(reply.quit)
    }

    fn command(&mut self, table: &mut LocalTable, command: Command) -> anyhow::Result<()> {
        let actor = actor(&command);
        if let Err(refusal) = table.command(command)? {
            self.ui.answer(vec![sentence(&refusal)]);
        } else {
            let marked = mark(table, actor);
            if !marked.is_empty() {
                self.ui.answer(vec![marked.join(" ")]);
            }
        }
        self.rested = Instant::now();
        Ok(())
    }
}
