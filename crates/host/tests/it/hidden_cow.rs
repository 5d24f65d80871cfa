//! What a seat is sent of a table of Unexploded Cow does not depend on cards it cannot see: two tables whose only
//! difference is where two unseen cards lie are told in the same bytes.

use host::{Command, Fact, Lines, Plan, Room};
use serde_json::{Value as Json, json};
use table::{Seat, Settings, Step, Value, Viewer};

use crate::kept::{Kept, plan, player, seated};

/// A table of four bots that has been played to its end.
fn played(secret: &str) -> Vec<Fact> {
    let plan = Plan {
        game: "cow".to_owned(),
        title: secret.to_owned(),
        rules: Settings::default().with("spy-glass", Value::Word("chosen".into())),
        ..plan()
    };
    let mut kept: Kept = seated(plan, &["ann"]);
    for bot in ["bea", "cy", "di"] {
        kept.does(Command::Sit(player(bot, Some("farmer"))));
    }
    kept.does(Command::Start(Seat(0)));
    while !kept.room.is_over() {
        kept.now += 10;
        if kept.room.thinking().is_some() {
            kept.does(Command::Think);
        } else {
            let actions = kept.room.view(Viewer::Seat(Seat(0))).actions();
            let action = actions[kept.facts.len() % actions.len()].clone();
            kept.does(Command::Act(host::Act {
                seat: Seat(0),
                action,
                against: None,
                client: None,
            }));
        }
    }
    kept.facts
}

/// The same facts with two cards in each other's places.
fn swapped(facts: &[Fact], one: &str, other: &str) -> Vec<Fact> {
    let swap = |fact: &Fact| match fact {
        Fact::Stepped {
            step: Step::Luck { luck },
            at,
            client,
        } => {
            let luck = match luck.as_str() {
                Some(card) if card == one => json!(other),
                Some(card) if card == other => json!(one),
                _ => luck.clone(),
            };
            let (at, client) = (*at, client.clone());
            let step = Step::Luck { luck };
            Fact::Stepped { step, at, client }
        }
        other => other.clone(),
    };
    facts.iter().map(swap).collect()
}

/// Every byte a viewer gets: the view, what can be read, the line mode with its prompt.
fn sent(room: &Room, viewer: Viewer) -> String {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let mut lines = Lines::new(seat, "reader", 78);
    let typed = [
        "look",
        "actions",
        "score",
        "who",
        "votes",
        "clock",
        "odds",
        "record",
        "history 500",
    ];
    let answers: Vec<_> = typed.map(|line| lines.enter(room, line, 0).text).into();
    let prompt = lines.prompt(room);
    json!([
        room.view(viewer),
        room.read(0, viewer).collect::<Vec<_>>(),
        lines
            .news(room)
            .into_iter()
            .map(|news| news.text)
            .collect::<Vec<_>>(),
        prompt,
        answers
    ])
    .to_string()
}

fn hand(room: &Room, seat: Seat) -> Vec<String> {
    let view = room.view(Viewer::Seat(seat)).view().unwrap();
    serde_json::from_value(view["hand"].clone()).unwrap()
}

/// Whether the viewer has come across a card so far.
fn has_met(room: &Room, viewer: Viewer, card: &str) -> bool {
    let met = json!([
        room.read(0, viewer).collect::<Vec<_>>(),
        room.view(viewer).view()
    ])
    .to_string();
    met.contains(&format!("\"{card}\""))
}

/// A card that `seat` holds or, without one, that is in the deck, and that the viewer has not come across.
fn unseen(room: &Room, seat: Option<Seat>, viewer: Viewer) -> Option<String> {
    let held: Vec<String> = (0..4).map(Seat).flat_map(|seat| hand(room, seat)).collect();
    let met = |card: &String| {
        [viewer, Viewer::Spectator]
            .into_iter()
            .any(|viewer| has_met(room, viewer, card))
    };
    let cards = match seat {
        Some(seat) => hand(room, seat),
        None => (1..=45)
            .map(|n| format!("c{n:02}"))
            .filter(|card| !held.contains(card))
            .collect(),
    };
    cards.into_iter().find(|card| !met(card))
}

#[test]
fn cards_a_seat_cannot_see_change_no_byte_sent_to_it() {
    let (mut compared, mut from_deck) = (0, 0);
    for secret in ["one", "two", "three"] {
        let facts = played(secret);
        for length in (20..facts.len()).step_by(11) {
            let room = Room::restore(facts[..length].to_vec()).unwrap();
            if room.is_over() || room.table().is_none() {
                continue;
            }
            for (viewer, holder, other) in [
                (Viewer::Seat(Seat(0)), Seat(1), Some(Seat(2))),
                (Viewer::Seat(Seat(0)), Seat(3), None),
                (Viewer::Seat(Seat(2)), Seat(3), Some(Seat(1))),
                (Viewer::Spectator, Seat(1), Some(Seat(3))),
            ] {
                let here = unseen(&room, Some(holder), viewer);
                let (Some(here), Some(there)) = (here, unseen(&room, other, viewer)) else {
                    continue;
                };
                let Ok(twin) = Room::restore(swapped(&facts[..length], &here, &there)) else {
                    continue;
                };
                assert_eq!(
                    sent(&room, viewer),
                    sent(&twin, viewer),
                    "{viewer:?} can tell {here} from {there} after {length} facts of {secret}"
                );
                let holder = Viewer::Seat(holder);
                assert_ne!(
                    sent(&room, holder),
                    sent(&twin, holder),
                    "the cards did not move"
                );
                compared += 1;
                from_deck += u32::from(other.is_none());
            }
        }
    }
    assert!(compared > 40 && from_deck > 10, "{compared} {from_deck}");
}

#[test]
fn a_seat_is_not_told_what_others_may_do() {
    let facts = played("one");
    let mut choices = 0;
    for length in (20..facts.len()).step_by(5) {
        let room = Room::restore(facts[..length].to_vec()).unwrap();
        let asked = room.asked();
        for viewer in (0..4).map(Seat).filter(|seat| !asked.contains(seat)) {
            let view = room.view(Viewer::Seat(viewer));
            let turn = view.turn().unwrap_or_default();
            assert!(view.actions().is_empty());
            if turn["kind"] == "choice" {
                assert_eq!(turn["actions"], Json::Array(Vec::new()));
                choices += 1;
            }
        }
    }
    assert!(choices > 20, "{choices}");
}
