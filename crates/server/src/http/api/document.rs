//! The document of the API as its handlers say it, beside the file that the house reads (`docs/openapi.json`).
//! `GOLDEN=write cargo test -p server --lib document` writes that file anew.

use std::path::Path;

use axum::extract::DefaultBodyLimit;
use utoipa::OpenApi;
use utoipa::openapi::path::{Operation, Parameter, ParameterIn};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, Ref, RefOr, ResponseBuilder};
use utoipa_axum::router::OpenApiRouter;

use crate::http::problem::Problem;

/// Where it stands in the tree.
const FILE: &str = "../../docs/openapi.json";

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

/// The document, from the handlers.
fn document() -> utoipa::openapi::OpenApi {
    let documented = super::all(DefaultBodyLimit::disable()).into_iter();
    let all = documented.map(|one| one.documented);
    let all = all.fold(
        OpenApiRouter::with_openapi(Document::openapi()),
        OpenApiRouter::routes,
    );
    let mut document = all.into_openapi();
    finish(&mut document);
    document
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

#[test]
fn the_file_is_what_the_handlers_say() {
    let says = document().to_pretty_json().unwrap() + "\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    if std::env::var("GOLDEN").is_ok_and(|what| what == "write") {
        std::fs::write(&file, &says).unwrap();
    }
    let stands = std::fs::read_to_string(&file).unwrap();
    let same = stands == says;
    assert!(
        same,
        "docs/openapi.json is older: GOLDEN=write cargo test -p server --lib document"
    );
}

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
