//! Records that somebody brings: what is too much is refused at once and leaves nothing behind, the rest holds nobody
//! up, and what is checked is called what it is. `HOSTILE_RECORDS=100000` for the long run (docs/HARDENING.md).

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::watch;

use crate::client::{Answer, Client};
use crate::hostile_records::{record, wanted};
use crate::kill::{Doors, Victim};
use crate::views;
use crate::{Guest, House};

/// Nobody's act takes so long, not even on a machine that has much else to do.
const HELD_UP: Duration = Duration::from_mins(1);

/// A record of one seat in which turns are thrown, and the last of them is taken back again and again.
fn taking_back(turns: usize, times: usize) -> String {
    let header = r#"{"format":"lastlicks","version":1,"game":"wimpout","seats":["a"],"rules":{"starter":"first"},"set":["starter"],"luck":{"seed":"s"}}"#;
    let turn = "{\"seat\":0,\"act\":{\"do\":\"throw\"}}\n{\"luck\":[2,2,3,4,6]}\n";
    let undo = format!("{{\"undo\":{}}}\n{turn}", (2 * turns).saturating_sub(2));
    format!("{header}\n{}{}", turn.repeat(turns), undo.repeat(times))
}

fn form(fields: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new())
        .extend_pairs(fields)
        .finish()
}

async fn what_if(client: &mut Client, record: &str, step: &str) -> Answer {
    let body = form(&[("record", record), ("step", step)]);
    client.request("POST", "/what-if", &body).await.unwrap()
}

/// How many tables a guest has.
async fn tables(guest: &mut Guest) -> usize {
    guest.get("/me/tables").await["tables"]
        .as_array()
        .unwrap()
        .len()
}

#[tokio::test]
async fn a_record_that_takes_back_too_much_is_refused_and_nothing_is_stored() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let dear = format!(
        "{}{}",
        taking_back(1, 0),
        "{\"join\":\"b\"}\n".repeat(20_000)
    );
    let answer = what_if(&mut ann.client, &dear, "20000").await;
    assert_eq!(answer.status, 413, "{}", answer.text());
    assert!(
        answer.text().contains("the most that are done here"),
        "{}",
        answer.text()
    );
    let pasted = form(&[("record", &dear)]);
    let answer = ann
        .client
        .request("POST", "/replay", &pasted)
        .await
        .unwrap();
    assert_eq!(answer.status, 413, "{}", answer.text());
    let (status, problem) = ann
        .try_post("/records/what-if", json!({"record": dear, "step": 1}))
        .await;
    assert_eq!(
        (status, problem["code"].as_str()),
        (413, Some("too-long")),
        "{problem}"
    );
    assert_eq!(tables(&mut ann).await, 0);
}

#[tokio::test]
async fn a_record_with_many_take_backs_is_gone_on_from_and_comes_back_after_a_restart() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let answer = what_if(&mut ann.client, &taking_back(2000, 2000), "9999").await;
    assert_eq!(answer.status, 303, "{}", answer.text());
    let path = answer.header("location").unwrap().to_owned();
    let house = house.reopen().await;
    let mut client = house.client().await;
    let table = client
        .get(&format!("/api/v1/tables{}", &path[2..]))
        .await
        .unwrap();
    assert_eq!(table.status, 200, "{}", table.text());
    assert_eq!(table.json()["length"], 10_000);
}

#[tokio::test]
async fn nothing_hidden_and_no_name_of_the_house_comes_in_with_a_record() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let text = taking_back(2, 0).replace(r#"["a"]"#, r#"["\u001b[31mred\u202e","The h0use"]"#);
    let opened = ann
        .post("/records/what-if", json!({"record": text, "step": 2}))
        .await;
    let table = ann
        .get(&format!("/tables/{}", opened["id"].as_str().unwrap()))
        .await;
    let names: Vec<_> = table["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["name"].clone())
        .collect();
    assert_eq!(names, ["red", "Player 2"]);
}

#[tokio::test]
async fn the_api_says_what_a_record_proves() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({"rules": {"goal": 50}})).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    crate::api::play_out(&mut ann, &table).await;
    let path = format!("/api/v1/tables/{table}/record");
    let fair = ann.client.get(&path).await.unwrap().text();
    let seats = fair.replacen("\"ann\"", "\"bob\"", 1);
    let (early, _) = fair.trim_end().rsplit_once('\n').unwrap();
    for (text, verdict) in [
        (fair.as_str(), "fair"),
        (&seats, "header-changed"),
        (early, "unrevealed"),
        (&taking_back(0, 0), "seeded"),
        ("nonsense", "broken"),
    ] {
        let answer = ann
            .client
            .request("POST", "/api/v1/records/verify", text)
            .await
            .unwrap();
        let told = answer.json();
        assert_eq!(
            (answer.status, &told["verdict"]),
            (200, &json!(verdict)),
            "{told}"
        );
        assert_eq!(told["ok"], json!(verdict == "fair"));
    }
}

#[cfg(target_os = "linux")]
/// A house in a process of its own reads hostile records through every door that takes any, while somebody plays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hostile_records_hold_nobody_up() {
    let folder = tempfile::tempdir().unwrap();
    let (victim, doors) = Victim::start(folder.path()).await;
    let (stop, stopped) = watch::channel(false);
    let quiet = play(doors, stopped.clone(), 100).await;
    let before = crate::malformed::most_memory(victim.id());
    let player = tokio::spawn(play(doors, stopped, usize::MAX));
    let attackers = (0..4u64).map(|first| tokio::spawn(attack(doors, first)));
    let mut answers = std::collections::BTreeMap::<u16, u64>::new();
    for attacker in attackers.collect::<Vec<_>>() {
        for status in attacker.await.unwrap() {
            *answers.entry(status).or_default() += 1;
        }
    }
    stop.send_replace(true);
    let busy = player.await.unwrap();
    let grown = crate::malformed::most_memory(victim.id()) - before;
    eprintln!("answers by status: {answers:?}");
    eprintln!(
        "acts in quiet: {}; meanwhile: {}",
        told(&quiet),
        told(&busy)
    );
    eprintln!("memory at its most: {} MB more", grown / 1024);
    assert!(!answers.contains_key(&500), "{answers:?}");
    assert!(grown < 512 * 1024, "{grown} kB more");
    assert!(worst(&busy) < HELD_UP, "an act took {:?}", worst(&busy));
}

fn worst(acts: &[Duration]) -> Duration {
    acts.iter().max().copied().unwrap_or_default()
}

fn told(acts: &[Duration]) -> String {
    let mut sorted = acts.to_vec();
    sorted.sort_unstable();
    let at = |share: usize| sorted[(sorted.len() - 1) * share / 100].as_secs_f64() * 1000.0;
    let (half, most, all) = (at(50), at(99), at(100));
    format!(
        "{} acts, {half:.1} ms by half, {most:.1} ms by 99 in 100, {all:.1} ms at most",
        acts.len()
    )
}

/// Plays one game after the other, and says how long every act took to be answered.
async fn play(doors: Doors, stopped: watch::Receiver<bool>, most: usize) -> Vec<Duration> {
    let mut client = Client::connect(doors.web).await.unwrap();
    let token = client
        .post("/api/v1/guests", &json!({"name": "ann"}))
        .await
        .unwrap();
    client.show_token(token.json()["token"].as_str().unwrap());
    let mut acts = Vec::new();
    let (mut path, mut state) = (String::new(), Value::Null);
    while !*stopped.borrow() && acts.len() < most {
        if state["over"] != false {
            let table = client
                .post("/api/v1/tables", &json!({"game": "wimpout"}))
                .await
                .unwrap()
                .json();
            path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
            client
                .post(&format!("{path}/seat"), &json!({}))
                .await
                .unwrap();
            state = client
                .post(&format!("{path}/start"), &json!({}))
                .await
                .unwrap()
                .json();
        }
        let action = state["actions"].as_array().unwrap().last().unwrap().clone();
        let start = Instant::now();
        let answer = client
            .post(&format!("{path}/acts"), &json!({"action": action}))
            .await
            .unwrap();
        acts.push(start.elapsed());
        assert_eq!(answer.status, 200, "{}", answer.text());
        state = answer.json();
    }
    acts
}

/// Sends every fourth record to a door that reads it; says how each was answered.
async fn attack(doors: Doors, first: u64) -> Vec<u16> {
    let mut client = Client::connect(doors.web).await.unwrap();
    let token = client
        .post("/api/v1/guests", &json!({"name": format!("mal {first}")}))
        .await
        .unwrap();
    let token = token.json()["token"].as_str().unwrap().to_owned();
    client.show_token(&token);
    let mut answers = Vec::new();
    for number in (first..wanted(200)).step_by(4) {
        let bytes = record(number);
        let text = String::from_utf8_lossy(&bytes);
        let (path, body) = match number / 4 % 4 {
            0 => (
                "/what-if",
                form(&[("record", &text), ("step", &(number % 97).to_string())]),
            ),
            1 => ("/replay", form(&[("record", &text)])),
            2 => ("/api/v1/records/verify", text.into_owned()),
            _ => (
                "/api/v1/records/what-if",
                json!({"record": text, "step": number % 97}).to_string(),
            ),
        };
        let answer = client.request("POST", path, &body).await;
        // What is over a megabyte is not read to its end, and the house hangs up.
        let status = match answer {
            Ok(answer) => answer.status,
            Err(_) if body.len() > 1 << 20 => 413,
            Err(why) => panic!("the house hung up on record {number}: {why}"),
        };
        answers.push(status);
        if status == 413 {
            client = Client::connect(doors.web).await.unwrap();
            client.show_token(&token);
        }
    }
    answers
}

/// P12: the draws of Cosmic ConneXion depend on where the cards lie, so the house makes them again for the page that checks the luck.
#[tokio::test]
async fn the_luck_of_a_card_game_is_checked_by_the_house() {
    let house = House::open().await;
    let (mut ann, mut ben) = (house.guest("ann").await, house.guest("ben").await);
    let table = ann.open(json!({"game": "connexion"})).await;
    ben.post(&format!("/tables/{table}/seat"), json!({})).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let path = format!("/verify?table={table}");
    assert_eq!(ann.client.get(&path).await.unwrap().status, 409, "not yet");
    views::play([&mut ann, &mut ben], &table).await;
    let page = ann.client.get(&path).await.unwrap().text();
    let fair = "Fair: every draw follows from the secret committed to before the game.";
    assert!(page.contains(fair), "{page}");
    assert!(page.contains(&format!("href=\"/t/{table}\"")), "{page}");
}
