//! The rules of a game: what always holds, with examples in pieces, and every option and house rule.

use maud::{Markup, html};
use screen::Paragraph;
use table::{Rule, Value, Values};

use super::games::page_of;
use super::shell::{Shell, document};
use super::table::Game;
use super::{Frame, paths, words};

/// Every game's rules.
#[must_use]
pub fn index(frame: &Frame, games: &[Game]) -> Markup {
    let main = html! {
        main #main {
            h1 { "Rules" }
            ul.games { @for game in games { li { (page_of(game.slug).emblem()) h2 { a href=(paths::rules(game.slug)) { (game.title) } } p { (game.summary) } } } }
        }
    };
    document(frame, &shell("Rules"), &main)
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
    let book = screen::book(game.slug);
    let title = format!("Rules of {}", game.title);
    let main = html! {
        main #main {
            h1 { (title) }
            div.columns.book {
                nav.contents aria-label="Contents" {
                    ol {
                        @for paragraph in book { li { a href={ "#" (paragraph.number) } { (paragraph.title) } } }
                        li { a href="#options" { "Options and house rules" } }
                    }
                    p { a href=(paths::learn(game.slug)) { "Learn it step by step" } }
                }
                article.sheet.prose {
                    @for paragraph in book { (show(game.slug, paragraph)) }
                    h2 #options { "Options and house rules" }
                    p { "Each of these is chosen when a table is made, and may be proposed to it at any time." }
                    @for rule in game.rules { (option(game, rule)) }
                }
            }
        }
    };
    document(frame, &shell(&title), &main)
}

fn show(game: &str, paragraph: &Paragraph) -> Markup {
    html! {
        section.paragraph #(paragraph.number) {
            h2 { a.number href={ "#" (paragraph.number) } { (paragraph.number) } " " (paragraph.title) }
            p { (paragraph.text) }
            @if let Some((pieces, outcome)) = paragraph.example {
                p.example { (page_of(game).pieces(pieces)) span { (outcome) } }
            }
        }
    }
}

/// An option or house rule, with an anchor for each number that is not anchored before it.
fn option(game: &Game, rule: &Rule) -> Markup {
    let new = |number: &&str| {
        let in_book = screen::book(game.slug)
            .iter()
            .any(|told| told.number == *number);
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

/// One option or house rule.
#[must_use]
pub fn one(frame: &Frame, game: &Game, rule: &Rule) -> Markup {
    let main = html! {
        main #main {
            p { a href=(paths::rules(game.slug)) { "Rules of " (game.title) } }
            article.sheet.prose {
                h1 { (rule.title) }
                p.lead { (rule.summary) }
                p { (words::marked(rule.text)) }
                (facts(game, rule))
            }
        }
    };
    document(frame, &shell(rule.title), &main)
}

fn facts(game: &Game, rule: &Rule) -> Markup {
    let clashes: Vec<&Rule> = rule
        .clashes
        .iter()
        .filter_map(|slug| game.rules.iter().find(|other| other.slug == *slug))
        .collect();
    html! {
        dl.facts {
            div { dt { "Number" } dd { (rule.cited()) } }
            div { dt { "Can be" } dd { (possible(game, rule)) } }
            div { dt { "Usually" } dd { (words::value(game, rule, &rule.default_value())) } }
            div { dt { "A change waits for the next" } dd { (words::situation(rule.situation)) } }
            @if !clashes.is_empty() {
                div { dt { "Never together with" } dd { @for other in &clashes { a href=(paths::rule(game.slug, other.slug)) { (other.title) } " " } } }
            }
            div { dt { "Called" } dd { code { (rule.slug) } } }
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
        other => other.to_string(),
    }
}
