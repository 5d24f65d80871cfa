//! The cards of Cosmic `ConneXion`: letter cards and celestial cards, drawn by us and named in words.

use connexion::board::Position;
use connexion::deck::Family;
use maud::{Markup, html};
use speech::Tongue;

use super::kit::{Letter, Print};
use crate::assets;
use crate::words::tenths_in;

/// Celestial cards that have a drawing of their own; others show a star.
const DRAWN: [&str; 29] = [
    "sun",
    "mercury",
    "venus",
    "earth",
    "mars",
    "asteroid-belt",
    "jupiter",
    "saturn",
    "uranus",
    "neptune",
    "pluto",
    "aries",
    "taurus",
    "gemini",
    "cancer",
    "leo",
    "virgo",
    "libra",
    "scorpius",
    "ophiuchus",
    "sagittarius",
    "capricornus",
    "aquarius",
    "pisces",
    "kuiper-belt",
    "oort-cloud",
    "halley",
    "polaris",
    "moon",
];

/// The width and height of a letter card in its own units.
pub(super) const LETTER: (u16, u16) = (84, 58);

/// A letter card by itself.
pub(super) fn letter(letter: &Letter<'_>, t: Tongue) -> Markup {
    letter_as(letter, letter.english(), t)
}

/// The same where it stands for something.
pub(super) fn letter_as(letter: &Letter<'_>, part: &str, t: Tongue) -> Markup {
    let (width, height) = LETTER;
    html! {
        svg.letter-card viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) role="img" aria-label=(letter.said(t).to_string()) {
            (printed(letter, part, None, t))
        }
    }
}

/// What is printed on a letter card, from its upper left corner; with the number of the position it lies on.
pub(super) fn face(letter: &Letter<'_>, position: Option<Position>, t: Tongue) -> Markup {
    printed(letter, letter.english(), position, t)
}

fn printed(letter: &Letter<'_>, part: &str, position: Option<Position>, t: Tongue) -> Markup {
    html! {
        title { (letter.said(t).to_string()) }
        rect.paper width="84" height="58" rx="5" {}
        @if let Some(position) = position { text.position x="6" y="13" { (position) } }
        text.english x="78" y="16" { (part) }
        text.greek x="42" y="34" { (letter.card.capital) " " (letter.card.small) }
        text.name x="42" y="51" { (letter.card.name) }
    }
}

/// A celestial card that lies open.
pub(super) fn celestial(id: &str, print: Print<'_>, t: Tongue) -> Markup {
    let drawn = if DRAWN.contains(&id) { id } else { "star" };
    html! {
        span.celestial .zodiac[print.family == Family::Zodiac] .sun[print.family == Family::Sun] title=(print.note) {
            svg viewBox="0 0 64 64" aria-hidden="true" {
                @if print.family == Family::Zodiac { (arc(print.tenths)) }
                use href={ (assets::path("cosmos.svg")) "#c-" (drawn) } {}
            }
            span.caption { span.title { (print.title) } strong.number { (tenths_in(print.tenths.into(), t)) } }
        }
    }
}

/// How much of the zodiac a sign takes up: an arc of so many degrees around it.
fn arc(tenths: u16) -> Markup {
    let degrees = f64::from(tenths) / 10.0;
    let length = degrees / 360.0 * 100.0;
    html! {
        circle.whole cx="32" cy="32" r="29.5" {}
        circle.part cx="32" cy="32" r="29.5" pathLength="100" stroke-dasharray={ (format!("{length:.1}")) " 100" } transform="rotate(-90 32 32)" {}
    }
}

/// The back of a celestial card.
pub(super) fn back() -> Markup {
    html! { svg.card-back viewBox="0 0 24 32" aria-hidden="true" { use href={ (assets::path("cosmos.svg")) "#c-back" } {} } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connexion::deck::{Celestial, Deck};

    #[test]
    fn every_celestial_card_of_the_usual_deck_is_drawn() {
        let sheet = include_str!("../../../assets/cosmos.svg");
        for card in Celestial::all() {
            let id = &Deck::classic().celestial(card).id;
            assert!(DRAWN.contains(&id.as_str()), "{id}");
            assert!(sheet.contains(&format!("id=\"c-{id}\"")), "{id}");
        }
    }
}
