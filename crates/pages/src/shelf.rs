//! The house's shelf of rules of one's own (O14): those of a game, and one of them.

use host::OnShelf;
use maud::{Markup, html};
use own::{Fault, Head};
use speech::lab;
use speech::own as say;
use speech::own::Read;
use speech::{Names, Tongue};

use super::said::Said;
use super::shell::{Shell, document};
use super::table::Game;
use super::{Frame, paths};

/// The page of all rules of a game.
#[must_use]
pub fn page(frame: &Frame, game: &Game, all: &[OnShelf]) -> Markup {
    let t = frame.tongue;
    let title = say::ShelfTitle {
        game: game.title.into(),
    }
    .text(t);
    let shell = Shell {
        title: &title,
        place: "/rules",
        class: "reading",
        live: false,
    };
    let main = html! {
        main #main {
            h1 { (title) }
            p { a href=(paths::rules(game.slug)) { (game.title) } " · " a href=(paths::own_rule(game.slug)) { (say::WriteOne {}.on(t)) } }
            article.sheet.prose {
                p { (say::ShelfIntro {}.on(t)) }
                @if all.is_empty() { p { (say::ShelfEmpty {}.on(t)) } }
                @for one in all { (listed(game, one, t)) }
            }
        }
    };
    document(frame, &shell, &main)
}

fn listed(game: &Game, one: &OnShelf, t: Tongue) -> Markup {
    let head = Head::read(&one.text).map(|(head, ..)| head);
    html! {
        @if let Ok(head) = head {
            section.option {
                h2 { a href=(paths::on_shelf(game.slug, &one.name)) { (head.title) } }
                p { (head.about) }
                p.small { (shelved(one, t)) " " code { (one.name) } }
            }
        }
    }
}

/// By how many tables it was adopted, and who has published it.
fn shelved(one: &OnShelf, t: Tongue) -> Markup {
    let sentence = say::Shelved {
        n: one.adopted,
        by: one.by.as_str().into(),
    };
    html! { (sentence.on(t)) }
}

/// The page of one rule: what it does, what it would do, its text, and what can be done with it.
#[must_use]
pub fn one(frame: &Frame, game: &Game, one: &OnShelf, read: &Result<Read, Fault>) -> Markup {
    let t = frame.tongue;
    let title = read.as_ref().map_or("", |read| read.head().title.as_str());
    let names = Names::new(&[], None).in_tongue(t);
    let shell = Shell {
        title,
        place: "/rules",
        class: "reading",
        live: false,
    };
    let main = html! {
        main #main {
            h1 { (title) }
            p { a href=(paths::shelf(game.slug)) { (say::ShelfTitle { game: game.title.into() }.on(t)) } }
            article.sheet.prose {
                @match read {
                    Err(why) => p.refused { (say::ReadsBadly { why: why.to_string().into() }.on(t)) },
                    Ok(read) => {
                        p { (read.head().about) }
                        p.small { (shelved(one, t)) " " code { (one.name) } }
                        h2 { (say::WhatItDoes {}.on(t)) }
                        ul { @for line in read.lines(names) { li { (line) } } }
                    }
                }
                @if let Some(measured) = &one.would_do {
                    h2 #would-do { (lab::WhatItWouldDo {}.on(t)) }
                    p { (measured.line(names)) }
                    p.small { (lab::HowMeasured {}.on(t)) }
                }
                h2 { (say::Text {}.on(t)) }
                pre { code { (one.text) } }
                p { (say::ShelfTake { name: one.name.as_str().into() }.on(t)) }
                div.line {
                    a.button href=(paths::own_from_shelf(game.slug, &one.name)) { (say::ShelfCopy {}.on(t)) }
                    a.button href=(paths::shelf_file(game.slug, &one.name)) download { (say::ShelfFile {}.on(t)) }
                }
            }
        }
    };
    document(frame, &shell, &main)
}

/// On a form for the rules of a table: one of the shelf, by its name.
pub(super) fn field(game: &Game) -> Markup {
    let t = game.tongue;
    html! {
        label for="shelf" { (say::FromShelf {}.on(t)) }
        input #shelf name="shelf" autocapitalize="off" autocomplete="off" spellcheck="false" maxlength="80";
        p { a href=(paths::shelf(game.slug)) { (say::ShelfTitle { game: game.title.into() }.on(t)) } }
    }
}

/// Where a table's rule is looked at: the button that puts it on the shelf.
pub(super) fn publish(table: &str, slug: &str, t: Tongue) -> Markup {
    html! {
        form.line method="post" action=(paths::publish(table, slug)) {
            button { (say::Publish {}.on(t)) }
        }
    }
}
