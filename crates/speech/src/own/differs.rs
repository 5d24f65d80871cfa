//! What is other in the text of a rule that would replace another (K4, O11).

use similar::{ChangeTag, TextDiff};

/// Texts of more lines are not laid beside each other: a rule that people read has far fewer.
const MOST_LINES: usize = 120;
/// So many lines around what is other are told too.
const AROUND: usize = 1;

/// In which of two texts a line stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// In both.
    InBoth,
    /// In the one before.
    Before,
    /// In the one after.
    After,
}

impl Stands {
    /// How such a line begins where it is told.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Self::InBoth => " ",
            Self::Before => "-",
            Self::After => "+",
        }
    }
}

/// The lines that stand in one of two texts of rules alone, with those around them, in the order of the texts. None where they are
/// the same or too long, or where one is no text but says that there is no rule.
#[must_use]
pub fn other_lines<'a>(before: &'a str, after: &'a str) -> Vec<(Stands, &'a str)> {
    let are_texts = [before, after]
        .iter()
        .all(|text| (2..=MOST_LINES).contains(&text.lines().count()));
    if !are_texts {
        return Vec::new();
    }
    let all = TextDiff::from_lines(before, after);
    let groups = all.grouped_ops(AROUND).into_iter().flatten();
    let changes = groups.flat_map(|op| all.iter_changes(&op).collect::<Vec<_>>());
    let line = |tag, text: &'a str| {
        let stands = match tag {
            ChangeTag::Equal => Stands::InBoth,
            ChangeTag::Delete => Stands::Before,
            ChangeTag::Insert => Stands::After,
        };
        (stands, text.trim_end_matches(['\r', '\n']))
    };
    changes.map(|one| line(one.tag(), one.value())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_other_is_told_with_the_lines_around_it() {
        let (before, after) = ("a\nb\nc\nd\ne\n", "a\nb\nC\nd\ne");
        let told = other_lines(before, after);
        let signs: Vec<_> = told
            .iter()
            .map(|(stands, line)| format!("{}{line}", stands.sign()))
            .collect();
        assert_eq!(signs, [" b", "-c", "+C", " d", "-e", "+e"]);
        assert_eq!(other_lines(before, before), []);
        assert_eq!(other_lines("off", "a\nb\n"), []);
        let long = "a\n".repeat(MOST_LINES + 1);
        assert_eq!(other_lines(&long, "a"), []);
    }
}
