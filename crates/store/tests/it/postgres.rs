//! The same in `PostgreSQL`: a server of the test's own, as an ordinary user, on a free port, in a temporary folder.
//! Where it is not installed the tests say so and are left out; CI makes sure that it is.

#![allow(clippy::print_stdout, reason = "what is left out is said")]

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use store::{Append, NewTable, Postgres, Store as _, StoreError};

/// A server that lives as long as the value.
struct Server {
    folder: tempfile::TempDir,
    programs: PathBuf,
    port: u16,
    process: Option<Child>,
}

impl Server {
    /// Nothing where `PostgreSQL` is not installed.
    fn start() -> Option<Self> {
        let Some(programs) = programs() else {
            println!("left out: there is no PostgreSQL under /usr/lib/postgresql");
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        // The server does not run as root, so the folder is for the user it runs as.
        if is_root() {
            run(Command::new("chown").arg("nobody").arg(folder.path()));
        }
        let mut server = Self {
            folder,
            programs,
            port: free_port(),
            process: None,
        };
        let mut made = server.program("initdb");
        made.args([
            "--auth=trust",
            "--username=house",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
            "-D",
        ]);
        run(made.arg(server.data()).stdout(Stdio::null()));
        server.up();
        Some(server)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A program of `PostgreSQL`, as an ordinary user.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups"]);
            command.arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path());
        command
    }

    fn up(&mut self) {
        let mut server = self.program("postgres");
        server
            .arg("-D")
            .arg(self.data())
            .args(["-p", &self.port.to_string()]);
        for setting in ["listen_addresses=127.0.0.1", "unix_socket_directories="] {
            server.args(["-c", setting]);
        }
        let log = std::fs::File::create(self.folder.path().join("log")).unwrap();
        server.stderr(log).stdout(Stdio::null());
        self.process = Some(server.spawn().unwrap());
    }

    /// Ends it as if the power had gone: it recovers from its log when it comes up again.
    fn down(&mut self) {
        let Some(mut process) = self.process.take() else {
            return;
        };
        let mut stop = self.program("pg_ctl");
        stop.args(["stop", "-s", "-m", "immediate", "-D"])
            .arg(self.data());
        let _ = stop.status();
        let _ = process.kill();
        let _ = process.wait();
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    fn url(&self) -> String {
        format!("postgres://house@127.0.0.1:{}/postgres", self.port)
    }

    /// Changes what is stored, past the house.
    fn sql(&self, sql: &str) {
        let mut psql = self.program("psql");
        psql.args(["-X", "-q", "-v", "ON_ERROR_STOP=1", "-c", sql])
            .arg(self.url());
        run(&mut psql);
    }

    /// A house in it, as soon as it takes connections.
    async fn house(&mut self) -> Postgres {
        loop {
            let ended = self
                .process
                .as_mut()
                .map(|process| process.try_wait().unwrap());
            assert_eq!(ended, Some(None), "{}", self.log());
            match Postgres::open(&self.url()).await {
                Ok(house) => return house,
                Err(StoreError::Away(_)) => tokio::time::sleep(Duration::from_millis(50)).await,
                Err(why) => panic!("{why}"),
            }
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.down();
    }
}

fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let programs = versions.flatten().map(|version| version.path().join("bin"));
    programs.filter(|bin| bin.join("postgres").exists()).max()
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0)
}

/// A port below those from which connections are made: while the server is down nobody takes it by chance.
fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let process = u16::try_from(std::process::id() % 1000).unwrap();
    let mut tried = std::iter::repeat_with(|| NEXT.fetch_add(1, Ordering::Relaxed));
    let port = tried.find_map(|number| {
        let port = 20_000 + (process * 12 + number) % 12_000;
        TcpListener::bind(("127.0.0.1", port)).ok().map(|_| port)
    });
    port.unwrap()
}

fn run(command: &mut Command) {
    assert!(command.status().unwrap().success(), "{command:?}");
}

#[tokio::test]
async fn postgres_tells_the_story() {
    let Some(mut server) = Server::start() else {
        return;
    };
    crate::story::story(&server.house().await).await;
}

fn opened(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        created: 1,
        meta: "{}".to_owned(),
        events: vec!["opened".to_owned()],
    }
}

fn act(table: &str, seq: u64) -> Append {
    Append {
        table: table.to_owned(),
        epoch: 1,
        first: seq,
        events: vec![format!("{table} {seq}")],
        at: seq,
        meta: Some(format!("{{\"length\":{seq}}}")),
    }
}

/// How many acts a table has when the test is over.
const ACTS: u64 = 200;

/// Acts until there are enough of them; an act that was not acknowledged is looked for before it is done again.
async fn play(house: Postgres, table: String) -> u64 {
    let mut refused = 0;
    let mut seq = 2;
    while seq <= ACTS {
        match house.append(act(&table, seq)).await {
            Ok(()) => seq += 1,
            Err(StoreError::Away(_)) => refused += 1,
            Err(StoreError::Conflict { length, .. }) if length == seq => seq += 1,
            Err(why) => panic!("{table} {seq}: {why}"),
        }
    }
    refused
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_or_doubled_when_the_database_dies_again_and_again() {
    let Some(mut server) = Server::start() else {
        return;
    };
    let house = server.house().await;
    let tables = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let mut players = Vec::new();
    for table in tables {
        house.create(opened(table)).await.unwrap();
        players.push(tokio::spawn(play(house.clone(), table.to_owned())));
    }
    // Each time in the middle of the game, wherever that is.
    for reached in [20, 60, 100, 140] {
        while house
            .events("a", reached, 1)
            .await
            .unwrap_or_default()
            .is_empty()
        {
            tokio::task::yield_now().await;
        }
        server.down();
        server.up();
    }
    for player in players {
        player.await.unwrap();
    }
    for table in tables {
        let events = house.events(table, 1, 1000).await.unwrap();
        let told: Vec<_> = events.into_iter().map(|event| event.payload).collect();
        let acts = (2..=ACTS).map(|seq| format!("{table} {seq}"));
        let all: Vec<_> = std::iter::once("opened".to_owned()).chain(acts).collect();
        assert_eq!(told, all);
        let row = house.table(table).await.unwrap().unwrap();
        assert_eq!(row.meta, format!("{{\"length\":{ACTS}}}"));
    }
}

#[tokio::test]
async fn without_a_database_an_act_is_refused_and_then_all_is_well_by_itself() {
    let Some(mut server) = Server::start() else {
        return;
    };
    let house = server.house().await;
    house.create(opened("pig")).await.unwrap();
    server.down();
    let refused = house.append(act("pig", 2)).await;
    assert!(matches!(refused, Err(StoreError::Away(_))), "{refused:?}");
    server.up();
    while house.ready().await.is_err() {}
    house.append(act("pig", 2)).await.unwrap();
    assert_eq!(house.events("pig", 1, 9).await.unwrap().len(), 2);
}

#[tokio::test]
async fn what_was_changed_behind_the_house_is_noticed() {
    let Some(mut server) = Server::start() else {
        return;
    };
    let house = server.house().await;
    house.create(opened("pig")).await.unwrap();
    house.append(act("pig", 2)).await.unwrap();
    for (change, back) in [
        (
            "UPDATE events SET payload = 'x' WHERE seq = 2",
            "UPDATE events SET payload = 'pig 2' WHERE seq = 2",
        ),
        (
            "UPDATE tables SET meta = 'x'",
            "UPDATE tables SET meta = '{\"length\":2}'",
        ),
        (
            "UPDATE tables SET length = 1",
            "UPDATE tables SET length = 2",
        ),
    ] {
        server.sql(change);
        let (row, events) = (house.table("pig").await, house.events("pig", 1, 9).await);
        let is_damage = |why: &StoreError| matches!(why, StoreError::Damaged(_));
        assert!(
            row.as_ref().is_err_and(is_damage) || events.as_ref().is_err_and(is_damage),
            "{change}"
        );
        server.sql(back);
        assert_eq!(house.events("pig", 1, 9).await.unwrap().len(), 2);
    }
    server.sql("DELETE FROM events WHERE seq = 2");
    assert!(house.events("pig", 1, 9).await.is_err());
}
