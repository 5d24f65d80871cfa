//! A tournament as it is read: who came in where, and who beat whom how often.

use std::time::Duration;

use serde_json::Value as Json;

use crate::out::say;

/// Prints ratings, the cross table, and what is known of each pair.
pub(super) fn print(title: &str, figures: &Json, took: Duration) {
    let games = &figures["games"];
    let seats = &figures["seats"];
    let seed = text(&figures["seed"]);
    say!("{games} games of {title} at tables of {seats}, seed {seed}");
    if figures["stopped"] == true {
        say!("Stopped before the end.");
    } else if figures["settled"] == true {
        say!("Ended early: every pair is settled.");
    }
    let bots = rows(&figures["bots"]);
    ratings(bots);
    cross(bots, rows(&figures["pairs"]));
    pairs(rows(&figures["pairs"]));
    for bot in bots.iter().filter(|bot| !bot["failed"].is_null()) {
        let (name, failed) = (text(&bot["bot"]), &bot["failed"]);
        let why = table::shown(text(&failed["why"]));
        say!(
            "\n{name} failed in {} games and lost them; first: {why}",
            failed["games"]
        );
    }
    say!("\n{:.1} s", took.as_secs_f64());
}

fn ratings(bots: &[Json]) {
    let width = width(bots);
    say!(
        "\n    {:<width$}  rating  95 % interval    played    won",
        "bot"
    );
    for (place, bot) in bots.iter().enumerate() {
        let (rating, played) = (&bot["rating"], number(&bot["played"]));
        let won = 100.0 * number(&bot["wins"]) / played.max(1.0);
        say!(
            "{:>2}. {:<width$}  {:>6.2}  {:>5.2} to {:>5.2}  {played:>8} {won:>5.1} %",
            place + 1,
            text(&bot["bot"]),
            number(&rating["value"]),
            number(&rating["ci95"][0]),
            number(&rating["ci95"][1]),
        );
    }
}

/// How often the bot of a row came in before the bot of a column, in per cent.
fn cross(bots: &[Json], pairs: &[Json]) {
    let width = width(bots);
    let heads = (1..=bots.len()).map(|place| format!("{place:>7}."));
    say!(
        "\nAhead, in per cent of their games\n    {:<width$}{}",
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
    found.map_or_else(
        || format!("{:>8}", "–"),
        |share| format!("{:>8.1}", 100.0 * share),
    )
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
        let ahead = &pair["ahead"];
        let settled = if pair["settled"] == true {
            ""
        } else {
            ", not settled"
        };
        say!(
            "{} is better than {} with {} confidence{settled} ({} ahead in about {:.1} %, {:.1} to {:.1})",
            text(better),
            text(other),
            sure(number(&pair["confidence"])),
            text(&pair["bot"]),
            100.0 * number(&ahead["value"]),
            100.0 * number(&ahead["low"]),
            100.0 * number(&ahead["high"]),
        );
    }
}

/// A confidence as it is read; nothing that is sampled is sure.
fn sure(confidence: f64) -> String {
    if confidence > 0.999 {
        return "over 99.9 %".to_owned();
    }
    format!("{:.1} %", 100.0 * confidence)
}

fn width(bots: &[Json]) -> usize {
    let names = bots.iter().map(|bot| text(&bot["bot"]).chars().count());
    names.max().unwrap_or(0).max(3)
}

fn rows(json: &Json) -> &[Json] {
    json.as_array().map_or(&[], Vec::as_slice)
}

fn number(json: &Json) -> f64 {
    json.as_f64().unwrap_or(0.0)
}

fn text(json: &Json) -> &str {
    json.as_str().unwrap_or_default()
}
