//! The real process of a house is told to stop, with bots that think for a minute, streams that stay open and a request
//! that never ends.

use std::io::Read as _;

use serde_json::json;

use crate::home::Home;
use crate::house::{BOUND, House};

#[test]
fn a_house_ends_in_time_whatever_it_is_at() {
    for signal in ["TERM", "INT"] {
        let home = Home::new();
        let mut house = House::open(&home);
        let tables: Vec<_> = (0..4).map(|_| house.table_of_bots()).collect();
        let _streams: Vec<_> = tables.iter().map(|table| house.watch(table)).collect();
        let _unfinished = house.send("POST", "/tables", "{", 100);
        let said = json!({"text": "Good night."});
        house.post(&format!("{}/chat", tables[0]), &said);
        house.signal(signal);
        let (status, took) = house.end();
        assert!(took < BOUND, "SIG{signal}: it took {took:?}");
        assert!(status.success(), "SIG{signal}: {status}");

        let again = House::open(&home);
        let mut events = String::new();
        let mut answer = again.send("GET", &format!("{}/events", tables[0]), "", 0);
        answer.read_to_string(&mut events).unwrap();
        assert!(
            events.contains("Good night."),
            "it was acknowledged: {events}"
        );
    }
}

#[test]
fn a_house_that_is_told_twice_ends_at_once() {
    let home = Home::new();
    let mut house = House::open(&home);
    let table = house.table_of_bots();
    let _stream = house.watch(&table);
    let _unfinished = house.send("POST", "/tables", "{", 100);
    let second = house.aim("INT");
    house.signal("INT");
    house.hears();
    second.fire();
    let (status, took) = house.end();
    assert_eq!(status.code(), Some(130), "after {took:?}");
}
