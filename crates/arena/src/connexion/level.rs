//! The rungs of the ladder, and the simulated people that it is held against.

use english::judge::compose::Effort;
use english::words::Shipped;

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
    /// The tenths of a second that it takes over a word on average; 0 for one that only the clock stops.
    pub(super) pace: u32,
    /// How it chooses a card.
    pub(super) placing: Placing,
    /// Whom it pilfers.
    pub(super) pilfering: Pilfering,
    /// How many celestial cards it may hold more than whoever it pilfers: at that lead it lets him be. Without a
    /// number it takes what it can.
    pub(super) lead: Option<usize>,
    /// How far it searches for a sentence.
    pub(super) sentence: Effort,
    /// Whether it goes for the words that a sentence in the future needs (X19, X21).
    pub(super) future: bool,
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

/// The ladder, weakest first. The figures are set so that each rung wins 60 to 75 of a hundred games against the one
/// below (`docs/STATISTICS.md`).
pub(super) static LADDER: [Level; 7] = [
    Level {
        name: "novice",
        vocabulary: Some(Shipped::Scowl10),
        sees: [60, 40, 20],
        again: 30,
        pace: 430,
        placing: Placing::Any,
        pilfering: Pilfering::Anybody,
        lead: Some(0),
        sentence: Effort {
            longest: 4,
            width: 4,
        },
        future: false,
    },
    Level {
        name: "casual",
        vocabulary: Some(Shipped::Scowl20),
        sees: [65, 45, 25],
        again: 30,
        pace: 400,
        placing: Placing::BetterHalf,
        pilfering: Pilfering::Anybody,
        lead: Some(1),
        sentence: Effort {
            longest: 6,
            width: 4,
        },
        future: false,
    },
    Level {
        name: "club",
        vocabulary: Some(Shipped::Scowl35),
        sees: [70, 50, 30],
        again: 30,
        pace: 207,
        placing: Placing::Most,
        pilfering: Pilfering::Richest,
        lead: Some(2),
        sentence: Effort {
            longest: 8,
            width: 4,
        },
        future: false,
    },
    Level {
        name: "league",
        vocabulary: Some(Shipped::Scowl50),
        sees: [80, 60, 40],
        again: 50,
        pace: 94,
        placing: Placing::Most,
        pilfering: Pilfering::Richest,
        lead: Some(5),
        sentence: Effort {
            longest: 10,
            width: 5,
        },
        future: false,
    },
    Level {
        name: "strong",
        vocabulary: Some(Shipped::Scowl60),
        sees: [90, 75, 60],
        again: 70,
        pace: 45,
        placing: Placing::LessLeft,
        pilfering: Pilfering::Richest,
        lead: Some(10),
        sentence: Effort {
            longest: 12,
            width: 6,
        },
        future: true,
    },
    Level {
        name: "expert",
        vocabulary: Some(Shipped::Scowl70),
        sees: [95, 90, 80],
        again: 90,
        pace: 20,
        placing: Placing::LookAhead,
        pilfering: Pilfering::Dearest,
        lead: Some(16),
        sentence: Effort {
            longest: 15,
            width: 7,
        },
        future: true,
    },
    Level {
        name: "perfect",
        vocabulary: None,
        sees: [100, 100, 100],
        again: 100,
        pace: 0,
        placing: Placing::LookAhead,
        pilfering: Pilfering::Dearest,
        lead: Some(23),
        sentence: Effort {
            longest: 18,
            width: 8,
        },
        future: true,
    },
];

/// Simulated people, by the words that they find in a turn: they know everyday words, place one of their better cards,
/// and take from whoever holds most. They are seated by name for measuring and stand in no list.
pub(super) static PEOPLE: [Level; 4] = [
    person("person-1", 520, 5),
    person("person-1.5", 350, 6),
    person("person-2", 260, 6),
    person("person-3", 170, 7),
];

const fn person(name: &'static str, pace: u32, longest: usize) -> Level {
    Level {
        name,
        vocabulary: Some(Shipped::Scowl35),
        sees: [70, 50, 30],
        again: 30,
        pace,
        placing: Placing::BetterHalf,
        pilfering: Pilfering::Richest,
        lead: None,
        sentence: Effort { longest, width: 4 },
        future: false,
    }
}

impl Level {
    /// How many words it says in so many seconds on average; without a pace, any number.
    pub(super) fn usual(&self, seconds: u32) -> Option<u32> {
        seconds.saturating_mul(10).checked_div(self.pace)
    }

    /// Whether it lets somebody be who holds so many cards, holding so many itself.
    pub(super) fn spares(&self, theirs: usize, own: usize) -> bool {
        self.lead.is_some_and(|lead| own >= theirs + lead)
    }
}
