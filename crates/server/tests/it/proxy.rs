//! The house behind a real nginx with the configuration of docs/nginx.conf: visitors are counted by their own address,
//! not by the proxy's. Where nginx is not installed, or too few files may be open, nothing is tested.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::json;
use server::{Config, Limits, Running};
use tokio::net::TcpListener;

use crate::client::Client;

/// How many streams are open at once: twice that many connections here, and twice in nginx.
const STREAMS: usize = 2000;
/// From how many addresses they come.
const VISITORS: u8 = 8;
/// How many streams one visitor may have open.
const MOST: usize = 300;

/// A proxy that is killed when it is let go.
struct Nginx {
    process: Child,
    door: SocketAddr,
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Nginx {
    /// Starts nginx in a folder, in front of a house.
    async fn start(folder: &Path, house: SocketAddr) -> Self {
        // At an address that nothing else uses, so that nobody takes the port before nginx does.
        let free = TcpListener::bind("127.0.0.66:0").await.unwrap();
        let door = free.local_addr().unwrap();
        drop(free);
        let site = include_str!("../../../../docs/nginx.conf")
            .replace("listen 80;", &format!("listen {door};"))
            .replace("server 127.0.0.1:8080;", &format!("server {house};"));
        let place = folder.display();
        let temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {place}/{kind};\n"))
            .concat();
        let all = format!(
            "daemon off; master_process off; pid {place}/pid; error_log {place}/error.log;\n\
             worker_rlimit_nofile 6000; events {{ worker_connections 5000; }}\n\
             http {{ access_log off; {temp} {site} }}\n"
        );
        let path = folder.join("nginx.conf");
        std::fs::write(&path, all).unwrap();
        let process = Command::new("nginx")
            .arg("-c")
            .arg(&path)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut nginx = Self { process, door };
        while Client::connect(door).await.is_err() {
            if let Some(status) = nginx.process.try_wait().unwrap() {
                let log = std::fs::read_to_string(folder.join("error.log"));
                panic!("nginx has ended, {status}: {}", log.unwrap_or_default());
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        nginx
    }

    /// A visitor from 127.0.0.`host`.
    async fn visitor(&self, host: u8) -> Client {
        let from = IpAddr::V4(Ipv4Addr::new(127, 0, 0, host));
        Client::connect_from(from, self.door).await.unwrap()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_nginx_one_visitor_locks_out_nobody_else() {
    if let Some(why) = missing() {
        eprintln!("skipped: {why}");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::local(folder.path().join("house"));
    config.behind_proxy = Some("127.0.0.1".parse().unwrap());
    config.limits = Limits {
        connections_per_address: MOST,
        patience: Duration::from_hours(1),
        ..Limits::default()
    };
    let running = Running::start_on(config, crate::machine()).await.unwrap();
    let nginx = Nginx::start(folder.path(), running.web).await;
    let mut ann = guest(nginx.visitor(99).await, "ann").await;
    let table = open(&mut ann).await;
    let stream = format!("/t/{table}/stream");

    let mut open_streams = Vec::new();
    for number in 0..STREAMS {
        let host = 2 + u8::try_from(number % usize::from(VISITORS)).unwrap();
        open_streams.push(follow(nginx.visitor(host).await, &stream).await);
    }
    let greedy = take_all(&nginx, &stream).await;
    let theirs = STREAMS / usize::from(VISITORS);
    assert_eq!(
        greedy.len() + theirs,
        MOST,
        "counted by the visitor's address"
    );
    lie(&nginx).await;

    // Others play, and who watches sees it.
    let mut bob = guest(nginx.visitor(97).await, "bob").await;
    do_it(&mut bob, &format!("{table}/seat")).await;
    do_it(&mut ann, &format!("{table}/start")).await;
    let last = open_streams.last_mut().unwrap();
    let mut news = String::new();
    while !news.contains("bob") {
        let piece = last.chunk().await.unwrap().expect("the stream goes on");
        news.push_str(&String::from_utf8_lossy(&piece));
    }

    // What is let go of is free again.
    drop(greedy);
    let mut again = nginx.visitor(2).await;
    while again.get("/api/v1/games").await.unwrap().status == 429 {
        tokio::task::yield_now().await;
    }
}

/// Opens streams from 127.0.0.2 until that is refused.
async fn take_all(nginx: &Nginx, stream: &str) -> Vec<Client> {
    let mut taken = Vec::new();
    loop {
        let mut client = nginx.visitor(2).await;
        client.send("GET", stream, "").await.unwrap();
        let answer = client.head().await.unwrap();
        if answer.status != 200 {
            assert_eq!(answer.status, 429);
            assert!(answer.header("retry-after").is_some());
            return taken;
        }
        taken.push(client);
        assert!(taken.len() <= MOST, "nobody has stopped them");
    }
}

/// Addresses that a visitor makes up change nothing, for better or worse.
async fn lie(nginx: &Nginx) {
    for (host, forged, status) in [(2, "203.0.113.7", 429), (98, "127.0.0.2", 200)] {
        let mut liar = nginx.visitor(host).await;
        let header = format!("x-forwarded-for: {forged}\r\n");
        liar.headers.push_str(&header);
        let answer = liar.get("/api/v1/games").await.unwrap();
        assert_eq!(answer.status, status, "127.0.0.{host} says {forged}");
    }
}

/// What is not there that the test needs.
fn missing() -> Option<String> {
    let mut version = Command::new("nginx");
    if version.arg("-v").stderr(Stdio::null()).status().is_err() {
        return Some("nginx is not installed".to_owned());
    }
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let files = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"));
    let files = files.and_then(|line| line.split_whitespace().next()?.parse::<usize>().ok());
    let needed = STREAMS * 2 + 1000;
    files
        .is_none_or(|files| files < needed)
        .then(|| format!("{needed} files must be allowed to be open (ulimit -n)"))
}

async fn guest(mut client: Client, name: &str) -> Client {
    let answer = client
        .post("/api/v1/guests", &json!({"name": name}))
        .await
        .unwrap();
    client.show_token(answer.json()["token"].as_str().unwrap());
    client
}

/// Opens a table and sits down at it.
async fn open(client: &mut Client) -> String {
    let plan = json!({"game": "wimpout", "pace": 0});
    let opened = client.post("/api/v1/tables", &plan).await.unwrap().json();
    let table = opened["id"].as_str().unwrap().to_owned();
    do_it(client, &format!("{table}/seat")).await;
    table
}

/// Does something at a table that must be allowed.
async fn do_it(client: &mut Client, what: &str) {
    let path = format!("/api/v1/tables/{what}");
    let answer = client.post(&path, &json!({})).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text());
}

/// Opens a stream and reads its first event.
async fn follow(mut client: Client, path: &str) -> Client {
    client.send("GET", path, "").await.unwrap();
    let head = client.head().await.unwrap();
    assert_eq!(head.status, 200);
    assert!(client.chunk().await.unwrap().is_some());
    client
}
