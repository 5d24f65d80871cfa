//! What is said of calls: how people are told outside a table that it is their turn (P6).

use crate::Line;

sentences! { pub:
    /// The title of a call.
    YourTurn = "call-your-turn" {}
    /// What a call says.
    YourTurnAt = "call-your-turn-at" { table: Line, game: Line }
    /// The title of one that is only to try.
    Trial = "call-trial" {}
    /// What that says.
    TrialSaid = "call-trial-said" {}

    /// Where calls are chosen, as a link and a heading.
    WhenYourTurn = "call-when-your-turn" {}
    /// What they are, and when they come.
    Told = "call-told" {}
    /// The keeper wants none.
    Off = "call-off" {}
    /// Heading: the ways that were chosen.
    Ways = "call-ways" {}
    /// None was.
    None = "call-none" {}
    /// A browser.
    Push = "call-push" {}
    /// A topic of ntfy.
    Ntfy = "call-ntfy" {}
    /// A webhook.
    Webhook = "call-webhook" {}
    /// The button that sends something at once.
    Try = "call-try" {}
    /// It was sent.
    Tried = "call-tried" {}
    /// The button that removes a way.
    Remove = "call-remove" {}
    /// What went wrong the last time.
    Failed = "call-failed" { why: Line }
    /// How a webhook is signed.
    Signed = "call-signed" {}

    /// Heading: in this browser.
    ThisBrowser = "call-this-browser" {}
    /// What that is.
    ThisBrowserSaid = "call-this-browser-said" {}
    /// The button.
    InThisBrowser = "call-in-this-browser" {}
    /// The browser cannot, or may not.
    NotThisBrowser = "call-not-this-browser" {}
    /// What ntfy is.
    NtfySaid = "call-ntfy-said" {}
    /// The name or address of a topic.
    Topic = "call-topic" {}
    /// What a webhook is.
    WebhookSaid = "call-webhook-said" {}
    /// Its address.
    Address = "call-address" {}
    /// The button that adds a way.
    Add = "call-add" {}

    /// Heading: quiet hours.
    QuietHours = "call-quiet-hours" {}
    /// What they are.
    QuietSaid = "call-quiet-said" {}
    /// From when on.
    From = "call-from" {}
    /// Until when.
    To = "call-to" {}
    /// Which time.
    Ahead = "call-ahead" {}
    /// The button.
    SetQuiet = "call-set-quiet" {}
    /// The button that ends them.
    NoQuiet = "call-no-quiet" {}

    /// In lines: one way with its number.
    OneWay = "call-one-way" { n: u32, kind: Line, place: Line }
    /// In lines: when it is quiet.
    QuietIs = "call-quiet-is" { from: Line, to: Line, ahead: Line }
    /// In lines: the words for it.
    Words = "call-words" {}
    /// In lines: it was noted.
    Noted = "call-noted" {}
}
