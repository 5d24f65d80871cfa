//! What is not solved, by games that bots play (U1, U5, U7).

use anyhow::Context;
use arena::{Series, WIN, simulate, wilson};
use serde_json::{Value as Json, json};
use speech::Line;
use speech::figures::{About, BeginnerWon, NobodyWon, PlaceWon, SampledOf};
use table::{Materials, Settings, Value};
use wimpout::Wimpout;

use crate::out::say;
use crate::tongue::{decimal, said, told, whole};

/// Who plays where nothing is solved: that is how `perfect` plays there.
const BOT: &str = "odds";

/// What the seats won of so many games.
pub(super) struct Sampled {
    games: u64,
    /// In order of play from whoever began: the share of the games, and its 95 % interval.
    shares: Vec<(f64, [f64; 2])>,
    /// The same of the games that nobody won (W17).
    nobody: (f64, [f64; 2]),
}

impl Sampled {
    /// Plays so many games of so many seats, the first of which begins.
    pub(super) fn play(
        set: &Settings,
        materials: &Materials,
        seats: usize,
        games: u64,
    ) -> anyhow::Result<Self> {
        let set = set.clone().with("starter", Value::Word("first".to_owned()));
        let game = <Wimpout as table::Game>::settle(&set, materials)?;
        let series = Series {
            bots: vec![BOT.to_owned(); seats],
            games,
            seed: "solve".to_owned(),
            threads: std::thread::available_parallelism().map_or(1, usize::from),
        };
        let tally = simulate(&game, &series, &|_| {})?;
        let all = u32::try_from(games).context("fewer games, please")?;
        let share = |hits: u64| -> anyhow::Result<(f64, [f64; 2])> {
            let hits = f64::from(u32::try_from(hits)?);
            Ok((hits / f64::from(all), wilson(hits, f64::from(all))))
        };
        let won = tally.seats.iter().map(|seat| share(seat.share / WIN));
        Ok(Self {
            games,
            shares: won.collect::<anyhow::Result<_>>()?,
            nobody: share(tally.unwon)?,
        })
    }

    /// As JSON, with why it is not exact.
    pub(super) fn to_json(&self, why: &str) -> Json {
        let value = |(value, [low, high]): &(f64, [f64; 2])| json!({"value": value, "kind": "sampled", "n": self.games, "low": low, "high": high});
        json!({
            "kind": "sampled", "by": BOT, "seats": self.shares.len(), "n": self.games, "why": why,
            "chances": self.shares.iter().map(value).collect::<Vec<_>>(), "nobody": value(&self.nobody),
        })
    }

    /// For people.
    pub(super) fn print(&self, why: &str) {
        say!("{}.\n", said(why));
        let (games, bot) = (whole(self.games), BOT.into());
        say!("{}", told(&SampledOf { games, bot }));
        for (place, share) in self.shares.iter().enumerate() {
            let share = about(*share);
            if place == 0 {
                say!("  {}", told(&BeginnerWon { share }));
            } else {
                let place = whole(place + 1);
                say!("  {}", told(&PlaceWon { place, share }));
            }
        }
        if self.nobody.0 > 0.0 {
            let share = about(self.nobody);
            say!("  {}", told(&NobodyWon { share }));
        }
    }
}

fn about((share, [low, high]): (f64, [f64; 2])) -> Line {
    let percent = |share: f64| decimal(100.0 * share, 2).into();
    let (share, low, high) = (percent(share), percent(low), percent(high));
    told(&About { share, low, high }).into()
}
