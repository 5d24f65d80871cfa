//! `play` in sentences: whole games, house rules in mid-turn, leaving and coming back.

use crate::home::{Home, Player, words};

#[test]
fn a_whole_game_is_played_and_told() {
    let home = Home::new();
    let table = "play wimpout --seats you,odds,hold-25 --set goal=150 --record game.jsonl";
    let table = [&words(table)[..], &["--seed", "whole"]].concat();
    let mut ann = Player::sit(&home, &table);
    let told = ann.play_on();
    ann.succeeds();
    for part in [
        "The game begins.",
        "You throw ",
        "Odds throws ",
        "Last Licks!",
        "The game is over.",
    ] {
        assert!(told.contains(part), "`{part}` is missing in\n{told}");
    }
    assert!(told.contains("The record is in game.jsonl."), "{told}");
    let replayed = home.prints(&["replay", "game.jsonl"], "");
    assert!(
        replayed.starts_with("Cosmic Wimpout: Ann, Odds and Hold-25.\nHouse rules: goal 150.\n"),
        "{replayed}"
    );
    assert!(
        replayed.contains("Ann throws ") && replayed.contains("The game is over."),
        "{replayed}"
    );
}

/// Without a seed the luck is another each time: nothing is asked of the game but that it ends.
#[test]
fn a_game_leaves_a_record_that_holds() {
    let home = Home::new();
    let table = words("play wimpout --seats you,odds --set goal=60 --record game.jsonl");
    let mut ann = Player::sit(&home, &table);
    let told = ann.play_on();
    ann.succeeds();
    assert!(told.contains("The game is over."), "{told}");
    let verified = home.prints(&["verify", "game.jsonl"], "");
    assert!(
        verified.starts_with("The record replays: a finished game of "),
        "{verified}"
    );
    assert!(
        verified.contains("every draw follows from the secret committed to before the game"),
        "{verified}"
    );
}

#[test]
fn the_same_seed_and_the_same_answers_give_the_same_game() {
    let home = Home::new();
    let play = |seed| {
        let table = ["play", "wimpout", "--seed", seed, "--set", "goal=100"];
        let mut ann = Player::sit(&home, &table);
        let told = ann.play_on();
        ann.succeeds();
        told
    };
    assert_eq!(play("tonight"), play("tonight"));
    assert_ne!(play("tonight"), play("tomorrow"));
}

#[test]
fn two_people_at_one_keyboard_vote_a_house_rule_in_in_mid_turn() {
    let home = Home::new();
    let table = words("play wimpout --seats you:Ann,you:Bea --set starter=first --seed vote-1");
    let input = "throw\npropose goal=200\nyes\nrules goal\nquit\n";
    let told = home.prints(&table, input);
    for part in [
        "Ann: Throw all five cubes.",
        "Ann proposes: goal 200.",
        "Bea, do you agree to the proposal? yes or no (W18)",
        "All agree: goal 200.",
        "The game is kept.",
    ] {
        assert!(told.contains(part), "`{part}` is missing in\n{told}");
    }
}

#[test]
fn a_wrong_word_and_a_forbidden_act_are_answered_and_nothing_is_lost() {
    let home = Home::new();
    let table = words("play wimpout --seats you,odds --set starter=first --seed s");
    let told = home.prints(
        &table,
        "frobnicate\nthorw\nstop\npropose goal=12\npropose nothing=1\nyes\nundo\nthrow\n",
    );
    for part in [
        "frobnicate",
        "Did you mean throw?",
        "W10",
        "goal",
        "nothing",
        "You throw ",
    ] {
        assert!(told.contains(part), "`{part}` is missing in\n{told}");
    }
}

#[test]
fn a_game_that_was_left_goes_on_where_it_stood() {
    let home = Home::new();
    let seats = words("play wimpout --seats you,eager --set goal=100 --seed left");
    let mut ann = Player::sit(&home, &seats);
    ann.hear();
    ann.say("throw");
    let before = ann.hear();
    ann.say("quit");
    assert!(ann.hear().contains("The game is kept."));
    ann.succeeds();
    let mut back = Player::sit(&home, &words("play wimpout --resume --record r.jsonl"));
    let after = back.hear();
    let question = |told: &str| {
        told.trim_end_matches("> ")
            .rsplit("\n\n")
            .next()
            .unwrap()
            .to_owned()
    };
    assert_eq!(question(&before), question(&after));
    let Some(answer) = crate::home::answer(&after) else {
        panic!("nothing is asked:\n{after}");
    };
    back.say(&answer);
    assert!(back.play_on().contains("The game is over."));
    back.succeeds();
    assert!(
        home.complains(&["play", "wimpout", "--resume"])
            .contains("no game of wimpout is waiting")
    );
}

#[test]
fn a_game_that_cannot_begin_leaves_the_one_that_waits() {
    let home = Home::new();
    let table = words("play cow --seats you,farmer,farmer --seed waits");
    home.prints(&table, "quit\n");
    let dear = "play cow --seats you,farmer,farmer,farmer,farmer --set ante=150";
    assert!(home.complains(&words(dear)).contains("R7"));
    let told = home.prints(&words("play cow --resume"), "score\nquit\n");
    assert!(
        told.contains("Farmer 2") && !told.contains("Farmer 3"),
        "{told}"
    );
}

#[test]
fn a_curtain_falls_between_two_hands_at_one_keyboard() {
    let home = Home::new();
    let table = words("play cow --seats you:Ann,you:Bea,random --set starter=first --seed curtain");
    let told = home.prints(&table, "\nBea: look\nlook\nend\n\nlook\nquit\n");
    let (ann, bea) = told
        .split_once("Pass the keyboard to Bea, then press Enter.")
        .unwrap();
    assert!(
        ann.starts_with("The luck") || ann.contains("Pass the keyboard to Ann"),
        "{told}"
    );
    assert!(ann.contains("only whoever is to act may look"), "{told}");
    let hand = |told: &str| {
        told.split("Your hand: ")
            .nth(1)
            .unwrap()
            .split("\n\n")
            .next()
            .unwrap()
            .to_owned()
    };
    assert_ne!(hand(ann), hand(bea));
    let dealt = ann.split_once("Pass the keyboard to Ann").unwrap().0;
    assert!(!dealt.contains("You draw"), "{told}");
}
