//! What a seat of Cosmic Wimpout may do now and why it must: one full sentence, with the numbers of the rules.

use table::Seat;
use wimpout::{
    Bond, Cubes, Faces, Need, PhaseName, Throw, Thrown, Verdict, View, Whose, Wimpout, score,
};

use super::asked as say;
use super::cubes::Row;
use super::sentences::NobodyWon;
use crate::common::{Spelled, listed};
use crate::line::Line;
use crate::names::Names;
use crate::own::called;
use crate::sentence::{Rule, Sentence};

/// What the reader sees of a table.
#[derive(Clone, Copy)]
struct Sight<'a> {
    game: &'a Wimpout,
    view: &'a View,
    names: Names<'a>,
}

/// The sentence for the reader; for those who wait, it says for whom.
#[must_use]
pub fn ask(game: &Wimpout, view: &View, names: Names<'_>) -> Line {
    let sight = Sight { game, view, names };
    match view.phase {
        PhaseName::Over => sight.over(),
        PhaseName::Starting => say::Starting {}.line(names),
        PhaseName::Ordering => say::Ordering {}.line(names),
        PhaseName::Lot => crate::own::drawing(names),
        PhaseName::Deciding | PhaseName::Insuring | PhaseName::Choosing | PhaseName::Throwing => {
            view.seat
                .map_or_else(Line::default, |seat| sight.turn(seat))
        }
    }
}

impl Sight<'_> {
    fn over(self) -> Line {
        let Some(seat) = self.view.winner else {
            return NobodyWon {}.line(self.names);
        };
        let score = self.score_of(seat);
        say::WonWith { seat, score }.line(self.names)
    }

    /// In the middle of the turn of `seat`.
    fn turn(self, seat: Seat) -> Line {
        if self.names.me() != Some(seat) {
            return self.waiting(seat);
        }
        match self.view.phase {
            PhaseName::Choosing => self.choosing(),
            PhaseName::Insuring => self.insuring(seat),
            PhaseName::Deciding => self.deciding(seat),
            _ => say::InTheAir {}.line(self.names),
        }
    }

    /// The sentence for those who wait for `seat`.
    fn waiting(self, seat: Seat) -> Line {
        let (view, names) = (self.view, self.names);
        let (cubes, stake) = (which(view.cubes_left, names), view.turn_points);
        match view.phase {
            PhaseName::Choosing => say::Counts { seat }.line(names),
            PhaseName::Insuring => say::MayUndo { seat }.line(names),
            PhaseName::Deciding if stake == 0 => say::ToThrow { seat, cubes }.line(names),
            PhaseName::Deciding if view.must_throw => {
                let reasons = self.reasons(seat);
                say::MustThrow {
                    seat,
                    stake,
                    cubes,
                    reasons,
                }
                .line(names)
            }
            PhaseName::Deciding => say::StopOrThrow { seat, stake, cubes }.line(names),
            _ => say::Throws { seat, cubes }.line(names),
        }
    }

    fn deciding(self, seat: Seat) -> Line {
        let (view, names) = (self.view, self.names);
        let (cubes, stake) = (which(view.cubes_left, names), view.turn_points);
        if view.bonds == [Bond::FirstThrow] {
            let throw = say::Throw { cubes }.line(names);
            return match self.need(seat) {
                Some(need) => say::Both { throw, need }.line(names),
                None => throw,
            };
        }
        if view.must_throw {
            let reasons = self.reasons(seat);
            return say::YouMust {
                stake,
                cubes,
                reasons,
            }
            .line(names);
        }
        let bank = view.bank.as_ref().map_or(0, |bank| bank.points);
        let may = say::YouMay { stake, bank, cubes }.line(names);
        match self.by_rules(stake, bank) {
            Some(by_rules) => say::Both {
                throw: may,
                need: by_rules,
            }
            .line(names),
            None => may,
        }
    }

    /// What rules make more or less of a bank than lies on the table: those of a table's own too.
    fn by_rules(self, stake: u32, bank: u32) -> Option<Line> {
        let names = self.names;
        let quoted = |rule: &String| {
            let rule = called(rule, names);
            say::Quoted { rule }.line(names)
        };
        let by: Vec<Line> = self.view.bank_by.iter().map(quoted).collect();
        let (own, by) = (!by.is_empty(), listed(&by, names));
        if bank > stake {
            let more = bank - stake;
            return Some(say::RulesAdd { more, own, by }.line(names));
        }
        let less = stake.checked_sub(bank).filter(|less| *less > 0)?;
        Some(say::RulesTake { less, own, by }.line(names))
    }

    /// What the turn that begins is to reach, where it is bound to something.
    fn need(self, seat: Seat) -> Option<Line> {
        let Need { bond, least } = *self.view.needs.first()?;
        let names = self.names;
        Some(match (bond, self.view.leader) {
            (Bond::Challenge, Some(leader)) => {
                let target = self.target();
                let more = target.saturating_sub(self.score_of(seat));
                say::NeedToPass {
                    leader,
                    target,
                    more,
                }
                .line(names)
            }
            (Bond::Circle, _) => say::NeedForCircle { least }.line(names),
            (Bond::Opening, _) => say::NeedToOpen { least }.line(names),
            (bond, _) => {
                let why = self.reason(seat, bond);
                say::NeedBecause { least, why }.line(names)
            }
        })
    }

    /// The score to pass in Last Licks.
    fn target(self) -> u32 {
        let leader = self.view.leader.map(|leader| self.score_of(leader));
        self.view.target.or(leader).unwrap_or_default()
    }

    /// Why the player must throw, as the end of a sentence.
    fn reasons(self, seat: Seat) -> Line {
        let reasons = self.view.bonds.iter().map(|bond| self.reason(seat, *bond));
        listed(&reasons.collect::<Vec<_>>(), self.names)
    }

    fn reason(self, seat: Seat, bond: Bond) -> Line {
        let (view, rules, names) = (self.view, &self.game.rules, self.names);
        let bank = view.bank.as_ref();
        let landing = bank.map_or_else(|| self.score_of(seat), |bank| bank.score);
        let rule = Rule(bond.rule().to_owned());
        match bond {
            Bond::Opening => {
                let points = rules.opening_value();
                say::BoundByOpening { seat, points, rule }.line(names)
            }
            Bond::AllScored => say::BoundByAll { rule }.line(names),
            Bond::Flash => {
                let faces = view.clearing;
                say::BoundByFlash { faces, rule }.line(names)
            }
            Bond::Challenge => {
                let target = self.target();
                say::BoundByLeader {
                    landing,
                    target,
                    rule,
                }
                .line(names)
            }
            Bond::Erased => say::BoundByErasing { rule }.line(names),
            Bond::Circle => {
                let points = rules.circle_value();
                say::BoundByCircle { points, rule }.line(names)
            }
            Bond::Occupied => say::BoundByOccupied { landing, rule }.line(names),
            Bond::Eclipsed => say::BoundByEclipse { landing, rule }.line(names),
            Bond::House { why, .. } => {
                let why = why.into();
                say::BoundByHouse { why, rule }.line(names)
            }
            Bond::Own { rule: place, line } => {
                let own = rules.own().get(place);
                let title = own.map_or_else(Line::default, |own| called(&own.head().title, names));
                let line = u32::try_from(line).unwrap_or_default();
                say::BoundByOwn { title, line, rule }.line(names)
            }
            Bond::FirstThrow => say::BoundByTurn { rule }.line(names),
        }
    }

    fn choosing(self) -> Line {
        let (view, names) = (self.view, self.names);
        let calls = &view.scorings;
        let mut ways = Vec::new();
        if calls.iter().any(|call| call.sun.is_some()) {
            ways.push(say::WhatTheSunIs {}.line(names));
        }
        if calls.iter().any(|call| call.sampler) {
            ways.push(say::WhetherSampler {}.line(names));
        }
        let called = calls.iter().filter_map(|call| call.rule.as_deref());
        ways.extend(called.map(|rule| say::WhetherCalled { rule: rule.into() }.line(names)));
        if calls.iter().any(|call| call.counted.is_some()) {
            ways.push(say::WhatIsSetAside {}.line(names));
        }
        if ways.is_empty() {
            ways.push(say::WhatIsLeftOver {}.line(names));
        }
        say::Say {
            stake: view.turn_points,
            cubes: Row::lying(view.last_throw.as_ref()),
            ways: listed(&ways, names),
        }
        .line(names)
    }

    fn insuring(self, seat: Seat) -> Line {
        let (view, names) = (self.view, self.names);
        let Some(thrown) = &view.last_throw else {
            return Line::default();
        };
        let whose = if thrown.seat == seat {
            Whose::Own
        } else {
            Whose::Opponents
        };
        let points = view.insurance.as_ref();
        let points = points.and_then(|all| all.get(seat.index())).copied();
        say::Undo {
            thrower: thrown.seat,
            cubes: Row::lying(Some(thrown)),
            worth: self.would_be(thrown),
            price: self.game.rules.price(whose),
            points: points.unwrap_or_default(),
        }
        .line(names)
    }

    /// What a throw comes to if it stands.
    fn would_be(self, thrown: &Thrown) -> Line {
        let names = self.names;
        let faces: Vec<_> = thrown.cubes.iter().map(|cube| cube.face).collect();
        let sun = thrown.cubes.last().is_some_and(|cube| cube.sun_cube);
        let common = faces.len().saturating_sub(usize::from(sun));
        let common = u8::try_from(common).unwrap_or_default();
        let Ok(throw) = Throw::read(Cubes { common, sun }, &Faces::of(&faces)) else {
            return Line::default();
        };
        match score(&self.game.rules, &throw, self.view.clearing) {
            Verdict::Void(_) => say::WorthVoid {}.line(names),
            Verdict::Wimpout => say::WorthWimpout {}.line(names),
            Verdict::TrainWreck => say::WorthWreck {}.line(names),
            Verdict::Win => say::WorthTheGame {}.line(names),
            Verdict::Supernova => say::WorthSupernova {}.line(names),
            Verdict::Scores(ways) => {
                let most = ways.as_slice().iter().map(|way| way.points).max();
                let points = most.unwrap_or_default();
                say::WorthPoints { points }.line(names)
            }
        }
    }

    /// The banked points of a seat.
    fn score_of(self, seat: Seat) -> u32 {
        let score = self.view.scores.get(seat.index());
        score.copied().unwrap_or_default()
    }
}

/// Cubes to be thrown: `all five cubes`, `the last cube`, `three cubes, the sun cube among them`.
pub(super) fn which(cubes: Cubes, names: Names<'_>) -> Line {
    let (n, sun) = (Spelled(cubes.len().into()), cubes.sun);
    say::Which { n, sun }.line(names)
}

#[cfg(test)]
mod tests;
