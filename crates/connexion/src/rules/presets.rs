//! House rules that go together.

use table::Preset;

/// The presets, the official game first.
pub(crate) const PRESETS: &[Preset] = &[
    Preset {
        slug: "official",
        title: "The official game",
        summary: "A minute for the words of a turn, as many as you find.",
        set: &[],
    },
    Preset {
        slug: "quick",
        title: "A quick one",
        summary: "Half a minute for a turn and for the sentence, three words a turn at most.",
        set: &[
            ("clock", "30"),
            ("bonus-clock", "30"),
            ("words-per-turn", "3"),
        ],
    },
    Preset {
        slug: "wild",
        title: "A wild one",
        summary: "Cards go anywhere and stand for more letters, pilferers see what they take, a wrong word costs a point.",
        set: &[
            ("placing", "free"),
            ("extras", "on"),
            ("pilfer-pick", "face-up"),
            ("words", "large"),
            ("wrong-claim", "minus-one"),
        ],
    },
];
