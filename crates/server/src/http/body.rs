//! Bodies and addresses of requests, read with our own words for what is wrong with them.

use axum::body::{Body, Bytes};
use axum::extract::path::ErrorKind;
use axum::extract::rejection::{BytesRejection, PathRejection};
use axum::extract::{self, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::house::Wrong;

/// How many headers an answer has, those of every answer among them.
const HEADS: usize = 12;

/// A body in JSON.
#[derive(Debug)]
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Wrong;

    async fn from_request(request: Request, state: &S) -> Result<Self, Wrong> {
        let bytes = bytes(request, state).await?;
        let wrong = |why: String| Wrong::BadRequest(format!("the body cannot be read: {why}"));
        let said: serde_json::Value =
            serde_json::from_slice(&bytes).map_err(|why| wrong(table::no_json(&why)))?;
        table::read_said(&said).map(Self).map_err(wrong)
    }
}

/// A body that is a text, whatever it says it is.
#[derive(Debug)]
pub(crate) struct Text(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = Wrong;

    async fn from_request(request: Request, state: &S) -> Result<Self, Wrong> {
        let bytes = bytes(request, state).await?;
        let text = String::from_utf8(bytes.into());
        text.map(Self)
            .map_err(|_| Wrong::BadRequest("the body is no text: it is not UTF-8".to_owned()))
    }
}

/// The fields of a form, in order, percent-decoded.
#[derive(Debug)]
pub(crate) struct Form(pub(crate) Vec<(String, String)>);

impl Form {
    /// The fields of the query of an address.
    pub(crate) fn of(query: &str) -> Self {
        Self(
            form_urlencoded::parse(query.as_bytes())
                .into_owned()
                .collect(),
        )
    }

    /// The first field of that name; nothing typed is nothing.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let field = self.0.iter().find(|(field, _)| field == name);
        field
            .map(|(_, value)| value.as_str())
            .filter(|value| !value.is_empty())
    }

    /// A field that must be there and be read.
    pub(crate) fn read<T: std::str::FromStr>(&self, name: &str) -> Result<T, Wrong> {
        let value = self
            .get(name)
            .ok_or_else(|| Wrong::BadRequest(format!("`{name}` is missing")))?;
        value
            .parse()
            .map_err(|_| Wrong::BadRequest(format!("`{name}` cannot be `{value}`")))
    }
}

impl<S: Send + Sync> FromRequest<S> for Form {
    type Rejection = Wrong;

    async fn from_request(request: Request, state: &S) -> Result<Self, Wrong> {
        let bytes = bytes(request, state).await?;
        Ok(Self::of(&String::from_utf8_lossy(&bytes)))
    }
}

/// What stands in the path.
#[derive(Debug)]
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Wrong> {
        let read = extract::Path::from_request_parts(parts, state).await;
        read.map(|extract::Path(value)| Self(value))
            .map_err(|why| wrong_path(&why))
    }
}

/// What stands after the question mark.
#[derive(Debug)]
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Wrong> {
        let read = extract::Query::from_request_parts(parts, state).await;
        read.map(|extract::Query(value)| Self(value))
            .map_err(|why| {
                let asked = Form::of(parts.uri.query().unwrap_or_default());
                Wrong::BadRequest(wrong_query(&why.body_text(), &asked))
            })
    }
}

/// What is wrong with an address: all that is not text in it is numbers.
fn wrong_path(why: &PathRejection) -> Wrong {
    let kind = match why {
        PathRejection::FailedToDeserializePathParams(why) => Some(why.kind()),
        _ => None,
    };
    match kind {
        Some(
            ErrorKind::ParseErrorAtKey { value, .. }
            | ErrorKind::ParseErrorAtIndex { value, .. }
            | ErrorKind::ParseError { value, .. },
        ) => Wrong::BadRequest(format!(
            "`{}` stands in the address where a number is asked",
            table::shown(value)
        )),
        // Nothing is called by what is no text.
        _ => Wrong::NotFound,
    }
}

/// What is wrong with the query of an address; the parser names the field.
fn wrong_query(why: &str, asked: &Form) -> String {
    let field = why.strip_prefix("Failed to deserialize query string: ");
    match field.and_then(|rest| rest.split_once(": ")) {
        Some((field, _)) => {
            let value = asked.get(field).unwrap_or_default();
            table::shown(&format!("`{field}` cannot be `{value}`"))
        }
        None => "what stands after the question mark cannot be read".to_owned(),
    }
}

async fn bytes<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Wrong> {
    let said = request.headers().get(header::CONTENT_LENGTH);
    let said = said.and_then(|length| length.to_str().ok()?.parse().ok());
    let read = Bytes::from_request(request, state).await;
    read.map_err(|rejection| match rejection {
        BytesRejection::FailedToBufferBody(why) if why.to_string().contains("length limit") => {
            said.map_or(Wrong::TooLong, Wrong::SoLong)
        }
        _ => Wrong::Unfinished,
    })
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        let body = serde_json::to_vec(&self.0).expect("an answer is plain data");
        let mut response = Response::new(Body::from(body));
        // Room for all that an answer gets, once.
        response.headers_mut().reserve(HEADS);
        let json = HeaderValue::from_static("application/json");
        response.headers_mut().insert(header::CONTENT_TYPE, json);
        response
    }
}
