//! The sentences of what may be done in Unexploded Cow.

use table::Seat;

use super::cards::Money;
use crate::line::Line;

sentences! {
    /// A cow into one's own field.
    PlayHere = "cow-do-play-here" { cow: Line }
    /// A cow into another's field.
    PlayThere = "cow-do-play-there" { cow: Line, field: Seat, is_left: bool }
    /// How a cow is played into another field where that is typed.
    Elsewhere = "cow-do-elsewhere" {}
    /// The same, as an example of it: what is typed stays as it is.
    ElsewhereAs = "cow-do-elsewhere-as" { typed: Line }
    /// An event.
    PlayEvent = "cow-do-play-event" { card: Line }
    /// An end of the line.
    End = "cow-do-pick-end" { is_left: bool }
    /// The field left as it is.
    Keep = "cow-do-keep" {}
    /// No more cards.
    EndPlay = "cow-do-end-play" {}
    /// An explosion.
    Explode = "cow-do-explode" { cow: Line }
    /// A bomb defused (R33).
    Defuse = "cow-do-defuse" { cow: Line }
    /// What that means.
    Defused = "cow-do-defused" {}
    /// A bomb handed on (R34).
    Pass = "cow-do-pass" { cow: Line }
    /// A bomb taken by a P.E.C. (R35).
    Steal = "cow-do-steal" { cow: Line }
    /// A loan (R43).
    Loan = "cow-do-loan" { amount: Money }
    /// Money brought (R44).
    Add = "cow-do-add" { amount: Money }
    /// That it counts against whoever does it.
    CountsAgainst = "cow-do-counts-against" {}
    /// Out of the game (A26).
    DropOut = "cow-do-drop-out" {}
    /// What that means.
    DroppedOut = "cow-do-dropped-out" {}

    /// A cow on a card.
    CowFor = "cow-card-cow" { kind: Line, price: Money, worth: Money }
    /// A cow on a card, into one's own field.
    CowHere = "cow-card-cow-here" { card: Line }
    /// An event on a card; its text stands as it is printed.
    EventFor = "cow-card-event" { price: Money, text: Line }
    /// A cow in a field.
    CowIn = "cow-card-in-field" { kind: Line, worth: Money, field: Seat }
    /// Which cows a roll reaches.
    Reach = "cow-reach" { cows: Line }

    /// Money for whoever owns the cow.
    Gets = "cow-fate-gets" { owner: Seat, worth: Money }
    /// Less, because the Pot holds no more (R29).
    GetsLess = "cow-fate-gets-less" { owner: Seat, worth: Money, pot: Money }
    /// Money into the Pot.
    Pays = "cow-fate-pays" { owner: Seat, cost: Money }
    /// The city with it (R30).
    AndCity = "cow-fate-and-city" { fate: Line, city: Line }
    /// Bombs for the whole field (R37).
    AndBombs = "cow-fate-and-bombs" { fate: Line }
    /// A Mechanic that gets the bomb (R33).
    MayDefuse = "cow-fate-may-defuse" { fate: Line }
    /// A General that gets the bomb (R34).
    MayPass = "cow-fate-may-pass" { fate: Line }

    /// A cow without a power.
    Plain = "cow-kind-plain" {}
    /// A cow that costs money.
    Ill = "cow-kind-ill" {}
    /// A cow that belongs to whoever has played it (R32).
    Spy = "cow-kind-spy" {}
    /// A cow that can defuse a bomb (R33).
    Mechanic = "cow-kind-mechanic" {}
}
