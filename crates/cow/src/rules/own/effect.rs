//! What a rule of one's own does, found out by asking it (O7): every card of the house deck, and players of all kinds.

use own::{Asking, Counted, Given, Lots, Rule, Span};

use super::counted::{Change, bonuses, counts, reached, starts};
use super::ending::ends;
use super::told::{Me, Turns, card};
use crate::card::Card;
use crate::deck::Deck;

/// What a rule of one's own does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// What was found, a question at a time.
    pub found: Vec<Finding>,
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
    /// A cow that explodes after so many others brings so much.
    Explodes(Vec<(String, u32, i32)>),
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
    Roller(Vec<(String, bool, i32)>),
    /// What some cities bring whoever takes them, by their points; below 0 cost.
    Cities(Vec<(u32, i32)>),
    /// What some players take from the Pot for some turns, below 0 pay.
    Bonuses(Vec<(Turns, Me, i32)>),
    /// From what a count begins, and what it becomes in some cases.
    Counts(Whose, Vec<Change>),
    /// What is drawn before a turn.
    Lots(Option<Lots<Me>>),
    /// What was said before is so in other cases too.
    AndOthers,
}

/// Of whom something is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Of each player.
    Player,
    /// Of the table as a whole.
    Table,
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
            Self::AndOthers => true,
        }
    }
}

type Ask = fn(&mut Asking<'_>, &Deck) -> Finding;

/// Every question, and how it is asked.
const ASKED: [(&str, Ask); 18] = [
    ("price", prices),
    ("value", values),
    ("exploding", explodes),
    ("cards_drawn", draws),
    ("cards_dealt", deals),
    ("stays", stays),
    ("after_turn", after_turn),
    ("ends", |asking, _| ends(asking)),
    ("roller", roller),
    ("city", cities),
    ("bonus", |asking, _| bonuses(asking)),
    ("starting", |asking, _| starts(asking, Whose::Player)),
    ("count_after_explosion", |asking, deck| {
        counts(asking, deck, Whose::Player, "count_after_explosion")
    }),
    ("count_after_turn", |asking, deck| {
        counts(asking, deck, Whose::Player, "count_after_turn")
    }),
    ("table_starting", |asking, _| starts(asking, Whose::Table)),
    ("table_after_explosion", |asking, deck| {
        counts(asking, deck, Whose::Table, "table_after_explosion")
    }),
    ("table_after_turn", |asking, deck| {
        counts(asking, deck, Whose::Table, "table_after_turn")
    }),
    ("draw", lots),
];

impl Effect {
    /// Asks a rule everything.
    #[must_use]
    pub fn of(rule: &Rule) -> Self {
        let (mut asking, deck) = (Asking::of(rule), Deck::house());
        let answered = ASKED
            .into_iter()
            .filter(|(question, _)| rule.answers(question));
        let mut found = Vec::new();
        for (question, ask) in answered {
            let finding = ask(&mut asking, &deck);
            let others = has_others(&mut asking, question, &finding);
            found.push(finding);
            found.extend(others.then_some(Finding::AndOthers));
        }
        let looks = FIELDS.into_iter().filter(|field| rule.mentions(field));
        Self {
            found,
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

fn lots(asking: &mut Asking<'_>, _: &Deck) -> Finding {
    let (head, counts) = (asking.rule.head(), reached(asking));
    let all: Vec<Me> = Me::all(&counts).collect();
    Finding::Lots(Lots::of(asking, &all.into_iter(), |me| me.given(head)))
}

fn prices(asking: &mut Asking<'_>, deck: &Deck) -> Finding {
    let (mut counted, all) = (Counted::default(), deck.cards());
    for one in all.iter() {
        let before = deck.price(one);
        let after = (before + small(asking.number("price", &[card(deck, one)]))).max(0);
        if after != before {
            counted.add_unlike((after - before).into(), (name(deck, one), before, after));
        }
    }
    Finding::Prices(counted.n, many(all.len()), counted.some)
}

fn values(asking: &mut Asking<'_>, deck: &Deck) -> Finding {
    let (mut counted, all) = (Counted::default(), deck.cows());
    for one in all.iter() {
        let before = deck.value(one);
        let on_top = small(asking.number("value", &[card(deck, one)]));
        if on_top != 0 {
            counted.add_unlike(on_top.into(), (name(deck, one), before, before + on_top));
        }
    }
    Finding::Values(counted.n, many(all.len()), counted.some)
}

fn explodes(asking: &mut Asking<'_>, deck: &Deck) -> Finding {
    let mut counted: Counted<(String, u32, i32)> = Counted::default();
    for (one, before) in deck
        .cows()
        .iter()
        .flat_map(|one| (0..=12).map(move |before| (one, before)))
    {
        let told = [card(deck, one), Given::Number(before)];
        let on_top = small(asking.number("exploding", &told));
        let known = |(_, other, _): &(String, u32, i32)| i64::from(*other) == before;
        if on_top != 0 && !counted.some.iter().any(known) {
            let before = u32::try_from(before).unwrap_or(0);
            counted.add_by(
                on_top.into(),
                (name(deck, one), before, deck.value(one) + on_top),
            );
        }
    }
    Finding::Explodes(counted.some)
}

fn draws(asking: &mut Asking<'_>, _: &Deck) -> Finding {
    Finding::Draws(unlike(asking, "cards_drawn", super::DRAWN.into(), |n| {
        u32::try_from(n).unwrap_or(0)
    }))
}

fn after_turn(asking: &mut Asking<'_>, _: &Deck) -> Finding {
    Finding::AfterTurn(unlike(asking, "after_turn", 0, small))
}

/// Whether a question is answered so of players whom what was found does not tell of.
fn has_others(asking: &mut Asking<'_>, question: &str, found: &Finding) -> bool {
    let (usual, some): (i64, Vec<(Me, i64)>) = match found {
        Finding::Draws(some) => {
            let some = some.iter().map(|(me, cards)| (*me, (*cards).into()));
            (super::DRAWN.into(), some.collect())
        }
        Finding::AfterTurn(some) => {
            let some = some.iter().map(|(me, dollars)| (*me, (*dollars).into()));
            (0, some.collect())
        }
        _ => return false,
    };
    let (rule, reached) = (asking.rule, reached(asking));
    Me::all(&reached).any(|me| {
        let answer = asking.number(question, &[me.given(rule.head())]);
        let told = |(who, told): &(Me, i64)| *told == answer && who.covers(rule, &me);
        answer != usual && !some.iter().any(told)
    })
}

/// The first players of whom an answer is not the usual one, one for each answer.
fn unlike<T: PartialEq>(
    asking: &mut Asking<'_>,
    question: &str,
    usual: i64,
    read: fn(i64) -> T,
) -> Vec<(Me, T)> {
    let mut counted: Counted<(Me, T)> = Counted::default();
    let (rule, reached) = (asking.rule, reached(asking));
    let head = rule.head();
    for me in Me::all(&reached) {
        let answer = asking.number(question, &[me.given(head)]);
        let fresh = |answer: &T| counted.some.iter().all(|(_, known)| known != answer);
        let (by, told) = (answer - usual, read(answer));
        if by != 0 && fresh(&told) {
            let me = me.widened(rule, &reached, |me| {
                asking.number(question, &[me.given(head)]) == answer
            });
            counted.add_by(by, (me, told));
        }
    }
    counted.some
}

fn deals(asking: &mut Asking<'_>, _: &Deck) -> Finding {
    let deals = (3..=6).filter_map(|players: u32| {
        let dealt = asking.number("cards_dealt", &[Given::Number(players.into())]);
        let dealt = u32::try_from(dealt).unwrap_or(0);
        (dealt != u32::from(super::DEALT)).then_some((players, dealt))
    });
    Finding::Deals(deals.collect())
}

fn stays(asking: &mut Asking<'_>, deck: &Deck) -> Finding {
    let (mut counted, mut all) = (Counted::default(), 0);
    let kinds = deck.distinct(deck.cows());
    for (from, to) in kinds
        .iter()
        .flat_map(|from| kinds.iter().map(move |to| (from, to)))
    {
        all += 1;
        if asking.flag("stays", &[card(deck, from), card(deck, to)]) {
            counted.add((name(deck, from), name(deck, to)));
        }
    }
    Finding::Stays(counted.n, all, counted.some)
}

fn roller(asking: &mut Asking<'_>, deck: &Deck) -> Finding {
    let mut counted: Counted<(String, bool, i32)> = Counted::default();
    for (one, own) in deck
        .cows()
        .iter()
        .flat_map(|one| [(one, false), (one, true)])
    {
        let dollars = small(asking.number("roller", &[card(deck, one), Given::Flag(own)]));
        let known = |(_, other, paid): &(String, bool, i32)| (*other, *paid) == (own, dollars);
        if dollars != 0 && !counted.some.iter().any(known) {
            counted.add_by(dollars.into(), (name(deck, one), own, dollars));
        }
    }
    Finding::Roller(counted.some)
}

fn cities(asking: &mut Asking<'_>, _: &Deck) -> Finding {
    let mut counted = Counted::default();
    for points in (1..=12).rev() {
        let dollars = small(asking.number("city", &[Given::Number(points.into())]));
        if dollars != 0 {
            counted.add_by(dollars.into(), (points, dollars));
        }
    }
    Finding::Cities(counted.some)
}

pub(super) fn name(deck: &Deck, one: Card) -> String {
    deck.face(one).name.clone()
}

fn many(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
