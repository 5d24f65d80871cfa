//! What a table shows to one viewer at one moment, in the game's own types; JSON is made of it where somebody asks for it.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use serde_json::{Value as Json, json};

use super::Table;
use crate::guiding::Adopted;
use crate::{Game, Happening, Proposal, Seat, Standing, Turn, TurnOf, Viewer};

/// What a viewer learned of an event of some game: that game's [`Game::Seen`].
pub type AnySeen = Arc<dyn Any + Send + Sync>;

/// What a table of the game `G` shows to one viewer.
#[derive(Clone, Debug)]
pub struct Glance<G: Game> {
    /// The rules in force.
    pub game: Arc<G>,
    /// Everything the viewer may know of the game.
    pub view: G::View,
    /// The actions listed for the viewer.
    pub actions: Vec<G::Action>,
    /// What the game waits for, without the actions of others: what they may do can tell what they hold.
    turn: TurnOf<G>,
    names: Arc<Vec<String>>,
    proposal: Option<Proposal>,
    adopted: Vec<Adopted>,
}

/// A [`Glance`] at a table of any game.
pub trait AnyGlance: Debug + Send + Sync {
    /// The seat that is to act, if it is one.
    fn to_act(&self) -> Option<Seat>;
    /// How the game ended, once it is over.
    fn standing(&self) -> Option<&Standing>;
    /// Rules that have been adopted and wait for their situation (W19).
    fn adopted(&self) -> &[Adopted];
    /// How many actions are listed for the viewer.
    fn listed(&self) -> usize;
    /// What the game waits for, in the words of the referee.
    fn turn_json(&self) -> Json;
    /// The actions listed for the viewer.
    fn actions_json(&self) -> Vec<Json>;
    /// Everything the viewer may know, with the names, the rules in force and the open proposal.
    fn view_json(&self) -> Json;
    /// The [`Glance`] with the types of its game.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> Table<G> {
    /// What the table shows to a viewer now.
    pub fn glance(&self, viewer: Viewer) -> Glance<G> {
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        let mut turn = self.now.turn.clone();
        let mut actions = Vec::new();
        if let Turn::Choice(asks) = &mut turn {
            for ask in asks {
                if own(ask.seat) {
                    actions.extend(ask.actions.iter().cloned());
                } else {
                    ask.actions.clear();
                }
            }
        }
        Glance {
            view: self.now.game.view(&self.now.state, viewer),
            game: Arc::clone(&self.now.game),
            actions,
            turn,
            names: Arc::clone(&self.now.names),
            proposal: self.now.guiding.proposal.clone(),
            adopted: self.now.guiding.adopted.clone(),
        }
    }

    /// What a viewer learned of the happening of that number, if anything.
    pub(super) fn happening(&self, number: usize, viewer: Viewer) -> Option<Happening<AnySeen>> {
        let (_, happening) = self.log.get(number)?;
        happening.with_game(|event| {
            let seen = self.now.game.seen(event, viewer)?;
            Some(Arc::new(seen) as AnySeen)
        })
    }
}

impl<G: Game> AnyGlance for Glance<G> {
    fn to_act(&self) -> Option<Seat> {
        match &self.turn {
            Turn::Choice(asks) => match asks.as_slice() {
                [ask] => Some(ask.seat),
                _ => None,
            },
            Turn::Luck(_) | Turn::Over(_) => None,
        }
    }

    fn standing(&self) -> Option<&Standing> {
        match &self.turn {
            Turn::Over(standing) => Some(standing),
            Turn::Choice(_) | Turn::Luck(_) => None,
        }
    }

    fn adopted(&self) -> &[Adopted] {
        &self.adopted
    }

    fn listed(&self) -> usize {
        self.actions.len()
    }

    fn turn_json(&self) -> Json {
        turn_json(&self.turn)
    }

    fn actions_json(&self) -> Vec<Json> {
        self.actions.iter().map(|action| json!(action)).collect()
    }

    fn view_json(&self) -> Json {
        let mut view = json!(self.view);
        view["names"] = json!(*self.names);
        view["rules"] = json!(self.game.settings());
        view["proposal"] = json!(self.proposal);
        view["adopted"] = json!(self.adopted);
        view
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// What a game waits for, in the words of the referee.
pub(super) fn turn_json<A: serde::Serialize, D: serde::Serialize>(turn: &Turn<A, D>) -> Json {
    match turn {
        Turn::Choice(asks) => match asks.as_slice() {
            [ask] => json!({"kind": "choice", "seat": ask.seat, "actions": ask.actions}),
            asks => {
                let asks = asks
                    .iter()
                    .map(|ask| json!({"seat": ask.seat, "actions": ask.actions}));
                json!({"kind": "choice", "seats": asks.collect::<Vec<_>>()})
            }
        },
        Turn::Luck(draw) => json!({"kind": "luck", "draw": draw}),
        Turn::Over(standing) => {
            let winner = match standing.winners.as_slice() {
                [one] => Some(one),
                _ => None,
            };
            json!({"kind": "over", "standing": standing.places, "winner": winner, "winners": standing.winners})
        }
    }
}
