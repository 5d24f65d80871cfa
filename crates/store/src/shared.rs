//! What a back end can do that several machines (nodes) share: who they are, and to whom a table belongs (N4).

use crate::bus::Bus;
use crate::store::{Answer, TableRow};

/// A machine that keeps the same house, and whose lease lasts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Its id, another each time that it starts.
    pub id: String,
    /// Where the others reach it, HOST:PORT.
    pub address: String,
    /// How much it has to do: its tables in memory.
    pub load: u64,
}

/// To whom a table belongs after a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// It is ours, as before.
    Own,
    /// It is ours from now on, under a new epoch.
    Taken,
    /// It is another's, who is alive.
    Other(Node),
}

/// Lists of tables as they have changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// The number of the last change that was read: ask from there.
    pub last: u64,
    /// The tables, in the order of the changes.
    pub tables: Vec<TableRow>,
}

/// A back end that several nodes share.
pub trait Shared: Send + Sync + std::fmt::Debug {
    /// Lengthens the lease of this node, and tells the others how much it has to do. The time comes back, by the clock that
    /// all share, in milliseconds since 1970.
    fn renew(&self, load: u64) -> Answer<u64>;

    /// The node goes: its lease ends now.
    fn leave(&self) -> Answer<()>;

    /// All nodes that are alive, this one too if it is.
    fn nodes(&self) -> Answer<Vec<Node>>;

    /// Makes a table this node's, unless another that is alive has it.
    fn take(&self, table: &str) -> Answer<Owner>;

    /// Gives a table of this node away: it belongs to whoever takes it next, and is deserted until then.
    fn give(&self, table: &str) -> Answer<()>;

    /// What lists of tables show that has changed since a change, at most a thousand; now and then one again that was read.
    /// Since change 0: only which the last one is.
    fn changed(&self, since: u64) -> Answer<News>;

    /// An end of the bus that the back end itself has: it tells the other nodes that something they list has changed (tables,
    /// bans, names).
    fn bus(&self) -> Box<dyn Bus>;

    /// The tables that are not closed and belong to a node that is gone; they belong to nobody afterwards.
    fn deserted(&self) -> Answer<Vec<TableRow>>;
}
