//! A house in `PostgreSQL`: a real process with a server of the test's own. The house is killed, the database goes and comes
//! back; nothing that was acknowledged is lost, and the game goes on.

use std::process::Command;

use serde_json::json;

use crate::home::words;
use crate::house::House;
use crate::keep::with_table;
use crate::place::{Game, Place};
use crate::server::PASSWORD;

/// What docs/KEEPING.md tells (N23): a copy, what was written since, and the moment to go back to.
#[test]
fn a_house_is_brought_back_as_it_was_at_a_moment() {
    let Some(mut place) = Place::new() else {
        return;
    };
    place.server.back_up();
    let mut house = House::start(&mut place.serve());
    let mut game = Game::under_way(&mut house);
    let kept = game.look(&house)["length"].clone();
    place.sql("SELECT pg_create_restore_point('noon')");
    game.greet(&mut house);
    game.act(&mut house);
    assert_ne!(game.look(&house)["length"], kept);
    let put_by = || std::fs::read_dir(place.server.archive()).unwrap().count();
    let before = put_by();
    place.sql("SELECT pg_switch_wal()");
    while put_by() == before {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    drop(house);

    place.server.restore("noon");
    assert_eq!(place.says("check --database DATABASE --json").1, 0);
    let house = House::start(&mut place.serve());
    assert_eq!(game.look(&house)["length"], kept);
}

#[test]
fn a_game_outlives_its_house_and_its_database() {
    let Some(mut place) = Place::new() else {
        return;
    };
    let mut house = House::start(&mut place.serve_keeper());
    let mut game = Game::under_way(&mut house);
    let seen = game.look(&house);
    // As a power cut does.
    drop(house);
    assert!(!place.home.file("house/house.db").exists());

    let mut house = House::start(&mut place.serve_keeper());
    assert_eq!(game.look(&house)["length"], seen["length"]);
    game.greet(&mut house);
    assert_eq!(place.ready(), "200");

    place.server.down();
    let refused = game.try_act(&mut house).unwrap();
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    assert!(refused.contains("retry-after: "), "{refused}");
    assert_eq!(place.ready(), "503");
    // What is in memory is shown, as it was stored last; acts are refused without waiting.
    assert_eq!(game.look(&house)["length"], seen["length"]);
    assert!(
        game.try_act(&mut house)
            .unwrap()
            .starts_with("HTTP/1.1 503")
    );

    place.server.up();
    while place.ready() != "200" {}
    // The table is read anew in a moment, by itself.
    while game
        .try_act(&mut house)
        .is_some_and(|head| head.starts_with("HTTP/1.1 503"))
    {}
    while game.act(&mut house) {}
    let (_, record) = house.ask("GET", &format!("{}/record", game.table), "");
    std::fs::write(place.home.file("record.jsonl"), record).unwrap();
    let verdict = place.home.prints(&words("verify record.jsonl --json"), "");
    assert!(verdict.contains("\"fair\""), "{verdict}");
    let said = std::fs::read_to_string(place.home.file("log")).unwrap();
    assert!(
        said.contains("could not store") && !said.contains(PASSWORD),
        "{said}"
    );
}

/// What a command says that fails in good order.
fn complains(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let said = [output.stdout, output.stderr].concat();
    String::from_utf8(said).unwrap()
}

#[test]
fn what_is_in_the_way_is_said_and_the_password_never() {
    let Some(mut place) = Place::new() else {
        return;
    };
    let open = House::start(&mut place.serve());
    let second = complains(&mut place.serve());
    assert!(
        second.contains("is in use by another process of this house"),
        "{second}"
    );
    drop(open);

    let (shown, right) = (place.server.shown(), place.server.url());
    for (url, part) in [
        (
            place.server.url_with("wrong-secret"),
            "password authentication failed",
        ),
        (
            right.replace("/postgres", "/club"),
            "\"club\" does not exist",
        ),
        (
            right.replace("postgres:", "mysql:"),
            "its address cannot be read",
        ),
    ] {
        let mut serve = place
            .home
            .command(&words("serve --bind 127.0.0.1:0 --no-telnet --data other"));
        let said = complains(serve.env("LASTLICKS_DATABASE", url));
        assert!(said.contains(part), "{said}");
        assert!(
            !said.contains("secret") && !said.contains(PASSWORD),
            "{said}"
        );
    }
    place.server.down();
    let gone = complains(&mut place.serve());
    assert!(gone.contains(&shown) && gone.contains("refused"), "{gone}");

    let mut help = place.home.command(&["serve", "--help"]);
    let help = help.env("LASTLICKS_DATABASE", right).output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    assert!(
        help.contains("LASTLICKS_DATABASE") && !help.contains(PASSWORD),
        "{help}"
    );
}

#[test]
fn a_database_is_brought_to_the_newest_format_once() {
    let Some(place) = Place::new() else {
        return;
    };
    let says = || {
        let output = place.command("migrate").output().unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(says().ends_with("has format 2 now; it had 0.\n"));
    assert!(says().ends_with("has the newest format, 2.\n"));
}

#[test]
fn a_house_moves_into_a_database_and_back() {
    let (home, id) = with_table(false);
    let Some(place) = Place::of(home) else {
        return;
    };
    let (stored, _) = place.says("check --data house --json");
    let (copied, code) = place.says("copy --from house --to DATABASE --json");
    assert_eq!((&copied["tables"], code), (&json!(1), 0));
    for part in ["tables", "events", "keys"] {
        assert_eq!(copied[part], stored[part], "{part}");
    }
    assert_eq!(place.says("check --database DATABASE --json"), (stored, 0));
    let again = complains(&mut place.plain("copy --from house --to DATABASE"));
    assert!(again.contains("there is a house in postgres://"), "{again}");

    // With the key that is still there the house opens, and everything is as it was.
    let house = House::start(&mut place.serve());
    let open = complains(&mut place.plain("copy --from DATABASE --to back"));
    assert!(open.contains("is in use"), "{open}");
    let (_, state) = house.ask("GET", &format!("/tables/{id}"), "");
    assert!(state.contains("Friday"), "{state}");
    drop(house);

    let (back, _) = place.says("copy --from DATABASE --to back --json");
    assert_eq!(back["events"], copied["events"]);
    let (report, code) = place.says("check --data back --json");
    assert_eq!(
        (&report["ok"], &report["events"], code),
        (&json!(true), &copied["events"], 0)
    );
    let again = complains(&mut place.plain("copy --from DATABASE --to back"));
    assert!(again.contains("nothing was copied"), "{again}");
}

#[test]
fn a_house_in_a_database_is_tidied_and_its_nodes_go_on_meanwhile() {
    let (home, id) = with_table(true);
    let Some(place) = Place::of(home) else {
        return;
    };
    let tidy = "tidy --data house --older-than 0h --export records --database DATABASE --json";
    let none = complains(&mut place.plain(tidy));
    assert!(none.contains("there is no house in it"), "{none}");
    place.says("copy --from house --to DATABASE --json");
    let keyless = complains(&mut place.plain(&tidy.replace("house", "elsewhere")));
    assert!(keyless.contains("no house.key in it"), "{keyless}");

    let alone = House::start(&mut place.serve());
    let open = complains(&mut place.plain(tidy));
    assert!(open.contains("is in use"), "{open}");
    drop(alone);

    let shared = House::start(place.serve().args(["--node", "127.0.0.1:0"]));
    let (tidied, code) = place.says(tidy);
    assert_eq!(
        (&tidied["removed"], &tidied["exported"], code),
        (&json!(1), &json!(1), 0),
        "{tidied}"
    );
    let (gone, _) = shared.ask("GET", &format!("/tables/{id}"), "");
    assert!(gone.starts_with("HTTP/1.1 404"), "{gone}");
    let (verdict, _) = place.says(&format!("verify records/{id}.jsonl --json"));
    assert_eq!(verdict["verdict"], "fair", "{verdict}");
    let (report, _) = place.says("check --database DATABASE --json");
    assert_eq!(
        (&report["ok"], &report["tables"]),
        (&json!(true), &json!(0))
    );
}

#[test]
fn what_was_changed_in_a_database_is_named_and_not_copied() {
    let (home, id) = with_table(false);
    let Some(place) = Place::of(home) else {
        return;
    };
    for line in [
        "check --database DATABASE",
        "copy --from DATABASE --to back",
    ] {
        let none = complains(&mut place.plain(line));
        assert!(none.contains("there is no house in it"), "{none}");
    }
    // Nothing is made in a database that is somebody else's.
    let made = "SELECT count(*) FROM pg_class WHERE relname = 'events'";
    assert_eq!(place.tells(made), "0");
    place.says("copy --from house --to DATABASE --json");
    for (change, what, event) in [
        (
            "UPDATE events SET payload = '[]' WHERE seq = 2",
            "changed",
            2,
        ),
        ("DELETE FROM events WHERE seq = 2", "missing", 2),
    ] {
        place.sql(change);
        let (report, code) = place.says("check --database DATABASE --json");
        assert_eq!((&report["ok"], code), (&json!(false), 1));
        let found = &report["found"][0];
        assert_eq!(
            (&found["table"], &found["event"]),
            (&json!(id), &json!(event))
        );
        assert_eq!(found["what"], what);
    }
    let refused = complains(&mut place.plain("copy --from DATABASE --to back"));
    assert!(
        refused.contains(&id) && refused.contains("damaged"),
        "{refused}"
    );
    // What could not be copied whole leaves nothing that would open as an empty house.
    assert!(!place.home.file("back").join("house.db").exists());
    place.sql("DELETE FROM tables");
    let (report, _) = place.says("check --database DATABASE --json");
    assert_eq!(report["found"][0]["what"], "foreign");
}

/// A database takes no text with this letter: who asks for something that is called so is told that there is nothing, and the
/// house is in no trouble.
#[test]
fn nothing_is_called_by_what_a_database_cannot_hold() {
    let Some(place) = Place::new() else {
        return;
    };
    let house = House::start(&mut place.serve());
    for path in ["/tables/a%00b", "/tables/a%00b/events", "/circles/a%00b"] {
        let (head, body) = house.ask("GET", path, "");
        assert!(head.starts_with("HTTP/1.1 404"), "{path}: {head}\n{body}");
    }
}
