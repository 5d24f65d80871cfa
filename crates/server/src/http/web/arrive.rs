//! Newcomers who come in by doing something: the form that they send brings their name along.

use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::Response;

use crate::house::{self, Profile, Who, Wrong};
use crate::http::Web;
use crate::http::body::Form;
use crate::http::caller::{Caller, Named, set_cookie};
use pages::Marker;
use pages::newcomer::{Newcomer, is_offered};

/// Whoever has sent a form.
#[derive(Debug)]
pub(super) struct Arrival {
    pub(super) named: Named,
    /// What makes the browser of a newcomer a guest.
    cookie: Option<HeaderValue>,
    /// The page in the browser does not know yet who looks.
    is_new: bool,
}

impl Arrival {
    /// The guest who calls; a newcomer becomes one if there is a name, in the form or otherwise.
    ///
    /// # Errors
    /// `Nameless`; what is wrong with the name; too many newcomers.
    pub(super) async fn of(
        web: &Web,
        caller: Caller,
        form: &Form,
        otherwise: Option<Newcomer>,
    ) -> Result<Self, Wrong> {
        if let Some(guest) = caller.guest.clone()
            && let Some(profile) = web.house.profile(&guest).await?
        {
            let mut known = Self::known(Named { guest, profile });
            known.renamed(web, form.get("name")).await?;
            return Ok(known);
        }
        let (name, marker) = match (form.get("name"), otherwise) {
            (Some(name), _) => (name.to_owned(), form.get("marker").and_then(Marker::parse)),
            (None, Some(offered)) => (offered.name, Some(offered.marker)),
            (None, None) => return Err(Wrong::Nameless),
        };
        let marker = marker.map_or_else(|| anybody().map(|offered| offered.marker), Ok)?;
        let name = house::clean_name(&name).map_err(Wrong::BadRequest)?;
        let profile = Profile::new(name, marker.to_string());
        Self::newcomer(web, caller, profile).await
    }

    /// A guest whom the browser knows.
    pub(super) fn known(named: Named) -> Self {
        Self {
            named,
            cookie: None,
            is_new: false,
        }
    }

    /// Whoever bears a name that was given to them may choose another with what they do.
    async fn renamed(&mut self, web: &Web, name: Option<&str>) -> Result<(), Wrong> {
        let name = name.filter(|name| is_offered(self.name()) && *name != self.name());
        let Some(name) = name else {
            return Ok(());
        };
        let name = house::clean_name(name).map_err(Wrong::BadRequest)?;
        let Named { guest, profile } = &mut self.named;
        profile.name = name;
        web.house.rename(guest, profile).await?;
        self.is_new = true;
        Ok(())
    }

    /// A newcomer with this name and marker.
    ///
    /// # Errors
    /// Too many newcomers.
    pub(super) async fn newcomer(
        web: &Web,
        caller: Caller,
        profile: Profile,
    ) -> Result<Self, Wrong> {
        web.rates.newcomer(caller.address)?;
        let guest = web.house.new_guest(&profile).await?;
        let cookie = set_cookie(web, &guest).parse().map_err(Wrong::system)?;
        Ok(Self {
            named: Named { guest, profile },
            cookie: Some(cookie),
            is_new: true,
        })
    }

    /// By what name they come.
    pub(super) fn name(&self) -> &str {
        &self.named.profile.name
    }

    /// Takes what is offered instead.
    ///
    /// # Errors
    /// The store.
    pub(super) async fn called(&mut self, web: &Web, other: Newcomer) -> Result<(), Wrong> {
        let profile = Profile::new(other.name, other.marker.to_string());
        web.house.set_profile(&self.named.guest, &profile).await?;
        self.named.profile = profile;
        Ok(())
    }

    /// Who gives orders.
    pub(super) fn who(&self) -> Who {
        self.named.clone().who()
    }

    /// Whether the page in the browser does not know yet who looks.
    pub(super) fn is_new(&self) -> bool {
        self.is_new
    }

    /// The answer, by which the browser learns who it is.
    pub(super) fn answer(self, mut response: Response) -> Response {
        if let Some(cookie) = self.cookie {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
        response
    }
}

/// What somebody new is offered to be called, not the same for everybody.
///
/// # Errors
/// The system has no randomness.
pub(super) fn anybody() -> Result<Newcomer, Wrong> {
    let mut salt = [0; 8];
    getrandom::fill(&mut salt).map_err(Wrong::system)?;
    Ok(Newcomer::among(&[], &u64::from_le_bytes(salt).to_string()))
}
