//! What a rule of one's own does, found out by asking it (O7): the words of the family list, and players of all kinds.

use own::{Asking, Counted, Given, Lots, Rule, Span, UpTo};

use super::clocks::{BONUS_SECONDS, TURN_SECONDS};
use super::counted::{Counting, counted};
use super::ending::ends;
use super::reached::Reached;
use super::sums::in_all;
use super::times::{Time, sentence_times, turn_times};
use super::told::Me;
use super::won::{won, won_by};
use super::words::{self, Share};
use super::{CARDS_WON_BY, MAY_NOT_PLACE, Placing, text};
use crate::board::{Board, Position};
use crate::deck::Deck;

/// What a rule of one's own does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// What was found, a question at a time.
    pub found: Vec<Finding>,
    /// The questions of which nothing comes, where something comes of others.
    pub idle: Vec<&'static str>,
    /// Which of a player's fields its text looks at.
    pub looks: Vec<&'static str>,
    /// The first question that it could not answer.
    pub fault: Option<own::Fault>,
}

/// What a rule is told of a player.
const FIELDS: [&str; 5] = ["cards", "words", "longest", "count", "table"];

/// What comes of one question, with some examples.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// Of so many words, so many are refused; some of them.
    Refuses(Share, Vec<String>),
    /// Of so many words, so many win another number of cards than one; some, with how many.
    Wins(Share, Vec<(String, u32)>),
    /// Of so many words, so many may pilfer that may not by the book, or the other way round; some, and whether.
    Pilfers(Share, Vec<(String, bool)>),
    /// What some sentences bring on top.
    Sentences(Vec<Sentences>),
    /// What some players get at the end on top.
    Scores(Vec<(Me, i64)>),
    /// Of so many words, so many bring points at the end; some, with how many.
    WordScores(Share, Vec<(String, i64)>),
    /// Of so many placings, so many are barred; some of them.
    Bars(u32, u32, Vec<Barred>),
    /// Turns that have other times for words than usual.
    TurnTimes(Vec<Time>),
    /// Other times for the sentence than usual: the usual seconds, where they matter, and those (0: no clock).
    SentenceTimes(Vec<(Option<u32>, u32)>),
    /// What it counts under this title, of each player or (`true`) of the table; some examples.
    Counts(String, bool, Vec<Counting>),
    /// What is drawn before a turn.
    Lots(Option<Lots<Me>>),
    /// What some words and whoever has found them come to together at the end, where both count; cards he holds, where they
    /// matter; below 0 are lost.
    InAll(Vec<(Vec<String>, Option<u32>, i64)>),
    /// Cards that some words, or any, win some players.
    WinsBy(Vec<(Option<String>, Me, u32)>),
    /// When the word part is over, by each thing alone.
    Ends(Over),
    /// The same where no thing alone ends it: what comes together.
    EndsTogether(Over),
    /// What was said before is so in other cases too.
    AndOthers,
    /// From so much on a count of players, or (`true`) of the table, a question was not asked that looks at it.
    Unasked(bool, u32),
    /// What was said before does not come about, as far as was asked: a count of players, or (`true`) of the table, goes from so
    /// much to so much.
    NeverComes(bool, u32, u32),
}

/// With what the word part is over; at no time where there is nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Over {
    /// After so many turns.
    pub turns: Option<Span>,
    /// With so many words on the list.
    pub words: Option<Span>,
    /// With so many cards in the pile.
    pub pile: Option<Span>,
    /// When the table has such a count.
    pub table: Option<Span>,
}

/// Sentences that bring the same on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sentences {
    /// How many words they have at least.
    pub words: u32,
    /// Up to how many.
    pub to: UpTo,
    /// Whether they are of the future; nothing where that does not matter.
    pub future: Option<bool>,
    /// The points.
    pub points: i64,
}

/// A card that may not lie on a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barred {
    /// The card's name.
    pub card: String,
    /// The number of the position.
    pub position: u8,
    /// The names of the cards that lie beside it, with spaces between.
    pub beside: String,
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
            Self::Refuses(share, _)
            | Self::Wins(share, _)
            | Self::Pilfers(share, _)
            | Self::WordScores(share, _) => share.n == 0,
            Self::AndOthers | Self::Unasked(..) | Self::NeverComes(..) | Self::InAll(_) => true,
            // Who can place nothing places as usual.
            Self::Bars(n, of, _) => *n == 0 || n == of,
            Self::Counts(.., some) => some.is_empty(),
            Self::Lots(lots) => lots.as_ref().is_none_or(Lots::is_nothing),
            Self::WinsBy(some) => some.is_empty(),
            Self::TurnTimes(some) => some.is_empty(),
            Self::SentenceTimes(some) => some.is_empty(),
            Self::Sentences(some) => some.is_empty(),
            Self::Scores(some) => some.is_empty(),
            Self::Ends(over) | Self::EndsTogether(over) => *over == Over::default(),
        }
    }
}

type Ask = fn(&mut Asking<'_>, &Reached) -> Vec<Finding>;

/// Every question, and how it is asked.
const ASKED: [(&str, Ask); 12] = [
    ("refuses", |one, _| vec![refused(one)]),
    ("cards_won", won),
    ("pilfers", |one, _| vec![pilfers(one)]),
    ("sentence", |one, _| sentences(one)),
    ("scoring", scores),
    ("ends", ends),
    ("word_scores", |one, _| vec![word_scores(one)]),
    (MAY_NOT_PLACE, |one, _| vec![bars(one)]),
    (TURN_SECONDS, |one, _| turn_times(one)),
    (BONUS_SECONDS, |one, _| sentence_times(one)),
    (CARDS_WON_BY, won_by),
    ("draw", lots),
];

impl Effect {
    /// Asks a rule everything.
    #[must_use]
    pub fn of(rule: &Rule) -> Self {
        let mut asking = Asking::of(rule);
        let reached = Reached::by(&mut asking);
        let answered = ASKED
            .into_iter()
            .filter(|(question, _)| rule.answers(question));
        let mut asked = Vec::new();
        for (question, ask) in answered {
            let mut some = ask(&mut asking, &reached);
            let is_nothing = some.iter().all(Finding::is_nothing);
            let unasked = is_nothing.then(|| reached.beyond(rule, question));
            let unasked = unasked.into_iter().flatten();
            some.extend(unasked.map(|(of_table, from)| Finding::Unasked(of_table, from)));
            asked.push((question, some));
        }
        asked.push(("", counted(&mut asking, &reached)));
        asked.push(("", in_all(&mut asking, &reached).into_iter().collect()));
        let (found, idle) = own::without_idle(asked, Finding::is_idle);
        let looks = FIELDS.into_iter().filter(|field| rule.mentions(field));
        Self {
            found,
            idle,
            looks: looks.collect(),
            fault: asking.fault,
        }
    }

    /// Whether what it does makes no difference, though it may be told of in games: it bars every card wherever one may lie,
    /// so all place as usual.
    #[must_use]
    pub fn is_in_vain(&self) -> bool {
        let bars = |finding: &Finding| matches!(finding, Finding::Bars(n, of, _) if n == of);
        self.is_nothing() && self.found.iter().any(bars)
    }

    /// Whether it never does anything.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.found.iter().all(Finding::is_nothing)
    }
}

pub(super) fn and_others(finding: Finding, others: bool) -> Vec<Finding> {
    let mut found = vec![finding];
    found.extend(others.then_some(Finding::AndOthers));
    found
}

fn lots(asking: &mut Asking<'_>, reached: &Reached) -> Vec<Finding> {
    let rule = asking.rule;
    let all = ["draw", "after_draw", "table_after_draw"].map(|question| {
        if rule.answers(question) {
            Me::asked(rule, question, reached)
        } else {
            Vec::new()
        }
    });
    let all = all.concat();
    let lots = Lots::of(asking, &all.into_iter(), Me::given);
    vec![Finding::Lots(lots)]
}

fn refused(asking: &mut Asking<'_>) -> Finding {
    let (share, some) = words::share(asking, |asking, word| {
        let is_refused = asking.flag("refuses", &[text(word)]);
        is_refused.then(|| (0, word.to_owned()))
    });
    Finding::Refuses(share, some)
}

fn word_scores(asking: &mut Asking<'_>) -> Finding {
    let (share, some) = words::share_of_listed(asking, |asking, word| {
        let points = asking.number("word_scores", &[text(word)]);
        (points != 0).then(|| (points, (word.to_owned(), points)))
    });
    Finding::WordScores(share, some)
}

/// In these orders positions are filled: none has a factor in common with their number.
const ORDERS: [usize; 6] = [1, 7, 5, 11, 13, 17];

/// Boards that are filled in some orders, each with the cards in two: what may lie on the next position?
fn bars(asking: &mut Asking<'_>) -> Finding {
    let (mut counted, mut all) = (Counted::default(), 0);
    for stride in ORDERS {
        for shift in [0, 11] {
            for (place, barred) in boards(stride, shift) {
                all += 1;
                if asking.flag(MAY_NOT_PLACE, &[place]) {
                    counted.add_unlike(0, barred);
                }
            }
        }
    }
    Finding::Bars(counted.n, all, counted.some)
}

/// Every placing on the classic diamond while its positions are filled one by one.
fn boards(stride: usize, shift: usize) -> impl Iterator<Item = (Given, Barred)> {
    let names: Vec<&str> = Deck::classic()
        .letters()
        .iter()
        .map(|card| card.name.as_str())
        .collect();
    let n = names.len();
    // Both steps have no factor in common with the number of cards, so everything comes once.
    let position = move |turn: usize| Position::all().nth((turn * stride + shift) % n);
    let card = move |turn: usize| (turn * 5 + shift) % n;
    let turns = (0..n).flat_map(move |turn| (turn..n).map(move |later| (turn, later)));
    turns.filter_map(move |(turn, later)| {
        let at = position(turn)?;
        let lies = |beside: &Position| (0..turn).find(|&before| position(before) == Some(*beside));
        let beside = Board::diamond().neighbours(at);
        let beside = beside.filter_map(|beside| Some(names[card(lies(&beside)?)]));
        let placing = Placing {
            card: names[card(later)],
            position: at.number(),
            beside: beside.collect(),
            turn: u32::try_from(turn + 1).unwrap_or(u32::MAX),
        };
        let barred = Barred {
            card: placing.card.to_owned(),
            position: placing.position,
            beside: placing.beside.join(" "),
        };
        Some((placing.given(), barred))
    })
}

fn pilfers(asking: &mut Asking<'_>) -> Finding {
    let (share, some) = words::share_of_listed(asking, |asking, word| {
        let usual = word.len() >= super::PILFERING_LENGTH;
        let may = asking.flag_or(usual, "pilfers", &[text(word)]);
        (may != usual).then(|| (may.into(), (word.to_owned(), may)))
    });
    Finding::Pilfers(share, some)
}

fn sentences(asking: &mut Asking<'_>) -> Vec<Finding> {
    let mut counted: Counted<Sentences> = Counted::default();
    let all: Vec<u32> = (2..=MOST_WORDS).collect();
    let mut bring = |words: u32, future| {
        let told = [Given::Number(words.into()), Given::Flag(future)];
        asking.number("sentence", &told)
    };
    let is_told = |some: &[Sentences], words: u32, future: bool, points: i64| {
        some.iter().any(|known| {
            known.points == points
                && known.to.covers(known.words, words)
                && known.future.is_none_or(|known| known == future)
        })
    };
    let cases = || {
        all.iter()
            .flat_map(|words| [(*words, false), (*words, true)])
    };
    for (words, future) in cases() {
        let points = bring(words, future);
        if points == 0 || is_told(&counted.some, words, future, points) {
            continue;
        }
        let (words, to) = UpTo::around(words, &all, |words| bring(words, future) == points);
        let same = all.iter().filter(|n| to.covers(words, **n));
        let matters = !same.clone().all(|words| bring(*words, !future) == points);
        let one = Sentences {
            words,
            to,
            future: matters.then_some(future),
            points,
        };
        counted.add_by(points, one);
    }
    let others = cases().any(|(words, future)| {
        let points = bring(words, future);
        points != 0 && !is_told(&counted.some, words, future, points)
    });
    and_others(Finding::Sentences(counted.some), others)
}

/// Sentences are asked about up to so many words.
const MOST_WORDS: u32 = 60;

fn scores(asking: &mut Asking<'_>, reached: &Reached) -> Vec<Finding> {
    let mut counted: Counted<(Me, i64)> = Counted::default();
    let rule = asking.rule;
    let mut brings = |me: Me| asking.number("scoring", &[me.given()]);
    let all = Me::asked(rule, "scoring", reached);
    // Each sum once, then who gets the same for another reason.
    for (again, &me) in [false, true]
        .into_iter()
        .flat_map(|again| all.iter().map(move |me| (again, me)))
    {
        let points = brings(me);
        let mut some = counted.some.iter();
        let is_fresh = if again {
            let told = |(who, known): &(Me, i64)| *known == points && who.covers(rule, &me);
            counted.some.len() < Counted::<u32>::MOST && !some.any(told)
        } else {
            some.all(|(_, known)| *known != points)
        };
        if points != 0 && is_fresh {
            let me = me.widened(rule, reached, |me| brings(me) == points);
            counted.add_by(points, (me, points));
        }
    }
    let others = all.iter().any(|me| {
        let points = brings(*me);
        let told = |(who, told): &(Me, i64)| *told == points && who.covers(rule, me);
        points != 0 && !counted.some.iter().any(told)
    });
    and_others(Finding::Scores(counted.some), others)
}
