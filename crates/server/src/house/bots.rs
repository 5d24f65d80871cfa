//! The bots of a live table. They think elsewhere while the table goes on; what one has chosen is done if its seat
//! still sees what it saw.

use std::time::Duration;

use host::{Command, Millis, Thinker};
use table::{Code, Refusal};
use tokio::time::Instant;

use super::driver::{Driver, Group};
use super::entry::Entry;
use super::live::Live;
use super::order::{Order, Who};

/// How long a bot that has failed is left alone.
const SULK: Duration = Duration::from_mins(1);
/// After so many acts of bots at which nobody was there, the bots of a table rest until somebody looks: a game of bots
/// need not have an end.
const ALONE: u32 = 5_000;

impl Driver {
    /// When the next bot is to be asked. Bots take their time where people can see it.
    pub(super) fn bot_is_due(&self) -> Option<Instant> {
        let live = &self.loaded.as_ref()?.live;
        live.room().thinking()?;
        let is_looked_at = self.seen.receiver_count() > 1;
        if self.thought.is_some() || self.is_away() || (self.alone >= ALONE && !is_looked_at) {
            return None;
        }
        let has_people = live.chairs().iter().any(|chair| chair.guest.is_some());
        let pace = if has_people || is_looked_at {
            live.room().plan().pace
        } else {
            0
        };
        let left = (live.room().waiting_since() + pace).saturating_sub(self.house.now());
        let due = Instant::now() + Duration::from_millis(left);
        Some(self.sulking.map_or(due, |until| due.max(until)))
    }

    /// Sends the bot that is to act away to think.
    pub(super) fn ponder(&mut self) {
        match self.with_live(Live::ponder) {
            Some(Ok(Some(thinker))) => self.thought = Some(self.house.pool().think(thinker)),
            None | Some(Ok(None)) => {}
            Some(Err(why)) => {
                tracing::error!(table = self.id, %why, "a bot cannot think");
                self.sulking = Some(Instant::now() + SULK);
            }
        }
    }

    /// Does what a bot has chosen. For one that failed or took too long, some act that the rules list is done; one whose
    /// seat sees something else by now is asked again.
    pub(super) async fn conclude(&mut self, thinker: Option<Thinker>) {
        self.thought = None;
        let (now, mut entries, id) = (self.house.now(), Vec::new(), self.id.clone());
        let done = self.with_live(|live| {
            let chosen = match thinker.filter(Thinker::has_chosen) {
                Some(thinker) => {
                    let command = live.conclude(thinker)?;
                    act(live, command, now, &mut entries)
                }
                None => Err(Refusal::new(Code::NotNow, "it did not come to an end")),
            };
            Some(chosen.or_else(|why| {
                tracing::error!(table = id, %why, "a bot could not act; something is done for it");
                let listed = live.room().any_act();
                listed.map_or(Err(why), |command| act(live, command, now, &mut entries))
            }))
        });
        let Some(done) = done.flatten() else { return };
        self.alone = self.alone.saturating_add(1);
        if done.is_err() {
            self.sulking = Some(Instant::now() + SULK);
        }
        let told = Vec::new();
        self.store(Group { entries, told }).await;
    }

    /// A bot whose act is not waited for any more need not think on.
    pub(super) fn heed(&mut self) {
        let room = self.loaded.as_ref().map(|loaded| loaded.live.room());
        let goes_on = |seat| room.is_some_and(|room| room.is_thinking(seat));
        if self
            .thought
            .as_ref()
            .is_some_and(|thought| !goes_on(thought.seat))
        {
            self.thought = None;
        }
    }
}

/// Carries out an act of a bot. The table may have gone on by itself just now, when a clock ran out: then the act is
/// dropped.
fn act(
    live: &mut Live,
    command: Command,
    now: Millis,
    entries: &mut Vec<Entry>,
) -> Result<(), Refusal> {
    let outcome = live.order(&Who::house(), Order::House(command), now);
    entries.extend(outcome.entries);
    outcome.result.or_else(|why| match why.code {
        Code::Stale => Ok(()),
        _ => Err(why),
    })
}
