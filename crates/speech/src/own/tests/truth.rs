//! What is told is so, and where it is not all that is said; what is wrong is answered with what was meant.

use crate::own::{AndOthers, Seen, badly, read, refused};
use crate::sentence::Sentence as _;
use crate::{Line, Names, Tongue};

/// What is said of a text of a game with these lines in its head, in both languages: as much in the one as in the other.
fn told_in_both(game: &str, head: &str, body: &str) -> String {
    let text = format!("rule: x\ntitle: X\nabout: y.\n{head}---\n{body}\n");
    let said = read(game, &text).unwrap();
    let [english, german] = [Tongue::En, Tongue::De].map(|tongue| {
        let lines = said.lines(Names::new(&[], None).in_tongue(tongue));
        lines.iter().map(Line::to_string).collect::<Vec<_>>()
    });
    assert_eq!(english.len(), german.len(), "{german:?}");
    english.join("\n")
}

#[test]
fn where_it_cannot_answer_it_does_nothing() {
    let said = told_in_both(
        "cow",
        "",
        "fn cards_drawn(me) { if me.cows >= 1 { 9 } else { 2 } }",
    );
    assert!(!said.contains("no card"), "{said}");
    assert!(said.contains("line 5, column 40"), "{said}");
    let won = "fn cards_won(word) { if word.len >= 4 { 4 } else { 1 } }";
    let said = told_in_both("connexion", "", won);
    assert!(!said.contains("no card"), "{said}");
}

#[test]
fn whose_count_changes_is_told() {
    let cash =
        "fn count_after_turn(turn, me) { if me.cash >= 1000 { me.count + 1 } else { me.count } }";
    let said = told_in_both("cow", "counter: C\n", cash);
    assert!(
        said.contains("Of who has this ($1,000 or more): C, after any turn: 1 more each time."),
        "{said}"
    );
    let cards = "fn after_turn(words, me) { if me.cards < 3 { me.count + 1 } else { 0 } }";
    let said = told_in_both("connexion", "counter: C\n", cards);
    assert!(said.contains("Of who has this (cards: 0 to 2): "), "{said}");
    let loans = "fn starting(me) { 2 }\n\
        fn count_after_turn(turn, me) { if me.cash < 200 && me.count > 0 { me.count - 1 } else { me.count } }\n\
        fn bonus(turn, me) { if me.cash < 200 && me.count > 0 { 200 } else { 0 } }";
    let said = told_in_both("cow", "counter: Loans\n", loans);
    let bonus = "Who has this (Loans 1 or more, $0 to $150) gets $200 from the Pot for any turn.";
    assert!(said.contains(bonus), "{said}");
}

#[test]
fn a_threshold_stands_where_the_text_has_it() {
    for (least, told) in [
        (150, "150 or more"),
        (300, "300 or more"),
        (1200, "1200 or more"),
    ] {
        let body = format!(
            "fn after_bank(points, me) {{ me.count + points }}\n\
             fn bonus(points, me) {{ if me.count >= {least} {{ 25 }} else {{ 0 }} }}"
        );
        let said = told_in_both("wimpout", "counter: Total\n", &body).replace(',', "");
        assert!(said.contains(&format!("Total {told}")), "{said}");
    }
    let words = "fn table_after_word(word, me) { me.table + 1 }\n\
        fn scoring(me) { if me.table >= 20 { 10 } else { 0 } }";
    let said = told_in_both("connexion", "table-counter: Words\n", words);
    assert!(said.contains("Words at the table 20 or more"), "{said}");
}

#[test]
fn what_is_not_all_is_said_not_to_be() {
    let others = AndOthers {}.line(Names::new(&[], None)).to_string();
    for (game, head, body) in [
        (
            "wimpout",
            "",
            "fn bonus(points, me) { if points % 35 == 0 || points == 40 { 10 } else { 0 } }",
        ),
        (
            "cow",
            "",
            "fn bonus(turn, me) { if has([1, 3, 5, 8], turn.exploded) { 100 } else { 0 } }",
        ),
        (
            "cow",
            "",
            "fn bonus(turn, me) { if me.hand == me.cows { 50 } else { 0 } }",
        ),
        (
            "cow",
            "",
            "fn ends(game) { game.cities <= 2 || game.pot > 5000 && game.turn > 9 }",
        ),
        (
            "cow",
            "counter: A\ntable-counter: B\n",
            "fn count_after_explosion(card, me) { me.count + 1 }\n\
             fn table_after_explosion(card, me) { me.table + 1 }\n\
             fn ends(game) { game.most * 2 > game.table && game.table >= 9 }",
        ),
        (
            "connexion",
            "counter: C\n",
            "fn after_turn(words, me) { if words == 1 || words == 3 { me.count + 1 } else { me.count } }",
        ),
    ] {
        let said = told_in_both(game, head, body);
        assert!(said.contains(&others), "{body}: {said}");
    }
    let all = told_in_both(
        "cow",
        "",
        "fn bonus(turn, me) { if turn.own > 0 { 100 } else { 0 } }",
    );
    assert!(!all.contains(&others), "{all}");
}

#[test]
fn what_does_nothing_is_told_to_do_nothing() {
    let idle = |game: &str, body: &str| {
        let text = format!("rule: x\ntitle: X\nabout: y.\n---\n{body}\n");
        let acted = Seen {
            games: 40,
            acted: 40,
            ..Seen::default()
        };
        read(game, &text).unwrap().seen_in_play(acted).is_idle()
    };
    assert!(idle("wimpout", "fn must_go_on(turn) { turn.cubes == 5 }"));
    assert!(idle("connexion", "fn may_not_place(place) { true }"));
    assert!(!idle("wimpout", "fn must_go_on(turn) { turn.cubes == 1 }"));
    let city = told_in_both(
        "cow",
        "",
        "fn cards_drawn(me) { if me.city { 4 } else { 2 } }",
    );
    assert!(city.contains("Nothing that was asked here"), "{city}");
}

#[test]
fn two_answers_to_a_bank_and_the_book_are_told_together() {
    let both = "fn banking(points) { if points >= 50 { 10 } else { 0 } }\n\
        fn bonus(points, me) { if points >= 50 { -10 } else { 0 } }";
    let said = told_in_both("wimpout", "", both);
    assert!(
        said.contains("Both together: a bank of 100 points brings 100 to everybody."),
        "{said}"
    );
    let book = "fn insurance(faces, by_the_book) { if by_the_book { 0 } else { 3 } }";
    let said = told_in_both("wimpout", "", book);
    assert!(
        said.contains("7,776 earn insurance points if all five score, and not by the book."),
        "{said}"
    );
    let name = told_in_both("wimpout", "", "fn challenge_place(me) { me.alphabet }");
    assert!(
        name.contains("by the alphabet") && !name.contains("points)"),
        "{name}"
    );
}

#[test]
fn a_place_is_told_by_all_that_matters_of_it() {
    let others = AndOthers {}.line(Names::new(&[], None)).to_string();
    let by_score = "fn challenge_place(me) { if me.score >= 300 { 1 } else { 2 } }";
    let said = told_in_both("wimpout", "", by_score);
    for told in [
        "(0 to 295 points) counts 2",
        "(300 points or more) counts 1",
    ] {
        assert!(said.contains(told), "{said}");
    }
    assert!(!said.contains(&others), "{said}");
    let both = "fn challenge_place(me) { if me.score >= 300 { me.alphabet } else { 9 } }";
    let said = told_in_both("wimpout", "", both);
    assert!(!said.contains("(300 points or more) counts"), "{said}");
    let named = "(300 points or more, 1 by the alphabet) counts 1";
    assert!(said.contains(named) && said.contains(&others), "{said}");
    let counted = "fn after_bank(points, me) { me.count + 1 }\n\
        fn challenge_place(me) { if me.count > 2 { 1 } else { 2 } }";
    let said = told_in_both("wimpout", "counter: Banks\n", counted);
    assert!(said.contains("(Banks 0 to 2) counts 2"), "{said}");
}

#[test]
fn an_end_that_a_capped_count_never_comes_to_is_told_as_such() {
    let text = |least: u32| {
        format!(
            "fn count_after_turn(turn, me) {{ if me.count < 5 {{ me.count + 1 }} else {{ me.count }} }}\n\
             fn ends(game) {{ game.most >= {least} }}"
        )
    };
    let never = "As far as was asked it never stands so: “C” goes from 0 to 5.";
    let said = told_in_both("cow", "counter: C\n", &text(5));
    assert!(
        said.contains("the greatest “C” of a player: 5.") && !said.contains(never),
        "{said}"
    );
    let said = told_in_both("cow", "counter: C\n", &text(8));
    assert!(said.contains(never), "{said}");
    let words = "fn table_after_word(word, me) { if me.table < 9 { me.table + 1 } else { 9 } }\n\
        fn ends(game) { game.table > 9 }";
    let said = told_in_both("connexion", "table-counter: C\n", words);
    assert!(said.contains("“C” goes from 0 to 9."), "{said}");
    let either = format!(
        "{} || game.turn >= 50 }}",
        text(8).trim_end_matches([' ', '}'])
    );
    let said = told_in_both("cow", "counter: C\n", &either);
    assert!(!said.contains("8 or more") && said.contains("50"), "{said}");
}

#[test]
fn three_steps_are_no_law_and_each_is_told() {
    let three = "fn after_bank(points, me) {\n\
        if points > 100 { me.count + 3 } else if points > 50 { me.count + 2 } else { me.count + 1 }\n}";
    let said = told_in_both("wimpout", "counter: C\n", three);
    for told in [
        "5 to 50: 1 more",
        "55 to 100: 2 more",
        "105 or more: 3 more",
    ] {
        assert!(said.contains(told), "{said}");
    }
}

/// Texts of a game that are wrong, and what is said of each.
const WRONG: [(&str, &str, &str); 18] = [
    (
        "wimpout",
        "fn banking(points) { points * 0,5 }",
        "`0,5` is not",
    ),
    (
        "wimpout",
        "fn banking(points) { if points > 5 { 10 else { 0 } }",
        "before `else`",
    ),
    ("wimpout", "Fn banking(points) { 10 }", "begins with `fn`"),
    (
        "wimpout",
        "fn banking(points) { if Points > 5 { 5 } else { 0 } }",
        "`points`?",
    ),
    (
        "wimpout",
        "fn banking(points) { x = points; 5 }",
        "`let x = 5;`",
    ),
    (
        "wimpout",
        "fn banking(points) { points * 10% }",
        "a hundred",
    ),
    (
        "wimpout",
        "fn banking(points) { if rand(6) == 1 { 5 } else { 0 } }",
        "`draw`",
    ),
    (
        "wimpout",
        "fn banking(points) { chosen() }",
        "none to choose among",
    ),
    ("wimpout", "fn bonus(me, points) { 5 }", "bonus(points, me)"),
    ("wimpout", "fn bonus(points, me) { me.scor }", "`.score`?"),
    (
        "wimpout",
        "fn helper(x) { x * 5 }\nfn banking(points) { helper(2) }",
        "`private fn helper`",
    ),
    (
        "wimpout",
        "fn banking(points) { 5 }\n---\nfn bonus(points, me) { 5 }",
        "stands once",
    ),
    (
        "cow",
        "fn after_turn(me) { if me.cash > 1.000 { 50 } else { 0 } }",
        "as in `1000`",
    ),
    (
        "cow",
        "fn price(card) { if card.name == \"Clover\" { 50 } else { 0 } }",
        "`card.kind`",
    ),
    (
        "connexion",
        "fn refuses(word) { ends_with(word, 's') }",
        "plain quotation marks",
    ),
    (
        "connexion",
        "fn refuses(word) { \"q\" in word }",
        "`has(word, \"q\")`",
    ),
    (
        "connexion",
        "fn refuses(word) { word.length > 5 }",
        "`.len`?",
    ),
    (
        "connexion",
        "fn refuses(word) { word.sub_string(0, 1) == \"a\" }",
        "there are `has`",
    ),
];

#[test]
fn what_was_meant_is_said_in_german_too() {
    let said = |game: &str, body: &str| {
        let text = format!("rule: x\ntitle: X\nabout: y.\n---\n{body}\n");
        let why = read(game, &text).unwrap_err();
        let german = refused(&why.message, Tongue::De);
        assert_ne!(german, why.message, "{body}");
        why.message
    };
    for (game, body, says) in WRONG {
        let why = said(game, body);
        assert!(why.contains(says), "{body}: {why}");
    }
}

#[test]
fn what_ends_with_a_question_has_no_full_stop_behind_it() {
    let text = "rule: x\ntitle: X\nabout: y.\n---\nfn bonus(points, me) { me.scor }\n";
    let why = read("wimpout", text).unwrap_err();
    for tongue in [Tongue::En, Tongue::De] {
        let said = badly(&why, Names::new(&[], None).in_tongue(tongue)).to_string();
        assert!(said.ends_with('?'), "{said}");
    }
}

/// What a text turns on is where it is asked: rare events that are counted, great amounts, and turns in which nothing is lost.
#[test]
fn it_is_asked_where_its_text_may_turn() {
    let rare = "fn bonus(points, me) { if me.count == 0 { 50 } else { 0 } }\n\
        fn after_bank(points, me) { if points == 30 { 1 } else { me.count } }";
    let once = "fn scoring(me) { if me.count == 0 { -30 } else { 0 } }\n\
        fn after_word(word, me) { if has(word, \"th\") { me.count + 1 } else { me.count } }";
    for (game, head, body, is_told) in [
        (
            "wimpout",
            "counter: Q\n",
            rare,
            "Who has this (Q 0) gets 50 points more for any bank.",
        ),
        (
            "connexion",
            "counter: Q\n",
            once,
            "Who has this (Q 0) at the end loses 30 points.",
        ),
        (
            "wimpout",
            "",
            "fn wimpout_costs(points, me) { if points > 0 { 10 } else { 0 } }",
            "with 5 or more at stake",
        ),
        (
            "wimpout",
            "",
            "fn bonus(points, me) { if points >= 500 { 10 } else { 0 } }",
            "for a bank of 500 or more.",
        ),
        (
            "wimpout",
            "",
            "fn bonus(points, me) { if points < 600 { 10 } else { 0 } }",
            "for a bank of 5 to 595.",
        ),
        (
            "wimpout",
            "",
            "fn bonus(points, me) { if me.score < 1200 { 10 } else { 0 } }",
            "Who has this (0 to 1,195 points)",
        ),
        (
            "connexion",
            "",
            "fn refuses(word) { same_backwards(word) && word.len > 3 }",
            "19 of 41,254 (all were asked about)",
        ),
        (
            "connexion",
            "",
            "fn ends(game) { game.words >= 61 }",
            "over when 61 or more words stand on the list",
        ),
    ] {
        let said = told_in_both(game, head, body);
        assert!(said.contains(is_told), "{body}: {said}");
    }
}
