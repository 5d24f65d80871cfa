//! How a game of Cosmic Wimpout is remembered: scores turn by turn, the biggest bank, and the biggest turn that was lost.

use maud::{Markup, html};
use speech::ending as say;
use table::Seat;
use wimpout::{Cubes, Event};

use super::Sight;
use super::lay::Lay;
use crate::games::ending::{Course, Ending, Moment};
use crate::pieces::cube;
use crate::table::Told;
use crate::words;

pub(super) fn ending<'a>(scene: Sight<'a>) -> Ending<'a> {
    let most = |points: fn(&Event) -> Option<(Seat, u32)>| {
        let all = scene.events();
        let all = all.filter_map(|(told, event)| Some((told, points(event)?)));
        all.max_by_key(|(_, (_, points))| *points)
            .filter(|(_, (_, points))| *points > 0)
    };
    let moment = |(told, (seat, _)): (&'a Told, _)| Moment {
        told,
        seat,
        pieces: cubes(scene, told),
    };
    let events = scene.events().map(|(_, event)| event);
    Ending {
        course: Some(Course {
            caption: scene.text(&say::Scores {}),
            turns: scores(events, &scene.view.scores),
            amount: words::number_in,
        }),
        best: most(banked).map(moment),
        worst: most(lost).map(moment),
    }
}

fn banked(event: &Event) -> Option<(Seat, u32)> {
    match *event {
        Event::Banked { seat, points, .. } => Some((seat, points)),
        _ => None,
    }
}

fn lost(event: &Event) -> Option<(Seat, u32)> {
    match *event {
        Event::WimpedOut { seat, points } => Some((seat, points)),
        _ => None,
    }
}

/// Everybody's score at the start, after each turn, and at the end.
fn scores<'a>(events: impl Iterator<Item = &'a Event>, end: &[u32]) -> Vec<Vec<i64>> {
    let mut now = vec![0; end.len()];
    let mut all = vec![now.clone()];
    for event in events {
        let (is_end, changed) = match *event {
            Event::Banked { seat, score, .. } => (true, Some((seat, score))),
            Event::Bumped { seat, to, .. } | Event::Eclipsed { seat, to, .. } => {
                (false, Some((seat, to)))
            }
            Event::OwnRuleCost { seat, score, .. } => (false, Some((seat, score))),
            Event::WimpedOut { .. } => (true, None),
            _ => continue,
        };
        if let Some((seat, score)) = changed
            && let Some(own) = now.get_mut(seat.index())
        {
            *own = i64::from(score);
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
fn cubes(scene: Sight<'_>, then: &Told) -> Markup {
    let until = scene.events().take_while(|(told, _)| told.n <= then.n);
    let none = Cubes {
        common: 0,
        sun: false,
    };
    let lay = Lay::of(until, none);
    let counted = lay.aside.iter().flat_map(|group| &group.cubes);
    html! { span.row-of-cubes { @for piece in counted.chain(&lay.lying) { (cube(piece, scene.tongue)) } } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_followed_turn_by_turn() {
        let bank = |seat| Event::Banked {
            seat: Seat(seat),
            points: 45,
            score: 45,
        };
        let events = [
            bank(0),
            Event::WimpedOut {
                seat: Seat(1),
                points: 30,
            },
            bank(1),
            Event::Bumped {
                seat: Seat(0),
                by: Seat(1),
                from: 45,
                to: 0,
            },
            Event::WimpedOut {
                seat: Seat(1),
                points: 20,
            },
            Event::OwnRuleCost {
                seat: Seat(1),
                rule: "Crash".to_owned(),
                points: 25,
                score: 20,
            },
        ];
        let all = scores(events.iter(), &[0, 20]);
        assert_eq!(all, [[0, 0], [45, 0], [45, 0], [0, 45], [0, 20]]);
    }
}
