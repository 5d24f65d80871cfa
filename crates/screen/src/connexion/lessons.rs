//! The tutorial of Cosmic `ConneXion`: eight looks at the cards.

use std::borrow::Cow;

use crate::lesson::{Answer, Lesson};

const fn answer(label: &'static str, reply: &'static str) -> Answer {
    Answer { label, reply }
}

/// The lessons in order.
pub(super) const LESSONS: [Lesson; 8] = [
    Lesson {
        title: "One card, several letters",
        text: "A letter card stands for more than one thing: its Greek name, its English equivalent, and the letters that its capital and its small letter look like. Eta is an e; its capital looks like an H, its small letter like an n.",
        pieces: "eta",
        ask: Some((
            "Which of these can Eta not be?",
            Cow::Borrowed(&[
                answer("h", "It can: the capital Η looks like an H."),
                answer("a", "Right. Eta is eta, e, h or n, and nothing else."),
                answer("eta", "It can: the whole name may stand in a word."),
            ]),
            1,
        )),
    },
    Lesson {
        title: "A word is a walk",
        text: "Cards lie on a diamond and are linked sideways and along the diagonals. A word walks from card to card along the links, in any direction. These three lie in a row.",
        pieces: "tau+omicron+epsilon",
        ask: Some((
            "Which word can you walk?",
            Cow::Borrowed(&[
                answer(
                    "toe",
                    "Yes: t, o, e. And to, and even tot: back again to Tau.",
                ),
                answer(
                    "tee",
                    "That would need Epsilon twice in a row, and no card follows itself.",
                ),
                answer("ten", "There is no n: Epsilon is e, or its whole name."),
            ]),
            0,
        )),
    },
    Lesson {
        title: "Whole names",
        text: "A Greek name counts as a part of a word. Mu is m or u, Phi is ph, Rho is p or r.",
        pieces: "mu+eta+phi+omicron+rho",
        ask: Some((
            "These five are linked in this order. What do they spell?",
            Cow::Borrowed(&[
                answer("metaphor", "Yes: m + eta + ph + o + r."),
                answer("mephor", "That is no word. Try the whole name of Eta."),
            ]),
            0,
        )),
    },
    Lesson {
        title: "Your turn",
        text: "You place one of your cards on the next position, and then the clock runs: you have a minute to claim words. Any word that lies there counts, not only words with your new card, as long as nobody has found it before.",
        pieces: "alpha+nu+delta",
        ask: Some((
            "Bo has found “and” here. What about “an”?",
            Cow::Borrowed(&[
                answer(
                    "It counts",
                    "Yes: an is another word than and, and nobody has found it.",
                ),
                answer(
                    "It was part of and",
                    "That does not matter. Each spelling counts once.",
                ),
            ]),
            0,
        )),
    },
    Lesson {
        title: "Celestial cards",
        text: "Each word wins a card from the pile, which only you see. Planets count their place from the Sun, signs of the zodiac the degrees that they take up in the sky. You cannot know what you will get: a word of two letters wins as much as one of ten.",
        pieces: "mars asteroid-belt virgo",
        ask: Some((
            "What are these three worth?",
            Cow::Borrowed(&[
                answer(
                    "48",
                    "The Asteroid Belt lies between Mars and Jupiter: 4.5.",
                ),
                answer("52.5", "Yes: 4, 4.5 and 44."),
            ]),
            1,
        )),
    },
    Lesson {
        title: "Pilfering",
        text: "28 words, and the pile is empty. From then on a word of four letters or more takes a card from another player, unseen. Shorter words are only written down; but they may be worth something yet.",
        pieces: "polaris halley",
        ask: None,
    },
    Lesson {
        title: "The Sun",
        text: "The Sun counts nothing. But whoever holds it at the end may make one sentence of all the words that everybody has found, and earns 25 points for each word in it: ten words are 250. That is more than most hands.",
        pieces: "sun",
        ask: Some((
            "The list has: the, them, man, met, who, he. Which is a sentence?",
            Cow::Borrowed(&[
                answer(
                    "the man who met them",
                    "That is a part of a sentence: its main verb is missing.",
                ),
                answer(
                    "he met the man",
                    "Yes: 100 points. And “who met the man” as a question is one too.",
                ),
                answer(
                    "he met man the",
                    "The words are there, but not in an order that makes sense.",
                ),
            ]),
            1,
        )),
    },
    Lesson {
        title: "The future counts double",
        text: "In the future tense each word earns 50. Will and shall cannot be made, since Lambda is the only l; going to and about to can. So think of your last minute when you place your first card.",
        pieces: "gamma+omicron+iota+nu",
        ask: None,
    },
];
