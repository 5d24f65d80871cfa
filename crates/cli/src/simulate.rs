//! `lastlicks simulate`: many games between bots.

use std::num::NonZeroUsize;
use std::time::Instant;

use anyhow::Context;
use arena::{Series, report, rotated_report};
use clap_complete::engine::ArgValueCandidates;
use host::AnyGame;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value as Json, json};

use crate::complete;
use crate::out::say;
use crate::table_args::TableArgs;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks simulate wimpout --seats eager,hold-25
  lastlicks simulate wimpout --games 500 --seats odds,hold-25 --rotate
  lastlicks simulate wimpout --games 500 --seats eager,odds --set bump=on --json";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(add = ArgValueCandidates::new(complete::games))]
    game: String,
    /// How many games
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// The bots by seat, separated by commas (`lastlicks rules GAME` lists house rules, a wrong bot lists the bots)
    #[arg(long, value_delimiter = ',', required = true, add = ArgValueCandidates::new(complete::bots))]
    seats: Vec<String>,
    /// Where luck starts: the same seed gives the same figures on any number of threads
    #[arg(long, default_value = "0")]
    seed: String,
    /// Every bot on every seat: each deal is played once for each rotation of the seats, with the same luck
    #[arg(long)]
    rotate: bool,
    /// How many threads play (as many as there are cores, and never more)
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    table: TableArgs,
}

/// Plays the series and prints its figures.
pub(crate) fn run(args: Args) -> anyhow::Result<()> {
    let game = host::game(&args.game)?;
    let (set, materials) = args.table.read(game)?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, |asked| cores.min(asked.get()));
    let series = Series {
        bots: args.seats,
        games: args.games,
        seed: args.seed,
        threads,
    };
    let bar = progress(series.games)?;
    let heard = |games| bar.inc(games);
    let start = Instant::now();
    let mut figures = if args.rotate {
        rotated_report(&series, &game.rotated(&set, &materials, &series, &heard)?)
    } else {
        report(&series, &game.simulate(&set, &materials, &series, &heard)?)
    };
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    figures["game"] = json!(game.slug());
    let rate = number(&figures["games"]) / seconds.max(1e-9);
    figures["timing"] = json!({"seconds": seconds, "games_per_second": rate, "threads": threads});
    if args.json {
        say!("{figures}");
    } else {
        print(game, &figures);
    }
    Ok(())
}

/// A bar for people at a terminal; work that takes less than a second is over before it is seen.
fn progress(games: u64) -> anyhow::Result<ProgressBar> {
    let bar = ProgressBar::new(games);
    let style = "{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} left";
    bar.set_style(ProgressStyle::with_template(style).context("the progress bar's own template")?);
    Ok(bar)
}

fn print(game: &dyn AnyGame, figures: &Json) {
    let games = whole(number(&figures["games"]));
    let (title, seed) = (game.title(), text(&figures["seed"]));
    if figures["rotated"] == true {
        let deals = whole(number(&figures["deals"]));
        say!("{games} games of {title}, seed {seed}: {deals} deals, each once from every seat");
        table(game, "  bot ", &figures["bots"]);
        table(game, "  seat", &figures["seats"]);
    } else {
        say!("{games} games of {title}, seed {seed}");
        table(game, "seat  bot ", &figures["seats"]);
    }
    let turns = &figures["turns"];
    let (mean, least, most) = (number(&turns["mean"]), &turns["least"], &turns["most"]);
    say!("\n{mean:.1} turns a game ({least} to {most})\n");
    for (event, mean) in figures["events_per_game"].as_object().into_iter().flatten() {
        say!("{event:<40} {:>11}", a_game(event, number(mean)));
    }
    if let Some(share) = figures["first_player_share"].as_f64() {
        say!("{:<40} {:>9.1} %", "wins of whoever began", share * 100.0);
    }
    for (name, why) in [
        ("unwon", "games that nobody won"),
        ("endless", "games given up as endless"),
    ] {
        if figures[name] != json!(0) {
            say!("{why:<40} {:>11}", figures[name].to_string());
        }
    }
    let timing = &figures["timing"];
    let rate = number(&timing["games_per_second"]);
    let threads = screen::count(
        usize::try_from(timing["threads"].as_u64().unwrap_or(1)).unwrap_or(1),
        "thread",
        "threads",
    );
    say!(
        "\n{} games/s on {threads}, {:.1} s",
        readable(rate),
        number(&timing["seconds"])
    );
}

/// The rows of bots or seats, with the share of wins and its interval.
fn table(game: &dyn AnyGame, of: &str, rows: &Json) {
    let of = format!("{of:<22}");
    say!("\n{of}    won    share   95 % interval    mean score");
    let points = |score: f64| in_points(game.slug(), score);
    for (index, row) in rows.as_array().into_iter().flatten().enumerate() {
        let name = match (row["bot"].as_str(), of.starts_with("seat")) {
            (Some(bot), true) => format!("{index:>4}  {bot}"),
            (Some(bot), false) => format!("  {bot}"),
            (None, _) => format!("{index:>4}"),
        };
        let bound = |end: usize| number(&row["ci95"][end]) * 100.0;
        say!(
            "{name:<22} {:>6} {:>6.2} %  {:>6.2} to {:>5.2} %  {:>10} ± {}",
            row["wins"].to_string(),
            number(&row["win_share"]) * 100.0,
            bound(0),
            bound(1),
            points(number(&row["mean_score"]).round()),
            points(number(&row["score_error95"]).ceil()),
        );
    }
}

/// How often something happened, as it is read: in how many of the games, dollars, or a mean.
fn a_game(event: &str, mean: f64) -> String {
    if event.starts_with("games ") {
        format!("{:.1} %", mean * 100.0)
    } else if event.starts_with("dollars ") {
        format!("${mean:.0}")
    } else if mean >= 0.1 {
        format!("{mean:.2}")
    } else {
        format!("{mean:.4}")
    }
}

/// A rate with two figures: 51,000.
fn readable(rate: f64) -> String {
    if rate < 10.0 {
        return format!("{rate:.1}");
    }
    let scale = 10f64.powf((rate.max(1.0).log10().floor() - 1.0).max(0.0));
    whole((rate / scale).round() * scale)
}

/// A number with its thousands apart.
fn whole(number: f64) -> String {
    let digits = format!("{number:.0}");
    let parted = digits.char_indices().map(|(place, digit)| {
        let comma = place > 0 && (digits.len() - place).is_multiple_of(3);
        if comma {
            format!(",{digit}")
        } else {
            digit.to_string()
        }
    });
    parted.collect()
}

fn number(json: &Json) -> f64 {
    json.as_f64().unwrap_or(0.0)
}

/// A whole score as the game's players read it: dollars, or points of which the rules count tenths.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a mean of scores is far inside an i64"
)]
fn in_points(game: &str, score: f64) -> String {
    screen::words(game).map_or_else(
        || score.to_string(),
        |words| words.points(score as i64, speech::Tongue::En),
    )
}

fn text(json: &Json) -> &str {
    json.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{in_points, readable, whole};

    #[test]
    fn rates_are_read_at_a_glance() {
        assert_eq!(readable(51_234.5), "51,000");
        assert_eq!(readable(1_360_123.0), "1,400,000");
        assert_eq!(readable(99.6), "100");
        assert_eq!(readable(0.42), "0.4");
        assert_eq!(whole(20_000.0), "20,000");
        assert_eq!(whole(999.0), "999");
    }

    #[test]
    fn scores_are_told_in_the_units_of_their_game() {
        assert_eq!(in_points("connexion", 7005.0), "700.5");
        assert_eq!(in_points("cow", 2150.0), "$2,150");
        assert_eq!(in_points("wimpout", 512.0), "512");
    }
}
