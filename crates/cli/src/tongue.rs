//! The language of whoever sits at this terminal: as they ask for it, or as their system is set.

use std::sync::OnceLock;

use speech::{Names, Reader, Sentence, Tongue};
use table::Viewer;

/// What a system says of the language of its messages, the first that is set.
const SYSTEM: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

static SPOKEN: OnceLock<Tongue> = OnceLock::new();

/// What `--language` asks for: nothing where its variable is set to nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked(Option<Tongue>);

/// Reads what `--language` asks for.
///
/// # Errors
/// Nothing is told in that language.
pub(crate) fn known(code: &str) -> Result<Asked, String> {
    if code.is_empty() {
        return Ok(Asked(None));
    }
    let known = code.parse().map(|tongue| Asked(Some(tongue)));
    known.map_err(|_| {
        let all = Tongue::ALL.map(|tongue| format!("{tongue} ({})", tongue.name()));
        format!(
            "nothing is told in that language; there are {}",
            all.join(" and ")
        )
    })
}

/// The language of what is told before anything is read: that which `--language` names, wherever it stands.
pub(crate) fn before() -> Tongue {
    let typed = std::env::args_os().map(|one| one.to_string_lossy().into_owned());
    let mut typed = typed.skip_while(|one| !one.starts_with("--language"));
    let asked = typed.next().and_then(|one| match one.split_once('=') {
        Some((_, code)) => Some(code.to_owned()),
        None => typed.next(),
    });
    let set = |name: &str| std::env::var(name).ok();
    let asked = asked.or_else(|| set("LASTLICKS_LANGUAGE"));
    let asked = asked.and_then(|code| code.parse().ok());
    asked.unwrap_or_else(|| of_system(set))
}

/// From now on that language is spoken; where none was asked for, that of the system.
pub(crate) fn speak(asked: Option<Asked>) {
    let asked = asked.and_then(|Asked(tongue)| tongue);
    // Set once, before anything is said.
    let _ = SPOKEN.set(asked.unwrap_or_else(|| of_system(|name| std::env::var(name).ok())));
}

/// The language that is spoken here.
pub(crate) fn tongue() -> Tongue {
    SPOKEN.get().copied().unwrap_or_default()
}

/// Somebody who reads here.
pub(crate) fn reader(viewer: Viewer) -> Reader {
    Reader {
        viewer,
        tongue: tongue(),
    }
}

/// Nobody's names, for sentences in the language that is spoken here.
pub(crate) fn names() -> Names<'static> {
    Names::new(&[], None).in_tongue(tongue())
}

/// A sentence in the language that is spoken here.
pub(crate) fn told(sentence: &impl Sentence) -> String {
    sentence.line(names()).to_string()
}

/// What is known by its English sentence, in the language that is spoken here: what a store, a record or a game says.
pub(crate) fn said(english: &str) -> String {
    speech::refused(english, tongue()).into_owned()
}

/// Numbers written in English, as they are written here: 1,205.5 or 1.205,5.
pub(crate) fn digits(english: &str) -> String {
    let other = |c| match c {
        '.' => tongue().point(),
        ',' => tongue().apart(),
        c => c,
    };
    english.chars().map(other).collect()
}

/// A number with so many places.
pub(crate) fn decimal(number: f64, places: usize) -> String {
    digits(&format!("{number:.places$}"))
}

/// A count as sentences take it.
pub(crate) fn whole(count: impl TryInto<i64>) -> i64 {
    count.try_into().unwrap_or(i64::MAX)
}

fn of_system(set: impl Fn(&str) -> Option<String>) -> Tongue {
    let mut set = SYSTEM.into_iter().filter_map(set);
    let code = set.find(|code| !code.is_empty());
    code.and_then(|code| code.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_that_is_set_counts() {
        let of = |all: &[(&str, &str)]| {
            of_system(|name| {
                let found = all.iter().find(|(own, _)| *own == name);
                found.map(|(_, code)| (*code).to_owned())
            })
        };
        assert_eq!(of(&[]), Tongue::En);
        assert_eq!(of(&[("LANG", "de_AT.UTF-8")]), Tongue::De);
        assert_eq!(of(&[("LC_ALL", "C"), ("LANG", "de_AT.UTF-8")]), Tongue::En);
        assert_eq!(of(&[("LC_ALL", ""), ("LC_MESSAGES", "de")]), Tongue::De);
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8")]), Tongue::En);
    }
}
