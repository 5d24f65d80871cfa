//! What a rule of one's own does, found out by asking it (O7): every card of the house deck, and players of all kinds.

use std::sync::Arc;

use own::{Asking, Counted, Lots, Rule, Span, UpTo};

use super::cards::{cities, deals, explodes, prices, roller, stays, values};
use super::counted::{Change, Whose, bonuses, counts, starts};
use super::ending::ends;
use super::reached::Counts;
use super::sums::{cows_in_all, turns_in_all};
use super::told::Me;
use super::turns::Turns;
use super::which::Which;
use crate::card::Card;
use crate::deck::Deck;

/// What a rule of one's own does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// What was found, a question at a time.
    pub found: Vec<Finding>,
    /// The questions of which nothing comes, where something comes of others.
    pub idle: Vec<&'static str>,
    /// Which fields of a player or a turn its text looks at.
    pub looks: Vec<&'static str>,
    /// The first question that it could not answer.
    pub fault: Option<own::Fault>,
}

/// What a rule is told of a player and of a turn.
const FIELDS: [&str; 11] = [
    "cash", "hand", "cows", "points", "city", "count", "table", "exploded", "own", "won", "played",
];

/// What comes of one question, with some examples. Money is in dollars.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// So many of so many cards cost otherwise; a card, before and after.
    Prices(u32, u32, Vec<(String, i32, i32)>),
    /// So many of so many cows are worth otherwise; a cow, before and after.
    Values(u32, u32, Vec<(String, i32, i32)>),
    /// What cows bring that explode after so many others.
    Explodes(Vec<Exploding>),
    /// How many cards some players draw who would draw two.
    Draws(Vec<(Me, u32)>),
    /// So many cards are dealt to each of so many players instead of three.
    Deals(Vec<(u32, u32)>),
    /// Of so many pairs of cows of different kinds, a bomb stays in so many; from which to which.
    Stays(u32, u32, Vec<(String, String)>),
    /// What some players take from the Pot after their turn, below 0 pay.
    AfterTurn(Vec<(Me, i32)>),
    /// When the game is over.
    Ends(Over),
    /// The same where no thing alone ends it: what comes together.
    EndsTogether(Over),
    /// What whoever's turn it is gets for some cows that explode, his own or not; below 0 pays.
    Roller(Vec<(Which, bool, i32)>),
    /// What some cities bring whoever takes them, by their points, and up to how many it is the same; below 0 cost.
    Cities(Vec<(u32, UpTo, i32)>),
    /// What some players take from the Pot for some turns, below 0 pay.
    Bonuses(Vec<(Turns, Me, i32)>),
    /// What the city, the bonus and the end of some turns come to together, where they do not come alone; below 0 is paid.
    InAll(Vec<(Turns, Me, i32)>),
    /// The same of what some cows bring that explode; whether they are those of whoever's turn it is, where that matters.
    CowsInAll(Vec<(Exploding, Option<bool>)>),
    /// From what a count begins, and what it becomes in some cases.
    Counts(Whose, Vec<Change>),
    /// What is drawn before a turn.
    Lots(Option<Lots<Me>>),
    /// What was said before is so in other cases too.
    AndOthers,
    /// From so much on a count of players, or (`true`) of the table, a question was not asked that looks at it.
    Unasked(bool, u32),
    /// What was said before does not come about, as far as was asked: a count of players, or (`true`) of the table, goes from so
    /// much to so much.
    NeverComes(bool, u32, u32),
}

/// What a cow brings that explodes, or all of which that is the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exploding {
    /// Which cow.
    pub which: Which,
    /// After so many others of the same bomb.
    pub before: u32,
    /// Up to how many.
    pub to: UpTo,
    /// So many dollars more than usual; below 0 less.
    pub more: i32,
    /// What that one brings then.
    pub worth: i32,
}

/// When the game is over, by each thing alone: the first of its kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Over {
    /// After so many turns.
    pub turns: Option<Span>,
    /// When so many cities are left.
    pub cities: Option<Span>,
    /// With so many dollars in the Pot.
    pub pot: Option<Span>,
    /// When a player has such a count.
    pub most: Option<Span>,
    /// When the table has such a count.
    pub table: Option<Span>,
}

impl Finding {
    /// Whether nothing comes of it, as far as it was asked.
    fn is_idle(&self) -> bool {
        self.is_nothing() && !matches!(self, Self::Unasked(..))
    }

    /// Whether it comes to nothing.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        match self {
            Self::Prices(n, ..) | Self::Values(n, ..) | Self::Stays(n, ..) => *n == 0,
            Self::Explodes(some) => some.is_empty(),
            Self::Draws(some) => some.is_empty(),
            Self::Deals(some) => some.is_empty(),
            Self::AfterTurn(some) => some.is_empty(),
            Self::Roller(some) => some.is_empty(),
            Self::Cities(some) => some.is_empty(),
            Self::Bonuses(some) => some.is_empty(),
            Self::Counts(_, some) => some.is_empty(),
            Self::Lots(lots) => lots.as_ref().is_none_or(Lots::is_nothing),
            Self::Ends(over) | Self::EndsTogether(over) => *over == Over::default(),
            Self::AndOthers
            | Self::Unasked(..)
            | Self::NeverComes(..)
            | Self::InAll(_)
            | Self::CowsInAll(_) => true,
        }
    }
}

/// A rule that is asked everything.
pub(super) struct Asked<'a, 'b> {
    pub(super) asking: &'a mut Asking<'b>,
    pub(super) deck: Arc<Deck>,
    /// What it comes to count.
    pub(super) counts: Counts,
}

impl Asked<'_, '_> {
    /// Players whom a question can tell apart.
    pub(super) fn players(&self, question: &str) -> Vec<Me> {
        Me::asked(self.asking.rule, question, &self.counts)
    }
}

type Ask = fn(&mut Asked<'_, '_>) -> Vec<Finding>;

/// Every question, and how it is asked.
const ASKED: [(&str, Ask); 18] = [
    ("price", |one| vec![prices(one)]),
    ("value", |one| vec![values(one)]),
    ("exploding", explodes),
    ("cards_drawn", |one| {
        let (some, others) = unlike(one, "cards_drawn", super::DRAWN.into());
        let some = some.into_iter();
        let some = some.map(|(me, cards)| (me, u32::try_from(cards).unwrap_or(0)));
        and_others(Finding::Draws(some.collect()), others)
    }),
    ("cards_dealt", |one| vec![deals(one)]),
    ("stays", |one| vec![stays(one)]),
    ("after_turn", |one| {
        let (some, others) = unlike(one, "after_turn", 0);
        let some = some.into_iter().map(|(me, dollars)| (me, small(dollars)));
        and_others(Finding::AfterTurn(some.collect()), others)
    }),
    ("ends", ends),
    ("roller", roller),
    ("city", cities),
    ("bonus", bonuses),
    ("starting", |one| vec![starts(one, Whose::Player)]),
    ("count_after_explosion", |one| {
        counts(one, Whose::Player, "count_after_explosion")
    }),
    ("count_after_turn", |one| {
        counts(one, Whose::Player, "count_after_turn")
    }),
    ("table_starting", |one| vec![starts(one, Whose::Table)]),
    ("table_after_explosion", |one| {
        counts(one, Whose::Table, "table_after_explosion")
    }),
    ("table_after_turn", |one| {
        counts(one, Whose::Table, "table_after_turn")
    }),
    ("draw", |one| vec![lots(one)]),
];

impl Effect {
    /// Asks a rule everything.
    #[must_use]
    pub fn of(rule: &Rule) -> Self {
        let (mut asking, deck) = (Asking::of(rule), Deck::house());
        let counts = Counts::of(&mut asking, &deck);
        let mut one = Asked {
            asking: &mut asking,
            deck,
            counts,
        };
        let answered = ASKED
            .into_iter()
            .filter(|(question, _)| rule.answers(question));
        let mut asked = Vec::new();
        for (question, ask) in answered {
            let mut some = ask(&mut one);
            let unasked = some.iter().all(Finding::is_nothing);
            let unasked = unasked.then(|| one.counts.beyond(rule, question));
            let unasked = unasked.into_iter().flatten();
            some.extend(unasked.map(|(of_table, from)| Finding::Unasked(of_table, from)));
            asked.push((question, some));
        }
        asked.push(("", turns_in_all(&mut one)));
        asked.push(("", cows_in_all(&mut one)));
        let (found, idle) = own::without_idle(asked, Finding::is_idle);
        let looks = FIELDS.into_iter().filter(|field| rule.mentions(field));
        Self {
            found,
            idle,
            looks: looks.collect(),
            fault: asking.fault,
        }
    }

    /// Whether it never does anything.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.found.iter().all(Finding::is_nothing)
    }
}

pub(super) fn small(n: i64) -> i32 {
    i32::try_from(n).unwrap_or(0)
}

pub(super) fn and_others(finding: Finding, others: bool) -> Vec<Finding> {
    let mut found = vec![finding];
    found.extend(others.then_some(Finding::AndOthers));
    found
}

fn lots(one: &mut Asked<'_, '_>) -> Finding {
    let (head, all) = (one.asking.rule.head(), one.players("draw"));
    let after = ["after_draw", "table_after_draw"];
    let all = after.iter().fold(all, |mut all, question| {
        all.extend(one.players(question));
        all
    });
    Finding::Lots(Lots::of(one.asking, &all.into_iter(), |me| me.given(head)))
}

/// The first players of whom an answer is not the usual one, one for each answer, then those of whom it is the same for another
/// reason; and whether there are others.
fn unlike(one: &mut Asked<'_, '_>, question: &str, usual: i64) -> (Vec<(Me, i64)>, bool) {
    let mut counted: Counted<(Me, i64)> = Counted::default();
    let (rule, reached) = (one.asking.rule, one.counts.clone());
    let head = rule.head();
    let at_beginning = question == "cards_drawn";
    let mut answer = |me: Me| one.asking.number_or(usual, question, &[me.given(head)]);
    let all = Me::asked(rule, question, &reached);
    for (again, &me) in [false, true]
        .into_iter()
        .flat_map(|again| all.iter().map(move |me| (again, me)))
    {
        let said = answer(me);
        let mut some = counted.some.iter();
        let is_fresh = if again {
            let told = |(who, known): &(Me, i64)| *known == said && who.covers(rule, &me);
            counted.some.len() < Counted::<u32>::MOST && !some.any(told)
        } else {
            some.all(|(_, known)| *known != said)
        };
        if said != usual && is_fresh {
            // Nobody has taken a city when his turn begins.
            let me = me.widened(rule, &reached, |me| {
                at_beginning && me.city || answer(me) == said
            });
            counted.add_by(said - usual, (me, said));
        }
    }
    let others = all.iter().any(|me| {
        let said = answer(*me);
        let told = |(who, told): &(Me, i64)| *told == said && who.covers(rule, me);
        said != usual && !counted.some.iter().any(told)
    });
    (counted.some, others)
}

pub(super) fn name(deck: &Deck, one: Card) -> String {
    deck.face(one).name.clone()
}

pub(super) fn many(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
