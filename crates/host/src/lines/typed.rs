//! What a typed line comes to: something shown, a question to the house, or a command to the table.

use std::borrow::Cow;

use screen::{Intent, intent};
use speech::around::{LeaveDrops, LeaveToBot};
use speech::standing as say;
use speech::{Line, Sense, refusal};
use table::{OWN_PREFIX, Seat, Settings};

use super::{Lines, Reply};
use crate::insight::Question;
use crate::reading::Reading;
use crate::room::{Act, Command, LeavePlan, Millis, Room, Wish};

impl Lines {
    /// What a line typed at the time `now` comes to.
    pub fn enter(&self, room: &Room, line: &str, now: Millis) -> Reply {
        if let Some(answer) = self.answered(room, line) {
            return answer;
        }
        let line = match said(line).filter(|_| room.has_proposal()) {
            Some(true) => "yes",
            Some(false) => "no",
            None => line,
        };
        match intent(room.rules(), &with_prefix(room, line)) {
            Ok(intent) => self.intend(room, intent, now),
            Err(why) => Reply::say(refusal(&why, self.tongue)),
        }
    }

    /// What comes of a bare yes or no where they were asked whether they leave for good. Where a proposal is open too, it is
    /// a vote.
    fn answered(&self, room: &Room, line: &str) -> Option<Reply> {
        if !self.leaving || room.has_proposal() {
            return None;
        }
        Some(if said(line)? {
            self.seated(Command::Leave)
        } else {
            Reply::say(self.told(&say::Stays {}))
        })
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
            Intent::History(n) => Reply::lines(self.history(room, n)),
            Intent::Help(topic) => {
                Reply::lines(self.reading(room, &room.settings()).help(topic.as_deref()))
            }
            Intent::Rules(name) => {
                Reply::lines(self.reading(room, &room.settings()).rules(name.as_deref()))
            }
            Intent::Quit => Reply {
                quit: true,
                ..Reply::default()
            },
            Intent::Say(text) => {
                let heard = self.seat.is_none() && room.talks_apart();
                Reply {
                    text: heard
                        .then(|| self.told(&say::WatchersHear {}))
                        .into_iter()
                        .collect(),
                    ..Reply::command(Command::Say(self.seat, self.name.clone(), text))
                }
            }
            Intent::Game(line) => self.game(room, &line),
            Intent::Vote(vote, on) => self.vote(room, vote, on),
            Intent::Propose(rules) => self.seated(|seat| Command::Propose(seat, rules)),
            Intent::Undo(steps) => self.undo(room, steps),
            Intent::Pause => self.seated(|seat| match room.wish() {
                Some(Wish::Pause) => Command::Answer(seat, Wish::Pause, true),
                _ => Command::AskPause(seat),
            }),
            Intent::Unpause => self.seated(Command::GoOn),
            Intent::UndoMine => self.seated(|seat| room.from_own(seat)),
            Intent::Leave => self.leave(room),
            Intent::LeaveYes => self.seated(Command::Leave),
        }
    }

    fn history(&self, room: &Room, n: usize) -> Vec<String> {
        let heard = (0..room.entries()).filter(|n| self.hears(room, *n));
        let told = heard.filter_map(|n| Some(room.tell(n, self.reader())?.to_string()));
        let mut all: Vec<_> = told.collect();
        all.split_off(all.len().saturating_sub(n))
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

    /// A vote is for the proposal that is named, else for the one they were told of: another may be open by then. Where
    /// nothing is voted on, the words may be the game's own; if not, they are told so.
    fn vote(&self, room: &Room, vote: Option<bool>, on: Option<u32>) -> Reply {
        if room.has_proposal() {
            let on = on.or(self.voted_on);
            return self.seated(|seat| Command::Vote(seat, vote, on));
        }
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

    fn undo(&self, room: &Room, steps: Option<u64>) -> Reply {
        let Some(steps) = steps else {
            return self.seated(Command::Undo);
        };
        let to = room.table().map_or(0, |table| table.before_acts(steps));
        self.seated(|seat| Command::AskTakeBack(seat, to))
    }

    /// A seat in a game that is under way is given up only by somebody who knows what follows.
    fn leave(&self, room: &Room) -> Reply {
        if self.seat.is_none() || room.table().is_none() || room.is_over() {
            return self.seated(Command::Leave);
        }
        let follows = match room.plan().leave {
            LeavePlan::Drop => self.told(&LeaveDrops {}),
            LeavePlan::Bot(_) => self.told(&LeaveToBot {}),
        };
        let words = Line::of("leave yes", Sense::Typed);
        Reply {
            asks_to_leave: true,
            ..Reply::lines(vec![follows, self.told(&say::LeaveTyped { words })])
        }
    }

    fn seated(&self, command: impl FnOnce(Seat) -> Command) -> Reply {
        match self.seat {
            Some(seat) => Reply::command(command(seat)),
            None => Reply::say(self.told(&say::Watching {})),
        }
    }

    /// Words for the game itself, or that answer a question to everybody at its table.
    fn game(&self, room: &Room, line: &str) -> Reply {
        let Some(seat) = self.seat else {
            let line = line.into();
            return Reply::say(self.told(&say::NoWordWatching { line }));
        };
        if let Some(command) = beside_the_game(room, seat, line, self.asked_back) {
            return Reply::command(command);
        }
        let Some((table, words)) = room.table().zip(room.words()) else {
            return Reply::say(self.told(&say::TypeStart {}));
        };
        let is_asked = room.is_asked(seat);
        match words.read(table, seat, line) {
            // Who is not asked may act all the same (a player may drop out at any time); the rules will say if not.
            Ok(action) => Reply::command(Command::Act(Act {
                seat,
                action,
                against: is_asked.then(|| table.length()),
                client: None,
            })),
            Err(why) if is_asked => Reply::say(refusal(&why, self.tongue)),
            Err(_) => {
                let (line, turn) = (line.into(), self.whose_turn(room).into());
                Reply::say(self.told(&say::NotNow { line, turn }))
            }
        }
    }
}

/// What a seat says to the others with words that no game has.
fn beside_the_game(
    room: &Room,
    seat: Seat,
    line: &str,
    asked_back: Option<u64>,
) -> Option<Command> {
    match line {
        "agree" | "refuse" => {
            let (wish, yes) = (room.wish().unwrap_or(Wish::TakeBack), line == "agree");
            Some(match asked_back.filter(|_| wish == Wish::TakeBack) {
                Some(to) => Command::AnswerTakeBack(seat, to, yes),
                None => Command::Answer(seat, wish, yes),
            })
        }
        "go on" if room.is_paused() => Some(Command::GoOn(seat)),
        "back" => Some(Command::Return(seat)),
        _ => None,
    }
}

/// Whether a bare yes or no was typed, in any language of the house.
pub(crate) fn said(line: &str) -> Option<bool> {
    match line.trim().to_lowercase().as_str() {
        "yes" | "y" | "ja" | "j" => Some(true),
        "no" | "n" | "nein" => Some(false),
        _ => None,
    }
}

/// A proposal as it is typed, with rules of the table's own by their whole slugs: `propose toll=off` drops `own/toll` (H12).
fn with_prefix<'a>(room: &Room, line: &'a str) -> Cow<'a, str> {
    let Some(rest) = line.trim().strip_prefix("propose ") else {
        return Cow::Borrowed(line);
    };
    let set = room.settings();
    let whole = |word: &str| {
        let slug = word.split_once('=').map_or(word, |(slug, _)| slug);
        let own = format!("{OWN_PREFIX}{slug}");
        let is_own = room.rules().iter().all(|rule| rule.slug != slug) && set.get(&own).is_some();
        if is_own {
            format!("{OWN_PREFIX}{word}")
        } else {
            word.to_owned()
        }
    };
    let words: Vec<String> = rest.split_whitespace().map(whole).collect();
    Cow::Owned(format!("propose {}", words.join(" ")))
}
