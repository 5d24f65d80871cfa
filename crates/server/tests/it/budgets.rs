//! What somebody brings, sends or has sent is bounded in bytes, whoever they are and however slow (docs/HARDENING.md).

use serde_json::{Value, json};
use server::{Limits, Rate};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

use crate::telnet::Telnet;
use crate::{Guest, House, limits};

/// A list of words of so many bytes.
fn words(bytes: usize) -> String {
    let letters = |mut number: usize| {
        let mut word = [b'a'; 5];
        for letter in &mut word {
            *letter = b'a' + u8::try_from(number % 26).unwrap();
            number /= 26;
        }
        String::from_utf8(word.to_vec()).unwrap() + "\n"
    };
    (0..bytes / 6).map(letters).collect()
}

/// A table with any files counts for so many bytes at least.
const LEAST: usize = 1024 * 1024;

#[tokio::test]
async fn files_of_open_tables_are_bounded_by_guest_and_in_all_and_after_a_restart() {
    let few = Limits {
        files: 2 * LEAST + 10,
        files_per_guest: LEAST + 10,
        ..limits()
    };
    let house = House::open_with(few.clone()).await;
    let list = || json!({"game": "connexion", "materials": {"words": words(3_000)}});
    let mut ann = house.guest("ann").await;
    let first = ann.open(list()).await;
    assert!(refused(&mut ann, list()).await.contains("1048586"));
    house.guest("bob").await.open(list()).await;
    let mut cat = house.guest("cat").await;
    assert!(refused(&mut cat, list()).await.contains("2097162"));
    // Whoever brings nothing opens tables as ever.
    cat.open(json!({})).await;
    house.running.stop().await;
    let house = House::open_in(house.folder, few).await;
    let mut client = house.client().await;
    client.show_token(&cat.token);
    let answer = client.post("/api/v1/tables", &list()).await.unwrap();
    assert_eq!(answer.status, 409, "{}", answer.text());
    // A game that ends gives its room back.
    let path = format!("/tables/{first}/close");
    let closed = house.keeper().await.request("POST", &path, "over").await;
    assert!(closed.unwrap().status < 300);
    let answer = client.post("/api/v1/tables", &list()).await.unwrap();
    assert_eq!(answer.status, 201, "{}", answer.text());
}

/// Why a table is not opened.
async fn refused(guest: &mut Guest, plan: Value) -> String {
    let (status, problem) = guest.try_post("/tables", plan).await;
    assert_eq!(
        (status, &problem["rule"]),
        (409, &json!("P24")),
        "{problem}"
    );
    problem["detail"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn an_address_brings_only_so_many_files_in_a_while() {
    let slow = Limits {
        file: Rate::new(1, 1024),
        ..limits()
    };
    let house = House::open_with(slow).await;
    let mut ann = house.guest("ann").await;
    let list = json!({"game": "connexion", "materials": {"words": words(3_000)}});
    ann.open(list.clone()).await;
    let (status, problem) = ann.try_post("/tables", list).await;
    assert_eq!((status, &problem["code"]), (429, &json!("too-many")));
}

#[tokio::test]
async fn a_long_log_is_told_in_pieces_and_none_is_missing() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let said = 2_100;
    for number in 0..said {
        let chat = format!("/tables/{table}/chat");
        ann.post(&chat, json!({"text": format!("remark {number}")}))
            .await;
    }
    let path = format!("/tables/{table}/events");
    let first = ann.get(&path).await;
    let first = first.as_array().unwrap();
    assert_eq!(first.len(), 2_000);
    let next = first[1_999]["n"].as_u64().unwrap() + 1;
    let rest = ann.get(&format!("{path}?from={next}")).await;
    let remark = |entry: &Value| entry["text"].as_str().map(str::to_owned);
    let remarks: Vec<_> = first
        .iter()
        .chain(rest.as_array().unwrap())
        .filter_map(remark)
        .collect();
    let all: Vec<_> = (0..said).map(|number| format!("remark {number}")).collect();
    assert_eq!(remarks, all);

    let mut client = house.client().await;
    let stream = format!("/api/v1/tables/{table}/stream?from=0");
    client.send("GET", &stream, "").await.unwrap();
    client.head().await.unwrap();
    let (mut heard, mut pieces) = (String::new(), 0);
    while heard.matches("\"said\"").count() < said {
        let piece = client.chunk().await.unwrap().unwrap();
        assert!(piece.len() < 100_000, "a piece of {} bytes", piece.len());
        heard.push_str(&String::from_utf8(piece).unwrap());
        pieces += 1;
    }
    assert!(pieces >= 5, "{pieces}");
    let lines = heard
        .lines()
        .map(|line| serde_json::from_str(line).unwrap());
    let remarks: Vec<_> = lines.filter_map(|line| remark(&line)).collect();
    assert_eq!(remarks, all);
}

#[tokio::test]
async fn long_bodies_of_one_address_are_bounded_together() {
    let house = House::open().await;
    let mut open = Vec::new();
    for _ in 0..32 {
        let mut stream = TcpStream::connect(house.running.web).await.unwrap();
        let head =
            "POST /api/v1/records/verify HTTP/1.1\r\nhost: x\r\ncontent-length: 1048576\r\n\r\nx";
        stream.write_all(head.as_bytes()).await.unwrap();
        open.push(stream);
    }
    let mut client = house.client().await;
    let long = "x".repeat(100_000);
    // Those above are read when they are, so this may still be let in for a while.
    loop {
        let answer = client
            .request("POST", "/api/v1/records/verify", &long)
            .await;
        match answer {
            Ok(answer) if answer.status == 429 => {
                assert_eq!(answer.json()["code"], "crowded");
                break;
            }
            Ok(_) => {}
            Err(_) => client = house.client().await,
        }
    }
    let mut client = house.client().await;
    assert_eq!(client.get("/api/v1/games").await.unwrap().status, 200);
    drop(open);
    loop {
        let mut client = house.client().await;
        let answer = client
            .request("POST", "/api/v1/records/verify", &long)
            .await;
        if answer.is_ok_and(|answer| answer.status == 200) {
            break;
        }
    }
}

#[tokio::test]
async fn an_address_fills_the_house_with_neither_tables_nor_circles() {
    let few = Limits {
        openings: Rate::new(1, 3),
        circles: Rate::new(1, 2),
        ..limits()
    };
    let house = House::open_with(few).await;
    // Another guest each time: they are to be had for nothing.
    let (mut tables, mut circles) = (Vec::new(), Vec::new());
    for name in ["ann", "bob", "cat", "dan", "eve"] {
        let mut guest = house.guest(name).await;
        tables.push(guest.try_post("/tables", json!({"game": "cow"})).await.0);
        circles.push(guest.try_post("/circles", json!({"name": "Us"})).await.0);
    }
    assert_eq!(tables, [201, 201, 201, 429, 429]);
    assert_eq!(circles, [201, 201, 429, 429, 429]);
    let listed = house.guest("fay").await.get("/tables").await;
    assert_eq!(listed.as_array().map(Vec::len), Some(3), "{listed}");
}

/// Three guests with as many tables as each may have do not fill the lists: each is there with one before others.
#[tokio::test]
async fn many_tables_of_a_few_push_nobody_off_the_lists() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    ann.open(json!({"title": "Here I wait"})).await;
    for name in ["eve", "fay", "gus"] {
        let mut guest = house.guest(name).await;
        for number in 0..20 {
            guest
                .open(json!({"title": format!("{name} {number}")}))
                .await;
        }
    }
    let page = house.client().await.get("/").await.unwrap().text();
    let at = |title: &str| page.find(title);
    assert!(at("Here I wait").is_some(), "{page}");
    assert!(at("gus 19") < at("Here I wait") && at("Here I wait") < at("gus 18"));
    let listed = house.guest("hal").await.get("/tables").await;
    assert_eq!(listed[3]["title"], "Here I wait", "{listed}");
    let mut ivy = Telnet::come_in(&house, "Ivy").await;
    ivy.say("tables").await;
    let heard = ivy.until("gus 18").await;
    assert!(heard.contains("Here I wait"), "{heard}");
}

/// Whoever sits may talk fast, and not without end.
#[tokio::test]
async fn who_sits_at_a_table_talks_at_a_pace_too() {
    let house = House::open_with(Limits::default()).await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let chat = format!("/tables/{table}/chat");
    for number in 0..50 {
        let remark = json!({"text": format!("remark {number}")});
        let (status, answer) = ann.try_post(&chat, remark).await;
        if status >= 300 {
            assert!(number >= 20, "after {number}: {answer}");
            assert_eq!(answer["rule"], "P24", "{answer}");
            assert_eq!(answer["detail"], "that is too much at once; wait a little");
            return;
        }
    }
    panic!("fifty remarks at once");
}
