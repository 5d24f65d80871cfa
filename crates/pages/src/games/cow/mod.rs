//! The page of Unexploded Cow.

use cow::{Action, Cow, Id, Pick, Seen};
use maud::{Markup, html};
use serde_json::json;
use speech::own::counter;
use speech::{Tongue, around as say};
use table::Seat;

use super::{Blank, Drawn, Field, Place, Verb};
use crate::games::ending::Ending;
use crate::picture::Easel;

mod chart;
mod cloth;
mod decided;
mod draw;
mod ending;
mod moment;
mod picture;
mod sample;
mod verbs;

pub(crate) use draw::money;

/// A table of Unexploded Cow as somebody sees it.
type Sight<'a> = super::Sight<'a, Cow>;

/// The most dollars that are offered to be brought at once.
const MOST_ADDED: i64 = 2000;

impl Drawn for Cow {
    fn cloth(sight: Sight<'_>) -> Markup {
        cloth::cloth(sight)
    }

    fn verb(sight: Sight<'_>, action: &Action, index: usize) -> Verb {
        verbs::verb(sight, action, index)
    }

    fn pose(sight: Sight<'_>) -> Vec<&'static str> {
        let is_order = |action: &Action| matches!(action, Action::Arrange { .. });
        let may = |pick: Id| sight.actions.contains(&Action::Pick(Pick::Cow(pick)));
        let mut cows = sight.view.fields.iter().flatten();
        super::those(&[
            ("picks", cows.any(|cow| may(cow.id))),
            ("orders", sight.actions.iter().any(is_order)),
        ])
    }

    fn blanks(sight: Sight<'_>) -> Vec<Blank> {
        let is_order = |action: &Action| matches!(action, Action::Arrange { .. });
        let sum = |action: &Action| match action {
            Action::Add { amount } => Some(*amount),
            _ => None,
        };
        let mut blanks = Vec::new();
        blanks.extend(
            sight
                .actions
                .iter()
                .find(|action| is_order(action))
                .and_then(|_| arrange(sight)),
        );
        blanks.extend(
            sight
                .actions
                .iter()
                .find_map(sum)
                .map(|least| add(sight, least)),
        );
        blanks
    }

    fn because(sight: Sight<'_>) -> Vec<(String, &'static str)> {
        let because = verbs::because(sight.view.phase).iter();
        because
            .map(|number| ((*number).to_owned(), title(number, sight.tongue)))
            .collect()
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
        decided::decided(sight)
    }

    fn ending(sight: Sight<'_>) -> Ending<'_> {
        ending::ending(sight)
    }

    fn amount(score: i64, tongue: Tongue) -> String {
        draw::money(score, tongue)
    }

    fn pieces(notation: &str, tongue: Tongue) -> Markup {
        sample::row(notation, tongue)
    }

    fn paint(sight: Sight<'_>, easel: &mut Easel) {
        picture::paint(sight, easel);
    }

    fn paint_emblem(easel: &mut Easel, wide: f32) {
        let kinds = ["plain", "general", "negative", "mad-bomber"];
        picture::emblem(easel, (100.0, 345.0 - wide * 0.13), wide * 0.225, &kinds);
    }

    fn paint_token(easel: &mut Easel) {
        picture::emblem(easel, (668.0, 300.0), 200.0, &["plain", "mad-bomber"]);
    }

    fn emblem() -> Markup {
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

/// The title of a paragraph by its number.
fn title(number: &str, tongue: Tongue) -> &'static str {
    super::title_of("cow", number, tongue).unwrap_or("the rule")
}

fn place(scene: Sight<'_>, seat: Seat) -> Place {
    let (view, at) = (scene.view, seat.index());
    let of = |all: &[i32]| i64::from(all.get(at).copied().unwrap_or_default());
    let points = view.points.get(at).copied().unwrap_or_default();
    let held = view.hand_sizes.get(at).copied().unwrap_or_default();
    let held = i64::try_from(held).unwrap_or(i64::MAX);
    let out = view.out.contains(&seat);
    let mut notes = vec![
        scene.text(&say::Points { n: points.into() }),
        scene.text(&say::Cards { n: held }),
    ];
    if of(&view.loans) > 0 {
        let amount = draw::money(of(&view.loans), scene.tongue).as_str().into();
        notes.push(scene.text(&say::Owes { amount }));
    }
    notes.extend(view.counters.iter().map(|one| {
        let n = one.counts.get(at).copied().unwrap_or_default().into();
        let what = counter(&one.rule, &one.counter, scene.tongue).into();
        scene.text(&say::Counted { what, n })
    }));
    if out {
        notes.push(scene.text(&say::Out {}));
    }
    Place {
        score: draw::money(of(&view.cash), scene.tongue),
        notes,
        out,
    }
}

/// The viewer's own field, to be put in order.
fn arrange(scene: Sight<'_>) -> Option<Blank> {
    let field = scene.view.fields.get(usize::from(scene.seat?))?;
    let items = field.iter().map(|cow| {
        let owner = scene.people.get(cow.owner.index());
        let colour = owner.map(|owner| owner.marker.colour());
        let head = draw::head(cow.id.as_str(), cow.kind.slug(), colour);
        let shown = html! { span.small-cow { (head) span.called { (cow.name) } (draw::worth(cow.value.into(), scene.tongue)) } };
        (cow.id.to_string(), shown)
    });
    Some(Blank {
        action: json!(Action::Arrange { order: Vec::new() }),
        fields: vec![Field::Order {
            key: "order",
            label: scene.text(&say::Arrange {}),
            items: items.collect(),
        }],
        label: scene.text(&say::ArrangeDone {}),
    })
}

/// Another amount than the listed one.
fn add(scene: Sight<'_>, least: i32) -> Blank {
    Blank {
        action: json!(Action::Add { amount: least }),
        fields: vec![Field::Number {
            key: "amount",
            label: scene.text(&say::OtherAmount {}),
            range: least.into()..=MOST_ADDED.max(least.into()),
        }],
        label: scene.text(&say::BringIt {}),
    }
}
