//! What holds for the list of rules as a whole.

use table::{Code, Values};

use super::*;

/// Some settings of every rule, its default first.
fn samples(rule: &Rule) -> Vec<String> {
    let values: Vec<String> = match &rule.values {
        Values::Flag => vec!["off".into(), "on".into()],
        Values::Choice(words) | Values::ChoiceOrName(words) => {
            words.iter().map(|&word| word.into()).collect()
        }
        Values::Number {
            default, min, max, ..
        } => vec![default.to_string(), min.to_string(), max.to_string()],
    };
    values
        .into_iter()
        .map(|value| format!("{}={value}", rule.slug))
        .collect()
}

/// Slugs are permanent, since records name them: none goes, and each is there once.
#[test]
fn slugs_of_the_specification_stay() {
    let slugs: Vec<_> = RULES.iter().map(|rule| rule.slug).collect();
    let expected = "starter set-aside fourth-number sun-train opening reopen goal goal-test last-licks challenge-order \
                    bump insurance sampler one-three-five train-wrecks recovery full-house full-house-sun eclipse \
                    suspend kill board";
    assert!(
        expected
            .split_whitespace()
            .all(|slug| slugs.contains(&slug))
    );
    let once: std::collections::BTreeSet<_> = slugs.iter().collect();
    assert_eq!(once.len(), slugs.len());
}

#[test]
fn every_rule_says_what_it_is() {
    for rule in RULES {
        let texts = [
            rule.title,
            rule.summary,
            rule.text,
            rule.source,
            rule.situation,
        ];
        assert!(texts.iter().all(|text| !text.is_empty()), "{}", rule.slug);
        for clash in rule.clashes {
            let other = RULES.iter().find(|other| other.slug == *clash).unwrap();
            assert!(
                other.clashes.contains(&rule.slug),
                "{} and {clash}",
                rule.slug
            );
        }
    }
}

#[test]
fn every_pair_of_values_settles_or_is_refused_with_both_named() {
    for (i, one) in RULES.iter().enumerate() {
        for other in &RULES[i + 1..] {
            for (a, b) in samples(one)
                .iter()
                .flat_map(|a| samples(other).into_iter().map(move |b| (a.clone(), b)))
            {
                if let Err(why) = settled(&[&a, &b]) {
                    let needs_board = a == "eclipse=beams" || b == "eclipse=beams";
                    assert_eq!(why.code, Code::Clash, "{a} {b}");
                    let named = |slug: &str| why.message.contains(&format!("`{slug}`"));
                    assert!(
                        needs_board || (named(one.slug) && named(other.slug)),
                        "{a} {b}: {why}"
                    );
                }
            }
        }
    }
}

#[test]
fn what_another_rule_brings_is_spelled_out() {
    let brought = with(&["full-house=double", "board=oakland-like"]);
    assert_eq!(brought.settings().get("suspend"), Some(&Value::Number(10)));
    assert_eq!(
        brought.settings().get("one-three-five"),
        Some(&Value::Flag(true))
    );
    assert_eq!(brought.settings().0.len(), RULES.len());
    let again = Rules::settle(brought.settings(), &Materials::default()).unwrap();
    assert_eq!(again, brought, "the spelled-out settings say it all");
}

#[test]
fn an_opening_may_be_any_multiple_of_five() {
    let opening = |n: u32| settled(&[&format!("opening={n}")]).map(|rules| rules.circle_value());
    assert_eq!(
        [5, 100, 1_005, 5_000].map(|n| opening(n).unwrap()),
        [5, 100, 1_005, 5_000]
    );
    assert_eq!(opening(52).unwrap_err().rule.as_deref(), Some("W11"));
}

#[test]
fn clashes_name_both_rules_by_word_and_number() {
    let said = |settings: &[&str]| settled(settings).unwrap_err().message;
    for (settings, words) in [
        (
            &["bump=on", "eclipse=scores"][..],
            ["`bump` (H1)", "`eclipse` (H8)"],
        ),
        (
            &["bump=on", "eclipse=beams", "board=boston-like"],
            ["`bump` (H1)", "`eclipse` (H9)"],
        ),
        (
            &["suspend=5", "kill=5"],
            ["`suspend` (H10)", "`kill` (H11)"],
        ),
        (
            &["eclipse=beams", "board=oakland-like"],
            ["`eclipse` by beams (H9)", "`board` (H13)"],
        ),
    ] {
        let message = said(settings);
        assert!(words.iter().all(|word| message.contains(word)), "{message}");
    }
}

#[test]
fn unwise_pairs_are_warned_of_and_not_refused() {
    assert_eq!(with(&["train-wrecks=3", "recovery=on"]).warnings().len(), 1);
    assert_eq!(with(&["reopen=on", "recovery=on"]).warnings().len(), 1);
    assert!(with(&["bump=on"]).warnings().is_empty());
}
