//! Games for two in which nothing is hidden: every decision is listed once, then valued until nothing changes.

use std::hash::Hash;

use super::components::components;
use crate::{Game, Refusal, Seat, Turn};

/// Only looked up, never listed, so that its order is not seen.
#[expect(clippy::disallowed_types, reason = "twice as fast as a tree here")]
type Places<S> = std::collections::HashMap<S, u32>;

/// The decisions found so far, each with its place in the list.
struct Decisions<'a, G: Game> {
    game: &'a G,
    places: Places<G::State>,
    states: Vec<G::State>,
}

/// A decision.
struct Node {
    seat: Seat,
    actions: Vec<Lottery>,
}

/// What an action leads to.
#[derive(Default)]
struct Lottery {
    /// The chance that seat 0 has won before another decision.
    won: f64,
    /// The next decisions by their places, with their chances.
    after: Vec<(u32, f64)>,
}

/// The chance of seat 0 to win when both seats play as well as can be, to about eight digits.
///
/// # Errors
/// If the game is not for two.
pub fn win_chance<G: Game>(game: &G) -> Result<f64, Refusal>
where
    G::State: Eq + Hash,
{
    let start = game.start(&["ann".to_owned(), "bob".to_owned()])?;
    let mut decisions = Decisions {
        game,
        places: Places::default(),
        states: Vec::new(),
    };
    let mut first = Lottery::default();
    decisions.follow(start, 1.0, &mut first);
    let nodes = decisions.nodes();
    Ok(first.worth(&values(&nodes)))
}

impl<G: Game> Decisions<'_, G>
where
    G::State: Eq + Hash,
{
    /// Every decision that can be reached from those found so far.
    fn nodes(mut self) -> Vec<Node> {
        let mut nodes = Vec::new();
        while let Some(state) = self.states.get(nodes.len()).cloned() {
            nodes.push(self.node(&state));
        }
        nodes
    }

    fn node(&mut self, state: &G::State) -> Node {
        let Turn::Choice(asks) = self.game.turn(state) else {
            panic!("only decisions are listed");
        };
        let [ask] = &asks[..] else {
            panic!("seats act one at a time in a game that can be solved");
        };
        let actions = ask.actions.iter().map(|action| {
            let mut next = state.clone();
            self.game.act(&mut next, ask.seat, action, &mut Vec::new());
            let mut lottery = Lottery::default();
            self.follow(next, 1.0, &mut lottery);
            lottery
        });
        Node {
            seat: ask.seat,
            actions: actions.collect(),
        }
    }

    /// Follows a state through all draws to the next decisions.
    fn follow(&mut self, state: G::State, chance: f64, lottery: &mut Lottery) {
        match self.game.turn(&state) {
            Turn::Over(standing) if standing.winners == [Seat(0)] => lottery.won += chance,
            Turn::Over(_) => {}
            Turn::Choice(_) => lottery.after.push((self.place(state), chance)),
            Turn::Luck(_) => {
                let outcomes = self.game.outcomes(&state);
                let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
                for (outcome, weight) in outcomes {
                    let mut next = state.clone();
                    self.game.luck(&mut next, &outcome, &mut Vec::new());
                    self.follow(next, chance * f64::from(weight) / f64::from(all), lottery);
                }
            }
        }
    }

    fn place(&mut self, state: G::State) -> u32 {
        if let Some(&place) = self.places.get(&state) {
            return place;
        }
        let place = u32::try_from(self.states.len()).expect("fewer than 2^32 decisions");
        self.states.push(state.clone());
        self.places.insert(state, place);
        place
    }
}

impl Node {
    fn worth(&self, values: &[f64]) -> f64 {
        let actions = self.actions.iter().map(|lottery| lottery.worth(values));
        match self.seat {
            Seat(0) => actions.fold(0.0, f64::max),
            _ => actions.fold(1.0, f64::min),
        }
    }

    /// The decision that the edge of this number leads to.
    fn after(&self, edge: usize) -> Option<u32> {
        let mut edges = self.actions.iter().flat_map(|lottery| &lottery.after);
        edges.nth(edge).map(|&(place, _)| place)
    }
}

impl Lottery {
    fn worth(&self, values: &[f64]) -> f64 {
        let after = self.after.iter();
        self.won
            + after
                .map(|&(place, chance)| chance * values[place as usize])
                .sum::<f64>()
    }
}

/// The chance of seat 0 at every decision: sweeps over one component after the other until no value moves.
fn values(nodes: &[Node]) -> Vec<f64> {
    let mut values = vec![0.0; nodes.len()];
    let after = |place: u32, edge| nodes[place as usize].after(edge);
    for component in components(nodes.len(), after) {
        let mut moved: f64 = 1.0;
        while moved > 1e-10 {
            moved = 0.0;
            for &place in component.iter().rev() {
                let value = nodes[place as usize].worth(&values);
                moved = moved.max((value - values[place as usize]).abs());
                values[place as usize] = value;
            }
        }
    }
    values
}
