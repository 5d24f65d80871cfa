//! What a house has kept for long costs it nothing (N19): beside a hundred thousand finished games it opens, lists, plays and
//! looks after its nodes without reading through them. Rows are counted, by the database itself, and not time.

use serde_json::json;

use crate::bus::count;
use crate::house::House;
use crate::nodes::{keeper, serve, until};
use crate::place::{Game, Place};

/// How many finished games there are, and guests.
const KEPT: u64 = 100_000;

/// How many rows of what is kept the database has read so far, one after the other or by an index. What a connection has read
/// is counted once it is closed.
fn rows_read(place: &Place) -> u64 {
    let connections = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'lastlicks'";
    until(|| place.tells(connections) == "0");
    let read = "SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) FROM pg_stat_user_tables \
        WHERE relname IN ('tables', 'events', 'keys')";
    place.tells(read).parse().unwrap()
}

#[test]
fn finished_games_slow_nothing_down() {
    let Some(place) = Place::new() else {
        return;
    };
    let mut house = House::start(&mut serve(&place, 0));
    let game = Game::under_way(&mut house);
    house.signal("TERM");
    house.end();
    let id = game.table.trim_start_matches("/tables/");
    for (rows, of) in [
        (
            "tables (id, created, closed, epoch, meta, sum, length, touched, last, head)",
            format!(
                "'old' || n, created, touched, epoch, meta, sum, length, touched, last, head FROM tables \
                 JOIN generate_series(1, {KEPT}) AS n ON id = '{id}'"
            ),
        ),
        (
            "keys (space, hash, owner, value, sum)",
            format!(
                "'guest', decode(md5(n::text) || md5(n::text), 'hex'), n::text, '', '' FROM generate_series(1, {KEPT}) AS n"
            ),
        ),
    ] {
        place.sql(&format!("INSERT INTO {rows} SELECT {of}"));
    }
    place.sql("ANALYZE");
    let before = rows_read(&place);

    let door = format!("127.0.0.1:{}", crate::server::free_port());
    let mut command = serve(&place, 0);
    command.args(["--admin", &door, "--admin-without-token"]);
    let mut house = House::start(&mut command);
    let mut other = Game::under_way(&mut house);
    assert!(game.look(&house)["length"].as_u64() > Some(0));
    other.act(&mut house);
    let (_, listed) = house.ask("GET", "/tables", "");
    assert!(!listed.contains("old1"), "{listed}");
    house.post("/tables", &json!({"game": "cow"}));
    // A second node comes and goes: what it left is looked for.
    let second = House::start(&mut serve(&place, 1));
    until(|| count(&door, "nodes") == 1);
    drop(second);
    until(|| count(&door, "nodes") == 0);
    assert!(keeper(&door, "GET", "/ready").starts_with("HTTP/1.1 200"));
    house.signal("TERM");
    house.end();
    let read = rows_read(&place) - before;
    eprintln!("{read} rows read beside {KEPT} finished games");
    assert!(read < KEPT, "{read} rows were read");
}
