//! Which words a bot sees in a turn, and in what order it says them.

use std::collections::{BTreeMap, VecDeque};

use connexion::board::Position;
use connexion::search::{Search, Word, added};
use connexion::{Connexion, Repeat, View};
use english::words::is_rude;
use table::{Luck, Seat};

use super::diamond::{known, layout};
use super::future;
use super::level::Level;
use crate::bot::Sight;

/// Letters that a word needs to pilfer (X17).
const PILFERS: usize = 4;

/// What a bot means to claim in a turn.
#[derive(Debug)]
pub(super) struct Plan {
    /// The board it was made for.
    layout: BTreeMap<Position, String>,
    words: VecDeque<String>,
}

impl Plan {
    /// Looks at the board.
    pub(super) fn new(
        level: &Level,
        search: &Search,
        sight: &Sight<'_, Connexion>,
        luck: &mut dyn Luck,
    ) -> Self {
        let mut words = seen(level, search, (sight.game, sight.view), luck);
        let patience = patience(level, (sight.game, sight.view.turn), luck);
        // Who has not time enough for all says what is seen first, be it short or long: how likely a word is seen hangs on its
        // length already.
        if level.pace > 0 {
            Luck::shuffle(&mut &mut *luck, &mut words);
        }
        order(level, &mut words, sight.view);
        words.truncate(patience);
        Self {
            layout: sight.view.layout.clone(),
            words: words.into(),
        }
    }

    pub(super) fn is_for(&self, view: &View) -> bool {
        self.layout == view.layout
    }

    /// The next word that may be claimed.
    pub(super) fn next(&mut self, level: &Level, sight: &Sight<'_, Connexion>) -> Option<String> {
        if sight.view.words_left == Some(0) {
            return None;
        }
        while let Some(word) = self.words.pop_front() {
            if is_free(&word, sight) && !robs_the_spared(level, &word, sight.view, sight.seat) {
                return Some(word);
            }
        }
        None
    }
}

/// How many words a bot says before the time is up, a minute without a clock: in every second one comes to it with the
/// same chance, so that its turns differ as people's do.
fn patience(level: &Level, (game, turn): (&Connexion, u32), luck: &mut dyn Luck) -> usize {
    if level.pace == 0 {
        return usize::MAX;
    }
    let seconds = 0..minute(game, turn);
    seconds.filter(|_| luck.below(level.pace) < 10).count()
}

/// The seconds that the turn of this number has for words.
pub(super) fn minute(game: &Connexion, turn: u32) -> u32 {
    let limit = game
        .agreed()
        .word_time(turn)
        .map_or(60, |limit| limit / 1000);
    u32::try_from(limit).unwrap_or(u32::MAX)
}

/// The words on the board that the bot knows and sees, in alphabetical order; it says no rude ones (X10).
pub(super) fn seen(
    level: &Level,
    search: &Search,
    (game, view): (&Connexion, &View),
    luck: &mut dyn Luck,
) -> Vec<String> {
    let now = layout(game.agreed().deck(), view);
    let all = search.all_words(&now);
    let fresh = match view.newest {
        Some(newest) => {
            let mut before = connexion::layout::Layout::new();
            let older = now.cards().filter(|(position, _)| *position != newest);
            older.for_each(|(position, letter)| drop(before.place(position, letter)));
            added(&search.all_words(&before), &all)
        }
        None => Vec::new(),
    };
    let taken = known(search, view);
    let mut words = Vec::new();
    for word in all
        .into_iter()
        .filter(|word| taken.binary_search(word).is_err())
    {
        let spelled = search.lexicon().word(word);
        let chance = chance(level, spelled.len());
        let sees =
            luck.below(100) < chance && (is_in(&fresh, word) || luck.below(100) < level.again);
        if sees && !is_rude(spelled) && game.search().lexicon().find(spelled).is_some() {
            words.push(spelled.to_owned());
        }
    }
    words
}

fn is_in(words: &[Word], word: Word) -> bool {
    words.binary_search(&word).is_ok()
}

fn chance(level: &Level, letters: usize) -> u32 {
    let [short, middle, long] = level.sees;
    match letters {
        0..=4 => short,
        5..=6 => middle,
        _ => long,
    }
}

/// Once the pile is empty those words first that can pilfer. Who goes for the future says the words for it before all others;
/// who has time for all begins with short ones.
fn order(level: &Level, words: &mut [String], view: &View) {
    words.sort_by_key(|word| {
        let later = !(level.future && future::needs(word));
        let length = if level.pace == 0 { word.len() } else { 0 };
        (later, view.pile == 0 && word.len() < PILFERS, length)
    });
}

/// Whether the word would take a card from somebody whom the bot lets be.
fn robs_the_spared(level: &Level, word: &str, view: &View, seat: Seat) -> bool {
    let cards = &view.celestial_counts;
    let own = cards.get(seat.index()).copied().unwrap_or_default();
    let mut others = cards
        .iter()
        .enumerate()
        .filter(|(other, _)| *other != seat.index());
    view.pile == 0 && word.len() >= PILFERS && others.all(|(_, &theirs)| level.spares(theirs, own))
}

/// Whether the word can still be claimed.
fn is_free(word: &str, sight: &Sight<'_, Connexion>) -> bool {
    let mut listed = sight.view.words.iter().filter(|listed| listed.word == word);
    match sight.game.agreed().repeat() {
        Repeat::Once | Repeat::OtherPath => listed.next().is_none(),
        Repeat::OnceEach => listed.all(|listed| listed.seat != sight.seat),
    }
}
