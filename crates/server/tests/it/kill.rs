//! The house is killed at random moments under load and comes back: nothing acknowledged is lost, nothing is done
//! twice. `CRASH_CYCLES` says how often (200 in CI).

use std::ffi::{OsStr, OsString};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Running};
use table::{Record, Step};

use crate::client::Client;

/// How often unless somebody says.
const CYCLES: usize = 10;
/// How many play at the same time, each at a table of their own.
const PLAYERS: usize = 4;
/// Where the house that is to be killed lives.
const FOLDER: &str = "LASTLICKS_CRASH_FOLDER";
/// Where it says where its doors are.
const DOORS: &str = "LASTLICKS_CRASH_DOORS";

/// The house in a process of its own: this test program, started again by [`a_killed_house_loses_nothing`].
#[tokio::test]
#[ignore = "the process that the crash test kills"]
async fn house_process() {
    let Some(folder) = std::env::var_os(FOLDER) else {
        return;
    };
    let mut config = Config::local(folder.into());
    config.admin_without_token = true;
    config.limits = crate::limits();
    let running = Running::start_on(config, crate::machine()).await.unwrap();
    let told = std::env::var_os(DOORS).unwrap();
    let door = Path::new(&told).with_extension("new");
    let (telnet, keeper) = (running.telnet.unwrap(), running.admin.unwrap());
    std::fs::write(&door, format!("{} {telnet} {keeper}", running.web)).unwrap();
    std::fs::rename(door, told).unwrap();
    std::future::pending::<()>().await;
}

/// A process that is killed when it is let go.
pub(crate) struct Victim(Child);

/// Where its doors are.
#[derive(Clone, Copy)]
pub(crate) struct Doors {
    pub(crate) web: SocketAddr,
    pub(crate) telnet: SocketAddr,
    pub(crate) keeper: SocketAddr,
}

impl Doors {
    /// Waits until the house has told them in the file `told`.
    pub(crate) async fn read(told: &Path) -> Self {
        let reading = tokio::time::timeout(crate::PATIENCE, Self::wait_for(told));
        reading.await.expect("the house opens its doors")
    }

    async fn wait_for(told: &Path) -> Self {
        loop {
            if let Ok(doors) = std::fs::read_to_string(told) {
                let doors: Vec<_> = doors.split(' ').map(|door| door.parse().unwrap()).collect();
                let [web, telnet, keeper] = doors[..].try_into().unwrap();
                return Self {
                    web,
                    telnet,
                    keeper,
                };
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Victim {
    pub(crate) fn id(&self) -> u32 {
        self.0.id()
    }

    pub(crate) async fn start(folder: &Path) -> (Self, Doors) {
        let none: [&str; 0] = [];
        Self::start_by(none, folder, &folder.join("door")).await
    }

    /// As [`Victim::start`], by a command that is given the program and its arguments; the doors stand in `told`.
    pub(crate) async fn start_by(
        command: impl IntoIterator<Item = impl AsRef<OsStr>>,
        folder: &Path,
        told: &Path,
    ) -> (Self, Doors) {
        let _ = std::fs::remove_file(told);
        let (exe, mut words) = (std::env::current_exe().unwrap(), Vec::new());
        words.extend(command.into_iter().map(|word| word.as_ref().to_owned()));
        words.push(exe.into());
        words.extend(["--exact", "kill::house_process", "--ignored"].map(OsString::from));
        let child = Command::new(&words[0])
            .args(&words[1..])
            .envs([(FOLDER, folder), (DOORS, told)])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let victim = Self(child.unwrap());
        (victim, Doors::read(told).await)
    }
}

/// Somebody who plays on across crashes.
#[derive(Default)]
struct Player {
    token: String,
    table: String,
    /// The number of the act under way, and the act; it is sent again until it is answered.
    under_way: Option<Value>,
    seq: u64,
    state: Value,
    /// How many acts of all players have been answered.
    answered: Arc<AtomicU64>,
}

impl Player {
    /// Plays until the line goes down.
    async fn play(&mut self, house: SocketAddr) -> std::io::Result<()> {
        let mut client = Client::connect(house).await?;
        if self.token.is_empty() {
            let answer = client
                .post("/api/v1/guests", &json!({"name": "ann"}))
                .await?;
            answer.json()["token"]
                .as_str()
                .unwrap()
                .clone_into(&mut self.token);
        }
        client.show_token(&self.token);
        loop {
            if self.state["over"] == true {
                self.check(&mut client).await?;
                self.table.clear();
                self.state = Value::Null;
            }
            if self.table.is_empty() {
                self.sit_down(&mut client).await?;
            }
            self.act(&mut client).await?;
        }
    }

    async fn sit_down(&mut self, client: &mut Client) -> std::io::Result<()> {
        let opened = client
            .post("/api/v1/tables", &json!({"game": "wimpout"}))
            .await?
            .json();
        let table = opened["id"].as_str().unwrap().to_owned();
        client
            .post(&format!("/api/v1/tables/{table}/seat"), &json!({}))
            .await?;
        self.state = client
            .post(&format!("/api/v1/tables/{table}/start"), &json!({}))
            .await?
            .json();
        (self.table, self.seq) = (table, 0);
        Ok(())
    }

    async fn act(&mut self, client: &mut Client) -> std::io::Result<()> {
        if self.under_way.is_none() {
            let action = self.state["actions"].as_array().unwrap().last().unwrap();
            self.under_way = Some(json!({"action": action, "seq": self.seq}));
        }
        let act = self.under_way.as_ref().unwrap();
        let answer = client
            .post(&format!("/api/v1/tables/{}/acts", self.table), act)
            .await?;
        assert_eq!(answer.status, 200, "{}", answer.text());
        self.state = answer.json();
        self.under_way = None;
        self.seq += 1;
        self.answered.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// Every act that was answered stands in the record, once.
    async fn check(&self, client: &mut Client) -> std::io::Result<()> {
        let record = client
            .get(&format!("/api/v1/tables/{}/record", self.table))
            .await?;
        assert_eq!(record.status, 200, "{}", record.text());
        let record = Record::parse(&record.text()).unwrap();
        let acts = record
            .steps
            .iter()
            .filter(|step| matches!(step, Step::Act { .. }));
        let acts = acts.count() as u64;
        let doubtful = u64::from(self.under_way.is_some());
        assert!(
            (self.seq..=self.seq + doubtful).contains(&acts),
            "{acts} acts, {} answered",
            self.seq
        );
        assert!(host::replay(&record).is_ok());
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_house_loses_nothing() {
    let cycles = std::env::var("CRASH_CYCLES")
        .ok()
        .and_then(|text| text.parse().ok());
    let folder = tempfile::tempdir().unwrap();
    let answered = Arc::new(AtomicU64::new(0));
    let players = (0..PLAYERS).map(|_| Player {
        answered: Arc::clone(&answered),
        ..Player::default()
    });
    let mut players: Vec<_> = players.collect();
    for cycle in 0..cycles.unwrap_or(CYCLES) {
        let (victim, doors) = Victim::start(folder.path()).await;
        let house = doors.web;
        for player in players.iter().filter(|player| !player.table.is_empty()) {
            player
                .check(&mut Client::connect(house).await.unwrap())
                .await
                .unwrap();
        }
        let tasks: Vec<_> = players
            .drain(..)
            .map(|mut player| {
                tokio::spawn(async move {
                    let _ = player.play(house).await;
                    player
                })
            })
            .collect();
        // Some have acts under way, others open tables.
        let moment = answered.load(Ordering::Relaxed) + cycle as u64 * 37 % 120;
        let come = async {
            while answered.load(Ordering::Relaxed) < moment {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        let come = tokio::time::timeout(crate::PATIENCE, come).await;
        drop(victim);
        for task in tasks {
            players.push(task.await.unwrap());
        }
        come.expect("somebody gets to act");
    }
}
