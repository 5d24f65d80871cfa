//! How a table is brought back from the store, and what becomes of it while the store is out of reach: it is shown as it was
//! stored last, and nobody acts, no clock runs and no bot thinks until it has been read anew. What could not be acknowledged
//! may have been stored all the same.

use std::time::Duration;

use host::Millis;
use store::{StoreError, TableRow};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::circles::is_circle;
use super::driver::Driver;
use super::log::Loaded;
use super::{House, Wrong};

/// How long nothing is asked of a store that was out of reach.
const AGAIN: Duration = Duration::from_millis(250);

/// How long whoever asks waits for a table that is claimed anew.
const SOON: Duration = Duration::from_secs(1);

/// What looks for a table in a store that is out of reach; nothing while all is well.
pub(super) type Away = JoinSet<Sought>;
/// What came of it.
pub(super) type Found = Result<Sought, tokio::task::JoinError>;
type Sought = Result<Stored, Lost>;

/// A table as it is in the store.
pub(super) struct Stored {
    loaded: Box<Loaded>,
    touched: Millis,
    is_closed: bool,
    /// Under which term it was claimed.
    term: Option<u64>,
}

/// Why it cannot be brought back.
pub(super) struct Lost {
    why: Wrong,
    is_closed: bool,
}

impl Driver {
    /// Whether the store was out of reach and the table has not been read anew since.
    pub(super) fn is_away(&self) -> bool {
        !self.away.is_empty()
    }

    /// The table goes back to what is stored, because something could not be.
    pub(super) async fn go_back(&mut self, why: &Wrong) {
        // Nobody could act in the meantime.
        self.resumed = Some(self.house.now());
        let loaded = self.loaded.take();
        if !is_away(why) {
            // Who follows looks, and learns where it is to be seen now.
            self.seen.send_modify(|seen| *seen += 1);
            return;
        }
        let Some(loaded) = loaded else { return };
        self.loaded = loaded.copied(&self.house).await;
        if let Some(loaded) = self.loaded.as_mut().filter(|_| self.house.is_shared()) {
            loaded.live.grows_stale();
        }
        if self.loaded.is_some() {
            self.thought = None;
            self.away.spawn(seek(self.house.clone(), self.id.clone()));
        }
    }

    /// A table that was claimed under a lease which has run out since is claimed anew before anybody acts: others may have
    /// taken it.
    pub(super) async fn stand(&mut self) {
        let was_cut_off = std::mem::replace(&mut self.cut_off, self.house.is_cut_off());
        if self.cut_off && !was_cut_off {
            // Nobody follows a table here now.
            self.seen.send_modify(|seen| *seen += 1);
        }
        let stands = self.term.is_some() && self.term == self.house.term();
        if self.loaded.is_none() || stands || (self.is_away() && self.cut_off) {
            return;
        }
        if !self.is_away() {
            self.go_back(&away()).await;
        }
        // Mostly the store answers at once. Where it does not, what was stored last is shown.
        if let Ok(Some(found)) = timeout(SOON, self.away.join_next()).await {
            self.come_back(found).await;
        }
    }

    /// The store is back: the table is what stands there.
    pub(super) async fn come_back(&mut self, found: Found) {
        self.loaded = None;
        let found = found.unwrap_or_else(|why| {
            Err(Lost {
                why: Wrong::system(why),
                is_closed: true,
            })
        });
        // Why it cannot be, whoever asks next is told.
        if self.adopt(found).await.is_err() {
            self.seen.send_modify(|seen| *seen += 1);
        }
    }

    /// Brings the table back from the store.
    pub(super) async fn load(&mut self) -> Result<(), Wrong> {
        self.house.regains().await?;
        let resumed = self.resumed;
        let found = find(&self.house, &self.id, || resumed).await;
        self.adopt(found).await
    }

    async fn adopt(&mut self, found: Sought) -> Result<(), Wrong> {
        let Stored {
            loaded,
            touched,
            is_closed,
            term,
        } = match found {
            Ok(stored) => stored,
            Err(Lost { why, is_closed }) => return Err(self.give_up(why, is_closed).await),
        };
        let summary = loaded.log.summary();
        if !is_closed {
            self.house.shelf().put(summary.clone(), touched);
        }
        self.summary.send_replace(summary);
        self.loaded = Some(*loaded);
        self.term = term;
        self.resumed = None;
        self.seen.send_modify(|seen| *seen += 1);
        self.call();
        Ok(())
    }

    /// A table that cannot be brought back. One that is damaged is closed with that reason; its log stays as it is.
    async fn give_up(&mut self, why: Wrong, is_closed: bool) -> Wrong {
        if matches!(why, Wrong::NoTable | Wrong::Elsewhere(_)) || is_away(&why) {
            return why;
        }
        tracing::error!(table = self.id, %why, "the table cannot be brought back");
        if matches!(why, Wrong::Damaged(_)) {
            self.house.shelf().remove(&self.id);
            if !is_closed {
                let _ = self.house.store().close(&self.id, self.house.now()).await;
            }
        }
        why
    }
}

/// What is answered while the store is out of reach.
pub(super) fn away() -> Wrong {
    Wrong::Store(StoreError::Away("it does not answer".to_owned()))
}

pub(super) fn is_away(why: &Wrong) -> bool {
    matches!(why, Wrong::Store(StoreError::Away(_)))
}

/// Looks for a table until the store can be reached again.
pub(super) async fn seek(house: House, id: String) -> Sought {
    loop {
        match find(&house, &id, || Some(house.now())).await {
            Err(Lost { why, .. }) if is_away(&why) => sleep(AGAIN).await,
            found => return found,
        }
    }
}

/// A table as it is in the store. `resumed` says since when its clocks run, if they stood still; they did while the house
/// was not open.
async fn find(house: &House, id: &str, resumed: impl Fn() -> Option<Millis>) -> Sought {
    let lost = |is_closed| move |why| Lost { why, is_closed };
    let row = house.store().table(id).await;
    let row = row.map_err(Wrong::from).map_err(lost(true))?;
    let row = row
        .filter(|row| !is_circle(&row.id))
        .ok_or(Wrong::NoTable)
        .map_err(lost(true))?;
    let (row, term, is_taken) = own(house, row).await.map_err(lost(false))?;
    let (touched, is_closed) = (row.touched, row.closed.is_some());
    // A table that was another node's, or nobody's, was not served in between.
    let since = if is_taken {
        house.now()
    } else {
        house.opened_at()
    };
    let resumed = resumed().or((touched < since).then_some(since));
    let loaded = Loaded::from_store(house, row, resumed).await;
    Ok(Stored {
        loaded: Box::new(loaded.map_err(lost(is_closed))?),
        touched,
        is_closed,
        term,
    })
}

/// The row of a table once it is ours, under which term, and whether it was not ours before. One that is closed is
/// anybody's.
async fn own(house: &House, row: TableRow) -> Result<(TableRow, Option<u64>, bool), Wrong> {
    let term = house.term();
    if !house.is_shared() || row.closed.is_some() {
        return Ok((row, term, false));
    }
    if term.is_none() {
        return Err(away());
    }
    let is_taken = house.take(&row.id).await?;
    let row = house.store().table(&row.id).await?;
    Ok((row.ok_or(Wrong::NoTable)?, term, is_taken))
}
