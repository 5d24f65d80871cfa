//! The page of Cosmic Wimpout.

use maud::{Markup, html};
use speech::own::counter;
use speech::{Tongue, around as say};
use table::Seat;
use wimpout::{Action, Event, Wimpout};

use super::{Drawn, Place, Verb};
use crate::games::ending::Ending;
use crate::picture::Easel;
use crate::pieces::cube;
use crate::words;

mod cloth;
mod decided;
mod ending;
mod lay;
mod moment;
mod picture;
mod track;
mod verbs;

/// A table of Cosmic Wimpout as somebody sees it.
type Sight<'a> = super::Sight<'a, Wimpout>;

impl Drawn for Wimpout {
    fn cloth(sight: Sight<'_>) -> Markup {
        cloth::cloth(sight)
    }

    /// Until Last Licks begin (S15).
    fn takes_late(sight: Sight<'_>) -> bool {
        sight.view.leader.is_none()
    }

    fn verb(_: Sight<'_>, action: &Action, index: usize) -> Verb {
        verbs::verb(action, index)
    }

    fn because(sight: Sight<'_>) -> Vec<(String, &'static str)> {
        let because = sight.view.because.iter();
        because
            .map(|number| ((*number).to_owned(), title(number, sight.tongue)))
            .collect()
    }

    fn place(sight: Sight<'_>, seat: Seat) -> Place {
        place(sight, seat)
    }

    fn who(event: &Event) -> Option<Seat> {
        moment::who(event)
    }

    fn tells_winner(event: &Event) -> bool {
        matches!(event, Event::GameOver { winner: Some(_) })
    }

    fn moment(event: &Event) -> Option<String> {
        moment::moment(event)
    }

    fn decided(sight: Sight<'_>) -> Option<Markup> {
        decided::decided(sight)
    }

    fn ending(sight: Sight<'_>) -> Ending<'_> {
        ending::ending(sight)
    }

    fn amount(score: i64, tongue: Tongue) -> String {
        words::number_in(score, tongue)
    }

    fn pieces(notation: &str, t: Tongue) -> Markup {
        html! { span.row-of-cubes { @for piece in cloth::notation(notation) { (cube(&piece, t)) } } }
    }

    fn paint(sight: Sight<'_>, easel: &mut Easel) {
        picture::paint(sight, easel);
    }

    fn paint_emblem(easel: &mut Easel, wide: f32) {
        picture::emblem(easel, (96.0, 345.0 - wide * 0.09), wide * 0.188);
    }

    fn paint_token(easel: &mut Easel) {
        picture::emblem(easel, (96.0, 330.0), 88.0);
    }

    fn emblem() -> Markup {
        html! { span.emblem aria-hidden="true" { @for piece in cloth::notation("6 2 Sun 4 10") { (crate::pieces::mute_cube(&piece)) } } }
    }
}

/// The title of a paragraph or a house rule by its number.
fn title(number: &str, tongue: Tongue) -> &'static str {
    super::title_of("wimpout", number, tongue).unwrap_or("the rule")
}

fn place(scene: Sight<'_>, seat: Seat) -> Place {
    let view = scene.view;
    let of = |tally: &[u32]| tally.get(seat.index()).copied().unwrap_or_default();
    let out = view.out.contains(&seat);
    let mut notes = Vec::new();
    if view.leader == Some(seat) {
        notes.push(scene.text(&say::Leader {}));
    }
    if out {
        notes.push(scene.text(&say::Out {}));
    }
    let tallies = [
        &view.insurance,
        &view.circles,
        &view.wrecks,
        &view.recovery_wrecks,
    ];
    let tallies = tallies.map(|tally| i64::from(tally.as_deref().map_or(0, of)));
    let [insurance, circles, wrecks, recovery] = tallies;
    if insurance > 0 {
        notes.push(scene.text(&say::Insurance { n: insurance }));
    }
    if circles > 0 {
        notes.push(scene.text(&say::Circles { n: circles }));
    }
    if wrecks > 0 {
        notes.push(scene.text(&say::Wrecks { n: wrecks }));
    }
    if recovery > 0 {
        notes.push(scene.text(&say::RecoveryWrecks { n: recovery }));
    }
    notes.extend(view.counters.iter().map(|one| {
        let what = counter(&one.rule, &one.counter, scene.tongue).into();
        let n = i64::from(of(&one.counts));
        scene.text(&say::Counted { what, n })
    }));
    let suspended = view.suspended.as_ref();
    if suspended.is_some_and(|seats| seats.contains(&seat)) {
        notes.push(scene.text(&say::TurnWaits {}));
    }
    Place {
        score: words::number(i64::from(of(&view.scores))),
        notes,
        out,
    }
}
