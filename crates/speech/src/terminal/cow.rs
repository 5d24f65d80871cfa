//! How a game of Unexploded Cow stands, as a terminal shows it.

use table::Seat;

use crate::{Line, Spelled};

sentences! { pub:
    /// What stands at the head.
    GameOf = "screen-c-game" { game: u32, of: u32 }
    /// What stands at the head.
    Heading = "screen-c-heading" { turn: u32, pot: Line, bank: Line }
    /// The city that is up.
    CityUp = "screen-c-city-up" { name: Line, points: u32, rest: Line }
    /// No city is up.
    NoCityUp = "screen-c-no-city" { rest: Line }
    /// No city is left.
    AllTaken = "screen-c-all-taken" {}
    /// No other city comes.
    LastOne = "screen-c-last-one" {}
    /// So many cities come.
    ToCome = "screen-c-to-come" { n: u32 }
    /// The piles.
    Piles = "screen-c-piles" { deck: u32, discard: u32 }
    /// The hand.
    HandEmpty = "screen-c-hand-empty" {}
    /// The hand.
    YourHand = "screen-c-your-hand" {}
    /// The hand as a sentence.
    HandOf = "screen-c-hand-of" { cards: Line }
    /// Instead of what a cow is worth.
    Event = "screen-c-event" {}
    /// What two marks mean.
    Short = "screen-c-short" {}
    /// A meaning.
    MeansTurn = "screen-c-means-turn" {}
    /// A meaning.
    MeansPoints = "screen-c-means-points" {}
    /// A meaning.
    MeansCards = "screen-c-means-cards" {}
    /// A meaning.
    MeansRoll = "screen-c-means-roll" {}
    /// A meaning.
    MeansValue = "screen-c-means-value" {}
    /// A meaning.
    MeansPrice = "screen-c-means-price" {}
    /// A mark.
    MarkSpy = "screen-c-mark-spy" {}
    /// A meaning.
    MeansSpy = "screen-c-means-spy" {}
    /// A meaning.
    MeansBomber = "screen-c-means-bomber" {}
    /// A meaning.
    MeansActed = "screen-c-means-acted" {}
    /// A power in short.
    Bomber = "screen-c-bomber" {}
    /// A cow of the reader in another field.
    YoursInField = "screen-c-yours" {}
    /// A state.
    Bomb = "screen-c-bomb" {}
    /// A state.
    Doomed = "screen-c-doomed" {}
    /// A state.
    Acted = "screen-c-acted" {}
    /// Beside a player.
    Out = "screen-c-out" {}
    /// Beside a player.
    Owes = "screen-c-owes" { money: Line }
    /// Instead of a name.
    You = "screen-c-you" {}
    /// An empty field.
    NoCows = "screen-c-no-cows" {}
    /// Cows that have no room.
    MoreCows = "screen-c-more-cows" { missing: u32 }
    /// A field without room.
    Cows = "screen-c-cows" { n: u32 }
    /// The city that is up, within a sentence.
    CityIsUp = "screen-c-is-up" { name: Line, points: u32 }
    /// The same without one.
    NothingUp = "screen-c-none-up" {}
    /// How the game stands.
    Head = "screen-c-head" { turn: u32, pot: Line, bank: Line, city: Line, rest: u32, deck: u32, discard: u32 }
    /// A field.
    Field = "screen-c-field" { cows: Line }
    /// What is left after debts.
    Net = "screen-c-net" { money: Line }
    /// City points.
    CityPoints = "screen-c-city-points" { n: u32 }
    /// Cards of a hand.
    Cards = "screen-c-cards" { n: Spelled }
    /// Cards of a hand that are known.
    AmongThem = "screen-c-among" { cards: Line }
    /// A player.
    DroppedOut = "screen-c-dropped-out" {}
    /// A player.
    OnTurn = "screen-c-on-turn" {}
    /// The reader.
    Me = "screen-c-me" {}
    /// A cow in the field of another player.
    EarnsFor = "screen-c-earns-for" { seat: Seat }
    /// A cow.
    HasActed = "screen-c-has-acted" {}
    /// Which cows a roll finds.
    RollReaches = "screen-c-roll" { seat: Seat, cows: Line }
}
