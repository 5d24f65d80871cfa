//! Bodies and addresses of requests, read with our own words for what is wrong with them.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{self, FromRequest, FromRequestParts, Request};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::house::Wrong;

/// A body in JSON.
#[derive(Debug)]
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Wrong;

    async fn from_request(request: Request, state: &S) -> Result<Self, Wrong> {
        let bytes = bytes(request, state).await?;
        let read = serde_json::from_slice(&bytes);
        read.map(Self)
            .map_err(|why| Wrong::BadRequest(format!("the body cannot be read: {why}")))
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
            .map_err(|why| Wrong::BadRequest(why.body_text()))
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
            .map_err(|why| Wrong::BadRequest(why.body_text()))
    }
}

async fn bytes<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Wrong> {
    Bytes::from_request(request, state)
        .await
        .map_err(|rejection| match rejection {
            BytesRejection::FailedToBufferBody(why) if why.to_string().contains("length limit") => {
                Wrong::TooLong
            }
            why => Wrong::BadRequest(why.to_string()),
        })
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        let body = serde_json::to_vec(&self.0).expect("an answer is plain data");
        ([(header::CONTENT_TYPE, "application/json")], body).into_response()
    }
}
