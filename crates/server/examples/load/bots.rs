//! How acts of people fare while bots think: the same players before and beside tables of bots.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::{Value, json};

use crate::client::Client;
use crate::{Busy, House, Load, Player, ROUNDS, measure, report};

/// Measures the acts of people at tables of their own, without bots and beside them, and talk at the tables of the bots.
pub(crate) async fn beside(load: &Load, span: Duration) {
    let (mut without, mut with, mut said) = (Vec::new(), Vec::new(), Vec::new());
    let (mut before, mut beside) = (0.0, 0.0);
    for _ in 0..ROUNDS {
        let folder = tempfile::tempdir_in(".").unwrap();
        let house = House::start(folder.path(), load).await;
        let start = house.cpu();
        without.extend(measure(load.clients, span, house.web, Player::new).await);
        before += house.cpu() - start;
        let mut tables = Vec::new();
        for number in 0..load.bots {
            tables.push(Talker::new(house.web, number, load).await);
        }
        let start = house.cpu();
        let (acts, talk) = tokio::join!(
            measure(load.clients, span, house.web, Player::new),
            talk(tables, span)
        );
        beside += house.cpu() - start;
        with.extend(acts);
        said.extend(talk);
    }
    let span = span * u32::try_from(ROUNDS).unwrap();
    for times in [&mut without, &mut with, &mut said] {
        times.sort_unstable();
    }
    report("alone", &without, span, before);
    report("beside", &with, span, beside);
    report("talk", &said, span, 0.0);
    let p99 = |times: &[Duration]| times[(times.len() - 1) * 99 / 100].as_secs_f64();
    println!(
        "p99 of acts beside {} tables of {} is {:.2} of the p99 without",
        load.bots,
        load.bot,
        p99(&with) / p99(&without)
    );
}

/// Somebody says something at each table of bots in turn.
async fn talk(mut tables: Vec<Talker>, span: Duration) -> Vec<Duration> {
    let end = std::time::Instant::now() + span;
    let mut times = Vec::new();
    for number in (0..tables.len()).cycle() {
        let start = std::time::Instant::now();
        if start >= end {
            break;
        }
        tables[number].once().await;
        times.push(start.elapsed());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    times
}

/// Who has opened a table of bots, left a bot in the own seat, and talks.
struct Talker {
    client: Client,
    table: String,
}

impl Talker {
    async fn new(house: SocketAddr, number: usize, load: &Load) -> Self {
        let mut client = Client::connect(house).await.unwrap();
        let name = json!({"name": format!("keeper {number}")});
        let token = client.post("/api/v1/guests", &name).await.unwrap().json();
        client.show_token(token["token"].as_str().unwrap());
        let plan = json!({"game": load.game, "pace": 0, "leave": {"bot": load.bot}});
        let opened = client.post("/api/v1/tables", &plan).await.unwrap();
        let id = opened.json()["id"].as_str().unwrap().to_owned();
        let mut talker = Self {
            client,
            table: format!("/api/v1/tables/{id}"),
        };
        talker.does("POST", "seat", &json!({})).await;
        for _ in 0..2 {
            talker.does("POST", "bots", &json!({"bot": load.bot})).await;
        }
        talker.does("POST", "start", &json!({})).await;
        talker.does("DELETE", "seat", &json!({})).await;
        talker
    }

    async fn does(&mut self, method: &str, what: &str, body: &Value) {
        let path = format!("{}/{what}", self.table);
        let answer = self.client.request(method, &path, &body.to_string()).await;
        let answer = answer.unwrap();
        assert_eq!(answer.status, 200, "{what}: {}", answer.text());
    }
}

impl Busy for Talker {
    async fn once(&mut self) {
        self.does("POST", "chat", &json!({"text": "well played"}))
            .await;
    }
}
