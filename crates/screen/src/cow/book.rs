//! The rules of Unexploded Cow in our words, with examples in cards of the house deck.

use crate::book::{GUIDING_LIGHT, NEW_RULE, NO_VOTE, Paragraph, WRITTEN_DOWN, rule, shown};

/// The paragraphs in order.
pub(super) const BOOK: &[Paragraph] = &[
    rule(
        "R1",
        "What it is about",
        "A field full of ill cows, and under it the bombs of the last war. Three to six players lead their cows over them, town by town, for money. Everybody begins with $2,000; what one loses another wins (R2, R3).",
    ),
    rule(
        "R6",
        "Ante, Pot and Bank",
        "Everybody puts in $100: $50 go to the Pot and $50 to the Bank. The Pot grows with each card that is paid and shrinks with each explosion. The Bank waits, untouched, for the end (R8). With three or four players the table may agree on $150, of which $100 go to the Bank (R7).",
    ),
    rule(
        "R9",
        "A turn",
        "If no city is up, the next one is turned (R10). Draw two cards (R12). Play as many cards as you like, or none, in any order (R14). Then roll, whether you like it or not (R23). When the deck is empty and a card is due, the discard pile is shuffled and becomes the deck (R13).",
    ),
    shown(
        "R15",
        "Playing a cow",
        "A cow may go into any field, your own or another's. It belongs to the owner of that field, who pays its price, the smaller number, into the Pot, whoever played it (R16, R17). In another's field it goes to an end of the line, which you choose (R20).",
        ("c14", "costs $100, worth $300"),
    ),
    shown(
        "R18",
        "Events",
        "Whoever plays an event pays its price into the Pot, and what else the card asks for. \"At no extra cost\" means that the cow's own price is not due (R21).",
        ("e04", "$100 to take any cow"),
    ),
    rule(
        "R19",
        "Your own order",
        "In the play step of your turn you may put your cows in any order; a Spy in your field too. Nobody touches the order of another's field (R20).",
    ),
    shown(
        "R24",
        "How the roll counts",
        "The rightmost cow of the roller's field is 1, the next to its left 2, and so on; then on into the field of the neighbour to the left, from its right, and so round the table. Empty fields are skipped. A roll above the number of cows does nothing (R25).",
        (
            "4:c31 3:c08 | 2:c14 1:c18",
            "a 3 finds the neighbour's rightmost cow",
        ),
    ),
    shown(
        "R26",
        "Explosions",
        "The cow that is reached finds a bomb and explodes, unless something prevents it. It is discarded, and its owner takes its value, the larger number, from the Pot (R27). If the Pot holds less, there is no more to have (R29).",
        ("c18", "$400, if the Pot has it"),
    ),
    shown(
        "R28",
        "Ill cows",
        "Some cows are worth less than nothing: when one explodes, its owner pays that much into the Pot. Nothing says that it must stand in your own field.",
        ("c24", "costs its owner $300"),
    ),
    rule(
        "R30",
        "Cities",
        "If a cow of your own explodes on your own turn, by the roll or by anything else, the city that is up is yours, with its points. The next one comes at the start of the next turn, so nobody takes two in one turn (R31).",
    ),
    shown(
        "R32",
        "Spy",
        "Belongs to whoever played it, wherever it stands and wherever it is moved. The owner of the field pays for it; its owner gets the money, and on his own turn the city. It forgets its owner when it leaves play.",
        ("c29", "in another's field it earns for you"),
    ),
    shown(
        "R33",
        "Mechanic",
        "May decide not to explode: the bomb is defused.",
        ("c31", "once a turn"),
    ),
    shown(
        "R34",
        "General",
        "May hand his bomb to another cow of the same field before it explodes.",
        ("c35 c02", "\"After you, Biscuit.\""),
    ),
    shown(
        "R35",
        "P.E.C.",
        "May take the bomb from any other cow of the same field.",
        ("c39 c18", "Parsnip saves the Duchess, or spoils her day"),
    ),
    rule(
        "R36",
        "Once a turn",
        "Mechanic, General and P.E.C. each act at most once a turn; every player's turn counts anew. The owner of the field decides for them (A7), and nobody has to act (A10).",
    ),
    shown(
        "R37",
        "Mad Bomber",
        "After he has exploded, every cow of the same field finds a new bomb. If the bomb is taken from him before that, nothing follows.",
        ("c44 c02 c08", "first Fergus, then everybody"),
    ),
    rule(
        "A8",
        "One bomb at a time",
        "Whoever owns the field decides about the cow that holds the bomb: it explodes, a Mechanic defuses it, a General hands it on, or a P.E.C. takes it. Whoever has it then may act in turn, until it explodes or is defused.",
    ),
    rule(
        "A11",
        "A Mad Bomber's wave",
        "All cows of the field hold a bomb at the same time, and are asked one by one, the rightmost first. Those that keep theirs explode together. Every Mad Bomber among them hands out a bomb of his own for the next wave, so that after two each cow holds two. A cow with two bombs explodes once; a Mechanic defuses one of them.",
    ),
    rule(
        "R38",
        "Who is paid first",
        "When several cows explode, the owner of the field is paid first, then the owners of Spies, in order from his left. One owner's cows are reckoned together (A13).",
    ),
    rule(
        "A19",
        "No target",
        "An event for which there is no target may not be played, unless the table agrees that it may be played for nothing.",
    ),
    rule(
        "A25",
        "Debts",
        "Cash is never below nothing. Who cannot pay borrows, brings money to the table or drops out, as the table has agreed; with play money the loan comes without asking, unless the table wants to be asked. What was borrowed or brought counts against you at the end.",
    ),
    rule(
        "A26",
        "Dropping out",
        "Who drops out pays what is left. Hand, cows and Spies go to the discard pile, and the cities are set aside; he cannot win, however much he holds. When only one player is left, Pot and Bank are his.",
    ),
    rule(
        "A29",
        "When nothing moves",
        "If a whole round passes without a card drawn, a card played or an explosion, the game ends and the points decide.",
    ),
    rule(
        "A30",
        "What everybody may see",
        "Fields, owners, money, cities, the discard pile and how many cards each hand holds are open. Hands and the order of the deck are not.",
    ),
    rule(
        "R39",
        "The end",
        "The turn in which the last city is taken is played to its end. Then the highest city points take Pot and Bank; equals share (R40).",
    ),
    rule(
        "R41",
        "Who has won",
        "Whoever has the most money and has not dropped out (A26). The cities only pay for it, and anybody who leaves with more than he brought has done well. Over several games the money is carried on (R42).",
    ),
    NO_VOTE,
    GUIDING_LIGHT,
    NEW_RULE,
    WRITTEN_DOWN,
];
