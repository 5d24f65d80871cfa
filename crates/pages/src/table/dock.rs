//! What may I do now? One sentence, the verbs, and the rules behind them; always in the same place.

use host::{Millis, PauseView};
use maud::{Markup, html};
use speech::{Deed, around as say};
use table::AnyGlance;

use super::{Scene, TablePage, blank, request, seat_elsewhere, to_vote};
use crate::games::{GamePage, Verb};
use crate::line::drawn;
use crate::{paths, waiting};
use arena::insight::Grade;

/// More listed actions than this are folded away, where they do not stand in groups.
const SHOWN: usize = 8;
/// In so many steps of a game nobody has to ask what is best.
const FIRST_TURNS: usize = 60;
/// What is left of a pause is told in minutes.
const MINUTE: Millis = 60_000;

pub(super) fn dock(table: &TablePage, scene: &Scene<'_>, game: &dyn GamePage) -> Markup {
    let mine = scene.listed() > 0 && stand_in(table).is_none();
    html! {
        section #now class={ "dock " (game.pose(scene)) @if mine { " mine" } } aria-labelledby="sentence" tabindex="-1" {
            h2.unseen { (table.say(&say::WhatMayIDo {})) }
            (to_vote(table))
            @if table.room.stale { p.warned role="status" { (table.say(&say::Stale {})) } }
            @if let Some(until) = paused(table) { (standing_still(table, until)) }
            @else if let Some(bot) = stand_in(table) { (stood_in(table, bot)) }
            @else if let Some(seat) = table.elsewhere { (seat_elsewhere(table, seat)) }
            @else if let Some(words) = &table.words { (words.verbs(table)) }
            @else {
                p #sentence .sentence { (drawn(&table.asked.question, &table.game, table.tongue)) }
                (blank::blanks(table, &game.blanks(scene)))
                (verbs(table, scene, game))
            }
            @if may_sit(table) && table.elsewhere.is_none() && game.takes_late(scene) {
                div.late { p { (table.say(&say::NotTooLate {})) } (waiting::sit(table)) }
            }
            (request::request(table))
            (marked(table))
            (also(table, scene, game))
        }
    }
}

/// What else may be done or asked, in one row.
fn also(table: &TablePage, scene: &Scene<'_>, game: &dyn GamePage) -> Markup {
    let why = game.because(scene);
    html! {
        div.also {
            (absent(table))
            (missed(table))
            (slow(table))
            @if !why.is_empty() { (because(table, &why)) }
            (taking_back(table))
            (counsel(table, scene, game))
        }
    }
}

/// The ways to the coach: what is best, where there is a choice; how the last one was, once there was one.
fn counsel(table: &TablePage, scene: &Scene<'_>, game: &dyn GamePage) -> Markup {
    let mine = scene.listed() > 0 && stand_in(table).is_none() && table.is_advised();
    let has_choice = mine && (scene.listed() > 1 || !game.blanks(scene).is_empty());
    let has_chosen = mine && table.game.is_appraised && table.asked.has_acted;
    let is_early = table.game.is_appraised && table.room.length < FIRST_TURNS;
    html! {
        @if has_choice || has_chosen {
            p.counsel {
                @if has_choice { a href=(paths::advice(&table.id)) data-brief=[is_early.then(|| paths::brief(&table.id))] data-at=[is_early.then_some(table.room.length)] { (table.say(&speech::insight::AskAdvice {})) } }
                @if has_choice && has_chosen { " · " }
                @if has_chosen { a href=(paths::grade(&table.id)) { (table.say(&speech::insight::AskGrade {})) } }
            }
        }
    }
}

/// The bot that plays the viewer's seat for them.
fn stand_in(table: &TablePage) -> Option<&str> {
    let chair = table.room.seats.get(table.room.seat?.index())?;
    chair.stand_in.as_deref()
}

fn stood_in(table: &TablePage, bot: &str) -> Markup {
    let chair = table
        .room
        .seat
        .and_then(|seat| table.room.seats.get(seat.index()));
    if chair.is_some_and(|chair| chair.has_left) {
        return html! { p #sentence .sentence { (table.say(&say::BotPlaysOn { bot: bot.into() })) } };
    }
    html! {
        p #sentence .sentence { (table.say(&say::BotPlays { bot: bot.into() })) }
        form.verbs method="post" action=(paths::come_back(&table.id)) {
            button.main data-key="b" aria-keyshortcuts="b" { span { (table.say(&say::PlayMyself {})) } kbd aria-hidden="true" { "b" } }
        }
    }
}

/// Until when the game stands still, if it does.
pub(super) fn paused(table: &TablePage) -> Option<Millis> {
    match table.room.pause {
        Some(PauseView::Stands { until, .. }) => Some(until),
        Some(PauseView::Asked(_)) | None => None,
    }
}

fn standing_still(table: &TablePage, until: Millis) -> Markup {
    let span = speech::standing::span(
        until.saturating_sub(table.now).div_ceil(MINUTE) * MINUTE,
        table.tongue,
    );
    html! {
        p #sentence .sentence { (table.say(&say::Paused { span })) }
        @if table.room.seat.is_some() {
            form.verbs method="post" action=(paths::go_on(&table.id)) {
                button.main { (table.say(&say::GoOn {})) }
            }
        }
    }
}

/// The table waits for somebody who is away: those who sit there may let a bot play (P4).
fn absent(table: &TablePage) -> Markup {
    let waited_for = |seat: &&table::Seat| {
        let chair = table.room.seats.get(seat.index());
        let other = table.room.seat != Some(**seat);
        other && chair.is_some_and(|chair| chair.to_act && chair.stand_in.is_none())
    };
    let away = table.away.iter().find(waited_for);
    html! {
        @if let Some(seat) = away.filter(|_| table.room.seat.is_some()) {
            form method="post" action=(paths::stand_in(&table.id)) {
                input type="hidden" name="seat" value=(seat.0);
                button.plain { (table.say(&say::LetBotPlay { seat: *seat })) }
            }
        }
    }
}

/// Somebody has been away for long: the others may agree to take them out of the game (P4).
fn missed(table: &TablePage) -> Markup {
    let room = &table.room;
    let is_free = room.take_back.is_none() && room.removal.is_none() && room.pause.is_none();
    let mut missed = table.missed.iter().filter(|seat| room.seat != Some(**seat));
    let seat = missed.next().filter(|_| is_free && room.seat.is_some());
    html! {
        @if let Some(seat) = seat {
            details #missed {
                summary { (table.say(&say::AskRemoval { seat: *seat })) }
                p { (table.say(&say::RemovalFollows { seat: *seat })) }
                form method="post" action=(paths::removal(&table.id)) {
                    input type="hidden" name="seat" value=(seat.0);
                    button.plain.danger name="yes" value="true" { (table.say(&say::YesRemove {})) }
                }
            }
        }
    }
}

/// The table waits for people: those who wait with it may remind one (P6).
fn slow(table: &TablePage) -> Markup {
    let chairs = table.room.seats.iter().enumerate();
    let mut others = chairs.filter(|(place, chair)| {
        let is_own = table.room.seat.is_some_and(|own| own.index() == *place);
        let is_there = chair.bot.is_none() && chair.stand_in.is_none() && !chair.has_left;
        chair.to_act && is_there && !is_own
    });
    let seat = others.next().map(|(place, _)| table::Seat::at(place));
    let own = table
        .room
        .seat
        .and_then(|own| table.room.seats.get(own.index()));
    let plays = own.is_some_and(|own| !own.has_left);
    html! {
        @if let Some(seat) = seat.filter(|_| plays) {
            form method="post" action=(paths::nudge(&table.id)) {
                input type="hidden" name="seat" value=(seat.0);
                button.plain { (table.text(&say::Nudge { seat })) }
            }
        }
    }
}

/// Whether there is a seat for a viewer who has none.
fn may_sit(table: &TablePage) -> bool {
    table.room.seat.is_none() && table.room.seats.len() < table.room.most
}

/// An action with its button.
struct Listed<'a> {
    index: usize,
    /// As the form carries it.
    action: String,
    deed: &'a Deed,
    verb: Verb,
}

/// The buttons: those without a group first, the rest by their groups.
fn verbs(table: &TablePage, scene: &Scene<'_>, game: &dyn GamePage) -> Markup {
    let actions = scene.glance.map(AnyGlance::actions_json);
    let actions = actions.unwrap_or_default();
    let listed = actions.iter().zip(&table.asked.deeds);
    let listed = listed.enumerate().map(|(index, (action, deed))| Listed {
        index,
        action: action.to_string(),
        deed,
        verb: game.verb(scene, index),
    });
    let (grouped, alone): (Vec<_>, Vec<_>) = listed.partition(|one| !one.deed.group.is_empty());
    let (mut folded, mut shown): (Vec<_>, Vec<_>) =
        alone.into_iter().partition(|one| one.verb.aside);
    folded.extend(shown.split_off(shown.len().min(SHOWN)));
    html! {
        @if !shown.is_empty() { (row(table, &shown)) }
        @for group in grouped.chunk_by(|one, next| one.deed.group == next.deed.group) {
            @let name = &group[0].deed.group;
            div.group-of-verbs role="group" aria-label=(name) {
                p { (drawn(name, &table.game, table.tongue)) }
                (row(table, group))
            }
        }
        @if !folded.is_empty() {
            details #more-ways { summary { (table.say(&say::MoreWays {})) } (row(table, &folded)) }
        }
    }
}

fn row(table: &TablePage, listed: &[Listed<'_>]) -> Markup {
    html! {
        div.verbs.many[listed.len() > 3] { @for one in listed { (button(table, one)) } }
    }
}

fn button(table: &TablePage, listed: &Listed<'_>) -> Markup {
    let Listed {
        index,
        action,
        deed,
        verb,
    } = listed;
    let said = |line| drawn(line, &table.game, table.tongue);
    html! {
        form #{ "verb-" (index) } method="post" action=(paths::act(&table.id)) {
            input type="hidden" name="action" value=(action);
            input type="hidden" name="at" value=(table.room.length);
            button .main[verb.main] data-key=[verb.key] aria-keyshortcuts=[verb.key] {
                span { (said(&deed.label)) @if verb.noted && !deed.note.is_empty() { span.unseen { ". " } small { (said(&deed.note)) } } }
                @if let Some(key) = verb.key { kbd aria-hidden="true" { (key) } }
            }
        }
    }
}

fn because(table: &TablePage, why: &[(String, &'static str)]) -> Markup {
    html! {
        p.because {
            (table.say(&say::Why {})) " "
            @for (index, (number, title)) in why.iter().enumerate() {
                @if index > 0 { ", " }
                a href=(paths::rule(table.game.slug, number)) { (title) span.number-of { " (" (number) ")" } }
            }
        }
    }
}

/// How good the last decision was, and the way back to it (U12).
fn marked(table: &TablePage) -> Markup {
    let Some(mark) = &table.mark else {
        return html! {};
    };
    let line = mark.line(table.tongue);
    let open = table.room.take_back.is_some();
    html! {
        div #mark .graded .(format!("is-{}", mark.grade.slug())) role="status" {
            p { (drawn(&line, &table.game, table.tongue)) }
            @if mark.grade > Grade::Fine && !open {
                form method="post" action=(paths::take_back(&table.id)) {
                    input type="hidden" name="to" value=(mark.step);
                    button.plain { (table.say(&speech::insight::TryAgain {})) }
                }
            }
        }
    }
}

fn taking_back(table: &TablePage) -> Markup {
    let id = &table.id;
    let is_free = table.room.take_back.is_none() && paused(table).is_none();
    html! {
        @if let Some(to) = table.room.undoable.filter(|_| is_free) {
            form.undo method="post" action=(paths::undo(id)) {
                input type="hidden" name="to" value=(to);
                input type="hidden" name="at" value=(table.room.length);
                button.plain data-key="u" aria-keyshortcuts="u" { (table.say(&say::TakeThatBack {})) " " kbd aria-hidden="true" { "u" } }
            }
        }
    }
}
