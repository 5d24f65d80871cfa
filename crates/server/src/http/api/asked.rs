//! What may stand after the question mark is what the document of the API names; anything else is refused by its name.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::Value as Json;

use crate::house::Wrong;
use crate::http::body::Form;

/// How much of a field is quoted, in characters.
const QUOTED: usize = 40;

/// The operations of the document, and the fields that each may be asked with.
#[derive(Clone, Debug)]
pub(super) struct Fields(Arc<Vec<Asked>>);

#[derive(Debug)]
struct Asked {
    method: Method,
    path: String,
    fields: Vec<String>,
}

impl Fields {
    /// Those of the document.
    pub(super) fn of(document: &Json) -> Self {
        let items = document["paths"].as_object().into_iter().flatten();
        let all = items.flat_map(|(path, item)| {
            operations(item).map(|(method, operation)| Asked {
                method,
                path: path.clone(),
                fields: in_query(operation),
            })
        });
        Self(Arc::new(all.collect()))
    }

    /// What is wrong with a request, in a sentence.
    fn fault(&self, request: &Request) -> Option<String> {
        let query = request.uri().query().filter(|query| !query.is_empty())?;
        let known = self.known(request.method(), request.uri().path())?;
        let asked = Form::of(query).0.into_iter().map(|(field, _)| field);
        let stray = asked.into_iter().find(|field| !known.contains(field))?;
        let stray: String = table::shown(&stray).chars().take(QUOTED).collect();
        let known = match known {
            [] => "nothing stands after the question mark".to_owned(),
            some => format!("there is `{}`", some.join("`, `")),
        };
        Some(format!(
            "there is no field `{stray}` in this address; {known}"
        ))
    }

    /// The fields of the operation that is meant; of several that fit, that with the most words of its own.
    fn known(&self, method: &Method, path: &str) -> Option<&[String]> {
        let method = if method == Method::HEAD {
            &Method::GET
        } else {
            method
        };
        let fit = self.0.iter().filter(|one| one.method == *method);
        let fit = fit.filter_map(|one| Some((words_alike(&one.path, path)?, one)));
        let best = fit.max_by_key(|(words, _)| *words);
        best.map(|(_, one)| &*one.fields)
    }
}

/// How many words a path has in common with one of the document, if it may be that.
fn words_alike(template: &str, path: &str) -> Option<usize> {
    let (mut template, mut path) = (template.split('/'), path.split('/'));
    let mut words = 0;
    loop {
        match (template.next(), path.next()) {
            (None, None) => return Some(words),
            (Some(hole), Some(_)) if hole.starts_with('{') => {}
            (Some(word), Some(own)) if word == own => words += 1,
            _ => return None,
        }
    }
}

fn operations(item: &Json) -> impl Iterator<Item = (Method, &Json)> {
    let all = [
        (Method::GET, "get"),
        (Method::PUT, "put"),
        (Method::POST, "post"),
        (Method::DELETE, "delete"),
    ];
    all.into_iter()
        .filter_map(|(method, name)| Some((method, item.get(name)?)))
}

fn in_query(operation: &Json) -> Vec<String> {
    let all = operation["parameters"].as_array().into_iter().flatten();
    all.filter(|parameter| parameter["in"] == "query")
        .filter_map(|parameter| Some(parameter["name"].as_str()?.to_owned()))
        .collect()
}

/// Refuses what is asked with a field that nobody would look at.
pub(super) async fn known_only(
    State(fields): State<Fields>,
    request: Request,
    next: Next,
) -> Response {
    match fields.fault(&request) {
        Some(why) => Wrong::BadRequest(why).into_response(),
        None => next.run(request).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_that_of_the_document_with_the_most_words_of_its_own() {
        let alike = |template| words_alike(template, "/tables/k7f/events");
        assert_eq!(alike("/tables/{table}/events"), Some(3));
        assert_eq!(alike("/tables/{table}/{what}"), Some(2));
        assert_eq!(alike("/tables/{table}"), None);
        assert_eq!(alike("/tables/{table}/events/{n}"), None);
    }
}
