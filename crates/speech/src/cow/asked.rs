//! The sentences that ask somebody at a table of Unexploded Cow.

use table::Seat;

use super::cards::Money;
use crate::common::Spelled;
use crate::line::Line;

sentences! {
    /// The first player is drawn.
    Starter = "cow-drawing-starter" {}
    /// The hands are dealt.
    Deal = "cow-dealing" {}
    /// The next city is turned.
    City = "cow-turning-city" {}
    /// The die is thrown.
    Die = "cow-die-in-the-air" {}
    /// A card is drawn.
    Draw = "cow-drawing" {}
    /// The end: who has the most money.
    MostMoney = "cow-most-money" { who: Line, money: Money }
    /// Somebody who has it.
    Richest = "cow-richest" { seat: Seat }
    /// Somebody who has dropped out, with as much money (A26).
    Barred = "cow-barred" { seat: Seat, money: Money }

    /// Cards may be played.
    Main = "cow-asked-main" { seat: Seat }
    /// No card is left to be played.
    NoCards = "cow-asked-no-cards" { seat: Seat }
    /// An event asks for something.
    Pick = "cow-asked-pick" { seat: Seat, what: Line, card: Line }
    /// What the card does for which something is picked.
    Does = "cow-asked-does" { text: Line }
    /// It asks for a cow.
    ACow = "cow-asked-for-cow" {}
    /// It asks for a card.
    ACard = "cow-asked-for-card" {}
    /// It asks for a player.
    APlayer = "cow-asked-for-player" {}
    /// It asks for an end of the line.
    AnEnd = "cow-asked-for-end" {}
    /// The field may be put in order (R19).
    Arrange = "cow-asked-arrange" { seat: Seat }
    /// What becomes of a bomb.
    Window = "cow-asked-window" { seat: Seat, cow: Line, is_of_bomber: bool, more: Spelled }
    /// A debt (A25).
    Debt = "cow-asked-debt" { seat: Seat, missing: Money, amount: Money, what: Line }
    /// For the ante.
    ForAnte = "cow-owed-for-ante" {}
    /// For a card.
    ForCard = "cow-owed-for-card" {}
    /// For an event.
    ForEvent = "cow-owed-for-event" {}
    /// For cows that exploded.
    ForCows = "cow-owed-for-cows" {}
    /// What a rule of the table's own asks for.
    ForOwnRule = "cow-owed-for-own-rule" {}
    /// Back in the game (S7).
    BuyIn = "cow-asked-buy-in" { seat: Seat, price: Money }
}
