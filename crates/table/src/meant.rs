//! Did you mean: the known name that somebody who mistyped one may have had in mind.

/// What is said of a name that is not known: the one that may have been meant, and those there are.
#[must_use]
pub fn no_such(kind: &str, typed: &str, known: &[&str]) -> String {
    let all = known.join(", ");
    let are = if known.len() == 1 { "is" } else { "are" };
    match meant(typed, known) {
        Some(name) => {
            format!("there is no {kind} `{typed}`; did you mean `{name}`? There {are} {all}")
        }
        None => format!("there is no {kind} `{typed}`; there {are} {all}"),
    }
}

/// The known name that is nearest to what was typed, if it is near: one slip in three letters, or a part of it.
#[must_use]
pub fn meant<'a>(typed: &str, known: &[&'a str]) -> Option<&'a str> {
    /// No name is so long; what is longer costs more than it is worth.
    const LONGEST: usize = 40;
    let typed = typed.trim();
    if typed.is_empty() || typed.len() > LONGEST {
        return None;
    }
    let typed = typed.to_lowercase();
    let near = known.iter().filter_map(|&name| {
        let slips = strsim::osa_distance(&typed, name);
        let is_part = typed.len() >= 3 && name.contains(&typed);
        let is_near = is_part || slips * 3 <= name.chars().count();
        is_near.then_some((slips, name))
    });
    near.min().map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [&str; 4] = ["goal", "goal-test", "last-licks", "bump"];

    #[test]
    fn slips_are_seen_through() {
        for (typed, name) in [
            ("gaol", Some("goal")),
            ("GOAL", Some("goal")),
            ("bmup", Some("bump")),
            ("licks", Some("last-licks")),
            ("goaltest", Some("goal-test")),
            ("chess", None),
            ("", None),
            ("g", None),
        ] {
            assert_eq!(meant(typed, &KNOWN), name, "{typed}");
        }
        assert_eq!(meant(&"goal".repeat(1000), &KNOWN), None);
    }

    #[test]
    fn all_names_are_told() {
        let told = no_such("field", "decks", &["board"]);
        assert_eq!(told, "there is no field `decks`; there is board");
        let told = no_such("rule", "gaol", &KNOWN[..2]);
        assert_eq!(
            told,
            "there is no rule `gaol`; did you mean `goal`? There are goal, goal-test"
        );
    }
}
