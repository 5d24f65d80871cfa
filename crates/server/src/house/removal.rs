//! Taking somebody out of the game who stays away, by consent of all who are there (P4): the room asks them, the house
//! knows who is there and since when somebody is not.

use host::{ClockPlan, Command, DAY, Millis, Wish};
use table::{Code, Refusal, Seat};

use super::live::Live;
use super::{Done, House, Order, Table, Who, Wrong};

/// For how long somebody has to be away.
const AWAY: Millis = 5 * 60_000;
/// The same where nobody else is there to agree: whoever is alone decides alone, so it takes longer.
const AWAY_FROM_ONE: Millis = 15 * 60_000;

/// For how long somebody has to be away from a table with this clock, at which so many people are. Where a decision may take a
/// day or more, nobody is missed earlier than that.
pub(crate) fn missed_after(clock: ClockPlan, present: usize) -> Millis {
    match clock {
        ClockPlan::PerTurn(span) if span >= DAY => span,
        _ if present < 2 => AWAY_FROM_ONE,
        ClockPlan::None | ClockPlan::PerTurn(_) | ClockPlan::Reserve(_) => AWAY,
    }
}

impl House {
    /// Asks all who are there to take a player out of the game who stays away, or agrees to it.
    ///
    /// # Errors
    /// Whoever asks has no seat; the player is there, or has not been away for long enough.
    pub(crate) async fn ask_removal(
        &self,
        who: &Who,
        table: &Table,
        seat: Seat,
    ) -> Result<Done, Wrong> {
        let guest = who.guest.clone();
        let asked = table.look_in(move |live| Missed::of(live, &guest, seat));
        let missed = asked.await??;
        if missed.is_asked {
            let order = Order::House(Command::Answer(missed.by, Wish::Removal, true));
            return table.order(who.clone(), order).await;
        }
        let mut present = missed.present(table);
        // Whoever asks by a door without a line is there too.
        if !present.contains(&missed.by) {
            present.push(missed.by);
        }
        let least = missed_after(missed.clock, present.len());
        if let Some(holder) = &missed.holder
            && !table.is_away_for(holder, least)
            && !missed.is_idle_for(least, self.now())
        {
            return Err(too_early(least, present.len()).into());
        }
        let (by, order) = (missed.by, |by| Command::AskRemoval { by, seat, present });
        table.order(who.clone(), Order::House(order(by))).await
    }
}

/// What is read of a table at which somebody is missed.
struct Missed {
    by: Seat,
    holder: Option<String>,
    clock: ClockPlan,
    /// Whether it has been asked already.
    is_asked: bool,
    guests: Vec<Option<String>>,
    /// Since when the table waits for the seat to act, if it does.
    waits: Option<Millis>,
}

impl Missed {
    fn of(live: &Live, guest: &str, seat: Seat) -> Result<Self, Refusal> {
        let by = live.seat_of(guest);
        let guests = live.chairs().iter().map(|chair| chair.guest.clone());
        Ok(Self {
            by: by.ok_or_else(|| no("you have no seat at this table"))?,
            holder: live.chair(seat)?.guest.clone(),
            clock: live.room().plan().clock,
            is_asked: live.room().would_remove() == Some(seat),
            guests: guests.collect(),
            waits: live
                .room()
                .asked_since(seat)
                .filter(|_| live.room().is_asked(seat)),
        })
    }

    /// Whether the table waits for the seat for so long: who is there and does nothing holds the others up too.
    fn is_idle_for(&self, least: Millis, now: Millis) -> bool {
        self.waits.is_some_and(|since| now >= since + least)
    }

    /// The seats whose players have the table open.
    fn present(&self, table: &Table) -> Vec<Seat> {
        let open = table.present();
        let seats = self.guests.iter().enumerate();
        let here =
            seats.filter(|(_, guest)| guest.as_ref().is_some_and(|guest| open.contains_key(guest)));
        here.map(|(index, _)| Seat::at(index)).collect()
    }
}

fn too_early(least: Millis, present: usize) -> Refusal {
    let minutes = least / 60_000;
    no(&if present < 2 {
        format!(
            "whoever is here alone takes out of the game only who has been away for {minutes} minutes"
        )
    } else {
        format!("only who has been away for {minutes} minutes can be taken out of the game")
    })
}

fn no(why: &str) -> Refusal {
    Refusal::new(Code::NotNow, why).by("P4")
}
