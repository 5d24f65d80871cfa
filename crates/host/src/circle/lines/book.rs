//! The book of a circle in lines: what it says, what a version changed, how two differ (K4), and what can be set of the circle.

use speech::circle as say;
use speech::{Line as Words, Names, Sense, Sentence, Tongue, value};
use table::{Code, OWN as OWN_RULE, OWN_PREFIX, Refusal, Rule, Value, own_rules};

use super::super::said::rules_in;
use super::super::{Book, Change, OWN, VersionView};
use super::{Lines, number};
use crate::date;

/// What a circle can set about itself, rule by rule, with what each can be (K3).
#[must_use]
pub fn own_rules_told(tongue: Tongue) -> Vec<String> {
    let names = Names::new(&[], None).in_tongue(tongue);
    let told = |rule: &Rule| {
        let takes = speech::reading::takes(&rule.values, names);
        format!(
            "  {} ({takes}): {}. {}",
            rule.slug, rule.title, rule.summary
        )
    };
    let mut lines = vec![say::ProposeTyped {}.line(names).to_string()];
    lines.extend(rules_in(OWN, tongue).iter().map(told));
    lines
}

impl Lines<'_> {
    /// `book`; `book 3`: what changed with a version of it, and what it said then; `book 1 3`: what differs between two.
    pub(super) fn book(&self, which: &str) -> Result<Vec<String>, Refusal> {
        match which.split_once(' ') {
            _ if which.is_empty() => Ok(self.chapters(&self.seen.book)),
            Some((from, to)) => self.compared(from, to.trim()),
            None => self.version(which),
        }
    }

    /// The version of that number.
    fn numbered(&self, typed: &str) -> Result<&VersionView, Refusal> {
        let wanted = number(typed, "K4")?;
        let mut versions = self.seen.versions.iter();
        let version = versions.find(|version| u32::try_from(version.version) == Ok(wanted));
        let missing =
            || Refusal::new(Code::BadInput, format!("the book has no version {wanted}")).by("K4");
        version.ok_or_else(missing)
    }

    fn compared(&self, from: &str, to: &str) -> Result<Vec<String>, Refusal> {
        let [from, to] = [self.numbered(from)?.version, self.numbered(to)?.version];
        let number = |version: usize| i64::try_from(version).unwrap_or(i64::MAX);
        let head = say::Compared {
            from: number(from),
            to: number(to),
        };
        let changes = self.seen.book_of(to).since(&self.seen.book_of(from));
        let mut lines = vec![self.say(&head)];
        lines.extend(self.changes(&changes));
        if changes.is_empty() {
            lines.push(self.say(&say::NothingOther {}));
        }
        Ok(lines)
    }

    fn version(&self, which: &str) -> Result<Vec<String>, Refusal> {
        let version = self.numbered(which)?;
        let agreed = say::AgreedBy {
            names: self.all(&version.yes),
        };
        let since = say::VersionSince {
            date: date(version.at, self.telling.tongue).into(),
            name: self.called(version.by),
        };
        let n = i64::try_from(version.version).unwrap_or(i64::MAX);
        let number = self.say(&say::Version { n });
        let mut lines = vec![format!("{number}, {}", self.say(&since)), self.say(&agreed)];
        lines.extend(self.changes(&version.changes));
        lines.extend(self.chapters(&self.seen.book_of(version.version)));
        Ok(lines)
    }

    fn chapters(&self, book: &Book) -> Vec<String> {
        let mut lines = vec![self.say(&say::BookOf {
            circle: Words::of(&self.seen.name, Sense::Name),
        })];
        for (chapter, set) in &book.0 {
            lines.push(format!("{}:", self.title(chapter)));
            for rule in self.rules(chapter) {
                if let Some(to) = set.get(rule.slug) {
                    let to = value(chapter, rule, to, self.telling.tongue);
                    lines.push(format!("  {}: {to}. {}", rule.title, rule.summary));
                }
            }
            for (name, text) in own_rules(set) {
                let (slug, text) = (format!("{OWN_PREFIX}{name}"), Value::Word(text.to_owned()));
                let new = say::own_change(&slug, &OWN_RULE.default_value(), &text, self.names());
                lines.extend(new.map(|new| format!("  {new} ({name})")));
            }
        }
        if book.0.is_empty() {
            lines.push(self.say(&say::Usual {}));
        }
        lines
    }

    fn rules(&self, chapter: &str) -> &'static [table::Rule] {
        rules_in(chapter, self.telling.tongue)
    }

    pub(super) fn changes(&self, changes: &[Change]) -> Vec<String> {
        let line = |change: &Change| {
            let own = say::own_change(&change.rule, &change.from, &change.to, self.names());
            if let Some(own) = own {
                return Some(format!("  {}: {own}", self.title(&change.chapter)));
            }
            let rule = self
                .rules(&change.chapter)
                .iter()
                .find(|rule| rule.slug == change.rule)?;
            let told = |to| value(&change.chapter, rule, to, self.telling.tongue);
            let [from, to] = [told(&change.from), told(&change.to)];
            let said = say::change(rule.title, [&from, &to], self.names());
            Some(format!("  {}: {said}", self.title(&change.chapter)))
        };
        let lines = changes
            .iter()
            .map(|change| (line(change), other_lines(change)));
        lines
            .flat_map(|(line, other)| line.into_iter().chain(other))
            .collect()
    }
}

/// What is other in the text of a rule that has another one.
fn other_lines(change: &Change) -> Vec<String> {
    let [before, after] = [&change.from, &change.to].map(Value::to_string);
    let lines = speech::own::other_lines(&before, &after).into_iter();
    lines
        .map(|(stands, line)| format!("    {} {line}", stands.sign()))
        .collect()
}
