//! Who is the keeper: whoever shows the token that lies in the house's folder. And who is not: a page of another site
//! that has a browser of this machine ask, by its own name (DNS rebinding) or openly.

use std::fs;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context as _;
use axum::extract::{Request, State};
use axum::http::header::{AUTHORIZATION, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::house::{Wrong, is_same, new_word};
use crate::http::names::Names;

/// Where the token lies in the house's folder.
const FILE: &str = "keeper.token";
/// How many letters a token of ours has: 160 bits.
const LETTERS: usize = 32;
/// How many a token that the keeper has made must have.
const LEAST: usize = 16;
/// Says by what kind of page a browser was told to ask.
const SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The token of the keeper, and where it lies.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    word: String,
    pub(crate) path: PathBuf,
}

impl Token {
    /// The token in the folder, or a new one that is put there; readable by its owner only.
    ///
    /// # Errors
    /// The file cannot be read or made, or holds no token.
    pub(crate) fn load_or_make(folder: &Path) -> anyhow::Result<Self> {
        let path = folder.join(FILE);
        let said = || format!("the keeper's token, {}", path.display());
        let word = match fs::read_to_string(&path) {
            Ok(text) => text.trim().to_owned(),
            Err(why) if why.kind() == ErrorKind::NotFound => make(&path).with_context(said)?,
            Err(why) => return Err(why).with_context(said),
        };
        close_to_others(&path).with_context(said)?;
        let is_visible = word.bytes().all(|byte| byte.is_ascii_graphic());
        anyhow::ensure!(
            word.len() >= LEAST && is_visible,
            "{} should hold one word of at least {LEAST} letters and digits; without the file a new one is made",
            path.display()
        );
        Ok(Self { word, path })
    }
}

fn make(path: &Path) -> anyhow::Result<String> {
    let word = new_word(LETTERS)?;
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    let written = writeln!(file, "{word}").and_then(|()| file.sync_all());
    if let Err(why) = written {
        // On a full disk: half a token would be in the way of a whole one.
        let _ = fs::remove_file(path);
        return Err(why.into());
    }
    Ok(word)
}

/// Mends the mode of a file that others may read, and says so.
#[cfg(unix)]
fn close_to_others(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = fs::metadata(path)?.permissions().mode();
    if mode & 0o077 != 0 {
        tracing::warn!(path = %path.display(), "others could read the keeper's token; now they cannot");
        fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn close_to_others(_: &Path) -> std::io::Result<()> {
    Ok(())
}

/// Who gets in at the keeper's door.
#[derive(Clone, Debug)]
pub(crate) struct Guard {
    /// Without one whoever reaches the door is the keeper.
    token: Option<Arc<str>>,
    names: Names,
}

impl Guard {
    pub(crate) fn new(token: Option<&Token>, names: Names) -> Self {
        let token = token.map(|token| token.word.as_str().into());
        Self { token, names }
    }

    fn admits(&self, headers: &HeaderMap) -> Result<(), Wrong> {
        if !self.names.are_asked_for(headers) {
            return Err(Wrong::ForeignHost);
        }
        if is_cross_site(headers) {
            return Err(Wrong::CrossSite);
        }
        let shown = headers
            .get(AUTHORIZATION)
            .and_then(|value| crate::http::bearer(value.to_str().ok()?));
        match &self.token {
            Some(token) if !shown.is_some_and(|shown| is_same(shown.trim(), token)) => {
                Err(Wrong::NotKeeper)
            }
            _ => Ok(()),
        }
    }
}

/// Whether a browser says that another site's page asks. Programs say nothing of the kind.
fn is_cross_site(headers: &HeaderMap) -> bool {
    let site = headers.get(SITE).map(HeaderValue::as_bytes);
    let is_foreign = site.is_some_and(|site| site != b"none" && site != b"same-origin");
    let host = headers.get(HOST).map_or(&b""[..], |host| host.as_bytes());
    let is_other = |origin: &[u8]| origin.strip_prefix(b"http://") != Some(host);
    is_foreign
        || headers
            .get_all(ORIGIN)
            .iter()
            .any(|origin| is_other(origin.as_bytes()))
}

/// Lets only the keeper on.
pub(super) async fn watch(State(guard): State<Guard>, request: Request, next: Next) -> Response {
    match guard.admits(request.headers()) {
        Ok(()) => next.run(request).await,
        Err(why) => why.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(all: &[(&'static str, &str)]) -> HeaderMap {
        let pairs = all.iter().map(|(name, value)| {
            let name = HeaderName::from_static(name);
            (name, value.parse().unwrap())
        });
        pairs.collect()
    }

    #[test]
    fn only_who_shows_the_token_from_here_is_the_keeper() {
        let folder = tempfile::tempdir().unwrap();
        let token = Token::load_or_make(folder.path()).unwrap();
        let guard = Guard::new(Some(&token), Names::new(&[]));
        let (host, shown) = (("host", "127.0.0.1:9090"), format!("Bearer {}", token.word));
        let admits =
            |more: &[(&'static str, &str)]| guard.admits(&headers(&[&[host], more].concat()));
        let own = ("authorization", shown.as_str());
        assert_eq!(admits(&[own]), Ok(()));
        let lower = format!("bearer {}", token.word);
        assert_eq!(admits(&[("authorization", &lower)]), Ok(()));
        assert_eq!(admits(&[own, ("sec-fetch-site", "none")]), Ok(()));
        assert_eq!(admits(&[own, ("origin", "http://127.0.0.1:9090")]), Ok(()));
        assert_eq!(admits(&[]), Err(Wrong::NotKeeper));
        assert_eq!(
            admits(&[("authorization", "Bearer x")]),
            Err(Wrong::NotKeeper)
        );
        for (name, value) in [
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
            ("origin", "http://evil.example"),
            ("origin", "null"),
        ] {
            assert_eq!(
                admits(&[own, (name, value)]),
                Err(Wrong::CrossSite),
                "{value}"
            );
        }
        let rebound = headers(&[("host", "evil.example:9090"), own]);
        assert_eq!(guard.admits(&rebound), Err(Wrong::ForeignHost));
        let open = Guard::new(None, Names::new(&[]));
        assert_eq!(open.admits(&headers(&[host])), Ok(()));
        assert_eq!(open.admits(&rebound), Err(Wrong::ForeignHost));
    }

    #[cfg(unix)]
    #[test]
    fn the_token_is_made_once_for_its_owner_only() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let token = Token::load_or_make(folder.path()).unwrap();
        let mode = || fs::metadata(&token.path).unwrap().permissions().mode() & 0o777;
        assert_eq!((token.word.len(), mode()), (LETTERS, 0o600));
        fs::set_permissions(&token.path, fs::Permissions::from_mode(0o644)).unwrap();
        let again = Token::load_or_make(folder.path()).unwrap();
        assert_eq!((again.word, mode()), (token.word, 0o600));
        fs::write(&token.path, "short\n").unwrap();
        assert!(Token::load_or_make(folder.path()).is_err());
    }
}
