//! What becomes of what a rule of one's own counts, and what turns bring, found out by asking it (O7).

use own::{Amount, Asking, Counted, Given, Law, Rule};

use super::effect::{Asked, Finding};
use super::reached::Counts;
use super::told::Me;
use super::turns::{Turns, TurnsUpTo, turn, turns};
use super::which::{Which, card};
use crate::counting::Happened;
use crate::deck::Deck;

/// So many times a question about turns and players is asked.
const MOST_ASKED: usize = 40_000;

/// Of whom something is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Of each player.
    Player,
    /// Of the table as a whole.
    Table,
}

/// What a count becomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// After what.
    pub happens: Happens,
    /// What becomes of it.
    pub law: Law,
    /// For which players, beside what they count: everybody where that does not matter.
    pub who: Me,
}

/// What a count depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happens {
    /// It begins.
    Start,
    /// A cow has exploded.
    Explosion(Which),
    /// A turn is over.
    Turn(Turns),
}

impl Whose {
    /// The questions about what is counted: at the beginning, after an explosion, after a turn.
    pub(super) fn questions(self) -> [&'static str; 3] {
        match self {
            Self::Player => ["starting", "count_after_explosion", "count_after_turn"],
            Self::Table => [
                "table_starting",
                "table_after_explosion",
                "table_after_turn",
            ],
        }
    }

    pub(super) const fn other(self) -> Self {
        match self {
            Self::Player => Self::Table,
            Self::Table => Self::Player,
        }
    }

    /// A player with this count, or one at a table with it.
    pub(super) fn with(self, count: u32, me: Me) -> Me {
        match self {
            Self::Player => Me { count, ..me },
            Self::Table => Me { table: count, ..me },
        }
    }

    /// What is counted of him, or of the table.
    const fn of(self, me: Me) -> u32 {
        match self {
            Self::Player => me.count,
            Self::Table => me.table,
        }
    }

    /// The same player without what is counted, which is told beside.
    const fn without(self, mut me: Me) -> Me {
        match self {
            Self::Player => me.to.count = own::UpTo::Whatever,
            Self::Table => me.to.table = own::UpTo::Whatever,
        }
        me
    }

    /// From what it begins.
    pub(super) fn start(self, asking: &mut Asking<'_>) -> u32 {
        let [starting, ..] = self.questions();
        let told = match self {
            Self::Player => vec![Me::usual().given(asking.rule.head())],
            Self::Table => Vec::new(),
        };
        u32::try_from(asking.number(starting, &told)).unwrap_or(0)
    }
}

/// From what a count begins, where that is not 0.
pub(super) fn starts(all: &mut Asked<'_, '_>, whose: Whose) -> Finding {
    let law = Law::begins(whose.start(all.asking));
    let start = Change {
        happens: Happens::Start,
        law,
        who: Me::usual(),
    };
    let some = (!start.law.is_nothing()).then_some(start);
    Finding::Counts(whose, some.into_iter().collect())
}

/// A question about what becomes of a count.
#[derive(Clone, Copy)]
struct Becoming {
    whose: Whose,
    question: &'static str,
}

impl Becoming {
    fn after(self, all: &mut Asked<'_, '_>, told: &Given, me: Me) -> u32 {
        let given = me.given(all.asking.rule.head());
        all.asking
            .count(self.question, &[told.clone(), given], self.whose.of(me))
    }

    /// What becomes of all counts that come about, where this happens among all that may.
    fn law(self, all: &mut Asked<'_, '_>, told: &Given, happening: &[Given], me: Me) -> Law {
        let counts = match self.whose {
            Whose::Player => all.counts.of.all.clone(),
            Whose::Table => all.counts.table.all.clone(),
        };
        let before = (&*counts, self.whose.of(me));
        let by_amount = Law::by_amount(before, told, happening, amounts, |told, count| {
            self.after(all, told, self.whose.with(count, me))
        });
        by_amount.unwrap_or_else(|| {
            Law::of(&counts, |count| {
                self.after(all, told, self.whose.with(count, me))
            })
        })
    }

    fn holds(self, all: &mut Asked<'_, '_>, told: &Given, me: Me, law: &Law) -> bool {
        law.holds(&amounts(told), |count| {
            self.after(all, told, self.whose.with(count, me))
        })
    }

    /// The change with all turns and players of whom it is the same.
    fn told(
        self,
        all: &mut Asked<'_, '_>,
        (happens, told): (Happens, &Given),
        me: Me,
        law: Law,
    ) -> Change {
        let (rule, counts) = (all.asking.rule, all.counts.clone());
        let who = me.widened(rule, &counts, |me| self.holds(all, told, me, &law));
        let ends = who.ends(rule, &counts);
        let happens = match happens {
            Happens::Turn(Turns { least, .. }) => {
                Happens::Turn(Turns::around(least, rule, |one| {
                    let mut whom = [me, ends[0], ends[1]].into_iter();
                    whom.all(|me| self.holds(all, &turn(one), me, &law))
                }))
            }
            Happens::Explosion(which) => {
                let deck = all.deck.clone();
                let cows = deck.distinct(deck.cows());
                let mut cows = cows.iter();
                let found = cows.find(|cow| Which::one(&deck, *cow) == which);
                let around = found.map(|cow| {
                    Which::around(&deck, cow, |other| {
                        let told = card(&deck, other);
                        let mut whom = [me, ends[0], ends[1]].into_iter();
                        whom.all(|me| self.holds(all, &told, me, &law))
                    })
                });
                Happens::Explosion(around.unwrap_or(which))
            }
            Happens::Start => Happens::Start,
        };
        let who = self.whose.without(who);
        Change { happens, law, who }
    }
}

/// The amounts of what has happened, by which a count may go on.
fn amounts(told: &Given) -> Vec<Amount> {
    let all = AMOUNTS.into_iter();
    all.filter_map(|what| Some((what, told.number(what)?)))
        .collect()
}

/// What a cow or a turn has so much of.
const AMOUNTS: [&str; 7] = ["exploded", "own", "won", "city", "played", "value", "price"];

/// What a count becomes after turns and explosions of many kinds: the first change of each kind; and whether it changes in
/// other cases too.
pub(super) fn counts(
    all: &mut Asked<'_, '_>,
    whose: Whose,
    question: &'static str,
) -> Vec<Finding> {
    let one = Becoming { whose, question };
    let rule = all.asking.rule;
    let (happening, players) = (happens(rule, &all.deck, question), all.players(question));
    let mut counted: Counted<Change> = Counted::default();
    let mut others = false;
    let all_told: Vec<Given> = happening.iter().map(|(_, told)| told.clone()).collect();
    let players: Vec<Me> = players
        .into_iter()
        .take(MOST_ASKED / happening.len().max(1))
        .collect();
    for me in players {
        for (happens, told) in &happening {
            let (before, after) = (whose.of(me), one.after(all, told, me));
            if after == before {
                continue;
            }
            let by = amounts(told);
            let is_told = |known: &Change| {
                known.law.tells(&by, before, after) && known.covers(rule, happens, &me)
            };
            if counted.some.iter().any(is_told) {
                continue;
            }
            let room = counted.some.len() < Counted::<u32>::MOST;
            let mut known = counted.some.iter();
            let room = room && !known.any(|known| one.holds(all, told, me, &known.law));
            let law = room.then(|| one.law(all, told, &all_told, me));
            let Some(law) = law else {
                others = true;
                continue;
            };
            let change = one.told(all, (happens.clone(), told), me, law);
            counted.add(change);
        }
    }
    let mut found = vec![Finding::Counts(whose, counted.some)];
    found.extend(others.then_some(Finding::AndOthers));
    found
}

impl Change {
    /// Whether it tells of what has happened so to such a player.
    fn covers(&self, rule: &Rule, happens: &Happens, me: &Me) -> bool {
        let of_what = match (&self.happens, happens) {
            (Happens::Turn(known), Happens::Turn(turn)) => known.covers(rule, &turn.least),
            (Happens::Explosion(known), Happens::Explosion(other)) => known.covers(other),
            _ => false,
        };
        of_what && self.who.covers(rule, me)
    }
}

/// What some turns bring: the first for each sum; and whether others bring something too.
pub(super) fn bonuses(all: &mut Asked<'_, '_>) -> Vec<Finding> {
    let (rule, reached) = (all.asking.rule, all.counts.clone());
    let head = rule.head();
    let mut counted: Counted<(Turns, Me, i32)> = Counted::default();
    let turns = turns(rule, "bonus");
    let players = all.players("bonus").into_iter();
    let players: Vec<Me> = players.take(MOST_ASKED / turns.len().max(1)).collect();
    let brings = |all: &mut Asked<'_, '_>, happened, me: Me| {
        let dollars = all
            .asking
            .number("bonus", &[turn(happened), me.given(head)]);
        i32::try_from(dollars).unwrap_or(0)
    };
    let around = |all: &mut Asked<'_, '_>, happened, me, dollars| {
        let mut brings = |happened, me| brings(all, happened, me) == dollars;
        let (turns, who) = alike(rule, &reached, (happened, me), &mut brings);
        (turns, who, dollars)
    };
    let mut cases = Vec::new();
    for (happened, me) in turns
        .iter()
        .flat_map(|happened| players.iter().map(move |me| (*happened, *me)))
    {
        let dollars = brings(all, happened, me);
        if dollars == 0 {
            continue;
        }
        cases.push((happened, me, dollars));
        if counted.some.iter().all(|(.., known)| *known != dollars) {
            let one = around(all, happened, me, dollars);
            counted.add_by(dollars.into(), one);
        }
    }
    // For the same dollars there may be another reason.
    for &(happened, me, dollars) in &cases {
        let room = counted.some.len() < Counted::<u32>::MOST;
        if room && !is_told(&counted.some, rule, (&happened, &me, dollars)) {
            let one = around(all, happened, me, dollars);
            counted.add_by(dollars.into(), one);
        }
    }
    let told = |(happened, me, dollars): &(Happened, Me, i32)| {
        is_told(&counted.some, rule, (happened, me, *dollars))
    };
    let others = !cases.iter().all(told);
    let mut found = vec![Finding::Bonuses(counted.some)];
    found.extend(others.then_some(Finding::AndOthers));
    found
}

/// Turns and players of whom the same is so as of these.
pub(super) fn alike(
    rule: &Rule,
    counts: &Counts,
    (happened, me): (Happened, Me),
    same: &mut dyn FnMut(Happened, Me) -> bool,
) -> (Turns, Me) {
    let who = me.widened(rule, counts, |me| same(happened, me));
    // Of whoever was asked about, and of whoever has least and most of what comes to the same.
    let ends = who.ends(rule, counts);
    let turns = Turns::around(happened, rule, |happened| {
        let mut whom = [me, ends[0], ends[1]].into_iter();
        whom.all(|me| same(happened, me))
    });
    (turns, who)
}

/// Whether these dollars are told of for such a turn of such a player.
pub(super) fn is_told(
    some: &[(Turns, Me, i32)],
    rule: &Rule,
    (happened, me, dollars): (&Happened, &Me, i32),
) -> bool {
    some.iter().any(|(turns, who, known)| {
        *known == dollars && turns.covers(rule, happened) && who.covers(rule, me)
    })
}

/// What may happen, and how a rule is told of it.
pub(super) fn happens(rule: &Rule, deck: &Deck, question: &str) -> Vec<(Happens, Given)> {
    if question.ends_with("turn") {
        let to = TurnsUpTo::default();
        let one = |least| Happens::Turn(Turns { least, to });
        let turns = turns(rule, question).into_iter();
        return turns
            .map(|happened| (one(happened), turn(happened)))
            .collect();
    }
    let cows = deck.distinct(deck.cows());
    let cows = cows
        .iter()
        .map(|cow| (Happens::Explosion(Which::one(deck, cow)), card(deck, cow)));
    cows.collect()
}
