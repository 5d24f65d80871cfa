//! What a rule of the table's own may answer (O1).

use own::{Gives, Question};

use super::CARDS_WON_BY;
use super::clocks::{BONUS_SECONDS, LONGEST, TURN_SECONDS};

/// No answer brings or takes more points.
const MOST_POINTS: i64 = 500;
/// What is counted.
const COUNT: Gives = Gives::Count;
const POINTS: Gives = Gives::Number(-MOST_POINTS, MOST_POINTS, 1);

/// What a rule of one's own may answer.
pub const QUESTIONS: &[Question] = &[
    Question {
        name: "refuses",
        arguments: &["word"],
        gives: Gives::Flag,
        about: "May nobody claim `word`? It stands in small letters. Beside `word.len` there are `has(word, \"ee\")`, \
                `count(word, \"e\")`, `starts_with(word, \"un\")`, `ends_with(word, \"ing\")`, `vowels(word)`, \
                `different(word)` letters and `same_backwards(word)`. Several rules: one `true` is enough.",
        example: "fn refuses(word) { ends_with(word, \"s\") }",
    },
    Question {
        name: "cards_won",
        arguments: &["word"],
        gives: Gives::Number(0, 3, 1),
        about: "How many celestial cards does a listed word win, from the pile or, when that is empty, from others? \
                Unanswered: 1. Several rules: the most.",
        example: "fn cards_won(word) { if word.len >= 7 { 2 } else { 1 } }",
    },
    Question {
        name: "pilfers",
        arguments: &["word"],
        gives: Gives::Flag,
        about: "May a word take a card from another player when the pile is empty? Unanswered: with four letters or \
                more. Several rules: one `true` is enough.",
        example: "fn pilfers(word) { word.len >= 6 }",
    },
    Question {
        name: "sentence",
        arguments: &["words", "future"],
        gives: POINTS,
        about: "How many points come on top of the bonus of a sentence of so many `words` that stands (below 0: are taken \
                off)? `future`: was it paid as one. A bonus never falls below 0. Several rules: the sum.",
        example: "fn sentence(words, future) { if words >= 8 { 100 } else { 0 } }",
    },
    Question {
        name: "scoring",
        arguments: &["me"],
        gives: POINTS,
        about: "How many points does a player get at the end on top of those of his cards (below 0: lose)? `me.cards`: \
                how many he holds; `me.words`: how many words he has found; `me.longest`: the letters of the longest; \
                `me.count`: what the rule counts of him; `me.table`: what it counts of the table. Several rules: the sum.",
        example: "fn scoring(me) { 2 * me.words }",
    },
    Question {
        name: "ends",
        arguments: &["game"],
        gives: Gives::Flag,
        about: "Is the word part over? Asked after every turn. `game.turn`: its number; `game.words`: how many words \
                stand on the list; `game.pile`: how many celestial cards are left in the pile; `game.table`: \
                what the rule counts of the table. Several rules: one `true` is enough.",
        example: "fn ends(game) { game.pile == 0 }",
    },
    Question {
        name: "word_scores",
        arguments: &["word"],
        gives: Gives::Number(-100, 100, 1),
        about: "How many points does a listed word bring at the end to whoever has found it (below 0: cost)? Several rules: \
                the sum.",
        example: "fn word_scores(word) { if same_backwards(word) { 20 } else { 0 } }",
    },
    Question {
        name: "may_not_place",
        arguments: &["place"],
        gives: Gives::Flag,
        about: "May a letter card not be placed so? `place.card`: its name, as in `\"mu\"`; `place.position`: 1 to 24; \
                `place.neighbours`: how many cards lie beside it; `place.beside`: their names by the alphabet, with \
                spaces between; `place.turn`: the number of the turn. Asked of every card of a hand and every position \
                that it may go to. Whoever could then place nothing places as if there were no such rule. Several rules, two at most: one \
                `true` is enough.",
        example: "fn may_not_place(place) { place.turn > 1 && place.neighbours == 0 }",
    },
    Question {
        name: TURN_SECONDS,
        arguments: &["turn", "usual"],
        gives: Gives::Number(0, LONGEST, 1),
        about: "How many seconds has the player of the turn with the number `turn` for words (0: no clock)? `usual`: as many \
                as the table has set, 0 where no clock runs. Asked of turns 1 to 24 when the rule comes into force, and \
                refused then if it cannot answer. At a practice table no clock runs. Several rules: the shortest clock.",
        example: "fn turn_seconds(turn, usual) { if turn == 24 { 2 * usual } else { usual } }",
    },
    Question {
        name: BONUS_SECONDS,
        arguments: &["usual"],
        gives: Gives::Number(0, LONGEST, 1),
        about: "How many seconds are there for the sentence (0: no clock)? `usual`: as many as the table has set, 0 where no \
                clock runs. Asked when the rule comes into force, and refused then if it cannot answer; the head says \
                `situation: bonus`, so that no sentence has its time changed while it is written. Several rules: the \
                shortest clock.",
        example: "fn bonus_seconds(usual) { usual / 2 }",
    },
    Question {
        name: "starting",
        arguments: &["me"],
        gives: COUNT,
        about: "From what does the count of a player begin? Asked when a game begins, and when the rule is voted in. What is \
                counted stands in the head, in `counter:`, and beside every player. `me` is told as in `scoring`. \
                Unanswered: 0.",
        example: "fn starting(me) { 3 }",
    },
    Question {
        name: "after_word",
        arguments: &["word", "me"],
        gives: COUNT,
        about: "What is the count of `me` after his `word` has been listed? (`me.count` is what it was before.) Unanswered: \
                as before.",
        example: "fn after_word(word, me) { if word.len >= 5 { me.count + 1 } else { me.count } }",
    },
    Question {
        name: "after_turn",
        arguments: &["words", "me"],
        gives: COUNT,
        about: "What is the count of `me` after a turn of his that brought so many `words`? Unanswered: as before.",
        example: "fn after_turn(words, me) { if words == 0 { 0 } else { me.count + 1 } }",
    },
    Question {
        name: "table_starting",
        arguments: &[],
        gives: COUNT,
        about: "From what does the count of the table begin? What is counted stands in the head, in `table-counter:`, and at \
                the table. Unanswered: 0.",
        example: "fn table_starting() { 10 }",
    },
    Question {
        name: "table_after_word",
        arguments: &["word", "me"],
        gives: COUNT,
        about: "What is the count of the table after a `word` of `me` has been listed? (`me.table` is what it was before.) \
                Asked after `after_word`. Unanswered: as before.",
        example: "fn table_after_word(word, me) { me.table + word.len }",
    },
    Question {
        name: "table_after_turn",
        arguments: &["words", "me"],
        gives: COUNT,
        about: "What is the count of the table after a turn of `me` that brought so many `words`? Asked after `after_turn`. \
                Unanswered: as before.",
        example: "fn table_after_turn(words, me) { if words == 0 { me.table + 1 } else { me.table } }",
    },
    Question {
        name: CARDS_WON_BY,
        arguments: &["word", "me"],
        gives: Gives::Number(0, 3, 1),
        about: "How many celestial cards does a listed `word` win `me`? As `cards_won`, with which it is combined: the most. \
                `me` is told as in `scoring`, when the word has been counted.",
        example: "fn cards_won_by(word, me) { if me.words % 5 == 0 { 2 } else { 1 } }",
    },
    Question::DRAW,
    Question::AFTER_DRAW,
    Question::TABLE_AFTER_DRAW,
];
