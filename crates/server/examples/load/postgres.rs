//! Beside a house in a database: what the database does by itself, and a second node that half of the acts come by.

use std::process::Command;

use crate::{House, Load};

/// One row a commit, as `pgbench` does it from as many clients: the anchor for a house at the same server.
const ROW: &str =
    "\\set place random(1, 100000)\nINSERT INTO pgbench_moves VALUES (:place, 'throw');\n";

/// Says how many rows a second the server keeps by itself, if `pgbench` is here.
pub(crate) fn anchor(database: &str, load: &Load) {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("row.sql");
    std::fs::write(&script, ROW).unwrap();
    let table =
        "DROP TABLE IF EXISTS pgbench_moves; CREATE TABLE pgbench_moves (place INT, text TEXT)";
    let made = program("psql").args([database, "-q", "-c", table]).status();
    if !made.is_ok_and(|made| made.success()) {
        println!("pgbench is not measured: there is no psql, or it does not get in");
        return;
    }
    let (clients, seconds) = (load.clients.to_string(), load.seconds.to_string());
    let run = program("pgbench")
        .args([
            "-n", "-M", "prepared", "-j", "2", "-c", &clients, "-T", &seconds, "-f",
        ])
        .arg(&script)
        .arg(database)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stdout);
    let figures = said
        .lines()
        .filter(|line| line.starts_with("tps") || line.starts_with("latency average"));
    println!(
        "pgbench, a row a commit: {}",
        figures.collect::<Vec<_>>().join(", ")
    );
    let _ = program("psql")
        .args([database, "-q", "-c", "DROP TABLE pgbench_moves"])
        .status();
}

/// A program of `PostgreSQL`, wherever Debian puts it.
fn program(name: &str) -> Command {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let own = versions
        .map(|version| version.path().join("bin").join(name))
        .find(|path| path.exists());
    Command::new(own.unwrap_or_else(|| name.into()))
}

/// A second node of the same house, in a folder of its own with the same key.
pub(crate) async fn second(
    first: &std::path::Path,
    folder: &std::path::Path,
    load: &Load,
) -> House {
    std::fs::copy(first.join("house.key"), folder.join("house.key")).unwrap();
    House::start(folder, load).await
}
