//! A series in which every bot sits on every seat: each deal is played once for each rotation of the seats, with the
//! same luck from its first draw on, so that neither seat nor luck tells the bots apart as far as it can be helped.

use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::{Value as Json, json};
use table::Refusal;

use crate::report::report;
use crate::simulate::{SeatTally, Series, Tally, WIN, check, names, play_one, share_out};
use crate::{Bot, Bots, Quick};

/// How many deals a thread takes at a time.
const BLOCK: u64 = 64;

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rotated {
    /// All games together, by seat whoever sat there.
    pub tally: Tally,
    /// How many deals there were; each was played as often as there are seats.
    pub deals: u64,
    /// By bot, in the order of the series.
    pub bots: Vec<BotTally>,
}

/// What came of it for one bot, over all seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BotTally {
    /// Games won alone.
    pub wins: u64,
    /// The sum over the deals of its shares of wins in parts of [`WIN`], and of the squares of these.
    pub share: u64,
    /// The sum of squares of a deal's shares.
    pub share_squared: u128,
    /// The sum over the deals of its scores.
    pub score: i64,
    /// The sum of squares of a deal's scores.
    pub score_squared: i128,
}

impl Rotated {
    fn of(seats: usize) -> Self {
        Self {
            bots: vec![BotTally::default(); seats],
            ..Self::default()
        }
    }

    fn add(&mut self, other: Self) {
        self.tally.add(other.tally);
        self.deals += other.deals;
        for (mine, theirs) in self.bots.iter_mut().zip(other.bots) {
            mine.wins += theirs.wins;
            mine.share += theirs.share;
            mine.share_squared += theirs.share_squared;
            mine.score += theirs.score;
            mine.score_squared += theirs.score_squared;
        }
    }

    /// Counts in one deal by its games, one a rotation.
    fn count(&mut self, games: Vec<Tally>) {
        let seats = self.bots.len();
        for (bot, tally) in self.bots.iter_mut().enumerate() {
            let sat = games.iter().enumerate();
            let sat = sat.filter_map(|(by, game)| game.seats.get((bot + by) % seats));
            let (mut share, mut score) = (0, 0);
            for seat in sat {
                tally.wins += seat.wins;
                share += seat.share;
                score += seat.score;
            }
            tally.share += share;
            tally.share_squared += u128::from(share).pow(2);
            tally.score += score;
            tally.score_squared += i128::from(score).pow(2);
        }
        self.deals += 1;
        for game in games {
            self.tally.add(game);
        }
    }
}

/// Plays a series of at least `series.games` games, as many deals as that takes; `progress` hears how many games have
/// been played, from any thread.
///
/// # Errors
/// A bot that does not exist; a number of seats the game does not take.
pub fn rotated<G: Bots>(
    game: &G,
    series: &Series,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Rotated, Refusal> {
    check(game, series)?;
    let seats = series.bots.len();
    let deals = series.games.div_ceil(seats as u64);
    let next = AtomicU64::new(0);
    let work = || -> Result<Rotated, Refusal> {
        let (mut all, mut seatings) = (Rotated::of(seats), Vec::new());
        for by in 0..seats {
            seatings.push(Seating::new(game, series, by)?);
        }
        loop {
            let first = next.fetch_add(BLOCK, Ordering::Relaxed);
            if first >= deals {
                return Ok(all);
            }
            for deal in first..deals.min(first + BLOCK) {
                let luck = Quick::new(&series.seed, deal);
                let games = seatings.iter_mut();
                all.count(games.map(|seating| seating.play(luck.clone())).collect());
                progress(seats as u64);
            }
        }
    };
    let mut all = Rotated::of(seats);
    for part in share_out(series.threads, &work) {
        all.add(part?);
    }
    Ok(all)
}

/// The bots in one order around the table. They are kept from game to game, since some work long before their first
/// decision.
struct Seating<'a, G: Bots> {
    game: &'a G,
    start: G::State,
    bots: Vec<Box<dyn Bot<G>>>,
}

impl<'a, G: Bots> Seating<'a, G> {
    /// The bot of seat 0 on seat `by`, and the others after it.
    fn new(game: &'a G, series: &Series, by: usize) -> Result<Self, Refusal> {
        let mut order = series.bots.clone();
        order.rotate_right(by);
        let bots: Result<_, _> = order.iter().map(|bot| G::bot(bot)).collect();
        Ok(Self {
            game,
            start: game.start(&names(&order))?,
            bots: bots?,
        })
    }

    /// One game with this luck.
    fn play(&mut self, mut luck: Quick) -> Tally {
        let mut tally = Tally {
            seats: vec![SeatTally::default(); self.bots.len()],
            ..Tally::default()
        };
        let start = self.start.clone();
        play_one(self.game, start, &mut self.bots, &mut luck, &mut tally);
        tally
    }
}

/// The figures of a rotated series: those of a series by seat, and those of the bots with the interval over the deals.
#[must_use]
#[expect(
    clippy::cast_precision_loss,
    reason = "shares and means of far fewer than 2^52 games"
)]
pub fn rotated_report(series: &Series, all: &Rotated) -> Json {
    let (deals, seats) = (all.deals as f64, all.bots.len() as f64);
    let bots = series.bots.iter().zip(&all.bots).map(|(name, bot)| {
        let scale = seats * WIN as f64;
        let share = bot.share as f64 / scale / deals;
        let squares = bot.share_squared as f64 / scale / scale;
        let (score, error) = spread(bot.score as f64 / seats, bot.score_squared as f64 / seats / seats, deals);
        json!({
            "bot": name, "wins": bot.wins, "win_share": share, "ci95": interval(share, squares, deals),
            "mean_score": score, "score_error95": error,
        })
    });
    let mut told = report(series, &all.tally);
    if let Some(seats) = told["seats"].as_array_mut() {
        for seat in seats.iter_mut().filter_map(Json::as_object_mut) {
            seat.remove("bot");
        }
    }
    told["deals"] = json!(all.deals);
    told["rotated"] = json!(true);
    told["bots"] = bots.collect();
    told
}

/// A mean over `n` and half of its 95 % interval.
fn spread(sum: f64, squares: f64, n: f64) -> (f64, f64) {
    let mean = sum / n;
    let variance = (squares / n - mean * mean).max(0.0);
    (
        mean,
        solve::NEARLY_ALL * (variance / (n - 1.0).max(1.0)).sqrt(),
    )
}

/// The 95 % interval of a mean share over `n` deals.
fn interval(share: f64, squares: f64, n: f64) -> [f64; 2] {
    let variance = (squares / n - share * share).max(0.0);
    solve::wilson(share, variance, n)
}

#[cfg(test)]
mod tests {
    use table::{Game, Materials, Settings};
    use wimpout::Wimpout;

    use super::*;

    fn game() -> Wimpout {
        Wimpout::settle(&Settings::default(), &Materials::default()).unwrap()
    }

    fn series(bots: &[&str], games: u64, threads: usize) -> Series {
        Series {
            bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
            games,
            seed: "rotate".to_owned(),
            threads,
        }
    }

    #[test]
    fn every_bot_sits_on_every_seat_as_often() {
        let all = rotated(
            &game(),
            &series(&["eager", "odds", "random"], 300, 1),
            &|_| {},
        )
        .unwrap();
        assert_eq!((all.deals, all.tally.games), (100, 300));
        let wins = |some: &[BotTally]| some.iter().map(|bot| bot.share).sum::<u64>();
        assert_eq!(wins(&all.bots), 300 * WIN);
        let seats: u64 = all.tally.seats.iter().map(|seat| seat.share).sum();
        assert_eq!(seats, 300 * WIN);
        assert!(all.bots[1].share > all.bots[0].share, "{all:?}");
    }

    #[test]
    fn the_figures_are_the_same_on_any_number_of_threads() {
        let play = |threads| {
            rotated(&game(), &series(&["eager", "odds"], 1000, threads), &|_| {}).unwrap()
        };
        assert_eq!(play(1), play(3));
    }

    /// Equal bots have equal luck: in every deal each wins what the other one wins on the same seat.
    #[test]
    fn the_same_bot_twice_wins_half_of_each_deal() {
        let all = rotated(&game(), &series(&["odds", "odds"], 400, 1), &|_| {}).unwrap();
        assert_eq!(all.bots[0], all.bots[1]);
        assert_eq!(u128::from(all.bots[0].share), u128::from(WIN) * 200);
        assert_eq!(all.bots[0].share_squared, u128::from(WIN).pow(2) * 200);
        let told = rotated_report(&series(&["odds", "odds"], 400, 1), &all);
        assert_eq!(told["bots"][0]["win_share"], 0.5);
    }
}
