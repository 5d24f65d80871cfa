//! The telnet door with a bare client: lines in, lines out.

use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::House;

/// A client that types lines and reads what comes, options and all.
pub(crate) struct Telnet {
    pub(crate) stream: TcpStream,
    heard: String,
}

impl Telnet {
    pub(crate) async fn connect(house: &House) -> Self {
        let address = house.running.telnet.unwrap();
        Self {
            stream: TcpStream::connect(address).await.unwrap(),
            heard: String::new(),
        }
    }

    pub(crate) async fn come_in(house: &House, name: &str) -> Self {
        let mut telnet = Self::connect(house).await;
        telnet.until("what name").await;
        telnet.say(name).await;
        telnet.until("Welcome").await;
        telnet
    }

    pub(crate) async fn say(&mut self, line: &str) {
        self.stream
            .write_all(format!("{line}\r\n").as_bytes())
            .await
            .unwrap();
    }

    /// Reads until `text` has come, and returns everything up to its end.
    pub(crate) async fn until(&mut self, text: &str) -> String {
        loop {
            if let Some(at) = self.heard.find(text) {
                let rest = self.heard.split_off(at + text.len());
                return std::mem::replace(&mut self.heard, rest);
            }
            let mut piece = [0; 4096];
            let read = timeout(crate::PATIENCE, self.stream.read(&mut piece)).await;
            let read = read.unwrap_or(Ok(0)).unwrap();
            assert!(read > 0, "no `{text}` in: {}", self.heard);
            self.heard
                .push_str(&String::from_utf8_lossy(&piece[..read]));
        }
    }

    /// Opens a table by typing `line`, and says which it is.
    pub(crate) async fn opens(&mut self, line: &str) -> String {
        self.say(line).await;
        self.until("You sit at table ").await;
        self.until(".").await.trim_end_matches('.').to_owned()
    }

    /// Sits down at a table that somebody has opened.
    pub(crate) async fn joins(&mut self, table: &str) {
        self.say(&format!("join {table}")).await;
        self.until("key of your seat").await;
    }

    /// Reads until the line goes down.
    pub(crate) async fn rest(&mut self) -> String {
        let mut bytes = Vec::new();
        self.stream.read_to_end(&mut bytes).await.unwrap();
        format!("{}{}", self.heard, String::from_utf8_lossy(&bytes))
    }
}

#[tokio::test]
async fn a_table_is_shared_with_the_api_and_each_hears_the_other() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    let table = ann.opens("new wimpout goal=100").await;
    let mut bob = house.guest("Bob").await;
    bob.post(&format!("/tables/{table}/seat"), json!({})).await;
    ann.until("Bob sits down").await;
    ann.say("say hello Bob").await;
    ann.until("hello Bob").await;
    let log = bob.get(&format!("/tables/{table}/events")).await;
    assert!(log.to_string().contains("hello Bob"), "{log}");
    bob.post(
        &format!("/tables/{table}/chat"),
        json!({"text": "hello Ann"}),
    )
    .await;
    ann.until("Bob: hello Ann").await;
    ann.say("start").await;
    ann.until("The game begins").await;
}

/// The words of the last action that was listed: to stop, where one may stop.
pub(crate) fn last_listed(heard: &str) -> &str {
    // A note too long for its line goes on in another, further to the right.
    let mut lines = heard.lines().rev();
    let listed = lines.find_map(|line| {
        let words = line.trim_start_matches('\r').strip_prefix("  ")?;
        (!words.starts_with(' ')).then_some(words)
    });
    let words = listed.and_then(|line| line.split("  ").next());
    words
        .unwrap_or_else(|| panic!("my turn in {heard:?}"))
        .trim()
}

#[tokio::test]
async fn a_game_is_played_to_the_end_by_words() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("new goal=60").await;
    ann.until("key of your seat").await;
    ann.say("start").await;
    for round in 0..500 {
        ann.say("actions").await;
        ann.say(&format!("say round {round} is done")).await;
        let heard = ann.until(&format!("round {round} is done")).await;
        if heard.contains("The game is over") {
            return;
        }
        ann.say(last_listed(&heard)).await;
    }
    panic!("a game to 60 ends");
}

#[tokio::test]
async fn a_seat_is_taken_up_again_with_its_key() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("new").await;
    ann.until("key of your seat: ").await;
    let key = ann.until(".").await.trim_end_matches('.').to_owned();
    drop(ann);
    let mut again = Telnet::connect(&house).await;
    again.until("what name").await;
    again.say(&key).await;
    again.until("The seat is yours").await;
    again.say("key").await;
    again.until(&key).await;
}

#[tokio::test]
async fn help_goes_deep_and_nonsense_gets_a_sentence() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("help").await;
    ann.until("join CODE").await;
    ann.say("dance").await;
    ann.until("There is no `dance` here").await;
    ann.say("join zzzzzzzz").await;
    ann.until("There is no such table").await;
    ann.say("new sun=17").await;
    ann.until("no rule `sun`").await;
    ann.say("new").await;
    ann.until("key of your seat").await;
    ann.say("help").await;
    ann.until("The house adds").await;
    ann.say("rules").await;
    ann.until("goal").await;
    ann.say("help goal").await;
    ann.until("it takes").await;
    ann.say("help throw").await;
    ann.until("these speak: help ").await;
    ann.say("reader on").await;
    ann.until("without columns").await;
    ann.say("luck").await;
    ann.until("its hash is ").await;
    ann.say("quit").await;
    ann.until("lobby").await;
    ann.say("quit").await;
    assert!(ann.rest().await.contains("Good night"));
}

#[tokio::test]
async fn rubbish_is_survived_and_browsers_are_sent_to_their_door() {
    let house = House::open().await;
    let mut browser = Telnet::connect(&house).await;
    browser.say("GET / HTTP/1.1").await;
    assert!(browser.rest().await.contains("400 Bad Request"));

    let mut rubbish = Telnet::connect(&house).await;
    let mut bytes = vec![255, 250, 201];
    bytes.resize(100_000, b'x');
    bytes.extend([255, 240]);
    rubbish.stream.write_all(&bytes).await.unwrap();
    assert!(
        rubbish.rest().await.contains("what name"),
        "and then the line is cut"
    );

    let mut long = Telnet::connect(&house).await;
    long.say(&"x".repeat(100_000)).await;
    long.until("too long").await;
    long.say("Ann").await;
    long.until("Welcome, Ann").await;
}

#[tokio::test]
async fn programs_behind_a_client_get_messages_when_they_ask() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    // IAC DO GMCP.
    ann.stream.write_all(&[255, 253, 201]).await.unwrap();
    ann.say("new").await;
    ann.until("Table.State {").await;
    ann.until("\"stage\":\"lobby\"").await;
}

#[tokio::test]
async fn a_bot_sits_down_at_every_game() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    for game in host::GAMES {
        ann.say(&format!("new {}", game.slug())).await;
        ann.until("key of your seat").await;
        ann.say("bot").await;
        ann.until("a bot.").await;
        ann.say("tables").await;
        ann.until("Open tables").await;
    }
}
