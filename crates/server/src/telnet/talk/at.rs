//! Somebody at a table: what they see of it, and what of that they have been told.

use std::sync::Arc;

use host::insight::Mark;
use host::{Lines, Millis, News, OwnText};
use serde_json::{Value, json};
use speech::{Line, Names, Sense, Sentence as _, Tongue, listed, lobby as say};
use tokio::sync::watch;

use super::Said;
use crate::house::{Live, Presence, Table};
use crate::telnet::text::{Tint, Told};

/// Somebody at a table.
pub(super) struct At {
    pub(super) table: Table,
    pub(super) lines: Lines,
    pub(super) news: watch::Receiver<u64>,
    /// What they were last told they could do.
    pub(super) prompt: Vec<String>,
    /// What was last asked of everybody and waits for them.
    pub(super) asked: Vec<String>,
    /// Whether they have been told what may be done once the game is over.
    pub(super) ended: bool,
    /// The mark that was told last.
    pub(super) mark: Option<Arc<Mark>>,
    pub(super) presence: Presence,
}

impl At {
    /// How good their last decision was, where that is told and has not been.
    fn marked(&mut self, tongue: Tongue) -> Vec<Told> {
        let newest = self.lines.seat.and_then(|seat| self.table.marks().of(seat));
        let known = self.mark.as_ref().zip(newest.as_ref());
        if known.is_some_and(|(told, newest)| Arc::ptr_eq(told, newest)) {
            return Vec::new();
        }
        self.mark = newest;
        let lines = self.mark.iter().flat_map(|mark| mark.text(tongue));
        lines.map(Told::from).collect()
    }

    /// The texts of rules that they are asked to vote on and have not been shown.
    pub(super) fn unread(&self, sight: &mut Sight) -> Vec<OwnText> {
        if sight.asked.is_empty() || sight.asked == self.asked {
            return Vec::new();
        }
        std::mem::take(&mut sight.texts)
    }

    /// What they see and have not been told; `texts`: those that they are asked to vote on, and what they do.
    pub(super) fn tell(&mut self, sight: Sight, texts: Vec<Told>, tongue: Tongue) -> Said {
        let lost = self.lines.seat.is_some() && sight.is_left_behind;
        self.lines = sight.lines;
        let left = sight.left.filter(|_| !sight.news.is_empty());
        let mut said: Vec<_> = sight.news.into_iter().map(told).collect();
        if lost {
            let names = Names::new(&[], None).in_tongue(tongue);
            said.push(say::SeatTakenUp {}.line(names).to_string().into());
        }
        said.extend(left.map(Told::from));
        said.extend(self.marked(tongue));
        if sight.prompt != self.prompt {
            said.extend(tinted(&sight.prompt));
            self.prompt = sight.prompt;
        }
        said.extend(texts);
        if !std::mem::replace(&mut self.ended, sight.is_over) && sight.is_over {
            let names = Names::new(&[], None).in_tongue(tongue);
            let ways = say::AfterTheGame {}.line(names);
            said.push(ways.to_string().into());
        }
        if sight.asked != self.asked {
            let asked = sight.asked.iter().cloned();
            said.extend(asked.map(|text| Told {
                text,
                tint: Tint::Asked,
            }));
            self.asked = sight.asked;
        }
        Said {
            lines: said,
            messages: vec![("Table.State".into(), sight.state)],
            ..Said::default()
        }
    }
}

/// What somebody sees of a table, looked at once.
pub(super) struct Sight {
    lines: Lines,
    news: Vec<News>,
    /// How long they have.
    left: Option<String>,
    prompt: Vec<String>,
    asked: Vec<String>,
    game: String,
    /// The texts of the rules that are voted on.
    texts: Vec<OwnText>,
    state: Value,
    is_over: bool,
    /// Whether their seat is held by another device of theirs.
    is_left_behind: bool,
}

impl Sight {
    /// What is played there.
    pub(super) fn game(&self) -> &str {
        &self.game
    }

    /// What whoever reads these lines sees at the time `now`.
    pub(super) fn of(
        (id, live): (&str, &Live),
        guest: Option<&str>,
        mut lines: Lines,
        now: Millis,
    ) -> Self {
        let room = live.room();
        lines.seat = guest.and_then(|guest| live.seat_of(guest));
        let news = lines.news(room);
        Self {
            news,
            left: room.seconds_left(lines.reader(), now),
            prompt: [kept(live, lines.tongue, now), lines.prompt(room)].concat(),
            asked: lines.unanswered(room),
            game: room.plan().game.clone(),
            texts: OwnText::voted_on(room),
            state: state(id, live, guest),
            is_over: room.is_over(),
            is_left_behind: guest.is_some_and(|guest| live.left_behind(guest).is_some()),
            lines,
        }
    }
}

/// For whom seats are kept.
fn kept(live: &Live, tongue: Tongue, now: Millis) -> Vec<String> {
    let awaited = live.awaited_names(now);
    if awaited.is_empty() {
        return Vec::new();
    }
    let who: Vec<_> = awaited
        .iter()
        .map(|who| Line::of(who, Sense::Name))
        .collect();
    let names = Names::new(&[], None).in_tongue(tongue);
    let kept = say::SeatsKept {
        who: listed(&who, names),
        n: i64::try_from(awaited.len()).unwrap_or(i64::MAX),
    };
    vec![kept.line(names).to_string()]
}

fn told(news: News) -> Told {
    let tint = if news.is_talk {
        Tint::Talk
    } else {
        Tint::Plain
    };
    Told {
        text: news.text,
        tint,
    }
}

/// A question with the words that answer it.
fn tinted(prompt: &[String]) -> impl Iterator<Item = Told> {
    let lines = prompt.iter().enumerate();
    lines.map(|(index, text)| Told {
        text: text.clone(),
        tint: if index == 0 {
            Tint::Asked
        } else {
            Tint::Listed
        },
    })
}

/// How the table stands, for programs behind a telnet client.
fn state(id: &str, live: &Live, guest: Option<&str>) -> Value {
    let view = live.room().view(live.viewer(guest));
    json!({
        "table": id, "proposal": view.proposal, "clocks": view.clocks,
        "title": view.title, "game": view.game, "stage": view.stage, "seats": view.seats, "seat": view.seat,
        "length": view.length, "actions": view.actions(), "view": view.view(),
    })
}
