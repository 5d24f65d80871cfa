//! What the keeper does at one node holds at all (N8): a table is closed and spoken to whichever node has it. What is wrong with
//! a node is said at its door.

use serde_json::json;

use crate::bus::{count, open};
use crate::house::House;
use crate::nodes::{keeper, keeper_says, serve, until};
use crate::place::Place;

#[test]
fn the_keeper_closes_and_speaks_at_any_node() {
    let Some(place) = Place::new() else {
        return;
    };
    let (mut nodes, doors) = open(&place);
    nodes[0].token = nodes[0].guest("Ann");
    let opened = nodes[0].post("/tables", &json!({"game": "cow"}));
    let id = opened["id"].as_str().unwrap();
    let table = format!("/tables/{id}");
    until(|| doors.iter().all(|door| count(door, "nodes") == 1));
    // It is the first node's; the keeper is at the second.
    let said = keeper_says(&doors[1], "POST", "/broadcast", "We close at nine.");
    assert!(said.ends_with("\r\n\r\n1\n"), "{said}");
    let heard = || nodes[0].ask("GET", &format!("{table}/events"), "").1;
    assert!(heard().contains("We close at nine."), "{}", heard());
    let close = |id: &str| keeper_says(&doors[1], "POST", &format!("/tables/{id}/close"), "Late.");
    let said = close(id);
    assert!(said.starts_with("HTTP/1.1 204"), "{said}");
    assert!(heard().contains("Late."), "{}", heard());
    let said = close("nowhere0");
    assert!(said.starts_with("HTTP/1.1 404"), "{said}");
    // Whoever reaches the door for nodes and has no key of theirs does neither.
    let said = keeper_says(nodes[1].web(), "POST", "/node/say", "Boo.");
    assert!(said.starts_with("HTTP/1.1 404"), "{said}");
}

#[test]
fn nodes_that_have_one_address_say_so() {
    let Some(place) = Place::new() else {
        return;
    };
    let doors = [0, 1].map(|number| {
        let door = format!("127.0.0.1:{}", crate::server::free_port());
        let mut command = serve(&place, number);
        command.args(["--node-address", "house.example:4001"]);
        command.args(["--admin", &door, "--admin-without-token"]);
        (House::start(&mut command), door)
    });
    // Not at once: it could be the same node, as it was before it was killed.
    for (_, door) in &doors {
        until(|| keeper(door, "GET", "/ready").starts_with("HTTP/1.1 503"));
        let said = keeper(door, "GET", "/ready");
        assert!(said.contains("at house.example:4001 too"), "{said}");
    }
    let [(_first, door), (second, _)] = doors;
    drop(second);
    until(|| keeper(&door, "GET", "/ready").starts_with("HTTP/1.1 200"));
}

#[test]
fn what_is_no_address_of_a_node_is_refused() {
    let Some(place) = Place::new() else {
        return;
    };
    for (options, told) in [
        (
            "--node 127.0.0.1:0 --node-address http://one:4001",
            "like node-one:4001",
        ),
        ("--node one:4001", "in numbers"),
        ("--node 0.0.0.0:0", "--node-address HOST:PORT"),
        ("--node-address one:4001", "--node <ADDRESS>"),
    ] {
        let line = format!("serve --bind 127.0.0.1:0 --no-telnet --data one {options}");
        let output = place.command(&line).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(told), "{said}");
    }
}
