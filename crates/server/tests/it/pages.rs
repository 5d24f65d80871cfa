//! The pages as a browser without script uses them: every form is a plain post that leads on.

use serde_json::json;

use crate::House;
use crate::client::{Answer, Client};

/// A browser: keeps cookies, follows redirections, sends forms.
struct Browser {
    client: Client,
    cookies: Vec<(String, String)>,
    host: String,
    at: String,
}

impl Browser {
    async fn open(house: &House) -> Self {
        let client = house.client().await;
        Self {
            host: client.headers.trim_end().to_owned(),
            client,
            cookies: Vec::new(),
            at: "/".to_owned(),
        }
    }

    async fn get(&mut self, path: &str) -> Answer {
        let answer = self.send("GET", path, "").await;
        self.follow(path, answer).await
    }

    async fn post(&mut self, path: &str, form: &str) -> Answer {
        let answer = self.send("POST", path, form).await;
        assert!(answer.status < 500, "{path}: {}", answer.text());
        self.follow(path, answer).await
    }

    async fn follow(&mut self, path: &str, mut answer: Answer) -> Answer {
        path.clone_into(&mut self.at);
        while answer.status == 303 {
            answer.header("location").unwrap().clone_into(&mut self.at);
            let next = self.at.clone();
            answer = self.send("GET", &next, "").await;
        }
        answer
    }

    async fn send(&mut self, method: &str, path: &str, form: &str) -> Answer {
        let cookies: Vec<_> = self
            .cookies
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let origin = self.host.replace("host: ", "http://");
        self.client.headers = format!(
            "{}\r\naccept: text/html\r\nsec-fetch-site: same-origin\r\nreferer: {origin}{}\r\ncookie: {}\r\n",
            self.host,
            self.at,
            cookies.join("; ")
        );
        let answer = self.client.request(method, path, form).await.unwrap();
        for (_, cookie) in answer
            .headers
            .iter()
            .filter(|(name, _)| name == "set-cookie")
        {
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.retain(|(other, _)| other != name);
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
        answer
    }

    async fn come_in(&mut self, name: &str) {
        let form = format!("name={name}&shape=moon&colour=teal&next=%2F");
        let answer = self.post("/name", &form).await;
        assert_eq!((answer.status, self.at.as_str()), (200, "/"));
    }
}

#[tokio::test]
async fn a_table_is_opened_joined_and_begun_by_plain_forms() {
    let house = House::open().await;
    let mut ann = Browser::open(&house).await;
    let door = ann.post("/tables", "game=wimpout").await;
    assert!(ann.at.starts_with("/name?next="), "{}", ann.at);
    assert!(door.text().contains("Who are you?"));
    ann.come_in("Ann").await;
    let lobby = ann
        .post(
            "/tables",
            "game=wimpout&title=The+kitchen&seats=4&clock=none&rule.bump=on",
        )
        .await;
    let table = ann.at.clone();
    assert!(table.starts_with("/t/"), "{table}: {}", lobby.text());
    assert!(lobby.text().contains("The kitchen"));

    let mut bob = Browser::open(&house).await;
    bob.come_in("Bob").await;
    assert!(bob.get("/").await.text().contains("The kitchen"));
    let code = table.strip_prefix("/t/").unwrap().to_uppercase();
    assert_eq!(bob.get(&format!("/join?code={code}")).await.status, 200);
    assert_eq!(bob.at, table);
    bob.post(&format!("{table}/sit"), "").await;
    bob.post(&format!("{table}/chat"), "text=%3Cb%3Ehello")
        .await;
    let begun = ann.post(&format!("{table}/start"), "").await.text();
    assert!(begun.contains("&lt;b&gt;hello"), "talk is escaped");
    assert!(begun.contains("Bob"));
}

/// Whoever has not thought of their name sits down with one press, however many press at the same moment.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_who_were_offered_the_same_name_sit_down() {
    let house = House::open().await;
    let mut ann = Browser::open(&house).await;
    ann.come_in("Ann").await;
    ann.post("/tables", "game=wimpout&seats=9").await;
    let table = ann.at.clone();
    let mut crowd = Vec::new();
    for _ in 0..8 {
        crowd.push(Browser::open(&house).await);
    }
    let sitting = crowd.into_iter().map(|mut one| {
        let path = format!("{table}/sit");
        tokio::spawn(async move { one.send("POST", &path, "name=Vega").await.status })
    });
    for sat in sitting.collect::<Vec<_>>() {
        assert_eq!(sat.await.unwrap(), 303);
    }
    let page = ann.get(&table).await.text();
    assert!(!page.contains("class=\"place free\""), "a seat stayed free");
}

/// Whoever has played two bots was given a name by the house; at a table of people they choose one with the same press.
#[tokio::test]
async fn a_name_that_was_given_is_chosen_when_one_sits_down() {
    let house = House::open().await;
    let mut ann = Browser::open(&house).await;
    ann.come_in("Ann").await;
    ann.post("/tables", "game=wimpout&title=Friends").await;
    let table = ann.at.clone();
    let mut ben = Browser::open(&house).await;
    ben.post("/tables", "game=wimpout&bots=2&begin=true").await;
    let given = ben.get("/").await.text();
    assert!(!given.contains("Ben"), "{given}");
    let page = ben.get(&table).await.text();
    assert!(page.contains(r#"id="sit-name""#), "{page}");
    assert!(page.contains(&format!("/name?next={table}")), "{page}");
    let page = ben.post(&format!("{table}/sit"), "name=Ben").await.text();
    assert!(
        page.contains("Ben") && !page.contains(r#"id="sit-name""#),
        "{page}"
    );
    // Who has chosen is not asked again.
    ben.post(&format!("{table}/leave"), "").await;
    let page = ben.get(&table).await.text();
    assert!(!page.contains(r#"id="sit-name""#), "{page}");
}

/// U23: what the rules of a form would do is told before the table is opened, and the form is as it was.
#[tokio::test]
async fn the_form_for_a_table_tells_what_its_rules_would_do() {
    let house = House::open().await;
    let mut ann = Browser::open(&house).await;
    ann.come_in("Ann").await;
    let form = "game=wimpout&title=The+kitchen&rule.goal=100&rule.bump=on";
    let told = ann.post("/new/wimpout", form).await.text();
    assert!(told.contains("Bump (on), Goal (100): "), "{told}");
    assert!(told.contains("turns fewer a game"), "{told}");
    assert!(told.contains("value=\"The kitchen\""), "{told}");
    let usual = ann.post("/new/wimpout", "game=wimpout").await.text();
    assert!(usual.contains("nothing to measure"), "{usual}");
}

#[tokio::test]
async fn a_refused_form_comes_back_with_the_reason_once() {
    let house = House::open().await;
    let mut ann = Browser::open(&house).await;
    ann.come_in("Ann").await;
    ann.post("/tables", "game=wimpout&title=Alone").await;
    let table = ann.at.clone();
    let again = ann.post(&format!("{table}/sit"), "").await.text();
    assert_eq!(ann.at, table);
    assert!(again.contains("You sit at this table already."), "{again}");
    let later = ann.get(&table).await.text();
    assert!(!later.contains("sit at this table already"));
}

#[tokio::test]
async fn the_script_is_told_that_it_was_done_or_why_not() {
    let house = House::open().await;
    let mut ann = Browser::open(&house).await;
    ann.come_in("Ann").await;
    ann.post("/tables", "game=wimpout&title=Alone").await;
    let table = ann.at.clone();
    ann.client.headers = ann
        .client
        .headers
        .replace("accept: text/html", "accept: application/json");
    let done = ann
        .client
        .request("POST", &format!("{table}/start"), "")
        .await
        .unwrap();
    assert_eq!(done.status, 204, "{}", done.text());
    let refused = ann
        .client
        .request("POST", &format!("{table}/start"), "")
        .await
        .unwrap();
    assert_eq!(
        (refused.status, refused.json()["code"].clone()),
        (409, json!("not-now"))
    );
}

#[tokio::test]
async fn a_seat_moves_to_a_browser_that_has_no_name_yet() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.post("/tables", json!({"game": "wimpout"})).await["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let key = ann.post(&format!("/tables/{table}/seat"), json!({})).await["key"]
        .as_str()
        .unwrap()
        .to_owned();
    let mut phone = Browser::open(&house).await;
    let asked = phone.get(&format!("/seat/{key}")).await.text();
    assert!(asked.contains("ann"), "{asked}");
    phone.post(&format!("/seat/{key}"), "").await;
    assert_eq!(phone.at, format!("/t/{table}"));
    assert_eq!(
        ann.get(&format!("/tables/{table}")).await["seat"],
        json!(null)
    );
    assert!(phone.get(&format!("/seat/{key}")).await.status == 200);
    assert_eq!(phone.at, format!("/t/{table}"));
}

/// A stream of a page that has been opened, and what it sent first.
async fn watched(house: &House, table: &str, headers: &str) -> (Client, Vec<u8>) {
    let mut watcher = house.client().await;
    watcher.headers.push_str(headers);
    watcher
        .send("GET", &format!("/t/{table}/stream"), "")
        .await
        .unwrap();
    let head = watcher.head().await.unwrap();
    assert_eq!(head.header("content-type"), Some("text/event-stream"));
    let first = watcher.chunk().await.unwrap().unwrap();
    (watcher, first)
}

#[tokio::test]
async fn the_stream_of_a_page_carries_the_view_and_then_what_is_new() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let (mut watcher, first) = watched(&house, &table, "").await;
    let first = String::from_utf8(first).unwrap();
    assert!(
        first.starts_with("event: view\ndata: ") && first.ends_with("\n\n"),
        "{first}"
    );
    let say = |text: &str| json!({"text": text});
    let chat = format!("/tables/{table}/chat");
    ann.post(&chat, say("hello there")).await;
    ann.post(&chat, say("and again")).await;
    let mut told = String::new();
    while !told.contains("and again") {
        told.push_str(&String::from_utf8(watcher.chunk().await.unwrap().unwrap()).unwrap());
    }
    assert!(
        told.starts_with("event: parts\ndata: <ol id=\"talked\""),
        "{told}"
    );
    assert_eq!(
        told.matches("hello there").count(),
        1,
        "what was sent is not sent again: {told}"
    );
    assert!(!told.contains("Rules in force"), "{told}");
}

#[tokio::test]
async fn streams_and_pages_are_compressed_for_those_who_take_it() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let (_, plain) = watched(&house, &table, "").await;
    let (_, small) = watched(&house, &table, "accept-encoding: gzip\r\n").await;
    assert!(
        small.len() * 3 < plain.len(),
        "{} of {}",
        small.len(),
        plain.len()
    );
    let mut browser = house.client().await;
    browser.headers.push_str("accept-encoding: gzip\r\n");
    for path in [format!("/t/{table}"), "/rules/wimpout".to_owned()] {
        let answer = browser.get(&path).await.unwrap();
        assert_eq!(answer.header("content-encoding"), Some("gzip"), "{path}");
        let vary = answer.header("vary").unwrap_or_default();
        assert!(vary.contains("accept-encoding"), "{path}");
        assert!(vary.contains("accept-language"), "{path}");
    }
}

#[tokio::test]
async fn a_first_visit_is_small_and_brings_the_scripts_of_a_table_only_with_a_table() {
    let house = House::open().await;
    let bytes = crate::visit::bytes(house.running.web, "/").await;
    assert!(bytes < 85_000, "{bytes} bytes");
    let table = house.guest("ann").await.open(json!({})).await;
    let mut visitor = house.client().await;
    for (path, has) in [
        ("/", false),
        ("/rules/cow", false),
        (&format!("/t/{table}"), true),
    ] {
        let page = visitor.get(path).await.unwrap().text();
        assert_eq!(page.contains("-travel.js"), has, "{path}");
        assert!(page.contains("-hands.js"), "{path}");
    }
}

#[tokio::test]
async fn the_whole_story_stands_on_a_page_of_its_own() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({"rules": {"goal": 5000}})).await;
    let mut state = ann.post(&format!("/tables/{table}/start"), json!({})).await;
    for _ in 0..60 {
        let Some(action) = state["actions"].as_array().and_then(|all| all.last()) else {
            break;
        };
        let act = json!({"action": action});
        state = ann.post(&format!("/tables/{table}/acts"), act).await;
    }
    let mut bob = Browser::open(&house).await;
    let live = bob.get(&format!("/t/{table}")).await.text();
    assert_eq!(live.matches(" data-n=").count(), 20);
    assert!(live.contains(&format!("/t/{table}/story")));
    let (mut seen, mut path) = (Vec::new(), Some(format!("/t/{table}/story?before=40")));
    while let Some(next) = path {
        let page = bob.get(&next).await;
        assert_eq!(page.status, 200);
        let page = page.text();
        let numbers = page.split("data-n=\"").skip(1);
        seen.extend(numbers.map(|rest| rest.split('"').next().unwrap().parse::<usize>().unwrap()));
        path = page.split_once("id=\"earlier\"").and_then(|(_, rest)| {
            let (_, link) = rest.split_once("href=\"")?;
            Some(link.split('"').next()?.to_owned()).filter(|link| link.contains("before="))
        });
    }
    assert!(
        seen.iter().all(|n| *n < 40) && seen.is_sorted_by(|a, b| a > b),
        "{seen:?}"
    );
}

#[tokio::test]
async fn what_happens_is_told_in_the_language_that_a_browser_has_chosen() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let throw = json!({"action": {"do": "throw"}});
    ann.post(&format!("/tables/{table}/acts"), throw).await;
    let path = format!("/t/{table}");
    let (mut bob, mut eve) = (Browser::open(&house).await, Browser::open(&house).await);
    assert!(bob.get(&path).await.text().contains("The game begins."));
    let chosen = bob.post("/language", "tongue=de").await.text();
    assert_eq!(bob.at, path);
    assert!(chosen.contains("Das Spiel beginnt."), "{chosen}");
    for page in [path.clone(), format!("{path}/story?before=40")] {
        let german = bob.get(&page).await.text();
        assert!(german.contains("Das Spiel beginnt."), "{german}");
        assert!(german.contains("lang=\"de\""), "{german}");
        let english = eve.get(&page).await.text();
        assert!(english.contains("The game begins."), "{english}");
    }
    let replayed = bob.get(&format!("{path}/replay?step=99")).await.text();
    assert!(
        replayed.contains("wirft") && !replayed.contains("throws"),
        "{replayed}"
    );
}

#[tokio::test]
async fn every_page_that_can_be_read_is_there() {
    let house = House::open().await;
    let mut ann = Browser::open(&house).await;
    let pages = [
        "/",
        "/name",
        "/new/wimpout",
        "/rules",
        "/rules/wimpout",
        "/learn",
        "/learn/wimpout?step=1",
        "/verify",
        "/api",
        "/replay",
        "/favicon.ico",
    ];
    for path in pages {
        assert_eq!(ann.get(path).await.status, 200, "{path}");
    }
    let home = ann.get("/").await.text();
    for file in home.split('"').filter(|path| path.starts_with("/assets/")) {
        let answer = ann.get(file).await;
        assert_eq!(answer.status, 200, "{file}");
        assert!(
            answer
                .header("cache-control")
                .unwrap()
                .contains("immutable")
        );
    }
    let lost = ann.get("/t/zzzzzzzz").await;
    assert_eq!(lost.status, 404);
    assert!(
        lost.text().contains("no such table") || lost.text().contains("There is no such table")
    );
}

#[tokio::test]
async fn records_are_replayed_step_by_step() {
    let house = House::open().await;
    let mut ann = house.guest("ann").await;
    let table = ann.open(json!({})).await;
    let state = ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let act = json!({"action": state["actions"][0]});
    ann.post(&format!("/tables/{table}/acts"), act).await;
    let mut bob = Browser::open(&house).await;
    assert_eq!(
        bob.get(&format!("/t/{table}/replay?step=1")).await.status,
        200
    );
    let record = bob.get(&format!("/t/{table}/record")).await.text();
    let pasted: String = form_urlencoded::byte_serialize(record.as_bytes()).collect();
    let shown = bob
        .post("/replay", &format!("record={pasted}&step=1"))
        .await;
    assert_eq!(shown.status, 200, "{}", shown.text());
    let nonsense = bob.post("/replay", "record=nonsense").await.text();
    assert!(nonsense.contains("does not replay"), "{nonsense}");
}
