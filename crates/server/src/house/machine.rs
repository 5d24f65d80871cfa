//! What a house has of the machine it runs on: the time, and luck that nobody can foresee.

use std::io;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use host::Millis;

use super::key;

/// Milliseconds since 1970, from wherever the house reads them.
pub type Clock = Arc<dyn Fn() -> Millis + Send + Sync>;

/// 32 bytes, others each time, of which the secrets and nonces of tables are made.
pub type Luck = Arc<dyn Fn() -> io::Result<[u8; 32]> + Send + Sync>;

/// Where the time and the luck of a house come from. By default they are the machine's own.
#[derive(Clone)]
pub struct Machine {
    /// The time.
    pub clock: Clock,
    /// What nobody can foresee.
    pub luck: Luck,
}

impl Default for Machine {
    fn default() -> Self {
        Self {
            clock: Arc::new(now),
            luck: Arc::new(key::random),
        }
    }
}

impl std::fmt::Debug for Machine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Machine(…)")
    }
}

/// The time, as the machine has it.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
