//! The rules as a table plays them: scenarios, random games, hidden cards.

mod conformance;
mod hidden;
mod own;
mod own_clocks;
mod own_counters;
mod own_lots;
mod own_placing;
mod scenarios;
mod support;
