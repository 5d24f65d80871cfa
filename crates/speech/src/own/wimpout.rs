//! What a rule of one's own does in Cosmic Wimpout.

use own::{Head, UpTo};
use wimpout::{AVoid, Course, Cubes, Face, Finding, Happens, Limit, PassedLeader, Points, Whose};

use super::AndOthers;
use super::player::{Both, tally, unasked};
use super::{lots, with};
use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;
use crate::wimpout::Row;

pub(crate) mod counted;
pub(crate) mod me;

pub(crate) use self::counted::{OfSome, Starts, TableStarts};

sentences! { pub:
    /// How many throws it changes.
    Throws = "own-throws" { n: u32 }
    /// How many throws of fewer cubes it changes.
    Handfuls = "own-handfuls" { n: u32 }
    /// One of them.
    AThrow = "own-a-throw" { cubes: Row, before: u16, after: u16 }
    /// How many throws may be called.
    Calls = "own-calls" { n: u32 }
    /// One of them.
    ACall = "own-a-call" { cubes: Row, points: u16 }
    /// How many throws it makes void.
    Voids = "own-voids" { n: u32, of: u32, two: bool }
    /// One of them.
    IsVoid = "own-is-void" { cubes: Row, clearing: Row }
    /// After how many throws a turn waits.
    Suspends = "own-suspends" { n: u32 }
    /// After how many throws a turn is lost.
    Kills = "own-kills" { n: u32 }
    /// How many banks it changes.
    Banks = "own-banks" { n: u32 }
    /// One of them.
    ABank = "own-a-bank" { before: u32, after: u32 }
    /// Where it binds.
    Binds = "own-binds" { n: u32, of: u32 }
    /// One of the ways in which a turn stands there.
    ABind = "own-a-bind" { n: u32, sun: bool }
    /// The same after so many throws that are counted.
    ABindAfter = "own-a-bind-after" { n: u32, sun: bool, since: u32, more: bool }
    /// How many pairs of scores are off limits.
    OffLimits = "own-off-limits" { n: u32 }
    /// One of them.
    AnOffLimit = "own-an-off-limit" { score: u32, other: u32 }
    /// At how many pairs of scores somebody is sent back.
    Bumps = "own-bumps" { n: u32 }
    /// One of them.
    ABump = "own-a-bump" { score: u32, other: u32 }
    /// What a turn must come to.
    Least = "own-least" { me: Line, all: bool, points: u32 }
    /// Who is out.
    Out = "own-out" { me: Line }
    /// Who misses Last Licks.
    Misses = "own-misses" { me: Line }
    /// The last player must go on.
    AloneGoesOn = "own-alone-goes-on" {}
    /// What a bank brings somebody.
    ABonus = "own-a-bonus" { me: Line, all: bool, points: Line, more: u32, less: bool, any: bool }
    /// What a lost turn costs somebody.
    ACost = "own-a-cost" { me: Line, all: bool, points: Line, cost: u32, wreck: bool, any: bool }
    /// At which score Last Licks begin.
    Goal = "own-goal" { before: u32, after: u32 }
    /// A challenger who fails is out, or is not.
    FailedIsOut = "own-failed-is-out" { out: bool }
    /// A leader who is passed challenges last.
    PassedLast = "own-passed-last" {}
    /// He challenges next.
    PassedNext = "own-passed-next" {}
    /// His score stands.
    PassedStays = "own-passed-stays" {}
    /// He is out.
    PassedOut = "own-passed-out" {}
    /// There are rounds.
    PassedRound = "own-passed-round" {}
    /// Where somebody challenges.
    APlace = "own-a-place" { me: Line, place: u32 }
    /// The place of a name among those of the challengers.
    APlaceOfName = "own-a-place-of-name" { alphabet: u32 }
    /// What banks come to by their points and by who banks together.
    BothBring = "own-both-bring" { before: u32, after: u32, me: Line, all: bool }
    /// It binds only where everybody is bound anyway.
    BindsInVain = "own-binds-in-vain" {}
    /// The order of challengers is drawn, or is not.
    OrderDrawn = "own-order-drawn" { drawn: bool }
    /// How many throws are two flashes.
    TwoFlashes = "own-two-flashes" { n: u32 }
    /// How many throws earn insurance.
    Insures = "own-insures" { n: u32, book: u32 }
    /// One of them.
    AnInsured = "own-an-insured" { cubes: Row, points: u32 }
    /// What it costs to have a throw thrown again.
    APrice = "own-a-price" { price: u32, own: bool }
    /// At how many pairs of scores somebody is driven off.
    Eclipses = "own-eclipses" { n: u32 }
    /// One of them.
    AnEclipse = "own-an-eclipse" { score: u32, other: u32 }
    /// How near the centre a score lies.
    Nearness = "own-nearness" { nearness: u32 }
}

/// What a rule does, a sentence a line.
pub(super) fn lines(rule: &Head, found: &[Finding], names: Names<'_>) -> Vec<Line> {
    let telling = Telling { rule, names };
    let mut lines: Vec<Line> = Vec::new();
    for finding in found {
        lines.extend(telling.about_throws(finding));
        lines.extend(telling.about_scores(finding));
        lines.extend(telling.about_players(finding));
        lines.extend(telling.about_the_end(finding));
        lines.extend(telling.about_more(finding));
    }
    lines
}

/// Tells what a rule with this head does.
#[derive(Clone, Copy)]
struct Telling<'a> {
    rule: &'a Head,
    names: Names<'a>,
}

impl Telling<'_> {
    fn about_throws(self, finding: &Finding) -> Vec<Line> {
        let names = self.names;
        let row = |faces| Row::thrown(Cubes::ALL, faces);
        let throw = |&(faces, before, after): &(_, u16, u16)| {
            let cubes = row(faces);
            AThrow {
                cubes,
                before,
                after,
            }
            .line(names)
        };
        match finding {
            Finding::Throws(n, some) => with(Throws { n: *n }.line(names), some.iter().map(throw)),
            // Few rules are of fewer cubes than five: told where there is something to tell.
            Finding::Handfuls(0, _) => Vec::new(),
            Finding::Handfuls(n, some) => {
                let handful = |&(cubes, faces, before, after): &(Cubes, _, u16, u16)| {
                    let cubes = Row::thrown(cubes, faces);
                    AThrow {
                        cubes,
                        before,
                        after,
                    }
                    .line(names)
                };
                with(Handfuls { n: *n }.line(names), some.iter().map(handful))
            }
            Finding::Calls(n, some) => {
                let some = some.iter().map(|&(faces, points)| {
                    let cubes = row(faces);
                    ACall { cubes, points }.line(names)
                });
                with(Calls { n: *n }.line(names), some)
            }
            Finding::Voids(n, of, some) => {
                let two = some.iter().any(|one| one.clearing.len() > 1);
                let some = some.iter().map(|one| self.void(one));
                let (n, of) = (*n, *of);
                with(Voids { n, of, two }.line(names), some)
            }
            Finding::Ends(Limit::Suspend(n)) => vec![Suspends { n: *n }.line(names)],
            Finding::Ends(Limit::Kill(n)) => vec![Kills { n: *n }.line(names)],
            Finding::Binds(n, of, some) => {
                let some = some.iter().map(|course| self.bind(*course));
                with(Binds { n: *n, of: *of }.line(names), some)
            }
            _ => Vec::new(),
        }
    }

    fn void(self, one: &AVoid) -> Line {
        let clearing: Vec<Face> = one.clearing.iter().collect();
        IsVoid {
            cubes: Row::thrown(one.cubes, one.faces),
            clearing: Row::showing(&clearing),
        }
        .line(self.names)
    }

    fn bind(self, course: Course) -> Line {
        let (n, sun, since) = (course.cubes.len().into(), course.cubes.sun, course.since);
        if self.rule.counts == 0 {
            return ABind { n, sun }.line(self.names);
        }
        // Throws are counted up to there: that stands for more of them.
        let more = since == self.rule.counts;
        ABindAfter {
            n,
            sun,
            since,
            more,
        }
        .line(self.names)
    }

    fn about_scores(self, finding: &Finding) -> Vec<Line> {
        let names = self.names;
        match finding {
            Finding::Banks(n, some) if !some.is_empty() => {
                let some = some.iter();
                let some = some.map(|&(before, after)| ABank { before, after }.line(names));
                with(Banks { n: *n }.line(names), some)
            }
            Finding::BankRuns(some) => some.iter().map(|one| self.bank_run(*one)).collect(),
            Finding::OffLimits(n, some) if !some.is_empty() => {
                let some = some.iter();
                let some = some.map(|&(score, other)| AnOffLimit { score, other }.line(names));
                with(OffLimits { n: *n }.line(names), some)
            }
            Finding::Bumps(n, some) if !some.is_empty() => {
                let some = some.iter();
                let some = some.map(|&(score, other)| ABump { score, other }.line(names));
                with(Bumps { n: *n }.line(names), some)
            }
            _ => Vec::new(),
        }
    }

    fn about_players(self, finding: &Finding) -> Vec<Line> {
        let names = self.names;
        let me = |one: &wimpout::Me| self.me(one);
        match finding {
            Finding::Counts(happens, some) => some
                .iter()
                .map(|change| self.count(*happens, change))
                .collect(),
            Finding::Least(some) => {
                let least = |(one, least): &(wimpout::Me, u32)| {
                    let ((me, all), points) = (self.whom(one), *least);
                    Least { me, all, points }.line(names)
                };
                some.iter().map(least).collect()
            }
            Finding::Out(some) => some
                .iter()
                .map(|one| Out { me: me(one) }.line(names))
                .collect(),
            Finding::Misses(some) => some
                .iter()
                .map(|one| Misses { me: me(one) }.line(names))
                .collect(),
            Finding::AloneGoesOn(true) => vec![AloneGoesOn {}.line(names)],
            Finding::AndOthers => vec![AndOthers {}.line(names)],
            Finding::Unasked(of_table, from) => vec![unasked(self.rule, *of_table, *from, names)],
            Finding::Both(some) => some.iter().map(|one| self.both(one)).collect(),
            Finding::BindsInVain => vec![BindsInVain {}.line(names)],
            _ => Vec::new(),
        }
    }

    fn about_the_end(self, finding: &Finding) -> Vec<Line> {
        let names = self.names;
        match finding {
            Finding::Goal(before, after) if before != after => {
                let (before, after) = (*before, *after);
                vec![Goal { before, after }.line(names)]
            }
            Finding::FailedIsOut(out) => vec![FailedIsOut { out: *out }.line(names)],
            Finding::Passed(Some(fate)) => vec![passed(*fate, names)],
            Finding::OrderDrawn(drawn) => vec![OrderDrawn { drawn: *drawn }.line(names)],
            Finding::Places(some) => some.iter().map(|one| self.place(one)).collect(),
            _ => Vec::new(),
        }
    }

    fn about_more(self, finding: &Finding) -> Vec<Line> {
        let names = self.names;
        match finding {
            Finding::Bonuses(some) => some.iter().map(|one| self.bonus(one)).collect(),
            Finding::Costs(happens, some) => {
                some.iter().map(|one| self.cost(*happens, one)).collect()
            }
            Finding::TableCounts(happens, some) => some
                .iter()
                .map(|change| self.table_count(*happens, change))
                .collect(),
            Finding::TwoFlashes(n) => vec![TwoFlashes { n: *n }.line(names)],
            Finding::Insures(n, book, some) => {
                let book = book.map_or(0, |book| if book { 1 } else { 2 });
                let some = some.iter().map(|&(faces, points)| {
                    let cubes = Row::thrown(Cubes::ALL, faces);
                    AnInsured { cubes, points }.line(names)
                });
                with(Insures { n: *n, book }.line(names), some)
            }
            Finding::Price(whose, price) => {
                let (price, own) = (*price, *whose == Whose::Own);
                vec![APrice { price, own }.line(names)]
            }
            Finding::Eclipses(n, some) => {
                let some = some.iter();
                let some = some.map(|&(score, other)| AnEclipse { score, other }.line(names));
                with(Eclipses { n: *n }.line(names), some)
            }
            Finding::Lots(Some(lots)) => lots::lines(self.rule, lots, |one| self.me(one), names),
            Finding::Nearness(nearness) => {
                let nearness = *nearness;
                vec![Nearness { nearness }.line(names)]
            }
            _ => Vec::new(),
        }
    }

    fn bank_run(self, (points, on_top): ((u32, UpTo), i64)) -> Line {
        ABonus {
            me: Line::default(),
            all: true,
            any: points.1 == UpTo::Whatever,
            points: self.points(Some(points)),
            more: u32::try_from(on_top.unsigned_abs()).unwrap_or(u32::MAX),
            less: on_top < 0,
        }
        .line(self.names)
    }

    fn place(self, one: &wimpout::Place) -> Line {
        let (names, place) = (self.names, one.place);
        let name = one.alphabet;
        let name = name.map(|alphabet| APlaceOfName { alphabet }.line(names));
        let parts = [self.some(&one.me), name].into_iter().flatten();
        let me = parts.reduce(|one, other| Both { one, other }.line(names));
        let me = me.unwrap_or_else(|| self.me(&one.me));
        APlace { me, place }.line(names)
    }

    fn bonus(self, (one, points, on_top): &(wimpout::Me, Option<Points>, i64)) -> Line {
        let (me, all) = self.whom(one);
        ABonus {
            me,
            all,
            points: self.points(*points),
            any: points.is_none(),
            more: u32::try_from(on_top.unsigned_abs()).unwrap_or(u32::MAX),
            less: *on_top < 0,
        }
        .line(self.names)
    }

    fn both(self, (before, one, after): &(u32, wimpout::Me, u32)) -> Line {
        let (me, all) = self.whom(one);
        let (before, after) = (*before, *after);
        BothBring {
            before,
            after,
            me,
            all,
        }
        .line(self.names)
    }

    fn cost(
        self,
        happens: Happens,
        (one, points, cost): &(wimpout::Me, Option<Points>, u32),
    ) -> Line {
        let (me, all) = self.whom(one);
        ACost {
            me,
            all,
            points: self.points(*points),
            any: points.is_none(),
            cost: *cost,
            wreck: happens == Happens::Wrecks,
        }
        .line(self.names)
    }

    /// The points of a turn, and up to how many it is the same; nothing where they do not matter.
    fn points(self, points: Option<Points>) -> Line {
        points
            .and_then(|(least, to)| tally(least, to, self.names))
            .unwrap_or_default()
    }
}

fn passed(fate: PassedLeader, names: Names<'_>) -> Line {
    match fate {
        PassedLeader::ChallengesLast => PassedLast {}.line(names),
        PassedLeader::ChallengesNext => PassedNext {}.line(names),
        PassedLeader::Stays => PassedStays {}.line(names),
        PassedLeader::IsOut => PassedOut {}.line(names),
        PassedLeader::LeadsTheRound => PassedRound {}.line(names),
    }
}
