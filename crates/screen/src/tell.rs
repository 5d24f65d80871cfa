//! Sentences for what happens at any table: votes, rules, comings and goings.

use table::{Happening, Settings};

use crate::speech::{Names, list};

/// Settings as a list for a sentence: `bump on and goal 300`.
#[must_use]
pub fn settings(rules: &Settings) -> String {
    let each = rules.0.iter();
    let all: Vec<_> = each
        .map(|(slug, value)| format!("{slug} {value}"))
        .collect();
    if all.is_empty() {
        return "nothing".to_owned();
    }
    list(&all)
}

/// A happening of the table itself as a sentence; nothing for those of the game.
pub(crate) fn tell_table<E>(happening: &Happening<E>, names: Names<'_>) -> Option<String> {
    let does = |seat: &_, you: &str, they: &str| names.does(*seat, you, they);
    Some(match happening {
        Happening::RuleProposed { seat, rules, .. } => {
            let proposes = does(seat, "propose", "proposes");
            format!("{proposes}: {}.", settings(rules))
        }
        Happening::Voted { seat, yes, .. } => match yes {
            Some(true) => format!("{} yes.", does(seat, "say", "says")),
            Some(false) => format!("{} no.", does(seat, "say", "says")),
            None => format!("{} the yes.", does(seat, "withdraw", "withdraws")),
        },
        Happening::ProposalFailed { .. } => {
            "The proposal is dead: one no is enough (W18).".to_owned()
        }
        Happening::RuleAdopted { rules, .. } => format!(
            "All agree: {}. It takes effect the next time its situation arises (W19).",
            settings(rules)
        ),
        Happening::RuleInForce { rule, value } => format!("From now on {rule} is {value}."),
        Happening::Joined { seat, .. } => {
            format!(
                "{} and joins the game.",
                does(seat, "sit down", "sits down")
            )
        }
        Happening::Left { seat } => format!("{} the game.", does(seat, "leave", "leaves")),
        Happening::Undone { .. } => "The last steps are taken back.".to_owned(),
        Happening::Game(_) => return None,
    })
}
