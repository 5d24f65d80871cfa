//! The pages of the help.

use crate::Topic;

/// All topics, in the order in which they are listed.
pub(super) const TOPICS: &[Topic] = &[
    Topic {
        name: "start",
        summary: "your first move, and the whole game in a page",
        text: include_str!("../../help/cow/start.txt"),
    },
    Topic {
        name: "turn",
        summary: "what a turn is",
        text: include_str!("../../help/cow/turn.txt"),
    },
    Topic {
        name: "cows",
        summary: "the seven kinds of cows",
        text: include_str!("../../help/cow/cows.txt"),
    },
    Topic {
        name: "play",
        summary: "playing cows and events",
        text: include_str!("../../help/cow/play.txt"),
    },
    Topic {
        name: "roll",
        summary: "how the bomb roll counts",
        text: include_str!("../../help/cow/roll.txt"),
    },
    Topic {
        name: "bombs",
        summary: "what becomes of a bomb",
        text: include_str!("../../help/cow/bombs.txt"),
    },
    Topic {
        name: "city",
        summary: "cities, and the end of the game",
        text: include_str!("../../help/cow/city.txt"),
    },
    Topic {
        name: "money",
        summary: "ante, Pot and Bank, debts",
        text: include_str!("../../help/cow/money.txt"),
    },
    Topic {
        name: "bots",
        summary: "who else plays",
        text: include_str!("../../help/cow/bots.txt"),
    },
];
