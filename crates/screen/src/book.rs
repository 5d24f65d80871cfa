//! The rules of a game as a book of numbered paragraphs, the same through every door.

use speech::{Tongue, printed};

/// A numbered paragraph of a game's rules.
#[derive(Clone, Copy, Debug)]
pub struct Paragraph {
    /// Its number, such as `W13`.
    pub number: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What it says.
    pub text: &'static str,
    /// An example with pieces, in the game's own short notation, and what comes of it.
    pub example: Option<(&'static str, &'static str)>,
}

/// Paragraphs of a game as they are printed in a language.
pub(crate) fn in_tongue(all: &[Paragraph], game: &str, tongue: Tongue) -> Vec<Paragraph> {
    let told = all.iter().map(|told| told.in_tongue(game, tongue));
    told.collect()
}

impl Paragraph {
    /// The same as it is printed in a language.
    #[must_use]
    pub fn in_tongue(&self, game: &str, tongue: Tongue) -> Self {
        let id = format!("{game}-{}", self.number);
        let said = |part, english| printed(&id, part, english, tongue);
        let example = self.example;
        Self {
            number: self.number,
            title: said("", self.title),
            text: said("text", self.text),
            example: example.map(|(pieces, outcome)| (pieces, said("outcome", outcome))),
        }
    }

    /// The paragraph with this number, in small or capital letters, with that of the whole where it is a part such as
    /// `W13c`; without one, those that speak of it. All that is printed is looked through.
    pub(crate) fn find(printed: &[&'static [Self]], number: &str) -> Vec<&'static Self> {
        if !is_number(number) {
            return Vec::new();
        }
        let all = || printed.iter().copied().flatten();
        let whole = number.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let called = |told: &&Self| {
            [number, whole]
                .iter()
                .any(|n| told.number.eq_ignore_ascii_case(n))
        };
        let speaks = |told: &&Self| {
            let mut words = told.text.split(|c: char| !c.is_ascii_alphanumeric());
            words.any(|word| word.eq_ignore_ascii_case(number))
        };
        let own: Vec<_> = all().filter(called).collect();
        if own.is_empty() {
            all().filter(speaks).collect()
        } else {
            own
        }
    }
}

/// Whether it looks like the number of a rule: a letter and a number, such as `W8c`.
fn is_number(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|c| c.is_ascii_alphabetic())
        && letters.next().is_some_and(|c| c.is_ascii_digit())
}

/// How any game's rules are changed at the table (W18).
pub(crate) const GUIDING_LIGHT: Paragraph = rule(
    "W18",
    "The Guiding Light",
    "Any rule may be proposed, changed or dropped at any time, before or during the game. It needs the yes of everybody still playing. One no ends it.",
);

/// From when on an adopted rule is played (W19).
pub(crate) const NEW_RULE: Paragraph = rule(
    "W19",
    "When a new rule begins",
    "A rule adopted in the middle of a game takes effect the next time its situation comes up, never on the one that gave rise to it.",
);

/// Who has no say in the rules (W17).
pub(crate) const NO_VOTE: Paragraph = rule(
    "W17",
    "Out of the game",
    "Whoever has left or dropped out neither proposes nor votes.",
);

/// What is kept of votes (W20).
pub(crate) const WRITTEN_DOWN: Paragraph = rule(
    "W20",
    "Written down",
    "Proposals, votes and the moment of effect stand in the record.",
);

/// A paragraph in words alone.
pub(crate) const fn rule(
    number: &'static str,
    title: &'static str,
    text: &'static str,
) -> Paragraph {
    Paragraph {
        number,
        title,
        text,
        example: None,
    }
}

/// A paragraph with an example.
pub(crate) const fn shown(
    number: &'static str,
    title: &'static str,
    text: &'static str,
    example: (&'static str, &'static str),
) -> Paragraph {
    Paragraph {
        number,
        title,
        text,
        example: Some(example),
    }
}
