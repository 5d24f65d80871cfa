//! What a rule of the table's own may answer (O1).

use own::{Gives, Question};

use super::MOST_INSURANCE;
use super::fixed::FATES;

/// No answer brings or takes more points.
const MOST_POINTS: i64 = 500;
/// No count is greater.
const COUNT: Gives = Gives::Number(0, 1_000_000, 1);
const POINTS: Gives = Gives::Number(-MOST_POINTS, MOST_POINTS, 5);

/// What a rule of one's own may answer.
pub const QUESTIONS: &[Question] = &[
    Question {
        name: "banking",
        arguments: &["points"],
        gives: POINTS,
        about: "How many points come on top when a turn of `points` is banked (below 0: are taken off)? Asked whenever \
                somebody banks, and while he thinks about it. A bank never falls below 0. What hangs on who banks is asked \
                by `bonus`; both are added. Several rules: the sum.",
        example: "fn banking(points) { if points % 35 == 0 { 10 } else { 0 } }",
    },
    Question {
        name: "scoring",
        arguments: &["faces", "points"],
        gives: POINTS,
        about: "How many points come on top when a throw that shows `faces` is counted for `points`? `faces` are the \
                cubes thrown: 2, 3, 4, 5, 6, 10, and 0 for the Sun, which stands last. Not asked where nothing scores, \
                nor of five 6s or five 10s. A throw never counts less than 0. Several rules: the sum.",
        example: "fn scoring(faces, points) { if different(faces) == 5 { 25 } else { 0 } }",
    },
    Question {
        name: "calling",
        arguments: &["faces"],
        gives: Gives::Number(0, MOST_POINTS, 5),
        about: "For how many points may five cubes thrown at once that show `faces` be called as a whole (0: they may \
                not)? All five have scored then, so all are thrown again. Whoever does not call it counts the throw as \
                usual. Not asked while a flash is being cleared, nor of five alike. Several rules: each offers its own \
                call.",
        example: "fn calling(faces) { if different(faces) == 5 { 25 } else { 0 } }",
    },
    Question {
        name: "is_void",
        arguments: &["faces", "clearing"],
        gives: Gives::Flag,
        about: "Is a throw that shows `faces` void, so that the same cubes are thrown again? Asked while the faces \
                `clearing` of a flash are being cleared and none of them shows, for then it is void anyway. Several \
                rules: one `true` is enough. Refused where a flash could never be cleared.",
        example: "fn is_void(faces, clearing) { faces.len() == 2 && most_alike(faces) == 2 }",
    },
    Question {
        name: "suspends",
        arguments: &["throws"],
        gives: Gives::Flag,
        about: "Does a turn wait until it comes round again after so many void `throws` at the same flash? It then goes \
                on where it was left, and the count begins anew. Asked of 1 to 99 when a flash has been thrown. Several \
                rules: the least number counts.",
        example: "fn suspends(throws) { throws == 10 }",
    },
    Question {
        name: "kills",
        arguments: &["throws"],
        gives: Gives::Flag,
        about: "Is a turn lost after so many void `throws` at the same flash? Asked of 1 to 99 when a flash has been \
                thrown. Several rules: the least number counts, and before a rule that suspends at the same.",
        example: "fn kills(throws) { throws == 5 }",
    },
    Question {
        name: "must_go_on",
        arguments: &["turn"],
        gives: Gives::Flag,
        about: "May nobody stop where a turn stands so? `turn.cubes`: how many are thrown next; `turn.sun`: is the sun \
                cube among them; `turn.clearing`: the faces of flashes to be cleared; `turn.all_scored`: have all five \
                cubes just scored; `turn.since`: throws since the turn began, or since a flash or all five last \
                scored, up to what the head says in `counts:`. Several rules: one `true` is enough. A rule under \
                which nobody could ever stop is refused.",
        example: "fn must_go_on(turn) { turn.cubes == 1 }",
    },
    Question {
        name: "off_limits",
        arguments: &["score", "other"],
        gives: Gives::Flag,
        about: "May nobody stop on `score` while another player stands at `other`? Asked about every other player who \
                has points. Several rules: one `true` is enough.",
        example: "fn off_limits(score, other) { score == other }",
    },
    Question {
        name: "bumps",
        arguments: &["score", "other"],
        gives: Gives::Flag,
        about: "Is a player who stands at `other` sent back to where the banker began his turn when that one banks up \
                to `score`? Asked about every other player who has points. Several rules: one `true` is enough.",
        example: "fn bumps(score, other) { score == other }",
    },
    Question {
        name: "least",
        arguments: &["me"],
        gives: Gives::Number(0, 100_000, 5),
        about: "How many points must a turn of `me` come to before it may be banked (0: any)? `me.count`: what this rule \
                counts of the player; `me.opened`: has he ever banked; `me.score`: his points. Several rules: the most.",
        example: "fn least(me) { if me.score >= 250 { 25 } else { 0 } }",
    },
    Question {
        name: "starting",
        arguments: &["me"],
        gives: Gives::Count,
        about: "From what does the count of a player begin? Asked when he sits down, and when the rule is voted in. \
                What is counted stands in the head, in `counter:`, and beside every player. Unanswered: 0.",
        example: "fn starting(me) { if me.opened { 0 } else { 1 } }",
    },
    Question {
        name: "after_bank",
        arguments: &["points", "me"],
        gives: Gives::Count,
        about: "What is the count of `me` after he has banked a turn of `points`? (`me.count` is what it was before; \
                `me.opened` and `me.score` are told after the bank.) Unanswered: as before.",
        example: "fn after_bank(points, me) { if points >= 50 { me.count + 1 } else { me.count } }",
    },
    Question {
        name: "after_wimpout",
        arguments: &["me"],
        gives: Gives::Count,
        about: "What is the count of `me` after a wimpout? A train wreck is one too. Unanswered: as before.",
        example: "fn after_wimpout(me) { me.count + 1 }",
    },
    Question {
        name: "after_wreck",
        arguments: &["me"],
        gives: Gives::Count,
        about: "What is the count of `me` after a train wreck? Asked after `after_wimpout`. Unanswered: as before.",
        example: "fn after_wreck(me) { me.count + 1 }",
    },
    Question {
        name: "wimpout_costs",
        arguments: &["points", "me"],
        gives: Gives::Number(0, 500, 5),
        about: "How many points of his score does `me` lose, besides the `points` of his turn, by a wimpout? A score never \
                falls below 0. Asked before `after_wimpout`. Several rules: the sum.",
        example: "fn wimpout_costs(points, me) { if points >= 50 { 10 } else { 0 } }",
    },
    Question {
        name: "wreck_costs",
        arguments: &["points", "me"],
        gives: Gives::Number(0, 500, 5),
        about: "The same of a train wreck, which is a wimpout too. Asked after `after_wimpout` and before `after_wreck`. \
                Several rules: the sum.",
        example: "fn wreck_costs(points, me) { 25 }",
    },
    Question {
        name: "is_out",
        arguments: &["me"],
        gives: Gives::Flag,
        about: "Is `me` out of the game? Asked whenever he has lost a turn. Several rules: one `true` is enough.",
        example: "fn is_out(me) { me.count >= 3 }",
    },
    Question {
        name: "misses_last_licks",
        arguments: &["me"],
        gives: Gives::Flag,
        about: "Is `me` out when another player begins Last Licks? Several rules: one `true` is enough.",
        example: "fn misses_last_licks(me) { me.score < 100 }",
    },
    Question {
        name: "alone_goes_on",
        arguments: &[],
        gives: Gives::Flag,
        about: "Must the last player left still reach the goal, so that a game may end without a winner? Several \
                rules: one `true` is enough.",
        example: "fn alone_goes_on() { true }",
    },
    Question {
        name: "bonus",
        arguments: &["points", "me"],
        gives: POINTS,
        about: "How many points come on top when `me` banks a turn of `points` (below 0: are taken off)? `me` is told as \
                in `least`, as he stands before the bank; `me.table`: what the rule counts of the table. A bank never \
                falls below 0. What hangs on the points alone is better answered by `banking`: it is asked less often. \
                Several rules: the sum.",
        example: "fn bonus(points, me) { if me.score < 100 { 5 } else { 0 } }",
    },
    Question {
        name: "table_starting",
        arguments: &[],
        gives: Gives::Count,
        about: "From what does the count of the table begin? What is counted stands in the head, in `table-counter:`, and \
                at the table. Every question about `me` is told it as `me.table`. Unanswered: 0.",
        example: "fn table_starting() { 10 }",
    },
    Question {
        name: "table_after_bank",
        arguments: &["points", "me"],
        gives: Gives::Count,
        about: "What is the count of the table after `me` has banked a turn of `points`? Unanswered: as before.",
        example: "fn table_after_bank(points, me) { if points >= 100 { 0 } else { me.table + 1 } }",
    },
    Question {
        name: "table_after_wimpout",
        arguments: &["points", "me"],
        gives: Gives::Count,
        about: "What is the count of the table after `me` has lost a turn of `points` by a wimpout? Unanswered: as before.",
        example: "fn table_after_wimpout(points, me) { me.table + points }",
    },
    Question {
        name: "table_after_wreck",
        arguments: &["me"],
        gives: Gives::Count,
        about: "What is the count of the table after a train wreck of `me`? Asked after `table_after_wimpout`. \
                Unanswered: as before.",
        example: "fn table_after_wreck(me) { me.table + 1 }",
    },
    Question {
        name: "goal",
        arguments: &["usual"],
        gives: Gives::Number(50, 100_000, 5),
        about: "At which score do Last Licks begin? `usual`: the score that would begin them without the rule. Asked once, \
                when the rule comes into force. Several rules: the highest.",
        example: "fn goal(usual) { usual + 100 }",
    },
    Question {
        name: "failed_is_out",
        arguments: &[],
        gives: Gives::Flag,
        about: "Is a challenger out who does not pass the leader of Last Licks? Asked once. Unanswered: as the table has \
                set. Several rules: one `true` is enough.",
        example: "fn failed_is_out() { false }",
    },
    Question {
        name: "passed_leader",
        arguments: &[],
        gives: Gives::Word(FATES),
        about: "What becomes of a leader of Last Licks who is passed? He challenges after all who wait (`last`), or at once \
                (`next`); his score stands, but he has no turn left (`stays`); he is out (`out`); or challengers play in \
                rounds, each for the score at which the leader began it, and the best of them leads the next (`round`). \
                Asked once. Unanswered: as the table has set. Several rules: the first by name.",
        example: "fn passed_leader() { \"out\" }",
    },
    Question {
        name: "challenge_place",
        arguments: &["me"],
        gives: COUNT,
        about: "At which place does `me` challenge when Last Licks begin: the least first, equal ones in order of play from \
                the leader? Beside what `least` is told there is `me.alphabet`: his place by name among the challengers, \
                from 1. Unanswered: as the table has set. Several rules: the first by name.",
        example: "fn challenge_place(me) { me.score }",
    },
    Question {
        name: "order_drawn",
        arguments: &[],
        gives: Gives::Flag,
        about: "Is the order of the challengers of Last Licks drawn? Asked once. Unanswered: as the table has set. Several \
                rules: one `true` is enough.",
        example: "fn order_drawn() { true }",
    },
    Question {
        name: "two_flashes",
        arguments: &["faces"],
        gives: Gives::Flag,
        about: "Does the Sun match both pairs of a throw that shows `faces`, two pairs and the Sun, so that both flashes \
                score and both must be cleared at once? Several rules: one `true` is enough.",
        example: "fn two_flashes(faces) { has(faces, 2) }",
    },
    Question {
        name: "insurance",
        arguments: &["faces", "by_the_book"],
        gives: Gives::Number(0, MOST_INSURANCE as i64, 1),
        about: "How many insurance points does a throw of five cubes earn that shows `faces`, all of which score? \
                `by_the_book`: no option and no house rule made it score, a Full House excepted. They are spent to have a \
                throw thrown again, not in the turn that earned them, nor in Last Licks. Several rules: the sum.",
        example: "fn insurance(faces, by_the_book) { if by_the_book { 1 } else { 0 } }",
    },
    Question {
        name: "own_price",
        arguments: &[],
        gives: Gives::Number(0, MOST_INSURANCE as i64, 1),
        about: "How many insurance points does it cost to have a throw of one's own thrown again (0: it cannot be done)? \
                Asked once. Unanswered: 2. Several rules: the least.",
        example: "fn own_price() { 1 }",
    },
    Question {
        name: "other_price",
        arguments: &[],
        gives: Gives::Number(0, MOST_INSURANCE as i64, 1),
        about: "The same of another player's throw. Asked once. Unanswered: 4. Several rules: the least.",
        example: "fn other_price() { 0 }",
    },
    Question {
        name: "eclipses",
        arguments: &["score", "other"],
        gives: Gives::Flag,
        about: "Does a player at `score` drive off one who stands at `other`? Asked of all scores after every bank. Whoever \
                is driven off falls back by 5 points, and again while the new score is off limits; then it is asked \
                anew. The banker is not driven off. Not asked of 0, nor of equal scores. Several rules: one `true` is \
                enough.",
        example: "fn eclipses(score, other) { score == other + 200 }",
    },
    Question {
        name: "nearness",
        arguments: &["score"],
        gives: COUNT,
        about: "How near the centre does `score` lie? Of several who are driven off the nearest falls back first, of equally \
                near ones the first in order of play from the banker. Unanswered: the score itself. Several rules: the \
                first by name.",
        example: "fn nearness(score) { score / 200 }",
    },
    Question::DRAW,
    Question::AFTER_DRAW,
    Question::TABLE_AFTER_DRAW,
];
