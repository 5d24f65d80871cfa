//! The whole tree of a small game for two, and what each seat knows at each of its decisions.

use std::collections::BTreeMap;

use serde_json::json;

use crate::{Game, Refusal, Seat, Turn, Viewer};

/// The tree, its root first.
#[derive(Default)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    /// Every different knowledge with which a seat decides.
    pub(super) known: Vec<Known>,
}

pub(super) enum Node {
    /// A draw: where it may lead, with its chance.
    Luck(Vec<(usize, f64)>),
    /// A decision made with this knowledge: where its actions lead.
    Choice(usize, Vec<usize>),
    /// What each seat has won.
    Over([f64; 2]),
}

/// All decisions at which a seat knows the same.
pub(super) struct Known {
    pub(super) seat: usize,
    pub(super) actions: usize,
    pub(super) nodes: Vec<usize>,
}

impl Tree {
    pub(super) fn of<G: Game>(game: &G) -> Result<Self, Refusal> {
        let start = game.start(&["ann".to_owned(), "bob".to_owned()])?;
        let mut grower = Grower {
            game,
            tree: Self::default(),
            places: BTreeMap::new(),
        };
        grower.grow(&start, &[String::new(), String::new()]);
        Ok(grower.tree)
    }
}

/// What each seat has seen and done so far.
type Histories = [String; 2];

struct Grower<'a, G: Game> {
    game: &'a G,
    tree: Tree,
    /// The place of each knowledge in the tree's list.
    places: BTreeMap<(usize, String), usize>,
}

impl<G: Game> Grower<'_, G> {
    /// Adds a state with all that can follow; returns its place.
    fn grow(&mut self, state: &G::State, histories: &Histories) -> usize {
        let place = self.tree.nodes.len();
        self.tree.nodes.push(Node::Luck(Vec::new()));
        self.tree.nodes[place] = match self.game.turn(state) {
            Turn::Over(standing) => {
                let mut won = [0.0; 2];
                for line in standing.places {
                    won[line.seat.index()] =
                        f64::from(i32::try_from(line.score).expect("small scores"));
                }
                Node::Over(won)
            }
            Turn::Luck(_) => self.luck(state, histories),
            Turn::Choice(asks) => {
                let [ask] = &asks[..] else {
                    panic!("seats act one at a time in a game that can be solved");
                };
                self.choice(place, state, histories, ask.seat, &ask.actions)
            }
        };
        place
    }

    fn luck(&mut self, state: &G::State, histories: &Histories) -> Node {
        let outcomes = self.game.outcomes(state);
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let after = outcomes.iter().map(|(outcome, weight)| {
            let (mut next, mut log) = (state.clone(), Vec::new());
            self.game.luck(&mut next, outcome, &mut log);
            let histories = self.told(histories, &log);
            (
                self.grow(&next, &histories),
                f64::from(*weight) / f64::from(all),
            )
        });
        Node::Luck(after.collect())
    }

    fn choice(
        &mut self,
        place: usize,
        state: &G::State,
        histories: &Histories,
        seat: Seat,
        actions: &[G::Action],
    ) -> Node {
        let known = self.known(seat.index(), &histories[seat.index()], actions.len());
        self.tree.known[known].nodes.push(place);
        let after = actions.iter().map(|action| {
            let (mut next, mut log) = (state.clone(), Vec::new());
            self.game.act(&mut next, seat, action, &mut log);
            let mut histories = self.told(histories, &log);
            histories[seat.index()] += &json!(action).to_string();
            self.grow(&next, &histories)
        });
        Node::Choice(known, after.collect())
    }

    fn known(&mut self, seat: usize, history: &str, actions: usize) -> usize {
        let list = &mut self.tree.known;
        *self
            .places
            .entry((seat, history.to_owned()))
            .or_insert_with(|| {
                list.push(Known {
                    seat,
                    actions,
                    nodes: Vec::new(),
                });
                list.len() - 1
            })
    }

    /// The histories after both seats have learned what they may of these events.
    fn told(&self, histories: &Histories, log: &[G::Event]) -> Histories {
        [0, 1].map(|seat| {
            let viewer = Viewer::Seat(Seat::at(seat));
            let seen = log.iter().filter_map(|event| self.game.seen(event, viewer));
            seen.fold(histories[seat].clone(), |history, seen| {
                history + &json!(seen).to_string()
            })
        })
    }
}
