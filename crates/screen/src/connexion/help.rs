//! The pages of the help of `ConneXion`.

use crate::Topic;

/// Topics in the order in which they are listed.
pub(super) const TOPICS: &[Topic] = &[
    Topic {
        name: "start",
        summary: "the game in a page",
        text: include_str!("../../help/connexion/start.txt"),
    },
    Topic {
        name: "diamond",
        summary: "how a word lies on the diamond",
        text: include_str!("../../help/connexion/diamond.txt"),
    },
    Topic {
        name: "letters",
        summary: "what the letter cards stand for",
        text: include_str!("../../help/connexion/letters.txt"),
    },
    Topic {
        name: "cards",
        summary: "celestial cards, pilfering and the score",
        text: include_str!("../../help/connexion/cards.txt"),
    },
    Topic {
        name: "sentence",
        summary: "the Sun, the sentence and its judge",
        text: include_str!("../../help/connexion/sentence.txt"),
    },
    Topic {
        name: "bots",
        summary: "who you can play against",
        text: include_str!("../../help/connexion/bots.txt"),
    },
];
