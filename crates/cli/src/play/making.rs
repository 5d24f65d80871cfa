//! Rules of one's own at the table in this terminal (O9–O11): written in an editor, read from a file, or typed line by
//! line; told what they do, measured, put to the vote.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context;
use arena::{Limit, Stop};
use host::{Command, Reply, Trial};
use own::MOST_BYTES;
use speech::own as say;
use speech::{Line, Names};
use table::{Refusal, Seat, Settings};

use super::keyboard::{meant, speaker};
use super::table::LocalTable;
use crate::editor::{edited, editor};
use crate::input;
use crate::state::state_folder;
use crate::tongue::{told, tongue};

/// How long games are played to measure what a rule would do.
const MEASURED: Duration = Duration::from_secs(4);
/// How long at most, where too few were played by then to tell anything.
const AT_MOST: Duration = Duration::from_secs(10);

/// How long bots play by a text that is read.
const PLAYING: Duration = Duration::from_millis(600);

/// What becomes of a text when it has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    /// It is told what it does.
    Tell,
    /// It is put to the vote besides.
    Propose(Option<Seat>),
    /// It is measured besides (U23).
    Measure,
    /// It is too long: nothing of it is read, and what still comes of it is no word of the table.
    Nothing,
}

/// What comes of a line.
pub(super) enum Made {
    /// It is an answer, or something to be put to the vote.
    Reply(Reply),
    /// An editor is to be opened where the table is not drawn.
    Edit(Edit),
}

/// A text that is to be written in an editor.
pub(super) struct Edit {
    file: PathBuf,
    then: Then,
}

/// What is being typed, if anything is.
#[derive(Default)]
pub(super) struct Making {
    typed: Option<(String, Then)>,
    /// Whether the table is drawn on the full screen, so that a text needs an editor.
    is_drawn: bool,
}

impl Making {
    /// For the full screen.
    pub(super) fn drawn() -> Self {
        Self {
            is_drawn: true,
            ..Self::default()
        }
    }

    /// Whether the next line belongs to a text.
    pub(super) const fn is_typing(&self) -> bool {
        self.typed.is_some()
    }

    /// What comes of a line about rules of one's own, or of one that belongs to a text; nothing of any other.
    pub(super) fn hear(&mut self, table: &LocalTable, line: &str) -> Option<Made> {
        let made = self.heard(table, line);
        if made.is_some() {
            // Whoever was asked whether they leave has not answered that.
            table.leaving.take();
        }
        made
    }

    fn heard(&mut self, table: &LocalTable, line: &str) -> Option<Made> {
        if let Some(typed) = self.typed.take() {
            return Some(Made::Reply(self.more(table, typed, line.trim_end())));
        }
        let (named, words) = speaker(table, line);
        let (first, words) = words.trim().split_once(char::is_whitespace)?;
        if !first.eq_ignore_ascii_case("rule") {
            return None;
        }
        let words = words.trim_start();
        let (word, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
        let word = screen::meant(word);
        // What is typed at the table is no file that ends.
        let rest = if rest.trim() == "-" { "" } else { rest.trim() };
        let by = named.or_else(|| meant(table, "propose"));
        let game = &table.room.plan().game;
        let then = match &*word {
            "paste" | "propose" | "edit" => Then::Propose(by),
            "check" | "explain" => Then::Tell,
            "measure" => Then::Measure,
            "show" if rest.is_empty() => return Some(said(show(table))),
            "new" => return Some(said(begun(game, rest))),
            "help" => return Some(said(host::help_told(game, tongue()))),
            "questions" => return Some(said(host::questions_told(game, tongue()))),
            _ => return None,
        };
        let is_edited = word == "edit" || (self.is_drawn && rest.is_empty());
        Some(if is_edited {
            Edit::of(game, rest, then).map_or_else(|why| Made::Reply(refused(&why)), Made::Edit)
        } else if rest.is_empty() {
            self.typed = Some((String::new(), then));
            said(vec![told(&say::PasteNow {})])
        } else {
            Made::Reply(read_file(table, rest, then))
        })
    }

    /// One more line of a text, or its end.
    fn more(&mut self, table: &LocalTable, (mut text, then): (String, Then), line: &str) -> Reply {
        match line {
            ".quit" => return lines(vec![told(&say::GivenUp {})]),
            "." if then == Then::Nothing => return lines(vec![told(&say::GivenUp {})]),
            "." => return read(table, &text, then),
            _ if then == Then::Nothing => {}
            line => text.extend([line, "\n"]),
        }
        if text.len() > MOST_BYTES {
            let most = u32::try_from(MOST_BYTES).unwrap_or(u32::MAX);
            self.typed = Some((String::new(), Then::Nothing));
            return lines(vec![told(&say::TooLong { most })]);
        }
        self.typed = Some((text, then));
        Reply::default()
    }
}

impl Edit {
    /// The file of that name; without one that of the game, which stays beside the games that are kept.
    fn of(game: &str, file: &str, then: Then) -> anyhow::Result<Self> {
        let own = || Some(state_folder()?.join(format!("own-{game}.rule")));
        let named = (!file.is_empty()).then(|| path(file));
        let file = named.or_else(own).context("there is no HOME")?;
        editor(&file)?;
        Ok(Self { file, then })
    }

    /// Opens the editor, and reads what was written; a new file begins with an example.
    pub(super) fn run(self, table: &LocalTable) -> Reply {
        match self.written(table) {
            Ok(Some(text)) => read(table, &text, self.then),
            Ok(None) => lines(vec![told(&say::GivenUp {})]),
            Err(why) => refused(&why),
        }
    }

    /// The text, if anything was written.
    fn written(&self, table: &LocalTable) -> anyhow::Result<Option<String>> {
        let file: &Path = &self.file;
        let editor = editor(file)?;
        if !file.exists() {
            let first = say::examples(&table.room.plan().game).first();
            let text = first.map_or("", |(_, text)| text);
            fs::write(file, text)
                .with_context(|| format!("{} cannot be written", file.display()))?;
        }
        let before = fs::metadata(file).and_then(|file| file.modified()).ok();
        edited(&editor, file)?;
        let after = fs::metadata(file).and_then(|file| file.modified()).ok();
        let is_same = before.is_some() && before == after;
        (!is_same)
            .then(|| input::text(file, "the rule"))
            .transpose()
    }
}

/// A file as it is typed where no shell has read the name first.
fn path(typed: &str) -> PathBuf {
    let typed = typed.trim_matches(['"', '\'']);
    let home = std::env::var_os("HOME").map(PathBuf::from);
    match (typed.strip_prefix("~/"), home) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(typed),
    }
}

fn read_file(table: &LocalTable, file: &str, then: Then) -> Reply {
    match input::text(&path(file), "the rule") {
        Ok(text) => read(table, &text, then),
        Err(why) => refused(&why),
    }
}

/// Reads a text and says what it does; then it is measured or put to the vote.
fn read(table: &LocalTable, text: &str, then: Then) -> Reply {
    let text = text.replace("\r\n", "\n");
    let read = host::read_and_played(&table.room.plan().game, &text, tongue(), &within(PLAYING));
    let read = match read {
        Ok(read) => read,
        Err(why) => return lines(vec![say::badly(&why, names()).to_string()]),
    };
    let mut reply = lines(vec![read.verdict(names()).to_string()]);
    reply
        .text
        .extend(read.lines(names()).iter().map(Line::to_string));
    let done = match then {
        Then::Tell | Then::Nothing => host::stands_alone(&table.room.plan().game, &text),
        Then::Propose(by) => propose(table, by, &text).map(|command| reply.command = command),
        Then::Measure => measure(table, &text).map(|line| reply.text.push(line)),
    };
    if let Err(why) = done {
        reply.text.push(speech::refusal(&why.to_string(), tongue()));
    }
    reply
}

fn propose(table: &LocalTable, by: Option<Seat>, text: &str) -> Result<Option<Command>, Refusal> {
    let (slug, value) = host::own_setting(text)?;
    let settings = Settings::default().with(&slug, value);
    table.has_read(settings.clone());
    Ok(by.map(|by| Command::Propose(by, settings)))
}

/// What a text would do under the rules of the table.
fn measure(table: &LocalTable, text: &str) -> Result<String, Refusal> {
    let room = &table.room;
    let game = host::game(&room.plan().game)?;
    let (slug, value) = host::own_setting(text)?;
    let change = Settings::default().with(&slug, value);
    let materials = room.plan().materials.clone();
    let trial = Trial::new(game, &room.settings(), &change, materials, room.seats())?;
    let measured = trial.measure(&within(MEASURED), &within(AT_MOST))?;
    Ok(measured
        .line(game.slug(), game.rules(), names())
        .to_string())
}

/// So long from now on.
pub(super) fn within(time: Duration) -> Limit {
    Limit::within(time, Stop::default())
}

/// The texts that are voted on and in force, and what they do.
fn show(table: &LocalTable) -> Vec<String> {
    let (game, texts) = host::own_texts(&table.room);
    if texts.is_empty() {
        return vec![told(&say::NoneInForce {})];
    }
    let texts = texts.iter();
    texts
        .flat_map(|text| host::text_told(&game, text, names(), &within(PLAYING)).lines())
        .collect()
}

/// A text to begin with: of the game that is named first, else of this one.
fn begun(game: &str, rest: &str) -> Vec<String> {
    let (first, name) = rest.split_once(' ').unwrap_or((rest, ""));
    let written = match host::game(first) {
        Ok(named) => host::example_told(named.slug(), name.trim(), names()),
        Err(_) => host::example_told(game, rest, names()),
    };
    written.lines()
}

fn names() -> Names<'static> {
    Names::new(&[], None).in_tongue(tongue())
}

fn said(text: Vec<String>) -> Made {
    Made::Reply(lines(text))
}

fn lines(text: Vec<String>) -> Reply {
    Reply {
        text,
        ..Reply::default()
    }
}

fn refused(why: &anyhow::Error) -> Reply {
    lines(vec![speech::refusal(&format!("{why:#}"), tongue())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_to_begin_with_is_of_the_game_that_is_named() {
        let of = |rest| begun("wimpout", rest).join("\n");
        assert!(of("cow").contains("paperwork") && !of("cow").contains("jackpot"));
        assert!(of("cow paperwork").contains("title: Paperwork"));
        assert!(of("").contains("jackpot") && of("jackpot").contains("title: Jackpot"));
    }
}
