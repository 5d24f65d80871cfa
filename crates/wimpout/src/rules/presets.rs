//! House rules that go together.

use table::Preset;

/// The presets, the official game first.
pub(crate) const PRESETS: &[Preset] = &[
    Preset {
        slug: "official",
        title: "The official game",
        summary: "To 500 points, 35 to get in, as the rule sheet has it.",
        set: &[],
    },
    Preset {
        slug: "quick",
        title: "A quick one",
        summary: "To 200 points, nothing needed to get in, one Last Lick each.",
        set: &[("goal", "200"), ("opening", "0"), ("last-licks", "once")],
    },
    Preset {
        slug: "wild",
        title: "A wild one",
        summary: "To 300 points: you bump each other, samplers and full houses pay, insurance undoes a throw.",
        set: &[
            ("goal", "300"),
            ("bump", "on"),
            ("insurance", "on"),
            ("sampler", "classic"),
            ("full-house", "double"),
            ("one-three-five", "on"),
        ],
    },
];
