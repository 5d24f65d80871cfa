//! What several answers come to together is told, and by what amounts counts go on; of several reasons each.

use super::laws::{Case, say, told};
use crate::own::AndOthers;
use crate::sentence::Sentence as _;
use crate::{Names, Tongue};

#[test]
fn halves_that_cancel_each_other_are_told_together() {
    say(&[
        (
            "cow",
            "",
            "fn after_turn(me) { 100 }\nfn bonus(turn, me) { -100 }",
            "All together, everybody gets nothing from the Pot and pays nothing into it for any turn.",
        ),
        (
            "cow",
            "",
            "fn city(points) { 50 * points }\nfn bonus(turn, me) { -50 * turn.city }",
            "All together, everybody gets nothing from the Pot and pays nothing into it for a turn with this: a city of 1 or more",
        ),
        (
            "cow",
            "",
            "fn bonus(turn, me) { if turn.won >= 1000 { -200 } else { 0 } }\n\
             fn after_turn(me) { if me.cash >= 3000 { -100 } else { 0 } }",
            "All together, who has this ($3,200 or more) pays $300 into the Pot for a turn with this: won with bombs: $1,000",
        ),
        (
            "cow",
            "",
            "fn value(card) { 100 }\nfn exploding(card, before) { -100 }",
            "All together, any cow that explodes brings what it usually does however many",
        ),
        (
            "cow",
            "",
            "fn exploding(card, before) { -50 }\nfn roller(card, own) { 100 }",
            "All together, any cow that explodes and belongs to whoever's turn it is brings $50 more however many",
        ),
        (
            "connexion",
            "",
            "fn word_scores(word) { 1 }\nfn scoring(me) { -me.words }",
            "All together, whoever has found at, tea and rates gets and loses nothing at the end.",
        ),
    ]);
    let never = "fn city(points) { 50 * points }\nfn bonus(turn, me) { -50 * turn.city }";
    let [said, german] = told("cow", "", never);
    assert!(!said.contains("not answered"), "{said}");
    assert!(
        german.contains("Alles zusammen: Alle bekommen nichts"),
        "{german}"
    );
    let alone = "fn word_scores(word) { if word.len > 4 { 1 } else { 0 } }";
    let [said, _] = told("connexion", "", alone);
    assert!(!said.contains("All together"), "{said}");
}

#[test]
fn what_words_win_in_all_is_told() {
    let by = |won: &str, by: &str| {
        let body = format!("fn cards_won(word) {{ {won} }}\nfn cards_won_by(word, me) {{ {by} }}");
        let [said, _] = told("connexion", "", &body);
        said
    };
    // The most of both counts: nobody ever wins none.
    let short = "if word.len <= 3 { 0 } else { 1 }";
    let said = by(short, "if me.cards == 0 { 2 } else { 1 }");
    assert!(!said.contains("no card"), "{said}");
    assert!(
        said.contains("Any word wins 2 cards for who has this: cards: 0."),
        "{said}"
    );
    let said = by(short, "if me.cards >= 5 { 0 } else { 1 }");
    assert!(
        said.contains("at wins no card for who has this: cards: 5 or more."),
        "{said}"
    );
    let long = "if word.len >= 6 { 2 } else { 1 }";
    let said = by(long, "if me.words == 1 { 3 } else { 1 }");
    assert!(
        said.contains("Any word wins 3 cards for who has this: words: 1."),
        "{said}"
    );
    let said = by(long, "1");
    assert!(said.contains("aborted wins 2 cards."), "{said}");
    // What is refused wins nothing and brings nothing.
    let refused = "fn refuses(word) { ends_with(word, \"s\") }\n\
        fn word_scores(word) { if ends_with(word, \"s\") { 5 } else { 0 } }";
    let [said, _] = told("connexion", "", refused);
    assert!(!said.contains("brings 5"), "{said}");
}

#[test]
fn counts_that_go_on_by_an_amount_are_told_by_it() {
    let cases: &[Case] = &[
        (
            "wimpout",
            "counter: C\n",
            "fn after_bank(points, me) { me.count + points }",
            "C, after any bank: as much more as the bank has points.",
        ),
        (
            "wimpout",
            "table-counter: C\n",
            "fn table_after_wimpout(points, me) { me.table + points / 10 }",
            "C at the table, after any wimpout: 1 more for every full 10 points lost with the turn.",
        ),
        (
            "wimpout",
            "counter: C\n",
            "fn after_wimpout(me) { me.count + 10 }\n\
             fn after_bank(points, me) { if me.count > points { me.count - points } else { 0 } }",
            "C, after any bank: as much less as the bank has points, and 0 at least.",
        ),
        (
            "cow",
            "counter: C\n",
            "fn count_after_turn(turn, me) { if turn.won > me.count { turn.won } else { me.count } }",
            "C, after any turn: raised to as much as dollars were won in it with bombs where it was less.",
        ),
        (
            "cow",
            "table-counter: C\n",
            "fn table_after_turn(turn, me) { if turn.city > 0 { 0 } else { me.table + 3 * turn.own } }",
            "C at the table, after a turn with this (no city taken): 3 times as much more as own cows have exploded in it.",
        ),
        (
            "connexion",
            "counter: C\n",
            "fn after_word(word, me) { me.count + word.len }\nfn after_turn(words, me) { words }",
            "After any word, its finder's “C”: as much more as the word has letters.\n\
             After any turn, the player's “C”: set to as much as the turn brought words.",
        ),
    ];
    say(cases);
    let others = AndOthers {}.line(Names::new(&[], None)).to_string();
    for (game, head, body, _) in cases {
        let [said, german] = told(game, head, body);
        assert!(!said.contains(&others), "{body}: {said}");
        assert!(
            german.contains(" wie ") || german.contains("für je volle"),
            "{german}"
        );
    }
    // Of a bank of 20 alone it only looks so.
    let same = "fn after_bank(points, me) { me.count + 20 }";
    let [said, _] = told("wimpout", "counter: C\n", same);
    assert!(
        said.contains("C, after any bank: 20 more each time."),
        "{said}"
    );
}

#[test]
fn each_of_several_reasons_is_told() {
    let others = AndOthers {}.line(Names::new(&[], None)).to_string();
    let head = "counter: C\ntable-counter: T\n";
    let counts = "fn after_bank(points, me) { me.count + 1 }\n\
        fn table_after_bank(points, me) { if points > 50 { me.table + 1 } else { me.table } }\n";
    let three = "me.score >= 250 || me.count >= 3 || me.table >= 2";
    let of_wimpout = [
        format!("fn bonus(points, me) {{ if {three} {{ 10 }} else {{ 0 }} }}"),
        format!("fn least(me) {{ if {three} {{ 30 }} else {{ 0 }} }}"),
        format!("fn is_out(me) {{ {three} }}"),
    ];
    for body in of_wimpout {
        let [said, _] = told("wimpout", head, &format!("{counts}{body}"));
        for reason in [
            "(250 points or more)",
            "(C 3 or more)",
            "(T at the table 2 or more)",
        ] {
            assert!(said.contains(reason), "{body}: {said}");
        }
        assert!(!said.contains(&others), "{body}: {said}");
    }
    for (game, body, reasons) in [
        (
            "cow",
            "fn cards_drawn(me) { if me.hand == 0 || me.cows >= 6 || me.points >= 10 { 4 } else { 2 } }",
            [
                "(cards in hand: 0)",
                "(cows: 6 or more)",
                "(points of cities: 10 or more)",
            ],
        ),
        (
            "cow",
            "fn bonus(turn, me) { if turn.exploded >= 4 || turn.city >= 8 || me.cash < 300 { 150 } else { 0 } }",
            [
                "($0 to $250)",
                "with this: a city of 8 or more",
                "with this: cows exploded: 4 or more.",
            ],
        ),
        (
            "connexion",
            "fn scoring(me) { if me.words >= 20 || me.cards == 0 || me.longest >= 8 { 30 } else { 0 } }",
            [
                "(words: 20 or more)",
                "(cards: 0)",
                "(letters of the longest: 8 or more)",
            ],
        ),
    ] {
        let [said, _] = told(game, "", body);
        for reason in reasons {
            assert!(said.contains(reason), "{body}: {said}");
        }
        assert!(!said.contains(&others), "{body}: {said}");
    }
}

#[test]
fn what_binds_only_while_a_flash_is_cleared_binds_in_vain() {
    let names = Names::new(&[], None).in_tongue(Tongue::En);
    let vain = crate::own::wimpout::BindsInVain {}.line(names).to_string();
    let is_vain = |body: &str| told("wimpout", "", body)[0].contains(&vain);
    for body in [
        "fn must_go_on(turn) { has(turn.clearing, 5) }",
        "fn must_go_on(turn) { turn.clearing.len() == 2 && turn.cubes == 5 }",
        "fn must_go_on(turn) { has(turn.clearing, 10) }\nfn banking(points) { 5 }",
    ] {
        assert!(is_vain(body), "{body}");
    }
    for body in [
        "fn must_go_on(turn) { has(turn.clearing, 10) || turn.cubes == 2 }",
        "fn must_go_on(turn) { turn.clearing.len() == 0 && turn.cubes == 2 }",
    ] {
        assert!(!is_vain(body), "{body}");
    }
}

#[test]
fn an_answer_of_which_nothing_comes_is_named_where_something_comes_of_others() {
    let told = |body: &str| told("wimpout", "", body).join("\n");
    let both =
        told("fn scoring(faces, points) { 0 }\nfn least(me) { 0 }\nfn banking(points) { 5 }");
    assert!(both.contains("Of what `scoring` answers nothing"), "{both}");
    assert!(both.contains("Of what `least` answers nothing"), "{both}");
    assert!(!both.contains("0 of the 7,776"), "{both}");
    let alone = told("fn scoring(faces, points) { 0 }");
    assert!(!alone.contains("Of what"), "{alone}");
}

/// A count that is capped is set to 0, not made less by what happens.
#[test]
fn what_takes_all_that_is_counted_sets_it_to_nothing() {
    let body = "fn after_bank(points, me) { if points >= 50 { 0 } else if me.count < 4 { me.count + 1 } else { 4 } }\nfn bonus(points, me) { 5 * me.count }";
    let lines = told("wimpout", "counter: k\n", body).join("\n");
    assert!(!lines.contains("less for every"), "{lines}");
    assert!(lines.contains("set to 0"), "{lines}");
    let words = "fn after_word(word, me) { if word.len >= 5 { me.count + 2 } else if word.len >= 3 { me.count + 1 } else { me.count } }";
    let lines = told("connexion", "counter: k\n", words).join("\n");
    assert!(!lines.contains("for every full"), "{lines}");
}
