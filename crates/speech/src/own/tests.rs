//! What is told of texts, in every language: what they do with each of their values, and what is wrong with them.

use super::*;

mod laws;
mod several;
mod sums;
mod truth;

#[test]
fn no_shipped_text_has_a_line_that_nothing_comes_to() {
    for game in ["wimpout", "cow", "connexion"] {
        for (name, text) in examples(game) {
            let read = read(game, text).expect("it reads");
            let names = Names::new(&[], None);
            assert_eq!(read.odd(names), [], "{game} {name}");
            assert_eq!(
                read.lines(names).len(),
                read.lines(Names::new(&[], None).in_tongue(Tongue::De))
                    .len()
            );
        }
    }
}

#[test]
fn a_text_that_never_answers_is_refused_and_one_that_fails_at_times_is_told_of() {
    let text = |body: &str| format!("rule: x\ntitle: X\nabout: y.\n---\n{body}\n");
    let endless = "fn banking(points) { loop { points += 1; } }";
    let why = read("wimpout", &text(endless)).unwrap_err().to_string();
    let expected = "none of its questions is ever answered: this does not come to an end";
    assert!(why.starts_with("line 5") && why.contains(expected), "{why}");
    let half = format!("{endless}\nfn bonus(points, me) {{ 5 }}");
    let said = read("wimpout", &text(&half)).unwrap();
    assert!(said.fails());
    let said = said.lines(Names::new(&[], None));
    let said = said.first().unwrap().to_string();
    assert!(
        said.starts_with("`banking` is never answered: line 5"),
        "{said}"
    );
}

#[test]
fn what_is_wrong_is_said_in_german_with_its_place() {
    let said = |body: &str| {
        let text = format!("rule: x\ntitle: X\nabout: y.\n---\n{body}\n");
        let names = Names::new(&[], None).in_tongue(Tongue::De);
        badly(&read("wimpout", &text).unwrap_err(), names).to_string()
    };
    let endless = said("fn banking(points) { loop { points += 1; } }");
    let expected = "Zeile 5, Spalte 39: keine ihrer Fragen wird je beantwortet: das kommt in 500 Schritten nicht zum Ende";
    assert!(endless.contains(expected), "{endless}");
    let words = said("fn banking(points) { \"many\" }");
    let expected = "die Antwort auf `banking` ist ein Vielfaches von 5 ";
    assert!(
        words.contains(expected) && words.contains("nicht `\"many\"`"),
        "{words}"
    );
    for (body, expected) in [
        ("fn banking(points) { points / 0 }", "Teilung durch null"),
        ("fn banking(points) { pints }", "hier heißt nichts `pints`"),
        (
            "fn banking(points) { 5",
            "Zeile 5, Spalte 20: diese Klammer ist nicht geschlossen",
        ),
        (
            "fn banking(points, me) { 5 }",
            "`banking` erfährt genau dies: `fn banking(points)`",
        ),
        ("fn bankings(points) { 5 }", "nach `bankings` fragt niemand"),
    ] {
        let why = said(body);
        assert!(why.contains(expected), "{body}: {why}");
    }
}

#[test]
fn what_a_bonus_hangs_on_is_found_whatever_bank_it_is() {
    let text = "rule: x\ntitle: X\nabout: y.\n---\n\
        fn bonus(points, me) { if points % 15 == 0 && me.score < 200 { 5 } else { 0 } }\n";
    let said = read("wimpout", text).unwrap().lines(Names::new(&[], None));
    let said: Vec<_> = said.iter().map(Line::to_string).collect();
    assert!(said[0].contains("for a bank of 15"), "{said:?}");
}

/// What is said of a text with these lines in its head.
fn said_of(head: &str, body: &str, tongue: Tongue) -> Vec<String> {
    let text = format!("rule: x\ntitle: X\nabout: y.\n{head}---\n{body}\n");
    let said = read("wimpout", &text).unwrap();
    let said = said.lines(Names::new(&[], None).in_tongue(tongue));
    said.iter().map(Line::to_string).collect()
}

#[test]
fn every_value_is_asked_and_told() {
    let body = "fn banking(points) {\n  if chosen() == \"few\" {\n    if points == 35 { 5 } else { 0 }\n  } else {\n    50\n  }\n}";
    let said = said_of("values: many, few, lots\n", body, Tongue::En).join("\n");
    assert!(
        said.contains("With few: It changes what 1 of the 100 banks"),
        "{said}"
    );
    assert!(said.contains("With lots nothing else was found"), "{said}");
    assert!(
        !said.contains("Is it needed?"),
        "all lines are of use: {said}"
    );
    let german = said_of("values: many, few, lots\n", body, Tongue::De).join("\n");
    assert!(
        german.contains("Mit few: Sie ändert") && german.contains("Mit lots "),
        "{german}"
    );
}

#[test]
fn a_value_that_cannot_be_played_is_refused_by_its_name() {
    let text = "rule: x\ntitle: X\nabout: y.\nvalues: 5, 7\n---\n// a step\nfn banking(points) { chosen() }\n";
    let why = read("wimpout", text).unwrap_err();
    assert_eq!(why.line, 7, "{why}");
    assert!(
        why.message
            .starts_with("with the value `7`: none of its questions"),
        "{why}"
    );
    let names = Names::new(&[], None).in_tongue(Tongue::De);
    let german = badly(&why, names).to_string();
    assert!(
        german.contains("mit dem Wert `7`: keine ihrer Fragen"),
        "{german}"
    );
    // As it stands in a record it is played with the other.
    assert!(::wimpout::text_of(text).is_ok());
}

#[test]
fn whom_it_may_not_stand_beside_is_told() {
    let body = "fn banking(points) { 5 }";
    let head = "clashes: bump, jackpot, bmup\nalone: banking\n";
    let said = said_of(head, body, Tongue::En).join("\n");
    for part in [
        "may not stand beside `bmup`, `bump`, `jackpot`",
        "Nothing is called `bmup`",
        "No other rule of the table's own may answer `banking`",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(!said.contains("Nothing is called `jackpot`"), "{said}");
    let alone = said_of("alone: yes\n", body, Tongue::De).join("\n");
    assert!(alone.contains("Keine andere eigene Regel"), "{alone}");
}

#[test]
fn a_count_that_nothing_counts_is_told_of() {
    let said = said_of("", "fn bonus(points, me) { me.count }", Tongue::En).join("\n");
    assert!(
        said.contains("Line 5 looks at what is counted") && said.contains("`counter: "),
        "{said}"
    );
}

#[test]
fn a_count_that_cannot_be_told_is_not_said_to_become_nothing() {
    let never = "{ loop { } }";
    let head = "counter: C\ntable-counter: T\n";
    let draws = format!("fn draw(me) {{ [2, 1] }}\nfn after_draw(drawn, me) {never}");
    let others = [
        (
            "wimpout",
            format!("fn after_bank(points, me) {never}\nfn table_after_bank(points, me) {never}"),
        ),
        (
            "cow",
            format!("fn count_after_turn(turn, me) {never}\nfn table_after_turn(turn, me) {never}"),
        ),
        (
            "connexion",
            format!("fn after_turn(words, me) {never}\nfn table_after_turn(words, me) {never}"),
        ),
    ];
    for (game, counts) in others {
        let said = told_of(game, head, &format!("{draws}\n{counts}"));
        assert!(!said.contains("becomes"), "{game}: {said}");
        assert!(
            said.contains("`after_draw` is never answered"),
            "{game}: {said}"
        );
        assert!(said.contains("1 (2 in 3) and 2 (1 in 3)"), "{game}: {said}");
    }
}

/// What is told of a text with these functions, in English, a sentence a line.
fn told_of(game: &str, head: &str, body: &str) -> String {
    let text = format!("rule: x\ntitle: X\nabout: y.\n{head}---\n{body}\n");
    let lines = read(game, &text)
        .expect("it reads")
        .lines(Names::new(&[], None));
    let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
    lines.join("\n") + "\n"
}

/// Throws of fewer than five cubes have the sun cube among them or not; a flash is cleared with what it leaves of five.
#[test]
fn what_can_be_thrown_is_asked_about_and_nothing_else() {
    let body = "fn scoring(faces, points) { if faces.len() == 4 && count(faces, 3) == 4 { 50 } else { 0 } }";
    let said = told_of("wimpout", "situation: throw\n", body);
    assert!(
        said.contains("It changes what 1 of the 3,108 throws"),
        "{said}"
    );
    let void = |body: &str| told_of("wimpout", "situation: clearing\n", body);
    let three = void("fn is_void(faces, clearing) { faces.len() == 3 || faces.len() == 4 }");
    assert!(three.contains("it makes 0 throws of"), "{three}");
    let five = void("fn is_void(faces, clearing) { faces.len() == 5 && sum(faces) > 30 }");
    assert!(
        five.contains("throws of one, two or five cubes void") && !five.contains("makes 0 "),
        "{five}"
    );
}

#[test]
fn a_word_that_a_field_never_is_is_told_of() {
    let body = "fn price(card) {\n  if card.kind == \"spie\" || card.kind != \"event\" { 50 } else { 0 }\n}";
    let said = told_of("cow", "", body);
    assert!(
        said.contains("Line 6: `kind` is compared with \"spie\"") && said.contains("\"spy\""),
        "{said}"
    );
    assert!(!said.contains("compared with \"event\""), "{said}");
    let card = "fn may_not_place(place) { place.card == \"psy\" && place.beside == \"mu\" }";
    let said = told_of("connexion", "", card);
    assert!(said.contains("compared with \"psy\""), "{said}");
    assert!(!said.contains("compared with \"mu\""), "{said}");
}

#[test]
fn what_hangs_on_few_scores_or_turns_is_found() {
    let least = "fn least(me) { if me.score % 70 == 0 && me.score > 0 { 50 } else { 0 } }";
    let said = told_of("wimpout", "", least);
    let expected = "Who has this (70, 140, 210 points and so on) must make 50 points";
    assert!(said.contains(expected), "{said}");
    let out = told_of(
        "wimpout",
        "",
        "fn is_out(me) { me.score > 55 && me.score < 95 }",
    );
    assert!(out.contains("(60 to 90 points)"), "{out}");
    let bonus = "fn bonus(turn, me) { if turn.played >= 3 && turn.won == 0 { 150 } else { 0 } }";
    let bonus = told_of("cow", "", bonus);
    assert!(
        bonus.contains("cards played: 3 or more, won with bombs: $0"),
        "{bonus}"
    );
    assert!(!format!("{said}{out}{bonus}").contains("Nothing that was asked"));
}

#[test]
fn what_is_counted_at_the_table_stands_beside_who_is_asked_about() {
    let head = "table-counter: In the kitty\n";
    let body = "fn table_after_bank(points, me) { me.table + 5 }\nfn bonus(points, me) { if me.table >= 10 { 5 } else { 0 } }";
    let said = told_of("wimpout", head, body);
    assert!(
        said.contains("(In the kitty at the table 10 or more) gets"),
        "{said}"
    );
}

#[test]
fn a_throw_that_is_void_and_a_turn_that_must_go_on_are_shown() {
    let void = told_of(
        "wimpout",
        "",
        "fn is_void(faces, clearing) { faces.len() == 2 && most_alike(faces) == 2 }",
    );
    assert!(
        void.contains("5 5 is void while this is being cleared: 2"),
        "{void}"
    );
    let bound = told_of(
        "wimpout",
        "counts: 3\n",
        "fn must_go_on(turn) { turn.since >= 2 && turn.cubes == 1 }",
    );
    let example = "After 2 throws without a flash or all five cubes, nobody may stop with 1 cube";
    assert!(bound.contains(example), "{bound}");
    let both = told_of(
        "wimpout",
        "",
        "fn is_void(faces, clearing) { clearing.len() == 2 }",
    );
    assert!(
        both.contains("While two flashes are being cleared at once"),
        "{both}"
    );
}

#[test]
fn of_whom_the_answer_is_the_same_is_told_together() {
    let cow = told_of(
        "cow",
        "",
        "fn after_turn(me) { if me.cows >= 4 && me.cash < 1000 { 100 } else { 0 } }",
    );
    assert!(cow.contains("($0 to $950, cows: 4 or more)"), "{cow}");
    let connexion = told_of(
        "connexion",
        "",
        "fn scoring(me) { if me.words > 9 { 5 } else { 0 } }",
    );
    assert!(connexion.contains("(words: 10 or more)"), "{connexion}");
}

#[test]
fn who_has_never_banked_and_who_has_taken_no_city_are_told_apart() {
    let opened = told_of(
        "wimpout",
        "",
        "fn bonus(points, me) { if me.opened { 10 } else { 0 } }",
    );
    assert!(
        opened.contains("(any score, having banked before)"),
        "{opened}"
    );
    let rich = told_of(
        "wimpout",
        "",
        "fn bonus(points, me) { if me.score >= 600 && points >= 50 { 10 } else { 0 } }",
    );
    let expected = "(600 points or more) gets 10 points more for a bank of 50 or more";
    assert!(rich.contains(expected), "{rich}");
    let city = told_of(
        "cow",
        "",
        "fn after_turn(me) { if me.city { 0 } else { 50 } }",
    );
    assert!(city.contains("(no city taken)"), "{city}");
    let sentence = told_of(
        "connexion",
        "",
        "fn sentence(words, future) { if !future && words >= 6 { 20 } else { 0 } }",
    );
    let expected =
        "A sentence of 6 or more words that is not paid as one of the future brings 20 points more";
    assert!(sentence.contains(expected), "{sentence}");
}

#[test]
fn of_two_limits_of_a_clearing_the_first_is_told() {
    let both = |kills: u32| {
        let body = format!(
            "fn suspends(throws) {{ throws == 4 }}\nfn kills(throws) {{ throws == {kills} }}"
        );
        told_of("wimpout", "", &body)
    };
    let (later, same) = (both(6), both(4));
    assert!(
        later.contains("a turn waits") && !later.contains("a turn is lost"),
        "{later}"
    );
    assert!(
        same.contains("a turn is lost") && !same.contains("a turn waits"),
        "{same}"
    );
}

#[test]
fn from_when_on_a_rule_holds_is_told() {
    let said = told_of(
        "wimpout",
        "situation: clearing\n",
        "fn kills(throws) { throws == 4 }",
    );
    assert!(
        said.contains("it holds from the next flash to be cleared on."),
        "{said}"
    );
    let price = "fn price(card) { 50 }";
    assert!(told_of("cow", "", price).contains("from the next turn on"));
    let said = told_of("cow", "situation: game\n", price);
    assert!(
        said.contains("does nothing in that one, and begins with the next game"),
        "{said}"
    );
}

#[test]
fn what_nobody_could_bank_under_and_values_that_cannot_be_named_are_refused() {
    let refused = |head: &str, body: &str| {
        let text = format!("rule: x\ntitle: X\nabout: y.\n{head}---\n{body}\n");
        read("wimpout", &text).map_err(|why| (why.line, why.message))
    };
    let (line, why) = refused("", "fn least(me) { 100000 }").unwrap_err();
    assert!(
        line == 5 && why.starts_with("nobody could ever bank"),
        "{why}"
    );
    let (_, why) = refused("", "fn bonus(points, me) { -500 }").unwrap_err();
    assert!(why.starts_with("nobody would ever have points"), "{why}");
    let some = "fn bonus(points, me) { if me.score > 90 { -500 } else { 0 } }";
    assert!(refused("", some).is_ok());
    let body = "fn banking(points) { if chosen() == \"true\" { 5 } else { 10 } }";
    let (line, why) = refused("values: true, false\n", body).unwrap_err();
    assert!(line == 4 && why.contains("`values: yes, no`"), "{why}");
    let (_, why) = refused("chosen: 9\n", "fn banking(points) { 5 }").unwrap_err();
    assert_eq!(why, "the rule `x` has no values to choose among");
}
