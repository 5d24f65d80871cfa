//! Talk at the table.

use host::clean::speaker;
use host::{Fact, StageView};
use maud::{Markup, html};
use speech::around as say;
use table::Seat;

use super::{Scene, TablePage};
use crate::paths;
use crate::people::mark;

/// So many lines are shown.
const SHOWN: usize = 30;

pub(crate) fn talk(table: &TablePage, scene: &Scene<'_>) -> Markup {
    let lines = table.log.iter().rev();
    let lines = lines.filter_map(|told| Some((told.n, Said::of(told.beside()?)?)));
    let lines: Vec<_> = lines.take(SHOWN).collect();
    html! {
        section.talk aria-labelledby="talk" {
            h2 #talk { (table.say(&say::Talk {})) }
            @if table.named {
                form #say .line method="post" action=(paths::chat(&table.id)) data-keep data-clear {
                    label.unseen for="say-text" { (table.say(&say::SaySomething {})) }
                    input #say-text name="text" maxlength="500" autocomplete="off" placeholder=(table.text(&say::SaySomething {})) required;
                    button { (table.say(&say::Say {})) }
                }
            } @else {
                p #say { a href=(paths::name_then(&paths::table(&table.id))) { (table.say(&say::NameToTalk {})) } }
            }
            @if table.room.seat.is_none() && table.room.stage == StageView::Playing && table.room.delay > 0 {
                p.small.soft { (table.say(&say::WatchersTalk {})) }
            }
            ol #talked tabindex="0" aria-labelledby="talk" {
                @for (place, (n, said)) in lines.iter().enumerate() {
                    @let is_newest = !lines[..place].iter().any(|(_, newer)| newer.name == said.name);
                    (line(table, scene, *n, said, is_newest))
                }
            }
            @if !table.muted.is_empty() { (muted(table)) }
        }
    }
}

/// Something that somebody has said.
struct Said<'a> {
    name: &'a str,
    text: &'a str,
    seat: Option<Seat>,
}

impl<'a> Said<'a> {
    fn of(fact: &'a Fact) -> Option<Self> {
        match fact {
            Fact::Said {
                name, text, seat, ..
            } => Some(Self {
                name,
                text,
                seat: *seat,
            }),
            _ => None,
        }
    }
}

/// A line; beside the newest of each who talks, the way not to hear them any more.
fn line(
    table: &TablePage,
    scene: &Scene<'_>,
    n: usize,
    said: &Said<'_>,
    is_newest: bool,
) -> Markup {
    let person = said.seat.and_then(|seat| scene.people.get(seat.index()));
    let is_own = said.seat.is_some() && said.seat == table.room.seat;
    let speaker = speaker(said.name, table.tongue);
    html! {
        li #{ "said-" (n) } data-n=(n) data-own[is_own] {
            @if let Some(person) = person { (mark(person.marker, false)) } @else { span.mark {} }
            @if let Some(deed) = said.text.strip_prefix(screen::DEED) { em.words { (speaker) " " (deed) } }
            @else { span.words { strong { (speaker) } " " (said.text) } }
            @if is_newest && table.named && !is_own {
                form method="post" action=(paths::mute(&table.id)) {
                    button.plain.small name="name" value=(said.name) aria-label=(table.text(&say::MuteThem { name: said.name.into() })) {
                        (table.say(&say::Mute {}))
                    }
                }
            }
        }
    }
}

/// Whom the viewer does not hear, and the way to hear them again.
fn muted(table: &TablePage) -> Markup {
    html! {
        form #muted .line method="post" action=(paths::unmute(&table.id)) {
            @for name in &table.muted {
                button.plain.small name="name" value=(name) { (table.say(&say::Unmute { name: name.as_str().into() })) }
            }
        }
    }
}
