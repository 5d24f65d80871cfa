//! The hash chain of a log, and the sums of rows: whatever changes in the file by itself no longer fits.
//!
//! This notices damage; it is no signature, for whoever can write the file can also make new sums.

use sha2::{Digest, Sha256};

use crate::store::{Kept, TableRow};

/// 16 bytes of SHA-256: enough that damage never fits by chance.
pub(crate) type Link = [u8; 16];

/// Before the first event.
pub(crate) const START: Link = [0; 16];

/// The link of an event: it holds the one before it, so that none can be changed, left out or taken from elsewhere.
pub(crate) fn event(before: &Link, table: &str, seq: u64, epoch: u64, payload: &str) -> Link {
    let mut hash = Sha256::new();
    hash.update(before);
    text(&mut hash, table);
    hash.update(seq.to_be_bytes());
    hash.update(epoch.to_be_bytes());
    text(&mut hash, payload);
    short(hash)
}

/// What the head of a log says: its length, when it grew last, and the link of its last event.
pub(crate) fn head(table: &str, length: u64, touched: u64, last: &Link) -> Link {
    let mut hash = Sha256::new();
    hash.update(b"head");
    text(&mut hash, table);
    hash.update(length.to_be_bytes());
    hash.update(touched.to_be_bytes());
    hash.update(last);
    short(hash)
}

/// The sum of a table's row.
pub(crate) fn row(row: &TableRow) -> Link {
    let mut hash = Sha256::new();
    hash.update(b"table");
    text(&mut hash, &row.id);
    hash.update(row.created.to_be_bytes());
    hash.update(row.closed.map_or([0xFF; 8], u64::to_be_bytes));
    hash.update(row.epoch.to_be_bytes());
    text(&mut hash, &row.meta);
    short(hash)
}

/// The sum of a key's row.
pub(crate) fn key(space: &str, key: &[u8], kept: &Kept) -> Link {
    let mut hash = Sha256::new();
    hash.update(b"key");
    text(&mut hash, space);
    hash.update((key.len() as u64).to_be_bytes());
    hash.update(key);
    text(&mut hash, &kept.owner);
    text(&mut hash, &kept.value);
    short(hash)
}

fn text(hash: &mut Sha256, text: &str) {
    hash.update((text.len() as u64).to_be_bytes());
    hash.update(text.as_bytes());
}

fn short(hash: Sha256) -> Link {
    let mut link = START;
    link.copy_from_slice(&hash.finalize()[..START.len()]);
    link
}
