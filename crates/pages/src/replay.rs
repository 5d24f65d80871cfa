//! A record, step by step.

use std::sync::Arc;

use maud::{Markup, html};
use speech::Tongue;
use speech::page as say;
use table::AnyGlance;

use super::card::Card;
use super::file::or_file;
use super::games::page_of;
use super::people::Person;
use super::said::{Said, count};
use super::shell::{Shell, carded};
use super::table::{A_PAGE, Game, InWords, Scene, Told, around, history};
use super::{Frame, paths};

/// One moment of a recorded game.
#[derive(Clone, Debug)]
pub struct Replay {
    /// Where the record comes from.
    pub source: Source,
    /// The name of the table or file.
    pub title: String,
    /// The game.
    pub game: Game,
    /// Who played.
    pub people: Vec<Person>,
    /// What a spectator may know at this step.
    pub glance: Arc<dyn AnyGlance>,
    /// The step shown, from 0.
    pub step: usize,
    /// How many steps the record has.
    pub steps: usize,
    /// Where each turn begins: the step, and whose it is.
    pub turns: Vec<(usize, u16)>,
    /// Whether the game can go on otherwise from this step.
    pub goes_on: bool,
    /// Whether there is a report of it: the game is over.
    pub is_reported: bool,
    /// What has happened up to this step, oldest first.
    pub log: Vec<Told>,
    /// The language in which it is told.
    pub tongue: Tongue,
    /// What the line mode says, for a game that has no drawings of its own.
    pub words: Option<InWords>,
}

/// Where a record comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A table of the house, by its id.
    Table(String),
    /// It was pasted; the page carries it along.
    Pasted(String),
}

/// The replay page.
#[must_use]
pub fn page(frame: &Frame, replay: &Replay) -> Markup {
    let shell = Shell {
        title: &replay.title,
        place: "",
        class: "at-table",
        live: false,
    };
    let scene = scene(replay);
    let (game, t) = (page_of(replay.game.slug), replay.tongue);
    let main = html! {
        main #main.wide {
            div.table {
                header.heading { h1 { (replay.title) } p.soft { (replay.game.title) " · " (say::Replay {}.on(t)) } }
                section class={ "felt " (game.pose(&scene)) } aria-label=(say::TheTable {}.text(t)) { (around(&scene, game)) @if let Some(words) = &replay.words { (words.cloth(&scene)) } @else { (game.cloth(&scene)) } }
                section #now .dock.scrub aria-labelledby="sentence" {
                    h2 #sentence .sentence { (say::StepOf { step: count(replay.step), steps: count(replay.steps) }.on(t)) }
                    (scrubber(replay))
                }
                aside.sheet.edge aria-label=(say::Story {}.text(t)) { (story(replay, &scene)) (what_if(replay)) (keep(replay)) }
            }
        }
    };
    let card = match &replay.source {
        Source::Table(id) => Card::replay(id, &replay.game),
        Source::Pasted(_) => Card::house(t),
    };
    carded(frame, &shell, Some(&card), &main)
}

/// The pieces of the moment of a finished game that one remembers best, or worst, if it is the one of that step.
#[must_use]
pub fn pieces(replay: &Replay, is_best: bool, step: usize) -> Option<Markup> {
    let scene = scene(replay);
    let ending = page_of(replay.game.slug).ending(&scene);
    let moment = if is_best { ending.best } else { ending.worst };
    moment
        .filter(|moment| moment.told.step == Some(step))
        .map(|moment| moment.pieces)
}

fn scene(replay: &Replay) -> Scene<'_> {
    Scene {
        game: &replay.game,
        glance: Some(replay.glance.as_ref()),
        may_act: false,
        pointed: None,
        deeds: &[],
        over: None,
        seat: None,
        people: &replay.people,
        log: &replay.log,
        tongue: replay.tongue,
    }
}

/// One form moves through the record; every button of it carries a step.
fn scrubber(replay: &Replay) -> Markup {
    let (method, action) = way(replay);
    let t = replay.tongue;
    let to = |step: usize, text: &Markup, key: &str, enabled: bool| {
        html! {
            button name="step" value=(step) disabled[!enabled] data-key=(key) { (text) }
        }
    };
    let (step, last) = (replay.step, replay.steps);
    html! {
        form #scrub method=(method) action=(action) data-scrub {
            (carried(replay))
            div.verbs {
                (to(0, &say::Start {}.on(t), "Home", step > 0))
                (to(step.saturating_sub(1), &say::Back {}.on(t), "ArrowLeft", step > 0))
                (to((step + 1).min(last), &say::On {}.on(t), "ArrowRight", step < last))
                (to(last, &say::End {}.on(t), "End", step < last))
            }
        }
        (by_itself(replay))
        form.line.slide method=(method) action=(action) data-scrub {
            (carried(replay))
            label.unseen for="step" { (say::Step {}.on(t)) }
            input #step type="range" name="step" min="0" max=(last) value=(step);
            noscript { button { (say::Go {}.on(t)) } }
        }
    }
}

/// What goes on without a press, and the turns to go to.
fn by_itself(replay: &Replay) -> Markup {
    let t = replay.tongue;
    let (method, action) = way(replay);
    let now = replay
        .turns
        .iter()
        .rposition(|(from, _)| *from <= replay.step);
    html! {
        div.by-itself {
            ll-play #play data-keep hidden {
                button.plain aria-pressed="false" data-key="p" aria-keyshortcuts="p" { (say::PlayItself {}.on(t)) " " kbd aria-hidden="true" { "p" } }
                label { span.unseen { (say::Speed {}.on(t)) } select #speed { option value="1600" { "1×" } option value="800" { "2×" } option value="400" { "4×" } } }
            }
            @if replay.turns.len() > 1 {
                form.line.turns method=(method) action=(action) data-scrub {
                    (carried(replay))
                    label.unseen for="turn" { (say::GoToTurn {}.on(t)) }
                    select #turn name="step" {
                        @for (index, (from, seat)) in replay.turns.iter().enumerate() {
                            option value=(from) selected[now == Some(index)] { (turn(replay, index, *seat)) }
                        }
                    }
                    noscript { button { (say::Go {}.on(t)) } }
                }
            }
        }
    }
}

fn turn(replay: &Replay, index: usize, seat: u16) -> Markup {
    let person = replay.people.get(usize::from(seat));
    let name = person.map_or("", |person| person.name.as_str()).into();
    let n = count(index + 1);
    say::TurnNumber { n, name }.on(replay.tongue)
}

/// How a form of the scrubber is sent, and where to.
fn way(replay: &Replay) -> (&'static str, String) {
    match &replay.source {
        Source::Table(id) => ("get", paths::replay(id)),
        Source::Pasted(_) => ("post", paths::PASTE.to_owned()),
    }
}

/// What a form of the scrubber carries along.
fn carried(replay: &Replay) -> Markup {
    html! {
        @if let Source::Pasted(record) = &replay.source { input type="hidden" name="record" value=(record); }
    }
}

fn story(replay: &Replay, scene: &Scene<'_>) -> Markup {
    let link = |step| match &replay.source {
        Source::Table(id) => Some(paths::step(id, step)),
        Source::Pasted(_) => None,
    };
    history(scene, &link, Some(replay.step), (A_PAGE, None))
}

/// The way to a table on which the game goes on from here.
fn what_if(replay: &Replay) -> Markup {
    let t = replay.tongue;
    html! {
        @if replay.goes_on {
            form.stack method="post" action=(paths::WHAT_IF) {
                h2 { (say::WhatIf {}.on(t)) }
                p.small { (say::PlayOnOtherwise {}.on(t)) }
                @match &replay.source {
                    Source::Table(id) => input type="hidden" name="table" value=(id);,
                    Source::Pasted(record) => input type="hidden" name="record" value=(record);,
                }
                input type="hidden" name="step" value=(replay.step);
                div { button { (say::PlayOnFrom { step: count(replay.step) }.on(t)) } }
            }
        }
    }
}

fn keep(replay: &Replay) -> Markup {
    let t = replay.tongue;
    html! {
        @if let Source::Pasted(record) = &replay.source { (share(record, t)) }
        p.line {
            @if let Source::Table(id) = &replay.source {
                @if replay.is_reported { a href=(paths::report(id)) { (speech::insight::HowWasIt {}.on(t)) } }
                a href=(paths::record(id)) download { (say::TakeRecord {}.on(t)) }
                a href=(paths::table(id)) { (say::ToTheTable {}.on(t)) }
            }
            @let checked = match &replay.source { Source::Table(id) => paths::verify(id), Source::Pasted(_) => paths::VERIFY.to_owned() };
            a href=(checked) { (say::CheckLuck {}.on(t)) }
        }
    }
}

/// A link in which the record itself stands: the house keeps none.
fn share(record: &str, t: Tongue) -> Markup {
    html! {
        div {
            button.plain #share data-record=(record) data-copied=(say::Copied {}.text(t)) data-keep hidden { (say::ShareRecord {}.on(t)) }
            p.small.soft { (say::ShareRecordSaid {}.on(t)) }
        }
    }
}

/// The page on which a record is pasted.
#[must_use]
pub fn paste(frame: &Frame) -> Markup {
    let t = frame.tongue;
    let shell = Shell {
        title: &say::LookAtRecord {}.text(t),
        place: paths::PASTE,
        class: "plain",
        live: false,
    };
    let main = html! {
        main #main {
            h1 { (say::LookAtRecord {}.on(t)) }
            p { (say::PasteRecord {}.on(t)) }
            form #paste method="post" action=(paths::PASTE) {
                div.field { label for="record" { (say::TheRecord {}.on(t)) } textarea #record name="record" required spellcheck="false" {} (or_file("record", t)) }
                button.main { (say::ShowIt {}.on(t)) }
            }
        }
    };
    carded(frame, &shell, Some(&Card::house(t)), &main)
}
