//! What a draw may come to, as odds call it.

use crate::around as say;
use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;

/// What a draw may come to, by the name that odds have for it. One that nobody has put into words stays as it is.
///
/// ```
/// use speech::{Names, Tongue, fate};
///
/// let names = Names::new(&[], None).in_tongue(Tongue::De);
/// assert_eq!(fate("Freight train", names).to_string(), "Güterzug");
/// ```
#[must_use]
pub fn fate(what: &str, names: Names<'_>) -> Line {
    match what {
        "Supernova" => say::Supernova {}.line(names),
        "Train wreck" => say::TrainWreck {}.line(names),
        "Wimpout" => say::Wimpout {}.line(names),
        "Void" => say::Void {}.line(names),
        "Scores" => say::Scores {}.line(names),
        "Flash" => say::Flash {}.line(names),
        "Freight train" => say::FreightTrain {}.line(names),
        "Wins at once" => say::WinsAtOnce {}.line(names),
        other => other.into(),
    }
}
