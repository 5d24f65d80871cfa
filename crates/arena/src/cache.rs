//! Where the solutions of this process are kept, if whoever started it has said so.

use std::sync::OnceLock;

use solve::Cache;

static CACHE: OnceLock<Box<dyn Cache>> = OnceLock::new();

/// From now on solutions are looked for in this cache and kept in it. The first one that is given stays.
pub fn keep_solutions_in(cache: impl Cache + 'static) {
    let _ = CACHE.set(Box::new(cache));
}

/// The cache of this process, if it has one.
#[must_use]
pub fn cache() -> Option<&'static dyn Cache> {
    CACHE.get().map(AsRef::as_ref)
}
