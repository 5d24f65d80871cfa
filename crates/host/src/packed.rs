//! Texts that the build has packed: the puzzles of each game, and what was measured of every rule (`lab`).

use std::sync::LazyLock;

use speech::PackedTexts;

static FILES: LazyLock<PackedTexts> =
    LazyLock::new(|| speech::unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/texts.lzma"))));

/// The text of that name; none where there is no such text.
pub(crate) fn text(name: &str) -> &'static str {
    FILES.get(name).copied().unwrap_or_default()
}

#[test]
fn the_texts_come_out_as_they_went_in() {
    assert!(text("lab") == include_str!("../../../docs/RULES-LAB.md"));
    assert!(text("cow") == include_str!("puzzle/data/cow.txt"));
}
