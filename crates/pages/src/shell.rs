//! What every page has: the head, the line at the top, the notice, the foot.

use maud::{DOCTYPE, Markup, html};

use super::people::mark;
use super::pieces::sign;
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

/// The whole document around `main`.
pub(super) fn document(frame: &Frame, shell: &Shell<'_>, main: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            (head(shell.title))
            body class=(shell.class) {
                a.skip href="#main" { "Skip to the table" }
                (top(frame, shell.place, shell.live))
                @if let Some(notice) = &frame.notice { (said(notice)) }
                (main)
                (foot())
                p #refusal role="alert" {}
                p #said .unseen role="status" aria-live="polite" {}
            }
        }
    }
}

fn head(title: &str) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            title { (title) " · Last Licks" }
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="theme-color" content="#f5eedc" media="(prefers-color-scheme: light)";
            meta name="theme-color" content="#151329" media="(prefers-color-scheme: dark)";
            link rel="stylesheet" href=(assets::path("house.css"));
            link rel="preload" href=(assets::path("last-licks-display.woff2")) as="font" type="font/woff2" crossorigin;
            link rel="icon" href=(assets::path("icon.svg")) type="image/svg+xml";
            link rel="manifest" href=(assets::path("house.webmanifest"));
            script src=(assets::path("idiomorph.js")) defer {}
            script src=(assets::path("hands.js")) defer {}
            script src=(assets::path("stage.js")) defer {}
            script src=(assets::path("moments.js")) defer {}
            script src=(assets::path("travel.js")) defer {}
            script src=(assets::path("letters.js")) defer {}
            script src=(assets::path("live.js")) defer {}
        }
    }
}

fn top(frame: &Frame, place: &str, live: bool) -> Markup {
    let links = [
        (paths::HOME, "Tables", ""),
        ("/rules", "Rules", ""),
        ("/learn", "Learn", ""),
        (paths::VERIFY, "Fair luck", "wide"),
    ];
    html! {
        header.top {
            a.name href=(paths::HOME) { (sign("sun")) span { "Last Licks" } }
            nav aria-label="House" {
                @for (path, text, class) in links {
                    a class=[Some(class).filter(|class| !class.is_empty())] href=(path)
                        aria-current=[(path == place).then_some("page")] { (text) }
                }
            }
            @if live { span #line data-state="off" role="status" { span.words { "not connected" } } }
            a.me href=(paths::NAME) {
                @if let Some(visitor) = &frame.visitor {
                    (mark(visitor.marker, false))
                    span.who { span.unseen { "You are " } (visitor.name) }
                } @else { "Your name" }
            }
        }
    }
}

fn said(notice: &Notice) -> Markup {
    html! {
        div.notice role="status" {
            @match notice {
                Notice::Done(text) => p { (text) },
                Notice::Refused { message, rule } => p.refused {
                    (message)
                    @if let Some((game, number)) = rule {
                        " " a href=(paths::rule(game, number)) { "Rule " (number) }
                    }
                },
            }
        }
    }
}

fn foot() -> Markup {
    html! {
        footer.foot {
            a href=(paths::PASTE) { "Look at a record" }
            a href=(paths::VERIFY) { "Is the luck fair?" }
            a href=(paths::API) { "Write a bot" }
        }
    }
}
