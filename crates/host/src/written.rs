//! Rules of a table's own where people read and type lines (O9): texts and what they do, texts to begin with, questions.

use arena::Limit;
use own::Fault;
use speech::own::{
    Entry, NewOnes, OtherLines, Read, TheHead, TheLanguage, asked, examples, help_on_head,
    help_on_language, help_on_limits, other_lines, questions,
};
use speech::{Line, Names, Sentence as _, Tongue};
use table::{Settings, own_rules};

use crate::read_and_played;
use crate::room::Room;

/// A text of a rule, and the one that it would replace where it is voted on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnText {
    /// The text.
    pub text: String,
    /// What is in force under its name.
    pub before: Option<String>,
}

impl OwnText {
    /// A text that replaces none.
    #[must_use]
    pub fn alone(text: &str) -> Self {
        let text = text.to_owned();
        Self { text, before: None }
    }

    /// The texts among settings.
    fn all(set: &Settings) -> impl Iterator<Item = (&str, Self)> {
        let texts = own_rules(set).filter(|(_, text)| text.contains('\n'));
        texts.map(|(name, text)| (name, Self::alone(text)))
    }

    /// Those that are voted on at a table.
    #[must_use]
    pub fn voted_on(room: &Room) -> Vec<Self> {
        let (open, in_force) = (room.open_change(), room.settings());
        let texts = open.into_iter().flat_map(Self::all);
        let before = |name: &str| {
            let mut known = own_rules(&in_force);
            let (_, text) = known.find(|(known, _)| *known == name)?;
            Some(text.to_owned())
        };
        let with = |(name, one): (&str, Self)| Self {
            before: before(name),
            ..one
        };
        texts.map(with).collect()
    }

    /// What is other in it, a line each, with a heading; nothing where it replaces none.
    fn other_lines(&self, names: Names<'_>) -> Vec<String> {
        let before = self.before.as_deref();
        let lines = before.map_or_else(Vec::new, |before| other_lines(before, &self.text));
        let heading = (!lines.is_empty()).then(|| format!("{}:", OtherLines {}.line(names)));
        let lines = lines.into_iter();
        let lines = lines.map(|(stands, line)| format!("  {} {line}", stands.sign()));
        heading.into_iter().chain(lines).collect()
    }
}

/// The texts at a table, and its game: what is voted on first, then what waits for its situation, then those in force.
#[must_use]
pub fn own_texts(room: &Room) -> (String, Vec<OwnText>) {
    let known = [room.adopted(), room.settings()];
    let known = known.iter().flat_map(OwnText::all).map(|(_, text)| text);
    let texts = OwnText::voted_on(room).into_iter().chain(known);
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
    pub fn told(own: &OwnText, read: &Result<Read, Fault>, names: Names<'_>) -> Self {
        let does = read.as_ref().map(|read| read.lines(names));
        let does = does.unwrap_or_default();
        let does = does.iter().map(Line::to_string);
        Self::of(
            &own.text,
            own.other_lines(names).into_iter().chain(does).collect(),
        )
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
pub fn text_told(game: &str, own: &OwnText, names: Names<'_>, limit: &Limit) -> Written {
    let read = read_and_played(game, &own.text, names.tongue(), limit);
    Written::told(own, &read, names)
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
