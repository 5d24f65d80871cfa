//! The floors of the house: a crate uses only lower floors. The floors here are those of
//! ARCHITECTURE.md; a new edge between two rooms is a visible change of this file or a fault.

use super::{Finding, text};
use crate::tree::{Edge, Tree};

/// A crate under `crates/`, by its folder.
struct Room {
    name: &'static str,
    floor: u8,
    /// Rooms of its own floor that it may use all the same.
    also: &'static [&'static str],
    /// Rooms below that it must not know.
    never: &'static [&'static str],
}

const fn room(name: &'static str, floor: u8) -> Room {
    Room {
        name,
        floor,
        also: &[],
        never: &[],
    }
}

const ROOMS: [Room; 17] = [
    room("own", 0),
    room("nodes", 0),
    room("table", 0),
    room("english", 0),
    room("sweep", 0),
    room("wimpout", 1),
    room("connexion", 1),
    room("cow", 1),
    room("solve", 2),
    Room {
        also: &["solve"],
        ..room("arena", 2)
    },
    room("speech", 2),
    Room {
        also: &["speech"],
        ..room("screen", 2)
    },
    room("host", 3),
    Room {
        also: &["host"],
        never: &["solve", "store"],
        ..room("pages", 3)
    },
    Room {
        never: &[
            "wimpout",
            "connexion",
            "cow",
            "solve",
            "arena",
            "speech",
            "screen",
        ],
        ..room("store", 3)
    },
    Room {
        never: &["wimpout", "connexion", "cow"],
        ..room("server", 4)
    },
    Room {
        also: &["server"],
        ..room("cli", 4)
    },
];

/// Where people read of the floors.
const PAGE: &str = "ARCHITECTURE.md";

/// The games, which `table` may not use even in its tests.
const GAMES_FLOOR: u8 = 1;

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let unknown = folders(tree)
        .filter(|folder| find(folder).is_none())
        .map(|folder| {
            format!("crates/{folder} has no floor: give it one in xtask/src/tidy/floors.rs")
        });
    let edges = tree.edges.iter().filter_map(complaint);
    let page = text(tree, PAGE);
    let untold = ROOMS
        .iter()
        .filter(|room| !page.is_empty() && !tells(page, room));
    let untold =
        untold.map(|room| format!("{PAGE} has no `{}` on floor {}", room.name, room.floor));
    let all = unknown.chain(edges).chain(untold);
    all.map(Finding::Fault).collect()
}

/// Whether a row of the page's table has the room on its floor.
fn tells(page: &str, room: &Room) -> bool {
    let row = format!("| {} |", room.floor);
    let rows = page.lines().filter_map(|line| line.strip_prefix(&row));
    let mut cells = rows.filter_map(|row| row.split('|').next());
    cells.any(|names| names.contains(&format!("`{}`", room.name)))
}

/// The folders under `crates/` that hold a crate.
fn folders(tree: &Tree) -> impl Iterator<Item = &str> {
    let crates = tree
        .files
        .keys()
        .filter_map(|path| path.strip_prefix("crates/"));
    let folders = crates.filter_map(|path| path.strip_suffix("/Cargo.toml"));
    folders.filter(|folder| !folder.contains('/'))
}

fn find(name: &str) -> Option<&'static Room> {
    ROOMS.iter().find(|room| room.name == name)
}

/// Why an edge is not allowed, if it is not.
fn complaint(edge: &Edge) -> Option<String> {
    let Edge { from, to, dev } = edge;
    let upper = find(from)?;
    let Some(lower) = find(to) else {
        return Some(format!("{from} uses {to}, which is no room of the house"));
    };
    if *dev {
        let forbidden = upper.name == "table" && lower.floor == GAMES_FLOOR;
        return forbidden.then(|| format!("table's tests use {to}: table may not know any game"));
    }
    if upper.never.contains(&lower.name) {
        return Some(format!("{from} uses {to}, which it must not know"));
    }
    let allowed = lower.floor < upper.floor || upper.also.contains(&lower.name);
    (!allowed).then(|| {
        let (low, high) = (lower.floor, upper.floor);
        format!("{from} (floor {high}) uses {to} (floor {low}): only lower floors may be used")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(from: &str, to: &str, dev: bool) -> usize {
        let mut tree = Tree::of(&[("crates/table/Cargo.toml", "")]);
        tree.edges.push(Edge {
            from: from.into(),
            to: to.into(),
            dev,
        });
        check(&tree).len()
    }

    #[test]
    fn lower_floors_may_be_used() {
        for (from, to) in [
            ("wimpout", "table"),
            ("server", "screen"),
            ("cli", "server"),
        ] {
            assert_eq!(complaints(from, to, false), 0, "{from} -> {to}");
        }
    }

    #[test]
    fn no_other_floor_may_be_used() {
        let edges = [
            ("table", "wimpout"),
            ("wimpout", "cow"),
            ("solve", "arena"),
            ("screen", "host"),
            ("store", "host"),
            ("store", "wimpout"),
            ("server", "wimpout"),
            ("server", "cli"),
            ("host", "xtask"),
        ];
        for (from, to) in edges {
            assert_eq!(complaints(from, to, false), 1, "{from} -> {to}");
        }
    }

    #[test]
    fn tests_may_use_any_room_but_table_no_game() {
        assert_eq!(complaints("arena", "solve", true), 0);
        assert_eq!(complaints("table", "cow", true), 1);
    }

    #[test]
    fn a_crate_without_a_floor_is_a_fault() {
        let tool = ("crates/cow/data/tool/Cargo.toml", "");
        let tree = Tree::of(&[("crates/cellar/Cargo.toml", ""), tool]);
        assert_eq!(check(&tree).len(), 1);
    }
    #[test]
    fn a_room_that_the_page_has_on_no_floor_or_another_is_a_fault() {
        let rows = ROOMS.map(|room| format!("| {} | `{}` | it |\n", room.floor, room.name));
        let page = rows.concat();
        assert_eq!(check(&Tree::of(&[(PAGE, &page)])), []);
        let moved = page.replace("| 3 | `host`", "| 2 | `host`");
        assert_eq!(check(&Tree::of(&[(PAGE, &moved)])).len(), 1);
    }
}
