//! Pieces of a table's own (O19): where they are written and read, and the fields for them on forms.

use host::pieces_name;
use maud::{Markup, html};
use speech::page::BackToTable;
use speech::pieces as say;
use speech::pieces::{Kind, PREFIX as PIECES, Read, kinds, name_in};
use speech::{Names, Sentence, Tongue, refusal};
use table::{Refusal, Settings, Value};

use super::file::or_file;
use super::said::{Said, typed};
use super::shell::{Shell, document};
use super::table::{Game, TablePage};
use super::{Frame, paths, words};

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

impl Written {
    /// A text that is to be changed, and has not been read.
    #[must_use]
    pub fn begun(kind: &'static Kind, text: &str) -> Self {
        Self {
            kind,
            text: text.to_owned(),
            read: None,
        }
    }
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
        class: "reading loaded",
        live: false,
    };
    let main = html! {
        main #main {
            h1 { (title) }
            p { a href=(paths::rules(game.slug)) { (game.title) } " · " a href=(paths::shelf_of_pieces(game.slug)) { (say::ShelfTitle { game: game.title.into() }.on(t)) } }
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
    let (name, below) = (name(kind, t), format!("verdict-{}", kind.kind));
    html! {
        h2 id=(kind.kind) { (name) }
        p { a href=(paths::usual_pieces(game.slug, kind.kind)) { (say::BeginWith {}.on(t)) } }
        form.own method="post" action={ (paths::read_pieces(game.slug, kind.kind)) "#" (below) } data-live=(below) {
            (area(kind, &html! { label.unseen for=(field(kind)) { (name) } }, written.map_or("", |one| &one.text), t))
            button.main { (say::Check {}.on(t)) }
        }
        div id=(below) role="status" { @if let Some(written) = written { (came_of(written, t)) } }
    }
}

/// What reading a text came to, and what may be done with it.
#[must_use]
pub fn came_of(written: &Written, t: Tongue) -> Markup {
    html! {
        @if let Some(read) = &written.read {
            (verdict(read, |title| html! { h3 { (title) } }, t))
            @if read.is_ok() {
                p { (say::GoOn {}.on(t)) " " (say::ItsName { name: typed(&pieces_name(written.kind.kind, &written.text)) }.on(t)) }
            }
        }
    }
}

/// What pieces are made of and in what they differ, below a heading of the page's making; or why they cannot be played with.
pub(super) fn verdict(
    read: &Result<Read, Refusal>,
    heading: impl Fn(Markup) -> Markup,
    t: Tongue,
) -> Markup {
    let names = Names::new(&[], None).in_tongue(t);
    html! {
        @match read {
            Err(why) => p.refused { (words::marked(&say::ReadsBadly { why: refusal(&why.to_string(), t).into() }.text(t))) },
            Ok(read) => {
                ul { @for line in read.lines(names) { li { (line) } } }
                (heading(say::HowItDiffers {}.on(t)))
                ul { @for line in read.differences(names) { li { (line) } } }
            }
        }
    }
}

/// Pieces of a table's own that somebody looks at there.
#[derive(Debug)]
pub struct AtTable {
    /// The table.
    pub table: String,
    /// The kind.
    pub kind: &'static Kind,
    /// The text.
    pub text: String,
    /// What reading it came to.
    pub read: Result<Read, Refusal>,
    /// Whether whoever looks may put it on the house's shelf: they sit there, and it is played with.
    pub publish: bool,
}

/// The page of pieces at a table: what they are made of, in what they differ, their text.
#[must_use]
pub fn at_table(frame: &Frame, pieces: &AtTable) -> Markup {
    let t = frame.tongue;
    let title = titled(pieces.kind, &pieces.text, t);
    let shell = Shell {
        title: &title,
        place: "",
        class: "reading",
        live: false,
    };
    let main = html! {
        main #main {
            h1 { (title) }
            p { a href=(paths::table(&pieces.table)) { (BackToTable {}.on(t)) } }
            article.sheet.prose {
                (verdict(&pieces.read, |title| html! { h2 { (title) } }, t))
                h2 { (say::TheText {}.on(t)) }
                pre { code { (pieces.text) } }
                @if pieces.publish {
                    form.line method="post" action=(paths::publish_pieces(&pieces.table, pieces.kind.kind)) {
                        button { (say::Publish {}.on(t)) }
                    }
                }
            }
        }
    };
    document(frame, &shell, &main)
}

/// What pieces are called, by themselves: `The deck “House deck”`.
pub(super) fn titled(kind: &Kind, text: &str, t: Tongue) -> String {
    let names = Names::new(&[], None).in_tongue(t);
    let (kind, name) = (say::called(kind.kind, names), name_in(text));
    let name = name.as_str().into();
    capital(say::OfTheTable { kind, name }.text(t))
}

/// Those that a table plays with, each a link to what it is.
pub(super) fn played_with(table: &TablePage) -> Markup {
    let names = Names::new(&[], None).in_tongue(table.tongue);
    let one = |kind: &str, name: &str| {
        let (kind, name) = (say::called(kind, names), name.into());
        say::OfTheTable { kind, name }.line(names)
    };
    html! {
        @for (kind, name) in &table.room.pieces {
            p { a href=(paths::pieces_at(&table.id, kind)) { (one(kind, name)) } }
        }
    }
}

fn name(kind: &Kind, t: Tongue) -> String {
    let names = Names::new(&[], None).in_tongue(t);
    capital(say::called(kind.kind, names).to_string())
}

/// With a capital, because it stands by itself.
fn capital(mut name: String) -> String {
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

fn area(kind: &Kind, label: &Markup, text: &str, t: Tongue) -> Markup {
    let field = field(kind);
    // Three empty fields of a form need not fill the screen.
    let rows = if text.is_empty() { 4 } else { 10 };
    html! {
        (label)
        textarea id=(field) name=(field) rows=(rows) spellcheck="false" autocapitalize="off" autocomplete="off" { (text) }
        (or_file(&field, t))
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
                    (area(kind, &html! { label for=(field(kind)) { (name(kind, t)) } }, text, t))
                }
                label for="shelf-pieces" { (say::FromShelf {}.on(t)) }
                input #shelf-pieces name="shelf.pieces" autocapitalize="off" autocomplete="off" spellcheck="false" maxlength="80";
                p { a href=(paths::shelf_of_pieces(game.slug)) { (say::ShelfTitle { game: game.title.into() }.on(t)) } }
            }
        }
    }
}
