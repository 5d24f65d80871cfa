//! Beside which other rules a rule of one's own may stand (O1, O3), as it is told.

use own::{Alone, Head};
use table::Game as _;

use super::{AnswersAlone, Clashes, StandsAlone, UnknownClash, examples};
use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence as _;

/// The games whose rules can be written.
pub(super) fn game(slug: &str) -> &'static str {
    match slug {
        "cow" => "cow",
        "connexion" => "connexion",
        _ => "wimpout",
    }
}

/// What a head says of others, where it says something.
pub(super) fn lines(game: &str, head: &Head, names: Names<'_>) -> Vec<Line> {
    let mut lines = Vec::new();
    if !head.clashes.is_empty() {
        let others = quoted(&head.clashes);
        lines.push(Clashes { others }.line(names));
        let unknown = head.clashes.iter().filter(|slug| !is_known(game, slug));
        lines.extend(unknown.map(|other| {
            let other = other.as_str().into();
            UnknownClash { other }.line(names)
        }));
    }
    match &head.alone {
        Alone::No => {}
        Alone::Wholly => lines.push(StandsAlone {}.line(names)),
        Alone::With(questions) => {
            let questions = quoted(questions);
            lines.push(AnswersAlone { questions }.line(names));
        }
    }
    lines
}

fn quoted(names: &[String]) -> Line {
    format!("`{}`", names.join("`, `")).into()
}

/// Whether a rule of the game, or a text that is shipped for it, is called so.
fn is_known(game: &str, slug: &str) -> bool {
    let rules = match game {
        "cow" => ::cow::Cow::rules(),
        "connexion" => ::connexion::Connexion::rules(),
        _ => ::wimpout::Wimpout::rules(),
    };
    rules.iter().any(|rule| rule.slug == slug)
        || examples(game).iter().any(|(name, _)| *name == slug)
}
