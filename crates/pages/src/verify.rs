//! The page that checks a record's luck: one file with its own style and script, so that it also works saved to disk.

use std::sync::LazyLock;

use host::{Report, Verdict};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::json;
use sha2::{Digest, Sha256};
use speech::here::Replays;
use speech::luck as say;
use speech::{Line, Sense, Tongue, refused};

use super::packed::text;
use super::paths;
use super::said::Said;

static SCRIPT: LazyLock<&str> = LazyLock::new(|| text("verify.js"));
static ICON: LazyLock<&str> = LazyLock::new(|| text("icon.svg"));
static STYLE: LazyLock<&str> = LazyLock::new(|| text("verify.css"));

static POLICY: LazyLock<String> = LazyLock::new(|| {
    let (script, style) = (
        base64(&Sha256::digest(*SCRIPT)),
        base64(&Sha256::digest(*STYLE)),
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

/// The record of a table of this house.
#[derive(Debug)]
pub struct Asked {
    /// The table.
    pub table: String,
    /// Its record.
    pub record: String,
    /// What the house finds that plays it over, of a game whose draws the page does not know.
    pub report: Option<Report>,
}

/// The whole page; with a record it checks that at once.
#[must_use]
pub fn page(t: Tongue, asked: Option<&Asked>) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(t) {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(csp());
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (say::IsItFair {}.text(t)) " · Last Licks" }
                style { (PreEscaped(*STYLE)) }
            }
            body {
                main {
                    p.house { (PreEscaped(*ICON)) " Last Licks" }
                    h1 { (say::IsItFair {}.on(t)) }
                    @if let Some(report) = asked.and_then(|asked| asked.report.as_ref()) { (played_over(report, t)) }
                    @if asked.is_some() { (verdict()) }
                    p { (say::Promise {}.on(t)) }
                    p { (say::StaysHere {}.on(t)) }
                    (form(t, asked.map(|asked| &*asked.record)))
                    (scheme(t))
                    @if let Some(asked) = asked { p { a href=(paths::table(&asked.table)) { (say::BackToTable {}.on(t)) } } }
                    p { a href=(paths::HOME) { (say::BackToTables {}.on(t)) } }
                }
                script { (PreEscaped(*SCRIPT)) }
            }
        }
    }
}

/// What the house itself found.
fn played_over(report: &Report, t: Tongue) -> Markup {
    let small = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let (over, steps, draws) = (report.over, small(report.steps), small(report.draws));
    let class = match report.verdict {
        Verdict::Fair => "good",
        Verdict::Broken | Verdict::HeaderChanged => "bad",
        Verdict::Seeded | Verdict::Unrevealed | Verdict::Scripted | Verdict::HeaderOpen => "partly",
    };
    html! {
        p #house-says class=(class) { (say::PlayedOver {}.on(t)) " " (refused(report.verdict.sentence(), t)) }
        p { (Replays { over, steps, draws }.on(t)) }
    }
}

fn form(t: Tongue, record: Option<&str>) -> Markup {
    html! {
        form #check data-says=(says(t)) {
            label for="record" { (say::RecordOf {}.on(t)) }
            textarea #record name="record" required spellcheck="false" { (record.unwrap_or_default()) }
            label for="file" { (say::OrFile {}.on(t)) }
            input #file type="file" accept=".jsonl,.txt,application/jsonl,text/plain";
            div { button { (say::CheckIt {}.on(t)) } }
        }
        @if record.is_none() { (verdict()) }
        div.scroll tabindex="0" role="group" aria-label=(say::EveryDraw {}.text(t)) {
            table hidden {
                caption { (say::EveryDraw {}.on(t)) }
                thead { tr {
                    th scope="col" { (say::DrawHead {}.on(t)) }
                    th scope="col" { (say::StepHead {}.on(t)) }
                    th scope="col" { (say::OutcomeHead {}.on(t)) }
                    th scope="col" { (say::DrawnHead {}.on(t)) }
                } }
                tbody #draws {}
            }
        }
        noscript { p { (say::NoScript {}.on(t)) } }
    }
}

/// Where the answer stands: at the top where the question has been asked already.
fn verdict() -> Markup {
    html! { p #verdict role="status" {} }
}

/// What the script says, by name; where a number goes stands its name in braces.
fn says(t: Tongue) -> String {
    let open = |name: &str| Line::of(name, Sense::Plain);
    let mut all = json!({
        "fair": say::Fair { n: open("{n}") }.text(t),
        "seeded": say::Seeded { n: open("{n}") }.text(t),
        "header-open": say::HeaderOpen { n: open("{n}") }.text(t),
        "scripted": say::Scripted {}.text(t),
        "hidden": say::Hidden {}.text(t),
        "other-secret": say::OtherSecret {}.text(t),
        "no-record": say::NoRecord {}.text(t),
        "not-json": say::NotJson {}.text(t),
        "other-game": say::OtherGame { game: open("{game}") }.text(t),
        "promised": say::Promised { game: open("{game}") }.text(t),
        "most-wrong": say::MostWrong {}.text(t),
        "one-wrong": say::OneWrong { step: open("{step}") }.text(t),
        "does-not-fit": say::DoesNotFit {}.text(t),
    });
    for game in host::GAMES {
        all[game.slug()] = game.title().into();
    }
    all.to_string()
}

fn scheme(t: Tongue) -> Markup {
    html! {
        h2 { (say::HowDone {}.on(t)) }
        p { (say::Hash {}.on(t)) }
        ol {
            li { (say::Commitment {}.on(t)) }
            li { (say::Key {}.on(t)) }
            li { (say::Draw {}.on(t)) }
            li { (say::Words {}.on(t)) }
            li { (say::Below {}.on(t)) }
        }
        p { (say::RulesToo {}.on(t)) }
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
        for tongue in Tongue::ALL {
            let page = page(tongue, None).into_string();
            assert!(!page.contains("src=") && !page.contains("<link"));
        }
        assert!(
            !SCRIPT.contains("</"),
            "the script must not end its own element"
        );
    }
}
