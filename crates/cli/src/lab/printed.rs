//! What the lab has found, as a table with a picture of lengths.

use host::AnyGame;
use serde_json::Value as Json;
use table::{OWN_PREFIX, Settings};

use crate::out::say;

/// The longest bar, in characters.
const BAR: f64 = 24.0;

pub(super) fn print(game: &dyn AnyGame, figures: &Json) {
    let bots: Vec<&str> = figures["bots"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Json::as_str)
        .collect();
    say!(
        "{} pairs of games of {}, each with the same luck; seed {}",
        figures["pairs"],
        game.title(),
        text(&figures["seed"])
    );
    say!(
        "bots {}; skill is that of the first against {}",
        bots.join(", "),
        text(&figures["weak"])
    );
    say!("A: {}", named(&figures["rules"][0]));
    say!("B: {}\n", named(&figures["rules"][1]));
    say!("{:<27} {:>16} {:>16} {:>17}", "", "A", "B", "B without A");
    for measure in figures["measures"].as_array().into_iter().flatten() {
        say!("{}", row(measure).trim_end());
    }
    let exact = [0, 1].map(|set| figures["exact_first_seat"][set].as_f64());
    if let [Some(before), Some(after)] = exact {
        let [before, after] = [before, after].map(|share| share * 100.0);
        say!(
            "{:<27} {before:>14.4} % {after:>14.4} % {:>+15.4} %",
            "who begins wins, exactly",
            after - before
        );
    }
    say!("\n± is half of a 95 % interval; * where that of a difference leaves out 0.\n");
    for one in figures["distributions"].as_array().into_iter().flatten() {
        distribution(one);
    }
    say!("Minutes are a guess: {}.", text(&figures["pace"]));
}

/// Rules as they are typed; those of one's own by their names.
pub(super) fn words(set: &Settings) -> String {
    let words = set
        .0
        .iter()
        .map(|(slug, value)| match slug.strip_prefix(OWN_PREFIX) {
            Some(own) => format!("own rule {own}"),
            None => format!("{slug}={value}"),
        });
    words.collect::<Vec<_>>().join(" ")
}

/// Rules in words; the usual ones where nothing is set.
pub(super) fn named(rules: &Json) -> String {
    let set = text(rules);
    if set.is_empty() {
        "the usual rules".to_owned()
    } else {
        set.to_owned()
    }
}

fn row(measure: &Json) -> String {
    let (scale, unit) = if measure["share"] == true {
        (100.0, " %")
    } else {
        (1.0, "  ")
    };
    let of = |json: &Json| {
        let [mean, error] = ["mean", "error95"].map(|name| number(&json[name]) * scale);
        (mean, error)
    };
    let [before, after] = [0, 1].map(|set| {
        let (mean, error) = of(&measure["sets"][set]);
        format!("{mean:.2} ± {error:.2}{unit}")
    });
    let (mean, error) = of(&measure["difference"]);
    let sure = if mean.abs() > error { "*" } else { " " };
    let what = text(&measure["what"]);
    format!(
        "{what:<27} {before:>16} {after:>16} {:>17}{sure}",
        format!("{mean:+.2} ± {error:.2}{unit}")
    )
}

/// How many games had how much of something, A beside B.
fn distribution(one: &Json) {
    let bins: Vec<&Json> = one["bins"].as_array().into_iter().flatten().collect();
    let most = bins
        .iter()
        .flat_map(|bin| [number(&bin[1][0]), number(&bin[1][1])])
        .fold(1.0, f64::max);
    let what = text(&one["what"]);
    let what = what.strip_suffix(" a game").unwrap_or(what);
    say!("{:<27} A{:<25} B", format!("{what} from"), "");
    for bin in bins {
        let bar = |set: usize| bar(number(&bin[1][set]) / most * BAR);
        let line = format!("{:>27} {:<26} {}", number(&bin[0]), bar(0), bar(1));
        say!("{}", line.trim_end());
    }
    say!("");
}

/// A bar so many characters long, to an eighth.
fn bar(length: f64) -> String {
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a bar is short"
    )]
    let eighths = (length * 8.0).round() as usize;
    "█".repeat(eighths / 8) + PARTS[eighths % 8]
}

pub(super) fn number(json: &Json) -> f64 {
    json.as_f64().unwrap_or_default()
}

pub(super) fn text(json: &Json) -> &str {
    json.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::bar;

    #[test]
    fn a_bar_is_drawn_to_an_eighth() {
        assert_eq!([0.0, 0.5, 1.0, 2.25].map(bar), ["", "▌", "█", "██▎"]);
    }
}
