//! The people around the table: a place card each.

use maud::{Markup, html};
use speech::around as say;

use super::Scene;
use crate::games::GamePage;
use crate::people::{Clock, Person, Presence, Sitter, mark};
use crate::pieces::sign;
use crate::words;

/// More than so many people get small cards.
const MANY: usize = 8;
/// Time on a page is told in such steps, in milliseconds, so that a card that has not changed is not sent again.
const STEADY: u64 = 10_000;

/// The place cards in order of play.
pub(crate) fn around(scene: &Scene<'_>, game: &dyn GamePage) -> Markup {
    let many = scene.people.len() > MANY;
    html! {
        h2.unseen { (scene.say(&say::People {})) }
        ol #people .people.many[many] tabindex=[many.then_some("0")] {
            @for person in scene.people { (card(scene, game, person)) }
        }
    }
}

fn card(scene: &Scene<'_>, game: &dyn GamePage, person: &Person) -> Markup {
    let turn = scene.to_act() == Some(person.seat);
    let mine = scene.seat == Some(person.seat);
    let place = game.place(scene, person.seat);
    html! {
        li #{ "seat-" (person.seat) } .place .turn[turn] .mine[mine] .out[place.out] aria-current=[turn.then_some("true")] {
            (mark(person.marker, person.by_bot()))
            span.who {
                span.called { (person.name) }
                @if mine { span.kind { (scene.say(&say::You {})) (waited(scene, person)) } } @else { (kind(scene, person)) }
                @if turn { span.unseen { ", " (scene.say(&say::ToAct {})) } }
            }
            strong.score.number { (place.score) }
            @if let Some(clock) = person.clock { (time(scene, clock)) }
            @if !place.notes.is_empty() {
                span.notes { @for note in &place.notes { span.note { (note) } } }
            }
        }
    }
}

fn kind(scene: &Scene<'_>, person: &Person) -> Markup {
    html! {
        @match &person.sitter {
            Sitter::Bot(bot) if person.name.to_lowercase().starts_with(bot.as_str()) => span.kind { (scene.say(&say::Bot {})) },
            Sitter::Bot(bot) => span.kind { (bot) },
            Sitter::StoodInFor(bot) => span.kind { (scene.say(&say::Plays { bot: bot.as_str().into() })) },
            Sitter::Human => (there(scene, person)),
            Sitter::Open => {},
        }
    }
}

/// Whether somebody is there, and for how long the table has waited for them.
fn there(scene: &Scene<'_>, person: &Person) -> Markup {
    if person.presence == Presence::Untold {
        return html! {};
    }
    html! {
        span.kind {
            @match (person.presence, person.waits) {
                (Presence::Away, _) => { (sign("i-away")) (scene.say(&say::Away {})) }
                (Presence::Reconnecting, _) => { (sign("i-away")) (scene.say(&say::Reconnecting {})) }
                (Presence::Here, Some(_)) => (scene.say(&say::Thinking {})),
                (Presence::Here, None) => (scene.say(&say::Present {})),
                (Presence::Untold, _) => {},
            }
            (waited(scene, person))
        }
    }
}

/// From the first minute on; the script counts on.
fn waited(scene: &Scene<'_>, person: &Person) -> Markup {
    html! {
        @if let Some(waits) = person.waits {
            @let minutes = waits / 60_000;
            ll-since data-ms=(waits / STEADY * STEADY) hidden[minutes == 0] { ", " span.number { (minutes) } " " (scene.say(&say::Minutes {})) }
        }
    }
}

fn time(scene: &Scene<'_>, clock: Clock) -> Markup {
    html! {
        ll-clock.clock data-left=(clock.left_ms) data-running[clock.running] {
            (sign("i-clock")) span.number { (words::span(clock.left_ms, scene.tongue)) }
        }
    }
}
