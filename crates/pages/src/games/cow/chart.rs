//! Everybody's money over a game: a line each, turn by turn.

use std::fmt::Write as _;

use maud::{Markup, html};
use speech::around as say;

use super::draw::money;
use super::view::{View, seat};
use crate::table::{Scene, Told};

/// What everybody had when each turn began, and at the end; worked out from the end backwards.
fn history(log: &[Told], net: &[i64]) -> Vec<Vec<i64>> {
    let mut now = net.to_vec();
    let mut all = vec![now.clone()];
    for told in log.iter().rev() {
        let event = &told.event;
        let amount = event["amount"].as_i64().unwrap_or_default();
        let mut move_back = |who: &str, amount: i64| {
            if let Some(purse) = now.get_mut(usize::from(seat(event, who))) {
                *purse -= amount;
            }
        };
        match event["event"].as_str().unwrap_or_default() {
            "ante-paid" => {
                let part = |key: &str| event[key].as_i64().unwrap_or_default();
                move_back("seat", -part("pot") - part("bank"));
            }
            "paid-pot" => move_back("seat", -amount),
            "paid-player" => {
                move_back("seat", -amount);
                move_back("to", amount);
            }
            "got-from-pot" | "money-won" => move_back("seat", amount),
            "turn-begun" => all.push(now.clone()),
            _ => {}
        }
    }
    all.reverse();
    all
}

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 240.0;

pub(super) fn chart(scene: &Scene<'_>, view: &View) -> Markup {
    let all = history(scene.log, &view.net);
    if all.len() < 2 {
        return html! {};
    }
    let values = || all.iter().flatten().copied();
    let low = values().min().unwrap_or_default().div_euclid(500) * 500;
    let high = values().max().unwrap_or_default().div_euclid(500) * 500 + 500;
    let y = |amount: i64| HEIGHT * (1.0 - float(amount - low) / float(high - low));
    let step = WIDTH / float(i64::try_from(all.len() - 1).unwrap_or(1));
    let line = |who: usize| {
        let mut path = String::new();
        for (turn, purses) in (0..).zip(&all) {
            let sign = if turn == 0 { 'M' } else { 'L' };
            let _ = write!(
                path,
                "{sign}{:.1} {:.1}",
                float(turn) * step,
                y(purses[who])
            );
        }
        path
    };
    html! {
        figure.purses tabindex="0" {
            figcaption { (scene.say(&say::ChartOfMoney {})) }
            svg viewBox="-58 -10 800 262" role="img" aria-label=(said(scene, &all)) {
                @for amount in (low..=high).step_by(500) {
                    line.grid x1="0" x2=(WIDTH) y1=(round(y(amount))) y2=(round(y(amount))) {}
                    text.scale x="-8" y=(round(y(amount) + 4.0)) { (money(amount)) }
                }
                @for person in scene.people {
                    @let who = usize::from(person.seat);
                    @let again = scene.people[..who].iter().any(|other| other.marker.colour() == person.marker.colour());
                    @if who < view.net.len() {
                        path.purse .again[again] .{ "c-" (person.marker.colour()) } d=(line(who)) {}
                    }
                }
                @for (row, who) in apart(&view.net, &y) {
                    @let person = &scene.people[who.min(scene.people.len() - 1)];
                    g.end .{ "c-" (person.marker.colour()) } {
                        circle cx=(WIDTH) cy=(round(y(view.net[who]))) r="5" {}
                        text x=(WIDTH + 12.0) y=(round(row + 5.0)) { (short(&person.name)) " " (money(view.net[who])) }
                    }
                }
            }
        }
    }
}

/// Where each name is written beside the end of its line: in its order, and not over another.
fn apart(net: &[i64], y: &dyn Fn(i64) -> f64) -> Vec<(f64, usize)> {
    let mut order: Vec<usize> = (0..net.len()).collect();
    order.sort_by_key(|&who| std::cmp::Reverse(net[who]));
    let mut last = -20.0;
    let rows = order.into_iter().map(|who| {
        last = f64::max(y(net[who]), last + 18.0);
        (last, who)
    });
    rows.collect()
}

fn short(name: &str) -> String {
    name.chars().take(13).collect()
}

fn said(scene: &Scene<'_>, all: &[Vec<i64>]) -> String {
    let mut said = scene.text(&say::ChartOfMoney {});
    said.push(':');
    for person in scene.people {
        let of = |purses: Option<&Vec<i64>>| {
            purses
                .and_then(|purses| purses.get(usize::from(person.seat)))
                .copied()
                .unwrap_or_default()
        };
        let (first, last) = (of(all.first()), of(all.last()));
        let _ = write!(
            said,
            " {} from {} to {};",
            person.name,
            money(first),
            money(last)
        );
    }
    said
}

fn round(n: f64) -> String {
    format!("{n:.1}")
}

#[expect(clippy::cast_precision_loss, reason = "a coordinate of a drawing")]
fn float(n: i64) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn money_is_followed_back_to_the_start() {
        let events = [
            json!({"event": "ante-paid", "seat": 0, "pot": 50, "bank": 50}),
            json!({"event": "ante-paid", "seat": 1, "pot": 50, "bank": 50}),
            json!({"event": "turn-begun", "seat": 0, "turn": 1}),
            json!({"event": "paid-pot", "seat": 0, "amount": 100}),
            json!({"event": "paid-player", "seat": 0, "to": 1, "amount": 50}),
            json!({"event": "turn-begun", "seat": 1, "turn": 2}),
            json!({"event": "got-from-pot", "seat": 1, "amount": 200}),
        ];
        let log: Vec<Told> = events
            .into_iter()
            .enumerate()
            .map(|(n, event)| Told {
                n,
                step: None,
                event,
                line: None,
            })
            .collect();
        let all = history(&log, &[1750, 2150]);
        assert_eq!(all, [[1900, 1900], [1750, 1950], [1750, 2150]]);
    }
}
