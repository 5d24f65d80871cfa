//! The telnet door with the clients that people use: bare telnet, TinyFugue and TinTin++, each in a terminal of its
//! own (`script` gives it one). A client that is not installed is not tested.

use std::process::Stdio;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::time::timeout;

use crate::House;
use crate::telnet::last_listed;

/// What was written on a screen, without what moves the cursor and sets colours.
fn plain(heard: &str) -> String {
    let mut plain = String::new();
    let mut chars = heard.chars();
    while let Some(c) = chars.next() {
        match c {
            '\u{1b}' => {
                let is_end = |c: char| c.is_ascii_alphabetic() || c == '=' || c == '>';
                let _ = chars.by_ref().find(|&c| is_end(c));
            }
            c if c == '\n' || !c.is_control() => plain.push(c),
            _ => {}
        }
    }
    plain
}

/// A client in a terminal.
struct Terminal {
    _client: Child,
    keys: ChildStdin,
    screen: ChildStdout,
    heard: String,
}

impl Terminal {
    /// Starts a client, if it is installed: its program, and the command line with `{host}` and `{port}` filled in.
    fn open(house: &House, program: &str, command: &str) -> Option<Self> {
        let is_installed = |path: &str| std::path::Path::new(path).exists();
        if !is_installed(program) || !is_installed("/usr/bin/script") {
            eprintln!("skipped: {program} is not installed");
            return None;
        }
        let door = house.running.telnet.unwrap();
        let command = command
            .replace("{host}", &door.ip().to_string())
            .replace("{port}", &door.port().to_string());
        let command = format!("stty rows 40 cols 100; {command}");
        let mut client = Command::new("/usr/bin/script")
            .args(["--quiet", "--flush", "--command", &command, "/dev/null"])
            .env("TERM", "xterm")
            .env("LC_ALL", "C.UTF-8")
            .env("HOME", house.folder.path())
            .current_dir(house.folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let (keys, screen) = (client.stdin.take().unwrap(), client.stdout.take().unwrap());
        Some(Self {
            _client: client,
            keys,
            screen,
            heard: String::new(),
        })
    }

    async fn say(&mut self, line: &str) {
        let line = format!("{line}\r");
        self.keys.write_all(line.as_bytes()).await.unwrap();
        self.keys.flush().await.unwrap();
    }

    /// Reads the screen until `text` has come, and returns everything up to its end.
    async fn until(&mut self, text: &str) -> String {
        loop {
            if let Some(at) = self.heard.find(text) {
                let rest = self.heard.split_off(at + text.len());
                return std::mem::replace(&mut self.heard, rest);
            }
            let mut piece = [0; 4096];
            let read = timeout(crate::PATIENCE, self.screen.read(&mut piece)).await;
            let read = read.unwrap_or(Ok(0)).unwrap();
            assert!(read > 0, "no `{text}` in\n{}", self.heard);
            self.heard
                .push_str(&String::from_utf8_lossy(&piece[..read]));
        }
    }

    /// Comes in, opens a table and plays some turns.
    async fn play(&mut self) {
        self.until("what name").await;
        self.say("Ann").await;
        self.until("Welcome, Ann").await;
        self.say("new wimpout goal=500").await;
        self.until("key of your seat").await;
        self.say("start").await;
        self.until("The game begins").await;
        let mut told = String::new();
        for round in 0..12 {
            self.say("actions").await;
            self.say(&format!("say round {round}")).await;
            let heard = self.until(&format!("Ann: round {round}")).await;
            assert!(
                !heard.contains("^M"),
                "the ends of lines are shown: {heard}"
            );
            let heard = plain(&heard);
            self.say(last_listed(&heard)).await;
            told.push_str(&heard);
        }
        let throws = told.matches("You throw ").count();
        assert!(throws >= 3, "{throws} throws in\n{told}");
        // Long answers come a window at a time.
        self.say("help").await;
        self.until("type more").await;
        self.say("more").await;
        self.until("The house adds").await;
        self.say("luck").await;
        self.until("The word of Ann").await;
    }

    /// Takes the seat up again by its key, which is not shown while it is typed.
    async fn come_back(&mut self) {
        self.say("key").await;
        self.until("key of your seat is ").await;
        let key = self.until(".").await;
        let key = key.trim_end_matches('.').to_owned();
        self.say("seat").await;
        self.until("The key of your seat:").await;
        self.say(&key).await;
        let heard = self.until("The seat is yours").await;
        assert!(!heard.contains(&key), "the key is shown: {heard}");
    }

    async fn go(&mut self) {
        self.say("quit").await;
        self.until("You are in the lobby").await;
        self.say("quit").await;
        self.until("Good night").await;
    }
}

#[tokio::test]
async fn bare_telnet() {
    let house = House::open().await;
    let Some(mut ann) = Terminal::open(&house, "/usr/bin/telnet", "telnet {host} {port}") else {
        return;
    };
    ann.play().await;
    ann.come_back().await;
    ann.go().await;
}

#[tokio::test]
async fn tiny_fugue() {
    let house = House::open().await;
    // -v: lines without windows.
    let command = "tf5 -v -f/dev/null {host} {port}";
    let Some(mut ann) = Terminal::open(&house, "/usr/bin/tf5", command) else {
        return;
    };
    ann.play().await;
    ann.go().await;
}

#[tokio::test]
async fn tin_tin_tells_that_a_screen_reader_is_at_work() {
    let house = House::open().await;
    let command = "/usr/games/tt++ -G -e '#config {screen reader} on;#session ann {host} {port}'";
    let Some(mut ann) = Terminal::open(&house, "/usr/games/tt++", command) else {
        return;
    };
    ann.until("what name").await;
    ann.say("Ann").await;
    ann.until("Welcome, Ann").await;
    ann.say("help").await;
    // Without columns.
    ann.until("tables: the tables that are open").await;
    ann.say("reader off").await;
    ann.until("From now on").await;
    ann.say("name Bob").await;
    ann.until("you are Bob").await;
    ann.say("help").await;
    ann.until("  tables               the tables that are open")
        .await;
}
