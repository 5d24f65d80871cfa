//! The drawings: cows, cards, chips, the city, an explosion.

use maud::{Markup, html};

use crate::assets;
use crate::said::Said;
use crate::words;
use ::cow::Printing;
use speech::Tongue;
use speech::drawn::{Event, IllCow, MechanicCow, PlainCow, SpyCow};

fn symbol(name: &str) -> String {
    format!("{}#{name}", assets::path("cows.svg"))
}

/// The same of any card.
pub(super) const fn printed_kind(kind: Printing) -> &'static str {
    match kind {
        Printing::Cow(kind) => kind.slug(),
        Printing::Event(event) => event,
    }
}

/// A power as it is read.
pub(super) fn power(kind: &str, tongue: Tongue) -> String {
    let own = match kind {
        "plain" => return PlainCow {}.text(tongue),
        "negative" => return IllCow {}.text(tongue),
        "spy" => return SpyCow {}.text(tongue),
        "mechanic" => return MechanicCow {}.text(tongue),
        "general" => "General",
        "pec" => "P.E.C.",
        "mad-bomber" => "Mad Bomber",
        other => other,
    };
    own.to_owned()
}

/// Kinds whose eyes are as usual.
pub(super) const PLAIN_EYES: [&str; 3] = ["plain", "mechanic", "general"];

/// A cow's head with the props of its kind; its coat goes by its id, and a Spy's collar by its owner's colour.
pub(super) fn head(id: &str, kind: &str, colour: Option<&str>) -> Markup {
    let coat = id.bytes().fold(0, |sum, byte| sum + usize::from(byte)) % 4;
    let colour = colour
        .map(|colour| format!("c-{colour}"))
        .unwrap_or_default();
    html! {
        svg class={ "head k-" (kind) " coat-" (coat) " " (colour) } viewBox="0 -3 64 67" width="64" height="67" aria-hidden="true" {
            @if kind == "event" { use href=(symbol("event")) {} }
            @else {
                use href=(symbol("head")) {}
                @if PLAIN_EYES.contains(&kind) { use href=(symbol("eyes")) {} }
                use href=(symbol(kind)) {}
            }
        }
    }
}

/// A puff, a bell, and the bell's rope.
pub(super) fn puff() -> Markup {
    html! {
        svg.puff viewBox="0 0 120 96" width="120" height="96" aria-hidden="true" {
            use href=(symbol("puff")) {}
            text x="60" y="56" { "BOOM" }
            svg.bell x="78" y="-14" width="34" height="34" viewBox="0 0 32 32" { use href=(symbol("bell")) {} }
        }
    }
}

/// Dollars as they are written: $2,000, or $2.000.
pub(crate) fn money(amount: i64, tongue: Tongue) -> String {
    // The sign stays on the line of its amount.
    let minus = if amount < 0 { "\u{2212}\u{2060}" } else { "" };
    let digits = words::number_in(amount.saturating_abs(), tongue);
    format!("{minus}${digits}")
}

/// What a cow is worth, with a sign that does not need colour.
pub(super) fn worth(value: i64, tongue: Tongue) -> Markup {
    html! { strong.worth.number .minus[value < 0] { (money(value, tongue)) } }
}

/// So many dollars in chips of $500, $100 and $50, in stacks.
pub(super) fn chips(amount: i64) -> Markup {
    let mut left = amount.max(0);
    let mut stacks: Vec<(&str, i64)> = Vec::new();
    for (class, worth) in [("big", 500), ("mid", 100), ("small", 50)] {
        let mut n = left / worth;
        left -= n * worth;
        while n > 0 {
            stacks.push((class, n.min(STACK)));
            n -= STACK;
        }
    }
    let width = 26 * i64::try_from(stacks.len().max(1)).unwrap_or(1);
    html! {
        svg.chips viewBox={ "0 0 " (width) " 44" } width=(width) height="44" aria-hidden="true" {
            @for (x, (class, n)) in (0..).step_by(26).zip(&stacks) {
                @for chip in 0..*n {
                    ellipse class=(class) cx=(x + 13) cy=(36 - 5 * chip) rx="11" ry="5.5" {}
                }
            }
        }
    }
}

/// The most chips on top of each other.
const STACK: i64 = 6;

/// A town with as many buildings as points.
pub(super) fn town(points: u32) -> Markup {
    let width = 120.0 / f64::from(points.max(1));
    html! {
        svg.town viewBox="0 0 120 56" width="120" height="56" aria-hidden="true" {
            @for n in 0..points {
                @let tall = 16 + (n * 11 + points * 5) % 24;
                @let x = f64::from(n) * width;
                @let wide = (width - 1.5).min(22.0);
                @if n % 3 == 1 { path d={ "M" (round(x)) " " (56 - tall) "L" (round(x + wide / 2.0)) " " (46 - tall) "L" (round(x + wide)) " " (56 - tall) "Z" } {} }
                rect x=(round(x)) y=(56 - tall) width=(round(wide)) height=(tall) {}
                rect.lit x=(round(x + wide * 0.3)) y=(62 - tall) width=(round(wide * 0.3)) height="4" {}
            }
        }
    }
}

fn round(n: f64) -> String {
    format!("{n:.1}")
}

/// A card by itself, as in the rules and lessons.
pub(super) fn card(
    id: &str,
    name: &str,
    kind: &str,
    price: i64,
    value: Option<i64>,
    tongue: Tongue,
) -> Markup {
    html! {
        span.card-of-cow .k-of[kind != "event"] {
            span.price.number { (money(price, tongue)) }
            (head(id, kind, Some("rose")))
            span.called { (name) }
            @if let Some(value) = value { (worth(value, tongue)) } @else { span.kind { (Event {}.text(tongue)) } }
            @if !["plain", "event"].contains(&kind) { span.kind { (power(kind, tongue)) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_cows_are_named_in_the_language_of_the_reader() {
        let named = |tongue| ["spy", "mechanic", "general"].map(|kind| power(kind, tongue));
        assert_eq!(named(Tongue::En), ["Spy", "Mechanic", "General"]);
        assert_eq!(named(Tongue::De), ["Spion", "Mechaniker", "General"]);
    }

    #[test]
    fn money_is_written_as_people_write_it() {
        assert_eq!(
            [50, 2000, -150].map(|amount| money(amount, Tongue::En)),
            ["$50", "$2,000", "\u{2212}\u{2060}$150"]
        );
    }

    #[test]
    fn a_pile_is_worth_its_chips() {
        for (amount, n) in [(0, 0), (50, 1), (450, 5), (1650, 5), (3950, 12)] {
            let drawn = chips(amount).into_string();
            assert_eq!(drawn.matches("<ellipse").count(), n, "{amount}");
        }
    }
}
