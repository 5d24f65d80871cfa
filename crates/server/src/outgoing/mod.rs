//! What the house sends outside of its own accord: one bounded request to an address that somebody has chosen. It goes to
//! the open net only, unless the keeper says otherwise; the address that was looked at is the one that is called, so a name
//! that says something else the second time leads nowhere; it follows nobody elsewhere; and nothing is read of an answer but
//! its status.

mod address;
pub(crate) mod push;
mod target;
#[cfg_attr(not(feature = "push"), path = "plain/trust.rs")]
mod trust;
#[cfg_attr(not(feature = "push"), path = "plain/vapid.rs")]
mod vapid;
mod written;

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Method, Request, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::http::proxies::Proxies;
pub(crate) use target::Target;
use trust::Trust;
pub(crate) use vapid::Vapid;

/// Whether what is sent can be sealed: by https, and for browsers.
pub(crate) const SEALS: bool = cfg!(feature = "push");
/// How many are under way at the same time.
const AT_ONCE: usize = 64;
/// How long one may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many bytes the head of an answer may have.
const HEAD: usize = 16 * 1024;

type Found = Pin<Box<dyn Future<Output = io::Result<Vec<SocketAddr>>> + Send>>;
/// How a name becomes addresses.
type Lookup = Arc<dyn Fn(&str, u16) -> Found + Send + Sync>;

/// What is sent.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) to: Target,
    pub(crate) headers: Vec<(HeaderName, HeaderValue)>,
    pub(crate) body: Vec<u8>,
}

/// Why something did not arrive.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Failed {
    /// The keeper has not allowed that.
    #[error("{0} lies in a network that this house does not call; its keeper can allow it")]
    Private(String),
    /// There is nobody of that name, or nobody there.
    #[error("{0} cannot be reached")]
    Unreached(String),
    /// It took too long.
    #[error("{0} did not answer in time")]
    Late(String),
    /// No certificate, or one of somebody else.
    #[error("{0} shows no certificate that this house trusts")]
    Untrusted(String),
    /// It does not want it, and says so.
    #[error("{host} answers with the status {status}")]
    Answered { host: String, status: u16 },
}

impl Failed {
    /// Whether it may go better later.
    pub(crate) fn may_pass(&self) -> bool {
        match self {
            Self::Unreached(_) | Self::Late(_) => true,
            Self::Private(_) | Self::Untrusted(_) => false,
            Self::Answered { status, .. } => matches!(status, 408 | 429 | 500..),
        }
    }

    /// Whether nobody is there any more, as a push service says it.
    pub(crate) fn is_gone(&self) -> bool {
        matches!(
            self,
            Self::Answered {
                status: 404 | 410,
                ..
            }
        )
    }
}

/// What carries letters out.
pub(crate) struct Outgoing {
    /// Networks of the keeper's own that may be called too.
    networks: Option<Proxies>,
    lookup: Lookup,
    trust: Trust,
    under_way: Semaphore,
    patience: Duration,
}

impl std::fmt::Debug for Outgoing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Outgoing")
            .field("networks", &self.networks)
            .finish_non_exhaustive()
    }
}

impl Outgoing {
    pub(crate) fn new(networks: Option<Proxies>) -> Self {
        Self {
            networks,
            lookup: Arc::new(|host, port| {
                let host = host.to_owned();
                Box::pin(async move { Ok(tokio::net::lookup_host((host, port)).await?.collect()) })
            }),
            trust: Trust::default(),
            under_way: Semaphore::new(AT_ONCE),
            patience: PATIENCE,
        }
    }

    /// Posts a letter.
    ///
    /// # Errors
    /// Why it did not arrive.
    pub(crate) async fn post(&self, letter: Letter) -> Result<(), Failed> {
        let host = letter.to.host.clone();
        let _turn = self.under_way.acquire().await;
        let sent = timeout(self.patience, self.send(letter)).await;
        sent.unwrap_or(Err(Failed::Late(host)))
    }

    async fn send(&self, letter: Letter) -> Result<(), Failed> {
        let to = letter.to.clone();
        let unreached = |_| Failed::Unreached(to.host.clone());
        let stream = self.connect(&to).await?;
        let status = if to.is_secure {
            let stream = self.trust.over(stream, &to.host).await?;
            ask(stream, letter).await
        } else {
            ask(stream, letter).await
        };
        match status.map_err(unreached)? {
            200..=299 => Ok(()),
            status => Err(Failed::Answered {
                host: to.host,
                status,
            }),
        }
    }

    /// A line to the first address that answers, once all of them are allowed.
    async fn connect(&self, to: &Target) -> Result<TcpStream, Failed> {
        let unreached = || Failed::Unreached(to.host.clone());
        let found = (self.lookup)(&to.host, to.port)
            .await
            .map_err(|_| unreached())?;
        if !found.iter().all(|address| self.may_call(*address)) {
            return Err(Failed::Private(to.host.clone()));
        }
        for address in found {
            if let Ok(stream) = TcpStream::connect(address).await {
                return Ok(stream);
            }
        }
        Err(unreached())
    }

    /// Whether somebody may be named who is to be called later; a name is looked up only then.
    ///
    /// # Errors
    /// It is an address that may not be called, in whatever writing.
    pub(crate) fn may_name(&self, to: &Target) -> Result<(), Failed> {
        match written::address(&to.host) {
            Some(ip) if !self.may_call((ip, to.port).into()) => {
                Err(Failed::Private(to.host.clone()))
            }
            _ => Ok(()),
        }
    }

    fn may_call(&self, address: SocketAddr) -> bool {
        let is_allowed = |networks: &Proxies| networks.are_at(address.ip());
        let is_open = address::is_public(address.ip()) && !address::is_own(address.ip());
        is_open || self.networks.as_ref().is_some_and(is_allowed)
    }
}

/// Sends a letter over a line; only the status of the answer is read.
async fn ask(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    letter: Letter,
) -> hyper::Result<u16> {
    let (mut sender, line) = http1::Builder::new()
        .max_buf_size(HEAD)
        .handshake(TokioIo::new(stream))
        .await?;
    let line = tokio::spawn(line);
    let answer = sender.send_request(request(letter)).await;
    line.abort();
    Ok(answer?.status().as_u16())
}

fn request(letter: Letter) -> Request<Body> {
    let Letter { to, headers, body } = letter;
    let mut request = Request::new(Body::from(body));
    *request.method_mut() = Method::POST;
    *request.uri_mut() = to.path.parse().unwrap_or_default();
    request
        .headers_mut()
        .extend(headers.into_iter().map(|(name, value)| (Some(name), value)));
    let agent = HeaderValue::from_static(concat!("last-licks/", env!("CARGO_PKG_VERSION")));
    request.headers_mut().insert(header::USER_AGENT, agent);
    if let Ok(host) = HeaderValue::from_str(&to.authority()) {
        request.headers_mut().insert(header::HOST, host);
    }
    request
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::*;

    /// A listener on this machine, and what calls it, where every name is looked up as `said` says.
    async fn open(
        said: impl Fn(usize, SocketAddr) -> Vec<SocketAddr> + Send + Sync + 'static,
    ) -> (TcpListener, Arc<AtomicUsize>, Outgoing) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (at, asked) = (
            listener.local_addr().unwrap(),
            Arc::<AtomicUsize>::default(),
        );
        let count = Arc::clone(&asked);
        let mut outgoing = Outgoing::new(Some("127.0.0.1".parse().unwrap()));
        outgoing.lookup = Arc::new(move |_, _| {
            let found = said(count.fetch_add(1, Ordering::SeqCst), at);
            Box::pin(async move { Ok(found) })
        });
        (listener, asked, outgoing)
    }

    fn letter() -> Letter {
        Letter {
            to: Target::read("http://rebind.example/").unwrap(),
            headers: Vec::new(),
            body: Vec::new(),
        }
    }

    /// Answers whoever calls with these bytes, again and again if they are `endless`.
    fn answer(listener: TcpListener, bytes: &'static [u8], endless: bool) {
        tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut head = [0; 16];
            stream.read_exact(&mut head).await.unwrap();
            while stream.write_all(bytes).await.is_ok() && endless {}
            std::future::pending::<()>().await;
        });
    }

    /// An address of this machine that the keeper has not allowed.
    fn closed(at: SocketAddr) -> SocketAddr {
        SocketAddr::new([127, 0, 0, 2].into(), at.port())
    }

    #[tokio::test]
    async fn the_address_that_was_looked_at_is_the_one_that_is_called() {
        let rebinds = |asked, at| vec![if asked == 0 { at } else { closed(at) }];
        let (listener, asked, outgoing) = open(rebinds).await;
        answer(listener, b"HTTP/1.1 204 x\r\n\r\n", false);
        assert_eq!(outgoing.post(letter()).await, Ok(()));
        assert_eq!(asked.load(Ordering::SeqCst), 1, "looked up once");
        let again = outgoing.post(letter()).await;
        assert_eq!(again, Err(Failed::Private("rebind.example".to_owned())));
    }

    #[tokio::test]
    async fn a_name_with_one_closed_address_among_others_is_not_called() {
        let (listener, _, outgoing) = open(|_, at| vec![at, closed(at)]).await;
        let sent = outgoing.post(letter()).await;
        assert_eq!(sent, Err(Failed::Private("rebind.example".to_owned())));
        tokio::select! {
            biased;
            _ = listener.accept() => panic!("somebody was called"),
            () = std::future::ready(()) => {}
        }
    }

    #[tokio::test]
    async fn a_head_without_end_is_given_up_and_a_body_is_not_read() {
        let (listener, _, outgoing) = open(|_, at| vec![at]).await;
        answer(listener, b"HTTP/1.1 200 x\r\n", false);
        let outgoing = Outgoing {
            patience: Duration::from_millis(100),
            ..outgoing
        };
        let late = outgoing.post(letter()).await;
        assert_eq!(late, Err(Failed::Late("rebind.example".to_owned())));

        let (listener, _, outgoing) = open(|_, at| vec![at]).await;
        answer(
            listener,
            b"x-padding: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n",
            true,
        );
        let endless = outgoing.post(letter()).await;
        assert_eq!(endless, Err(Failed::Unreached("rebind.example".to_owned())));

        let (listener, _, outgoing) = open(|_, at| vec![at]).await;
        answer(
            listener,
            b"HTTP/1.1 200 x\r\ncontent-length: 99999999999\r\n\r\n",
            false,
        );
        assert_eq!(outgoing.post(letter()).await, Ok(()));
    }
}
