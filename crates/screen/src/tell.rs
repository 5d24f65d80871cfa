//! Sentences for what happens at any table: votes, rules, comings and goings.

use table::{Happening, Seat, Settings};

/// The name of a seat, or its number where it has none.
#[must_use]
pub fn name(names: &[String], seat: Seat) -> String {
    names
        .get(seat.index())
        .cloned()
        .unwrap_or_else(|| seat.to_string())
}

/// Settings as a list for a sentence: `bump on and goal 300`.
#[must_use]
pub fn settings(rules: &Settings) -> String {
    let all: Vec<_> = rules
        .0
        .iter()
        .map(|(slug, value)| format!("{slug} {value}"))
        .collect();
    match all.as_slice() {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// A happening of the table itself as a sentence.
pub(crate) fn tell_table<E>(happening: &Happening<E>, names: &[String]) -> String {
    match happening {
        Happening::RuleProposed {
            proposal,
            seat,
            rules,
        } => {
            format!(
                "{} proposes (number {proposal}): {}.",
                name(names, *seat),
                settings(rules)
            )
        }
        Happening::Voted {
            seat,
            yes: Some(true),
            ..
        } => format!("{} says yes.", name(names, *seat)),
        Happening::Voted {
            seat,
            yes: Some(false),
            ..
        } => format!("{} says no.", name(names, *seat)),
        Happening::Voted {
            seat, yes: None, ..
        } => format!("{} withdraws the yes.", name(names, *seat)),
        Happening::ProposalFailed { .. } => {
            "The proposal is dead: one no is enough (W18).".to_owned()
        }
        Happening::RuleAdopted { rules, .. } => {
            format!(
                "All agree: {}. It takes effect the next time its situation arises (W19).",
                settings(rules)
            )
        }
        Happening::RuleInForce { rule, value } => format!("From now on {rule} is {value}."),
        Happening::Joined { name, .. } => format!("{name} sits down and joins the game."),
        Happening::Left { seat } => format!("{} leaves the game.", name(names, *seat)),
        Happening::Undone { .. } => "The last steps are taken back.".to_owned(),
        Happening::Game(_) => String::new(),
    }
}
