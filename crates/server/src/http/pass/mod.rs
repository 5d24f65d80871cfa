//! What one node of the house asks another in a visitor's name: signed with the key of the house, good for some seconds
//! and for one time (N5, N24).

mod seen;

use std::net::{IpAddr, Ipv4Addr, SocketAddr, SocketAddrV4};

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::upgrade::Upgraded;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use sha2::Digest as _;

use super::Web;
use super::listen::Peer;
use crate::house::{House, Wrong, new_word};
use crate::telnet::far;
use seen::Seen;

/// The header that tells who asks, for whom, and when.
/// Marks the answer to a pass that is not good.
pub(super) const REFUSED: HeaderName = HeaderName::from_static("x-lastlicks-refused");
const PASS: HeaderName = HeaderName::from_static("x-lastlicks-pass");
/// For how many milliseconds a request is good, and remembered at least.
const GOOD: u64 = 10_000;
/// How many letters make a request unlike all others.
const NONCE: usize = 16;
/// What belongs to one connection, and is not passed on.
const HOP: [HeaderName; 6] = [
    header::CONNECTION,
    header::TRANSFER_ENCODING,
    header::TE,
    header::TRAILER,
    header::UPGRADE,
    header::PROXY_AUTHORIZATION,
];

/// Where nobody is.
pub(super) const NOWHERE: SocketAddr = SocketAddr::V4(SocketAddrV4::new(Ipv4Addr::UNSPECIFIED, 0));

/// For whom another node has asked. Only the door for nodes says so.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Passed {
    /// Where the visitor comes from.
    pub(crate) visitor: IpAddr,
}

/// What asks other nodes, over connections that stay open.
#[derive(Debug)]
pub(crate) struct Passing {
    client: Client<HttpConnector, Body>,
    seen: Seen,
}

/// Why another node has not answered.
#[derive(Debug)]
pub(super) enum Failed {
    /// It was not reached: nothing has come to pass.
    Unreached,
    /// It may have been carried out.
    Unknown,
}

impl Passing {
    pub(crate) fn new() -> Self {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        connector.set_connect_timeout(Some(std::time::Duration::from_secs(1)));
        Self {
            client: Client::builder(TokioExecutor::new()).build(connector),
            seen: Seen::default(),
        }
    }

    /// Opens a line to the node at an address, for somebody at this one.
    pub(crate) async fn talk(
        &self,
        house: &House,
        address: &str,
        visitor: IpAddr,
        body: Vec<u8>,
        protocol: HeaderValue,
    ) -> Option<Upgraded> {
        let asked = Asked {
            method: Method::POST,
            uri: Uri::from_static(far::PATH),
            headers: HeaderMap::from_iter([(
                header::CONTENT_TYPE,
                HeaderValue::from_static("application/json"),
            )]),
            body: body.into(),
            visitor,
            local: NOWHERE,
        };
        let mut request = asked.request(house, address).ok()?;
        let headers = request.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, protocol);
        let answer = self.client.request(request).await.ok()?;
        hyper::upgrade::on(answer).await.ok()
    }

    /// Has the node at an address do something in the house's own name; nothing if it is gone before it answers.
    pub(crate) async fn order(
        &self,
        house: &House,
        address: &str,
        path: &str,
        body: String,
    ) -> Option<Response> {
        let asked = Asked {
            method: Method::POST,
            uri: path.parse().ok()?,
            headers: HeaderMap::new(),
            body: body.into(),
            visitor: NOWHERE.ip(),
            local: NOWHERE,
        };
        tokio::select! {
            answer = self.ask(house, address, &asked) => answer.ok(),
            () = house.gone(address) => None,
        }
    }

    /// Asks the node at an address what a visitor has asked here.
    pub(super) async fn ask(
        &self,
        house: &House,
        address: &str,
        asked: &Asked,
    ) -> Result<Response, Failed> {
        let request = asked
            .request(house, address)
            .map_err(|_| Failed::Unreached)?;
        let answer = self.client.request(request).await;
        let answer = answer.map_err(|why| {
            if why.is_connect() {
                Failed::Unreached
            } else {
                Failed::Unknown
            }
        })?;
        let mut answer = answer.map(Body::new);
        for name in &HOP {
            answer.headers_mut().remove(name);
        }
        Ok(answer)
    }
}

/// What a visitor has asked, whole.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) method: Method,
    pub(super) uri: Uri,
    pub(super) headers: HeaderMap,
    pub(super) body: Bytes,
    pub(super) visitor: IpAddr,
    /// The address of ours at which they came in.
    pub(super) local: SocketAddr,
}

impl Asked {
    fn path(&self) -> &str {
        self.uri.path_and_query().map_or("/", |path| path.as_str())
    }

    fn request(&self, house: &House, address: &str) -> Result<hyper::Request<Body>, Wrong> {
        let uri = format!("http://{address}{}", self.path());
        let mut request = hyper::Request::new(Body::from(self.body.clone()));
        *request.method_mut() = self.method.clone();
        *request.uri_mut() = uri.parse().map_err(Wrong::system)?;
        *request.headers_mut() = self.headers.clone();
        let headers = request.headers_mut();
        for name in &HOP {
            headers.remove(name);
        }
        let nonce = new_word(NONCE).map_err(Wrong::system)?;
        let said = format!("{} {nonce} {} {}", house.now(), self.visitor, self.local);
        let signature = house.sign_pass(&self.signed(&said, address));
        let pass = HeaderValue::from_str(&format!("{said} {signature}"));
        headers.insert(PASS, pass.map_err(Wrong::system)?);
        Ok(request)
    }

    /// What the signature covers, the node that is asked among it: no other takes it.
    fn signed(&self, said: &str, to: &str) -> String {
        let body = data_encoding::HEXLOWER.encode(&sha2::Sha256::digest(&self.body));
        format!("{} {} {to} {said} {body}", self.method, self.path())
    }
}

/// Lets in what another node asks, and nothing else.
pub(crate) async fn admit(State(web): State<Web>, request: Request, next: Next) -> Response {
    match admitted(&web, request).await {
        Ok(request) => next.run(request).await,
        Err(why) => why.into_response(),
    }
}

async fn admitted(web: &Web, request: Request) -> Result<Request, Response> {
    let refused = || {
        (
            StatusCode::FORBIDDEN,
            [(REFUSED, HeaderValue::from_static("pass"))],
            "this door is for nodes of the house\n",
        )
            .into_response()
    };
    let (mut parts, body) = request.into_parts();
    let pass = parts.headers.remove(PASS).ok_or_else(refused)?;
    let pass = pass.to_str().map_err(|_| refused())?;
    let body = to_bytes(body, web.house.limits().body).await;
    let asked = Asked {
        method: parts.method.clone(),
        uri: parts.uri.clone(),
        headers: HeaderMap::new(),
        body: body.map_err(|_| Wrong::TooLong.into_response())?,
        visitor: NOWHERE.ip(),
        local: NOWHERE,
    };
    let passed = web
        .passing
        .as_ref()
        .and_then(|passing| passing.read(&web.house, &asked, pass));
    let (passed, local) = passed.ok_or_else(refused)?;
    let address = SocketAddr::new(passed.visitor, 0);
    parts.extensions.insert(Peer { address, local });
    parts.extensions.insert(passed);
    Ok(Request::from_parts(parts, Body::from(asked.body)))
}

impl Passing {
    /// For whom is asked, if a node of ours asks, now, for the first time.
    fn read(&self, house: &House, asked: &Asked, pass: &str) -> Option<(Passed, SocketAddr)> {
        let (said, signature) = pass.rsplit_once(' ')?;
        let mut words = said.split(' ');
        let (at, nonce) = (words.next()?, words.next()?);
        let (visitor, local) = (words.next()?, words.next()?);
        if !house.is_pass(&asked.signed(said, house.node_address()?), signature) {
            return None;
        }
        let (at, now) = (at.parse::<u64>().ok()?, house.now());
        // Of what was asked before this node opened it cannot know whether it was carried out.
        let is_timely = now.abs_diff(at) < GOOD && at >= house.opened_at();
        let is_good = is_timely && self.seen.is_new(nonce, now);
        let visitor = visitor.parse().ok()?;
        let local = local.parse().ok()?;
        is_good.then_some((Passed { visitor }, local))
    }
}
