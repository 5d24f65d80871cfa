//! Typed words become an action, listed or not: the rules say why not.

use cow::{Action, End, Id, Pick, Printing};
use table::Seat;

use super::Sight;
use super::phrase::phrase;

/// The action that the words mean.
pub(super) fn read(sight: Sight<'_>, actions: &[Action], line: &str) -> Result<Action, String> {
    let words = tidy(line);
    let listed = |action: &&Action| tidy(&phrase(sight, action).words) == words;
    if let Some(action) = actions.iter().find(listed) {
        return Ok(action.clone());
    }
    let named = with_ids(sight, &words);
    let words: Vec<&str> = named.split(' ').collect();
    spelled(sight, actions, &words).ok_or_else(|| unknown(sight, actions, line))
}

fn spelled(sight: Sight<'_>, actions: &[Action], words: &[&str]) -> Option<Action> {
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
        ["keep"] => actions
            .first()
            .filter(|action| matches!(action, Action::Arrange { .. }))?
            .clone(),
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
/// is meant before others.
fn with_ids(sight: Sight<'_>, words: &str) -> String {
    let hand = sight.view.hand.as_deref().unwrap_or_default();
    let mut cards: Vec<_> = sight.view.cards.iter().collect();
    cards.sort_by_key(|(id, card)| (std::cmp::Reverse(card.name.len()), !hand.contains(id), **id));
    let mut line = format!(" {words} ");
    for (id, card) in cards {
        line = line.replacen(&format!(" {} ", tidy(&card.name)), &format!(" {id} "), 1);
    }
    line.trim().to_owned()
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
    const SHOWN: usize = 8;
    let known: Vec<_> = actions
        .iter()
        .map(|action| phrase(sight, action).words)
        .collect();
    if known.is_empty() {
        return format!("`{line}` is no word here. Type help.");
    }
    let more = if known.len() > SHOWN { " and more" } else { "" };
    let shown = known
        .iter()
        .take(SHOWN)
        .cloned()
        .collect::<Vec<_>>()
        .join(", ");
    format!("`{line}` is no word here. You can type {shown}{more}, or help.")
}
