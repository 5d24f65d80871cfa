//! The files behind the pages. They never change, so each is squeezed once, at its first visit, as far as it goes.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::{LazyLock, OnceLock};

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use pages::assets::{self, Asset};

use crate::house::Wrong;
use crate::http::body::Path;
use crate::http::squeeze;

/// By path, what a file is when squeezed; nothing where that saves nothing.
static SQUEEZED: LazyLock<BTreeMap<&'static str, OnceLock<Option<Vec<u8>>>>> =
    LazyLock::new(|| {
        let paths = assets::all().map(|asset| (asset.path.as_str(), OnceLock::new()));
        paths.collect()
    });

/// A file by its name, which holds its hash.
pub(super) async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Result<Response, Wrong> {
    let found = assets::find(&format!("/assets/{name}")).ok_or(Wrong::NotFound)?;
    Ok(file(found, &headers))
}

/// The picture of the house.
pub(super) async fn icon(headers: HeaderMap) -> Response {
    file(assets::icon(), &headers)
}

fn file(asset: &'static Asset, headers: &HeaderMap) -> Response {
    let named = [
        (header::CONTENT_TYPE, HeaderValue::from_static(asset.mime)),
        (
            header::CACHE_CONTROL,
            HeaderValue::from_static(assets::KEEP),
        ),
    ];
    let squeezed = squeeze::is_accepted(headers)
        .then(|| squeezed(asset))
        .flatten();
    let mut answer = (named, squeezed.unwrap_or(&asset.bytes)).into_response();
    squeeze::label(answer.headers_mut(), squeezed.is_some());
    answer
}

fn squeezed(asset: &'static Asset) -> Option<&'static [u8]> {
    let kept = SQUEEZED.get(asset.path.as_str())?;
    kept.get_or_init(|| shortest(&asset.bytes)).as_deref()
}

fn shortest(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(bytes).ok()?;
    let squeezed = gzip.finish().ok()?;
    (squeezed.len() < bytes.len()).then_some(squeezed)
}
