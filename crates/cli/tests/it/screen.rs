//! `play` and `replay` on the full screen of a real terminal, by tmux.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use crate::home::{Home, words};

/// How long a screen may take, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_mins(5);

/// A terminal of its own with a command in it.
struct Tmux {
    socket: String,
}

impl Tmux {
    /// None, with the reason printed, where there is no tmux.
    fn open(home: &Home, (width, height): (u16, u16), arguments: &[&str]) -> Option<Self> {
        let socket = home.file("tmux").display().to_string();
        let tmux = Self { socket };
        let command = format!(
            "cd '{}' && env -u NO_COLOR HOME=. EDITOR=./editor USER=ann LANG=C.UTF-8 LASTLICKS_LANGUAGE=en '{}' {}; cat",
            home.path().display(),
            env!("CARGO_BIN_EXE_lastlicks"),
            arguments.join(" ")
        );
        let (width, height) = (width.to_string(), height.to_string());
        let size = ["-x", &width, "-y", &height];
        // Not by the shell of whoever runs the tests: there may be none.
        let begin = ["new-session", "-d"];
        let started = tmux.try_run(&[&begin, &size[..], &["sh", "-c", &command]].concat());
        let Some(started) = started else {
            eprintln!("skipped: tmux is not installed, so no full screen can be opened");
            return None;
        };
        assert!(started.status.success(), "{started:?}");
        Some(tmux)
    }

    fn try_run(&self, arguments: &[&str]) -> Option<Output> {
        let mut tmux = Command::new("tmux");
        tmux.args(["-S", &self.socket, "-f", "/dev/null"])
            .args(arguments);
        tmux.output().ok()
    }

    fn screen(&self) -> String {
        let output = self.try_run(&["capture-pane", "-p"]).unwrap();
        String::from_utf8(output.stdout).unwrap()
    }

    fn press(&self, keys: &[&str]) {
        let sent = self.try_run(&[&["send-keys"], keys].concat()).unwrap();
        assert!(sent.status.success(), "{sent:?}");
    }

    /// The screen once it shows all of this.
    fn wait_for(&self, parts: &[&str]) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let screen = self.screen();
            if parts.iter().all(|part| screen.contains(part)) {
                return screen;
            }
            assert!(Instant::now() < end, "{parts:?} are not all on\n{screen}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        let _ = self.try_run(&["kill-server"]);
    }
}

#[test]
fn a_turn_is_played_by_single_keys() {
    let home = Home::new();
    let table = words("play wimpout --seats you,odds --set starter=first --seed keys --pace 0");
    let Some(tmux) = Tmux::open(&home, (80, 24), &table) else {
        return;
    };
    tmux.wait_for(&["Cosmic Wimpout", "[t] throw", "Ann", "? help"]);
    tmux.press(&["t"]);
    tmux.wait_for(&["You threw"]);
    tmux.press(&["?"]);
    // The last row is drawn last: what it says is on, the screen is.
    tmux.wait_for(&["Help", "Last Licks: how the game ends", "Esc back"]);
    tmux.press(&["Escape"]);
    tmux.wait_for(&["You threw", "? help"]);
    tmux.press(&["r"]);
    tmux.wait_for(&["The rules in force", "opening", "Esc back"]);
    tmux.press(&["Escape"]);
    tmux.wait_for(&["You threw", "? help"]);
    tmux.press(&["q"]);
    tmux.wait_for(&["The game is kept."]);
}

/// A signal leaves the terminal as it was: the screen of the shell, lines that are typed (P17). Ctrl-Z puts the game to sleep, and it
/// comes back as it stood.
#[test]
fn the_terminal_is_given_back_to_a_signal_and_to_ctrl_z() {
    let home = Home::new();
    let table = words("play wimpout --seats you,odds --set starter=first --seed a-signal --pace 0");
    let Some(tmux) = Tmux::open(&home, (80, 24), &["waiting; exec sh -i"]) else {
        return;
    };
    let shell = || tmux.press(&["echo a$((20+3))b", "Enter"]);
    shell();
    tmux.wait_for(&["a23b"]);
    let bin = env!("CARGO_BIN_EXE_lastlicks");
    let play = format!("sh -c 'echo $$ >pid; exec \"{bin}\" {}'", table.join(" "));
    tmux.press(&[&play, "Enter"]);
    tmux.wait_for(&["[t] throw", "? help"]);
    tmux.press(&["C-z"]);
    tmux.wait_for(&["a23b", "Stopped"]);
    tmux.press(&["fg", "Enter"]);
    tmux.wait_for(&["[t] throw", "? help"]);
    let mut kill = Command::new("sh");
    kill.args(["-c", "kill -TERM $(cat pid)"])
        .current_dir(home.path());
    assert!(kill.status().unwrap().success());
    let screen = tmux.wait_for(&["a23b", "Terminated"]);
    assert!(!screen.contains("[t] throw"), "{screen}");
    tmux.press(&["clear", "Enter"]);
    shell();
    tmux.wait_for(&["a23b"]);
    let modes = [
        "display-message",
        "-p",
        "#{alternate_on}#{mouse_any_flag}#{cursor_flag}",
    ];
    assert_eq!(
        String::from_utf8(tmux.try_run(&modes).unwrap().stdout).unwrap(),
        "001\n"
    );
}

#[test]
fn a_window_that_is_too_small_says_so_and_grows() {
    let home = Home::new();
    let Some(tmux) = Tmux::open(&home, (40, 12), &["play", "wimpout", "--seed", "small"]) else {
        return;
    };
    tmux.wait_for(&["The table needs a window of 60 by 20"]);
    tmux.try_run(&["resize-window", "-x", "80", "-y", "24"])
        .unwrap();
    tmux.wait_for(&["[t] throw"]);
}

#[test]
fn a_record_is_stepped_through() {
    let home = Home::with_record();
    let Some(tmux) = Tmux::open(&home, (80, 24), &["replay", "game.jsonl"]) else {
        return;
    };
    tmux.wait_for(&["step 0 of "]);
    tmux.press(&["Right"]);
    tmux.wait_for(&["step 1 of "]);
    tmux.press(&["End"]);
    tmux.wait_for(&["The game is over"]);
    tmux.press(&["Home"]);
    tmux.wait_for(&["step 0 of "]);
    tmux.press(&["q"]);
}

#[test]
fn the_same_game_is_played_again_with_the_next_dealer_first() {
    let home = Home::new();
    let table = words("play connexion --plain --seats novice,casual --set last-turn=literal");
    let table = [&table[..], &words("--seed again")].concat();
    let Some(tmux) = Tmux::open(&home, (80, 400), &table) else {
        return;
    };
    let keep = "Keep the record of the game?";
    let first = tmux.wait_for(&[keep]);
    tmux.press(&["Enter"]);
    tmux.wait_for(&["Play again, with the same seats?"]);
    tmux.press(&["yes", "Enter"]);
    let end = Instant::now() + PATIENCE;
    while tmux.screen().matches(keep).count() < 2 && Instant::now() < end {
        std::thread::sleep(Duration::from_millis(20));
    }
    let second = tmux.screen().split_off(first.trim_end().len());
    let [dealer, next] = if first.contains("Novice deals") {
        ["Novice", "Casual"]
    } else {
        ["Casual", "Novice"]
    };
    assert!(second.contains(&format!("{next} sits down")), "{second}");
    assert!(second.contains(&format!("Turn 1: {dealer}.")), "{second}");
}

#[test]
fn an_editor_is_opened_beside_the_full_screen() {
    let home = Home::new();
    let text = home.prints(&["rule", "new", "wimpout", "lucky-sevens"], "");
    fs::write(home.file("sevens.rule"), text).unwrap();
    let editor = home.file("editor");
    fs::write(&editor, "#!/bin/sh\ncp sevens.rule \"$1\"\n").unwrap();
    fs::set_permissions(&editor, fs::Permissions::from_mode(0o700)).unwrap();
    let table = words("play wimpout --seats you:Ann,odds --set starter=first --seed editor");
    let Some(tmux) = Tmux::open(&home, (80, 24), &table) else {
        return;
    };
    tmux.wait_for(&["[t] throw"]);
    tmux.press(&[":", "rule edit", "Enter"]);
    tmux.wait_for(&["It changes what 14 of the 100 banks"]);
    tmux.press(&["Escape"]);
    tmux.wait_for(&["[t] throw"]);
    tmux.press(&["r"]);
    tmux.wait_for(&["* own/lucky-sevens"]);
    tmux.press(&["Enter"]);
    tmux.wait_for(&["fn banking(points)"]);
}
