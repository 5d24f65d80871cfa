//! What is typed at the telnet door and what comes of it, without the bytes: at the door, in the lobby, at a table.

use std::net::IpAddr;

use host::{GAMES, LeavePlan, Lines, Plan};
use serde_json::{Value, json};
use table::{Materials, Settings};
use tokio::sync::watch;

use super::text;
use crate::house::{self, Guest, House, Live, Order, Presence, Profile, Seated, Table, Who, Wrong};
use crate::http::caller::Rates;

/// How many tables are listed.
const LISTED: usize = 20;
/// How long a bot waits before it acts, in milliseconds: text is read more slowly than a picture.
const PACE: u64 = 1500;
/// How many seats a table has that is opened here.
const SEATS: usize = 8;

/// What is said in answer to a line, or when something has happened.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Said {
    pub(super) lines: Vec<String>,
    /// For clients that take GMCP: the name of the message and what it says.
    pub(super) messages: Vec<(&'static str, Value)>,
    /// What is typed next is a key.
    pub(super) hide_typing: bool,
    pub(super) is_over: bool,
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
pub(super) struct Talk {
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
    pub(super) fn new(house: House, rates: Rates, address: IpAddr, base: String) -> Self {
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

    pub(super) fn house(&self) -> &House {
        &self.house
    }

    /// Comes to an end when there is something new at the table; never away from tables.
    pub(super) async fn news(&mut self) {
        if let Some(at) = &mut self.at
            && at.news.changed().await.is_ok()
        {
            return;
        }
        std::future::pending::<()>().await;
    }

    /// Says what is new at the table.
    pub(super) async fn tell(&mut self, width: usize) -> Said {
        match self.tell_news(width).await {
            Ok(said) => said,
            Err(why) => {
                self.at = None;
                Said::line(format!("The table is gone: {why}."))
            }
        }
    }

    async fn tell_news(&mut self, width: usize) -> Result<Said, Wrong> {
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
                let news = lines.news(live.room());
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
    pub(super) async fn hear(&mut self, line: &str, width: usize) -> Said {
        let heard = match self.guest.clone() {
            _ if std::mem::take(&mut self.awaits_key) => self.take_seat(line).await,
            None => self.come_in(line).await,
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
            _ if self.at.is_some() => self.at_table(who, line, width).await,
            ("", _) => Ok(Said::default()),
            ("help" | "?", _) => Ok(Said::line(text::HELP)),
            ("join", code) => self.join(who, code).await,
            ("watch", code) => self.go_to(code).await,
            ("new", rest) => self.open(who, rest).await,
            ("games", _) => Ok(Said {
                lines: games(),
                ..Said::default()
            }),
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
            let state = if table.started { "in play" } else { "waiting" };
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

    /// Opens a table with rules as they are typed, and sits down.
    async fn open(&mut self, who: Who, rest: &str) -> Result<Said, Wrong> {
        let mut words = rest.split_whitespace().peekable();
        let named = words.next_if(|word| !word.contains('='));
        let slug = named.or(GAMES.first().map(|game| game.slug()));
        let game = host::game(slug.unwrap_or_default())?;
        let mut rules = Settings::default();
        for word in words {
            rules.set(game.rules(), word)?;
        }
        let plan = Plan {
            game: game.slug().to_owned(),
            title: format!("{}'s table", who.name),
            rules,
            materials: Materials::default(),
            most: SEATS.clamp(*game.seats().start(), *game.seats().end()),
            private: false,
            clock: host::ClockPlan::None,
            coach: false,
            leave: LeavePlan::default(),
            pace: PACE,
        };
        let table = self.house.open_table(&who.guest, plan).await?;
        let id = table.id().to_owned();
        self.join(who, &id).await
    }

    async fn join(&mut self, who: Who, code: &str) -> Result<Said, Wrong> {
        let went = self.go_to(code).await?;
        if self.seat(&who).await?.is_some() {
            return Ok(went);
        }
        self.sit(who).await
    }

    /// Goes to a table and looks; what was said there before is not told again.
    async fn go_to(&mut self, code: &str) -> Result<Said, Wrong> {
        let table = self.house.table(&code.trim().to_lowercase());
        let guest = self.guest.as_ref().map(|(guest, _)| guest.id.clone());
        let name = self.guest.as_ref().map(|(_, profile)| profile.name.clone());
        let mut lines = Lines::new(None, name.unwrap_or_default(), 78);
        let id = guest.clone();
        let (lines, title) = table
            .look(move |live| {
                lines.seat = id.as_deref().and_then(|guest| live.seat_of(guest));
                lines.news(live.room());
                (lines, live.room().plan().title.clone())
            })
            .await?;
        let mut news = table.news();
        news.mark_changed();
        let said = Said::line(format!(
            "You are at {title}, table {}. Type help for what you can do, look to see it.",
            table.id()
        ));
        self.at = Some(At {
            _presence: table.enter(guest.as_deref()),
            table,
            lines,
            news,
            prompt: Vec::new(),
        });
        Ok(said)
    }

    async fn take_seat(&mut self, key: &str) -> Result<Said, Wrong> {
        let (table, seat) = self.house.seat_of_key(key).await?;
        if self.guest.is_none() {
            self.rates.newcomer(self.address)?;
            let name =
                table.look(move |live| live.room().name(seat).unwrap_or_default().to_owned());
            let profile = Profile {
                name: name.await?,
                marker: String::new(),
            };
            self.guest = Some((self.house.new_guest(&profile).await?, profile));
        }
        let Some((guest, profile)) = &self.guest else {
            return Err(Wrong::Nameless);
        };
        self.house.hold(who(guest, profile), key).await?;
        let id = table.id().to_owned();
        let mut said = self.go_to(&id).await?;
        said.lines.insert(0, "The seat is yours.".to_owned());
        Ok(said)
    }

    async fn seat(&self, who: &Who) -> Result<Option<table::Seat>, Wrong> {
        let Some(at) = &self.at else { return Ok(None) };
        let guest = who.guest.clone();
        at.table.look(move |live| live.seat_of(&guest)).await
    }

    async fn sit(&self, who: Who) -> Result<Said, Wrong> {
        let Some(at) = &self.at else {
            return Ok(Said::default());
        };
        let (_, key) = self.house.sit(&at.table, who, "").await?;
        let key = key.unwrap_or_default();
        Ok(Said::line(format!(
            "You sit at table {}. Keep the key of your seat: {key}. Bots sit down with bot, and start begins the game.",
            at.table.id()
        )))
    }

    /// The house's own words at a table; all others are the table's.
    async fn at_table(&mut self, who: Who, line: &str, width: usize) -> Result<Said, Wrong> {
        let Some(at) = &self.at else {
            return Ok(Said::default());
        };
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word.to_lowercase().as_str() {
            "sit" => self.sit(who).await,
            "bot" => {
                let bot = self.bot(rest).await?;
                let nonce = house::new_nonce()?;
                self.order(who, Order::SeatBot { bot, nonce }).await
            }
            "start" => self.order(who, Order::Seated(Seated::Start)).await,
            "standin" => self.order(who, Order::Seated(Seated::StandIn(None))).await,
            "key" => {
                let key = self.house.own_key(&at.table, &who.guest).await?;
                Ok(Said::line(key.unwrap_or_else(|| {
                    "You have no seat here; type sit.".to_owned()
                })))
            }
            "link" => Ok(Said::line(format!("{}/t/{}", self.base, at.table.id()))),
            "again" => {
                let next = self.house.rematch(who.clone(), &at.table).await?;
                let id = next.id().to_owned();
                self.join(who, &id).await
            }
            _ => self.table_word(who, line, width).await,
        }
    }

    async fn table_word(&mut self, who: Who, line: &str, width: usize) -> Result<Said, Wrong> {
        let Some(at) = &mut self.at else {
            return Ok(Said::default());
        };
        let (mut lines, typed, guest) = (at.lines.clone(), line.to_owned(), who.guest.clone());
        lines.width = width;
        let reply = at
            .table
            .look(move |live| {
                lines.seat = live.seat_of(&guest);
                lines.enter(live.room(), &typed)
            })
            .await?;
        let mut said = Said {
            lines: reply.text,
            ..Said::default()
        };
        if line.trim().eq_ignore_ascii_case("help") {
            said.lines.push(text::AT_TABLE.to_owned());
        }
        if reply.quit {
            self.at = None;
            said.lines.push(
                "You are in the lobby; your seat stays yours. quit again to go away.".to_owned(),
            );
            return Ok(said);
        }
        if let Some(command) = reply.command {
            self.order(who, Order::Typed(command)).await?;
        }
        Ok(said)
    }

    /// The bot of that name, or the best one there is.
    async fn bot(&self, name: &str) -> Result<String, Wrong> {
        let Some(at) = &self.at else {
            return Err(Wrong::NoTable);
        };
        if !name.trim().is_empty() {
            return Ok(name.trim().to_lowercase());
        }
        let slug = at
            .table
            .look(|live| live.room().plan().game.clone())
            .await?;
        let best = host::game(&slug)?
            .bots()
            .last()
            .map(|bot| bot.name.to_owned());
        Ok(best.unwrap_or_default())
    }

    async fn order(&self, who: Who, order: Order) -> Result<Said, Wrong> {
        if let Some(at) = &self.at {
            at.table.order(who, order).await?;
        }
        Ok(Said::default())
    }
}

fn who(guest: &Guest, profile: &Profile) -> Who {
    Who {
        guest: guest.id.clone(),
        name: profile.name.clone(),
        marker: profile.marker.clone(),
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
