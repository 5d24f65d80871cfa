//! The key by which nodes know each other is changed while people play (N24): two real nodes, and a third one that has kept the
//! old key.

use std::fs;

use crate::bus::{count, open};
use crate::house::House;
use crate::nodes::{keeper, serve};
use crate::place::{Game, Place};

/// Gives a node its keys; what its keeper's door says to them.
fn give(place: &Place, door: &str, number: usize, keys: &str) -> String {
    fs::write(place.home.file(&format!("node{number}/node.keys")), keys).unwrap();
    keeper(door, "POST", "/node-keys")
}

/// Both nodes show the table and take acts at it, whichever has it.
fn play(game: &mut Game, nodes: &mut [House; 2]) {
    for node in nodes {
        game.look(node);
        game.act(node);
    }
}

#[test]
fn the_key_between_nodes_is_changed_while_acts_go_between_them() {
    let Some(place) = Place::new() else {
        return;
    };
    let (mut nodes, doors) = open(&place);
    let mut game = Game::under_way(&mut nodes[0]);
    play(&mut game, &mut nodes);
    let new = "5e".repeat(32);
    // Both are believed everywhere before the new one signs anywhere; the old one goes when it signs nowhere.
    for keys in [
        format!("house.key\n{new}\n"),
        format!("{new}\nhouse.key\n"),
        format!("{new}\n"),
    ] {
        for (number, door) in doors.iter().enumerate() {
            let passed = count(&doors[1], "passed_total");
            let said = give(&place, door, number, &keys);
            assert!(said.starts_with("HTTP/1.1 200"), "{said}");
            // The first node may be a step ahead of the second here.
            play(&mut game, &mut nodes);
            assert!(count(&doors[1], "passed_total") > passed);
        }
    }
    // What is of no use is said, and changes nothing.
    let said = give(&place, &doors[0], 0, "5e5e\n");
    assert!(
        said.starts_with("HTTP/1.1 400") && said.contains("line 1"),
        "{said}"
    );
    play(&mut game, &mut nodes);

    // Whoever has the house key alone is not let in any more.
    let mut third = House::start(&mut serve(&place, 2));
    third.token.clone_from(&game.players[0].0);
    let (head, body) = third.ask("GET", &game.table, "");
    let is_told = head.starts_with("HTTP/1.1 503") && body.contains("overdue");
    assert!(is_told, "{head}\n{body}");
    // It has the old one for guests and luck still: the house key is the same.
    assert!(third.ask("GET", "/me", "").1.contains("Ann"));
    play(&mut game, &mut nodes);
}
