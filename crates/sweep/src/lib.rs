//! The innermost loop of the solver: values by points at stake, from many points down, of eight turns at once. A [`Row`] is a list of
//! sums over the rows above it; a [`Sweep`] works all of them out by what the ends of the turns are worth ([`Payoffs`]). It is a room
//! of its own so that it is made for speed where all else is made for size.

mod eight;
mod row;

pub use eight::{Cell, Cells, FORBIDDEN, LANES, Payoffs, Run, Sweep};
pub use row::{ABREAST, Losses, Row, STEP, Sum, Tail, Term};
