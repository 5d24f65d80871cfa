//! The API: everything that can be done at a table, for programs. Its document is made from the handlers.

mod asked;
mod away;
mod calls;
mod circles;
mod explained;
mod games;
mod guests;
mod hand;
mod lab;
mod muted;
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
use utoipa::OpenApi;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, Ref, RefOr, ResponseBuilder};
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt as _};
use utoipa_axum::routes;

use super::Web;
use super::problem::Problem;

/// What the document says in general.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Last Licks",
        description = "Tables of games, for programs. Become a guest with `POST /guests` and send the token you get \
                       as `Authorization: Bearer …`. Then open or join a table, follow its stream, and act when a \
                       line says that it is your turn.\n\nWhat is wrong is answered with `application/problem+json` \
                       (RFC 9457); `code` is permanent, `rule` is the number of the rule of the game that forbids \
                       an act. After 429 and 503 wait as `Retry-After` says.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    servers((url = "/api/v1")),
    components(schemas(Problem)),
)]
struct Document;

/// All routes of the API, the document among them.
pub(crate) fn routes(web: &Web) -> Router<Web> {
    let (router, document) = operations(super::with_files(web)).split_for_parts();
    let fields = asked::Fields::of(&document);
    let router = router.layer(from_fn_with_state(fields, asked::known_only));
    let text = document
        .to_pretty_json()
        .expect("the document is plain data");
    let text = axum::body::Bytes::from(text);
    let json =
        move || async move { ([(header::CONTENT_TYPE, "application/json")], text).into_response() };
    router.route("/openapi.json", get(json))
}

/// The document, for the page that shows it.
pub(crate) fn document() -> utoipa::openapi::OpenApi {
    operations(DefaultBodyLimit::disable()).into_openapi()
}

/// `files` is the bound of a body that brings decks, boards and lists of words.
fn operations(files: DefaultBodyLimit) -> OpenApiRouter<Web> {
    let mut router = OpenApiRouter::with_openapi(Document::openapi())
        .merge(of_games())
        .merge(of_guests())
        .routes(routes!(tables::list, tables::open).layer(files))
        .merge(of_a_table())
        .merge(in_play())
        .merge(circles::operations())
        .routes(routes!(records::verify).layer(files))
        .routes(routes!(records::what_if).layer(files));
    finish(router.get_openapi_mut());
    router
}

fn of_games() -> OpenApiRouter<Web> {
    OpenApiRouter::new()
        .routes(routes!(games::list))
        .routes(routes!(games::one))
        .routes(routes!(pieces::read))
        .routes(routes!(rules::read))
        .routes(routes!(rules::asked))
        .routes(routes!(shelf::list))
        .routes(routes!(shelf::publish))
        .routes(routes!(shelf::pieces))
        .routes(routes!(shelf::publish_pieces))
        .routes(routes!(lab::measure))
        .routes(routes!(puzzles::show))
        .routes(routes!(puzzles::answer))
}

fn of_guests() -> OpenApiRouter<Web> {
    OpenApiRouter::new()
        .routes(routes!(guests::come))
        .routes(routes!(guests::me, guests::rename))
        .routes(routes!(muted::muted))
        .routes(routes!(muted::mute, muted::unmute))
        .routes(routes!(guests::own_tables))
        .routes(routes!(guests::statistics))
        .routes(routes!(calls::all, calls::add))
        .routes(routes!(calls::quiet, calls::loud))
        .routes(routes!(calls::remove))
        .routes(routes!(calls::attempt))
}

/// What is there to look at, and who sits.
fn of_a_table() -> OpenApiRouter<Web> {
    OpenApiRouter::new()
        .routes(routes!(tables::one))
        .routes(routes!(tables::kit))
        .routes(routes!(tables::record))
        .routes(routes!(tables::events))
        .routes(routes!(tables::advice))
        .routes(routes!(tables::grade))
        .routes(routes!(tables::report))
        .routes(routes!(stream::stream))
        .routes(routes!(seats::sit, seats::leave))
        .routes(routes!(seats::rekey))
        .routes(routes!(seats::hold))
        .routes(routes!(seats::seat_bot))
        .routes(routes!(seats::clear))
}

/// What those who sit do.
fn in_play() -> OpenApiRouter<Web> {
    OpenApiRouter::new()
        .routes(routes!(play::start))
        .routes(routes!(play::act))
        .routes(routes!(play::undo))
        .routes(routes!(play::take_back))
        .routes(routes!(hand::show))
        .routes(routes!(pause::pause))
        .routes(routes!(pause::go_on))
        .routes(routes!(play::propose))
        .routes(routes!(play::vote))
        .routes(routes!(play::chat))
        .routes(routes!(away::stand_in, away::come_back))
        .routes(routes!(away::stand_in_for))
        .routes(routes!(away::remove))
        .routes(routes!(away::nudge))
        .routes(routes!(away::presence))
        .routes(routes!(play::rematch))
}

/// Notes how tokens are sent, and that every operation may answer with a problem.
fn finish(document: &mut utoipa::openapi::OpenApi) {
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    let components = document.components.get_or_insert_default();
    components.add_security_scheme("token", SecurityScheme::Http(bearer));
    for item in document.paths.paths.values_mut() {
        let operations = [
            &mut item.get,
            &mut item.put,
            &mut item.post,
            &mut item.delete,
        ];
        operations.into_iter().flatten().for_each(may_fail);
    }
}

/// Every operation may answer with a problem.
fn may_fail(operation: &mut Operation) {
    let content = Content::new(Some(Ref::from_schema_name("Problem")));
    let problem = ResponseBuilder::new()
        .description("What is wrong")
        .content("application/problem+json", content)
        .build();
    operation
        .responses
        .responses
        .insert("default".to_owned(), RefOr::T(problem));
}

#[cfg(test)]
mod tests {
    use utoipa::openapi::path::{Parameter, ParameterIn};

    use super::*;

    #[test]
    fn every_operation_has_a_name_a_summary_and_a_problem() {
        let document = document();
        let mut names = Vec::new();
        for (path, item) in &document.paths.paths {
            for operation in [&item.get, &item.put, &item.post, &item.delete]
                .into_iter()
                .flatten()
            {
                assert!(operation.summary.is_some(), "{path}");
                let responses = &operation.responses.responses;
                assert!(responses.contains_key("default"), "{path}");
                for response in responses.values() {
                    let RefOr::T(response) = response else {
                        continue;
                    };
                    assert!(!response.description.is_empty(), "{path}");
                }
                let is_in_place = |parameter: &RefOr<Parameter>| {
                    let RefOr::T(parameter) = parameter else {
                        return true;
                    };
                    let stands_there = path.contains(&format!("{{{}}}", parameter.name));
                    stands_there == (parameter.parameter_in == ParameterIn::Path)
                };
                let mut parameters = operation.parameters.iter().flatten();
                assert!(parameters.all(is_in_place), "{path}");
                names.push(operation.operation_id.clone().unwrap());
            }
        }
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count, "operation ids are unique: {names:?}");
    }
}
