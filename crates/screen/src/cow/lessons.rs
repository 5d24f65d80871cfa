//! The tutorial of Unexploded Cow: eight fields.

use std::borrow::Cow;

use crate::lesson::{Answer, Lesson};

const fn answer(label: &'static str, reply: &'static str) -> Answer {
    Answer { label, reply }
}

/// The lessons in order.
pub(super) const LESSONS: [Lesson; 8] = [
    Lesson {
        title: "A cow and two numbers",
        text: "You lead ill cows over fields full of old bombs, and get paid when they go off. The small number is what a cow costs when it is played; the large one is what the Pot pays its owner when it explodes.",
        pieces: "c14 c02",
        ask: Some((
            "Colossal Keith is played into your field and explodes later. What have you made?",
            Cow::Borrowed(&[
                answer("$300", "He had to be paid for first."),
                answer(
                    "$200",
                    "Yes: $100 in, $300 out. As long as the Pot has that much.",
                ),
                answer("$400", "The price is paid, not earned."),
            ]),
            1,
        )),
    },
    Lesson {
        title: "The roll",
        text: "Every turn ends with a roll. It counts from the right end of your field to the left, then goes on in your left neighbour's field, from its right end. The cow it comes to finds a bomb.",
        pieces: "4:c31 3:c08 | 2:c02 1:c14",
        ask: Some((
            "Right of the fence is your field, left of it your neighbour's. You roll a 3. Who finds the bomb?",
            Cow::Borrowed(&[
                answer(
                    "Tansy",
                    "Yes: Keith is 1, Biscuit 2, and the neighbour's rightmost cow is 3.",
                ),
                answer("Nobody", "The count goes on round the table."),
                answer("Spanner", "Next door it begins at the right as well."),
            ]),
            0,
        )),
    },
    Lesson {
        title: "Put your best cow right",
        text: "Before you roll you may put your own cows in any order. Only six of them can be reached: a 1 always finds your rightmost cow on your own turn. Your neighbours’ rolls come to your rightmost cows too, but only once they have run past their own.",
        pieces: "3:c02 2:c08 1:c18",
        ask: Some((
            "Why does it matter that a cow of yours explodes on your own turn?",
            Cow::Borrowed(&[
                answer("It pays more", "It pays the same on every turn."),
                answer(
                    "You take the city",
                    "Yes. A cow of your own, on your own turn: the city that is up is yours, with its points.",
                ),
            ]),
            1,
        )),
    },
    Lesson {
        title: "Ill cows are for the neighbours",
        text: "Some cows cost money when they explode. Any cow may be played into any field, and the owner of the field pays for it, even for the honour of having it.",
        pieces: "c24",
        ask: Some((
            "You play Plague Percy into Bea's field. Who pays his price of $100?",
            Cow::Borrowed(&[
                answer("You", "The owner of the field pays, whoever plays the cow."),
                answer(
                    "Bea",
                    "Yes. And if Percy explodes there, she pays $300 more.",
                ),
            ]),
            1,
        )),
    },
    Lesson {
        title: "Spies",
        text: "A Spy is yours wherever it stands. The owner of the field pays for it, you get the money. On your own turn it even takes the city for you.",
        pieces: "c29 c25",
        ask: Some((
            "Your Mole stands in Cid's field and explodes on Cid's turn. Who takes the city?",
            Cow::Borrowed(&[
                answer("Cid", "The Mole is not Cid's cow."),
                answer("You", "A city is taken only on one's own turn."),
                answer("Nobody", "Yes. You get the $300, but it was not your turn."),
            ]),
            2,
        )),
    },
    Lesson {
        title: "Mechanic, General, P.E.C.",
        text: "A Mechanic may defuse his bomb. A General may hand his to another cow of the field. A P.E.C. may take anybody's. Each of them once a turn, and only if the owner of the field likes.",
        pieces: "c35 c31 c39",
        ask: Some((
            "General Nuisance finds a bomb and hands it to Spanner. May Spanner defuse it?",
            Cow::Borrowed(&[
                answer(
                    "Yes",
                    "Right: he has it now, and he has not acted this turn.",
                ),
                answer("No", "Why not? He has not acted this turn."),
            ]),
            0,
        )),
    },
    Lesson {
        title: "The Mad Bomber",
        text: "He explodes like any other cow, and then everybody else in his field finds a bomb as well. It can make a fortune or empty a field, mostly both.",
        pieces: "c44 c02 c18 c24",
        ask: Some((
            "How do you keep Crazy Fergus from setting off the field?",
            Cow::Borrowed(&[
                answer(
                    "Let a P.E.C. take his bomb",
                    "Yes. Without his bomb he hands out none.",
                ),
                answer("Pay him", "He is past that."),
            ]),
            0,
        )),
    },
    Lesson {
        title: "The end",
        text: "There are twelve cities, worth 1 to 12 points. When the last is taken, whoever has most points takes all that is left in Pot and Bank. But that is not winning: whoever has the most money then has won. That is the whole game; the rest is written on the cards.",
        pieces: "e01 e04 e21",
        ask: None,
    },
];
