//! A typed line becomes an intent: the words of any table, and whatever else is left to the game.

use table::{Rule, Settings};

/// What somebody at a table wants, as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Nothing was typed.
    Nothing,
    /// Show how the game stands.
    Look,
    /// Show what can be done now.
    Actions,
    /// Show the scores and who sits where.
    Score,
    /// Show what happened last, so many entries.
    History(usize),
    /// Explain: a topic, or what topics there are.
    Help(Option<String>),
    /// Show the rules in force, or one in full.
    Rules(Option<String>),
    /// Propose other rules.
    Propose(Settings),
    /// Vote: yes, no, or a yes withdrawn.
    Vote(Option<bool>),
    /// Say something to the table.
    Say(String),
    /// Take back one's own last acts, or ask the others to take back this many acts.
    Undo(Option<u64>),
    /// Leave the game for good.
    Leave,
    /// Go away; the seat stays.
    Quit,
    /// Words for the game itself.
    Game(String),
}

/// The words that every table understands, with what they do.
pub const COMMANDS: &[(&str, &str)] = &[
    ("look", "how the game stands"),
    ("actions", "what you can do now, with the words that do it"),
    ("score", "the scores and who is to act"),
    ("history [N]", "the last N things that happened"),
    (
        "rules [RULE]",
        "the rules in force, or one by name or number in full",
    ),
    (
        "propose RULE=VALUE …",
        "propose house rules; all must agree",
    ),
    ("yes, no, withdraw", "vote on the open proposal"),
    ("say TEXT", "talk to the table (or \"TEXT)"),
    (
        "undo [N]",
        "take back your last act, or ask all to take back N acts",
    ),
    ("help [TOPIC]", "more about a topic"),
    ("leave", "leave the game for good"),
    ("quit", "go away for now; your seat stays yours"),
];

/// The intent of a line typed at a table of a game with these rules.
///
/// # Errors
/// A sentence saying what is wrong with it.
pub fn intent(rules: &[Rule], line: &str) -> Result<Intent, String> {
    let line = line.trim();
    if let Some(text) = line.strip_prefix('"') {
        return Ok(Intent::Say(text.trim_end_matches('"').to_owned()));
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let about = (!rest.is_empty()).then(|| rest.to_lowercase());
    Ok(match word.to_lowercase().as_str() {
        "" => Intent::Nothing,
        "look" | "l" | "board" => Intent::Look,
        "actions" | "what" => Intent::Actions,
        "score" | "scores" | "who" => Intent::Score,
        "history" | "log" => Intent::History(number(rest, 20)?),
        "help" | "?" => Intent::Help(about),
        "rules" | "rule" => Intent::Rules(about),
        "propose" => Intent::Propose(proposed(rules, rest)?),
        "yes" | "aye" => Intent::Vote(Some(true)),
        "no" | "nay" => Intent::Vote(Some(false)),
        "withdraw" => Intent::Vote(None),
        "say" | "chat" if !rest.is_empty() => Intent::Say(rest.to_owned()),
        "say" | "chat" => return Err("Say what? For example: say good luck".to_owned()),
        "undo" if rest.is_empty() => Intent::Undo(None),
        "undo" => Intent::Undo(Some(number(rest, 1)? as u64)),
        // `leave sun` is a word of a game.
        "leave" if matches!(rest, "" | "game" | "the game" | "table" | "the table") => {
            Intent::Leave
        }
        "quit" | "exit" | "q" => Intent::Quit,
        _ => Intent::Game(line.to_owned()),
    })
}

fn number(text: &str, default: usize) -> Result<usize, String> {
    if text.is_empty() {
        return Ok(default);
    }
    text.parse()
        .map_err(|_| format!("`{text}` should be a whole number"))
}

fn proposed(rules: &[Rule], text: &str) -> Result<Settings, String> {
    let mut settings = Settings::default();
    for part in text.split_whitespace() {
        settings.set(rules, part).map_err(|why| why.to_string())?;
    }
    if settings.0.is_empty() {
        return Err("Propose what? For example: propose bump=on".to_owned());
    }
    Ok(settings)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_table_are_understood_and_the_rest_is_the_games() {
        assert_eq!(intent(&[], " LOOK "), Ok(Intent::Look));
        assert_eq!(intent(&[], "throw"), Ok(Intent::Game("throw".into())));
        assert_eq!(
            intent(&[], "\"hello there"),
            Ok(Intent::Say("hello there".into()))
        );
        assert_eq!(intent(&[], "withdraw"), Ok(Intent::Vote(None)));
        assert_eq!(intent(&[], "undo 3"), Ok(Intent::Undo(Some(3))));
        assert_eq!(intent(&[], "leave"), Ok(Intent::Leave));
        assert_eq!(
            intent(&[], "leave sun"),
            Ok(Intent::Game("leave sun".into()))
        );
    }

    #[test]
    fn a_bad_line_gets_a_sentence() {
        assert!(
            intent(&[], "history soon")
                .unwrap_err()
                .contains("whole number")
        );
        assert!(intent(&[], "propose").unwrap_err().contains("For example"));
        assert!(
            intent(&[], "propose nonsense")
                .unwrap_err()
                .contains("rule=value")
        );
        assert!(intent(&[], "say").unwrap_err().contains("Say what"));
    }
}
