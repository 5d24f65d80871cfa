//! Records that somebody brings: checked, and played on from a step.

use axum::extract::State;
use axum::http::StatusCode;
use host::outside::parse_within;
use host::{Report, Verdict};
use serde::{Deserialize, Serialize};
use speech::Tongue;
use utoipa::ToSchema;

use super::tables::Opened;
use crate::house::{Origin, Wrong};
use crate::http::Web;
use crate::http::base::Base;
use crate::http::body::{Json, Text};
use crate::http::caller::{Caller, Named};

/// What a record proves.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Verified {
    /// Whether everything has been checked and holds: the verdict is `fair`.
    ok: bool,
    /// `fair`, `broken`, `seeded`, `unrevealed`, `scripted`, `header-changed` or `header-open`.
    #[schema(example = "fair")]
    verdict: &'static str,
    /// What that means.
    sentence: &'static str,
    /// Whether the game is over at the end of the record.
    over: bool,
    /// How many steps it has.
    steps: usize,
    /// How many of them were drawn.
    draws: usize,
    /// The line that does not fit, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// What is wrong with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

impl From<Report> for Verified {
    fn from(report: Report) -> Self {
        let (line, message) = report.fault.map(|why| (why.line, why.message)).unzip();
        Self {
            ok: report.verdict == Verdict::Fair,
            verdict: report.verdict.slug(),
            sentence: report.verdict.sentence(),
            over: report.over,
            steps: report.steps,
            draws: report.draws,
            line,
            message,
        }
    }
}

/// Check a record
///
/// Plays the record over and makes every draw again. The body is the record, as it is.
#[utoipa::path(
    post, path = "/records/verify", operation_id = "verify",
    request_body(content = String, content_type = "application/x-ndjson"),
    responses((status = OK, body = Verified, description = "What it proves")),
)]
pub(super) async fn verify(
    State(web): State<Web>,
    Text(record): Text,
) -> Result<Json<Verified>, Wrong> {
    let play = move || {
        let record = parse_within(&record, Origin::Brought.most_work())?;
        Ok(record.map_or_else(Report::unreadable, |record| host::verify(&record)))
    };
    let report = web.house.play_over(Origin::Brought, play).await?;
    Ok(Json(report.into()))
}

/// A record to go on from.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WhatIf {
    /// The record, as it is.
    record: String,
    /// After how many of its steps it goes on otherwise.
    step: usize,
}

/// Play a record on from one of its steps
///
/// Opens a table on which the game goes on otherwise, with the luck of the record: you in the seat that is to act, bots
/// in the others.
#[utoipa::path(
    post, path = "/records/what-if", operation_id = "what_if", request_body = WhatIf,
    responses((status = CREATED, body = Opened, description = "The table")), security(("token" = [])),
)]
pub(super) async fn what_if(
    State(web): State<Web>,
    named: Named,
    caller: Caller,
    base: Base,
    Json(WhatIf { record, step }): Json<WhatIf>,
) -> Result<(StatusCode, Json<Opened>), Wrong> {
    web.rates.bring(caller.address, record.len())?;
    let who = named.who();
    let otherwise = (step, Tongue::En);
    let branched = web.house.branch(&who, Origin::Brought, record, otherwise);
    let table = branched.await?;
    Ok((StatusCode::CREATED, Json(Opened::at(&table, &base))))
}
