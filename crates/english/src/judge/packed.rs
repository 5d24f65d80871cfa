//! The texts that the judge reads, as the build script packed them.

use std::sync::LazyLock;

use crate::packed::unpacked;

/// The texts beside the lexicon.
#[derive(Debug, Default)]
pub(super) struct Sheets {
    /// The grammar.
    pub(super) grammar: &'static str,
    /// The rules by which bots write.
    pub(super) plain: &'static str,
    /// The words of grammar.
    pub(super) closed: &'static str,
    /// What is often written wrong.
    pub(super) slips: &'static str,
}

/// Unpacked and kept for good.
pub(super) static SHEETS: LazyLock<Sheets> = LazyLock::new(|| {
    let packed = include_bytes!(concat!(env!("OUT_DIR"), "/sheets.lzma"));
    let text = String::from_utf8(unpacked(packed));
    let mut all = text.unwrap_or_default().leak().split('\0');
    let mut next = || all.next().unwrap_or_default();
    Sheets {
        grammar: next(),
        plain: next(),
        closed: next(),
        slips: next(),
    }
});

#[test]
fn the_sheets_come_out_as_they_went_in() {
    assert!(SHEETS.grammar == include_str!("../../data/judge/grammar.txt"));
    assert!(SHEETS.plain == include_str!("../../data/judge/plain.txt"));
    assert!(SHEETS.closed == include_str!("../../data/judge/closed.txt"));
    assert!(SHEETS.slips == include_str!("../../data/judge/slips.txt"));
}

/// The text, unpacked and kept for good.
pub(super) fn lexicon() -> &'static str {
    let packed = include_bytes!(concat!(env!("OUT_DIR"), "/lexicon.lzma"));
    let text = String::from_utf8(unpacked(packed));
    unfolded(&text.unwrap_or_default()).leak()
}

/// Puts back what each word has in common with the one before it: as many letters as its first one says, `A` for none.
fn unfolded(short: &str) -> String {
    let (sets, words) = short.split_once("\n\n").unwrap_or((short, ""));
    let mut text = String::with_capacity(short.len() * 2);
    text.push_str(sets);
    text.push_str("\n\n");
    let mut start = text.len();
    for line in words.lines() {
        let same = line
            .bytes()
            .next()
            .map_or(0, |letter| letter.wrapping_sub(b'A'));
        let opening = start..start + usize::from(same);
        start = text.len();
        let opening = text.get(opening).unwrap_or_default().to_owned();
        text.push_str(&opening);
        text.push_str(line.get(1..).unwrap_or_default());
        text.push('\n');
    }
    text
}

#[test]
fn the_text_comes_out_as_it_went_in() {
    let text = lexicon();
    assert!(text == include_str!("../../data/judge/lexicon.txt"));
}
