//! The page of Cosmic `ConneXion`.

use maud::{Markup, html};
use serde_json::Value as Json;
use speech::{Tongue, around as say};

use super::{Ask, GamePage, Place, Verb};
use crate::games::ending::Ending;
use crate::picture::Easel;
use crate::table::Scene;

mod cards;
mod cloth;
mod decided;
mod diamond;
mod ending;
mod moment;
mod picture;
mod sentence;
mod verbs;
mod view;

use view::{Kit, View};

/// The game's slug.
const SLUG: &str = "connexion";

/// The page of Cosmic `ConneXion`.
pub(super) struct ConneXion;

impl GamePage for ConneXion {
    fn slug(&self) -> &'static str {
        SLUG
    }

    fn cloth(&self, scene: &Scene<'_>) -> Markup {
        cloth::cloth(scene)
    }

    fn verb(&self, scene: &Scene<'_>, action: &Json, index: usize) -> Verb {
        verbs::verb(&View::of(scene), action, index)
    }

    fn asks(&self, scene: &Scene<'_>) -> Vec<Ask> {
        verbs::asks(scene)
    }

    fn because(&self, scene: &Scene<'_>) -> Vec<(String, &'static str)> {
        let numbers: &[&str] = match View::of(scene).phase.as_str() {
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
            .map(|number| ((*number).to_owned(), title(number, scene.tongue)));
        titled.collect()
    }

    fn place(&self, scene: &Scene<'_>, seat: u16) -> Place {
        place(scene, &View::of(scene), seat)
    }

    fn moment(&self, event: &Json) -> Option<String> {
        moment::moment(event)
    }

    fn decided(&self, scene: &Scene<'_>) -> Option<Markup> {
        Some(decided::decided(scene))
    }

    fn ending<'a>(&self, scene: &'a Scene<'_>) -> Ending<'a> {
        ending::ending(scene)
    }

    fn amount(&self, score: i64) -> String {
        view::points(score)
    }

    /// Names of cards; those with a plus between them are linked.
    fn pieces(&self, notation: &str, t: Tongue) -> Markup {
        let kit = Kit::usual();
        html! {
            span.row-of-cards {
                @for linked in notation.split_whitespace() {
                    span.linked {
                        @for (index, name) in linked.split('+').enumerate() {
                            @if index > 0 { span.link {} }
                            (piece(&kit, name, t))
                        }
                    }
                }
            }
        }
    }

    fn paint(&self, scene: &Scene<'_>, easel: &mut Easel) {
        picture::paint(scene, easel);
    }

    fn paint_emblem(&self, easel: &mut Easel, wide: f32) {
        picture::emblem(easel, (96.0, 345.0 - wide * 0.08), wide * 0.16);
    }

    fn paint_token(&self, easel: &mut Easel) {
        picture::emblem(easel, (96.0, 474.0), 72.0);
    }

    fn emblem(&self) -> Markup {
        let kit = Kit::usual();
        html! {
            span.emblem.of-cards aria-hidden="true" { @for name in ["psi", "omega", "sun", "eta", "xi"] { (piece(&kit, name, Tongue::En)) } }
        }
    }
}

/// A letter card by its name, or a celestial card by its id.
fn piece(kit: &Kit, name: &str, t: Tongue) -> Markup {
    match (kit.letter(name), kit.celestial.get(name)) {
        (Some(letter), _) => cards::letter(letter, t),
        (None, Some(print)) => cards::celestial(name, print),
        (None, None) => html! { (name) },
    }
}

/// The title of a paragraph by its number.
fn title(number: &str, tongue: Tongue) -> &'static str {
    super::title_of(SLUG, number, tongue).unwrap_or("the rule")
}

fn place(scene: &Scene<'_>, view: &View, seat: u16) -> Place {
    let many = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let found = view.words.iter().filter(|word| word.seat == seat).count();
    let found = scene.text(&say::Words { n: many(found) });
    let points = view.points.get(usize::from(seat));
    let cards = view.celestial_counts.get(usize::from(seat)).copied();
    let n = many(cards.unwrap_or_default());
    let cards = scene.text(&say::Cards { n });
    let mut notes = match points {
        Some(_) => vec![found],
        None => vec![format!("{cards} · {found}")],
    };
    let lost = view.lost.get(usize::from(seat)).copied();
    notes.extend(
        lost.filter(|lost| *lost > 0)
            .map(|lost| scene.text(&say::Lost { n: lost.into() })),
    );
    Place {
        score: points.cloned().unwrap_or_default(),
        notes,
        out: view.gone.contains(&seat),
    }
}
