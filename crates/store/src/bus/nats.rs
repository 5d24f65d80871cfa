//! Hints over NATS: one subject a house, and a word that says nothing. A server that is away is tried again until it is there.

use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures_util::StreamExt as _;
use percent_encoding::percent_decode_str;

use super::{Bus, End, Ends};
use crate::StoreError;

/// All that a hint says. Whatever else comes is not one.
const HINT: &str = "changed";
/// How many messages wait to be looked at; what comes beyond them says the same, and is dropped.
const WAITING: usize = 16;
/// How soon a lost connection is made anew.
const AGAIN: Duration = Duration::from_secs(1);
/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often it is looked whether the server is there; after two times without an answer it is not.
const LOOK: Duration = Duration::from_secs(3);

/// A server, without what opens it, and that.
struct Address {
    server: ServerAddr,
    user: String,
    password: Option<String>,
}

/// The end of a node of the house that has this subject, at the server of an address, `nats://USER:PASSWORD@HOST:PORT`.
///
/// # Errors
/// It is no address. What it says is not repeated: a password may be in it.
pub fn nats(address: &str, subject: &str) -> Result<Box<dyn Bus>, StoreError> {
    let (address, subject) = (read(address)?, subject.to_owned());
    let end = End::carried(|ends| async move {
        // Where it cannot be reached this waits for it; whatever else goes wrong is final.
        if let Err(why) = carry(address, subject, &ends).await {
            ends.away(|| why.to_string());
        }
    });
    Ok(Box::new(end))
}

/// An address of a server without the password.
pub fn shown(address: &str) -> String {
    read(address).map_or_else(
        |_| "NATS".to_owned(),
        |address| address.server.as_url_str().to_owned(),
    )
}

fn read(address: &str) -> Result<Address, StoreError> {
    let wrong = || {
        let said = "the address of --bus cannot be read; it is nats://USER:PASSWORD@HOST:PORT, with %2F for a / in the password";
        StoreError::Unusable(said.to_owned())
    };
    let known = ["nats://", "tls://"]
        .iter()
        .any(|scheme| address.starts_with(scheme));
    let server = address.parse::<ServerAddr>().ok().filter(|_| known);
    let mut url = server.ok_or_else(wrong)?.into_inner();
    let plain = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    let user = plain(url.username());
    let password = url.password().map(plain);
    let is_bare = url.set_username("").is_ok() && url.set_password(None).is_ok();
    let server = ServerAddr::from_url(url).ok().filter(|_| is_bare);
    let server = server.filter(|server| !server.host().is_empty());
    Ok(Address {
        server: server.ok_or_else(wrong)?,
        user,
        password,
    })
}

/// How the server is met, and who hears what becomes of the connection.
fn options(address: &Address, ends: &Arc<Ends>) -> ConnectOptions {
    let ends = ends.clone();
    let options = ConnectOptions::new()
        .name("lastlicks")
        .no_echo()
        .retry_on_initial_connect()
        .subscription_capacity(WAITING)
        .connection_timeout(PATIENCE)
        .ping_interval(LOOK)
        .reconnect_delay_callback(|tries| if tries <= 1 { Duration::ZERO } else { AGAIN })
        .event_callback(move |event| {
            note(&ends, &event);
            std::future::ready(())
        });
    match (address.user.clone(), address.password.clone()) {
        (user, _) if user.is_empty() => options,
        (user, Some(password)) => options.user_and_password(user, password),
        (token, None) => options.token(token),
    }
}

fn note(ends: &Ends, event: &Event) {
    match event {
        Event::Connected => ends.there(),
        Event::SlowConsumer(_) => ends.ignore(),
        Event::LameDuckMode | Event::Draining => {}
        why => ends.away(|| why.to_string()),
    }
}

/// Carries hints both ways for as long as the house is open.
async fn carry(
    address: Address,
    subject: String,
    ends: &Arc<Ends>,
) -> Result<(), async_nats::Error> {
    let client = options(&address, ends).connect(address.server).await?;
    let mut messages = client.subscribe(subject.clone()).await?;
    let hearing = async {
        while let Some(message) = messages.next().await {
            if message.payload == HINT {
                ends.hear_slowly().await;
            } else {
                ends.ignore();
            }
        }
    };
    tokio::select! {
        () = hearing => Ok(()),
        lost = send(&client, &subject, ends) => lost,
    }
}

async fn send(client: &Client, subject: &str, ends: &Ends) -> Result<(), async_nats::Error> {
    loop {
        ends.next().await;
        // What is handed to the client now would go out long after the others have looked by themselves.
        if ends.is_away() {
            ends.lost();
            continue;
        }
        client.publish(subject.to_owned(), HINT.into()).await?;
        ends.sent();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_told() {
        let address = read("nats://ann:h%40sh@host:4333").unwrap();
        assert_eq!(address.user, "ann");
        assert_eq!(address.password.as_deref(), Some("h@sh"));
        assert_eq!(shown("nats://ann:hush@host:4333"), "nats://host:4333");
        assert_eq!(shown("tls://token@host"), "tls://host");
        for wrong in [
            "",
            "host:4222",
            "ws://ann:hush@host",
            "nats://",
            "nats://ann:hush@h:x",
        ] {
            let why = read(wrong).err().unwrap().to_string();
            assert!(!why.contains("hush"), "{why}");
        }
    }
}
