//! What a house needs of its database (N24): a user who may make tables in a schema, and nothing else.

use crate::bus::{count, open};
use crate::nodes::until;
use crate::place::{Game, Place};
use crate::server::PASSWORD;

/// From now on whoever opens the house is somebody who may connect, and do what a `GRANT` says.
fn admit(place: &mut Place, user: &'static str, grant: &str) {
    let role = format!(
        "CREATE ROLE {user} LOGIN PASSWORD '{PASSWORD}' NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION"
    );
    place.sql(&role);
    place.sql(&format!("GRANT {grant} ON SCHEMA public TO {user}"));
    place.user = user;
}

#[test]
fn the_user_of_the_database_needs_to_make_tables_and_no_more() {
    let Some(mut place) = Place::new() else {
        return;
    };
    place.sql("REVOKE CREATE ON SCHEMA public FROM PUBLIC");
    admit(&mut place, "guest", "USAGE");
    let refused = place.command("migrate").output().unwrap();
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(
        said.contains("permission denied for schema public"),
        "{said}"
    );

    admit(&mut place, "maker", "USAGE, CREATE");
    let (mut nodes, doors) = open(&place);
    let [first, second] = &mut nodes;
    let mut game = Game::under_way(first);
    until(|| count(&doors[0], "nodes") == 1);
    // Hints, a table taken over, and what looks at everything.
    assert!(game.act(second));
    game.greet(second);
    first.signal("TERM");
    assert!(first.end().0.success());
    assert!(game.act(second));
    let checked = place.command("check").output();
    assert!(checked.unwrap().status.success());
    // What it owns is what docs/NODES.md names.
    let owned = "SELECT string_agg(relname, ' ' ORDER BY relname) FROM pg_class \
        WHERE relkind IN ('r', 'S') AND relowner = 'maker'::regrole";
    assert_eq!(
        place.tells(owned),
        "events keys lastlicks_format news nodes tables"
    );
}
