//! Games under the book, and evenings.

use std::collections::BTreeMap;

use serde::Serialize;
use table::{OWN_PREFIX, Settings, Value};

use super::super::feat::FeatView;
use super::super::standing::{Counts, Line};
use super::super::{
    Book, Came, Circle, Evening, Game, Inside, Matter, MemberId, OwnVoted, Place, rules_of,
};
use crate::room::Millis;

/// A game under the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameView {
    /// Its table.
    pub table: String,
    /// The slug of the game.
    pub game: String,
    /// Who opened the table.
    pub by: MemberId,
    /// When.
    pub at: Millis,
    /// Under which version.
    pub version: usize,
    /// On which evening, by number.
    pub evening: Option<usize>,
    /// When it ended.
    pub ended: Option<Millis>,
    /// Who sits at its table while it is played, as far as the house knows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sitting: Vec<Sitting>,
    /// Everybody, the first first; nobody where nobody finished it.
    pub places: Vec<Place>,
    /// What was voted in at the table and the book does not say (K8).
    pub voted: Settings,
    /// The same of rules of the table's own.
    pub voted_own: Vec<OwnVoted>,
}

/// Somebody who sits at a table under the book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sitting {
    /// The name at the table.
    pub name: String,
    /// The member who it is; nobody for guests and bots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub member: Option<MemberId>,
}

/// An evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EveningView {
    /// The number.
    pub evening: usize,
    /// The name.
    pub title: String,
    /// Who began it.
    pub by: MemberId,
    /// When.
    pub at: Millis,
    /// When it was closed.
    pub closed: Option<Millis>,
    /// What counts.
    pub counts: Counts,
    /// How it stands.
    pub standing: Vec<Line>,
    /// How many games were finished.
    pub games: usize,
    /// The best moment so far.
    pub best: Option<FeatView>,
    /// The worst.
    pub worst: Option<FeatView>,
    /// What was proposed that night, the first first.
    pub proposed: Vec<ProposedView>,
}

/// What was proposed on an evening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ProposedView {
    /// The number of the proposal.
    pub id: u32,
    /// Who proposed it.
    pub by: MemberId,
    /// What it is about.
    #[serde(flatten)]
    pub matter: Matter,
    /// How it was decided, if it is.
    #[serde(flatten)]
    pub came: Option<Came>,
}

impl Inside {
    /// Whether the members are asked to keep in the book what was voted in at a table (K8): not where they vote on all of it
    /// or have said no to it since.
    #[must_use]
    pub fn asks_to_keep(&self, game: &GameView) -> bool {
        if game.voted.0.is_empty() && game.voted_own.is_empty() {
            return false;
        }
        let since = game.ended.unwrap_or(game.at);
        let refused = self.decided.iter().filter(|one| {
            let is_refused = matches!(one.came, Came::Refused { .. });
            is_refused && one.at >= since
        });
        let refused = refused.map(|one| &one.matter);
        let mut matters = refused.chain(self.proposals.iter().map(|one| &one.matter));
        !matters.any(|matter| match matter {
            Matter::Book { changes } => says(changes, game),
            Matter::Out { .. } | Matter::Leave { .. } => false,
        })
    }
}

/// Whether a change of the book is about all that was voted in at that table.
fn says(changes: &Book, game: &GameView) -> bool {
    let Some(set) = changes.0.get(&game.game) else {
        return false;
    };
    let mut voted = game.voted.0.iter();
    let mut own = game.voted_own.iter();
    voted.all(|(slug, value)| set.get(slug) == Some(value))
        && own.all(|own| set.get(&format!("{OWN_PREFIX}{}", own.name)).is_some())
}

impl Circle {
    /// The last first.
    pub(super) fn game_views(&self) -> Vec<GameView> {
        let games = self.games.iter().rev();
        games.map(|game| self.game_view(game)).collect()
    }

    /// The last first.
    pub(super) fn evening_views(&self) -> Vec<EveningView> {
        let evenings = (0..self.evenings.len()).rev();
        evenings.map(|index| self.evening_view(index)).collect()
    }

    fn game_view(&self, game: &Game) -> GameView {
        let ending = game.ended.as_ref().map(|(_, ending)| ending);
        GameView {
            table: game.table.clone(),
            game: game.slug.clone(),
            by: game.by,
            at: game.at,
            version: game.version,
            evening: game.evening.map(|evening| evening + 1),
            ended: game.ended.as_ref().map(|(at, _)| *at),
            sitting: Vec::new(),
            places: ending
                .map(|ending| ending.places.clone())
                .unwrap_or_default(),
            voted: ending
                .map(|ending| self.not_in_the_book(&game.slug, &ending.voted))
                .unwrap_or_default(),
            voted_own: ending
                .map(|ending| self.own_not_in_the_book(&game.slug, &ending.voted_own))
                .unwrap_or_default(),
        }
    }

    fn not_in_the_book(&self, game: &str, voted: &Settings) -> Settings {
        let chapter = self.rules(game);
        let rules = rules_of(game).unwrap_or_default();
        let says = |slug: &str, value: &Value| {
            rules
                .iter()
                .any(|rule| rule.slug == slug && chapter.value_of(rule) == *value)
        };
        let left = voted.0.iter().filter(|(slug, value)| !says(slug, value));
        Settings(
            left.map(|(slug, value)| (slug.clone(), value.clone()))
                .collect::<BTreeMap<_, _>>(),
        )
    }

    fn own_not_in_the_book(&self, game: &str, voted: &[OwnVoted]) -> Vec<OwnVoted> {
        let chapter = self.rules(game);
        let says = |one: &&OwnVoted| OwnVoted::mark_in(&chapter, &one.name) == one.mark;
        voted.iter().filter(|one| !says(one)).cloned().collect()
    }

    fn evening_view(&self, index: usize) -> EveningView {
        let evening = &self.evenings[index];
        let finished = self.games.iter().filter(|game| {
            let ended = game.ended.as_ref();
            let is_finished = ended.is_some_and(|(_, ending)| !ending.places.is_empty());
            game.evening == Some(index) && is_finished
        });
        let [best, worst] = evening.moments.clone();
        EveningView {
            evening: index + 1,
            title: evening.title.clone(),
            by: evening.by,
            at: evening.at,
            closed: evening.closed,
            counts: evening.counts,
            standing: self.of_evening(index),
            games: finished.count(),
            best,
            worst,
            proposed: self.proposed_on(evening),
        }
    }

    fn proposed_on(&self, evening: &Evening) -> Vec<ProposedView> {
        let end = evening.closed.unwrap_or(Millis::MAX);
        let decided = self.decided.iter();
        let decided = decided.map(|decided| (&decided.proposal, Some(&decided.came)));
        let all = decided.chain(self.open.iter().map(|open| (open, None)));
        let that_night = all.filter(|(one, _)| one.at >= evening.at && one.at <= end);
        let mut proposed: Vec<_> = that_night
            .map(|(one, came)| ProposedView {
                id: one.id,
                by: one.by,
                matter: one.matter.clone(),
                came: came.cloned(),
            })
            .collect();
        proposed.sort_by_key(|one| one.id);
        proposed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn goal(goal: i64) -> Settings {
        Settings([("goal".to_owned(), Value::Number(goal))].into())
    }

    fn voted(voted: Settings) -> GameView {
        GameView {
            table: "kestrel".to_owned(),
            game: "wimpout".to_owned(),
            by: MemberId(0),
            at: 0,
            version: 1,
            evening: None,
            ended: Some(1),
            sitting: Vec::new(),
            places: Vec::new(),
            voted,
            voted_own: Vec::new(),
        }
    }

    #[test]
    fn a_proposal_is_about_a_table_where_it_says_all_that_was_voted_in_there() {
        let book = |set| Book([("wimpout".to_owned(), set)].into());
        let game = voted(goal(60));
        assert!(says(&book(goal(60)), &game));
        assert!(!says(&book(goal(100)), &game));
        assert!(!says(&Book::default(), &game));
    }
}
