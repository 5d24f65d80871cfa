//! The table before the start: who sits here, how others come, and what will be played.

use maud::{Markup, html};

use super::games::page_of;
use super::people::{Person, Sitter, mark, your_name};
use super::qr::qr;
use super::table::{A_PAGE, Scene, TablePage, history, lobby_rules, people, slip, talk};
use super::{new, paths, words};

/// The part that the event stream carries.
pub(super) fn view(table: &TablePage) -> Markup {
    let people = people(table);
    let scene = Scene {
        game: &table.game,
        view: &serde_json::Value::Null,
        kit: &serde_json::Value::Null,
        turn: &serde_json::Value::Null,
        actions: &[],
        deeds: &[],
        seat: table.room.seat.map(|seat| seat.0),
        people: &people,
        log: &table.log,
        tongue: table.tongue,
    };
    html! {
        div.table.lobby {
            header #heading .heading {
                h1 { (table.room.title) }
                p.soft { (table.game.title) " · " (words::count(people.len(), "player", "players")) " of up to " (table.room.most) }
            }
            section #felt .felt aria-labelledby="chairs" {
                h2 #chairs.unseen { "Who sits here" }
                (chairs(table, &people))
                @if table.room.seat.is_some() && people.len() < table.room.most { (bots(table)) }
                (slip(table, &scene))
                (page_of(table.game.slug).emblem())
            }
            (begin(table, &people))
            aside #edge .sheet.edge aria-label="Invitation, rules and talk" {
                (invitation(table))
                (agreed(table))
                (talk(table, &scene))
                (history(&scene, &|_| None, None, (A_PAGE, None)))
            }
        }
    }
}

fn chairs(table: &TablePage, people: &[Person]) -> Markup {
    let free = table.room.most.saturating_sub(people.len()).min(4);
    html! {
        ol #people .people {
            @for person in people { (chair(table, person)) }
            @for index in 0..free { li.place.free #{ "free-" (index) } { span.soft { "free" } } }
        }
    }
}

fn chair(table: &TablePage, person: &Person) -> Markup {
    let mine = table.room.seat.is_some_and(|seat| seat.0 == person.seat);
    let may_clear = table.room.seat.is_some() && matches!(person.sitter, Sitter::Bot(_));
    html! {
        li.place #{ "seat-" (person.seat) } .mine[mine] {
            (mark(person.marker, person.by_bot()))
            span.who {
                span.called { (person.name) }
                @if mine { span.kind { "you" } }
                @if person.away { span.kind { "away" } }
            }
            @if may_clear {
                form method="post" action=(paths::remove(&table.id)) {
                    input type="hidden" name="seat" value=(person.seat);
                    button.plain { "Send away" span.unseen { " " (person.name) } }
                }
            }
        }
    }
}

/// What may I do now: sit down, call a bot, begin.
fn begin(table: &TablePage, people: &[Person]) -> Markup {
    let id = &table.id;
    let seated = table.room.seat.is_some();
    let full = people.len() >= table.room.most;
    let enough = people.len() >= table.game.seats.0;
    html! {
        section #now .dock.mine aria-labelledby="sentence" {
            h2.unseen { "What may I do now?" }
            p #sentence .sentence {
                @if !seated && full { "Every seat is taken. You may watch." }
                @else if !seated { "There is a seat for you: no account, a name is enough." }
                @else if people.len() < 2 { "Send the link to your friends, or call a bot." }
                @else { "Begin when everybody is here." }
            }
            div.verbs {
                @if !seated && !full {
                    (sit(table))
                }
                @if seated && enough {
                    form method="post" action=(paths::start(id)) { button.main data-key="b" { span { "Begin" } kbd aria-hidden="true" { "b" } } }
                }
                @if seated { form method="post" action=(paths::leave(id)) { button.plain { "Stand up" } } }
            }
        }
    }
}

/// The form that takes a seat.
pub(super) fn sit(table: &TablePage) -> Markup {
    html! {
        form.sit method="post" action=(paths::sit(&table.id)) {
            @if !table.named { (your_name("sit-name")) }
            @if table.locked {
                span.field #sit-password-kept data-keep {
                    label for="sit-password" { "The table's password" }
                    input #sit-password name="password" type="password" maxlength="64" autocomplete="off" required;
                }
            }
            button.main data-key="s" { span { "Sit down" } kbd aria-hidden="true" { "s" } }
        }
    }
}

fn bots(table: &TablePage) -> Markup {
    html! {
        form.line method="post" action=(paths::bot(&table.id)) {
            label.unseen for="bot" { "Which bot" }
            select #bot name="bot" data-keep {
                @for (name, summary) in table.game.bots.iter().copied().map(words::bot) { option value=(name) { (name) ": " (summary) } }
            }
            button { "Call a bot" }
        }
    }
}

fn invitation(table: &TablePage) -> Markup {
    html! {
        section.invitation aria-labelledby="invite" {
            h2 #invite { "Ask your friends in" }
            (qr(&table.invite.url))
            div {
                p { "Anybody with this link can come to the table:" }
                p { a.key href=(table.invite.url) { (table.invite.url) } }
                p { button.plain data-copy=(table.invite.url) hidden { "Copy the link" } }
                p { "In a terminal: " strong.code { (table.invite.code) } }
            }
        }
    }
}

fn agreed(table: &TablePage) -> Markup {
    let told = new::differences(&table.game, &table.room.rules);
    html! {
        section aria-labelledby="agreed" {
            h2 #agreed { "What we play" }
            @if told.is_empty() { p { (table.game.title) " by the usual rules." } }
            @else { ul.told { @for rule in &told { li { (rule) } } } }
            (lobby_rules(table))
        }
    }
}
