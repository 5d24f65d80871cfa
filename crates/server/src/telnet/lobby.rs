//! The lobby of the telnet door: who is there, and what they say to each other away from tables.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use speech::lobby as say;
use speech::{Names, Sentence as _, Tongue};
use tokio::sync::broadcast;

use crate::config::Rate;
use crate::house::Wrong;
use crate::http::rate::Limiter;

/// How much of the talk is kept for those who come in.
const KEPT: usize = 5;
/// How far somebody may lag behind the talk before some of it is lost to them.
const AHEAD: usize = 64;
/// How many names are listed.
const LISTED: usize = 60;
/// What one guest may say: one thing a second, five at once.
const RATE: (u32, u32) = (1, 5);

/// The lobby. Clones are the same lobby.
#[derive(Clone)]
pub(crate) struct Lobby(Arc<Inner>);

struct Inner {
    talk: broadcast::Sender<Arc<Heard>>,
    kept: Mutex<VecDeque<Arc<Heard>>>,
    here: Mutex<BTreeMap<u64, Somebody>>,
    next: AtomicU64,
    rates: Limiter<String>,
}

/// Something that was said.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Heard {
    /// By whom.
    pub(super) name: String,
    /// As it is told.
    pub(super) sentence: String,
}

/// Somebody who has come in by this door.
struct Somebody {
    name: String,
    is_at_table: bool,
}

/// Somebody's place in the lobby; gone when dropped.
pub(super) struct Place {
    lobby: Lobby,
    number: u64,
    talk: broadcast::Receiver<Arc<Heard>>,
}

impl Lobby {
    pub(crate) fn new() -> Self {
        Self(Arc::new(Inner {
            talk: broadcast::channel(AHEAD).0,
            kept: Mutex::default(),
            here: Mutex::default(),
            next: AtomicU64::new(0),
            rates: Limiter::new(Rate::new(RATE.0, RATE.1)),
        }))
    }

    /// Somebody comes in.
    pub(super) fn enter(&self, name: &str) -> Place {
        let number = self.0.next.fetch_add(1, Ordering::Relaxed);
        let somebody = Somebody {
            name: name.to_owned(),
            is_at_table: false,
        };
        self.here().insert(number, somebody);
        Place {
            lobby: self.clone(),
            number,
            talk: self.0.talk.subscribe(),
        }
    }

    /// Says something to everybody in the lobby.
    ///
    /// # Errors
    /// `TooMany`: too much at once.
    pub(super) fn say(&self, guest: &str, name: &str, sentence: String) -> Result<(), Wrong> {
        let wait = self.0.rates.take(guest.to_owned(), Instant::now());
        wait.map_err(|wait| Wrong::TooMany(wait.as_secs() + 1))?;
        let name = name.to_owned();
        let said = Arc::new(Heard { name, sentence });
        let mut kept = self.kept();
        if kept.len() == KEPT {
            kept.pop_front();
        }
        kept.push_back(said.clone());
        // Nobody may be listening.
        let _ = self.0.talk.send(said);
        Ok(())
    }

    /// The last things that were said.
    pub(super) fn last(&self) -> Vec<String> {
        self.kept()
            .iter()
            .map(|said| said.sentence.clone())
            .collect()
    }

    /// Who is here, in lines.
    pub(super) fn who(&self, tongue: Tongue) -> Vec<String> {
        let names = Names::new(&[], None).in_tongue(tongue);
        let here = self.here();
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let n = count(here.len());
        let mut lines = vec![say::Here { n }.line(names).to_string()];
        lines.extend(here.values().take(LISTED).map(|one| {
            let name = (&*one.name).into();
            let line = if one.is_at_table {
                say::OneAtTable { name }.line(names)
            } else {
                say::OneInLobby { name }.line(names)
            };
            format!("  {line}")
        }));
        if here.len() > LISTED {
            let n = count(here.len() - LISTED);
            lines.push(format!("  {}", say::AndMore { n }.line(names)));
        }
        lines
    }

    fn here(&self) -> MutexGuard<'_, BTreeMap<u64, Somebody>> {
        self.0.here.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<Arc<Heard>>> {
        self.0.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// They have another name now, or have gone to a table or come back.
    pub(super) fn tell(&self, name: &str, is_at_table: bool) {
        if let Some(somebody) = self.lobby.here().get_mut(&self.number) {
            name.clone_into(&mut somebody.name);
            somebody.is_at_table = is_at_table;
        }
    }

    /// The next thing that is said. What somebody was too slow for is lost to them.
    pub(super) async fn hear(&mut self) -> Arc<Heard> {
        loop {
            match self.talk.recv().await {
                Ok(said) => return said,
                Err(broadcast::error::RecvError::Lagged(_)) => {}
                Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
            }
        }
    }

    /// What was said while they were at a table is not for them.
    pub(super) fn come_back(&mut self) {
        self.talk = self.lobby.0.talk.subscribe();
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.lobby.here().remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_said_is_heard_and_bounded() {
        let lobby = Lobby::new();
        let mut ann = lobby.enter("Ann");
        let bob = lobby.enter("Bob");
        bob.tell("Bert", true);
        assert_eq!(
            lobby.who(Tongue::En)[1..],
            ["  Ann, in the lobby", "  Bert, at a table"]
        );
        let mut said = (0..100).map(|n| lobby.say("bob", "Bob", format!("Bob: {n}")));
        let refused = said.position(|said| matches!(said, Err(Wrong::TooMany(_))));
        assert!(refused.is_some_and(|said| said >= RATE.1 as usize));
        let first = ann.hear().await;
        assert_eq!((&*first.name, &*first.sentence), ("Bob", "Bob: 0"));
        for n in 0..1000 {
            let guest = format!("guest {n}");
            lobby.say(&guest, &guest, format!("{n}")).unwrap();
        }
        assert_eq!(lobby.last().len(), KEPT);
        // Who is slow hears what is left.
        let late = ann.hear().await;
        assert_eq!(late.sentence, (1000 - AHEAD).to_string());
        drop(bob);
        assert_eq!(lobby.who(Tongue::En).len(), 2);
    }
}
