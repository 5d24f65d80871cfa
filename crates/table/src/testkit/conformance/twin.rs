//! A second game beside the first: hidden things fall out otherwise in it, yet one viewer sees the same of both. What
//! that viewer has before them must then be the same too.

use serde_json::{Value as Json, json};

use super::chance::{one_in, pick};
use super::ensure;
use super::round::Moment;
use crate::step::{StepOf, any, typed};
use crate::{AnyStep, AnyTable, Game, Step, Stream, Table, Turn, Viewer};

/// The second game.
pub(super) struct Twin<G: Game> {
    pub(super) table: Table<G>,
    pub(super) viewer: Viewer,
}

impl<G: Game> Twin<G> {
    /// A twin of a table as it stands.
    pub(super) fn of(table: &Table<G>, viewer: Viewer) -> Self {
        let table = table.clone();
        Self { table, viewer }
    }

    /// Goes on beside the table, which has just taken `step` from `before`: with other luck or another hidden action if
    /// the viewer sees the same of it. False if the two games part.
    pub(super) fn follow(
        &mut self,
        step: &AnyStep,
        before: &Moment<G>,
        table: &Table<G>,
        luck: &mut Stream,
    ) -> bool {
        let Ok(step) = typed::<G>(step.clone()) else {
            return false;
        };
        let shown = before.shown(&step, self.viewer);
        let now = Moment::of(&self.table);
        let candidates = self.candidates(&step, &now, luck);
        let fits = |candidate: &StepOf<G>| now.shown(candidate, self.viewer) == shown;
        let Some(candidate) = candidates.into_iter().find(fits) else {
            return false;
        };
        let since = self.table.events();
        self.table.take(any::<G>(candidate)).is_ok()
            && seen(&self.table, since, self.viewer) == seen(table, before.events, self.viewer)
    }

    fn candidates(&self, step: &StepOf<G>, now: &Moment<G>, luck: &mut Stream) -> Vec<StepOf<G>> {
        let mut candidates = Vec::new();
        match (step, self.table.turn()) {
            (Step::Luck { .. }, Turn::Luck(_)) => {
                let draw = |_| Step::Luck {
                    luck: now.game.draw(&now.state, luck),
                };
                candidates.extend((0..3).map(draw));
            }
            (Step::Act { seat, .. }, Turn::Choice(asks)) if self.viewer != Viewer::Seat(*seat) => {
                let ask = asks.iter().find(|ask| ask.seat == *seat);
                let other = ask.and_then(|ask| pick(luck, &ask.actions));
                if let Some(act) = other.filter(|_| one_in(luck, 2)) {
                    candidates.push(Step::Act {
                        seat: *seat,
                        act: act.clone(),
                    });
                }
            }
            _ => {}
        }
        candidates.push(step.clone());
        candidates
    }

    /// Checks that the viewer has the same before them at both tables.
    pub(super) fn check(&self, table: &Table<G>) -> Result<(), String> {
        let who = self.viewer;
        let view = |table: &Table<G>| table.game().view(table.state(), who);
        let (one, other) = (view(table), view(&self.table));
        ensure(one == other, || {
            let (one, other) = (json!(one), json!(other));
            format!("{who:?} has seen the same of two games, but views\n{one}\nand\n{other}")
        })?;
        let (one, other) = (options(table, who), options(&self.table, who));
        ensure(one == other, || {
            format!("{who:?} has seen the same of two games, but may do\n{one:?}\nand\n{other:?}")
        })
    }
}

fn seen<G: Game>(table: &Table<G>, since: usize, viewer: Viewer) -> Vec<Json> {
    let seen = table.seen_from(since, viewer).into_iter();
    seen.map(|(_, seen)| seen).collect()
}

/// What a viewer who is to act may do.
fn options<G: Game>(table: &Table<G>, viewer: Viewer) -> Option<Vec<G::Action>> {
    let Turn::Choice(asks) = table.turn() else {
        return None;
    };
    let ask = asks.iter().find(|ask| viewer == Viewer::Seat(ask.seat))?;
    Some(ask.actions.clone())
}
