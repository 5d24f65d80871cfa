//! What the tests of every game share: the conformance suite, the scenario runner and two toy games.

pub mod conformance;
pub mod kuhn;
mod onward;
pub mod pig;
mod same;
pub mod scenario;
#[expect(clippy::float_arithmetic, reason = "a chance is no score")]
pub mod solve;

pub use onward::{last, onward};
