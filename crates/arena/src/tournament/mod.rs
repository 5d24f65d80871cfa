//! A tournament of bots: every table of entrants plays every deal once from each rotation of its seats, with the same
//! luck, so that neither seat nor luck tells them apart as far as it can be helped. The same seed gives the same
//! figures on any number of threads.

mod batch;
mod outsider;
mod pair;
mod ranking;
mod rating;
mod report;
mod seating;

use table::{Code, Refusal};

pub use outsider::Outsider;
pub use pair::Pair;
pub use ranking::Ranking;
pub use rating::Rating;
pub use report::tournament_report;

use crate::{Bots, Stop};
use batch::Batch;

/// How many deals are played before it is looked whether anything is settled.
const BATCH: u32 = 16;

/// Who plays, and how long.
pub struct Tournament<'a> {
    /// The entrants by name.
    pub entrants: Vec<String>,
    /// How many sit at a table.
    pub seats: usize,
    /// How many deals a table plays at most.
    pub rounds: u32,
    /// Whether a table goes on once it is clear who is better.
    pub to_the_end: bool,
    /// Where luck starts.
    pub seed: String,
    /// How many threads play.
    pub threads: usize,
    /// Brings a program to a seat, where an entrant is one; nothing for a bot of the house.
    pub outsider: &'a Invite<'a>,
    /// Ends the tournament; what has been played stands.
    pub stop: Stop,
}

impl std::fmt::Debug for Tournament<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a tournament of {}", self.entrants.join(", "))
    }
}

/// How a program is brought to a seat.
pub type Invite<'a> = dyn Fn(&str) -> Option<Box<dyn Outsider>> + Sync + 'a;

/// Plays a tournament under the rules of `game`; `progress` hears how many tables have played a deal and how many have
/// still to at most.
///
/// # Errors
/// Too few entrants; a bot that does not exist; a number of seats the game does not take.
pub fn tournament<G: Bots>(
    game: &G,
    plan: &Tournament<'_>,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Ranking, Refusal> {
    check(game, plan)?;
    let tables = tables(plan.entrants.len(), plan.seats);
    let mut ranking = Ranking::of(plan.entrants.len());
    let mut workers: Vec<_> = (0..plan.threads.max(1)).map(|_| Vec::new()).collect();
    let (mut deal, mut done) = (0, 0);
    while deal < plan.rounds {
        let open = tables.iter().filter(|table| ranking.is_open(plan, table));
        let open: Vec<&[usize]> = open.map(Vec::as_slice).collect();
        let deals = deal..plan.rounds.min(deal + BATCH);
        let rest = open.len() * (plan.rounds - deal) as usize;
        let tasks: Vec<_> = deals
            .clone()
            .flat_map(|deal| open.iter().map(move |table| (deal, *table)))
            .collect();
        let batch = Batch {
            game,
            plan,
            tasks: &tasks,
        };
        let heard = |played: usize| progress(done + played, done + rest);
        let played = batch.play(&mut workers, &heard)?;
        for ((_, table), dealt) in tasks.iter().zip(played.iter().map_while(Option::as_ref)) {
            ranking.count(table, dealt);
        }
        if plan.stop.is_told() {
            ranking.stopped = true;
            break;
        }
        (deal, done) = (deals.end, done + tasks.len());
        ranking.settled = !plan.to_the_end && ranking.all_settled();
        if ranking.settled {
            break;
        }
    }
    Ok(ranking)
}

fn check<G: Bots>(game: &G, plan: &Tournament<'_>) -> Result<(), Refusal> {
    let entrants = plan.entrants.len();
    if entrants < plan.seats || entrants < 2 || plan.seats < 2 {
        let least = plan.seats.max(2);
        let message = format!(
            "a tournament at tables of {} takes {least} bots or more, not {entrants}",
            plan.seats
        );
        return Err(Refusal::new(Code::BadInput, message));
    }
    let twice = (1..entrants).find(|at| plan.entrants[..*at].contains(&plan.entrants[*at]));
    if let Some(at) = twice {
        let message = format!("`{}` is there twice", plan.entrants[at]);
        return Err(Refusal::new(Code::BadInput, message));
    }
    let names: Vec<String> = plan.entrants[..plan.seats].to_vec();
    game.start(&names)?;
    for name in &plan.entrants {
        if (plan.outsider)(name).is_none() {
            G::bot(name)?;
        }
    }
    Ok(())
}

/// Every choice of `seats` among so many entrants, in order.
fn tables(entrants: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut tables = vec![Vec::new()];
    for _ in 0..seats {
        let longer = tables.into_iter().flat_map(|table: Vec<usize>| {
            let next = table.last().map_or(0, |last| last + 1);
            (next..entrants).map(move |more| [&table[..], &[more]].concat())
        });
        tables = longer.collect();
    }
    tables
}

#[cfg(test)]
mod tests;
