//! Connections of the HTTP door: accepted within bounds, given their address, let go when the house closes.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tower::Service as _;

use super::doors::{Doors, Inside};
use super::proxies::Proxies;
use super::stall::Impatient;
use crate::house::House;
use crate::metrics::Kind;

/// The longest head of a request, and the most that is buffered of a connection.
const BUFFER: usize = 16 * 1024;
/// How long connections may take to finish what they are at when the house closes.
const GRACE: Duration = Duration::from_secs(5);

/// The two ends of the connection that a request comes by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer {
    /// Where it comes from.
    pub(crate) address: SocketAddr,
    /// The address of ours at which it has come in.
    pub(crate) local: SocketAddr,
}

/// Serves connections until the house closes, and then those that are busy for a little longer.
pub(crate) async fn listen(
    listener: TcpListener,
    router: Router,
    house: House,
    doors: Doors,
    proxies: Option<Proxies>,
) {
    let mut stopped = std::pin::pin!(house.stopped());
    let mut open = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, address)) => {
                    let is_proxy = proxies.as_ref().is_some_and(|proxies| proxies.are_at(address.ip()));
                    let inside = if is_proxy { doors.enter_by_proxy() } else { doors.enter(address.ip()) };
                    if let Some(inside) = inside {
                        let router = router.clone();
                        open.spawn(connection(stream, address, router, house.clone(), inside));
                    }
                }
                // Out of file descriptors, most likely: let some connections end.
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            },
            _ = open.join_next(), if !open.is_empty() => {}
            () = stopped.as_mut() => break,
        }
    }
    drop(listener);
    let all = async { while open.join_next().await.is_some() {} };
    let _ = tokio::time::timeout(GRACE, all).await;
}

async fn connection(
    stream: TcpStream,
    address: SocketAddr,
    router: Router,
    house: House,
    inside: Inside,
) {
    let _ = stream.set_nodelay(true);
    let Ok(local) = stream.local_addr() else {
        return;
    };
    let peer = Peer { address, local };
    let patience = house.limits().patience;
    house.metrics().count(Kind::Connection, 1);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(peer);
        let answer = router.clone().call(request);
        async move { Ok::<_, Infallible>(answer.await.unwrap_or_else(|never| match never {})) }
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(Impatient::new(stream, patience)), service)
        .with_upgrades();
    let mut served = std::pin::pin!(served);
    tokio::select! {
        _ = served.as_mut() => {}
        () = house.stopped() => {
            served.as_mut().graceful_shutdown();
            let _ = served.await;
        }
    }
    house.metrics().count(Kind::Connection, -1);
    drop(inside);
}
