//! What there is to read at a table, as lines: help on every subject, the rules.

use screen::{AnyWords, COMMANDS, Paragraph, TOPICS, Topic};
use table::{Rule, Settings, Value};

/// The list of topics, or one of them.
pub(crate) fn help(
    words: Option<&'static dyn AnyWords>,
    in_game: &[Rule],
    in_force: &Settings,
    topic: Option<&str>,
) -> Vec<String> {
    let own = words.map_or(&[] as &[Topic], AnyWords::topics);
    let mut topics = own.iter().chain(TOPICS);
    if let Some(name) = topic {
        let found = topics.find(|topic| topic.name == name);
        let command = COMMANDS
            .iter()
            .find(|(words, _)| words.split([' ', ',']).any(|word| word == name));
        return match (found, command) {
            (Some(topic), _) => {
                let lines = topic.text.lines().map(str::to_owned);
                lines
                    .chain(set_otherwise(in_game, in_force, topic))
                    .collect()
            }
            (None, Some((words, what))) => vec![format!("{words}: {what}.")],
            (None, None) => {
                let found = stands_for(words, in_game, in_force, name);
                if found.is_empty() {
                    vec![spoken_of(own, name)]
                } else {
                    found
                }
            }
        };
    }
    let mut lines = vec!["At every table you can type:".to_owned()];
    lines.extend(
        COMMANDS
            .iter()
            .map(|(words, what)| format!("  {words:<22} {what}")),
    );
    lines.push(
        "Words of this game are listed when it is your turn. Topics (help TOPIC):".to_owned(),
    );
    lines.extend(topics.map(|topic| format!("  {:<22} {}", topic.name, topic.summary)));
    lines
}

/// What this table has set otherwise of the rules that a topic names, by slug or by number.
fn set_otherwise(in_game: &[Rule], in_force: &Settings, topic: &Topic) -> Option<String> {
    let part = |c: char| !c.is_ascii_alphanumeric() && c != '-';
    let named = |rule: &&Rule| topic.text.split(part).any(|word| rule.is_called(word));
    let other = |rule: &Rule| {
        let (now, usual) = (value(in_force, rule), rule.default_value());
        (now != usual).then(|| format!("{} is {now}, not {usual}", rule.slug))
    };
    let all: Vec<_> = in_game.iter().filter(named).filter_map(other).collect();
    (!all.is_empty()).then(|| format!("At this table {}.", screen::list(&all)))
}

/// Which topics speak of a word that is none of them.
fn spoken_of(own: &[Topic], name: &str) -> String {
    let speaks = |topic: &&Topic| {
        let mut words = topic.text.split(|c: char| !c.is_alphanumeric());
        words.any(|word| word.eq_ignore_ascii_case(name))
    };
    let topics: Vec<_> = own
        .iter()
        .chain(TOPICS)
        .filter(speaks)
        .map(|topic| format!("help {}", topic.name))
        .collect();
    if topics.is_empty() {
        return format!("There is no help on `{name}`. Type help for the topics.");
    }
    format!("Of `{name}` these speak: {}.", topics.join(", "))
}

/// The rules in force (those not set have their defaults), or what a slug or a number stands for, in full.
pub fn rules(
    words: Option<&'static dyn AnyWords>,
    rules: &[Rule],
    in_force: &Settings,
    name: Option<&str>,
) -> Vec<String> {
    if let Some(name) = name {
        let found = stands_for(words, rules, in_force, name);
        let none = || {
            vec![format!(
                "There is no rule `{name}`. Type rules for the list."
            )]
        };
        return if found.is_empty() { none() } else { found };
    }
    let mut lines =
        vec!["The rules in force (* differs from the usual; rules RULE explains one):".to_owned()];
    lines.extend(rules.iter().map(|rule| {
        let value = value(in_force, rule);
        let mark = if value == rule.default_value() {
            ' '
        } else {
            '*'
        };
        let set = format!("{} {value}", rule.slug);
        format!("{mark} {set:<26}  {}", rule.summary)
    }));
    lines
}

fn value(in_force: &Settings, rule: &Rule) -> Value {
    let set = in_force.get(rule.slug).cloned();
    set.unwrap_or_else(|| rule.default_value())
}

/// Paragraphs of the book, options and house rules of that name or number.
fn stands_for(
    words: Option<&'static dyn AnyWords>,
    rules: &[Rule],
    in_force: &Settings,
    name: &str,
) -> Vec<String> {
    let told = words.map_or_else(Vec::new, |words| words.paragraphs(name));
    let told = told.into_iter().flat_map(paragraph);
    let called = rules.iter().filter(|rule| rule.is_called(name));
    told.chain(called.flat_map(|rule| in_full(rule, &value(in_force, rule))))
        .collect()
}

fn paragraph(told: &Paragraph) -> Vec<String> {
    let head = format!("{} {}.", told.number, told.title);
    std::iter::once(head)
        .chain(screen::wrap(told.text, 76))
        .collect()
}

fn in_full(rule: &Rule, value: &Value) -> Vec<String> {
    let mut lines = vec![format!(
        "{} ({}; {}): now {value}; it takes {}.",
        rule.title,
        rule.slug,
        rule.cited(),
        rule.values
    )];
    lines.extend(screen::wrap(rule.text, 76));
    if !rule.clashes.is_empty() {
        lines.push(format!(
            "It does not go together with {}.",
            rule.clashes.join(", ")
        ));
    }
    lines
}
