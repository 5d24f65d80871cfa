//! What a proposal has to change before it is put to the vote.

use table::{AnyTable, Refusal, Rule, Settings, changes_any};

/// Whether a proposal would change anything: now, at a situation to come, or in the next game between the same players,
/// which begins with rules of its own (P11).
///
/// # Errors
/// `BadVote`, saying what stands already.
pub(crate) fn would_change(
    table: &dyn AnyTable,
    rules: &[Rule],
    proposed: &Settings,
) -> Result<(), Refusal> {
    let later = || changes_any(rules, &table.again().rules, proposed);
    table
        .would_change(proposed)
        .or_else(|why| later().map_err(|_| why))
}
