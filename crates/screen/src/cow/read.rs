//! Typed words become an action, listed or not: the rules say why not.

use cow::{Action, End, Id, Pick, Printing};
use table::Seat;

use super::phrase::{command, moved, standing};
use super::{Sight, name};
use crate::words::no_word;

/// The action that the words mean.
pub(super) fn read(sight: Sight<'_>, actions: &[Action], line: &str) -> Result<Action, String> {
    if line.trim_end().ends_with(['…', '.']) && tidy(line).starts_with("play") {
        return Err("To whom? Name a player and an end of the field, left or right.".to_owned());
    }
    let words = tidy(line);
    if matches!(words.as_str(), "play" | "p") {
        let message = "Play what? Name a card; for the field of another player say to whom, and at which end, left or right.";
        return Err(message.to_owned());
    }
    let listed = |action: &&Action| tidy(&command(sight, action)) == words;
    if let Some(action) = actions.iter().find(listed) {
        return Ok(action.clone());
    }
    let named = with_ids(sight, &words);
    let words: Vec<&str> = named.split(' ').collect();
    spelled(sight, &words).ok_or_else(|| unknown(sight, actions, line))
}

fn spelled(sight: Sight<'_>, words: &[&str]) -> Option<Action> {
    Some(match words {
        ["end" | "e" | "done" | "roll" | "r", ..] => Action::EndPlay,
        ["explode" | "x" | "boom"] => Action::Explode,
        ["defuse" | "d"] => Action::Defuse,
        ["loan" | "l"] => Action::Loan,
        ["drop" | "quit", "out"] => Action::DropOut,
        ["add", amount] => Action::Add {
            amount: amount.trim_start_matches('$').parse().ok()?,
        },
        ["pass" | "hand", to] => Action::Pass {
            to: to.parse().ok()?,
        },
        ["steal", by] => Action::Steal {
            by: by.parse().ok()?,
        },
        ["arrange" | "a", order @ ..] => Action::Arrange {
            order: order
                .iter()
                .map(|id| id.parse().ok())
                .collect::<Option<_>>()?,
        },
        ["keep"] => Action::Arrange {
            order: standing(sight),
        },
        [side @ ("left" | "right"), cow] => Action::Arrange {
            order: moved(&standing(sight), cow.parse().ok()?, end(side)?),
        },
        ["play" | "p", card, place @ ..] => play(sight, card.parse().ok()?, place)?,
        ["pick", rest @ ..] => Action::Pick(pick(sight, rest)?),
        _ => return None,
    })
}

fn play(sight: Sight<'_>, card: Id, place: &[&str]) -> Option<Action> {
    let is_event = |printed: &cow::Printed| matches!(printed.kind, Printing::Event(_));
    if sight.view.cards.get(&card).is_some_and(is_event) {
        return place.is_empty().then_some(Action::PlayEvent { card });
    }
    let (place, end) = match place {
        [place @ .., last] if end(last).is_some() => (place, end(last)?),
        place => (place, End::Right),
    };
    let field = if place.is_empty() {
        sight.names.me()?
    } else {
        seat(sight, place)?
    };
    Some(Action::PlayCow { card, field, end })
}

fn pick(sight: Sight<'_>, words: &[&str]) -> Option<Pick> {
    match (sight.view.asks_for, words) {
        (Some("cow"), [id]) => Some(Pick::Cow(id.parse().ok()?)),
        (Some("card"), [id]) => Some(Pick::Card(id.parse().ok()?)),
        (Some("seat"), words) => Some(Pick::Seat(seat(sight, words)?)),
        (_, [word]) => Some(Pick::End(end(word)?)),
        _ => None,
    }
}

fn end(word: &str) -> Option<End> {
    match word {
        "left" => Some(End::Left),
        "right" => Some(End::Right),
        _ => None,
    }
}

fn seat(sight: Sight<'_>, words: &[&str]) -> Option<Seat> {
    let words = words.join(" ");
    let mut seats = (0..sight.names.len()).map(Seat::at);
    seats.find(|seat| tidy(&sight.names.of(*seat)) == words)
}

/// The line with the names of cards that the reader sees as ids. Where several cards have the name, one in the hand
/// is meant before others. A word that only one of the names has is enough.
fn with_ids(sight: Sight<'_>, words: &str) -> String {
    let hand = sight.view.hand.as_deref().unwrap_or_default();
    let mut cards: Vec<_> = sight.view.cards.keys().copied().collect();
    cards.sort_by_key(|id| {
        let length = name(sight, *id).len();
        (std::cmp::Reverse(length), !hand.contains(id), *id)
    });
    let mut line = format!(" {words} ");
    for id in &cards {
        let name = tidy(&name(sight, *id));
        line = line.replacen(&format!(" {name} "), &format!(" {id} "), 1);
    }
    let spelled = line.split_whitespace().enumerate();
    let spelled = spelled.map(|(place, word)| match place {
        0 => word.to_owned(),
        _ => by_one_word(sight, &cards, word).unwrap_or_else(|| word.to_owned()),
    });
    spelled.collect::<Vec<_>>().join(" ")
}

/// The card that a single word of its name means, if no player and no card of another name has that word.
fn by_one_word(sight: Sight<'_>, cards: &[Id], word: &str) -> Option<String> {
    let has_word = |name: &str| tidy(name).split(' ').any(|part| part == word);
    let mut players = (0..sight.names.len()).map(Seat::at);
    if end(word).is_some() || players.any(|seat| has_word(&sight.names.of(seat))) {
        return None;
    }
    let meant = || cards.iter().filter(|id| has_word(&name(sight, **id)));
    let first = meant().next()?;
    let same = meant().all(|id| name(sight, *id) == name(sight, *first));
    same.then(|| first.to_string())
}

/// Lower case, single spaces, no punctuation, and none of the little words.
fn tidy(line: &str) -> String {
    let line = line.to_lowercase();
    let words = line.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '$');
    let words: Vec<_> = words
        .filter(|word| !["", "to", "the", "a", "at", "into", "field", "by", "s"].contains(word))
        .collect();
    words.join(" ")
}

fn unknown(sight: Sight<'_>, actions: &[Action], line: &str) -> String {
    no_word(line, actions.iter().map(|action| command(sight, action)))
}
