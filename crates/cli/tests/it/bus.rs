//! What carries hints between nodes (N7): real processes, and a NATS of the test's own that is killed, comes back, or was
//! never there.

use std::fs;
use std::time::Instant;

use serde_json::json;

use crate::home::words;
use crate::house::House;
use crate::nats::{Nats, PASSWORD};
use crate::nodes::{keeper, serve, until};
use crate::place::{Game, Place};

/// Two nodes with their keepers' doors.
pub(crate) fn open(place: &Place) -> ([House; 2], [String; 2]) {
    let doors = [(); 2].map(|()| format!("127.0.0.1:{}", crate::server::free_port()));
    let node = |number: usize| {
        let mut command = serve(place, number);
        command.args(["--admin", &doors[number], "--admin-without-token"]);
        House::start(&mut command)
    };
    ([node(0), node(1)], doors)
}

/// What a node has counted.
pub(crate) fn count(door: &str, what: &str) -> u64 {
    let counted = keeper(door, "GET", "/metrics");
    let mut lines = counted.lines();
    let line = lines.find_map(|line| line.strip_prefix(&format!("lastlicks_{what} ")));
    line.unwrap_or_else(|| panic!("{what} in {counted}"))
        .parse()
        .unwrap()
}

/// Changes a name, a list of tables and who may come in at the first node, until the second knows all of it.
fn change(nodes: &mut [House; 2], doors: &[String; 2], title: &str) {
    let token = nodes[0].guest(title);
    let eve = nodes[0].guest("Eve");
    for node in &mut *nodes {
        node.token.clone_from(&eve);
    }
    let (_, me) = nodes[1].ask("GET", "/me", "");
    let me: serde_json::Value = serde_json::from_str(&me).unwrap();
    for node in &mut *nodes {
        node.token.clone_from(&token);
    }
    nodes[0].post("/tables", &json!({"game": "cow", "title": title}));
    until(|| nodes[1].ask("GET", "/tables", "").1.contains(title));
    // It is known there by its old name first.
    assert!(nodes[1].ask("GET", "/me", "").1.contains(title));
    nodes[0].ask("PUT", "/me", &json!({"name": "Zoe"}).to_string());
    until(|| nodes[1].ask("GET", "/me", "").1.contains("Zoe"));

    nodes[1].token = eve;
    let ban = format!("/bans/{}", me["guest"].as_str().unwrap());
    assert!(keeper(&doors[0], "PUT", &ban).starts_with("HTTP/1.1 204"));
    let is_out = |node: &House| node.ask("GET", "/me", "").0.starts_with("HTTP/1.1 403");
    until(|| is_out(&nodes[1]));
}

/// Until hints go from the first node to the second: one that has come up a moment ago may not hear yet.
fn until_heard(nodes: &[House; 2], doors: &[String; 2]) {
    let heard = count(&doors[1], "hints_total");
    until(|| {
        nodes[0].ask("PUT", "/me", &json!({"name": "Ann"}).to_string());
        count(&doors[1], "hints_total") > heard
    });
}

#[test]
fn what_changes_at_one_node_is_hinted_at_to_the_other() {
    for way in [|place| place, Place::with_nats] {
        let Some(place) = Place::new().map(way) else {
            return;
        };
        let (mut nodes, doors) = open(&place);
        nodes[0].token = nodes[0].guest("Ann");
        until_heard(&nodes, &doors);
        change(&mut nodes, &doors, "Friday");
        assert_eq!(count(&doors[0], "bus_away"), 0);
        assert!(count(&doors[0], "hints_sent_total") > 0);
        assert_eq!(count(&doors[0], "hints_lost_total"), 0);
        assert_eq!(count(&doors[0], "hints_total"), 0, "one's own hints");
    }
}

#[test]
fn a_flood_of_hints_is_a_bounded_number_of_looks() {
    let Some(place) = Place::new() else {
        return;
    };
    let (_nodes, doors) = open(&place);
    let (start, before) = (Instant::now(), count(&doors[1], "hints_total"));
    place.sql(
        "DO $$ BEGIN FOR n IN 1..1000 LOOP PERFORM pg_notify('lastlicks', n::text); COMMIT; \
         PERFORM pg_sleep(0.002); END LOOP; END $$",
    );
    let looks = count(&doors[1], "hints_total") - before;
    // Each is followed by a pause of 50 ms, however fast the database is.
    let most = start.elapsed().as_millis() / 50 + 1;
    assert!(looks > 0 && u128::from(looks) <= most, "{looks} of {most}");
}

#[test]
fn a_house_opens_and_goes_on_without_its_nats_and_hears_when_it_is_there() {
    let (Some(mut place), Some(nats)) = (Place::new(), Nats::down_at_first()) else {
        return;
    };
    if !cfg!(feature = "nats") {
        return;
    }
    place.nats = Some(nats);
    let (mut nodes, doors) = open(&place);
    let all = |wanted: u64| doors.iter().all(|door| count(door, "bus_away") == wanted);
    until(|| all(1));
    change(&mut nodes, &doors, "Friday");
    assert!(count(&doors[0], "hints_lost_total") > 0);

    place.nats.as_mut().unwrap().up();
    until(|| all(0));
    until_heard(&nodes, &doors);
    let mut game = Game::under_way(&mut nodes[0]);
    // Killed in the middle of a game, which does not feel it.
    place.nats.as_mut().unwrap().down();
    assert!(game.act(&mut nodes[1]) && game.act(&mut nodes[0]));
    until(|| all(1));
    change(&mut nodes, &doors, "Saturday");
    assert!(game.act(&mut nodes[1]) && game.act(&mut nodes[0]));
    place.nats.as_mut().unwrap().up();
    until(|| all(0));
    until_heard(&nodes, &doors);

    let said = fs::read_to_string(place.home.file("log0")).unwrap();
    let times = |what: &str| said.matches(what).count();
    assert_eq!(times("hints between nodes go nowhere"), 2, "{said}");
    assert_eq!(times("hints between nodes go again"), 2, "{said}");
    assert!(!said.contains("hush") && !said.contains(PASSWORD), "{said}");
}

#[test]
fn what_is_wrong_with_a_bus_is_said_and_the_password_never() {
    let Some(place) = Place::new() else {
        return;
    };
    let refused = |line: &str, bus: &str| {
        let mut command = place.command(&format!("serve --bind 127.0.0.1:0 --no-telnet {line}"));
        let output = command.env("LASTLICKS_BUS", bus).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
        assert!(!said.contains("hush"), "{said}");
        said
    };
    let said = refused("--data alone", "nats://ann:hush@host");
    assert!(said.contains("--node"), "{said}");
    let said = refused("--data one --node 127.0.0.1:0", "mail://ann:hush@host");
    let told = if cfg!(feature = "nats") {
        "nats://USER"
    } else {
        "without NATS"
    };
    assert!(said.contains(told), "{said}");

    let mut help = place.home.command(&words("serve --help"));
    let help = help
        .env("LASTLICKS_BUS", "nats://ann:hush@host")
        .output()
        .unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    assert!(
        help.contains("LASTLICKS_BUS") && !help.contains("hush"),
        "{help}"
    );
}
