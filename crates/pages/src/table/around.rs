//! The people around the table: a place card each.

use maud::{Markup, html};
use speech::around as say;

use super::Scene;
use crate::games::GamePage;
use crate::people::{Clock, Person, Sitter, mark};
use crate::pieces::sign;
use crate::words;

/// More than so many people get small cards.
const MANY: usize = 8;

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
                @if mine { span.kind { (scene.say(&say::You {})) } } @else { (kind(scene, person)) }
                @if turn { span.unseen { ", " (scene.say(&say::ToAct {})) } }
            }
            strong.score.number { (place.score) }
            @if let Some(clock) = person.clock { (time(clock)) }
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
            Sitter::Human if person.away => span.kind { (sign("i-away")) (scene.say(&say::Away {})) },
            Sitter::Human | Sitter::Open => {},
        }
    }
}

fn time(clock: Clock) -> Markup {
    html! {
        ll-clock.clock data-left=(clock.left_ms) data-running[clock.running] {
            (sign("i-clock")) span.number { (words::span(clock.left_ms)) }
        }
    }
}
