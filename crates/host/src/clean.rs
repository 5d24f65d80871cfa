//! Text from outside, tamed, whether it is typed at a door or stands in a file: names, titles and talk without control
//! characters, hidden characters, towers of accents, or look-alikes of other names (P24).

use std::borrow::Cow;

use serde_json::Value as Json;
use speech::around::TheHouse;
use speech::{Names, Sentence as _, Tongue};
use table::{OWN_PREFIX, Settings, Value, is_hidden, shown, without_escapes};

use crate::alike;

/// As whom the keeper of the house talks; nobody else can have that name, in any language.
pub const VOICE: &str = "The house";

/// The name of somebody who talks, for a reader: the keeper's voice in their language.
#[must_use]
pub fn speaker(name: &str, tongue: Tongue) -> Cow<'_, str> {
    if name == VOICE {
        voice(tongue).into()
    } else {
        name.into()
    }
}

fn voice(tongue: Tongue) -> String {
    let reader = Names::new(&[], None).in_tongue(tongue);
    TheHouse {}.line(reader).to_string()
}

/// The longest name of a person, in characters.
const NAME: usize = 24;
/// The longest name of a table.
pub const TITLE: usize = 48;
/// The longest thing said.
const TALK: usize = 500;
/// The longest nonce.
const NONCE: usize = 64;
/// How many accents one letter may carry.
const ACCENTS: usize = 2;

/// A person's name: what was typed, made tidy. Nothing of it is cut off, and it is no number, which at a table stands for
/// something else.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub fn name(text: &str) -> Result<String, String> {
    let name = known(text)?;
    if !is_whole(text) || !has_letters(&name) {
        return Err(length_of_a_name());
    }
    if is_like_a_key(&name) {
        return Err(
            "That looks like the key of a seat or of a member, and nobody has that key: look at it again.".to_owned(),
        );
    }
    Ok(name)
}

/// Whether a name is written as keys are: whoever mistypes one is not to show it to everybody.
fn is_like_a_key(name: &str) -> bool {
    let is_part = |part: &str| {
        (7..=12).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    let has_digit = |part: &str| part.bytes().any(|byte| byte.is_ascii_digit());
    match name.split_once(['-', ' ']) {
        Some((place, rest)) if is_part(place) && is_part(rest) => {
            let by_hyphen = name.contains('-') && has_digit(name);
            by_hyphen || (has_digit(place) && has_digit(rest))
        }
        _ => false,
    }
}

/// The name of a bot, which types nothing: made tidy, and no number.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub fn bot(text: &str) -> Result<String, String> {
    let name = readable(text)?;
    has_letters(&name)
        .then_some(name)
        .ok_or_else(length_of_a_name)
}

/// The name that somebody has already, somewhere else or since long ago: made tidy, and nothing that asks for something.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub fn known(text: &str) -> Result<String, String> {
    let name = readable(text)?;
    if screen::is_command(&name) {
        return Err(format!(
            "`{name}` is a word that asks for something, so nobody can be called that."
        ));
    }
    Ok(name)
}

/// The name of somebody who types nothing, such as the bot `Odds`, whose name is a word at the table too: made tidy.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub fn readable(text: &str) -> Result<String, String> {
    let name = tidy(
        &alike::unstyled(&text.chars().take(NAME * 4).collect::<String>()),
        NAME,
    );
    if !name.chars().any(char::is_alphanumeric) {
        return Err(length_of_a_name());
    }
    let voices = Tongue::ALL.map(voice);
    if voices.iter().any(|voice| alike::look_alike(&name, voice)) {
        return Err("That is the name of the house itself.".to_owned());
    }
    if !alike::keeps_to_one_alphabet(&name) {
        return Err("A name keeps to one alphabet, in plain letters.".to_owned());
    }
    Ok(name)
}

/// A name of which nothing would be cut off: who gives it is a program, and is told.
///
/// # Errors
/// That it is too long, in a sentence.
pub fn whole(name: &str) -> Result<&str, String> {
    let is_whole = name.chars().nth(NAME).is_none();
    is_whole.then_some(name).ok_or_else(length_of_a_name)
}

/// Whether nothing of a name is cut off when it is made tidy.
fn is_whole(text: &str) -> bool {
    let mut rest = text.chars();
    let start: String = rest.by_ref().take(NAME * 4).collect();
    rest.next().is_none() && tidy(&alike::unstyled(&start), NAME * 4).chars().count() <= NAME
}

fn has_letters(name: &str) -> bool {
    name.chars().any(char::is_alphabetic)
}

fn length_of_a_name() -> String {
    format!("A name has at least one letter and at most {NAME} characters.")
}

/// The name of a table; `otherwise` where nothing is left of what was typed.
#[must_use]
pub fn title(text: &str, otherwise: impl FnOnce() -> String) -> String {
    let title = tidy(text, TITLE);
    if title.is_empty() { otherwise() } else { title }
}

/// What somebody says now: all of it.
///
/// # Errors
/// Nothing is left of it, or it is too long, in a sentence.
pub fn remark(text: &str) -> Result<String, String> {
    let remark = tidy(text, text.len());
    match remark.chars().count() {
        0 => Err("there is nothing to say in that".to_owned()),
        n if n > TALK => Err(format!(
            "one can say {TALK} characters at once, and that has {n}"
        )),
        _ => Ok(remark),
    }
}

/// Something said in a record, cut where it is too long, if anything is left of it.
#[must_use]
pub fn talk(text: &str) -> Option<String> {
    let talk = tidy(text, TALK);
    (!talk.is_empty()).then_some(talk)
}

/// What somebody mixes into the luck of a table, if anything is left of it.
///
/// # Errors
/// It would not stay what it is: whoever mixes in a text of their own must find that one in the record.
pub fn nonce(text: &str) -> Result<Option<String>, String> {
    let nonce = tidy(text, NONCE);
    if nonce != text {
        return Err(format!(
            "a nonce has at most {NONCE} characters, all of them to be seen, without two spaces in a row"
        ));
    }
    Ok((!nonce.is_empty()).then_some(nonce))
}

/// The name of a seat in a record: cleaned like one that is typed, and `otherwise` where a door would refuse it.
#[must_use]
pub fn sitter(text: &str, otherwise: &str) -> String {
    readable(text).unwrap_or_else(|_| otherwise.to_owned())
}

/// What somebody says in JSON: every text in it is one line without anything hidden.
pub fn json(said: &mut Json) {
    match said {
        Json::String(text) => line(text),
        Json::Array(items) => items.iter_mut().for_each(json),
        Json::Object(fields) => {
            if fields.keys().any(|key| is_unclean(key)) {
                let old = std::mem::take(fields);
                fields.extend(old.into_iter().map(|(key, value)| (shown(&key), value)));
            }
            fields.values_mut().for_each(json);
        }
        Json::Null | Json::Bool(_) | Json::Number(_) => {}
    }
}

/// The words that rules are set to; the lines of a rule of one's own stay lines.
pub fn settings(settings: &mut Settings) {
    for (slug, value) in &mut settings.0 {
        match value {
            Value::Word(text) if slug.starts_with(OWN_PREFIX) => material(text),
            Value::Word(word) => line(word),
            Value::Flag(_) | Value::Number(_) => {}
        }
    }
}

/// A deck, a board or a word list: its lines stay lines, what hides in them goes, in the texts of JSON too.
pub fn material(text: &mut String) {
    let stays = |c: char| matches!(c, '\n' | '\t');
    let is_bad = |c: char| (c.is_control() && !stays(c)) || is_hidden(c);
    if text.replace("\r\n", "\n").contains(is_bad) {
        let lines = text.replace("\r\n", "\n").replace('\r', "\n");
        *text = lines.chars().filter(|&c| !is_bad(c)).collect();
    }
    // Only what is escaped can be hidden now.
    if text.contains('\\')
        && let Ok(mut parsed) = serde_json::from_str::<Json>(text)
    {
        let before = parsed.clone();
        json(&mut parsed);
        if parsed != before {
            *text = parsed.to_string();
        }
    }
}

fn line(text: &mut String) {
    if is_unclean(text) {
        *text = shown(text);
    }
}

fn is_unclean(text: &str) -> bool {
    text.contains(|c: char| c.is_control() || is_hidden(c))
}

/// One line without anything invisible, spaces single, cut at `longest` characters.
fn tidy(text: &str, longest: usize) -> String {
    let mut tidy = String::new();
    let mut accents = 0;
    let text = without_escapes(text);
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

fn is_accent(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20f0}'
        | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn names_are_made_tidy() {
        let tidied = |text: &str| name(text).unwrap();
        assert_eq!(tidied("  Ann\t of\u{a0} Green \n"), "Ann of Green");
        assert_eq!(tidied("A\u{202e}n\u{200b}n\u{0}\u{1b}[31m"), "Ann");
        assert_eq!(tidied("Zoë 🐄"), "Zoë 🐄");
        assert_eq!(
            tidied("z\u{301}\u{301}\u{301}\u{301}"),
            "\u{17a}\u{301}\u{301}"
        );
        assert_eq!(tidied("Ｍ𝐚ria"), "Maria");
        assert_eq!(tidied("日本語"), "日本語");
        assert_eq!(tidied(&format!("  {}  ", "x".repeat(NAME))).len(), NAME);
        assert_eq!(tidied("7 of 9"), "7 of 9");
    }

    #[test]
    fn who_mistypes_a_key_is_not_called_so() {
        for key in [
            "rnjsasd6-8zmcdcaqh7",
            "rnjsasd6-8zmcdcaqh7x",
            "rnjsasd6 8zmcdcaqh7",
            "Y1395czmwk-d36gejk6m5",
        ] {
            assert!(name(key).unwrap_err().contains("key"), "{key}");
        }
        for person in [
            "Christopher Rodriguez",
            "Jean-Baptiste",
            "Agent007 Blofeld",
            "Robo-cop 3",
        ] {
            assert_eq!(name(person).as_deref(), Ok(person));
        }
    }

    #[test]
    fn a_name_is_not_cut_and_is_no_number() {
        for bad in [
            &"x".repeat(NAME + 1),
            &"x".repeat(1000),
            "7",
            "0815",
            "1 000",
            "3.14",
            "½",
            "７",
        ] {
            assert_eq!(name(bad), Err(length_of_a_name()), "{bad}");
        }
        // Who is called so since long ago, in a record or a circle, still is.
        assert_eq!(known("7").as_deref(), Ok("7"));
        assert_eq!(known(&"x".repeat(1000)).map(|name| name.len()), Ok(NAME));
        assert!(bot("7").is_err() && bot("Odds").is_ok());
    }

    #[test]
    fn names_without_letters_and_of_two_alphabets_are_refused() {
        for bad in [
            "",
            "   ",
            "\u{200b}",
            "...",
            "Аnn",
            "Bοb",
            "Ꮇaria",
            "the H0use",
            "Тһе һоυѕе",
            "𝐓he 𝗛ouse",
            "das haus",
            "Stop",
            "du",
        ] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn talk_is_one_line_or_nothing() {
        assert_eq!(talk("hi\r\nthere"), Some("hi there".into()));
        assert_eq!(talk("\u{7}\u{feff} "), None);
        assert_eq!(title("", || "Ann's table".into()), "Ann's table");
    }

    #[test]
    fn nothing_that_is_said_is_cut() {
        let most = "é".repeat(TALK);
        assert_eq!(remark(&format!("  {most}\n")).as_ref(), Ok(&most));
        let why = remark(&format!("{most}!")).unwrap_err();
        assert!(why.contains("500") && why.contains("501"), "{why}");
        assert!(remark("\u{7}\u{feff} ").is_err());
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
