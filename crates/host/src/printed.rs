//! What is printed of games and bots, in every language.

use arena::BotInfo;
use speech::{Tongue, printed};
use table::Preset;

use crate::AnyGame;

/// What a game is, in a sentence.
#[must_use]
pub fn summary(game: &dyn AnyGame, tongue: Tongue) -> &'static str {
    let id = format!("{}-game", game.slug());
    printed(&id, "line", game.summary(), tongue)
}

/// What a bot of a game does, in a few words.
#[must_use]
pub fn bot_summary(game: &str, bot: &BotInfo, tongue: Tongue) -> &'static str {
    printed(
        &format!("{game}-bot-{}", bot.name),
        "line",
        bot.summary,
        tongue,
    )
}

/// A preset of a game as it is printed in a language: its title and its line.
#[must_use]
pub fn preset(game: &str, preset: &Preset, tongue: Tongue) -> Preset {
    let id = format!("{game}-preset-{}", preset.slug);
    Preset {
        title: printed(&id, "", preset.title, tongue),
        summary: printed(&id, "line", preset.summary, tongue),
        ..*preset
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use screen::{AnyWords, COMMANDS, Lesson, Paragraph, TOPICS, Topic};
    use table::{Rule, Values};

    use super::*;

    /// Ids with their parts.
    #[derive(Default)]
    struct Keys(BTreeSet<(String, String)>);

    impl Keys {
        fn add(&mut self, id: &str, parts: &[&str]) {
            let parts = parts.iter().map(|part| (id.to_owned(), (*part).to_owned()));
            self.0.extend(parts);
        }

        fn rule(&mut self, game: &str, rule: &Rule) {
            let id = format!("{game}-{}", rule.slug);
            self.add(&id, &["", "line", "text"]);
            if speech::printed_in(Tongue::En).contains(&(id.as_str(), "unit")) {
                self.add(&id, &["unit"]);
            }
            for id in ["table-situations", "table-from-situations"] {
                self.add(id, &[&format!("is-{}", rule.situation)]);
            }
            if let Values::Choice(words) | Values::ChoiceOrName(words) = rule.values {
                for word in words {
                    self.add(&id, &[&format!("is-{word}")]);
                }
            }
        }

        fn paragraph(&mut self, game: &str, told: &Paragraph) {
            let id = format!("{game}-{}", told.number);
            self.add(&id, &["", "text"]);
            if told.example.is_some() {
                self.add(&id, &["outcome"]);
            }
        }

        fn lesson(&mut self, game: &str, number: usize, lesson: &Lesson) {
            let id = format!("{game}-lesson-{number}");
            self.add(&id, &["", "text"]);
            if let Some((_, answers, _)) = &lesson.ask {
                self.add(&id, &["ask"]);
                for n in 1..=answers.len() {
                    self.add(&id, &[&format!("answer-{n}"), &format!("reply-{n}")]);
                }
            }
        }

        fn topics(&mut self, game: &str, topics: &[Topic]) {
            for topic in topics {
                self.add(&format!("{game}-help-{}", topic.name), &["line"]);
            }
        }

        fn game(&mut self, game: &dyn AnyGame, words: &dyn AnyWords) {
            let slug = game.slug();
            self.add(&format!("{slug}-game"), &["", "line"]);
            game.rules().iter().for_each(|rule| self.rule(slug, rule));
            let printed = [words.book(Tongue::En), words.fine(Tongue::En)];
            for told in printed.iter().flatten() {
                self.paragraph(slug, told);
            }
            for (number, lesson) in (1..).zip(words.lessons(Tongue::En)) {
                self.lesson(slug, number, &lesson);
            }
            self.topics(slug, words.topics());
            for preset in game.presets() {
                self.add(&format!("{slug}-preset-{}", preset.slug), &["", "line"]);
            }
            for question in speech::own::questions(slug) {
                self.add(&format!("{slug}-asks-{}", question.name), &[""]);
            }
            for (id, parts) in speech::own::keys(slug) {
                self.add(&id, &parts);
            }
            for bot in game.bots() {
                self.add(&format!("{slug}-bot-{}", bot.name), &["line"]);
            }
        }
    }

    fn every_key() -> Keys {
        let mut keys = Keys::default();
        for game in crate::GAMES {
            keys.game(*game, screen::words(game.slug()).unwrap());
        }
        for (id, parts) in speech::own::help_keys() {
            keys.add(&id, &parts);
        }
        for rule in crate::circle::RULES {
            keys.rule(crate::circle::OWN, rule);
        }
        for told in screen::house(Tongue::En) {
            keys.paragraph("table", &told);
        }
        keys.topics("table", TOPICS);
        for (words, _) in COMMANDS {
            let word = words.split([' ', ',']).next().unwrap();
            let word = if word.starts_with(':') { "deed" } else { word };
            keys.add(&format!("table-word-{word}"), &["line"]);
            if screen::as_typed(words, Tongue::De) != *words {
                keys.add(&format!("table-word-{word}"), &["typed"]);
            }
            let names = screen::as_typed(words, Tongue::De);
            assert!(
                !names.contains("RULE") && !names.contains("TOPIC"),
                "{names}"
            );
        }
        keys
    }

    #[test]
    fn every_rule_value_paragraph_and_lesson_is_there_in_german() {
        let there: BTreeSet<_> = speech::printed_in(Tongue::De).into_iter().collect();
        let at_tables = |id: &str, part: &str| {
            let (_, name) = id.split_once('-')?;
            let shared = [format!("table-{name}"), "table-values".to_owned()];
            shared
                .into_iter()
                .find(|id| there.contains(&(id.as_str(), part)))
        };
        let mut read = BTreeSet::new();
        for (id, part) in every_key().0 {
            let own = there
                .contains(&(id.as_str(), part.as_str()))
                .then(|| id.clone());
            let found = own.or_else(|| at_tables(&id, &part));
            read.insert((
                found.unwrap_or_else(|| panic!("{id} .{part} is missing")),
                part,
            ));
        }
        let is_read = |(id, part): &&(&str, &str)| {
            let is_label =
                id.starts_with("table-page-") || ["table-values", "table-markers"].contains(id);
            let number = part
                .strip_prefix("is-")
                .is_some_and(|to| to.parse::<u32>().is_ok());
            is_label || number || read.contains(&((*id).to_owned(), (*part).to_owned()))
        };
        let unread: Vec<_> = there.iter().filter(|key| !is_read(key)).collect();
        assert!(unread.is_empty(), "nothing is called {unread:?}");
    }
}
