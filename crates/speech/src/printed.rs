//! What is printed and told to nobody in particular: rules, lessons, summaries. Its English stands beside what it
//! describes, once; other languages stand in catalogues of texts without arguments, by id and part. Their files are read
//! like any catalogue, a line each: `id = the title`, and below it `.part = another text`.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use table::{Rule, Value, Values};

use crate::Tongue;
use crate::catalogue::strange;
use crate::names::Names;
use crate::packed;
use crate::reading::FromNext;
use crate::sentence::Sentence as _;

/// Texts by id and part; the title is the part without a name.
type Texts = HashMap<(&'static str, &'static str), &'static str>;

/// The printed texts of a language, one file a subject; in English only those that stand nowhere else.
pub(crate) fn files(tongue: Tongue) -> Vec<&'static str> {
    const GERMAN: &[&str] = &[
        "book.ftl",
        "circle-rules.ftl",
        "wimpout/rules.ftl",
        "wimpout/book.ftl",
        "wimpout/lessons.ftl",
        "connexion/rules.ftl",
        "connexion/book.ftl",
        "connexion/lessons.ftl",
        "cow/rules.ftl",
        "cow/book.ftl",
        "cow/lessons.ftl",
        "wimpout/own.ftl",
        "connexion/own.ftl",
        "cow/own.ftl",
    ];
    let files = match tongue {
        Tongue::En | Tongue::Pseudo => &["values.ftl"],
        Tongue::De => GERMAN,
    };
    packed::texts(tongue, files)
}

/// Each text of a file with its id and part, in order.
pub(crate) fn entries(
    file: &'static str,
) -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let mut id = "";
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(move |line| {
        let (name, text) = line.split_once(" =")?;
        let part = name.trim_start().strip_prefix('.');
        if part.is_none() {
            id = name;
        }
        let text = text.trim();
        (!text.is_empty()).then_some((id, part.unwrap_or_default(), text))
    })
}

fn texts(tongue: Tongue) -> &'static Texts {
    static EN: LazyLock<Texts> = LazyLock::new(|| read(Tongue::En));
    static DE: LazyLock<Texts> = LazyLock::new(|| read(Tongue::De));
    match tongue {
        Tongue::En | Tongue::Pseudo => &EN,
        Tongue::De => &DE,
    }
}

fn read(tongue: Tongue) -> Texts {
    let all = files(tongue).into_iter().flat_map(entries);
    all.map(|(id, part, text)| ((id, part), text)).collect()
}

/// The ids and parts that stand in the files of a language; in those of English only what stands nowhere else.
#[must_use]
pub fn printed_in(tongue: Tongue) -> Vec<(&'static str, &'static str)> {
    texts(tongue).keys().copied().collect()
}

/// A part of what is printed under `id`, which says `english`. What a language does not have stays English, and a test
/// fails.
#[must_use]
pub fn printed(id: &str, part: &str, english: &'static str, tongue: Tongue) -> &'static str {
    match tongue {
        Tongue::En => english,
        Tongue::De => find(id, part, tongue).unwrap_or(english),
        Tongue::Pseudo => kept_strange(english),
    }
}

/// What is printed of `id`; what every game has stands under `table`.
fn find(id: &str, part: &str, tongue: Tongue) -> Option<&'static str> {
    let all = texts(tongue);
    all.get(&(id, part)).copied().or_else(|| {
        let (_, name) = id.split_once('-')?;
        all.get(&(format!("table-{name}").as_str(), part)).copied()
    })
}

/// The same words in strange letters, made once.
fn kept_strange(english: &'static str) -> &'static str {
    static KEPT: Mutex<Option<HashMap<&'static str, &'static str>>> = Mutex::new(None);
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let kept = kept.get_or_insert_default();
    kept.entry(english)
        .or_insert_with(|| Box::leak(strange(english).into_owned().into_boxed_str()))
}

/// The rules of a game as they are printed in a language; made once for each.
#[must_use]
pub fn rules(game: &'static str, rules: &'static [Rule], tongue: Tongue) -> &'static [Rule] {
    type Kept = HashMap<(&'static str, Tongue), &'static [Rule]>;
    static KEPT: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);
    if tongue == Tongue::En {
        return rules;
    }
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    kept.entry((game, tongue)).or_insert_with(|| {
        let all: Vec<_> = rules.iter().map(|each| rule(game, each, tongue)).collect();
        Box::leak(all.into_boxed_slice())
    })
}

/// One rule of a game as it is printed in a language.
#[must_use]
pub fn rule(game: &str, rule: &Rule, tongue: Tongue) -> Rule {
    let id = format!("{game}-{}", rule.slug);
    Rule {
        title: printed(&id, "", rule.title, tongue),
        summary: printed(&id, "line", rule.summary, tongue),
        text: printed(&id, "text", rule.text, tongue),
        ..*rule
    }
}

/// What a rule is set to, in a few words.
#[must_use]
pub fn value(game: &str, rule: &Rule, value: &Value, tongue: Tongue) -> String {
    let word = match (&rule.values, value) {
        (
            Values::Number {
                or_zero: true, min, ..
            },
            Value::Number(0),
        ) if *min > 0 => "off".to_owned(),
        (_, value) => value.to_string(),
    };
    let (own, part) = (format!("{game}-{}", rule.slug), format!("is-{word}"));
    let all = texts(tongue);
    let told = [own.as_str(), "table-values"]
        .into_iter()
        .find_map(|id| all.get(&(id, part.as_str())));
    let plain = told.map_or_else(|| word.replace('-', " "), |told| (*told).to_owned());
    let unit = all.get(&(own.as_str(), "unit"));
    let is_off = word == "off";
    let plain = match unit.filter(|_| told.is_none() && !is_off) {
        Some(unit) => format!("{plain} {unit}"),
        None => plain,
    };
    match tongue {
        Tongue::En | Tongue::De => plain,
        Tongue::Pseudo => strange(&plain).into_owned(),
    }
}

/// A situation (W19) as it stands after "the next".
#[must_use]
pub fn situation(name: &str, tongue: Tongue) -> String {
    let part = format!("is-{name}");
    let told = texts(tongue).get(&("table-situations", part.as_str()));
    let told = told.map_or(name, |told| *told);
    match tongue {
        Tongue::En | Tongue::De => told.to_owned(),
        Tongue::Pseudo => strange(told).into_owned(),
    }
}

/// From when on a change of rules holds that waits for a situation (W19): "from the next turn on".
#[must_use]
pub fn from_next(name: &str, tongue: Tongue) -> String {
    let part = format!("is-{name}");
    let whole = texts(tongue).get(&("table-from-situations", part.as_str()));
    let situation = whole.map_or_else(|| situation(name, tongue), |told| (*told).to_owned());
    let situation = situation.as_str().into();
    FromNext { situation }
        .line(Names::new(&[], None).in_tongue(tongue))
        .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_found_by_its_game_or_at_every_table() {
        let said = |id, part, tongue| printed(id, part, "Written down", tongue);
        assert_eq!(said("cow-W20", "", Tongue::En), "Written down");
        assert_eq!(said("cow-W20", "", Tongue::De), "Aufgeschrieben");
        assert_eq!(said("cow-none", "", Tongue::De), "Written down");
        assert_eq!(said("cow-W20", "", Tongue::Pseudo), "Wríţţéñ döwñ");
    }

    #[test]
    fn values_are_said_in_words() {
        let rules = rules("wimpout", wimpout_rules(), Tongue::De);
        let said = |slug: &str, to: Value, tongue| {
            let rule = rules.iter().find(|rule| rule.slug == slug).unwrap();
            value("wimpout", rule, &to, tongue)
        };
        let once = || Value::Word("once".to_owned());
        assert_eq!(said("last-licks", once(), Tongue::En), "one turn each");
        assert_eq!(said("last-licks", once(), Tongue::De), "jeder einen Zug");
        assert_eq!(said("kill", Value::Number(0), Tongue::De), "aus");
        assert_eq!(said("kill", Value::Number(5), Tongue::De), "5");
        assert_eq!(said("bump", Value::Flag(true), Tongue::De), "an");
        let clock = <connexion::Connexion as table::Game>::rules();
        let clock = clock.iter().find(|rule| rule.slug == "clock").unwrap();
        let clock = |seconds| value("connexion", clock, &Value::Number(seconds), Tongue::En);
        assert_eq!([clock(0), clock(60)], ["off", "60 seconds"]);
        let board = Value::Word("boston-like".to_owned());
        assert_eq!(said("board", board, Tongue::En), "boston like");
    }

    fn wimpout_rules() -> &'static [Rule] {
        <wimpout::Wimpout as table::Game>::rules()
    }
}
