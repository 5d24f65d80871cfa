//! A typed line becomes an intent: the words of any table, and whatever else is left to the game.

use table::{Rule, Settings};

/// How much is told of words that are still to be found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hint {
    /// How many there are.
    #[default]
    Numbers,
    /// Their first letters.
    Letters,
    /// All of them.
    Words,
}

impl Hint {
    /// The hint of that name; nothing said is the numbers.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text.trim() {
            "" | "numbers" => Some(Self::Numbers),
            "letters" => Some(Self::Letters),
            "words" => Some(Self::Words),
            _ => None,
        }
    }
}

/// What somebody at a table wants, as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Nothing was typed.
    Nothing,
    /// Show how the game stands.
    Look,
    /// Show what can be done now.
    Actions,
    /// Show the scores and whose turn it is.
    Score,
    /// Show who sits where.
    Who,
    /// Show what is being voted on, and who has said what.
    Votes,
    /// Tell where the luck comes from.
    Luck,
    /// Tell which clocks run.
    Clock,
    /// Tell what the next draw may come to.
    Odds,
    /// Weigh what can be done.
    Advise(Hint),
    /// How good the last decision was.
    Grade,
    /// Tell how it was played.
    Report,
    /// Tell what is recorded, and how the record is had.
    Record,
    /// A lesson of the game, as it was asked for.
    Lesson(String),
    /// Show what happened last, so many entries.
    History(usize),
    /// Explain: a topic, or what topics there are.
    Help(Option<String>),
    /// Show the rules in force, or one in full.
    Rules(Option<String>),
    /// Propose other rules.
    Propose(Settings),
    /// Vote: yes, no, or a yes withdrawn; on the proposal of that number, if one is named.
    Vote(Option<bool>, Option<u32>),
    /// Say something to the table; of what begins with [`DEED`] it is told as done.
    Say(String),
    /// Take back one's own last acts, or ask the others to take back this many acts.
    Undo(Option<u64>),
    /// Take back everything from one's own last act on: alone where that may be, else all others are asked.
    UndoMine,
    /// Ask all others for a pause, or agree to one.
    Pause,
    /// End the pause.
    Unpause,
    /// Leave the game for good: what follows is told first.
    Leave,
    /// The same, and yes, they mean it.
    LeaveYes,
    /// Go away; the seat stays.
    Quit,
    /// Words for the game itself.
    Game(String),
}

/// What stands before something that is done and not said.
pub const DEED: &str = "/me ";

/// What somebody has said or done, as a sentence.
#[must_use]
pub fn spoken(name: &str, text: &str) -> String {
    match text.strip_prefix(DEED) {
        Some(deed) => format!("{name} {deed}"),
        None => format!("{name}: {text}"),
    }
}

/// The words that every table understands, with what they do.
pub const COMMANDS: &[(&str, &str)] = &[
    ("look", "how the game stands"),
    ("actions", "what you can do now, with the words that do it"),
    ("score", "the scores and who is to act"),
    ("who", "who sits here"),
    ("history [N]", "the last N things that happened"),
    (
        "rules [RULE]",
        "the rules in force, or one by name or number in full",
    ),
    (
        "propose RULE=VALUE …",
        "propose house rules; all must agree",
    ),
    (
        "yes, no, withdraw",
        "vote on the open proposal; yes 2: on the second alone",
    ),
    ("votes", "what is being voted on, and who has said what"),
    ("say TEXT", "talk to the table (or \"TEXT)"),
    (":TEXT", "do something: :waves is told as Ann waves"),
    (
        "undo [N]",
        "take back your last act, or ask all to take back N acts",
    ),
    (
        "agree, refuse",
        "answer somebody who asks to take acts back or for a pause",
    ),
    (
        "pause, unpause",
        "ask all for a pause: clocks stand, nobody acts; or end it",
    ),
    ("clock", "how much time there is"),
    (
        "odds",
        "what the next throw may come to, where that is shown",
    ),
    (
        "advise",
        "what is best now, at tables for learning and against bots alone",
    ),
    (
        "grade",
        "how good your last decision was, where there is advice",
    ),
    (
        "report",
        "how it was played and what luck brought, when it is over",
    ),
    ("luck", "where the luck of this table comes from"),
    ("record", "what is written down, and how you get it"),
    ("lesson [N]", "the game learned step by step"),
    ("help [TOPIC]", "more about a topic"),
    ("leave", "leave the game for good"),
    ("quit", "go away for now; your seat stays yours"),
];

/// Words with which something is asked of a house or a table or done in a game, and those that mean whoever reads, so
/// that nobody can be called that.
const NO_NAMES: &[&str] = &[
    "again", "arrange", "aye", "back", "bank", "board", "bot", "bots", "chat", "claim", "color",
    "colour", "done", "du", "end", "euch", "exit", "explode", "games", "hilfe", "i", "ich", "ihr",
    "insure", "ja", "join", "key", "l", "language", "lessons", "link", "log", "me", "more", "mute",
    "name", "nay", "nein", "new", "niemand", "nobody", "pager", "pass", "pick", "pilfer", "place",
    "play", "q", "reader", "remove", "roll", "rule", "scores", "seat", "sentence", "sit",
    "sprache", "standin", "start", "stop", "tables", "throw", "unmute", "wait", "watch", "we",
    "what", "wir", "you",
];

/// A word as it is meant: in small letters, and the English one where a German one is typed for it.
#[must_use]
pub fn meant(word: &str) -> String {
    match word.to_lowercase().as_str() {
        "hilfe" => "help".to_owned(),
        "sprache" => "language".to_owned(),
        word => word.to_owned(),
    }
}

/// Whether a word asks for something at a table or in the house.
#[must_use]
pub fn is_command(word: &str) -> bool {
    let word = word.trim().to_lowercase();
    let first = |(words, _): &(&str, _)| {
        let words: &str = words;
        words
            .split(", ")
            .any(|one| one.split(' ').next() == Some(&word))
    };
    COMMANDS.iter().any(first) || NO_NAMES.contains(&word.as_str())
}

/// The intent of a line typed at a table of a game with these rules.
///
/// # Errors
/// A sentence saying what is wrong with it.
pub fn intent(rules: &[Rule], line: &str) -> Result<Intent, String> {
    let line = line.trim();
    if let Some(text) = line.strip_prefix('"') {
        return Ok(Intent::Say(text.trim_end_matches('"').to_owned()));
    }
    // A smile is said, not done.
    if let Some(deed) = line.strip_prefix(':') {
        return Ok(Intent::Say(match deed.trim() {
            deed if deed.starts_with(char::is_alphabetic) => format!("{DEED}{deed}"),
            _ => line.to_owned(),
        }));
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let about = (!rest.is_empty()).then(|| rest.to_lowercase());
    Ok(match meant(word).as_str() {
        "" => Intent::Nothing,
        "look" | "l" | "board" => Intent::Look,
        "actions" | "what" => Intent::Actions,
        // `score 2` is a word of a game.
        "score" | "scores" if rest.is_empty() => Intent::Score,
        "who" => Intent::Who,
        "votes" | "proposal" => Intent::Votes,
        "luck" => Intent::Luck,
        "clock" | "time" => Intent::Clock,
        "odds" => Intent::Odds,
        "advise" | "advice" => Intent::Advise(Hint::parse(rest).unwrap_or_default()),
        "grade" => Intent::Grade,
        "report" => Intent::Report,
        "record" => Intent::Record,
        "lesson" | "lessons" => Intent::Lesson(rest.to_owned()),
        "history" | "log" => Intent::History(number(rest, 20)?),
        "help" | "?" => Intent::Help(about),
        "rules" | "rule" => Intent::Rules(about),
        "propose" => Intent::Propose(proposed(rules, rest)?),
        "yes" | "aye" => Intent::Vote(Some(true), rest.parse().ok()),
        "no" | "nay" => Intent::Vote(Some(false), rest.parse().ok()),
        "withdraw" => Intent::Vote(None, rest.parse().ok()),
        "say" | "chat" if !rest.is_empty() => Intent::Say(rest.to_owned()),
        "say" | "chat" => return Err("Say what? For example: say good luck".to_owned()),
        "undo" if rest.is_empty() => Intent::Undo(None),
        "undo" if rest == "mine" => Intent::UndoMine,
        "undo" => Intent::Undo(Some(number(rest, 1)? as u64)),
        "pause" if rest.is_empty() => Intent::Pause,
        "unpause" if rest.is_empty() => Intent::Unpause,
        // `leave sun` is a word of a game.
        "leave" if matches!(rest, "" | "game" | "the game" | "table" | "the table") => {
            Intent::Leave
        }
        "leave" if matches!(rest.to_lowercase().as_str(), "yes" | "ja") => Intent::LeaveYes,
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
        settings
            .is_new(part)
            .and_then(|()| settings.set(rules, part))
            .map_err(|why| why.by("P11").to_string())?;
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
        assert_eq!(intent(&[], "withdraw"), Ok(Intent::Vote(None, None)));
        assert_eq!(intent(&[], "yes 2"), Ok(Intent::Vote(Some(true), Some(2))));
        assert_eq!(intent(&[], ":waves"), Ok(Intent::Say("/me waves".into())));
        assert_eq!(intent(&[], ":-)"), Ok(Intent::Say(":-)".into())));
        assert_eq!(
            [spoken("Ann", "/me waves"), spoken("Ann", ":-)")],
            ["Ann waves", "Ann: :-)"]
        );
        assert_eq!(intent(&[], "score"), Ok(Intent::Score));
        assert_eq!(intent(&[], "score 2"), Ok(Intent::Game("score 2".into())));
        assert_eq!(intent(&[], "lesson 3 b"), Ok(Intent::Lesson("3 b".into())));
        assert_eq!(intent(&[], "undo 3"), Ok(Intent::Undo(Some(3))));
        assert_eq!(intent(&[], "undo mine"), Ok(Intent::UndoMine));
        assert_eq!(intent(&[], "pause"), Ok(Intent::Pause));
        assert_eq!(intent(&[], "unpause"), Ok(Intent::Unpause));
        assert_eq!(intent(&[], "leave"), Ok(Intent::Leave));
        assert_eq!(intent(&[], "Leave YES"), Ok(Intent::LeaveYes));
        assert_eq!(
            intent(&[], "leave sun"),
            Ok(Intent::Game("leave sun".into()))
        );
    }

    #[test]
    fn every_word_of_a_table_is_known_as_one() {
        for word in [
            "look", "Yes", "withdraw", "quit", "propose", "refuse", "tables", "q",
        ] {
            assert!(is_command(word), "{word}");
        }
        for name in ["Ann", "looker", "no one", "Odds & Ends"] {
            assert!(!is_command(name), "{name}");
        }
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
