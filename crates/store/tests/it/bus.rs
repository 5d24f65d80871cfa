//! Hints between nodes (N7): one story, whatever carries them.

use std::time::Duration;

use store::{Bus, Counts, Postgres, Store as _, within};

use crate::server::Server;

/// What a node hears once another has hinted. A node listens from some moment on, and hints may be lost until then.
async fn hears(ann: &dyn Bus, bob: &dyn Bus) {
    let mut heard = bob.heard();
    heard.mark_unchanged();
    let hinted = async {
        loop {
            ann.hint();
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::select! {
        () = hinted => {}
        heard = heard.changed() => heard.unwrap(),
    }
}

/// The story: a hint is heard by the others and not by oneself, and it is counted.
async fn story(ann: &dyn Bus, bob: &dyn Bus) {
    hears(ann, bob).await;
    assert_eq!(*ann.heard().borrow(), 0, "one's own hint");
    hears(bob, ann).await;
    for end in [ann, bob] {
        // The other one may hear a hint before this one is told that it was sent.
        let counted = async {
            while end.counts().sent == 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let is_counted = tokio::time::timeout(Duration::from_secs(10), counted).await;
        assert!(is_counted.is_ok(), "{:?}", end.counts());
        assert_eq!(end.away().borrow().clone(), None);
    }
}

/// The line is lost, which is said once, and comes back: what was not heard meanwhile is made up for by a look.
async fn lost(bus: &dyn Bus, down: impl FnOnce(), up: impl FnOnce()) {
    let (mut away, mut heard) = (bus.away(), bus.heard());
    down();
    let why = away.wait_for(Option::is_some).await.unwrap().clone();
    assert!(!why.unwrap().contains("hush"));
    heard.mark_unchanged();
    away.mark_unchanged();
    up();
    away.wait_for(Option::is_none).await.unwrap();
    heard.changed().await.unwrap();
}

#[tokio::test]
async fn nodes_of_one_process_tell_the_story() {
    let ends = within(3);
    story(&*ends[0], &*ends[1]).await;
    assert_eq!(ends[2].counts(), Counts::default());
    assert!(*ends[2].heard().borrow() > 0, "all others hear");
}

/// A node in a database, which has an end of its bus.
async fn node(server: &Server, id: &str) -> (Postgres, Box<dyn Bus>) {
    let node = Postgres::join(&server.url(), id, &format!("{id}.example:1")).await;
    let node = node.unwrap();
    let bus = node.shared().unwrap().bus();
    (node, bus)
}

#[tokio::test]
async fn a_database_tells_the_story() {
    let Some(mut server) = Server::start() else {
        return;
    };
    server.wait();
    let ((_, ann), (_, bob)) = (node(&server, "ann").await, node(&server, "bob").await);
    story(&*ann, &*bob).await;
    // Both ends of the change are of the one server.
    let server = std::cell::RefCell::new(server);
    let (down, up) = (|| server.borrow_mut().down(), || server.borrow_mut().up());
    lost(&*bob, down, up).await;
    hears(&*ann, &*bob).await;
}

#[cfg(feature = "nats")]
mod by_nats {
    use std::cell::RefCell;

    use super::*;
    use crate::nats::Nats;

    fn node(nats: &Nats, subject: &str) -> Box<dyn Bus> {
        store::nats(&nats.url(), subject).unwrap()
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn nats_tells_the_story() {
        let Some(nats) = Nats::start() else {
            return;
        };
        let (ann, bob) = (node(&nats, "lastlicks.a"), node(&nats, "lastlicks.a"));
        story(&*ann, &*bob).await;
        let nats = RefCell::new(nats);
        let (down, up) = (|| nats.borrow_mut().down(), || nats.borrow_mut().up());
        lost(&*bob, down, up).await;
        hears(&*ann, &*bob).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn another_house_is_not_heard_and_what_is_no_hint_is_ignored() {
        let Some(nats) = Nats::start() else {
            return;
        };
        let (ann, bob) = (node(&nats, "lastlicks.a"), node(&nats, "lastlicks.a"));
        let (other, its) = (node(&nats, "lastlicks.b"), node(&nats, "lastlicks.b"));
        hears(&*ann, &*bob).await;
        let before = *ann.heard().borrow();
        hears(&*other, &*its).await;
        let huge = vec![b'c'; 900_000];
        for message in [&b""[..], b"changed ", b"\xff\0", &huge] {
            let ignored = [&ann, &bob].map(|bus| bus.counts().ignored + 1);
            nats.publish("lastlicks.a", message);
            while ignored != [&ann, &bob].map(|bus| bus.counts().ignored) {
                tokio::task::yield_now().await;
            }
        }
        assert_eq!(*ann.heard().borrow(), before);
        // Whoever hints is heard all the same.
        hears(&*ann, &*bob).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_nats_that_is_away_or_shut_is_said_and_tried_again() {
        let Some(nats) = Nats::down_at_first() else {
            return;
        };
        let (ann, bob) = (node(&nats, "lastlicks.a"), node(&nats, "lastlicks.a"));
        ann.away().wait_for(Option::is_some).await.unwrap();
        ann.hint();
        while ann.counts().lost == 0 {
            tokio::task::yield_now().await;
        }
        let nats = RefCell::new(nats);
        lost(&*bob, || (), || nats.borrow_mut().up()).await;
        hears(&*ann, &*bob).await;
        let shut = store::nats(&nats.borrow().url_with("wrong-hush"), "lastlicks.a").unwrap();
        let why = shut.away().wait_for(Option::is_some).await.unwrap().clone();
        let why = why.unwrap();
        assert!(
            why.contains("authorization") && !why.contains("hush"),
            "{why}"
        );
    }
}
