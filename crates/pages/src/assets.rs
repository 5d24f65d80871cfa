//! The files behind the pages: in the binary, under a path that holds their hash, so that they may be kept for ever.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use serde_json::Value as Json;
use sha2::{Digest, Sha256};
use speech::Tongue;

use super::packed::text;
use super::said::Said as _;

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

/// Files that are no text.
const DATA: [(&str, &[u8]); 6] = [
    ("icon-192.png", file!("icons/icon-192.png")),
    ("icon-512.png", file!("icons/icon-512.png")),
    ("icon-maskable.png", file!("icons/icon-maskable.png")),
    ("icon-touch.png", file!("icons/icon-touch.png")),
    (
        "last-licks-display.woff2",
        file!("vendor/last-licks-display.woff2"),
    ),
    (
        "last-licks-display-more.woff2",
        file!("vendor/last-licks-display-more.woff2"),
    ),
];

/// Texts that name no other file.
const TEXTS: [&str; 23] = [
    "icon.svg",
    "pieces.svg",
    "cosmos.svg",
    "cows.svg",
    "night.svg",
    "paper.svg",
    "felt.svg",
    "keep.js",
    "calls.js",
    "live.js",
    "brief.js",
    "place.js",
    "stage.js",
    "moments.js",
    "travel.js",
    "sound.js",
    "hands.js",
    "keys.js",
    "making.js",
    "loaded.js",
    "reader.js",
    "replay.js",
    "letters.js",
];

/// What the style sheet is made of, in this order; in it `{{name}}` stands for the path of another file.
const STYLE: [&str; 6] = [
    "css/tokens.css",
    "css/base.css",
    "css/table.css",
    "css/cow.css",
    "css/connexion.css",
    "css/pages.css",
];
/// What a system is told that installs the house, one in each language.
const MANIFEST: &str = "house.webmanifest";

static ASSETS: LazyLock<BTreeMap<&'static str, Asset>> = LazyLock::new(|| {
    let texts = TEXTS.map(|name| (name, text(name).as_bytes()));
    let idiomorph = ("idiomorph.js", text("vendor/idiomorph.min.js").as_bytes());
    let leaves = DATA.into_iter().chain(texts).chain([idiomorph]);
    let mut all: BTreeMap<_, _> = leaves
        .map(|(name, bytes)| (name, asset(name, Cow::Borrowed(bytes))))
        .collect();
    let style = ("house.css", STYLE.map(text).concat());
    let manifests = Tongue::ALL.map(|tongue| (manifest_name(tongue), in_words(tongue)));
    for (name, words) in [style].into_iter().chain(manifests) {
        let words = all.iter().fold(words, |words, (other, asset)| {
            words.replace(&format!("{{{{{other}}}}}"), &asset.path)
        });
        all.insert(name, asset(name, Cow::Owned(words.into_bytes())));
    }
    all
});

/// The manifest with its words in it.
fn in_words(tongue: Tongue) -> String {
    let words = [
        ("{{description}}", speech::page::WhatThisIs {}.text(tongue)),
        ("{{lang}}", tongue.code().to_owned()),
    ];
    words
        .into_iter()
        .fold(text(MANIFEST).to_owned(), |text, (mark, words)| {
            text.replace(mark, &Json::from(words).to_string())
        })
}

fn manifest_name(tongue: Tongue) -> &'static str {
    match tongue {
        Tongue::De => "house-de.webmanifest",
        Tongue::En | Tongue::Pseudo => "house.webmanifest",
    }
}

/// The path of the manifest in a language (P16: installable).
pub(super) fn manifest(tongue: Tongue) -> &'static str {
    path(manifest_name(tongue))
}

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
        Some("png") => "image/png",
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
    fn a_manifest_is_json_and_its_pictures_are_there() {
        for tongue in Tongue::ALL {
            let manifest: Json =
                serde_json::from_slice(&find(manifest(tongue)).unwrap().bytes).unwrap();
            assert_eq!(manifest["lang"], tongue.code());
            let icons = manifest["icons"].as_array().unwrap();
            for icon in icons {
                let found = find(icon["src"].as_str().unwrap()).unwrap();
                assert_eq!(icon["type"], found.mime);
            }
            let purposes: Vec<_> = icons
                .iter()
                .filter_map(|icon| icon["purpose"].as_str())
                .collect();
            assert!(purposes.contains(&"any") && purposes.contains(&"maskable"));
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
