//! What every rule does, as it was measured once and stands in docs/RULES-LAB.md (U23, U24).

use std::sync::LazyLock;

use speech::lab::{Differs, Figure, Measured};
use table::{OWN_PREFIX, Settings, Titles, Value, own_rules};

use crate::packed;

/// The columns after that of the rule.
const COLUMNS: [Figure; 5] = [
    Figure::Turns,
    Figure::Decisions,
    Figure::Leads,
    Figure::First,
    Figure::Skill,
];

/// What the tables call the rules that nothing is set in.
const USUAL: &str = "the usual rules";

/// A row: the game, the rule, and what was measured.
type Row = (&'static str, &'static str, Measured);

/// From the tables that `lastlicks lab GAME --every` has made.
static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| rows(packed::text("lab")));

/// What was measured of a rule of a game, a value at a time.
pub fn measured(game: &str, rule: &str) -> impl Iterator<Item = &'static Measured> {
    let of_rule = ROWS
        .iter()
        .filter(move |(g, r, _)| *g == game && *r == rule);
    of_rule.map(|(.., measured)| measured)
}

/// Everything that was measured of the rules of a game, in their order.
pub fn measured_all(game: &str) -> impl Iterator<Item = &'static Measured> {
    ROWS.iter()
        .filter(move |(of, ..)| *of == game)
        .map(|(.., measured)| measured)
}

/// What was measured of changes of rules, as far as it was, where nothing else is changed: under `rules` that are not the
/// usual ones it would be another game.
pub fn measured_changes(
    game: &str,
    rules: &Settings,
    changes: &Settings,
) -> Vec<&'static Measured> {
    let of_change = |(rule, value): (&String, &Value)| {
        let typed = match rule.strip_prefix(OWN_PREFIX) {
            Some(name) if is_shipped(game, name, value) => rule.clone(),
            _ => format!("{rule}={value}"),
        };
        let mut all = measured(game, rule).filter(|measured| is_beside(game, rules, measured));
        all.find(|measured| measured.value == typed)
    };
    changes.0.iter().filter_map(of_change).collect()
}

/// Whether rules are those beside which something was measured; who starts and the like, which is set there so that all
/// games are alike, may be otherwise.
fn is_beside(game: &str, rules: &Settings, measured: &Measured) -> bool {
    let Ok(game) = crate::game(game) else {
        return false;
    };
    let base = measured.base.as_deref().unwrap_or_default();
    let is_set = |slug: &str| {
        let mut set = base.split(", ").filter_map(|typed| typed.split_once('='));
        set.any(|(named, _)| named == slug)
    };
    let mut others = game.rules().iter().filter(|rule| !is_set(rule.slug));
    others.all(|rule| rules.value_of(rule) == rule.default_value())
        && own_rules(rules).next().is_none()
}

/// What was measured of a rule of one's own by its text, where that is a shipped one.
pub fn measured_text(game: &str, text: &str) -> Option<&'static Measured> {
    let mut texts = speech::own::examples(game).iter();
    let (name, _) = texts.find(|(_, shipped)| shipped.trim_end() == text.trim_end())?;
    let slug = format!("{OWN_PREFIX}{name}");
    measured(game, &slug).find(|measured| measured.value == slug)
}

/// Whether a rule of one's own is the shipped one of that name, word for word.
fn is_shipped(game: &str, name: &str, value: &Value) -> bool {
    let mut texts = speech::own::examples(game).iter();
    matches!(value, Value::Word(word) if texts.any(|(own, text)| *own == name && text == word))
}

fn rows(text: &'static str) -> Vec<Row> {
    let (mut all, mut game, mut pairs, mut bots) = (Vec::new(), "", 0, String::new());
    let mut base = None;
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            let of_title = crate::GAMES.iter().find(|game| game.title() == title);
            game = of_title.map_or("", |game| game.slug());
        } else if let Some((n, rest)) = line.split_once(" pairs of games each against") {
            pairs = n.parse().unwrap_or(0);
            let against = rest.split("; ").next().unwrap_or_default().trim();
            base = (against != USUAL).then(|| against.to_owned());
            let said = rest.split("; ").find_map(|part| part.strip_prefix("bots "));
            said.unwrap_or_default().clone_into(&mut bots);
        } else if let Some(row) = line.strip_prefix("| `") {
            all.extend(cells(row).map(|(value, figures)| {
                let rule = value.split('=').next().unwrap_or(value);
                let measured = Measured {
                    value: value.to_owned(),
                    pairs,
                    bots: bots.clone(),
                    base: base.clone(),
                    figures,
                    titles: Titles::new(),
                };
                (game, rule, measured)
            }));
        }
    }
    all
}

/// The value of a row and its figures.
fn cells(row: &'static str) -> Option<(&'static str, Vec<Differs>)> {
    let (value, rest) = row.split_once("` | ")?;
    let figures = COLUMNS.into_iter().zip(rest.split(" | "));
    let figures = figures.filter_map(|(what, cell)| {
        let cell = cell.trim_matches('*').trim_end_matches('%');
        let (mean, error) = cell.split_once(" ± ")?;
        Some(Differs {
            what,
            mean: mean.trim().parse().ok()?,
            error95: error.trim().parse().ok()?,
        })
    });
    Some((value, figures.collect()))
}

#[cfg(test)]
mod tests {
    use speech::lab::Figure;
    use speech::{Names, Tongue};
    use table::{OWN_PREFIX, Settings, Value, Values};

    use super::{Measured, measured, measured_changes, measured_text};

    #[test]
    fn every_value_of_every_rule_was_measured() {
        for game in crate::GAMES {
            for rule in game.rules() {
                let all: Vec<_> = measured(game.slug(), rule.slug).collect();
                let values = match rule.values {
                    Values::Choice(all) => all.len() - 1,
                    Values::Flag | Values::Number { .. } => 1,
                    Values::ChoiceOrName(_) => 0,
                };
                // Beams need a board that has some; how much the ante is was not measured.
                let missing = usize::from(matches!(rule.slug, "eclipse" | "ante"));
                assert!(
                    all.len() + missing >= values,
                    "{} {}",
                    game.slug(),
                    rule.slug
                );
                for one in all {
                    let typed = one.value.split_once('=').expect("rule=value");
                    assert_eq!(typed.0, rule.slug);
                    let read = rule.read(&Value::Word(typed.1.to_owned()));
                    assert!(read.is_ok_and(|_| one.pairs >= 200 && one.figures.len() >= 4));
                }
            }
        }
        assert!(measured("wimpout", "nonsense").next().is_none());
    }

    #[test]
    fn every_shipped_rule_of_ones_own_was_measured() {
        let usual = Settings::default();
        for game in crate::GAMES {
            for (name, text) in speech::own::examples(game.slug()) {
                let slug = format!("{OWN_PREFIX}{name}");
                let change = |text: String| Settings::default().with(&slug, Value::Word(text));
                let found = measured_changes(game.slug(), &usual, &change((*text).to_owned()));
                assert!(found.len() == 1 && found[0].pairs >= 200, "{slug}");
                assert_eq!(measured_text(game.slug(), text), Some(found[0]));
                assert!(measured_text(game.slug(), &format!("{text}when bank()\n")).is_none());
                // Another text of that name is another rule.
                assert!(
                    measured_changes(game.slug(), &usual, &change(format!("{text}\n"))).is_empty()
                );
            }
        }
    }

    #[test]
    fn beside_other_rules_nothing_was_measured() {
        let set = |slug: &str, value| Settings::default().with(slug, value);
        let change = set("opening", Value::Number(0));
        let found = |rules: &Settings| measured_changes("wimpout", rules, &change).len();
        assert_eq!(found(&Settings::default()), 1);
        assert_eq!(found(&set("starter", Value::Word("random".to_owned()))), 1);
        assert_eq!(found(&set("goal", Value::Number(50))), 0);
        assert_eq!(found(&set("own/x", Value::Word("rule: x".to_owned()))), 0);
    }

    #[test]
    fn what_is_surely_no_luck_is_said_with_its_interval() {
        let set = Settings::default().with("goal", Value::Number(250));
        let [goal] = measured_changes("wimpout", &Settings::default(), &set)[..] else {
            panic!("it was measured");
        };
        assert_eq!(goal.figures[0].what, Figure::Turns);
        let rules = |game| crate::game(game).unwrap().rules();
        let said = |tongue| {
            goal.line(
                "wimpout",
                rules("wimpout"),
                Names::new(&[], None).in_tongue(tongue),
            )
            .to_string()
        };
        let english = said(Tongue::En);
        assert!(
            english.contains("turns fewer a game (") && english.contains("sampled:"),
            "{english}"
        );
        assert!(
            !english.contains("first seat wins"),
            "that is luck: {english}"
        );
        assert!(
            english.contains("beside Who starts (the first seat), bots 2 × odds)"),
            "{english}"
        );
        let row = measured("connexion", "extras").next().expect("a row");
        let usual = Measured {
            base: None,
            ..row.clone()
        };
        let told = usual
            .line("connexion", rules("connexion"), Names::new(&[], None))
            .to_string();
        assert!(
            told.contains("beside the usual rules, bots 2 × club)"),
            "{told}"
        );
        assert!(said(Tongue::De).contains(',') && said(Tongue::De).contains("Züge weniger"));
    }
}
