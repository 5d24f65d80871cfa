//! Rules of one's own for the book (K3): the form that proposes one, what a text comes to, and one that stands in the book or
//! is voted on.

use host::OnShelf;
use host::circle::{OwnInBook, ProposalView};
use maud::{Markup, html};
use own::{Fault, Head};
use speech::circle as say;
use speech::lab::{self, Measured};
use speech::own as own_say;
use speech::own::Read;
use speech::{Tongue, refused};
use table::{OWN_PREFIX, Refusal, Value};

use super::{CirclePage, told, votes};
use crate::own::what_it_does;
use crate::said::{Said, count, name};
use crate::shell::{Shell, document};
use crate::table::Game;
use crate::{Frame, paths, words};

/// More rules of the shelf than these are not listed in a form; they are named then.
const LISTED: usize = 60;

/// What was found out about a text.
#[derive(Clone, Debug)]
pub struct Looked {
    /// What reading it came to.
    pub read: Result<Read, Fault>,
    /// Why it does not go together with the book, if it does not.
    pub clash: Option<Refusal>,
    /// What it would do beside the book, where that was asked or is known of the house's shelf.
    pub would_do: Option<Measured>,
}

/// The form as it stands.
#[derive(Clone, Debug)]
pub struct OwnForm {
    /// The circle.
    pub circle: CirclePage,
    /// The game.
    pub game: Game,
    /// The text so far.
    pub text: String,
    /// The rules of the house's shelf.
    pub shelf: Vec<OnShelf>,
    /// Which of them is chosen.
    pub chosen: String,
    /// What was found out, where somebody looks first.
    pub looked: Option<Looked>,
    /// Why it cannot be proposed.
    pub refusal: Option<Refusal>,
}

/// The page on which a rule is proposed.
#[must_use]
pub fn form(frame: &Frame, form: &OwnForm) -> Markup {
    let (t, game, seen) = (frame.tongue, &form.game, &form.circle.seen);
    let title = own_say::Title {
        game: game.title.into(),
    }
    .text(t);
    let main = html! {
        main #main {
            h1 { (title) }
            p { (words::marked(&own_say::Intro {}.text(t))) " " a href={ (paths::own_rule(game.slug)) "#help" } { (own_say::HowWritten {}.on(t)) } }
            p { @if seen.writing { (say::Writing {}.on(t)) } @else { (say::AllMustAgree {}.on(t)) } }
            form.own.sheet #own-form method="post" action={ (paths::circle_own(&form.circle.id, game.slug)) "#own-form" } {
                label for="own" { (own_say::Text {}.on(t)) }
                textarea #own name="own" rows="14" spellcheck="false" autocapitalize="off" autocomplete="off" { (form.text) }
                (wrong(form, t))
                (of_shelf(form, t))
                div.line {
                    button name="look" value="yes" { (own_say::Check {}.on(t)) }
                    button name="measure" value="yes" { (lab::WhatItWouldDo {}.on(t)) }
                    button.main { @if seen.writing { (say::Write {}.on(t)) } @else { (say::ProposeChange {}.on(t)) } }
                }
            }
            div #verdict role="status" {
                @if let Some((looked, Ok(read))) = form.looked.as_ref().map(|looked| (looked, &looked.read)) { article.sheet.prose {
                    p.small { (say::OwnLooked { title: read.head_in(t).title.as_str().into() }.on(t)) }
                    (verdict(looked, game, &form.text))
                } }
            }
            (in_book(&form.circle, game, t))
            (examples(form, t))
            p { a href=(paths::circle(&form.circle.id)) { (say::BackTo { circle: name(&seen.name) }.on(t)) } }
        }
    };
    document(frame, &shell(&title), &main)
}

fn shell(title: &str) -> Shell<'_> {
    Shell {
        title,
        place: "",
        class: "circle",
        live: false,
    }
}

/// Why the text cannot be read or proposed, beside it.
fn wrong(form: &OwnForm, t: Tongue) -> Markup {
    let unread = form
        .looked
        .as_ref()
        .and_then(|looked| looked.read.as_ref().err());
    html! {
        div #wrong role="status" {
            @if let Some(why) = &form.refusal { p.refused { (words::marked(&refused(&why.message, t))) "." } }
            @if let Some(why) = unread { p.refused { (words::marked(&own_say::badly(why, told::said(t)).to_string())) } }
        }
    }
}

/// One of the house's shelf, chosen from a list or named.
fn of_shelf(form: &OwnForm, t: Tongue) -> Markup {
    let titled = |one: &OnShelf| {
        own_say::head(&one.text, t).map_or_else(|_| one.name.clone(), |head| head.called())
    };
    html! {
        @if form.shelf.len() > LISTED {
            label for="shelf" { (own_say::FromShelf {}.on(t)) }
            input #shelf name="shelf" value=(form.chosen) autocapitalize="off" autocomplete="off" spellcheck="false" maxlength="80";
        } @else if !form.shelf.is_empty() {
            label for="shelf" { (say::OwnOfShelf {}.on(t)) }
            select #shelf name="shelf" {
                option value="" { (say::OwnNone {}.on(t)) }
                @for one in &form.shelf { option value=(one.name) selected[one.name == form.chosen] { (titled(one)) } }
            }
        }
    }
}

fn examples(form: &OwnForm, t: Tongue) -> Markup {
    let game = &form.game;
    html! {
        details {
            summary { (own_say::Examples {}.on(t)) }
            p.small { a href=(paths::own_rule(game.slug)) { (own_say::Questions {}.on(t)) } " · " a href=(paths::shelf(game.slug)) { (own_say::ShelfTitle { game: game.title.into() }.on(t)) } }
            ul { @for (name, text) in own_say::examples(game.slug) {
                @if let Ok(head) = own_say::head(text, t) {
                    li { a href={ (paths::circle_own(&form.circle.id, game.slug)) "?example=" (name) } { (head.title) } ": " (head.about) }
                }
            } }
        }
    }
}

/// What was found out about a text: what it says and does, whether it fits, what it would do.
fn verdict(looked: &Looked, game: &Game, text: &str) -> Markup {
    let t = game.tongue;
    let read = match &looked.read {
        Err(why) => {
            return html! { p.refused { (words::marked(&own_say::badly(why, told::said(t)).to_string())) } };
        }
        Ok(read) => read,
    };
    let why = |why: &Refusal| refused(&why.message, t).into_owned().into();
    html! {
        @let head = read.head_in(t);
        p { strong { (head.called()) } ": " (head.text) }
        @if let Some(clash) = &looked.clash { p.refused { (words::marked(&say::OwnClashes { why: why(clash) }.text(t))) } }
        @else { p { (say::OwnFits {}.on(t)) } }
        (what_it_does(game, text, read))
        @if let Some(measured) = &looked.would_do {
            h2 #would-do { (lab::WhatItWouldDo {}.on(t)) }
            p { (measured.line(game.slug, game.rules, told::said(t))) }
            p.small { (lab::HowMeasured {}.on(t)) }
        }
    }
}

/// Those in the book already.
fn in_book(circle: &CirclePage, game: &Game, t: Tongue) -> Markup {
    let all: Vec<_> = circle
        .seen
        .own
        .iter()
        .filter(|one| one.chapter == game.slug)
        .collect();
    html! {
        @if !all.is_empty() {
            h2 { (say::OwnInBook {}.on(t)) }
            ul.told { @for one in all { li {
                a href=(paths::circle_own_rule(&circle.id, game.slug, &one.name, None)) { (one.title) }
                " " span.small.soft { (since(circle, one, t)) }
            } } }
        }
    }
}

/// Since when a rule stands in the book, and by whom.
pub(super) fn since(circle: &CirclePage, one: &OwnInBook, t: Tongue) -> Markup {
    say::OwnSince {
        n: count(one.version),
        date: host::date(one.at, t).as_str().into(),
        name: told::called(&circle.seen, one.by),
    }
    .on(t)
}

/// What is to be known of the texts in a proposal: where they are read, and which others are about the same rules.
pub(super) fn proposed(circle: &CirclePage, one: &ProposalView, t: Tongue) -> Markup {
    let own = one.changes.iter().filter_map(|change| {
        let name = change.rule.strip_prefix(OWN_PREFIX)?;
        let text = match &change.to {
            Value::Word(text) => own_say::head(text, t).ok(),
            Value::Flag(_) | Value::Number(_) => None,
        };
        Some((change, name, text))
    });
    let rivals = |wanted: &str| {
        let others = circle
            .seen
            .proposals
            .iter()
            .filter(|other| other.id != one.id);
        let same = |other: &&ProposalView| other.changes.iter().any(|change| change.rule == wanted);
        let wanted: Vec<u32> = others.filter(same).map(|other| other.id).collect();
        wanted
    };
    html! {
        @for (change, name, head) in own {
            @if let Some(head) = head { p.small {
                a href=(paths::circle_own_rule(&circle.id, &change.chapter, name, Some(one.id))) { (own_say::WhatItDoes {}.on(t)) ": " (head.called()) }
            } }
            @for other in rivals(&change.rule) { p.small.warned { (say::OwnRival { n: i64::from(other) }.on(t)) } }
        }
    }
}

/// A rule in the book, or one that is voted on.
#[derive(Clone, Debug)]
pub struct OwnRule {
    /// The circle.
    pub circle: CirclePage,
    /// The game.
    pub game: Game,
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: String,
    /// The proposal in which it stands; the book where it is none.
    pub proposal: Option<u32>,
    /// What was found out about it.
    pub looked: Looked,
}

/// Its page: what it does, whether it fits, its text, and what can be proposed about it.
#[must_use]
pub fn rule(frame: &Frame, rule: &OwnRule) -> Markup {
    let t = frame.tongue;
    let (circle, game) = (&rule.circle, &rule.game);
    let read = rule.looked.read.as_ref().ok();
    let head = read.map(|read| read.head_in(t));
    let head = head.as_ref();
    let title = head.map_or_else(|| rule.name.clone(), Head::called);
    let mut in_book = circle.seen.own.iter();
    let since_when = in_book.find(|one| one.chapter == game.slug && one.name == rule.name);
    let main = html! {
        main #main {
            h1 { (title) }
            p { a href=(paths::circle(&circle.id)) { (say::BackTo { circle: name(&circle.seen.name) }.on(t)) } " · " a href=(paths::circle_book(&circle.id)) { (say::Book {}.on(t)) } }
            (on_vote(rule, t))
            article.sheet.prose {
                @match (rule.proposal, since_when) {
                    (Some(id), _) => p.small { (say::OwnOpen { n: i64::from(id) }.on(t)) },
                    (None, Some(one)) => p.small { (since(circle, one, t)) },
                    (None, None) => {},
                }
                (verdict(&rule.looked, game, &rule.text))
                @if rule.looked.would_do.is_none() && rule.looked.read.is_ok() {
                    form.line method="get" action={ (paths::circle_own_rule(&circle.id, game.slug, &rule.name, None)) "#would-do" } {
                        @if let Some(id) = rule.proposal { (super::hidden("proposal", id)) }
                        button name="measure" value="yes" { (say::OwnMeasured {}.on(t)) }
                    }
                }
                h2 { (own_say::Text {}.on(t)) }
                pre { code { (rule.text) } }
                @if rule.proposal.is_none() && since_when.is_some() { (changes(rule, head, t)) }
            }
        }
    };
    document(frame, &shell(&title), &main)
}

/// The vote on it, while it waits for the reader: who has read it says yes or no where they have read it.
fn on_vote(rule: &OwnRule, t: Tongue) -> Markup {
    let mut open = rule.circle.seen.proposals.iter();
    let open = open.find(|one| Some(one.id) == rule.proposal);
    html! { @if let Some(one) = open.filter(|one| one.votes) { div.slip {
        p { strong { (say::Proposes { name: told::called(&rule.circle.seen, one.by) }.on(t)) } }
        (told::changes(&one.changes, t))
        (votes::ballot(&rule.circle, one, t))
    } } }
}

/// What can be proposed about a rule in the book: another of its values, another text, to drop it.
fn changes(rule: &OwnRule, head: Option<&Head>, t: Tongue) -> Markup {
    let (id, slug) = (&rule.circle.id, rule.game.slug);
    let field = format!("rule.{OWN_PREFIX}{}", rule.name);
    let title = head.map_or(rule.name.as_str(), |head| head.title.as_str());
    html! {
        @if let Some((head, now)) = head.and_then(|head| Some((head, head.value()?))) {
            form.line method="post" action=(paths::circle_chapter(id, slug)) {
                label { (own_say::AnotherValue {}.on(t)) " "
                    select name=(field) { @for value in &head.values { option value=(value) selected[value == now] { (value) } } }
                }
                button { (own_say::ProposeIt {}.on(t)) }
            }
        }
        div.line {
            a.button href={ (paths::circle_own(id, slug)) "?rule=" (rule.name) } { (say::OwnRewrite {}.on(t)) }
            form method="post" action=(paths::circle_chapter(id, slug)) {
                (super::hidden(&field, "off"))
                button { (own_say::Drop { title: title.into() }.on(t)) }
            }
        }
    }
}
