//! Bars that tell people at a terminal how far long work is; elsewhere they are not seen.

use anyhow::Context as _;
use indicatif::{ProgressBar, ProgressStyle};
use speech::{Line, Sentence};

use crate::tongue::told;

/// A bar with a sentence after it.
pub(crate) fn bar(length: u64, says: &impl Sentence) -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {}", told(says)));
    let style = style.context("the progress bar's own template")?;
    Ok(ProgressBar::new(length).with_style(style))
}

/// In the sentence: how many of how many.
pub(crate) fn at() -> Line {
    "{human_pos}/{human_len}".into()
}

/// The time that is left.
pub(crate) fn left() -> Line {
    "{eta}".into()
}
