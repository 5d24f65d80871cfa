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
                `me.cows`: cows in his field; `me.points`: of his cities; `me.city`: has he taken a city in this turn; \
                `me.count`: what the rule counts of him; `me.table`: what it counts of the table. Unanswered: 2. Several rules: the most.",
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
                gives no more than it has. Asked when the turn has been counted. Several rules: each by itself, in the \
                order of their names.",
        example: "fn after_turn(me) { if me.cows == 0 { 100 } else { 0 } }",
    },
    Question {
        name: "ends",
        arguments: &["game"],
        gives: Gives::Flag,
        about: "Is the game over? Asked between turns. `game.turn`: how many turns have been played; `game.cities`: how \
                many cities have not been taken; `game.pot`: dollars in the Pot; `game.table`: what the rule counts of the \
                table; `game.most`: the most that it counts of a player who is in the game. Several rules: one `true` is \
                enough.",
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
    Question {
        name: "bonus",
        arguments: &["turn", "me"],
        gives: DOLLARS,
        about: "How many dollars does a player take from the Pot for his turn (below 0: pay into it)? `turn.exploded`: how \
                many cows have exploded in it; `turn.own`: how many of them were his; `turn.won`: dollars that the bombs \
                have brought him from the Pot; `turn.city`: points of the city that he has taken, 0 if none; \
                `turn.played`: how many cards he has played. `me` is told as in `cards_drawn`. Asked before the turn is \
                counted; otherwise as `after_turn`.",
        example: "fn bonus(turn, me) { if turn.exploded >= 3 { 100 } else { 0 } }",
    },
    Question {
        name: "starting",
        arguments: &["me"],
        gives: Gives::Count,
        about: "From what does the count of a player begin? Asked when a game begins, before the ante, and when the rule is \
                voted in. What is counted stands in the head, in `counter:`, and beside every player. Unanswered: 0.",
        example: "fn starting(me) { 3 }",
    },
    Question {
        name: "count_after_explosion",
        arguments: &["card", "me"],
        gives: Gives::Count,
        about: "What is the count of `me` after his cow `card` has exploded, in whoever's turn? (`me.count` is what it was \
                before.) Asked for each cow, before it is paid for. Unanswered: as before.",
        example: "fn count_after_explosion(card, me) { if card.kind == \"negative\" { 0 } else { me.count + 1 } }",
    },
    Question {
        name: "count_after_turn",
        arguments: &["turn", "me"],
        gives: Gives::Count,
        about: "What is the count of `me` after his turn? `turn` is told as in `bonus`. Unanswered: as before.",
        example: "fn count_after_turn(turn, me) { if turn.own > 0 { me.count + 1 } else { 0 } }",
    },
    Question {
        name: "table_starting",
        arguments: &[],
        gives: Gives::Count,
        about: "From what does the count of the table begin? What is counted stands in the head, in `table-counter:`, and at \
                the table. Unanswered: 0.",
        example: "fn table_starting() { 10 }",
    },
    Question {
        name: "table_after_explosion",
        arguments: &["card", "me"],
        gives: Gives::Count,
        about: "What is the count of the table after the cow `card` of `me` has exploded? (`me.table` is what it was before.) \
                Asked after `count_after_explosion`. Unanswered: as before.",
        example: "fn table_after_explosion(card, me) { me.table + 1 }",
    },
    Question {
        name: "table_after_turn",
        arguments: &["turn", "me"],
        gives: Gives::Count,
        about: "What is the count of the table after the turn of `me`? Asked after `count_after_turn`, and told as that. \
                Unanswered: as before.",
        example: "fn table_after_turn(turn, me) { if turn.city > 0 { me.table + 1 } else { me.table } }",
    },
    Question::DRAW,
    Question::AFTER_DRAW,
    Question::TABLE_AFTER_DRAW,
];
