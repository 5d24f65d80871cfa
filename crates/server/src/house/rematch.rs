//! The same game again, for the people of a table that is over.

use std::collections::BTreeMap;

use host::Millis;
use store::StoreError;
use table::{Code, Refusal, Seat, Viewer};

use super::chairs::Awaited;
use super::{House, Live, Order, Table, Who, Wrong};

/// For so long the seats of a rematch are kept for those who played before, in milliseconds.
const KEPT: Millis = 10 * 60_000;

impl House {
    /// The same game again for the people of a table that is over: the first to ask opens it, with the same bots; who
    /// had a seat sits down there, in the same order.
    pub(crate) async fn rematch(&self, who: Who, old: &Table) -> Result<Table, Wrong> {
        let known = old.look_as(Some(&who.guest), |live| {
            live.room().view(Viewer::Spectator).rematch
        });
        let next = match known.await? {
            Some(next) => self.table(&next),
            None => self.open_again(who.clone(), old).await?,
        };
        self.sit_again(&who, old, &next).await?;
        Ok(next)
    }

    async fn open_again(&self, who: Who, old: &Table) -> Result<Table, Wrong> {
        let guest = who.guest.clone();
        let look = move |live: &Live| live.seat_of(&guest).is_some() || live.opener() == guest;
        if !old.look_in(look).await? {
            let message =
                "those who sat at the table ask for another game; others sit down once it is open";
            return Err(Refusal::new(Code::BadSeat, message).into());
        }
        // Nothing is opened that the old table could not tell of.
        let row = self.store().table(old.id()).await?;
        if row.is_some_and(|row| row.closed.is_some()) {
            return Err(StoreError::TableClosed(old.id().to_owned()).into());
        }
        let until = self.now() + KEPT;
        let (plan, bots, door) = old
            .look_as(Some(&who.guest), move |live| {
                let room = live.room();
                let view = room.view(Viewer::Spectator);
                let bots: Vec<_> = view
                    .seats
                    .into_iter()
                    .filter_map(|chair| chair.bot)
                    .collect();
                let mut door = live.door().clone();
                door.kept = live.to_come_again(until);
                door.admitted.extend(door.kept.keys().cloned());
                (room.again(), bots, door)
            })
            .await?;
        let plan = plan.map_err(Wrong::Refused)?;
        let (plan, circle) = self.again_under(&who.guest, old, plan).await?;
        let game = plan.game.clone();
        let table = self.open_behind(&who.guest, plan, door).await?;
        let fresh = self.fresh(&table);
        for bot in bots {
            let nonce = self.new_nonce()?;
            let order = Order::SeatBot { bot, nonce };
            table.order(who.clone(), order).await?;
        }
        if let Some(circle) = circle {
            self.under_book(&circle, &who.guest, &table, &game).await?;
        }
        let order = Order::Rematch {
            table: table.id().to_owned(),
        };
        old.order(who, order).await?;
        fresh.stays();
        Ok(table)
    }

    /// Seats somebody who sat at the table before at the next one, as long as that has not begun.
    async fn sit_again(&self, who: &Who, old: &Table, next: &Table) -> Result<(), Wrong> {
        let guest = who.guest.clone();
        let sat = old
            .look_in(move |live| live.seat_of(&guest).is_some())
            .await?;
        let guest = who.guest.clone();
        let may = next.look_in(move |live| {
            let room = live.room();
            room.table().is_none()
                && live.seat_of(&guest).is_none()
                && room.seats() < room.plan().most
        });
        if sat && may.await? {
            self.sit(next, who.clone(), "").await?;
        }
        Ok(())
    }
}

impl Live {
    /// The guests who have played here, for each of whom a seat is kept until then.
    fn to_come_again(&self, until: Millis) -> BTreeMap<String, Awaited> {
        let chairs = (0..).map(Seat).zip(self.chairs());
        let kept = chairs.filter_map(|(seat, chair)| {
            let name = self.room().name(seat)?.to_owned();
            Some((chair.guest.clone()?, Awaited { until, name }))
        });
        kept.collect()
    }

    /// Those for whom a seat is kept who have not taken it.
    pub(crate) fn awaited(&self, now: Millis) -> impl Iterator<Item = &str> {
        let missing =
            self.door().kept.iter().filter(move |(guest, awaited)| {
                now < awaited.until && self.seat_of(guest).is_none()
            });
        missing.map(|(_, awaited)| &*awaited.name)
    }

    /// What they are called, until the game begins; a table opened before names were noted does not know.
    pub(crate) fn awaited_names(&self, now: Millis) -> Vec<String> {
        if self.room().table().is_some() {
            return Vec::new();
        }
        let named = self.awaited(now).filter(|name| !name.is_empty());
        named.map(str::to_owned).collect()
    }
}
