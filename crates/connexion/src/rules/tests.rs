//! Tests of the list of rules as a whole.

use table::{Materials, Value, Values};

use super::{RULES, Rules, settled, with};

#[test]
fn slugs_are_those_of_the_specification() {
    let slugs: Vec<_> = RULES.iter().map(|rule| rule.slug).collect();
    let expected = "max-seats dealer placing clock bonus-clock last-turn same-card representation lone-cards words repeat-word \
                    new-card-only min-length words-per-turn wrong-claim pilfer-pick bonus-reuse sun-left sentence-kinds \
                    future alone ties practice deck extras board";
    assert_eq!(slugs, expected.split_whitespace().collect::<Vec<_>>());
}

#[test]
fn summaries_leave_a_line_of_the_list_within_80_columns() {
    let long = RULES.iter().filter(|rule| rule.summary.len() > 48);
    assert_eq!(
        long.map(|rule| rule.slug).collect::<Vec<_>>(),
        Vec::<&str>::new()
    );
}

#[test]
fn every_word_of_every_choice_settles() {
    for rule in RULES {
        let words = match rule.values {
            Values::Choice(words) | Values::ChoiceOrName(words) => words,
            Values::Flag => &["off", "on"],
            Values::Number { .. } => &[],
        };
        for word in words {
            let rules = with(&[&format!("{}={word}", rule.slug)]);
            assert_eq!(rules.settings().0.len(), RULES.len());
        }
    }
}

#[test]
fn a_word_that_a_choice_does_not_take_is_refused() {
    for wrong in [
        "future=past",
        "min-length=4",
        "clock=-1",
        "extras=maybe",
        "nonsense=1",
    ] {
        assert!(settled(&[wrong]).is_err(), "{wrong}");
    }
}

#[test]
fn the_spelled_out_settings_say_it_all() {
    let rules = with(&[
        "practice=on",
        "words=family",
        "board=sun-centre",
        "words-per-turn=2",
    ]);
    let again = Rules::settle(rules.settings(), &Materials::default()).unwrap();
    assert_eq!(again.settings(), rules.settings());
    assert_eq!(again.settings().get("clock"), Some(&Value::Number(0)));
    assert_eq!(Rules::default().settings(), with(&[]).settings());
}
