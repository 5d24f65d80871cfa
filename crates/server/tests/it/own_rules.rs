//! Rules of one's own where a table is opened: a value of one, and a form that forgets nothing (O11).

use serde_json::json;

use crate::House;

const JACKPOT: &str = include_str!("../../../../examples/rules/wimpout/jackpot.rule");

/// What a form for a new table shows that was filled in so.
async fn shown(guest: &mut crate::Guest, fields: &[(&str, &str)]) -> String {
    let query = form_urlencoded::Serializer::new(String::new())
        .extend_pairs(fields)
        .finish();
    let path = format!("/new/wimpout?{query}");
    guest.client.get(&path).await.unwrap().text()
}

#[tokio::test]
async fn a_table_is_opened_with_a_value_of_a_shipped_rule() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann.open(json!({"rules": {"own/jackpot": 75}})).await;
    let state = ann.get(&format!("/tables/{table}")).await;
    let text = state["rules"]["own/jackpot"].as_str().unwrap_or_default();
    assert!(
        text.contains("fn bonus") && text.contains("\nchosen: 75\n"),
        "{state}"
    );
    let none = json!({"game": "wimpout", "rules": {"own/jackpot": 80}});
    let (status, why) = ann.try_post("/tables", none).await;
    assert_eq!(status, 409);
    assert!(why["detail"].as_str().unwrap().contains("100, 75, 150"), "{why}");
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
    assert!(form.contains("value=\"250\""), "what else was chosen stands");
}
