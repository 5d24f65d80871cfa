//! The paths of rules and pieces, one's own and the house's shelf among them.

use host::{OnShelf, Ware};

/// The rules of a game.
#[must_use]
pub fn rules(game: &str) -> String {
    format!("/rules/{game}")
}

/// A rule of its own at a table, voted on or in force: its text and what it does.
#[must_use]
pub fn own_at(table: &str, name: &str) -> String {
    format!("/t/{table}/rules/{name}")
}

/// What every rule of a game would do, as it was measured.
#[must_use]
pub fn lab(game: &str) -> String {
    format!("/rules/{game}/lab")
}

/// Where a rule of one's own is made.
#[must_use]
pub fn own_rule(game: &str) -> String {
    format!("/rules/{game}/new")
}

/// Where pieces of one's own are written for a game.
#[must_use]
pub fn pieces(game: &str) -> String {
    format!("/rules/{game}/pieces")
}

/// The same with the usual ones of a kind in its field.
#[must_use]
pub fn usual_pieces(game: &str, kind: &str) -> String {
    format!("/rules/{game}/pieces?usual={kind}#{kind}")
}

/// Where the text of a kind is read.
#[must_use]
pub fn read_pieces(game: &str, kind: &str) -> String {
    format!("/rules/{game}/pieces/{kind}#{kind}")
}

/// The same with an example in the field.
#[must_use]
pub fn own_example(game: &str, name: &str) -> String {
    format!("/rules/{game}/new?example={name}")
}

/// The same page with a text that answers a question, to begin with.
#[must_use]
pub fn own_answer(game: &str, question: &str) -> String {
    format!("/rules/{game}/new?question={question}")
}

/// The house's shelf of rules and pieces of one's own.
#[must_use]
pub fn shelf(game: &str) -> String {
    format!("/rules/{game}/shelf")
}

/// The pieces on it.
#[must_use]
pub fn shelf_of_pieces(game: &str) -> String {
    format!("/rules/{game}/shelf#pieces")
}

/// A rule or pieces on it, by the name.
#[must_use]
pub fn on_shelf(game: &str, name: &str) -> String {
    format!("/rules/{game}/shelf/{name}")
}

/// The same as a file.
#[must_use]
pub fn shelf_file(game: &str, one: &OnShelf) -> String {
    format!("/rules/{game}/shelf/{}/{}", one.name, file_name(one))
}

/// What that file is called.
#[must_use]
pub fn file_name(one: &OnShelf) -> String {
    let is_json = one.text.trim_start().starts_with('{');
    let ending = match one.ware {
        Ware::Rule => "rule",
        Ware::Pieces(_) if is_json => "json",
        Ware::Pieces(_) => "txt",
    };
    format!("{}.{ending}", one.name)
}

/// Where a table is opened by a rule or with pieces of the shelf.
#[must_use]
pub fn play_from_shelf(game: &str, name: &str) -> String {
    format!("/new/{game}?shelf={name}")
}

/// Where pieces of one's own are written, with those of the shelf in their field.
#[must_use]
pub fn pieces_from_shelf(game: &str, kind: &str, name: &str) -> String {
    format!("/rules/{game}/pieces?shelf={name}#{kind}")
}

/// Pieces of its own at a table, voted on or played with.
#[must_use]
pub fn pieces_at(table: &str, kind: &str) -> String {
    format!("/t/{table}/pieces/{kind}")
}

/// Where a table's pieces are put on the shelf.
#[must_use]
pub fn publish_pieces(table: &str, kind: &str) -> String {
    format!("/t/{table}/pieces/{kind}/publish")
}

/// Where a rule of one's own is written, with one of the shelf in the field.
#[must_use]
pub fn own_from_shelf(game: &str, name: &str) -> String {
    format!("/rules/{game}/new?shelf={name}")
}

/// Where a table's rule is put on the shelf.
#[must_use]
pub fn publish(table: &str, slug: &str) -> String {
    format!("/t/{table}/rules/{slug}/publish")
}

/// One rule: by its slug, or the paragraph with this number (`W13`) on the game's rules page.
#[must_use]
pub fn rule(game: &str, name: &str) -> String {
    if name.starts_with(|c: char| c.is_ascii_uppercase()) {
        format!("/rules/{game}#{name}")
    } else {
        format!("/rules/{game}/{name}")
    }
}
