//! The real process of a house, and a program that talks to it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::home::{Home, words};

/// Within so long it must have ended: ten seconds, on a machine that has much else to do.
pub(crate) const BOUND: Duration = Duration::from_mins(1);

/// A house whose bots may think for a minute.
pub(crate) struct House {
    process: Child,
    web: String,
    /// Who asks.
    pub(crate) token: String,
}

/// A signal that is about to be sent.
pub(crate) struct Aimed(Child);

impl Aimed {
    pub(crate) fn fire(mut self) {
        drop(self.0.stdin.take());
        assert!(self.0.wait().unwrap().success());
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl House {
    pub(crate) fn open(home: &Home) -> Self {
        Self::open_with(home, &[])
    }

    /// The same with more that it is told.
    pub(crate) fn open_with(home: &Home, more: &[&str]) -> Self {
        let serve = "serve --bind 127.0.0.1:0 --no-telnet --data house --bot-time 60000";
        let mut house = Self::start(home.command(&words(serve)).args(more));
        house.token = house.guest("Ann");
        house
    }

    /// A house that is opened by that command, with nobody in it.
    pub(crate) fn start(serve: &mut Command) -> Self {
        let mut process = serve.spawn().unwrap();
        let mut said = String::new();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        while !said.contains("http://") {
            assert!(output.read_line(&mut said).unwrap() > 0, "no door: {said}");
        }
        let (_, web) = said.split_once("http://").unwrap();
        let house = Self {
            web: web.split_once('/').unwrap().0.to_owned(),
            process,
            token: String::new(),
        };
        // The rest of what it prints is not to hold it up.
        std::thread::spawn(move || std::io::copy(&mut output, &mut std::io::sink()));
        house
    }

    /// Where it is.
    #[cfg(feature = "postgres")]
    pub(crate) fn web(&self) -> &str {
        &self.web
    }

    /// The token of somebody who comes in.
    pub(crate) fn guest(&self, name: &str) -> String {
        let guest = self.post("/guests", &json!({ "name": name }));
        guest["token"].as_str().unwrap().to_owned()
    }

    /// Sends a request; its body may be shorter than it says.
    pub(crate) fn send(&self, method: &str, path: &str, body: &str, length: usize) -> TcpStream {
        let mut stream = TcpStream::connect(&self.web).unwrap();
        stream.set_read_timeout(Some(5 * BOUND)).unwrap();
        let web = &self.web;
        let shown = match self.token.as_str() {
            "" => String::new(),
            token => format!("authorization: Bearer {token}\r\n"),
        };
        write!(
            stream,
            "{method} /api/v1{path} HTTP/1.1\r\nhost: {web}\r\n{shown}content-type: application/json\r\n\
             connection: close\r\ncontent-length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        stream
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Value {
        let (head, body) = self.ask("POST", path, &body.to_string());
        assert!(head.starts_with("HTTP/1.1 20"), "{path}: {head}\n{body}");
        serde_json::from_str(&body).unwrap()
    }

    /// The head and the body of an answer, whatever it is.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> (String, String) {
        let mut answer = String::new();
        let mut stream = self.send(method, path, body, body.len());
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_owned(), body.to_owned())
    }

    /// A table at which only bots play that think long.
    pub(crate) fn table_of_bots(&self) -> String {
        let opened = self.post("/tables", &json!({"game": "cow", "pace": 0}));
        let table = format!("/tables/{}", opened["id"].as_str().unwrap());
        self.post(&format!("{table}/seat"), &json!({}));
        let bot = json!({"bot": "planner-60000ms"});
        self.post(&format!("{table}/bots"), &bot);
        self.post(&format!("{table}/bots"), &bot);
        self.post(&format!("{table}/start"), &json!({}));
        self.post(&format!("{table}/stand-in"), &bot);
        table
    }

    /// An event stream of a table, of which the head has come.
    pub(crate) fn watch(&self, table: &str) -> TcpStream {
        let mut stream = self.send("GET", &format!("{table}/stream"), "", 0);
        let mut head = [0; 12];
        stream.read_exact(&mut head).unwrap();
        assert_eq!(&head, b"HTTP/1.1 200");
        stream
    }

    pub(crate) fn signal(&self, signal: &str) {
        self.aim(signal).fire();
    }

    /// Makes ready to send a signal at once.
    pub(crate) fn aim(&self, signal: &str) -> Aimed {
        let kill = format!("read go; kill -{signal} {}", self.process.id());
        let mut shell = Command::new("sh");
        shell.args(["-c", &kill]).stdin(Stdio::piped());
        Aimed(shell.spawn().unwrap())
    }

    /// Waits until the house says that it closes.
    pub(crate) fn hears(&mut self) {
        let errors = BufReader::new(self.process.stderr.as_mut().unwrap());
        let mut lines = errors.lines().map(Result::unwrap);
        assert!(lines.any(|line| line.contains("stopping")));
    }

    /// How it ended, and after how long.
    pub(crate) fn end(&mut self) -> (ExitStatus, Duration) {
        let start = Instant::now();
        loop {
            if let Some(status) = self.process.try_wait().unwrap() {
                return (status, start.elapsed());
            }
            assert!(start.elapsed() < 5 * BOUND, "it does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
