//! The pages of the help.

use crate::help::Topic;

/// All topics, in the order in which they are listed.
pub(super) const TOPICS: &[Topic] = &[
    topic!(
        "wimpout",
        "start",
        "your first move, and the whole game in a page"
    ),
    topic!("wimpout", "turn", "what a turn is"),
    topic!("wimpout", "cubes", "the five cubes and their faces"),
    topic!("wimpout", "scoring", "what a throw counts"),
    topic!("wimpout", "sun", "the Flaming Sun, which is wild"),
    topic!("wimpout", "flash", "three of a face"),
    topic!("wimpout", "clearing", "what must be done after a flash"),
    topic!("wimpout", "must", "you may not want to but you must"),
    topic!("wimpout", "trains", "five of a face"),
    topic!("wimpout", "wimpout", "a throw that scores nothing"),
    topic!("wimpout", "opening", "getting in the game with 35"),
    topic!("wimpout", "licks", "Last Licks: how the game ends"),
    topic!("wimpout", "variants", "other ways to play Last Licks"),
    topic!("wimpout", "bump", "house rule: sending others back"),
    topic!("wimpout", "insurance", "house rule: undoing throws"),
    topic!("wimpout", "wrecks", "house rules: train wrecks and circles"),
    topic!(
        "wimpout",
        "eclipse",
        "house rules: scores off limits, and boards"
    ),
    topic!("wimpout", "more", "more house rules"),
    topic!("wimpout", "chances", "how likely a throw fails"),
    topic!("wimpout", "bots", "who you can play against"),
];
