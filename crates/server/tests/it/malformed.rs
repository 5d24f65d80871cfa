//! What is malformed, slow or too much, through every door: nothing panics, no table gets stuck, memory stays bounded
//! (P24). docs/HARDENING.md says what was tried by hand besides.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};
use server::Limits;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::House;
use crate::client::Client;
use crate::kill::Victim;

/// A source of bytes that is the same in every run (xorshift).
struct Noise(u64);

impl Noise {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound as u64).unwrap()
    }

    /// The bytes with a few of them changed, doubled, or cut off.
    fn spoil(&mut self, good: &[u8]) -> Vec<u8> {
        let mut bytes = good.to_vec();
        for _ in 0..=self.below(4) {
            let at = self.below(bytes.len().max(1));
            match self.below(4) {
                0 => bytes.truncate(at),
                1 => bytes.insert(at.min(bytes.len()), self.next().to_le_bytes()[0]),
                2 => bytes.extend_from_within(..at.min(bytes.len())),
                _ => {
                    if let Some(byte) = bytes.get_mut(at) {
                        *byte = self.next().to_le_bytes()[0];
                    }
                }
            }
        }
        bytes
    }
}

/// Sends bytes, says nothing more, and reads until the house hangs up.
async fn throw_at(door: SocketAddr, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(door).await.unwrap();
    let _ = stream.write_all(bytes).await;
    let _ = stream.shutdown().await;
    let mut heard = Vec::new();
    let _ = stream.read_to_end(&mut heard).await;
    heard
}

/// The house is as it should be: nothing failed, and a game can be played.
async fn is_well(house: &House) {
    let metrics = house.keeper().await.get("/metrics").await.unwrap().text();
    let failed = metrics
        .lines()
        .find(|line| line.starts_with("lastlicks_requests_total{status=\"5xx\"}"));
    assert_eq!(failed.unwrap().rsplit(' ').next(), Some("0"), "{metrics}");
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let started = ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let act = json!({"action": started["actions"][0], "seq": 1});
    ann.post(&format!("/tables/{table}/acts"), act).await;
}

#[tokio::test]
async fn spoiled_requests_are_answered_or_hung_up_on() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let head = format!(
        "HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {}\r\n",
        ann.token
    );
    let act = r#"{"action":{"do":"throw"},"seq":1}"#;
    let good = [
        format!(
            "POST /api/v1/tables/{table}/acts {head}content-length: {}\r\n\r\n{act}",
            act.len()
        ),
        format!("GET /api/v1/tables/{table}/events?from=1 {head}\r\n"),
        format!("GET /t/{table} {head}\r\n"),
        format!("POST /name {head}content-length: 8\r\n\r\nname=Ann"),
        format!(
            "POST /api/v1/tables/{table}/chat {head}transfer-encoding: chunked\r\n\r\n\
             d\r\n{{\"text\":\"hi\"}}\r\n0\r\n\r\n"
        ),
    ];
    let mut noise = Noise(1);
    for round in 0..400 {
        let spoiled = noise.spoil(good[round % good.len()].as_bytes());
        throw_at(house.running.web, &spoiled).await;
    }
    is_well(&house).await;
}

#[tokio::test]
async fn spoiled_lines_and_options_are_survived() {
    let house = House::open().await;
    let good = b"\xff\xfb\x1f\xff\xfa\x1f\0\x50\0\x18\xff\xf0\xff\xfa\x18\0XTERM\xff\xf0Ann\r\nnew goal=60\r\nbot\r\n\
                 start\r\nthrow\r\nstop\r\npropose goal=90\r\nyes\r\nsay h\xc3\xa4\xff\xff\r\nundo\r\nhelp rules\r\nquit\r\n";
    let mut noise = Noise(2);
    let door = house.running.telnet.unwrap();
    for _ in 0..200 {
        throw_at(door, &noise.spoil(good)).await;
    }
    is_well(&house).await;
}

#[tokio::test]
async fn a_loop_of_options_is_answered_a_few_times_only() {
    let house = House::open().await;
    let mut talk = Vec::new();
    for _ in 0..20_000 {
        // IAC DO ECHO, IAC DONT ECHO, IAC WILL 99, IAC WONT 99.
        talk.extend(b"\xff\xfd\x01\xff\xfe\x01\xff\xfb\x63\xff\xfc\x63");
    }
    talk.extend(b"Ann\r\n");
    let heard = throw_at(house.running.telnet.unwrap(), &talk).await;
    assert!(heard.len() < 2000, "{} bytes", heard.len());
    assert!(String::from_utf8_lossy(&heard).contains("Welcome, Ann"));
}

#[tokio::test]
async fn overlong_heads_and_lines_are_refused() {
    let house = House::open().await;
    let long = "x".repeat(100_000);
    let heads = [
        format!("GET /{long} HTTP/1.1\r\nhost: x\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nhost: x\r\nx: {long}\r\n\r\n"),
        format!(
            "GET / HTTP/1.1\r\nhost: x\r\n{}\r\n",
            "a: b\r\n".repeat(2000)
        ),
        format!("{long}\r\n\r\n"),
    ];
    for head in heads {
        let heard = throw_at(house.running.web, head.as_bytes()).await;
        let said = String::from_utf8_lossy(&heard);
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 4"), "{said}");
    }
    is_well(&house).await;
}

#[tokio::test]
async fn ten_megabytes_are_not_read() {
    let house = House::open().await;
    let body = vec![b'x'; 10_000_000];
    for path in ["/api/v1/guests", "/replay", "/name"] {
        let whole = format!(
            "POST {path} HTTP/1.1\r\nhost: x\r\ncontent-length: {}\r\n\r\n",
            body.len()
        );
        let pieces = format!(
            "POST {path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n989680\r\n"
        );
        for head in [whole, pieces] {
            let mut stream = TcpStream::connect(house.running.web).await.unwrap();
            let (mut ear, mut mouth) = stream.split();
            let send = async {
                let _ = mouth.write_all(head.as_bytes()).await;
                let _ = mouth.write_all(&body).await;
            };
            let mut answer = [0; 12];
            let ((), heard) = tokio::join!(send, ear.read_exact(&mut answer));
            heard.unwrap();
            assert_eq!(&answer, b"HTTP/1.1 413", "{path}");
        }
    }
    is_well(&house).await;
}

/// A house that does not wait long.
async fn impatient() -> House {
    let limits = Limits {
        patience: Duration::from_secs(3),
        pause: Duration::from_secs(2),
        ..crate::limits()
    };
    House::open_with(limits).await
}

#[tokio::test]
async fn whoever_does_not_finish_is_hung_up_on() {
    let house = impatient().await;
    let starts = [
        "",
        "GET / HT",
        "GET / HTTP/1.1\r\nhost: x\r\n",
        "POST /api/v1/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 20\r\n\r\n{\"na",
    ];
    let mut streams = Vec::new();
    for start in starts {
        let mut stream = TcpStream::connect(house.running.web).await.unwrap();
        let _ = stream.write_all(start.as_bytes()).await;
        streams.push((start, stream));
    }
    for (start, mut stream) in streams {
        let mut heard = Vec::new();
        // Comes to an end without a word from here.
        let _ = stream.read_to_end(&mut heard).await;
        let said = String::from_utf8_lossy(&heard);
        assert!(
            said.is_empty() || said.starts_with("HTTP/1.1 4"),
            "{start:?}: {said}"
        );
    }
}

#[tokio::test]
async fn a_watcher_who_does_not_read_is_let_go_and_holds_nobody_up() {
    let house = impatient().await;
    let token = asked(&house, "", "/guests", json!({"name": "ann"})).await;
    let token = token["token"].as_str().unwrap();
    let opened = asked(&house, token, "/tables", json!({"game": "wimpout"})).await;
    let table = opened["id"].as_str().unwrap();
    asked(&house, token, &format!("/tables/{table}/seat"), json!({})).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut deaf = socket.connect(house.running.web).await.unwrap();
    let watch = format!("GET /t/{table}/stream HTTP/1.1\r\nhost: x\r\n\r\n");
    deaf.write_all(watch.as_bytes()).await.unwrap();
    let mut said = 0;
    while streams(&house).await == 0 {
        tokio::task::yield_now().await;
    }
    while streams(&house).await == 1 {
        let talk = json!({"text": format!("{said} {}", "blah ".repeat(90))});
        asked(&house, token, &format!("/tables/{table}/chat"), talk).await;
        // No faster than the house loses patience: one table hears only so much.
        tokio::time::sleep(Duration::from_millis(1)).await;
        said += 1;
        assert!(said < 9_000, "the watcher is still held");
    }
    drop(deaf);
}

/// The answer to a post at an impatient house, over a new line as often as it hangs up on one that a slow machine holds
/// up.
async fn asked(house: &House, token: &str, path: &str, body: Value) -> Value {
    loop {
        let mut client = house.client().await;
        if !token.is_empty() {
            client.show_token(token);
        }
        if let Ok(answer) = client.post(&format!("/api/v1{path}"), &body).await {
            assert!(answer.status < 300, "{}", answer.text());
            return answer.json();
        }
    }
}

async fn streams(house: &House) -> usize {
    loop {
        if let Ok(metrics) = house.keeper().await.get("/metrics").await {
            let metrics = metrics.text();
            let mut lines = metrics.lines();
            let line = lines.find_map(|line| line.strip_prefix("lastlicks_streams "));
            return line.unwrap().parse().unwrap();
        }
    }
}

#[tokio::test]
async fn a_thousand_connections_of_one_address_leave_room_for_others() {
    let limits = Limits {
        connections_per_address: 200,
        ..crate::limits()
    };
    let house = House::open_with(limits).await;
    let mut inside = Vec::new();
    for _ in 0..1000 {
        let mut client = house.client().await;
        if client.get("/api/v1/games").await.is_ok() {
            inside.push(client);
        }
    }
    assert_eq!(inside.len(), 200);
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut other = socket.connect(house.running.web).await.unwrap();
    let ask = b"GET /api/v1/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    other.write_all(ask).await.unwrap();
    let mut heard = String::new();
    other.read_to_string(&mut heard).await.unwrap();
    assert!(heard.starts_with("HTTP/1.1 200"), "{heard}");
    drop(inside);
}

/// The most memory that a process has ever had, in kilobytes.
#[cfg(target_os = "linux")]
pub(crate) fn most_memory(process: u32) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.unwrap().trim().trim_end_matches(" kB");
    number.parse().unwrap()
}

/// A house in a process of its own is fed through all doors at once by clients who do not listen.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn memory_stays_bounded_under_all_of_it() {
    const MOST: usize = 96 * 1024;
    let folder = tempfile::tempdir().unwrap();
    let (victim, doors) = Victim::start(folder.path()).await;
    let mut ann = Client::connect(doors.web).await.unwrap();
    let token = ann.post("/api/v1/guests", &json!({"name": "ann"})).await;
    ann.show_token(token.unwrap().json()["token"].as_str().unwrap());
    let table = opened(&mut ann).await;
    let before = most_memory(victim.id());
    let mut deaf = Vec::new();
    for number in 0..60 {
        let mut stream = TcpStream::connect(if number % 3 == 0 {
            doors.telnet
        } else {
            doors.web
        })
        .await
        .unwrap();
        let said = match number % 3 {
            0 => format!(
                "deaf {number}\r\nwatch {table}\r\n{}",
                "look\r\nhelp\r\n".repeat(2000)
            ),
            1 => format!("GET /t/{table}/stream HTTP/1.1\r\nhost: x\r\n\r\n"),
            _ => format!(
                "POST /replay HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n989680\r\n{}",
                "x".repeat(900_000)
            ),
        };
        deaf.push(tokio::spawn(async move {
            let _ = stream.write_all(said.as_bytes()).await;
            std::future::pending::<()>().await;
            drop(stream);
        }));
    }
    for number in 0..300 {
        let talk = json!({"text": format!("{number} {}", "blah ".repeat(90))});
        let path = format!("/api/v1/tables/{table}/chat");
        let said = ann.post(&path, &talk).await.unwrap();
        assert_eq!(said.status, 200, "{}", said.text());
    }
    let grown = most_memory(victim.id()) - before;
    assert!(grown < MOST, "{grown} kB more");
    for task in deaf {
        task.abort();
    }
}

async fn opened(ann: &mut Client) -> String {
    let opened = ann
        .post("/api/v1/tables", &json!({"game": "wimpout"}))
        .await
        .unwrap();
    let Value::String(table) = &opened.json()["id"] else {
        panic!("{}", opened.text());
    };
    ann.post(&format!("/api/v1/tables/{table}/seat"), &json!({}))
        .await
        .unwrap();
    table.clone()
}

/// The keeper's door answered in text/plain, in the words of a library.
#[tokio::test]
async fn a_body_that_is_no_text_is_a_problem_at_every_door() {
    let house = House::open().await;
    let token = std::fs::read_to_string(house.running.token_file().unwrap()).unwrap();
    let keeper = house.running.admin.unwrap();
    let (web, bytes) = (house.running.web, [b'"', 0xff, 0xfe, b'"']);
    for (door, request, says) in [
        (
            keeper,
            "POST /tokens",
            "the body is no text: it is not UTF-8",
        ),
        (
            keeper,
            "POST /broadcast",
            "the body is no text: it is not UTF-8",
        ),
        (
            keeper,
            "POST /tables/x/close",
            "the body is no text: it is not UTF-8",
        ),
        (
            keeper,
            "PUT /shelf/wimpout",
            "the body is no text: it is not UTF-8",
        ),
        (
            web,
            "POST /api/v1/records/verify",
            "the body is no text: it is not UTF-8",
        ),
        (
            web,
            "POST /api/v1/guests",
            "the body cannot be read: it is not JSON",
        ),
    ] {
        let token = format!("authorization: Bearer {}\r\n", token.trim());
        let shown = if door == keeper { &*token } else { "" };
        let head = format!(
            "{request} HTTP/1.1\r\nhost: {door}\r\n{shown}connection: close\r\ncontent-length: {}\r\n\r\n",
            bytes.len()
        );
        let raw = throw_at(door, &[head.as_bytes(), &bytes].concat()).await;
        let answer = String::from_utf8(raw).unwrap();
        let which = format!("{request}: {answer}");
        assert!(answer.starts_with("HTTP/1.1 400"), "{which}");
        assert!(answer.contains("application/problem+json"), "{which}");
        assert!(answer.contains(says), "{which}");
    }
}
