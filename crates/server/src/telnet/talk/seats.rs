//! Opening tables, going to them, sitting down at them.

use host::{Lines, Millis};
use speech::around;
use speech::lobby as say;

use super::{At, Said, Talk, opening, who};
use crate::house::{self, Profile, Table, Who, Wrong};
use crate::telnet::text::Told;

impl Talk {
    /// Opens a table as it is typed, and sits down.
    pub(super) async fn open(&mut self, who: Who, rest: &str) -> Result<Said, Wrong> {
        let title = pages::new::title(&who.name, self.tongue);
        let opening::Opening { plan, password } = opening::read(rest, title)?;
        let opened = self.house.open_locked(&who.guest, plan, &password);
        let id = opened.await?.id().to_owned();
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

    /// Goes to a table, by its code or its link, and looks; what was said there before is not told again.
    pub(super) async fn go_to(&mut self, code: &str) -> Result<Said, Wrong> {
        let table = self.house.table(&code_of(code));
        let guest = self.guest.as_ref().map(|(guest, _)| guest.id.clone());
        let name = self.guest.as_ref().map(|(_, profile)| profile.name.clone());
        let mut lines = Lines::new(None, name.unwrap_or_default(), 78);
        lines.tongue = self.tongue;
        let id = guest.clone();
        let (lines, title, later) = table
            .look_as(guest.as_deref(), move |live| {
                lines.seat = id.as_deref().and_then(|guest| live.seat_of(guest));
                lines.news(live.room());
                let room = live.room();
                let later = if room.is_over() { 0 } else { room.plan().delay };
                (lines, room.plan().title.clone(), later)
            })
            .await?;
        let mut news = table.news();
        news.mark_changed();
        let mut said = Said::line(self.told(&say::AtTable {
            title: title.into(),
            code: table.id().into(),
        }));
        let later = self.seen_later(later, lines.seat.is_none());
        said.lines.extend(later.map(Told::from));
        self.at = Some(At {
            presence: table.enter(guest.as_deref()),
            table,
            lines,
            news,
            prompt: Vec::new(),
            asked: Vec::new(),
            ended: false,
            mark: None,
        });
        self.tell_lobby();
        Ok(said)
    }

    /// How much later those who watch see the table, if they do.
    fn seen_later(&self, delay: Millis, you: bool) -> Option<String> {
        let n = i64::try_from(delay.div_ceil(60_000)).unwrap_or(i64::MAX);
        let later = (n > 0).then(|| self.told(&around::SeenLater { n, you }))?;
        Some(screen::capital(&later) + ".")
    }

    pub(super) async fn take_seat(&mut self, key: &str) -> Result<Said, Wrong> {
        let key = &last_of(key);
        let (table, seat) = self.house.seat_of_key(key).await?;
        if self.guest.is_none() {
            self.desk.rates.newcomer(self.address)?;
            let name =
                table.look_in(move |live| live.room().name(seat).unwrap_or_default().to_owned());
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
        at.table.look_in(move |live| live.seat_of(&guest)).await
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
        Ok(Said {
            lines: self.seated(&at.table, key).into(),
            ..Said::default()
        })
    }

    /// What somebody is told who has sat down.
    pub(super) fn seated(&self, table: &Table, key: Option<String>) -> [Told; 3] {
        [
            self.told(&say::YouSit {
                code: table.id().into(),
            }),
            self.told(&say::KeepKey {
                key: key.unwrap_or_default().into(),
            }),
            self.told(&say::BotsSit {}),
        ]
        .map(Told::from)
    }
}

/// The code of a table, or that in its link.
fn code_of(typed: &str) -> String {
    let code = typed.rsplit_once("/t/").map_or(typed, |(_, code)| code);
    let code = code.split(['/', '?']).next().unwrap_or_default();
    house::as_written(code).replace('-', "")
}

/// A key or a code, or that at the end of a link.
pub(super) fn last_of(typed: &str) -> String {
    house::as_written(typed.rsplit('/').next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::code_of;

    #[test]
    fn a_link_says_which_table_it_is() {
        let typed = [
            "k7f2m9qx",
            " https://play.example/t/k7f2m9qx ",
            "play.example/t/k7f2m9qx/report?step=3",
            "K7F2-M9QX",
        ];
        assert_eq!(typed.map(code_of), ["k7f2m9qx"; 4]);
    }
}
