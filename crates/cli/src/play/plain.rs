//! The line mode: sentences out, typed lines in; in a terminal, for a screen reader, or in a pipe.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use host::{Command, Wish};
use screen::{fold, pad, width};
use speech::{Names, here, standing as say};
use table::{Refusal, Settings, Viewer};

use super::Next;
use super::curtain::{self, Curtain};
use super::ending;
use super::keyboard::{actor, answerer, enter, mark};
use super::making::{Made, Making};
use super::table::{LocalTable, now};
use crate::input::next_line;
use crate::out::{self, UNWRITTEN};
use crate::tongue::{reader, told, tongue};

/// Plays until the game is over, somebody quits, or the input ends.
pub(super) fn run(table: &mut LocalTable, record: Option<&Path>) -> anyhow::Result<Next> {
    let mut talk = Talk::new(table);
    match talk.open(table).and_then(|()| talk.play(table, record)) {
        Err(why) if why.is::<io::Error>() => Err(why.context(UNWRITTEN)),
        other => other,
    }
}

/// What is said when somebody comes back from the full screen: the standings and the record, or how to go on.
pub(super) fn part(table: &mut LocalTable, record: Option<&Path>) -> anyhow::Result<Next> {
    let mut talk = Talk::new(table);
    if table.room.is_over() {
        talk.say(
            &table
                .room
                .words()
                .zip(table.room.table())
                .map_or_else(String::new, |(words, over)| {
                    words.ask(over, reader(table.viewer())).to_string()
                }),
        )?;
        return talk.end(table, record);
    }
    talk.leave(table)
}

/// So many entries are told again after the curtain.
const AGAIN: usize = 12;
/// The longest line that is read, in bytes; of a text of one's own no line is as long.
const LONGEST: usize = 4 * own::MOST_BYTES;
/// What says that no record is wanted.
const AWAY: [&str; 7] = ["", "n", "no", "nein", "quit", "q", "leave"];

/// What has been said so far.
struct Talk {
    output: io::Stdout,
    width: usize,
    /// Whether what is typed can be seen already.
    echoes: bool,
    /// How many entries of the log have been told.
    told: usize,
    /// For which moment of the game the prompt was shown last.
    prompted: Option<u64>,
    curtain: Curtain,
    making: Making,
}

impl Talk {
    fn new(table: &LocalTable) -> Self {
        let (input, output) = (io::stdin(), io::stdout());
        let columns = ratatui::crossterm::terminal::size().map_or(80, |(columns, _)| columns);
        let width = if output.is_terminal() {
            usize::from(columns.clamp(40, 200))
        } else {
            80
        };
        // Of a game that goes on only the last is told again.
        let told = if table.is_resumed {
            table.room.entries().saturating_sub(6)
        } else {
            0
        };
        Self {
            output,
            width,
            echoes: input.is_terminal(),
            told,
            prompted: None,
            curtain: Curtain::default(),
            making: Making::default(),
        }
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        let text = out::in_signs_of(&self.output, format_args!("{text}"));
        fold(&text, self.width)
            .iter()
            .try_for_each(|line| writeln!(self.output, "{line}"))
    }

    /// Tells by which rules is played, where they are not the usual ones.
    fn open(&mut self, table: &LocalTable) -> anyhow::Result<()> {
        if let Some(rules) = house_rules(table)? {
            self.say(&rules)?;
        }
        Ok(())
    }

    /// Plays in sentences from here on.
    fn play(&mut self, table: &mut LocalTable, record: Option<&Path>) -> anyhow::Result<Next> {
        loop {
            // Nothing is told in the middle of a text.
            if !self.making.is_typing() {
                self.news(table)?;
                if table.room.is_over() {
                    return self.end(table, record);
                }
                if table.think()? {
                    continue;
                }
                if let Some(seat) = self.curtain.waits_for(table) {
                    self.fall(&curtain::text(table, seat))?;
                    if self.line()?.is_none() {
                        return self.leave(table);
                    }
                    self.curtain.draw_for(seat);
                    continue;
                }
                self.prompt(table)?;
            }
            let Some(line) = self.line()? else {
                return self.leave(table);
            };
            let reply = match self.making.hear(table, &line) {
                Some(Made::Reply(reply)) => reply,
                Some(Made::Edit(edit)) => edit.run(table),
                None => enter(table, line.trim(), self.width),
            };
            for text in &reply.text {
                self.say(text)?;
            }
            if reply.quit {
                return self.leave(table);
            }
            if let Some(command) = reply.command {
                self.command(table, command)?;
            }
        }
    }

    fn command(&mut self, table: &mut LocalTable, command: Command) -> anyhow::Result<()> {
        let actor = actor(&command);
        if let Err(refusal) = table.command(command)? {
            return Ok(self.say(&sentence(&refusal))?);
        }
        let marked = mark(table, actor);
        if !marked.is_empty() {
            self.news(table)?;
        }
        for text in marked {
            self.say(&text)?;
        }
        Ok(())
    }

    fn news(&mut self, table: &LocalTable) -> io::Result<()> {
        let (from, reader) = (self.told, reader(table.viewer()));
        self.told = table.room.entries();
        for n in from..self.told {
            if let Some(text) = table.room.tell(n, reader) {
                self.say(&text.to_string())?;
            }
        }
        Ok(())
    }

    /// Takes away what the last player saw, as far as a terminal lets it, and asks for the next one. What everybody
    /// may know is told again afterwards.
    fn fall(&mut self, text: &str) -> io::Result<()> {
        if self.output.is_terminal() {
            write!(self.output, "\x1b[2J\x1b[3J\x1b[H")?;
            self.told = self.told.saturating_sub(AGAIN);
        }
        self.prompted = None;
        self.say(text)?;
        write!(self.output, "> ")?;
        self.output.flush()
    }

    /// The question, with the words that answer it; once for each moment of the game.
    fn prompt(&mut self, table: &LocalTable) -> io::Result<()> {
        if self.prompted != Some(table.room.length()) {
            self.prompted = Some(table.room.length());
            writeln!(self.output)?;
            for text in question(table) {
                self.say(&text)?;
            }
        }
        if let Some(left) = table.room.seconds_left(reader(table.viewer()), now()) {
            self.say(&left)?;
        }
        write!(self.output, "> ")?;
        self.output.flush()
    }

    /// The next line, as it was typed; in a pipe it is shown, so that the whole can be read afterwards.
    fn line(&mut self) -> anyhow::Result<Option<String>> {
        let read = next_line(&mut io::stdin().lock(), LONGEST);
        let read = read.context("standard input cannot be read")?;
        if read.as_ref().is_some_and(|bytes| bytes.len() > LONGEST) {
            self.say(&told(&speech::lobby::TooLong {}))?;
            return Ok(Some(String::new()));
        }
        let bytes = read.as_deref().unwrap_or_default();
        let line = table::shown(String::from_utf8_lossy(bytes).trim_end());
        if read.is_none() || !self.echoes {
            writeln!(self.output, "{line}")?;
        }
        Ok(read.map(|_| line))
    }

    fn leave(&mut self, table: &LocalTable) -> anyhow::Result<Next> {
        if table.is_kept() {
            let game = table.room.plan().game.as_str().into();
            self.say(&told(&here::Kept { game }))?;
        }
        Ok(Next::Away)
    }

    fn end(&mut self, table: &mut LocalTable, record: Option<&Path>) -> anyhow::Result<Next> {
        for line in table.room.ending(reader(table.viewer())) {
            self.say(&line)?;
        }
        if let Some(path) = record {
            ending::write(table, path)?;
            self.say(&ending::written(path))?;
        } else {
            self.offer_record(table)?;
        }
        table.forget()?;
        self.offer_rematch()
    }

    /// Whether the same game is wanted again; in a pipe nobody is asked.
    fn offer_rematch(&mut self) -> anyhow::Result<Next> {
        if !self.echoes {
            return Ok(Next::Away);
        }
        self.say(&told(&here::Again {}))?;
        write!(self.output, "> ")?;
        self.output.flush()?;
        let again = matches!(
            self.line()?.as_deref().map(str::trim),
            Some("y" | "yes" | "Y" | "Yes" | "again" | "j" | "ja" | "J" | "Ja")
        );
        Ok(if again { Next::Again } else { Next::Away })
    }

    fn offer_record(&mut self, table: &LocalTable) -> anyhow::Result<()> {
        loop {
            self.say(&told(&here::KeepRecord {}))?;
            write!(self.output, "> ")?;
            self.output.flush()?;
            let name = self
                .line()?
                .map(|name| name.trim().to_owned())
                .filter(|name| !AWAY.contains(&name.as_str()));
            let Some(name) = name else {
                return Ok(());
            };
            if ["y", "yes", "j", "ja"].contains(&&*name) {
                continue;
            }
            if screen::is_command(&name) {
                for line in enter(table, &name, self.width).text {
                    self.say(&line)?;
                }
                continue;
            }
            let path = PathBuf::from(name);
            match ending::write(table, &path) {
                Ok(()) => return Ok(self.say(&ending::written(&path))?),
                Err(why) => self.say(&format!("{}.", crate::exit::told(&why)))?,
            }
        }
    }
}

/// What is asked, of whom, and the words that answer it.
fn question(table: &LocalTable) -> Vec<String> {
    if table.room.is_paused() {
        return vec![told(&say::Paused {})];
    }
    let (Some(seat), Some(game), Some(words)) =
        (table.actor(), table.room.table(), table.room.words())
    else {
        return Vec::new();
    };
    let several = table.people().len() > 1;
    let name = |seat| table.room.name(seat).unwrap_or_default().to_owned();
    let ask = words.ask(game, reader(Viewer::Seat(seat))).to_string();
    let mut lines = vec![if several {
        format!("{}: {ask}", name(seat))
    } else {
        ask
    }];
    let phrases = words.phrases(game, reader(Viewer::Seat(seat)));
    let longest = phrases
        .iter()
        .map(|phrase| width(&phrase.words))
        .max()
        .unwrap_or(0);
    let phrases = phrases.iter();
    lines.extend(
        phrases.map(|phrase| format!("  {}  {}", pad(&phrase.words, longest), phrase.note)),
    );
    if let Some(voter) = table.voter() {
        let (name, number) = (name(voter).into(), table.room.voting().into());
        lines.push(told(&say::AsksVote { name, number }));
    }
    if let Some(asked) = answerer(table) {
        let name = name(asked).into();
        lines.push(match table.room.wish() {
            Some(Wish::Pause) => told(&say::AsksPauseAnswer { name }),
            _ => told(&say::AsksAnswer { name }),
        });
    }
    lines
}

/// A refusal as a sentence.
pub(super) fn sentence(refusal: &Refusal) -> String {
    speech::refusal(&refusal.to_string(), tongue())
}

/// By which rules is played, where they are not the usual ones.
pub(crate) fn house_rules(table: &LocalTable) -> anyhow::Result<Option<String>> {
    let plan = table.room.plan();
    let differ = plan.rules.unusual(host::game(&plan.game)?.rules());
    if differ == Settings::default() {
        return Ok(None);
    }
    let names = Names::new(&[], None).in_tongue(tongue());
    let rules = speech::sitting::settings(&differ, names);
    Ok(Some(told(&here::HouseRules { rules })))
}
