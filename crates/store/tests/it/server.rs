//! A `PostgreSQL` of the test's own: as an ordinary user, on a free port, in a temporary folder, with a password. Where it is
//! not installed that is said; CI makes sure that it is. The tests of other rooms use this file too.

#![allow(clippy::print_stdout, reason = "what is left out is said")]

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

/// The password of its one user, `house`.
pub(crate) const PASSWORD: &str = "hush-hush-hush";

/// A server that lives as long as the value.
pub(crate) struct Server {
    folder: tempfile::TempDir,
    programs: PathBuf,
    port: u16,
    process: Option<Child>,
}

impl Server {
    /// Nothing where `PostgreSQL` is not installed.
    pub(crate) fn start() -> Option<Self> {
        let Some(programs) = programs() else {
            println!("left out: there is no PostgreSQL under /usr/lib/postgresql");
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        // The server does not run as root, so the folder is for the user it runs as.
        if is_root() {
            run(Command::new("chown").arg("nobody").arg(folder.path()));
        }
        let mut server = Self {
            folder,
            programs,
            port: free_port(),
            process: None,
        };
        std::fs::write(server.folder.path().join("password"), PASSWORD).unwrap();
        let mut made = server.program("initdb");
        made.args([
            "--auth=scram-sha-256",
            "--username=house",
            "--pwfile=password",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
            "-D",
        ]);
        run(made.arg(server.data()).stdout(Stdio::null()));
        server.up();
        Some(server)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A program of `PostgreSQL`, as an ordinary user.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups"]);
            command.arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path());
        command
    }

    pub(crate) fn up(&mut self) {
        let mut server = self.program("postgres");
        server
            .arg("-D")
            .arg(self.data())
            .args(["-p", &self.port.to_string()]);
        for setting in ["listen_addresses=127.0.0.1", "unix_socket_directories="] {
            server.args(["-c", setting]);
        }
        let log = std::fs::File::create(self.folder.path().join("log")).unwrap();
        server.stderr(log).stdout(Stdio::null());
        self.process = Some(server.spawn().unwrap());
    }

    /// Ends it as if the power had gone: it recovers from its log when it comes up again.
    pub(crate) fn down(&mut self) {
        let Some(mut process) = self.process.take() else {
            return;
        };
        let mut stop = self.program("pg_ctl");
        stop.args(["stop", "-s", "-m", "immediate", "-D"])
            .arg(self.data());
        let _ = stop.status();
        let _ = process.kill();
        let _ = process.wait();
    }

    pub(crate) fn url(&self) -> String {
        self.url_with(PASSWORD)
    }

    /// Its address with another password.
    pub(crate) fn url_with(&self, password: &str) -> String {
        let port = self.port;
        format!("postgres://house:{password}@127.0.0.1:{port}/postgres")
    }

    /// Its address without a password.
    pub(crate) fn shown(&self) -> String {
        format!("postgres://house@127.0.0.1:{}/postgres", self.port)
    }

    /// What asks it past the house: `-c` and the statement come behind.
    pub(crate) fn psql(&self) -> Command {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args(["-X", "-q", "-v", "ON_ERROR_STOP=1", &self.shown()]);
        psql.env("PGPASSWORD", PASSWORD);
        psql
    }

    /// Waits until it takes connections.
    pub(crate) fn wait(&mut self) {
        let is_ready = |server: &Self| {
            let mut psql = server.psql();
            let asked = psql.args(["-c", "SELECT 1"]).stderr(Stdio::null());
            asked.stdout(Stdio::null()).status().unwrap().success()
        };
        while !is_ready(self) {
            let ended = self.process.as_mut().unwrap().try_wait().unwrap();
            let log = std::fs::read_to_string(self.folder.path().join("log"));
            assert_eq!(ended, None, "{}", log.unwrap_or_default());
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.down();
    }
}

fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let programs = versions.flatten().map(|version| version.path().join("bin"));
    programs.filter(|bin| bin.join("postgres").exists()).max()
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0)
}

/// A port below those from which connections are made: while the server is down nobody takes it by chance.
pub(crate) fn free_port() -> u16 {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let process = u16::try_from(std::process::id() % 1000).unwrap();
    let mut tried = std::iter::repeat_with(|| NEXT.fetch_add(1, Ordering::Relaxed));
    let port = tried.find_map(|number| {
        let port = 20_000 + (process * 12 + number) % 12_000;
        TcpListener::bind(("127.0.0.1", port)).ok().map(|_| port)
    });
    port.unwrap()
}

fn run(command: &mut Command) {
    assert!(command.status().unwrap().success(), "{command:?}");
}
