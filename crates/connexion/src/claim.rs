//! Whether a claimed word counts, and if not, why not (X6–X15).

use std::sync::Arc;

use table::{Code, Refusal, Seat};

use crate::game::Connexion;
use crate::rules::{Repeat, WrongClaim};
use crate::search::{Search, Walk};
use crate::state::{Listed, State, Turn};
use english::words::MAX_LETTERS;

impl Connexion {
    /// Whether the player whose turn it is may say `word` now. A wrong word may be said where it has a price (X15).
    pub(crate) fn may_claim(&self, state: &State, turn: &Turn, word: &str) -> Result<(), Refusal> {
        let most = self.agreed().most_words();
        if let Some(most) = most.filter(|most| turn.words >= *most) {
            let words = if most == 1 { "word" } else { "words" };
            let message = format!("a turn may bring {most} {words} and no more");
            return Err(Refusal::illegal("X14", message));
        }
        let spelled = spelled(word)?;
        match self.walk(state, turn.seat, &spelled) {
            Err(why) if self.agreed().wrong_claim() == WrongClaim::Free => Err(why),
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// How a word that `seat` claims lies on the board.
    pub(crate) fn walk(&self, state: &State, seat: Seat, word: &str) -> Result<Walk, Refusal> {
        let before: Vec<&Listed> = state
            .words
            .iter()
            .map(Arc::as_ref)
            .filter(|listed| listed.word == word)
            .collect();
        let again = match self.agreed().repeat() {
            Repeat::Once => before.first(),
            Repeat::OnceEach => before.iter().find(|listed| listed.seat == seat),
            Repeat::OtherPath => None,
        };
        if let Some(listed) = again {
            return Err(is_listed(word, listed, seat));
        }
        let search = self.search();
        let walk = search
            .claim(&state.layout, word)
            .map_err(|why| refusal(&why))?;
        if self.agreed().repeat() == Repeat::OtherPath && !before.is_empty() {
            return other_walk(search, state, word, &before);
        }
        Ok(walk)
    }
}

/// The word as it stands in lists: in small letters.
pub(crate) fn spelled(word: &str) -> Result<String, Refusal> {
    let word = word.trim().to_ascii_lowercase();
    let letters = word.bytes().all(|byte| byte.is_ascii_lowercase());
    if letters && (1..=MAX_LETTERS).contains(&word.len()) {
        return Ok(word);
    }
    let message = format!("a word has 1 to {MAX_LETTERS} letters a-z and nothing else");
    Err(Refusal::new(Code::BadInput, message).by("X10"))
}

fn is_listed(word: &str, listed: &Listed, seat: Seat) -> Refusal {
    let who = if listed.seat == seat {
        "you have"
    } else {
        "somebody has"
    };
    let message = format!(
        "`{word}` is on the list already: {who} found it in turn {}",
        listed.turn
    );
    Refusal::illegal("X11", message)
}

/// A walk over positions that the word has not been found over.
fn other_walk(
    search: &Search,
    state: &State,
    word: &str,
    before: &[&Listed],
) -> Result<Walk, Refusal> {
    let walks = search.walks(&state.layout, word, before.len() + 1);
    let is_new = |walk: &Walk| {
        let positions = walk.positions();
        before.iter().all(|listed| listed.path != positions)
    };
    walks.into_iter().find(is_new).ok_or_else(|| {
        let message = format!("`{word}` is on the list already, over every path it lies on");
        Refusal::illegal("X11", message)
    })
}

/// The search's own sentence, without the number that the refusal carries anyway.
fn refusal(why: &crate::search::WhyNot) -> Refusal {
    let sentence = why.to_string();
    let number = format!(" (rule {})", why.rule());
    Refusal::illegal(why.rule(), sentence.replace(&number, ""))
}
