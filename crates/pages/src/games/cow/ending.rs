//! How a game of Unexploded Cow is remembered: money turn by turn, the dearest cow that went up, the one that cost most.

use maud::{Markup, html};

use super::chart::course;
use super::draw::{head, puff, worth};
use super::view::{View, word};
use crate::games::ending::{Ending, Moment};
use crate::table::{Scene, Told};

pub(super) fn ending<'a>(scene: &'a Scene<'_>) -> Ending<'a> {
    let view = View::read(scene.view);
    let booms = || {
        scene
            .log
            .iter()
            .filter(|told| told.event["event"] == "exploded")
    };
    let value = |told: &&Told| told.event["value"].as_i64().unwrap_or_default();
    let best = booms().max_by_key(value).filter(|told| value(told) > 0);
    let worst = booms().min_by_key(value).filter(|told| value(told) < 0);
    let moment = |told: &'a Told| Moment {
        told,
        pieces: cow(&view, told),
    };
    Ending {
        course: Some(course(scene, &view)),
        best: best.map(moment),
        worst: worst.map(moment),
    }
}

fn cow(view: &View, told: &Told) -> Markup {
    let id = word(&told.event["cow"], "id");
    let kind = view
        .cards
        .get(id)
        .map_or("plain", |card| card.kind.as_str());
    html! {
        (head(id, kind, None)) (puff()) (worth(told.event["value"].as_i64().unwrap_or_default()))
    }
}
