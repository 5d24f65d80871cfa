//! Nodes of one process, as tests have them: a hint is heard at once, and nothing is ever away.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::watch;

use super::{Bus, Counts};

/// The ends of so many nodes of one process.
pub fn within(nodes: usize) -> Vec<Box<dyn Bus>> {
    let ends = std::iter::repeat_with(|| watch::channel(0).0).take(nodes);
    let ends: Arc<[_]> = ends.collect();
    let end = |own| {
        let within = Within {
            ends: ends.clone(),
            own,
            there: watch::channel(None).0,
            sent: AtomicU64::new(0),
        };
        Box::new(within) as Box<dyn Bus>
    };
    (0..nodes).map(end).collect()
}

#[derive(Debug)]
struct Within {
    ends: Arc<[watch::Sender<u64>]>,
    own: usize,
    there: watch::Sender<Option<String>>,
    sent: AtomicU64,
}

impl Bus for Within {
    fn hint(&self) {
        self.sent.fetch_add(1, Ordering::Relaxed);
        let others = self.ends.iter().enumerate();
        for (_, end) in others.filter(|(number, _)| *number != self.own) {
            end.send_modify(|heard| *heard += 1);
        }
    }

    fn heard(&self) -> watch::Receiver<u64> {
        self.ends[self.own].subscribe()
    }

    fn away(&self) -> watch::Receiver<Option<String>> {
        self.there.subscribe()
    }

    fn counts(&self) -> Counts {
        Counts {
            sent: self.sent.load(Ordering::Relaxed),
            ..Counts::default()
        }
    }
}
