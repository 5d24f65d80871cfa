//! Why a claimed word fails, in words a player understands.

use thiserror::Error;

use super::grid::Grid;
use super::patience::Patience;
use super::reading::{LaterPass, SameCard};
use super::trace::{self, Terms};
use super::{Search, Step, Walk};
use crate::board::Position;
use crate::layout::Layout;

/// Why a claim fails.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WhyNot {
    /// Rule X10.
    #[error("`{word}` is not in the word list `{list}` (rule X10)")]
    NotInList {
        /// The word.
        word: String,
        /// The list.
        list: String,
    },
    /// Rule X13.
    #[error("`{word}` is too short: a word needs {least} letters (rule X13)")]
    TooShort {
        /// The word.
        word: String,
        /// The fewest letters.
        least: u8,
    },
    /// A rule of the table's own.
    #[error(
        "`{word}` is refused by \u{201c}{title}\u{201d}, a rule of the table's own, line {line} (rule P30)"
    )]
    Barred {
        /// The word.
        word: String,
        /// What the rule is called.
        title: String,
        /// The line of its text in which it says so (O12).
        line: usize,
    },
    /// Rule X6.
    #[error("`{word}` does not lie on the diamond: {} (rule X6)", so_far(spelled))]
    NotOnBoard {
        /// The word.
        word: String,
        /// The longest beginning that the cards spell.
        spelled: String,
    },
    /// Rule X7, FAQ 3.
    #[error("`{word}` needs the card {card} on position {position} twice in a row (rule X7)")]
    SameCardTwice {
        /// The word.
        word: String,
        /// The card.
        card: String,
        /// Where the card lies.
        position: Position,
    },
    /// Rule X7 with two passes.
    #[error("`{word}` needs the card {card} on position {position} a third time (rule X7)")]
    ThirdPass {
        /// The word.
        word: String,
        /// The card.
        card: String,
        /// Where the card lies.
        position: Position,
    },
    /// Rule X8, FAQ 4.
    #[error("`{word}` needs the card {card} on position {position} to be `{text}` twice (rule X8)")]
    SameRepresentation {
        /// The word.
        word: String,
        /// The card.
        card: String,
        /// Where the card lies.
        position: Position,
        /// What it would spell on both passes.
        text: String,
    },
    /// Rule X9, FAQ 7.
    #[error("`{word}` is the card {card} on position {position} alone, which is no word (rule X9)")]
    LoneCard {
        /// The word.
        word: String,
        /// The card.
        card: String,
        /// Where the card lies.
        position: Position,
    },
    /// Rule X12.
    #[error("`{word}` does not use the new card {card} on position {position} (rule X12)")]
    WithoutNewCard {
        /// The word.
        word: String,
        /// The card.
        card: String,
        /// Where the new card lies.
        position: Position,
    },
}

impl WhyNot {
    /// The number of the rule that the claim breaks.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::NotInList { .. } => "X10",
            Self::TooShort { .. } => "X13",
            Self::Barred { .. } => "P30",
            Self::NotOnBoard { .. } => "X6",
            Self::SameCardTwice { .. } | Self::ThirdPass { .. } => "X7",
            Self::SameRepresentation { .. } => "X8",
            Self::LoneCard { .. } => "X9",
            Self::WithoutNewCard { .. } => "X12",
        }
    }
}

/// What is wrong with the word, whatever lies on the board.
pub(super) fn not_a_word(search: &Search, word: &str) -> Option<WhyNot> {
    let least = search.reading.min_length;
    if search.lexicon.find(word).is_none() {
        let list = search.lexicon.list_name().to_owned();
        return Some(WhyNot::NotInList {
            word: word.to_owned(),
            list,
        });
    }
    if word.len() < usize::from(least) {
        let word = word.to_owned();
        return Some(WhyNot::TooShort { word, least });
    }
    let rule = search.barred.as_ref().and_then(|barred| barred.by(word))?;
    Some(WhyNot::Barred {
        word: word.to_owned(),
        title: rule.head().title.clone(),
        line: rule.line_of("refuses"),
    })
}

/// Why a word of the list has no walk: the first rule without which it would have one, asked in this order: lone
/// cards, new card, representations, passes, twice in a row.
pub(super) fn not_on_board(
    search: &Search,
    layout: &Layout,
    word: &str,
    patience: &mut Patience,
) -> WhyNot {
    let grid = Grid::new(&search.lexicon, layout);
    let shown = Shown {
        grid: &grid,
        newest: layout.newest(),
    };
    let mut terms = Terms::of(search.reading, layout);
    let relaxed: [(Relax, Broken); 5] = [
        (|terms| terms.lone_cards = None, lone_card),
        (|terms| terms.through = None, without_new_card),
        (
            |terms| terms.later_pass = LaterPass::Any,
            same_representation,
        ),
        (|terms| terms.same_card = SameCard::Again, third_pass),
        (
            |terms| terms.same_card = SameCard::Immediate,
            same_card_twice,
        ),
    ];
    for (relax, broken) in relaxed {
        relax(&mut terms);
        let walk = trace::walks(search, &grid, terms, (word, 1), patience).pop();
        if let Some(why) = walk.and_then(|walk| broken(word.to_owned(), &walk, &shown)) {
            return why;
        }
    }
    let spelled = trace::letters_spelled(search, &grid, word);
    let spelled = word.get(..spelled).unwrap_or_default().to_owned();
    WhyNot::NotOnBoard {
        word: word.to_owned(),
        spelled,
    }
}

/// Drops one rule.
type Relax = fn(&mut Terms);

/// Names where a walk breaks the rule that was relaxed for it.
type Broken = fn(String, &Walk, &Shown<'_>) -> Option<WhyNot>;

/// What lies on the board.
struct Shown<'a> {
    grid: &'a Grid<'a>,
    newest: Option<Position>,
}

impl Shown<'_> {
    fn card(&self, position: Position) -> String {
        self.grid
            .strings(position)
            .first()
            .map(ToString::to_string)
            .unwrap_or_default()
    }
}

fn lone_card(word: String, walk: &Walk, shown: &Shown<'_>) -> Option<WhyNot> {
    let position = walk.0.first()?.position;
    Some(WhyNot::LoneCard {
        word,
        card: shown.card(position),
        position,
    })
}

fn without_new_card(word: String, _: &Walk, shown: &Shown<'_>) -> Option<WhyNot> {
    let position = shown.newest?;
    Some(WhyNot::WithoutNewCard {
        word,
        card: shown.card(position),
        position,
    })
}

fn same_representation(word: String, walk: &Walk, shown: &Shown<'_>) -> Option<WhyNot> {
    let repeated = |(index, step): &(usize, &Step)| walk.0[..*index].contains(step);
    let (_, Step { position, text }) = walk.0.iter().enumerate().find(repeated)?;
    let (position, text) = (*position, text.clone());
    Some(WhyNot::SameRepresentation {
        word,
        card: shown.card(position),
        position,
        text,
    })
}

fn third_pass(word: String, walk: &Walk, shown: &Shown<'_>) -> Option<WhyNot> {
    let positions = walk.positions();
    let passes = |at: Position| positions.iter().filter(|&&position| position == at).count();
    let position = positions
        .iter()
        .copied()
        .find(|&position| passes(position) > 2)?;
    Some(WhyNot::ThirdPass {
        word,
        card: shown.card(position),
        position,
    })
}

fn same_card_twice(word: String, walk: &Walk, shown: &Shown<'_>) -> Option<WhyNot> {
    let positions = walk.positions();
    let position = positions.windows(2).find(|pair| pair[0] == pair[1])?[0];
    Some(WhyNot::SameCardTwice {
        word,
        card: shown.card(position),
        position,
    })
}

fn so_far(spelled: &str) -> String {
    match spelled {
        "" => "no card shows how it begins".to_owned(),
        _ => format!("no walk spells more than `{spelled}`"),
    }
}
