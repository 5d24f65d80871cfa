//! A node that is emptied (N6, N9): nobody misses its tables, those at which somebody is and those at which nobody was, new ones
//! are opened elsewhere, and the last node keeps all.

use std::time::Instant;

use serde_json::json;

use crate::bus::count;
use crate::house::House;
use crate::nodes::{keeper, play, serve, until, verify};
use crate::place::{Game, Place};

/// A node with its keeper's door, and with more options.
fn node(place: &Place, number: usize, more: &[&str]) -> (House, String) {
    let door = format!("127.0.0.1:{}", crate::server::free_port());
    let mut command = serve(place, number);
    command.args(["--admin", &door, "--admin-without-token"]);
    (House::start(command.args(more)), door)
}

/// Waits until the nodes of these doors know of so many others.
fn until_known(doors: &[&String], others: u64) {
    until(|| doors.iter().all(|door| count(door, "nodes") == others));
}

fn drain(door: &str) {
    assert!(keeper(door, "POST", "/drain").starts_with("HTTP/1.1 204"));
}

#[test]
fn a_node_that_is_drained_gives_its_tables_away_while_people_play() {
    let Some(place) = Place::new() else {
        return;
    };
    let door = format!("127.0.0.1:{}", crate::server::free_port());
    let mut first = serve(&place, 0);
    first.args(["--admin", &door, "--admin-without-token"]);
    let mut nodes = vec![House::start(&mut first)];
    let mut game = Game::under_way(&mut nodes[0]);
    nodes.push(House::start(&mut serve(&place, 1)));
    until(|| keeper(&door, "GET", "/metrics").contains("lastlicks_nodes 1"));
    let start = Instant::now();
    assert!(keeper(&door, "POST", "/drain").starts_with("HTTP/1.1 204"));
    // At the node that has given it away, as before.
    assert!(game.act(&mut nodes[0]));
    eprintln!("drained and played on after {:?}", start.elapsed());
    assert!(keeper(&door, "GET", "/ready").starts_with("HTTP/1.1 503"));
    let counted = keeper(&door, "GET", "/metrics");
    assert!(counted.contains("lastlicks_given_total 1"), "{counted}");
    play(&mut game, &mut nodes, 6);
    // Nobody is without a table when it ends at last; nothing was taken over from a node that is gone.
    drop(nodes.remove(0));
    while play(&mut game, &mut nodes, 100) == 100 {}
    verify(&place, &game, &nodes[0]);
}

#[test]
fn a_table_at_which_nobody_was_is_found_when_its_node_is_drained() {
    let Some(place) = Place::new() else {
        return;
    };
    // Tables leave its memory soon where there are more than one, but for the first, which came when there was none.
    let (mut first, door) = node(&place, 0, &["--tables-in-memory", "1"]);
    first.token = first.guest("Ann");
    let opened = [(); 3].map(|()| {
        let opened = first.post("/tables", &json!({"game": "cow"}));
        format!("/tables/{}", opened["id"].as_str().unwrap())
    });
    until(|| count(&door, "tables_in_memory") == 1);
    let (second, other) = node(&place, 1, &[]);
    until_known(&[&door, &other], 1);
    drain(&door);
    // At the one that has them, and at the other.
    for (node, table) in [&first, &second].iter().zip(&opened[1..]) {
        let (head, body) = node.ask("GET", table, "");
        assert!(head.starts_with("HTTP/1.1 200"), "{head}\n{body}");
    }
}

#[test]
fn new_tables_go_to_no_node_that_is_drained() {
    let Some(place) = Place::new() else {
        return;
    };
    let (mut first, door) = node(&place, 0, &["--tables-per-guest", "1000"]);
    first.token = first.guest("Ann");
    let open = || first.post("/tables", &json!({"game": "cow"}));
    // So much to do that another node takes the next one.
    for _ in 0..9 {
        open();
    }
    let (_second, other) = node(&place, 1, &["--tables-per-guest", "1000"]);
    until_known(&[&door, &other], 1);
    drain(&other);
    // Whether the second is asked; every table is opened all the same.
    let is_asked = || {
        let before = count(&door, "passed_total");
        open();
        count(&door, "passed_total") > before
    };
    is_asked();
    until(|| !is_asked());
    assert!(keeper(&other, "DELETE", "/drain").starts_with("HTTP/1.1 204"));
    until(is_asked);
}

#[test]
fn the_last_node_that_is_drained_keeps_its_tables() {
    let Some(place) = Place::new() else {
        return;
    };
    let (first, door) = node(&place, 0, &[]);
    let (second, other) = node(&place, 1, &[]);
    let mut nodes = [first, second];
    let mut game = Game::under_way(&mut nodes[0]);
    until_known(&[&door, &other], 1);
    // Both at once: neither has heard of the other yet.
    drain(&door);
    drain(&other);
    assert_eq!(play(&mut game, &mut nodes, 6), 6);
}
