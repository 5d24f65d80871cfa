//! The small print of Cosmic `ConneXion`: what its maker answers to eleven questions, in our words.

use crate::book::{Paragraph, rule};

/// The paragraphs in order of their numbers.
pub(super) const FINE: &[Paragraph] = &[
    rule(
        "F1",
        "How long is a turn?",
        "A minute, unless the table agrees on more, on less, or on no clock. The sentence has the same (X4).",
    ),
    rule(
        "F2",
        "May a word turn round?",
        "Yes: along the diagonals and the rows, forwards and backwards, in any mixture (X6).",
    ),
    rule(
        "F3",
        "May a card be used twice?",
        "Yes, once another card has come between (X7).",
    ),
    rule(
        "F4",
        "May a card stand for two things?",
        "For one at a time; on a later pass for another (X8).",
    ),
    rule(
        "F5",
        "Is eta an h or an e?",
        "Whichever you need, or the whole name: m, eta, ph, o and r spell metaphor (X6).",
    ),
    rule(
        "F6",
        "Do small letters count by their looks?",
        "Yes: eta as n, mu as u, nu as v, sigma as o, omega as w (X6).",
    ),
    rule(
        "F7",
        "Are a and I words?",
        "Yes, on Alpha and on Iota alone (X9).",
    ),
    rule(
        "F8",
        "What are signs of the zodiac worth?",
        "The degrees that they take up in the sky; together they make a full circle (X16).",
    ),
    rule(
        "F9",
        "Why is the Asteroid Belt worth 4.5?",
        "It lies between Mars, which is 4, and Jupiter, which is 5 (X16).",
    ),
    rule(
        "F10",
        "How many games are there?",
        "The 24 letter cards can be dealt in about 620,000,000,000,000,000,000,000 orders.",
    ),
    rule(
        "F11",
        "Must we play by all of this?",
        "No. Every option and house rule is there to be changed, and the cards are there for games of your own (X25).",
    ),
];
