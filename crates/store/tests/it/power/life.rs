//! What is recorded: a house that is opened, written to and closed, or killed; and what it has acknowledged.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use futures_util::future::join_all;
use store::{Append, Kept, NewTable, Sqlite, Store};

use super::tape::{self, Deed};

/// Where the house lies that is recorded, how it is written to, and in which of its lives it is.
const FOLDER: &str = "LASTLICKS_POWER";
/// How many tables it has.
const TABLES: u64 = 5;
/// How often it is opened.
const LIVES: u64 = 4;

/// How a house is written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Opened several times, closed in good order and not.
    Lives,
    /// Once, until its write-ahead log has been carried over and begun anew.
    Large,
}

/// A folder in memory, where there is one: thousands of disks are made there.
pub(super) fn folder() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    tempfile::tempdir_in(if memory.exists() {
        memory
    } else {
        Path::new(".")
    })
    .unwrap()
}

/// What a house did in all its lives; nothing where that cannot be recorded.
pub(super) fn record(kind: Kind) -> Option<Vec<Deed>> {
    let folder = folder();
    let lives = if kind == Kind::Lives { LIVES } else { 1 };
    let mut deeds = Vec::new();
    let place = folder.path().join("house");
    std::fs::create_dir(&place).unwrap();
    for life in 0..lives {
        let recording = folder.path().join("recording");
        let run = Command::new("strace")
            .args([
                "-f",
                "-y",
                "-xx",
                "-s",
                "1000000",
                "-e",
                "signal=none",
                "--seccomp-bpf",
                "-e",
                tape::CALLS,
                "-o",
            ])
            .arg(&recording)
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "power::life::a_life", "--ignored"])
            .env(FOLDER, format!("{} {kind:?} {life}", place.display()))
            .stdout(Stdio::null())
            .status();
        if !run.is_ok_and(|run| run.success()) {
            eprintln!("left out: strace is not here, or may not look at a process");
            return None;
        }
        let recording = std::fs::read_to_string(recording).unwrap();
        deeds.extend(tape::read(&recording, place.to_str().unwrap()));
    }
    let acked = deeds.iter().filter(|deed| matches!(deed, Deed::Acked(_)));
    assert!(acked.count() > 20, "hardly anything was recorded");
    Some(deeds)
}

#[test]
#[ignore = "the process that is recorded"]
fn a_life() {
    let Ok(said) = std::env::var(FOLDER) else {
        return;
    };
    let words: Vec<&str> = said.split(' ').collect();
    let [folder, kind, life] = words[..] else {
        panic!("{said}")
    };
    let (folder, life) = (PathBuf::from(folder), life.parse().unwrap());
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap();
    let store = Sqlite::open(&folder.join("house.db")).unwrap();
    let acks = std::fs::File::options()
        .create(true)
        .append(true)
        .open(folder.join("acks"));
    let writer = Writer {
        store,
        acks: acks.unwrap(),
    };
    let writer = runtime.block_on(writer.live(kind == "Large", life));
    // Every other life ends as if it had been killed.
    if life % 2 == 1 {
        std::mem::forget(writer);
    }
}

struct Writer {
    store: Sqlite,
    acks: std::fs::File,
}

impl Writer {
    async fn live(mut self, is_large: bool, life: u64) -> Self {
        for table in 0..TABLES {
            self.open(table).await;
        }
        let rounds = if is_large { 30 } else { 12 };
        for round in 0..rounds {
            // From one act alone to as many as there are tables, in one commit.
            let tables = 0..=(life + round) % TABLES;
            join_all(tables.clone().map(|table| self.act(table, is_large))).await;
            for table in tables {
                self.told(table).await;
            }
            self.keep(life * 1000 + round).await;
        }
        self
    }

    async fn open(&mut self, table: u64) {
        if self.length(table).await > 0 {
            return;
        }
        let id = id(table);
        let events = vec![payload(&id, 1, false)];
        let new = NewTable {
            id,
            created: 0,
            meta: String::new(),
            events,
        };
        self.store.create(new).await.unwrap();
        self.told(table).await;
    }

    async fn length(&self, table: u64) -> u64 {
        self.store
            .events(&id(table), 1, 100_000)
            .await
            .unwrap()
            .len() as u64
    }

    async fn act(&self, table: u64, is_large: bool) {
        let (first, table) = (self.length(table).await + 1, id(table));
        let events = vec![payload(&table, first, is_large)];
        let append = Append {
            table,
            epoch: 1,
            first,
            events,
            at: first,
            meta: None,
        };
        self.store.append(append).await.unwrap();
    }

    async fn told(&mut self, table: u64) {
        let length = self.length(table).await;
        self.acks
            .write_all(format!("{} {length}\n", id(table)).as_bytes())
            .unwrap();
    }

    async fn keep(&mut self, number: u64) {
        let key = format!("key {number}");
        let kept = Kept {
            owner: "ann".to_owned(),
            value: key.clone(),
        };
        self.store.keep("seat", &key, kept).await.unwrap();
        self.acks.write_all(format!("{key}\n").as_bytes()).unwrap();
    }
}

fn id(table: u64) -> String {
    format!("table-{table}")
}

/// What the event of that number says: it can be told from any other.
fn payload(table: &str, number: u64, is_large: bool) -> String {
    let length = if is_large {
        250_000
    } else {
        number * 7919 % 700
    };
    format!(
        "{table} {number} {}",
        "x".repeat(usize::try_from(length).unwrap())
    )
}

/// What was acknowledged up to some moment.
#[derive(Debug, Default)]
pub(super) struct Acks {
    lengths: BTreeMap<String, u64>,
    keys: Vec<String>,
}

impl Acks {
    pub(super) fn note(&mut self, line: &str) {
        match line.trim_end().split_once(' ').unwrap() {
            ("key", _) => self.keys.push(line.trim_end().to_owned()),
            (table, length) => {
                self.lengths
                    .insert(table.to_owned(), length.parse().unwrap());
            }
        }
    }

    pub(super) fn are_none(&self) -> bool {
        self.lengths.is_empty()
    }

    /// Whether all of it is in a house that was opened after the cut, and nothing that says anything else.
    pub(super) async fn stand_in(&self, store: &Sqlite) -> Result<(), String> {
        for (table, length) in &self.lengths {
            let events = store.events(table, 1, 100_000).await;
            let events = events.map_err(|why| format!("{table}: {why}"))?;
            if (events.len() as u64) < *length {
                return Err(format!("{table} has {} events of {length}", events.len()));
            }
            for (number, event) in (1..).zip(&events) {
                if !event.payload.starts_with(&format!("{table} {number} ")) {
                    return Err(format!("{table}: event {number} is another"));
                }
            }
        }
        for key in &self.keys {
            let kept = store
                .find("seat", key)
                .await
                .map_err(|why| why.to_string())?;
            if kept.is_none_or(|kept| kept.value != *key) {
                return Err(format!("{key} is lost"));
            }
        }
        Ok(())
    }
}
