//! What there is to read at a table, as lines: help on every subject, the rules.

use own::Head;
use screen::{AnyWords, COMMANDS, Paragraph, TOPICS, Topic, as_typed, what_it_does};
use speech::reading as say;
use speech::{Line, Names, Sentence, Tongue, listed, pieces};
use table::{Materials, OWN_PREFIX, Rule, Settings, Value, own_rules};

use crate::measured;

mod titled;

/// What is read at a table, or of a game away from one.
pub struct Reading<'a> {
    /// The words of the game.
    pub words: Option<&'static dyn AnyWords>,
    /// Its options and house rules.
    pub rules: &'static [Rule],
    /// How they are set; those not set have their defaults.
    pub in_force: &'a Settings,
    /// The pieces of the table's own (O19).
    pub pieces: &'a Materials,
    /// The language in which it is read.
    pub tongue: Tongue,
}

impl std::fmt::Debug for Reading<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reading").finish_non_exhaustive()
    }
}

impl Reading<'_> {
    /// The list of topics, or one of them.
    #[must_use]
    pub fn help(&self, topic: Option<&str>) -> Vec<String> {
        let own = self.words.map_or(&[] as &[Topic], AnyWords::topics);
        let mut topics = own.iter().chain(TOPICS);
        let Some(name) = topic else {
            return self.contents(topics);
        };
        if let Some(topic) = topics.find(|topic| topic.name == name) {
            let lines = topic.text(self.tongue).lines().map(str::to_owned);
            return lines.chain(self.set_otherwise(topic)).collect();
        }
        let called = |(words, _): &&(&str, &str)| words.split([' ', ',']).any(|word| word == name);
        if let Some((words, what)) = COMMANDS.iter().find(called) {
            let words_typed = as_typed(words, self.tongue);
            return vec![format!(
                "{words_typed}: {}.",
                what_it_does(words, what, self.tongue)
            )];
        }
        let found = self.stands_for(name);
        if found.is_empty() {
            return vec![self.spoken_of(own, name)];
        }
        found
    }

    fn contents<'a>(&self, topics: impl Iterator<Item = &'a Topic>) -> Vec<String> {
        let mut lines = vec![self.said(&say::AtEveryTable {})];
        let words = COMMANDS.iter();
        lines.extend(words.map(|(words, what)| {
            let what = what_it_does(words, what, self.tongue);
            format!("  {:<22} {what}", as_typed(words, self.tongue))
        }));
        lines.push(self.said(&say::Topics {}));
        lines.extend(
            topics.map(|topic| format!("  {:<22} {}", topic.name, topic.summary(self.tongue))),
        );
        lines
    }

    /// What this table has set otherwise of the rules that a topic names, by slug or by number.
    fn set_otherwise(&self, topic: &Topic) -> Option<String> {
        let part = |c: char| !c.is_ascii_alphanumeric() && c != '-';
        let text = topic.text(self.tongue);
        let named = |rule: &&Rule| text.split(part).any(|word| rule.is_called(word));
        let other = |rule: &Rule| {
            let (now, usual) = (self.value(rule), rule.default_value());
            let is_other = now != usual;
            let (slug, value, usual) = (rule.slug.into(), typed(&now), typed(&usual));
            is_other.then(|| say::NotTheUsual { slug, value, usual }.line(self.names()))
        };
        let all: Vec<_> = self.rules.iter().filter(named).filter_map(other).collect();
        let settings = listed(&all, self.names());
        (!all.is_empty()).then(|| self.said(&say::AtThisTable { settings }))
    }

    /// Which topics speak of a word that is none of them.
    fn spoken_of(&self, own: &[Topic], name: &str) -> String {
        let speaks = |topic: &&Topic| {
            let text = topic.text(self.tongue);
            let mut words = text.split(|c: char| !c.is_alphanumeric());
            words.any(|word| word.eq_ignore_ascii_case(name))
        };
        let topics = own.iter().chain(TOPICS).filter(speaks);
        let topics: Vec<_> = topics.map(|topic| format!("help {}", topic.name)).collect();
        let name = name.into();
        if topics.is_empty() {
            return self.said(&say::NoTopic { name });
        }
        let topics = topics.join(", ").into();
        self.said(&say::SpokenOf { name, topics })
    }

    /// The rules in force, or what a slug, a number or words of a title stand for.
    #[must_use]
    pub fn rules(&self, name: Option<&str>) -> Vec<String> {
        if let Some(name) = name {
            let found = self.found(name);
            if found.is_empty() {
                let name = name.into();
                return vec![self.said(&say::NoRule { name })];
            }
            return found;
        }
        let mut lines = vec![self.said(&say::InForce {})];
        lines.extend(self.rules.iter().map(|rule| {
            let value = self.value(rule);
            let mark = if value == rule.default_value() {
                ' '
            } else {
                '*'
            };
            let set = format!("{} {value}", rule.slug);
            format!("{mark} {set:<26}  {}", self.printed(rule).summary)
        }));
        let owned =
            own_rules(self.in_force).map(|(slug, text)| owned(slug, &own_title(text, self.tongue)));
        let pieces = self.pieces.0.iter();
        lines.extend(owned.chain(pieces.map(|(kind, text)| self.loaded(kind, text))));
        lines
    }

    /// Pieces of the table's own, in a list.
    fn loaded(&self, kind: &str, text: &str) -> String {
        let name = pieces::name_in(text);
        let what = pieces::called(kind, self.names());
        format!("* {:<26}  {what}: {name}", format!("pieces/{kind}"))
    }

    fn value(&self, rule: &Rule) -> Value {
        self.in_force.value_of(rule)
    }

    /// Paragraphs of the book, options and house rules of that name or number.
    fn stands_for(&self, name: &str) -> Vec<String> {
        let told = self
            .words
            .map_or_else(Vec::new, |words| words.paragraphs(name, self.tongue));
        let told = told.iter().flat_map(paragraph);
        let called = self.rules.iter().filter(|rule| rule.is_called(name));
        told.chain(called.flat_map(|rule| self.in_full(rule)))
            .chain(own_in_full(self.in_force, name, self.tongue))
            .collect()
    }

    fn in_full(&self, rule: &Rule) -> Vec<String> {
        let printed = self.printed(rule);
        let option = say::Option {
            title: printed.title.into(),
            slug: rule.slug.into(),
            numbers: rule.cited().into(),
            value: typed(&self.value(rule)),
            takes: say::takes(&rule.values, self.names()),
        };
        let mut lines = vec![self.said(&option)];
        lines.extend(screen::wrap(printed.text, 76));
        if !rule.clashes.is_empty() {
            let others = rule.clashes.join(", ").into();
            lines.push(self.said(&say::Clashes { others }));
        }
        let game = self.words.map_or("", AnyWords::slug);
        let all = measured(game, rule.slug)
            .map(|one| one.line(game, self.rules, self.names()).to_string());
        lines.extend(all.flat_map(|told| screen::wrap(&told, 76)));
        lines
    }

    fn printed(&self, rule: &Rule) -> Rule {
        let game = self.words.map_or("", AnyWords::slug);
        speech::rule(game, rule, self.tongue)
    }

    const fn names(&self) -> Names<'static> {
        Names::new(&[], None).in_tongue(self.tongue)
    }

    fn said(&self, sentence: &impl Sentence) -> String {
        sentence.line(self.names()).to_string()
    }
}

/// A rule of the table's own in a list.
fn owned(slug: &str, title: &str) -> String {
    format!("* {:<26}  {title}", format!("{OWN_PREFIX}{slug}"))
}

fn own_title(text: &str, tongue: Tongue) -> String {
    speech::own::head(text, tongue).map_or_else(|why| why.to_string(), |head| head.called())
}

/// The rule of the table's own of that name, as it is told to the table.
fn own_in_full(set: &Settings, name: &str, tongue: Tongue) -> Vec<String> {
    let wanted = name.strip_prefix(OWN_PREFIX).unwrap_or(name);
    let found = own_rules(set).find(|(slug, _)| *slug == wanted);
    let head = found.and_then(|(_, text)| speech::own::head(text, tongue).ok());
    head.map_or_else(Vec::new, |head| own_full(&head))
}

fn own_full(head: &Head) -> Vec<String> {
    let title = format!("{} ({OWN_PREFIX}{}).", head.called(), head.slug);
    let text = screen::wrap(&head.text, 76);
    std::iter::once(title).chain(text).collect()
}

/// A value as it is typed.
fn typed(value: &Value) -> Line {
    value.to_string().into()
}

fn paragraph(told: &Paragraph) -> Vec<String> {
    let head = format!("{} {}.", told.number, told.title);
    std::iter::once(head)
        .chain(screen::wrap(told.text, 76))
        .collect()
}
