//! A program at a seat of a tournament: a process of its own that reads and writes lines of JSON.

use std::io::{BufReader, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

use arena::Outsider;
use serde_json::Value as Json;

use crate::exit;
use crate::input::next_line;

/// The longest answer that is read, in bytes.
const LONGEST: usize = 1 << 16;
/// How many answers may lie unread before the program has to wait.
const AHEAD: usize = 16;

/// How many times as long as any other the first answer of a process may take, since it has to start before it.
const TO_START: u32 = 10;
/// And how long it may take at least.
const LEAST_TO_START: Duration = Duration::from_secs(10);

/// The program, and its process while that lives. One that fails is started anew for the next game.
pub(super) struct Program {
    command: String,
    limit: Duration,
    process: Option<Process>,
}

struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<Vec<u8>>,
    /// It has started: it has answered once.
    has_answered: bool,
}

impl Program {
    pub(super) fn new(command: &str, limit: Duration) -> Self {
        Self {
            command: command.to_owned(),
            limit,
            process: None,
        }
    }

    fn process(&mut self) -> Result<&mut Process, String> {
        let process = match self.process.take() {
            Some(process) => process,
            None => Process::start(&self.command)?,
        };
        Ok(self.process.insert(process))
    }

    /// Gives the process up that has failed, and says why.
    fn given_up<T>(&mut self, done: Result<T, String>) -> Result<T, String> {
        if done.is_err() {
            self.process = None;
        }
        done
    }
}

impl Outsider for Program {
    fn tell(&mut self, what: &Json) -> Result<(), String> {
        let told = self.process().and_then(|process| process.write(what));
        self.given_up(told)
    }

    fn ask(&mut self, what: &Json) -> Result<Json, String> {
        let limit = self.limit;
        let asked = self.process().and_then(|process| {
            process.write(what)?;
            process.read(limit)
        });
        self.given_up(asked)
    }
}

/// Whether there is such a program, before anybody plays.
///
/// # Errors
/// There is none under that name, or it is no program.
pub(super) fn can_be_started(command: &str) -> anyhow::Result<()> {
    let started = Process::start(command).map_err(|why| format!("the program `{command}`: {why}"));
    started.map(drop).map_err(anyhow::Error::msg)
}

impl Process {
    /// Starts it in a group of its own: who stops the tournament does not make its programs lose.
    fn start(command: &str) -> Result<Self, String> {
        let started = Command::new(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .process_group(0)
            .spawn();
        let mut child =
            started.map_err(|why| format!("it cannot be started: {}", exit::in_words(&why)))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("it has no input or output".to_owned());
        };
        let (sender, lines) = mpsc::sync_channel(AHEAD);
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Ok(Some(line)) = next_line(&mut output, LONGEST) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self {
            child,
            input,
            lines,
            has_answered: false,
        })
    }

    fn write(&mut self, what: &Json) -> Result<(), String> {
        let written = writeln!(self.input, "{what}").and_then(|()| self.input.flush());
        written.map_err(|why| format!("it reads no more: {why}"))
    }

    fn read(&mut self, limit: Duration) -> Result<Json, String> {
        let limit = if self.has_answered {
            limit
        } else {
            limit.saturating_mul(TO_START).max(LEAST_TO_START)
        };
        let line = self.lines.recv_timeout(limit).map_err(|why| match why {
            RecvTimeoutError::Timeout if self.has_answered => {
                format!("it took longer than {} ms", limit.as_millis())
            }
            RecvTimeoutError::Timeout => {
                format!(
                    "it took longer than {} ms to start and answer",
                    limit.as_millis()
                )
            }
            RecvTimeoutError::Disconnected => "it has ended".to_owned(),
        })?;
        self.has_answered = true;
        if line.len() > LONGEST {
            return Err(format!("its answer is longer than {LONGEST} bytes"));
        }
        serde_json::from_slice(&line).map_err(|why| format!("its answer is no JSON: {why}"))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
