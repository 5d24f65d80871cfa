//! The ladder of Cosmic `ConneXion`, two at a table, each in either seat equally often: each rung against the one below,
//! each against itself, and simulated people against each.
//!
//! `cargo run --release -p arena --example connexion_ladder -- rungs|alone|people [GAMES] [THREADS] [SEED] [BOT,BOT...]`

use arena::{Bots, Series, Tally, WIN, simulate, wilson};
use connexion::Connexion;
use table::{Game, Materials, Refusal, Settings};

const PEOPLE: [&str; 4] = ["person-1", "person-1.5", "person-2", "person-3"];

/// What came of one bot against another.
struct Match {
    games: f64,
    share: f64,
    /// Mean scores in points.
    scores: [f64; 2],
    events: Vec<(&'static str, f64)>,
}

struct Arena {
    game: Connexion,
    games: u64,
    threads: usize,
    seed: String,
}

#[allow(clippy::print_stdout, reason = "the figures are printed")]
fn main() -> Result<(), Refusal> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize, usual: &str| args.get(at).cloned().unwrap_or_else(|| usual.to_owned());
    let arena = Arena {
        game: Connexion::settle(&Settings::default(), &Materials::default())?,
        games: word(1, "1000").parse().unwrap_or(1000),
        threads: word(2, "1").parse().unwrap_or(1),
        seed: word(3, "ladder"),
    };
    let all: Vec<String> = Connexion::BOTS
        .iter()
        .map(|bot| bot.name.to_owned())
        .collect();
    let chosen = args
        .get(4)
        .map(|names| names.split(',').map(str::to_owned).collect());
    let levels: Vec<String> = chosen.unwrap_or_else(|| all[1..].to_vec());
    match word(0, "rungs").as_str() {
        "people" => people(&arena, &levels),
        "alone" => alone(&arena, &levels),
        _ => rungs(&arena, &levels),
    }
}

#[allow(clippy::print_stdout, reason = "the figures are printed")]
fn rungs(arena: &Arena, levels: &[String]) -> Result<(), Refusal> {
    println!("| upper | lower | the upper one wins | 95 % interval | mean scores | a game |");
    for pair in levels.windows(2) {
        let played = arena.play(&pair[1], &pair[0])?;
        let [low, high] = wilson(played.share * played.games, played.games).map(|end| 100.0 * end);
        let [own, other] = played.scores;
        println!(
            "| {} | {} | {:.1} % | {low:.1} – {high:.1} % | {own:.1} : {other:.1} | {} |",
            pair[1],
            pair[0],
            100.0 * played.share,
            played.counted(),
        );
    }
    Ok(())
}

#[allow(clippy::print_stdout, reason = "the figures are printed")]
fn alone(arena: &Arena, levels: &[String]) -> Result<(), Refusal> {
    println!("| two of | mean score | a game |");
    for level in levels {
        let played = arena.play(level, level)?;
        println!(
            "| {level} | {:.1} | {} |",
            played.scores[0],
            played.counted()
        );
    }
    Ok(())
}

#[allow(clippy::print_stdout, reason = "the figures are printed")]
fn people(arena: &Arena, levels: &[String]) -> Result<(), Refusal> {
    println!("| person | {} |", levels.join(" | "));
    for person in PEOPLE {
        let mut row = Vec::new();
        for level in levels {
            let played = arena.play(person, level)?;
            let [own, other] = played.scores;
            row.push(format!(
                "{:.0} % ({own:.0} : {other:.0})",
                100.0 * played.share
            ));
        }
        println!("| {person} | {} |", row.join(" | "));
    }
    Ok(())
}

impl Match {
    fn counted(&self) -> String {
        let events = self.events.iter().map(|(name, n)| format!("{name} {n:.2}"));
        events.collect::<Vec<_>>().join(", ")
    }
}

#[allow(
    clippy::cast_precision_loss,
    reason = "sums of some thousand games are printed"
)]
impl Arena {
    /// The first of two bots against the second, half of the games in either seat.
    fn play(&self, one: &str, other: &str) -> Result<Match, Refusal> {
        let half = |first: &str, second: &str| -> Result<Tally, Refusal> {
            let series = Series {
                bots: vec![first.to_owned(), second.to_owned()],
                games: self.games / 2,
                seed: format!("{}/{first}/{second}", self.seed),
                threads: self.threads,
            };
            simulate(&self.game, &series, &|_| {})
        };
        let (there, back) = (half(one, other)?, half(other, one)?);
        let games = (there.games + back.games) as f64;
        let own = [there.seats[0], back.seats[1]];
        let theirs = [there.seats[1], back.seats[0]];
        let points =
            |seats: [arena::SeatTally; 2]| (seats[0].score + seats[1].score) as f64 / 10.0 / games;
        let count = |name: &str| {
            let of = |tally: &Tally| tally.events.get(name).copied().unwrap_or_default();
            (of(&there) + of(&back)) as f64 / games
        };
        Ok(Match {
            games,
            share: (own[0].share + own[1].share) as f64 / WIN as f64 / games,
            scores: [points(own), points(theirs)],
            events: vec![
                (
                    "words a turn 1-12",
                    count("words listed in turns 1 to 12") / 12.0,
                ),
                ("13-24", count("words listed in turns 13 to 24") / 12.0),
                ("pilfered", count("cards pilfered")),
                ("future", count("sentences in the future tense")),
                ("other sentences", count("other sentences that stand")),
                ("missed", count("bonus rounds missed")),
            ],
        })
    }
}
