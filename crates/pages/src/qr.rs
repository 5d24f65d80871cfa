//! A link to be handed on: as a square of squares, drawn as one path, and as a button that copies it.

use std::fmt::Write as _;

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};
use speech::Tongue;
use speech::drawn::LinkAsCode;
use speech::page::{Copied, CopyLink};

use crate::said::Said;

/// The QR code of a text; nothing where the text is too long for one.
pub(super) fn qr(text: &str, tongue: Tongue) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else {
        return html! {};
    };
    let width = code.width();
    let mut path = String::new();
    for (index, colour) in code.to_colors().into_iter().enumerate() {
        if colour == Color::Dark {
            let _ = write!(path, "M{} {}h1v1h-1z", index % width + 4, index / width + 4);
        }
    }
    let side = width + 8;
    html! {
        svg.qr viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(LinkAsCode {}.text(tongue)) {
            rect width=(side) height=(side) {}
            path d=(path) {}
        }
    }
}

/// The button that copies a link; a script shows it where that can be done.
pub(super) fn copy(link: &str, t: Tongue) -> Markup {
    html! { button.plain data-copy=(link) data-copied=(Copied {}.text(t)) hidden { (CopyLink {}.on(t)) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_picture_and_a_book_does_not() {
        assert!(
            qr("https://example.org/t/abc", Tongue::En)
                .into_string()
                .contains("<path")
        );
        assert_eq!(qr(&"x".repeat(5000), Tongue::En).into_string(), "");
    }
}
