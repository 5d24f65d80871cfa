//! The sentences of Unexploded Cow.

use table::Seat;

use super::cards::Money;
use crate::common::Spelled;
use crate::line::Line;

sentences! {
    /// A card that the reader may not know.
    ACard = "cow-a-card" {}

    /// One game of several.
    NthGame = "cow-nth-game" { game: u32, of: u32 }
    /// The only game.
    GameBegun = "cow-game-begun" {}
    /// Who plays first.
    StarterFound = "cow-starter-found" { seat: Seat }
    /// Whose turn it is.
    TurnBegun = "cow-turn-begun" { seat: Seat, turn: u32 }
    /// A turn without a roll.
    NoRoll = "cow-no-roll" { seat: Seat }
    /// No more cards in this turn.
    PlayEnded = "cow-play-ended" { seat: Seat }
    /// The next city.
    CityTurned = "cow-city-turned" { name: Line, points: Spelled }
    /// A city taken.
    CityTaken = "cow-city-taken" { seat: Seat, name: Line, points: Spelled, cow: Line }
    /// The end: the last city.
    LastCity = "cow-last-city" { winners: Line }
    /// The end: nothing has moved (A29).
    Stalled = "cow-stalled" { winners: Line }
    /// The end: one player is left (A26).
    LastPlayer = "cow-last-player" { winners: Line }
    /// See [`cow::Ending::OwnRule`].
    EndedByOwnRule = "cow-ended-by-own-rule" { winners: Line }
    /// See [`Fact::OwnRuleActed`].
    OwnRuleActed = "cow-own-rule-acted" { seat: Seat, rule: Line, money: Money, less: bool }
    /// Somebody who wins.
    Winner = "cow-winner" { seat: Seat }
    /// Out of the game.
    DroppedOut = "cow-dropped-out" { seat: Seat, n: i64, cards: Line }
    /// Not bought in again.
    StayedOut = "cow-stayed-out" { seat: Seat }

    /// The ante.
    AntePaid = "cow-ante-paid" { seat: Seat, pot: Money, bank: Money }
    /// Into the Pot.
    PaidPot = "cow-paid-pot" { seat: Seat, amount: Money, is_for_that: bool }
    /// To somebody.
    PaidPlayer = "cow-paid-player" { seat: Seat, to: Seat, amount: Money }
    /// A loan.
    LoanTaken = "cow-loan-taken" { seat: Seat, amount: Money }
    /// Money brought to the table.
    MoneyAdded = "cow-money-added" { seat: Seat, amount: Money }
    /// Back in the game.
    BoughtIn = "cow-bought-in" { seat: Seat, amount: Money }
    /// Too little in the Pot (R29).
    Short = "cow-short" { short: Money }
    /// Out of the Pot.
    GotFromPot = "cow-got-from-pot" { seat: Seat, amount: Money }
    /// Of Pot and Bank.
    MoneyWon = "cow-money-won" { seat: Seat, amount: Money }

    /// A roll that reaches a cow.
    Rolled = "cow-rolled" { seat: Seat, face: u32, cow: Line }
    /// A roll that reaches none.
    RolledNothing = "cow-rolled-nothing" { seat: Seat, face: u32 }
    /// A bomb found.
    BombFound = "cow-bomb-found" { cow: Line }
    /// A bomb kept.
    BombKept = "cow-bomb-kept" { cow: Line }
    /// A bomb defused.
    BombDefused = "cow-bomb-defused" { cow: Line }
    /// A bomb handed on.
    BombPassed = "cow-bomb-passed" { cow: Line, to: Line }
    /// A bomb taken.
    BombStolen = "cow-bomb-stolen" { cow: Line, by: Line }
    /// An explosion that brings money.
    Exploded = "cow-exploded" { owner: Seat, cow: Line, worth: Money }
    /// An explosion that costs money.
    Costs = "cow-costs" { owner: Seat, cow: Line, cost: Money }
    /// Bombs for a whole field (R37, A11).
    BombsHandedOut = "cow-bombs-handed-out" { field: Seat, each: u8, cows: Line }

    /// A new deck (R13).
    Reshuffled = "cow-reshuffled" { cards: Spelled }
    /// No card is left (A19).
    NothingToDraw = "cow-nothing-to-draw" {}
    /// A cow played into one's own field.
    PlayedAtHome = "cow-played-at-home" { seat: Seat, cow: Line, price: Money }
    /// A cow played into another field.
    CowPlayed = "cow-played" { seat: Seat, cow: Line, field: Seat, price: Money }
    /// A cow without a field.
    CowLost = "cow-lost" { cow: Line }
    /// An event.
    EventPlayed = "cow-event-played" { seat: Seat, card: Line, price: Money }
    /// A card picked.
    PickedCard = "cow-picked-card" { seat: Seat, card: Line }
    /// A player picked.
    PickedSeat = "cow-picked-seat" { seat: Seat, picked: Seat }
    /// An end of a line picked.
    PickedEnd = "cow-picked-end" { seat: Seat, is_left: bool }
    /// An event without a target (A19).
    EventBlank = "cow-event-blank" { card: Line }
    /// A field put in order.
    Arranged = "cow-arranged" { seat: Seat, order: Line }

    /// A cow moved.
    CowMoved = "cow-moved" { cow: Line, from: Seat, to: Seat }
    /// Two cows exchanged.
    CowsSwapped = "cow-swapped" { gave: Line, with: Seat, took: Line }
    /// A card out of the discard pile.
    CardFished = "cow-card-fished" { seat: Seat, card: Line }
    /// A cow come back.
    CowReturned = "cow-returned" { cow: Line, seat: Seat }
    /// A cow gone for good.
    CowDiscarded = "cow-discarded" { cow: Line, field: Seat }

    /// A card dealt.
    Dealt = "cow-dealt" { seat: Seat, card: Line }
    /// A card drawn.
    Drawn = "cow-drawn" { seat: Seat, card: Line }
    /// A hand looked at.
    HandSeen = "cow-hand-seen" { seat: Seat, of: Seat, n: i64, cards: Line }
    /// A card out of a hand.
    CardStolen = "cow-card-stolen" { seat: Seat, from: Seat, card: Line }
}
