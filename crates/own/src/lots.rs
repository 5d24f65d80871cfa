//! What a rule draws before a turn, found out by asking it (O7).

use crate::{Asking, Given, Question, Weights};

/// Of no more places it is told what comes of them.
const MOST_CHANGES: usize = 2 * crate::MOST_PLACES;

/// A draw, and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lots<M> {
    /// The first player of those asked about for whom something is drawn.
    pub who: M,
    /// Whether the same is drawn for all of them.
    pub always: bool,
    /// What is drawn for him.
    pub weights: Weights,
    /// What comes of some places.
    pub changes: Vec<LotChange>,
}

/// What a place that is drawn makes of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LotChange {
    /// Which place, counted from 1.
    pub place: u32,
    /// Whether the count is that of the table.
    pub of_table: bool,
    /// What it was.
    pub before: u32,
    /// What it is then.
    pub after: u32,
}

impl<M: Copy> Lots<M> {
    /// Asks a rule what it draws for these players, who are told to it so; nothing where it draws nothing for any.
    pub fn of(
        asking: &mut Asking<'_>,
        players: &(impl Iterator<Item = M> + Clone),
        told: impl Fn(M) -> Given,
    ) -> Option<Self> {
        let mut draws = |me: M| {
            let weights = asking.rule.weights(Question::DRAW.name, &[told(me)]);
            asking.asked(weights)
        };
        let (who, weights) = players.clone().find_map(|me| Some((me, draws(me)?)))?;
        let always = players
            .clone()
            .all(|me| draws(me).as_ref() == Some(&weights));
        let mut changes = Vec::new();
        for (place, _) in weights.outcomes() {
            for of_table in [false, true] {
                let mut after = players.clone().map(&told);
                changes.extend(after.find_map(|me| change(asking, (place, of_table), me)));
            }
        }
        changes.truncate(MOST_CHANGES);
        Some(Self {
            who,
            always,
            weights,
            changes,
        })
    }

    /// Whether nothing comes of it.
    pub fn is_nothing(&self) -> bool {
        self.changes.is_empty()
    }
}

/// What a place makes of a count of this player, or of the table, if it changes it.
fn change(asking: &mut Asking<'_>, (place, of_table): (u32, bool), me: Given) -> Option<LotChange> {
    let (question, field) = if of_table {
        (Question::TABLE_AFTER_DRAW.name, "table")
    } else {
        (Question::AFTER_DRAW.name, "count")
    };
    if !asking.rule.answers(question) {
        return None;
    }
    let before = me.number(field)?;
    let after = asking.number(question, &[Given::Number(place.into()), me]);
    let after = u32::try_from(after).unwrap_or(0);
    (after != before).then_some(LotChange {
        place,
        of_table,
        before,
        after,
    })
}
