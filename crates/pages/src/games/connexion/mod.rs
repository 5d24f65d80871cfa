//! The page of Cosmic `ConneXion`.

use connexion::{Action, Connexion, Seen};
use maud::{Markup, html};
use speech::own::counter;
use speech::{Tongue, around as say};
use table::Seat;

use super::{Blank, Drawn, Place, Verb};
use crate::games::ending::Ending;
use crate::picture::Easel;
use crate::words::tenths_in;

mod cards;
mod cloth;
mod decided;
mod diamond;
mod ending;
mod kit;
mod moment;
mod picture;
mod sentence;
mod verbs;

use kit::Kit;

/// The game's slug.
const SLUG: &str = "connexion";

/// A table of Cosmic `ConneXion` as somebody sees it.
type Sight<'a> = super::Sight<'a, Connexion>;

impl Drawn for Connexion {
    fn cloth(sight: Sight<'_>) -> Markup {
        cloth::cloth(sight)
    }

    fn verb(sight: Sight<'_>, action: &Action, index: usize) -> Verb {
        verbs::verb(sight, action, index)
    }

    fn pose(sight: Sight<'_>) -> Vec<&'static str> {
        super::those(&[
            ("hunts", cloth::hunted(sight).is_some()),
            ("builds", sentence::is_said(sight)),
            ("lays", cloth::is_free(sight)),
        ])
    }

    fn blanks(sight: Sight<'_>) -> Vec<Blank> {
        verbs::blanks(sight)
    }

    fn because(sight: Sight<'_>) -> Vec<(String, &'static str)> {
        let numbers: &[&str] = match sight.view.phase {
            "place" => &["X3"],
            "claim" => &["X6", "X4"],
            "pilfer" => &["X17"],
            "sun" => &["X18", "X19"],
            "sentence" => &["X18", "X20"],
            "appeal" | "vote" => &["X22"],
            _ => &[],
        };
        let titled = numbers
            .iter()
            .map(|number| ((*number).to_owned(), title(number, sight.tongue)));
        titled.collect()
    }

    fn place(sight: Sight<'_>, seat: Seat) -> Place {
        place(sight, seat)
    }

    fn who(seen: &Seen) -> Option<Seat> {
        moment::who(seen)
    }

    fn moment(seen: &Seen) -> Option<String> {
        moment::moment(seen)
    }

    fn decided(sight: Sight<'_>) -> Option<Markup> {
        Some(decided::decided(sight))
    }

    fn ending(sight: Sight<'_>) -> Ending<'_> {
        ending::ending(sight)
    }

    fn amount(score: i64, tongue: Tongue) -> String {
        tenths_in(score, tongue)
    }

    /// Names of cards; those with a plus between them are linked.
    fn pieces(notation: &str, t: Tongue) -> Markup {
        let kit = Kit::usual();
        html! {
            span.row-of-cards {
                @for linked in notation.split_whitespace() {
                    span.linked {
                        @for (index, name) in linked.split('+').enumerate() {
                            @if index > 0 { span.link {} }
                            (piece(kit, name, t))
                        }
                    }
                }
            }
        }
    }

    fn paint(sight: Sight<'_>, easel: &mut Easel) {
        picture::paint(sight, easel);
    }

    fn paint_emblem(easel: &mut Easel, wide: f32) {
        picture::emblem(easel, (96.0, 345.0 - wide * 0.08), wide * 0.16);
    }

    fn paint_token(easel: &mut Easel) {
        picture::emblem(easel, (96.0, 474.0), 72.0);
    }

    fn emblem() -> Markup {
        let kit = Kit::usual();
        html! {
            span.emblem.of-cards aria-hidden="true" { @for name in ["psi", "omega", "sun", "eta", "xi"] { (piece(kit, name, Tongue::En)) } }
        }
    }
}

/// A letter card by its name, or a celestial card by its id.
fn piece(kit: Kit<'_>, name: &str, t: Tongue) -> Markup {
    match (kit.letter(name), kit.celestial(name)) {
        (Some(letter), _) => cards::letter(&letter, t),
        (None, Some(card)) => cards::celestial(name, card.into(), t),
        (None, None) => html! { (name) },
    }
}

/// The title of a paragraph by its number.
fn title(number: &str, tongue: Tongue) -> &'static str {
    super::title_of(SLUG, number, tongue).unwrap_or("the rule")
}

fn place(scene: Sight<'_>, seat: Seat) -> Place {
    let (view, at) = (scene.view, seat.index());
    let many = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let found = view.words.iter().filter(|word| word.seat == seat).count();
    let found = scene.text(&say::Words { n: many(found) });
    let points = view.points.as_ref().and_then(|points| points.get(at));
    let cards = view.celestial_counts.get(at).copied();
    let n = many(cards.unwrap_or_default());
    let cards = scene.text(&say::Cards { n });
    let mut notes = match points {
        Some(_) => vec![found],
        None => vec![format!("{cards} · {found}")],
    };
    let lost = view.lost.get(at).copied();
    notes.extend(
        lost.filter(|lost| *lost > 0)
            .map(|lost| scene.text(&say::Lost { n: lost.into() })),
    );
    notes.extend(view.counters.iter().map(|one| {
        let what = counter(&one.rule, &one.counter, scene.tongue).into();
        let n = one.counts.get(at).copied().unwrap_or_default();
        scene.text(&say::Counted { what, n: n.into() })
    }));
    Place {
        score: points.map_or_else(String::new, |points| scene.tongue.pointed(points)),
        notes,
        out: view.gone.contains(&seat),
    }
}
