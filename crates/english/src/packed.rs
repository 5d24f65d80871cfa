//! What the words' files are packed with: LZMA, which takes a quarter less room in the program than zlib would.

use std::io::Read as _;

use lzma_rust2::LzmaReader;

/// What a file holds. None of it is from outside: files are packed by `makers` or `build.rs`, and the tests read them all.
pub(crate) fn unpacked(packed: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let reader = LzmaReader::new_mem_limit(packed, u32::MAX, None);
    let read = reader.and_then(|mut reader| reader.read_to_end(&mut bytes));
    read.map(|_| bytes).expect("the tests unpack the file")
}
