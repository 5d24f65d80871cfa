//! What happened, in the past tense, and what of it a viewer learns.

use serde::Serialize;
use table::{Seat, Viewer};

use crate::board::Position;
use crate::finding::Decision;

/// A celestial card and what people call it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Named {
    /// Its id.
    pub id: String,
    /// Its name.
    pub title: String,
    /// Its value in tenths of a point.
    pub tenths: u16,
}

/// A fact; in JSON its kebab-case name stands under `event`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Event {
    /// Everybody learns all of it.
    Open(Fact),
    /// Some learn more of it than others.
    Close(Close<String, Named>),
}

/// What a viewer learns of a fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Seen {
    /// All of it.
    Open(Fact),
    /// As much as the viewer may: cards not seen are `null`.
    Close(Close<Option<String>, Option<Named>>),
}

/// A fact with a card that not everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Close<L, C> {
    /// A letter card was dealt (X2).
    Dealt {
        /// To whom.
        seat: Seat,
        /// Its name.
        card: L,
    },
    /// A word has won the top card of the pile (X16).
    Awarded {
        /// Whose.
        seat: Seat,
        /// The card.
        card: C,
        /// Whether it lies open.
        face_up: bool,
        /// How many cards the pile still has.
        pile: usize,
    },
    /// A card was taken from another player (X17).
    Pilfered {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// The card.
        card: C,
        /// Whether it lies open.
        face_up: bool,
    },
}

/// A fact that everybody learns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Fact {
    /// The dealer was drawn (X1).
    DealerDrawn {
        /// Who deals.
        seat: Seat,
    },
    /// A turn began (X3).
    TurnBegun {
        /// Its number.
        turn: u32,
        /// Whose.
        seat: Seat,
    },
    /// A letter card was placed (X3).
    Placed {
        /// By whom.
        seat: Seat,
        /// Its name.
        card: String,
        /// Where.
        position: Position,
    },
    /// A word was found and listed (X6).
    WordListed {
        /// By whom.
        seat: Seat,
        /// The word.
        word: String,
        /// The positions it passes.
        path: Vec<Position>,
        /// What the card on each of them stands for.
        spelled: Vec<String>,
        /// In which turn, from 1.
        turn: u32,
    },
    /// A wrong claim that has a price (X15).
    ClaimWrong {
        /// Whose.
        seat: Seat,
        /// The word.
        word: String,
        /// What is wrong.
        because: String,
        /// The number of the rule.
        rule: String,
        /// Whether a point was lost by it.
        minus_one: bool,
    },
    /// A word brought no card: the pile is empty, and it is too short or there is nobody to pilfer (X17).
    NothingToWin {
        /// Whose word.
        seat: Seat,
    },
    /// A pilfer was declined (X17).
    PilferDeclined {
        /// By whom.
        seat: Seat,
    },
    /// The clock ran out (X4).
    TimeExpired {
        /// Whose.
        seat: Seat,
    },
    /// A turn was over.
    TurnEnded {
        /// Whose.
        seat: Seat,
        /// How many words it brought.
        words: u32,
    },
    /// The celestial cards were laid open and counted, in tenths of a point (X23).
    CardsCounted {
        /// By seat.
        scores: Vec<i64>,
        /// The ids of the cards, by seat.
        cards: Vec<Vec<String>>,
    },
    /// The Sun had stayed in the pile and went to the leader (X18).
    SunToLeader {
        /// Who.
        seat: Seat,
    },
    /// The Sun was laid (X18).
    SunLaid {
        /// By whom.
        seat: Seat,
    },
    /// The bonus round was let pass (X18).
    BonusDeclined {
        /// By whom.
        seat: Seat,
    },
    /// A sentence was submitted (X18).
    SentenceSubmitted {
        /// By whom.
        seat: Seat,
        /// Its words.
        words: Vec<String>,
        /// The sentence with a capital and a mark.
        text: String,
    },
    /// The judge had his say (X22).
    SentenceJudged {
        /// Whose sentence.
        seat: Seat,
        /// The decision.
        verdict: Decision,
        /// Whether it is in the future tense.
        future: bool,
        /// Why it was not accepted.
        because: Option<String>,
    },
    /// The author took a rejected sentence to the others (X22).
    Appealed {
        /// Who.
        seat: Seat,
    },
    /// A player voted on the sentence (X22).
    VoteCast {
        /// Who.
        seat: Seat,
        /// Whether it is grammatical.
        grammar: bool,
        /// Whether it is in the future tense.
        future: bool,
    },
    /// The sentence stands, and this is what it earns (X19).
    BonusEarned {
        /// Who.
        seat: Seat,
        /// How many words it has.
        words: usize,
        /// Whether it is in the future tense.
        future: bool,
        /// The bonus in tenths of a point.
        tenths: u32,
    },
    /// The sentence earns nothing (X19).
    BonusMissed {
        /// Who.
        seat: Seat,
    },
    /// A player has left; a bot that only places plays on (X24).
    SeatLeft {
        /// Who.
        seat: Seat,
    },
    /// Cards were turned over: they lie open from now on, or are hidden again (X17).
    CardsTurned {
        /// Whether they lie open.
        face_up: bool,
        /// The ids of the cards that were turned, by seat.
        cards: Vec<Vec<String>>,
    },
    /// The game is over.
    GameOver {
        /// The totals by seat, in tenths of a point.
        scores: Vec<i64>,
        /// Who has won.
        winners: Vec<Seat>,
    },
    /// A rule of the table's own brought points, or took them (P30).
    OwnRuleActed {
        /// Whose.
        seat: Seat,
        /// What the rule is called.
        rule: String,
        /// How many, below 0 taken.
        points: i64,
    },
    /// What has just happened, or happens next, came of a rule of the table's own (P30).
    OwnRuleDecided {
        /// Whose turn it is.
        seat: Seat,
        /// What the rule is called.
        rule: String,
    },
    /// A rule of the table's own barred every card that a player could place, so he placed as if there were none (P30).
    OwnRuleWaived {
        /// Whose turn it is.
        seat: Seat,
        /// What the rule is called.
        rule: String,
    },
    /// A rule of the table's own counted something of a player (P30).
    OwnRuleCounted {
        /// Whose.
        seat: Seat,
        /// What the rule is called.
        rule: String,
        /// What it counts.
        counter: String,
        /// How many there are now.
        count: u32,
    },
    /// A rule of the table's own counted something of the table (P30).
    OwnRuleCountedAll {
        /// What the rule is called.
        rule: String,
        /// What it counts.
        counter: String,
        /// How many there are now.
        count: u32,
    },
    /// A rule of the table's own has drawn something before a turn (P30, O2).
    OwnRuleDrew {
        /// Whose turn begins.
        seat: Seat,
        /// What the rule is called.
        rule: String,
        /// Which of its places, counted from 1.
        place: u32,
        /// How often that is drawn…
        weight: u32,
        /// … in so many draws.
        of: u32,
    },
    /// A rule of the table's own could not answer, and did nothing (P30).
    OwnRuleFailed {
        /// What the rule is called.
        rule: String,
        /// The line.
        line: usize,
        /// Why.
        why: String,
    },
}

impl Fact {
    /// A rule of the table's own could not answer.
    pub(crate) fn failed(rule: String, why: own::Fault) -> Self {
        Self::OwnRuleFailed {
            rule,
            line: why.line,
            why: why.message,
        }
    }
}

impl Event {
    /// What `viewer` learns.
    pub(crate) fn seen(&self, viewer: Viewer) -> Seen {
        match self {
            Self::Open(fact) => Seen::Open(fact.clone()),
            Self::Close(close) => Seen::Close(close.seen(viewer)),
        }
    }

    /// Whether it told others something that cannot be unlearned.
    pub(crate) fn reveals(&self) -> bool {
        match self {
            Self::Close(_) => true,
            Self::Open(fact) => !matches!(
                fact,
                Fact::TurnBegun { .. }
                    | Fact::TurnEnded { .. }
                    | Fact::PilferDeclined { .. }
                    | Fact::NothingToWin { .. }
                    | Fact::OwnRuleActed { .. }
                    | Fact::OwnRuleDecided { .. }
                    | Fact::OwnRuleWaived { .. }
                    | Fact::OwnRuleCounted { .. }
                    | Fact::OwnRuleCountedAll { .. }
                    | Fact::OwnRuleDrew { .. }
                    | Fact::OwnRuleFailed { .. }
            ),
        }
    }
}

impl Close<String, Named> {
    fn seen(&self, viewer: Viewer) -> Close<Option<String>, Option<Named>> {
        let is = |seat: Seat| viewer == Viewer::Seat(seat);
        match self.clone() {
            Self::Dealt { seat, card } => Close::Dealt {
                seat,
                card: is(seat).then_some(card),
            },
            Self::Awarded {
                seat,
                card,
                face_up,
                pile,
            } => Close::Awarded {
                seat,
                card: (face_up || is(seat)).then_some(card),
                face_up,
                pile,
            },
            Self::Pilfered {
                seat,
                from,
                card,
                face_up,
            } => Close::Pilfered {
                seat,
                from,
                card: (face_up || is(seat) || is(from)).then_some(card),
                face_up,
            },
        }
    }
}
