//! The texts of the catalogues, as the build has packed them.

use std::collections::HashMap;
use std::io::Read as _;
use std::sync::LazyLock;

use lzma_rust2::LzmaReader;

use crate::Tongue;

/// Texts by the names of their files.
pub type PackedTexts = HashMap<&'static str, &'static str>;

/// The catalogues in English.
static ENGLISH: LazyLock<PackedTexts> =
    LazyLock::new(|| unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/en.lzma"))));
/// Those in German, which whoever reads English does not wait for.
static GERMAN: LazyLock<PackedTexts> =
    LazyLock::new(|| unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/de.lzma"))));

/// What the build of a room has packed: names and texts in turn, parted by zeros. The texts are lent to the end of the program,
/// as if they stood in it.
///
/// # Panics
/// If the build has not packed it.
#[must_use]
pub fn unpacked(packed: &[u8]) -> PackedTexts {
    let mut all = String::new();
    let reader = LzmaReader::new_mem_limit(packed, u32::MAX, None);
    let read = reader.and_then(|mut reader| reader.read_to_string(&mut all));
    read.expect("the build has packed them");
    let mut parts = Box::leak(all.into_boxed_str()).split('\0');
    let mut files = HashMap::new();
    while let (Some(name), Some(text)) = (parts.next(), parts.next()) {
        files.insert(name, text);
    }
    files
}

/// The texts of these files of a language, in order.
pub(crate) fn texts(tongue: Tongue, files: &[&str]) -> Vec<&'static str> {
    let all = match tongue {
        Tongue::De => &GERMAN,
        Tongue::En | Tongue::Pseudo => &ENGLISH,
    };
    let text = |file: &&str| *all.get(file).expect("it is in the tree");
    files.iter().map(text).collect()
}
