//! `cargo xtask recording`: the moving picture of the terminal in the README. A scripted game is played in the real
//! program in a real terminal (tmux), and what it shows becomes one SVG: docs/terminal.svg.

mod ansi;
mod script;
mod svg;

use std::error::Error;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use script::SCRIPT;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Columns and rows.
const SIZE: (usize, usize) = (80, 24);
/// Where the picture is kept.
const PICTURE: &str = "docs/terminal.svg";
/// How long a screen may take to come.
const PATIENCE: Duration = Duration::from_secs(20);

/// Plays the script and writes the picture.
pub(crate) fn make() -> Outcome<bool> {
    let status = Command::new("cargo")
        .args(["build", "--quiet", "-p", "lastlicks"])
        .status()?;
    if !status.success() {
        return Ok(false);
    }
    let home = std::env::temp_dir().join(format!("recording-{}", std::process::id()));
    std::fs::create_dir_all(&home)?;
    let played = play(&home);
    std::fs::remove_dir_all(&home)?;
    std::fs::write(PICTURE, svg::picture(&played?, SIZE))?;
    eprintln!("{PICTURE} is written");
    Ok(true)
}

/// The screens in order, each with how many seconds it is shown.
fn play(home: &Path) -> Outcome<Vec<(ansi::Screen, u32)>> {
    let program = std::env::current_dir()?
        .join(target())
        .join("debug/lastlicks");
    let home = home.display();
    let line = format!(
        "env -u NO_COLOR HOME={home} LANG=C.UTF-8 {} {}; cat",
        program.display(),
        script::GAME
    );
    let terminal = Terminal::open(&format!("{home}/tmux"), &line)?;
    let mut screens = Vec::new();
    for scene in SCRIPT {
        if !scene.press.is_empty() {
            terminal.run(&[&["send-keys"], scene.press].concat())?;
        }
        screens.push((ansi::read(&terminal.wait_for(scene.see)?), scene.shown));
    }
    Ok(screens)
}

fn target() -> String {
    std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned())
}

/// A terminal of its own, that is gone when this is dropped.
struct Terminal {
    socket: String,
}

impl Terminal {
    fn open(socket: &str, line: &str) -> Outcome<Self> {
        let terminal = Self {
            socket: socket.to_owned(),
        };
        let (columns, rows) = (SIZE.0.to_string(), SIZE.1.to_string());
        terminal.run(&["new-session", "-d", "-x", &columns, "-y", &rows, line])?;
        Ok(terminal)
    }

    fn run(&self, arguments: &[&str]) -> Outcome<String> {
        let mut tmux = Command::new("tmux");
        let output = tmux
            .args(["-S", &self.socket, "-f", "/dev/null"])
            .args(arguments)
            .output();
        let output = output.map_err(|why| format!("tmux cannot be run: {why}"))?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into());
        }
        Ok(String::from_utf8(output.stdout)?)
    }

    /// The screen once it shows the text and has come to rest.
    fn wait_for(&self, text: &str) -> Outcome<String> {
        let end = Instant::now() + PATIENCE;
        let mut last = String::new();
        loop {
            let screen = self.run(&["capture-pane", "-p", "-e"])?;
            if ansi::read(&screen).text().contains(text) && screen == last {
                return Ok(screen);
            }
            if Instant::now() > end {
                return Err(format!("`{text}` is not on the screen:\n{screen}").into());
            }
            last = screen;
            std::thread::sleep(Duration::from_millis(120));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.run(&["kill-server"]);
    }
}
