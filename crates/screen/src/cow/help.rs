//! The pages of the help.

use crate::help::Topic;

/// All topics, in the order in which they are listed.
pub(super) const TOPICS: &[Topic] = &[
    topic!(
        "cow",
        "start",
        "your first move, and the whole game in a page"
    ),
    topic!("cow", "turn", "what a turn is"),
    topic!("cow", "cows", "the seven kinds of cows"),
    topic!("cow", "play", "playing cows and events"),
    topic!("cow", "roll", "how the bomb roll counts"),
    topic!("cow", "bombs", "what becomes of a bomb"),
    topic!("cow", "city", "cities, and the end of the game"),
    topic!("cow", "money", "ante, Pot and Bank, debts"),
    topic!("cow", "bots", "who else plays"),
];
