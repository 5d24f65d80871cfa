//! What binds a player and what stopping would bring: the rules that are asked at every decision, each bond a question
//! of its own.

use std::collections::BTreeSet;

use serde::Serialize;
use table::{Refusal, Seat};

use crate::event::Event;
use crate::player::Player;
use crate::rules::Rules;
use crate::state::State;
use crate::turn::{Course, Turn};

/// A reason why a player must throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "bond", rename_all = "kebab-case")]
pub enum Bond {
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
    /// A house rule of its own.
    House {
        /// Its number.
        rule: &'static str,
        /// Why, as the end of a sentence.
        why: &'static str,
    },
    /// A rule of the table's own (H12).
    Own {
        /// Its place among them ([`Rules::own`]).
        rule: usize,
        /// The line of its text in which it says so (O12).
        line: usize,
    },
}

/// What a turn must come to before a bond lets go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Need {
    /// What binds until then.
    #[serde(flatten)]
    pub bond: Bond,
    /// The least points at stake with which it does not.
    pub least: u32,
}

/// What stopping leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bank {
    /// Whose turn it is.
    pub seat: Seat,
    /// The points it brings (W14).
    pub points: u32,
    /// The score after it.
    pub score: u32,
    /// Those who are bumped (H1).
    pub bumped: Vec<Seat>,
    /// What begins with it.
    pub begins: Option<Begins>,
}

/// What a bank may begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Begins {
    /// Last Licks, with the banker to pass (W15).
    LastLicks,
    /// The banker's lead in Last Licks (W16).
    Lead,
}

use Bond::{AllScored, Challenge, Circle, Eclipsed, Erased, FirstThrow, Flash, Occupied, Opening};

/// All bonds but those of house rules of their own, in the order in which their rules are listed.
const BONDS: [Bond; 9] = [
    FirstThrow, Opening, AllScored, Flash, Challenge, Erased, Circle, Occupied, Eclipsed,
];
/// The same, that first which is named when a player tries to stop.
const WEIGHTIEST: [Bond; 9] = [
    FirstThrow, Flash, AllScored, Erased, Opening, Circle, Occupied, Eclipsed, Challenge,
];
/// Those that let go at so many points, that first which is told before the first throw.
const NEEDS: [Bond; 3] = [Challenge, Circle, Opening];
/// Points come in steps of so many.
const STEP: u32 = 5;
/// No search for enough points takes more steps than this.
const MOST_STEPS: usize = 100_000;

impl Rules {
    /// Must a turn that stands so go on, whatever a bank would bring?
    pub fn must_throw(&self, course: Course) -> bool {
        BONDS.into_iter().any(|bond| bond.binds(course))
            || self.house_bonds(course).next().is_some()
            || self.own_bonds(course).next().is_some()
    }
}

/// A player who would stop now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopping<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a State,
    pub(crate) turn: &'a Turn,
    /// Where the turn stands.
    course: Course,
    /// The points at stake.
    points: u32,
}

impl<'a> Stopping<'a> {
    /// The player of `turn`, with what is at stake in it.
    pub(crate) fn new(rules: &'a Rules, state: &'a State, turn: &'a Turn) -> Self {
        Self {
            rules,
            state,
            turn,
            course: turn.run.course(),
            points: turn.run.points,
        }
    }

    /// Whether nothing binds the player.
    pub(crate) fn is_allowed(&self) -> bool {
        !BONDS.into_iter().any(|bond| self.holds(bond)) && self.house_bonds().next().is_none()
    }

    /// What binds the player; before the first throw nothing else is asked.
    pub(crate) fn bonds(&self) -> Vec<Bond> {
        if self.holds(FirstThrow) {
            return vec![FirstThrow];
        }
        let mut bonds = Vec::new();
        for bond in BONDS {
            if self.holds(bond) {
                bonds.push(bond);
            }
        }
        bonds.extend(self.house_bonds());
        bonds
    }

    /// Why the player cannot stop, by the weightiest rule, if any binds.
    pub(crate) fn refusal(&self) -> Option<Refusal> {
        let weightiest = WEIGHTIEST.into_iter().find(|bond| self.holds(*bond));
        let bond = weightiest.or_else(|| self.house_bonds().next())?;
        Some(Refusal::illegal(bond.rule(), self.sentence(bond)))
    }

    /// What the turn must come to, whatever is at stake by now, as far as the scores ask it.
    pub(crate) fn needs(&self) -> Vec<Need> {
        let at_first = self.with(0);
        let needs = NEEDS.into_iter().filter(|bond| at_first.holds(*bond));
        let need = |bond| Need {
            bond,
            least: self.least(bond),
        };
        let own = self
            .rules
            .own_least(self.player(), &self.state.counts)
            .map(|(least, rule)| Need {
                bond: self.own("least", rule),
                least,
            });
        needs.map(need).chain(own).collect()
    }

    /// The most that any of its needs asks.
    pub(crate) fn least_of_all(&self) -> u32 {
        let needs = self.needs();
        needs
            .iter()
            .map(|need| need.least)
            .max()
            .unwrap_or_default()
    }

    /// What stopping would lead to, allowed or not.
    pub(crate) fn bank(&self) -> Bank {
        self.bank_of(self.paid())
    }

    /// The titles of the rules of the table's own that add to it or take of it.
    pub(crate) fn bank_by(&self) -> Vec<String> {
        let (seat, player) = (self.turn.seat, self.player());
        let (_, events) = self
            .rules
            .own_on_bank(seat, self.points, player, &self.state.counts);
        let titles = events.into_iter().filter_map(|event| match event {
            Event::OwnRuleActed { rule, .. } => Some(rule),
            _ => None,
        });
        titles.collect()
    }

    /// The same where it would bring so many points.
    pub(crate) fn bank_of(&self, points: u32) -> Bank {
        let seat = self.turn.seat;
        let score = self.player().score.saturating_add(points);
        Bank {
            seat,
            points,
            score,
            bumped: self.state.bumped(self.rules, seat, score).collect(),
            begins: match &self.state.licks {
                Some(_) => Some(Begins::Lead),
                None => self.rules.meets_goal(score).then_some(Begins::LastLicks),
            },
        }
    }

    const fn with(&self, points: u32) -> Self {
        Self { points, ..*self }
    }

    fn house_bonds(&self) -> impl Iterator<Item = Bond> {
        let bonds = self.rules.house_bonds(self.course);
        let least = self.rules.own_least(self.player(), &self.state.counts);
        let least = least.filter(|(least, _)| self.points < *least);
        let bound = self.rules.own_bonds(self.course);
        let own = bound
            .map(|rule| self.own("must_go_on", rule))
            .chain(self.own_bars().map(|rule| self.own("off_limits", rule)))
            .chain(least.map(|(_, rule)| self.own("least", rule)));
        bonds
            .map(|(rule, why)| Bond::House { rule, why })
            .chain(own)
    }

    /// What the answer to a question binds to, of the rule of the table's own at this place.
    fn own(&self, question: &str, rule: usize) -> Bond {
        let own = self.rules.own().get(rule);
        let line = own.map_or(0, |own| own.line_of(question));
        Bond::Own { rule, line }
    }

    fn holds(&self, bond: Bond) -> bool {
        match bond {
            FirstThrow | AllScored | Flash | Erased => bond.binds(self.course),
            Opening => self.in_turn(|rules| rules.opening_binds(self.player(), self.points)),
            Challenge => self.state.licks.is_some() && !self.would_lead(),
            Circle => self.in_turn(|rules| rules.circles_bind(self.player(), self.points)),
            Occupied => self.is_barred_by("H8"),
            Eclipsed => self.is_barred_by("H9"),
            Bond::House { .. } | Bond::Own { .. } => self.house_bonds().any(|house| house == bond),
        }
    }

    /// The least points with which a bond would let go.
    fn least(&self, bond: Bond) -> u32 {
        match bond {
            Opening => self.in_turn(Rules::opening_value),
            Circle => self.in_turn(Rules::circle_value),
            _ => {
                let points = (self.short_of_lead()..).step_by(STEP as usize);
                let mut points = points.take(MOST_STEPS);
                let least = points.find(|points| !self.with(*points).holds(bond));
                least.unwrap_or(u32::MAX)
            }
        }
    }

    /// Points that surely do not bring more than the lead.
    fn short_of_lead(&self) -> u32 {
        if self.rules.pays_extra() {
            return 0;
        }
        let licks = self.state.licks.as_ref();
        let score = |seat: Seat| self.state.players[seat].score;
        let lead = match licks.filter(|_| self.rules.plays_rounds()) {
            Some(licks) => Some(licks.target),
            None => self.state.others_in(self.turn.seat).map(score).max(),
        };
        let short = lead.unwrap_or_default().saturating_sub(self.player().score);
        short.next_multiple_of(STEP)
    }

    /// Asks the rules of the turn.
    fn in_turn<T>(&self, ask: impl FnOnce(&Rules) -> T) -> T {
        match self.turn.run.terms {
            None => ask(self.rules),
            kept => ask(&self.rules.on(kept)),
        }
    }

    /// Where the player would stand.
    fn landing(&self) -> u32 {
        self.player().score.saturating_add(self.paid())
    }

    /// What the bank would bring.
    fn paid(&self) -> u32 {
        self.rules
            .pays_to(self.points, self.player(), &self.state.counts)
    }

    fn player(&self) -> &Player {
        &self.state.players[self.turn.seat]
    }

    fn is_barred_by(&self, rule: &str) -> bool {
        self.barred_by() == Some(rule)
    }

    /// The rule of the table's own, by its place, that lets nobody stop where the player would stand.
    fn own_bars(&self) -> Option<usize> {
        if !self.rules.own_bars_scores() {
            return None;
        }
        let landing = self.landing();
        let others = self.state.others_in(self.turn.seat);
        // Of many players at one score it is asked once.
        let scores: BTreeSet<u32> = others
            .map(|other| self.state.players[other].score)
            .collect();
        scores
            .into_iter()
            .find_map(|score| self.rules.own_bars(landing, score))
    }

    fn barred_by(&self) -> Option<&'static str> {
        if !self.rules.bars_by_the_book() {
            return None;
        }
        let landing = self.landing();
        let mut others = self.state.others_in(self.turn.seat);
        others.find_map(|other| self.rules.bars(landing, self.state.players[other].score))
    }

    /// Whether the player would, after his bumps, have more than everybody still in (S5); where Last Licks go by
    /// rounds, more than the leader had when the round began, or the leader's own place (S6, H1).
    fn would_lead(&self) -> bool {
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

    fn sentence(&self, bond: Bond) -> String {
        let (points, landing) = (self.points, self.landing());
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
                let value = self.in_turn(Rules::circle_value);
                format!("with an open circle you bank {value} points or more; throw on")
            }
            Occupied => format!("{landing} is occupied and off limits; throw on"),
            Eclipsed => format!("{landing} is occupied or eclipsed and off limits; throw on"),
            Bond::House { why, .. } => format!("{why}; throw on"),
            Bond::Own { rule, line } => {
                let own = self.rules.own().get(rule);
                let title = own.map_or("", |own| &own.head().title);
                format!("the table's own rule “{title}” says so (line {line}); throw on")
            }
        }
    }
}

impl Bond {
    /// The number of its rule.
    #[must_use]
    pub const fn rule(self) -> &'static str {
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
            Self::House { rule, .. } => rule,
            Self::Own { .. } => "H12",
        }
    }
    /// Whether a turn that stands so must go on for this reason.
    fn binds(self, course: Course) -> bool {
        match self {
            FirstThrow => !course.begun,
            AllScored => course.all_scored,
            Flash => !course.clearing.is_empty(),
            Erased => course.erased,
            Opening
            | Challenge
            | Circle
            | Occupied
            | Eclipsed
            | Self::House { .. }
            | Self::Own { .. } => false,
        }
    }
}
