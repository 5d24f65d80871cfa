//! `lastlicks simulate`: many games between bots.

use std::time::Instant;

use anyhow::Context;
use arena::{Series, report};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value as Json, json};

use crate::out::say;
use crate::table_args::TableArgs;

pub(crate) const EXAMPLES: &str = "\
Examples:
  lastlicks simulate wimpout --games 100000 --seats odds,hold-25
  lastlicks simulate wimpout --games 20000 --seats eager,eager,odds --set goal=300 --set bump=on --json";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// How many games
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// The bots by seat, separated by commas (`lastlicks rules GAME` lists house rules, a wrong bot lists the bots)
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// Where luck starts: the same seed gives the same figures on any number of threads
    #[arg(long, default_value = "0")]
    seed: String,
    /// How many threads play (all cores by default)
    #[arg(long)]
    threads: Option<usize>,
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
    let threads = args
        .threads
        .unwrap_or_else(|| std::thread::available_parallelism().map_or(1, Into::into));
    let series = Series {
        bots: args.seats,
        games: args.games,
        seed: args.seed,
        threads,
    };
    let bar = progress(series.games)?;
    let start = Instant::now();
    let tally = game.simulate(&set, &materials, &series, &|games| bar.inc(games))?;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let mut figures = report(&series, &tally);
    figures["game"] = json!(game.slug());
    #[allow(
        clippy::cast_precision_loss,
        reason = "a rate needs no more than 52 bits"
    )]
    let rate = series.games as f64 / seconds.max(1e-9);
    figures["timing"] = json!({"seconds": seconds, "games_per_second": rate, "threads": threads});
    if args.json {
        say!("{figures}");
    } else {
        print(&figures);
    }
    Ok(())
}

fn progress(games: u64) -> anyhow::Result<ProgressBar> {
    let bar = ProgressBar::new(games);
    let style = "{wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} left";
    bar.set_style(ProgressStyle::with_template(style).context("the progress bar's own template")?);
    Ok(bar)
}

fn print(figures: &Json) {
    let number = |json: &Json| json.as_f64().unwrap_or(0.0);
    say!(
        "{} games of {}, seed {}",
        figures["games"],
        text(&figures["game"]),
        text(&figures["seed"])
    );
    let points = |score: f64| in_points(text(&figures["game"]), score);
    say!("\nseat  bot             won    share   95 % interval      mean score");
    for (seat, row) in figures["seats"]
        .as_array()
        .into_iter()
        .flatten()
        .enumerate()
    {
        let [low, high] = [
            number(&row["ci95"][0]) * 100.0,
            number(&row["ci95"][1]) * 100.0,
        ];
        say!(
            "{seat:>4}  {:<12} {:>6} {:>6.2} %  {low:>6.2} to {high:>5.2} %  {:>8} ± {}",
            text(&row["bot"]),
            row["wins"].to_string(),
            number(&row["win_share"]) * 100.0,
            points(number(&row["mean_score"]).round()),
            points(number(&row["score_error95"]).ceil()),
        );
    }
    for (name, span) in [("turns", &figures["turns"]), ("draws", &figures["draws"])] {
        say!(
            "\n{name} a game: {:.1} ({} to {})",
            number(&span["mean"]),
            span["least"],
            span["most"]
        );
    }
    say!("");
    for (event, mean) in figures["events_per_game"].as_object().into_iter().flatten() {
        say!("{event:<24} {:>8.3} a game", number(mean));
    }
    for (name, why) in [("unwon", "nobody won"), ("endless", "given up as endless")] {
        if figures[name] != json!(0) {
            say!("{name:<24} {:>8} games ({why})", figures[name].to_string());
        }
    }
    let timing = &figures["timing"];
    let (rate, seconds) = (
        number(&timing["games_per_second"]),
        number(&timing["seconds"]),
    );
    say!(
        "\n{rate:.0} games a second on {} threads, {seconds:.1} s",
        timing["threads"]
    );
}

/// A whole score as the game's players read it: dollars, or points of which the rules count tenths.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a mean of scores is far inside an i64"
)]
fn in_points(game: &str, score: f64) -> String {
    screen::words(game).map_or_else(|| score.to_string(), |words| words.points(score as i64))
}

fn text(json: &Json) -> &str {
    json.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::in_points;

    #[test]
    fn scores_are_told_in_the_units_of_their_game() {
        assert_eq!(in_points("connexion", 7005.0), "700.5");
        assert_eq!(in_points("cow", 2150.0), "$2,150");
        assert_eq!(in_points("wimpout", 512.0), "512");
    }
}
