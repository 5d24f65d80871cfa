//! Why a player may not stop: the rules that bind him, each one a question of its own.

use std::borrow::Cow;

use table::{Refusal, Seat};

use crate::player::Player;
use crate::rules::Rules;
use crate::state::State;
use crate::turn::Turn;

/// A reason why a player must throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bond {
    /// The turn has not had a throw yet (W10).
    FirstThrow,
    /// He must get in the game (W11).
    Opening,
    /// You May Not Want To But You Must (W12).
    AllScored,
    /// A flash must be cleared (W13).
    Flash,
    /// He would not have more than the leader (W15).
    Challenge,
    /// A throw was erased; the same cubes are thrown again (H2).
    Erased,
    /// An open circle (H6).
    Circle,
    /// The score is occupied (H8).
    Occupied,
    /// The score is occupied or eclipsed (H9).
    Eclipsed,
}

use Bond::{AllScored, Challenge, Circle, Eclipsed, Erased, FirstThrow, Flash, Occupied, Opening};

/// All bonds, in the order in which their rules are listed.
const BONDS: [Bond; 9] = [
    FirstThrow, Opening, AllScored, Flash, Challenge, Erased, Circle, Occupied, Eclipsed,
];
/// All bonds, that first which is named when a player tries to stop.
const WEIGHTIEST: [Bond; 9] = [
    FirstThrow, Flash, AllScored, Erased, Opening, Circle, Occupied, Eclipsed, Challenge,
];

/// A player who would stop now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopping<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a State,
    pub(crate) turn: &'a Turn,
}

impl Stopping<'_> {
    /// Whether nothing binds the player.
    pub(crate) fn is_allowed(self) -> bool {
        !BONDS.into_iter().any(|bond| self.holds(bond))
    }

    /// The numbers of the rules that bind the player; before the first throw nothing else is asked.
    pub(crate) fn because(self) -> Vec<&'static str> {
        if self.holds(FirstThrow) {
            return vec![FirstThrow.rule()];
        }
        BONDS
            .into_iter()
            .filter(|bond| self.holds(*bond))
            .map(Bond::rule)
            .collect()
    }

    /// Why the player cannot stop, by the weightiest rule, if any binds.
    pub(crate) fn refusal(self) -> Option<Refusal> {
        let bond = WEIGHTIEST.into_iter().find(|bond| self.holds(*bond))?;
        Some(Refusal::illegal(bond.rule(), self.sentence(bond)))
    }

    fn holds(self, bond: Bond) -> bool {
        let run = &self.turn.run;
        match bond {
            FirstThrow => run.throws == 0,
            Opening => self.in_turn().opening_binds(self.player(), run.points),
            AllScored => run.all_scored,
            Flash => run.clearing.is_some(),
            Challenge => self.state.licks.is_some() && !self.would_lead(),
            Erased => run.erased,
            Circle => self.in_turn().circles_bind(self.player(), run.points),
            Occupied => self.barred_by() == Some("H8"),
            Eclipsed => self.barred_by() == Some("H9"),
        }
    }

    /// The rules of the turn.
    fn in_turn(&self) -> Cow<'_, Rules> {
        self.rules.on(self.turn.run.terms)
    }

    /// Where the player would stand.
    fn landing(self) -> u32 {
        self.player().score.saturating_add(self.turn.run.points)
    }

    fn player(&self) -> &Player {
        &self.state.players[self.turn.seat]
    }

    fn barred_by(self) -> Option<&'static str> {
        if !self.rules.bars_scores() {
            return None;
        }
        let landing = self.landing();
        let mut others = self.state.others_in(self.turn.seat);
        others.find_map(|other| self.rules.bars(landing, self.state.players[other].score))
    }

    /// Whether the player would, after his bumps, have more than everybody still in (S5); where Last Licks go by
    /// rounds, more than the leader had when the round began, or the leader's own place (S6, H1).
    fn would_lead(self) -> bool {
        let landing = self.landing();
        let score = |other: Seat| self.state.players[other].score;
        let bumps = |other: Seat| self.rules.bumps(landing, score(other));
        let Some(licks) = &self.state.licks else {
            return true;
        };
        if self.rules.plays_rounds() {
            return landing > licks.target
                || (licks.leader != self.turn.seat && bumps(licks.leader));
        }
        let mut others = self.state.others_in(self.turn.seat);
        others.all(|other| landing > score(other) || bumps(other))
    }

    fn sentence(self, bond: Bond) -> String {
        let (points, landing) = (self.turn.run.points, self.landing());
        match bond {
            FirstThrow => "a turn begins with a throw of all five cubes".to_owned(),
            Opening => format!("{points} points do not get you in the game; throw on"),
            AllScored => {
                "you may not want to but you must: all five cubes have scored and are thrown again"
                    .to_owned()
            }
            Flash => {
                "the flash must be cleared: throw until you score without matching it".to_owned()
            }
            Challenge => format!("{landing} points do not pass the leader; throw on"),
            Erased => "the throw was erased: the same cubes are thrown again".to_owned(),
            Circle => {
                let value = self.in_turn().circle_value();
                format!("with an open circle you bank {value} points or more; throw on")
            }
            Occupied => format!("{landing} is occupied and off limits; throw on"),
            Eclipsed => format!("{landing} is occupied or eclipsed and off limits; throw on"),
        }
    }
}

impl Bond {
    const fn rule(self) -> &'static str {
        match self {
            FirstThrow => "W10",
            Opening => "W11",
            AllScored => "W12",
            Flash => "W13",
            Challenge => "W15",
            Erased => "H2",
            Circle => "H6",
            Occupied => "H8",
            Eclipsed => "H9",
        }
    }
}
