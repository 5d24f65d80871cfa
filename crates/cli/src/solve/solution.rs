//! A solved game, of two or of three, kept or solved now.

use std::sync::Arc;

use anyhow::Context;
use serde_json::{Value as Json, json};
use solve::wimpout::{Duel, Position, Side, SolvedTurn, Trio, Triple};
use speech::figures::ScoresBar;
use table::Refusal;
use wimpout::Rules;

use super::in_order;
use crate::bar::{bar, left};

/// What is solved.
pub(super) enum Solution {
    Two(Duel),
    Three(Trio),
}

impl Solution {
    /// Of so many seats.
    pub(super) fn of(seats: usize, rules: &Rules) -> anyhow::Result<Self> {
        match seats {
            2 => Ok(Self::Two(duel(rules)?)),
            3 => Self::of_three(rules),
            _ => anyhow::bail!("games of two and of three are solved, not of {seats}"),
        }
    }

    /// Of three, with a bar for people at a terminal.
    fn of_three(rules: &Rules) -> anyhow::Result<Self> {
        let cache = arena::cache();
        if let Some(kept) = cache.and_then(|cache| Trio::load(rules, cache)) {
            return Ok(Self::Three(kept));
        }
        let (at, left) = ("{percent} %".into(), left());
        let bar = bar(1_000, &ScoresBar { at, left })?;
        let mut trio = Trio::begin(rules, Arc::new(duel(rules)?))?;
        trio.advance(&mut |part| {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a part of a thousand"
            )]
            bar.set_position((part * 1_000.0) as u64);
            true
        })?;
        bar.finish_and_clear();
        if let Some(cache) = cache {
            trio.keep(cache);
        }
        Ok(Self::Three(trio))
    }

    /// The chances to win at these scores, in order of play, and the decisions of the turn.
    pub(super) fn at(&self, scores: &[u32]) -> anyhow::Result<(Vec<f64>, SolvedTurn)> {
        let reached = || {
            format!(
                "nobody is to throw at {} before Last Licks: the goal is reached",
                in_order(scores)
            )
        };
        let (chances, turn) = match (self, scores) {
            (Self::Two(duel), [mover, other]) => {
                let at = Position::early(Side::at(*mover), Side::at(*other));
                (
                    duel.chances(at).ok().with_context(reached)?,
                    duel.turn(at, 0)?,
                )
            }
            (Self::Three(trio), [mover, next, last]) => {
                let at = Triple::early([*mover, *next, *last]);
                (
                    trio.chances(at).ok().with_context(reached)?,
                    trio.turn(at, 0)?,
                )
            }
            _ => anyhow::bail!("that game is not of {}", scores.len()),
        };
        Ok((chances.all()[..scores.len()].to_vec(), turn))
    }

    /// How many turns are left on average at each of these scores, where games of two are solved (U22).
    pub(super) fn turns_left(&self, all: &[&[u32]]) -> Option<Vec<f64>> {
        let Self::Two(duel) = self else {
            return None;
        };
        let at = all.iter().map(|scores| match scores {
            [mover, other] => Some(Position::early(Side::at(*mover), Side::at(*other))),
            _ => None,
        });
        duel.turns_left(&at.collect::<Option<Vec<_>>>()?).ok()
    }

    pub(super) fn seats(&self) -> usize {
        match self {
            Self::Two(_) => 2,
            Self::Three(_) => 3,
        }
    }

    pub(super) fn error(&self) -> f64 {
        match self {
            Self::Two(duel) => duel.error(),
            Self::Three(trio) => trio.error(),
        }
    }

    pub(super) fn swept(&self) -> u64 {
        match self {
            Self::Two(duel) => duel.swept(),
            Self::Three(trio) => trio.swept(),
        }
    }

    pub(super) fn was_kept(&self) -> bool {
        match self {
            Self::Two(duel) => duel.was_kept(),
            Self::Three(trio) => trio.was_kept(),
        }
    }

    pub(super) fn kib(&self) -> usize {
        let bytes = match self {
            Self::Two(duel) => duel.size(),
            Self::Three(trio) => trio.size(),
        };
        bytes / 1024
    }

    /// The scores at which best replies go round, and what the mover could gain there by another.
    pub(super) fn circling(&self) -> Vec<([u32; 3], f64)> {
        match self {
            Self::Two(_) => Vec::new(),
            Self::Three(trio) => {
                let circling = trio.circling().iter();
                let scores = |at: &Triple| at.sides.map(|side| side.score);
                circling.map(|(at, regret)| (scores(at), *regret)).collect()
            }
        }
    }

    /// The same as JSON.
    pub(super) fn circling_json(&self) -> Json {
        let circling = self.circling().into_iter();
        circling
            .map(|(scores, regret)| json!({"scores": scores, "regret": regret}))
            .collect()
    }
}

fn duel(rules: &Rules) -> Result<Duel, Refusal> {
    match arena::cache() {
        Some(cache) => Duel::kept(rules, cache),
        None => Duel::solve(rules),
    }
}
