//! The texts among the files behind the pages, as the build has packed them.

use std::collections::HashMap;
use std::sync::LazyLock;

use miniz_oxide::inflate::decompress_to_vec_zlib;

/// All texts by their paths in `assets/`.
static FILES: LazyLock<HashMap<&'static str, &'static str>> = LazyLock::new(|| {
    let packed = include_bytes!(concat!(env!("OUT_DIR"), "/assets.zlib"));
    let all = decompress_to_vec_zlib(packed).expect("the build has packed them");
    let all = String::from_utf8(all).expect("they are texts");
    // Texts are lent to the end of the program, as if they stood in it.
    let mut parts = Box::leak(all.into_boxed_str()).split('\0');
    let mut files = HashMap::new();
    while let (Some(name), Some(text)) = (parts.next(), parts.next()) {
        files.insert(name, text);
    }
    files
});

/// The text of a file, by its path in `assets/`.
///
/// # Panics
/// If there is no such file: paths are written in the code, and tests ask for each.
pub(crate) fn text(path: &str) -> &'static str {
    FILES[path]
}
