//! How a game of Cosmic Wimpout is remembered: scores turn by turn, the biggest bank, and the biggest turn that was lost.

use maud::{Markup, html};
use speech::Tongue;
use speech::ending as say;

use super::lie::Lie;
use super::view::{CubesLeft, View};
use crate::games::ending::{Course, Ending, Moment};
use crate::pieces::cube;
use crate::table::{Scene, Told};
use crate::words;

pub(super) fn ending<'a>(scene: &'a Scene<'_>) -> Ending<'a> {
    let points = |told: &&Told| told.event["points"].as_i64().unwrap_or_default();
    let most = |name: &str| {
        let of = scene.log.iter().filter(|told| told.event["event"] == name);
        of.max_by_key(points).filter(|told| points(told) > 0)
    };
    let moment = |told: &'a Told| Moment {
        told,
        pieces: cubes(scene.log, told, scene.tongue),
    };
    Ending {
        course: Some(Course {
            caption: scene.text(&say::Scores {}),
            turns: scores(scene.log, &View::read(scene.view).scores),
            amount: words::number,
        }),
        best: most("banked").map(moment),
        worst: most("wimped-out").map(moment),
    }
}

/// Everybody's score at the start, after each turn, and at the end.
fn scores(log: &[Told], end: &[u32]) -> Vec<Vec<i64>> {
    let mut now = vec![0; end.len()];
    let mut all = vec![now.clone()];
    for told in log {
        let event = &told.event;
        let (is_end, score) = match event["event"].as_str().unwrap_or_default() {
            "banked" => (true, event["score"].as_i64()),
            "bumped" | "eclipsed" => (false, event["to"].as_i64()),
            "wimped-out" => (true, None),
            _ => continue,
        };
        let seat = event["seat"]
            .as_u64()
            .and_then(|seat| usize::try_from(seat).ok());
        if let (Some(score), Some(own)) = (score, seat.and_then(|seat| now.get_mut(seat))) {
            *own = score;
        }
        if is_end {
            all.push(now.clone());
        } else if let Some(last) = all.last_mut() {
            last.clone_from(&now);
        }
    }
    let end: Vec<_> = end.iter().map(|score| i64::from(*score)).collect();
    if all.last() != Some(&end) {
        all.push(end);
    }
    all
}

/// The cubes as they lay then: those that counted, and those that did not.
fn cubes(log: &[Told], then: &Told, t: Tongue) -> Markup {
    let until = log.partition_point(|told| told.n <= then.n);
    let lie = Lie::of(&log[..until], CubesLeft::default());
    let counted = lie.aside.iter().flat_map(|group| &group.cubes);
    html! { span.row-of-cubes { @for piece in counted.chain(&lie.lying) { (cube(piece, t)) } } }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn scores_are_followed_turn_by_turn() {
        let events = [
            json!({"event": "banked", "seat": 0, "points": 45, "score": 45}),
            json!({"event": "wimped-out", "seat": 1, "points": 30}),
            json!({"event": "banked", "seat": 1, "points": 45, "score": 45}),
            json!({"event": "bumped", "seat": 0, "by": 1, "from": 45, "to": 0}),
        ];
        let log: Vec<Told> = (0..)
            .zip(events)
            .map(|(n, event)| Told {
                n,
                step: None,
                event,
                line: None,
            })
            .collect();
        assert_eq!(scores(&log, &[0, 45]), [[0, 0], [45, 0], [45, 0], [0, 45]]);
    }
}
