//! Opening tables, going to them, sitting down at them.

use host::{GAMES, LeavePlan, Lines, Plan};
use speech::lobby as say;
use table::{Materials, Settings};

use super::{At, Said, Talk, who};
use crate::house::{Profile, Who, Wrong};

/// How long a bot waits before it acts, in milliseconds: text is read more slowly than a picture.
const PACE: u64 = 1500;
/// How many seats a table has that is opened here.
const SEATS: usize = 8;

impl Talk {
    /// Opens a table with rules as they are typed, and sits down.
    pub(super) async fn open(&mut self, who: Who, rest: &str) -> Result<Said, Wrong> {
        let mut words = rest.split_whitespace().peekable();
        let is_name = |word: &&str| !word.contains('=') && !matches!(*word, "coach" | "private");
        let named = words.next_if(is_name);
        let slug = named.or(GAMES.first().map(|game| game.slug()));
        let game = host::game(slug.unwrap_or_default())?;
        let (mut rules, mut coach, mut private) = (Settings::default(), false, false);
        for word in words {
            match word {
                "coach" => coach = true,
                "private" => private = true,
                word => rules.set(game.rules(), word)?,
            }
        }
        let plan = Plan {
            game: game.slug().to_owned(),
            title: pages::new::title(&who.name, self.tongue),
            rules,
            materials: Materials::default(),
            most: SEATS.clamp(*game.seats().start(), *game.seats().end()),
            private,
            clock: host::ClockPlan::None,
            coach,
            leave: LeavePlan::default(),
            pace: PACE,
            order: Vec::new(),
            series: None,
            book: None,
        };
        let table = self.house.open_table(&who.guest, plan).await?;
        let id = table.id().to_owned();
        self.join(who, &id, "").await
    }

    pub(super) async fn join(
        &mut self,
        who: Who,
        code: &str,
        password: &str,
    ) -> Result<Said, Wrong> {
        let went = self.go_to(code).await?;
        if self.seat(&who).await?.is_some() {
            return Ok(went);
        }
        self.sit(who, password).await
    }

    /// Goes to a table and looks; what was said there before is not told again.
    pub(super) async fn go_to(&mut self, code: &str) -> Result<Said, Wrong> {
        let table = self.house.table(&code.trim().to_lowercase());
        let guest = self.guest.as_ref().map(|(guest, _)| guest.id.clone());
        let name = self.guest.as_ref().map(|(_, profile)| profile.name.clone());
        let mut lines = Lines::new(None, name.unwrap_or_default(), 78);
        lines.tongue = self.tongue;
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
        let said = Said::line(self.told(&say::AtTable {
            title: title.into(),
            code: table.id().into(),
        }));
        self.at = Some(At {
            _presence: table.enter(guest.as_deref()),
            table,
            lines,
            news,
            prompt: Vec::new(),
            asked: Vec::new(),
            mark: None,
        });
        self.tell_lobby();
        Ok(said)
    }

    pub(super) async fn take_seat(&mut self, key: &str) -> Result<Said, Wrong> {
        let (table, seat) = self.house.seat_of_key(key).await?;
        if self.guest.is_none() {
            self.desk.rates.newcomer(self.address)?;
            let name =
                table.look(move |live| live.room().name(seat).unwrap_or_default().to_owned());
            let profile = Profile::new(name.await?, String::new());
            self.guest = Some((self.house.new_guest(&profile).await?, profile));
        }
        let Some((guest, profile)) = &self.guest else {
            return Err(Wrong::Nameless);
        };
        self.house.hold(who(guest, profile), key).await?;
        let id = table.id().to_owned();
        let mut said = self.go_to(&id).await?;
        said.lines.insert(0, self.told(&say::SeatYours {}).into());
        Ok(said)
    }

    pub(super) async fn seat(&self, who: &Who) -> Result<Option<table::Seat>, Wrong> {
        let Some(at) = &self.at else { return Ok(None) };
        let guest = who.guest.clone();
        at.table.look(move |live| live.seat_of(&guest)).await
    }

    pub(super) async fn sit(&self, who: Who, password: &str) -> Result<Said, Wrong> {
        let Some(at) = &self.at else {
            return Ok(Said::default());
        };
        if !password.is_empty() {
            let unlocked = self.house.unlock(&at.table, &who, self.address, password);
            unlocked.await?;
        }
        let (_, key) = self.house.sit(&at.table, who, "").await?;
        let lines = [
            self.told(&say::YouSit {
                code: at.table.id().into(),
            }),
            self.told(&say::KeepKey {
                key: key.unwrap_or_default().into(),
            }),
            self.told(&say::BotsSit {}),
        ];
        Ok(Said::lines(lines.into()))
    }
}
