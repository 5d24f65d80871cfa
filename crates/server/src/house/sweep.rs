//! Tables end: those that were never begun, and those that everybody has left, are closed with a reason; those whose game
//! is over, without one.

use std::time::Duration;

use host::Millis;
use tokio::time::{MissedTickBehavior, interval};

use super::House;
use super::shelf::Line;

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

impl House {
    /// Looks for tables to close again and again, as long as the house is open.
    pub(super) fn keep_sweeping(&self) {
        let house = self.clone();
        let mut ticks = interval(house.0.keeping.sweep);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        self.spawn_until_stopped(async move {
            loop {
                ticks.tick().await;
                house.sweep().await;
            }
        });
    }

    async fn sweep(&self) {
        for line in self.shelf().all() {
            let Some(line) = self.due(line).await else {
                continue;
            };
            let id = &line.summary.id;
            if line.summary.over {
                if self.is_finished(&line) && !self.is_in_memory(id) {
                    self.close_for_good(id).await;
                }
            } else if let Some(why) = self.is_left(&line)
                && let Err(why) = self.close(id, why).await
            {
                tracing::error!(table = id, %why, "a table that was left could not be closed");
            }
        }
    }

    /// A table at which something may be to be done, as it is now. Of several nodes the one that has it sees to it.
    async fn due(&self, line: Line) -> Option<Line> {
        if !self.is_shared() {
            return Some(line);
        }
        let id = &line.summary.id;
        let is_due = self.is_finished(&line) || self.is_left(&line).is_some();
        if !is_due || self.table(id).look(|_| ()).await.is_err() {
            return None;
        }
        self.shelf().find(id)
    }

    /// Why a table is to be closed, if everybody has left it.
    fn is_left(&self, line: &Line) -> Option<String> {
        let now = self.now();
        let (quiet, open) = (
            now.saturating_sub(line.touched),
            now.saturating_sub(self.opened_at()),
        );
        // After the house was away for long there is time to come back.
        let is_past = |span, grace| quiet >= millis(span) && open >= millis(span.min(grace));
        let keeping = &self.0.keeping;
        let why = if !line.summary.started && is_past(keeping.unbegun, HOUR) {
            format!("no game has begun here for {}", told(keeping.unbegun))
        } else if is_past(keeping.idle, DAY) {
            format!("nobody has played here for {}", told(keeping.idle))
        } else {
            return None;
        };
        (!self.is_visited(&line.summary.id)).then_some(why)
    }

    /// Whether a game is over for so long that nobody will ask for another at its table (P22): at once where there are more
    /// tables than should be.
    fn is_finished(&self, line: &Line) -> bool {
        let quiet = self.now().saturating_sub(line.touched);
        let is_crowded = || self.shelf().len() > self.limits().tables;
        line.summary.over && (quiet >= millis(self.0.keeping.finished) || is_crowded())
    }

    /// Closes a table that is leaving memory, where its game has been over for long enough.
    pub(super) async fn close_finished_now(&self, id: &str) {
        let line = self.shelf().find(id);
        if line.is_some_and(|line| self.is_finished(&line)) {
            self.close_for_good(id).await;
        }
    }

    async fn close_for_good(&self, id: &str) {
        match self.store().close(id, self.now()).await {
            Ok(()) => self.shelf().remove(id),
            Err(why) => tracing::error!(table = id, %why, "could not close"),
        }
    }
}

fn millis(span: Duration) -> Millis {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}

/// A span in the largest unit that fits it.
fn told(span: Duration) -> String {
    let seconds = span.as_secs();
    let units = [
        (86_400, "day"),
        (3_600, "hour"),
        (60, "minute"),
        (1, "second"),
    ];
    let (size, unit) = units
        .into_iter()
        .find(|(size, _)| seconds.is_multiple_of(*size))
        .unwrap_or((1, "second"));
    match seconds / size {
        1 => format!("a {unit}").replace("a hour", "an hour"),
        number => format!("{number} {unit}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_told_in_words() {
        let told = |seconds| told(Duration::from_secs(seconds));
        assert_eq!(told(86_400), "a day");
        assert_eq!(told(90 * 86_400), "90 days");
        assert_eq!(told(3_600), "an hour");
        assert_eq!(told(90), "90 seconds");
    }
}
