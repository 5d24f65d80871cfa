//! The rules as a table plays them: scenarios, random games, hidden cards.

mod conformance;
mod counters;
mod hidden;
mod long;
mod old_records;
mod own;
mod own_lots;
mod random;
mod scenarios;
