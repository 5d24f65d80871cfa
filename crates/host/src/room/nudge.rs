//! Whoever waits may remind a seat that it is to act: once a minute a seat, whoever does it.

use table::{Code, Refusal, Seat};

use super::{Effects, Fact, Millis, Room};

/// How long a seat is left alone after it was reminded.
const PAUSE: Millis = 60_000;

impl Room {
    /// # Errors
    /// Nobody waits for the seat, a bot plays it, it is one's own, or it was reminded just now.
    pub(super) fn nudge(
        &mut self,
        by: Seat,
        seat: Seat,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        self.chair(by)?;
        let is_bots = self.chair(seat)?.bot().is_some();
        if by == seat || is_bots || !self.is_asked(seat) {
            return Err(no("the table does not wait for this seat"));
        }
        let last = self.nudged.get(&seat);
        let left = last.map_or(0, |last| (last + PAUSE).saturating_sub(now));
        if left > 0 {
            let seconds = left.div_ceil(1000);
            return Err(no(&format!(
                "they were nudged just now; wait {seconds} seconds"
            )));
        }
        self.push(Fact::Nudged { seat, by, at: now }, effects)
    }
}

fn no(why: &str) -> Refusal {
    Refusal::new(Code::NotNow, why).by("P6")
}
