//! The whole truth about a game in progress, as a plain value.

use std::sync::Arc;

use serde::Serialize;
use table::{BySeat, Seat};

use crate::board::Position;
use crate::deck::{CELESTIAL_CARDS, Celestial, LETTER_CARDS, Letter};
use crate::finding::Finding;
use crate::layout::Layout;
use crate::rules::Counts;

/// A game in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The players in seat order.
    pub players: BySeat<Player>,
    /// Who deals (X1).
    pub dealer: Seat,
    /// The cards that lie.
    pub layout: Layout,
    /// The scribe's list, in the order in which words were found.
    pub words: Vec<Arc<Listed>>,
    /// How cards came out of hands into others, in order (X17).
    pub moves: Vec<Move>,
    /// What the game is in the middle of.
    pub phase: Phase,
    /// The last claim of the game, for those who look.
    pub last_claim: Option<LastClaim>,
    /// Whose time has run out, if nothing has been done since (X4).
    pub late: Option<Seat>,
    /// How many pilfers have begun.
    pub pilfers: u32,
    /// Whether the celestial cards have been counted, and so lie open.
    pub counted: bool,
    /// What rules of the table's own count of the table, by their names (P30).
    pub counts: Counts,
    /// Rules that could not say from what their counts begin, until that is told (O5).
    pub(crate) untold: Vec<own::Failure>,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Letter cards in the order in which they were dealt.
    pub hand: Vec<Letter>,
    /// Celestial cards in the order in which they came.
    pub celestial: Vec<Celestial>,
    /// Points lost by wrong claims (X15).
    pub lost: u32,
    /// Whether the player has left (X24).
    pub gone: bool,
    /// What rules of the table's own count of the player, by their names (P30).
    pub counts: Counts,
}

/// A word on the scribe's list, which lies open to everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// The word.
    pub word: String,
    /// Who found it.
    pub seat: Seat,
    /// The positions it passes.
    pub path: Vec<Position>,
    /// What the card on each of them stands for.
    pub spelled: Vec<String>,
    /// In which turn it was found, from 1.
    pub turn: u32,
}

/// How a celestial card changed its place so that some saw it and others did not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// A card was pilfered (X17).
    Pilfered {
        /// By whom.
        thief: Seat,
        /// From whom.
        victim: Seat,
        /// Which; `None` in a state dealt again for somebody who did not see it.
        card: Option<Celestial>,
    },
    /// These lay open, and were covered again.
    Shown(Vec<(Seat, Celestial)>),
}

/// A claim and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastClaim {
    /// Who claimed.
    pub seat: Seat,
    /// The word.
    pub word: String,
    /// Why it did not count, if so; only where a wrong claim costs something.
    pub wrong: Option<String>,
}

/// What a game is in the middle of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The dealer is drawn (X1).
    DrawingDealer,
    /// The letter cards are dealt (X2).
    Dealing,
    /// A rule of the table's own draws before a turn (O2).
    Drawing(Drawing),
    /// A turn (X3).
    Turn(Turn),
    /// The bonus round (X18).
    Bonus(Bonus),
    /// The game is over.
    Over(Over),
}

/// A draw before a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The turn that begins.
    pub turn: Turn,
    /// The name of the rule that draws.
    pub rule: String,
    /// What is drawn.
    pub weights: own::Weights,
}

/// A turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Its number, from 1.
    pub number: u32,
    /// Whose it is.
    pub seat: Seat,
    /// How many words it has brought.
    pub words: u32,
    /// How many more cards its last word wins after the one that it waits for.
    pub owed: u8,
    /// What it waits for.
    pub stage: Stage,
}

/// What a turn waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A card.
    Placing,
    /// Words.
    Claiming,
    /// The card for a word (X16); `expired`: time has run out since it was claimed.
    Awarding {
        /// Whether the turn is over then.
        expired: bool,
    },
    /// Whom to pilfer (X17).
    Choosing,
    /// The card out of the victim's hidden hand.
    Picking {
        /// The victim.
        victim: Seat,
    },
}

/// The bonus round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// Who has the Sun.
    pub seat: Seat,
    /// How far it is.
    pub stage: BonusStage,
}

/// How far the bonus round is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BonusStage {
    /// The Sun may be laid.
    Offered,
    /// The sentence is built.
    Writing,
    /// The judge has it.
    Judging(Sentence),
    /// It was rejected; its author may appeal.
    Rejected(Sentence, Finding),
    /// The others vote on it.
    Voting(Sentence, Finding, Vec<Vote>),
}

/// A sentence that was submitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// Its words in order.
    pub words: Vec<String>,
    /// Whether the author has said that it is in the future tense.
    pub future: Option<bool>,
}

impl Sentence {
    /// Whether a vote asks for the future tense too: unless the author has said it is none.
    pub(crate) fn asks_future(&self) -> bool {
        self.future != Some(false)
    }
}

/// A vote on a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Vote {
    /// Whose.
    pub seat: Seat,
    /// Whether it is grammatical.
    pub grammar: bool,
    /// Whether it is in the future tense.
    pub future: bool,
}

/// How the game ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Over {
    /// Who earned a bonus, and how much, in tenths of a point.
    pub bonus: Option<(Seat, u32)>,
    /// The sentence that was judged last, and what came of it.
    pub sentence: Option<(Sentence, Finding, Vec<Vote>)>,
    /// Whether the Sun was laid (X18).
    pub sun_lies: bool,
}

impl State {
    /// A game of so many players before the cards are dealt; without a `dealer` one is drawn.
    pub(crate) fn new(seats: usize, dealer: Option<Seat>) -> Self {
        Self {
            players: BySeat::new(seats, |_| Player::default()),
            dealer: dealer.unwrap_or(Seat(0)),
            layout: Layout::new(),
            words: Vec::new(),
            moves: Vec::new(),
            phase: dealer.map_or(Phase::DrawingDealer, |_| Phase::Dealing),
            last_claim: None,
            late: None,
            pilfers: 0,
            counted: false,
            counts: Counts::new(),
            untold: Vec::new(),
        }
    }

    /// Who gets the `number`th card, and places it, counted from 1 (X2).
    pub(crate) fn seat_of(&self, number: usize) -> Seat {
        Seat::at((self.dealer.index() + number) % self.players.len())
    }

    /// How many letter cards have been dealt.
    pub(crate) fn dealt(&self) -> usize {
        let in_hands: usize = self.players.values().map(|player| player.hand.len()).sum();
        in_hands + self.layout.cards().count()
    }

    /// The letter cards that are still to be dealt, in the deck's order.
    pub(crate) fn undealt(&self) -> impl Iterator<Item = Letter> {
        let dealt = |letter: &Letter| {
            self.layout.find(*letter).is_some()
                || self
                    .players
                    .values()
                    .any(|player| player.hand.contains(letter))
        };
        Letter::all().filter(move |letter| !dealt(letter))
    }

    /// The celestial cards in the pile, in the deck's order.
    pub fn pile(&self) -> impl Iterator<Item = Celestial> {
        Celestial::all().filter(|&card| self.holder(card).is_none())
    }

    /// How many celestial cards are in the pile.
    pub fn pile_size(&self) -> usize {
        let held: usize = self
            .players
            .values()
            .map(|player| player.celestial.len())
            .sum();
        CELESTIAL_CARDS - held
    }

    /// Who has a celestial card.
    pub(crate) fn holder(&self, card: Celestial) -> Option<Seat> {
        let has = |(_, player): &(Seat, &Player)| player.celestial.contains(&card);
        self.players.iter().find(has).map(|(seat, _)| seat)
    }

    /// Other players who hold a celestial card, in seat order.
    pub(crate) fn victims(&self, thief: Seat) -> impl Iterator<Item = Seat> {
        let holders = self
            .players
            .iter()
            .filter(|(_, player)| !player.celestial.is_empty());
        holders
            .map(|(seat, _)| seat)
            .filter(move |&seat| seat != thief)
    }

    /// Everybody still in the game, in seat order.
    pub(crate) fn seats_in(&self) -> impl Iterator<Item = Seat> {
        self.players
            .iter()
            .filter(|(_, player)| !player.gone)
            .map(|(seat, _)| seat)
    }

    /// The turn in progress, if one is.
    pub fn turn(&self) -> Option<&Turn> {
        match &self.phase {
            Phase::Turn(turn) => Some(turn),
            Phase::DrawingDealer
            | Phase::Dealing
            | Phase::Drawing(_)
            | Phase::Bonus(_)
            | Phase::Over(_) => None,
        }
    }

    /// The bonus round, if it has come to it.
    pub fn bonus(&self) -> Option<&Bonus> {
        match &self.phase {
            Phase::Bonus(bonus) => Some(bonus),
            Phase::DrawingDealer
            | Phase::Dealing
            | Phase::Drawing(_)
            | Phase::Turn(_)
            | Phase::Over(_) => None,
        }
    }

    /// Whether the Sun lies on position 25 (X18).
    pub(crate) fn sun_lies(&self) -> bool {
        match &self.phase {
            Phase::Bonus(bonus) => bonus.stage != BonusStage::Offered,
            Phase::Over(over) => over.sun_lies,
            Phase::DrawingDealer | Phase::Dealing | Phase::Drawing(_) | Phase::Turn(_) => false,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// Positions that a card may be placed on: the next one, or all that are free.
    pub(crate) fn places(&self, freely: bool) -> Vec<Position> {
        if !freely {
            return self.layout.next_position().into_iter().collect();
        }
        let letters = Position::all().take(LETTER_CARDS);
        letters
            .filter(|&position| self.layout.card(position).is_none())
            .collect()
    }
}
