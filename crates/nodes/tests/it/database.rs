//! The database as the nodes see it: one thing after another, and what was committed stays.

use nodes::{Claim, LENGTH, Refused, Standing, claim, may_append};

use crate::world::Mutant;

/// One act in the log of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) act: u64,
    pub(crate) epoch: u64,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub(crate) epoch: u64,
    pub(crate) owner: Option<String>,
    pub(crate) log: Vec<Entry>,
}

#[derive(Clone, Debug)]
pub(crate) enum Request {
    Renew,
    Claim(usize),
    Append {
        table: usize,
        epoch: u64,
        first: u64,
        act: u64,
    },
    /// The node goes: its tables are given back.
    Leave,
}

#[derive(Clone, Debug)]
pub(crate) enum Reply {
    Renewed,
    Claimed { epoch: u64, log: Vec<Entry> },
    Of(String),
    Appended(Result<(), Refused>),
}

#[derive(Debug, Default)]
pub(crate) struct Database {
    pub(crate) rows: Vec<Row>,
    /// Until when which node's lease lasts.
    leases: Vec<(String, u64)>,
    pub(crate) takes: u64,
    pub(crate) mutant: Option<Mutant>,
}

impl Database {
    /// Carries out what a node asks for. `Err` is a defect of the protocol.
    pub(crate) fn serve(&mut self, now: u64, me: &str, of: &Request) -> Result<Reply, String> {
        match of {
            Request::Renew => {
                self.leases.retain(|(node, _)| node != me);
                self.leases.push((me.to_owned(), now + LENGTH));
                Ok(Reply::Renewed)
            }
            Request::Leave => {
                self.leases.retain(|(node, _)| node != me);
                let own = self.rows.iter_mut();
                own.filter(|row| row.owner.as_deref() == Some(me))
                    .for_each(|row| row.owner = None);
                Ok(Reply::Renewed)
            }
            Request::Claim(table) => Ok(self.claim(now, me, *table)),
            Request::Append {
                table,
                epoch,
                first,
                act,
            } => self.append(*table, *epoch, *first, *act),
        }
    }

    fn claim(&mut self, now: u64, me: &str, table: usize) -> Reply {
        let row = &mut self.rows[table];
        let owner = row.owner.as_deref();
        let lasts = |(node, until): &(String, u64)| Some(node.as_str()) == owner && *until > now;
        let is_alive = self.leases.iter().any(lasts);
        match claim(Standing { owner, is_alive }, me) {
            Claim::Of(other) => return Reply::Of(other.to_owned()),
            Claim::Own => {}
            Claim::Taken => {
                row.epoch += 1;
                row.owner = Some(me.to_owned());
                self.takes += 1;
            }
        }
        Reply::Claimed {
            epoch: row.epoch,
            log: row.log.clone(),
        }
    }

    fn append(&mut self, table: usize, epoch: u64, first: u64, act: u64) -> Result<Reply, String> {
        let row = &mut self.rows[table];
        let entry = Entry { act, epoch };
        // A try before this one may have been committed.
        let place = usize::try_from(first).unwrap_or(usize::MAX) - 1;
        if row.log.get(place) == Some(&entry) {
            return Ok(Reply::Appended(Ok(())));
        }
        let held = match self.mutant {
            Some(Mutant::NoFence) => row.epoch,
            _ => epoch,
        };
        let may = may_append(held, row.epoch, first, row.log.len() as u64);
        if may.is_ok() {
            if row.log.last().is_some_and(|last| last.epoch > epoch) || epoch != row.epoch {
                return Err(format!(
                    "table {table}: epoch {epoch} wrote in epoch {}",
                    row.epoch
                ));
            }
            row.log.push(entry);
        }
        Ok(Reply::Appended(may))
    }
}
