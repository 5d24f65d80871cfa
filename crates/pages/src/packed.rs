//! The texts among the files behind the pages, as the build has packed them.

use std::sync::LazyLock;

use speech::PackedTexts;

/// All texts by their paths in `assets/`.
static FILES: LazyLock<PackedTexts> =
    LazyLock::new(|| speech::unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/assets.lzma"))));

/// The text of a file, by its path in `assets/`.
///
/// # Panics
/// If there is no such file: paths are written in the code, and tests ask for each.
pub(crate) fn text(path: &str) -> &'static str {
    FILES[path]
}
