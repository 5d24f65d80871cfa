//! A rule of one's own: the page on which it is made, what its text comes to, the field for it on forms, those in force at a
//! table.

mod effect;
mod making;

use std::sync::Arc;

use maud::{Markup, html};
use own::{Fault, Head};
use speech::lab::{self, Measured};
use speech::own as say;
use speech::own::{Read, Stands, questions};
use speech::page::BackToTable;
use speech::{Names, Tongue};
use table::{OWN_PREFIX, Settings, own_rules};

pub use self::effect::verdict;
pub(crate) use self::effect::what_it_does;
pub use self::making::{Making, page};

use crate::said::Said;
use crate::shell::{Shell, document};
use crate::table::{Game, TablePage, may_propose};
use crate::{Frame, paths, shelf, words};

/// How many lines of the field on a form are in sight.
const ROWS: usize = 14;

/// A rule of a table's own that somebody looks at there.
#[derive(Debug)]
pub struct AtTable {
    /// The table.
    pub table: String,
    /// What is played there.
    pub game: Game,
    /// The text of the rule.
    pub text: String,
    /// The one in force that it would replace.
    pub before: Option<String>,
    /// What reading it came to.
    pub read: Arc<Result<Read, Fault>>,
    /// What it would do, where it is voted on and that is known.
    pub would_do: Vec<Measured>,
    /// The name under which whoever looks may put it on the house's shelf: they sit there, and it is in force.
    pub publish: Option<String>,
}

/// The page of a rule at a table: what it does, what it would do, its text.
#[must_use]
pub fn at_table(frame: &Frame, own: &AtTable) -> Markup {
    let t = frame.tongue;
    let head = (*own.read).as_ref().map(|read| read.head_in(t));
    let title = head.as_ref().map_or("", |head| head.title.as_str());
    let shell = Shell {
        title,
        place: "",
        class: "reading",
        live: false,
    };
    let names = Names::new(&[], None).in_tongue(t);
    let main = html! {
        main #main {
            h1 { (title) }
            p { a href=(paths::table(&own.table)) { (BackToTable {}.on(t)) } }
            article.sheet.prose {
                @match &*own.read {
                    Err(why) => p.refused { (words::marked(&say::badly(why, names).to_string())) },
                    Ok(read) => {
                        p { (read.head_in(t).about) }
                        (what_it_does(&own.game, &own.text, read))
                    }
                }
                @if !own.would_do.is_empty() {
                    h2 #would-do { (lab::WhatItWouldDo {}.on(t)) }
                    @for one in &own.would_do { p { (one.line(own.game.slug, own.game.rules, names)) } }
                    p.small { (lab::HowMeasured {}.on(t)) }
                }
                @if let Some(before) = &own.before { (other_lines(before, &own.text, t)) }
                h2 { (say::Text {}.on(t)) }
                pre { code { (own.text) } }
                @if let Some(slug) = &own.publish { (shelf::publish(&own.table, slug, t)) }
            }
        }
    };
    document(frame, &shell, &main)
}

/// What is other in a text than in the one that it would replace; nothing where there was none.
pub(crate) fn other_lines(before: &str, after: &str, t: Tongue) -> Markup {
    let lines = say::other_lines(before, after);
    html! {
        @if !lines.is_empty() {
            details.other-lines {
                summary { (say::OtherLines {}.on(t)) }
                pre { code { @for (stands, line) in &lines {
                    @let written = format!("{} {line}\n", stands.sign());
                    @match stands {
                        Stands::InBoth => (written),
                        Stands::Before => del { (written) },
                        Stands::After => ins { (written) },
                    }
                } } }
            }
        }
    }
}

/// The field in which a text is written; `name` is what it is called in the form.
fn area(name: &str, label: &str, text: &str, rows: usize) -> Markup {
    html! {
        label for=(name) { (label) }
        textarea id=(name) name=(name) rows=(rows) spellcheck="false" autocapitalize="off" autocomplete="off" { (text) }
    }
}

/// The field for one more at a table: while it is empty it shows what such a text looks like, in the words in which rules are shipped;
/// that is not sent.
fn begun(game: &Game, text: &str) -> Markup {
    html! {
        label for="own" { (say::Text {}.on(game.tongue)) }
        textarea #own name="own" rows=(ROWS) lang="en" placeholder=(Making::begins(game.slug)) spellcheck="false" autocapitalize="off" autocomplete="off" { (text) }
    }
}

/// The same on a form for the rules of a table: the texts so far, each with its values, and a field for one more, folded
/// while it is empty.
pub(crate) fn fields(game: &Game, set: &Settings, unread: Option<&str>) -> Markup {
    let t = game.tongue;
    html! {
        @if !questions(game.slug).is_empty() {
            @for (name, text) in own_rules(set) { (written(name, text, t)) }
            details.own open[unread.is_some()] {
                summary { (say::AddOne {}.on(t)) }
                p { a href=(paths::own_rule(game.slug)) { (say::WriteOne {}.on(t)) } }
                (begun(game, unread.unwrap_or_default()))
                (shelf::field(game))
            }
        }
    }
}

/// A text that a form has been given, with the choice among its values.
fn written(name: &str, text: &str, t: Tongue) -> Markup {
    let head = say::head(text, t).ok();
    let title = head.as_ref().map_or_else(|| name.to_owned(), Head::called);
    let field = format!("own.{name}");
    html! {
        details.own open {
            summary { (title) }
            @if let Some((head, now)) = head.as_ref().and_then(|head| Some((head, head.value()?))) {
                p { label { (say::Value {}.on(t)) " " (values(name, &head.values, now)) } }
            }
            (area(&field, &say::Text {}.text(t), text, ROWS))
        }
    }
}

fn values(name: &str, values: &[String], now: &str) -> Markup {
    html! {
        select name={ "rule." (OWN_PREFIX) (name) } {
            @for value in values { option value=(value) selected[value == now] { (value) } }
        }
    }
}

/// Those in force at a table, each with a button that proposes to drop it.
pub(crate) fn in_force(table: &TablePage, set: &Settings) -> Markup {
    let t = table.tongue;
    let own: Vec<_> = own_rules(set)
        .filter_map(|(name, text)| Some((name, text, say::head(text, t).ok()?)))
        .collect();
    html! {
        @if !own.is_empty() {
            h3 { (say::InForce {}.on(t)) }
            @for (name, text, head) in &own {
                details.rule {
                    summary { span { (head.called()) } }
                    p.small { a href=(paths::own_at(&table.id, name)) { (say::WhatItDoes {}.on(t)) } }
                    p.small { (head.text) }
                    pre { code { (text) } }
                    @if may_propose(table) {
                        @if let Some(now) = head.value() { (choice(table, name, &head.values, now)) }
                        form.line method="post" action=(paths::propose(&table.id)) {
                            input type="hidden" name={ "rule." (OWN_PREFIX) (name) } value="off";
                            button { (say::Drop { title: head.title.as_str().into() }.on(t)) }
                        }
                    }
                }
            }
        }
    }
}

/// At a table: the form that proposes one more. Why it cannot be proposed stands in it, beside the text.
pub(crate) fn one_more(table: &TablePage) -> Markup {
    let (game, t) = (&table.game, table.tongue);
    html! {
        @if may_propose(table) && !questions(game.slug).is_empty() {
            details #one-more {
                summary { (say::AddOne {}.on(t)) }
                form.own method="post" action=(paths::propose(&table.id)) data-keep data-clear {
                    input type="hidden" name="whole" value="yes";
                    p.small { a href=(paths::own_rule(game.slug)) { (say::WriteOne {}.on(t)) } }
                    p.small { (words::marked(&say::Intro {}.text(t))) }
                    (begun(game, ""))
                    (shelf::field(game))
                    p.refused role="alert" data-wrong {}
                    button { (say::ProposeIt {}.on(t)) }
                }
            }
        }
    }
}

/// Another of its values is proposed.
fn choice(table: &TablePage, name: &str, all: &[String], now: &str) -> Markup {
    let t = table.tongue;
    html! {
        form.line method="post" action=(paths::propose(&table.id)) {
            label {
                (say::AnotherValue {}.on(t)) " " (values(name, all, now))
            }
            button { (say::ProposeIt {}.on(t)) }
        }
    }
}
