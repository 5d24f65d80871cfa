//! The tutorial of Cosmic Wimpout: seven throws.

use std::borrow::Cow;

use crate::lesson::{Answer, Lesson};

const fn answer(label: &'static str, reply: &'static str) -> Answer {
    Answer { label, reply }
}

/// The lessons in order.
pub(super) const LESSONS: [Lesson; 8] = [
    Lesson {
        title: "Five cubes",
        text: "You throw five cubes and add up what they count. Only two faces count by themselves: 5 and 10. Whatever counts is set aside; the others can be thrown again.",
        pieces: "5 2 10 3 4*",
        ask: Some((
            "What does this throw count?",
            Cow::Borrowed(&[
                answer("5", "There is a 10 too."),
                answer(
                    "15",
                    "Yes: 5 and 10. The swirls, triangles and bolts count nothing by themselves.",
                ),
                answer(
                    "24",
                    "Swirls, triangles and bolts count nothing by themselves.",
                ),
            ]),
            1,
        )),
    },
    Lesson {
        title: "Stop or throw?",
        text: "With 15 on the table you may stop and bank them, or throw the three cubes that are left. If nothing counts on the next throw, you wimp out and the 15 are gone.",
        pieces: "2 3 6*",
        ask: Some((
            "You threw on with three cubes, and this came. What now?",
            Cow::Borrowed(&[
                answer("Bank the 15", "Too late: nothing here counts."),
                answer("Wimpout", "Yes. The turn is over, and its points are gone."),
            ]),
            1,
        )),
    },
    Lesson {
        title: "Getting in",
        text: "Your first bank is special: you need at least 35 points in one turn to get in the game. Once you are in, any turn will do.",
        pieces: "10 10 5 10 2*",
        ask: Some((
            "Your very first throw. May you stop?",
            Cow::Borrowed(&[
                answer(
                    "Yes: 65",
                    "65 would do, but three of a face are more than three numbers: the 10s are a flash.",
                ),
                answer(
                    "No, there is a flash",
                    "Yes: three of a face are a flash. Three 10s count 100, and a flash must be cleared.",
                ),
            ]),
            1,
        )),
    },
    Lesson {
        title: "A flash must be cleared",
        text: "Three of a face in one throw are a flash, worth ten times the face. But it is not yours yet: throw the cubes that are left until one of them scores and none of them matches the flash.",
        pieces: "4 4 4 2 3*",
        ask: Some((
            "A flash of bolts, 40 points, and two cubes to throw. You throw a 5 and a 4. What happens?",
            Cow::Borrowed(&[
                answer("45, cleared", "The 4 matches the flash."),
                answer(
                    "Void: throw both again",
                    "Yes. A match makes the whole throw void, good or bad. Throw the same cubes again.",
                ),
                answer("Wimpout", "A match is no wimpout. It is void."),
            ]),
            1,
        )),
    },
    Lesson {
        title: "The Flaming Sun",
        text: "The dark cube has a Sun. It is wild: it can be a 5, a 10, or nothing, as you like. But with a pair beside it, it must make a flash of the three.",
        pieces: "6 6 2 3 Sun",
        ask: Some((
            "What does this throw count?",
            Cow::Borrowed(&[
                answer("10: the Sun", "With a pair the Sun has no choice."),
                answer(
                    "60: a flash of stars",
                    "Yes: the Sun joins the pair. And now the flash must be cleared with the other two.",
                ),
            ]),
            1,
        )),
    },
    Lesson {
        title: "You May Not Want To But You Must",
        text: "When all five cubes have scored, you must throw all five again, whether you like it or not. Your points are at stake once more.",
        pieces: "5 10 5 10 5*",
        ask: Some((
            "All five count: 50 for the three 5s, 20 for the 10s. May you stop at 70?",
            Cow::Borrowed(&[
                answer("Yes", "You may not."),
                answer(
                    "No",
                    "Right. You may not want to, but you must throw all five.",
                ),
            ]),
            1,
        )),
    },
    Lesson {
        title: "Trains and supernovas",
        text: "Five of a face are a freight train: hundreds of points. Five stars win the game on the spot. Five 10s are a supernova, and that is too many points: you are out.",
        pieces: "6 6 6 6 6*",
        ask: None,
    },
    Lesson {
        title: "Last Licks",
        text: "Whoever banks 500 leads. Now everybody else has one last turn to get past. If somebody does, the old leader may try again. When nobody can, the leader has won. That is the whole game; the rest are house rules, and you can vote on those in the middle of it.",
        pieces: "10 Sun",
        ask: None,
    },
];
