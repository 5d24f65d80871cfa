//! O2: rules of a table's own ask for draws with weights before a turn; what is drawn is told, counted and wins cards.

use connexion::{Connexion, Draw, Event, Fact, Outcome};
use table::{Game, Materials, Stream, Turn, Value};

use crate::own::{facts, played, set, settled};

#[test]
fn in_a_night_of_meteors_every_word_wins_two_cards() {
    let (_, log) = played(&settled(&set(&["meteors"])), "meteors");
    let drew = facts(&log).filter_map(|fact| match fact {
        Fact::OwnRuleDrew {
            place, weight, of, ..
        } => Some((*place, *weight, *of)),
        _ => None,
    });
    let drew: Vec<_> = drew.collect();
    assert_eq!(drew.len(), 24, "before every turn");
    assert!(drew.iter().all(|one| [(1, 4, 5), (2, 1, 5)].contains(one)));
    assert!(
        drew.iter().any(|(place, ..)| *place == 2),
        "a night of meteors"
    );
    let decided = |fact: &Fact| matches!(fact, Fact::OwnRuleDecided { .. });
    assert!(
        facts(&log).any(decided),
        "its words win two cards, and it is told why"
    );
}

#[test]
fn a_draw_waits_for_luck_and_nothing_is_drawn_for_who_has_left() {
    let text = "rule: mine\ntitle: Mine\nabout: It draws.\ncounter: Drawn\n---\nfn draw(me) { [0, 2, 1] }\nfn after_draw(drawn, me) { drawn }\n";
    let rules = set(&[]).with("own/mine", Value::Word(text.to_owned()));
    let game = Connexion::settle(&rules, &Materials::default()).expect("a rule that reads");
    let names: Vec<String> = ["a", "b", "c"].map(str::to_owned).into();
    let (mut state, mut log) = (game.start(&names).expect("three seats"), Vec::new());
    let mut luck = Stream::from_seed("lots");
    let lot = Turn::Luck(Draw::Lot {
        weights: vec![0, 2, 1],
    });
    while game.turn(&state) != lot {
        let outcome = game.draw(&state, &mut luck);
        game.luck(&mut state, &outcome, &mut log);
    }
    assert_eq!(
        game.outcomes(&state),
        [(Outcome::Picked(2), 2), (Outcome::Picked(3), 1)]
    );
    let why = game
        .admit(&state, &Outcome::Picked(1))
        .expect_err("it weighs nothing");
    assert!(why.message.contains("from 1 to 3"), "{}", why.message);
    let first = begun(&log).last().copied().expect("a turn has begun");
    let next = table::Seat((first.0 + 1) % 3);
    game.leave(&mut state, next, &mut log)
        .expect("he may leave");
    game.luck(&mut state, &Outcome::Picked(3), &mut log);
    while begun(&log).len() < 3 {
        let Turn::Choice(asks) = game.turn(&state) else {
            let outcome = game.draw(&state, &mut luck);
            game.luck(&mut state, &outcome, &mut log);
            continue;
        };
        let act = asks[0].actions.last().expect("an action").clone();
        game.act(&mut state, asks[0].seat, &act, &mut log);
    }
    let drew = facts(&log).filter_map(|fact| match fact {
        Fact::OwnRuleDrew { seat, .. } => Some(*seat),
        _ => None,
    });
    assert!(drew.into_iter().all(|seat| seat != next), "he has left");
}

/// Whose turns have begun.
fn begun(log: &[Event]) -> Vec<table::Seat> {
    let begun = facts(log).filter_map(|fact| match fact {
        Fact::TurnBegun { seat, .. } => Some(*seat),
        _ => None,
    });
    begun.collect()
}
