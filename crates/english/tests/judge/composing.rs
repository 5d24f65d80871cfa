//! Bots' sentences: made of the words at hand, each used once, accepted by the judge.

use english::judge::compose::{Effort, compose};
use english::judge::{Grammarian, Judge, Standard};

const EFFORT: Effort = Effort {
    longest: 16,
    width: 6,
};

/// Words as they stand on a scribe's list.
const LISTS: [&str; 5] = [
    "i am going to see the old house and you are about to eat a red rose in it by the sea",
    "on no you to do the an so be me we us tea hat ten red sea moon horse run sing ship stone they with toe",
    "a i the is my tree near bird sings when sun rises at noon our windy shore owl nest",
    "thou wilt not a rose see thy mother the in garden",
    "a the in of",
];

#[test]
fn sentences_use_each_word_once_and_stand_before_the_judge() {
    for list in LISTS {
        let words: Vec<&str> = list.split(' ').collect();
        let Some(made) = compose(&words, Standard::default(), EFFORT) else {
            continue;
        };
        let mut used = made.words.clone();
        used.sort_unstable();
        used.dedup();
        assert_eq!(used.len(), made.words.len(), "{list}");
        let line: Vec<&str> = made.words.iter().map(|&n| words[n]).collect();
        let opinion = Grammarian.judge(&line, Standard::default());
        assert!(opinion.accepts(), "{line:?}");
        assert_eq!(opinion.is_future(), made.future, "{line:?}");
        assert!(line.len() <= EFFORT.longest);
    }
}

#[test]
fn the_future_is_preferred_and_nothing_is_made_of_nothing() {
    let made = |list: usize| {
        let words: Vec<&str> = LISTS[list].split(' ').collect();
        compose(&words, Standard::default(), EFFORT)
    };
    assert!(made(0).is_some_and(|m| m.future && m.words.len() >= 10));
    assert!(made(1).is_some_and(|m| !m.future && m.words.len() >= 8));
    assert!(made(2).is_some_and(|m| m.words.len() >= 8));
    assert!(made(3).is_some_and(|m| m.future && m.words.len() >= 6));
    assert_eq!(made(4), None);
    assert_eq!(compose(&[], Standard::default(), EFFORT), None);
}

/// Words of which bots make no sentence of the kind they write, and the judge accepts some: the Sun is laid all the same.
#[test]
fn where_there_is_a_sentence_one_is_made() {
    let lists = [
        "i be do hi ho in no oh on ox to bob dud eke eon hot ink kin mod mop mud non not pod pop beta chip dude eked hike hoed kink",
        "a i ah an do ha ho id in no oh on pi so to up and any aye bug did dim din dip doe don due dye",
    ];
    for list in lists {
        let words: Vec<&str> = list.split(' ').collect();
        let made = compose(
            &words,
            Standard::default(),
            Effort {
                longest: 8,
                width: 4,
            },
        );
        let made = made.map(|made| made.words.iter().map(|&n| words[n]).collect::<Vec<_>>());
        let stands = |line: &Vec<&str>| Grammarian.judge(line, Standard::default()).accepts();
        assert!(made.as_ref().is_some_and(stands), "{made:?} of {list}");
    }
}

#[test]
fn the_same_words_give_the_same_sentence() {
    let words: Vec<&str> = LISTS[1].split(' ').collect();
    assert_eq!(
        compose(&words, Standard::default(), EFFORT),
        compose(&words, Standard::default(), EFFORT)
    );
}

#[test]
fn a_bot_that_tries_for_four_words_uses_no_more() {
    let words: Vec<&str> = LISTS[2].split(' ').collect();
    let made = compose(
        &words,
        Standard::default(),
        Effort {
            longest: 4,
            width: 4,
        },
    );
    assert!(made.is_some_and(|m| (2..=4).contains(&m.words.len())));
}
