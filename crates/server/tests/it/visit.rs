//! What a first visit costs.

use std::collections::BTreeSet;
use std::net::SocketAddr;

use crate::client::Client;

/// The bytes of a page with every file that it and its style sheet name, to a browser that takes gzip.
pub(crate) async fn bytes(house: SocketAddr, path: &str) -> usize {
    let mut plain = Client::connect(house).await.unwrap();
    let text = plain.get(path).await.unwrap().text();
    let mut files = named(&text);
    let css = files.iter().find(|file| file.ends_with("-house.css"));
    let css = plain.get(css.unwrap()).await.unwrap().text();
    files.extend(named(&css));
    let mut browser = Client::connect(house).await.unwrap();
    browser.headers.push_str("accept-encoding: gzip\r\n");
    let mut bytes = browser.get(path).await.unwrap().body.len();
    for file in files {
        bytes += browser.get(&file).await.unwrap().body.len();
    }
    bytes
}

fn named(text: &str) -> BTreeSet<String> {
    let parts = text.split(['"', '(', ')', '#']);
    parts
        .filter(|part| part.starts_with("/assets/"))
        // A browser fetches it for a name with such letters only.
        .filter(|part| !part.ends_with("-display-more.woff2"))
        .map(str::to_owned)
        .collect()
}
