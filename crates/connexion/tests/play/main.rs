//! The rules as a table plays them: random games, hidden cards.

mod conformance;
mod hidden;
mod support;
