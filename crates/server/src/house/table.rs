//! A handle on a live table: cheap to clone, good for orders, questions and waiting for news.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::{mpsc, oneshot, watch};

use host::Millis;

use super::driver::{Ask, Done};
use super::gone::{Gone, There};
use super::live::Live;
use super::marks::Marks;
use super::order::{Order, Who};
use super::shown::Shown;
use super::summary::Summary;
use super::{House, Inner, Wrong};

/// What a table has just shown to those who look alike.
#[derive(Debug, Default)]
pub(crate) struct Pictures {
    /// Whole views, as a page shows them.
    pub(crate) views: Shown<str>,
    /// Lines of the log, as programs are told them.
    pub(crate) lines: Shown<Lines>,
}

/// What a program that has been told the log up to some entry is told next.
#[derive(Debug)]
pub(crate) struct Lines {
    /// The entries it may know, and whether others chose their words.
    pub(crate) told: Vec<(String, bool)>,
    /// The number of the entry with which it goes on.
    pub(crate) next: usize,
    /// Whether that is all there is.
    pub(crate) is_all: bool,
    /// Where it is asked: the length of the record, and the line that says so.
    pub(crate) turn: Option<(usize, String)>,
    /// Whether the game is over.
    pub(crate) is_over: bool,
}

/// A live table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(super) id: Arc<str>,
    pub(super) inbox: mpsc::Sender<Ask>,
    pub(super) seen: watch::Receiver<u64>,
    pub(super) summary: watch::Receiver<Arc<Summary>>,
    pub(super) present: Arc<Mutex<HashMap<String, usize>>>,
    pub(super) gone: Arc<Gone>,
    pub(super) shown: Arc<Pictures>,
    pub(super) marks: Arc<Marks>,
    /// The house, as long as it stands.
    pub(super) house: Weak<Inner>,
}

impl Table {
    /// The table's id.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Gives an order. The answer comes when what it brought about is stored.
    pub(crate) async fn order(&self, who: Who, order: Order) -> Result<Done, Wrong> {
        if let Some(change) = order.proposed() {
            self.admits(&who, change).await?;
        }
        if order.begins() {
            self.may_be_begun(&who).await?;
        }
        let (tell, told) = oneshot::channel();
        let sent = self.inbox.send(Ask::Order(who, order, tell)).await;
        sent.map_err(|_| Wrong::Busy)?;
        told.await.map_err(|_| Wrong::Busy)?
    }

    /// The house in which it stands.
    pub(super) fn house(&self) -> Option<House> {
        self.house.upgrade().map(House)
    }

    /// Asks a question about the table as anybody may see it.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Live) -> T + Send + 'static,
    ) -> Result<T, Wrong> {
        self.look_in(|live| question(live.in_the_open())).await
    }

    /// Asks a question about the table as a guest may see it: those who watch may see it later than those who sit there
    /// (P10).
    pub(crate) async fn look_as<T: Send + 'static>(
        &self,
        guest: Option<&str>,
        question: impl FnOnce(&Live) -> T + Send + 'static,
    ) -> Result<T, Wrong> {
        let guest = guest.map(str::to_owned);
        self.look_in(move |live| question(live.seen_by(guest.as_deref())))
            .await
    }

    /// Asks a question about the table as it is stored; what it comes to is for the house, or for those who sit there.
    pub(crate) async fn look_in<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Live) -> T + Send + 'static,
    ) -> Result<T, Wrong> {
        let (tell, told) = oneshot::channel();
        let look = move |live: Result<&Live, Wrong>| {
            let _ = tell.send(live.map(question));
        };
        let sent = self.inbox.send(Ask::Look(Box::new(look))).await;
        sent.map_err(|_| Wrong::Busy)?;
        told.await.map_err(|_| Wrong::Busy)?
    }

    /// Changes whenever there is something new to see.
    pub(crate) fn news(&self) -> watch::Receiver<u64> {
        self.seen.clone()
    }

    /// What it has just shown.
    pub(crate) fn shown(&self) -> &Pictures {
        &self.shown
    }

    /// The marks of the last decisions, where it was opened for learning.
    pub(crate) fn marks(&self) -> &Marks {
        &self.marks
    }

    /// The table in one line.
    pub(crate) fn summary(&self) -> Arc<Summary> {
        self.summary.borrow().clone()
    }

    /// Somebody has the table open for as long as the value lives. Nobody has a name of no letters.
    pub(crate) fn enter(&self, guest: Option<&str>) -> Presence {
        let guest = guest.unwrap_or_default().to_owned();
        let count = {
            let mut present = self.present();
            let count = present.entry(guest.clone()).or_default();
            *count += 1;
            *count
        };
        if count == 1 {
            self.gone.is_here(&guest);
        }
        if count == 1 && !guest.is_empty() && !self.gone.is_settling(&guest) {
            self.stir(&guest);
        }
        Presence {
            table: self.clone(),
            guest,
            is_leaving: false,
        }
    }

    /// Whether a guest is there.
    pub(crate) fn is_there(&self, guest: &str) -> There {
        if self.present().contains_key(guest) {
            There::Here
        } else {
            self.gone.of(guest)
        }
    }

    /// Whether a guest has not had the table open for so long.
    pub(crate) fn is_away_for(&self, guest: &str, least: Millis) -> bool {
        !self.present().contains_key(guest) && self.gone.away_for(guest) >= least
    }

    /// Whoever looks is shown that somebody has come or gone, if they have a seat. Where so much is asked of the table that
    /// this has no room, it is shown anew anyway.
    pub(super) fn stir(&self, guest: &str) {
        let _ = self.inbox.try_send(Ask::Stir(guest.to_owned()));
    }

    /// How many have the table open, by guest; those without a name together under no letters.
    pub(crate) fn present(&self) -> std::sync::MutexGuard<'_, HashMap<String, usize>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who has a table open.
#[derive(Debug)]
pub(crate) struct Presence {
    table: Table,
    guest: String,
    is_leaving: bool,
}

impl Presence {
    /// They go away, and say so: nobody takes it for a line that was broken off.
    pub(crate) fn leave(mut self) {
        self.is_leaving = true;
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut present = self.table.present();
        let Some(count) = present.get_mut(&self.guest) else {
            return;
        };
        *count -= 1;
        if *count > 0 {
            return;
        }
        present.remove(&self.guest);
        drop(present);
        match &*self.guest {
            "" => {}
            guest if self.is_leaving => Gone::leave(&self.table, guest),
            guest => Gone::follow(&self.table, guest),
        }
    }
}
