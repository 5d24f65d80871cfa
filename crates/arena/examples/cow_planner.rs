//! One planner against three farmers, the planner in each seat equally often: its mean money and how often it is
//! richest, with 95 % intervals.
//!
//! `cargo run --release -p arena --example cow_planner -- [GAMES] [BOT] [OTHERS] [SEED] [THREADS]`

use arena::{Series, WIN, simulate, wilson};
use cow::Cow;
use table::{Game, Materials, Refusal, Settings};

/// Small parts, so that something is known before all is played.
const PART: u64 = 25;

/// What has come of the planner so far.
#[derive(Default)]
struct Sums {
    games: u64,
    money: i64,
    squares: i128,
    share: u64,
}

#[allow(
    clippy::cast_precision_loss,
    clippy::print_stdout,
    reason = "sums of some thousand games are printed"
)]
fn main() -> Result<(), Refusal> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize, usual: &str| args.get(at).cloned().unwrap_or_else(|| usual.to_owned());
    let number = |at: usize, usual: u64| args.get(at).and_then(|n| n.parse().ok()).unwrap_or(usual);
    let (games, bot, other) = (number(0, 2000), word(1, "planner-1000"), word(2, "farmer"));
    let cow = Cow::settle(&Settings::default(), &Materials::default())?;
    let mut sums = Sums::default();
    for part in 0..games.div_ceil(4 * PART) {
        for seat in 0..4 {
            let mut bots = vec![other.clone(); 4];
            bots[seat].clone_from(&bot);
            let series = Series {
                bots,
                games: PART,
                seed: format!("{}/{part}/{seat}", word(3, "planner")),
                threads: usize::try_from(number(4, 1)).unwrap_or(1),
            };
            let tally = simulate(&cow, &series, &|_| {})?;
            sums.games += tally.games;
            sums.money += tally.seats[seat].score - 2000 * i64::try_from(tally.games).unwrap_or(0);
            sums.squares += tally.seats[seat].score_squared
                - 4000 * i128::from(tally.seats[seat].score)
                + 4_000_000 * i128::from(tally.games);
            sums.share += tally.seats[seat].share;
        }
        let n = sums.games as f64;
        let mean = sums.money as f64 / n;
        let deviation = (sums.squares as f64 / n - mean * mean).sqrt();
        let won = sums.share as f64 / WIN as f64;
        let [low, high] = wilson(won, n);
        println!(
            "{bot} among {other}s: {n} games, {mean:+.1} ± {:.1} dollars a game, richest {:.2} % ({:.2} to {:.2})",
            1.96 * deviation / n.sqrt(),
            100.0 * won / n,
            100.0 * low,
            100.0 * high
        );
    }
    Ok(())
}
