//! The rungs of the ladder.

use connexion::judge::compose::Effort;
use connexion::words::Shipped;

/// How good a bot is.
#[derive(Debug)]
pub(super) struct Level {
    /// What to ask for.
    pub(super) name: &'static str,
    /// The words it knows; the table's whole list if none is named.
    pub(super) vocabulary: Option<Shipped>,
    /// How many of a hundred words that a turn has opened it sees: up to 4 letters, 5 or 6, and longer ones.
    pub(super) sees: [u32; 3],
    /// How many of a hundred times it sees in a later turn what it could have seen at once.
    pub(super) again: u32,
    /// The seconds that it takes over a word, at least and at most.
    pub(super) pace: [u32; 2],
    /// How it chooses a card.
    pub(super) placing: Placing,
    /// Whom it pilfers.
    pub(super) pilfering: Pilfering,
    /// How far it searches for a sentence.
    pub(super) sentence: Effort,
}

/// How a bot chooses the card that it places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Placing {
    /// Any card.
    Any,
    /// Any card of the half that opens more words.
    BetterHalf,
    /// The card that opens most.
    Most,
    /// The card that opens most for itself, less what it leaves to the next player.
    LessLeft,
    /// As before, and less what the next player can open then.
    LookAhead,
}

/// How a bot chooses whom it pilfers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pilfering {
    /// Anybody.
    Anybody,
    /// Who holds most cards.
    Richest,
    /// Whose card is worth most, as far as can be known; the Sun for its sentence.
    Dearest,
}

/// The ladder, weakest first.
pub(super) static LADDER: [Level; 5] = [
    Level {
        name: "novice",
        vocabulary: Some(Shipped::Scowl10),
        sees: [35, 15, 5],
        again: 30,
        pace: [30, 45],
        placing: Placing::Any,
        pilfering: Pilfering::Anybody,
        sentence: Effort {
            longest: 4,
            width: 4,
        },
    },
    Level {
        name: "casual",
        vocabulary: Some(Shipped::Scowl20),
        sees: [50, 30, 10],
        again: 30,
        pace: [20, 30],
        placing: Placing::BetterHalf,
        pilfering: Pilfering::Anybody,
        sentence: Effort {
            longest: 6,
            width: 4,
        },
    },
    Level {
        name: "club",
        vocabulary: Some(Shipped::Scowl35),
        sees: [70, 50, 30],
        again: 30,
        pace: [12, 28],
        placing: Placing::Most,
        pilfering: Pilfering::Richest,
        sentence: Effort {
            longest: 8,
            width: 4,
        },
    },
    Level {
        name: "strong",
        vocabulary: Some(Shipped::Scowl60),
        sees: [85, 70, 50],
        again: 30,
        pace: [6, 27],
        placing: Placing::LessLeft,
        pilfering: Pilfering::Richest,
        sentence: Effort {
            longest: 14,
            width: 6,
        },
    },
    Level {
        name: "expert",
        vocabulary: None,
        sees: [100, 100, 90],
        again: 100,
        pace: [0, 0],
        placing: Placing::LookAhead,
        pilfering: Pilfering::Dearest,
        sentence: Effort {
            longest: 18,
            width: 8,
        },
    },
];

impl Level {
    /// How many words it can say in so many seconds at its best; without a pace, any number.
    pub(super) fn most(&self, seconds: u32) -> Option<u32> {
        seconds.checked_div(self.pace[0])
    }
}
