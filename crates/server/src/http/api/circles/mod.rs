//! Circles: lasting places of a group, each with a book of its own rules (K1–K20).

mod acts;
mod joining;
mod keys;
mod moving;
mod outgoing;
mod seen;
mod tables;

use axum::extract::DefaultBodyLimit;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt as _};
use utoipa_axum::routes;

use crate::house::CIRCLE_FILE;
use crate::http::Web;

/// What programs can ask of circles.
pub(super) fn operations() -> OpenApiRouter<Web> {
    OpenApiRouter::new()
        .routes(routes!(joining::found))
        .routes(routes!(seen::own))
        .routes(routes!(joining::hold))
        .routes(routes!(seen::one))
        .routes(routes!(joining::join))
        .routes(routes!(acts::act))
        .routes(routes!(tables::open))
        .routes(routes!(seen::stream))
        .routes(routes!(moving::export))
        .routes(routes!(keys::keys))
        .routes(routes!(
            outgoing::outgoing,
            outgoing::tell,
            outgoing::tell_no_more
        ))
        .routes(routes!(tables::seat))
        .routes(routes!(moving::import).layer(DefaultBodyLimit::max(CIRCLE_FILE)))
}
