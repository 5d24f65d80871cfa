//! Nodes behind the proxies that are shipped: nobody sees that one of them is gone (N9).

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::house::House;
use crate::nodes::{Caller, TAKE_OVER, open, until};
use crate::place::{Game, Place};

/// A proxy with the configuration that is shipped, in front of some nodes.
struct Proxy {
    process: Child,
    door: String,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Proxy {
    /// Nothing where nginx is not installed. What it does for telnet takes a module that need not be there.
    fn nginx(place: &Place, nodes: &[House]) -> Option<Self> {
        let door = format!("127.0.0.77:{}", crate::server::free_port());
        let shipped = include_str!("../../../../packaging/nodes/nginx.conf");
        let (pages, _) = shipped.split_once("\nstream {").unwrap();
        let folder = place.home.path().display();
        let temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|kind| format!("{kind}_temp_path {folder}/{kind}; "));
        let mut pages = pages
            .replace("listen 80;", &format!("listen {door};"))
            .replace(
                "http {",
                &format!("http {{ access_log off; {}", temp.concat()),
            )
            .replace("worker_rlimit_nofile 40000;", "");
        pages = with_names(&pages, nodes);
        let file = place.home.file("nginx.conf");
        let own = format!(
            "daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;"
        );
        fs::write(&file, format!("{own}\n{pages}")).unwrap();
        Self::started(Command::new("nginx").arg("-c").arg(file), door)
    }

    /// Nothing where `HAProxy` is not installed.
    fn haproxy(place: &Place, nodes: &[House]) -> Option<Self> {
        let door = format!("127.0.0.78:{}", crate::server::free_port());
        let shipped = include_str!("../../../../packaging/nodes/haproxy.cfg");
        let (pages, _) = shipped.split_once("\n# Telnet").unwrap();
        let pages = pages
            .replace("bind :80", &format!("bind {door}"))
            .replace("maxconn 40000", "maxconn 100");
        let file = place.home.file("haproxy.cfg");
        fs::write(&file, with_names(&pages, nodes) + "\n").unwrap();
        Self::started(Command::new("haproxy").args(["-db", "-f"]).arg(file), door)
    }

    fn started(proxy: &mut Command, door: String) -> Option<Self> {
        let Ok(process) = proxy.stdout(Stdio::null()).stderr(Stdio::null()).spawn() else {
            eprintln!(
                "left out: {} is not installed",
                proxy.get_program().display()
            );
            return None;
        };
        let proxy = Self { process, door };
        until(|| TcpStream::connect(&proxy.door).is_ok());
        Some(proxy)
    }

    /// The status of a page.
    fn page(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.door).unwrap();
        let head = format!(
            "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n",
            self.door
        );
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer)
            .split(' ')
            .nth(1)
            .unwrap()
            .to_owned()
    }

    /// A stream of a table, as it comes through the proxy.
    fn watch(&self, game: &Game) -> Caller {
        let mut stream = TcpStream::connect(&self.door).unwrap();
        stream.set_read_timeout(Some(2 * TAKE_OVER)).unwrap();
        let head = format!(
            "GET /api/v1{}/stream HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {}\r\n\r\n",
            game.table, self.door, game.players[0].0
        );
        stream.write_all(head.as_bytes()).unwrap();
        Caller {
            stream,
            heard: String::new(),
        }
    }
}

/// A shipped configuration with the nodes of the test in it.
fn with_names(shipped: &str, nodes: &[House]) -> String {
    let names = ["one", "two", "three"].iter().zip(nodes);
    names.fold(shipped.to_owned(), |file, (name, node)| {
        file.replace(&format!("{name}:8080"), node.web())
    })
}

#[test]
fn behind_the_proxies_that_are_shipped_nobody_sees_that_a_node_is_gone() {
    for start in [Proxy::nginx, Proxy::haproxy] {
        let Some(place) = Place::new() else {
            return;
        };
        let mut nodes = open(&place, 3);
        let game = Game::under_way(&mut nodes[0]);
        let Some(proxy) = start(&place, &nodes) else {
            continue;
        };
        let page = game.table.replace("/tables/", "/t/");
        let mut stream = proxy.watch(&game);
        stream.hears("application/x-ndjson");
        // Told as it happens, and not once there is enough of it.
        game.greet(&mut nodes[1]);
        stream.hears("Hello.");
        let all_well = || (0..9).all(|_| proxy.page(&page) == "200" && proxy.page("/") == "200");
        assert!(all_well(), "{}", proxy.door);
        drop(nodes.remove(0));
        assert!(all_well(), "{}", proxy.door);
    }
}
