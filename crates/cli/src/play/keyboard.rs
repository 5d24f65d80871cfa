//! Whose word a typed line is, where several people share a keyboard.

use std::time::Duration;

use arena::{Limit, Stop};
use host::insight::{Question, REPORT_GAMES, Review};
use host::{Command, Lines, Reply};
use screen::{Intent, intent};
use speech::Reader;
use speech::standing::Hidden;
use table::{Refusal, Seat, Viewer};

use super::table::{LocalTable, now};
use crate::tongue::{told, tongue};

/// How long a mark is thought about.
const MARKED: Duration = Duration::from_millis(1500);

/// What a typed line comes to at this table.
pub(crate) fn enter(table: &LocalTable, line: &str, width: usize) -> Reply {
    let (named, words) = speaker(table, line);
    let seat = if table.hides() && is_a_look(table, words) {
        if named.is_some_and(|seat| table.actor() != Some(seat)) {
            return Reply {
                text: vec![told(&Hidden {})],
                ..Reply::default()
            };
        }
        table.actor()
    } else {
        named.or_else(|| meant(table, words))
    };
    let name = seat
        .and_then(|seat| table.room.name(seat))
        .unwrap_or("Somebody");
    let mut lines = Lines::new(seat, name, width);
    lines.tongue = tongue();
    lines.leaving = seat.is_some() && table.leaving.take() == seat;
    let mut reply = lines.enter(&table.room, words, now());
    table.leaving.set(seat.filter(|_| reply.asks_to_leave));
    if matches!(screen::meant(words).as_str(), "help" | "?") {
        reply.text.push(told(&speech::own::Here {}));
    }
    if let Some(question) = reply.question {
        let thought = thought(table, question, lines.reader(), width);
        reply.text =
            thought.unwrap_or_else(|why| vec![speech::refusal(&why.to_string(), tongue())]);
    }
    reply
}

/// How good the act was that `seat` has just done, where people play to learn (U12).
pub(crate) fn mark(table: &LocalTable, seat: Option<Seat>) -> Vec<String> {
    let is_learnt = table.room.plan().coach.is_on() && !table.room.is_over();
    let Some(seat) = seat.filter(|_| is_learnt) else {
        return Vec::new();
    };
    let limit = Limit::within(MARKED, Stop::default());
    let matter = table.room.matter(Question::Grade, Viewer::Seat(seat));
    let mark = matter.and_then(|matter| matter.mark_of_the_last(seat, &limit));
    // A forced act has none.
    mark.map_or_else(|_| Vec::new(), |mark| mark.text(tongue()))
}

/// Whose act a command is.
pub(crate) fn actor(command: &Command) -> Option<Seat> {
    match command {
        Command::Act(act) => Some(act.seat),
        _ => None,
    }
}

/// Advice, or the report of the game.
fn thought(
    table: &LocalTable,
    question: Question,
    reader: Reader,
    width: usize,
) -> Result<Vec<String>, Refusal> {
    let (matter, limit) = (
        table.room.matter(question, reader.viewer)?,
        Limit::default(),
    );
    match (question, reader.viewer) {
        (Question::Advice(hint), Viewer::Seat(seat)) => {
            let advice = matter.advice(seat, hint, &limit, reader)?;
            return Ok(advice.text("advise", reader.tongue));
        }
        (Question::Grade, Viewer::Seat(seat)) => {
            return Ok(vec![matter.mark(seat, &limit, reader)?.told]);
        }
        _ => {}
    }
    let study = matter.study(REPORT_GAMES, &limit, &mut |_, _| ())?;
    let telling = matter.tell(&study, REPORT_GAMES, reader)?;
    Ok(Review { study, telling }.text(width, reader))
}

/// Whether the words ask to be shown something.
fn is_a_look(table: &LocalTable, words: &str) -> bool {
    matches!(
        intent(table.room.rules(), words),
        Ok(Intent::Look | Intent::Actions | Intent::Score | Intent::History(_))
    )
}

/// The person named before a colon, as in `Bea: yes`, and what they say.
pub(super) fn speaker<'a>(table: &LocalTable, line: &'a str) -> (Option<Seat>, &'a str) {
    let Some((name, words)) = line.split_once(':') else {
        return (None, line);
    };
    let is_called = |seat: &Seat| {
        let own = table.room.name(*seat);
        own.is_some_and(|own| own.to_lowercase() == name.trim().to_lowercase())
    };
    match table.people().into_iter().find(is_called) {
        Some(seat) => (Some(seat), words.trim()),
        None => (None, line),
    }
}

/// The person who must mean it: a vote is the next voter's, an answer theirs who is asked, the rest the player's.
pub(super) fn meant(table: &LocalTable, words: &str) -> Option<Seat> {
    let someone = table.actor().or_else(|| table.people().first().copied());
    match intent(table.room.rules(), words) {
        Ok(Intent::Vote(Some(_), _)) => table.voter().or(someone),
        Ok(Intent::Pause) => answerer(table).or(someone),
        Ok(Intent::Vote(None, _)) => last_yes(table).or(someone),
        Ok(Intent::Game(word)) if word == "agree" || word == "refuse" => {
            answerer(table).or(someone)
        }
        _ => someone,
    }
}

fn last_yes(table: &LocalTable) -> Option<Seat> {
    let open = table.room.table()?.proposal()?;
    let mut yes = open.yes.iter().rev();
    yes.find(|seat| !table.room.is_bot(**seat)).copied()
}

/// The person who has not answered yet what is asked of all.
pub(crate) fn answerer(table: &LocalTable) -> Option<Seat> {
    let (_, open) = table.room.request()?;
    open.missing.first().copied()
}
