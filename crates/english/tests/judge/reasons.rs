//! A rejected sentence is told why, and which words are at fault.

use english::judge::{Doubt, Grammarian, Judge, Opinion, Reason, Standard, Tense, Verdict};

use crate::sets::opinion;

fn check(line: &str, reason: Reason, at: &str) {
    let words: Vec<&str> = line.split_whitespace().collect();
    match opinion(line).verdict {
        Verdict::Reject(found, place) => {
            assert_eq!(
                (found, words[place].join(" ").as_str()),
                (reason, at),
                "{line}"
            );
        }
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn the_reason_and_the_words_are_named() {
    check(
        "the dogs barks at night",
        Reason::SubjectAndVerb,
        "dogs barks",
    );
    check("he go home", Reason::SubjectAndVerb, "he go");
    check("are she here", Reason::SubjectAndVerb, "are she");
    check("these dog is mine", Reason::DeterminerAndNoun, "these dog");
    check("a dogs is here", Reason::DeterminerAndNoun, "a dogs");
    check("i have two dog", Reason::DeterminerAndNoun, "two dog");
    check("i saw dog", Reason::DeterminerAndNoun, "dog");
    check("he saw a owl", Reason::Article, "a owl");
    check("it was an house", Reason::Article, "an house");
    check("him is my son", Reason::Case, "him");
    check("i saw he", Reason::Case, "saw he");
    check("he must goes", Reason::VerbForm, "must goes");
    check("we know that bees can to dance", Reason::VerbForm, "can to");
    check("the cat can walks", Reason::VerbForm, "can walks");
    check(
        "a look that could to kill is rare",
        Reason::VerbForm,
        "could to",
    );
    check(
        "she would die than ask for help",
        Reason::VerbPattern,
        "than",
    );
    check("what an nice day", Reason::Article, "an nice");
    check("she has went", Reason::VerbForm, "has went");
    check("i am going to went", Reason::VerbForm, "am");
    check("he put the hat", Reason::VerbPattern, "put");
    check("they went to", Reason::VerbPattern, "to");
    check("he destroyed", Reason::VerbPattern, "destroyed");
    check("the old red house", Reason::Fragment, "the old red house");
    check("the man i saw", Reason::Fragment, "the man i saw");
    check("dog the barks", Reason::WordOrder, "dog the");
    check("tomorrow he sang", Reason::Time, "sang");
    check("he sings yesterday", Reason::Time, "sings yesterday");
}

#[test]
fn no_words_are_no_sentence() {
    assert_eq!(
        opinion(" ... ").verdict,
        Verdict::Reject(Reason::Empty, 0..0)
    );
}

#[test]
fn a_word_the_judge_does_not_know_is_left_open() {
    let verdict = opinion("the zzyzx is here").verdict;
    assert_eq!(verdict, Verdict::Unsure(Doubt::UnknownWord, 1..2));
    assert!(matches!(
        opinion("zzyzx the is here").verdict,
        Verdict::Reject(..)
    ));
}

#[test]
fn old_forms_and_dialect_are_left_open() {
    for line in [
        "i know not who he is",
        "twas a nice day",
        "i am gonna go",
        "she cared not",
    ] {
        let verdict = opinion(line).verdict;
        assert!(
            matches!(verdict, Verdict::Unsure(Doubt::OldForm, _)),
            "{line}: {verdict:?}"
        );
    }
}

#[test]
fn the_parse_shows_how_the_words_hang_together() {
    let words = ["the", "old", "man", "is", "going", "to", "sing"];
    let parse = Grammarian
        .judge(&words, Standard::default())
        .parse
        .expect("a parse");
    let line = "[clause: [noun phrase: the old man] [verb phrase: is going to sing]]";
    assert_eq!(parse.line(&words), line);
}

#[test]
fn two_judges_who_differ_leave_it_open() {
    let yes = |tense| Opinion {
        verdict: Verdict::Accept,
        tense,
        parse: None,
    };
    let no = Opinion {
        verdict: Verdict::Reject(Reason::WordOrder, 0..2),
        tense: Tense::Other,
        parse: None,
    };
    let unsure =
        |opinion: Opinion| matches!(opinion.verdict, Verdict::Unsure(Doubt::Disagreement, _));
    assert!(yes(Tense::Other).beside(&yes(Tense::Other)).accepts());
    assert_eq!(no.clone().beside(&no), no);
    assert!(unsure(yes(Tense::Other).beside(&no)));
    assert!(unsure(no.clone().beside(&yes(Tense::Other))));
    assert!(unsure(yes(Tense::Future).beside(&yes(Tense::Other))));
}
