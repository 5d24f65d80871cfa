//! Small words: numbers, spans of time, and rules with their values.

use arena::BotInfo;
use maud::{Markup, html};
use speech::around::ClockDays;
use speech::page as say;
use speech::{Line, Names, Tongue, listed};
use table::{Rule, Settings, Value, own_rules};

use super::said::Said as _;
use super::table::Game;

/// A number with its thousands apart, as its readers write it: 1,205 or 1.205.
pub(super) fn number_in(n: i64, tongue: Tongue) -> String {
    apart(n, tongue.apart())
}

/// Tenths as readers of a language write them, whole ones as whole numbers: 1,205 or 470.5.
pub(super) fn tenths_in(tenths: i64, tongue: Tongue) -> String {
    let whole = number_in(tenths / 10, tongue);
    let (sign, rest) = match (tenths / 10, tenths % 10) {
        (_, 0) => return whole,
        (0, ..0) => ("\u{2212}", -(tenths % 10)),
        (_, rest) => ("", rest.abs()),
    };
    format!("{sign}{whole}{}{rest}", tongue.point())
}

/// A number with its thousands apart: 1,205.
pub(super) fn number(n: i64) -> String {
    number_in(n, Tongue::En)
}

fn apart(n: i64, sign: char) -> String {
    let digits = n.unsigned_abs().to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(sign);
        }
        text.push(digit);
    }
    if n < 0 {
        format!("\u{2212}{text}")
    } else {
        text
    }
}

/// A share as percent with one decimal; with two where that would be nothing.
pub(super) fn percent(share: f64, tongue: Tongue) -> String {
    let percent = share * 100.0;
    if percent < 0.1 {
        tongue.pointed(&format!("{percent:.2}"))
    } else {
        decimal(percent, tongue)
    }
}

/// A number with one decimal.
pub(super) fn decimal(n: f64, tongue: Tongue) -> String {
    tongue.pointed(&format!("{n:.1}"))
}

/// What is left on a clock: 0:42, 12:05, 3 h 20, 2 days.
pub(super) fn span(ms: u64, tongue: Tongue) -> String {
    let seconds = ms / 1000;
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    match hours {
        0 => format!("{minutes}:{:02}", seconds % 60),
        1..48 => format!("{hours} h {:02}", minutes % 60),
        _ => {
            let n = i64::try_from(hours / 24).unwrap_or(i64::MAX);
            ClockDays { n }.text(tongue)
        }
    }
}

/// "a", "a and b", "a, b and c".
pub(super) fn list(items: &[String], tongue: Tongue) -> Line {
    let items: Vec<Line> = items.iter().map(|item| item.as_str().into()).collect();
    listed(&items, Names::new(&[], None).in_tongue(tongue))
}

/// What a rule is set to, in plain words.
pub(super) fn value(game: &Game, rule: &Rule, value: &Value) -> String {
    speech::value(game.slug, rule, value, game.tongue)
}

/// A change of one rule, "Bump: on", where these are in force.
pub(super) fn change(game: &Game, slug: &str, to: &Value, in_force: &Settings) -> String {
    let titles = speech::own::titles(in_force);
    let names = Names::new(&[], None).in_tongue(game.tongue);
    match game.rules.iter().find(|rule| rule.slug == slug) {
        Some(rule) => format!("{}: {}", rule.title, value(game, rule, to)),
        None => speech::sitting::own_rule(slug, to, names.knowing(&titles))
            .map_or_else(|| format!("{slug}: {to}"), |said| said.to_string()),
    }
}

/// Rules of the table's own, as they stand among what it plays otherwise than usual: title and one line.
pub(super) fn own(set: &Settings, tongue: Tongue) -> impl Iterator<Item = String> {
    own_rules(set).filter_map(move |(_, text)| {
        let head = speech::own::head(text, tongue).ok()?;
        Some(format!("{}: {}", head.called(), head.about))
    })
}

/// A text with `words` to be typed in it.
pub(super) fn marked(text: &str) -> Markup {
    html! {
        @for (index, part) in text.split('`').enumerate() {
            @if index % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

/// A refusal of rules on the form that sets them: what stands between backticks and is a rule leads to its switch, by the title
/// that it has there.
pub(super) fn of_switches(text: &str, game: &Game) -> Markup {
    let titled = |slug: &str| game.rules.iter().find(|rule| rule.slug == slug);
    html! {
        @for (index, part) in text.split('`').enumerate() {
            @match titled(part).filter(|_| index % 2 == 1) {
                Some(rule) => a href={ "#set-" (rule.slug) } { (rule.title) },
                None if index % 2 == 1 => code { (part) },
                None => { (part) },
            }
        }
    }
}

/// A kind of bot as it is called. Where the name has a number to be filled in, 25 is.
pub fn bot(kind: &BotInfo) -> String {
    let numbered = kind.name.strip_suffix("-N");
    numbered.map_or_else(|| kind.name.to_owned(), |name| format!("{name}-25"))
}

/// A kind of bot of a game as it is called, how well it plays, and what it does.
pub(super) fn bot_in(game: &str, kind: &BotInfo, tongue: Tongue) -> (String, String) {
    let does = host::bot_summary(game, kind, tongue).replace(" N ", " 25 ");
    let (does, level) = (does.as_str().into(), kind.level as i64);
    (bot(kind), say::BotLevel { level, does }.text(tongue))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_on_offer_can_be_called() {
        for game in host::GAMES {
            for name in game.bots().iter().map(bot) {
                assert!(game.bot(&name, "seed").is_ok(), "{name}");
            }
        }
    }

    #[test]
    fn thousands_stand_apart() {
        let told = [0, 45, 1205, -1_000_000].map(number);
        assert_eq!(told, ["0", "45", "1,205", "\u{2212}1,000,000"]);
    }

    #[test]
    fn tenths_are_read_as_points() {
        let told = [0, 4705, 29_600, -5, -10_015].map(|n| tenths_in(n, Tongue::En));
        assert_eq!(
            told,
            ["0", "470.5", "2,960", "\u{2212}0.5", "\u{2212}1,001.5"]
        );
        assert_eq!(tenths_in(10_015, Tongue::De), "1.001,5");
    }

    #[test]
    fn what_is_rare_is_not_nothing() {
        let told = [0.297, 0.0579, 1.0 / 7776.0].map(|share| percent(share, Tongue::En));
        assert_eq!(told, ["29.7", "5.8", "0.01"]);
    }

    #[test]
    fn a_clock_says_what_matters() {
        let told = [42_000, 725_000, 12_000_000, 172_800_000].map(|ms| span(ms, Tongue::En));
        assert_eq!(told, ["0:42", "12:05", "3 h 20", "2 days"]);
    }
}
