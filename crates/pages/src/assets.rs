//! The files behind the pages: in the binary, under a path that holds their hash, so that they may be kept for ever.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// What to say about a file's keeping: its path changes when it does.
pub const KEEP: &str = "public, max-age=31536000, immutable";

/// A file as it is sent.
#[derive(Debug)]
pub struct Asset {
    /// Its path, from the root of the house.
    pub path: String,
    /// Its media type.
    pub mime: &'static str,
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
}

macro_rules! file {
    ($path:literal) => {
        include_bytes!(concat!("../assets/", $path)).as_slice()
    };
}

/// Files that name no other file.
const LEAVES: [(&str, &[u8]); 17] = [
    ("icon.svg", file!("icon.svg")),
    ("pieces.svg", file!("pieces.svg")),
    ("cosmos.svg", file!("cosmos.svg")),
    ("cows.svg", file!("cows.svg")),
    ("night.svg", file!("night.svg")),
    ("paper.svg", file!("paper.svg")),
    ("felt.svg", file!("felt.svg")),
    (
        "last-licks-display.woff2",
        file!("vendor/last-licks-display.woff2"),
    ),
    (
        "last-licks-display-more.woff2",
        file!("vendor/last-licks-display-more.woff2"),
    ),
    ("idiomorph.js", file!("vendor/idiomorph.min.js")),
    ("live.js", file!("live.js")),
    ("stage.js", file!("stage.js")),
    ("moments.js", file!("moments.js")),
    ("travel.js", file!("travel.js")),
    ("sound.js", file!("sound.js")),
    ("hands.js", file!("hands.js")),
    ("letters.js", file!("letters.js")),
];

/// Files in which `{{name}}` stands for the path of another one.
const TEMPLATES: [(&str, &str); 2] = [
    (
        "house.css",
        concat!(
            include_str!("../assets/css/tokens.css"),
            include_str!("../assets/css/base.css"),
            include_str!("../assets/css/table.css"),
            include_str!("../assets/css/cow.css"),
            include_str!("../assets/css/connexion.css"),
            include_str!("../assets/css/pages.css"),
        ),
    ),
    (
        "house.webmanifest",
        include_str!("../assets/house.webmanifest"),
    ),
];

static ASSETS: LazyLock<BTreeMap<&'static str, Asset>> = LazyLock::new(|| {
    let leaves = LEAVES.map(|(name, bytes)| (name, asset(name, Cow::Borrowed(bytes))));
    let mut all: BTreeMap<_, _> = leaves.into_iter().collect();
    for (name, text) in TEMPLATES {
        let text = all.iter().fold(text.to_owned(), |text, (other, asset)| {
            text.replace(&format!("{{{{{other}}}}}"), &asset.path)
        });
        all.insert(name, asset(name, Cow::Owned(text.into_bytes())));
    }
    all
});

/// Every file.
pub fn all() -> impl Iterator<Item = &'static Asset> {
    ASSETS.values()
}

/// The file at a path such as `/assets/0123456789-house.css`.
#[must_use]
pub fn find(path: &str) -> Option<&'static Asset> {
    all().find(|asset| asset.path == path)
}

/// The picture of the house, for `/favicon.ico`, where browsers look unasked.
#[must_use]
pub fn icon() -> &'static Asset {
    &ASSETS["icon.svg"]
}

/// The path of the file called `name`.
///
/// # Panics
/// If there is no such file: names are written in the pages, and a test asks for each.
pub(super) fn path(name: &str) -> &'static str {
    &ASSETS[name].path
}

fn asset(name: &'static str, bytes: Cow<'static, [u8]>) -> Asset {
    let hash = Sha256::digest(&bytes);
    let mut path = String::from("/assets/");
    for byte in &hash[..5] {
        let _ = write!(path, "{byte:02x}");
    }
    path.push('-');
    path.push_str(name);
    Asset {
        path,
        mime: mime(name),
        bytes,
    }
}

fn mime(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_found_by_its_own_path_only() {
        for asset in all() {
            assert_eq!(find(&asset.path).unwrap().bytes, asset.bytes);
            assert!(find(&asset.path.replace("/assets/", "/assets/0")).is_none());
        }
    }

    #[test]
    fn no_name_is_left_open_in_the_style_sheet() {
        let css = std::str::from_utf8(&ASSETS["house.css"].bytes).unwrap();
        assert!(!css.contains("{{"), "an unknown file is named");
        assert!(
            !css.contains("http"),
            "the style sheet asks no other host for anything"
        );
    }
}
