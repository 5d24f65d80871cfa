//! The figures of Unexploded Cow by number of players and by bot, as the rows of a table in Markdown.
//!
//! `cargo run --release -p arena --example cow_figures -- [GAMES] [DECK FILE]`

use arena::{Series, Tally, WIN, simulate};
use cow::Cow;
use table::{Code, Game, Materials, Refusal, Settings};

#[allow(clippy::print_stdout, reason = "the rows are what it is for")]
fn main() -> Result<(), Refusal> {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok());
    let games = games.unwrap_or(20_000);
    let mut materials = Materials::default();
    if let Some(file) = std::env::args().nth(2) {
        let text = std::fs::read_to_string(&file);
        let text = text.map_err(|why| Refusal::new(Code::BadInput, format!("{file}: {why}")))?;
        materials.0.insert("deck".to_owned(), text);
    }
    let cow = Cow::settle(&Settings::default(), &materials)?;
    println!(
        "| players | bot | turns mean / max | own cows exploded per turn | explosions per turn | short pots per game ($) \
         | negative cows blown | Mad Bomber waves | Pot / Pot+Bank at the end | sd of net | richest = points winner \
         | first player richest | games with a loan | reshuffle |"
    );
    println!("|{}", "---|".repeat(14));
    for (bot, sizes) in [("farmer", 3..=6), ("random", 3..=6)] {
        for seats in sizes {
            let series = Series {
                bots: vec![bot.to_owned(); seats],
                games,
                seed: "figures".to_owned(),
                threads: 1,
            };
            let tally = simulate(&cow, &series, &|_| {})?;
            println!("| {seats} | {bot} | {} |", row(&tally).join(" | "));
        }
    }
    Ok(())
}

#[allow(clippy::cast_precision_loss, reason = "sums of some thousand games")]
fn row(tally: &Tally) -> Vec<String> {
    let games = tally.games as f64;
    let sum = |name: &str| tally.events.get(name).copied().unwrap_or(0) as f64;
    let per_game = |name: &str| sum(name) / games;
    let per_turn = |name: &str| sum(name) / tally.turns.sum as f64;
    let percent = |name: &str| format!("{:.1} %", 100.0 * per_game(name));
    let net = |of: fn(&arena::SeatTally) -> f64| {
        tally.seats.iter().map(of).sum::<f64>() / (games * tally.seats.len() as f64)
    };
    let (mean, square) = (
        net(|seat| seat.score as f64),
        net(|seat| seat.score_squared as f64),
    );
    let first = tally.first.unwrap_or(0) as f64 / WIN as f64 / games;
    vec![
        format!(
            "{:.1} / {}",
            tally.turns.sum as f64 / games,
            tally.turns.most
        ),
        format!("{:.2}", per_turn("own cows blown up on one's turn")),
        format!("{:.2}", per_turn("explosions")),
        format!(
            "{:.1} ({:.0})",
            per_game("short pots"),
            per_game("dollars a pot was short")
        ),
        format!("{:.1}", per_game("negative cows blown up")),
        format!("{:.1}", per_game("mad bomber waves")),
        format!(
            "{:.0} / {:.0}",
            per_game("dollars in the Pot at the end"),
            per_game("dollars in Pot and Bank at the end")
        ),
        format!("{:.0}", (square - mean * mean).sqrt()),
        percent("games whose richest had the most points"),
        format!("{:.1} %", 100.0 * first),
        format!("{:.2} %", 100.0 * per_game("games with a loan")),
        percent("games with a reshuffle"),
    ]
}
