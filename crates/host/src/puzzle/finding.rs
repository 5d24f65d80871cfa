//! Finds what can be asked at a position of Cosmic `ConneXion`: its longest word, a word that passes three cards, the
//! sentence that earns most.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use arena::{AnyBot, Limit};
use connexion::search::Search;
use connexion::{BonusStage, Connexion, Phase, State};
use english::words::{Shipped, WordList};
use serde_json::{Value as Json, json};
use table::{AnyTable, Luck, Refusal, Table};

use super::played::step;
use super::words::{GIVEN, earned, given, is_claiming, passed, typed, walks};
use super::{Puzzle, Task};

/// Words that everybody knows.
static KNOWN: LazyLock<WordList> = LazyLock::new(|| Shipped::Family.load());

/// So many cards lie at least.
const CARDS: usize = 8;
/// Of the places where it could be asked, one of so many is taken.
const TAKEN: u32 = 14;
/// How long a word is at least.
const LETTERS: usize = 6;
/// A bot that has claimed so many words of a turn has all it finds.
const CLAIMS: usize = 400;

/// What the game is led to so that there is something to ask: the Sun is laid.
pub(super) fn leads_on(game: &str, actions: &[Json]) -> Option<Json> {
    let lay = json!({"do": "lay-sun"});
    (game == "connexion" && actions.contains(&lay)).then_some(lay)
}

/// What can be asked here, if anything can.
pub(super) fn task(
    table: &dyn AnyTable,
    seed: u64,
    dice: &mut dyn Luck,
) -> Result<Option<Task>, Refusal> {
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
    let longest = (seed / 2).is_multiple_of(2);
    Ok(if longest {
        self::longest(table)
    } else {
        planets(table, dice)
    })
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
    let is_fair = first.len() > second.len() && first.len() >= LETTERS && KNOWN.contains(first);
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
        let ways = ways.iter().map(|walk| passed(rules, state, walk).into_iter().collect());
        cards.insert(word, ways.collect());
    }
    let passes = |word: &str, three: &[String; 3]| {
        let ways = cards.get(word).map_or(&[] as &[_], Vec::as_slice);
        ways.iter().any(|way| three.iter().all(|card| way.contains(card)))
    };
    let fair = all.iter().filter(|word| word.len() + 1 >= LETTERS && KNOWN.contains(word));
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

/// The sentence that earns most, where it has some words and the judge takes few; all orders are tried.
fn sentence(table: &Table<Connexion>) -> Option<Task> {
    let words = given(table.state());
    if !GIVEN.contains(&words.len()) {
        return None;
    }
    let mut tried = Tried::default();
    tried.all(table, &words, &mut Vec::new());
    let (points, words) = tried.best?;
    (words.len() > 2).then(|| Task::Sentence {
        words,
        points,
        next: tried.next,
    })
}

/// The best sentence so far, and what the next best earns.
#[derive(Default)]
struct Tried {
    best: Option<(u32, Vec<String>)>,
    next: u32,
}

impl Tried {
    /// Tries everything that goes on from the words at these places.
    fn all(&mut self, table: &Table<Connexion>, words: &[String], taken: &mut Vec<usize>) {
        let said: Vec<String> = taken.iter().map(|place| words[*place].clone()).collect();
        if let Ok(points) = earned(table.game().agreed(), &said) {
            self.take(points, said);
        }
        for place in 0..words.len() {
            if !taken.contains(&place) {
                taken.push(place);
                self.all(table, words, taken);
                taken.pop();
            }
        }
    }

    fn take(&mut self, points: u32, said: Vec<String>) {
        let most = self.best.as_ref().map_or(0, |(most, _)| *most);
        if points > most {
            self.next = most;
            self.best = Some((points, said));
        } else if points < most {
            self.next = self.next.max(points);
        }
    }
}

/// Whether a bot finds it: among all words that it claims, or with its sentence.
pub(super) fn solves(
    puzzle: &Puzzle,
    bot: &mut dyn AnyBot,
    limit: &Limit,
) -> Result<bool, Refusal> {
    let mut table = puzzle.table()?;
    let seat = Puzzle::seat(table.as_ref());
    for _ in 0..CLAIMS {
        while table.waiting() == table::Waiting::Luck {
            let draw = table.next_draw()?;
            table.take(draw)?;
        }
        if !bot.look(table.as_ref(), seat) {
            return Ok(false);
        }
        let Some(act) = bot.choose(limit) else {
            return Ok(false);
        };
        match &puzzle.task {
            Task::Longest { word, .. } | Task::Planets { word, .. } if act["word"] == **word => {
                return Ok(true);
            }
            Task::Sentence { points, .. } => return Ok(earns(table.as_ref(), &act)? >= *points),
            _ if act["do"] != "claim" => return Ok(false),
            _ => table.take(step(seat, act))?,
        }
    }
    Ok(false)
}

fn earns(table: &dyn AnyTable, act: &Json) -> Result<u32, Refusal> {
    let words = act["words"].as_array().map_or(&[] as &[Json], Vec::as_slice);
    let words = words.iter().filter_map(|word| Some(word.as_str()?.to_owned()));
    let words: Vec<String> = words.collect();
    Ok(earned(typed(table)?.game().agreed(), &words).unwrap_or(0))
}
