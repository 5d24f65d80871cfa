//! The page that checks a record's luck: one file with its own style and script, so that it also works saved to disk.

use std::sync::LazyLock;

use maud::{DOCTYPE, Markup, PreEscaped, html};
use sha2::{Digest, Sha256};

use super::paths;

const SCRIPT: &str = include_str!("../assets/verify.js");
const ICON: &str = include_str!("../assets/icon.svg");
const STYLE: &str = include_str!("../assets/verify.css");

static POLICY: LazyLock<String> = LazyLock::new(|| {
    let (script, style) = (
        base64(&Sha256::digest(SCRIPT)),
        base64(&Sha256::digest(STYLE)),
    );
    format!(
        "default-src 'none'; script-src 'sha256-{script}'; style-src 'sha256-{style}'; base-uri 'none'; form-action 'none'"
    )
});

/// The content security policy of this page, instead of [`super::CSP`]: exactly its own script and style.
#[must_use]
pub fn csp() -> &'static str {
    &POLICY
}

/// The whole page.
#[must_use]
pub fn page() -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(csp());
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Is the luck fair? · Last Licks" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    p.house { (PreEscaped(ICON)) " Last Licks" }
                    h1 { "Is the luck fair?" }
                    (promise())
                    (form())
                    (scheme())
                    p { a href=(paths::HOME) { "Back to the tables" } }
                }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    }
}

fn promise() -> Markup {
    html! {
        p {
            "Before a game begins, the house picks a secret and publishes its fingerprint. Then every player's nonce is mixed "
            "in, and only then is anything thrown. When the game is over, the secret is in the record: this page makes every "
            "draw again from it. Nobody, the house included, could have chosen a throw."
        }
        p { "Nothing you paste here leaves this page. Save the page and it works without the house." }
    }
}

fn form() -> Markup {
    html! {
        form #check {
            label for="record" { "The record of a finished game" }
            textarea #record name="record" required spellcheck="false" {}
            label for="file" { "or its file" }
            input #file type="file" accept=".jsonl,.txt,application/jsonl,text/plain";
            div { button { "Check it" } }
        }
        p #verdict role="status" {}
        div.scroll tabindex="0" role="group" aria-label="Every draw, made again" {
            table hidden {
                caption { "Every draw, made again" }
                thead { tr { th scope="col" { "Draw" } th scope="col" { "Step" } th scope="col" { "Outcome" } th scope="col" { "What was drawn" } } }
                tbody #draws {}
            }
        }
        noscript { p { "This page needs its script. Without one, run: lastlicks verify FILE" } }
    }
}

fn scheme() -> Markup {
    html! {
        h2 { "How it is done" }
        p { "H is SHA-256 over its parts, each preceded by its length in eight bytes, the greatest first." }
        ol {
            li { "Commitment: SHA-256 of the secret's 32 bytes, shown before the start." }
            li { "Key: H(“lastlicks/key/2”, secret, what was agreed on, nonce of seat 0, nonce of seat 1, …). What was agreed on is the JSON of the game, the seats, the rules that were set and the loaded data; records without “covers” have no such part and say “key/1”." }
            li { "Each draw: H(key, how many draws came before it in eight bytes, what is drawn). Taking a step back or holding a vote changes no draw." }
            li { "That hash is the key of a ChaCha20 stream with nonce 0; its words are read with the least byte first." }
            li { "A number below n: words at or over the largest multiple of n are passed over, then the remainder is taken. Cubes are its digits in base 6, the sun cube last." }
        }
        p { "Whether every step was allowed by the rules is checked by " code { "lastlicks verify FILE" } ", which plays the whole game over." }
    }
}

/// The usual base 64, for policies.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let word = group
            .iter()
            .fold(0u32, |word, byte| word << 8 | u32::from(*byte))
            << (8 * (3 - group.len()));
        for place in 0..4 {
            let digit = DIGITS[(word >> (18 - 6 * place) & 63) as usize];
            text.push(if place > group.len() {
                '='
            } else {
                char::from(digit)
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_64_is_the_usual_one() {
        let told = ["", "f", "fo", "foo", "foob"].map(|text| base64(text.as_bytes()));
        assert_eq!(told, ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg=="]);
    }

    #[test]
    fn the_page_asks_for_no_other_file() {
        let page = page().into_string();
        assert!(!page.contains("src=") && !page.contains("<link"));
        assert!(
            !SCRIPT.contains("</"),
            "the script must not end its own element"
        );
    }
}
