//! The rules of Cosmic Wimpout that hold at every table, in our words, with examples in pieces.

use crate::book::{GUIDING_LIGHT, NEW_RULE, Paragraph, WRITTEN_DOWN, rule, shown};

/// The paragraphs in order.
pub(super) const BOOK: &[Paragraph] = &[
    shown(
        "W1",
        "The cubes",
        "There are four ivory cubes and one dark one, the sun cube. An ivory cube shows two swirls, three triangles, four bolts, 5, six stars and 10. On the sun cube the Flaming Sun stands where the others have their triangles.",
        ("2 3 4 5 6 10 Sun", "the seven faces"),
    ),
    rule(
        "W2",
        "The players",
        "Any number can play, even one alone. Play goes round in the order of the seats.",
    ),
    rule(
        "W3",
        "Who starts",
        "Everybody throws one ivory cube and the highest starts. Those who tie for highest throw again.",
    ),
    shown(
        "W4",
        "Numbers",
        "Every 5 counts 5 and every 10 counts 10, unless it is part of a flash or a train. Cubes that score are counted and set aside; only the Sun leaves a choice.",
        ("5 10", "15"),
    ),
    shown(
        "W5",
        "Flash",
        "Three of a face in the same throw are a flash: ten times the number on the face.",
        ("6 6 6", "60"),
    ),
    shown(
        "W6",
        "Freight train",
        "Five of a face in the same throw: 200 for swirls, 400 for bolts, 500 for 5s. Five stars win the game at once. Five 10s are a supernova: too many points, and out of the game.",
        ("4 4 4 4 4*", "400"),
    ),
    shown(
        "W7",
        "The fourth of a face",
        "With four of a face, three make the flash and the fourth is thrown again; a fourth 5 or 10 counts as a number.",
        ("4 4 4 4 5*", "45, and one cube to throw"),
    ),
    shown(
        "W8",
        "The Sun is wild",
        "The Sun may count 5 or 10, or nothing, and then it is thrown again. With exactly a pair beside it, it must make a flash of the three. When it is the only cube that could score, it must be counted. It never makes a train, and it may not be called a face that is being cleared.",
        ("6 6 Sun 2 3", "60: the Sun must join the pair"),
    ),
    shown(
        "W9",
        "Wimpout and train wreck",
        "When nothing scores, you wimp out: the turn is over and its points are gone. On all five cubes that is a train wreck.",
        ("2 3 4 6 2*", "train wreck"),
    ),
    rule(
        "W10",
        "The turn",
        "A turn begins with all five cubes. After a throw that scores you may stop and bank, or throw the cubes that have not scored, unless a rule binds you.",
    ),
    rule(
        "W11",
        "Opening roll",
        "Whoever has never banked needs at least 35 points in one turn to get in the game, or what the table has set (opening).",
    ),
    rule(
        "W12",
        "You May Not Want To But You Must",
        "When all five cubes have scored, over any number of throws, you must throw all five again. The points go on adding up.",
    ),
    shown(
        "W13",
        "Futless rule",
        "After a flash you must go on until it is cleared: until a throw scores with no cube matching the flash. A throw that matches is void: the same cubes are thrown again, and nothing else about it counts. A throw that neither matches nor scores is a wimpout. A flash of another face clears the old one and must itself be cleared.",
        ("5 4", "clearing bolts: void, throw both again"),
    ),
    rule(
        "W14",
        "The bank",
        "Banked points are safe. Only a house rule can take them.",
    ),
    rule(
        "W15",
        "Last Licks begin",
        "When somebody banks the goal (500, unless the table has set another) or more, Last Licks begin and that player leads. From then on only a score above the leader's helps; a tie does not.",
    ),
    rule(
        "W16",
        "Last Licks",
        "In order of play everybody gets one turn to pass the leader. Who fails is out; who succeeds leads, and the old leader becomes a challenger. When every challenger has failed, the leader has won. The table may choose another form.",
    ),
    rule(
        "W17",
        "Out of the game",
        "Whoever is out throws no more, stands in nobody's way and has no vote. The last one left has won.",
    ),
    GUIDING_LIGHT,
    NEW_RULE,
    WRITTEN_DOWN,
    rule(
        "S15",
        "Late to the table",
        "A newcomer may sit down at score 0 and plays last, as long as Last Licks have not begun.",
    ),
    rule(
        "S16",
        "Alone",
        "Alone you play to the goal and count your turns. There are no Last Licks.",
    ),
];
