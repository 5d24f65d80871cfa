//! No input makes the judge panic or wander: work is counted, and what is too tangled goes to the table.

use english::judge::{Doubt, FutureRule, Grammarian, Judge, SentenceKinds, Standard, Verdict};
use proptest::prelude::*;

use crate::sets::{SETS, opinion};

fn repeated(words: &[&str], n: usize) -> String {
    words
        .iter()
        .copied()
        .cycle()
        .take(n)
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn stacks_of_the_same_words_get_an_answer() {
    for words in [
        &["water"][..],
        &["that"],
        &["the", "water"],
        &["stone", "wall"],
        &["old"],
        &["to"],
        &["and"],
        &["he", "said", "that"],
        &["in", "the", "house"],
        &["i", "see", "and"],
        &["water", "and"],
        &["rose", "light", "set", "run"],
    ] {
        for n in [1, 2, 12, 30, 64] {
            assert!(
                ["accept", "reject", "unsure"]
                    .contains(&opinion(&repeated(words, n)).verdict.slug())
            );
        }
    }
}

#[test]
fn more_than_64_words_go_to_the_table_unread() {
    let verdict = opinion(&repeated(&["he", "is", "here", "and"], 65)).verdict;
    assert_eq!(verdict, Verdict::Unsure(Doubt::TooTangled, 0..65));
}

#[test]
fn a_long_plain_sentence_is_still_read() {
    let line = "when the rain stopped the old man and his two sons went down to the sea with their dog and \
                sat on the stones by the water and there they ate bread and told the boy a story about a ship";
    assert!(opinion(line).accepts(), "{:?}", opinion(line).verdict);
}

/// Words of the sets, in any order and number, mixed with noise.
fn words() -> impl Strategy<Value = Vec<String>> {
    let known: Vec<String> = SETS
        .iter()
        .flat_map(|s| s.sentences())
        .flat_map(|s| s.1.split(' '))
        .map(str::to_owned)
        .collect();
    let word = prop_oneof![9 => prop::sample::select(known), 1 => "\\PC{0,9}"];
    prop::collection::vec(word, 0..70)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn any_words_get_the_same_answer_twice_and_a_place_inside(words in words()) {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let standard = Standard { future: FutureRule::AnyClause, kinds: SentenceKinds::FragmentsByVote };
        let opinion = Grammarian.judge(&words, standard);
        prop_assert_eq!(&opinion, &Grammarian.judge(&words, standard));
        if let Some(place) = opinion.verdict.place() {
            prop_assert!(place.start <= place.end && place.end <= words.len());
        }
    }
}
