//! A file whose text goes into a field: on a phone nobody opens one to copy it.

use maud::{Markup, html};
use speech::{Tongue, page as say};

use super::said::Said as _;

/// Chooses a file for the field with this id. Without script the field alone is there.
pub(super) fn or_file(field: &str, t: Tongue) -> Markup {
    html! {
        span.or-file data-file-for=(field) hidden {
            label for={ (field) "-file" } { (say::OrAFile {}.on(t)) }
            input id={ (field) "-file" } type="file";
        }
    }
}
