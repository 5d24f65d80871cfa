//! What a tournament has come to: ratings, wins, and what each entrant has made of each other.

use super::batch::Dealt;
use super::{Pair, Rating, Tournament, rating};

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranking {
    /// Games played.
    pub games: u64,
    /// By entrant.
    pub ratings: Vec<Rating>,
    /// Games that each entrant won, a shared win counting its share.
    pub wins: Vec<f64>,
    /// Games that each entrant was in.
    pub played: Vec<u64>,
    /// By entrant and opponent: how often the one came in before the other.
    pub pairs: Vec<Vec<Pair>>,
    /// Games that each entrant lost because it failed, and why the first time.
    pub failures: Vec<(u64, Option<String>)>,
    /// Whether it ended because every pair was settled.
    pub settled: bool,
    /// Whether somebody stopped it.
    pub stopped: bool,
}

impl Ranking {
    pub(super) fn of(entrants: usize) -> Self {
        Self {
            games: 0,
            ratings: vec![Rating::default(); entrants],
            wins: vec![0.0; entrants],
            played: vec![0; entrants],
            pairs: vec![vec![Pair::default(); entrants]; entrants],
            failures: vec![(0, None); entrants],
            settled: false,
            stopped: false,
        }
    }

    /// Whether there is still something to find out at a table.
    pub(super) fn is_open(&self, plan: &Tournament<'_>, table: &[usize]) -> bool {
        let open = |a: usize, b: usize| a != b && self.pairs[a][b].verdict().is_none();
        plan.to_the_end || table.iter().any(|&a| table.iter().any(|&b| open(a, b)))
    }

    pub(super) fn all_settled(&self) -> bool {
        let pairs = self.pairs.iter().enumerate().flat_map(|(a, row)| {
            let others = row.iter().enumerate().filter(move |(b, _)| *b != a);
            others.map(|(_, pair)| pair)
        });
        let mut verdicts = pairs.map(Pair::verdict);
        verdicts.all(|verdict| verdict.is_some())
    }

    /// Counts in one deal at one table.
    pub(super) fn count(&mut self, table: &[usize], dealt: &Dealt) {
        for places in &dealt.games {
            self.count_game(table, places);
        }
        for (own, &a) in table.iter().enumerate() {
            for (other, &b) in table.iter().enumerate().filter(|(other, _)| *other != own) {
                let ahead = |places: &Vec<u16>| match places[own].cmp(&places[other]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                let sum: f64 = dealt.games.iter().map(ahead).sum();
                self.pairs[a][b].count(sum / f64::from(u32::try_from(table.len()).unwrap_or(1)));
            }
        }
        for failed in &dealt.failed {
            let (times, why) = &mut self.failures[table[failed.entrant]];
            *times += 1;
            why.get_or_insert_with(|| failed.why.clone());
        }
    }

    fn count_game(&mut self, table: &[usize], places: &[u16]) {
        let before: Vec<Rating> = table.iter().map(|&entrant| self.ratings[entrant]).collect();
        let first = places.iter().filter(|place| **place == 0).count();
        let share = 1.0 / f64::from(u32::try_from(first).unwrap_or(1).max(1));
        let rated = rating::after(&before, places);
        for ((&entrant, rating), place) in table.iter().zip(rated).zip(places) {
            self.ratings[entrant] = rating;
            self.played[entrant] += 1;
            self.wins[entrant] += if *place == 0 { share } else { 0.0 };
        }
        self.games += 1;
    }
}
