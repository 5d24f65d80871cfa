//! The book as a rule sheet, any two versions of it compared, and the form that changes a chapter (K3, K4).

use host::circle::{Book, OWN};
use maud::{Markup, html};
use speech::circle as say;
use speech::own as own_say;
use speech::page as page_say;
use speech::{Tongue, refused};
use table::{Refusal, Rule, Settings, Value, own_rules};

use super::{CirclePage, hidden, leaf, told};
use crate::new::rule_cards;
use crate::said::{Said, name};
use crate::shell::{Shell, document};
use crate::table::{Game, control};
use crate::{Frame, paths, words};

/// A version of the book, perhaps beside an older one.
#[derive(Clone, Debug)]
pub struct BookPage {
    /// The circle.
    pub circle: CirclePage,
    /// The number of the version.
    pub version: usize,
    /// What it says.
    pub book: Book,
    /// The number of the version it is compared with, and what that says.
    pub before: Option<(usize, Book)>,
}

/// The book.
#[must_use]
pub fn book(frame: &Frame, page: &BookPage) -> Markup {
    let t = frame.tongue;
    let circle = &page.circle;
    let title = say::BookOf {
        circle: name(&circle.seen.name),
    }
    .text(t);
    let inner = html! {
        article.sheet.prose {
            h1 { (title) }
            (since(page, t))
            @if let Some((from, before)) = &page.before {
                h2 { (say::Compared { from: told::n(*from), to: told::n(page.version) }.on(t)) }
                (told::changes_in_texts(&page.book.since(before), t))
            }
            @for chapter in told::chapters(t) { (chapter_of(page, &chapter)) }
        }
        (versions(page, t))
    };
    leaf(frame, circle, &title, &inner)
}

fn since(page: &BookPage, t: Tongue) -> Markup {
    let seen = &page.circle.seen;
    html! {
        @if let Some(version) = seen.versions.get(page.version - 1) {
            p {
                (say::Version { n: told::n(version.version) }.on(t)) ", "
                (say::VersionSince { date: host::date(version.at, t).as_str().into(), name: told::called(seen, version.by) }.on(t))
            }
            p.small { (say::AgreedBy { names: told::names(seen, &version.yes, t) }.on(t)) }
        }
    }
}

fn chapter_of(page: &BookPage, chapter: &Game) -> Markup {
    let t = chapter.tongue;
    let set = page.book.chapter(chapter.slug);
    let own: Vec<_> = own_rules(&set).collect();
    let is_game = chapter.slug != OWN;
    // A game is played by what differs from its rules; the circle has no others.
    let told = chapter.rules.iter().filter_map(|rule| {
        let value = set.value_of(rule);
        (!is_game || value != rule.default_value()).then_some((rule, value))
    });
    let told: Vec<_> = told.collect();
    html! {
        section {
            h2 { (told::title(chapter)) }
            @if told.is_empty() && own.is_empty() { p.soft { (say::Usual {}.on(t)) } }
            @for (rule, value) in &told { (one(chapter, rule, value)) }
            @if !own.is_empty() {
                h3 { (say::OwnInBook {}.on(t)) }
                @for (name, text) in own { (own_of(page, chapter, name, text)) }
            }
            @if is_game { p.small { (say::RestAsIn {}.on(t)) " " a href=(paths::rules(chapter.slug)) { (page_say::RulesOf { game: chapter.title.into() }.on(t)) } } }
            @if page.version == page.circle.seen.versions.len() { (ways(page, chapter)) }
        }
    }
}

/// How a chapter is changed.
fn ways(page: &BookPage, chapter: &Game) -> Markup {
    let (t, id) = (chapter.tongue, &page.circle.id);
    html! {
        div.line.act {
            a.button href=(paths::circle_chapter(id, chapter.slug)) { span {
                @if page.circle.seen.writing { (say::Write {}.on(t)) } @else { (say::ProposeChange {}.on(t)) }
                span.unseen { ": " (told::title(chapter)) }
            } }
            @if chapter.slug != OWN { a.button href=(paths::circle_own(id, chapter.slug)) { span {
                (say::OwnPropose {}.on(t)) span.unseen { ": " (told::title(chapter)) }
            } } }
        }
    }
}

/// A rule and what it is set to, what it is about, and all that its text says of it.
fn one(chapter: &Game, rule: &Rule, value: &Value) -> Markup {
    html! {
        div.own-rule {
            p { strong { (rule.title) ": " (words::value(chapter, rule, value)) } }
            p { (words::marked(rule.summary)) }
            @if rule.text != rule.summary {
                details { summary { (say::InFull {}.on(chapter.tongue)) span.unseen { ": " (rule.title) } } p { (words::marked(rule.text)) } }
            }
        }
    }
}

/// A rule of one's own as it stands in a version: what it says, since when and by whom, its text.
fn own_of(page: &BookPage, chapter: &Game, name: &str, text: &str) -> Markup {
    let (t, seen) = (chapter.tongue, &page.circle.seen);
    let head = own_say::head(text, t);
    let is_last = page.version == seen.versions.len();
    let mut in_book = seen.own.iter();
    let since = in_book.find(|one| one.chapter == chapter.slug && one.name == name && is_last);
    html! {
        div.own-rule {
            @if let Ok(head) = &head { p { strong { (head.called()) } ": " (head.text) } }
            @if let Some(since) = since {
                p.small { (super::own::since(&page.circle, since, t)) }
                p.small.act { a href=(paths::circle_own_rule(&page.circle.id, chapter.slug, name, None)) {
                    (own_say::WhatItDoes {}.on(t)) @if let Ok(head) = &head { span.unseen { ": " (head.title) } }
                } }
            }
            details { summary { (own_say::Text {}.on(t)) } pre { code { (text) } } }
        }
    }
}

fn versions(page: &BookPage, t: Tongue) -> Markup {
    let (id, seen) = (&page.circle.id, &page.circle.seen);
    html! {
        section.act aria-labelledby="versions" {
            h2 #versions { (say::Versions {}.on(t)) }
            ol.told { @for version in seen.versions.iter().rev() { li {
                a href=(paths::circle_version(id, version.version, None)) { (say::Version { n: told::n(version.version) }.on(t)) }
                " " (say::VersionSince { date: host::date(version.at, t).as_str().into(), name: told::called(seen, version.by) }.on(t))
                (told::changes(&version.changes, t))
                @if version.version != page.version {
                    p.small { a href=(paths::circle_version(id, page.version, Some(version.version))) { (say::CompareWith { n: told::n(version.version) }.on(t)) } }
                }
            } } }
        }
    }
}

/// On the page of a circle: its book, and how it is changed.
pub(super) fn way(circle: &CirclePage, t: Tongue) -> Markup {
    let (id, seen) = (&circle.id, &circle.seen);
    let chapters = told::chapters(t);
    html! {
        section aria-labelledby="book" {
            h2 #book tabindex="-1" { (say::Book {}.on(t)) }
            p { a.button href=(paths::circle_book(id)) { (say::Book {}.on(t)) ": " (say::Version { n: told::n(seen.versions.len()) }.on(t)) } }
            details {
                summary { @if seen.writing { (say::Write {}.on(t)) } @else { (say::ProposeChange {}.on(t)) } }
                ul.told { @for chapter in &chapters { li {
                    a href=(paths::circle_chapter(id, chapter.slug)) { (told::title(chapter)) }
                    @if chapter.slug != OWN { " · " a href=(paths::circle_own(id, chapter.slug)) { (say::OwnPropose {}.on(t)) span.unseen { ": " (chapter.title) } } }
                } } }
            }
        }
    }
}

/// The form of a chapter.
#[derive(Clone, Debug)]
pub struct Change {
    /// The circle's id.
    pub id: String,
    /// Its name.
    pub circle: String,
    /// The slug of the chapter.
    pub chapter: String,
    /// What is set so far.
    pub set: Settings,
    /// The version of the book under which the form was opened.
    pub version: usize,
    /// Whether the book is the founder's to write.
    pub writing: bool,
    /// Why this cannot be.
    pub refusal: Option<Refusal>,
}

/// The page; the form sends every rule of the chapter. Nothing where there is no such chapter.
#[must_use]
pub fn change(frame: &Frame, page: &Change) -> Option<Markup> {
    let t = frame.tongue;
    let chapter = told::chapter(&page.chapter, t)?;
    let title = say::ChangeOf {
        chapter: told::title(&chapter).as_str().into(),
    }
    .text(t);
    let shell = Shell {
        title: &title,
        place: "",
        class: "new",
        live: false,
    };
    let path = paths::circle_chapter(&page.id, &page.chapter);
    let main = html! {
        main #main {
            h1 { (title) }
            p { @if page.writing { (say::Writing {}.on(t)) } @else { (say::AllMustAgree {}.on(t)) } }
            form #new method="post" action=(path) data-try=[(chapter.slug != OWN).then_some(&path)] {
                (hidden("version", page.version))
                @if chapter.slug == OWN { (own_cards(&chapter, &page.set)) } @else {
                    (rule_cards(&chapter, &page.set))
                    p { a href=(paths::circle_own(&page.id, chapter.slug)) { (say::OwnPropose {}.on(t)) } }
                }
                div.settle {
                    div.line {
                        button.main { @if page.writing { (say::Write {}.on(t)) } @else { (say::ProposeChange {}.on(t)) } }
                        a.button href=(paths::circle_book(&page.id)) { span { (say::BackTo { circle: name(&page.circle) }.on(t)) } }
                    }
                    div #verdict role="status" { @if let Some(refusal) = &page.refusal { p.refused { (words::marked(&refused(&refusal.message, t))) "." } } }
                }
            }
        }
    };
    Some(document(frame, &shell, &main))
}

fn own_cards(chapter: &Game, set: &Settings) -> Markup {
    html! {
        div.cards { @for rule in chapter.rules {
            div.card .changed[set.value_of(rule) != rule.default_value()] {
                div.text { label for={ "set-" (rule.slug) } { (rule.title) } p.small { (rule.summary) } }
                (control(chapter, rule, &set.value_of(rule)))
            }
        } }
    }
}
