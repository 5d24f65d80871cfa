//! The vocabulary of any game at a table.
