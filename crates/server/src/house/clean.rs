//! Text that people type, tamed: names, titles and talk without control characters, hidden characters, towers of
//! accents, or look-alikes of other names (P24).

/// The longest name of a person, in characters.
const NAME: usize = 24;
/// The longest name of a table.
const TITLE: usize = 48;
/// The longest thing said.
const TALK: usize = 500;
/// The longest nonce.
const NONCE: usize = 64;
/// How many accents one letter may carry.
const ACCENTS: usize = 2;

/// Letters of other alphabets that look like Latin ones, in pairs.
const LOOK_ALIKES: &str = "аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwѵvոnαaεeοoρpυuνvκkιiτtχxγyωwβbηn0o1l|l";

/// A person's name: what was typed, made tidy.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub(crate) fn name(text: &str) -> Result<String, String> {
    let name = tidy(text, NAME);
    if !name.chars().any(char::is_alphanumeric) {
        return Err(format!(
            "A name has at least one letter and at most {NAME} characters."
        ));
    }
    if skeleton(&name) == skeleton(super::keeper::VOICE) {
        return Err("That is the name of the house itself.".to_owned());
    }
    if mixes_alphabets(&name) {
        return Err("A name keeps to one alphabet.".to_owned());
    }
    Ok(name)
}

/// The name of a table; `otherwise` where nothing is left of what was typed.
pub(crate) fn title(text: &str, otherwise: impl FnOnce() -> String) -> String {
    let title = tidy(text, TITLE);
    if title.is_empty() { otherwise() } else { title }
}

/// Something said, if anything is left of it.
pub(crate) fn talk(text: &str) -> Option<String> {
    let talk = tidy(text, TALK);
    (!talk.is_empty()).then_some(talk)
}

/// What somebody mixes into the luck of a table, if anything is left of it.
pub(crate) fn nonce(text: &str) -> Option<String> {
    let nonce = tidy(text, NONCE);
    (!nonce.is_empty()).then_some(nonce)
}

/// Two names with the same skeleton look the same to a hasty eye.
pub(crate) fn skeleton(name: &str) -> String {
    let plain = |c: char| {
        let mut pairs = LOOK_ALIKES.chars();
        while let (Some(other), Some(latin)) = (pairs.next(), pairs.next()) {
            if other == c {
                return latin;
            }
        }
        c
    };
    name.to_lowercase()
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(plain)
        .collect()
}

/// One line without anything invisible, spaces single, cut at `longest` characters.
fn tidy(text: &str, longest: usize) -> String {
    let mut tidy = String::new();
    let mut accents = 0;
    let visible = text.chars().filter(|&c| !is_hidden(c));
    for c in visible.take(longest * 4) {
        if c.is_whitespace() {
            if !tidy.is_empty() && !tidy.ends_with(' ') {
                tidy.push(' ');
            }
            continue;
        }
        accents = if is_accent(c) { accents + 1 } else { 0 };
        if accents <= ACCENTS {
            tidy.push(c);
        }
    }
    let cut: String = tidy.chars().take(longest).collect();
    cut.trim_end().to_owned()
}

/// Characters that show nothing of themselves, or turn the text around them: controls (white space is kept as such),
/// marks of direction, joiners, fillers, tags, private use.
fn is_hidden(c: char) -> bool {
    (c.is_control() && !c.is_whitespace())
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

fn is_accent(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20f0}'
        | '\u{fe20}'..='\u{fe2f}')
}

fn mixes_alphabets(name: &str) -> bool {
    let is_latin = |c: char| c.is_ascii_alphabetic() || matches!(c, '\u{c0}'..='\u{24f}');
    let is_other = |c: char| matches!(c, '\u{370}'..='\u{52f}' | '\u{530}'..='\u{58f}');
    name.chars().any(is_latin) && name.chars().any(is_other)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn names_are_made_tidy() {
        let tidied = |text: &str| name(text).unwrap();
        assert_eq!(tidied("  Ann\t of\u{a0} Green \n"), "Ann of Green");
        assert_eq!(tidied("A\u{202e}n\u{200b}n\u{0}\u{1b}[31m"), "Ann[31m");
        assert_eq!(tidied("Zoë 🐄"), "Zoë 🐄");
        assert_eq!(tidied("z\u{301}\u{301}\u{301}\u{301}"), "z\u{301}\u{301}");
        assert_eq!(tidied("日本語"), "日本語");
        assert_eq!(tidied(&"x".repeat(1000)).len(), NAME);
    }

    #[test]
    fn names_without_letters_and_of_two_alphabets_are_refused() {
        for bad in ["", "   ", "\u{200b}", "...", "Аnn", "Bοb", "the H0use"] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn look_alikes_have_one_skeleton() {
        assert_eq!(skeleton("Ann"), skeleton("a n n"));
        assert_eq!(skeleton("сор"), skeleton("cop"));
        assert_eq!(skeleton("B0b"), skeleton("bob"));
        assert_ne!(skeleton("ann"), skeleton("bob"));
    }

    #[test]
    fn talk_is_one_line_or_nothing() {
        assert_eq!(talk("hi\r\nthere"), Some("hi there".into()));
        assert_eq!(talk("\u{7}\u{feff} "), None);
        assert_eq!(title("", || "Ann's table".into()), "Ann's table");
    }

    proptest! {
        #[test]
        fn nothing_hidden_is_left_and_tidying_twice_changes_nothing(text in any::<String>()) {
            if let Some(talk) = talk(&text) {
                prop_assert!(!talk.chars().any(|c| c.is_control() || is_hidden(c)));
                prop_assert!(talk.chars().count() <= TALK);
                prop_assert_eq!(tidy(&talk, TALK), talk);
            }
        }
    }
}
