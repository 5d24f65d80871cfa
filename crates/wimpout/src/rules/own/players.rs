//! What a rule of one's own does to players, by what they have and by what is counted, found out by asking it (O7).

use own::{Asking, Counted, Given, Lots, UpTo};

use super::by_points::ByPoints;
use super::effect::{Finding, Happens};
use super::me::{Me, STEP};
use super::more::{USUAL_BANKS, every_turn};
use super::reached::Reached;

/// A rule that is asked about players, and what it comes to count.
pub(super) struct Players<'a, 'b> {
    pub(super) asking: &'a mut Asking<'b>,
    pub(super) reached: Reached,
}

type Ask = fn(&mut Players<'_, '_>) -> Finding;

/// The questions that are told a player, and how they are asked.
const ASKED: [(&str, Ask); 15] = [
    ("starting", |all| all.counts("starting", Happens::Sits)),
    ("after_bank", |all| all.counts("after_bank", Happens::Banks)),
    ("after_wimpout", |all| {
        all.counts("after_wimpout", Happens::WimpsOut)
    }),
    ("after_wreck", |all| {
        all.counts("after_wreck", Happens::Wrecks)
    }),
    ("draw", |all| all.lots()),
    ("least", |all| all.least()),
    ("is_out", |all| Finding::Out(all.ways("is_out"))),
    ("misses_last_licks", |all| {
        Finding::Misses(all.ways("misses_last_licks"))
    }),
    ("bonus", |all| Finding::Bonuses(all.by_points("bonus"))),
    ("wimpout_costs", |all| {
        all.costs("wimpout_costs", Happens::WimpsOut)
    }),
    ("wreck_costs", |all| {
        all.costs("wreck_costs", Happens::Wrecks)
    }),
    ("table_starting", |all| {
        all.counts("table_starting", Happens::Sits)
    }),
    ("table_after_bank", |all| {
        all.counts("table_after_bank", Happens::Banks)
    }),
    ("table_after_wimpout", |all| {
        all.counts("table_after_wimpout", Happens::WimpsOut)
    }),
    ("table_after_wreck", |all| {
        all.counts("table_after_wreck", Happens::Wrecks)
    }),
];

/// What comes of these questions.
pub(super) fn found(asking: &mut Asking<'_>) -> Vec<(&'static str, Vec<Finding>)> {
    let rule = asking.rule;
    let answered = ASKED.into_iter();
    let answered: Vec<_> = answered
        .filter(|(question, _)| rule.answers(question))
        .collect();
    if answered.is_empty() {
        return Vec::new();
    }
    let reached = Reached::by(asking);
    let mut players = Players { asking, reached };
    let mut found = Vec::new();
    for (question, ask) in answered {
        let finding = ask(&mut players);
        let others = players.has_others(question, &finding);
        let unasked = finding.is_nothing().then(|| players.unasked(question));
        let mut some = vec![finding];
        some.extend(others.then_some(Finding::AndOthers));
        some.extend(unasked.into_iter().flatten());
        found.push((question, some));
    }
    found.push(("", both(&mut players)));
    found
}

/// What banks come to where the rule says something of them by their points and by who banks.
fn both(all: &mut Players<'_, '_>) -> Vec<Finding> {
    let rule = all.asking.rule;
    if !rule.answers("banking") || !rule.answers("bonus") {
        return Vec::new();
    }
    let (mut some, mut more): (Vec<(u32, Me, u32)>, bool) = (Vec::new(), false);
    let few = all.few("bonus");
    let turns = USUAL_BANKS.into_iter().chain(every_turn(rule, "bonus"));
    for (points, me) in turns.flat_map(|points| few.iter().map(move |me| (points, *me))) {
        let bank = [Given::Number(points.into())];
        let of_bank = all.asking.number("banking", &bank);
        let of_him = all.number("bonus", Some(points), me);
        let comes = small((i64::from(points) + of_bank + of_him).max(0));
        let known = some.iter().any(|(known, ..)| *known == points);
        if of_bank == 0 || of_him == 0 || known {
            continue;
        }
        more |= some.len() == Counted::<u32>::MOST;
        if !more {
            let me = all.told_of(me, |all, me| {
                all.number("bonus", Some(points), me) == of_him
            });
            some.push((points, me, comes));
        }
    }
    let both = (!some.is_empty()).then_some(Finding::Both(some));
    both.into_iter()
        .chain(more.then_some(Finding::AndOthers))
        .collect()
}

impl Players<'_, '_> {
    /// Those whom a question can tell apart: of the usual scores, and then of every score where few counts make it matter.
    pub(super) fn of(&self, question: &str) -> Vec<Me> {
        let pairs = self.reached.pairs(self.asking.rule, question);
        let usual = pairs
            .iter()
            .flat_map(|&(count, table)| Me::usual(count, table));
        let every = pairs.iter().take(FEW);
        let near = self.asking.rule.near(STEP);
        let every = every.flat_map(|&(count, table)| Me::with_every_score(count, table, &near));
        let far = self.reached.far_pairs(self.asking.rule, question);
        let far = far
            .iter()
            .flat_map(|&(count, table)| Me::some(count, table));
        usual.chain(every).chain(far).collect()
    }

    /// From where on what it counts is not asked about, if a question looks at that.
    fn unasked(&self, question: &str) -> Vec<Finding> {
        let of = [("count", false), ("table", true)].into_iter();
        let of = of.filter(|(field, _)| self.asking.rule.looks_at(&[question], "me", field));
        let beyond =
            of.filter_map(|(_, of_table)| Some((of_table, self.reached.beyond(of_table)?)));
        beyond
            .map(|(of_table, from)| Finding::Unasked(of_table, from))
            .collect()
    }

    pub(super) fn number(&mut self, question: &str, points: Option<u32>, me: Me) -> i64 {
        self.asking.number(question, &told(points, me))
    }

    fn lots(&mut self) -> Finding {
        let tables: Vec<_> = self.reached.tables().map(Some).collect();
        let counts = self.reached.counts().map(Some);
        let beside = |count: Option<u32>| tables.iter().map(move |table| (count, *table));
        let pairs = counts.flat_map(beside).take(MOST);
        let all: Vec<Me> = pairs
            .flat_map(|(count, table)| Me::usual(count, table))
            .collect();
        let lots = Lots::of(self.asking, &all.iter().copied(), Me::given);
        let Some(lots) = lots else {
            return Finding::Lots(None);
        };
        let weights = lots.weights.clone();
        let same =
            |all: &mut Self, me: Me| all.asking.weights(&[me.given()]).as_ref() == Some(&weights);
        let who = self.told_of(lots.who, same);
        Finding::Lots(Some(Lots { who, ..lots }))
    }

    fn least(&mut self) -> Finding {
        let mut least: Vec<(Me, u32)> = Vec::new();
        let all = self.of("least").into_iter();
        let all = all.map(|me| (me, small(self.number("least", None, me))));
        let all: Vec<(Me, u32)> = all.filter(|(_, points)| *points > 0).collect();
        // Each sum once, then whoever must make the same for another reason.
        for (again, me, points) in [false, true]
            .into_iter()
            .flat_map(|again| all.iter().map(move |(me, points)| (again, *me, *points)))
        {
            let is_told =
                |(who, known): &(Me, u32)| *known == points && (!again || who.covers(&me));
            let is_new = !least.iter().any(is_told);
            if is_new && least.len() < Counted::<u32>::MOST {
                let me = self.told_of(me, |all, me| small(all.number("least", None, me)) == points);
                least.push((me, points));
            }
        }
        Finding::Least(least)
    }

    /// Players of whom the answer is yes: each way in which it comes to that, with as little counted as it takes.
    fn ways(&mut self, question: &'static str) -> Vec<Me> {
        let mut ways: Vec<Me> = Vec::new();
        for me in self.of(question) {
            if ways.len() == Counted::<u32>::MOST {
                break;
            }
            let is_told = ways.iter().any(|known| known.covers(&me));
            if is_told || !self.asking.flag(question, &told(None, me)) {
                continue;
            }
            let me = self.with_little(question, me);
            let way = self.told_of(me, |all, me| all.asking.flag(question, &told(None, me)));
            let is_part = |known: &Me| {
                let alike = (known.count, known.table) == (way.count, way.table);
                alike
                    && known.opened == way.opened
                    && known.score <= way.score
                    && way.up_to <= known.up_to
            };
            if !ways
                .iter()
                .any(|known| is_part(known) || known.others > 0 && known.count == way.count)
            {
                ways.push(way);
            }
        }
        ways
    }

    /// The same player with the least counted of him and of the table of whom the answer is yes.
    fn with_little(&mut self, question: &'static str, me: Me) -> Me {
        let mut yes = |me: Me| self.asking.flag(question, &told(None, me));
        let mut counts = self.reached.counts();
        let count = me
            .count
            .and_then(|_| counts.find(|&count| yes(me.counting(count))));
        let me = Me {
            count: count.or(me.count),
            ..me
        };
        let mut tables = self.reached.tables();
        let table = me
            .table
            .and_then(|_| tables.find(|&table| yes(me.at_table(table))));
        Me {
            table: table.or(me.table),
            ..me
        }
    }

    /// A player and all around him of whom the answer is the same, without what is counted where that does not matter.
    pub(super) fn told_of(&mut self, me: Me, mut same: impl FnMut(&mut Self, Me) -> bool) -> Me {
        let near = self.asking.rule.near(STEP);
        let mut me = me.widened(&near, |me| same(self, me));
        // What is the same of one count must be so at both ends of all else.
        let mut ends = me.ends().to_vec();
        if let Some(count) = me.count {
            let counts = self.reached.all_counts();
            let (least, to) = UpTo::around(count, &counts, |count| {
                ends.iter().all(|end| same(self, end.counting(count)))
            });
            (me.count, me.count_to) = told_between((least, to));
            let both = |end: &Me| [least, to.most(least, &counts)].map(|n| end.counting(n));
            ends = ends.iter().flat_map(both).collect();
        }
        if let Some(table) = me.table {
            let tables = self.reached.all_tables();
            let around = UpTo::around(table, &tables, |table| {
                ends.iter().all(|end| same(self, end.at_table(table)))
            });
            (me.table, me.table_to) = told_between(around);
        }
        me
    }

    fn costs(&mut self, question: &'static str, happens: Happens) -> Finding {
        let some = self.by_points(question).into_iter();
        let some = some.map(|(me, points, cost)| (me, points, small(cost)));
        Finding::Costs(happens, some.collect())
    }

    /// Whether a question is answered so in cases that what was found does not tell of.
    fn has_others(&mut self, question: &'static str, found: &Finding) -> bool {
        let all = self.of(question);
        match found {
            Finding::Least(some) => all.iter().any(|me| {
                let least = small(self.number(question, None, *me));
                let told = |(who, told): &(Me, u32)| *told == least && who.covers(me);
                least > 0 && !some.iter().any(told)
            }),
            Finding::Out(some) | Finding::Misses(some) => all.iter().any(|me| {
                let is_told = some.iter().any(|who| who.covers(me));
                !is_told && self.asking.flag(question, &told(None, *me))
            }),
            Finding::Bonuses(some) => self.has_other_points(question, &all, some),
            Finding::Costs(_, some) => {
                let some = some.iter();
                let some = some.map(|(me, points, cost)| (*me, *points, i64::from(*cost)));
                let some: ByPoints = some.collect();
                self.has_other_points(question, &all, &some)
            }
            Finding::Counts(happens, some) | Finding::TableCounts(happens, some) => {
                self.has_other_counts(question, *happens, some)
            }
            _ => false,
        }
    }

    /// The usual players with few counts.
    pub(super) fn few(&self, question: &str) -> Vec<Me> {
        let few = self.reached.pairs(self.asking.rule, question);
        let few = few.into_iter().take(FEW);
        few.flat_map(|(count, table)| Me::usual(count, table))
            .collect()
    }
}

/// Where every score is asked about, of so many counts.
pub(super) const FEW: usize = 4;
/// So many pairs of counts are drawn for.
const MOST: usize = 40;

/// A count and up to which the answer is the same: none where that is so of all that come about.
pub(super) const fn told_between((least, to): (u32, UpTo)) -> (Option<u32>, UpTo) {
    match to {
        UpTo::Whatever => (None, UpTo::Alone),
        to => (Some(least), to),
    }
}

/// Whether a question is asked of such a player: whoever has banked has done so.
pub(super) fn stands(question: &str, me: &Me) -> bool {
    let has_banked = matches!(question, "after_bank" | "table_after_bank");
    !has_banked || me.opened && me.score > 0
}

/// What a question is told.
pub(super) fn told(points: Option<u32>, me: Me) -> Vec<Given> {
    let points = points.map(|points| Given::Number(points.into()));
    points.into_iter().chain([me.given()]).collect()
}

fn small(n: i64) -> u32 {
    u32::try_from(n).unwrap_or(0)
}
