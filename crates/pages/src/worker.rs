//! What a browser keeps of the house (P16): the files behind the pages, and one page for while it is out of reach. Never
//! what is told at a table.

use std::fmt::Write as _;
use std::sync::LazyLock;

use maud::{Markup, html};
use serde_json::Value as Json;
use sha2::{Digest, Sha256};
use speech::{Tongue, page as say};

use super::games::page_of;
use super::packed::text;
use super::said::Said;
use super::{assets, shell};

/// What the page needs that is shown without the house; everything else is kept once it has been asked for.
const FIRST: [&str; 8] = [
    "house.css",
    "keep.js",
    "last-licks-display.woff2",
    "last-licks-display-more.woff2",
    "pieces.svg",
    "night.svg",
    "paper.svg",
    "felt.svg",
];

/// The worker: it is another one, and keeps its files anew, whenever any file of the house is.
#[must_use]
pub fn script() -> &'static str {
    static SCRIPT: LazyLock<String> = LazyLock::new(|| {
        let files: Vec<_> = FIRST.iter().map(|name| assets::path(name)).collect();
        text("worker.js")
            .replace("{{version}}", &version())
            .replace(
                "{{icon}}",
                &Json::from(assets::path("icon-192.png")).to_string(),
            )
            .replace("{{files}}", &Json::from(files).to_string())
    });
    &SCRIPT
}

/// A short name for all files together.
fn version() -> String {
    let paths = assets::all().map(|asset| asset.path.as_bytes());
    let hash = paths.fold(Sha256::new(), Sha256::chain_update).finalize();
    hash[..5].iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The page while the house is out of reach: its address is that of the page that was asked for.
#[must_use]
pub fn offline(t: Tongue) -> Markup {
    let title = say::OutOfReach {}.text(t);
    let main = html! {
        main #main {
            div #offline .felt aria-hidden="true" { (page_of("wimpout").pieces("? ? ? ? ?*", Tongue::En)) }
            h1 { (title) }
            p { (say::NothingIsLost {}.on(t)) }
            p { a.button.main href="" { (say::LookAgain {}.on(t)) } }
        }
    };
    shell::bare(t, &title, "wrong", &main)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worker_names_its_files_and_its_version() {
        assert!(!script().contains("{{"), "a mark is left open");
        assert!(script().contains(assets::path("house.css")));
        assert!(script().contains(&version()));
    }

    #[test]
    fn the_page_without_a_house_needs_no_file_that_is_not_kept() {
        for tongue in Tongue::ALL {
            let page = offline(tongue).into_string();
            assert!(page.contains(&format!("lang=\"{}\"", tongue.code())));
            assert!(!page.contains("<form"), "nothing can be sent");
        }
    }
}
