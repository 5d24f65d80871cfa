//! How acts of people fare while reports are worked out: the same players before and beside those who wait for reports of
//! long games of four, none of which is solved (U18).

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::Client;
use crate::{House, Load, Player, ROUNDS, measure, report};

/// Measures the acts of people at tables of their own, without reports and beside them.
pub(crate) async fn beside(load: &Load, span: Duration) {
    let (mut without, mut with) = (Vec::new(), Vec::new());
    let (mut before, mut beside, mut done) = (0.0, 0.0, 0);
    for _ in 0..ROUNDS {
        let folder = tempfile::tempdir_in(".").unwrap();
        let house = House::start(folder.path(), load).await;
        let mut readers = Vec::new();
        for number in 0..load.reports {
            readers.push(Reader::new(house.web, number).await);
        }
        let start = house.cpu();
        without.extend(measure(load.clients, span, house.web, Player::new).await);
        before += house.cpu() - start;
        let start = house.cpu();
        let end = Instant::now() + span + Duration::from_secs(5);
        let read = readers
            .into_iter()
            .map(|reader| tokio::spawn(reader.read(end)));
        let read: Vec<_> = read.collect();
        with.extend(measure(load.clients, span, house.web, Player::new).await);
        beside += house.cpu() - start;
        for reader in read {
            done += u32::from(reader.await.unwrap());
        }
    }
    let span = span * u32::try_from(ROUNDS).unwrap();
    without.sort_unstable();
    with.sort_unstable();
    report("alone", &without, span, before);
    report("beside", &with, span, beside);
    let p99 = |times: &[Duration]| times[(times.len() - 1) * 99 / 100].as_secs_f64();
    println!(
        "p99 of acts beside {} reports is {:.2} of the p99 without; {done} of them were ready in time",
        load.reports,
        p99(&with) / p99(&without)
    );
}

/// Who has opened a table of bots, which has been played to its end, and waits for its report.
struct Reader {
    client: Client,
    table: String,
}

impl Reader {
    async fn new(house: SocketAddr, number: usize) -> Self {
        let mut client = Client::connect(house).await.unwrap();
        let name = json!({"name": format!("reader {number}")});
        let token = client.post("/api/v1/guests", &name).await.unwrap().json();
        client.show_token(token["token"].as_str().unwrap());
        let plan = json!({"game": "wimpout", "pace": 0, "leave": {"bot": "hold-25"}});
        let opened = client.post("/api/v1/tables", &plan).await.unwrap();
        let id = opened.json()["id"].as_str().unwrap().to_owned();
        let table = format!("/api/v1/tables/{id}");
        let mut reader = Self { client, table };
        reader.does("POST", "seat", &json!({})).await;
        for _ in 0..3 {
            reader
                .does("POST", "bots", &json!({"bot": "hold-25"}))
                .await;
        }
        reader.does("POST", "start", &json!({})).await;
        reader.does("DELETE", "seat", &json!({})).await;
        loop {
            let table = reader.client.get(&reader.table).await.unwrap().json();
            if table["stage"] == "over" {
                return reader;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    async fn does(&mut self, method: &str, what: &str, body: &Value) {
        let path = format!("{}/{what}", self.table);
        let answer = self.client.request(method, &path, &body.to_string()).await;
        let answer = answer.unwrap();
        assert_eq!(answer.status, 200, "{what}: {}", answer.text());
    }

    /// Asks for the report until it is there, or it is late; whether it was there.
    async fn read(mut self, end: Instant) -> bool {
        let path = format!("{}/report", self.table);
        while Instant::now() < end {
            let answer = self.client.get(&path).await.unwrap();
            match answer.status {
                200 => return true,
                202 => {}
                // Its time was up before it was done.
                409 => return false,
                // Busy: as every program is asked to, it waits and asks again.
                503 => tokio::time::sleep(Duration::from_millis(500)).await,
                status => panic!("{status}: {}", answer.text()),
            }
        }
        false
    }
}
