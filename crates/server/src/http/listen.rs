//! Connections of the HTTP door: accepted within bounds, given their address, let go when the house closes.

use std::convert::Infallible;
use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Version};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinError, JoinSet};
use tower::Service as _;

use super::doors::{Doors, Inside};
use super::endless::{Endless, Telling};
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
                        let one = Open::new(&house, inside);
                        open.spawn(connection(stream, address, router.clone(), one));
                    }
                }
                // Out of file descriptors, most likely: let some connections end.
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            },
            Some(ended) = open.join_next() => carry_on(&mut open, ended),
            () = stopped.as_mut() => break,
        }
    }
    drop(listener);
    let all = async {
        while let Some(ended) = open.join_next().await {
            carry_on(&mut open, ended);
        }
    };
    let _ = tokio::time::timeout(GRACE, all).await;
}

/// What is told without an end goes on in a task of its own, which is as small as that.
fn carry_on(open: &mut JoinSet<Option<Telling>>, ended: Result<Option<Telling>, JoinError>) {
    if let Ok(Some(telling)) = ended {
        open.spawn(async {
            telling.run().await;
            None
        });
    }
}

/// Serves the requests of a connection. What is told over it without an end comes back, to be carried on by itself.
async fn connection(
    stream: TcpStream,
    address: SocketAddr,
    router: Router,
    open: Open,
) -> Option<Telling> {
    let _ = stream.set_nodelay(true);
    let local = stream.local_addr().ok()?;
    let peer = Peer { address, local };
    let patience = open.house.limits().patience;
    let endless = Arc::new(Mutex::new(None));
    let kept = endless.clone();
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        let may_last = request.method() == Method::GET && request.version() == Version::HTTP_11;
        request.extensions_mut().insert(peer);
        let (answer, kept) = (router.clone().call(request), kept.clone());
        async move {
            let answer = answer.await.unwrap_or_else(|never| match never {});
            if may_last && answer.extensions().get::<Endless>().is_some() {
                *lock(&kept) = Some(answer);
                // Nobody waits for it here: the connection is carried on without this service.
                return std::future::pending().await;
            }
            Ok::<_, Infallible>(answer)
        }
    });
    let mut served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(Impatient::new(stream, patience)), service)
        .with_upgrades();
    let (mut stopped, mut is_stopped) = (std::pin::pin!(open.house.stopped()), false);
    let answer = loop {
        let next = poll_fn(|context| match Pin::new(&mut served).poll(context) {
            Poll::Ready(_) => Poll::Ready(None),
            Poll::Pending => lock(&endless)
                .take()
                .map_or(Poll::Pending, |answer| Poll::Ready(Some(answer))),
        });
        tokio::select! {
            answer = next => break answer,
            () = stopped.as_mut(), if !is_stopped => {
                is_stopped = true;
                Pin::new(&mut served).graceful_shutdown();
            }
        }
    };
    let stream = served.into_parts()?.io.into_inner();
    Some(Telling::new(stream, answer?, open))
}

fn lock<T>(kept: &Mutex<T>) -> MutexGuard<'_, T> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A connection that is counted while it is open.
#[derive(Debug)]
pub(super) struct Open {
    house: House,
    _inside: Inside,
}

impl Open {
    fn new(house: &House, inside: Inside) -> Self {
        house.metrics().count(Kind::Connection, 1);
        Self {
            house: house.clone(),
            _inside: inside,
        }
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.house.metrics().count(Kind::Connection, -1);
    }
}
