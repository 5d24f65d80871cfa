//! Scoring, corner by corner, and counted over every throw.

use super::*;
use crate::rules::with;
use crate::throw::Faces;

/// Faces from text: `s` is the Sun, `t` a 10.
fn faces(text: &str) -> Vec<Face> {
    let face = |c| match c {
        '2' => Face::Two,
        '3' => Face::Three,
        '4' => Face::Four,
        '5' => Face::Five,
        '6' => Face::Six,
        't' => Face::Ten,
        _ => Face::Sun,
    };
    text.chars().map(face).collect()
}

/// A throw from text: the sun cube, if it is thrown, after a bar, as in `4444|5`.
fn throw(text: &str) -> Throw {
    let (common, sun) = text.split_once('|').unwrap_or((text, ""));
    let cubes = Cubes {
        common: u8::try_from(common.len()).unwrap(),
        sun: !sun.is_empty(),
    };
    Throw::read(cubes, &Faces::of(&faces(&format!("{common}{sun}")))).unwrap()
}

/// A scoring as `points flash sun left`, with the left sun cube after a bar.
fn shown(scoring: &Scoring) -> String {
    let flash: String = scoring
        .flash
        .iter()
        .map(|face| face.printed().to_string())
        .collect();
    let train = scoring
        .train
        .map_or(String::new(), |face| format!("T{face}"));
    let sun = scoring.sun.map_or("-", |call| match call {
        SunCall::Five => "5",
        SunCall::Ten => "10",
        SunCall::Flash => "flash",
        SunCall::Train => "train",
        SunCall::Left => "left",
    });
    let what = if scoring.sampler {
        "S".to_owned()
    } else {
        format!("{flash}{train}")
    };
    let left = format!(
        "{}{}",
        scoring.left.common,
        if scoring.left.sun { "|" } else { "" }
    );
    format!(
        "{} {} {sun} {left}",
        scoring.points,
        if what.is_empty() { "-" } else { &what }
    )
}

fn scored(settings: &[&str], clearing: &str, text: &str) -> Vec<String> {
    let clearing = faces(clearing).into_iter().collect();
    match score(&with(settings), &throw(text), clearing) {
        Verdict::Scores(scorings) => scorings.as_slice().iter().map(shown).collect(),
        Verdict::Void(rule) => vec![format!("void {rule}")],
        other => vec![format!("{other:?}")],
    }
}

#[track_caller]
fn check(settings: &[&str], clearing: &str, text: &str, expected: &[&str]) {
    let shown = scored(settings, clearing, text);
    assert_eq!(
        shown, expected,
        "{text} clearing [{clearing}] under {settings:?}"
    );
}

#[test]
fn numbers_and_flashes_count_what_the_charts_say() {
    check(&[], "", "5t23|2", &["15 - - 2|"]);
    check(&[], "", "2223|6", &["20 2 - 1|"]);
    check(&[], "", "3335|t", &["45 3 - 0"]);
    check(&[], "", "55|5", &["50 5 - 0"]);
    check(&[], "", "tt|t", &["100 10 - 0"]);
    check(&[], "", "66|6", &["60 6 - 0"]);
    check(&[], "", "2346|2", &["TrainWreck"]);
    check(&[], "", "234", &["Wimpout"]);
}

#[test]
fn the_fourth_of_a_kind() {
    check(&[], "", "4444|5", &["45 4 - 1"]);
    check(&[], "", "5555|2", &["55 5 - 0|"]);
    check(&["fourth-number=non-scoring"], "", "5555|2", &["50 5 - 1|"]);
    check(&[], "", "444|4", &["40 4 - 1", "40 4 - 0|"]);
    check(&[], "", "555|5", &["55 5 - 0"]);
    check(
        &["fourth-number=non-scoring"],
        "",
        "555|5",
        &["50 5 - 1", "50 5 - 0|"],
    );
}

#[test]
fn trains_win_and_supernova() {
    check(&[], "", "2222|2", &["200 T2 - 0"]);
    check(&[], "", "4444|4", &["400 T4 - 0"]);
    check(&[], "", "5555|5", &["500 T5 - 0"]);
    check(&[], "", "6666|6", &["Win"]);
    check(&[], "", "tttt|t", &["Supernova"]);
}

#[test]
fn the_sun_completes_no_train_unless_the_table_says_so() {
    let plain = ["40 3 10 1", "35 3 5 1", "30 3 left 1|"];
    check(&[], "", "3333|s", &plain);
    let threes = ["40 3 10 1", "35 3 5 1", "30 3 left 1|", "300 T3 train 0"];
    check(&["sun-train=threes"], "", "3333|s", &threes);
    check(
        &["sun-train=threes"],
        "",
        "4444|s",
        &["50 4 10 1", "45 4 5 1", "40 4 left 1|"],
    );
    let stars = ["70 6 10 1", "65 6 5 1", "60 6 left 1|", "0 T6 train 0"];
    check(&["sun-train=choose"], "", "6666|s", &stars);
    let tens = [
        "120 10 10 0",
        "115 10 5 0",
        "110 10 left 0|",
        "0 T10 train 0",
    ];
    check(&["sun-train=choose"], "", "tttt|s", &tens);
}

#[test]
fn the_sun_must_make_a_flash_of_one_pair() {
    check(&[], "", "6623|s", &["60 6 flash 2"]);
    check(&[], "", "66|s", &["60 6 flash 0"]);
    check(&[], "", "553t|s", &["60 5 flash 1"]);
}

#[test]
fn of_two_pairs_the_player_chooses() {
    check(&[], "", "2244|s", &["20 2 flash 2", "40 4 flash 2"]);
    check(&[], "", "55tt|s", &["70 5 flash 0", "110 10 flash 0"]);
    check(&[], "", "2255|s", &["30 2 flash 0", "50 5 flash 2"]);
}

#[test]
fn beside_three_of_a_kind_the_sun_is_free() {
    check(
        &[],
        "",
        "2226|s",
        &["30 2 10 1", "25 2 5 1", "20 2 left 1|"],
    );
    check(&[], "", "555|s", &["60 5 10 0", "55 5 5 0", "50 5 left 0|"]);
    check(
        &[],
        "",
        "5555|s",
        &["65 5 10 0", "60 5 5 0", "55 5 left 0|"],
    );
    check(
        &["fourth-number=non-scoring"],
        "",
        "5555|s",
        &["60 5 10 1", "55 5 5 1", "50 5 left 1|"],
    );
}

#[test]
fn the_sun_as_the_only_scorer_must_be_counted() {
    check(&[], "", "2346|s", &["10 - 10 4", "5 - 5 4"]);
    check(&[], "", "|s", &["10 - 10 0", "5 - 5 0"]);
    check(&[], "", "5|s", &["15 - 10 0", "10 - 5 0", "5 - left 0|"]);
}

#[test]
fn the_sun_is_never_called_a_number_that_is_being_cleared() {
    check(&[], "5", "23|s", &["10 - 10 2"]);
    check(&[], "t", "23|s", &["5 - 5 2"]);
    check(&[], "5", "t3|s", &["20 - 10 1", "10 - left 1|"]);
    check(&[], "5t", "23|s", &["Wimpout"]);
    check(&[], "5t", "2346|s", &["TrainWreck"]);
    check(&["full-house-sun=reroll"], "5t", "2346|s", &["void H7"]);
    check(
        &["full-house-sun=reroll"],
        "5t",
        "2226|s",
        &["20 2 left 1|"],
    );
    check(&["full-house-sun=reroll"], "5t", "22|s", &["20 2 flash 0"]);
}

#[test]
fn a_match_while_clearing_voids_everything_else() {
    check(&[], "4", "4", &["void W13"]);
    check(&[], "4", "tttt|4", &["void W13"]);
    check(&[], "6", "6666|6", &["void W13"]);
    check(&[], "t", "tttt|t", &["void W13"]);
    check(&[], "4", "tttt|t", &["Supernova"]);
    check(&[], "4", "6666|6", &["Win"]);
    check(&[], "4", "2222|2", &["200 T2 - 0"]);
    check(&[], "46", "55|s", &["50 5 flash 0"]);
    check(&[], "4", "23", &["Wimpout"]);
}

#[test]
fn set_aside_free_leaves_loose_numbers_to_the_player() {
    let free = ["set-aside=free"];
    check(&free, "", "5t23|2", &["15 - - 2|", "10 - - 3|", "5 - - 3|"]);
    check(&free, "", "5t", &["15 - - 0", "10 - - 1", "5 - - 1"]);
    check(&free, "", "2223|5", &["25 2 - 1", "20 2 - 1|"]);
    check(&free, "", "5|5", &["10 - - 0", "5 - - 1", "5 - - 0|"]);
    check(&free, "", "553|s", &["50 5 flash 1"]);
    check(&free, "", "555|5", &["55 5 - 0", "50 5 - 1", "50 5 - 0|"]);
    check(
        &free,
        "",
        "5|s",
        &[
            "15 - 10 0",
            "10 - 10 1",
            "10 - 5 0",
            "5 - 5 1",
            "5 - left 0|",
        ],
    );
    check(&free, "", "2222|2", &["200 T2 - 0"]);
}

#[test]
fn samplers_may_be_called() {
    check(&["sampler=classic"], "", "2346|5", &["5 - - 4", "50 S - 0"]);
    check(
        &["sampler=classic"],
        "",
        "2346|s",
        &["10 - 10 4", "5 - 5 4", "50 S - 0"],
    );
    check(
        &["sampler=classic"],
        "",
        "234t|s",
        &["20 - 10 3", "15 - 5 3", "10 - left 3|", "50 S - 0"],
    );
    check(
        &["sampler=classic"],
        "2",
        "346t|s",
        &["20 - 10 3", "15 - 5 3", "10 - left 3|"],
    );
    check(
        &["sampler=any-distinct"],
        "",
        "235t|4",
        &["15 - - 2|", "25 S - 0"],
    );
    check(&["sampler=any-distinct"], "", "2346|2", &["TrainWreck"]);
}

#[test]
fn a_full_house_makes_both_flashes() {
    check(&["full-house=double"], "", "2244|s", &["60 24 flash 0"]);
    check(&["full-house=double"], "", "55tt|s", &["150 510 flash 0"]);
    check(&["full-house=double"], "6", "2244|s", &["60 24 flash 0"]);
    check(&["full-house=double"], "2", "2244|s", &["void W13"]);
    check(&["full-house=reroll"], "2", "44", &["void H7"]);
    check(
        &["full-house=reroll"],
        "2",
        "4|s",
        &["10 - 10 1", "5 - 5 1"],
    );
}

#[test]
fn all_five_earn_insurance_only_by_the_book() {
    let issues = |setting: &str, text: &str, n: usize| {
        let rules = with(&["insurance=on", setting]);
        let Verdict::Scores(scorings) = score(&rules, &throw(text), FaceSet::NONE) else {
            return None;
        };
        scorings
            .as_slice()
            .get(n)
            .map(|scoring| rules.issues(scoring))
    };
    assert_eq!(issues("bump=off", "tt55|s", 0), Some(1));
    assert_eq!(issues("bump=off", "2222|2", 0), Some(1), "trains earn");
    assert_eq!(
        issues("sun-train=threes", "3333|s", 3),
        Some(0),
        "Sun trains do not"
    );
    assert_eq!(
        issues("sampler=classic", "2346|5", 1),
        Some(0),
        "samplers do not"
    );
    assert_eq!(
        issues("full-house=double", "2244|s", 0),
        Some(1),
        "a Full House grants one"
    );
    assert_eq!(
        issues("bump=off", "2244|s", 0),
        Some(0),
        "not all five score"
    );
    assert_eq!(issues("bump=off", "55|s", 0), Some(0), "not five cubes");
}
