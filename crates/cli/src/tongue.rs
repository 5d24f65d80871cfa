//! The language of whoever sits at this terminal: as they ask for it.

use std::sync::OnceLock;

use speech::{Reader, Tongue};
use table::Viewer;

static SPOKEN: OnceLock<Tongue> = OnceLock::new();

/// Reads what `--language` asks for.
///
/// # Errors
/// Nothing is told in that language.
pub(crate) fn known(code: &str) -> Result<Tongue, String> {
    code.parse().map_err(|_| {
        let all = Tongue::ALL.map(|tongue| format!("{tongue} ({})", tongue.name()));
        format!(
            "nothing is told in that language; there are {}",
            all.join(" and ")
        )
    })
}

/// From now on that language is spoken; English where none was asked for.
pub(crate) fn speak(asked: Option<Tongue>) {
    // Set once, before anything is said.
    let _ = SPOKEN.set(asked.unwrap_or_default());
}

/// The language that is spoken here.
pub(crate) fn tongue() -> Tongue {
    SPOKEN.get().copied().unwrap_or_default()
}

/// Somebody who reads here.
pub(crate) fn reader(viewer: Viewer) -> Reader {
    Reader {
        viewer,
        tongue: tongue(),
    }
}
