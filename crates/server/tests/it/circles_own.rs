//! Rules of one's own in the book of a circle, at the API, by telnet and on the pages: voted in, played by, kept from a table, taken
//! to another house (K3, K5, K8, K15).

use serde_json::{Value, json};

use crate::api::play_out;
use crate::telnet::Telnet;
use crate::{Guest, House};

const LUCKY: &str = include_str!("../../../../examples/rules/wimpout/lucky-sevens.rule");
const JACKPOT: &str = include_str!("../../../../examples/rules/wimpout/jackpot.rule");
const TOLL: &str = include_str!("../../../../examples/rules/wimpout/toll.rule");

fn change(slug: &str, to: &str) -> Value {
    json!({"do": "change", "changes": {"wimpout": {slug: to, "goal": 100}}})
}

fn yes(proposal: u32) -> Value {
    json!({"do": "vote", "proposal": proposal, "vote": true})
}

fn form(fields: &[(&str, &str)]) -> String {
    let mut form = form_urlencoded::Serializer::new(String::new());
    form.extend_pairs(fields).finish()
}

pub(crate) async fn posted(
    guest: &mut Guest,
    path: &str,
    fields: &[(&str, &str)],
) -> (u16, String) {
    let answer = guest.client.request("POST", path, &form(fields)).await;
    let answer = answer.unwrap();
    (answer.status, answer.text())
}

#[tokio::test]
async fn a_table_plays_by_the_texts_of_the_book_and_what_it_votes_in_is_kept_or_not() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let mut ben = house.guest("Ben").await;
    let id = ann.found().await;
    ben.join_circle(&id).await;
    ann.in_circle(&id, change("own/jackpot", JACKPOT)).await;
    let seen = ben.in_circle(&id, yes(1)).await;
    assert_eq!(seen["own"][0]["title"], "Jackpot (100)");
    let opened = ann
        .post(&format!("/circles/{id}/tables"), json!({"game": "wimpout"}))
        .await;
    let table = opened["id"].as_str().unwrap().to_owned();
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let voted = json!({"rules": {"own/lucky-sevens": LUCKY, "own/jackpot": "75"}});
    ann.post(&format!("/tables/{table}/proposals"), voted).await;
    play_out(&mut ann, &table).await;
    let record = format!("/api/v1/tables/{table}/record");
    let record = ann.client.get(&record).await.unwrap().text();
    let header = table::Record::parse(&record).unwrap().header;
    let text = header.rules.get("own/jackpot").unwrap().to_string();
    assert!(text.contains("fn bonus") && header.rules.get("own/lucky-sevens").is_none());

    let seen = ann.circle(&id).await;
    let voted = seen["games"][0]["voted_own"].as_array().unwrap();
    let names: Vec<_> = voted
        .iter()
        .map(|own| own["title"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Jackpot (75)", "Lucky sevens"]);
    let page = ann.client.get(&format!("/c/{id}")).await.unwrap().text();
    assert!(
        page.contains("Voted in at this table: Jackpot (75) and Lucky sevens."),
        "{page}"
    );
    let act = format!("/c/{id}/act");
    let (status, _) = posted(&mut ann, &act, &[("do", "keep"), ("table", &table)]).await;
    assert_eq!(status, 303);
    let kept = &ann.circle(&id).await["proposals"][0]["changes"];
    assert_eq!(kept[0]["rule"], "own/jackpot");
    let (text, new) = (
        kept[0]["to"].as_str().unwrap(),
        kept[1]["to"].as_str().unwrap(),
    );
    assert!(
        text.contains("chosen: 75") && new.contains("fn banking"),
        "{kept}"
    );

    is_the_same_in_another_house(&mut ann, &id).await;
}

#[tokio::test]
async fn what_a_table_votes_in_before_the_start_is_asked_about_too() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let id = ann.found().await;
    ann.in_circle(
        &id,
        json!({"do": "change", "changes": {"wimpout": {"goal": 80}}}),
    )
    .await;
    let opened = ann
        .post(&format!("/circles/{id}/tables"), json!({"game": "wimpout"}))
        .await;
    let table = opened["id"].as_str().unwrap().to_owned();
    let voted = json!({"rules": {"goal": 60, "own/lucky-sevens": LUCKY}});
    ann.post(&format!("/tables/{table}/proposals"), voted).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    play_out(&mut ann, &table).await;
    let game = &ann.circle(&id).await["games"][0];
    assert_eq!(game["voted"], json!({"goal": 60}), "{game}");
    assert_eq!(game["voted_own"][0]["title"], "Lucky sevens", "{game}");
}

async fn is_the_same_in_another_house(ann: &mut Guest, id: &str) {
    let file = format!("/api/v1/circles/{id}/export");
    let file = ann.client.get(&file).await.unwrap().text();
    let other = House::open().await;
    let mut anna = other.guest("Anna").await;
    let path = "/api/v1/circles/import?name=Ann";
    let taken = anna
        .client
        .request("POST", path, &file)
        .await
        .unwrap()
        .json();
    assert_eq!(
        (&taken["records"], &taken["left_out"]),
        (&json!(1), &json!(0)),
        "{taken}"
    );
    let here = taken["id"].as_str().unwrap();
    let (there, before) = (anna.circle(here).await, ann.circle(id).await);
    for field in ["book", "own", "versions", "proposals"] {
        assert_eq!(there[field], before[field], "{field}");
    }
    let one = format!("/c/{here}/own/wimpout/lucky-sevens?proposal=2");
    let one = anna.client.get(&one).await.unwrap().text();
    assert!(one.contains("A bank of 35 points brings 45."), "{one}");
}

#[tokio::test]
async fn a_text_is_looked_at_before_it_is_proposed_and_stays_where_it_is_refused() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let id = ann.found().await;
    let path = format!("/c/{id}/own/wimpout");
    let (_, looked) = posted(&mut ann, &path, &[("own", LUCKY), ("measure", "yes")]).await;
    for told in [
        "A bank of 35 points brings 45.",
        "It goes together with",
        "pairs of games",
    ] {
        assert!(looked.contains(told), "{told}: {looked}");
    }
    assert_eq!(
        ann.circle(&id).await["own"],
        json!([]),
        "nothing is written yet"
    );
    let even = "rule: even\ntitle: Even\nabout: It is.\n---\nfn must_go_on(turn) { turn.cubes % 2 == 0 }\n";
    assert_eq!(posted(&mut ann, &path, &[("own", even)]).await.0, 303);
    let odd = even.replace("even", "odd").replace("Even", "Odd");
    let odd = odd.replace("== 0", "== 1");
    let (_, looked) = posted(&mut ann, &path, &[("own", &odd), ("look", "yes")]).await;
    assert!(
        looked.contains("It does not go together with what the book says"),
        "{looked}"
    );
    for (field, text, why) in [
        ("own", odd.as_str(), "nobody could ever stop"),
        ("own", "rule: half", "line"),
        ("own", "", "there is no text"),
        ("shelf", "nowhere-12345678", "no such rule"),
    ] {
        let (status, page) = posted(&mut ann, &path, &[(field, text)]).await;
        assert_eq!(status, 200);
        let stays = field == "shelf" || page.contains(text.trim());
        assert!(page.contains(why) && stays, "{why}: {page}");
    }
    // What the form begins with was chosen by nobody; what was written was.
    for (text, why) in [(even, "choose none there"), (LUCKY, "no such rule")] {
        let both = [("own", text), ("shelf", "nowhere-12345678")];
        let (_, page) = posted(&mut ann, &path, &both).await;
        assert!(page.contains(why), "{why}: {page}");
    }
    let chapter = format!("/c/{id}/book/wimpout");
    let dropped = [("rule.own/even", "off")];
    assert_eq!(posted(&mut ann, &chapter, &dropped).await.0, 303);
    assert_eq!(ann.circle(&id).await["own"], json!([]));
    let mut eve = house.guest("Eve").await;
    let told = eve.client.get(&format!("{path}/even")).await.unwrap();
    assert_eq!(told.status, 404, "who has no key is told nothing");
}

#[tokio::test]
async fn texts_are_pasted_taken_shown_and_voted_on_by_telnet() {
    let house = House::open().await;
    let keeper = house
        .keeper()
        .await
        .request("PUT", "/shelf/wimpout", TOLL)
        .await;
    let name = keeper.unwrap().text().trim().to_owned();
    let mut ann = Telnet::come_in(&house, "Ann").await;
    ann.say("pager off").await;
    ann.say("circle new Friday people").await;
    ann.until("circle help lists").await;
    ann.say("circle help").await;
    ann.until("circle paste GAME").await;
    ann.say("circle paste wimpout").await;
    ann.until("Type or paste").await;
    for line in LUCKY.lines().chain(["."]) {
        ann.say(line).await;
    }
    ann.until("A bank of 35 points brings 45.").await;
    ann.say(&format!("circle take wimpout {name}")).await;
    ann.until("reads well").await;
    ann.say("propose wimpout own/jackpot=75").await;
    ann.say("book").await;
    ann.until("Jackpot (75), a rule of your own").await;
    ann.until("(lucky-sevens)").await;
    ann.until("(toll)").await;
    ann.say("circle show wimpout lucky-sevens").await;
    ann.until("fn banking").await;
    ann.say("propose wimpout own/toll=off").await;
    ann.say("circle show wimpout toll").await;
    ann.until("rule of your own of that name is in the book")
        .await;
}
