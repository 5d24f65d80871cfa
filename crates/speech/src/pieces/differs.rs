//! In what pieces of a table's own differ from the usual ones (O14, O19): what is missing, what is new, what is otherwise.

use ::connexion::Connexion;
use ::connexion::board::{Board as Diamond, Position};
use ::connexion::deck::{CelestialCard, Deck as Letters, Extras, LetterCard};
use ::cow::{Deck as Cows, Face, What};
use ::wimpout::Board;

use crate::common::listed;
use crate::cow::Money;
use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;

sentences! {
    AsUsual = "pieces-as-usual" {}
    Missing = "pieces-missing" { names: Line }
    Added = "pieces-new" { names: Line }
    Changed = "pieces-changed" { names: Line }
    AndMore = "pieces-and-more" { names: Line, n: u32 }
    Costs = "pieces-costs" { name: Line, now: Money, usual: Money }
    Worth = "pieces-worth" { name: Line, now: Money, usual: Money }
    Called = "pieces-called" { name: Line, usual: Line }
    DoesElse = "pieces-does-else" { name: Line }
    Points = "pieces-points" { name: Line, now: Line, usual: Line }
    Spells = "pieces-spells" { name: Line, now: Line, usual: Line }
    Goal = "pieces-differs-goal" { now: u32, usual: u32 }
    Lap = "pieces-differs-lap" { now: u32, usual: u32 }
    Beams = "pieces-differs-beams" { n: u32, first: u32 }
    LeftOut = "pieces-words-left-out" { n: u32 }
}

/// So many of a kind are named; the others are counted.
const NAMED: usize = 8;
/// A name is told with at most so many letters.
const MOST: usize = 40;

/// One way in which pieces differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Difference {
    Missing(Few<String>),
    Added(Few<String>),
    Changed(Few<Change>),
    Goal(u32, u32),
    Lap(u32, u32),
    /// On how many scores beams lie otherwise, and the first of them.
    Beams(u32, u32),
    /// How many words of the usual list are not in it.
    LeftOut(u32),
}

/// The first of many, and how many there are in all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Few<T> {
    first: Vec<T>,
    all: usize,
}

/// What is otherwise about one card: now, and as usual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Change(String, Otherwise);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Otherwise {
    Costs(i32, i32),
    Worth(i32, i32),
    Called(String),
    Does,
    Points(u16, u16),
    Spells(String, String),
}

impl<T> Few<T> {
    fn of(all: impl Iterator<Item = T>) -> Option<Self> {
        let mut few = Self {
            first: Vec::new(),
            all: 0,
        };
        for one in all {
            few.all += 1;
            if few.first.len() < NAMED {
                few.first.push(one);
            }
        }
        (few.all > 0).then_some(few)
    }

    fn line(&self, say: impl Fn(&T) -> Line, names: Names<'_>) -> Line {
        let first: Vec<Line> = self.first.iter().map(say).collect();
        let rest = self.all - first.len();
        let listed = listed(&first, names);
        match super::small(rest) {
            0 => listed,
            n => AndMore { names: listed, n }.line(names),
        }
    }
}

/// What differs, the most telling first.
fn of(
    missing: impl Iterator<Item = String>,
    added: impl Iterator<Item = String>,
    changed: impl Iterator<Item = Change>,
) -> Vec<Difference> {
    let all = [
        Few::of(missing).map(Difference::Missing),
        Few::of(added).map(Difference::Added),
        Few::of(changed).map(Difference::Changed),
    ];
    all.into_iter().flatten().collect()
}

/// Of a scoreboard.
pub(super) fn of_board(own: &Board) -> Vec<Difference> {
    let Ok(usual) = Board::parse(::wimpout::BOSTON_LIKE) else {
        return Vec::new();
    };
    let mut all = Vec::new();
    if own.goal() != usual.goal() {
        all.push(Difference::Goal(own.goal(), usual.goal()));
    }
    match (own.lap(), usual.lap()) {
        (now, then) if now == then && now.is_some() => {}
        (Some(now), Some(then)) => all.push(Difference::Lap(now, then)),
        _ => {
            let scores = (5..=own.goal().min(usual.goal())).step_by(5);
            let mut others = scores.filter(|&score| own.beam(score) != usual.beam(score));
            if let Some(first) = others.next() {
                let n = super::small(1 + others.count());
                all.push(Difference::Beams(n, first));
            }
        }
    }
    all
}

/// Of a deck of cows.
pub(super) fn of_cows(own: &Cows) -> Vec<Difference> {
    let usual = Cows::house();
    let named = |deck: &Cows, without: &Cows| -> Vec<String> {
        let faces = deck.cards().iter().map(|card| deck.face(card));
        let cards = faces.filter(|face| without.find(face.id).is_none());
        let towns = deck.cities().iter();
        let towns = towns.filter(|city| without.city_name(city.number) != city.name);
        let cards = cards.map(|face| short(&face.name));
        cards.chain(towns.map(|city| short(&city.name))).collect()
    };
    let changed = own.cards().iter().filter_map(|card| {
        let now = own.face(card);
        change(now, usual.face(usual.find(now.id)?))
    });
    let (missing, added) = (named(&usual, own), named(own, &usual));
    of(missing.into_iter(), added.into_iter(), changed)
}

fn change(now: &Face, usual: &Face) -> Option<Change> {
    let value = |face: &Face| match face.what {
        What::Cow { value, .. } => Some(value),
        What::Event(_) => None,
    };
    let power = |face: &Face| match &face.what {
        What::Cow { kind, .. } => (Some(*kind), None),
        What::Event(effects) => (None, Some(effects.clone())),
    };
    let otherwise = if power(now) != power(usual) {
        Otherwise::Does
    } else if now.price != usual.price {
        Otherwise::Costs(now.price, usual.price)
    } else if let (Some(worth), Some(before)) = (value(now), value(usual))
        && worth != before
    {
        Otherwise::Worth(worth, before)
    } else if now.name != usual.name {
        Otherwise::Called(short(&usual.name))
    } else {
        return None;
    };
    Some(Change(short(&now.name), otherwise))
}

/// Of a deck of letters.
pub(super) fn of_letters(own: &Letters) -> Vec<Difference> {
    let usual = Letters::classic();
    let named = |deck: &Letters, without: &Letters| -> Vec<String> {
        let letters = deck.letters().iter();
        let letters = letters.filter(|card| without.find_letter(&card.name).is_none());
        let sky = celestial(deck).filter(|card| without.find_celestial(&card.id).is_none());
        let letters = letters.map(|card| short(&card.name));
        letters.chain(sky.map(|card| short(&card.title))).collect()
    };
    let letters = own.letters().iter().filter_map(|card| {
        let usual = usual.letter(usual.find_letter(&card.name)?);
        let (now, before) = (spelled(card), spelled(usual));
        (now != before).then(|| Change(short(&card.name), Otherwise::Spells(now, before)))
    });
    let sky = celestial(own).filter_map(|card| {
        let usual = usual.celestial(usual.find_celestial(&card.id)?);
        let points = Otherwise::Points(card.tenths, usual.tenths);
        (card.tenths != usual.tenths).then(|| Change(short(&card.title), points))
    });
    let (missing, added) = (named(usual, own), named(own, usual));
    of(missing.into_iter(), added.into_iter(), letters.chain(sky))
}

fn celestial(deck: &Letters) -> impl Iterator<Item = &CelestialCard> {
    let all = ::connexion::deck::Celestial::all();
    all.map(|card| deck.celestial(card))
}

fn spelled(card: &LetterCard) -> String {
    card.strings(Extras::Count).join(" ")
}

/// Of a board of positions: pairs of them that lie side by side on one only.
pub(super) fn of_diamond(own: &Diamond) -> Vec<Difference> {
    let usual = Diamond::diamond();
    let pairs = |board: &Diamond, without: &Diamond| -> Vec<String> {
        let all =
            Position::all().flat_map(|one| board.neighbours(one).map(move |other| (one, other)));
        let pairs = all.filter(|(one, other)| one < other);
        let only =
            pairs.filter(|(one, other)| !without.neighbours(*one).any(|near| near == *other));
        only.map(|(one, other)| format!("{one}–{other}")).collect()
    };
    let (missing, added) = (pairs(usual, own), pairs(own, usual));
    of(missing.into_iter(), added.into_iter(), std::iter::empty())
}

/// Of a list of words: those that are in no other, and how many of the usual ones it has not.
pub(super) fn of_words(own: &Connexion, usual: &Connexion) -> Vec<Difference> {
    let (own, usual) = (own.search().lexicon(), usual.search().lexicon());
    let added: Vec<&str> = own
        .words()
        .filter(|word| usual.find(word).is_none())
        .collect();
    let left_out = usual.len() + added.len() - own.len();
    let mut all: Vec<_> = Few::of(added.iter().map(|word| short(word)))
        .map(Difference::Added)
        .into_iter()
        .collect();
    if left_out > 0 {
        all.push(Difference::LeftOut(super::small(left_out)));
    }
    all
}

fn short(name: &str) -> String {
    name.chars().take(MOST).collect()
}

/// What differs, a sentence a line; that nothing does, where that is so.
pub(super) fn lines(all: &[Difference], names: Names<'_>) -> Vec<Line> {
    if all.is_empty() {
        return vec![AsUsual {}.line(names)];
    }
    all.iter().map(|one| one.line(names)).collect()
}

impl Difference {
    fn line(&self, names: Names<'_>) -> Line {
        let plain = |name: &String| name.as_str().into();
        match self {
            Self::Missing(few) => {
                let missing = few.line(plain, names);
                Missing { names: missing }.line(names)
            }
            Self::Added(few) => {
                let added = few.line(plain, names);
                Added { names: added }.line(names)
            }
            Self::Changed(few) => {
                let changed = few.line(|change| change.line(names), names);
                Changed { names: changed }.line(names)
            }
            &Self::Goal(now, usual) => Goal { now, usual }.line(names),
            &Self::Lap(now, usual) => Lap { now, usual }.line(names),
            &Self::Beams(n, first) => Beams { n, first }.line(names),
            &Self::LeftOut(n) => LeftOut { n }.line(names),
        }
    }
}

impl Change {
    fn line(&self, names: Names<'_>) -> Line {
        let name = self.0.as_str().into();
        match &self.1 {
            &Otherwise::Costs(now, usual) => {
                let (now, usual) = (Money(now), Money(usual));
                Costs { name, now, usual }.line(names)
            }
            &Otherwise::Worth(now, usual) => {
                let (now, usual) = (Money(now), Money(usual));
                Worth { name, now, usual }.line(names)
            }
            Otherwise::Called(usual) => {
                let usual = usual.as_str().into();
                Called { name, usual }.line(names)
            }
            Otherwise::Does => DoesElse { name }.line(names),
            &Otherwise::Points(now, usual) => {
                let points = |tenths: u16| crate::connexion::tenths(tenths.into(), names.tongue());
                let (now, usual) = (points(now).into(), points(usual).into());
                Points { name, now, usual }.line(names)
            }
            Otherwise::Spells(now, usual) => {
                let (now, usual) = (now.as_str().into(), usual.as_str().into());
                Spells { name, now, usual }.line(names)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Names, Tongue};

    fn differs(game: &str, kind: &str, text: &str, tongue: Tongue) -> Vec<String> {
        let read = super::super::read(game, kind, text).unwrap();
        let lines = read.differences(Names::new(&[], None).in_tongue(tongue));
        lines.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_usual_pieces_differ_in_nothing() {
        for game in ["wimpout", "cow", "connexion"] {
            for kind in super::super::kinds(game)
                .iter()
                .filter(|kind| kind.kind != "words")
            {
                let said = differs(game, kind.kind, kind.example(), Tongue::En);
                assert_eq!(
                    said,
                    ["It is made of the same as the usual one."],
                    "{game} {kind:?}"
                );
            }
        }
    }

    #[test]
    fn a_board_differs_in_goal_and_lap() {
        let tiny = r#"{"name": "tiny", "goal": 100, "lap": 50}"#;
        let said = differs("wimpout", "board", tiny, Tongue::En).join(" ");
        assert_eq!(
            said,
            "The goal is 100 points instead of 500. A lap has 50 points instead of 200."
        );
        let plain = r#"{"name": "plain", "goal": 500}"#;
        let said = differs("wimpout", "board", plain, Tongue::De).join(" ");
        assert_eq!(
            said,
            "100 Punktestände liegen auf einem anderen Strahl oder auf keinem, der erste davon 5."
        );
    }

    #[test]
    fn cards_that_cost_more_or_are_gone_are_named() {
        let deck = ::cow::HOUSE_DECK;
        let dearer = deck.replacen("\"House deck\"", "\"Dear\"", 1).replacen(
            "\"price\": 100",
            "\"price\": 150",
            1,
        );
        let said = differs("cow", "deck", &dearer, Tongue::En).join(" ");
        assert!(
            said.starts_with("Otherwise than in the usual one: ")
                && said.contains("costs $150 instead of $100"),
            "{said}"
        );
    }

    #[test]
    fn letters_and_stars_and_neighbours_and_words_are_compared() {
        let zodiac = include_str!("../../../connexion/data/decks/zodiac-12.txt").replacen(
            "zodiac-12",
            "twelve",
            1,
        );
        let said = differs("connexion", "deck", &zodiac, Tongue::De).join(" ");
        assert!(said.contains(" statt "), "{said}");
        let centre = include_str!("../../../connexion/data/boards/sun-centre.txt").replacen(
            "sun-centre",
            "centre",
            1,
        );
        let said = differs("connexion", "board", &centre, Tongue::En);
        assert!(said.iter().any(|line| line.contains("–")), "{said:?}");
        let said = differs("connexion", "words", "cat\nzzyzx\n", Tongue::En);
        assert_eq!(said[0], "In it, but not in the usual one: zzyzx.");
        assert!(
            said[1].ends_with("words of the usual list are not in it."),
            "{said:?}"
        );
    }
}
