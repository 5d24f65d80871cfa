//! What the lab has found, as a table with a picture of lengths.

use host::AnyGame;
use serde_json::Value as Json;
use speech::figures::{
    DifferenceHead, Exactly, From, LabBots, LabLegend, Minutes, OwnRule, PairsOf, TurnsExactly,
    UsualRules,
};
use table::{OWN_PREFIX, Settings};

use crate::out::say;
use crate::tongue::{decimal, digits, told, tongue};

/// What the share of wins of a seat begins with.
const WON_BY_SEAT: &str = "won by seat ";
/// The longest bar, in characters.
const BAR: f64 = 24.0;

pub(super) fn print(game: &dyn AnyGame, figures: &Json, sets: [&Settings; 2]) {
    let pairs = PairsOf {
        pairs: figures["pairs"].as_i64().unwrap_or_default(),
        title: game.title().into(),
        seed: text(&figures["seed"]).into(),
    };
    say!("{}", told(&pairs));
    let (bots, weak) = (bots(figures).into(), text(&figures["weak"]).into());
    say!("{}", told(&LabBots { bots, weak }));
    say!("A: {}", named(sets[0]));
    say!("B: {}\n", named(sets[1]));
    let difference = told(&DifferenceHead {});
    say!("{:<27} {:>16} {:>16} {difference:>17}", "", "A", "B");
    for measure in figures["measures"].as_array().into_iter().flatten() {
        say!("{}", row(measure).trim_end());
    }
    exactly(
        &told(&Exactly {}),
        &figures["exact_first_seat"],
        (100.0, " %"),
    );
    exactly(&told(&TurnsExactly {}), &figures["exact_turns"], (1.0, ""));
    say!("\n{}\n", told(&LabLegend {}));
    for one in figures["distributions"].as_array().into_iter().flatten() {
        distribution(one);
    }
    let [decision, draw, turn] = game.pace().map(|pace| digits(&pace.to_string()).into());
    let minutes = Minutes {
        decision,
        draw,
        turn,
    };
    say!("{}", told(&minutes));
}

/// What is known exactly of both sets of rules, if it is.
fn exactly(what: &str, both: &Json, (scale, unit): (f64, &str)) {
    if let [Some(before), Some(after)] = [0, 1].map(|set| both[set].as_f64()) {
        let [before, after] = [before, after].map(|value| value * scale);
        let [a, b] = [before, after].map(|value| format!("{}{unit}", decimal(value, 4)));
        let change = format!("{}{unit}", digits(&format!("{:+.4}", after - before)));
        say!("{what:<27} {a:>16} {b:>16} {change:>17}");
    }
}

/// Who played.
pub(super) fn bots(figures: &Json) -> String {
    let bots = figures["bots"].as_array().into_iter().flatten();
    bots.filter_map(Json::as_str).collect::<Vec<_>>().join(", ")
}

/// Rules as they are typed, for programs; those of one's own by their names.
pub(super) fn words(set: &Settings) -> String {
    typed(set, |own| format!("own rule {own}"))
}

/// Rules for people; the usual ones where nothing is set.
pub(super) fn named(set: &Settings) -> String {
    if set.0.is_empty() {
        return told(&UsualRules {});
    }
    typed(set, |own| told(&OwnRule { name: own.into() }))
}

fn typed(set: &Settings, own: impl Fn(&str) -> String) -> String {
    let words = set
        .0
        .iter()
        .map(|(slug, value)| match slug.strip_prefix(OWN_PREFIX) {
            Some(name) => own(name),
            None => format!("{slug}={value}"),
        });
    words.collect::<Vec<_>>().join(" ")
}

/// What is measured, as people read it: they count seats from 1.
pub(super) fn measured(what: &str) -> String {
    let seat = what.strip_prefix(WON_BY_SEAT);
    match seat.and_then(|seat| seat.parse::<usize>().ok()) {
        Some(seat) => speech::counted(&format!("{WON_BY_SEAT}{}", seat + 1), tongue()).into_owned(),
        None => speech::counted(what, tongue()).into_owned(),
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
        digits(&format!("{mean:.2} ± {error:.2}{unit}"))
    });
    let (mean, error) = of(&measure["difference"]);
    let sure = if mean.abs() > error { "*" } else { " " };
    let what = measured(text(&measure["what"]));
    let difference = digits(&format!("{mean:+.2} ± {error:.2}{unit}"));
    format!("{what:<27} {before:>16} {after:>16} {difference:>17}{sure}")
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
    let what = measured(what).into();
    say!("{:<27} A{:<25} B", told(&From { what }), "");
    for bin in bins {
        let bar = |set: usize| bar(number(&bin[1][set]) / most * BAR);
        let from = digits(&number(&bin[0]).to_string());
        let line = format!("{from:>26} {:<26} {}", bar(0), bar(1));
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
