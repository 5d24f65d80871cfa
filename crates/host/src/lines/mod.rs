//! The line mode that the terminal, telnet and screen readers share: typed lines in; commands and text out.

mod asked;
mod status;

use screen::{Intent, Phrase, intent, pad, width};
use speech::standing as say;
use speech::{Reader, Tongue, refusal};
use table::{Seat, Settings, Viewer};

use crate::insight::Question;
use crate::reading::Reading;
use crate::room::{Act, Command, Millis, Room, Wish};

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
    /// How many entries of the log they have been told.
    told: usize,
    /// Whether they have been told that the game is over.
    ended: bool,
}

/// Something that has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// As a sentence.
    pub text: String,
    /// Whether somebody has said it.
    pub is_talk: bool,
}

/// What comes of a line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reply {
    /// To be shown at once.
    pub text: Vec<String>,
    /// To be sent to the table.
    pub command: Option<Command>,
    /// To be worked out away from the table ([`Room::matter`]), for whoever typed the line.
    pub question: Option<Question>,
    /// Whether they go away for now.
    pub quit: bool,
}

impl Reply {
    fn say(text: impl Into<String>) -> Self {
        Self {
            text: vec![text.into()],
            ..Self::default()
        }
    }

    fn lines(text: Vec<String>) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }

    fn question(question: Question) -> Self {
        Self {
            question: Some(question),
            ..Self::default()
        }
    }

    fn command(command: Command) -> Self {
        Self {
            command: Some(command),
            ..Self::default()
        }
    }
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
            told: 0,
            ended: false,
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
        let speaker = room.speaker(n).map(str::to_lowercase);
        let mut muted = self.muted.iter();
        !speaker.is_some_and(|speaker| muted.any(|name| name.to_lowercase() == speaker))
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

    /// What a line typed at the time `now` comes to.
    pub fn enter(&self, room: &Room, line: &str, now: Millis) -> Reply {
        match intent(room.rules(), line) {
            Ok(intent) => self.intend(room, intent, now),
            Err(why) => Reply::say(refusal(&why, self.tongue)),
        }
    }

    fn intend(&self, room: &Room, intent: Intent, now: Millis) -> Reply {
        match intent {
            Intent::Nothing => Reply::default(),
            Intent::Look => Reply::lines(self.look(room)),
            Intent::Actions => Reply::lines(self.actions(room)),
            Intent::Score => Reply::lines(self.score(room)),
            Intent::Who => Reply::lines(self.seat_lines(room)),
            Intent::Votes => Reply::lines(self.votes(room)),
            Intent::Luck => Reply::lines(self.luck_lines(room)),
            Intent::Clock => Reply::lines(self.clock_lines(room, now)),
            Intent::Odds => Reply::lines(self.odds_lines(room)),
            Intent::Advise(hint) => Reply::question(Question::Advice(hint)),
            Intent::Grade => Reply::question(Question::Grade),
            Intent::Report => Reply::question(Question::Report),
            Intent::Record => Reply::lines(self.record_lines(room)),
            Intent::Lesson(typed) => Reply::lines(self.lesson_lines(room, &typed)),
            Intent::History(n) => {
                let heard = (0..room.entries()).filter(|n| self.hears(room, *n));
                let told = heard.filter_map(|n| Some(room.tell(n, self.reader())?.to_string()));
                let all: Vec<_> = told.collect();
                Reply::lines(all[all.len().saturating_sub(n)..].to_vec())
            }
            Intent::Help(topic) => {
                let set = room.settings();
                Reply::lines(self.reading(room, &set).help(topic.as_deref()))
            }
            Intent::Rules(name) => {
                let set = room.settings();
                Reply::lines(self.reading(room, &set).rules(name.as_deref()))
            }
            Intent::Quit => Reply {
                quit: true,
                ..Reply::default()
            },
            Intent::Say(text) => Reply::command(Command::Say(self.seat, self.name.clone(), text)),
            Intent::Game(line) => self.game(room, &line),
            Intent::Vote(vote) if !room.has_proposal() => {
                let word = match vote {
                    Some(true) => "yes",
                    Some(false) => "no",
                    None => "withdraw",
                };
                let reply = self.game(room, word);
                if reply.command.is_some() {
                    reply
                } else {
                    Reply::lines(self.votes(room))
                }
            }
            Intent::Propose(rules) => self.seated(|seat| Command::Propose(seat, rules)),
            Intent::Vote(vote) => self.seated(|seat| Command::Vote(seat, vote)),
            Intent::Undo(None) => self.seated(Command::Undo),
            Intent::Undo(Some(steps)) => {
                let to = room.table().map_or(0, |table| table.before_acts(steps));
                self.seated(|seat| Command::AskTakeBack(seat, to))
            }
            Intent::Pause => self.seated(|seat| match room.wish() {
                Some(Wish::Pause) => Command::Answer(seat, Wish::Pause, true),
                _ => Command::AskPause(seat),
            }),
            Intent::Unpause => self.seated(Command::GoOn),
            Intent::UndoMine => self.seated(|seat| room.from_own(seat)),
            Intent::Leave => self.seated(Command::Leave),
        }
    }

    /// What there is to read here.
    fn reading<'a>(&self, room: &'a Room, in_force: &'a Settings) -> Reading<'a> {
        Reading {
            words: room.words(),
            rules: room.rules(),
            in_force,
            pieces: &room.plan().materials,
            tongue: self.tongue,
        }
    }

    fn seated(&self, command: impl FnOnce(Seat) -> Command) -> Reply {
        match self.seat {
            Some(seat) => Reply::command(command(seat)),
            None => Reply::say(self.told(&say::Watching {})),
        }
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

    fn game(&self, room: &Room, line: &str) -> Reply {
        if let (Some(seat), true) = (self.seat, matches!(line, "agree" | "refuse")) {
            let wish = room.wish().unwrap_or(Wish::TakeBack);
            return Reply::command(Command::Answer(seat, wish, line == "agree"));
        }
        if let (Some(seat), "go on", true) = (self.seat, line, room.is_paused()) {
            return Reply::command(Command::GoOn(seat));
        }
        if let (Some(seat), true) = (self.seat, line == "back") {
            return Reply::command(Command::Return(seat));
        }
        let Some(seat) = self.seat else {
            let line = line.into();
            return Reply::say(self.told(&say::NoWordWatching { line }));
        };
        let Some((table, words)) = room.table().zip(room.words()) else {
            return Reply::say(self.told(&say::TypeStart {}));
        };
        if !room.is_asked(seat) {
            // The rules may allow it all the same (a player may drop out at any time); they will say if not.
            if let Ok(action) = words.read(table, seat, line) {
                return Reply::command(Command::Act(Act {
                    seat,
                    action,
                    against: None,
                    client: None,
                }));
            }
            let (line, turn) = (line.into(), self.whose_turn(room).into());
            return Reply::say(self.told(&say::NotNow { line, turn }));
        }
        match words.read(table, seat, line) {
            Ok(action) => {
                let against = Some(table.length());
                Reply::command(Command::Act(Act {
                    seat,
                    action,
                    against,
                    client: None,
                }))
            }
            Err(why) => Reply::say(refusal(&why, self.tongue)),
        }
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
