//! What is refused, in the reader's language. A refusal is written once, in English, where it is made, and may have come
//! from another machine of the house; so other languages know it by its sentence, as gettext does.

use std::borrow::Cow;
use std::sync::LazyLock;

use crate::Tongue;
use crate::catalogue::strange;
use crate::packed;
use crate::phrasebook::Phrasebook;

/// What is longer quotes somebody at length, and is not looked up: that costs time.
const LONGEST: usize = 1000;

static GERMAN: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::read(&packed::texts(Tongue::De, &["refusals.txt", "texts.txt"])));

static FIGURES: LazyLock<Phrasebook> =
    LazyLock::new(|| Phrasebook::read(&packed::texts(Tongue::De, &["figures.txt"])));

/// The name of something that is counted, in the language. One that nobody has put into it stays English.
///
/// ```
/// use speech::{Tongue, counted};
///
/// assert_eq!(counted("void throws a game", Tongue::De), "ungültige Würfe je Partie");
/// ```
#[must_use]
pub fn counted(name: &str, tongue: Tongue) -> Cow<'_, str> {
    match tongue {
        Tongue::En => Cow::Borrowed(name),
        Tongue::De => FIGURES.whole(name).map_or(Cow::Borrowed(name), Cow::Owned),
        Tongue::Pseudo => FIGURES
            .whole(name)
            .map_or(Cow::Borrowed(name), |_| strange(name)),
    }
}

static MANUAL: LazyLock<Phrasebook> = LazyLock::new(|| {
    let files = ["manual.txt", "refusals.txt", "texts.txt"];
    Phrasebook::read(&packed::texts(Tongue::De, &files))
});

/// A line of the manual of a program, or of what its command line refuses, in the language. One that nobody has put into it
/// stays English.
///
/// ```
/// use speech::{Tongue, manual};
///
/// assert_eq!(manual("Print help", Tongue::De), "Zeigt diese Hilfe");
/// ```
#[must_use]
pub fn manual(text: &str, tongue: Tongue) -> Cow<'_, str> {
    let known = || MANUAL.whole(text);
    match tongue {
        Tongue::En => Cow::Borrowed(text),
        Tongue::De => known().map_or(Cow::Borrowed(text), Cow::Owned),
        Tongue::Pseudo => known().map_or(Cow::Borrowed(text), |_| strange(text)),
    }
}

/// What is refused, in the language: a sentence, with or without its capital, its full stop and the number of its rule. One
/// that nobody has put into that language stays English. The made-up language writes what German has.
///
/// ```
/// use speech::{Tongue, refused};
///
/// let said = refused("Nobody arranges the field of another player (R20).", Tongue::De);
/// assert_eq!(said, "Niemand ordnet die Weide von anderen (R20).");
/// ```
#[must_use]
pub fn refused(text: &str, tongue: Tongue) -> Cow<'_, str> {
    match tongue {
        _ if text.len() > LONGEST => Cow::Borrowed(text),
        Tongue::En => Cow::Borrowed(text),
        Tongue::De => known(text).map_or(Cow::Borrowed(text), Cow::Owned),
        Tongue::Pseudo => known(text).map_or(Cow::Borrowed(text), |_| strange(text)),
    }
}

/// Why a rule of one's own could not answer, in the language: what its language says of it is a part of sentences elsewhere.
pub(crate) fn failure(text: &str, tongue: Tongue) -> Cow<'_, str> {
    match tongue {
        Tongue::De if text.len() <= LONGEST => {
            GERMAN.part(text).map_or(Cow::Borrowed(text), Cow::Owned)
        }
        _ => refused(text, tongue),
    }
}

/// The same as a sentence by itself: with a capital, and a full stop where it has none.
#[must_use]
pub fn refusal(text: &str, tongue: Tongue) -> String {
    let said = capital(&refused(text, tongue));
    let ends = said.ends_with(['.', '!', '?']);
    if ends { said } else { said + "." }
}

/// Why something was not taken, in the language: what is refused, or the words that it is about and then what is said of
/// them, as the judge of sentences does. The words stay as they are.
///
/// ```
/// use speech::{Tongue, reason};
///
/// let said = reason("he go: the verb does not agree with its subject (X19)", Tongue::De);
/// assert_eq!(said, "he go: das Verb passt nicht zu seinem Subjekt (X19)");
/// ```
#[must_use]
pub fn reason(text: &str, tongue: Tongue) -> Cow<'_, str> {
    let said = refused(text, tongue);
    match text.split_once(": ") {
        Some((words, why)) if said == text => {
            Cow::Owned(format!("{words}: {}", refused(why, tongue)))
        }
        _ => said,
    }
}

/// A sentence with its dress: it is looked up as it is, then without each piece of it. Where it cites a rule that goes first
/// off, so that it does not count to what the sentence quotes last.
fn known(text: &str) -> Option<String> {
    let german = &*GERMAN;
    let (bare, stop) = text
        .strip_suffix('.')
        .map_or((text, ""), |bare| (bare, "."));
    let (bare, rule) = cited(bare);
    let dressed = || {
        let said = german.whole(bare).or_else(|| german.whole(&small(bare)))?;
        let is_capital = bare.starts_with(|first: char| first.is_uppercase());
        let said = if is_capital { capital(&said) } else { said };
        Some(format!("{said}{rule}{stop}"))
    };
    if rule.is_empty() {
        return german.whole(text).or_else(dressed);
    }
    dressed().or_else(|| german.whole(text))
}

/// The sentence, and the rule that it cites at its end with the space before: `(W13)`.
fn cited(text: &str) -> (&str, &str) {
    let number = |at: usize| {
        let inner = text[at..].strip_prefix(" (")?.strip_suffix(')')?;
        let is_number = inner.starts_with(|c: char| c.is_ascii_uppercase())
            && inner.len() <= 5
            && inner.bytes().all(|byte| byte.is_ascii_alphanumeric());
        is_number.then_some(at)
    };
    match text.rfind(" (").and_then(number) {
        Some(at) => text.split_at(at),
        None => (text, ""),
    }
}

fn small(text: &str) -> String {
    with_first(text, |first| first.to_lowercase().collect())
}

pub(crate) fn capital(text: &str) -> String {
    with_first(text, |first| first.to_uppercase().collect())
}

fn with_first(text: &str, change: impl FnOnce(char) -> String) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| change(first) + letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn german(text: &str) -> Cow<'_, str> {
        refused(text, Tongue::De)
    }

    #[test]
    fn names_and_sentences_within_sentences_are_found() {
        assert_eq!(
            german("it is not the turn of Bo; to act: nobody"),
            "Bo ist nicht an der Reihe; dran: niemand"
        );
        assert_eq!(
            german("`goal` cannot be `7`; it takes a multiple of 5 from 50 to 10000"),
            "`goal` kann nicht `7` sein; möglich ist ein Vielfaches von 5 von 50 bis 10000"
        );
        assert_eq!(
            german("There is no game `cov`; did you mean `cow`? There are wimpout, cow."),
            "Ein Spiel `cov` gibt es nicht; war `cow` gemeint? Es gibt wimpout, cow."
        );
        // Where something stands is no part of what stands there.
        assert_eq!(
            german(
                "the loaded board: line 1, field `goal`: the text \"much\" is given, a text is asked"
            ),
            "das geladene Brett: Zeile 1, Feld `goal`: da steht der Text \"much\", verlangt ist ein Text"
        );
    }

    #[test]
    fn what_nobody_has_put_into_german_stays_as_it_is() {
        assert_eq!(german("Ann waves (W13)."), "Ann waves (W13).");
        assert_eq!(german(""), "");
        let long = format!("nobody here is called {}", "x".repeat(LONGEST));
        assert_eq!(german(&long), long);
        assert_eq!(german("("), "(");
        assert_eq!(german("(ß)."), "(ß).");
        assert_eq!(refusal("it is busy", Tongue::En), "It is busy.");
        let english = "the game is over";
        assert_eq!(refused(english, Tongue::En), english);
    }
}
