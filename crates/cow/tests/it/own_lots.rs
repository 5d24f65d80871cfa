//! O2: rules of a table's own ask for draws with weights before a turn; what is drawn is told, counted and pays.

use cow::{Cow, Draw, Event, Fact, Outcome};
use table::{Game, Materials, Settings, Stream, Turn, Value};

use super::own::{facts, played, with};
use super::random::start;

#[test]
fn rain_is_drawn_before_every_turn_and_pays_at_its_end() {
    let cow = with(&["rain"]);
    let (_, log) = played(&cow, 4, "rain");
    let (mut wet, mut began) = (false, 0_u32);
    let (mut drew, mut paid) = (Vec::new(), 0);
    for fact in facts(&log) {
        match fact {
            Fact::TurnBegun { .. } => began += 1,
            Fact::OwnRuleDrew {
                place, weight, of, ..
            } => {
                assert_eq!(
                    u32::try_from(drew.len()),
                    Ok(began - 1),
                    "one for each turn, at its beginning"
                );
                assert!([(1, 3, 4), (2, 1, 4)].contains(&(*place, *weight, *of)));
                drew.push(*place);
                wet = *place == 2;
            }
            Fact::OwnRuleActed { amount, .. } => {
                assert!(wet && amount.abs() <= 50, "only a wet turn pays");
                paid += 1;
            }
            _ => {}
        }
    }
    assert!(
        drew.len() > 20 && paid > 2,
        "{} turns, {paid} paid",
        drew.len()
    );
}

#[test]
fn a_draw_waits_for_luck_and_takes_only_places_that_weigh_something() {
    let text = "rule: mine\ntitle: Mine\nabout: It draws.\ncounter: Drawn\n---\nfn draw(me) { [0, 2, 1] }\nfn after_draw(drawn, me) { drawn }\n";
    let rules = Settings::default().with("own/mine", Value::Word(text.to_owned()));
    let cow = Cow::settle(&rules, &Materials::default()).expect("a rule that reads");
    let (mut state, mut log) = (start(&cow, 3), Vec::new());
    let mut luck = Stream::from_seed("lots");
    let lot = Turn::Luck(Draw::Lot {
        weights: vec![0, 2, 1],
    });
    while cow.turn(&state) != lot {
        let outcome = cow.draw(&state, &mut luck);
        cow.luck(&mut state, &outcome, &mut log);
    }
    assert_eq!(
        cow.outcomes(&state),
        [(Outcome::Number(2), 2), (Outcome::Number(3), 1)]
    );
    let why = cow
        .admit(&state, &Outcome::Number(1))
        .expect_err("it weighs nothing");
    assert!(why.message.contains("from 1 to 3"), "{}", why.message);
    let active = seats(&log).last().copied().expect("a turn has begun");
    let why = cow
        .leave(&mut state, active, &mut log)
        .expect_err("not now");
    assert!(
        why.message.contains("something is being drawn"),
        "{}",
        why.message
    );
    cow.luck(&mut state, &Outcome::Number(3), &mut log);
    let drew = facts(&log).find_map(|fact| match fact {
        Fact::OwnRuleDrew { seat, place, .. } => Some((*seat, *place)),
        _ => None,
    });
    assert_eq!(drew, Some((active, 3)));
}

/// Whose turns have begun.
fn seats(log: &[Event]) -> Vec<table::Seat> {
    let begun = facts(log).filter_map(|fact| match fact {
        Fact::TurnBegun { seat, .. } => Some(*seat),
        _ => None,
    });
    begun.collect()
}
