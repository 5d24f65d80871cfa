//! The people around the table: a place card each.

use maud::{Markup, html};

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
        h2.unseen { "People" }
        ol #people .people.many[many] {
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
                @if mine { span.kind { "you" } } @else { (kind(person)) }
                @if turn { span.unseen { ", to act" } }
            }
            strong.score.number { (place.score) }
            @if let Some(clock) = person.clock { (time(clock)) }
            @if !place.notes.is_empty() {
                span.notes { @for note in &place.notes { span.note { (note) } } }
            }
        }
    }
}

fn kind(person: &Person) -> Markup {
    html! {
        @match &person.sitter {
            Sitter::Bot(bot) if person.name.to_lowercase().starts_with(bot.as_str()) => span.kind { "bot" },
            Sitter::Bot(bot) => span.kind { (bot) },
            Sitter::StoodInFor(bot) => span.kind { (bot) " plays" },
            Sitter::Human if person.away => span.kind { (sign("i-away")) "away" },
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
