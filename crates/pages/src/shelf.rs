//! The house's shelf of rules and pieces of one's own (O14, O19): those of a game, and one of them.

use host::OnShelf;
use maud::{Markup, html};
use own::Fault;
use speech::lab;
use speech::own as say;
use speech::pieces::{self, kind as kind_of};
use speech::{Names, Tongue};
use table::Refusal;

use super::loaded;
use super::said::{Said, typed};
use super::shell::{Shell, document};
use super::table::Game;
use super::{Frame, paths, words};

/// What reading a text of the shelf came to.
#[derive(Debug)]
pub enum Read {
    /// A rule.
    Rule(Result<Box<say::Read>, Fault>),
    /// Pieces.
    Pieces(Result<pieces::Read, Refusal>),
}

/// The page of all rules and pieces of a game.
#[must_use]
pub fn page(frame: &Frame, game: &Game, rules: &[OnShelf], pieces: &[OnShelf]) -> Markup {
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
                @if rules.is_empty() { p { (say::ShelfEmpty {}.on(t)) } }
                @for one in rules { (listed(game, one, t)) }
            }
            article.sheet.prose {
                h2 #pieces { (pieces::ShelfTitle { game: game.title.into() }.on(t)) }
                p { (pieces::ShelfIntro {}.on(t)) " " a href=(paths::pieces(game.slug)) { (pieces::OnTheForm {}.on(t)) } }
                @if pieces.is_empty() { p { (say::ShelfEmpty {}.on(t)) } }
                @for one in pieces { (listed_pieces(game, one, t)) }
            }
        }
    };
    document(frame, &shell, &main)
}

fn listed(game: &Game, one: &OnShelf, t: Tongue) -> Markup {
    html! {
        @if let Ok(head) = say::head(&one.text, t) {
            section.option {
                h2 { a href=(paths::on_shelf(game.slug, &one.name)) { (head.title) } }
                p { (head.about) }
                p.small { (shelved(one, t)) " " code { (one.name) } }
            }
        }
    }
}

fn listed_pieces(game: &Game, one: &OnShelf, t: Tongue) -> Markup {
    let kind = one.ware.kind().and_then(|kind| kind_of(game.slug, kind));
    html! {
        @if let Some(kind) = kind {
            section.option {
                h2 { a href=(paths::on_shelf(game.slug, &one.name)) { (loaded::titled(kind, &one.text, t)) } }
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

/// The page of one of them: what it does, its text, and what can be done with it.
#[must_use]
pub fn one(frame: &Frame, game: &Game, one: &OnShelf, read: &Read) -> Markup {
    let t = frame.tongue;
    let title = title(game, one, read, t);
    let shell = Shell {
        title: &title,
        place: "/rules",
        class: "reading",
        live: false,
    };
    let main = html! {
        main #main {
            h1 { (title) }
            p { (back(game, one, t)) }
            article.sheet.prose {
                (what_it_does(game, one, read, t))
                h2 { @if one.ware.is_rule() { (say::Text {}.on(t)) } @else { (pieces::TheText {}.on(t)) } }
                pre { code { (one.text) } }
                (what_can_be_done(game, one, t))
            }
        }
    };
    document(frame, &shell, &main)
}

fn back(game: &Game, one: &OnShelf, t: Tongue) -> Markup {
    let game_title = game.title.into();
    if one.ware.is_rule() {
        return html! { a href=(paths::shelf(game.slug)) { (say::ShelfTitle { game: game_title }.on(t)) } };
    }
    html! { a href=(paths::shelf_of_pieces(game.slug)) { (pieces::ShelfTitle { game: game_title }.on(t)) } }
}

fn title(game: &Game, one: &OnShelf, read: &Read, t: Tongue) -> String {
    let kind = || kind_of(game.slug, one.ware.kind()?);
    match read {
        Read::Rule(Ok(read)) => read.head_in(t).title,
        Read::Rule(Err(_)) => one.name.clone(),
        Read::Pieces(_) => {
            kind().map_or_else(String::new, |kind| loaded::titled(kind, &one.text, t))
        }
    }
}

fn what_it_does(game: &Game, one: &OnShelf, read: &Read, t: Tongue) -> Markup {
    let names = Names::new(&[], None).in_tongue(t);
    let by = html! { p.small { (shelved(one, t)) " " code { (one.name) } } };
    html! {
        @match read {
            Read::Rule(Err(why)) => p.refused { (words::marked(&say::badly(why, names).to_string())) },
            Read::Rule(Ok(read)) => {
                p { (read.head_in(t).about) }
                (by)
                (super::own::what_it_does(game, &one.text, read))
            }
            Read::Pieces(read) => { (by) (loaded::verdict(read, |title| html! { h2 { (title) } }, t)) }
        }
        @if let Some(measured) = &one.would_do {
            h2 #would-do { (lab::WhatItWouldDo {}.on(t)) }
            p { (measured.line(game.slug, game.rules, names)) }
            p.small { (lab::HowMeasured {}.on(t)) }
        }
    }
}

fn what_can_be_done(game: &Game, one: &OnShelf, t: Tongue) -> Markup {
    let change = match one.ware.kind() {
        None => paths::own_from_shelf(game.slug, &one.name),
        Some(kind) => paths::pieces_from_shelf(game.slug, kind, &one.name),
    };
    let name = typed(&one.name);
    let take = if one.ware.is_rule() {
        say::ShelfTake { name }.on(t)
    } else {
        pieces::ShelfTake { name }.on(t)
    };
    html! {
        p { (take) }
        div.line {
            a.button.main href=(paths::play_from_shelf(game.slug, &one.name)) { (pieces::Play {}.on(t)) }
            a.button href=(change) { (say::ShelfCopy {}.on(t)) }
            a.button href=(paths::shelf_file(game.slug, one)) download { (say::ShelfFile {}.on(t)) }
        }
    }
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
