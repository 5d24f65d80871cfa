//! What somebody is told, in the form that each way takes. Nothing of what is hidden at a table is in it.

use std::io;

use axum::http::{HeaderName, HeaderValue, header};
use data_encoding::{BASE64, BASE64URL_NOPAD};
use hmac::{Hmac, KeyInit, Mac};
use host::Millis;
use serde_json::{Value as Json, json};
use sha2::{Digest as _, Sha256};
use speech::{Names, Sentence, Tongue, call as say};

use super::wish::{By, Way, Wishes};
use crate::house::House;
use crate::house::circles::whose;
use crate::house::summary::Summary;
use crate::outgoing::push::Signed;
use crate::outgoing::{Letter, Target, Vapid};

/// How many letters of a hash tell push services what a notice is about; they take 32.
const TOPIC: usize = 24;

/// What somebody is told.
pub(in crate::house) struct Message {
    /// Unlike that of any other: who gets it twice can tell.
    id: String,
    title: String,
    text: String,
    /// Where it leads.
    url: String,
    /// What programs are told.
    facts: Json,
    /// The secrets with which it is signed, by the number of the way.
    guest: String,
}

impl Message {
    /// It is somebody's turn.
    pub(super) fn turn(
        house: &House,
        wishes: &Wishes,
        table: &Summary,
        turn: &super::Turn,
    ) -> Self {
        let tongue = tongue(wishes);
        let game = host::game(&table.game).map_or(table.game.as_str(), |game| game.title());
        let said = say::YourTurnAt {
            table: table.title.as_str().into(),
            game: game.into(),
        };
        let url = format!("{}/t/{}", house.calls().calling.base, table.id);
        Self {
            id: format!("{}-{}-{}", table.id, turn.seat.0, turn.since),
            title: told(&say::YourTurn {}, tongue),
            text: told(&said, tongue),
            facts: json!({"type": "your-turn", "table": table.id, "title": table.title, "game": table.game, "seat": turn.seat}),
            url,
            guest: turn.guest.clone(),
        }
    }

    /// Something has come to pass in a circle.
    pub(in crate::house) fn circle(
        house: &House,
        (id, name): (&str, &str),
        fact: u64,
        text: String,
    ) -> Self {
        Self {
            id: format!("circle-{id}-{fact}"),
            title: name.to_owned(),
            url: format!("{}{}", house.calls().calling.base, pages::paths::circle(id)),
            facts: json!({"type": "circle", "circle": id, "name": name, "n": fact}),
            text,
            guest: whose(id),
        }
    }

    /// Nothing has happened; somebody looks whether a way works.
    pub(super) fn trial(house: &House, wishes: &Wishes, guest: &str) -> Self {
        let tongue = tongue(wishes);
        Self {
            id: format!("trial-{}", house.now()),
            title: told(&say::Trial {}, tongue),
            text: told(&say::TrialSaid {}, tongue),
            url: format!("{}{}", house.calls().calling.base, pages::paths::CALLS),
            facts: json!({"type": "trial"}),
            guest: guest.to_owned(),
        }
    }

    /// The letter that tells it by a way.
    pub(super) fn letter(&self, house: &House, way: &Way, vapid: &Vapid) -> io::Result<Letter> {
        let wrong = || io::Error::other("the address cannot be read");
        match &way.by {
            By::Push(subscription) => {
                let notice = json!({"title": self.title, "body": self.text, "url": self.url, "tag": self.topic()});
                let base = &house.calls().calling.base;
                let signed = Signed {
                    now: house.now(),
                    contact: Some(base.as_str()).filter(|base| base.starts_with("https://")),
                };
                vapid.letter(subscription, &notice.to_string(), &self.topic(), &signed)
            }
            By::Ntfy { url } => {
                let target = Target::read(url).ok_or_else(wrong)?;
                let (to, topic) = target.topic().ok_or_else(wrong)?;
                let body = json!({"topic": topic, "title": self.title, "message": self.text, "click": self.url, "tags": ["sunny"]});
                Ok(in_json(to, &body, Vec::new()))
            }
            By::Webhook { url } => {
                let to = Target::read(url).ok_or_else(wrong)?;
                let secret = house.way_key(&self.guest, way.number);
                self.webhook(to, &secret, house.now())
            }
        }
    }

    /// As <https://www.standardwebhooks.com> says it is signed; `text` and `content` are what chats show.
    fn webhook(&self, to: Target, secret: &[u8], now: Millis) -> io::Result<Letter> {
        let mut body = self.facts.clone();
        body["id"] = self.id.as_str().into();
        body["url"] = self.url.as_str().into();
        let shown = format!("{} {}", self.text, self.url);
        body["text"] = shown.as_str().into();
        body["content"] = shown.into();
        let seconds = (now / 1000).to_string();
        let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("any length of key will do");
        mac.update(format!("{}.{seconds}.{body}", self.id).as_bytes());
        let signature = format!("v1,{}", BASE64.encode(&mac.finalize().into_bytes()));
        let header = |name: &'static str, value: &str| {
            let value = HeaderValue::from_str(value).map_err(io::Error::other)?;
            Ok::<_, io::Error>((HeaderName::from_static(name), value))
        };
        let headers = vec![
            header("webhook-id", &self.id)?,
            header("webhook-timestamp", &seconds)?,
            header("webhook-signature", &signature)?,
        ];
        Ok(in_json(to, &body, headers))
    }

    /// What it is about, for services and browsers that show the newest only: the same for all turns at a table.
    fn topic(&self) -> String {
        let hash = BASE64URL_NOPAD.encode(&Sha256::digest(&self.url));
        hash[..TOPIC].to_owned()
    }
}

fn in_json(to: Target, body: &Json, mut headers: Vec<(HeaderName, HeaderValue)>) -> Letter {
    let kind = HeaderValue::from_static("application/json");
    headers.push((header::CONTENT_TYPE, kind));
    Letter {
        to,
        headers,
        body: body.to_string().into_bytes(),
    }
}

fn tongue(wishes: &Wishes) -> Tongue {
    wishes.tongue.parse().unwrap_or_default()
}

fn told(sentence: &impl Sentence, tongue: Tongue) -> String {
    sentence
        .line(Names::new(&[], None).in_tongue(tongue))
        .to_string()
}
