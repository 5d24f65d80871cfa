//! The API: everything that can be done at a table, for programs. Its document (`docs/openapi.json`) is made from the
//! handlers by a test, and read from that file by the house: made anew at each start, what makes it would be 2 % of
//! the program.

mod asked;
mod away;
mod calls;
mod circles;
#[cfg(test)]
mod document;
mod explained;
mod games;
mod guests;
mod hand;
mod house_records;
mod lab;
mod muted;
mod operation;
mod pause;
mod pieces;
mod play;
mod puzzles;
mod records;
mod rules;
mod seats;
mod shelf;
mod stream;
mod tables;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header;
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use axum::routing::get;

use self::operation::{Operation, operations};
use super::Web;

/// All routes of the API, the document among them.
pub(crate) fn routes(web: &Web) -> Router<Web> {
    let operations = all(super::with_files(web)).into_iter();
    let router = operations.fold(Router::new(), |router, one| {
        router.route(&one.path, one.methods)
    });
    let document: &'static str = pages::api::document();
    let fields = asked::Fields::of(&serde_json::from_str(document).unwrap_or_default());
    let router = router.layer(from_fn_with_state(fields, asked::known_only));
    let json =
        async move || ([(header::CONTENT_TYPE, "application/json")], document).into_response();
    router.route("/openapi.json", get(json))
}

/// Everything that programs can ask; `files` is the bound of a body that brings decks, boards and lists of words.
fn all(files: DefaultBodyLimit) -> Vec<Operation> {
    let mut all = of_games();
    all.extend(of_guests());
    all.push(operations!(tables::list, tables::open).layer(files));
    all.extend(of_a_table());
    all.extend(in_play());
    all.extend(circles::operations());
    all.push(operations!(records::verify).layer(files));
    all.push(operations!(records::what_if).layer(files));
    all
}

fn of_games() -> Vec<Operation> {
    vec![
        operations!(games::list),
        operations!(games::one),
        operations!(pieces::read),
        operations!(rules::read),
        operations!(rules::asked),
        operations!(shelf::list),
        operations!(shelf::publish),
        operations!(shelf::pieces),
        operations!(shelf::publish_pieces),
        operations!(lab::measure),
        operations!(house_records::list),
        operations!(puzzles::show),
        operations!(puzzles::answer),
    ]
}

fn of_guests() -> Vec<Operation> {
    vec![
        operations!(guests::come),
        operations!(guests::me, guests::rename),
        operations!(muted::muted),
        operations!(muted::mute, muted::unmute),
        operations!(guests::own_tables),
        operations!(guests::statistics),
        operations!(calls::all, calls::add),
        operations!(calls::quiet, calls::loud),
        operations!(calls::remove),
        operations!(calls::attempt),
    ]
}

/// What is there to look at, and who sits.
fn of_a_table() -> Vec<Operation> {
    vec![
        operations!(tables::one),
        operations!(tables::kit),
        operations!(tables::record),
        operations!(tables::events),
        operations!(tables::advice),
        operations!(tables::grade),
        operations!(tables::report),
        operations!(stream::stream),
        operations!(seats::sit, seats::leave),
        operations!(seats::rekey),
        operations!(seats::hold),
        operations!(seats::seat_bot),
        operations!(seats::clear),
    ]
}

/// What those who sit do.
fn in_play() -> Vec<Operation> {
    vec![
        operations!(play::start),
        operations!(play::act),
        operations!(play::undo),
        operations!(play::take_back),
        operations!(hand::show),
        operations!(pause::pause),
        operations!(pause::go_on),
        operations!(play::propose),
        operations!(play::vote),
        operations!(play::chat),
        operations!(away::stand_in, away::come_back),
        operations!(away::stand_in_for),
        operations!(away::remove),
        operations!(away::nudge),
        operations!(away::presence),
        operations!(play::rematch),
    ]
}
