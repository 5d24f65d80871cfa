//! Who sends a request: a guest by cookie or token, or nobody; and from where. Rates are kept here (P24).

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{FromRequestParts, Request};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};

use super::Web;
use super::doors::{Inside, block};
use super::listen::Peer;
use super::pass::Passed;
use super::rate::Limiter;
use crate::config::Limits;
use crate::house::{Guest, House, Profile, Who, Wrong};

/// The name of the cookie.
const NAME: &str = "guest";
/// For a year.
const AGE: u32 = 365 * 24 * 3600;

/// Who sends a request.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// The guest, if the request shows one.
    pub(crate) guest: Option<Guest>,
    /// Where it comes from, as far as that counts as one.
    pub(crate) address: IpAddr,
}

impl Caller {
    /// The guest's id.
    pub(crate) fn id(&self) -> Option<&str> {
        self.guest.as_ref().map(|guest| &*guest.id)
    }
}

/// How often guests and addresses may come.
#[derive(Clone, Debug)]
pub(crate) struct Rates {
    guests: Arc<Limiter<Guest>>,
    addresses: Arc<Limiter<IpAddr>>,
    newcomers: Arc<Limiter<IpAddr>>,
    /// In KiB.
    files: Arc<Limiter<IpAddr>>,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            guests: Arc::new(Limiter::new(limits.guest)),
            addresses: Arc::new(Limiter::new(limits.address)),
            newcomers: Arc::new(Limiter::new(limits.newcomers)),
            files: Arc::new(Limiter::new(limits.file)),
        }
    }

    fn count(&self, caller: &Caller) -> Result<(), Wrong> {
        let now = Instant::now();
        if let Some(guest) = &caller.guest {
            self.guests.take(guest.clone(), now).map_err(too_many)?;
        }
        self.addresses.take(caller.address, now).map_err(too_many)
    }

    /// Counts one line that was typed at an address, by a guest or by somebody who has told no name yet.
    pub(crate) fn line(&self, guest: Option<&Guest>, address: IpAddr) -> Result<(), Wrong> {
        let guest = guest.cloned();
        self.count(&Caller { guest, address })
    }

    /// The same for who can wait.
    ///
    /// # Errors
    /// There were too many: for how long.
    pub(crate) fn typed(&self, guest: Option<&Guest>, address: IpAddr) -> Result<(), Duration> {
        self.line(guest, address).map_err(|why| match why {
            Wrong::TooMany(seconds) => Duration::from_secs(seconds),
            _ => Duration::ZERO,
        })
    }

    /// Counts what an address brings to a table, in bytes.
    pub(crate) fn bring(&self, address: IpAddr, bytes: usize) -> Result<(), Wrong> {
        let Some(blocks) = u32::try_from(bytes.div_ceil(1024)).ok().filter(|n| *n > 0) else {
            return Ok(());
        };
        self.files
            .take_many(address, blocks, Instant::now())
            .map_err(too_many)
    }

    /// Counts one new guest of an address.
    pub(crate) fn newcomer(&self, address: IpAddr) -> Result<(), Wrong> {
        self.newcomers
            .take(address, Instant::now())
            .map_err(too_many)
    }
}

fn too_many(wait: Duration) -> Wrong {
    Wrong::TooMany(wait.as_secs() + 1)
}

/// Finds out who calls and notes it in the request, for who answers it. Behind a proxy it counts as under way while
/// what comes back lives.
///
/// # Errors
/// `BadToken`, `Banned`; `Crowded` and `TooMany` for those who ask for too much. Files are for everybody.
pub(crate) fn identify(web: &Web, request: &mut Request) -> Result<Option<Inside>, Wrong> {
    let is_file = request.method() == Method::GET && request.uri().path().starts_with("/assets/");
    let (caller, is_visitor) = caller(web, request)?;
    let guest = caller.guest.as_ref();
    if guest.is_some_and(|guest| web.house.is_banned(&guest.id))
        || web.house.is_address_banned(caller.address)
    {
        return Err(Wrong::Banned);
    }
    if !is_file && request.extensions().get::<Passed>().is_none() {
        web.rates.count(&caller)?;
    }
    let inside = if is_visitor {
        Some(web.doors.visit(caller.address).ok_or(Wrong::Crowded)?)
    } else {
        None
    };
    request.extensions_mut().insert(caller);
    Ok(inside)
}

/// Who calls, and whether they come through a proxy.
fn caller(web: &Web, request: &Request) -> Result<(Caller, bool), Wrong> {
    let peer = request.extensions().get::<Peer>();
    let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |peer| peer.address.ip());
    let proxies = web.proxies.as_ref();
    let passed = request.extensions().get::<Passed>();
    let visitor = proxies.and_then(|proxies| proxies.visitor(peer, request.headers()));
    // Another node has counted them, and says who they are.
    let visitor = visitor.filter(|_| passed.is_none());
    let address = block(passed.map_or(visitor.unwrap_or(peer), |passed| passed.visitor));
    let guest = guest(&web.house, request.headers());
    if guest.is_err() {
        // Whoever makes up tokens is counted too.
        web.rates.line(None, address)?;
    }
    let guest = guest?;
    Ok((Caller { guest, address }, visitor.is_some()))
}

/// A made-up token is refused; a made-up cookie is as good as none.
fn guest(house: &House, headers: &HeaderMap) -> Result<Option<Guest>, Wrong> {
    if let Some(value) = headers.get(AUTHORIZATION) {
        let token = value.to_str().ok().and_then(super::bearer);
        let guest = token.and_then(|token| house.guest_of_token(token.trim()));
        return guest.map(Some).ok_or(Wrong::BadToken);
    }
    let cookies = headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok());
    let mut pairs = cookies
        .flat_map(|all| all.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    Ok(pairs.find_map(|(name, value)| {
        (name == NAME)
            .then(|| house.guest_of_cookie(value))
            .flatten()
    }))
}

/// The `Set-Cookie` value that makes a browser a guest.
pub(crate) fn set_cookie(web: &Web, guest: &Guest) -> String {
    let is_secure = web
        .public_url
        .as_ref()
        .is_some_and(|url| url.starts_with("https:"));
    let secure = if is_secure { "; Secure" } else { "" };
    let value = web.house.cookie(guest);
    format!("{NAME}={value}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax{secure}")
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Wrong> {
        parts
            .extensions
            .get::<Self>()
            .cloned()
            .ok_or(Wrong::Nameless)
    }
}

/// A guest who has told a name.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    pub(crate) guest: Guest,
    pub(crate) profile: Profile,
}

impl Named {
    /// Who gives orders.
    pub(crate) fn who(self) -> Who {
        Who {
            guest: self.guest.id,
            name: self.profile.name,
            marker: self.profile.marker,
        }
    }
}

impl FromRequestParts<Web> for Named {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, web: &Web) -> Result<Self, Wrong> {
        let caller = Caller::from_request_parts(parts, web).await?;
        let guest = caller.guest.ok_or(Wrong::Nameless)?;
        let profile = web.house.profile(&guest).await?.ok_or(Wrong::Nameless)?;
        Ok(Self { guest, profile })
    }
}
