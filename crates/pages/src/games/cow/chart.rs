//! Everybody's money over a game: a line each, turn by turn.

use speech::around as say;

use super::draw::money;
use super::view::{View, seat};
use crate::games::ending::Course;
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

/// The course of the money, once there is any.
pub(super) fn course(scene: &Scene<'_>, view: &View) -> Course {
    Course {
        caption: scene.text(&say::ChartOfMoney {}),
        turns: history(scene.log, &view.net),
        amount: money,
    }
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
