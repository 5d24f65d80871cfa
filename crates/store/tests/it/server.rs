//! A `PostgreSQL` of the test's own: as an ordinary user, on a free port, in a temporary folder, with a password. Where it is
//! not installed that is said; CI makes sure that it is. The tests of other rooms use this file too.

#![allow(clippy::print_stdout, reason = "what is left out is said")]
#![allow(dead_code, reason = "not every room breaks all of it")]

use std::net::TcpListener;
use std::path::{Path, PathBuf};
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
    /// The address at which it hears, and what begins the command that starts it.
    at: String,
    way: Vec<String>,
    /// Whether its folder is a disk of its own.
    is_disk: bool,
}

impl Server {
    /// Nothing where `PostgreSQL` is not installed.
    pub(crate) fn start() -> Option<Self> {
        Self::start_at("127.0.0.1", Vec::new())
    }

    /// The same at another address, started by a command that is given its own.
    pub(crate) fn start_at(at: &str, way: Vec<String>) -> Option<Self> {
        let Some(programs) = programs() else {
            println!("left out: there is no PostgreSQL under /usr/lib/postgresql");
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        let is_disk = !way.is_empty() && mount(folder.path());
        // The server does not run as root, so the folder is for the user it runs as.
        if is_root() {
            run(Command::new("chown").arg("nobody").arg(folder.path()));
        }
        let mut server = Self {
            folder,
            programs,
            port: free_port(),
            process: None,
            at: at.to_owned(),
            way,
            is_disk,
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
        if !server.way.is_empty() {
            let known = server.data().join("pg_hba.conf");
            let rules = std::fs::read_to_string(&known).unwrap();
            let all = format!("{rules}host all all 10.0.0.0/8 scram-sha-256\n");
            std::fs::write(known, all).unwrap();
        }
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

    /// The server itself, where it is to run.
    fn started(&self) -> Command {
        let server = self.program("postgres");
        let Some((first, rest)) = self.way.split_first() else {
            return server;
        };
        let mut started = Command::new(first);
        started
            .args(rest)
            .arg(server.get_program())
            .args(server.get_args());
        started.current_dir(self.folder.path());
        started
    }

    /// Leaves no room on its disk for a while; nothing where it has none of its own.
    pub(crate) fn fill(&mut self, span: Duration) -> Option<()> {
        use std::io::Write as _;
        let filler = self.is_disk.then(|| self.folder.path().join("filler"))?;
        let mut file = std::fs::File::create(&filler).unwrap();
        while file.write_all(&[0; 4096]).is_ok() {}
        std::thread::sleep(span);
        std::fs::remove_file(filler).unwrap();
        // It gives itself up where it cannot write down what was decided.
        self.down();
        self.up();
        Some(())
    }

    pub(crate) fn up(&mut self) {
        let mut server = self.started();
        server
            .arg("-D")
            .arg(self.data())
            .args(["-p", &self.port.to_string()]);
        let hears = format!("listen_addresses={}", self.at);
        if self.certificate().exists() {
            server.args(["-c", "ssl=on", "-c", "ssl_ca_file="]);
        }
        let socket = format!("unix_socket_directories={}", self.folder.path().display());
        for setting in [&hears, &*socket, "max_wal_size=64MB"] {
            server.args(["-c", setting]);
        }
        if self.archive().exists() {
            let (folder, archive) = (self.folder.path().display(), self.archive());
            let keep = format!(
                "archive_command=cp %p {folder}/part && mv {folder}/part {}/%f",
                archive.display()
            );
            server.args(["-c", "archive_mode=on", "-c", &keep]);
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

    /// Who it says that it is; it vouches for itself.
    pub(crate) fn certificate(&self) -> PathBuf {
        self.data().join("server.crt")
    }

    /// From now on nobody else reads what goes to it. Nothing where nobody makes certificates.
    pub(crate) fn whisper(&mut self) -> Option<()> {
        self.down();
        let (data, subject) = (self.data(), format!("subjectAltName=IP:{}", self.at));
        let mut openssl = Command::new("openssl");
        openssl.args([
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
        ]);
        openssl.args([
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=house",
            "-addext",
            &subject,
        ]);
        openssl.args(["-addext", "basicConstraints=critical,CA:FALSE"]);
        openssl.arg("-keyout").arg(data.join("server.key"));
        openssl.arg("-out").arg(data.join("server.crt"));
        let Ok(made) = openssl.stderr(Stdio::null()).status() else {
            println!("left out: there is no openssl");
            return None;
        };
        assert!(made.success());
        if is_root() {
            run(Command::new("chown")
                .arg("nobody")
                .args([data.join("server.key"), data.join("server.crt")]));
        }
        self.up();
        Some(())
    }

    /// Where it puts what it has written, once it does so.
    pub(crate) fn archive(&self) -> PathBuf {
        self.folder.path().join("archive")
    }

    /// Puts by what it writes from now on, and a copy of what there is.
    pub(crate) fn back_up(&mut self) {
        self.down();
        std::fs::create_dir(self.archive()).unwrap();
        if is_root() {
            run(Command::new("chown").arg("nobody").arg(self.archive()));
        }
        self.up();
        self.wait();
        let mut copy = self.program("pg_basebackup");
        copy.args([
            "-h",
            &self.at,
            "-p",
            &self.port.to_string(),
            "-U",
            "house",
            "-D",
            "backup",
        ]);
        run(copy.env("PGPASSWORD", PASSWORD));
    }

    /// Goes back to the copy, and on from there to the point of that name.
    pub(crate) fn restore(&mut self, point: &str) {
        use std::io::Write as _;
        self.down();
        std::fs::rename(self.data(), self.folder.path().join("lost")).unwrap();
        std::fs::rename(self.folder.path().join("backup"), self.data()).unwrap();
        let settings = self.data().join("postgresql.auto.conf");
        let mut settings = std::fs::File::options()
            .append(true)
            .open(settings)
            .unwrap();
        let fetch = format!("cp {}/%f %p", self.archive().display());
        writeln!(
            settings,
            "restore_command = '{fetch}'\nrecovery_target_name = '{point}'\nrecovery_target_action = 'promote'"
        )
        .unwrap();
        std::fs::write(self.data().join("recovery.signal"), "").unwrap();
        self.up();
        self.wait();
        // It can be read already while it is on its way there.
        let asks = ["-At", "-c", "SELECT pg_is_in_recovery()"];
        while self.psql().args(asks).output().unwrap().stdout != b"f\n" {
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    pub(crate) fn url(&self) -> String {
        self.url_with(PASSWORD)
    }

    /// Its address with another password.
    pub(crate) fn url_with(&self, password: &str) -> String {
        let (at, port) = (&self.at, self.port);
        format!("postgres://house:{password}@{at}:{port}/postgres")
    }

    /// Its address by the socket in its folder.
    pub(crate) fn socket(&self) -> String {
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!(
            "postgres://house:{PASSWORD}@{folder}:{}/postgres",
            self.port
        )
    }

    /// Its address without a password.
    pub(crate) fn shown(&self) -> String {
        format!("postgres://house@{}:{}/postgres", self.at, self.port)
    }

    /// The same where it is known that others may read on the way there.
    pub(crate) fn open(&self) -> String {
        let elsewhere = if self.way.is_empty() {
            ""
        } else {
            "?sslmode=disable"
        };
        self.shown() + elsewhere
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
        if self.is_disk {
            run(Command::new("umount").arg(self.folder.path()));
        }
    }
}

/// Makes a folder a disk of its own, as small as a test needs.
fn mount(folder: &Path) -> bool {
    let mut mount = Command::new("mount");
    mount.args(["-t", "tmpfs", "-o", "size=320m", "tmpfs"]);
    mount.arg(folder).status().is_ok_and(|done| done.success())
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
