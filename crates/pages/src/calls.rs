//! How somebody is told outside that it is their turn: the ways they have chosen, three more, and their quiet hours.

use maud::{Markup, html};
use speech::Tongue;
use speech::call as say;

use super::said::Said;
use super::shell::{Shell, document};
use super::{Frame, assets, paths};

/// What the page shows.
#[derive(Clone, Debug, Default)]
pub struct CallsPage {
    /// The keeper calls nobody.
    pub off: bool,
    /// The ways that were chosen.
    pub ways: Vec<Way>,
    /// Quiet hours: from, until, and how many minutes their clock is ahead of universal time.
    pub quiet: Option<([String; 2], i16)>,
    /// The key that browsers must know to subscribe.
    pub key: String,
    /// Something was sent to try a way.
    pub tried: bool,
}

/// A way as its owner sees it.
#[derive(Clone, Debug)]
pub struct Way {
    /// Its number.
    pub number: u32,
    /// By what.
    pub by: By,
    /// Where it leads.
    pub place: String,
    /// Why it did not work the last time.
    pub failed: Option<String>,
}

/// By what somebody is told.
#[derive(Clone, Debug)]
pub enum By {
    /// A notice of a browser.
    Push,
    /// A topic of ntfy.
    Ntfy,
    /// A webhook, with the secret by which what it is sent is signed.
    Webhook(String),
}

/// Clocks that are so many quarters of an hour ahead of universal time, from the west to the east.
const CLOCKS: [i16; 38] = [
    -48, -44, -40, -38, -36, -32, -28, -24, -20, -16, -14, -12, -10, -8, -4, 0, 4, 8, 12, 14, 16,
    18, 20, 22, 23, 24, 26, 28, 32, 35, 36, 38, 40, 42, 44, 48, 51, 52,
];

/// The page.
#[must_use]
pub fn page(frame: &Frame, calls: &CallsPage) -> Markup {
    let t = frame.tongue;
    let title = say::WhenYourTurn {}.text(t);
    let shell = Shell {
        title: &title,
        place: "",
        class: "reading calls",
        live: false,
    };
    let main = html! {
        main #main {
            h1 { (title) }
            @if calls.off { p { (say::Off {}.on(t)) } } @else {
                p { (say::Told {}.on(t)) }
                @if calls.tried { p.done role="status" { (say::Tried {}.on(t)) } }
                (ways(calls, t))
                @if !calls.key.is_empty() { (browser(calls, t)) }
                (typed(t, "ntfy", &say::Ntfy {}.text(t), &say::NtfySaid {}.on(t), &say::Topic {}.on(t)))
                (typed(t, "webhook", &say::Webhook {}.text(t), &say::WebhookSaid {}.on(t), &say::Address {}.on(t)))
                (quiet(calls, t))
                script src=(assets::path("calls.js")) defer {}
            }
        }
    };
    document(frame, &shell, &main)
}

fn ways(calls: &CallsPage, t: Tongue) -> Markup {
    html! {
        section aria-labelledby="ways" {
            h2 #ways { (say::Ways {}.on(t)) }
            @if calls.ways.is_empty() { p.soft { (say::None {}.on(t)) } }
            ul.tables { @for way in &calls.ways { (one(way, t)) } }
        }
    }
}

fn one(way: &Way, t: Tongue) -> Markup {
    html! {
        li {
            div.what {
                h3 { @match way.by {
                    By::Push => (say::Push {}.on(t)),
                    By::Ntfy => (say::Ntfy {}.on(t)),
                    By::Webhook(_) => (say::Webhook {}.on(t)),
                } }
                p.small { code { (way.place) } }
                @if let By::Webhook(secret) = &way.by { p.small.soft { (say::Signed {}.on(t)) " " code { (secret) } } }
                @if let Some(why) = &way.failed { p.refused { (say::Failed { why: why.as_str().into() }.on(t)) } }
            }
            div.line {
                (about(way, paths::CALLS_TRY, &say::Try {}.on(t)))
                (about(way, paths::CALLS_REMOVE, &say::Remove {}.on(t)))
            }
        }
    }
}

/// A button that does something with a way.
fn about(way: &Way, action: &str, button: &Markup) -> Markup {
    html! {
        form method="post" action=(action) {
            input type="hidden" name="number" value=(way.number);
            button.plain { (button) span.unseen { " " (way.place) } }
        }
    }
}

fn browser(calls: &CallsPage, t: Tongue) -> Markup {
    html! {
        section aria-labelledby="browser" {
            h2 #browser { (say::ThisBrowser {}.on(t)) }
            p { (say::ThisBrowserSaid {}.on(t)) }
            form #push method="post" action=(paths::CALLS_ADD) data-key=(calls.key) hidden {
                input type="hidden" name="by" value="push";
                @for name in ["endpoint", "p256dh", "auth"] { input type="hidden" name=(name); }
                button { (say::InThisBrowser {}.on(t)) }
            }
            p #no-push .soft { (say::NotThisBrowser {}.on(t)) }
        }
    }
}

/// A way that is typed.
fn typed(t: Tongue, by: &str, title: &str, about: &Markup, label: &Markup) -> Markup {
    html! {
        section aria-labelledby=(by) {
            h2 #(by) { (title) }
            p { (about) }
            form.line method="post" action=(paths::CALLS_ADD) {
                input type="hidden" name="by" value=(by);
                label for={ (by) "-url" } { (label) }
                input #{ (by) "-url" } name="url" required maxlength="1000" autocomplete="off" autocapitalize="off" spellcheck="false";
                button { (say::Add {}.on(t)) }
            }
        }
    }
}

fn quiet(calls: &CallsPage, t: Tongue) -> Markup {
    let (times, ahead) = calls.quiet.clone().unzip();
    let [from, to] = times.unwrap_or_else(|| ["22:00", "07:00"].map(str::to_owned));
    html! {
        section aria-labelledby="quiet" {
            h2 #quiet { (say::QuietHours {}.on(t)) }
            p { (say::QuietSaid {}.on(t)) }
            form.line method="post" action=(paths::CALLS_QUIET) {
                label for="from" { (say::From {}.on(t)) }
                input #from type="time" name="from" value=(from) required;
                label for="to" { (say::To {}.on(t)) }
                input #to type="time" name="to" value=(to) required;
                label for="ahead" { (say::Ahead {}.on(t)) }
                select #ahead name="ahead" data-chosen=[ahead] {
                    @for quarters in CLOCKS {
                        @let minutes = quarters * 15;
                        option value=(minutes) selected[ahead.unwrap_or(0) == minutes] { (clock(minutes)) }
                    }
                }
                button { (say::SetQuiet {}.on(t)) }
            }
            @if calls.quiet.is_some() {
                form method="post" action=(paths::CALLS_QUIET) { button.plain { (say::NoQuiet {}.on(t)) } }
            }
        }
    }
}

/// How a clock is named that is so many minutes ahead of universal time.
#[must_use]
pub fn clock(minutes: i16) -> String {
    let (hours, rest) = (minutes.abs() / 60, minutes.abs() % 60);
    let sign = if minutes < 0 { '\u{2212}' } else { '+' };
    match (minutes, rest) {
        (0, _) => "UTC".to_owned(),
        (_, 0) => format!("UTC{sign}{hours}"),
        _ => format!("UTC{sign}{hours}:{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_named_by_their_distance() {
        assert_eq!(
            [0, 60, -210, 345].map(clock),
            ["UTC", "UTC+1", "UTC\u{2212}3:30", "UTC+5:45"]
        );
        assert!(CLOCKS.is_sorted());
    }

    #[test]
    fn nothing_can_be_chosen_where_nobody_is_called() {
        let off = CallsPage {
            off: true,
            ..CallsPage::default()
        };
        assert!(
            !page(&Frame::default(), &off)
                .into_string()
                .contains("action=\"/calls")
        );
        let on = page(&Frame::default(), &CallsPage::default()).into_string();
        assert!(on.contains("action=\"/calls/add\"") && on.contains("action=\"/calls/quiet\""));
    }
}
