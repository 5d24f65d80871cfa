//! What a rule of the table's own may answer (O1).

use own::{Gives, Question};

/// Dollars that no answer is above or below.
const MOST: i64 = 2000;
const DOLLARS: Gives = Gives::Number(-MOST, MOST, 50);

/// What a rule of one's own may answer.
pub const QUESTIONS: &[Question] = &[
    Question {
        name: "price",
        arguments: &["card"],
        gives: DOLLARS,
        about: "How many dollars does `card` cost on top of what is printed on it (below 0: less)? `card.kind`: \
                `\"plain\"`, `\"negative\"`, `\"spy\"`, `\"mechanic\"`, `\"general\"`, `\"pec\"`, `\"mad-bomber\"` or \
                `\"event\"`; `card.price`; `card.value`, 0 of an event. Asked of every card when the rule comes into \
                force. No card costs less than $0. Several rules: the sum.",
        example: "fn price(card) { if card.kind == \"event\" { 50 } else { 0 } }",
    },
    Question {
        name: "value",
        arguments: &["card"],
        gives: DOLLARS,
        about: "How many dollars is a cow worth on top of what is printed on it (below 0: less)? What comes out below 0 \
                is paid into the Pot. Asked of every cow when the rule comes into force. Several rules: the sum.",
        example: "fn value(card) { if card.kind == \"spy\" { 100 } else { 0 } }",
    },
    Question {
        name: "exploding",
        arguments: &["card", "before"],
        gives: DOLLARS,
        about: "How many dollars does a cow bring on top of its value at the moment it explodes? `before`: how many \
                cows have exploded before it of the same bomb. Several rules: the sum.",
        example: "fn exploding(card, before) { 50 * before }",
    },
    Question {
        name: "cards_drawn",
        arguments: &["me"],
        gives: Gives::Number(0, 6, 1),
        about: "How many cards does a player draw at the start of his turn? `me.cash`; `me.hand`: cards in his hand; \
                `me.cows`: cows in his field; `me.points`: of his cities; `me.city`: has he taken a city in this turn. \
                Unanswered: 2. Several rules: the most.",
        example: "fn cards_drawn(me) { if me.hand == 0 { 4 } else { 2 } }",
    },
    Question {
        name: "cards_dealt",
        arguments: &["players"],
        gives: Gives::Number(0, 8, 1),
        about: "How many cards is everybody dealt when a game begins? Unanswered: 3. Several rules: the most.",
        example: "fn cards_dealt(players) { if players == 3 { 5 } else { 4 } }",
    },
    Question {
        name: "stays",
        arguments: &["card", "to"],
        gives: Gives::Flag,
        about: "May a bomb not go from the cow `card` to the cow `to`, neither handed on by a General nor taken by a \
                P.E.C.? Several rules: one `true` is enough.",
        example: "fn stays(card, to) { to.kind == \"negative\" }",
    },
    Question {
        name: "after_turn",
        arguments: &["me"],
        gives: DOLLARS,
        about: "How many dollars does a player take from the Pot at the end of his turn (below 0: pay into it)? The Pot \
                gives no more than it has. Several rules: each by itself, in the order of their names.",
        example: "fn after_turn(me) { if me.cows == 0 { 100 } else { 0 } }",
    },
    Question {
        name: "ends",
        arguments: &["game"],
        gives: Gives::Flag,
        about: "Is the game over? Asked between turns. `game.turn`: how many turns have been played; `game.cities`: how \
                many cities have not been taken; `game.pot`: dollars in the Pot. Several rules: one `true` is enough.",
        example: "fn ends(game) { game.turn >= 40 }",
    },
    Question {
        name: "roller",
        arguments: &["card", "own"],
        gives: DOLLARS,
        about: "How many dollars does the player whose turn it is get from the Pot for a cow that explodes (below 0: pays \
                into it), whoever owns it? `own`: it is his own. Paid together with what the bomb brings. Several rules: \
                the sum.",
        example: "fn roller(card, own) { if own { 0 } else { 50 } }",
    },
    Question {
        name: "city",
        arguments: &["points"],
        gives: DOLLARS,
        about: "How many dollars does a player get from the Pot who takes a city of so many `points` (below 0: pays into \
                it)? Paid together with what the bomb brings. Several rules: the sum.",
        example: "fn city(points) { 50 * points }",
    },
];
