//! Talk at the table.

use maud::{Markup, html};
use serde_json::Value as Json;
use speech::around as say;

use super::{Scene, TablePage};
use crate::paths;
use crate::people::mark;

/// So many lines are shown.
const SHOWN: usize = 30;

pub(crate) fn talk(table: &TablePage, scene: &Scene<'_>) -> Markup {
    let lines = table
        .log
        .iter()
        .rev()
        .filter(|told| told.event["event"] == "said");
    html! {
        section.talk aria-labelledby="talk" {
            h2 #talk { (table.say(&say::Talk {})) }
            form #say .line method="post" action=(paths::chat(&table.id)) data-keep data-clear {
                label.unseen for="say-text" { (table.say(&say::SaySomething {})) }
                input #say-text name="text" maxlength="500" autocomplete="off" placeholder=(table.text(&say::SaySomething {})) required;
                button { (table.say(&say::Say {})) }
            }
            ol #talked tabindex="0" aria-labelledby="talk" {
                @for told in lines.take(SHOWN) { (line(scene, told.n, &told.event)) }
            }
        }
    }
}

fn line(scene: &Scene<'_>, n: usize, said: &Json) -> Markup {
    let text = |key: &str| said.get(key).and_then(Json::as_str).unwrap_or_default();
    let seat = super::story::seat_of(said);
    let person = seat.and_then(|seat| scene.people.get(usize::from(seat)));
    html! {
        li #{ "said-" (n) } data-n=(n) {
            @if let Some(person) = person { (mark(person.marker, false)) } @else { span.mark {} }
            @if let Some(deed) = text("text").strip_prefix(screen::DEED) { em.words { (text("name")) " " (deed) } }
            @else { span.words { strong { (text("name")) } " " (text("text")) } }
        }
    }
}
