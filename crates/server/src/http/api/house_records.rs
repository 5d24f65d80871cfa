//! The records of the house.

use axum::extract::State;
use host::circle::FeatView;
use serde::Serialize;
use utoipa::ToSchema;

use crate::house::Wrong;
use crate::http::Web;
use crate::http::body::Json;

/// The greatest feat of its kind of a game that everybody could see.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct HouseRecord {
    /// What it is: `highest-turn`, `longest-word` and so on.
    #[schema(value_type = String, example = "highest-turn")]
    kind: arena::FeatKind,
    /// The name at the table of whoever did it.
    name: String,
    /// The name at the table of whoever has suffered it.
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    /// How much: points, letters or dollars.
    amount: u32,
    /// Which word, cow or card.
    #[serde(skip_serializing_if = "String::is_empty")]
    what: String,
    /// The slug of the game.
    game: String,
    /// The id of the table.
    table: String,
    /// The step of its replay.
    step: usize,
    /// When the game ended, in milliseconds since 1970.
    at: u64,
}

impl From<FeatView> for HouseRecord {
    fn from(view: FeatView) -> Self {
        let feat = view.feat;
        Self {
            kind: feat.kind,
            name: feat.name,
            from: feat.from,
            amount: feat.amount,
            what: feat.what,
            game: view.game,
            table: view.table,
            step: feat.step,
            at: view.at,
        }
    }
}

/// The records of the house
#[utoipa::path(
    get, path = "/records", operation_id = "house_records",
    responses((status = OK, body = Vec<HouseRecord>, description = "At most one of each kind")),
)]
pub(super) async fn list(State(web): State<Web>) -> Result<Json<Vec<HouseRecord>>, Wrong> {
    let all = web.house.records().await?;
    Ok(Json(all.into_iter().map(HouseRecord::from).collect()))
}
