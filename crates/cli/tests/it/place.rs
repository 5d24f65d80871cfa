//! A house in a `PostgreSQL` of the test's own, and two people who play in it.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::process::Command;

use serde_json::{Value, json};

use crate::home::{Home, words};
use crate::house::House;
use crate::nats::Nats;
use crate::net::Net;
use crate::server::{PASSWORD, Server, free_port};

/// A house in a database, and how it is opened.
pub(crate) struct Place {
    pub(crate) home: Home,
    pub(crate) server: Server,
    /// In whose name it is opened there.
    pub(crate) user: &'static str,
    /// Where the keeper comes in.
    pub(crate) keeper: u16,
    /// The network between its machines, where they are several.
    pub(crate) net: Option<Net>,
    /// What carries hints between them, if not the database.
    pub(crate) nats: Option<Nats>,
}

impl Place {
    /// Nothing where `PostgreSQL` is not installed.
    pub(crate) fn new() -> Option<Self> {
        Self::of(Home::new())
    }

    pub(crate) fn of(home: Home) -> Option<Self> {
        Some(Self::with(home, Server::start()?, None))
    }

    /// A database with so many machines around it.
    pub(crate) fn with_network(nodes: usize) -> Option<Self> {
        let net = Net::new(nodes)?;
        let server = Server::start_at(&net.database(), net.beside_the_database())?;
        Some(Self::with(Home::new(), server, Some(net)))
    }

    fn with(home: Home, mut server: Server, net: Option<Net>) -> Self {
        server.wait();
        let line = format!("*:*:*:*:{PASSWORD}\n");
        std::fs::write(home.file("passwords"), line).unwrap();
        let keeper = free_port();
        Self {
            home,
            server,
            user: "house",
            keeper,
            net,
            nats: None,
        }
    }

    /// The same where hints go over NATS, if there is one.
    pub(crate) fn with_nats(mut self) -> Self {
        self.nats = Nats::start().filter(|_| cfg!(feature = "nats"));
        self
    }

    /// A command about the database, which finds the password in a file.
    pub(crate) fn command(&self, line: &str) -> Command {
        let line = format!("{line} --database DATABASE");
        self.plain(&line)
    }

    /// A command in which `DATABASE` stands for the address.
    pub(crate) fn plain(&self, line: &str) -> Command {
        let own = format!("//{}@", self.user);
        let line = line.replace("DATABASE", &self.server.open().replace("//house@", &own));
        let mut command = self.home.command(&words(&line));
        command.env("PGPASSFILE", self.home.file("passwords"));
        command
            .env_remove("PGPASSWORD")
            .env_remove("LASTLICKS_DATABASE");
        command
    }

    /// What a command says as JSON, and its exit code.
    pub(crate) fn says(&self, line: &str) -> (Value, i32) {
        let output = self.plain(line).output().unwrap();
        let said = serde_json::from_slice(&output.stdout);
        let said = said.unwrap_or_else(|_| panic!("{output:?}"));
        (said, output.status.code().unwrap())
    }

    /// Changes what is stored, past the house.
    pub(crate) fn sql(&self, sql: &str) {
        let changed = self.server.psql().args(["-c", sql]).status();
        assert!(changed.unwrap().success(), "{sql}");
    }

    /// The one value that a question to the database brings.
    pub(crate) fn tells(&self, sql: &str) -> String {
        let told = self.server.psql().args(["-Atc", sql]).output().unwrap();
        assert!(told.status.success(), "{told:?}");
        String::from_utf8(told.stdout).unwrap().trim().to_owned()
    }

    pub(crate) fn serve(&self) -> Command {
        self.command(
            "serve --bind 127.0.0.1:0 --no-telnet --data house --guest-rate 100000/100000 --address-rate 100000/100000",
        )
    }

    /// The same with the keeper's door, and with a log that nobody must read for it to go on.
    pub(crate) fn serve_keeper(&self) -> Command {
        let mut serve = self.serve();
        let log = self.home.file("log");
        let log = File::options().create(true).append(true).open(log);
        serve.stderr(log.unwrap());
        serve.args(["--admin", &format!("127.0.0.1:{}", self.keeper)]);
        serve
    }

    /// The status that the keeper's door answers.
    pub(crate) fn ready(&self) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.keeper)).unwrap();
        let host = format!("host: 127.0.0.1:{}", self.keeper);
        write!(
            stream,
            "GET /ready HTTP/1.1\r\n{host}\r\nconnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split(' ').nth(1).unwrap().to_owned()
    }
}

/// Two people at a table, each of whom numbers their acts.
pub(crate) struct Game {
    pub(crate) players: [(String, u64); 2],
    pub(crate) table: String,
}

impl Game {
    pub(crate) fn begin(house: &mut House) -> Self {
        let players = ["Ann", "Bob"].map(|name| (house.guest(name), 0));
        house.token.clone_from(&players[0].0);
        let opened = house.post("/tables", &json!({"game": "wimpout"}));
        let table = format!("/tables/{}", opened["id"].as_str().unwrap());
        for (token, _) in &players {
            house.token.clone_from(token);
            house.post(&format!("{table}/seat"), &json!({}));
        }
        house.post(&format!("{table}/start"), &json!({}));
        Self { players, table }
    }

    /// What is seen of the table.
    pub(crate) fn look(&self, house: &House) -> Value {
        let (head, body) = house.ask("GET", &self.table, "");
        assert!(head.starts_with("HTTP/1.1 200"), "{head}\n{body}");
        serde_json::from_str(&body).unwrap()
    }

    /// Both say something, so that the house knows who they are.
    pub(crate) fn greet(&self, house: &mut House) {
        for (token, _) in &self.players {
            house.token.clone_from(token);
            house.post(&format!("{}/chat", self.table), &json!({"text": "Hello."}));
        }
    }

    /// Whoever is asked tries to act; the head of the answer comes back, or nothing if the game is over.
    pub(crate) fn try_act(&mut self, house: &mut House) -> Option<String> {
        for (token, number) in &mut self.players {
            house.token.clone_from(token);
            let (_, state) = house.ask("GET", &self.table, "");
            let state: Value = serde_json::from_str(&state).unwrap();
            if let Some(action) = state["actions"].as_array().and_then(|all| all.last()) {
                let act = json!({"action": action, "seq": *number}).to_string();
                let (head, _) = house.ask("POST", &format!("{}/acts", self.table), &act);
                *number += u64::from(head.starts_with("HTTP/1.1 200"));
                return Some(head);
            }
        }
        None
    }

    pub(crate) fn act(&mut self, house: &mut House) -> bool {
        let head = self.try_act(house);
        let is_done = |head: &String| head.starts_with("HTTP/1.1 200");
        assert!(head.as_ref().is_none_or(is_done), "{head:?}");
        head.is_some()
    }

    /// A game that is under way, whatever the cubes have brought: five stars would have ended it.
    pub(crate) fn under_way(house: &mut House) -> Self {
        loop {
            let mut game = Self::begin(house);
            if (0..6).all(|_| game.act(house)) && game.look(house)["stage"] == "playing" {
                return game;
            }
        }
    }
}
