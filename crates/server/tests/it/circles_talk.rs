//! K13: what was said in a circle in the last month can be read, without a script.

use serde_json::json;

use crate::House;

#[tokio::test]
async fn all_that_was_said_is_some_links_away() {
    let house = House::open().await;
    let mut all = Vec::new();
    for name in ["Ann", "Ben", "Cleo", "Dora", "Emil"] {
        all.push(house.guest(name).await);
    }
    let id = all[0].found().await;
    for other in &mut all[1..] {
        other.join_circle(&id).await;
    }
    // Each may say so much at once.
    for number in 0..125 {
        let say = json!({"do": "say", "text": format!("word{number}x")});
        all[number / 25].in_circle(&id, say).await;
    }
    let ann = &mut all[0].client;
    let place = ann.get(&format!("/c/{id}")).await.unwrap().text();
    assert!(place.contains("word65x") && !place.contains("word64x"));
    assert!(place.contains(&format!("href=\"/c/{id}/talk\"")));
    let last = ann.get(&format!("/c/{id}/talk")).await.unwrap().text();
    assert!(last.contains("word124x") && last.contains("word25x"));
    assert!(!last.contains("word24x"));
    let earlier = format!("/c/{id}/talk?page=2");
    assert!(last.contains(&format!("href=\"{earlier}\"")));
    let first = ann.get(&earlier).await.unwrap().text();
    assert!(first.contains("word24x") && first.contains("word0x"));
    assert!(!first.contains("word25x") && !first.contains("page=3"));
}
