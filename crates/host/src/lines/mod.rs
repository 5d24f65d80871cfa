//! The line mode that the terminal, telnet and screen readers share: typed lines in; commands and text out.

mod asked;
mod reply;
mod status;
mod typed;

use screen::{Phrase, pad, width};
use speech::{Reader, Tongue};
use table::{Seat, Viewer};

pub use self::reply::Reply;
pub(crate) use self::typed::said;
use crate::alike::look_alike;
use crate::room::Room;

/// Somebody at a table who reads and types lines.
#[derive(Clone, Debug)]
pub struct Lines {
    /// Their seat; a spectator has none.
    pub seat: Option<Seat>,
    /// Their name.
    pub name: String,
    /// How many columns their lines may have.
    pub width: usize,
    /// Their language.
    pub tongue: Tongue,
    /// Whom they do not want to hear: what somebody of these names says is left out.
    pub muted: Vec<String>,
    /// Whether they were asked with their last line whether they leave for good ([`Reply::asks_to_leave`]).
    pub leaving: bool,
    /// How many entries of the log they have been told.
    told: usize,
    /// Whether they have been told that the game is over.
    ended: bool,
    /// How many steps would stay by the request to take some back that they have been told of.
    asked_back: Option<u64>,
    /// The number of the open proposal that they have been told of.
    voted_on: Option<u32>,
}

/// Something that has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// As a sentence.
    pub text: String,
    /// Whether somebody has said it.
    pub is_talk: bool,
}

impl Lines {
    /// Somebody who has read nothing yet.
    #[must_use]
    pub fn new(seat: Option<Seat>, name: impl Into<String>, width: usize) -> Self {
        Self {
            seat,
            name: name.into(),
            width,
            tongue: Tongue::default(),
            muted: Vec::new(),
            leaving: false,
            told: 0,
            ended: false,
            asked_back: None,
            voted_on: None,
        }
    }

    /// For whom the lines are.
    pub fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The same, and in which language they are told.
    pub fn reader(&self) -> Reader {
        Reader {
            viewer: self.viewer(),
            tongue: self.tongue,
        }
    }

    /// What has happened since the last time, as sentences.
    pub fn news(&mut self, room: &Room) -> Vec<News> {
        let entries = (self.told..room.entries()).filter(|n| self.hears(room, *n));
        let told = entries.filter_map(|n| {
            Some(News {
                text: room.tell(n, self.reader())?.to_string(),
                is_talk: room.speaker(n).is_some(),
            })
        });
        let mut news: Vec<_> = told.collect();
        self.told = room.entries();
        self.voted_on = room.open_proposal();
        self.asked_back = room.asked_back();
        if !std::mem::replace(&mut self.ended, room.is_over()) {
            let ending = room.ending(self.reader()).into_iter();
            news.extend(ending.map(|text| News {
                text,
                is_talk: false,
            }));
        }
        news
    }

    /// Whether the reader wants to be told of the entry of that number.
    fn hears(&self, room: &Room, n: usize) -> bool {
        let Some(speaker) = room.speaker(n).filter(|name| *name != self.name) else {
            return true;
        };
        !self.muted.iter().any(|name| look_alike(name, speaker))
    }

    /// What the reader may do now, if it is their turn: a full sentence and the words that do it.
    pub fn prompt(&self, room: &Room) -> Vec<String> {
        let (Some(seat), Some(table), Some(words)) = (self.seat, room.table(), room.words()) else {
            return Vec::new();
        };
        if !room.is_asked(seat) {
            return Vec::new();
        }
        let mut lines = vec![words.ask(table, self.reader()).to_string()];
        lines.extend(listed(&words.phrases(table, self.reader())));
        lines
    }

    fn look(&self, room: &Room) -> Vec<String> {
        let Some((table, words)) = room.table().zip(room.words()) else {
            return self.score(room);
        };
        let mut lines = words.look(table, self.reader(), self.width);
        lines.extend(self.prompt(room));
        lines.extend(self.ballot(room));
        lines
    }

    fn actions(&self, room: &Room) -> Vec<String> {
        let mut lines = self.prompt(room);
        if lines.is_empty() {
            return self.score(room);
        }
        lines.extend(self.ballot(room));
        lines
    }

    fn score(&self, room: &Room) -> Vec<String> {
        let mut lines = self.score_lines(room);
        lines.extend(self.ballot(room));
        lines
    }
}

/// Actions as they are listed: the words, and beside them what they do.
fn listed(phrases: &[Phrase]) -> Vec<String> {
    let longest = phrases.iter().map(|phrase| width(&phrase.words));
    let longest = longest.max().unwrap_or(0);
    let lines = phrases.iter().map(|phrase| {
        let line = format!("  {}  {}", pad(&phrase.words, longest), phrase.note);
        line.trim_end().to_owned()
    });
    lines.collect()
}

/// A count as sentences take it.
fn small(count: impl TryInto<u32>) -> u32 {
    count.try_into().unwrap_or(u32::MAX)
}
