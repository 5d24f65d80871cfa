//! What a `new` or a `would-do` brings: texts of rules, and a deck, a board, a word list. It reads files by what it is handed.

use serde_json::Value as Json;
use table::{Code, Materials, Refusal, Settings, Value};

use super::ReadFile;
use crate::catalog::AnyGame;
use crate::own::{choose_own, own_setting};
use crate::pieces::takes_pieces;

/// Puts texts of rules beside what is set. A value of one that is set already is chosen of it.
pub(super) fn with_texts(
    slug: &str,
    mut set: Settings,
    texts: &[String],
) -> Result<Settings, Refusal> {
    let asked = set.clone();
    let mut brought = Settings::default();
    for text in texts {
        let (own, text) = own_setting(text)?;
        let value = asked.get(&own).map(ToString::to_string);
        if value.as_deref() == Some("off") {
            return Err(bad(format!(
                "`{own}` is turned off and its text is brought: leave out one of the two"
            )));
        }
        if brought.0.insert(own.clone(), text.clone()).is_some() {
            return Err(bad(format!("two of the texts are both called `{own}`")));
        }
        set.0.insert(own.clone(), text);
        if let Some(value) = value {
            let mut chosen = Settings::default().with(&own, Value::Word(value));
            choose_own(slug, &set, &mut chosen)?;
            set = set.changed(&chosen);
        }
    }
    Ok(set)
}

/// The rules of one's own that a `new` has besides the texts that it brings: of those that it turns off, or brings itself, it has
/// none, and nothing is left to turn off.
pub(super) fn besides(
    own: &Settings,
    set: &mut Settings,
    texts: &[String],
) -> Result<Vec<String>, Refusal> {
    let brought = texts.iter().map(|text| Ok(own_setting(text)?.0));
    let brought: Vec<String> = brought.collect::<Result<_, Refusal>>()?;
    let mut besides = Vec::new();
    for (slug, text) in own.0.iter().filter(|(slug, _)| !brought.contains(slug)) {
        if set
            .get(slug)
            .is_some_and(|value| value.to_string() == "off")
        {
            set.0.remove(slug);
        } else {
            besides.push(text.to_string());
        }
    }
    Ok(besides)
}

fn bad(message: String) -> Refusal {
    Refusal::new(Code::BadValue, message)
}

/// Loaded data: the text itself where it is inline (an array of lines, an object, a text with a line break, or one of JSON), else a
/// file's. Where the game has a rule of that kind, a word that is no file names data that is shipped: it is set as that
/// rule.
pub(super) fn materials(
    files: [(&str, Option<Json>); 3],
    read_file: ReadFile,
    game: &dyn AnyGame,
    set: &mut Settings,
) -> Result<Materials, Refusal> {
    let mut materials = Materials::default();
    let shipped = |kind: &str| game.rules().iter().any(|rule| rule.slug == kind);
    for (kind, data) in files {
        if data.is_some() {
            takes_pieces(game, kind)?;
        }
        let text = match data {
            None => continue,
            Some(Json::String(text)) if is_inline(&text) => text,
            Some(Json::String(name)) => match read_file(&name) {
                Ok(text) => text,
                Err(_) if is_word(&name) && shipped(kind) => {
                    set.0.insert(kind.to_owned(), Value::Word(name));
                    continue;
                }
                Err(why) => {
                    let message = format!("the {kind} `{name}` cannot be read: {why}");
                    return Err(Refusal::new(Code::BadInput, message));
                }
            },
            Some(Json::Array(lines)) if lines.iter().all(Json::is_string) => {
                let lines: Vec<&str> = lines.iter().filter_map(Json::as_str).collect();
                lines.join("\n")
            }
            Some(inline) => inline.to_string(),
        };
        materials.0.insert(kind.to_owned(), text);
    }
    Ok(materials)
}

/// Whether a text is the data itself and no name: it has several lines, or begins as JSON does.
fn is_inline(text: &str) -> bool {
    text.contains('\n') || text.trim_start().starts_with(['{', '['])
}

fn is_word(name: &str) -> bool {
    name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}
