//! The pages of the help of `ConneXion`.

use crate::help::Topic;

/// Topics in the order in which they are listed.
pub(super) const TOPICS: &[Topic] = &[
    topic!("connexion", "start", "the game in a page"),
    topic!("connexion", "diamond", "how a word lies on the diamond"),
    topic!("connexion", "letters", "what the letter cards stand for"),
    topic!(
        "connexion",
        "cards",
        "celestial cards, pilfering and the score"
    ),
    topic!(
        "connexion",
        "sentence",
        "the Sun, the sentence and its judge"
    ),
    topic!("connexion", "bots", "who you can play against"),
];
