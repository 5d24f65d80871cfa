//! The pages of the help that every game shares.

use speech::{Tongue, printed};

/// A page of the help.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// What to ask for, in lower case.
    pub name: &'static str,
    /// The game, or `table` for a page of every game.
    pub(crate) game: &'static str,
    /// One line for the list of topics, in English.
    pub(crate) english: &'static str,
    /// Its text in every language.
    pub(crate) texts: fn(Tongue) -> &'static str,
}

impl Topic {
    /// One line for the list of topics.
    #[must_use]
    pub fn summary(&self, tongue: Tongue) -> &'static str {
        let id = format!("{}-help-{}", self.game, self.name);
        printed(&id, "line", self.english, tongue)
    }

    /// The text, in lines of at most 76 columns.
    #[must_use]
    pub fn text(&self, tongue: Tongue) -> &'static str {
        (self.texts)(tongue)
    }
}

/// A topic: its text is a file of that name for each language.
macro_rules! topic {
    ($game:literal, $name:literal, $english:literal) => {
        $crate::help::Topic {
            name: $name,
            game: $game,
            english: $english,
            texts: |tongue| match tongue {
                $crate::Tongue::En | $crate::Tongue::Pseudo => {
                    include_str!(concat!(
                        env!("CARGO_MANIFEST_DIR"),
                        "/help/en/",
                        $game,
                        "/",
                        $name,
                        ".txt"
                    ))
                }
                $crate::Tongue::De => {
                    include_str!(concat!(
                        env!("CARGO_MANIFEST_DIR"),
                        "/help/de/",
                        $game,
                        "/",
                        $name,
                        ".txt"
                    ))
                }
            },
        }
    };
}

/// The words that every table understands as they are typed: what stands for something in them, such as `RULE`, is named in the
/// reader's language.
#[must_use]
pub fn as_typed(words: &'static str, tongue: Tongue) -> &'static str {
    let stands_for = ["RULE", "TOPIC"];
    if !stands_for.iter().any(|name| words.contains(name)) {
        return words;
    }
    printed(&word_key(words), "typed", words, tongue)
}

/// What a word that every table understands does, in a few words.
#[must_use]
pub fn what_it_does(words: &str, english: &'static str, tongue: Tongue) -> &'static str {
    printed(&word_key(words), "line", english, tongue)
}

fn word_key(words: &str) -> String {
    let first = words.split([' ', ',']).next().unwrap_or_default();
    let name = if first.starts_with(':') {
        "deed"
    } else {
        first
    };
    format!("table-word-{name}")
}

/// Topics of every table, listed after those of the game.
pub const TOPICS: &[Topic] = &[
    topic!(
        "table",
        "votes",
        "changing the rules in the middle of the game"
    ),
    topic!("table", "undo", "taking something back"),
    topic!("table", "pause", "standing still for a while"),
    topic!("table", "seats", "several people at one keyboard"),
    topic!("table", "luck", "why nobody can have chosen it"),
    topic!("table", "record", "what a game leaves behind"),
    topic!("table", "keys", "the keys of the full screen"),
    topic!("table", "plain", "playing without a screen"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_topic_of_every_game_is_a_page_of_its_own() {
        for words in crate::GAMES {
            let mut names = Vec::new();
            for topic in words.topics().iter().chain(TOPICS) {
                assert!(
                    !names.contains(&topic.name),
                    "{} is there twice",
                    topic.name
                );
                assert_ne!(
                    topic.name, "words",
                    "that page lists what every table understands"
                );
                names.push(topic.name);
                for text in Tongue::ALL.map(|tongue| topic.text(tongue)) {
                    let name = topic.name;
                    assert!(text.lines().count() > 3, "{name} says too little");
                    for line in text.lines() {
                        assert!(line.chars().count() <= 76, "{name}: {line}");
                    }
                }
            }
        }
    }
}
