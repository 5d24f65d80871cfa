//! Every puzzle that is shipped: its position is the engine's own, one answer is best, and by as much as it says.

use arena::Limit;
use speech::Tongue;
use table::{Code, Waiting};

use super::words::{earned, given, passed, typed, walks};
use super::*;
use crate::GAMES as ALL;

fn every(game: &'static str) -> impl Iterator<Item = &'static Puzzle> {
    (1..=count(game).unwrap()).map(move |number| puzzle(game, number).unwrap())
}

#[test]
fn every_puzzle_that_is_shipped_can_be_played_to_and_has_one_best_answer_u20() {
    for game in ALL {
        assert!(count(game.slug()).unwrap() >= 300, "{}", game.slug());
        for puzzle in every(game.slug()) {
            let table = puzzle.table().unwrap();
            let name = format!("{} {}", puzzle.game, puzzle.number);
            assert!(
                matches!(table.waiting(), Waiting::Seats(seats) if seats.len() == 1),
                "{name}"
            );
            assert_eq!(
                puzzle.fails.len(),
                puzzle.graders().unwrap().len(),
                "{name}"
            );
            assert!(puzzle.fails.iter().all(|failed| *failed <= TRIES), "{name}");
            assert!(puzzle.margin() > 0.0, "{name}");
            if let Task::Act(values) = &puzzle.task {
                let seat = Puzzle::seat(table.as_ref());
                assert_eq!(values.len(), table.actions(seat).len(), "{name}");
                assert!(is_clear(values), "{name}");
            }
            assert_eq!(
                Puzzle::parse(puzzle.game, puzzle.number, &puzzle.line()).as_ref(),
                Some(puzzle)
            );
        }
    }
}

#[test]
fn they_are_sorted_by_how_often_bots_fail_u20() {
    for game in ALL {
        let failed = |puzzle: &Puzzle| puzzle.fails.iter().map(|n| u32::from(*n)).sum::<u32>();
        assert!(
            every(game.slug()).is_sorted_by_key(failed),
            "{}",
            game.slug()
        );
    }
}

/// The same numbers come out again when the position is weighed.
#[track_caller]
fn weighs_the_same(puzzle: &Puzzle) {
    let table = puzzle.table().unwrap();
    let seat = Puzzle::seat(table.as_ref());
    let game = game(puzzle.game).unwrap();
    let weighed = game
        .weigh(table.as_ref(), seat, GAMES, &Limit::default())
        .unwrap();
    let Task::Act(values) = &puzzle.task else {
        panic!("{puzzle:?}");
    };
    for (value, again) in values.iter().zip(weighed) {
        let apart = (value.get() - again.value.get()).abs();
        assert!(
            apart < 0.000_01,
            "{} {}: {apart}",
            puzzle.game,
            puzzle.number
        );
        assert_eq!(value.is_exact(), again.value.is_exact());
    }
}

#[test]
fn every_puzzle_of_wimpout_is_worth_exactly_what_it_says() {
    every("wimpout").for_each(weighs_the_same);
}

#[test]
fn a_puzzle_of_cow_is_worth_what_it_says() {
    every("cow").step_by(97).for_each(weighs_the_same);
}

#[test]
#[ignore = "some minutes: each act of each puzzle is played on 4,000 times"]
fn every_puzzle_of_cow_is_worth_what_it_says() {
    every("cow").for_each(weighs_the_same);
}

/// The word is the longest, or the only one that passes the three; the sentence earns what it says.
#[track_caller]
fn has_one_answer(puzzle: &Puzzle) {
    let table = puzzle.table().unwrap();
    let typed = typed(table.as_ref()).unwrap();
    let (search, rules, state) = (typed.game().search(), typed.game().agreed(), typed.state());
    let all = search.all_words(&state.layout).into_iter();
    let all = all.map(|word| search.lexicon().word(word));
    let name = format!("{} {}", puzzle.game, puzzle.number);
    match &puzzle.task {
        Task::Longest { word, next } => {
            let longest: Vec<&str> = all.filter(|one| one.len() > *next).collect();
            assert_eq!(longest, [word.as_str()], "{name}");
        }
        Task::Planets { word, cards } => {
            let passes = |one: &&str| {
                let ways = walks(search, state, one);
                let mut ways = ways.iter().map(|walk| passed(rules, state, walk));
                ways.any(|way| cards.iter().all(|card| way.contains(card)))
            };
            let passing: Vec<&str> = all.filter(passes).collect();
            assert_eq!(passing, [word.as_str()], "{name}");
        }
        Task::Sentence { words, points, .. } => {
            assert_eq!(earned(rules, words), Ok(*points), "{name}");
            let mut left = given(state);
            for word in words {
                let place = left.iter().position(|one| one == word).unwrap();
                left.remove(place);
            }
        }
        Task::Act(_) => panic!("{name}"),
    }
}

#[test]
fn every_puzzle_of_connexion_has_one_answer() {
    every("connexion").for_each(has_one_answer);
}

#[test]
#[ignore = "some minutes: every order of the words goes to the judge"]
fn no_sentence_of_a_puzzle_earns_more() {
    let sentences = every("connexion").filter(|one| matches!(one.task, Task::Sentence { .. }));
    for puzzle in sentences {
        let table = puzzle.table().unwrap();
        let table = typed(table.as_ref()).unwrap();
        let Task::Sentence { points, next, .. } = &puzzle.task else {
            continue;
        };
        let most = finding::most(table);
        assert_eq!(most, (*points, *next), "{}", puzzle.number);
    }
}

#[test]
fn the_best_answer_is_right_and_others_are_not() {
    for game in ALL {
        for puzzle in every(game.slug()).step_by(40) {
            let (best, wrong) = match &puzzle.task {
                Task::Act(values) => {
                    let other = (puzzle.best() + 1) % values.len();
                    ((puzzle.best() + 1).to_string(), (other + 1).to_string())
                }
                Task::Longest { word, .. } | Task::Planets { word, .. } => {
                    (word.clone(), String::new())
                }
                Task::Sentence { words, .. } => (words.join(" "), words[0].clone()),
            };
            let table = puzzle.table().unwrap();
            for slip in ["qqqq", "xx yy"] {
                let why = puzzle.read(table.as_ref(), slip).unwrap_err();
                assert_eq!(why.code, Code::BadInput, "a slip is no answer");
            }
            let answer = |text: &str| {
                let given = puzzle.read(table.as_ref(), text).unwrap();
                puzzle.answer(&given, Tongue::De).unwrap()
            };
            assert!(answer(&best).right, "{} {}", puzzle.game, puzzle.number);
            assert!(!answer(&wrong).right, "{} {}", puzzle.game, puzzle.number);
            assert!(!answer("").right && !answer("").text().is_empty());
        }
    }
}

#[test]
fn an_answer_that_is_none_of_the_choices_is_refused() {
    let puzzle = puzzle("wimpout", 1).unwrap();
    let table = puzzle.table().unwrap();
    for text in ["0", "99", "dance", &"1".repeat(500)] {
        assert!(puzzle.read(table.as_ref(), text).is_err(), "{text}");
    }
    let stop = puzzle.read(table.as_ref(), "stop").unwrap();
    assert!(matches!(stop, Given::Act(_)));
}

#[test]
fn every_puzzle_is_that_of_a_day_before_one_comes_again() {
    for game in ALL {
        let count = count(game.slug()).unwrap();
        let days = 20_000..20_000 + count as u64;
        let mut all: Vec<usize> = days.map(|day| today(game.slug(), day).unwrap()).collect();
        all.sort_unstable();
        assert_eq!(all, (1..=count).collect::<Vec<_>>(), "{}", game.slug());
    }
}

#[test]
fn puzzles_are_made_again_from_the_same_luck() {
    let plan = Make {
        game: "wimpout",
        games: 2,
        seed: 7,
    };
    let made = || make(plan, &Limit::default(), &mut |_| ()).unwrap();
    let first = made();
    assert!(!first.is_empty());
    assert_eq!(first, made());
    assert!(first.iter().all(|puzzle| puzzle.margin() >= CLEAR));
}

#[test]
fn a_position_that_does_not_hold_is_refused() {
    let good = puzzle("wimpout", 1).unwrap();
    for moves in [
        "",
        "z",
        "(word)",
        "+",
        "0000000000000000000000000000000000000000000000",
    ] {
        let bad = Puzzle {
            moves: moves.to_owned(),
            steps: 60,
            ..good.clone()
        };
        assert!(bad.table().is_err(), "{moves}");
    }
}
