//! The disk is full: reads go on, acts are refused with 507, readiness says it, the house can be started; and once
//! there is room again the act that was refused is done. On a disk of 3 MB in memory, in name spaces of its own.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::client::Client;
use crate::kill::{Doors, Victim};

/// What gives a command name spaces of its own; all that it starts ends with it.
const APART: [&str; 6] = [
    "unshare",
    "--map-root-user",
    "--mount",
    "--pid",
    "--fork",
    "--kill-child",
];
/// Mounts a small disk at the house's folder and starts the house on it, again whenever it ends.
const SMALL: &str =
    r#"mount -t tmpfs -o size=3m tmpfs "$LASTLICKS_CRASH_FOLDER" && while :; do "$@"; done"#;

/// Whether this machine lets us; says so where it does not.
fn may_mount() -> bool {
    let mut command = Command::new(APART[0]);
    command
        .args(&APART[1..])
        .args(["mount", "-t", "tmpfs", "tmpfs", "/mnt"]);
    let may = command
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if !may {
        eprintln!("skipped: no disk can be mounted here (unshare, user name spaces)");
    }
    may
}

/// The process that `parent` started last.
fn child(parent: u32) -> u32 {
    let children = fs::read_to_string(format!("/proc/{parent}/task/{parent}/children")).unwrap();
    children.split_whitespace().last().unwrap().parse().unwrap()
}

/// Takes all the room there is on the disk of the house `id`, and says where.
fn fill(id: u32, folder: &Path) -> PathBuf {
    let inside = folder.strip_prefix("/").unwrap();
    let path = Path::new("/proc")
        .join(id.to_string())
        .join("root")
        .join(inside)
        .join("fill");
    let mut file = File::create(&path).unwrap();
    for size in [4096, 1] {
        while file.write_all(&vec![0; size]).is_ok() {}
    }
    path
}

/// Somebody who plays alone, and has done `seq` acts.
struct Player {
    client: Client,
    token: String,
    table: String,
    seq: u64,
}

impl Player {
    async fn begin(doors: Doors) -> Self {
        let mut client = Client::connect(doors.web).await.unwrap();
        let guest = client
            .post("/api/v1/guests", &json!({"name": "ann"}))
            .await
            .unwrap();
        let token = guest.json()["token"].as_str().unwrap().to_owned();
        client.show_token(&token);
        let rules = json!({"game": "wimpout", "rules": {"goal": 10_000}});
        let opened = client.post("/api/v1/tables", &rules).await.unwrap().json();
        let table = format!("/api/v1/tables/{}", opened["id"].as_str().unwrap());
        client
            .post(&format!("{table}/seat"), &json!({}))
            .await
            .unwrap();
        client
            .post(&format!("{table}/start"), &json!({}))
            .await
            .unwrap();
        Self {
            client,
            token,
            table,
            seq: 0,
        }
    }

    async fn come_back(&mut self, doors: Doors) {
        self.client = Client::connect(doors.web).await.unwrap();
        self.client.show_token(&self.token);
    }

    async fn look(&mut self) -> Value {
        let answer = self.client.get(&self.table).await.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    /// Acts, and gives the status of the answer.
    async fn act(&mut self) -> u16 {
        let state = self.look().await;
        let act = json!({"action": state["actions"][0], "seq": self.seq});
        let answer = self
            .client
            .post(&format!("{}/acts", self.table), &act)
            .await
            .unwrap();
        self.seq += u64::from(answer.status == 200);
        answer.status
    }

    /// Acts until that is refused.
    async fn act_on(&mut self) -> u16 {
        loop {
            match self.act().await {
                200 => {}
                refused => return refused,
            }
        }
    }
}

async fn ready(doors: Doors) -> u16 {
    let mut keeper = Client::connect(doors.keeper).await.unwrap();
    keeper.get("/ready").await.unwrap().status
}

#[tokio::test]
async fn a_full_disk_refuses_acts_and_nothing_else() {
    if !may_mount() {
        return;
    }
    let outside = tempfile::tempdir().unwrap();
    let (folder, told) = (outside.path().join("house"), outside.path().join("door"));
    fs::create_dir(&folder).unwrap();
    let command = APART.into_iter().chain(["sh", "-c", SMALL, "sh"]);
    let (victim, doors) = Victim::start_by(command, &folder, &told).await;
    let mut ann = Player::begin(doors).await;
    assert_eq!((ann.act().await, ready(doors).await), (200, 200));

    let shell = child(victim.id());
    fill(child(shell), &folder);
    assert_eq!(ann.act_on().await, 507);
    assert_eq!(ready(doors).await, 507);
    let before = ann.look().await;

    fs::remove_file(&told).unwrap();
    let killed = Command::new("kill")
        .args(["-KILL", &child(shell).to_string()])
        .status();
    assert!(killed.unwrap().success());
    let doors = Doors::read(&told).await;
    ann.come_back(doors).await;
    assert_eq!(
        ann.look().await,
        before,
        "all that was acknowledged is there"
    );
    assert_eq!((ann.act_on().await, ready(doors).await), (507, 507));

    let before = ann.seq;
    fs::remove_file(fill(child(shell), &folder)).unwrap();
    assert_eq!((ann.act().await, ready(doors).await), (200, 200));
    assert_eq!(ann.seq, before + 1);
}
