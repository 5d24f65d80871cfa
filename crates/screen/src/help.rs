//! The pages of the help that every game shares.

use crate::Topic;

/// Topics of every table, listed after those of the game.
pub const TOPICS: &[Topic] = &[
    Topic {
        name: "votes",
        summary: "changing the rules in the middle of the game",
        text: include_str!("../help/table/votes.txt"),
    },
    Topic {
        name: "undo",
        summary: "taking something back",
        text: include_str!("../help/table/undo.txt"),
    },
    Topic {
        name: "seats",
        summary: "several people at one keyboard",
        text: include_str!("../help/table/seats.txt"),
    },
    Topic {
        name: "luck",
        summary: "why nobody can have chosen it",
        text: include_str!("../help/table/luck.txt"),
    },
    Topic {
        name: "record",
        summary: "what a game leaves behind",
        text: include_str!("../help/table/record.txt"),
    },
    Topic {
        name: "keys",
        summary: "the keys of the full screen",
        text: include_str!("../help/table/keys.txt"),
    },
    Topic {
        name: "plain",
        summary: "playing without a screen",
        text: include_str!("../help/table/plain.txt"),
    },
];

#[cfg(test)]
mod tests {
    use super::TOPICS;

    #[test]
    fn every_topic_of_every_game_is_a_page_of_its_own() {
        for words in crate::GAMES {
            let mut names = Vec::new();
            for topic in words.topics().iter().chain(TOPICS) {
                assert!(
                    !names.contains(&topic.name),
                    "{} is there twice",
                    topic.name
                );
                assert_ne!(
                    topic.name, "words",
                    "that page lists what every table understands"
                );
                names.push(topic.name);
                assert!(
                    topic.text.lines().count() > 3,
                    "{} says too little",
                    topic.name
                );
                for line in topic.text.lines() {
                    assert!(line.chars().count() <= 76, "{}: {line}", topic.name);
                }
            }
        }
    }
}
