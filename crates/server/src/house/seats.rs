//! Seats and their keys: sitting down, another key, holding the seat of a key.

use host::clean;

use super::driver::Done;
use super::order::{Order, Who};
use super::table::Table;
use super::{House, OwnSeat, Wrong, key};

/// How many letters a nonce of ours has.
pub(super) const NONCE: usize = 16;

impl House {
    /// Sits down; the key of the seat comes back with the answer.
    pub(crate) async fn sit(
        &self,
        table: &Table,
        mut who: Who,
        nonce: &str,
    ) -> Result<(Done, Option<String>), Wrong> {
        let own = clean::nonce(nonce).map_err(Wrong::BadRequest)?;
        let nonce = own.map_or_else(|| self.new_nonce(), Ok)?;
        let guest = who.guest.clone();
        let under = self.under(&guest, table).await?;
        let own = under.as_ref().and_then(|under| under.seat);
        if let Some(under) = &under {
            who = self.as_member(&under.circle, who, table).await?;
        }
        let order = match own {
            Some(OwnSeat { seat, .. }) => Order::Hold { seat },
            None => Order::Sit { nonce },
        };
        let mut done = table.order(who.clone(), order).await?;
        // Whoever has the lost key may have the key of the seat too.
        if own.is_some_and(|own| own.is_lost) {
            done = table.order(who, Order::Rekey).await?;
        }
        self.remember(&guest, table.id()).await?;
        if let Some(under) = under {
            self.told_who_sits(&under.circle);
        }
        let key = self.own_key(table, &guest).await?;
        Ok((done, key))
    }

    /// Something to mix into the luck of a table, for those who bring nothing of their own.
    pub(crate) fn new_nonce(&self) -> Result<String, Wrong> {
        let mut nonce = key::letters(&self.luck()?);
        nonce.truncate(NONCE);
        Ok(nonce)
    }

    /// What the secret of a table or a nonce is made of.
    pub(super) fn luck(&self) -> Result<[u8; 32], Wrong> {
        (self.0.machine.luck)().map_err(Wrong::system)
    }

    /// The key of the seat that a guest holds.
    pub(crate) async fn own_key(
        &self,
        table: &Table,
        guest: &str,
    ) -> Result<Option<String>, Wrong> {
        let guest = guest.to_owned();
        let serial = table.look_in(move |live| {
            let seat = live.seat_of(&guest)?;
            live.chairs().get(seat.index()).map(|chair| chair.serial)
        });
        let serial = serial.await?;
        Ok(serial.map(|serial| self.seat_key(table.id(), serial)))
    }

    /// Gives the seat that a guest holds another key: who has the old one, or its link, cannot take the seat any more.
    pub(crate) async fn rekey(
        &self,
        table: &Table,
        who: Who,
    ) -> Result<(Done, Option<String>), Wrong> {
        let guest = who.guest.clone();
        let done = table.order(who, Order::Rekey).await?;
        Ok((done, self.own_key(table, &guest).await?))
    }

    /// Holds the seat of a key from now on.
    pub(crate) async fn hold(&self, who: Who, key: &str) -> Result<(Table, Done), Wrong> {
        let (table, seat) = self.seat_of_key(key).await?;
        let guest = who.guest.clone();
        let done = table.order(who, Order::Hold { seat }).await?;
        self.remember(&guest, table.id()).await?;
        Ok((table, done))
    }
}
