//! Heads are read, and what is wrong with one is said with its line; what the house adds moves nothing.

use super::*;

const WHOLE: &str =
    "rule: lucky\ntitle: Lucky\nabout: It is.\ntext: One\n  two.\ncounts: 3\n---\nfn a() {}\n";

#[test]
fn a_head_is_read_to_its_last_line() {
    let (head, body, first) = Head::read(WHOLE).unwrap();
    assert_eq!(
        (head.slug.as_str(), head.text.as_str(), head.counts),
        ("lucky", "One two.", 3)
    );
    assert_eq!((body, first), ("fn a() {}\n", 8));
}

#[test]
fn another_of_its_values_can_be_chosen() {
    let text = WHOLE.replace("counts: 3", "values: 10, 5, few");
    let chosen = |text: &str| Head::read(text).unwrap().0.value().map(str::to_owned);
    assert_eq!(chosen(&text), Some("10".to_owned()), "the usual one");
    let few = choose(&text, "few").unwrap();
    assert_eq!(chosen(&few), Some("few".to_owned()));
    assert_eq!(choose(&choose(&few, "5").unwrap(), "10").unwrap(), text);
    let why = choose(&text, "7").unwrap_err();
    assert!(why.message.contains("10, 5, few"), "{why}");
    assert!(
        choose(WHOLE, "7")
            .unwrap_err()
            .message
            .contains("no values")
    );
    for wrong in ["10", "10, 10", "10, Few", "off, on", "1, 2.5", "10, +5"] {
        let text = WHOLE.replace("counts: 3", &format!("values: {wrong}"));
        assert_eq!(Head::read(&text).unwrap_err().line, 6, "{wrong}");
    }
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let wrong = |from: &str, to: &str| Head::read(&WHOLE.replace(from, to)).unwrap_err();
    assert_eq!(wrong("about: It is.", "abuot: It is.").line, 3);
    assert_eq!(wrong("counts: 3", "counts: 99").line, 6);
    assert_eq!(wrong("counts: 3", "title: Again").line, 6);
    let other = wrong("counts: 3", "language: rhai 9.0");
    assert!(
        other.line == 6 && other.message.contains("`rhai 9.0`"),
        "{other}"
    );
    assert_eq!(wrong("Lucky", "Lu\u{202e}cky").line, 2);
    assert!(wrong("rule: lucky\n", "").message.contains("needs `rule:`"));
    let quoted = wrong("about: It is.", &format!("a\tb{}: x", "y".repeat(900))).message;
    assert!(
        quoted.chars().count() == crate::fault::MOST && !quoted.contains('\t'),
        "{quoted}"
    );
    assert!(wrong("---\n", "").message.contains("`---`"));
    assert!(
        wrong("rule: lucky", "rule: Lucky Sevens")
            .message
            .contains("hyphens")
    );
    assert!(
        wrong("One", &"x".repeat(MOST_BYTES))
            .message
            .contains("16384")
    );
}

#[test]
fn a_field_that_is_misspelt_is_told_which_was_meant() {
    let wrong = |name: &str| {
        let text = WHOLE.replace("about:", &format!("{name}:"));
        Head::read(&text).unwrap_err().message
    };
    assert_eq!(
        wrong("situaton"),
        "a head has no `situaton`; did you mean `situation`?"
    );
    let all = wrong("price");
    assert!(
        all.contains("clashes") && !all.contains("language"),
        "{all}"
    );
}

#[test]
fn what_the_house_adds_counts_for_nothing() {
    let room = MOST_BYTES - WHOLE.len();
    let full = format!("{WHOLE}{}", "/".repeat(room));
    let whole = stamped(&full).unwrap();
    assert!(whole.len() > MOST_BYTES);
    assert!(Head::read(&whole).is_ok());
    let why = Head::read(&format!("{whole}/")).unwrap_err();
    assert!(why.message.ends_with("and this has 16385"), "{why}");
    let why = Head::read(&"a".repeat(20_000)).unwrap_err();
    assert!(why.message.ends_with("and this has 20000"), "{why}");
}

#[test]
fn what_the_house_adds_moves_no_line() {
    let text = WHOLE.replace("counts: 3", "values: 10, 5, few");
    let (_, _, first) = Head::read(&text).unwrap();
    let few = choose(&text, "few").unwrap();
    let whole = stamped(&few).unwrap();
    assert!(
        whole.contains(&format!(
            "\n--- chosen: few; language: {LANGUAGE}; questions: {QUESTIONS}\nfn a()"
        )),
        "{whole}"
    );
    let (head, body, line) = Head::read(&whole).unwrap();
    assert_eq!((head.value(), line), (Some("few"), first));
    assert_eq!(
        (head.language.as_str(), head.questions),
        (LANGUAGE, QUESTIONS)
    );
    assert_eq!(body, "fn a() {}\n");
    assert_eq!(stamped(&whole).unwrap(), whole, "once");
    assert_eq!(unstamped(&whole), text);
    assert_eq!(
        stamped(&choose(&whole, "10").unwrap()).unwrap(),
        stamped(&text).unwrap()
    );
    let said = text.replace("---", "chosen: 5\n---");
    let other = choose(&said, "few").unwrap();
    assert_eq!(
        other,
        said.replace("chosen: 5", "chosen: few"),
        "in its line"
    );
}

#[test]
fn versions_that_are_not_known_are_refused_by_their_names() {
    let wrong = |added: &str| {
        let why = Head::read(&WHOLE.replace("---", &format!("--- {added}"))).unwrap_err();
        assert_eq!(why.line, 7, "{why}");
        why.message
    };
    assert!(wrong("language: rhai 9.0; questions: 1").contains("`rhai 9.0`"));
    let newer = wrong(&format!("questions: {}", QUESTIONS + 1));
    assert!(
        newer.contains(&format!("version {} of the questions", QUESTIONS + 1)),
        "{newer}"
    );
    for other in [
        "title: Again",
        "language",
        "questions: none",
        "questions: 1; questions: 1",
    ] {
        wrong(other);
    }
}

#[test]
fn a_value_that_there_is_not_and_a_wrong_name_are_told_with_their_lines() {
    let text = WHOLE.replace("counts: 3", "chosen: 7\nvalues: 10, 5");
    assert_eq!(Head::read(&text).unwrap_err().line, 6);
    let text = WHOLE.replace("rule: lucky\ntitle: Lucky", "title: Lucky\nrule: Un lucky");
    assert_eq!(Head::read(&text).unwrap_err().line, 2);
}

#[test]
fn a_mark_before_the_head_is_passed_over() {
    let marked = format!("\u{feff}{WHOLE}");
    assert_eq!(Head::read(&marked), Head::read(WHOLE));
    assert_eq!(stamped(&marked).unwrap(), stamped(WHOLE).unwrap());
    assert_eq!(unstamped(&marked), WHOLE);
}

#[test]
fn accents_that_paint_over_other_lines_are_refused() {
    let text = |accents: usize| {
        format!(
            "rule: x\ntitle: a{}\nabout: y.\n---\n",
            "\u{301}".repeat(accents)
        )
    };
    assert!(stamped(&text(3)).is_ok());
    let why = stamped(&text(4)).unwrap_err();
    assert_eq!(why.line, 2, "{why}");
    assert!(why.to_string().contains("more than three accents"), "{why}");
    // Records of before are read for ever (O13).
    assert!(Head::read(&text(4)).is_ok());
}
