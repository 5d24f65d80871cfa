//! However many ask at once, few statements are on their way to the database (N3): counted on the wire between the two.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::Duration;

use futures_util::future::join_all;
use store::{NewTable, Postgres, Store as _};

use crate::server::Server;

/// So many ask at once.
const ASKING: usize = 400;
/// The most that may be on their way on one connection: `IN_FLIGHT`.
const MOST: usize = 64;
/// The first answer is held back until no more is asked for so long.
const QUIET: Duration = Duration::from_millis(200);

/// What was asked on all connections and is not answered yet.
#[derive(Default)]
struct Count {
    /// How much that is now, and was at most.
    open: Mutex<(usize, usize)>,
    changed: Condvar,
    /// Whether the next answer is held back.
    holds: AtomicBool,
}

impl Count {
    fn asked(&self) {
        let mut open = self.open.lock().unwrap();
        open.0 += 1;
        open.1 = open.1.max(open.0);
        self.changed.notify_all();
    }

    fn answered(&self) {
        let mut open = self.open.lock().unwrap();
        open.0 = open.0.saturating_sub(1);
    }

    /// Comes back when nothing more has been asked for a while, if this answer is to be held back.
    fn hold(&self) {
        if !self.holds.swap(false, Ordering::SeqCst) {
            return;
        }
        let mut open = self.open.lock().unwrap();
        loop {
            let (now, waited) = self.changed.wait_timeout(open, QUIET).unwrap();
            if waited.timed_out() {
                return;
            }
            open = now;
        }
    }
}

/// Hands on what one side says, a message at a time; `bare`: the first has no kind.
fn hand_on(from: &mut TcpStream, to: &mut TcpStream, bare: bool, mut heard: impl FnMut(u8)) {
    let mut is_first = bare;
    loop {
        let mut begins = vec![0; if is_first { 4 } else { 5 }];
        if from.read_exact(&mut begins).is_err() {
            return;
        }
        let kind = if is_first { 0 } else { begins[0] };
        let length = u32::from_be_bytes(begins[begins.len() - 4..].try_into().unwrap());
        let mut body = vec![0; length as usize - 4];
        is_first = false;
        if from.read_exact(&mut body).is_err() {
            return;
        }
        heard(kind);
        if to
            .write_all(&begins)
            .and_then(|()| to.write_all(&body))
            .is_err()
        {
            return;
        }
    }
}

/// A door to the database of that port that counts.
fn door(port: u16, count: &Arc<Count>) -> u16 {
    let door = TcpListener::bind("127.0.0.1:0").unwrap();
    let own = door.local_addr().unwrap().port();
    let count = count.clone();
    thread::spawn(move || {
        for near in door.incoming() {
            let mut near = near.unwrap();
            let mut far = TcpStream::connect(("127.0.0.1", port)).unwrap();
            let (mut near_too, mut far_too) = (near.try_clone().unwrap(), far.try_clone().unwrap());
            let (count, answers) = (count.clone(), count.clone());
            // What was asked on this connection, in order: whether it is more than that a statement is done with.
            let (asks, asked) = std::sync::mpsc::channel();
            let mut last = 0;
            thread::spawn(move || {
                hand_on(&mut near, &mut far, true, |kind| {
                    // A statement ends with a sync, or is simple.
                    if kind == b'S' || kind == b'Q' {
                        let is_more = last != b'C';
                        if is_more {
                            count.asked();
                        }
                        let _ = asks.send(is_more);
                    }
                    last = kind;
                });
            });
            thread::spawn(move || {
                hand_on(&mut far_too, &mut near_too, false, |kind| {
                    // Ready for the next; the first time, for the first.
                    if kind == b'Z' {
                        answers.hold();
                        if asked.try_recv() == Ok(true) {
                            answers.answered();
                        }
                    }
                });
            });
        }
    });
    own
}

#[tokio::test(flavor = "multi_thread")]
async fn few_statements_are_in_flight_however_many_ask() {
    let Some(mut server) = Server::start() else {
        return;
    };
    server.wait();
    let count = Arc::<Count>::default();
    let own = server.url();
    let port = own
        .rsplit(':')
        .next()
        .and_then(|rest| rest.split('/').next())
        .unwrap();
    let door = door(port.parse().unwrap(), &count);
    let url = own.replace(port, &door.to_string());
    let house = Postgres::open(&url).await.unwrap();
    let table = NewTable {
        id: "t".to_owned(),
        created: 1,
        meta: "{}".to_owned(),
        events: vec!["opened".to_owned()],
    };
    house.create(table).await.unwrap();
    count.holds.store(true, Ordering::SeqCst);
    let asked = (0..ASKING).map(|_| house.table("t"));
    for found in join_all(asked).await {
        assert_eq!(found.unwrap().unwrap().id, "t");
    }
    let (_, most) = *count.open.lock().unwrap();
    assert!(
        most > 16 && most <= MOST,
        "{most} statements were in flight"
    );
}
