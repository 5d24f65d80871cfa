//! The telnet door: the old way to play.

pub mod codec;
pub(crate) mod far;
pub mod line;
pub(crate) mod lobby;
pub mod options;
mod pager;
mod session;
mod talk;
mod text;

use std::time::Duration;

use tokio::net::TcpListener;
use tokio::task::JoinSet;

use crate::http::doors::{Doors, block};
use crate::metrics::Kind;
use far::Desk;
use session::Session;

/// How long sessions may take to say good-bye when the house closes.
const GRACE: Duration = Duration::from_secs(2);

/// Serves telnet sessions until the house closes.
pub(crate) async fn listen(listener: TcpListener, desk: Desk, doors: Doors) {
    let house = desk.house.clone();
    let mut stopped = std::pin::pin!(house.stopped());
    let mut sessions = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => {
                let Ok((stream, address)) = accepted else {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                };
                if house.is_address_banned(block(address.ip())) {
                    continue;
                }
                if let Some(inside) = doors.enter(address.ip()) {
                    let session = Session::new(stream, address, desk.clone());
                    let house = house.clone();
                    sessions.spawn(async move {
                        house.metrics().count(Kind::Telnet, 1);
                        let _ = session.run().await;
                        house.metrics().count(Kind::Telnet, -1);
                        drop(inside);
                    });
                }
            }
            _ = sessions.join_next(), if !sessions.is_empty() => {}
            () = stopped.as_mut() => break,
        }
    }
    let all = async { while sessions.join_next().await.is_some() {} };
    let _ = tokio::time::timeout(GRACE, all).await;
}
