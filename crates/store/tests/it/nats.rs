//! A NATS of the test's own: on a free port, with a password. Where it is not installed that is said; CI makes sure that it
//! is. The tests of other rooms use this file too.

#![allow(clippy::print_stdout, reason = "what is left out is said")]
#![allow(dead_code, reason = "not every room breaks all of it")]

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::server::free_port;

/// The password of its one user, `house`.
pub(crate) const PASSWORD: &str = "hush%2Fhush%2Fhush";

/// A server that lives as long as the value.
pub(crate) struct Nats {
    program: PathBuf,
    port: u16,
    process: Option<Child>,
}

impl Nats {
    /// Nothing where `nats-server` is not installed.
    pub(crate) fn start() -> Option<Self> {
        let mut nats = Self::down_at_first()?;
        nats.up();
        Some(nats)
    }

    /// One that is not there yet.
    pub(crate) fn down_at_first() -> Option<Self> {
        let places = ["/usr/sbin/nats-server", "/usr/bin/nats-server"].map(Path::new);
        let Some(program) = places.into_iter().find(|place| place.exists()) else {
            println!("left out: there is no nats-server under /usr/sbin");
            return None;
        };
        Some(Self {
            program: program.to_owned(),
            port: free_port(),
            process: None,
        })
    }

    /// Starts it, and waits until it takes connections.
    pub(crate) fn up(&mut self) {
        let mut server = Command::new(&self.program);
        server.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]);
        server.args(["--user", "house", "--pass", "hush/hush/hush"]);
        server.stderr(Stdio::null()).stdout(Stdio::null());
        let process = self.process.insert(server.spawn().unwrap());
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert_eq!(process.try_wait().unwrap(), None, "it does not start");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Ends it as `kill -9` does.
    pub(crate) fn down(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }

    pub(crate) fn url(&self) -> String {
        self.url_with(PASSWORD)
    }

    /// Its address with another password.
    pub(crate) fn url_with(&self, password: &str) -> String {
        format!("nats://house:{password}@127.0.0.1:{}", self.port)
    }

    /// Something of anybody's on a subject, past all houses.
    pub(crate) fn publish(&self, subject: &str, bytes: &[u8]) {
        let mut line = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let hello = r#"CONNECT {"verbose":false,"user":"house","pass":"hush/hush/hush"}"#;
        let length = bytes.len();
        write!(line, "{hello}\r\nPUB {subject} {length}\r\n").unwrap();
        line.write_all(bytes).unwrap();
        // It answers what is asked last when all before it is done.
        line.write_all(b"\r\nPING\r\n").unwrap();
        let (mut said, mut piece) = (String::new(), [0; 1024]);
        while !said.contains("PONG") {
            let read = line.read(&mut piece).unwrap();
            assert!(read > 0, "{said}");
            said.push_str(&String::from_utf8_lossy(&piece[..read]));
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.down();
    }
}
