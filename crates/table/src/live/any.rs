//! A table of any game: the same table with JSON at its edge.

use std::any::Any;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value as Json, json};

use super::Table;
use super::glance::{AnyGlance, AnySeen, turn_json};
use crate::step::StepOf;
use crate::step::{any, strictly_typed, typed};
use crate::{
    Again, AnyStep, Game, GameClock, Happening, Header, Proposal, Record, Refusal, Seat, Secret,
    Settings, Standing, Step, Turn, Viewer,
};

/// What a table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// These seats are to act; none where only a clock can go on.
    Seats(Vec<Seat>),
    /// Something is to be drawn.
    Luck,
    /// Nothing: the game is over.
    Over,
}

/// A table of any game, with JSON at its edge.
pub trait AnyTable: Send + std::fmt::Debug {
    /// What the record says first.
    fn header(&self) -> &Header;
    /// The names of the seats, newcomers included.
    fn names(&self) -> &[String];
    /// How many steps have been recorded: what an action is made against (P8).
    fn length(&self) -> usize;
    /// Whether nothing but proposals and votes has come since the record was that long, and none of them has put a rule in force: an
    /// act made against it is as good as one made now.
    fn stands_since(&self, length: usize) -> bool;
    /// Takes one step, or refuses it with nothing changed.
    ///
    /// # Errors
    /// Why the step is not allowed.
    fn take(&mut self, step: AnyStep) -> Result<(), Refusal>;
    /// Whether a step says nothing but what it means: an action or outcome with a field that it has not is refused by
    /// that name. [`AnyTable::take`] passes over such fields, since old records have them.
    ///
    /// # Errors
    /// `BadInput`, naming the field.
    fn strict(&self, step: &AnyStep) -> Result<(), Refusal>;
    /// The step that the table's own luck takes next.
    ///
    /// # Errors
    /// `NotNow` where nothing is to be drawn, or luck is not the table's to draw.
    fn next_draw(&self) -> Result<AnyStep, Refusal>;
    /// Whether the draw that is waited for is a finding and no chance ([`Game::is_finding`]).
    fn is_finding(&self) -> bool;
    /// What the table waits for.
    fn waiting(&self) -> Waiting;
    /// How the game ended, once it is over.
    fn standing(&self) -> Option<&Standing>;
    /// What the table waits for, in the words of the referee.
    fn turn_json(&self) -> Json;
    /// The actions listed for a seat that is to act.
    fn actions(&self, seat: Seat) -> Vec<Json>;
    /// Whether an action is never stale ([`Game::is_timeless`]).
    fn is_timeless(&self, action: &Json) -> bool;
    /// Everything a viewer may know, with the names, the rules in force and the open proposal.
    fn view(&self, viewer: Viewer) -> Json;
    /// What the table shows to a viewer now, in the types of its game.
    fn glance(&self, viewer: Viewer) -> Arc<dyn AnyGlance>;
    /// What a viewer learned of the happening of that number, if anything, in the types of its game.
    fn happening(&self, number: usize, viewer: Viewer) -> Option<Happening<AnySeen>>;
    /// What a viewer learned of the happenings from number `from` on, each with the number of its step.
    fn seen_from(&self, from: usize, viewer: Viewer) -> Vec<(usize, Json)>;
    /// What a viewer learned of the happening of that number, if anything.
    fn seen_at(&self, number: usize, viewer: Viewer) -> Option<Json>;
    /// The number of the step that brought about the happening of that number.
    fn step_of(&self, number: usize) -> Option<usize>;
    /// Whether the happening of that number was taken back later on.
    fn is_taken_back(&self, number: usize) -> bool;
    /// The happenings themselves from number `from` on: for the arbiter only.
    fn events_from(&self, from: usize) -> Vec<Json>;
    /// How many happenings there are.
    fn events(&self) -> usize;
    /// The rules in force.
    fn rules(&self) -> Settings;
    /// The open proposal.
    fn proposal(&self) -> Option<&Proposal>;
    /// What the next game between the same players begins with, every rule spelled out: those in force, and over them
    /// what the game says and what was adopted and still waits for its situation (W19).
    fn again(&self) -> Again;
    /// Whether a proposal would change anything ([`Table::would_change`]).
    ///
    /// # Errors
    /// `BadVote`, saying what stands already.
    fn would_change(&self, rules: &Settings) -> Result<(), Refusal>;
    /// Who has a vote.
    fn voters(&self) -> Vec<Seat>;
    /// How far a seat may take back its own acts alone.
    fn undoable_by(&self, seat: Seat) -> Option<u64>;
    /// Whether the table could go back to where the line of play had `to` steps.
    ///
    /// # Errors
    /// Why not: there are no more steps than that, or a vote or a change of seats stands in between.
    fn may_take_back(&self, to: u64) -> Result<(), Refusal>;
    /// How many steps the line of play holds: those taken back do not count.
    fn line_length(&self) -> u64;
    /// How many steps of the line of play stood before its last `acts` acts: what was drawn after them goes with them.
    fn before_acts(&self, acts: u64) -> u64;
    /// How many acts the line of play holds after its first `steps` steps.
    fn acts_since(&self, steps: u64) -> u64;
    /// How many steps of the line of play stood before the last act of `seat`, if it has acted.
    fn before_own(&self, seat: Seat) -> Option<u64>;
    /// The clock of the game's own rules that is running.
    fn clock(&self) -> Option<GameClock>;
    /// The record so far; the secret is in it once the game is over.
    fn record(&self) -> Record;
    /// The table with its own types, for bots and screens of its game.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnyTable for Table<G> {
    fn header(&self) -> &Header {
        &self.header
    }

    fn names(&self) -> &[String] {
        &self.now.names
    }

    fn length(&self) -> usize {
        self.steps.len()
    }

    fn stands_since(&self, length: usize) -> bool {
        let votes = |step: &StepOf<G>| matches!(step, Step::Propose { .. } | Step::Vote { .. });
        let of_votes = |happening: &Happening<G::Event>| {
            matches!(
                happening,
                Happening::RuleProposed { .. }
                    | Happening::Voted { .. }
                    | Happening::ProposalFailed { .. }
                    | Happening::RuleAdopted { .. }
            )
        };
        let told = self.log.iter().rev();
        self.steps
            .get(length..)
            .is_some_and(|since| since.iter().all(votes))
            && told
                .take_while(|(step, _)| *step >= length)
                .all(|(_, happening)| of_votes(happening))
    }

    fn take(&mut self, step: AnyStep) -> Result<(), Refusal> {
        self.step(typed::<G>(step)?)
    }

    fn strict(&self, step: &AnyStep) -> Result<(), Refusal> {
        strictly_typed::<G>(step).map(drop)
    }

    fn next_draw(&self) -> Result<AnyStep, Refusal> {
        Ok(any::<G>(Step::Luck {
            luck: self.drawn()?,
        }))
    }

    fn is_finding(&self) -> bool {
        self.now.game.is_finding(&self.now.state)
    }

    fn waiting(&self) -> Waiting {
        match &self.now.turn {
            Turn::Choice(asks) => Waiting::Seats(asks.iter().map(|ask| ask.seat).collect()),
            Turn::Luck(_) => Waiting::Luck,
            Turn::Over(_) => Waiting::Over,
        }
    }

    fn standing(&self) -> Option<&Standing> {
        match &self.now.turn {
            Turn::Over(standing) => Some(standing),
            Turn::Choice(_) | Turn::Luck(_) => None,
        }
    }

    fn turn_json(&self) -> Json {
        turn_json(&self.now.turn)
    }

    fn actions(&self, seat: Seat) -> Vec<Json> {
        let Turn::Choice(asks) = &self.now.turn else {
            return Vec::new();
        };
        let asked = asks
            .iter()
            .filter(|ask| ask.seat == seat)
            .flat_map(|ask| &ask.actions);
        asked.map(|action| json!(action)).collect()
    }

    fn is_timeless(&self, action: &Json) -> bool {
        G::Action::deserialize(action).is_ok_and(|action| self.now.game.is_timeless(&action))
    }

    fn view(&self, viewer: Viewer) -> Json {
        Self::glance(self, viewer).view_json()
    }

    fn glance(&self, viewer: Viewer) -> Arc<dyn AnyGlance> {
        Arc::new(Self::glance(self, viewer))
    }

    fn happening(&self, number: usize, viewer: Viewer) -> Option<Happening<AnySeen>> {
        Self::happening(self, number, viewer)
    }

    fn seen_from(&self, from: usize, viewer: Viewer) -> Vec<(usize, Json)> {
        let seen = self.log(from).iter();
        seen.filter_map(|(number, happening)| Some((*number, json!(self.seen(happening, viewer)?))))
            .collect()
    }

    fn seen_at(&self, number: usize, viewer: Viewer) -> Option<Json> {
        let (_, happening) = self.log.get(number)?;
        Some(json!(self.seen(happening, viewer)?))
    }

    fn step_of(&self, number: usize) -> Option<usize> {
        let (step, _) = self.log.get(number)?;
        Some(*step)
    }

    fn is_taken_back(&self, number: usize) -> bool {
        self.log.get(number).is_some_and(|(step, happening)| {
            !matches!(happening, Happening::Undone { .. })
                && self.standing.binary_search(step).is_err()
        })
    }

    fn events_from(&self, from: usize) -> Vec<Json> {
        self.log(from)
            .iter()
            .map(|(_, happening)| json!(happening))
            .collect()
    }

    fn events(&self) -> usize {
        self.log.len()
    }

    fn rules(&self) -> Settings {
        self.now.game.settings()
    }

    fn proposal(&self) -> Option<&Proposal> {
        self.now.guiding.proposal.as_ref()
    }

    fn again(&self) -> Again {
        let own = self.now.game.again(&self.now.state);
        let rules = self.now.game.settings().changed(&own.rules);
        Again {
            rules: rules.changed(&self.now.guiding.waiting()),
            ..own
        }
    }

    fn would_change(&self, rules: &Settings) -> Result<(), Refusal> {
        Self::would_change(self, rules)
    }

    fn voters(&self) -> Vec<Seat> {
        self.now.game.voters(&self.now.state)
    }

    fn undoable_by(&self, seat: Seat) -> Option<u64> {
        self.undoable(seat)
    }

    fn may_take_back(&self, to: u64) -> Result<(), Refusal> {
        self.could_take_back(to).map(drop)
    }

    fn line_length(&self) -> u64 {
        self.line.len() as u64
    }

    fn before_acts(&self, acts: u64) -> u64 {
        let line = self.line.iter().enumerate().rev();
        let mut own = line.filter(|(_, step)| matches!(step, Step::Act { .. }));
        let nth = usize::try_from(acts.saturating_sub(1)).unwrap_or(usize::MAX);
        own.nth(nth).map_or(0, |(before, _)| before as u64)
    }

    fn acts_since(&self, steps: u64) -> u64 {
        let first = usize::try_from(steps).unwrap_or(usize::MAX);
        let line = self.line.iter().skip(first);
        line.filter(|step| matches!(step, Step::Act { .. })).count() as u64
    }

    fn before_own(&self, seat: Seat) -> Option<u64> {
        let mut line = self.line.iter().enumerate().rev();
        let own = line.find(|(_, step)| matches!(step, Step::Act { seat: by, .. } if *by == seat));
        own.map(|(before, _)| before as u64)
    }

    fn clock(&self) -> Option<GameClock> {
        self.now.game.clock(&self.now.state)
    }

    fn record(&self) -> Record {
        let over = matches!(self.now.turn, Turn::Over(_));
        Record {
            header: self.header.clone(),
            steps: self.steps.iter().cloned().map(any::<G>).collect(),
            reveal: self.secret.as_ref().filter(|_| over).map(Secret::reveal),
        }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
