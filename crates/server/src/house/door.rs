//! Who gets to a seat: passwords of tables, and bots for those who stay away.

use ::table::{Code, Refusal, Seat};
use host::Command;

use super::{Done, House, Order, Table, Who, Wrong, new_nonce};

/// How long somebody who is away is waited for before a bot may play for them, in milliseconds.
const AWAY: u64 = 60_000;

impl House {
    /// A password as it is kept.
    pub(super) fn lock(&self, password: &str) -> Result<String, Wrong> {
        let salt = new_nonce()?;
        let signed = self.0.key.sign("password", &format!("{salt} {password}"));
        Ok(format!("{salt} {signed}"))
    }

    /// Lets a guest in at a table with a password; one without lets everybody in.
    ///
    /// # Errors
    /// The password is another; too many tries.
    pub(crate) async fn unlock(
        &self,
        table: &Table,
        who: &Who,
        password: &str,
    ) -> Result<(), Wrong> {
        let guest = who.guest.clone();
        let lock = table.look(move |live| (!live.admits(&guest)).then(|| live.door().lock.clone()));
        let Some(lock) = lock.await?.flatten() else {
            return Ok(());
        };
        self.0
            .tries
            .take(table.id().to_owned(), std::time::Instant::now())
            .map_err(|wait| Wrong::TooMany(wait.as_secs() + 1))?;
        let (salt, signed) = lock.split_once(' ').unwrap_or_default();
        let told = format!("{salt} {password}");
        if !self.0.key.is_signed("password", &told, signed) {
            let why = Refusal::new(Code::BadInput, "that is not the password of this table");
            return Err(Wrong::Refused(why.by("P3")));
        }
        table.order(who.clone(), Order::Admit).await?;
        Ok(())
    }

    /// Lets a bot play for somebody else who has been away while the table waits for them (P4).
    ///
    /// # Errors
    /// Whoever asks has no seat; the seat's player is here, or has not been waited for long enough.
    pub(crate) async fn stand_in_for(
        &self,
        who: &Who,
        table: &Table,
        seat: Seat,
    ) -> Result<Done, Wrong> {
        let guest = who.guest.clone();
        let (holder, bot, waits) = table
            .look(move |live| {
                live.seat_of(&guest)
                    .ok_or_else(|| no("you have no seat at this table"))?;
                let room = live.room();
                if !room.is_asked(seat) {
                    return Err(no("the table does not wait for this seat"));
                }
                let bot = host::game(&room.plan().game)?.stand_in().to_owned();
                Ok((live.chair(seat)?.guest.clone(), bot, room.waiting_since()))
            })
            .await??;
        if holder.is_some_and(|holder| table.present().contains_key(&holder)) {
            return Err(no("they are at the table; they will act").into());
        }
        let left = (waits + AWAY).saturating_sub(self.now());
        if left > 0 {
            let seconds = left.div_ceil(1000);
            return Err(no(&format!("wait for them {seconds} seconds more")).into());
        }
        let order = Order::House(Command::StandIn(seat, bot));
        table.order(who.clone(), order).await
    }
}

fn no(why: &str) -> Refusal {
    Refusal::new(Code::NotNow, why).by("P4")
}
