//! A tournament as it is read: who came in where, and who beat whom how often.

use std::time::Duration;

use serde_json::Value as Json;
use speech::figures::{
    Ahead, Better, BotHead, Failed, FromTo, IntervalHead, OverSure, PlayedHead, RatingHead,
    Settled, Stopped, Took, TournamentOf, WonHead,
};

use crate::out::{prose, say};
use crate::tongue::{decimal, said, told};

/// Prints ratings, the cross table, and what is known of each pair.
pub(super) fn print(title: &str, figures: &Json, took: Duration) {
    let played = TournamentOf {
        games: whole(&figures["games"]),
        title: title.into(),
        seats: whole(&figures["seats"]),
        seed: text(&figures["seed"]).into(),
    };
    prose(&told(&played));
    if figures["stopped"] == true {
        prose(&told(&Stopped {}));
    } else if figures["settled"] == true {
        prose(&told(&Settled {}));
    }
    let bots = rows(&figures["bots"]);
    ratings(bots);
    cross(bots, rows(&figures["pairs"]));
    pairs(rows(&figures["pairs"]));
    for bot in bots.iter().filter(|bot| !bot["failed"].is_null()) {
        let failed = &bot["failed"];
        let failed = Failed {
            bot: text(&bot["bot"]).into(),
            games: whole(&failed["games"]),
            why: said(&table::shown(text(&failed["why"]))).into(),
        };
        prose(&format!("\n{}", told(&failed)));
    }
    let seconds = decimal(took.as_secs_f64(), 1).into();
    prose(&format!("\n{}", told(&Took { seconds })));
}

fn ratings(bots: &[Json]) {
    let width = width(bots);
    let [bot, rating, interval] = [
        told(&BotHead {}),
        told(&RatingHead {}),
        told(&IntervalHead {}),
    ];
    let [played, won] = [told(&PlayedHead {}), told(&WonHead {})];
    say!("\n    {bot:<width$}  {rating:>6}  {interval:<13}  {played:>8} {won:>6}");
    for (place, bot) in bots.iter().enumerate() {
        let (rating, played) = (&bot["rating"], number(&bot["played"]));
        let interval = FromTo {
            low: format!("{:>5}", decimal(number(&rating["ci95"][0]), 2)).into(),
            high: format!("{:>5}", decimal(number(&rating["ci95"][1]), 2)).into(),
        };
        say!(
            "{:>2}. {:<width$}  {:>6}  {}  {played:>8} {:>5} %",
            place + 1,
            text(&bot["bot"]),
            decimal(number(&rating["value"]), 2),
            told(&interval),
            decimal(100.0 * number(&bot["wins"]) / played.max(1.0), 1)
        );
    }
}

/// How often the bot of a row came in before the bot of a column, in per cent.
fn cross(bots: &[Json], pairs: &[Json]) {
    let width = width(bots);
    let heads = (1..=bots.len()).map(|place| format!("{place:>7}."));
    say!(
        "\n{}\n    {:<width$}{}",
        told(&Ahead {}),
        "",
        heads.collect::<String>()
    );
    for (place, bot) in bots.iter().enumerate() {
        let cells = bots
            .iter()
            .map(|other| cell(pairs, &bot["bot"], &other["bot"]));
        let cells: String = cells.collect();
        say!("{:>2}. {:<width$}{cells}", place + 1, text(&bot["bot"]));
    }
}

fn cell(pairs: &[Json], own: &Json, other: &Json) -> String {
    let found = pairs.iter().find_map(|pair| {
        let ahead = number(&pair["ahead"]["value"]);
        match (&pair["bot"], &pair["against"]) {
            (a, b) if a == own && b == other => Some(ahead),
            (a, b) if a == other && b == own => Some(1.0 - ahead),
            _ => None,
        }
    });
    let share = found.map_or_else(|| "–".to_owned(), |share| decimal(100.0 * share, 1));
    format!("{share:>8}")
}

fn pairs(pairs: &[Json]) {
    say!("");
    for pair in pairs {
        let better = &pair["better"];
        let other = if *better == pair["bot"] {
            &pair["against"]
        } else {
            &pair["bot"]
        };
        let share = |of: &str| decimal(100.0 * number(&pair["ahead"][of]), 1).into();
        let known = Better {
            bot: text(better).into(),
            other: text(other).into(),
            sure: sure(number(&pair["confidence"])).into(),
            settled: pair["settled"] == true,
            first: text(&pair["bot"]).into(),
            ahead: share("value"),
            low: share("low"),
            high: share("high"),
        };
        prose(&told(&known));
    }
}

/// A confidence as it is read; nothing that is sampled is sure.
fn sure(confidence: f64) -> String {
    let share = |percent: f64| format!("{} %", decimal(percent, 1));
    if confidence > 0.999 {
        let share = share(99.9).into();
        return told(&OverSure { share });
    }
    share(100.0 * confidence)
}

fn width(bots: &[Json]) -> usize {
    let names = bots.iter().map(|bot| text(&bot["bot"]).chars().count());
    names.max().unwrap_or(0).max(3)
}

fn rows(json: &Json) -> &[Json] {
    json.as_array().map_or(&[], Vec::as_slice)
}

fn whole(json: &Json) -> i64 {
    json.as_i64().unwrap_or_default()
}

fn number(json: &Json) -> f64 {
    json.as_f64().unwrap_or(0.0)
}

fn text(json: &Json) -> &str {
    json.as_str().unwrap_or_default()
}
