//! How a game of Unexploded Cow was decided.

use cow::{Fact, Seen};
use maud::{Markup, html};
use speech::{Line, Names, Sentence as _, ending as say, listed};
use table::Seat;

use super::Sight;
use super::draw::money;

/// Who took Pot and Bank, and who has most money.
pub(super) fn decided(scene: Sight<'_>) -> Option<Markup> {
    let facts = || {
        scene.events().rev().filter_map(|(_, seen)| match seen {
            Seen::Open(fact) => Some(fact),
            Seen::Close(_) => None,
        })
    };
    let ended = facts().find_map(|fact| match fact {
        Fact::GameEnded {
            points, winners, ..
        } => Some((points.iter().max()?, winners.len())),
        _ => None,
    });
    let (points, winners) = ended?;
    let names: Vec<_> = scene
        .people
        .iter()
        .map(|person| person.name.clone())
        .collect();
    let names = Names::new(&names, scene.seat.map(Seat)).in_tongue(scene.tongue);
    let won = facts().filter_map(|fact| match fact {
        Fact::MoneyWon { seat, amount } => {
            let sum = Line::from(money((*amount).into(), scene.tongue).as_str());
            Some(say::WonSum { seat: *seat, sum }.line(names))
        }
        _ => None,
    });
    let won: Vec<_> = won.take(winners).collect();
    let many = |is: fn(&Fact) -> bool| {
        i64::try_from(facts().filter(|fact| is(fact)).count()).unwrap_or(i64::MAX)
    };
    let n = many(|fact| matches!(fact, Fact::Exploded { .. }));
    let out = many(|fact| matches!(fact, Fact::DroppedOut { .. }));
    let most = say::MostPoints {
        points: i64::from(*points),
        won: listed(&won, names),
    };
    Some(html! { (scene.say(&most)) " " (scene.say(&say::Booms { n, out })) })
}
