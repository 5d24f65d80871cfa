//! What is typed away from tables.

use host::{GAMES, Reading};
use screen::{Intent, intent};
use table::Settings;

use super::text;
use super::{Said, Talk, Wish, good_night};
use crate::house::{self, Guest, Profile, Who, Wrong};

/// How many tables are listed.
const LISTED: usize = 20;

impl Talk {
    pub(super) async fn in_lobby(
        &mut self,
        guest: Guest,
        who: Who,
        line: &str,
        width: usize,
    ) -> Result<Said, Wrong> {
        if let Some(said) = self.in_circle(&who, line).await? {
            return Ok(said);
        }
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("", _) => Ok(Said::default()),
            ("help" | "?", _) => Ok(Said::line(text::HELP)),
            ("join", rest) => {
                let (code, password) = rest.split_once(' ').unwrap_or((rest, ""));
                self.join(who, code, password.trim()).await
            }
            ("watch", code) => self.go_to(code).await,
            ("new", rest) => self.open(who, rest).await,
            ("games", _) => Ok(Said::lines(games())),
            ("rules" | "rule", rest) => self.rules(rest),
            ("lesson" | "lessons", rest) => self.lesson(rest, width),
            ("who", _) => Ok(Said::lines(self.desk.lobby.who())),
            ("puzzle" | "puzzles", rest) => self.puzzle_word(rest, width).await,
            ("name", name) => self.rename(guest, name).await,
            ("quit" | "exit" | "q", _) => Ok(good_night()),
            (word, _) => match intent(&[], line) {
                Ok(Intent::Say(text)) => self.say_in_lobby(&who, &text),
                Err(why) => Ok(Said::line(why)),
                Ok(_) => Ok(Said::line(elsewhere(word))),
            },
        }
    }

    /// Says something to everybody in the lobby, who says it among them.
    fn say_in_lobby(&self, who: &Who, text: &str) -> Result<Said, Wrong> {
        let nothing = || Wrong::BadRequest("There is nothing to say in that.".to_owned());
        let text = house::clean_talk(text).ok_or_else(nothing)?;
        self.desk
            .lobby
            .say(&who.guest, screen::spoken(&who.name, &text))?;
        Ok(Said::default())
    }

    async fn rename(&mut self, guest: Guest, name: &str) -> Result<Said, Wrong> {
        let name = house::clean_name(name).map_err(Wrong::BadRequest)?;
        let profile = Profile {
            name,
            marker: String::new(),
        };
        self.house.set_profile(&guest, &profile).await?;
        let said = Said::line(format!("From now on you are {}.", profile.name));
        self.guest = Some((guest, profile));
        self.tell_lobby();
        Ok(said)
    }

    /// A lesson of a game.
    fn lesson(&self, rest: &str, width: usize) -> Result<Said, Wrong> {
        let (slug, typed) = rest.split_once(' ').unwrap_or((rest, ""));
        if slug.is_empty() {
            return Ok(Said::line("Of which game? Type games, then lesson GAME."));
        }
        host::game(slug)?;
        let ask = format!("lesson {slug}");
        let words = screen::words(slug);
        let lines = words.map_or_else(Vec::new, |words| {
            screen::lesson(words, typed.trim(), &ask, width, self.tongue)
        });
        Ok(Said::lines(lines))
    }

    /// The rules of a game, or one of them.
    fn rules(&self, rest: &str) -> Result<Said, Wrong> {
        let (slug, name) = rest.split_once(' ').unwrap_or((rest, ""));
        if slug.is_empty() {
            return Ok(Said::line("Of which game? Type games, then rules GAME."));
        }
        let game = host::game(slug)?;
        let name = Some(name.trim()).filter(|name| !name.is_empty());
        let reading = Reading {
            words: screen::words(slug),
            rules: game.rules(),
            in_force: &Settings::default(),
            tongue: self.tongue,
        };
        Ok(Said::lines(reading.rules(name)))
    }

    pub(super) fn tables(&self) -> Vec<String> {
        let open = self.house.open_tables();
        if open.is_empty() {
            return vec!["No table is open. Type new to open one.".to_owned()];
        }
        let mut lines = vec!["Open tables (join CODE, watch CODE):".to_owned()];
        lines.extend(open.iter().take(LISTED).map(|table| {
            let state = match (table.started, table.locked) {
                (true, _) => "in play",
                (false, true) => "waiting, with a password",
                (false, false) => "waiting",
            };
            let names: Vec<_> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
            let rules = if table.rules.0.is_empty() {
                String::new()
            } else {
                format!("; {}", screen::settings(&table.rules))
            };
            format!(
                "  {}  {} ({}, {state}{rules}): {}",
                table.id,
                table.title,
                table.game,
                names.join(", ")
            )
        }));
        lines
    }
}

/// What is said to a word that means nothing in the lobby.
fn elsewhere(word: &str) -> String {
    if screen::is_command(word) {
        return format!(
            "`{word}` is a word for a table. Type join CODE or new first; help tells more."
        );
    }
    format!("There is no `{word}` here. Type help.")
}

/// How lines are to come from now on.
pub(super) fn setting(word: &str, is_on: bool) -> Said {
    let (wish, told) = match (word.to_lowercase().as_str(), is_on) {
        ("reader", true) => (
            Wish::Reader(true),
            "From now on lines come whole and without columns.",
        ),
        ("reader", false) => (
            Wish::Reader(false),
            "From now on lines are broken to fit your window.",
        ),
        ("pager", true) => (
            Wish::Pager(true),
            "From now on long answers come a window at a time.",
        ),
        ("pager", false) => (Wish::Pager(false), "From now on long answers come at once."),
        (_, true) => (
            Wish::Colours(true),
            "From now on questions and words to type are coloured.",
        ),
        (_, false) => (Wish::Colours(false), "From now on there are no colours."),
    };
    Said {
        wish: Some(wish),
        ..Said::line(told)
    }
}

fn games() -> Vec<String> {
    let line = |game: &&dyn host::AnyGame| {
        let bots: Vec<_> = game.bots().iter().map(|bot| bot.name).collect();
        format!(
            "  {}: {}. {} Bots: {}.",
            game.slug(),
            game.title(),
            game.summary(),
            bots.join(", ")
        )
    };
    GAMES.iter().map(line).collect()
}
