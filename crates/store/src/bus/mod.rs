//! Hints between the nodes of a house: that something has changed which the others list, and no more than that. A hint goes
//! with others and may be lost; whoever hears none looks by itself in a moment. What carries them differs, the promise does not.

#[cfg(feature = "postgres")]
mod end;
#[cfg(feature = "nats")]
mod nats;
mod within;

use std::fmt::Debug;

use tokio::sync::watch;

#[cfg(feature = "postgres")]
pub(crate) use end::{End, Ends};
#[cfg(feature = "nats")]
pub use nats::{nats, shown};
pub use within::within;

/// A node's end of what carries hints.
pub trait Bus: Send + Sync + Debug {
    /// Tells the other nodes that something they list has changed. Nobody waits for it.
    fn hint(&self);

    /// Rises whenever another node has hinted at something, or may have while nothing could be heard.
    fn heard(&self) -> watch::Receiver<u64>;

    /// Why hints go nowhere now; nothing while they go.
    fn away(&self) -> watch::Receiver<Option<String>>;

    /// What has come of hints so far.
    fn counts(&self) -> Counts;
}

/// What has come of hints at one node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Sent.
    pub sent: u64,
    /// Not sent, because what carries them was away.
    pub lost: u64,
    /// What came and was no hint.
    pub ignored: u64,
}
