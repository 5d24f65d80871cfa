//! The line mode that the terminal, telnet and screen readers share: typed lines in; commands and text out.

use screen::{Intent, intent, settings};
use table::{Seat, Viewer};

use crate::reading::{help, rules};
use crate::room::{Act, Command, Millis, Room};

/// Somebody at a table who reads and types lines.
#[derive(Clone, Debug)]
pub struct Lines {
    /// Their seat; a spectator has none.
    pub seat: Option<Seat>,
    /// Their name.
    pub name: String,
    /// How many columns their lines may have.
    pub width: usize,
    /// How many entries of the log they have been told.
    told: usize,
    /// Whether they have been told that the game is over.
    ended: bool,
}

/// What comes of a line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reply {
    /// To be shown at once.
    pub text: Vec<String>,
    /// To be sent to the table.
    pub command: Option<Command>,
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
            told: 0,
            ended: false,
        }
    }

    /// For whom the lines are.
    pub fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What has happened since the last time, as sentences.
    pub fn news(&mut self, room: &Room) -> Vec<String> {
        let mut news = room.told(self.told, self.viewer());
        self.told = room.entries();
        if !std::mem::replace(&mut self.ended, room.is_over()) {
            news.extend(room.ending(self.viewer()));
        }
        news
    }

    /// What the reader may do now, if it is their turn: a full sentence and the words that do it.
    pub fn prompt(&self, room: &Room) -> Vec<String> {
        let (Some(seat), Some(table), Some(words)) = (self.seat, room.table(), room.words()) else {
            return Vec::new();
        };
        if !room.is_asked(seat) {
            return Vec::new();
        }
        let mut lines = vec![words.ask(table, Viewer::Seat(seat))];
        let phrases = words.phrases(table, seat);
        let longest = phrases
            .iter()
            .map(|phrase| phrase.words.chars().count())
            .max()
            .unwrap_or(0);
        lines.extend(
            phrases
                .iter()
                .map(|phrase| format!("  {:<longest$}  {}", phrase.words, phrase.note)),
        );
        lines
    }

    /// What a typed line comes to.
    pub fn enter(&self, room: &Room, line: &str) -> Reply {
        match intent(room.rules(), line) {
            Ok(intent) => self.intend(room, intent),
            Err(why) => Reply::say(why),
        }
    }

    fn intend(&self, room: &Room, intent: Intent) -> Reply {
        match intent {
            Intent::Nothing => Reply::default(),
            Intent::Look => Reply::lines(self.look(room)),
            Intent::Actions => Reply::lines(self.actions(room)),
            Intent::Score => Reply::lines(room.score_lines(self.viewer())),
            Intent::History(n) => {
                let all = room.told(0, self.viewer());
                Reply::lines(all[all.len().saturating_sub(n)..].to_vec())
            }
            Intent::Help(topic) => Reply::lines(help(room.words(), room.rules(), topic.as_deref())),
            Intent::Rules(name) => {
                let (set, name) = (room.settings(), name.as_deref());
                Reply::lines(rules(room.words(), room.rules(), &set, name))
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
                self.game(room, word)
            }
            Intent::Propose(rules) => self.seated(|seat| Command::Propose(seat, rules)),
            Intent::Vote(vote) => self.seated(|seat| Command::Vote(seat, vote)),
            Intent::Undo(None) => self.seated(Command::Undo),
            Intent::Undo(Some(steps)) => {
                let to = room.table().map_or(0, |table| table.before_acts(steps));
                self.seated(|seat| Command::AskTakeBack(seat, to))
            }
            Intent::Leave => self.seated(Command::Leave),
        }
    }

    fn seated(&self, command: impl FnOnce(Seat) -> Command) -> Reply {
        match self.seat {
            Some(seat) => Reply::command(command(seat)),
            None => Reply::say("You are watching; only players can do that."),
        }
    }

    fn look(&self, room: &Room) -> Vec<String> {
        let Some((table, words)) = room.table().zip(room.words()) else {
            return room.score_lines(self.viewer());
        };
        let mut lines = words.look(table, self.viewer(), self.width);
        lines.extend(self.prompt(room));
        lines
    }

    fn actions(&self, room: &Room) -> Vec<String> {
        let prompt = self.prompt(room);
        if prompt.is_empty() {
            room.score_lines(self.viewer())
        } else {
            prompt
        }
    }

    fn game(&self, room: &Room, line: &str) -> Reply {
        if let (Some(seat), true) = (self.seat, matches!(line, "agree" | "refuse")) {
            return Reply::command(Command::AnswerTakeBack(seat, line == "agree"));
        }
        if let (Some(seat), true) = (self.seat, line == "back") {
            return Reply::command(Command::Return(seat));
        }
        let Some(seat) = self.seat else {
            return Reply::say(format!(
                "`{line}` is no word here; you are watching. Type help."
            ));
        };
        let Some((table, words)) = room.table().zip(room.words()) else {
            return Reply::say("The game has not begun. Type start to begin it, or help.");
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
            return Reply::say(format!(
                "`{line}`: {} Type help for what you can always do.",
                room.whose_turn(self.viewer())
            ));
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
            Err(why) => Reply::say(why),
        }
    }
}

impl Room {
    /// Entries of the log from number `from` on as sentences.
    pub fn told(&self, from: usize, viewer: Viewer) -> Vec<String> {
        (from..self.entries())
            .filter_map(|n| self.tell(n, viewer))
            .collect()
    }

    /// Who is waited for, as a sentence.
    pub fn whose_turn(&self, viewer: Viewer) -> String {
        if self.is_over() {
            return "The game is over.".to_owned();
        }
        let (own, others): (Vec<_>, Vec<_>) = self
            .asked()
            .into_iter()
            .partition(|&seat| viewer == Viewer::Seat(seat));
        let names = others.into_iter().filter_map(|seat| self.name(seat));
        let theirs: Vec<_> = names.map(|name| format!("{name}'s")).collect();
        match (own.is_empty(), theirs.join(" and ")) {
            (true, theirs) if theirs.is_empty() => "Nobody is to act now.".to_owned(),
            (true, theirs) => format!("It is {theirs} turn."),
            (false, theirs) if theirs.is_empty() => "It is your turn.".to_owned(),
            (false, theirs) => format!("It is your turn, and {theirs}."),
        }
    }

    /// How long `viewer` has on the clock of the game's own rules, if that runs, as a sentence.
    pub fn seconds_left(&self, viewer: Viewer, now: Millis) -> Option<String> {
        let (_, until) = self
            .game_deadline()
            .filter(|(seat, _)| viewer == Viewer::Seat(*seat))?;
        Some(match until.saturating_sub(now).div_ceil(1000) {
            1 => "One second left.".to_owned(),
            seconds => format!("{seconds} seconds left."),
        })
    }

    /// Who sits where, the scores, and whose turn it is.
    fn score_lines(&self, viewer: Viewer) -> Vec<String> {
        let Some((table, words)) = self.table().zip(self.words()) else {
            return self.lobby_lines();
        };
        let mut lines = words.look(table, Viewer::Spectator, 76);
        lines.push(self.whose_turn(viewer));
        lines
    }

    fn lobby_lines(&self) -> Vec<String> {
        let mut lines = vec![format!(
            "The game has not begun. {} of {} seats are taken:",
            self.seats(),
            self.plan().most
        )];
        lines.extend((0..self.seats()).filter_map(|index| {
            let seat = Seat::at(index);
            let bot = if self.is_bot(seat) { " (bot)" } else { "" };
            Some(format!("  {}. {}{bot}", index + 1, self.name(seat)?))
        }));
        if !self.plan().rules.0.is_empty() {
            lines.push(format!("House rules: {}.", settings(&self.plan().rules)));
        }
        lines
    }
}
