//! What others say stands apart from what one may choose and what one must not guess.

/// The list in which stand the words of others.
const TALK: &str = "<ol id=\"talked\"";

/// A page or a view in pieces, each with whether it is what others say: that stands apart from keys and hands, so that
/// what one may choose and what one must not guess are never squeezed together.
#[must_use]
pub fn apart(view: &str) -> Vec<(&str, bool)> {
    let Some((before, rest)) = view.split_once(TALK) else {
        return vec![(view, false)];
    };
    let start = before.len();
    let end = start + rest.find("</ol>").unwrap_or_default() + TALK.len();
    vec![
        (before, false),
        (&view[start..end], true),
        (&view[end..], false),
    ]
}

/// Whether a part is one in which stand the words of others.
#[must_use]
pub fn is_said(part: &str) -> bool {
    part.starts_with(TALK) || part.starts_with("<li id=\"said-")
}
