//! The page of Cosmic Wimpout.

use maud::{Markup, html};
use serde_json::Value as Json;
use speech::{Tongue, around as say};

use super::{GamePage, Place, Verb};
use crate::games::ending::Ending;
use crate::picture::Easel;
use crate::pieces::cube;
use crate::table::Scene;
use crate::words;

mod cloth;
mod decided;
mod ending;
mod lie;
mod moment;
mod picture;
mod track;
mod verbs;
mod view;

use view::View;

/// The page of Cosmic Wimpout.
pub(super) struct Wimpout;

impl GamePage for Wimpout {
    fn slug(&self) -> &'static str {
        "wimpout"
    }

    fn cloth(&self, scene: &Scene<'_>) -> Markup {
        cloth::cloth(scene)
    }

    /// Until Last Licks begin (S15).
    fn takes_late(&self, scene: &Scene<'_>) -> bool {
        View::read(scene.view).leader.is_none()
    }

    fn verb(&self, _: &Scene<'_>, action: &Json, index: usize) -> Verb {
        verbs::verb(action, index)
    }

    fn because(&self, scene: &Scene<'_>) -> Vec<(String, &'static str)> {
        let because = View::read(scene.view).because;
        because
            .into_iter()
            .map(|number| (number.clone(), title(&number, scene.tongue)))
            .collect()
    }

    fn place(&self, scene: &Scene<'_>, seat: u16) -> Place {
        place(scene, &View::read(scene.view), seat)
    }

    fn moment(&self, event: &Json) -> Option<String> {
        moment::moment(event)
    }

    fn decided(&self, scene: &Scene<'_>) -> Option<Markup> {
        decided::decided(scene)
    }

    fn ending<'a>(&self, scene: &'a Scene<'_>) -> Ending<'a> {
        ending::ending(scene)
    }

    fn amount(&self, score: i64) -> String {
        words::number(score)
    }

    fn pieces(&self, notation: &str, t: Tongue) -> Markup {
        html! { span.row-of-cubes { @for piece in cloth::notation(notation) { (cube(&piece, t)) } } }
    }

    fn paint(&self, scene: &Scene<'_>, easel: &mut Easel) {
        picture::paint(scene, easel);
    }

    fn paint_emblem(&self, easel: &mut Easel, wide: f32) {
        picture::emblem(easel, (96.0, 345.0 - wide * 0.09), wide * 0.188);
    }

    fn paint_token(&self, easel: &mut Easel) {
        picture::emblem(easel, (96.0, 330.0), 88.0);
    }

    fn emblem(&self) -> Markup {
        html! { span.emblem aria-hidden="true" { @for piece in cloth::notation("6 2 Sun 4 10") { (crate::pieces::mute_cube(&piece)) } } }
    }
}

/// The title of a paragraph or a house rule by its number.
fn title(number: &str, tongue: Tongue) -> &'static str {
    super::title_of("wimpout", number, tongue).unwrap_or("the rule")
}

fn place(scene: &Scene<'_>, view: &View, seat: u16) -> Place {
    let of = |tally: &[u32]| tally.get(usize::from(seat)).copied().unwrap_or_default();
    let out = view.out.contains(&seat);
    let mut notes = Vec::new();
    if view.leader == Some(seat) {
        notes.push(scene.text(&say::Leader {}));
    }
    if out {
        notes.push(scene.text(&say::Out {}));
    }
    let tallies = [&view.insurance, &view.circles, &view.wrecks].map(|tally| i64::from(of(tally)));
    let [insurance, circles, wrecks] = tallies;
    if insurance > 0 {
        notes.push(scene.text(&say::Insurance { n: insurance }));
    }
    if circles > 0 {
        notes.push(scene.text(&say::Circles { n: circles }));
    }
    if wrecks > 0 {
        notes.push(scene.text(&say::Wrecks { n: wrecks }));
    }
    notes.extend(view.counters.iter().map(|one| {
        let what = one.counter.as_str().into();
        let n = i64::from(of(&one.counts));
        scene.text(&say::Counted { what, n })
    }));
    if view.suspended.contains(&seat) {
        notes.push(scene.text(&say::TurnWaits {}));
    }
    Place {
        score: words::number(i64::from(of(&view.scores))),
        notes,
        out,
    }
}
