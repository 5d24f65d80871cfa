//! The future, under each standard, and what is a sentence at all.

use english::judge::{
    Doubt, FutureRule, Grammarian, Reason, SentenceKinds, Standard, Verdict, judge_line,
};

use crate::sets::{Expected, SETS, opinion};

fn is_future(line: &str, future: FutureRule) -> bool {
    let opinion = judge_line(
        &Grammarian,
        line,
        Standard {
            future,
            ..Standard::default()
        },
    );
    assert!(opinion.accepts(), "{line}: {:?}", opinion.verdict);
    opinion.is_future()
}

#[test]
fn the_sets_tell_the_future_from_the_rest() {
    for set in SETS.iter().filter(|s| s.expected == Expected::Accept) {
        for (category, line) in set.sentences() {
            let opinion = opinion(line);
            if opinion.accepts() {
                assert_eq!(opinion.is_future(), category == "future", "{line}");
            }
        }
    }
}

#[test]
fn strict_asks_for_will_shall_going_to_or_about_to_with_a_verb() {
    for line in [
        "i will go",
        "we shall see",
        "thou wilt see",
        "thou shalt not steal",
        "she is going to sing",
        "they are about to go",
        "i am not going to eat it",
        "who is going to help",
        "will you stay",
        "no one will be left who remembers her",
        "the day will come when you will need me",
        "it will be years before the debt is paid",
        "the sooner he goes the happier i will be",
    ] {
        assert!(is_future(line, FutureRule::Strict), "{line}");
    }
    for line in [
        "i am going to school",
        "she was going to sing",
        "he was about to go",
        "you may go",
        "i want to go",
        "i go tomorrow",
        "he would sing",
        "he is about ten",
        "the will is here",
    ] {
        assert!(!is_future(line, FutureRule::Strict), "{line}");
    }
}

#[test]
fn only_the_main_clause_counts_unless_any_clause_does() {
    for line in [
        "i hope that you will come",
        "i know he is going to sing",
        "the man who is about to go is my son",
    ] {
        assert!(!is_future(line, FutureRule::Strict), "{line}");
        assert!(!is_future(line, FutureRule::BeTo), "{line}");
        assert!(is_future(line, FutureRule::AnyClause), "{line}");
    }
    assert!(is_future("when he comes i will go", FutureRule::Strict));
    assert!(!is_future("i see that he is here", FutureRule::AnyClause));
}

#[test]
fn another_clause_counts_where_any_does() {
    for set in SETS.iter().filter(|s| s.expected == Expected::Accept) {
        for (category, line) in set.sentences() {
            if category == "future in another clause" {
                assert!(!is_future(line, FutureRule::Strict), "{line}");
                assert!(is_future(line, FutureRule::AnyClause), "{line}");
            }
        }
    }
}

#[test]
fn be_to_counts_where_the_table_wants_it() {
    for line in [
        "we are to meet at noon",
        "he is to be king",
        "i am to see her",
    ] {
        assert!(!is_future(line, FutureRule::Strict), "{line}");
        assert!(is_future(line, FutureRule::BeTo), "{line}");
    }
    assert!(!is_future("we were to meet at noon", FutureRule::BeTo));
    assert!(is_future("we will meet at noon", FutureRule::BeTo));
}

#[test]
fn a_future_sentence_of_two_clauses_is_future_in_both() {
    assert!(is_future(
        "i am going to eat and you are going to sleep",
        FutureRule::Strict
    ));
    assert!(is_future("i am going to eat and sleep", FutureRule::Strict));
    assert!(is_future(
        "she will come but he will not",
        FutureRule::Strict
    ));
    assert!(is_future(
        "your horse will not win but mine will",
        FutureRule::Strict
    ));
    assert!(!is_future("shall we", FutureRule::Strict));
    assert!(!is_future(
        "i am going to eat and you are here",
        FutureRule::Strict
    ));
}

#[test]
fn fragments_are_rejected_or_left_to_the_table() {
    let by_vote = Standard {
        kinds: SentenceKinds::FragmentsByVote,
        ..Standard::default()
    };
    for line in [
        "the old house",
        "in the garden",
        "going home",
        "to be or not to be",
        "red and blue",
        "when it rains",
    ] {
        let verdict = opinion(line).verdict;
        assert!(
            matches!(verdict, Verdict::Reject(..)),
            "{line}: {verdict:?}"
        );
        let verdict = judge_line(&Grammarian, line, by_vote).verdict;
        assert!(
            matches!(verdict, Verdict::Unsure(Doubt::Fragment, _)),
            "{line}: {verdict:?}"
        );
    }
    let verdict = judge_line(&Grammarian, "house the in dog", by_vote).verdict;
    assert!(
        matches!(verdict, Verdict::Reject(Reason::WordOrder, _)),
        "{verdict:?}"
    );
}

#[test]
fn capitals_and_punctuation_are_never_judged() {
    for line in [
        "When I was young, I had a dog!",
        "WHO IS THERE",
        "\"Go,\" - home ...",
    ] {
        assert!(opinion(line).accepts(), "{line}");
    }
}
