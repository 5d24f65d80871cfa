//! The table before the start: who sits here, how others come, and what will be played.

use maud::{Markup, html};
use speech::{Names, Tongue, listed, page as say};

use super::games::page_of;
use super::newcomer::{Newcomer, your_name};
use super::people::{Person, Presence, Sitter, mark};
use super::qr::{copy, qr};
use super::said::{Said, count, name, typed};
use super::table::{
    A_PAGE, Scene, TablePage, history, lobby_rules, people, seat_elsewhere, series, slip, talk,
    titled, to_vote,
};
use super::{new, paths};

/// So many empty chairs are drawn; of more there is their number.
const CHAIRS: usize = 5;

/// The part that the event stream carries.
pub(super) fn view(table: &TablePage) -> Markup {
    let (people, t) = (people(table), table.tongue);
    let scene = Scene {
        game: &table.game,
        glance: None,
        may_act: false,
        pointed: None,
        deeds: &[],
        over: None,
        seat: table.room.seat.map(|seat| seat.0),
        people: &people,
        log: &table.log,
        tongue: table.tongue,
    };
    html! {
        div.table.lobby {
            header #heading .heading {
                h1 { (titled(table)) }
                p.soft {
                    (table.game.title) " · " (say::Players { n: count(people.len()), most: count(table.room.most) }.on(t))
                    @if let Some(series) = series(table) { " · " (series) }
                }
            }
            section #felt .felt aria-labelledby="chairs" {
                h2 #chairs.unseen { (say::WhoSits {}.on(t)) }
                (chairs(table, &people))
                @if table.room.seat.is_some() && people.len() < table.room.most { (bots(table)) }
                (slip(table, &scene))
                (page_of(table.game.slug).emblem())
            }
            (begin(table, &people))
            aside #edge .sheet.edge aria-label=(say::InvitationRulesTalk {}.text(t)) {
                (invitation(table))
                (agreed(table))
                (talk(table, &scene))
                (history(&scene, &|_| None, None, (A_PAGE, None)))
            }
        }
    }
}

fn chairs(table: &TablePage, people: &[Person]) -> Markup {
    let t = table.tongue;
    let free = table.room.most.saturating_sub(people.len());
    let drawn = free.min(CHAIRS);
    html! {
        ol #people .people {
            @for person in people { (chair(table, person)) }
            @for index in 0..drawn {
                li.place.free #{ "free-" (index) } {
                    span.soft {
                        @if let Some(who) = table.room.awaited.get(index) { (say::KeptFor { who: name(who) }.on(t)) }
                        @else { (say::Free {}.on(t)) }
                    }
                }
            }
            @if free > drawn { li.place.free #free-more { span.soft { (say::MoreFree { n: count(free - drawn) }.on(t)) } } }
        }
    }
}

fn chair(table: &TablePage, person: &Person) -> Markup {
    let t = table.tongue;
    let mine = table.room.seat.is_some_and(|seat| seat.0 == person.seat);
    let may_clear = table.room.seat.is_some() && matches!(person.sitter, Sitter::Bot(_));
    html! {
        li.place #{ "seat-" (person.seat) } .mine[mine] {
            (mark(person.marker, person.by_bot()))
            span.who {
                span.called { (person.name) }
                @if mine { span.kind { (say::You {}.on(t)) } }
                @match person.presence {
                    Presence::Here | Presence::Untold => {},
                    Presence::Reconnecting => span.kind { (speech::around::Reconnecting {}.on(t)) },
                    Presence::Away => span.kind { (say::Away {}.on(t)) },
                }
            }
            @if may_clear {
                form method="post" action=(paths::remove(&table.id)) {
                    input type="hidden" name="seat" value=(person.seat);
                    button.plain { (say::SendAway {}.on(t)) span.unseen { " " (person.name) } }
                }
            }
        }
    }
}

/// What may I do now: sit down, call a bot, begin.
fn begin(table: &TablePage, people: &[Person]) -> Markup {
    let t = table.tongue;
    let id = &table.id;
    let seated = table.room.seat.is_some();
    let full = people.len() >= table.room.most;
    let enough = people.len() >= table.game.seats.0;
    html! {
        section #now .dock.mine aria-labelledby="sentence" tabindex="-1" {
            h2.unseen { (say::WhatNow {}.on(t)) }
            @if let Some(seat) = table.elsewhere { (seat_elsewhere(table, seat)) }
            @else { p #sentence .sentence {
                @if !seated && full { (say::EverySeatTaken {}.on(t)) }
                @else if !seated && table.named && table.given.is_none() { (say::SeatIsFree {}.on(t)) }
                @else if !seated { (say::SeatForYou {}.on(t)) }
                @else if !table.room.awaited.is_empty() && people.len() < 2 { (awaited(table)) }
                @else if people.len() < 2 && table.game.seats.0 <= 2 { (say::SendTheLink {}.on(t)) }
                @else if !enough { (say::MoreAreNeeded { n: count(table.game.seats.0 - people.len()) }.on(t)) }
                @else { (say::BeginWhenHere {}.on(t)) }
            } }
            (to_vote(table))
            // Each by a name of its own: who has pressed one does not find themselves at another.
            div.verbs {
                @if !seated && !full && table.elsewhere.is_none() {
                    (sit(table))
                }
                @if seated && enough { (start(id, people.len() < 2, t)) }
                @if seated { form #to-stand method="post" action=(paths::leave(id)) { button.plain { (say::StandUp {}.on(t)) } } }
            }
        }
    }
}

/// The button that begins. Somebody who has asked friends here is not to begin without them by a slip: alone, it says so.
fn start(id: &str, alone: bool, t: Tongue) -> Markup {
    html! {
        form #to-begin method="post" action=(paths::start(id)) {
            button .main[!alone] data-key="b" {
                span { @if alone { (say::BeginAlone {}.on(t)) } @else { (say::Begin {}.on(t)) } } kbd aria-hidden="true" { "b" }
            }
        }
    }
}

/// Whoever played before has the way here before them.
fn awaited(table: &TablePage) -> Markup {
    let names = Names::new(&[], None).in_tongue(table.tongue);
    let who: Vec<_> = table.room.awaited.iter().map(|who| name(who)).collect();
    let n = count(who.len());
    say::CalledAgain {
        who: listed(&who, names),
        n,
    }
    .on(table.tongue)
}

/// The form that takes a seat.
pub(super) fn sit(table: &TablePage) -> Markup {
    let t = table.tongue;
    html! {
        form.sit #to-sit method="post" action=(paths::sit(&table.id)) {
            @if !table.named || table.given.is_some() { (your_name("sit-name", Some(&offered(table)), t)) }
            @if table.locked {
                span.field #sit-password-kept data-keep {
                    label for="sit-password" { (say::TablePassword {}.on(t)) }
                    input #sit-password name="password" type="password" maxlength="64" autocomplete="off" required;
                }
            }
            button.main data-key="s" { span { (say::SitDown {}.on(t)) } kbd aria-hidden="true" { "s" } }
        }
    }
}

/// What a newcomer is offered to be called here: what they are called already, if nobody else is.
fn offered(table: &TablePage) -> Newcomer {
    let seats = table.room.seats.iter().zip(&table.markers);
    let here: Vec<_> = seats.map(|(seat, marker)| (&*seat.name, *marker)).collect();
    let is_free = |given: &&Newcomer| {
        here.iter()
            .all(|(name, _)| !host::look_alike(name, &given.name))
    };
    let given = table.given.as_ref().filter(is_free).cloned();
    given.unwrap_or_else(|| Newcomer::among(&here, &table.id))
}

fn bots(table: &TablePage) -> Markup {
    let t = table.tongue;
    html! {
        form.line method="post" action=(paths::bot(&table.id)) {
            label.unseen for="bot" { (say::WhichBot {}.on(t)) }
            select #bot name="bot" data-keep {
                @for (name, summary) in &table.game.bots { option value=(name) { (name) ", " (summary.replace('`', "")) } }
            }
            button { (say::CallBot {}.on(t)) }
        }
    }
}

fn invitation(table: &TablePage) -> Markup {
    let t = table.tongue;
    html! {
        section.invitation aria-labelledby="invite" {
            h2 #invite { (say::AskFriends {}.on(t)) }
            (qr(&table.invite.url, table.tongue))
            div {
                p { (say::AnybodyWithLink {}.on(t)) }
                p { a.key href=(table.invite.url) { (table.invite.url) } }
                @if table.guarded { p { (say::SendThePassword {}.on(t)) } }
                p { (copy(&table.invite.url, t)) }
                p { (say::InTerminal { code: typed(&table.invite.code) }.on(t)) }
            }
        }
    }
}

fn agreed(table: &TablePage) -> Markup {
    let t = table.tongue;
    let told = new::differences(&table.game, &table.room.rules);
    let is_usual = told.is_empty() && table.room.pieces.is_empty();
    html! {
        section aria-labelledby="agreed" {
            h2 #agreed { (say::WhatWePlay {}.on(t)) }
            @if is_usual { p { (say::UsualRules { game: table.game.title.into() }.on(t)) } }
            @else if !told.is_empty() { ul.told { @for rule in &told { li { (rule) } } } }
            (super::loaded::played_with(table))
            (super::own::in_force(table, &table.room.rules))
            (super::own::one_more(table))
            (lobby_rules(table))
        }
    }
}
