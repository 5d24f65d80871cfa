//! Facts as they are told, in every language.

use super::*;
use crate::Tongue;
use crate::line::Sense;

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);

/// As Bo is told it, in English and in German.
fn assert_told(fact: Fact, english: &str, german: &str) {
    let all = ["Ann", "Bo", "Cid"].map(str::to_owned);
    let names = Names::new(&all, Some(BO));
    let seen = Seen::Open(fact);
    let told = Tongue::ALL.map(|tongue| {
        let line = tell(&seen, names.in_tongue(tongue));
        line.map_or_else(String::new, |line| line.to_string())
    });
    assert_eq!(told, [english, german]);
}

fn cow(name: &str) -> Named {
    Named {
        id: "c01".parse().unwrap(),
        name: name.to_owned(),
    }
}

#[test]
fn cards_are_told() {
    let played = |seat, field| Fact::CowPlayed {
        seat,
        cow: cow("Moss"),
        field,
        end: End::Left,
        price: 150,
    };
    assert_told(
        played(ANN, ANN),
        "Ann plays Moss into their own field for $150.",
        "Ann spielt Moss auf die eigene Weide für $150.",
    );
    assert_told(
        played(BO, BO),
        "You play Moss into your field for $150.",
        "Du spielst Moss auf deine Weide für $150.",
    );
    assert_told(
        played(BO, ANN),
        "You play Moss into Ann's field for $150.",
        "Du spielst Moss auf die Weide von Ann für $150.",
    );
    assert_told(
        Fact::DroppedOut {
            seat: ANN,
            cards: vec![cow("Moss"), cow("Fern")],
            cities: Vec::new(),
        },
        "Ann drops out of the game; to the discard pile go Moss and Fern.",
        "Ann steigt aus dem Spiel aus; auf den Ablagestapel kommen Moss und Fern.",
    );
}

#[test]
fn bombs_and_money_are_told() {
    let exploded = |value| Fact::Exploded {
        cow: cow("Moss"),
        field: ANN,
        owner: BO,
        value,
        wave: 0,
    };
    assert_told(
        exploded(1200),
        "BOOM! Moss explodes, worth $1,200 to you.",
        "BUMM! Moss von dir explodiert und bringt $1.200.",
    );
    assert_told(
        exploded(-50),
        "BOOM! Moss explodes, and costs you $50.",
        "BUMM! Moss von dir explodiert und kostet $50.",
    );
    let handed_out = |each| Fact::BombsHandedOut {
        field: BO,
        wave: 0,
        each,
        cows: vec![cow("Moss")],
    };
    assert_told(
        handed_out(1),
        "Bombs for everybody in your field: Moss (R37).",
        "Bomben für alle auf deiner Weide: Moss (R37).",
    );
    assert_told(
        handed_out(2),
        "2 bombs each for everybody in your field: Moss (A11).",
        "Je 2 Bomben für alle auf deiner Weide: Moss (A11).",
    );
    assert_told(
        Fact::GameEnded {
            game: 1,
            because: Ending::Stalled,
            points: Vec::new(),
            winners: vec![ANN, BO],
        },
        "Nothing has moved for a whole round (A29). Pot and Bank go to Ann and you.",
        "Eine ganze Runde lang hat sich nichts bewegt (A29). Pott und Bank gehen an Ann und dich.",
    );
}

#[test]
fn what_rules_of_a_tables_own_count_is_told() {
    let counted = |seat| Fact::OwnRuleCounted {
        seat,
        rule: "On a roll".to_owned(),
        counter: "Streak".to_owned(),
        count: 2,
    };
    assert_told(
        counted(ANN),
        "Ann: Streak 2 (own rule “On a roll”).",
        "Ann: Strähne 2 (eigene Regel „Glückssträhne“).",
    );
    assert_told(
        counted(BO),
        "You: Streak 2 (own rule “On a roll”).",
        "Du: Strähne 2 (eigene Regel „Glückssträhne“).",
    );
    assert_told(
        Fact::OwnRuleCountedAll {
            rule: "War chest".to_owned(),
            counter: "Dollars".to_owned(),
            count: 50,
        },
        "At the table: Dollars 50 (own rule “War chest”).",
        "Am Tisch: Dollars 50 (eigene Regel „Kriegskasse“).",
    );
}

/// What has been said already, or says nothing, is not told.
#[test]
fn of_some_facts_there_is_nothing_to_say() {
    assert_told(
        Fact::TurnEnded {
            seat: ANN,
            without_roll: false,
        },
        "",
        "",
    );
    assert_told(
        Fact::CowEntered {
            cow: cow("Moss"),
            field: ANN,
            owner: ANN,
        },
        "",
        "",
    );
}

#[test]
fn a_hidden_card_is_not_named() {
    let drawn = |card| Seen::Close(Close::Drawn { seat: ANN, card });
    let names = Names::new(&[], None);
    let told = |card| tell(&drawn(card), names).unwrap();
    assert_eq!(told(None).to_string(), "seat 0 draws a card.");
    let moss = cow("Moss");
    let shown = told(Some(moss.clone()));
    assert!(
        shown
            .parts()
            .iter()
            .any(|part| part.sense == Sense::Card(moss.id))
    );
}
