//! What a drawn page needs besides the view: what is printed on cards and board, the words that nobody has found and
//! what they mean, and how the sentence hangs together.

use connexion::board::{Board, Position};
use connexion::deck::{Deck, Extras, Kind, LetterCard};
use connexion::search::SameCard;
use english::judge::{Grammarian, Judge, Parse};
use english::words::meaning;
use serde_json::{Value as Json, json};

use super::Sight;
use super::overlooked::{by_turn, overlooked};

/// The kit of a table.
pub(super) fn kit(sight: Sight<'_>) -> Json {
    let rules = sight.game.agreed();
    let search = sight.game.search();
    let overlooked = overlooked(sight);
    json!({
        "letters": letters(rules.deck(), rules.extras()),
        "board": board(search.board()),
        "freely": rules.places_freely(),
        "future": rules.standard().future.pattern(),
        "immediate": search.reading().same_card == SameCard::Immediate,
        "meanings": overlooked.as_deref().map(meanings),
        "overlooked": overlooked,
        "overlooked_by_turn": by_turn(sight),
        "parse": parse(sight).as_ref().map(group),
    })
}

/// What these words mean, those of them that have a meaning.
fn meanings(words: &[String]) -> Json {
    let told = words.iter().filter_map(|word| {
        let meaning = meaning(word)?.to_string();
        Some((word.clone(), meaning.into()))
    });
    Json::Object(told.collect())
}

fn letters(deck: &Deck, extras: Extras) -> Json {
    deck.letters()
        .iter()
        .map(|card| letter(card, extras))
        .collect()
}

fn letter(card: &LetterCard, extras: Extras) -> Json {
    let mut all = card.representations.iter();
    let english = all.find(|one| one.kind == Kind::English);
    json!({
        "name": card.name,
        "capital": card.capital,
        "small": card.small,
        "english": english.map(|one| &one.text),
        "strings": card.strings(extras),
    })
}

/// Where each position is drawn, and which it is linked to, position 1 first.
fn board(board: &Board) -> Json {
    let place = |position: Position| {
        let place = board.place(position);
        [place.column, place.row]
    };
    let links = |position: Position| board.neighbours(position).collect::<Vec<_>>();
    json!({
        "places": Position::all().map(place).collect::<Vec<_>>(),
        "links": Position::all().map(links).collect::<Vec<_>>(),
    })
}

/// How a judged sentence hangs together, as far as the judge can see.
pub(super) fn parse(sight: Sight<'_>) -> Option<Parse> {
    let sentence = sight.view.sentence.as_ref()?;
    sentence.verdict?;
    let words: Vec<&str> = sentence.words.iter().map(String::as_str).collect();
    Grammarian
        .judge(&words, sight.game.agreed().standard())
        .parse
}

fn group(parse: &Parse) -> Json {
    json!({
        "title": parse.title,
        "words": [parse.words.start, parse.words.end],
        "parts": parse.parts.iter().map(group).collect::<Vec<_>>(),
    })
}
