//! Puzzles of Cosmic `ConneXion`: words that lie on the board, and sentences of words that are listed.

use connexion::search::{Search, Walk};
use connexion::{Action, Connexion, Decision, Finding, Listed, Phase, Rules, Stage, State};
use serde_json::json;
use speech::puzzle as say;
use speech::{Line, Names, Sense, Sentence};
use table::{AnyTable, Code, Game, Refusal, Seat, Table};

use super::{Puzzle, Task, Verdict};

/// What a word of a sentence earns, and in the future tense (X19).
const A_WORD: [usize; 2] = [25, 50];
/// Of how many words a sentence is made at least and at most: all orders of all of them are tried.
pub(super) const GIVEN: std::ops::RangeInclusive<usize> = 4..=8;

/// A table of this game.
pub(super) fn typed(table: &dyn AnyTable) -> Result<&Table<Connexion>, Refusal> {
    let table = table.as_any().downcast_ref();
    table.ok_or_else(|| Refusal::new(Code::Corrupt, "words are found in Cosmic ConneXion alone"))
}

/// What is to be found, in words.
pub(super) fn question(
    task: &Task,
    table: &dyn AnyTable,
    names: Names<'_>,
) -> Result<Line, Refusal> {
    let letters = |word: &str| u32::try_from(word.len()).unwrap_or(u32::MAX);
    Ok(match task {
        Task::Longest { word, .. } => say::FindLongest {
            letters: letters(word),
        }
        .line(names),
        Task::Planets { word, cards } => {
            let [mercury, venus, earth] = cards.each_ref().map(|card| named(card));
            say::FindPlanets {
                mercury,
                venus,
                earth,
                letters: letters(word),
            }
            .line(names)
        }
        Task::Sentence { points, .. } => {
            let given = given(typed(table)?.state());
            let words: Vec<Line> = given.iter().map(|word| named(word)).collect();
            say::FindSentence {
                words: speech::listed(&words, names),
                points: *points,
            }
            .line(names)
        }
        Task::Act(_) => Line::default(),
    })
}

fn named(word: &str) -> Line {
    Line::of(word, Sense::Name)
}

/// What comes of a word or a sentence; of nothing, the solution.
pub(super) fn verdict(
    task: &Task,
    table: &Table<Connexion>,
    text: Option<&str>,
    names: Names<'_>,
) -> Verdict {
    let best = match task {
        Task::Sentence { words, .. } => json!(words.join(" ")),
        Task::Longest { word, .. } | Task::Planets { word, .. } => json!(word),
        Task::Act(_) => json!(null),
    };
    let answered = match (task, text) {
        (Task::Sentence { points, .. }, Some(text)) => Some(sentence(table, text, *points, names)),
        (_, Some(text)) => Some(word(task, text, names)),
        (_, None) => None,
    };
    let (right, told) = answered.map_or((false, None), |(right, told)| (right, Some(told)));
    Verdict {
        right,
        best,
        worth: Vec::new(),
        found: found(task, table),
        told: told.into_iter().collect(),
        listed: vec![solution(task, table, names)],
        why: shorter(task, names).into_iter().collect(),
    }
}

fn shorter(task: &Task, names: Names<'_>) -> Option<Line> {
    let Task::Longest { next, .. } = task else {
        return None;
    };
    let letters = u32::try_from(*next).ok()?;
    Some(say::OthersAreShorter { letters }.line(names))
}

fn solution(task: &Task, table: &Table<Connexion>, names: Names<'_>) -> Line {
    match task {
        Task::Longest { word, .. } => the_word(table, word, &[], names),
        Task::Planets { word, cards } => the_word(table, word, cards, names),
        Task::Sentence { words, points, .. } => say::TheSentence {
            sentence: words.join(" ").into(),
            points: *points,
        }
        .line(names),
        Task::Act(_) => Line::default(),
    }
}

/// A word and the cards that it passes.
fn the_word(table: &Table<Connexion>, word: &str, cards: &[String], names: Names<'_>) -> Line {
    let way = way(table, word, cards);
    let way = way.map(|way| passed(table.game().agreed(), table.state(), &way));
    say::TheWord {
        word: named(word),
        way: way.unwrap_or_default().join(", ").into(),
    }
    .line(names)
}

/// A way to walk a word that passes these cards.
fn way(table: &Table<Connexion>, word: &str, cards: &[String]) -> Option<Walk> {
    let state = table.state();
    let passes = |walk: &Walk| {
        let way = passed(table.game().agreed(), state, walk);
        cards.iter().all(|card| way.contains(card))
    };
    let mut walks = walks(table.game().search(), state, word).into_iter();
    walks.find(passes)
}

/// The word that was to be found as it would stand on the list; nothing of a sentence.
fn found(task: &Task, table: &Table<Connexion>) -> Option<Listed> {
    let (word, cards) = match task {
        Task::Longest { word, .. } => (word, &[] as &[String]),
        Task::Planets { word, cards } => (word, cards.as_slice()),
        Task::Act(_) | Task::Sentence { .. } => return None,
    };
    let way = way(table, word, cards)?;
    Some(Listed {
        word: word.clone(),
        seat: Seat(0),
        path: way.positions(),
        spelled: way.0.iter().map(|step| step.text.clone()).collect(),
        turn: 0,
    })
}

/// Whether a word is the one that was looked for.
fn word(task: &Task, text: &str, names: Names<'_>) -> (bool, Line) {
    let said = text.trim().to_lowercase();
    let word = named(&said);
    let wanted = match task {
        Task::Longest { word, .. } | Task::Planets { word, .. } => word.as_str(),
        Task::Act(_) | Task::Sentence { .. } => "",
    };
    if said == wanted {
        return (true, say::RightWord { word }.line(names));
    }
    let letters = |word: &str| u32::try_from(word.len()).unwrap_or(u32::MAX);
    let told = if matches!(task, Task::Planets { .. }) {
        say::NotThere { word }.line(names)
    } else {
        say::TooShort {
            word,
            letters: letters(&said),
            most: letters(wanted),
        }
        .line(names)
    };
    (false, told)
}

/// Whether an answer could be one: a word that could be claimed, or a sentence of the words that are given.
///
/// # Errors
/// `BadInput`, saying why it could not.
pub(super) fn is_there(task: &Task, table: &Table<Connexion>, text: &str) -> Result<(), Refusal> {
    let bad = |message: String| Refusal::new(Code::BadInput, message);
    if matches!(task, Task::Sentence { .. }) {
        let mut left = given(table.state());
        for word in split(text) {
            let place = left.iter().position(|one| *one == word);
            let place = place
                .ok_or_else(|| bad(format!("`{word}` is not among the words, or not so often")))?;
            left.swap_remove(place);
        }
        return Ok(());
    }
    let word = text.trim().to_lowercase();
    let claim = Action::Claim { word };
    let refused = table
        .game()
        .check(table.state(), Puzzle::seat(table), &claim);
    refused.map_err(|why| Refusal {
        code: Code::BadInput,
        ..why
    })
}

/// The words of a sentence.
fn split(text: &str) -> Vec<String> {
    let lower = text.to_lowercase();
    let words = lower.split(|c: char| !c.is_alphabetic());
    let words = words.filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// What a sentence earns, as the judge of the table finds (X22).
fn sentence(table: &Table<Connexion>, text: &str, most: u32, names: Names<'_>) -> (bool, Line) {
    let said = split(text);
    let points = match earned(table.game().agreed(), &said) {
        Ok(points) => points,
        Err(why) => {
            let why = speech::reason(&why, names.tongue()).as_ref().into();
            return (false, say::NotTaken { why }.line(names));
        }
    };
    if points >= most {
        (true, say::RightSentence { points }.line(names))
    } else {
        (false, say::EarnsLess { points, most }.line(names))
    }
}

/// The points of a sentence that the judge accepts.
pub(super) fn earned(rules: &Rules, words: &[String]) -> Result<u32, String> {
    let finding = Finding::of(words, rules.standard());
    if finding.verdict != Decision::Accept {
        return Err(finding.explain(words).unwrap_or_default());
    }
    let points = words.len() * A_WORD[usize::from(finding.future)];
    Ok(u32::try_from(points).unwrap_or(u32::MAX))
}

/// The words that are listed.
pub(super) fn given(state: &State) -> Vec<String> {
    state
        .words
        .iter()
        .map(|listed| listed.word.clone())
        .collect()
}

/// Whether a word can be claimed now.
pub(super) fn is_claiming(state: &State) -> bool {
    matches!(&state.phase, Phase::Turn(turn) if matches!(turn.stage, Stage::Claiming))
}

/// Every way to walk a word, up to a bound that none comes near.
pub(super) fn walks(search: &Search, state: &State, word: &str) -> Vec<Walk> {
    const MOST: usize = 500;
    search.walks(&state.layout, word, MOST)
}

/// The names of the cards that a walk passes.
pub(super) fn passed(rules: &Rules, state: &State, walk: &Walk) -> Vec<String> {
    let positions = walk.positions().into_iter();
    let cards = positions.filter_map(|position| state.layout.card(position));
    cards
        .map(|card| rules.deck().letter(card).name.clone())
        .collect()
}
