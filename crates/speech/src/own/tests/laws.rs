//! Laws that hold of all that was asked are told as such: how counts go on, what comes again and again. What comes rarely is
//! found.

use crate::own::{AndOthers, read};
use crate::sentence::Sentence as _;
use crate::{Line, Names, Tongue};

/// What is said of a text of a game with these lines in its head, in English and in German.
pub(super) fn told(game: &str, head: &str, body: &str) -> [String; 2] {
    let text = format!("rule: x\ntitle: X\nabout: y.\n{head}---\n{body}\n");
    let said = read(game, &text).unwrap();
    [Tongue::En, Tongue::De].map(|tongue| {
        let lines = said.lines(Names::new(&[], None).in_tongue(tongue));
        let lines: Vec<String> = lines.iter().map(Line::to_string).collect();
        lines.join("\n")
    })
}

/// A game, lines of a head, functions, and what is said of them.
pub(super) type Case = (&'static str, &'static str, &'static str, &'static str);

pub(super) fn say(cases: &[Case]) {
    for (game, head, body, expected) in cases {
        let [said, _] = told(game, head, body);
        assert!(said.contains(expected), "{body}: {said}");
    }
}

#[test]
fn how_a_count_goes_on_is_told() {
    say(&[
        (
            "wimpout",
            "counter: C\n",
            "fn after_bank(points, me) { me.count + 1 }\nfn after_wimpout(me) { 0 }",
            "C, after any bank: 1 more each time.\nC, after a wimpout: set to 0.",
        ),
        (
            "wimpout",
            "table-counter: T\n",
            "fn table_after_bank(points, me) { if me.table >= 3 { 0 } else { me.table + 1 } }",
            "T at the table, after any bank: 1 more each time where it was 0 to 2 and set to 0 where it was 3.",
        ),
        (
            "cow",
            "counter: C\n",
            "fn starting(me) { 3 }\n\
             fn count_after_explosion(card, me) { if me.count > 0 { me.count - 1 } else { 0 } }",
            "C, when any cow has exploded: 1 less each time where it was 1 or more.",
        ),
        (
            "connexion",
            "counter: C\n",
            "fn after_turn(words, me) { 2 * me.count + 1 }",
            "After any turn, the player's “C”: 0 becomes 1, 1 becomes 3 and 3 becomes 7.\n\
             It acts in other cases, too, there perhaps otherwise.",
        ),
        (
            "connexion",
            "table-counter: T\n",
            "fn draw(me) { [5, 1] }\nfn table_after_draw(drawn, me) { me.table + drawn - 1 }",
            "T at the table, when 2 is drawn: 1 more each time.",
        ),
        (
            "connexion",
            "counter: C\n",
            "fn after_word(word, me) { me.count + 1 }\nfn after_turn(words, me) { me.count - me.count % 5 }",
            "After any turn, the player's “C”: 1 becomes 0, 6 becomes 5 and 11 becomes 10.",
        ),
    ]);
    let cycle = "fn after_bank(points, me) { if me.count >= 3 { 0 } else { me.count + 1 } }";
    let [_, german] = told("wimpout", "counter: C\n", cycle);
    let expected = "C, nach jedem Zug, der gesichert wird: jedes Mal 1 mehr, wo es 0 bis 2 war und auf 0 gesetzt, wo es 3 war.";
    assert!(german.contains(expected), "{german}");
}

#[test]
fn what_comes_again_and_again_is_told_as_such() {
    let others = AndOthers {}.line(Names::new(&[], None)).to_string();
    let cases: &[Case] = &[
        (
            "wimpout",
            "",
            "fn bonus(points, me) { if points % 35 == 0 { 10 } else { 0 } }",
            "Everybody gets 10 points more for a bank of 35, 70, 105 and so on.",
        ),
        (
            "wimpout",
            "",
            "fn least(me) { if me.score % 100 == 50 { 40 } else { 0 } }",
            "Who has this (50, 150, 250 points and so on) must make 40 points",
        ),
        (
            "cow",
            "",
            "fn cards_drawn(me) { if me.cash % 300 == 0 { 3 } else { 2 } }",
            "Who has this ($0, $300, $600 and so on) draws 3 cards",
        ),
        (
            "connexion",
            "counter: C\n",
            "fn after_word(word, me) { me.count + 1 }\n\
             fn cards_won_by(word, me) { if me.count % 3 == 2 { 2 } else { 1 } }",
            "Any word wins 2 cards for who has this: C 2, 5, 8 and so on.",
        ),
        (
            "connexion",
            "",
            "fn sentence(words, future) { if words % 4 == 0 { -30 } else { 0 } }",
            "A sentence of 4, 8, 12 and so on words brings 30 points less.",
        ),
    ];
    say(cases);
    for (game, head, body, _) in cases {
        let [said, _] = told(game, head, body);
        assert!(!said.contains(&others), "{body}: {said}");
    }
    let sevens = "fn bonus(points, me) { if points % 35 == 0 { 10 } else { 0 } }";
    let [_, german] = told("wimpout", "", sevens);
    assert!(german.contains("35, 70, 105 und so weiter"), "{german}");
}

#[test]
fn a_list_that_is_cut_says_so_and_what_is_the_same_is_told_together() {
    let others = AndOthers {}.line(Names::new(&[], None)).to_string();
    for (game, head, body) in [
        ("cow", "", "fn city(points) { points * 50 }"),
        (
            "cow",
            "",
            "fn bonus(turn, me) { if turn.won <= 2000 { turn.won } else { 0 } }",
        ),
        (
            "connexion",
            "",
            "fn turn_seconds(turn, usual) { usual + turn }",
        ),
        (
            "connexion",
            "situation: bonus\n",
            "fn bonus_seconds(usual) { usual + 45 }",
        ),
        ("wimpout", "", "fn challenge_place(me) { 1000 - me.score }"),
        ("wimpout", "", "fn goal(usual) { usual + 50 }"),
        (
            "wimpout",
            "values: 5, 10\n",
            "fn bonus(points, me) { if me.score < 50 * chosen() { chosen() + points } else { 0 } }",
        ),
    ] {
        let [said, _] = told(game, head, body);
        assert!(said.contains(&others), "{body}: {said}");
    }
    let cases: &[Case] = &[
        (
            "cow",
            "",
            "fn city(points) { if points > 2 { 100 } else { 0 } }",
            "Whoever takes a city worth 3 or more gets $100 from the Pot.",
        ),
        (
            "cow",
            "",
            "fn exploding(card, before) { if before > 6 { 200 } else { 0 } }",
            "Any cow brings $200 more when 7 or more cows have exploded before it",
        ),
        (
            "connexion",
            "",
            "fn turn_seconds(turn, usual) { if turn % 5 == 0 { 10 } else { usual } }",
            "The turns 5, 10, 15 and so on have 10 seconds for words, whatever is usual.",
        ),
        (
            "connexion",
            "situation: bonus\n",
            "fn bonus_seconds(usual) { 17 }",
            "For the sentence there are 17 seconds, whatever is usual.",
        ),
    ];
    say(cases);
    for (game, head, body, _) in cases {
        let [said, _] = told(game, head, body);
        assert!(!said.contains(&others), "{body}: {said}");
    }
}

#[test]
fn what_banks_bring_is_told_by_all_their_points() {
    say(&[
        (
            "wimpout",
            "",
            "fn banking(points) { if points % 35 == 0 { 10 } else { 0 } }",
            "Everybody gets 10 points more for a bank of 35, 70, 105 and so on.",
        ),
        (
            "wimpout",
            "",
            "fn banking(points) { if points > 100 { 15 } else if points > 50 { 10 } else { 5 } }",
            "Everybody gets 10 points more for a bank of 55 to 100.",
        ),
    ]);
    let [said, _] = told("wimpout", "", "fn banking(points) { points }");
    assert!(!said.contains("Everybody"), "{said}");
}

#[test]
fn what_holds_rarely_is_found() {
    let rare = "counter: Q\n";
    say(&[
        (
            "connexion",
            "",
            "fn may_not_place(place) { place.position % 2 == 0 && place.turn % 2 == 1 }",
            "For example",
        ),
        (
            "connexion",
            "",
            "fn cards_won_by(word, me) { if word == \"moon\" { 3 } else { 1 } }",
            "moon wins 3 cards",
        ),
        (
            "connexion",
            "",
            "fn refuses(word) { starts_with(word, \"wolv\") }",
            "with letters that the text names; of one in forty of all none).",
        ),
        (
            "connexion",
            rare,
            "fn scoring(me) { if me.count > 0 { 50 } else { 0 } }\n\
             fn after_word(word, me) { if word.len == 5 && vowels(word) == 3 { 1 } else { me.count } }",
            "“Q”: set to 1.",
        ),
        (
            "wimpout",
            "",
            "fn goal(usual) { if usual == 1000 { 1200 } else { usual } }",
            "at 1,200 instead of 1,000",
        ),
        (
            "wimpout",
            "",
            "fn off_limits(score, other) { score > 1100 }",
            "Nobody stops on 1,105 while",
        ),
        (
            "wimpout",
            "",
            "fn banking(points) { if points == 505 { 10 } else { 0 } }",
            "A bank of 505 points brings 515.",
        ),
        (
            "wimpout",
            rare,
            "fn is_out(me) { me.count == 1 }\n\
             fn after_wimpout(me) { if me.score == 205 { 1 } else { 0 } }",
            "Who has this (Q 1) when a turn is lost is out.",
        ),
        (
            "cow",
            rare,
            "fn after_turn(me) { if me.count == 1 { 500 } else { 0 } }\n\
             fn count_after_explosion(card, me) {\n\
               if card.kind == \"spy\" && me.cash > 500 && me.cows == 7 { 1 } else { me.count }\n}",
            "Of who has this ($550 or more, cows: 7): Q, when any cow of the kind “spy” has exploded: set to 1.",
        ),
        (
            "cow",
            "",
            "fn bonus(turn, me) { if turn.won % 650 == 0 && turn.won > 0 { 100 } else { 0 } }",
            "won with bombs: $650, $1,300, $1,950 and so on.",
        ),
    ]);
}

#[test]
fn what_stands_for_more_is_told_as_more() {
    say(&[
        (
            "wimpout",
            "counts: 3\n",
            "fn must_go_on(turn) { turn.since == 3 && turn.cubes == 1 }",
            "After 3 or more throws without",
        ),
        (
            "cow",
            "counter: Q\n",
            "fn count_after_turn(turn, me) { me.count + 1 }\nfn ends(game) { game.most <= 1 && game.turn > 9 }",
            "the greatest “Q” of a player: 0 to 1",
        ),
        (
            "cow",
            "",
            "fn ends(game) { game.pot >= 12000 }",
            "in the Pot: $12,000 or more.",
        ),
    ]);
    // Where nothing is counted the count is 0.
    let never = "fn bonus(points, me) { if me.count >= 3 { 10 } else { 0 } }";
    let [said, german] = told("wimpout", "", never);
    assert!(
        said.contains("Nothing that was asked here")
            && said.contains("Line 5 looks at what is counted"),
        "{said}"
    );
    assert_eq!(said.lines().count(), german.lines().count());
}
