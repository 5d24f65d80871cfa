//! The pages of the help.

use crate::Topic;

/// All topics, in the order in which they are listed.
pub(super) const TOPICS: &[Topic] = &[
    Topic {
        name: "start",
        summary: "your first move, and the whole game in a page",
        text: include_str!("../../help/wimpout/start.txt"),
    },
    Topic {
        name: "turn",
        summary: "what a turn is",
        text: include_str!("../../help/wimpout/turn.txt"),
    },
    Topic {
        name: "cubes",
        summary: "the five cubes and their faces",
        text: include_str!("../../help/wimpout/cubes.txt"),
    },
    Topic {
        name: "scoring",
        summary: "what a throw counts",
        text: include_str!("../../help/wimpout/scoring.txt"),
    },
    Topic {
        name: "sun",
        summary: "the Flaming Sun, which is wild",
        text: include_str!("../../help/wimpout/sun.txt"),
    },
    Topic {
        name: "flash",
        summary: "three of a face",
        text: include_str!("../../help/wimpout/flash.txt"),
    },
    Topic {
        name: "clearing",
        summary: "what must be done after a flash",
        text: include_str!("../../help/wimpout/clearing.txt"),
    },
    Topic {
        name: "must",
        summary: "you may not want to but you must",
        text: include_str!("../../help/wimpout/must.txt"),
    },
    Topic {
        name: "trains",
        summary: "five of a face",
        text: include_str!("../../help/wimpout/trains.txt"),
    },
    Topic {
        name: "wimpout",
        summary: "a throw that scores nothing",
        text: include_str!("../../help/wimpout/wimpout.txt"),
    },
    Topic {
        name: "opening",
        summary: "getting in the game with 35",
        text: include_str!("../../help/wimpout/opening.txt"),
    },
    Topic {
        name: "licks",
        summary: "Last Licks: how the game ends",
        text: include_str!("../../help/wimpout/licks.txt"),
    },
    Topic {
        name: "variants",
        summary: "other ways to play Last Licks",
        text: include_str!("../../help/wimpout/variants.txt"),
    },
    Topic {
        name: "bump",
        summary: "house rule: sending others back",
        text: include_str!("../../help/wimpout/bump.txt"),
    },
    Topic {
        name: "insurance",
        summary: "house rule: undoing throws",
        text: include_str!("../../help/wimpout/insurance.txt"),
    },
    Topic {
        name: "wrecks",
        summary: "house rules: train wrecks and circles",
        text: include_str!("../../help/wimpout/wrecks.txt"),
    },
    Topic {
        name: "eclipse",
        summary: "house rules: scores off limits, and boards",
        text: include_str!("../../help/wimpout/eclipse.txt"),
    },
    Topic {
        name: "more",
        summary: "more house rules",
        text: include_str!("../../help/wimpout/more.txt"),
    },
    Topic {
        name: "chances",
        summary: "how likely a throw fails",
        text: include_str!("../../help/wimpout/chances.txt"),
    },
    Topic {
        name: "bots",
        summary: "who you can play against",
        text: include_str!("../../help/wimpout/bots.txt"),
    },
];
