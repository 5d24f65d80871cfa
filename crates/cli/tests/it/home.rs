//! An empty home in which `lastlicks` runs, so that no game of the person who runs the tests is touched.

use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use tempfile::TempDir;

/// What the person who runs the tests may have set, and what is printed depends on.
const FORGOTTEN: [&str; 6] = [
    "XDG_STATE_HOME",
    "NO_COLOR",
    "CLICOLOR",
    "CLICOLOR_FORCE",
    "COLUMNS",
    "LINES",
];

/// The words of a command line.
pub(crate) fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

/// A home of its own.
pub(crate) struct Home(TempDir);

impl Home {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// A home with the record of a short game in `game.jsonl`.
    pub(crate) fn with_record() -> Self {
        Self::with_record_of(60)
    }

    /// A home with the record of a game to that goal in `game.jsonl`.
    pub(crate) fn with_record_of(goal: u32) -> Self {
        let home = Self::new();
        let table = format!("play wimpout --seats you,odds --set goal={goal}");
        let table = words(&table);
        let mut ann = Player::sit(
            &home,
            &[&table[..], &["--record", "game.jsonl", "--seed", "r"]].concat(),
        );
        ann.play_on();
        ann.succeeds();
        home
    }

    /// The command in this home, as Ann.
    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lastlicks"));
        command.args(arguments).current_dir(self.path());
        command.env("HOME", self.path()).env("USER", "ann");
        command.env("LASTLICKS_LANGUAGE", "en");
        for variable in FORGOTTEN {
            command.env_remove(variable);
        }
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    /// Runs it with that input to its end.
    pub(crate) fn run(&self, arguments: &[&str], input: &str) -> Output {
        let mut child = self.command(arguments).spawn().unwrap();
        // A process that has ended does not read the rest: that is no failure of the test.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        child.wait_with_output().unwrap()
    }

    /// What it prints, if it succeeds.
    pub(crate) fn prints(&self, arguments: &[&str], input: &str) -> String {
        let output = self.run(arguments, input);
        let text = String::from_utf8(output.stdout).unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.success(),
            "{arguments:?} failed\n{text}\n{errors}"
        );
        text
    }

    /// What it says on standard error, if it fails in good order.
    pub(crate) fn complains(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments, "");
        let errors = String::from_utf8(output.stderr).unwrap();
        let code = output.status.code();
        assert!(
            matches!(code, Some(1 | 2)),
            "{arguments:?} ended with {code:?}: {errors}"
        );
        assert!(!errors.contains("panicked"), "{errors}");
        errors
    }
}

/// Somebody who plays in sentences and answers each prompt.
pub(crate) struct Player {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Player {
    pub(crate) fn sit(home: &Home, arguments: &[&str]) -> Self {
        let mut child = home
            .command(arguments)
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self {
            child,
            input,
            output,
        }
    }

    /// Everything up to the next prompt, or up to the end.
    pub(crate) fn hear(&mut self) -> String {
        let mut heard = Vec::new();
        let mut byte = [0];
        while !heard.ends_with(b"\n> ") && self.output.read(&mut byte).unwrap() == 1 {
            heard.push(byte[0]);
        }
        String::from_utf8(heard).unwrap()
    }

    pub(crate) fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Answers each question with `stop` where that may be said, else with the first answer; until there is none.
    pub(crate) fn play_on(&mut self) -> String {
        let mut all = String::new();
        loop {
            let heard = self.hear();
            all.push_str(&heard);
            let Some(answer) = answer(&heard) else {
                return all;
            };
            self.say(&answer);
        }
    }

    /// Ends the process as a power cut does.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub(crate) fn succeeds(mut self) {
        drop(self.input);
        assert!(self.child.wait().unwrap().success());
    }
}

/// The answer to a prompt, if it offers any.
pub(crate) fn answer(heard: &str) -> Option<String> {
    let offers = heard
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let words = offers.filter_map(|line| line.trim().split("  ").next());
    let words: Vec<&str> = words.collect();
    let stop = words.iter().find(|word| **word == "stop");
    stop.or(words.first()).map(|word| (*word).to_owned())
}
