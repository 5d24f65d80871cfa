//! The rules of a game: what always holds, with examples in pieces, and every option and house rule.

use maud::{Markup, html};
use screen::Paragraph;
use speech::lab;
use speech::page as say;
use speech::reading::takes;
use speech::{Names, Tongue};
use table::{Rule, Value, Values};

use super::card::Card;
use super::games::page_of;
use super::said::Said;
use super::shell::{Shell, carded};
use super::table::Game;
use super::{Frame, paths, words};

/// Every game's rules.
#[must_use]
pub fn index(frame: &Frame, games: &[Game]) -> Markup {
    let t = frame.tongue;
    let main = html! {
        main #main {
            h1 { (say::Rules {}.on(t)) }
            ul.games { @for game in games { li { (page_of(game.slug).emblem()) h2 { a href=(paths::rules(game.slug)) { (game.title) } } p { (game.summary) } } } }
        }
    };
    carded(
        frame,
        &shell(&say::Rules {}.text(t)),
        Some(&Card::house(t)),
        &main,
    )
}

fn shell(title: &str) -> Shell<'_> {
    Shell {
        title,
        place: "/rules",
        class: "reading",
        live: false,
    }
}

/// The rules of one game.
#[must_use]
pub fn page(frame: &Frame, game: &Game) -> Markup {
    let t = frame.tongue;
    let book = screen::book(game.slug, t);
    let title = say::RulesOf {
        game: game.title.into(),
    }
    .text(t);
    let main = html! {
        main #main {
            h1 { (title) }
            div.columns.book {
                nav.contents aria-label=(say::Contents {}.text(t)) {
                    ol {
                        @for paragraph in &book { li { a href={ "#" (paragraph.number) } { (paragraph.title) } } }
                        li { a href="#options" { (say::Options {}.on(t)) } }
                        li { a href="#fine" { (say::SmallPrint {}.on(t)) } }
                        li { a href="#house" { (say::AtEveryTable {}.on(t)) } }
                    }
                    p { a href=(paths::learn(game.slug)) { (say::LearnStepwise {}.on(t)) } }
                }
                article.sheet.prose {
                    @for paragraph in &book { (show(game, paragraph)) }
                    h2 #options { (say::Options {}.on(t)) }
                    p { (say::EachIsChosen {}.on(t)) }
                    p { a href=(paths::lab(game.slug)) { (lab::WhatEachRuleDoes {}.on(t)) } }
                    @if !speech::own::questions(game.slug).is_empty() {
                        p { a href=(paths::own_rule(game.slug)) { (speech::own::WriteOne {}.on(t)) } " · " a href=(paths::pieces(game.slug)) { (speech::pieces::OnTheForm {}.on(t)) } }
                        p { a href=(paths::shelf(game.slug)) { (speech::own::ShelfTitle { game: game.title.into() }.on(t)) } " · " a href=(paths::shelf_of_pieces(game.slug)) { (speech::pieces::ShelfTitle { game: game.title.into() }.on(t)) } }
                    }
                    @for rule in game.rules { (option(game, rule)) }
                    h2 #fine { (say::SmallPrint {}.on(t)) }
                    p { (say::PartsOfRules {}.on(t)) }
                    @for told in fine(game.slug, t) { (small(&told)) }
                    h2 #house { (say::AtEveryTable {}.on(t)) }
                    p { (say::WhatTheHouseDoes {}.on(t)) }
                    @for told in screen::house(t) { (small(&told)) }
                }
            }
        }
    };
    let card = Card::rules(game, paths::rules(game.slug), game.summary.to_owned());
    carded(frame, &shell(&title), Some(&card), &main)
}

fn show(game: &Game, paragraph: &Paragraph) -> Markup {
    html! {
        section.paragraph #(paragraph.number) {
            h2 { a.number href={ "#" (paragraph.number) } { (paragraph.number) } " " (paragraph.title) }
            p { (paragraph.text) }
            @if let Some((pieces, outcome)) = paragraph.example {
                p.example { (page_of(game.slug).pieces(pieces, game.tongue)) span { (outcome) } }
            }
        }
    }
}

fn fine(game: &str, tongue: Tongue) -> Vec<Paragraph> {
    screen::words(game).map_or_else(Vec::new, |words| words.fine(tongue))
}

fn small(told: &Paragraph) -> Markup {
    html! {
        section.option #(told.number) {
            h3 { a.number href={ "#" (told.number) } { (told.number) } " " (told.title) }
            p { (told.text) }
        }
    }
}

/// An option or house rule, with an anchor for each number that stands nowhere else.
fn option(game: &Game, rule: &Rule) -> Markup {
    let new = |number: &&str| {
        let printed = [
            screen::book(game.slug, Tongue::En),
            fine(game.slug, Tongue::En),
        ];
        let in_book = printed.iter().flatten().any(|told| told.number == *number);
        let mut citing = game.rules.iter().filter(|rule| rule.is_called(number));
        !in_book && citing.next().is_none_or(|first| first.slug == rule.slug)
    };
    html! {
        section.option {
            @for number in rule.numbers().filter(new) { span.anchor #(number) {} }
            h3 { a href=(paths::rule(game.slug, rule.slug)) { (rule.title) } span.soft { " " (rule.cited()) } }
            p { (rule.summary) }
        }
    }
}

/// Where on the page of a game's rules a number is explained: at its own anchor, or at that of the paragraph or option
/// which holds it.
#[must_use]
pub fn place(game: &Game, number: &str) -> Option<String> {
    let printed = screen::words(game.slug)?.paragraphs(number, Tongue::En);
    let printed = printed.first().map(|told| told.number);
    let mut options = game.rules.iter().filter(|rule| rule.is_called(number));
    let option = options.find_map(|rule| {
        let mut numbers = rule.numbers();
        numbers.find(|own| own.eq_ignore_ascii_case(number))
    });
    let anchor = option.or(printed)?;
    Some(paths::rule(game.slug, anchor))
}

/// One option or house rule.
#[must_use]
pub fn one(frame: &Frame, game: &Game, rule: &Rule) -> Markup {
    let main = html! {
        main #main {
            p { a href=(paths::rules(game.slug)) { (say::RulesOf { game: game.title.into() }.on(game.tongue)) } }
            article.sheet.prose {
                h1 { (rule.title) }
                p.lead { (rule.summary) }
                p { (words::marked(rule.text)) }
                (facts(game, rule))
                (would_do(game, rule))
            }
        }
    };
    let card = Card::rules(
        game,
        paths::rule(game.slug, rule.slug),
        rule.summary.to_owned(),
    );
    carded(frame, &shell(rule.title), Some(&card), &main)
}

/// What each value of it would do, as it was measured (U23).
fn would_do(game: &Game, rule: &Rule) -> Markup {
    let (t, names) = (game.tongue, Names::new(&[], None).in_tongue(game.tongue));
    let mut all = host::measured(game.slug, rule.slug).peekable();
    html! {
        @if all.peek().is_some() {
            h2 #would-do { (lab::WhatItWouldDo {}.on(t)) }
            ul { @for one in all { li { (one.line(game.slug, game.rules, names)) } } }
            p.small { (lab::HowMeasured {}.on(t)) " " a href=(paths::lab(game.slug)) { (lab::WhatEachRuleDoes {}.on(t)) } }
        }
    }
}

fn facts(game: &Game, rule: &Rule) -> Markup {
    let clashes: Vec<&Rule> = rule
        .clashes
        .iter()
        .filter_map(|slug| game.rules.iter().find(|other| other.slug == *slug))
        .collect();
    let t = game.tongue;
    html! {
        dl.facts {
            div { dt { (say::Number {}.on(t)) } dd { (rule.cited()) } }
            div { dt { (say::CanBe {}.on(t)) } dd { (possible(game, rule)) } }
            div { dt { (say::Usually {}.on(t)) } dd { (words::value(game, rule, &rule.default_value())) } }
            div { dt { (say::WaitsForNext {}.on(t)) } dd { (speech::situation(rule.situation, t)) } }
            @if !clashes.is_empty() {
                div { dt { (say::NeverWith {}.on(t)) } dd { @for other in &clashes { a href=(paths::rule(game.slug, other.slug)) { (other.title) } " " } } }
            }
            div { dt { (say::Called {}.on(t)) } dd { code { (rule.slug) } } }
        }
    }
}

fn possible(game: &Game, rule: &Rule) -> String {
    match &rule.values {
        Values::Choice(all) | Values::ChoiceOrName(all) => {
            let said: Vec<_> = all
                .iter()
                .map(|word| words::value(game, rule, &Value::Word((*word).to_owned())))
                .collect();
            said.join(", ")
        }
        other => takes(other, Names::new(&[], None).in_tongue(game.tongue)).to_string(),
    }
}
