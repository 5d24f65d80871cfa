//! The small print of Cosmic Wimpout: the parts of its rules, and how we read what its rule sheets leave open.

use crate::book::{Paragraph, rule};

/// The paragraphs in order of their numbers.
pub(super) const FINE: &[Paragraph] = &[
    rule(
        "W8a",
        "The Flaming Sun Rule",
        "The Sun beside exactly a pair of one face: the three must be scored as a flash. Beside two pairs you choose the pair, unless the house rule Full House is on.",
    ),
    rule(
        "W8b",
        "The Sun beside three or four of a face",
        "Three of the natural cubes make the flash. The Sun stays free: 5, 10, or not counted.",
    ),
    rule(
        "W8d",
        "The Sun alone",
        "If the Sun is the only cube that could score, it must be counted, as 5 or as 10, whichever you like.",
    ),
    rule(
        "W8e",
        "The Sun while clearing",
        "The Sun never matches a flash by itself. But it may not be called a face that is being cleared: while you clear 5s it can only be a 10, while you clear 10s only a 5.",
    ),
    rule(
        "W13a",
        "A throw that matches",
        "If a natural face of the throw matches a flash that is being cleared, the throw is void: nothing scores, nothing is lost, no flash, train, win or supernova comes of it. Exactly the same cubes are thrown again. This goes before every other rule about the throw.",
    ),
    rule(
        "W13b",
        "A throw that neither matches nor scores",
        "While a flash is being cleared, that is a wimpout like any other.",
    ),
    rule(
        "W13c",
        "Clearing by a flash or a train",
        "A flash of another face clears the old one, and must be cleared itself. A train of another face clears too, and then all five have scored (W12).",
    ),
    rule(
        "W13d",
        "An example of clearing",
        "You throw 4 4 4 4 5: 45 points, and one cube, the fourth 4, to throw. Another 4 is thrown again; a 10 makes 55 and clears, and since all five have now scored you must throw them all (W12).",
    ),
    rule(
        "H12",
        "Rules of your own",
        "A rule that stands in no book is written as a short text, read and explained by the house, and voted on like any other (W18). It is told each time it acts.",
    ),
    rule(
        "S1",
        "The fourth number and the Sun",
        "The rule about a fourth 5 or 10 speaks of natural faces only. Beside a flash of this very throw the Sun may be called either number (W7, W8).",
    ),
    rule(
        "S2",
        "Setting aside freely",
        "With set-aside=free only loose 5s, loose 10s and the Sun may be left. Flashes, the Flaming Sun Rule, trains, the instant win and the supernova leave no choice. All five cubes must be counted for W12 and for insurance points (W4).",
    ),
    rule(
        "S3",
        "Opening again",
        "With reopen=on, whoever stands below the value of the opening roll must score that much in one turn again (W11).",
    ),
    rule(
        "S4",
        "What clears a flash",
        "A throw clears only if it scores and does not match. A new flash takes the place of the old one (W13).",
    ),
    rule(
        "S5",
        "Banking in Last Licks",
        "You may bank only if, after the bumps it causes, you have more than everybody still in the game. Where house rules bar the score you would land on, you must throw on (W15).",
    ),
    rule(
        "S6",
        "The orders of Last Licks",
        "With last-licks=a the order of the challengers is fixed when Last Licks begin; equals go by their seats, counted from the leader. With last-licks=c a round goes by seats from the leader, and everybody has to beat the score that he had when the round began; of equal highest scores the first one leads (W16).",
    ),
    rule(
        "S7",
        "The leader goes away",
        "If the leader leaves the table in Last Licks, the highest player still in leads; of equals, whoever had the score first.",
    ),
    rule(
        "S8",
        "Whom a bump reaches",
        "Only banking bumps: a bumped player who comes to stand on a third one bumps nobody. Whoever is bumped to 0 need not open again, unless reopen is on (H1).",
    ),
    rule(
        "S9",
        "When insurance is asked for",
        "After every throw that is not void, while somebody can pay, and before the throw takes any effect: first the opponents who have 4 points, in order of play, then the thrower if he has 2. A throw that is undone never happened; the same cubes are thrown again, and it is asked anew. To earn a point all five cubes must be counted (H2).",
    ),
    rule(
        "S10",
        "What a circle asks for",
        "While you have an open circle you need as much in one turn as the opening roll asks for at this table, or 35 where that is switched off. The first circle takes the place of the opening roll. A bump leaves circles alone. Whoever begins Last Licks is spared by the rule that ejects those with open circles (H6).",
    ),
    rule(
        "S11",
        "A Full House",
        "Its two flashes are forced, not chosen, and it sets suspend to 10 unless the table has set suspend or kill. With full-house-sun=death a wimpout on all five cubes is a train wreck (H7).",
    ),
    rule(
        "S12",
        "A suspended turn",
        "The count begins again when the turn is taken up, and with each new flash. The last throw allowed suspends the turn only if it is void itself. In Last Licks a suspended challenger has neither failed nor passed: he goes to the end of the row and plays on there (H10).",
    ),
    rule(
        "S13",
        "A turn that is killed",
        "It counts as a wimpout, never as a train wreck (H11).",
    ),
    rule(
        "S14",
        "Boards and other rules",
        "oakland-like switches one-three-five on. A goal that the table has set goes before that of the board. Beams go on beyond the goal (H13).",
    ),
];
