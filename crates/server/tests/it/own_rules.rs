//! Rules of one's own where a table is opened: a value of one, and a form that forgets nothing (O11).

use serde_json::json;

use crate::House;
use crate::client::Answer;
use crate::telnet::Telnet;

const JACKPOT: &str = include_str!("../../../../examples/rules/wimpout/jackpot.rule");

fn form(fields: &[(&str, &str)]) -> String {
    let mut form = form_urlencoded::Serializer::new(String::new());
    form.extend_pairs(fields).finish()
}

/// What a form for a new table shows that was filled in so.
async fn shown(guest: &mut crate::Guest, fields: &[(&str, &str)]) -> String {
    let path = format!("/new/wimpout?{}", form(fields));
    guest.client.get(&path).await.unwrap().text()
}

async fn posted(guest: &mut crate::Guest, path: &str, fields: &[(&str, &str)]) -> Answer {
    let answer = guest.client.request("POST", path, &form(fields)).await;
    answer.unwrap()
}

#[tokio::test]
async fn a_table_is_opened_with_a_value_of_a_shipped_rule() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann.open(json!({"rules": {"own/jackpot": 75}})).await;
    let state = ann.get(&format!("/tables/{table}")).await;
    let text = state["rules"]["own/jackpot"].as_str().unwrap_or_default();
    assert!(
        text.contains("fn bonus") && text.contains("\n--- chosen: 75;"),
        "{state}"
    );
    let none = json!({"game": "wimpout", "rules": {"own/jackpot": 80}});
    let (status, why) = ann.try_post("/tables", none).await;
    assert_eq!(status, 422);
    assert!(
        why["detail"].as_str().unwrap().contains("100, 75, 150"),
        "{why}"
    );
}

#[tokio::test]
async fn the_form_for_a_new_table_keeps_texts_and_offers_their_values() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let form = shown(&mut ann, &[("own", JACKPOT), ("rule.goal", "250")]).await;
    assert!(form.contains("name=\"own.jackpot\"") && form.contains("name=\"rule.own/jackpot\""));
    let chosen = [("own.jackpot", JACKPOT), ("rule.own/jackpot", "75")];
    let form = shown(&mut ann, &chosen).await;
    assert!(form.contains("<option value=\"75\" selected>"), "{form}");
    assert!(form.contains("chosen: 75"), "the text says it");
    let broken = [("own", "rule: half"), ("rule.goal", "250")];
    let form = shown(&mut ann, &broken).await;
    assert!(form.contains(">rule: half</textarea>") && form.contains("H12"));
    assert!(
        form.contains("value=\"250\""),
        "what else was chosen stands"
    );
    let mut stranger = house.client().await;
    let path = format!("/new/wimpout?{}", self::form(&[("name", "Cara")]));
    let form = stranger.get(&path).await.unwrap().text();
    assert!(form.contains("value=\"Cara\""), "nor is the name forgotten");
}

const TINY: &str = r#"{"name": "tiny", "goal": 100, "lap": 50}"#;

#[tokio::test]
async fn the_form_for_a_proposal_keeps_what_cannot_be_proposed() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann.open(json!({"game": "wimpout"})).await;
    let path = format!("/t/{table}/propose");
    let text = own("fn bankings(points) { 5 }");
    let fields = [("whole", "yes"), ("rule.goal", "300"), ("own", &text)];
    let answer = posted(&mut ann, &path, &fields).await;
    let page = answer.text();
    assert_eq!(answer.status, 200, "{page}");
    for kept in ["fn bankings(points)", "nobody asks", "a helper is a"] {
        assert!(page.contains(kept), "{kept}: {page}");
    }
    assert!(page.contains("value=\"300\""), "the goal stays: {page}");
    // What a page of the table sends, a refusal on that page answers.
    let single = posted(&mut ann, &path, &[("own", &text)]).await;
    assert_ne!(single.status, 200);
}

#[tokio::test]
async fn pieces_are_read_and_voted_in_before_the_game_begins() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let read = ann
        .post("/games/wimpout/pieces/board", json!({ "text": TINY }))
        .await;
    assert_eq!(read["name"], "tiny");
    let (status, why) = ann
        .try_post("/games/wimpout/pieces/board", json!({"text": "{"}))
        .await;
    assert_eq!((status, &why["rule"]), (422, &json!("H13")), "{why}");

    let table = ann.open(json!({})).await;
    bob.post(&format!("/tables/{table}/seat"), json!({})).await;
    let change = json!({"rules": {"pieces/board": TINY}});
    ann.post(&format!("/tables/{table}/proposals"), change)
        .await;
    bob.post(&format!("/tables/{table}/votes"), json!({"yes": true}))
        .await;
    let state = ann.get(&format!("/tables/{table}")).await;
    assert_eq!(state["pieces"]["board"], "tiny", "{state}");
    let page = ann.client.get(&format!("/t/{table}")).await.unwrap().text();
    assert!(page.contains("the board “tiny”"));
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let begun = ann.get(&format!("/tables/{table}")).await;
    assert_eq!(begun["rules"]["board"], "tiny");
}

#[tokio::test]
async fn a_table_is_opened_with_a_board_by_the_form() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let fields = [("game", "wimpout"), ("pieces.board", TINY)];
    let opened = posted(&mut ann, "/tables", &fields).await;
    let page = ann.client.get(opened.header("location").unwrap()).await;
    assert!(page.unwrap().text().contains("the board “tiny”"));
    let broken = [("game", "wimpout"), ("pieces.board", "{}")];
    let again = posted(&mut ann, "/tables", &broken).await.text();
    assert!(
        again.contains(">{}</textarea>") && again.contains("H13"),
        "{again}"
    );
    let path = "/rules/wimpout/pieces/board";
    let read = posted(&mut ann, path, &[("pieces.board", TINY)]).await;
    assert!(read.text().contains("The goal is 100 points"));
}

/// Whoever is to vote reads the text and what it does before the question (O11), and once only.
#[tokio::test]
async fn who_votes_by_telnet_reads_the_text_first() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann.open(json!({})).await;
    let mut bob = Telnet::come_in(&house, "Bob").await;
    bob.say(&format!("join {table}")).await;
    bob.until("Bob sits down").await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let rules = json!({"own/jackpot": JACKPOT});
    ann.post(
        &format!("/tables/{table}/proposals"),
        json!({"rules": rules}),
    )
    .await;
    let told = bob.until("(W18)").await;
    let at = |part: &str| told.find(part).unwrap_or_else(|| panic!("{part}: {told}"));
    assert!(at("rule: jackpot") < at("fn bonus"), "{told}");
    assert!(at("fn bonus") < at("(W18)"), "{told}");
    assert_eq!(told.matches("fn bonus").count(), 1, "{told}");
    bob.say("yes").await;
    bob.until("All agree").await;
    bob.say("rule show").await;
    bob.until("fn bonus").await;
}

/// A text of which something is lost is never proposed, and a long one is read however fast it comes.
#[tokio::test]
async fn a_pasted_text_is_read_whole_or_not_at_all() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("new wimpout").await;
    let long = format!("// {}", "x".repeat(3000));
    let lines = [&*own("fn banking(points) { 5 }"), &long, "throw", "."];
    ann.say("rule paste").await;
    ann.say(&lines.join("\n")).await;
    ann.until("nothing is read").await;
    ann.say("votes").await;
    let told = ann.until("Nothing is being voted on").await;
    assert!(!told.contains("reads well"), "{told}");
    let many = "// one more line\n".repeat(300);
    let text = own(&format!("{many}fn banking(points) {{ 5 }}"));
    ann.say("rule paste").await;
    ann.say(&format!("{text}.")).await;
    ann.until("reads well").await;
    ann.say("rule paste").await;
    ann.say(&format!("{}{text}.", many.repeat(4))).await;
    ann.until("bytes; nothing is read").await;
    ann.until("nothing is read").await;
    ann.say("votes").await;
    ann.until("proposes").await;
}

#[tokio::test]
async fn pieces_are_pasted_by_telnet() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("pieces check wimpout").await;
    ann.until("Type or paste").await;
    ann.say("{").await;
    ann.say(".").await;
    ann.until("It cannot be played with").await;
    ann.say("new wimpout").await;
    ann.say("pieces paste board").await;
    ann.until("Type or paste").await;
    ann.say(TINY).await;
    ann.say(".").await;
    ann.until("The goal is 100 points").await;
    ann.say("pieces paste deck").await;
    ann.until("This game takes board of your own").await;
}

/// Texts that read as rules and never answer: without end, of the wrong kind, always a fault.
const NEVER: [&str; 3] = [
    "fn banking(points) { loop { points += 1; } }",
    "fn banking(points) { \"many\" }",
    "fn banking(points) { points / 0 }",
];

fn own(body: &str) -> String {
    format!("rule: x\ntitle: X\nabout: It never answers.\n---\n{body}\n")
}

#[tokio::test]
async fn a_rule_that_never_answers_is_refused_by_the_house_itself() {
    let house = House::open().await;
    let (mut ann, mut bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let waiting = ann.open(json!({})).await;
    bob.post(&format!("/tables/{waiting}/seat"), json!({}))
        .await;
    let begun = ann.open(json!({})).await;
    bob.post(&format!("/tables/{begun}/seat"), json!({})).await;
    ann.post(&format!("/tables/{begun}/start"), json!({})).await;
    for body in NEVER {
        let rules = json!({"own/x": own(body)});
        let asked = [
            (
                "/tables".to_owned(),
                json!({"game": "wimpout", "rules": rules}),
            ),
            (
                format!("/tables/{waiting}/proposals"),
                json!({"rules": rules}),
            ),
            (
                format!("/tables/{begun}/proposals"),
                json!({"rules": rules}),
            ),
        ];
        for (path, asked) in asked {
            let (status, why) = ann.try_post(&path, asked).await;
            assert_eq!((status, &why["rule"]), (422, &json!("H12")), "{path} {why}");
            let detail = why["detail"].as_str().unwrap();
            assert!(
                detail.contains("none of its questions is ever answered"),
                "{detail}"
            );
        }
        let page = posted(
            &mut ann,
            "/tables",
            &[("game", "wimpout"), ("own", &own(body))],
        )
        .await;
        assert!(page.text().contains("is ever answered"), "the form says so");
    }
    for table in [&waiting, &begun] {
        let state = ann.get(&format!("/tables/{table}")).await;
        assert_eq!(state["proposal"], json!(null), "{state}");
    }
    // One that answers at times is put to the vote.
    let half = own("fn banking(points) { if points > 100 { points / 0 } else { 5 } }");
    let asked = json!({"rules": {"own/x": half}});
    ann.post(&format!("/tables/{begun}/proposals"), asked).await;
}

#[tokio::test]
async fn a_book_takes_no_rule_that_never_answers() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let circle = ann.post("/circles", json!({"name": "Friday"})).await;
    let act = format!("/circles/{}/acts", circle["id"].as_str().unwrap());
    let change = json!({"do": "change", "changes": {"wimpout": {"own/x": own(NEVER[0])}}});
    let (status, why) = ann.try_post(&act, json!({ "act": change })).await;
    assert_eq!(status, 422, "{why}");
}

#[tokio::test]
async fn what_is_wrong_with_a_text_is_said_in_german_at_every_door() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    ann.client.speak("de");
    let rule = posted(&mut ann, "/rules/wimpout/new", &[("own", &own(NEVER[0]))]).await;
    let rule = rule.text();
    assert!(
        rule.contains("keine ihrer Fragen wird je beantwortet: das kommt in 500"),
        "{rule}"
    );
    let form = [("game", "wimpout"), ("own", &own(NEVER[2]))];
    let form = posted(&mut ann, "/tables", &form).await.text();
    assert!(form.contains("die Regel <code>x</code>: Zeile 5"), "{form}");
    let path = "/rules/connexion/pieces/deck";
    let deck = posted(&mut ann, path, &[("pieces.deck", "deck | x\ncards | 3\n")])
        .await
        .text();
    assert!(
        deck.contains("Zeile 2") && deck.contains("ist keines von"),
        "{deck}"
    );
    let mut bob = Telnet::come_in(&house, "Bob").await;
    bob.say("language de").await;
    bob.say("rule check wimpout").await;
    for line in own("fn banking(points) { pints }").lines() {
        bob.say(line).await;
    }
    bob.say(".").await;
    bob.until("hier heißt nichts `pints`").await;
    bob.say("pieces check cow deck").await;
    bob.say("{\"name\": \"x\", \"cities\": [], \"cows\": 3, \"events\": []}")
        .await;
    bob.say(".").await;
    bob.until("`cows`").await;
}

/// O8: the page for making a rule reads what is written; its script gets what came of it alone.
#[tokio::test]
async fn a_rule_is_made_on_a_page_and_put_to_the_vote_where_one_plays() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let old = ann.client.get("/rules/cow/own?example=toll").await.unwrap();
    let to = old.header("location").unwrap_or_default();
    assert_eq!((old.status, to), (308, "/rules/cow/new?example=toll"));

    let made = "/rules/wimpout/new";
    let page = ann.client.get(made).await.unwrap().text();
    assert!(
        page.contains("reads well") && !page.contains("/propose"),
        "{page}"
    );
    let table = ann.open(json!({"title": "Sevens"})).await;
    let waiting = ann.client.get(made).await.unwrap().text();
    assert!(!waiting.contains("/propose"), "no vote before the start");
    ann.post(&format!("/tables/{table}/bots"), json!({"bot": "eager"}))
        .await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let playing = ann.client.get(made).await.unwrap().text();
    assert!(
        playing.contains(&format!("formaction=\"/t/{table}/propose\"")),
        "{playing}"
    );
    let other = ann.client.get("/rules/cow/new").await.unwrap().text();
    assert!(!other.contains("/propose"), "another game is played there");

    let live = [("own", JACKPOT), ("live", "yes")];
    let live = posted(&mut ann, made, &live).await.text();
    assert!(
        live.starts_with("<p id=\"well\">") && !live.contains("<html"),
        "{live}"
    );
    let wrong = posted(
        &mut ann,
        made,
        &[("own", &own("fn banking(points) { pints }"))],
    )
    .await;
    let wrong = wrong.text();
    assert!(
        wrong.contains("data-line=\"5\"") && wrong.contains("<mark>pints }</mark>"),
        "{wrong}"
    );
    let play = [("own", JACKPOT), ("play", "yes")];
    let play = posted(&mut ann, "/new/wimpout", &play).await.text();
    assert!(
        play.contains("name=\"own.jackpot\"") && !play.contains("role=\"status\">Jackpot"),
        "{play}"
    );
}

#[tokio::test]
async fn rules_are_found_in_the_lobby_by_their_names_and_titles() {
    let house = House::open().await;
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("rules lucky sevens").await;
    ann.until("Lucky sevens (own/lucky-sevens).").await;
    ann.say("rules wimpout last licks").await;
    ann.until("Last Licks").await;
    ann.say("rules sentence").await;
    ann.until("Cosmic ConneXion:").await;
    ann.say("rules chess").await;
    ann.until("no game `chess`").await;
}
