//! The terminal: raw while a full screen is shown, and as it was before when that ends, however it ends.

use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::Context;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind,
    KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::{DefaultTerminal, Frame};
use screen::full::{Colours, Key, Signs, Theme};
#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGQUIT, SIGTSTP};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

/// Signals that end the program.
#[cfg(unix)]
const ENDS: [i32; 4] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT];
#[cfg(not(unix))]
const ENDS: [i32; 2] = [SIGINT, SIGTERM];

/// Whether a full screen is shown.
static SHOWN: AtomicBool = AtomicBool::new(false);

/// A terminal with a full screen on it.
pub(crate) struct Terminal(DefaultTerminal);

/// What came from the terminal.
#[derive(Clone, Copy)]
pub(crate) enum Input {
    /// A key.
    Key(Key),
    /// A click in this column and row.
    Click(u16, u16),
    /// The wish to leave: Ctrl-C, or the terminal is gone.
    Leave,
    /// Something that needs a new drawing at most.
    Other,
    /// Nothing for so long.
    Nothing,
}

impl Terminal {
    /// Takes the terminal over.
    pub(crate) fn open() -> anyhow::Result<Self> {
        give_back_at_the_end()?;
        take().map(Self)
    }

    /// Draws one screen.
    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.0.draw(draw).map(drop)
    }

    /// Gives the terminal away to something else that is shown on it, and takes it over again.
    pub(crate) fn aside<T>(&mut self, show: impl FnOnce() -> T) -> anyhow::Result<T> {
        give_back();
        let shown = show();
        self.0 = take()?;
        Ok(shown)
    }

    /// The next input, or nothing after so long. Ctrl-Z puts the program to sleep, as elsewhere in a shell.
    pub(crate) fn input(&mut self, patience: Duration) -> anyhow::Result<Input> {
        if !event::poll(patience)? {
            return Ok(Input::Nothing);
        }
        Ok(match event::read()? {
            #[cfg(unix)]
            Event::Key(key) if is_ctrl_z(key) => {
                self.aside(|| emulate_default_handler(SIGTSTP))??;
                Input::Other
            }
            Event::Key(key) if key.kind != KeyEventKind::Release => pressed(key),
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => Input::Click(mouse.column, mouse.row),
                MouseEventKind::ScrollUp => Input::Key(Key::Up),
                MouseEventKind::ScrollDown => Input::Key(Key::Down),
                _ => Input::Other,
            },
            _ => Input::Other,
        })
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        give_back();
    }
}

/// Takes the terminal over.
fn take() -> anyhow::Result<DefaultTerminal> {
    let terminal = ratatui::try_init().context("the terminal cannot show a full screen")?;
    SHOWN.store(true, Ordering::Relaxed);
    execute!(io::stdout(), EnableMouseCapture)?;
    Ok(terminal)
}

/// Leaves it as it was.
fn give_back() {
    SHOWN.store(false, Ordering::Relaxed);
    let _ = execute!(io::stdout(), DisableMouseCapture, Show);
    ratatui::restore();
}

/// A signal that ends the program gives the terminal back first.
fn give_back_at_the_end() -> io::Result<()> {
    static LISTENS: AtomicBool = AtomicBool::new(false);
    if LISTENS.swap(true, Ordering::Relaxed) {
        return Ok(());
    }
    let mut signals = Signals::new(ENDS)?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            if SHOWN.load(Ordering::Relaxed) {
                give_back();
            }
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}

#[cfg(unix)]
fn is_ctrl_z(key: KeyEvent) -> bool {
    key.kind != KeyEventKind::Release
        && key.modifiers.contains(KeyModifiers::CONTROL)
        && key.code == KeyCode::Char('z')
}

fn pressed(key: KeyEvent) -> Input {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c' | 'd') => Input::Leave,
            _ => Input::Other,
        };
    }
    Input::Key(match key.code {
        KeyCode::Char(letter) => Key::Char(letter),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::F(1) => Key::Char('?'),
        _ => return Input::Other,
    })
}

/// Whether a full screen can be shown and keys can be read.
pub(crate) fn is_full() -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    !dumb && io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Which colours can be read: by what somebody has said of the background, or the terminal (`15;0`: white on black).
fn colours(said: Option<&str>, terminal: Option<&str>) -> Colours {
    let number = || terminal?.rsplit(';').next()?.parse::<u8>().ok();
    let dark = match said {
        Some("dark") => Some(true),
        Some("light") => Some(false),
        _ => number().map(|colour| matches!(colour, 0..=6 | 8)),
    };
    match dark {
        None => Colours::Sixteen,
        Some(true) => Colours::OnDark,
        Some(false) => Colours::OnLight,
    }
}

/// What the terminal can show, by what its environment says.
pub(crate) fn theme() -> Theme {
    let set = |key: &str| std::env::var(key).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
    let unicode = locale.is_some_and(|locale| {
        let locale = locale.to_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    });
    Theme {
        colours: match set("NO_COLOR") {
            Some(_) => Colours::None,
            None => colours(
                set("LASTLICKS_BACKGROUND").as_deref(),
                set("COLORFGBG").as_deref(),
            ),
        },
        signs: if unicode || cfg!(windows) {
            Signs::Unicode
        } else {
            Signs::Ascii
        },
    }
}
