//! The texts of a table, read together.

use std::sync::Arc;

use crate::{Fault, Lately, Rule};

/// A table has at most so many (O5).
pub const MOST_RULES: usize = 12;

/// The texts that have been read lately, with the game before them. Tables that play by the same text share it, and what it has
/// answered.
static READ: Lately<Result<Arc<Rule>, Fault>> = Lately::new();

/// Reads the texts that a table of a game has set, each under the name that it calls itself by.
///
/// # Errors
/// What is wrong with one of them, and in which line; that there are too many.
pub fn read_all<'a>(
    game: &str,
    texts: impl Iterator<Item = (&'a str, &'a str)>,
    read: fn(&str) -> Result<Rule, Fault>,
) -> Result<Vec<Arc<Rule>>, String> {
    let mut rules: Vec<Arc<Rule>> = Vec::new();
    for (name, text) in texts {
        let rule = READ.or_else(format!("{game} {text}"), || read(text).map(Arc::new));
        let rule = rule.map_err(|why| format!("the rule `{name}`: {why}"))?;
        let slug = &rule.head().slug;
        if slug != name {
            return Err(format!(
                "the rule `{name}` calls itself `{slug}` in its head"
            ));
        }
        let same = |other: &Arc<Rule>| other.head().title == rule.head().title;
        if let Some(other) = rules.iter().find(|other| same(other)) {
            return Err(format!(
                "the rules `{}` and `{slug}` have the same title, so nobody could tell them apart",
                other.head().slug
            ));
        }
        rules.push(rule);
    }
    if rules.len() > MOST_RULES {
        return Err(format!(
            "a table has at most {MOST_RULES} rules of its own, and these are {}",
            rules.len()
        ));
    }
    Ok(rules)
}
