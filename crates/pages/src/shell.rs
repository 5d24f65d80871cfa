//! What every page has: the head, the line at the top, the notice, the foot.

use maud::{DOCTYPE, Markup, html};
use speech::Tongue;
use speech::page as say;

use super::card::{Card, meta};
use super::people::mark;
use super::pieces::sign;
use super::said::Said;
use super::{Frame, Notice, assets, paths};

/// A page in the making.
pub(super) struct Shell<'a> {
    /// What the window is called.
    pub(super) title: &'a str,
    /// The path of the line at the top that this page belongs to.
    pub(super) place: &'a str,
    /// The class of the body.
    pub(super) class: &'a str,
    /// Whether the page has an event stream.
    pub(super) live: bool,
}

impl Shell<'_> {
    /// The scripts of what a page has: forms that try, the pieces of a table, its event stream. What a page has not, is
    /// not fetched for it.
    fn scripts(&self) -> impl Iterator<Item = &'static str> {
        let pieces = self.live || self.class == "at-table";
        let pieces = pieces.then_some(["moments.js", "travel.js", "letters.js"]);
        let records = self.place == paths::PASTE || (pieces.is_some() && !self.live);
        let written = match self.class {
            "reading making" => Some(["reader.js", "making.js"]),
            "reading loaded" => Some(["reader.js", "loaded.js"]),
            _ => None,
        };
        let all = ["keep.js", "idiomorph.js", "hands.js", "stage.js", "keys.js"].into_iter();
        all.chain(pieces.into_iter().flatten())
            .chain(records.then_some("replay.js"))
            .chain(self.live.then_some("live.js"))
            .chain(self.live.then_some("brief.js"))
            .chain(matches!(self.class, "circle here" | "door waits").then_some("place.js"))
            .chain(written.into_iter().flatten())
    }
}

/// The whole document around `main`.
pub(super) fn document(frame: &Frame, shell: &Shell<'_>, main: &Markup) -> Markup {
    carded(frame, shell, None, main)
}

/// The same for a page that is sent on, with what its link shows.
pub(super) fn carded(
    frame: &Frame,
    shell: &Shell<'_>,
    card: Option<&Card>,
    main: &Markup,
) -> Markup {
    let t = frame.tongue;
    html! {
        (DOCTYPE)
        html lang=(t.code()) data-worker=(paths::WORKER) {
            (head(shell, t, &html! { @if let Some(card) = card { (meta(frame, shell.title, card)) } }))
            body class=(shell.class) {
                a.skip href="#main" { (say::SkipToTable {}.on(t)) }
                (top(frame, shell))
                @if let Some(notice) = &frame.notice { (said(notice, t)) }
                (main)
                (foot(t))
                p #refusal role="alert" {}
                p #said .unseen role="status" aria-live="polite" {}
            }
        }
    }
}

/// A page without ways to others: the head, and `main`.
pub(super) fn bare(tongue: Tongue, title: &str, class: &str, main: &Markup) -> Markup {
    let shell = Shell {
        title,
        place: "",
        class,
        live: false,
    };
    html! {
        (DOCTYPE)
        html lang=(tongue.code()) data-worker=(paths::WORKER) {
            (head(&shell, tongue, &html! {}))
            body class=(class) {
                header.top { span.name { (sign("sun")) span { "Last Licks" } } }
                (main)
            }
        }
    }
}

fn head(shell: &Shell<'_>, t: Tongue, meta: &Markup) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            title { (shell.title) " · Last Licks" }
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="theme-color" content="#f5eedc" media="(prefers-color-scheme: light)";
            meta name="theme-color" content="#151329" media="(prefers-color-scheme: dark)";
            (meta)
            link rel="stylesheet" href=(assets::path("house.css"));
            link rel="preload" href=(assets::path("last-licks-display.woff2")) as="font" type="font/woff2" crossorigin;
            link rel="icon" href=(assets::path("icon.svg")) type="image/svg+xml";
            link rel="apple-touch-icon" href=(assets::path("icon-touch.png"));
            link rel="manifest" href=(assets::manifest(t));
            // What stands first on a phone may come last in the document: nothing is painted before it is whole.
            @if shell.class == "at-table" { link rel="expect" href="#foot" blocking="render"; }
            @for script in shell.scripts() { script src=(assets::path(script)) defer {} }
        }
    }
}

fn top(frame: &Frame, shell: &Shell<'_>) -> Markup {
    let t = frame.tongue;
    let links = [
        (paths::HOME, say::Tables {}.on(t), ""),
        ("/rules", say::Rules {}.on(t), ""),
        ("/learn", say::Learn {}.on(t), ""),
        (paths::PUZZLES, speech::puzzle::Puzzles {}.on(t), "wide"),
        (paths::VERIFY, say::FairLuck {}.on(t), "wide"),
    ];
    html! {
        header.top {
            a.name href=(paths::HOME) { (sign("sun")) span { "Last Licks" } }
            nav aria-label=(say::House {}.text(t)) {
                @for (path, text, class) in links {
                    a class=[Some(class).filter(|class| !class.is_empty())] href=(path)
                        aria-current=[(path == shell.place).then_some("page")] { (text) }
                }
            }
            @if shell.live { (line(t)) }
            // Where something is wrong nobody has looked who it is: they are not asked for a name that they may have.
            @if frame.visitor.is_some() || shell.class != "wrong" {
                a.me href=(paths::name_then(&frame.path)) {
                    @if let Some(visitor) = &frame.visitor {
                        (mark(visitor.marker, false))
                        span.who { span.unseen { (say::YouAre {}.on(t)) " " } (visitor.name) }
                    } @else { (say::YourName {}.on(t)) }
                }
            }
        }
    }
}

/// How the event stream fares, with what the scripts say by themselves.
fn line(t: Tongue) -> Markup {
    html! {
        span #line data-state="off" role="status"
            data-connected=(say::Connected {}.text(t)) data-trying=(say::Trying {}.text(t))
            data-resting=(say::Resting {}.text(t)) data-turn-title=(say::YourTurnTitle {}.text(t))
            data-turn=(say::ItIsYourTurn {}.text(t)) data-refused=(say::WasRefused {}.text(t)) data-moved=(say::MovedOn {}.text(t))
            data-lost=(say::NotThrough {}.text(t)) data-silent=(say::MayNotRing {}.text(t))
            data-late=(say::TenSeconds {}.text(t)) data-astray=(say::NotOnDiamond {}.text(t))
            data-rule=(say::RuleNumbered { number: "{number}".into() }.text(t)) {
            span.words { (say::NotConnected {}.on(t)) }
        }
    }
}

fn said(notice: &Notice, t: Tongue) -> Markup {
    html! {
        div.notice role="status" {
            @match notice {
                Notice::Done(text) => p { (text) },
                Notice::Refused { message, rule } => p.refused {
                    (message)
                    @if let Some((game, number)) = rule {
                        " " a href=(paths::rule(game, number)) { (say::RuleNumbered { number: number.as_str().into() }.on(t)) }
                    }
                },
            }
        }
    }
}

fn foot(t: Tongue) -> Markup {
    html! {
        footer #foot .foot {
            a href=(paths::PASTE) { (say::LookAtRecord {}.on(t)) }
            a href=(paths::VERIFY) { (say::IsLuckFair {}.on(t)) }
            a href=(paths::API) { (say::WriteBot {}.on(t)) }
            button.plain #keys data-key="?" aria-keyshortcuts="?" data-close=(say::CloseIt {}.text(t)) hidden { (say::Keys {}.on(t)) " " kbd aria-hidden="true" { "?" } }
            (languages(t))
        }
    }
}

/// The choice of the language in which everything is told; the one it is told in has no button.
fn languages(now: Tongue) -> Markup {
    html! {
        form #tongue .line.small method="post" action=(paths::LANGUAGE) {
            span lang=(now) { (now.name()) }
            @for other in Tongue::ALL.into_iter().filter(|tongue| *tongue != now) {
                button.plain name="tongue" value=(other) lang=(other) { (other.name()) }
            }
        }
    }
}
