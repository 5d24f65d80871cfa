//! Games for two with hidden cards: counterfactual regret minimisation (Zinkevich and others 2007, with the regrets
//! and averages of Tammelin 2014), and best responses that prove how good the answer is.

use super::tree::{Node, Tree};
use crate::{Game, Refusal};

/// Bounds of what seat 0 wins when both play as well as can be: what the two strategies that are found after so many
/// rounds secure to their sides.
///
/// # Errors
/// If the game is not for two.
pub fn bounds<G: Game>(game: &G, rounds: u32) -> Result<(f64, f64), Refusal> {
    let tree = Tree::of(game)?;
    let mut plans: Vec<Plan> = tree
        .known
        .iter()
        .map(|known| Plan::of(known.actions))
        .collect();
    for round in 1..=rounds {
        for seat in 0..2 {
            walk(&tree, &mut plans, 0, seat, (f64::from(round), 1.0));
            plans.iter_mut().for_each(Plan::learn);
        }
    }
    let averages: Vec<_> = plans.iter().map(|plan| shares(&plan.chosen)).collect();
    Ok((
        -best_response(&tree, &averages, 1),
        best_response(&tree, &averages, 0),
    ))
}

/// What a seat does where it knows the same.
struct Plan {
    /// How much better each action would have been than what was done.
    regret: Vec<f64>,
    /// The regrets of the round under way.
    fresh: Vec<f64>,
    /// How much each action was chosen over all rounds, later ones weighing more.
    chosen: Vec<f64>,
}

impl Plan {
    fn of(actions: usize) -> Self {
        Self {
            regret: vec![0.0; actions],
            fresh: vec![0.0; actions],
            chosen: vec![0.0; actions],
        }
    }

    fn learn(&mut self) {
        for (regret, fresh) in self.regret.iter_mut().zip(&mut self.fresh) {
            *regret = (*regret + std::mem::take(fresh)).max(0.0);
        }
    }
}

/// Weights as shares of 1; even ones if all are 0.
fn shares(weights: &[f64]) -> Vec<f64> {
    let all: f64 = weights.iter().sum();
    if all > 0.0 {
        return weights.iter().map(|weight| weight / all).collect();
    }
    let count: f64 = weights.iter().map(|_| 1.0).sum();
    vec![1.0 / count; weights.len()]
}

/// What `seat` can expect at a node under the plans of this round; notes what it regrets. `reach` is the weight of the
/// way to the node by the seat's own choices, and by all others.
fn walk(tree: &Tree, plans: &mut [Plan], node: usize, seat: usize, reach: (f64, f64)) -> f64 {
    let (own, others) = reach;
    match &tree.nodes[node] {
        Node::Over(won) => won[seat],
        Node::Luck(after) => {
            let worth =
                |&(next, chance)| chance * walk(tree, plans, next, seat, (own, others * chance));
            after.iter().map(worth).sum()
        }
        Node::Choice(known, after) => {
            let shares = shares(&plans[*known].regret);
            let mine = tree.known[*known].seat == seat;
            let reach = |share| {
                if mine {
                    (own * share, others)
                } else {
                    (own, others * share)
                }
            };
            let steps = after.iter().zip(&shares);
            let worths: Vec<f64> = steps
                .map(|(&next, share)| walk(tree, plans, next, seat, reach(share)))
                .collect();
            let expected = worths
                .iter()
                .zip(&shares)
                .map(|(worth, share)| worth * share)
                .sum();
            if mine {
                let plan = &mut plans[*known];
                for (action, (worth, share)) in worths.iter().zip(&shares).enumerate() {
                    plan.fresh[action] += others * (worth - expected);
                    plan.chosen[action] += own * share;
                }
            }
            expected
        }
    }
}

/// The most that `seat` can win against what the other does.
fn best_response(tree: &Tree, averages: &[Vec<f64>], seat: usize) -> f64 {
    let mut response = Response {
        tree,
        averages,
        seat,
        best: vec![None; tree.known.len()],
        reach: vec![0.0; tree.nodes.len()],
    };
    response.spread(0, 1.0);
    response.worth(0)
}

struct Response<'a> {
    tree: &'a Tree,
    averages: &'a [Vec<f64>],
    seat: usize,
    /// The best action wherever the seat knows the same, once it has been looked for.
    best: Vec<Option<usize>>,
    /// The weight of the way to each node by the choices of all others.
    reach: Vec<f64>,
}

impl Response<'_> {
    fn spread(&mut self, node: usize, reach: f64) {
        self.reach[node] = reach;
        let tree = self.tree;
        match &tree.nodes[node] {
            Node::Over(_) => {}
            Node::Luck(after) => {
                for &(next, chance) in after {
                    self.spread(next, reach * chance);
                }
            }
            Node::Choice(known, after) => {
                for (action, &next) in after.iter().enumerate() {
                    let mine = tree.known[*known].seat == self.seat;
                    let share = if mine {
                        1.0
                    } else {
                        self.averages[*known][action]
                    };
                    self.spread(next, reach * share);
                }
            }
        }
    }

    fn worth(&mut self, node: usize) -> f64 {
        let tree = self.tree;
        match &tree.nodes[node] {
            Node::Over(won) => won[self.seat],
            Node::Luck(after) => after
                .iter()
                .map(|&(next, chance)| chance * self.worth(next))
                .sum(),
            Node::Choice(known, after) if tree.known[*known].seat == self.seat => {
                let best = self.best(*known);
                self.worth(after[best])
            }
            Node::Choice(known, after) => {
                let shares = &self.averages[*known];
                after
                    .iter()
                    .zip(shares)
                    .map(|(&next, share)| share * self.worth(next))
                    .sum()
            }
        }
    }

    /// The action that is best over all nodes at which the seat knows the same.
    fn best(&mut self, known: usize) -> usize {
        if let Some(best) = self.best[known] {
            return best;
        }
        let tree = self.tree;
        let mut worths = vec![0.0; tree.known[known].actions];
        for &node in &tree.known[known].nodes {
            if let Node::Choice(_, after) = &tree.nodes[node] {
                for (worth, &next) in worths.iter_mut().zip(after) {
                    *worth += self.reach[node] * self.worth(next);
                }
            }
        }
        let best = (0..worths.len())
            .max_by(|&a, &b| worths[a].total_cmp(&worths[b]))
            .unwrap_or(0);
        self.best[known] = Some(best);
        best
    }
}
