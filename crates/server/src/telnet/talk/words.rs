//! What is typed at a table.

use host::RoomView;
use table::{Seat, Viewer};

use super::{Said, Talk, text};
use crate::house::{self, Order, Seated, Who, Wrong};

impl Talk {
    /// The house's own words at a table; all others are the table's.
    pub(super) async fn at_table(
        &mut self,
        who: Who,
        line: &str,
        width: usize,
    ) -> Result<Said, Wrong> {
        let Some(at) = &self.at else {
            return Ok(Said::default());
        };
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word.to_lowercase().as_str() {
            "sit" => self.sit(who, rest.trim()).await,
            "bot" => {
                let bot = self.bot(rest).await?;
                let nonce = house::new_nonce()?;
                self.order(who, Order::SeatBot { bot, nonce }).await
            }
            "start" => self.order(who, Order::Seated(Seated::Start)).await,
            "standin" if !rest.trim().is_empty() => self.stand_in_for(who, rest.trim()).await,
            "luck" => self.luck().await,
            "standin" => self.order(who, Order::Seated(Seated::StandIn(None))).await,
            "key" => {
                let key = self.house.own_key(&at.table, &who.guest).await?;
                Ok(Said::line(match key {
                    Some(key) => format!("The key of your seat is {key}."),
                    None => "You have no seat here; type sit.".to_owned(),
                }))
            }
            "link" => Ok(Said::line(format!("{}/t/{}", self.base, at.table.id()))),
            "again" => {
                let next = self.house.rematch(who.clone(), &at.table).await?;
                let id = next.id().to_owned();
                self.join(who, &id, "").await
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

    async fn order(&self, who: Who, order: Order) -> Result<Said, Wrong> {
        if let Some(at) = &self.at {
            at.table.order(who, order).await?;
        }
        Ok(Said::default())
    }

    /// Lets a bot play for the player of that name who stays away.
    async fn stand_in_for(&self, who: Who, name: &str) -> Result<Said, Wrong> {
        let Some(at) = &self.at else {
            return Err(Wrong::NoTable);
        };
        let wanted = name.to_lowercase();
        let seat = at.table.look(move |live| {
            let seats = (0..live.room().seats()).map(Seat::at);
            let is_wanted = |seat: &Seat| {
                let name = live.room().name(*seat).unwrap_or_default();
                name.to_lowercase() == wanted
            };
            seats.into_iter().find(is_wanted)
        });
        let missing = || Wrong::BadRequest(format!("nobody here is called {name}"));
        let seat = seat.await?.ok_or_else(missing)?;
        self.house.stand_in_for(&who, &at.table, seat).await?;
        Ok(Said::default())
    }

    /// Where the luck comes from, as far as it may be known (P12).
    async fn luck(&self) -> Result<Said, Wrong> {
        let Some(at) = &self.at else {
            return Err(Wrong::NoTable);
        };
        let view = at.table.look(|live| live.room().view(Viewer::Spectator));
        Ok(Said {
            lines: luck(&view.await?),
            ..Said::default()
        })
    }
}

fn luck(view: &RoomView) -> Vec<String> {
    let mut lines = vec![
        "All luck of this table comes from a secret of the house and a word of each seat."
            .to_owned(),
        format!(
            "The secret was fixed before the start: its hash is {}.",
            view.commitment
        ),
    ];
    let nonces = view.seats.iter().zip(&view.nonces);
    lines.extend(nonces.map(|(chair, nonce)| format!("The word of {}: {nonce}.", chair.name)));
    lines.push(match &view.secret {
        Some(secret) => format!("The secret is {secret}. lastlicks verify checks the record."),
        None => {
            "The secret is told when the game is over, so that anybody can check it.".to_owned()
        }
    });
    lines
}
