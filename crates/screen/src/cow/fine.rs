//! The small print of Unexploded Cow: single sentences of its rules, and how we read what its rulebook leaves open.

use crate::book::{Paragraph, rule};

/// The paragraphs in order of their numbers.
pub(super) const FINE: &[Paragraph] = &[
    rule(
        "R2",
        "Money to begin with",
        "Everybody begins with $2,000. The smallest amount is $50.",
    ),
    rule(
        "R3",
        "Closed money",
        "There is no banker: what one loses, another wins.",
    ),
    rule(
        "R4",
        "Shuffling and dealing",
        "The cities and the other cards are shuffled apart. Everybody is dealt three cards to begin with.",
    ),
    rule(
        "R5",
        "Who begins",
        "The first player is drawn by lot, unless the table has agreed otherwise. Play goes to the left.",
    ),
    rule(
        "R8",
        "Pot and Bank",
        "The Bank stays as it is until the end. The Pot grows and shrinks all the time.",
    ),
    rule(
        "R10",
        "A city is turned up",
        "At the start of a turn, if no city is up, the top one is turned. If there is none left, the game is over.",
    ),
    rule(
        "R11",
        "The first city",
        "The first city is turned at the start of the first turn.",
    ),
    rule(
        "R12",
        "Drawing",
        "Every turn you draw two cards before you play.",
    ),
    rule(
        "R13",
        "A new deck",
        "The discard pile is shuffled and becomes the deck at the moment when a card must be drawn and the deck is empty, not before.",
    ),
    rule(
        "R14",
        "How much is played",
        "Play any number of cards from your hand, or none: cows and events in any order.",
    ),
    rule(
        "R16",
        "Whose a cow is",
        "A cow belongs at once to the owner of the field it stands in; a Spy belongs to whoever played it.",
    ),
    rule(
        "R17",
        "Who pays for a cow",
        "The owner of the field pays the price, the smaller number, to the Pot, whoever plays the cow.",
    ),
    rule(
        "R20",
        "Another's field",
        "Nobody changes the order of another's field. A cow that is given to another goes to one end of the line.",
    ),
    rule(
        "R21",
        "At no extra cost",
        "Where an event says so, the price of the cow is not due; that of the event is.",
    ),
    rule("R22", "You", "On an event card, you is whoever played it."),
    rule(
        "R23",
        "The roll at the end",
        "Every turn ends with one roll, whether anybody likes it or not: after an extra roll too, and with an empty field.",
    ),
    rule(
        "R25",
        "A roll that finds nothing",
        "Each cow is counted once. A roll above the number of cows in play does nothing.",
    ),
    rule(
        "R27",
        "What an explosion pays",
        "The exploded cow is discarded, and its owner takes its value, the larger number, from the Pot.",
    ),
    rule(
        "R29",
        "A Pot that is short",
        "Take what there is. The cow is discarded all the same.",
    ),
    rule(
        "R31",
        "One city a turn",
        "A city that was taken is not replaced before the next player's turn.",
    ),
    rule(
        "A1",
        "When exactly the game ends",
        "When the last city is taken the turn is played to its end, with all that explodes, the cards and the roll; the game ends before the next one. With end=at-once it ends as soon as what is exploding is settled.",
    ),
    rule(
        "A2",
        "On into the neighbour's field",
        "There too the rightmost cow comes first, and the count goes to the left. The table is one ring; empty fields are skipped.",
    ),
    rule(
        "A3",
        "Left and right",
        "They are meant from the seat of the field's owner.",
    ),
    rule(
        "A4",
        "Which end",
        "Whoever plays a cow into another's field, or moves it there by an event, says at which end. Into your own field it goes anywhere.",
    ),
    rule(
        "A5",
        "When the order is asked for",
        "Nothing but a roll depends on the order of your cows. So you are asked for it once before each roll, and may change it at any time in your play step.",
    ),
    rule(
        "A6",
        "Spies in your field",
        "You place them when you arrange your field. Everybody sees whose they are.",
    ),
    rule(
        "A7",
        "Who decides a power",
        "The owner of the field decides for the Mechanics, Generals and P.E.C.s in it.",
    ),
    rule(
        "A9",
        "Hit again",
        "A Mechanic or General who has acted this turn must explode when a second bomb finds him; but a P.E.C. who has not acted may still take it.",
    ),
    rule(
        "A10",
        "Nobody has to",
        "All powers may be left unused, except the Mad Bomber's. A bomb may be handed to a Spy or to an ill cow, and taken from one.",
    ),
    rule(
        "A12",
        "When explosions are paid",
        "Everything that one bomb sets off is gathered and paid together, in the order of R38. With settle=wave each wave of bombs is paid by itself.",
    ),
    rule(
        "A13",
        "Cows of one owner",
        "They are reckoned as one payment, the ill ones first. Only what is missing after that is a debt.",
    ),
    rule("A14", "Where the money for an ill cow goes", "To the Pot."),
    rule(
        "A15",
        "An ill cow and the city",
        "An ill cow of your own that explodes on your turn earns the city too, and so does your Spy in another's field. A bomb that was defused earns nothing.",
    ),
    rule(
        "A16",
        "A city from an empty Pot",
        "The city is taken even if the Pot has nothing to pay.",
    ),
    rule(
        "A17",
        "Once a turn, and leaving play",
        "A cow that left play and came back may act again. Moving to another field does not make it fresh.",
    ),
    rule(
        "A18",
        "Where events go",
        "To the discard pile, after they have taken effect. So no event can bring itself back.",
    ),
    rule(
        "A20",
        "A cow is removed",
        "The others close up; their order stays.",
    ),
    rule(
        "A21",
        "Your cow",
        "On an event, your cow is one in your field, unless the card says owned. A Spy that is moved keeps its owner. Only cows that the card speaks of can be picked.",
    ),
    rule(
        "A22",
        "Bombs from events",
        "They are dealt with like bombs from a roll: the same powers, the same city.",
    ),
    rule(
        "A23",
        "After the city was taken",
        "You go on playing and rolling in that turn, for money only.",
    ),
    rule(
        "A24",
        "Sharing among equals",
        "Equal shares in whole chips of $50; chips left over go one by one to the equals, from the left of whoever took the last city. With split=exact to the dollar.",
    ),
    rule(
        "A27",
        "Cows for a bankrupt",
        "You may play a cow into the field of somebody who cannot pay for it. What he cannot pay is a debt (A25).",
    ),
    rule(
        "A28",
        "Several games",
        "The money is carried on. Each game has a new ante and all cards shuffled; hands and unexploded cows are worth nothing. The first player is drawn anew, or sits to the left of the last one (next-starter).",
    ),
    rule(
        "A31",
        "Deals",
        "There are no side payments and no binding deals.",
    ),
    rule("A32", "Two players", "Three have to sit down, six may."),
    rule(
        "A33",
        "A Spy at home",
        "You may play a Spy into your own field. It keeps the money yours if the cow is stolen or moved.",
    ),
    rule(
        "A34",
        "Several owners of Spies",
        "They are paid by seat, from the left of the field's owner, whoever's turn it is.",
    ),
    rule(
        "S1",
        "Where the seats are",
        "The next seat in the order of play sits to your left.",
    ),
    rule(
        "S2",
        "Price first",
        "The price of a card is paid first, and a debt settled; then the card takes effect.",
    ),
    rule(
        "S3",
        "Cards that bring cows",
        "Events that bring a cow into a field do so at no extra cost, unless they say otherwise.",
    ),
    rule(
        "S4",
        "Cows moved by events",
        "A cow goes anywhere in your own field, but to an end of another's; whoever moves it says which. A Spy that an event brings into play belongs to whoever played the event; one that is moved keeps its owner; any other cow takes the owner of its new field. There must be a card in the hand that a Market Spy-Glass looks at.",
    ),
    rule(
        "S5",
        "What a P.E.C. may take",
        "A bomb of any other cow of the field. Two bombs on him are one explosion. A General may hand his bomb to a Mad Bomber.",
    ),
    rule(
        "S6",
        "Payments to several",
        "Toll Gate and Drinks All Round are paid in the order of the seats from the player's left. What a drop-out has left goes to whom he owes it.",
    ),
    rule(
        "S7",
        "After dropping out",
        "The city stays up. His seat has no field: nobody plays there and rolls pass it over. In a match of several games he may buy in again with $2,000 before the next one. His turn ends without a roll. With finance=casual anybody may drop out at any time; otherwise only who cannot pay.",
    ),
    rule(
        "S8",
        "Adding money",
        "A multiple of $50, at least what is missing, at most $2,000 at a time. An ante that cannot be paid is a debt.",
    ),
    rule(
        "S9",
        "No cities, and chips left over",
        "If nobody holds a city at the end, all are equal. If no city was taken at all, chips that cannot be shared go round from the left of whoever's turn it is.",
    ),
    rule(
        "S10",
        "What votes wait for",
        "The cards still to be turned (cities), a debt (finance), a roll (settle), the end (end, split), the next game of the match (ante, starter, games).",
    ),
];
