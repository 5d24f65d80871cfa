//! What positions are worth, by games that bots play on from there.

use solve::Value;
use table::{Ask, Game, Luck, Seat, Standing, Turn};

use super::appraise::{Appraiser, Hopes, Worth};
use crate::bot::asked;
use crate::{Bot, Bots, Limit, Quick};

/// Plays so many games on from a position, always with the same luck: what two positions differ in is not the luck.
#[derive(Clone, Copy, Debug)]
pub struct Sampled {
    /// How many games.
    games: u32,
}

/// After so many steps a game is given up as endless.
pub(super) const LONGEST: usize = 100_000;
/// Fewer games say nothing.
const FEWEST: u32 = 20;
/// What the luck of these games begins with.
const SEED: &str = "insight";

/// Sums over games, and sums of squares, by seat.
#[derive(Default)]
struct Sums {
    wins: Vec<[f64; 2]>,
    scores: Vec<[f64; 2]>,
    games: u32,
}

impl Sampled {
    /// So many games a position, one at least.
    #[must_use]
    pub fn new(games: u32) -> Self {
        Self {
            games: games.max(1),
        }
    }
}

impl Sampled {
    /// What the seats have of so many games, each played with luck of its own; nothing where the limit was over before.
    pub(super) fn mean(
        self,
        limit: &Limit,
        mut play: impl FnMut(&mut Quick) -> Option<Standing>,
    ) -> Option<Hopes> {
        let mut sums = Sums::default();
        for number in 0..self.games {
            if limit.is_over() {
                return None;
            }
            if let Some(standing) = play(&mut Quick::new(SEED, number.into())) {
                sums.count(&standing);
            }
        }
        Some(sums.hopes())
    }

    /// What `seat` has after each of `actions`, of games with the same luck: each goes on from what is dealt for it.
    pub(super) fn compare<A, D>(
        self,
        (seat, actions): (Seat, &[A]),
        limit: &Limit,
        deal: impl Fn(&mut Quick) -> D,
        play: impl FnMut(&D, &A, &mut Quick) -> Option<Standing>,
    ) -> Option<Vec<Worth>> {
        let (shares, games) = self.shares((seat, actions), limit, deal, play);
        (games >= FEWEST.min(self.games)).then(|| compared(&shares))
    }

    /// What the seat had of games after each of `actions`, and how many there were of each when the limit was over.
    fn shares<A, D>(
        self,
        (seat, actions): (Seat, &[A]),
        limit: &Limit,
        deal: impl Fn(&mut Quick) -> D,
        mut play: impl FnMut(&D, &A, &mut Quick) -> Option<Standing>,
    ) -> (Vec<Vec<f64>>, u32) {
        let mut all = vec![Vec::new(); actions.len()];
        for number in 0..self.games {
            let mut luck = Quick::new(SEED, number.into());
            let dealt = deal(&mut luck);
            let mut one = Vec::with_capacity(actions.len());
            for action in actions {
                if limit.is_over() {
                    return (all, number);
                }
                let standing = play(&dealt, action, &mut luck.clone());
                one.push(standing.map_or(0.0, |standing| ended(&standing).of(seat.index())));
            }
            for (shares, share) in all.iter_mut().zip(one) {
                shares.push(share);
            }
        }
        (all, self.games)
    }
}

impl Sums {
    #[allow(
        clippy::cast_precision_loss,
        reason = "scores and seats are far below 2^52"
    )]
    fn count(&mut self, standing: &Standing) {
        self.games += 1;
        self.wins.resize(standing.places.len(), [0.0; 2]);
        self.scores.resize(standing.places.len(), [0.0; 2]);
        let share = 1.0 / standing.winners.len().max(1) as f64;
        for seat in &standing.winners {
            add(&mut self.wins, *seat, share);
        }
        for place in &standing.places {
            add(&mut self.scores, place.seat, place.score as f64);
        }
    }

    fn hopes(&self) -> Hopes {
        let mean = |sums: &[[f64; 2]], of: fn(f64, f64, u32) -> Value| {
            let means = sums.iter();
            means
                .map(|[sum, squares]| of(*sum, *squares, self.games))
                .collect()
        };
        Hopes {
            wins: mean(&self.wins, Value::sampled_share),
            scores: Some(mean(&self.scores, Value::sampled)),
        }
    }
}

fn add(sums: &mut [[f64; 2]], seat: Seat, n: f64) {
    if let Some([sum, squares]) = sums.get_mut(seat.index()) {
        *sum += n;
        *squares += n * n;
    }
}

impl<G: Bots> Appraiser<G> for Sampled {
    fn hopes(&mut self, game: &G, state: &G::State, limit: &Limit) -> Option<Hopes> {
        if let Turn::Over(standing) = game.turn(state) {
            return Some(ended(&standing));
        }
        self.mean(limit, |luck| game.play_on(state.clone(), luck))
    }

    fn weigh(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        actions: &[G::Action],
        limit: &Limit,
    ) -> Option<Vec<Worth>> {
        let deal = |luck: &mut Quick| game.guess(state, seat, luck);
        let play = |deal: &G::State, action: &G::Action, luck: &mut Quick| {
            let mut after = deal.clone();
            game.act(&mut after, seat, action, &mut Vec::new());
            game.play_on(after, luck)
        };
        self.compare((seat, actions), limit, deal, play)
    }
}

/// Means over games that were played with the same luck after each act, and how far each may seem worse than the best
/// by chance: the more acts there are, the more so (U30).
#[allow(clippy::cast_precision_loss, reason = "a handful of acts")]
fn compared(shares: &[Vec<f64>]) -> Vec<Worth> {
    let mean = |shares: &[f64]| sums(shares.iter().copied());
    let best = shares
        .iter()
        .max_by(|a, b| mean(a)[0].total_cmp(&mean(b)[0]));
    let best = best.map_or(&[] as &[f64], Vec::as_slice);
    let sure = solve::NEARLY_ALL + 0.35 * (shares.len().saturating_sub(1).max(1) as f64).ln();
    let worth = |own: &Vec<f64>| {
        let n = u32::try_from(own.len()).unwrap_or(u32::MAX);
        let [sum, squares] = mean(own);
        let [less, less_squared] = sums(best.iter().zip(own).map(|(best, own)| best - own));
        let of = f64::from(n.max(1));
        let variance = (less_squared / of - (less / of).powi(2)).max(0.0);
        Worth {
            value: Value::sampled_share(sum, squares, n),
            // A few games have hardly any spread to go by.
            doubt: if n < FEWEST {
                1.0
            } else {
                sure * (variance / of).sqrt()
            },
        }
    };
    shares.iter().map(worth).collect()
}

fn sums(numbers: impl Iterator<Item = f64>) -> [f64; 2] {
    numbers.fold([0.0; 2], |[sum, squares], n| [sum + n, squares + n * n])
}

/// What the seats have of a game that is over.
#[allow(clippy::cast_precision_loss, reason = "a handful of winners")]
pub(crate) fn ended(standing: &Standing) -> Hopes {
    let share = 1.0 / standing.winners.len().max(1) as f64;
    let wins = |seat: usize| {
        let won = standing.winners.iter().any(|winner| winner.index() == seat);
        if won { share } else { 0.0 }
    };
    Hopes::exact((0..standing.places.len()).map(wins))
}

/// Plays a game on to its end with the same bot on every seat; nothing where it does not end.
pub(crate) fn play_on<G: Game>(
    game: &G,
    mut state: G::State,
    bot: &mut dyn Bot<G>,
    luck: &mut dyn Luck,
) -> Option<Standing> {
    let mut log = Vec::new();
    for _ in 0..LONGEST {
        match game.turn(&state) {
            Turn::Over(standing) => return Some(standing),
            Turn::Luck(_) => {
                let outcome = game.draw(&state, luck);
                game.luck(&mut state, &outcome, &mut log);
            }
            Turn::Choice(asks) => {
                let ask = asks.first()?;
                let action = chosen(game, (&state, ask), bot, luck);
                game.act(&mut state, ask.seat, &action, &mut log);
            }
        }
        log.clear();
    }
    None
}

/// What the bot chooses of what is asked; what is the only way needs no bot.
pub(super) fn chosen<G: Game>(
    game: &G,
    (state, ask): (&G::State, &Ask<G::Action>),
    bot: &mut dyn Bot<G>,
    luck: &mut dyn Luck,
) -> G::Action {
    if let [only] = ask.actions.as_slice() {
        return only.clone();
    }
    asked(bot, game, (state, ask), luck)
}
