//! Rules of a table's own where people read and type lines (O9): texts and what they do, texts to begin with, questions.

use arena::Limit;
use own::Fault;
use speech::own::{
    Entry, NewOnes, Read, TheHead, TheLanguage, asked, examples, help_on_head, help_on_language,
    help_on_limits, questions,
};
use speech::{Line, Names, Sentence as _, Tongue};
use table::own_rules;

use crate::read_and_played;
use crate::room::Room;

/// The texts at a table, and its game: what is voted on first, then what waits for its situation, then those in force.
#[must_use]
pub fn own_texts(room: &Room) -> (String, Vec<String>) {
    let open = room.open_change().cloned().unwrap_or_default();
    let all = [open, room.adopted(), room.settings()];
    let texts = all.iter().flat_map(own_rules).map(|(_, text)| text);
    let texts = texts.filter(|text| text.contains('\n')).map(str::to_owned);
    (room.plan().game.clone(), texts.collect())
}

/// A text that is shown, and what is said of it. A door breaks what is said into lines; those of the text it leaves as they
/// are, so that they can be pasted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The lines of the text.
    pub text: Vec<String>,
    /// What is said of it.
    pub said: Vec<String>,
}

impl Written {
    /// A text that was read, or could not be.
    #[must_use]
    pub fn told(text: &str, read: &Result<Read, Fault>, names: Names<'_>) -> Self {
        let does = read.as_ref().map(|read| read.lines(names));
        let does = does.unwrap_or_default();
        Self::of(text, does.iter().map(Line::to_string).collect())
    }

    fn of(text: &str, said: Vec<String>) -> Self {
        let text = text.lines().map(str::to_owned).collect();
        Self { text, said }
    }

    /// All its lines.
    #[must_use]
    pub fn lines(self) -> Vec<String> {
        [self.text, self.said].concat()
    }
}

/// A text and what it does; thousands of small questions and games of bots, so it is done where nobody waits.
#[must_use]
pub fn text_told(game: &str, text: &str, names: Names<'_>, limit: &Limit) -> Written {
    let read = read_and_played(game, text, names.tongue(), limit);
    Written::told(text, &read, names)
}

/// What a game asks rules of one's own, with an example each.
#[must_use]
pub fn questions_told(game: &str, tongue: Tongue) -> Vec<String> {
    let lines = questions(game).iter().flat_map(|question| {
        let [about, gives] = asked(game, question, tongue);
        let told = question.arguments.join(", ");
        [
            format!("{}({told})", question.name),
            format!("  {about}"),
            format!("  {gives}"),
            format!("  {}", question.example),
        ]
    });
    lines.collect()
}

/// How a rule is written: the lines of its head, and what its functions are made of.
#[must_use]
pub fn help_told(game: &str, tongue: Tongue) -> Vec<String> {
    let names = Names::new(&[], None).in_tongue(tongue);
    let entries = |all: Vec<Entry>| {
        let lines = all.into_iter();
        lines.flat_map(|(written, about)| [format!("  {written}"), format!("      {about}")])
    };
    let mut lines = vec![TheHead {}.line(names).to_string()];
    lines.extend(entries(help_on_head(game, tongue)));
    lines.push(TheLanguage {}.line(names).to_string());
    lines.extend(entries(help_on_language(game, tongue)));
    lines.push(help_on_limits(tongue).to_owned());
    lines
}

/// The text to begin with of that name; where nothing is named the first, and how the others are called.
#[must_use]
pub fn example_told(game: &str, name: &str, names: Names<'_>) -> Written {
    let all = examples(game);
    let of_name = all.iter().find(|(known, _)| *known == name);
    let first = all.first().filter(|_| name.is_empty());
    let text = of_name.or(first).map_or("", |(_, text)| text);
    let others = of_name.is_none().then(|| {
        let others: Vec<_> = all.iter().map(|(name, _)| *name).collect();
        let others = others.join(", ").into();
        NewOnes { names: others }.line(names).to_string()
    });
    Written::of(text, others.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_to_begin_with_is_printed_with_the_names_of_the_others() {
        let names = Names::new(&[], None);
        let first = example_told("cow", "", names).lines();
        assert!(first[0].starts_with("rule: "), "{first:?}");
        let last = first.last().expect("a line");
        assert!(last.contains("rule new"), "{last}");
        for (name, text) in examples("cow") {
            assert!(last.contains(name));
            let lines: Vec<_> = text.lines().collect();
            assert_eq!(example_told("cow", name, names).lines(), lines);
        }
        assert_eq!(
            &example_told("cow", "nonsense", names).lines()[..],
            std::slice::from_ref(last)
        );
    }
}
