//! What is typed at a table.

use std::time::Duration;

use host::insight::Question;
use speech::{Line, Names, Reader, Sense, Sentence as _, around, lobby as say};
use table::Seat;

use super::{Said, Talk, Told, text};
use crate::house::{Order, Progress, Reviewed, Seated, Table, There, Who, Wrong};

/// Words that the lobby knows, and no table.
const IN_LOBBY: [&str; 9] = [
    "new",
    "join",
    "watch",
    "games",
    "circle",
    "puzzle",
    "puzzles",
    "statistics",
    "name",
];

/// The word with which a line begins, where only the lobby knows it.
fn lobby_word(line: &str) -> Option<Line> {
    let word = line.split_whitespace().next()?.to_lowercase();
    let mut known = IN_LOBBY
        .into_iter()
        .chain(host::circle::WORDS.iter().copied());
    let is_told = |(words, _): &(&str, _)| words.split([' ', ',']).any(|one| one == word);
    let is_of_tables = screen::COMMANDS.iter().any(is_told);
    (known.any(|known| known == word) && !is_of_tables).then(|| word.into())
}

impl Talk {
    /// The house's own words at a table; all others are the table's.
    pub(super) async fn at_table(
        &mut self,
        who: Who,
        line: &str,
        width: usize,
    ) -> Result<Said, Wrong> {
        let leaving = self.at.as_mut();
        let leaving = leaving.is_some_and(|at| std::mem::take(&mut at.lines.leaving));
        let Some(at) = &self.at else {
            return Ok(Said::default());
        };
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word.to_lowercase().as_str() {
            "sit" => self.sit(who, rest.trim()).await,
            "bot" => {
                let bot = self.bot(rest).await?;
                let nonce = self.house.new_nonce()?;
                self.order(who, Order::SeatBot { bot, nonce }).await
            }
            "start" => self.order(who, Order::Seated(Seated::Start)).await,
            "standin" if !rest.trim().is_empty() => self.stand_in_for(who, rest.trim()).await,
            "standin" => self.order(who, Order::Seated(Seated::StandIn(None))).await,
            "remove" if !rest.trim().is_empty() => {
                let seat = self.called(rest.trim()).await?;
                self.house.ask_removal(&who, &at.table, seat).await?;
                Ok(Said::default())
            }
            "nudge" => self.nudge(who, rest.trim()).await,
            "watchers" => self.watchers_word(who, rest.trim()).await,
            "over" => self.look_over(rest.trim(), width).await,
            "key" if rest.trim() == "new" => {
                let (_, key) = self.house.rekey(&at.table, who).await?;
                let key = key.unwrap_or_default().into();
                Ok(Said::line(self.told(&say::KeyNew { key })))
            }
            "key" => {
                let key = self.house.own_key(&at.table, &who.guest).await?;
                Ok(Said::line(match key {
                    Some(key) => self.told(&say::KeyIs { key: key.into() }),
                    None => self.told(&say::NoSeat {}),
                }))
            }
            "link" => Ok(Said::line(format!(
                "{}/t/{}",
                self.desk.base,
                at.table.id()
            ))),
            "again" => {
                let next = self.house.rematch(who.clone(), &at.table).await?;
                let id = next.id().to_owned();
                self.join(who, &id, "").await
            }
            _ => self.table_word(who, line, (width, leaving)).await,
        }
    }

    /// A word of the table; `leaving`: they were just asked whether they leave for good.
    async fn table_word(
        &mut self,
        who: Who,
        line: &str,
        (width, leaving): (usize, bool),
    ) -> Result<Said, Wrong> {
        let Some(at) = &mut self.at else {
            return Ok(Said::default());
        };
        let (now, id) = (self.house.now(), at.table.id().to_owned());
        let (mut lines, typed, guest) = (at.lines.clone(), line.to_owned(), who.guest.clone());
        (lines.width, lines.leaving) = (width, leaving);
        lines.muted = self.house.muted(Some(&guest)).await?.names().to_vec();
        let (reply, is_over, is_played) = at
            .table
            .look_as(Some(&who.guest), move |live| {
                let now = now.saturating_sub(live.lag());
                lines.seat = live.seat_of(&guest);
                let (room, is_over) = (live.room(), live.room().is_over());
                let is_played = room.table().is_some() && !is_over;
                (lines.enter(room, &typed, now), is_over, is_played)
            })
            .await?;
        if is_over && let Some(said) = self.after_the_game(&who, line).await? {
            return Ok(said);
        }
        // While a game is played a word may be one of the game's.
        if !is_played && let Some(word) = lobby_word(line) {
            return Ok(Said::line(self.told(&say::WordForLobby { word })));
        }
        if let Some(at) = &mut self.at {
            at.lines.leaving = reply.asks_to_leave;
        }
        let mut said = Said::lines(reply.text);
        if let Some(question) = reply.question {
            return self.think(&who.guest, question, width).await;
        }
        match screen::meant(line.trim()).as_str() {
            "help" | "?" => said
                .lines
                .push(text::laid(text::at_table(self.tongue), width).into()),
            "who" => {
                said.lines.extend(self.attendance(&who.guest).await?);
                said.lines.extend(self.watchers().await?);
            }
            "score" => said.lines.extend(self.attendance(&who.guest).await?),
            "record" if is_over => {
                let place = format!("{}/t/{id}/record", self.desk.base).into();
                said.lines.push(self.told(&say::RecordAt { place }).into());
            }
            _ => {}
        }
        if reply.quit {
            self.leave_table();
            said.lines.push(self.told(&say::InLobby {}).into());
            return Ok(said);
        }
        if let Some(command) = reply.command {
            self.order(who, Order::Typed(command)).await?;
        }
        Ok(said)
    }

    /// What somebody types whose game is over: whoever leaves goes to the lobby, and their circle is theirs again.
    async fn after_the_game(&mut self, who: &Who, line: &str) -> Result<Option<Said>, Wrong> {
        if line.trim().eq_ignore_ascii_case("leave") {
            self.leave_table();
            return Ok(Some(Said::line(self.told(&say::InLobby {}))));
        }
        self.in_circle(who, line).await
    }

    /// The bot of that name, or the one that the game sends for the absent.
    async fn bot(&self, name: &str) -> Result<String, Wrong> {
        let Some(at) = &self.at else {
            return Err(Wrong::NoTable);
        };
        if !name.trim().is_empty() {
            return Ok(name.trim().to_lowercase());
        }
        let slug = at.table.look(|live| live.room().plan().game.clone());
        Ok(host::game(&slug.await?)?.stand_in().to_owned())
    }

    /// What the house works out away from the table.
    async fn think(&self, guest: &str, question: Question, width: usize) -> Result<Said, Wrong> {
        let Some(at) = &self.at else {
            return Err(Wrong::NoTable);
        };
        let (table, tongue) = (&at.table, self.tongue);
        let lines = match question {
            Question::Advice(hint) => {
                let guest = Some(guest.to_owned());
                let advice = self.house.advice(table, guest, hint, tongue).await?;
                advice.text("advise", tongue)
            }
            Question::Grade => {
                let guest = Some(guest.to_owned());
                vec![self.house.mark(table, guest, tongue).await?.told]
            }
            Question::Report => {
                let reader = at.lines.reader();
                self.report(table, reader, width).await?
            }
        };
        Ok(Said::lines(lines))
    }

    /// The report, or how far it has come.
    async fn report(
        &self,
        table: &Table,
        reader: Reader,
        width: usize,
    ) -> Result<Vec<String>, Wrong> {
        const A_WHILE: Duration = Duration::from_secs(1);
        Ok(match self.house.review(table, reader, A_WHILE).await? {
            Reviewed::Ready(review) => review.text(width, reader),
            Reviewed::Working(Progress { done, of, .. }) => {
                let [done, of] = [done, of].map(|n| i64::try_from(n).unwrap_or(i64::MAX));
                let working = self.told(&speech::insight::Working { done, of });
                let words = Line::of("report", Sense::Typed);
                vec![working, self.told(&speech::insight::AskAgain { words })]
            }
        })
    }

    pub(super) async fn order(&self, who: Who, order: Order) -> Result<Said, Wrong> {
        if let Some(at) = &self.at {
            at.table.order(who, order).await?;
        }
        Ok(Said::default())
    }

    /// Reminds the player of that name, or the first whom the table waits for.
    async fn nudge(&self, who: Who, name: &str) -> Result<Said, Wrong> {
        let seat = if name.is_empty() {
            None
        } else {
            Some(self.called(name).await?)
        };
        self.order(who, Order::Seated(Seated::Nudge(seat))).await
    }

    /// The seat of the player of that name.
    pub(super) async fn called(&self, name: &str) -> Result<Seat, Wrong> {
        let Some(at) = &self.at else {
            return Err(Wrong::NoTable);
        };
        let wanted = name.to_owned();
        let seat = at
            .table
            .look_as(self.own(), move |live| live.room().seat_called(&wanted));
        let missing = || Wrong::BadRequest(format!("nobody here is called {name}"));
        seat.await?.ok_or_else(missing)
    }

    /// Lets a bot play for the player of that name who stays away.
    async fn stand_in_for(&self, who: Who, name: &str) -> Result<Said, Wrong> {
        let Some(at) = &self.at else {
            return Err(Wrong::NoTable);
        };
        let seat = self.called(name).await?;
        self.house.stand_in_for(&who, &at.table, seat).await?;
        Ok(Said::default())
    }

    /// Who of those who sit here is there, and for whom the table waits.
    async fn attendance(&self, guest: &str) -> Result<Vec<Told>, Wrong> {
        let Some(at) = &self.at else {
            return Ok(Vec::new());
        };
        let (own, now) = (guest.to_owned(), self.house.now());
        let own = at.table.look_in(move |live| live.seat_of(&own)).await?;
        let seats = at.table.attendance(Some(guest)).await?;
        let names: Vec<_> = seats.iter().map(|one| one.name.clone()).collect();
        let names = Names::new(&names, own).in_tongue(self.tongue);
        let told = seats.iter().flat_map(|one| {
            let seat = one.seat;
            let there = one.there.map(|there| match there {
                There::Here => around::IsHere { seat }.line(names),
                There::Reconnecting => around::IsReconnecting { seat }.line(names),
                There::Away => around::IsAway { seat }.line(names),
            });
            let waits = one.since.filter(|_| one.there.is_some()).map(|since| {
                let minutes = now.saturating_sub(since) / 60_000;
                let n = i64::try_from(minutes).unwrap_or(i64::MAX);
                around::WaitsFor { seat, n }.line(names)
            });
            [there, waits].into_iter().flatten()
        });
        Ok(told.map(|line| line.to_string().into()).collect())
    }

    /// How many look on.
    async fn watchers(&self) -> Result<Option<Told>, Wrong> {
        let Some(at) = &self.at else { return Ok(None) };
        let seated = at.table.look_in(|live| {
            let guests = live.chairs().iter().filter_map(|chair| chair.guest.clone());
            guests.collect::<Vec<_>>()
        });
        let seated = seated.await?;
        let present = at.table.present();
        let watching = present.iter().filter(|(guest, _)| !seated.contains(guest));
        let count: usize = watching
            .map(|(guest, windows)| if guest.is_empty() { *windows } else { 1 })
            .sum();
        Ok(match count {
            0 => None,
            n => {
                let n = u32::try_from(n).unwrap_or(u32::MAX);
                Some(self.told(&say::Watch { n }).into())
            }
        })
    }
}
