//! What the house counts, in the text form of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use host::Millis;

/// The upper edges of the time classes, in microseconds.
const EDGES: [u64; 10] = [
    1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000,
];

/// For so long the house is full after something could not be stored, if nobody acts; in milliseconds.
const FULL: Millis = 60_000;

/// Everything that is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Entries stored.
    stored: AtomicU64,
    /// When the store last had no room, in milliseconds since 1970; 0 once it has taken something since.
    full: AtomicU64,
    /// How long a store took.
    storing: Times,
    /// Requests by the hundred of their status.
    requests: [AtomicU64; 6],
    /// 503 of those who ask for more than they may.
    refused: AtomicU64,
    /// How long the head of an answer took.
    answering: Times,
    open: [AtomicI64; 3],
    /// What came to pass between nodes.
    among: [AtomicU64; AMONG.len()],
}

/// What comes and goes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// A connection of the HTTP door.
    Connection,
    /// An event stream.
    Stream,
    /// A telnet session.
    Telnet,
}

/// What comes to pass between nodes of a house.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Among {
    /// Another node was asked what was asked here.
    Passed,
    /// A table was taken that was nobody's, or that of a node which is gone.
    Taken,
    /// Something was not stored, because the table is another's by now.
    Fenced,
    /// The lease ran out.
    Lapsed,
    /// A table was given to another node, because this one is to be emptied.
    Given,
    /// Another node has hinted at something.
    Hinted,
    /// This node has hinted at something.
    HintsSent,
    /// A hint could not be sent.
    HintsLost,
    /// Something came that is no hint.
    HintsIgnored,
}

/// How these are called, in the same order.
const AMONG: [(Among, &str, &str); 9] = [
    (
        Among::Passed,
        "passed_total",
        "Requests that another node of the house was asked.",
    ),
    (
        Among::Taken,
        "taken_total",
        "Tables taken that were nobody's, or a node's that is gone.",
    ),
    (
        Among::Fenced,
        "fenced_total",
        "Writes refused because the table was another node's by then.",
    ),
    (
        Among::Lapsed,
        "lapsed_total",
        "How often the lease of this node ran out.",
    ),
    (
        Among::Given,
        "given_total",
        "Tables given to other nodes by one that drains.",
    ),
    (
        Among::Hinted,
        "hints_total",
        "Hints of other nodes that were heard.",
    ),
    (
        Among::HintsSent,
        "hints_sent_total",
        "Hints sent to other nodes.",
    ),
    (
        Among::HintsLost,
        "hints_lost_total",
        "Hints that could not be sent.",
    ),
    (
        Among::HintsIgnored,
        "hints_ignored_total",
        "What came where hints come, and is none.",
    ),
];

/// Each stands where it is counted.
const _: () = {
    let mut at = 0;
    while at < AMONG.len() {
        assert!(AMONG[at].0 as usize == at, "in the order of `Among`");
        at += 1;
    }
};

/// How often something took how long.
#[derive(Debug, Default)]
struct Times {
    classes: [AtomicU64; EDGES.len() + 1],
    sum: AtomicU64,
}

impl Metrics {
    /// So many entries were stored in one append that took so long.
    pub(crate) fn stored(&self, entries: usize, took: Duration) {
        self.stored.fetch_add(entries as u64, Relaxed);
        self.storing.add(took);
        self.full.store(0, Relaxed);
    }

    /// Something could not be stored at that time, for there was no room.
    pub(crate) fn no_room(&self, now: Millis) {
        self.full.store(now, Relaxed);
    }

    /// Whether that was a moment ago, and nothing was stored since.
    pub(crate) fn is_full(&self, now: Millis) -> bool {
        let full = self.full.load(Relaxed);
        full > 0 && now.saturating_sub(full) < FULL
    }

    /// A request was answered with this status after so long; `refused`: because somebody asks for more than they may.
    pub(crate) fn answered(&self, status: u16, refused: bool, took: Duration) {
        let class = usize::from(status / 100).min(self.requests.len() - 1);
        let count = if refused {
            &self.refused
        } else {
            &self.requests[class]
        };
        count.fetch_add(1, Relaxed);
        self.answering.add(took);
    }

    /// Something came to pass between nodes.
    pub(crate) fn among(&self, what: Among) {
        self.among[what as usize].fetch_add(1, Relaxed);
    }

    /// It has come to pass so often, as somebody else has counted.
    pub(crate) fn among_so_far(&self, what: Among, count: u64) {
        self.among[what as usize].store(count, Relaxed);
    }

    /// One more, or one less.
    pub(crate) fn count(&self, kind: Kind, change: i64) {
        self.open[kind as usize].fetch_add(change, Relaxed);
    }

    /// The text that a scraper reads; `gauges` are what the caller has counted itself.
    pub(crate) fn text(&self, gauges: &[(&str, &str, usize)]) -> String {
        let mut text = String::new();
        head(
            &mut text,
            "entries_stored_total",
            "counter",
            "Entries stored in the logs of tables.",
        );
        line(&mut text, "entries_stored_total", self.stored.load(Relaxed));
        self.storing
            .text(&mut text, "store_seconds", "How long it took to store.");
        head(
            &mut text,
            "requests_total",
            "counter",
            "Requests by the hundred of their status; busy: 503 to who asks for more than there is room for.",
        );
        for (class, count) in self.requests.iter().enumerate().skip(1) {
            let name = format!("requests_total{{status=\"{class}xx\"}}");
            line(&mut text, &name, count.load(Relaxed));
        }
        let name = "requests_total{status=\"busy\"}";
        line(&mut text, name, self.refused.load(Relaxed));
        self.answering.text(
            &mut text,
            "answer_seconds",
            "How long the head of an answer took.",
        );
        for ((_, name, help), count) in AMONG.iter().zip(&self.among) {
            head(&mut text, name, "counter", help);
            line(&mut text, name, count.load(Relaxed));
        }
        let open = ["connections", "streams", "telnet_sessions"];
        for (name, count) in open.iter().zip(&self.open) {
            head(&mut text, name, "gauge", "Open now.");
            line(&mut text, name, count.load(Relaxed));
        }
        for (name, help, value) in gauges {
            head(&mut text, name, "gauge", help);
            line(&mut text, name, value);
        }
        text
    }
}

impl Times {
    fn add(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let class = EDGES.partition_point(|edge| *edge < micros);
        self.classes[class].fetch_add(1, Relaxed);
        self.sum.fetch_add(micros, Relaxed);
    }

    fn text(&self, text: &mut String, name: &str, help: &str) {
        head(text, name, "histogram", help);
        let mut count = 0;
        let edges = EDGES
            .iter()
            .map(|edge| seconds(*edge))
            .chain(["+Inf".to_owned()]);
        for (edge, class) in edges.zip(&self.classes) {
            count += class.load(Relaxed);
            line(text, &format!("{name}_bucket{{le=\"{edge}\"}}"), count);
        }
        line(
            text,
            &format!("{name}_sum"),
            seconds(self.sum.load(Relaxed)),
        );
        line(text, &format!("{name}_count"), count);
    }
}

/// Microseconds as seconds, exactly.
fn seconds(micros: u64) -> String {
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(
        text,
        "# HELP lastlicks_{name} {help}\n# TYPE lastlicks_{name} {kind}"
    );
}

fn line(text: &mut String, name: &str, value: impl std::fmt::Display) {
    let _ = writeln!(text, "lastlicks_{name} {value}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_says_what_was_counted() {
        let metrics = Metrics::default();
        metrics.stored(3, Duration::from_millis(2));
        metrics.stored(1, Duration::from_millis(3));
        metrics.answered(404, false, Duration::from_mins(1));
        metrics.answered(503, true, Duration::from_mins(1));
        metrics.count(Kind::Stream, 2);
        metrics.count(Kind::Stream, -1);
        let text = metrics.text(&[("tables", "Tables in memory.", 7)]);
        for expected in [
            "lastlicks_entries_stored_total 4",
            "lastlicks_store_seconds_bucket{le=\"0.002000\"} 1",
            "lastlicks_store_seconds_bucket{le=\"+Inf\"} 2",
            "lastlicks_store_seconds_sum 0.005000",
            "lastlicks_requests_total{status=\"4xx\"} 1",
            "lastlicks_requests_total{status=\"5xx\"} 0",
            "lastlicks_requests_total{status=\"busy\"} 1",
            "lastlicks_answer_seconds_bucket{le=\"5.000000\"} 0",
            "lastlicks_streams 1",
            "lastlicks_tables 7",
        ] {
            assert!(
                text.lines().any(|line| line == expected),
                "{expected} in\n{text}"
            );
        }
    }
}
