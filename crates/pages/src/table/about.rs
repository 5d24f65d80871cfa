//! What belongs to the table rather than to the game: its links, its luck, the way out.

use host::{LeavePlan, StageView};
use maud::{Markup, html};
use speech::around as say;

use super::{Link, TablePage};
use crate::paths;
use crate::qr::qr;

/// What belongs to the table rather than to the game: its links, its luck, the way out.
pub(super) fn about(table: &TablePage) -> Markup {
    let id = &table.id;
    html! {
        details #about {
            summary { (table.say(&say::ThisTable {})) }
            div.stack {
                @if is_waited_for(table) {
                    div { button.plain #bell data-ring data-keep hidden aria-pressed="false" { (table.say(&say::TellMyTurn {})) } }
                    p { a href=(paths::CALLS) { (table.say(&say::TellMeElsewhere {})) } }
                }
                @if let Some(seat) = table.seat.as_ref().filter(|_| is_waited_for(table)) { (seat_link(table, seat)) }
                p.small {
                    (table.say(&say::LuckCommitted {})) " "
                    code.hash { (table.room.commitment) }
                    @if let Some(secret) = &table.room.secret { " " (table.say(&say::TheSecretWas {})) " " code.hash { (secret) } }
                    " " a href=(paths::VERIFY) { (table.say(&say::WhatThatProves {})) }
                }
                @if table.game.is_in_the_open || table.room.stage == StageView::Over {
                    p.line {
                        a href=(paths::record(id)) { (table.say(&say::TheRecord {})) }
                        a href=(paths::replay(id)) { (table.say(&say::Replay {})) }
                    }
                } @else {
                    p.small { (table.say(&say::CardsAreHidden {})) }
                }
                @if table.room.stage == StageView::Playing { (ways_out(table)) }
            }
        }
    }
}

/// Whether the viewer has a seat, has not left it, and the game is not over.
fn is_waited_for(table: &TablePage) -> bool {
    let (seats, own) = (&table.room.seats, table.room.seat);
    let chair = own.and_then(|seat| seats.get(seat.index()));
    chair.is_some_and(|chair| !chair.has_left) && table.room.stage != StageView::Over
}

fn seat_link(table: &TablePage, seat: &Link) -> Markup {
    html! {
        div {
            h3 { (table.say(&say::SeatElsewhere {})) }
            p.small { (table.say(&say::SeatLink {})) }
            (qr(&seat.url, table.tongue))
            p { a.key href=(seat.url) { (seat.url) } }
            p { (table.say(&say::Code {})) " " strong.code { (seat.code) } }
            form method="post" action=(paths::key(&table.id)) {
                button.plain { (table.say(&say::NewLink {})) }
                span.small { " " (table.say(&say::OldLink {})) }
            }
        }
    }
}

/// Leaving for good is asked first, with what follows.
fn leave(table: &TablePage) -> Markup {
    html! {
        details {
            summary { (table.say(&say::LeaveForGood {})) }
            p {
                @match table.room.leave {
                    LeavePlan::Drop => (table.say(&say::LeaveDrops {})),
                    LeavePlan::Bot(_) => (table.say(&say::LeaveToBot {})),
                }
            }
            form method="post" action=(paths::leave(&table.id)) { button.plain.danger { (table.say(&say::YesLeave {})) } }
        }
    }
}

fn ways_out(table: &TablePage) -> Markup {
    let id = &table.id;
    if !is_waited_for(table) {
        return html! {};
    }
    let own = table.room.seat;
    let chair = own.and_then(|seat| table.room.seats.get(seat.index()));
    let stood_in = chair.is_some_and(|chair| chair.stand_in.is_some());
    let is_free = table.room.take_back.is_none() && table.room.pause.is_none();
    html! {
        div.line {
            @if !stood_in {
                form method="post" action=(paths::stand_in(id)) { button.plain { (table.say(&say::LetBotPlayForMe {})) } }
            }
            @if is_free {
                form method="post" action=(paths::take_back(id)) { button.plain name="yes" value="true" { (table.say(&say::AskTakeBack {})) } }
                form method="post" action=(paths::pause(id)) { button.plain name="yes" value="true" { (table.say(&say::AskPause {})) } }
            }
            (super::shoulder::own(table))
            (leave(table))
        }
    }
}
