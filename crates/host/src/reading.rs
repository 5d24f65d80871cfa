//! What there is to read at a table, as lines: help on every subject, the rules.

use screen::{AnyWords, COMMANDS, TOPICS, Topic};
use table::{Rule, Settings};

/// The list of topics, or one of them.
pub(crate) fn help(
    words: Option<&'static dyn AnyWords>,
    in_game: &[Rule],
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
            (Some(topic), _) => topic.text.lines().map(str::to_owned).collect(),
            (None, Some((words, what))) => vec![format!("{words}: {what}.")],
            (None, None) if in_game.iter().any(|rule| rule.slug == name) => {
                rules(in_game, &Settings::default(), Some(name))
            }
            (None, None) => vec![spoken_of(own, name)],
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

/// The rules in force (those not set have their defaults), or one in full, by its slug or the number of its source.
pub fn rules(rules: &[Rule], in_force: &Settings, name: Option<&str>) -> Vec<String> {
    let value = |rule: &Rule| {
        let set = in_force.get(rule.slug).cloned();
        set.unwrap_or_else(|| rule.default_value())
    };
    let Some(name) = name else {
        let mut lines = vec![
            "The rules in force (* differs from the usual; rules RULE explains one):".to_owned(),
        ];
        lines.extend(rules.iter().map(|rule| {
            let value = value(rule);
            let mark = if value == rule.default_value() {
                ' '
            } else {
                '*'
            };
            let value = value.to_string();
            format!("{mark} {:<16} {value:<12} {}", rule.slug, rule.summary)
        }));
        return lines;
    };
    let by_number = |rule: &&Rule| {
        let mut numbers = rule.source.split([',', ' ']);
        numbers.any(|number| number.eq_ignore_ascii_case(name))
    };
    let found: Vec<_> = rules
        .iter()
        .filter(|rule| rule.slug == name || by_number(rule))
        .flat_map(|rule| in_full(rule, &value(rule)))
        .collect();
    if found.is_empty() {
        return vec![format!(
            "There is no rule `{name}`. Type rules for the list."
        )];
    }
    found
}

fn in_full(rule: &Rule, value: &table::Value) -> Vec<String> {
    let mut lines = vec![format!(
        "{} ({}; {}): now {value}; it takes {}.",
        rule.title, rule.slug, rule.source, rule.values
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
