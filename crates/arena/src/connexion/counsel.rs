//! What somebody who learns may ask in a game of words (U10): what each placing opens, what is still to be found, and the
//! best sentence. It looks at the board, the scribe's list and the own hand, and at nothing else (U2).

use std::collections::BTreeMap;

use connexion::search::added;
use connexion::{Action, Connexion, Repeat, View, sentence_earns};
use english::judge::compose::compose_until;
use english::words::is_rude;
use table::{AnyTable, Code, Game, Refusal, Seat, Table, Turn, Viewer};

use super::diamond::{layout, with};
use super::{BestSentence, Opening, level, writing};
use crate::Limit;

/// What can be said to a seat.
#[derive(Clone, Debug, PartialEq)]
pub enum Counsel {
    /// Every placing that is listed, in the order of the list, with what it opens.
    Placing(Vec<(Action, Opening)>),
    /// The words that lie on the board and may still be claimed, by how many letters they have; the longest last.
    Finding(BTreeMap<usize, Vec<String>>),
    /// The best sentence that a search of the listed words finds.
    Writing(Option<BestSentence>),
    /// Nothing here is better than anything else as far as is known.
    Nothing,
}

/// What can be said to `seat`, which is to act.
///
/// # Errors
/// `NotNow` where it has nothing to do, or the limit was over before.
pub fn counsel(table: &dyn AnyTable, seat: Seat, limit: &Limit) -> Result<Counsel, Refusal> {
    let not_now = |message: &str| Refusal::new(Code::NotNow, message);
    let table: Option<&Table<Connexion>> = table.as_any().downcast_ref();
    let table = table.ok_or_else(|| not_now("this is a table of another game"))?;
    let asks = match table.turn() {
        Turn::Choice(asks) => asks.as_slice(),
        Turn::Luck(_) | Turn::Over(_) => &[],
    };
    let ask = asks.iter().find(|ask| ask.seat == seat);
    let ask = ask.ok_or_else(|| not_now("advice is for whoever is to act"))?;
    let game = table.game();
    let view = game.view(table.state(), Viewer::Seat(seat));
    match view.phase {
        "place" => placing(game, &view, &ask.actions, limit).map(Counsel::Placing),
        "claim" => Ok(Counsel::Finding(finding(game, &view, seat))),
        "sun" | "sentence" => Ok(Counsel::Writing(sentence(game, &view, limit))),
        _ => Ok(Counsel::Nothing),
    }
}

fn placing(
    game: &Connexion,
    view: &View,
    actions: &[Action],
    limit: &Limit,
) -> Result<Vec<(Action, Opening)>, Refusal> {
    let deck = game.agreed().deck();
    let lies = layout(deck, view);
    let before = game.search().all_words(&lies);
    let mut all = Vec::new();
    for action in actions {
        if limit.is_over() {
            let message = "there was not time enough to weigh it";
            return Err(Refusal::new(Code::NotNow, message));
        }
        let Action::Place { card, position } = action else {
            continue;
        };
        let (Some(letter), Some(position)) = (
            deck.find_letter(&card.to_ascii_lowercase()),
            position.or(lies.next_position()),
        ) else {
            continue;
        };
        let words = game.search().all_words(&with(&lies, position, letter));
        let opening = Opening {
            card: deck.letter(letter).name.clone(),
            position,
            opens: added(&before, &words).len(),
        };
        all.push((action.clone(), opening));
    }
    Ok(all)
}

fn finding(game: &Connexion, view: &View, seat: Seat) -> BTreeMap<usize, Vec<String>> {
    let search = game.search();
    let again = match game.agreed().repeat() {
        Repeat::Once => None,
        Repeat::OnceEach | Repeat::OtherPath => Some(seat),
    };
    let is_listed = |word: &str| {
        let mut listed = view.words.iter().filter(|listed| listed.word == word);
        listed.any(|listed| again.is_none_or(|seat| listed.seat == seat))
    };
    let mut by_length: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for word in search.all_words(&layout(game.agreed().deck(), view)) {
        let word = search.lexicon().word(word);
        if !is_listed(word) && !is_rude(word) {
            by_length
                .entry(word.len())
                .or_default()
                .push(word.to_owned());
        }
    }
    by_length
}

fn sentence(game: &Connexion, view: &View, limit: &Limit) -> Option<BestSentence> {
    let level = level::LADDER.last()?;
    let listed = view.words.iter().map(|listed| listed.word.as_str());
    let words = writing::words(level, listed);
    let is_over = || limit.is_over();
    let made = compose_until(&words, game.agreed().standard(), level.sentence, &is_over)?;
    let line = made.words.iter().filter_map(|&number| words.get(number));
    Some(BestSentence {
        words: line.map(|&word| word.to_owned()).collect(),
        future: made.future,
        earns: sentence_earns(made.words.len(), made.future),
    })
}
