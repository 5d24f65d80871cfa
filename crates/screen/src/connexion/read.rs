//! Typed words become an action, listed or not: the rules say why not.

use connexion::Action;
use connexion::board::Position;
use table::Seat;

use super::Sight;
use super::phrase::command;
use crate::words::no_word;

/// The action that the words mean.
pub(super) fn read(sight: Sight<'_>, actions: &[Action], line: &str) -> Result<Action, String> {
    let words = tidy(line);
    let parts: Vec<&str> = words.split(' ').collect();
    match parts.as_slice() {
        ["done" | "stop" | "end"] => Ok(Action::Done),
        ["decline" | "pass"] => Ok(Action::Decline),
        ["appeal"] => Ok(Action::Appeal),
        ["lay", "sun"] | ["lay", "the", "sun"] => Ok(Action::LaySun),
        ["judge", vote @ ..] => judge(vote).ok_or_else(|| unknown(sight, actions, line)),
        ["claim", word] => Ok(claim(word)),
        ["claim"] => Err("Claim what? For example: claim toe".to_owned()),
        ["claim", ..] => Err("Claim one word at a time.".to_owned()),
        ["place"] | ["place", "\u{2026}" | "...", ..] => Err(place_what(sight)),
        ["place", card] => place(sight, card, None),
        ["place", card, position] => place(sight, card, Some(position)),
        ["pilfer" | "take"] => only_pilfer(actions),
        ["pilfer" | "take", ..] => pilfer(sight, line),
        ["sentence", words @ ..] => sentence(words),
        parts => bare(sight, parts).unwrap_or_else(|| Err(unknown(sight, actions, line))),
    }
}

/// What the words mean by themselves at this moment: a card to place, a word to claim, a sentence, a vote.
fn bare(sight: Sight<'_>, parts: &[&str]) -> Option<Result<Action, String>> {
    match (sight.view.phase, parts) {
        _ if sight.names.me().is_none() || sight.view.to_act != sight.names.me() => None,
        ("place", [card]) if is_card(sight, card) => Some(place(sight, card, None)),
        ("place", [card, position]) if is_card(sight, card) => {
            Some(place(sight, card, Some(position)))
        }
        ("claim", [word]) => Some(Ok(claim(word))),
        ("sentence", words @ [_, _, ..]) => Some(sentence(words)),
        ("vote", vote) => judge(vote).map(Ok),
        _ => None,
    }
}

fn is_card(sight: Sight<'_>, name: &str) -> bool {
    let deck = sight.game.agreed().deck();
    deck.letters().iter().any(|card| card.name == name)
}

fn claim(word: &str) -> Action {
    Action::Claim {
        word: word.to_owned(),
    }
}

/// That a card is to be named, with one as an example.
fn place_what(sight: Sight<'_>) -> String {
    let deck = sight.game.agreed().deck();
    let card = deck
        .letters()
        .first()
        .map_or("alpha", |card| card.name.as_str());
    let free = sight.view.next_position.map_or(24, Position::number);
    if sight.game.agreed().places_freely() {
        return format!("Place which card, and where? For example: place {card} {free}");
    }
    format!("Place which card? For example: place {card}")
}

fn place(sight: Sight<'_>, card: &str, position: Option<&str>) -> Result<Action, String> {
    let number = |text: &str| {
        let position = text.parse().ok().and_then(Position::new);
        position.ok_or_else(|| format!("`{text}` is no position from 1 to 24"))
    };
    let position = position.map(number).transpose()?;
    if position.is_none() && sight.game.agreed().places_freely() {
        let free = sight.view.next_position.map_or(24, Position::number);
        return Err(format!(
            "On which position? For example: place {card} {free}"
        ));
    }
    Ok(Action::Place {
        card: card.to_owned(),
        position,
    })
}

/// Where one card of one player is all that there is to pilfer, nobody needs to be named.
fn only_pilfer(actions: &[Action]) -> Result<Action, String> {
    let mut pilfers = actions
        .iter()
        .filter(|a| matches!(a, Action::Pilfer { .. }));
    match (pilfers.next(), pilfers.next()) {
        (Some(only), None) => Ok(only.clone()),
        _ => Err(WHOM.to_owned()),
    }
}

const WHOM: &str = "Pilfer whom? Say pilfer and the name of another player.";

/// Whom to pilfer: a name, or as much of it as is nobody else's; and the card, where cards lie open.
fn pilfer(sight: Sight<'_>, line: &str) -> Result<Action, String> {
    let line = line.trim().to_lowercase();
    let rest = line.split_once(' ').map_or("", |(_, rest)| rest.trim());
    let seats = || (0..sight.names.len()).map(Seat::at);
    let name = |seat: Seat| sight.names.of(seat).to_lowercase();
    let whole = |seat: &Seat| {
        let after = rest.strip_prefix(&name(*seat));
        after.is_some_and(|after| after.is_empty() || after.starts_with(' '))
    };
    if let Some(from) = seats().filter(whole).max_by_key(|seat| name(*seat).len()) {
        let card = rest[name(from).len()..].trim();
        let card = (!card.is_empty()).then(|| card.replace(' ', "-"));
        return Ok(Action::Pilfer { from, card });
    }
    let (short, card) = rest.split_once(' ').unwrap_or((rest, ""));
    let mut alike = seats().filter(|seat| !short.is_empty() && name(*seat).starts_with(short));
    match (alike.next(), alike.next()) {
        (Some(from), None) => {
            let card = (!card.is_empty()).then(|| card.trim().replace(' ', "-"));
            Ok(Action::Pilfer { from, card })
        }
        _ => Err(WHOM.to_owned()),
    }
}

/// A sentence; `no future` at its end says that it is not meant to be in the future tense.
fn sentence(words: &[&str]) -> Result<Action, String> {
    let (words, future) = match words {
        [words @ .., "/", "no", "future"] | [words @ .., "/no", "future"] => (words, Some(false)),
        [words @ .., "/", "future"] | [words @ .., "/future"] => (words, Some(true)),
        words => (words, None),
    };
    let words: Vec<String> = words
        .iter()
        .map(|word| {
            word.trim_matches(|c: char| ",;:.!?\"".contains(c))
                .to_owned()
        })
        .filter(|word| !word.is_empty())
        .collect();
    if words.is_empty() {
        return Err("Which sentence? For example: sentence i am going to go".to_owned());
    }
    Ok(Action::Sentence { words, future })
}

fn judge(vote: &[&str]) -> Option<Action> {
    let (grammar, future) = match vote {
        ["future" | "yes"] | ["good", "future"] => (true, true),
        ["good"] => (true, false),
        ["bad" | "no"] => (false, false),
        ["bad", "future"] => (false, true),
        _ => return None,
    };
    Some(Action::Judge { grammar, future })
}

/// Lower case and single spaces.
fn tidy(line: &str) -> String {
    let line = line.to_lowercase();
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn unknown(sight: Sight<'_>, actions: &[Action], line: &str) -> String {
    if sight.view.phase == "claim" && !actions.is_empty() {
        return format!("`{line}` is more than one word. Type one word at a time, or done.");
    }
    no_word(line, actions.iter().map(|action| command(sight, action)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_named_where_only_one_can_be_pilfered() {
        let pilfer = |seat| Action::Pilfer {
            from: Seat::at(seat),
            card: None,
        };
        let one = only_pilfer(&[pilfer(1), Action::Decline]);
        assert_eq!(one, Ok(pilfer(1)));
        assert!(only_pilfer(&[pilfer(1), pilfer(2), Action::Decline]).is_err());
        assert!(only_pilfer(&[Action::Done]).is_err());
    }
}
