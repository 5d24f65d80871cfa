//! Pieces of a table's own (O19): where they are written and read, and the fields for them on forms.

use maud::{Markup, html};
use speech::pieces as say;
use speech::pieces::{Kind, PREFIX as PIECES, Read, kinds};
use speech::{Names, Tongue, refusal};
use table::{Refusal, Settings, Value};

use super::said::Said;
use super::shell::{Shell, document};
use super::table::Game;
use super::{Frame, paths};

/// A text that somebody has written, and what it came to where it was read.
#[derive(Debug)]
pub struct Written {
    /// The kind.
    pub kind: &'static Kind,
    /// The text.
    pub text: String,
    /// What reading it came to.
    pub read: Option<Result<Read, Refusal>>,
}

/// The page: each kind with its field, and what was read.
#[must_use]
pub fn page(frame: &Frame, game: &Game, written: Option<&Written>) -> Markup {
    let t = frame.tongue;
    let title = say::Title {
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
            p { a href=(paths::rules(game.slug)) { (game.title) } }
            article.sheet.prose {
                p { (say::Intro {}.on(t)) }
                @for kind in kinds(game.slug) {
                    (section(game, kind, written.filter(|one| one.kind == kind), t))
                }
            }
        }
    };
    document(frame, &shell, &main)
}

fn section(game: &Game, kind: &Kind, written: Option<&Written>, t: Tongue) -> Markup {
    let name = name(kind, t);
    html! {
        h2 id=(kind.kind) { (name) }
        p { a href=(paths::usual_pieces(game.slug, kind.kind)) { (say::BeginWith {}.on(t)) } }
        form.own method="post" action=(paths::read_pieces(game.slug, kind.kind)) {
            (area(kind, &html! { label.unseen for=(field(kind)) { (name) } }, written.map_or("", |one| &one.text)))
            button.main { (say::Check {}.on(t)) }
        }
        @if let Some(read) = written.and_then(|one| one.read.as_ref()) {
            div #verdict role="status" { (verdict(read, t)) }
        }
    }
}

fn verdict(read: &Result<Read, Refusal>, t: Tongue) -> Markup {
    let names = Names::new(&[], None).in_tongue(t);
    html! {
        @match read {
            Err(why) => p.refused { (say::ReadsBadly { why: refusal(&why.to_string(), t).into() }.on(t)) },
            Ok(read) => ul { @for line in read.lines(names) { li { (line) } } },
        }
    }
}

fn name(kind: &Kind, t: Tongue) -> String {
    let names = Names::new(&[], None).in_tongue(t);
    let mut name = say::called(kind.kind, names).to_string();
    // It stands by itself.
    if let Some(first) = name.get(..1) {
        let first = first.to_uppercase();
        name.replace_range(..1, &first);
    }
    name
}

/// What the text of a kind is called in a form.
fn field(kind: &Kind) -> String {
    format!("pieces.{}", kind.kind)
}

fn area(kind: &Kind, label: &Markup, text: &str) -> Markup {
    let field = field(kind);
    html! {
        (label)
        textarea id=(field) name=(field) rows="10" spellcheck="false" autocapitalize="off" autocomplete="off" { (text) }
    }
}

/// The fields on a form for a table that has not begun, folded while they are empty.
pub(super) fn fields(game: &Game, set: &Settings) -> Markup {
    let t = game.tongue;
    let text = |kind: &'static Kind| {
        let text = set.get(&format!("{PIECES}{}", kind.kind));
        (kind, text.map(Value::to_string).unwrap_or_default())
    };
    let texts: Vec<_> = kinds(game.slug).iter().map(text).collect();
    html! {
        @if !texts.is_empty() {
            details.own data-keep open[texts.iter().any(|(_, text)| !text.is_empty())] {
                summary { (say::OnTheForm {}.on(t)) }
                p { a href=(paths::pieces(game.slug)) { (say::Title { game: game.title.into() }.on(t)) } }
                @for (kind, text) in &texts {
                    (area(kind, &html! { label for=(field(kind)) { (name(kind, t)) } }, text))
                }
            }
        }
    }
}
