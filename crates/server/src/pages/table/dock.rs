//! What may I do now? One sentence, the verbs, and the rules behind them; always in the same place.

use maud::{Markup, html};
use serde_json::Value as Json;

use super::{Scene, TablePage};
use crate::pages::games::{GamePage, Verb};
use crate::pages::paths;

/// More listed actions than this are folded away.
const SHOWN: usize = 8;

pub(super) fn dock(table: &TablePage, scene: &Scene<'_>, game: &dyn GamePage) -> Markup {
    html! {
        section #now .dock .mine[!table.room.actions.is_empty()] aria-labelledby="sentence" {
            h2.unseen { "What may I do now?" }
            p #sentence .sentence { (game.sentence(scene, &table.room.actions)) }
            (verbs(table, scene, game))
            @let why = game.because(scene);
            @if !why.is_empty() { (because(table, &why)) }
            (taking_back(table, scene))
        }
    }
}

fn verbs(table: &TablePage, scene: &Scene<'_>, game: &dyn GamePage) -> Markup {
    let actions = &table.room.actions;
    let (shown, folded) = actions.split_at(actions.len().min(SHOWN));
    html! {
        @if !shown.is_empty() {
            div.verbs {
                @for (index, action) in shown.iter().enumerate() {
                    (verb(table, action, &game.verb(scene, action, index), index))
                }
            }
        }
        @if !folded.is_empty() {
            details {
                summary { "More ways" }
                div.verbs {
                    @for (index, action) in folded.iter().enumerate() {
                        (verb(table, action, &game.verb(scene, action, SHOWN + index), SHOWN + index))
                    }
                }
            }
        }
    }
}

fn verb(table: &TablePage, action: &Json, verb: &Verb, index: usize) -> Markup {
    html! {
        form #{ "verb-" (index) } method="post" action=(paths::act(&table.id)) {
            input type="hidden" name="action" value=(action.to_string());
            input type="hidden" name="at" value=(table.room.length);
            button .main[verb.main] data-key=[verb.key] aria-keyshortcuts=[verb.key] {
                span { (verb.label) }
                @if let Some(key) = verb.key { kbd aria-hidden="true" { (key) } }
            }
        }
    }
}

fn because(table: &TablePage, why: &[(String, &'static str)]) -> Markup {
    html! {
        p.because {
            "Why? "
            @for (index, (number, title)) in why.iter().enumerate() {
                @if index > 0 { ", " }
                a href=(paths::rule(table.game.slug, number)) { (title) " (" (number) ")" }
            }
        }
    }
}

fn taking_back(table: &TablePage, scene: &Scene<'_>) -> Markup {
    let id = &table.id;
    if let Some(open) = &table.room.take_back {
        let names = scene.names();
        let answered = table.room.seat.is_none_or(|me| open.yes.contains(&me));
        return html! {
            div.take-back {
                p { (names.does(open.seat.0, "ask", "asks")) " to take back the last step." }
                @if !answered {
                    form.line method="post" action=(paths::take_back(id)) {
                        button name="yes" value="true" { "Let it be taken back" }
                        button name="yes" value="false" { "No" }
                    }
                }
            }
        };
    }
    html! {
        @if let Some(to) = table.room.undoable {
            form.undo method="post" action=(paths::undo(id)) {
                input type="hidden" name="to" value=(to);
                input type="hidden" name="at" value=(table.room.length);
                button.plain data-key="u" aria-keyshortcuts="u" { "Take that back " kbd aria-hidden="true" { "u" } }
            }
        }
    }
}
