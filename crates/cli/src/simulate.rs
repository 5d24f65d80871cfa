//! `lastlicks simulate`: many games between bots.

use std::num::NonZeroUsize;
use std::time::Instant;

use arena::{Series, report, rotated_report};
use clap_complete::engine::ArgValueCandidates;
use host::AnyGame;
use indicatif::ProgressBar;
use serde_json::{Value as Json, json};
use speech::Tongue;
use speech::figures::{
    Begun, BotHead, DealsOf, Endless, FromTo, GamesBar, GamesOf, IntervalHead, Rate, ScoreHead,
    SeatHead, ShareHead, Turns, Unwon, WonHead,
};

use crate::bar::{at, bar, left};
use crate::complete;
use crate::out::say;
use crate::table_args::TableArgs;
use crate::tongue::{decimal, digits, told, tongue};

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
    let rate = "{per_sec}".into();
    let (at, left) = (at(), left());
    bar(games, &GamesBar { at, rate, left })
}

fn print(game: &dyn AnyGame, figures: &Json) {
    let games = parted(number(&figures["games"])).into();
    let (title, seed) = (game.title().into(), text(&figures["seed"]).into());
    if figures["rotated"] == true {
        let deals = parted(number(&figures["deals"])).into();
        let played = DealsOf {
            games,
            title,
            seed,
            deals,
        };
        say!("{}", told(&played));
        let seat = told(&SeatHead {});
        table(game, &format!("  {}", told(&BotHead {})), &figures["bots"]);
        table(game, &format!("  {seat}"), &figures["seats"]);
    } else {
        say!("{}", told(&GamesOf { games, title, seed }));
        let head = format!("{}  {}", told(&SeatHead {}), told(&BotHead {}));
        table(game, &head, &figures["seats"]);
    }
    print_turns(&figures["turns"]);
    print_events(figures);
    print_rate(&figures["timing"]);
}

fn print_turns(turns: &Json) {
    let whole = |of: &Json| of.to_string().into();
    let turns = Turns {
        mean: decimal(number(&turns["mean"]), 1).into(),
        least: whole(&turns["least"]),
        most: whole(&turns["most"]),
    };
    say!("\n{}\n", told(&turns));
}

/// What came to pass, and how it ended.
fn print_events(figures: &Json) {
    for (event, mean) in figures["events_per_game"].as_object().into_iter().flatten() {
        let name = speech::counted(event, tongue());
        say!("{name:<40} {:>11}", a_game(event, number(mean)));
    }
    if let Some(share) = figures["first_player_share"].as_f64() {
        let share = decimal(share * 100.0, 1);
        say!("{:<40} {share:>9} %", told(&Begun {}));
    }
    for (name, why) in [("unwon", told(&Unwon {})), ("endless", told(&Endless {}))] {
        if figures[name] != json!(0) {
            say!("{why:<40} {:>11}", figures[name].to_string());
        }
    }
}

fn print_rate(timing: &Json) {
    let rate = Rate {
        rate: readable(number(&timing["games_per_second"])).into(),
        threads: timing["threads"].as_i64().unwrap_or(1),
        seconds: decimal(number(&timing["seconds"]), 1).into(),
    };
    say!("\n{}", told(&rate));
}

/// The rows of bots or seats, with the share of wins and its interval.
fn table(game: &dyn AnyGame, of: &str, rows: &Json) {
    let [won, share] = [told(&WonHead {}), told(&ShareHead {})];
    let [interval, score] = [told(&IntervalHead {}), told(&ScoreHead {})];
    say!("\n{of:<22} {won:>6} {share:>8}   {interval:<13}    {score}");
    let points = |score: f64| in_points(game.slug(), score, tongue());
    for (index, row) in rows.as_array().into_iter().flatten().enumerate() {
        let seat = index + 1;
        let name = match (row["bot"].as_str(), of.starts_with(' ')) {
            (Some(bot), false) => format!("{seat:>4}  {bot}"),
            (Some(bot), true) => format!("  {bot}"),
            (None, _) => format!("{seat:>4}"),
        };
        let bound = |end: usize| decimal(number(&row["ci95"][end]) * 100.0, 2);
        let interval = FromTo {
            low: format!("{:>6}", bound(0)).into(),
            high: format!("{:>5}", bound(1)).into(),
        };
        say!(
            "{name:<22} {:>6} {:>6} %  {} %  {:>10} ± {}",
            row["wins"].to_string(),
            decimal(number(&row["win_share"]) * 100.0, 2),
            told(&interval),
            points(number(&row["mean_score"]).round()),
            points(number(&row["score_error95"]).ceil()),
        );
    }
}

/// How often something happened, as it is read: in how many of the games, dollars, or a mean.
fn a_game(event: &str, mean: f64) -> String {
    if event.starts_with("games ") {
        format!("{} %", decimal(mean * 100.0, 1))
    } else if event.starts_with("dollars ") {
        format!("${mean:.0}")
    } else {
        decimal(mean, if mean >= 0.1 { 2 } else { 4 })
    }
}

/// A rate with two figures: 51,000.
fn readable(rate: f64) -> String {
    if rate < 10.0 {
        return decimal(rate, 1);
    }
    let scale = 10f64.powf((rate.max(1.0).log10().floor() - 1.0).max(0.0));
    parted((rate / scale).round() * scale)
}

/// A number with its thousands apart.
fn parted(number: f64) -> String {
    let whole = format!("{number:.0}");
    let parted = whole.char_indices().map(|(place, digit)| {
        let comma = place > 0 && (whole.len() - place).is_multiple_of(3);
        if comma {
            format!(",{digit}")
        } else {
            digit.to_string()
        }
    });
    digits(&parted.collect::<String>())
}

fn number(json: &Json) -> f64 {
    json.as_f64().unwrap_or(0.0)
}

/// A whole score as the game's players read it: dollars, or points of which the rules count tenths.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a mean of scores is far inside an i64"
)]
fn in_points(game: &str, score: f64, tongue: Tongue) -> String {
    screen::words(game).map_or_else(
        || score.to_string(),
        |words| words.points(score as i64, tongue),
    )
}

fn text(json: &Json) -> &str {
    json.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Tongue, in_points, parted, readable};

    #[test]
    fn rates_are_read_at_a_glance() {
        assert_eq!(readable(51_234.5), "51,000");
        assert_eq!(readable(1_360_123.0), "1,400,000");
        assert_eq!(readable(99.6), "100");
        assert_eq!(readable(0.42), "0.4");
        assert_eq!(parted(20_000.0), "20,000");
        assert_eq!(parted(999.0), "999");
    }

    #[test]
    fn scores_are_told_in_the_units_of_their_game() {
        let in_points = |game, score| in_points(game, score, Tongue::En);
        assert_eq!(in_points("connexion", 7005.0), "700.5");
        assert_eq!(in_points("cow", 2150.0), "$2,150");
        assert_eq!(in_points("wimpout", 512.0), "512");
    }
}
