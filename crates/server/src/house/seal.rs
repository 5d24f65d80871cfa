//! What must not be read out of a copied database: the secret of a table's luck, and, where a game hides something, all
//! that was played. It is sealed with the house key; when the game is over the secret is stored in the open and unseals
//! the rest, so that finished games outlive the key.

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use data_encoding::BASE64_NOPAD;
use host::Fact;

use super::entry::{Entry, Note};
use super::key::{self, HouseKey};

/// What a sealed text begins with. Neither a secret nor an event in the open does.
const MARK: &str = "sealed:";
/// Bytes of a nonce: long enough to be drawn at random.
const NONCE: usize = 24;

/// Closes and opens texts with one key.
#[derive(Clone)]
pub(super) struct Seal(XChaCha20Poly1305);

impl std::fmt::Debug for Seal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seal(…)")
    }
}

impl Seal {
    /// The seal for the secrets of tables.
    pub(super) fn of_house(key: &HouseKey) -> Self {
        Self::new(&key.derive("seal"))
    }

    /// The seal for what is played at a table, made from the secret of its luck.
    pub(super) fn of_table(secret: &str) -> Self {
        Self::new(&key::derive(secret.as_bytes(), "log", ""))
    }

    fn new(key: &[u8; 32]) -> Self {
        Self(XChaCha20Poly1305::new(key.into()))
    }

    /// Seals a text for one place: sealed for another it does not open.
    pub(super) fn close(&self, text: &str, place: &str) -> std::io::Result<String> {
        let random = key::random()?;
        let nonce = XNonce::try_from(&random[..NONCE]).expect("as long as a nonce");
        let payload = Payload {
            msg: text.as_bytes(),
            aad: place.as_bytes(),
        };
        let sealed = self.0.encrypt(&nonce, payload);
        let mut bytes = random[..NONCE].to_vec();
        bytes.extend(sealed.map_err(|_| std::io::Error::other("a text cannot be sealed"))?);
        Ok(format!("{MARK}{}", BASE64_NOPAD.encode(&bytes)))
    }

    /// The text that was sealed for that place; nothing if it was not, or with another key.
    pub(super) fn open(&self, sealed: &str, place: &str) -> Option<String> {
        let bytes = BASE64_NOPAD.decode(sealed.strip_prefix(MARK)?.as_bytes());
        let bytes = bytes.ok().filter(|bytes| bytes.len() > NONCE)?;
        let (nonce, sealed) = bytes.split_at(NONCE);
        let payload = Payload {
            msg: sealed,
            aad: place.as_bytes(),
        };
        let text = self
            .0
            .decrypt(&XNonce::try_from(nonce).ok()?, payload)
            .ok()?;
        String::from_utf8(text).ok()
    }
}

/// How the log of one table is written.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    table: String,
    /// Seals what is played, where the game hides something.
    seal: Option<Seal>,
    /// The secret of the table's luck, until it stands in the log.
    secret: Option<String>,
}

impl Writer {
    /// For a table whose opening is among these entries.
    fn of(table: &str, entries: &[Entry]) -> Option<Self> {
        let (plan, secret) = entries.iter().find_map(|entry| match entry {
            Entry::Fact(Fact::Opened { plan, secret, .. }) => Some((plan, secret)),
            _ => None,
        })?;
        let hides = host::game(&plan.game).is_ok_and(|game| !game.is_in_the_open());
        let is_revealed = entries.iter().any(|entry| revealed(entry).is_some());
        Some(Self {
            table: table.to_owned(),
            seal: hides.then(|| Seal::of_table(secret)),
            secret: (!is_revealed).then(|| secret.clone()),
        })
    }

    /// The first event of a table: its opening with the secret sealed. What else stands in it is agreed on and seen by
    /// everybody.
    pub(super) fn open(
        table: &str,
        entries: &[Entry],
        house: &Seal,
    ) -> std::io::Result<(Self, String)> {
        let writer = Self::of(table, entries)
            .ok_or_else(|| std::io::Error::other("a table begins with its opening"))?;
        let mut sealed = entries.to_vec();
        for entry in &mut sealed {
            if let Entry::Fact(Fact::Opened { secret, .. }) = entry {
                *secret = house.close(secret, table)?;
            }
        }
        let first = Entry::written(&sealed);
        Ok((writer, first))
    }

    /// Entries as events of the log, the first of them with the number `first`. With what ends the game the secret is
    /// stored in the open.
    pub(super) fn write(
        &mut self,
        entries: &[Entry],
        first: u64,
        is_over: bool,
    ) -> std::io::Result<Vec<String>> {
        let written = Entry::written(entries);
        let mut events = vec![match &self.seal {
            Some(seal) if self.secret.is_some() => {
                seal.close(&written, &place(&self.table, first))?
            }
            _ => written,
        }];
        if is_over && let Some(secret) = self.secret.take() {
            events.push(Entry::written(&[Entry::Note(Note::Revealed { secret })]));
        }
        Ok(events)
    }
}

/// Why a log cannot be read.
#[derive(Debug, PartialEq, thiserror::Error)]
pub(super) enum Unreadable {
    /// The house has another key now.
    #[error("its luck was sealed with a key of the house that is lost")]
    Sealed,
    /// An event says nothing that this program knows.
    #[error("event {0} of the table cannot be read: {1}")]
    Event(u64, String),
}

/// The entries of a table's log from its events, and how it is written on.
pub(super) fn read(
    table: &str,
    events: &[String],
    house: &Seal,
) -> Result<(Vec<Entry>, Writer), Unreadable> {
    let mut entries = Vec::new();
    let mut writer: Option<Writer> = None;
    for (number, event) in (1..).zip(events) {
        let opened;
        let text = if event.starts_with(MARK) {
            let seal = writer.as_ref().and_then(|writer| writer.seal.as_ref());
            let text = seal.and_then(|seal| seal.open(event, &place(table, number)));
            opened = text.ok_or(Unreadable::Sealed)?;
            &opened
        } else {
            event
        };
        let read = serde_json::from_str::<Vec<Entry>>(text);
        let mut read = read.map_err(|why| Unreadable::Event(number, why.to_string()))?;
        for entry in &mut read {
            if let Entry::Fact(Fact::Opened { secret, .. }) = entry
                && secret.starts_with(MARK)
            {
                // Of a finished game the secret stands behind it.
                let known = || events.iter().rev().find_map(|event| in_the_open(event));
                let known = house.open(secret, table).or_else(known);
                *secret = known.ok_or(Unreadable::Sealed)?;
            }
        }
        entries.extend(read);
        if writer.is_none() {
            writer = Writer::of(table, &entries);
        }
    }
    let mut writer = writer.ok_or_else(|| Unreadable::Event(1, "it is no opening".to_owned()))?;
    if entries.iter().any(|entry| revealed(entry).is_some()) {
        writer.secret = None;
    }
    Ok((entries, writer))
}

/// The secret that an event reveals.
fn in_the_open(event: &str) -> Option<String> {
    if event.starts_with(MARK) {
        return None;
    }
    let entries: Vec<Entry> = serde_json::from_str(event).ok()?;
    entries.iter().find_map(revealed).cloned()
}

fn revealed(entry: &Entry) -> Option<&String> {
    match entry {
        Entry::Note(Note::Revealed { secret }) => Some(secret),
        _ => None,
    }
}

/// Where an event stands: it opens there and nowhere else.
fn place(table: &str, number: u64) -> String {
    format!("{table} {number}")
}

#[cfg(test)]
mod tests {
    use host::{Plan, Room};
    use table::Secret;

    use super::*;

    fn opening(game: &str) -> Vec<Entry> {
        let plan = serde_json::json!({"game": game, "title": "t", "most": 3});
        let plan: Plan = serde_json::from_value(plan).unwrap();
        let secret = Secret::from_bytes([7; 32]);
        let (_, opened) = Room::open(plan, &secret, 0).unwrap();
        vec![Entry::Fact(opened)]
    }

    fn said(text: &str) -> Vec<Entry> {
        let said =
            serde_json::json!({"fact": "said", "name": "Ann", "seat": null, "text": text, "at": 1});
        vec![serde_json::from_value(said).unwrap()]
    }

    /// Opened, something hidden, the end.
    fn log(game: &str, house: &Seal) -> Vec<String> {
        let (mut writer, first) = Writer::open("k7f", &opening(game), house).unwrap();
        let mut events = vec![first];
        events.extend(writer.write(&said("the ace"), 2, false).unwrap());
        events.extend(writer.write(&said("the end"), 3, true).unwrap());
        events.extend(writer.write(&said("thanks"), 5, true).unwrap());
        events
    }

    #[test]
    fn a_running_game_is_sealed_and_a_finished_one_outlives_the_key() {
        let (house, other) = (Seal::new(&[1; 32]), Seal::new(&[2; 32]));
        let secret = Secret::from_bytes([7; 32]).reveal();
        for (game, hides) in [("cow", true), ("connexion", true), ("wimpout", false)] {
            let events = log(game, &house);
            assert_eq!(events.len(), 5, "the secret is an event of its own");
            let running = events[..3].concat();
            assert!(!running.contains(&secret), "{game}");
            assert_eq!(running.contains("the ace"), !hides, "{game}");
            assert!(events[3].contains(&secret) && events[4].contains("thanks"));

            let (entries, _) = read("k7f", &events[..2], &house).unwrap();
            assert_eq!(entries, [opening(game), said("the ace")].concat());
            assert_eq!(
                read("k7f", &events[..2], &other).unwrap_err(),
                Unreadable::Sealed
            );
            let (finished, _) = read("k7f", &events, &other).unwrap();
            assert_eq!(finished[..2], entries, "{game}");
        }
    }

    #[test]
    fn what_is_sealed_opens_in_its_place_only() {
        let house = Seal::new(&[1; 32]);
        let mut events = log("cow", &house);
        assert_eq!(
            read("other", &events[..1], &house).unwrap_err(),
            Unreadable::Sealed
        );
        events.swap(1, 2);
        assert_eq!(
            read("k7f", &events[..2], &house).unwrap_err(),
            Unreadable::Sealed
        );
    }

    #[test]
    fn a_log_in_the_clear_still_opens_and_goes_on_sealed() {
        let house = Seal::new(&[1; 32]);
        let old = [
            Entry::written(&opening("cow")),
            Entry::written(&said("the ace")),
        ];
        let (entries, mut writer) = read("k7f", &old, &house).unwrap();
        assert_eq!(entries.len(), 2);
        let more = writer.write(&said("the king"), 3, false).unwrap();
        assert!(more[0].starts_with(MARK));
        let all = [&old[..], &more[..]].concat();
        assert_eq!(read("k7f", &all, &house).unwrap().0.len(), 3);
    }
}
