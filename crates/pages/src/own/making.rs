//! The page for making a rule (O8): examples to begin with, the text beside its effect, and what may be done with it.

use maud::{Markup, html};
use own::{Fault, Question};
use speech::Tongue;
use speech::lab::{Measured, WhatItWouldDo};
use speech::own as say;
use speech::own::{Read, examples, questions};

use super::{area, verdict};
use crate::said::{Said, count};
use crate::shell::{Shell, document};
use crate::table::Game;
use crate::{Frame, paths, words};

/// So many of the texts that are shipped are shown at once; the others are folded, so that the field is not far away.
const FIRST: usize = 6;
/// The fewest and the most lines of the field that are in sight.
const ROWS: (usize, usize) = (14, 26);

/// The page as it stands.
#[derive(Debug)]
pub struct Making<'a> {
    /// The game.
    pub game: Game,
    /// The text, where one was chosen or written.
    pub text: Option<&'a str>,
    /// What reading it came to.
    pub read: Option<&'a Result<Read, Fault>>,
    /// What it would do, where that was measured.
    pub measured: Option<&'a Measured>,
    /// The tables in play of whoever looks, by address and name.
    pub tables: Vec<(String, String)>,
}

impl Making<'_> {
    /// What stands in the field to begin with.
    #[must_use]
    pub fn begins(game: &str) -> &'static str {
        examples(game).first().map_or("", |(_, text)| *text)
    }
}

/// The page.
#[must_use]
pub fn page(frame: &Frame, making: &Making<'_>) -> Markup {
    let (t, game) = (frame.tongue, &making.game);
    let title = say::Title {
        game: game.title.into(),
    }
    .text(t);
    let shell = Shell {
        title: &title,
        place: "/rules",
        class: "reading making",
        live: false,
    };
    let asked = questions(game.slug);
    let main = html! {
        main #main {
            h1 { (title) }
            @if asked.is_empty() {
                p { (say::NoQuestions { game: game.title.into() }.on(t)) }
            } @else {
                p { (words::marked(&say::Intro {}.text(t))) " " a href="#help" { (say::HowWritten {}.on(t)) } }
                (gallery(making))
                (form(making))
                article.sheet.prose {
                    p { a href=(paths::shelf(game.slug)) { (say::ShelfTitle { game: game.title.into() }.on(t)) } }
                    (help(game))
                    h2 #questions { (say::Questions {}.on(t)) }
                    @for question in asked { (question_of(game, question)) }
                }
            }
        }
    };
    document(frame, &shell, &main)
}

/// How a rule is written: the lines of its head, and what its functions are made of.
fn help(game: &Game) -> Markup {
    let t = game.tongue;
    html! {
        h2 #help .anchor { (say::HowWritten {}.on(t)) }
        details.question {
            summary { span { (words::marked(&say::TheHead {}.text(t))) } }
            (entries(&say::help_on_head(game.slug, t)))
        }
        details.question {
            summary { span { (words::marked(&say::TheLanguage {}.text(t))) } }
            (entries(&say::help_on_language(game.slug, t)))
            p { (words::marked(say::help_on_limits(t))) }
        }
    }
}

fn entries(all: &[say::Entry]) -> Markup {
    html! {
        dl.facts { @for (written, about) in all {
            div { dt { code { (written) } } dd { (words::marked(about)) } }
        } }
    }
}

/// The texts that are shipped, each a link that puts it into the field; folded once one was chosen.
fn gallery(making: &Making<'_>) -> Markup {
    let (game, t) = (&making.game, making.game.tongue);
    let (first, others) = examples(game.slug).split_at(FIRST.min(examples(game.slug).len()));
    html! {
        details.gallery #examples open[making.text.is_none()] {
            summary { (say::Examples {}.on(t)) }
            (listed(game, first))
            @if !others.is_empty() {
                details {
                    summary { (say::OtherExamples { n: count(others.len()) }.on(t)) }
                    (listed(game, others))
                }
            }
        }
    }
}

fn listed(game: &Game, texts: &[(&str, &str)]) -> Markup {
    html! {
        ul { @for (name, text) in texts {
            @if let Ok(head) = say::head(text, game.tongue) {
                li { a href=(paths::own_example(game.slug, name)) { (head.title) } span.small { (head.about) } }
            }
        } }
    }
}

/// The text beside its effect.
fn form(making: &Making<'_>) -> Markup {
    let (game, t) = (&making.game, making.game.tongue);
    let text = making.text.unwrap_or_else(|| Making::begins(game.slug));
    let rows = (text.lines().count() + 2).clamp(ROWS.0, ROWS.1);
    html! {
        form #making .own method="post" action={ (paths::own_rule(game.slug)) "#verdict" } data-begins[making.text.is_none()] {
            div.writing {
                (area("own", &say::Text {}.text(t), text, rows))
                div.line {
                    button.main { (say::Check {}.on(t)) }
                    button #before type="button" hidden { (say::Before {}.on(t)) }
                    (state(t))
                }
            }
            div #verdict .sheet.prose { (verdict(game, text, making.read, making.measured)) }
            (what_may_be_done(making))
        }
    }
}

/// How the reading fares, with what the script says by itself.
fn state(t: Tongue) -> Markup {
    html! {
        span #state .small.soft data-reading=(say::Reading {}.text(t)) data-measuring=(say::Measuring {}.text(t))
            data-not-read=(say::NotRead {}.text(t)) {}
    }
}

/// The buttons that do something with the text: each sends it along.
fn what_may_be_done(making: &Making<'_>) -> Markup {
    let (game, t) = (&making.game, making.game.tongue);
    html! {
        div.line.with-it {
            button name="measure" value="yes" { (WhatItWouldDo {}.on(t)) }
            button name="play" value="yes" formaction=(paths::new(game.slug)) { (say::PlayWith {}.on(t)) }
            @for (id, title) in &making.tables {
                button name="whole" value="yes" formaction=(paths::propose(id)) { (say::VoteAt { table: title.as_str().into() }.on(t)) }
            }
            @if making.tables.is_empty() { p.small { (say::GoOn { game: game.title.into() }.on(t)) } }
        }
    }
}

fn question_of(game: &Game, question: &Question) -> Markup {
    let [about, gives] = say::asked(game.slug, question, game.tongue);
    let told = question.arguments.join(", ");
    html! {
        details.question {
            summary { code { (question.name) "(" (told) ")" } }
            p { (words::marked(&about)) }
            p { (gives) }
            pre { code { (question.example) } }
            p { a href=(paths::own_answer(game.slug, question.name)) { (words::marked(&say::BeginWithIt { question: question.name.into() }.text(game.tongue))) } }
        }
    }
}
