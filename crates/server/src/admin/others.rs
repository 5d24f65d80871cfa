//! What the keeper does at one node to what the others have (N8): they are asked to, in the house's own name, at the door for
//! nodes.

use std::sync::Arc;

use axum::Router;
use axum::body::to_bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::post;

use crate::house::{House, Wrong};
use crate::http::Text;
use crate::http::pass::Passing;

/// Where a node closes a table, and says something at all that it has.
const CLOSE: &str = "/node/close/";
const SAY: &str = "/node/say";
/// How long the answer to the latter may be.
const NUMBER: usize = 32;

/// The other nodes, as the keeper reaches them.
#[derive(Clone)]
pub(crate) struct Others(Arc<Passing>);

impl Others {
    pub(crate) fn new(passing: Arc<Passing>) -> Self {
        Self(passing)
    }

    /// The routes at which a node hears what the keeper wants at another.
    pub(crate) fn heard(house: House) -> Router {
        Router::new()
            .route(&format!("{CLOSE}{{table}}"), post(close))
            .route(SAY, post(say))
            .with_state(house)
    }

    /// Has the node at an address close a table that it has.
    ///
    /// # Errors
    /// `Busy`: it has not answered, or has lost the table meanwhile.
    pub(super) async fn close(
        &self,
        house: &House,
        node: &str,
        table: &str,
        why: String,
    ) -> Result<(), Wrong> {
        let path = format!("{CLOSE}{table}");
        let answer = self.0.order(house, node, &path, why).await;
        match answer.as_ref().map(Response::status) {
            Some(StatusCode::NO_CONTENT) => Ok(()),
            Some(StatusCode::NOT_FOUND) => Err(Wrong::NoTable),
            _ => Err(Wrong::Busy),
        }
    }

    /// Says something at the tables of all of them; at how many, comes back. One that does not answer has said nothing.
    pub(super) async fn broadcast(&self, house: &House, text: &str) -> usize {
        let nodes = house.other_addresses();
        let asked = nodes.iter().map(async |node| {
            let answer = self.0.order(house, node, SAY, text.to_owned()).await?;
            let said = to_bytes(answer.into_body(), NUMBER).await.ok()?;
            str::from_utf8(&said).ok()?.parse::<usize>().ok()
        });
        let said = futures_util::future::join_all(asked).await;
        said.into_iter().flatten().sum()
    }
}

async fn close(
    State(house): State<House>,
    Path(table): Path<String>,
    Text(why): Text,
) -> Result<StatusCode, Wrong> {
    house.close(&table, why).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn say(State(house): State<House>, Text(text): Text) -> String {
    house.broadcast(&text).await.to_string()
}
