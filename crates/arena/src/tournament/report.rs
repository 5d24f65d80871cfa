//! The figures of a tournament as JSON; nothing in it depends on threads or time.

use serde_json::{Value as Json, json};

use super::{Pair, Ranking, Tournament};

/// Everything that came of it: the entrants from the best to the worst, and every pair of them.
#[must_use]
pub fn tournament_report(plan: &Tournament<'_>, ranking: &Ranking) -> Json {
    let mut order: Vec<usize> = (0..plan.entrants.len()).collect();
    order.sort_by(|&a, &b| {
        let (a, b) = (ranking.ratings[a].mean, ranking.ratings[b].mean);
        b.total_cmp(&a)
    });
    let bots = order.iter().map(|&at| entrant(plan, ranking, at));
    let pairs = order.iter().enumerate().flat_map(|(place, &a)| {
        let after = order[place + 1..].iter();
        after.map(move |&b| pair(plan, a, b, &ranking.pairs[a][b]))
    });
    json!({
        "games": ranking.games, "seats": plan.seats, "rounds": plan.rounds, "seed": plan.seed,
        "settled": ranking.settled, "stopped": ranking.stopped,
        "bots": bots.collect::<Json>(), "pairs": pairs.collect::<Json>(),
    })
}

fn entrant(plan: &Tournament<'_>, ranking: &Ranking, at: usize) -> Json {
    let rating = ranking.ratings[at];
    let (failed, why) = &ranking.failures[at];
    let mut told = json!({
        "bot": plan.entrants[at], "played": ranking.played[at], "wins": ranking.wins[at],
        "rating": {"kind": "heuristic", "by": "Weng-Lin", "value": rating.mean, "ci95": rating.interval()},
    });
    if let Some(why) = why {
        told["failed"] = json!({"games": failed, "why": why});
    }
    told
}

fn pair(plan: &Tournament<'_>, a: usize, b: usize, pair: &Pair) -> Json {
    let (better, sure) = match pair.confidence() {
        sure if sure >= 0.5 => (a, sure),
        sure => (b, 1.0 - sure),
    };
    json!({
        "bot": plan.entrants[a], "against": plan.entrants[b],
        "ahead": pair.ahead(),
        "better": plan.entrants[better], "confidence": sure, "settled": pair.verdict().is_some(),
    })
}
