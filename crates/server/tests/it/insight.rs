//! Advice and reports at the doors of the house (P15, P26).

use serde_json::{Value, json};

use crate::{Guest, House};

/// A table of two people, begun.
async fn opened(house: &House, plan: Value) -> ([Guest; 2], String) {
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let table = ann.open(plan).await;
    bob.post(&format!("/tables/{table}/seat"), json!({})).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    ([ann, bob], table)
}

/// Both stop as soon as they may, until the game is over.
async fn play_out(people: &mut [Guest; 2], table: &str) {
    for turn in 0.. {
        assert!(turn < 20_000, "a game ends");
        let guest = &mut people[turn % 2];
        let state = guest.get(&format!("/tables/{table}")).await;
        if state["stage"] == "over" {
            return;
        }
        let Some(action) = state["actions"]
            .as_array()
            .and_then(|actions| actions.last())
        else {
            continue;
        };
        let act = json!({"action": action, "against": state["length"]});
        guest.post(&format!("/tables/{table}/acts"), act).await;
    }
}

async fn page(guest: &mut Guest, path: &str) -> String {
    let answer = guest.client.get(path).await.unwrap();
    assert_eq!(answer.status, 200, "GET {path}: {}", answer.text());
    answer.text()
}

#[tokio::test]
async fn advice_is_given_against_bots_alone_and_says_what_it_is() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann
        .open(json!({"rules": {"goal": 100, "starter": "first"}}))
        .await;
    let path = format!("/tables/{table}");
    ann.post(&format!("{path}/bots"), json!({"bot": "eager"}))
        .await;
    ann.post(&format!("{path}/start"), json!({})).await;
    let advice = ann.get(&format!("{path}/advice")).await;
    assert_eq!(advice["advice"][0]["action"], json!({"do": "throw"}));
    assert_eq!(advice["advice"][0]["value"]["kind"], "exact");
    assert_eq!(
        (advice["best"].clone(), advice["advice"][0]["loss"].clone()),
        (json!(0), json!(0.0))
    );
    assert!(advice["why"].as_str().unwrap().contains(" %"), "{advice}");
    ann.client.speak("de");
    let drawn = page(&mut ann, &format!("/t/{table}/advice")).await;
    assert!(
        drawn.contains("<h1>Rat</h1>") && drawn.contains(" %"),
        "{drawn}"
    );
}

#[tokio::test]
async fn the_last_decision_is_graded_where_advice_is_given_u12() {
    let house = House::open().await;
    let ([mut ann, mut bob], table) = opened(
        &house,
        json!({"rules": {"goal": 100, "starter": "first"}, "coach": true}),
    )
    .await;
    let path = format!("/tables/{table}");
    let early = ann
        .client
        .get(&format!("/api/v1{path}/grade"))
        .await
        .unwrap();
    assert_eq!(
        (early.status, early.json()["rule"].clone()),
        (409, json!("U12"))
    );
    let drawn = page(&mut ann, &format!("/t/{table}/grade")).await;
    assert!(drawn.contains("no decision of yours"), "{drawn}");

    // Whoever always throws on sooner or later gives something away.
    let mark = loop {
        let state = ann.get(&path).await;
        assert_ne!(
            state["stage"], "over",
            "a goal of 100 is not thrown by throwing on alone"
        );
        let (guest, is_ann) = match state["actions"][0] {
            Value::Null => (&mut bob, false),
            _ => (&mut ann, true),
        };
        let state = guest.get(&path).await;
        let choices = state["actions"].as_array().map_or(0, Vec::len);
        let act = json!({"action": state["actions"][0], "against": state["length"]});
        guest.post(&format!("{path}/acts"), act).await;
        if is_ann && choices > 1 && state["actions"][0] == json!({"do": "throw"}) {
            break ann.get(&format!("{path}/grade")).await;
        }
    };
    assert_eq!(mark["chosen"]["action"], json!({"do": "throw"}), "{mark}");
    assert_eq!(mark["chosen"]["value"]["kind"], "exact", "{mark}");
    let (loss, best) = (mark["loss"].as_f64().unwrap(), &mark["best"]);
    let between = best["value"]["value"].as_f64().unwrap()
        - mark["chosen"]["value"]["value"].as_f64().unwrap();
    assert!((loss - between).abs() < 1e-9, "{mark}");
    let told = mark["told"].as_str().unwrap().to_owned();
    let drawn = page(&mut ann, &format!("/t/{table}/grade")).await;
    assert!(drawn.contains(told.split('”').next().unwrap()), "{drawn}");
    let other = bob
        .client
        .get(&format!("/api/v1{path}/grade"))
        .await
        .unwrap();
    assert!(
        !other.text().contains(&told),
        "it is nobody else's: {}",
        other.text()
    );
}

#[tokio::test]
async fn between_people_advice_is_given_only_at_a_table_for_learning() {
    let house = House::open().await;
    let rules = json!({"goal": 100, "starter": "first"});
    let ([mut ann, _], table) = opened(&house, json!({"rules": rules})).await;
    let asked = ann
        .client
        .get(&format!("/api/v1/tables/{table}/advice"))
        .await
        .unwrap();
    assert_eq!(
        (asked.status, asked.json()["rule"].clone()),
        (409, json!("P26"))
    );

    let ([mut ann, mut bob], table) = opened(&house, json!({"rules": rules, "coach": true})).await;
    let path = format!("/tables/{table}/advice");
    assert_eq!(ann.get(&path).await["best"], 0);
    let record = format!("/api/v1/tables/{table}/record");
    let record = ann.client.get(&record).await.unwrap().text();
    assert!(record.contains("\"coached\":true"), "it says so: {record}");
    let asked = bob.client.get(&format!("/api/v1{path}")).await.unwrap();
    assert_eq!(asked.status, 409, "it is not his turn: {}", asked.text());
    let mut watcher = house.guest("Wanda").await;
    let asked = watcher.client.get(&format!("/api/v1{path}")).await.unwrap();
    assert_eq!(asked.status, 409, "she sits nowhere: {}", asked.text());
}

#[tokio::test]
async fn a_finished_game_has_a_report_that_adds_up() {
    let house = House::open().await;
    let (mut people, table) = opened(&house, json!({"rules": {"goal": 100}})).await;
    let path = format!("/tables/{table}/report");
    let early = people[0]
        .client
        .get(&format!("/api/v1{path}"))
        .await
        .unwrap();
    assert_eq!(
        (early.status, early.json()["rule"].clone()),
        (409, json!("P15"))
    );

    play_out(&mut people, &table).await;
    let report = report_of(&mut people[0], &table).await;
    assert_eq!(report["exact"], true);
    for account in report["accounts"].as_array().unwrap() {
        let of = |field: &str| account[field].as_f64().unwrap();
        let sum = of("start") + of("luck") + of("rules") + of("given") - of("lost");
        assert!((sum - of("end")).abs() < 1e-6, "{account}");
    }
    let drawn = page(&mut people[0], &format!("/t/{table}/report")).await;
    assert!(
        drawn.contains("How it was played") && drawn.contains("<svg"),
        "{drawn}"
    );
    people[1].client.speak("de");
    let german = page(&mut people[1], &format!("/t/{table}/report")).await;
    assert!(
        german.contains("Wie gespielt wurde") && german.contains("Gewinnchancen"),
        "{german}"
    );
    let replay = page(&mut people[0], &format!("/t/{table}/replay?step=2")).await;
    assert!(replay.contains(&format!("/t/{table}/report")), "{replay}");
    let over = page(&mut people[0], &format!("/t/{table}")).await;
    assert!(over.contains(&format!("/t/{table}/report")), "{over}");
}

/// U17: the report of a game of words, for programs and on its page.
#[tokio::test]
async fn a_finished_game_of_words_is_told_turn_by_turn_u17() {
    let house = House::open().await;
    let (mut people, table) = opened(&house, json!({"game": "connexion"})).await;
    play_out(&mut people, &table).await;
    let path = format!("/t/{table}/report");
    let report = report_of(&mut people[0], &table).await;
    let turns = report["turns"].as_array().unwrap();
    assert_eq!(turns.len(), 24, "a turn for each card");
    let sum = |field: &str| -> u64 {
        let seats = report["seats"].as_array().unwrap().iter();
        seats.map(|seat| seat[field].as_u64().unwrap()).sum()
    };
    assert!(sum("found") == 0 && sum("to_find") > 100, "{report}");
    let missed = turns
        .iter()
        .find_map(|turn| turn.get("missed"))
        .expect("nobody said anything");
    let word = missed["word"].as_str().unwrap();

    let drawn = page(&mut people[0], &path).await;
    assert!(drawn.contains("Turn by turn") && drawn.contains("<svg"));
    assert!(drawn.contains(word), "{word}: {drawn}");
    people[1].client.speak("de");
    let german = page(&mut people[1], &path).await;
    assert!(german.contains("Zug um Zug") && german.contains("Punkten gewonnen"));
    let over = page(&mut people[0], &format!("/t/{table}")).await;
    assert!(over.contains(&path), "{over}");
    let picture = people[0].client.get(&format!("{path}.png")).await.unwrap();
    assert_eq!(
        (picture.status, picture.header("content-type")),
        (200, Some("image/png"))
    );
}

/// U12: at a table for learning every decision is marked for whoever took it, and can be taken back and tried again.
#[tokio::test]
async fn at_a_table_for_learning_decisions_are_marked_and_tried_again_u12() {
    let house = House::open().await;
    let rules = json!({"goal": 500, "opening": 0, "starter": "first"});
    let mut ann = house.guest("Ann").await;
    let table = ann.open(json!({"rules": rules, "coach": true})).await;
    let path = format!("/tables/{table}");
    ann.post(&format!("{path}/bots"), json!({"bot": "hold-20"}))
        .await;
    ann.post(&format!("{path}/start"), json!({})).await;
    let mut stream = house.client().await;
    stream.headers.clone_from(&ann.client.headers);
    stream
        .send("GET", &format!("/t/{table}/stream"), "")
        .await
        .unwrap();
    stream.head().await.unwrap();
    let (mark, state) = loop {
        let state = ann.get(&path).await;
        let Some(actions) = state["actions"].as_array().filter(|all| !all.is_empty()) else {
            assert_ne!(state["stage"], "over", "500 is not reached like that");
            let _ = stream.chunk().await.unwrap();
            continue;
        };
        // Whoever always throws on is soon told that it was no good idea.
        let act = json!({"action": actions[0], "against": state["length"]});
        let choices = actions.len();
        ann.post(&format!("{path}/acts"), act).await;
        if choices < 2 {
            continue;
        }
        let mark = told(&mut stream).await;
        if mark.contains("try again") {
            break (mark, state);
        }
    };
    let (_, form) = mark.split_once("name=\"to\" value=\"").expect("a way back");
    let to = form.split('"').next().unwrap();
    let sent = crate::puzzles::form(
        &mut ann.client,
        &format!("/t/{table}/take-back"),
        &format!("to={to}"),
    )
    .await;
    assert!(sent.status < 400, "{}", sent.text());
    let again = ann.get(&path).await;
    assert_eq!(again["actions"], state["actions"], "the same choice again");
    assert_eq!(again["view"], state["view"]);
    let seen = page(&mut ann, &format!("/t/{table}")).await;
    assert!(
        !seen.contains("id=\"mark\""),
        "what was taken back is not marked: {seen}"
    );
    let mut watcher = house.guest("Wanda").await;
    assert!(
        !page(&mut watcher, &format!("/t/{table}"))
            .await
            .contains("id=\"mark\"")
    );
}

/// The next mark that a page is shown.
async fn told(stream: &mut crate::client::Client) -> String {
    let mut all = String::new();
    loop {
        let chunk = stream.chunk().await.unwrap().expect("the stream goes on");
        all.push_str(&String::from_utf8_lossy(&chunk));
        if let Some((_, mark)) = all.rsplit_once("id=\"mark\" role")
            && let Some((mark, _)) = mark.split_once("</div>")
        {
            return mark.to_owned();
        }
    }
}

/// U19: what games were to a guest adds up, on the page, for programs and by telnet; nobody sees those of others.
#[tokio::test]
async fn the_statistics_of_a_guest_are_those_of_the_finished_games_u19() {
    let house = House::open().await;
    let rules = json!({"goal": 100, "starter": "first"});
    let (mut people, first) = opened(&house, json!({"rules": rules})).await;
    let nothing = people[0].get("/me/statistics").await;
    assert_eq!(nothing["careers"], json!([]));
    assert_eq!(
        nothing["missing"],
        json!(0),
        "a game that goes on is not one"
    );
    play_out(&mut people, &first).await;
    let second = people[0].open(json!({"rules": rules})).await;
    people[1]
        .post(&format!("/tables/{second}/seat"), json!({}))
        .await;
    people[0]
        .post(&format!("/tables/{second}/start"), json!({}))
        .await;
    play_out(&mut people, &second).await;

    let mut whole = 0.0;
    for guest in &mut people {
        let (lost, decisions) = reported(guest, [&first, &second]).await;
        let career = &known(guest).await["careers"][0];
        assert_eq!(
            (&career["game"], &career["games"]),
            (&json!("wimpout"), &json!(2))
        );
        let chances = &career["chances"];
        assert_eq!(chances["decisions"], json!(decisions));
        let all = chances["loss"].as_f64().unwrap() * f64::from(decisions);
        assert!((all - lost).abs() < 1e-9, "{all} and {lost}");
        assert_eq!(
            chances["luck"]["usual"],
            Value::Null,
            "two games are too few"
        );
        whole += career["won"].as_f64().unwrap();
        let drawn = page(guest, "/statistics").await;
        let link = format!("/t/{first}/report");
        assert!(
            drawn.contains("2 games") && drawn.contains(&link),
            "{drawn}"
        );
    }
    assert!(
        (whole - 2.0_f64).abs() < 1e-9,
        "every game was won by somebody"
    );
    let nobody = house.client().await.get("/statistics").await.unwrap();
    assert!(
        nobody.text().contains("No game is told of here yet"),
        "{}",
        nobody.text()
    );
    let unknown = house
        .client()
        .await
        .get("/api/v1/me/statistics")
        .await
        .unwrap();
    assert_eq!(unknown.status, 401);
}

/// The report of a finished game, once it is there.
async fn report_of(guest: &mut Guest, table: &str) -> Value {
    loop {
        let path = format!("/api/v1/tables/{table}/report");
        let answer = guest.client.get(&path).await.unwrap();
        let report = answer.json();
        if answer.status == 200 {
            return report;
        }
        assert_eq!(answer.status, 202, "{report}");
        assert!(report["done"].as_u64() <= report["of"].as_u64(), "{report}");
    }
}

/// U18: a report that takes long says how far it is, on its page too, and comes to an end.
#[tokio::test]
async fn a_report_of_games_played_on_says_how_far_it_is() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann
        .open(json!({"rules": {"goal": 200}, "pace": 0, "leave": {"bot": "eager"}}))
        .await;
    let path = format!("/tables/{table}");
    for _ in 0..2 {
        ann.post(&format!("{path}/bots"), json!({"bot": "eager"}))
            .await;
    }
    ann.post(&format!("{path}/start"), json!({})).await;
    ann.client
        .request("DELETE", &format!("/api/v1{path}/seat"), "")
        .await
        .unwrap();
    while ann.get(&path).await["stage"] != "over" {}
    let drawn = page(&mut ann, &format!("/t/{table}/report")).await;
    assert!(
        drawn.contains("<progress") || drawn.contains("class=\"account\""),
        "{drawn}"
    );
    let report = report_of(&mut ann, &table).await;
    assert_eq!(report["exact"], false);
    assert_eq!(report["accounts"].as_array().unwrap().len(), 3);
    let drawn = page(&mut ann, &format!("/t/{table}/report")).await;
    assert!(!drawn.contains("played as well as one can"), "{drawn}");
    assert!(drawn.contains("From the start to the end"), "{drawn}");
}

/// U10: what is said to somebody who learns in a game of words.
#[tokio::test]
async fn a_game_of_words_has_advice_too() {
    let house = House::open().await;
    let ([mut ann, mut bob], table) =
        opened(&house, json!({"game": "connexion", "coach": true})).await;
    let path = format!("/tables/{table}");
    let state = ann.get(&path).await;
    let (mover, waiting) = if state["actions"]
        .as_array()
        .is_some_and(|all| !all.is_empty())
    {
        (&mut ann, &mut bob)
    } else {
        (&mut bob, &mut ann)
    };
    let advice = mover.get(&format!("{path}/advice")).await;
    let placings = advice["advice"].as_array().unwrap();
    assert!(!placings.is_empty(), "{advice}");
    assert_eq!(placings[0]["value"]["kind"], "heuristic");
    let best = usize::try_from(advice["best"].as_u64().unwrap()).unwrap();
    assert_eq!(placings[best]["loss"], json!(0.0));
    let state = mover.get(&path).await;
    let act = json!({"action": placings[best]["action"], "against": state["length"]});
    mover.post(&format!("{path}/acts"), act).await;
    let numbers = mover.get(&format!("{path}/advice")).await;
    assert!(
        numbers["why"]
            .as_str()
            .unwrap()
            .contains("still to be found"),
        "{numbers}"
    );
    let drawn = page(mover, &format!("/t/{table}/advice?hint=words")).await;
    assert!(drawn.contains("<h1>Advice</h1>"), "{drawn}");
    let other = waiting
        .client
        .get(&format!("/api/v1{path}/advice"))
        .await
        .unwrap();
    assert_eq!(other.status, 409, "{}", other.text());
    let wrong = mover
        .client
        .get(&format!("/api/v1{path}/advice?hint=all"))
        .await
        .unwrap();
    assert_eq!(wrong.status, 400, "{}", wrong.text());
}

/// U23: the whole table of the lab is a page, and what a rule would do stands beside it on the form.
#[tokio::test]
async fn what_each_rule_does_is_a_page_and_stands_on_the_form() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    for game in ["wimpout", "cow", "connexion"] {
        let drawn = page(&mut ann, &format!("/rules/{game}/lab")).await;
        assert!(
            drawn.contains("What each rule does") && drawn.contains("<svg"),
            "{game}"
        );
        let form = page(&mut ann, &format!("/new/{game}")).await;
        assert!(form.matches("class=\"would-do\"").count() > 8, "{game}");
    }
}

/// What the reports of some games say that a guest gave away, and in how many decisions.
async fn reported(guest: &mut Guest, tables: [&str; 2]) -> (f64, u32) {
    let (mut lost, mut decisions) = (0.0, 0);
    for table in tables {
        let report = report_of(guest, table).await;
        let seat = &guest.get(&format!("/tables/{table}")).await["seat"];
        let account = &report["accounts"][usize::try_from(seat.as_u64().unwrap()).unwrap()];
        lost += account["lost"].as_f64().unwrap();
        decisions += u32::try_from(account["decisions"].as_u64().unwrap()).unwrap();
    }
    (lost, decisions)
}

/// The statistics of a guest, once all of them are worked out.
async fn known(guest: &mut Guest) -> Value {
    loop {
        let known = guest.get("/me/statistics").await;
        if known["missing"] == json!(0) {
            return known;
        }
    }
}
