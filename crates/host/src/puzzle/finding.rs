//! Finds what can be asked at a position of Cosmic `ConneXion`: its longest word, a word that passes three cards, the
//! sentence that earns most.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use arena::{AnyBot, Limit};
use connexion::search::Search;
use connexion::{BonusStage, Connexion, Phase, State};
use english::judge::compose::{Effort, compose};
use english::words::{Shipped, WordList, is_rude};
use serde_json::{Value as Json, json};
use table::{AnyTable, Game, Luck, Refusal, Table, Viewer};

use super::words::{GIVEN, earned, given, is_claiming, passed, typed, walks};
use super::{Puzzle, Task};

/// Words that everybody knows.
static KNOWN: LazyLock<WordList> = LazyLock::new(|| Shipped::Family.load());

/// Words that everybody uses.
static COMMON: LazyLock<WordList> = LazyLock::new(|| Shipped::Scowl10.load());

/// So many cards lie at least.
const CARDS: usize = 8;
/// Of the places where it could be asked, one of so many is taken.
const TAKEN: u32 = 6;
/// Of so many words any sentence may be best; of more only one as bots make them.
const SHORT: usize = 6;
/// How long a word is at least.
const LETTERS: usize = 6;

/// What the game is led to so that there is something to ask: the Sun is laid.
pub(super) fn leads_on(game: &str, actions: &[Json]) -> Option<Json> {
    let lay = json!({"do": "lay-sun"});
    (game == "connexion" && actions.contains(&lay)).then_some(lay)
}

/// What can be asked here, if anything can.
pub(super) fn task(table: &dyn AnyTable, dice: &mut dyn Luck) -> Result<Option<Task>, Refusal> {
    let table = typed(table)?;
    let state = table.state();
    if let Phase::Bonus(bonus) = &state.phase {
        let writing = matches!(bonus.stage, BonusStage::Writing);
        return Ok(writing.then(|| sentence(table)).flatten());
    }
    let is_quiet = state.words.is_empty() && state.layout.cards().count() >= CARDS;
    if !is_claiming(state) || !is_quiet || dice.below(TAKEN) > 0 {
        return Ok(None);
    }
    Ok(if dice.below(2) == 0 {
        longest(table)
    } else {
        planets(table, dice)
    })
}

/// A word that everybody knows and anybody may be shown.
fn is_known(word: &str) -> bool {
    KNOWN.contains(word) && !is_rude(word)
}

/// Every word of the board, the longest first.
fn words(search: &Search, state: &State) -> Vec<String> {
    let all = search.all_words(&state.layout).into_iter();
    let mut all: Vec<String> = all
        .map(|word| search.lexicon().word(word).to_owned())
        .collect();
    all.sort_by(|a, b| b.len().cmp(&a.len()).then(a.cmp(b)));
    all
}

/// The longest word, where it is the only one of its length and no stranger.
fn longest(table: &Table<Connexion>) -> Option<Task> {
    let all = words(table.game().search(), table.state());
    let [first, second, ..] = all.as_slice() else {
        return None;
    };
    let is_fair = first.len() > second.len() && first.len() >= LETTERS && is_known(first);
    is_fair.then(|| Task::Longest {
        word: first.clone(),
        next: second.len(),
    })
}

/// A word and three cards that no other word of the board passes.
fn planets(table: &Table<Connexion>, dice: &mut dyn Luck) -> Option<Task> {
    let (search, rules, state) = (table.game().search(), table.game().agreed(), table.state());
    let all = words(search, state);
    let mut cards: BTreeMap<&str, Vec<BTreeSet<String>>> = BTreeMap::new();
    for word in &all {
        let ways = walks(search, state, word);
        let ways = ways
            .iter()
            .map(|walk| passed(rules, state, walk).into_iter().collect());
        cards.insert(word, ways.collect());
    }
    let passes = |word: &str, three: &[String; 3]| {
        let ways = cards.get(word).map_or(&[] as &[_], Vec::as_slice);
        ways.iter()
            .any(|way| three.iter().all(|card| way.contains(card)))
    };
    let fair = all
        .iter()
        .filter(|word| word.len() + 1 >= LETTERS && is_known(word));
    let fair: Vec<&String> = fair.collect();
    let word = *fair.get(below(dice, fair.len())?)?;
    let way: Vec<&String> = cards.get(word.as_str())?.first()?.iter().collect();
    for _ in 0..way.len() * 4 {
        let mut pick = || Some((*way.get(below(dice, way.len())?)?).clone());
        let three = [pick()?, pick()?, pick()?];
        let apart = three[0] != three[1] && three[1] != three[2] && three[0] != three[2];
        if apart && all.iter().filter(|word| passes(word, &three)).count() == 1 {
            let (word, cards) = (word.clone(), three);
            return Some(Task::Planets { word, cards });
        }
    }
    None
}

/// A number below `n`; nothing below nothing.
fn below(dice: &mut dyn Luck, n: usize) -> Option<usize> {
    let n = u32::try_from(n).ok().filter(|n| *n > 0)?;
    usize::try_from(dice.below(n)).ok()
}

/// The sentence that earns most, of plain words, where it has some; all orders are tried.
fn sentence(table: &Table<Connexion>) -> Option<Task> {
    let words = given(table.state());
    if !GIVEN.contains(&words.len()) {
        return None;
    }
    let rules = table.game().agreed();
    let made = plain(table, &words).filter(|made| made.len() > 2)?;
    let mut tried = Tried {
        best: (earned(rules, &made).ok()?, made),
        next: 0,
        goes_on: words.len() <= SHORT,
    };
    let is_best = tried.all(table, &words, &mut Vec::new());
    let (points, words) = tried.best;
    let is_fair = words.iter().all(|word| COMMON.contains(word));
    (is_best && is_fair).then_some(Task::Sentence {
        words,
        points,
        next: tried.next,
    })
}

/// What the best sentence earns, and the next best, by trying all.
#[cfg(test)]
pub(super) fn most(table: &Table<Connexion>) -> (u32, u32) {
    let mut tried = Tried {
        best: (0, Vec::new()),
        next: 0,
        goes_on: true,
    };
    tried.all(table, &given(table.state()), &mut Vec::new());
    (tried.best.0, tried.next)
}

/// A sentence as people make them, as far as bots do: what the judge takes is more than what anybody would say.
fn plain(table: &Table<Connexion>, words: &[String]) -> Option<Vec<String>> {
    const EFFORT: Effort = Effort {
        longest: *GIVEN.end(),
        width: 8,
    };
    let all: Vec<&str> = words.iter().map(String::as_str).collect();
    let made = compose(&all, table.game().agreed().standard(), EFFORT)?;
    let words = made.words.iter().map(|place| words.get(*place).cloned());
    words.collect()
}

/// The best sentence so far, and what the next best earns.
struct Tried {
    best: (u32, Vec<String>),
    next: u32,
    /// Whether a better one than the first takes its place; else there is no puzzle in it.
    goes_on: bool,
}

impl Tried {
    /// Tries everything that goes on from the words at these places; false where it is given up.
    fn all(&mut self, table: &Table<Connexion>, words: &[String], taken: &mut Vec<usize>) -> bool {
        let said: Vec<String> = taken.iter().map(|place| words[*place].clone()).collect();
        let points = earned(table.game().agreed(), &said).unwrap_or(0);
        let most = self.best.0;
        if points > most {
            self.next = most;
            self.best = (points, said);
            if !self.goes_on {
                return false;
            }
        } else if points < most {
            self.next = self.next.max(points);
        }
        for place in 0..words.len() {
            if !taken.contains(&place) {
                taken.push(place);
                if !self.all(table, words, taken) {
                    return false;
                }
                taken.pop();
            }
        }
        true
    }
}

/// Whether the bot called `name` sees the word when it looks once, or makes as good a sentence.
pub(super) fn solves(
    puzzle: &Puzzle,
    table: &dyn AnyTable,
    (name, mut bot): (&str, Box<dyn AnyBot>),
    (dice, limit): (&mut dyn Luck, &Limit),
) -> Result<bool, Refusal> {
    let seat = Puzzle::seat(table);
    match &puzzle.task {
        Task::Longest { word, .. } | Task::Planets { word, .. } => {
            let typed = typed(table)?;
            let view = typed.game().view(typed.state(), Viewer::Seat(seat));
            let seen = arena::connexion::seen(name, typed.game(), &view, dice);
            Ok(seen.is_some_and(|seen| seen.contains(word)))
        }
        Task::Sentence { points, .. } => {
            let act = bot.look(table, seat).then(|| bot.choose(limit)).flatten();
            let table = typed(table)?;
            Ok(act.is_some_and(|act| earns(table, &act) >= *points))
        }
        Task::Act(_) => Ok(false),
    }
}

fn earns(table: &Table<Connexion>, act: &Json) -> u32 {
    let words = act["words"]
        .as_array()
        .map_or(&[] as &[Json], Vec::as_slice);
    let words = words
        .iter()
        .filter_map(|word| Some(word.as_str()?.to_owned()));
    let words: Vec<String> = words.collect();
    earned(table.game().agreed(), &words).unwrap_or(0)
}
