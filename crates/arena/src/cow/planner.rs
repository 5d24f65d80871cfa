//! The planner (step L2 of the ladder): tries each action in playouts in which the others are farmers and it goes by
//! better habits itself, over deals of the hidden cards that agree with everything its seat knows, and takes the action
//! that leaves it richest.
//!
//! Playouts go to the actions by sequential halving (Z. Karnin, T. Koren and O. Somekh, "Almost optimal exploration in
//! multi-armed bandits", 2013): the worse half is given up after each round. All actions of a round are tried on the
//! same deals with the same luck, so that what they differ in is not the luck.

use std::time::{Duration, Instant};

use cow::{Card, Cow, State};
use table::{Luck, Refusal, Seat};

use super::farmer::farm_by;
use super::herd::{Choice, Desk};
use super::taste::Taste;
use crate::Limit;
use crate::bot::{Bot, Bots, Sight, no_such_bot, number, too_much};

/// How long the planner may think about one action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Budget {
    /// So many playouts.
    Playouts(u32),
    /// So long; the same game is not played twice.
    Time(Duration),
}

/// The most playouts that can be asked for.
const MOST_PLAYOUTS: u64 = 1_000_000;
/// The most milliseconds that can be asked for.
const MOST_MILLIS: u64 = 60_000;

/// The budget in a bot's name: `planner-1000` or `planner-50ms`; plain `planner` has 1,000 playouts.
///
/// # Errors
/// `BadInput`: no such bot, or more than a planner may ask for.
pub(super) fn budget(name: &str) -> Result<Budget, Refusal> {
    const USUAL: u32 = 1000;
    if name == "planner" {
        return Ok(Budget::Playouts(USUAL));
    }
    let nobody = || no_such_bot(name, Cow::BOTS);
    let text = name.strip_prefix("planner-").ok_or_else(nobody)?;
    let (digits, is_time) = text
        .strip_suffix("ms")
        .map_or((text, false), |digits| (digits, true));
    let number = number(digits).ok_or_else(nobody)?;
    let most = if is_time { MOST_MILLIS } else { MOST_PLAYOUTS };
    let small = u32::try_from(number).ok().filter(|_| number <= most);
    let small = small.ok_or_else(|| {
        too_much(
            name,
            "planner-N takes up to 1,000,000 games, or up to 60000ms",
        )
    })?;
    Ok(if is_time {
        Budget::Time(Duration::from_millis(small.into()))
    } else {
        Budget::Playouts(small)
    })
}

/// The planner as a bot.
#[derive(Debug)]
pub(super) struct Planner {
    budget: Budget,
    /// What ends it before the budget is used up.
    limit: Limit,
    desk: Desk,
}

impl Planner {
    pub(super) fn new(budget: Budget) -> Self {
        Self {
            budget,
            limit: Limit::default(),
            desk: Desk::default(),
        }
    }

    /// What `seat` does. Nothing is known of the game but what `redeal` deals: states that agree with everything the
    /// seat knows.
    pub(super) fn plan(
        &mut self,
        cow: &Cow,
        seat: Seat,
        redeal: &dyn Fn(&mut dyn Luck) -> State,
        desk: &mut Desk,
        luck: &mut dyn Luck,
    ) -> Choice {
        let deal = redeal(luck);
        let Some(outlook) = cow.outlook(&deal) else {
            return Choice::Order;
        };
        let habit = farm_by(&Taste::RANCHER, &outlook, desk);
        outlook.moves(&mut desk.moves);
        let listed = desk.moves.iter().map(|&to_do| Choice::Move(to_do));
        let others = listed.filter(|&choice| choice != habit);
        let mut trial = Trial {
            cow,
            seat,
            order: &desk.order,
            desk: &mut self.desk,
            arms: std::iter::once(habit).chain(others).map(Arm::new).collect(),
        };
        trial.best(self.budget, redeal, luck, &self.limit)
    }
}

impl Bot<Cow> for Planner {
    fn choose(&mut self, sight: &Sight<'_, Cow>, luck: &mut dyn Luck) -> cow::Action {
        let redeal = |luck: &mut dyn Luck| sight.unseen.redeal(luck);
        let mut desk = Desk::default();
        self.limit.clone_from(sight.limit);
        let choice = self.plan(sight.game, sight.seat, &redeal, &mut desk, luck);
        let deal = redeal(&mut Dice::of(0));
        desk.action(sight.game, &deal, Some(choice))
    }
}

/// An action that is tried.
#[derive(Debug)]
struct Arm {
    choice: Choice,
    /// In how many playouts.
    n: i64,
    /// How many dollars more it has brought than the farmer's choice on the same deals.
    more: i64,
    squares: i64,
}

impl Arm {
    fn new(choice: Choice) -> Self {
        Self {
            choice,
            n: 0,
            more: 0,
            squares: 0,
        }
    }

    /// The mean of what it brings more.
    fn mean(&self) -> f64 {
        ratio(self.more, self.n)
    }

    /// The mean, less what may well be luck: so that habits are left for a good reason only.
    fn sure(&self) -> f64 {
        // Measured against farmers at 200 playouts (docs/STATISTICS.md): 0.2 and 0.7 earn less.
        const DOUBT: f64 = 1.5;
        let variance = ratio(self.squares, self.n) - self.mean().powi(2);
        self.mean() - DOUBT * (variance.max(0.0) / ratio(self.n, 1)).sqrt()
    }
}

#[allow(
    clippy::cast_precision_loss,
    reason = "sums of at most a million playouts"
)]
fn ratio(sum: i64, n: i64) -> f64 {
    sum as f64 / n.max(1) as f64
}

/// A decision that is being thought about. The first arm is always what a farmer would do.
struct Trial<'a> {
    cow: &'a Cow,
    seat: Seat,
    /// The order of the field that a farmer would like.
    order: &'a [Card],
    desk: &'a mut Desk,
    arms: Vec<Arm>,
}

impl Trial<'_> {
    /// The choice that does best. Whatever is left of the limit goes to the rounds in equal parts; once it is over,
    /// what does best so far is taken.
    fn best(
        &mut self,
        budget: Budget,
        redeal: &dyn Fn(&mut dyn Luck) -> State,
        luck: &mut dyn Luck,
        limit: &Limit,
    ) -> Choice {
        let rounds = self.arms.len().next_power_of_two().trailing_zeros();
        for round in 0..rounds {
            let (start, mut deals) = (Instant::now(), 0);
            let share = limit.left().map(|left| left / (rounds - round));
            while match budget {
                Budget::Playouts(n) => deals < deals_in_round(n, rounds, self.arms.len()),
                Budget::Time(time) => deals == 0 || start.elapsed() * rounds < time,
            } && share.is_none_or(|share| start.elapsed() < share && !limit.is_over())
            {
                self.try_all(redeal, luck);
                deals += 1;
            }
            give_up(&mut self.arms);
        }
        let surest = self
            .arms
            .iter()
            .rev()
            .max_by(|one, other| one.sure().total_cmp(&other.sure()));
        surest.map_or(Choice::Order, |arm| arm.choice)
    }

    /// One playout of every arm on the same deal with the same luck.
    fn try_all(&mut self, redeal: &dyn Fn(&mut dyn Luck) -> State, luck: &mut dyn Luck) {
        let deal = redeal(luck);
        let dice = Dice::new(luck);
        let mut habit = None;
        for arm in &mut self.arms {
            let mut state = deal.clone();
            match arm.choice {
                Choice::Order => self.cow.make_order(&mut state, self.order, None),
                Choice::Move(to_do) => self.cow.make(&mut state, self.seat, to_do, None),
            }
            let own = Some((self.seat, &Taste::RANCHER));
            self.desk
                .play_on(self.cow, &mut state, own, &mut dice.again());
            let net = i64::from(state.purse(self.seat).net());
            let more = net - *habit.get_or_insert(net);
            arm.n += 1;
            arm.more += more;
            arm.squares += more * more;
        }
    }
}

/// How many deals a round of so many arms gets.
fn deals_in_round(playouts: u32, rounds: u32, arms: usize) -> u32 {
    let arms = u32::try_from(arms).unwrap_or(u32::MAX);
    (playouts / (rounds * arms)).max(1)
}

/// Gives up the worse half of the arms, but for the first.
fn give_up(arms: &mut Vec<Arm>) {
    let kept = arms.len().div_ceil(2).max(2);
    arms[1..].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
    arms.truncate(kept);
}

/// The luck of playouts. Every draw depends on what it is drawn among and on how often that was drawn from before, and
/// on nothing else: so two playouts on the same luck get the same throws, cards and cities, though what was done in one of
/// them took more draws than in the other, and what they differ in is not the luck.
#[derive(Clone, Debug)]
struct Dice {
    seed: u64,
    /// How often a number below each was drawn.
    drawn: [u8; Self::SMALL],
    words: u64,
}

impl Dice {
    /// Numbers below up to so many are told apart: no pile has more cards.
    const SMALL: usize = 129;

    fn new(luck: &mut dyn Luck) -> Self {
        Self::of(u64::from(luck.word()) << 32 | u64::from(luck.word()))
    }

    fn of(seed: u64) -> Self {
        Self {
            seed,
            drawn: [0; Self::SMALL],
            words: 0,
        }
    }

    /// The same luck from its beginning.
    fn again(&self) -> Self {
        Self::of(self.seed)
    }

    /// Bits that look even, by their number: `SplitMix64` (G. Steele, D. Lea and C. Flood, 2014).
    fn bits(&self, number: u64) -> u32 {
        let mut z = self
            .seed
            .wrapping_add((number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) >> 32) as u32
    }
}

impl Luck for Dice {
    fn word(&mut self) -> u32 {
        self.words += 1;
        self.bits(self.words << 16)
    }

    /// One of so many, by the high bits; a few in four thousand million more often than others.
    fn below(&mut self, n: u32) -> u32 {
        let place = (n as usize).min(Self::SMALL - 1);
        let before = self.drawn[place];
        self.drawn[place] = before.wrapping_add(1);
        let bits = self.bits(u64::from(before) << 8 | place as u64);
        ((u64::from(bits) * u64::from(n)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cow::Move;

    #[test]
    fn a_budget_is_read_from_the_name() {
        let read = |name| budget(name).ok();
        assert_eq!(read("planner"), Some(Budget::Playouts(1000)));
        assert_eq!(read("planner-200"), Some(Budget::Playouts(200)));
        let time = Budget::Time(Duration::from_millis(50));
        assert_eq!(read("planner-50ms"), Some(time));
        for name in [
            "planner-",
            "planner-0",
            "planner-x",
            "planners",
            "planner-5s",
            "planner-1e9",
            "planner-+5",
            "planner-05",
        ] {
            let why = budget(name).unwrap_err();
            assert!(why.message.starts_with("there is no bot"), "{name}: {why}");
        }
        for name in [
            "planner-1000001",
            "planner-60001ms",
            "planner-99999999999999999999",
        ] {
            let why = budget(name).unwrap_err();
            assert!(why.message.contains("up to 1,000,000 games"), "{why}");
        }
    }

    #[test]
    fn the_worse_half_is_given_up_but_not_the_farmers() {
        let arm = |choice, more| Arm {
            more,
            n: 1,
            ..Arm::new(Choice::Move(choice))
        };
        let mut arms = vec![
            arm(Move::EndPlay, 0),
            arm(Move::Explode, -7),
            arm(Move::Defuse, -5),
        ];
        give_up(&mut arms);
        let left: Vec<_> = arms.iter().map(|arm| arm.choice).collect();
        assert_eq!(left, [Move::EndPlay, Move::Defuse].map(Choice::Move));
    }

    #[test]
    fn habits_are_left_for_a_good_reason_only() {
        let lucky = Arm {
            n: 4,
            more: 100,
            squares: 100 * 100,
            ..Arm::new(Choice::Order)
        };
        let good = Arm {
            n: 400,
            more: 10_000,
            squares: 1_000_000,
            ..Arm::new(Choice::Order)
        };
        assert!(
            lucky.mean() >= good.mean() && lucky.sure() < good.sure(),
            "{lucky:?}"
        );
    }
}
