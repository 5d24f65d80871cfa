//! Circles: lasting places of a group, each with a book of its own rules (K1–K20).

mod acts;
mod joining;
mod keys;
mod moving;
mod outgoing;
mod seen;
mod tables;

use axum::extract::DefaultBodyLimit;

use super::operation::{Operation, operations};
use crate::house::CIRCLE_FILE;

/// What programs can ask of circles.
pub(super) fn operations() -> Vec<Operation> {
    vec![
        operations!(joining::found),
        operations!(seen::own),
        operations!(joining::hold),
        operations!(seen::one),
        operations!(joining::join),
        operations!(acts::act),
        operations!(tables::open),
        operations!(seen::stream),
        operations!(moving::export),
        operations!(keys::keys),
        operations!(outgoing::outgoing, outgoing::tell, outgoing::tell_no_more),
        operations!(tables::seat),
        operations!(moving::import).layer(DefaultBodyLimit::max(CIRCLE_FILE)),
    ]
}
