//! What is typed at the telnet door and what comes of it, without the bytes: at the door, in the lobby, at a table.

use std::net::IpAddr;

use host::{GAMES, Lines};
use serde_json::{Value, json};
use tokio::sync::watch;

mod seats;
mod words;

use super::text;
use crate::house::{self, Guest, House, Live, Presence, Profile, Table, Who, Wrong};
use crate::http::caller::Rates;

/// How many tables are listed.
const LISTED: usize = 20;
/// What is said in answer to a line, or when something has happened.
#[derive(Debug, Default, PartialEq)]
pub(in crate::telnet) struct Said {
    pub(in crate::telnet) lines: Vec<String>,
    /// For clients that take GMCP: the name of the message and what it says.
    pub(in crate::telnet) messages: Vec<(&'static str, Value)>,
    /// What is typed next is a key.
    pub(in crate::telnet) hide_typing: bool,
    /// A screen reader is at work from now on, or not any more.
    pub(in crate::telnet) reader: Option<bool>,
    pub(in crate::telnet) is_over: bool,
}

impl Said {
    fn line(line: impl Into<String>) -> Self {
        Self {
            lines: vec![line.into()],
            ..Self::default()
        }
    }
}

/// One who talks.
pub(in crate::telnet) struct Talk {
    house: House,
    rates: Rates,
    address: IpAddr,
    base: String,
    guest: Option<(Guest, Profile)>,
    at: Option<At>,
    /// The next line is the key of a seat.
    awaits_key: bool,
}

/// Somebody at a table.
struct At {
    table: Table,
    lines: Lines,
    news: watch::Receiver<u64>,
    /// What they were last told they could do.
    prompt: Vec<String>,
    _presence: Presence,
}

impl Talk {
    pub(in crate::telnet) fn new(
        house: House,
        rates: Rates,
        address: IpAddr,
        base: String,
    ) -> Self {
        Self {
            house,
            rates,
            address,
            base,
            guest: None,
            at: None,
            awaits_key: false,
        }
    }

    /// Whether a name was told.
    pub(in crate::telnet) fn is_known(&self) -> bool {
        self.guest.is_some()
    }

    pub(in crate::telnet) fn house(&self) -> &House {
        &self.house
    }

    /// Comes to an end when there is something new at the table; never away from tables.
    pub(in crate::telnet) async fn news(&mut self) {
        if let Some(at) = &mut self.at
            && at.news.changed().await.is_ok()
        {
            return;
        }
        std::future::pending::<()>().await;
    }

    /// Says what is new at the table.
    pub(in crate::telnet) async fn tell(&mut self, width: usize) -> Said {
        match self.tell_news(width).await {
            Ok(said) => said,
            Err(why) => {
                self.at = None;
                Said::line(format!("The table is gone: {why}."))
            }
        }
    }

    async fn tell_news(&mut self, width: usize) -> Result<Said, Wrong> {
        let now = self.house.now();
        let Some(at) = &mut self.at else {
            return Ok(Said::default());
        };
        let guest = self.guest.as_ref().map(|(guest, _)| guest.id.clone());
        let mut lines = at.lines.clone();
        let (lines, mut said, prompt, state) = at
            .table
            .look(move |live| {
                lines.width = width;
                lines.seat = guest.as_deref().and_then(|guest| live.seat_of(guest));
                let mut news = lines.news(live.room());
                if !news.is_empty() {
                    news.extend(live.room().seconds_left(lines.viewer(), now));
                }
                let prompt = lines.prompt(live.room());
                let state = state(live, guest.as_deref());
                (lines, news, prompt, state)
            })
            .await?;
        at.lines = lines;
        if prompt != at.prompt {
            said.extend(prompt.clone());
            at.prompt = prompt;
        }
        Ok(Said {
            lines: said,
            messages: vec![("Table.State", state)],
            ..Said::default()
        })
    }

    /// Hears a line.
    pub(in crate::telnet) async fn hear(&mut self, line: &str, width: usize) -> Said {
        let heard = match self.guest.clone() {
            _ if std::mem::take(&mut self.awaits_key) => self.take_seat(line).await,
            None => self.come_in(line).await,
            Some((guest, _)) if self.house.is_banned(&guest.id) => {
                return Said {
                    is_over: true,
                    ..Said::line(sentence(&Wrong::Banned))
                };
            }
            Some((guest, profile)) => match self.rates.line(&guest) {
                Ok(()) => self.word(guest, profile, line, width).await,
                Err(why) => Err(why),
            },
        };
        heard.unwrap_or_else(|why| Said::line(sentence(&why)))
    }

    /// The first line: a name, or the key of a seat.
    async fn come_in(&mut self, line: &str) -> Result<Said, Wrong> {
        if line.contains('-') && self.house.seat_of_key(line).await.is_ok() {
            return self.take_seat(line).await;
        }
        let name = house::clean_name(line).map_err(Wrong::BadRequest)?;
        self.rates.newcomer(self.address)?;
        let profile = Profile {
            name,
            marker: String::new(),
        };
        let guest = self.house.new_guest(&profile).await?;
        let welcome = format!(
            "Welcome, {}. Type help for what you can do here.",
            profile.name
        );
        self.guest = Some((guest, profile));
        let mut said = Said::line(welcome);
        said.lines.extend(self.tables());
        Ok(said)
    }

    async fn word(
        &mut self,
        guest: Guest,
        profile: Profile,
        line: &str,
        width: usize,
    ) -> Result<Said, Wrong> {
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let who = who(&guest, &profile);
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("tables", _) => {
                self.at = None;
                Ok(Said {
                    lines: self.tables(),
                    ..Said::default()
                })
            }
            ("seat", "") => {
                self.awaits_key = true;
                Ok(Said {
                    hide_typing: true,
                    ..Said::line("The key of your seat:")
                })
            }
            ("seat", key) => self.take_seat(key).await,
            ("reader", "on") => Ok(reader(true)),
            ("reader", "off") => Ok(reader(false)),
            _ if self.at.is_some() => self.at_table(who, line, width).await,
            ("", _) => Ok(Said::default()),
            ("help" | "?", _) => Ok(Said::line(text::HELP)),
            ("join", rest) => {
                let (code, password) = rest.split_once(' ').unwrap_or((rest, ""));
                self.join(who, code, password.trim()).await
            }
            ("watch", code) => self.go_to(code).await,
            ("new", rest) => self.open(who, rest).await,
            ("games", _) => Ok(Said {
                lines: games(),
                ..Said::default()
            }),
            ("rules" | "rule", rest) => rules(rest),
            ("name", name) => self.rename(guest, name).await,
            ("quit" | "exit" | "q", _) => Ok(Said {
                is_over: true,
                ..Said::line("Good night.")
            }),
            (word, _) => Ok(Said::line(format!("There is no `{word}` here. Type help."))),
        }
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
        Ok(said)
    }

    fn tables(&self) -> Vec<String> {
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
            format!(
                "  {}  {} ({}, {state}): {}",
                table.id,
                table.title,
                table.game,
                names.join(", ")
            )
        }));
        lines
    }
}

fn who(guest: &Guest, profile: &Profile) -> Who {
    Who {
        guest: guest.id.clone(),
        name: profile.name.clone(),
        marker: profile.marker.clone(),
    }
}

fn reader(is_on: bool) -> Said {
    let told = if is_on {
        "From now on lines come whole and without columns."
    } else {
        "From now on lines are broken to fit your window."
    };
    Said {
        reader: Some(is_on),
        ..Said::line(told)
    }
}

/// The rules of a game, or one of them.
fn rules(rest: &str) -> Result<Said, Wrong> {
    let (slug, name) = rest.split_once(' ').unwrap_or((rest, ""));
    if slug.is_empty() {
        return Ok(Said::line("Of which game? Type games, then rules GAME."));
    }
    let game = host::game(slug)?;
    let name = Some(name.trim()).filter(|name| !name.is_empty());
    let lines = host::rules(
        screen::words(slug),
        game.rules(),
        &table::Settings::default(),
        name,
    );
    Ok(Said {
        lines,
        ..Said::default()
    })
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

/// How the table stands, for programs behind a telnet client.
fn state(live: &Live, guest: Option<&str>) -> Value {
    let view = live.room().view(live.viewer(guest));
    json!({
        "title": view.title, "game": view.game, "stage": view.stage, "seats": view.seats, "seat": view.seat,
        "length": view.length, "actions": view.actions, "view": view.view,
    })
}

fn sentence(why: &Wrong) -> String {
    let text = why.to_string();
    let mut chars = text.chars();
    let first = chars
        .next()
        .map(|c| c.to_uppercase().collect::<String>())
        .unwrap_or_default();
    let end = if text.ends_with(['.', '!', '?']) {
        ""
    } else {
        "."
    };
    format!("{first}{}{end}", chars.as_str())
}
