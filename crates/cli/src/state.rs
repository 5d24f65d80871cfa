//! What the command line keeps for its user, between one command and the next.

use std::path::{Path, PathBuf};

use server::Solutions;
use speech::figures::Note;

use crate::out::note;
use crate::tongue::{said, told};

/// The user's state folder: games in progress, and what has been solved.
pub(crate) fn state_folder() -> Option<PathBuf> {
    let set = |key: &str| {
        std::env::var_os(key)
            .filter(|path| !path.is_empty())
            .map(PathBuf::from)
    };
    let state = set("XDG_STATE_HOME").or_else(|| Some(set("HOME")?.join(".local/state")));
    let state = state.or_else(|| set("LOCALAPPDATA"))?;
    Some(state.join("lastlicks"))
}

/// Whether solutions that were kept are believed.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Believing {
    /// Solve again, whatever has been solved and kept before
    #[arg(long)]
    pub(crate) fresh: bool,
}

/// From now on what is solved is kept in the folder of a house, or else in the user's state folder, if there is one.
pub(crate) fn keep_solutions(believing: Believing, house: Option<&Path>) {
    let Some(folder) = house.map(Path::to_owned).or_else(state_folder) else {
        return;
    };
    let solutions = Solutions::in_folder(folder.join("solved"), |what| {
        let what = said(what).into();
        note!("{}", told(&Note { what }));
    });
    arena::keep_solutions_in(if believing.fresh {
        solutions.fresh()
    } else {
        solutions
    });
}
