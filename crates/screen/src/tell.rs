//! Settings in a sentence, for whoever has no names at hand.

use table::Settings;

use crate::Names;

/// Settings as a list for a sentence: `bump on and goal 300`.
#[must_use]
pub fn settings(rules: &Settings) -> String {
    speech::sitting::settings(rules, Names::new(&[], None)).to_string()
}
