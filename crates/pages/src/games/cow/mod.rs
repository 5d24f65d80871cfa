//! The page of Unexploded Cow.

use maud::{Markup, html};
use serde_json::{Value as Json, json};
use speech::{Tongue, around as say};

use super::{Ask, Field, GamePage, Place, Verb};
use crate::games::ending::Ending;
use crate::picture::Easel;
use crate::table::Scene;

mod chart;
mod cloth;
mod decided;
mod draw;
mod ending;
mod moment;
mod picture;
mod sample;
mod verbs;
mod view;

pub(crate) use draw::money;
use view::View;

/// The page of Unexploded Cow.
pub(super) struct Cow;

impl GamePage for Cow {
    fn slug(&self) -> &'static str {
        "cow"
    }

    fn cloth(&self, scene: &Scene<'_>) -> Markup {
        cloth::cloth(scene)
    }

    fn verb(&self, scene: &Scene<'_>, action: &Json, index: usize) -> Verb {
        verbs::verb(&View::read(scene.view), scene.seat, action, index)
    }

    fn asks(&self, scene: &Scene<'_>) -> Vec<Ask> {
        let view = View::read(scene.view);
        let asked = |action: &str| scene.actions.iter().find(|one| one["do"] == action);
        let mut asks = Vec::new();
        asks.extend(asked("arrange").and_then(|_| arrange(scene, &view)));
        asks.extend(asked("add").map(|listed| add(scene, listed)));
        asks
    }

    fn because(&self, scene: &Scene<'_>) -> Vec<(String, &'static str)> {
        let because = verbs::because(&View::read(scene.view)).iter();
        because
            .map(|(number, title)| ((*number).to_owned(), *title))
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
        draw::money(score)
    }

    fn pieces(&self, notation: &str, tongue: Tongue) -> Markup {
        sample::row(notation, tongue)
    }

    fn paint(&self, scene: &Scene<'_>, easel: &mut Easel) {
        picture::paint(scene, easel);
    }

    fn paint_emblem(&self, easel: &mut Easel, wide: f32) {
        let kinds = ["plain", "general", "negative", "mad-bomber"];
        picture::emblem(easel, (100.0, 345.0 - wide * 0.13), wide * 0.225, &kinds);
    }

    fn paint_token(&self, easel: &mut Easel) {
        picture::emblem(easel, (668.0, 300.0), 200.0, &["plain", "mad-bomber"]);
    }

    fn emblem(&self) -> Markup {
        let cows = [
            ("c21", "negative"),
            ("c35", "general"),
            ("c14", "plain"),
            ("c29", "spy"),
            ("c44", "mad-bomber"),
        ];
        html! { span.emblem.of-cows aria-hidden="true" { @for (id, kind) in cows { (draw::head(id, kind, Some("rose"))) } } }
    }
}

fn place(scene: &Scene<'_>, view: &View, seat: u16) -> Place {
    let at = usize::from(seat);
    let of = |all: &[i64]| all.get(at).copied().unwrap_or_default();
    let points = view.points.get(at).copied().unwrap_or_default();
    let held = view.hand_sizes.get(at).copied().unwrap_or_default();
    let held = i64::try_from(held).unwrap_or(i64::MAX);
    let out = !view.is_in(seat);
    let mut notes = vec![
        scene.text(&say::Points { n: points.into() }),
        scene.text(&say::Cards { n: held }),
    ];
    if of(&view.loans) > 0 {
        let amount = draw::money(of(&view.loans)).as_str().into();
        notes.push(scene.text(&say::Owes { amount }));
    }
    if out {
        notes.push(scene.text(&say::Out {}));
    }
    Place {
        score: draw::money(of(&view.cash)),
        notes,
        out,
    }
}

/// The viewer's own field, to be put in order.
fn arrange(scene: &Scene<'_>, view: &View) -> Option<Ask> {
    let field = view.fields.get(usize::from(scene.seat?))?;
    let items = field.iter().map(|cow| {
        let owner = scene.people.get(usize::from(cow.owner));
        let colour = owner.map(|owner| owner.marker.colour());
        let shown = html! { span.small-cow { (draw::head(&cow.id, &cow.kind, colour)) span.called { (cow.name) } (draw::worth(cow.value)) } };
        (cow.id.clone(), shown)
    });
    Some(Ask {
        action: json!({"do": "arrange", "order": []}),
        fields: vec![Field::Order {
            key: "order",
            label: scene.text(&say::Arrange {}),
            items: items.collect(),
        }],
        label: scene.text(&say::ArrangeDone {}),
    })
}

/// Another amount than the listed one.
fn add(scene: &Scene<'_>, listed: &Json) -> Ask {
    let least = listed["amount"].as_i64().unwrap_or(50);
    Ask {
        action: json!({"do": "add", "amount": least}),
        fields: vec![Field::Number {
            key: "amount",
            label: scene.text(&say::OtherAmount {}),
            range: least..=2000.max(least),
        }],
        label: scene.text(&say::BringIt {}),
    }
}
