//! What a pasted link shows: a title and a sentence in the language of the page, and a picture that tells no more than
//! everybody may see.

use serde_json::json;
use server::{Config, Limits};
use tokio::task::JoinSet;

use crate::{House, machine};

/// The content of a meta element.
fn meta(page: &str, name: &str) -> String {
    let opening = format!("\"{name}\" content=\"");
    let (_, rest) = page
        .split_once(&opening)
        .unwrap_or_else(|| panic!("{name}: {page}"));
    rest.split('"').next().unwrap().to_owned()
}

/// The path of a whole address.
fn path(address: &str) -> &str {
    let (_, rest) = address.split_once("://").unwrap();
    &rest[rest.find('/').unwrap()..]
}

/// Width and height, as the head of a PNG says them.
fn size(png: &[u8]) -> (u32, u32) {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    let at = |from: usize| u32::from_be_bytes(png[from..from + 4].try_into().unwrap());
    (at(16), at(20))
}

#[tokio::test]
async fn every_page_that_is_sent_on_has_a_card_and_its_picture_is_there() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann.open(json!({"title": "Friday"})).await;
    let mut nobody = house.client().await;
    for (page, language, said) in [
        ("/".to_owned(), "en", "three table games"),
        (
            format!("/t/{table}"),
            "en",
            "Cosmic Wimpout: Ann at the table",
        ),
        (format!("/t/{table}"), "de", "Cosmic Wimpout: Ann am Tisch"),
        ("/rules/cow".to_owned(), "de", "Treib verrückte Kühe"),
        ("/rules/connexion".to_owned(), "en", "diamond"),
    ] {
        let mut reader = house.client().await;
        reader.speak(language);
        let text = reader.get(&page).await.unwrap().text();
        let sentence = meta(&text, "og:description");
        assert!(sentence.contains(said), "{page}: {sentence}");
        assert!(!meta(&text, "og:title").is_empty());
        assert_eq!(meta(&text, "twitter:card"), "summary_large_image");
        let picture = meta(&text, "og:image");
        assert!(
            picture.starts_with(&format!("http://{}/", house.running.web)),
            "{picture}"
        );
        let answer = nobody.get(path(&picture)).await.unwrap();
        assert_eq!(
            answer.header("content-type"),
            Some("image/png"),
            "{picture}"
        );
        assert_eq!(size(&answer.body), (1200, 630));
        assert!(answer.body.len() < 300_000, "{} bytes", answer.body.len());
    }
    let lost = nobody.get("/t/zzzzzzzz/picture.png").await.unwrap();
    assert_eq!(lost.status, 404);
}

#[tokio::test]
async fn a_picture_that_is_known_is_not_sent_again_and_another_state_is_another_picture() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann.open(json!({})).await;
    let picture = format!("/t/{table}/picture.png");
    let mut reader = house.client().await;
    let first = reader.get(&picture).await.unwrap();
    let tag = first.header("etag").unwrap().to_owned();
    let mut again = house.client().await;
    for part in ["if-none-match: ", &tag, "\r\n"] {
        again.headers.push_str(part);
    }
    let answer = again.get(&picture).await.unwrap();
    assert_eq!((answer.status, answer.body.len()), (304, 0));
    let mut bob = house.guest("Bob").await;
    bob.post(&format!("/tables/{table}/seat"), json!({})).await;
    let changed = again.get(&picture).await.unwrap();
    assert_eq!(changed.status, 200);
    assert_ne!(changed.header("etag"), Some(tag.as_str()));
}

/// Whoever sits with a hidden hand is shown the same picture as anybody: there is but one.
#[tokio::test]
async fn a_picture_never_shows_a_hand() {
    let house = House::open().await;
    let mut ann = house.guest("Ann").await;
    let table = ann.post("/tables", json!({"game": "cow", "pace": 0})).await["id"]
        .as_str()
        .unwrap()
        .to_owned();
    ann.post(&format!("/tables/{table}/seat"), json!({})).await;
    let mut bob = house.guest("Bob").await;
    let mut cat = house.guest("Cat").await;
    for guest in [&mut bob, &mut cat] {
        guest
            .post(&format!("/tables/{table}/seat"), json!({}))
            .await;
    }
    ann.post(&format!("/tables/{table}/start"), json!({})).await;
    let picture = format!("/t/{table}/picture.png");
    let tags = [&mut ann, &mut bob].map(|guest| guest.client.headers.clone());
    let mut seen = Vec::new();
    for headers in tags
        .into_iter()
        .chain([format!("host: {}\r\n", house.running.web)])
    {
        let mut reader = house.client().await;
        reader.headers = headers;
        seen.push(reader.get(&picture).await.unwrap().body);
    }
    assert!(seen.iter().all(|body| *body == seen[0]));
}

#[tokio::test]
async fn a_foreign_host_is_not_believed_and_the_public_address_is() {
    let house = House::open().await;
    let mut reader = house.client().await;
    reader.headers = "host: evil.example\r\n".to_owned();
    let answer = reader.get("/").await.unwrap();
    assert!(!answer.text().contains("evil.example"), "{}", answer.text());
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::local(folder.path().to_owned());
    config.limits = crate::limits();
    config.public_url = Some("https://games.example".to_owned());
    let house = House::start(folder, config, machine()).await;
    let text = house.client().await.get("/").await.unwrap().text();
    assert_eq!(meta(&text, "og:image"), "https://games.example/picture.png");
    assert_eq!(meta(&text, "og:url"), "https://games.example/");
}

#[tokio::test]
async fn an_address_has_so_many_drawn_and_is_then_told_to_wait() {
    let house = House::open_with(Limits {
        tables_per_guest: 100,
        ..crate::limits()
    })
    .await;
    let mut ann = house.guest("Ann").await;
    // All at once: what one may have drawn is counted when it is asked for, however long the drawing takes.
    let mut readers = Vec::new();
    for _ in 0..40 {
        let path = format!("/t/{}/picture.png", ann.open(json!({})).await);
        readers.push((path, house.client().await));
    }
    let mut asked = JoinSet::new();
    for (path, mut reader) in readers {
        asked.spawn(async move { reader.get(&path).await.unwrap() });
    }
    let answers = asked.join_all().await;
    let told = answers.iter().filter(|answer| answer.status == 429);
    let told: Vec<_> = told.map(|answer| answer.header("retry-after")).collect();
    assert!(!told.is_empty(), "nobody is told to wait");
    assert!(told.iter().all(Option::is_some), "and for how long");
}
