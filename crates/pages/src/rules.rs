//! The rules of a game: what always holds, with examples in pieces, and every option and house rule.

use maud::{Markup, html};
use screen::{AnyWords, Paragraph};
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
                        li { a href="#fine" { "The small print" } }
                        li { a href="#house" { "At every table" } }
                    }
                    p { a href=(paths::learn(game.slug)) { "Learn it step by step" } }
                }
                article.sheet.prose {
                    @for paragraph in book { (show(game.slug, paragraph)) }
                    h2 #options { "Options and house rules" }
                    p { "Each of these is chosen when a table is made, and may be proposed to it at any time." }
                    @for rule in game.rules { (option(game, rule)) }
                    h2 #fine { "The small print" }
                    p { "Parts of the rules, and how we read what the rule sheets leave open." }
                    @for told in fine(game.slug) { (small(told)) }
                    h2 #house { "At every table" }
                    p { "What the house does, whatever is played." }
                    @for told in screen::HOUSE { (small(told)) }
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

fn fine(game: &str) -> &'static [Paragraph] {
    screen::words(game).map_or(&[], AnyWords::fine)
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
        let printed = screen::book(game.slug).iter().chain(fine(game.slug));
        let in_book = printed.into_iter().any(|told| told.number == *number);
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
    let printed = screen::words(game.slug)?.paragraphs(number);
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
