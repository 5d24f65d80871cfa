//! Pieces of a table's own (O19): a deck, a board, a list of words. They are part of what a table agrees on before it
//! begins, so they are proposed like rules, each as a setting of its own: `pieces/` and the kind, set to the text.

use speech::pieces;
pub use speech::pieces::PREFIX as PIECES_PREFIX;
use table::{Code, Materials, Refusal, Settings, Value};

use crate::catalog::AnyGame;
use crate::clean;

/// A text that is proposed has at most so many bytes; whoever opens a table may bring more.
pub const MOST_PIECES: usize = 32 * 1024;

/// The kinds among these settings, each with its text; `off` stands for the usual pieces.
pub fn pieces_of(set: &Settings) -> impl Iterator<Item = (&str, &str)> {
    set.0.iter().filter_map(|(slug, value)| match value {
        Value::Word(text) => Some((slug.strip_prefix(PIECES_PREFIX)?, text.as_str())),
        Value::Flag(_) | Value::Number(_) => None,
    })
}

/// What a table would be played with: its rules and pieces with a change over them. New pieces are played with unless the
/// change names others.
///
/// # Errors
/// `UnknownRule`: the game has no such pieces; `TooLong`: a text is too long; `BadValue`, `UnknownRule`: of the rules.
pub fn with_change(
    game: &dyn AnyGame,
    (rules, materials): (&Settings, &Materials),
    change: &Settings,
) -> Result<(Settings, Materials), Refusal> {
    let (mut rules, mut materials) = (rules.clone(), materials.clone());
    for (kind, text) in pieces_of(change) {
        takes_pieces(game, kind)?;
        is_short(kind, text)?;
        rules.0.remove(kind);
        if text == "off" {
            materials.0.remove(kind);
        } else {
            let mut text = text.to_owned();
            clean::material(&mut text);
            materials.0.insert(kind.to_owned(), text);
        }
    }
    let others = without_pieces(change).read(game.rules())?;
    Ok((rules.changed(&others), materials))
}

/// The same settings but for pieces.
pub(crate) fn without_pieces(change: &Settings) -> Settings {
    let mut others = change.clone();
    others.0.retain(|slug, _| !slug.starts_with(PIECES_PREFIX));
    others
}

/// Whether the game is played with pieces of that kind.
///
/// # Errors
/// `UnknownRule`, saying which it takes.
pub fn takes_pieces(game: &dyn AnyGame, kind: &str) -> Result<(), Refusal> {
    let all = pieces::kinds(game.slug());
    if all.iter().any(|known| known.kind == kind) {
        return Ok(());
    }
    let kinds: Vec<_> = all.iter().map(|known| known.kind).collect();
    let message = format!(
        "{} has no pieces `{kind}`; it takes {}",
        game.title(),
        kinds.join(", ")
    );
    Err(Refusal::new(Code::UnknownRule, message))
}

fn is_short(kind: &str, text: &str) -> Result<(), Refusal> {
    if text.len() <= MOST_PIECES {
        return Ok(());
    }
    let most = MOST_PIECES / 1024;
    let message = format!(
        "a {kind} that is proposed has at most {most} KiB; whoever opens a table may bring more"
    );
    Err(Refusal::new(Code::TooLong, message))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::game;

    const TINY: &str = r#"{"name": "tiny", "goal": 100, "lap": 50}"#;

    fn changed(rules: &[(&str, &str)], change: &[(&str, &str)]) -> Result<String, Refusal> {
        let set = |all: &[(&str, &str)]| {
            let word = |(slug, value): &(&str, &str)| {
                ((*slug).to_owned(), Value::Word((*value).to_owned()))
            };
            Settings(all.iter().map(word).collect())
        };
        let wimpout = game("wimpout")?;
        let before = (&set(rules), &Materials::default());
        let (rules, materials) = with_change(wimpout, before, &set(change))?;
        wimpout.warnings(&rules, &materials)?;
        Ok(format!("{:?} {:?}", rules.get("board"), materials.0.keys()))
    }

    #[test]
    fn new_pieces_are_played_with_whatever_was_named_before() {
        let on_tiny = changed(&[("board", "boston-like")], &[("pieces/board", TINY)]).unwrap();
        assert_eq!(on_tiny, r#"None ["board"]"#);
        let off = changed(&[], &[("pieces/board", "off")]).unwrap();
        assert_eq!(off, "None []");
    }

    #[test]
    fn what_the_game_has_not_or_what_is_too_long_is_refused() {
        let none = changed(&[], &[("pieces/deck", TINY)]).unwrap_err();
        assert!(none.message.ends_with("it takes board"), "{none}");
        let long = "x".repeat(MOST_PIECES + 1);
        let long = changed(&[], &[("pieces/board", &long)]).unwrap_err();
        assert_eq!(long.code, Code::TooLong);
    }
}
