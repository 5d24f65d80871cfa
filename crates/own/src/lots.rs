//! What a rule draws before a turn, found out by asking it (O7).

use std::collections::BTreeMap;

use crate::{Asking, Given, Law, Question, Weights};

/// A draw, and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lots<M> {
    /// The first player of those asked about for whom something is drawn.
    pub who: M,
    /// Whether the same is drawn for all of them.
    pub always: bool,
    /// What is drawn for him.
    pub weights: Weights,
    /// What comes of each place.
    pub changes: Vec<LotChange>,
    /// Whether something else comes of it too, by who draws.
    pub others: bool,
}

/// What a place that is drawn makes of a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LotChange {
    /// Which place, counted from 1.
    pub place: u32,
    /// Whether the count is that of the table.
    pub of_table: bool,
    /// What becomes of it.
    pub law: Law,
}

impl<M: Copy> Lots<M> {
    /// Asks a rule what it draws for these players, who are told to it so; nothing where it draws nothing for any.
    pub fn of(
        asking: &mut Asking<'_>,
        players: &(impl Iterator<Item = M> + Clone),
        told: impl Fn(M) -> Given,
    ) -> Option<Self> {
        let mut draws = |me: M| asking.weights(&[told(me)]);
        let (who, weights) = players.clone().find_map(|me| Some((me, draws(me)?)))?;
        let always = players
            .clone()
            .all(|me| draws(me).as_ref() == Some(&weights));
        let (mut changes, mut others) = (Vec::new(), false);
        for (place, _) in weights.outcomes() {
            for of_table in [false, true] {
                let all = players.clone().map(&told);
                let (change, more) = change(asking, (place, of_table), all);
                changes.extend(change);
                others |= more;
            }
        }
        Some(Self {
            who,
            always,
            weights,
            changes,
            others,
        })
    }

    /// Whether nothing comes of it.
    pub fn is_nothing(&self) -> bool {
        self.changes.is_empty()
    }
}

/// What a place makes of a count of these players, or of the table, if it changes it; and whether it makes something else of the
/// same count of others.
fn change(
    asking: &mut Asking<'_>,
    (place, of_table): (u32, bool),
    players: impl Iterator<Item = Given>,
) -> (Option<LotChange>, bool) {
    let (question, field) = if of_table {
        (Question::TABLE_AFTER_DRAW.name, "table")
    } else {
        (Question::AFTER_DRAW.name, "count")
    };
    let (mut known, mut others) = (BTreeMap::new(), false);
    for me in players {
        let Some(before) = me.number(field) else {
            continue;
        };
        let told = [Given::Number(place.into()), me];
        let after = asking.count(question, &told, before);
        others |= *known.entry(before).or_insert(after) != after;
    }
    let counts: Vec<u32> = known.keys().copied().collect();
    let law = Law::among(&counts, |count| known.get(&count).copied().unwrap_or(count));
    others |= known
        .iter()
        .any(|(before, after)| before != after && !law.tells(&[], *before, *after));
    let change = LotChange {
        place,
        of_table,
        law,
    };
    ((!change.law.is_nothing()).then_some(change), others)
}
