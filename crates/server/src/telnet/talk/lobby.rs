//! What is typed away from tables.

use host::insight::{career_text, told};
use host::{AnyGame, GAMES, Reading, summary};
use screen::{Intent, intent};
use speech::lobby as say;
use speech::{Names, Reader, Sentence, Tongue, career};
use table::{Materials, Settings, Viewer};

use super::text;
use super::{Said, Talk, Wish};
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
        match (screen::meant(word).as_str(), rest.trim()) {
            ("", _) => Ok(Said::default()),
            ("help" | "?", about) => Ok(self.help(about, width)),
            ("join", rest) => {
                let (code, password) = rest.split_once(' ').unwrap_or((rest, ""));
                self.join(who, code, password.trim()).await
            }
            ("watch", code) => self.go_to(code).await,
            ("new", rest) => self.open(who, rest).await,
            ("games", _) => Ok(Said::lines(games(self.tongue))),
            ("rules" | "rule", rest) => self.rules(rest),
            ("lesson" | "lessons", rest) => self.lesson(rest, width),
            ("who", _) => Ok(Said::lines(self.desk.lobby.who(self.tongue))),
            ("puzzle" | "puzzles", rest) => self.puzzle_word(rest, width).await,
            ("statistics" | "stats", _) => self.statistics(&guest, width).await,
            ("name", name) => self.rename(guest, name).await,
            ("quit" | "exit" | "q", _) => Ok(self.good_night()),
            (word, _) => match intent(&[], line) {
                Ok(Intent::Say(text)) => self.say_in_lobby(&who, &text),
                Err(why) => Ok(Said::line(speech::refusal(&why, self.tongue))),
                Ok(_) => Ok(Said::line(self.elsewhere(word))),
            },
        }
    }

    /// All words, or what one of them does.
    fn help(&self, about: &str, width: usize) -> Said {
        if let Some(told) = host::circle::help(about, self.tongue) {
            return Said::line(told);
        }
        let help = text::help(self.tongue);
        Said::line(text::laid(&text::about(help, &about.to_lowercase()), width))
    }

    /// How whoever types has played here.
    async fn statistics(&self, guest: &Guest, width: usize) -> Result<Said, Wrong> {
        let (known, tongue) = (self.house.statistics(guest).await?, self.tongue);
        let reader = Reader {
            viewer: Viewer::Spectator,
            tongue,
        };
        let mut lines = vec![self.said(&career::YourGames {})];
        for career in &known.careers {
            let told = told(career, reader)?;
            lines.extend(career_text(career, &told, width, reader));
        }
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let done = known.games.len() + known.left_out;
        if known.missing > 0 {
            let (done, all) = (number(done), number(done + known.missing));
            lines.push(self.said(&career::Working { done, all }));
        } else if known.games.is_empty() {
            lines.push(self.said(&career::Nothing {}));
        }
        if known.left_out > 0 {
            lines.push(self.said(&career::LeftOut {
                games: number(known.left_out),
            }));
        }
        Ok(Said::lines(lines))
    }

    /// Says something to everybody in the lobby, who says it among them.
    fn say_in_lobby(&self, who: &Who, text: &str) -> Result<Said, Wrong> {
        let text = house::clean_remark(text).map_err(Wrong::BadRequest)?;
        self.desk
            .lobby
            .say(&who.guest, &who.name, screen::spoken(&who.name, &text))?;
        Ok(Said::default())
    }

    async fn rename(&mut self, guest: Guest, name: &str) -> Result<Said, Wrong> {
        let name = house::clean_name(name).map_err(Wrong::BadRequest)?;
        let profile = Profile {
            name,
            marker: String::new(),
            muted: self.house.muted(Some(&guest.id)).await?,
        };
        self.house.rename(&guest, &profile).await?;
        let name = (&*profile.name).into();
        let said = Said::line(self.told(&say::NowYouAre { name }));
        self.guest = Some((guest, profile));
        self.tell_lobby();
        Ok(said)
    }

    /// A lesson of a game.
    fn lesson(&self, rest: &str, width: usize) -> Result<Said, Wrong> {
        let (slug, typed) = rest.split_once(' ').unwrap_or((rest, ""));
        if slug.is_empty() {
            return Ok(Said::line(self.told(&say::WhichLesson {})));
        }
        host::game(slug)?;
        let ask = format!("lesson {slug}");
        let words = screen::words(slug);
        let lines = words.map_or_else(Vec::new, |words| {
            screen::lesson(words, typed.trim(), &ask, width, self.tongue)
        });
        Ok(Said::lines(lines))
    }

    /// The rules of a game, or one of them; without a game those of any that go by the words.
    fn rules(&self, rest: &str) -> Result<Said, Wrong> {
        let (slug, name) = rest.split_once(' ').unwrap_or((rest, ""));
        if slug.is_empty() {
            return Ok(Said::line(self.told(&say::WhichRules {})));
        }
        let game = match host::game(slug) {
            Ok(game) => game,
            Err(why) => return self.rules_anywhere(rest).ok_or_else(|| why.into()),
        };
        let name = Some(name.trim()).filter(|name| !name.is_empty());
        let read = |reading: &Reading<'_>| reading.rules(name);
        Ok(Said::lines(self.reading(game, read)))
    }

    /// Rules that go by a slug, a number or words of a title, each game by its title; nothing where there are none.
    fn rules_anywhere(&self, wanted: &str) -> Option<Said> {
        let of_game = |game: &&'static dyn AnyGame| {
            let found = self.reading(*game, |reading| reading.found(wanted));
            let title = (!found.is_empty()).then(|| format!("{}:", game.title()));
            title.into_iter().chain(found)
        };
        let lines: Vec<String> = GAMES.iter().flat_map(of_game).collect();
        (!lines.is_empty()).then(|| Said::lines(lines))
    }

    fn reading<T>(&self, game: &dyn AnyGame, read: impl FnOnce(&Reading<'_>) -> T) -> T {
        read(&Reading {
            words: screen::words(game.slug()),
            rules: game.rules(),
            in_force: &Settings::default(),
            pieces: &Materials::default(),
            tongue: self.tongue,
        })
    }

    pub(super) fn tables(&self) -> Vec<String> {
        let open = self.house.open_tables();
        if open.is_empty() {
            return vec![self.told(&say::NoTable {})];
        }
        let mut lines = vec![self.told(&say::OpenTables {})];
        lines.extend(open.iter().take(LISTED).map(|table| {
            let state = match (table.started, table.locked) {
                (true, _) => self.told(&say::InPlay {}),
                (false, true) => self.told(&say::Locked {}),
                (false, false) => self.told(&say::Waiting {}),
            };
            let names: Vec<_> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
            let rules = if table.rules.0.is_empty() {
                String::new()
            } else {
                format!(
                    "; {}",
                    speech::sitting::settings(&table.rules, self.names())
                )
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

    /// What is said to a word that means nothing in the lobby.
    fn elsewhere(&self, typed: &str) -> String {
        let word = typed.into();
        if screen::is_command(typed) {
            return self.told(&say::WordForTable { word });
        }
        self.told(&say::NoWord { word })
    }

    /// How lines are to come from now on.
    pub(super) fn setting(&self, word: &str, is_on: bool) -> Said {
        let (wish, told) = match (word.to_lowercase().as_str(), is_on) {
            ("reader", true) => (Wish::Reader(true), self.told(&say::ReaderOn {})),
            ("reader", false) => (Wish::Reader(false), self.told(&say::ReaderOff {})),
            ("pager", true) => (Wish::Pager(true), self.told(&say::PagerOn {})),
            ("pager", false) => (Wish::Pager(false), self.told(&say::PagerOff {})),
            ("ascii", true) => (Wish::Ascii(true), self.told(&say::AsciiOn {})),
            ("ascii", false) => (Wish::Ascii(false), self.told(&say::AsciiOff {})),
            (_, true) => (Wish::Colours(true), self.told(&say::ColoursOn {})),
            (_, false) => (Wish::Colours(false), self.told(&say::ColoursOff {})),
        };
        Said {
            wish: Some(wish),
            ..Said::line(told)
        }
    }
}

fn games(tongue: Tongue) -> Vec<String> {
    let names = Names::new(&[], None).in_tongue(tongue);
    let line = |game: &&dyn host::AnyGame| {
        let bots: Vec<_> = game.bots().iter().map(|bot| bot.name).collect();
        let one = say::OneGame {
            slug: game.slug().into(),
            title: game.title().into(),
            summary: summary(*game, tongue).into(),
            bots: bots.join(", ").into(),
        };
        format!("  {}", one.line(names))
    };
    GAMES.iter().map(line).collect()
}
