//! House rules that go together.

use table::Preset;

/// The presets, the official game first.
pub(crate) const PRESETS: &[Preset] = &[
    Preset {
        slug: "official",
        title: "The official game",
        summary: "One game for $100 each, as the rules have it.",
        set: &[],
    },
    Preset {
        slug: "quick",
        title: "A quick one",
        summary: "The last city ends it at once; who cannot pay takes a loan of $2,000 or drops out.",
        set: &[("end", "at-once"), ("finance", "serious")],
    },
    Preset {
        slug: "wild",
        title: "A wild one",
        summary: "For $150 each: cities come from 1 to 12, the Spy-Glass chooses what it takes, an event may be a blank.",
        set: &[
            ("ante", "150"),
            ("cities", "stacked"),
            ("spy-glass", "chosen"),
            ("no-target", "blank"),
        ],
    },
];
