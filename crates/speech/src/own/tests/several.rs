//! What hangs on one thing or another, and on several together.

use super::{said_of, told_of};
use crate::Tongue;

/// What is the same of each of two things alone need not be so of both.
#[test]
fn what_hangs_on_one_thing_or_another_is_not_told_of_both() {
    let either = "me.cows <= 2 || me.hand <= 2";
    let cow = format!("fn after_turn(me) {{ if {either} {{ 50 }} else {{ 0 }} }}");
    let said = told_of("cow", "", &cow);
    assert!(
        !said.contains("no matter what") && !said.contains("in other cases"),
        "{said}"
    );
    for reason in ["(cows: 0 to 2)", "(cards in hand: 0 to 2)"] {
        assert!(said.contains(reason), "{said}");
    }
    let out = "fn after_bank(points, me) { me.count + 1 }\nfn is_out(me) { me.count >= 2 || me.score >= 300 }";
    let said = told_of("wimpout", "counter: Banks\n", out);
    assert!(said.contains("(Banks 2 or more)"), "{said}");
    assert!(said.contains("(300 points or more)"), "{said}");
    let turn = "fn bonus(turn, me) { if turn.played >= 3 { 50 } else { 0 } }";
    let said = told_of("cow", "", turn);
    assert!(
        said.contains("for a turn with this: cards played: 3 or more."),
        "{said}"
    );
}

#[test]
fn what_is_not_told_of_is_not_passed_over() {
    let apart = "fn after_turn(me) { if me.cows != 3 { 50 } else { 0 } }";
    assert!(told_of("cow", "", apart).contains("(cows: 4 or more)"));
    let gaps = "fn after_turn(me) { if me.cows % 4 != 3 { 50 } else { 0 } }";
    for (game, body, has) in [
        ("cow", apart, false),
        ("cow", gaps, true),
        (
            "cow",
            "fn after_turn(me) { if me.cows >= 3 { 50 } else { 0 } }",
            false,
        ),
        (
            "connexion",
            "fn scoring(me) { if me.words % 5 != 4 { 5 } else { 0 } }",
            true,
        ),
        (
            "wimpout",
            "fn is_out(me) { me.score == 100 || me.score > 300 }",
            false,
        ),
        ("wimpout", "fn is_out(me) { me.score >= 300 }", false),
    ] {
        let said = told_of(game, "", body);
        assert_eq!(said.contains("It acts in other cases, too"), has, "{said}");
    }
    let values = said_of(
        "values: 10, 0\n",
        "fn bonus(points, me) { chosen() }",
        Tongue::En,
    );
    let nothing = "With 0 nothing that was asked comes out otherwise";
    assert!(values.join("\n").contains(nothing), "{values:?}");
}

#[test]
fn ends_that_come_of_several_things_together_are_told() {
    let cow = "fn ends(game) { game.turn >= 20 && game.pot >= 1000 }";
    let said = told_of("cow", "", cow);
    let expected = "when it stands so: turns played: 20 or more and in the Pot: $1,000 or more.";
    assert!(said.contains(expected), "{said}");
    let words = "fn ends(game) { game.turn >= 12 && game.pile < 3 }";
    let said = told_of("connexion", "", words);
    let expected = "when it stands so: turn: 12 or more and cards in the pile: 0 to 2.";
    assert!(said.contains(expected), "{said}");
}

#[test]
fn ends_are_told_with_what_is_more_or_less() {
    let says = |game, text, expected: &str| {
        let said = told_of(game, "", text);
        assert!(said.contains(expected), "{text}\n{said}");
    };
    let few = "when it stands so: turn: 8 or more and words on the list: 0 to 9.";
    says(
        "connexion",
        "fn ends(game) { game.turn >= 8 && game.words < 10 }",
        few,
    );
    let exactly = "when it stands so: words on the list: 10.";
    says("connexion", "fn ends(game) { game.words == 10 }", exactly);
    let list = "when 12 or more words stand on the list.";
    says("connexion", "fn ends(game) { game.words >= 12 }", list);
    let pot = "when it stands so: in the Pot: $1,000 or more.";
    says("cow", "fn ends(game) { game.pot >= 1000 }", pot);
    says(
        "cow",
        "fn ends(game) { game.cities <= 3 }",
        "when at most 3 cities are left.",
    );
}
