//! Where solutions stay between two processes: bytes under a key. What keeps them knows files; nothing here does.

use std::fmt::Debug;

/// Keeps the bytes of solutions. It may lose them at any time, and may hand out anything: what it hands out is checked.
pub trait Cache: Debug + Send + Sync {
    /// What was kept under this key, if anything was.
    fn load(&self, key: &str) -> Option<Vec<u8>>;

    /// Keeps `bytes` under this key, in place of what was there. Keys are of small letters, digits and hyphens.
    fn keep(&self, key: &str, bytes: &[u8]);

    /// Hears that what was handed out for this key is not used, and why.
    fn spoiled(&self, key: &str, why: Spoiled);
}

/// Why kept bytes are not used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Spoiled {
    /// They are no solution, or one whose end is missing.
    #[error("it is not whole")]
    NotWhole,
    /// They are not as they were written.
    #[error("its checksum does not hold")]
    Checksum,
    /// Another version of the solver has written them.
    #[error("another version wrote it")]
    Version,
    /// They were written under another key.
    #[error("it belongs to other rules")]
    Rules,
    /// The engine comes to other values at some positions.
    #[error("its values do not hold under these rules")]
    Values,
}
