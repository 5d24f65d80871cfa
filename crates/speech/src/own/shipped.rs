//! Rules of one's own that are shipped, in other languages: what they are called, say and count. A text that people have
//! written stays as it is, and so does each line of a shipped one that they have changed.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use own::{Fault, Head};
use table::{OWN_PREFIX, Settings, Titles, own_rules};

use super::examples;
use crate::names::Names;
use crate::printed::printed;
use crate::refused::capital;
use crate::tongue::Tongue;

/// The games that ship some.
const GAMES: [&str; 3] = ["wimpout", "cow", "connexion"];

/// A shipped rule.
struct Shipped {
    /// Under what it is printed.
    id: String,
    head: Head,
}

/// All of them, by name: two games may have one of the same.
static SHIPPED: LazyLock<BTreeMap<&'static str, Vec<Shipped>>> = LazyLock::new(|| {
    let mut all: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for game in GAMES {
        for (name, text) in examples(game) {
            if let Ok((head, ..)) = Head::read(text) {
                let id = format!("{game}-shipped-{name}");
                all.entry(*name).or_default().push(Shipped { id, head });
            }
        }
    }
    all
});

/// The head of a text as its readers read it.
///
/// # Errors
/// What is wrong with the head.
pub fn head(text: &str, tongue: Tongue) -> Result<Head, Fault> {
    Head::read(text).map(|(head, ..)| in_tongue(&head, tongue))
}

/// A head as its readers read it: what is ours in it is said in their language.
#[must_use]
pub fn in_tongue(head: &Head, tongue: Tongue) -> Head {
    let mut told = head.clone();
    let of_name = SHIPPED.get(head.slug.as_str());
    for shipped in of_name.into_iter().flatten() {
        for line in LINES {
            let (english, own) = (line.of(&shipped.head), line.of(head));
            if !english.is_empty() && own == english {
                // Where the rule is told in its one line, that is printed once.
                let is_about = line == Line::Text && *english == shipped.head.about;
                let part = if is_about { Line::About } else { line }.part();
                printed(&shipped.id, part, english, tongue).clone_into(line.put(&mut told));
            }
        }
    }
    told
}

/// What is told of a rule by its English title, in a language: the title, and what it counts.
pub(crate) fn by_title<'a>(title: &'a str, counter: &'a str, tongue: Tongue) -> (&'a str, &'a str) {
    let ours = || {
        SHIPPED
            .values()
            .flatten()
            .filter(|one| one.head.title == title)
    };
    let called = ours()
        .next()
        .map_or(title, |one| printed(&one.id, "", &one.head.title, tongue));
    let counts = ours().find_map(|one| {
        let mut lines = [Line::Counter, Line::TableCounter].into_iter();
        let line = lines.find(|line| line.of(&one.head) == counter)?;
        Some(printed(&one.id, line.part(), line.of(&one.head), tongue))
    });
    (
        called,
        counts.filter(|_| !counter.is_empty()).unwrap_or(counter),
    )
}

/// What a rule is called by its name alone: as the table knows it, by its title where it is shipped, else the name in words.
pub(crate) fn by_name(name: &str, names: Names<'_>) -> String {
    let tongue = names.tongue();
    if let Some(title) = names.title_of(&format!("{OWN_PREFIX}{name}")) {
        return by_title(title, "", tongue).0.to_owned();
    }
    let shipped = SHIPPED.get(name).and_then(|all| all.first());
    let title = shipped.map(|one| printed(&one.id, "", &one.head.title, tongue));
    title.map_or_else(|| capital(&name.replace('-', " ")), str::to_owned)
}

/// What the rules of the table's own are called that are set to their texts.
#[must_use]
pub fn titles(set: &Settings) -> Titles {
    let heads = own_rules(set).filter_map(|(name, text)| {
        let (head, ..) = Head::read(text).ok()?;
        Some((format!("{OWN_PREFIX}{name}"), head.title))
    });
    heads.collect()
}

/// What a rule counts, by its English title and counter, in the words of a reader.
#[must_use]
pub fn counter<'a>(title: &'a str, counter: &'a str, tongue: Tongue) -> &'a str {
    by_title(title, counter, tongue).1
}

/// A line of a head that is read by people.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Title,
    About,
    Text,
    Counter,
    TableCounter,
}

const LINES: [Line; 5] = [
    Line::Title,
    Line::About,
    Line::Text,
    Line::Counter,
    Line::TableCounter,
];

impl Line {
    const fn part(self) -> &'static str {
        match self {
            Self::Title => "",
            Self::About => "about",
            Self::Text => "text",
            Self::Counter => "counter",
            Self::TableCounter => "table-counter",
        }
    }

    fn of(self, head: &Head) -> &String {
        match self {
            Self::Title => &head.title,
            Self::About => &head.about,
            Self::Text => &head.text,
            Self::Counter => &head.counter,
            Self::TableCounter => &head.table_counter,
        }
    }

    fn put(self, head: &mut Head) -> &mut String {
        match self {
            Self::Title => &mut head.title,
            Self::About => &mut head.about,
            Self::Text => &mut head.text,
            Self::Counter => &mut head.counter,
            Self::TableCounter => &mut head.table_counter,
        }
    }
}

/// The id of every shipped rule of a game, with its parts that are printed in other languages.
pub fn keys(game: &str) -> impl Iterator<Item = (String, Vec<&'static str>)> {
    let prefix = format!("{game}-shipped-");
    let ours = SHIPPED.values().flatten();
    ours.filter(move |one| one.id.starts_with(&prefix))
        .map(|one| {
            let is_own = |line: &Line| {
                let told = line.of(&one.head);
                !told.is_empty() && (*line != Line::Text || *told != one.head.about)
            };
            let parts = LINES.into_iter().filter(is_own).map(Line::part);
            (one.id.clone(), parts.collect())
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(game: &str, name: &str) -> &'static str {
        let mut all = examples(game).iter();
        all.find(|(known, _)| *known == name)
            .expect("a shipped text")
            .1
    }

    #[test]
    fn what_is_ours_is_said_in_german_and_what_people_write_is_not() {
        let text = of("wimpout", "lucky-sevens");
        let told = head(text, Tongue::De).unwrap();
        assert_eq!(told.title, "Glückssiebener");
        assert!(told.about.starts_with("Wer 35, 70") && told.text.contains("Vielfaches"));
        assert_eq!(head(text, Tongue::En).unwrap(), Head::read(text).unwrap().0);
        let changed = text.replace("about: Whoever", "about: Everybody who");
        let told = head(&changed, Tongue::De).unwrap();
        assert!(told.title == "Glückssiebener" && told.about.starts_with("Everybody who"));
        let mine = text.replace("rule: lucky-sevens", "rule: mine");
        assert_eq!(head(&mine, Tongue::De).unwrap().title, "Lucky sevens");
    }

    #[test]
    fn two_games_may_have_a_rule_of_the_same_name() {
        let about = |game| head(of(game, "hot-streak"), Tongue::De).unwrap().about;
        assert!(about("wimpout").contains("Wimpout") && about("connexion").contains("Wörtern"));
        let told = head(of("cow", "paperwork"), Tongue::De).unwrap();
        assert_eq!(told.text, told.about);
    }

    #[test]
    fn what_is_counted_goes_by_the_title_of_the_rule() {
        let said = |title, what| by_title(title, what, Tongue::De);
        assert_eq!(
            said("War chest", "War chest in dollars"),
            ("Kriegskasse", "Kriegskasse in Dollar")
        );
        assert_eq!(said("Mine", "Streak"), ("Mine", "Streak"));
        assert_eq!(counter("Hot streak", "Mine", Tongue::De), "Mine");
    }
}
