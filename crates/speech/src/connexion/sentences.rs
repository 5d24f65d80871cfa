//! The sentences of Cosmic `ConneXion`.

use table::Seat;

use super::points::Tenths;
use crate::common::Spelled;
use crate::line::Line;
use crate::sentence::Rule;

sentences! {
    /// A celestial card that the reader may not know.
    Unknown = "connexion-unknown" {}
    /// A celestial card with its value.
    Celestial = "connexion-celestial" { title: Line, points: Tenths }

    /// A celestial card won; how many are left in the pile.
    Awarded = "connexion-awarded" { seat: Seat, card: Line, pile: i64 }
    /// A celestial card pilfered.
    Pilfered = "connexion-pilfered" { seat: Seat, card: Line, from: Seat }
    /// Who deals.
    DealerDrawn = "connexion-dealer-drawn" { seat: Seat }
    /// Whose turn it is.
    TurnBegun = "connexion-turn-begun" { seat: Seat, turn: u32 }
    /// A letter card placed.
    Placed = "connexion-placed" { seat: Seat, card: Line, position: Line }
    /// A word found, and how it is walked.
    WordListed = "connexion-word-listed" { seat: Seat, word: Line, walk: Line }
    /// A claim that does not hold.
    ClaimWrong = "connexion-claim-wrong" { seat: Seat, because: Line, rule: Rule, costs_a_point: bool }
    /// No card to win (X17).
    NothingToWin = "connexion-nothing-to-win" {}
    /// No card taken from anybody.
    PilferDeclined = "connexion-pilfer-declined" { seat: Seat }
    /// Time is up (X4).
    TimeExpired = "connexion-time-expired" { seat: Seat }
    /// The end of a turn.
    TurnEnded = "connexion-turn-ended" { seat: Seat, words: Spelled }

    /// The Sun goes to the leader (X18).
    SunToLeader = "connexion-sun-to-leader" { seat: Seat }
    /// The Sun is laid.
    SunLaid = "connexion-sun-laid" { seat: Seat }
    /// No sentence.
    BonusDeclined = "connexion-bonus-declined" { seat: Seat }
    /// A sentence.
    SentenceSubmitted = "connexion-sentence-submitted" { seat: Seat, text: Line }
    /// The judge says yes.
    Accepted = "connexion-accepted" { future: bool }
    /// The judge says no.
    Rejected = "connexion-rejected" {}
    /// The judge says no, and why.
    RejectedFor = "connexion-rejected-for" { because: Line }
    /// The judge does not know (X22).
    Unsure = "connexion-unsure" {}
    /// The judge does not know, and why (X22).
    UnsureFor = "connexion-unsure-for" { because: Line }
    /// The others are asked (X22).
    Appealed = "connexion-appealed" { seat: Seat }
    /// What one of them says (X22).
    VoteCast = "connexion-vote-cast" { seat: Seat, grammar: bool, future: bool }
    /// The bonus (X19).
    BonusEarned = "connexion-bonus-earned" { seat: Seat, points: Tenths, words: Spelled, future: bool }
    /// No bonus (X19).
    BonusMissed = "connexion-bonus-missed" { seat: Seat }

    /// The cards counted.
    CardsCounted = "connexion-cards-counted" { scores: Line }
    /// Somebody's score.
    Score = "connexion-score" { seat: Seat, points: Tenths }
    /// Somebody left (X24).
    SeatLeft = "connexion-seat-left" { seat: Seat }
    /// The cards lie open, or not any more.
    CardsTurned = "connexion-cards-turned" { face_up: bool }
    /// The end of a practice.
    PracticeOver = "connexion-practice-over" {}
    /// The end with a winner.
    Won = "connexion-won" { seat: Seat }
    /// The end with several.
    Shared = "connexion-shared" { winners: Line }
    /// One of them.
    Winner = "connexion-winner" { seat: Seat }
    /// See [`Fact::OwnRuleActed`].
    OwnRuleActed = "connexion-own-rule-acted" { seat: Seat, rule: Line, points: u32, less: bool }
    /// See [`Fact::OwnRuleWaived`].
    OwnRuleWaived = "connexion-own-rule-waived" { seat: Seat, rule: Line }
}
