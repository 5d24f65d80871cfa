//! Who gets to a seat: passwords of tables, and bots for those who stay away.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use ::table::{Code, Refusal, Seat};
use host::{ClockPlan, Command, Millis, Stands};

use crate::http::rate::Limiter;

use super::seats::NONCE;
use super::{Done, House, Live, Order, Table, Who, Wrong, key};

/// How long somebody who is away is waited for before a bot may play for them, in milliseconds.
const AWAY: Millis = 60_000;
/// The same of somebody who has the table open and does nothing.
const IDLE: Millis = 5 * 60_000;

/// The passwords that are tried. Whoever guesses is slowed down, and so are all who guess from one address and at one
/// table; but the first try of a guest who has not tried for a while does not wait for any of them: guessers do not
/// hold off somebody who knows the password.
#[derive(Debug)]
pub(super) struct Tries {
    /// Of a guest at a table.
    own: Limiter<(String, String)>,
    /// First ones of an address at a table: guests are easily made.
    first: Limiter<(String, IpAddr)>,
    /// All others of an address at a table.
    near: Limiter<(String, IpAddr)>,
    /// All others at a table.
    all: Limiter<String>,
}

impl Default for Tries {
    fn default() -> Self {
        Self {
            own: Limiter::every(Duration::from_secs(10), 5),
            first: Limiter::every(Duration::from_secs(1), 60),
            near: Limiter::every(Duration::from_secs(2), 20),
            all: Limiter::every(Duration::from_secs(1), 60),
        }
    }
}

impl Tries {
    /// Counts one try.
    ///
    /// # Errors
    /// How long to wait before the next.
    fn take(
        &self,
        table: &str,
        guest: &str,
        address: IpAddr,
        now: Instant,
    ) -> Result<(), Duration> {
        let own = (table.to_owned(), guest.to_owned());
        let is_first = self.own.is_clear(&own, now);
        self.own.take(own, now)?;
        if is_first {
            return self.first.take((table.to_owned(), address), now);
        }
        self.near.take((table.to_owned(), address), now)?;
        self.all.take(table.to_owned(), now)
    }
}

impl House {
    /// A password as it is kept.
    pub(super) fn lock(&self, password: &str) -> Result<String, Wrong> {
        let salt = key::id(NONCE).map_err(Wrong::system)?;
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
        address: IpAddr,
        password: &str,
    ) -> Result<(), Wrong> {
        let guest = who.guest.clone();
        let lock =
            table.look_in(move |live| (!live.admits(&guest)).then(|| live.door().lock.clone()));
        let Some(lock) = lock.await?.flatten() else {
            return Ok(());
        };
        self.0
            .tries
            .take(table.id(), &who.guest, address, Instant::now())
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
        let (holder, bot, since, clock) = table
            .look_in(move |live| {
                live.seat_of(&guest)
                    .ok_or_else(|| no("you have no seat at this table"))?;
                let room = live.room();
                let Some(since) = room.asked_since(seat).filter(|_| room.is_asked(seat)) else {
                    return Err(no("the table does not wait for this seat"));
                };
                let bot = host::game(&room.plan().game)?.stand_in().to_owned();
                Ok((
                    live.chair(seat)?.guest.clone(),
                    bot,
                    since,
                    room.plan().clock,
                ))
            })
            .await??;
        let is_here = holder.is_some_and(|holder| table.present().contains_key(&holder));
        let left = (since + patience(clock, is_here)).saturating_sub(self.now());
        if left > 0 {
            if is_here {
                return Err(no("they are at the table; they will act").into());
            }
            let seconds = left.div_ceil(1000);
            return Err(no(&format!("wait for them {seconds} seconds more")).into());
        }
        let order = Order::House(Command::StandIn(seat, bot, Stands::Unasked));
        table.order(who.clone(), order).await
    }
}

impl Table {
    /// Anybody who sits at a table begins its game; but nobody goes from one table that anybody may come to to the next and takes them
    /// all away from those who have opened them and are there.
    ///
    /// # Errors
    /// `TooMany`: they have begun the games of others just now.
    pub(super) async fn may_be_begun(&self, who: &Who) -> Result<(), Wrong> {
        let guest = who.guest.clone();
        let look = move |live: &Live| {
            let room = live.room();
            let is_open = !room.plan().private && room.plan().book.is_none();
            let opener = live.opener().to_owned();
            (is_open && opener != guest && live.seat_of(&opener).is_some()).then_some(opener)
        };
        let opener = self.look_in(look).await?;
        let is_there = opener.is_some_and(|opener| self.present().contains_key(&opener));
        let Some(house) = self.house().filter(|_| is_there) else {
            return Ok(());
        };
        let begun = house.0.begun.take(who.guest.clone(), Instant::now());
        begun.map_err(|wait| Wrong::TooMany(wait.as_secs() + 1))
    }
}

/// How many games of others somebody may begin: two at once, then one a minute.
pub(super) fn beginnings() -> Limiter<String> {
    Limiter::every(Duration::from_mins(1), 2)
}

/// For how long the table waits for somebody's act before others may let a bot play for them: by a clock of turns for a turn.
fn patience(clock: ClockPlan, is_here: bool) -> Millis {
    let least = if is_here { IDLE } else { AWAY };
    match clock {
        ClockPlan::PerTurn(turn) => least.max(turn),
        ClockPlan::None | ClockPlan::Reserve(_) => least,
    }
}

fn no(why: &str) -> Refusal {
    Refusal::new(Code::NotNow, why).by("P4")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_guesses_is_slowed_down_and_holds_off_nobody_else() {
        let (tries, start) = (Tries::default(), Instant::now());
        let address = |host: u8| IpAddr::from([203, 0, 113, host]);
        let guess = |guest: &str, host| tries.take("k7f", guest, address(host), start);
        for _ in 0..5 {
            assert_eq!(guess("eve", 1), Ok(()));
        }
        assert_eq!(guess("eve", 1), Err(Duration::from_secs(10)));
        assert_eq!(guess("ann", 1), Ok(()), "a friend behind the same address");
        // Many guests of one address, twice each, and then one at each of many addresses.
        let mut done = (0..100)
            .filter(|n| guess(&format!("eve{}", n % 50), 1).is_ok())
            .count();
        assert!(done <= 20 + 60, "{done} tries of one address");
        done = (2..127_u8)
            .flat_map(|host| [host, host])
            .filter(|host| guess(&format!("mal{host}"), *host).is_ok())
            .count();
        assert!(done <= 125 + 60, "{done} tries of 125 addresses");
        assert_eq!(guess("bob", 250), Ok(()), "a friend from anywhere");
        let later = start + Duration::from_secs(10);
        assert_eq!(tries.take("k7f", "eve", address(1), later), Ok(()));
    }
}
