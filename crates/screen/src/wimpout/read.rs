//! Typed words become an action, listed or not: the rules say why not.

use wimpout::{Action, Call};

use super::Sight;
use super::phrase::{command, said};
use crate::words::no_word;

/// The action that the words mean.
pub(super) fn read(sight: Sight<'_>, actions: &[Action], line: &str) -> Result<Action, String> {
    let words = tidy(line);
    let listed = actions
        .iter()
        .find(|action| tidy(&command(sight, action)) == words);
    if let Some(action) = listed {
        return Ok(action.clone());
    }
    if let Some(call) = counted(&sight.view.scorings, &words) {
        return Ok(Action::Score(call));
    }
    Ok(match words.as_str() {
        "throw" | "t" | "roll" | "r" | "go" | "go on" => Action::Throw,
        "stop" | "s" | "bank" | "b" | "hold" => Action::Stop,
        "insure" | "i" | "pay" | "undo it" => Action::Insure,
        "pass" | "p" | "let it stand" => Action::Pass,
        _ => return Err(unknown(sight, actions, line)),
    })
}

/// The call that the words mean: its number in the list, or words that say enough of one.
fn counted(calls: &[Call], words: &str) -> Option<Call> {
    let number = words.strip_prefix("score ").unwrap_or(words);
    if let Ok(place) = number.parse::<usize>()
        && let Some(call) = calls.get(place.wrapping_sub(1))
    {
        return Some(call.clone());
    }
    let words = if matches!(words, "5" | "10") {
        format!("sun {words}")
    } else {
        words.to_owned()
    };
    let mut alike = calls.iter().filter(|call| tidy(&said(call)) == words);
    alike.next().filter(|_| alike.next().is_none()).cloned()
}

/// Lower case, single spaces, no punctuation, and none of the little words.
fn tidy(line: &str) -> String {
    let line = line
        .to_lowercase()
        .replace("sun5", "sun 5")
        .replace("sun10", "sun 10");
    let words = line.split(|c: char| !c.is_alphanumeric());
    let words: Vec<_> = words
        .filter(|word| !["", "the", "a", "as", "is", "it", "of"].contains(word))
        .collect();
    words.join(" ")
}

fn unknown(sight: Sight<'_>, actions: &[Action], line: &str) -> String {
    no_word(line, actions.iter().map(|action| command(sight, action)))
}
