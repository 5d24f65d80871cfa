//! The door for people: every page of [`crate::pages`] at its path, and what its forms do.

mod acts;
mod arrive;
mod calls;
mod circle;
mod circle_own;
mod door;
mod files;
mod frame;
mod home;
mod insight;
mod making;
mod open;
mod people;
mod picture;
mod puzzle;
mod reading;
mod replay;
mod shelf;
mod table;
mod tongue;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header;
use axum::middleware::from_fn_with_state;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use maud::Markup;

use self::tongue::Spoken;
use super::Web;
pub(crate) use circle::written;
pub(super) use people::{not_so, nothing};

use crate::house::CIRCLE_FILE;
use pages::paths;

/// All paths of [`paths`].
pub(super) fn routes(web: &Web) -> Router<Web> {
    let with_files = super::with_files(web);
    Router::new()
        .merge(arriving())
        .nest("/t/{table}", at_table())
        .merge(to_circles())
        .nest("/c/{circle}", in_circle())
        .merge(of_rules())
        .merge(of_learning())
        .merge(of_calls())
        .route(paths::STATISTICS, get(insight::statistics))
        .merge(of_the_house())
        .merge(bringing_records().layer(with_files))
        .merge(bringing_circles().layer(DefaultBodyLimit::max(CIRCLE_FILE)))
        .layer(from_fn_with_state(web.clone(), people::for_people))
}

fn arriving() -> Router<Web> {
    Router::new()
        .route(paths::HOME, get(home::home))
        .route(paths::NAME, get(door::sign).post(door::name))
        .route(paths::TABLES, post(open::open))
        .route(paths::JOIN, get(door::join).post(door::join_form))
        .route(paths::LANGUAGE, post(tongue::choose))
        .route("/seat/{key}", get(door::seat).post(door::take_seat))
        .route("/new/{game}", get(open::form).post(open::measure))
}

fn at_table() -> Router<Web> {
    Router::new()
        .route("/", get(table::page_of))
        .route("/stream", get(table::stream))
        .route("/story", get(table::story))
        .route("/record", get(table::record))
        .route("/replay", get(replay::of_table))
        .route("/report", get(insight::report))
        .route("/picture.png", get(picture::table))
        .route("/report.png", get(picture::report))
        .route("/advice", get(insight::advice))
        .route("/brief", get(insight::brief))
        .route("/grade", get(insight::grade))
        .route("/rules/{name}", get(reading::own_at))
        .route("/rules/{name}/publish", post(shelf::publish))
        .route("/pieces/{kind}", get(reading::pieces_at))
        .route("/pieces/{kind}/publish", post(shelf::publish_pieces))
        .route("/propose", get(open::propose).post(acts::propose))
        .route("/sit", post(acts::sit))
        .route("/key", post(acts::rekey))
        .route("/bot", post(acts::bot))
        .route("/remove", post(acts::remove))
        .route("/start", post(acts::start))
        .route("/leave", post(acts::leave))
        .route("/stand-in", post(acts::stand_in))
        .route("/come-back", post(acts::come_back))
        .route("/nudge", post(acts::nudge))
        .route("/rematch", post(acts::rematch))
        .route("/act", post(acts::act))
        .route("/undo", post(acts::undo))
        .route("/take-back", post(acts::take_back))
        .route("/removal", post(acts::removal))
        .route("/pause", post(acts::pause))
        .route("/hand", post(acts::show_hand))
        .route("/go-on", post(acts::go_on))
        .route("/vote", post(acts::vote))
        .route("/mute", post(acts::mute))
        .route("/unmute", post(acts::unmute))
        .route("/chat", post(acts::chat))
}

fn to_circles() -> Router<Web> {
    Router::new()
        .route(paths::CIRCLES, get(circle::make).post(circle::found))
        .route(
            "/member/{key}",
            get(circle::member).post(circle::take_member),
        )
}

fn in_circle() -> Router<Web> {
    Router::new()
        .route("/", get(circle::place))
        .route("/act", post(circle::act))
        .route("/book", get(circle::book))
        .route("/book/{chapter}", get(circle::chapter).post(circle::change))
        .route(
            "/own/{chapter}",
            get(circle_own::form).post(circle_own::propose),
        )
        .route("/own/{chapter}/{name}", get(circle_own::one))
        .route("/evening/{number}", get(circle::evening))
        .route("/standings", get(circle::standings))
        .route("/games", get(circle::games))
        .route("/talk", get(circle::talk))
        .route("/facts", get(circle::facts))
        .route("/news", get(circle::news))
}

fn of_rules() -> Router<Web> {
    let of_game = Router::new()
        .route("/", get(reading::rules))
        .route("/new", get(making::form).post(making::written))
        .route("/own", get(making::moved).post(making::written))
        .route("/pieces", get(reading::pieces))
        .route("/pieces/{kind}", post(reading::read_pieces))
        .route("/lab", get(reading::lab))
        .route("/shelf", get(shelf::all))
        .route("/shelf/{name}", get(shelf::one))
        .route("/shelf/{name}/{file}", get(shelf::file))
        .route("/picture.png", get(picture::game))
        .route("/{rule}", get(reading::rule));
    Router::new()
        .route("/rules", get(reading::all_rules))
        .nest("/rules/{game}", of_game)
}

fn of_learning() -> Router<Web> {
    Router::new()
        .route("/learn", get(reading::all_lessons))
        .route("/learn/{game}", get(reading::learn))
        .route(paths::PUZZLES, get(puzzle::all))
        .route("/puzzles/{game}", get(puzzle::of_game))
        .route(
            "/puzzles/{game}/{number}",
            get(puzzle::one).post(puzzle::answer),
        )
}

fn of_calls() -> Router<Web> {
    Router::new()
        .route(paths::CALLS, get(calls::all))
        .route(paths::CALLS_ADD, post(calls::add))
        .route(paths::CALLS_REMOVE, post(calls::remove))
        .route(paths::CALLS_TRY, post(calls::attempt))
        .route(paths::CALLS_QUIET, post(calls::quiet))
}

/// What is the same for whoever asks.
fn of_the_house() -> Router<Web> {
    Router::new()
        .route(paths::VERIFY, get(reading::verify))
        .route(paths::API, get(reading::api))
        .route(paths::PICTURE, get(picture::house))
        .route(paths::WORKER, get(worker))
        .route(paths::OFFLINE, get(offline))
        .route("/assets/{file}", get(files::asset))
        .route("/favicon.ico", get(files::icon))
}

fn bringing_records() -> Router<Web> {
    Router::new()
        .route(paths::PASTE, get(replay::paste).post(replay::pasted))
        .route(paths::WHAT_IF, post(replay::what_if))
}

fn bringing_circles() -> Router<Web> {
    Router::new().route(
        paths::BRING_CIRCLE,
        get(circle::bring).post(circle::brought),
    )
}

/// A page as it is sent.
fn page(markup: Markup) -> Html<String> {
    Html(markup.into_string())
}

/// Looked for at every visit, and kept by the browser until it is another one.
async fn worker() -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, pages::worker::script()).into_response()
}

/// What is shown while the house is out of reach, in the language of whoever asks.
async fn offline(Spoken(tongue): Spoken) -> Response {
    let headers = [(header::CONTENT_LANGUAGE, tongue.code())];
    (headers, page(pages::worker::offline(tongue))).into_response()
}
