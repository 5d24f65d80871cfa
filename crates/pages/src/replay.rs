//! A record, step by step.

use maud::{Markup, html};
use serde_json::Value as Json;
use speech::Tongue;

use super::games::page_of;
use super::people::Person;
use super::shell::{Shell, document};
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
    pub view: Json,
    /// What is printed on the pieces and the board.
    pub kit: Json,
    /// What the game waits for at this step, in the words of the referee.
    pub turn: Json,
    /// The step shown, from 0.
    pub step: usize,
    /// How many steps the record has.
    pub steps: usize,
    /// Whether the game can go on otherwise from this step.
    pub goes_on: bool,
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
    let scene = Scene {
        game: &replay.game,
        view: &replay.view,
        kit: &replay.kit,
        turn: &replay.turn,
        actions: &[],
        deeds: &[],
        seat: None,
        people: &replay.people,
        log: &replay.log,
        tongue: replay.tongue,
    };
    let game = page_of(replay.game.slug);
    let main = html! {
        main #main.wide {
            div.table {
                header.heading { h1 { (replay.title) } p.soft { (replay.game.title) " · replay" } }
                section.felt aria-label="The table" { (around(&scene, game)) @if let Some(words) = &replay.words { (words.cloth(&scene)) } @else { (game.cloth(&scene)) } }
                section #now .dock.scrub aria-labelledby="sentence" {
                    h2 #sentence .sentence { "Step " (replay.step) " of " (replay.steps) }
                    (scrubber(replay))
                }
                aside.sheet.edge aria-label="Story" { (story(replay, &scene)) (what_if(replay)) (keep(replay)) }
            }
        }
    };
    document(frame, &shell, &main)
}

/// One form moves through the record; every button of it carries a step.
fn scrubber(replay: &Replay) -> Markup {
    let (method, action) = match &replay.source {
        Source::Table(id) => ("get", paths::replay(id)),
        Source::Pasted(_) => ("post", paths::PASTE.to_owned()),
    };
    let to = |step: usize, text: &str, key: &str, enabled: bool| {
        html! {
            button name="step" value=(step) disabled[!enabled] data-key=(key) { (text) }
        }
    };
    let (step, last) = (replay.step, replay.steps);
    html! {
        form #scrub method=(method) action=(action) data-scrub {
            @if let Source::Pasted(record) = &replay.source { input type="hidden" name="record" value=(record); }
            div.verbs {
                (to(0, "Start", "Home", step > 0))
                (to(step.saturating_sub(1), "Back", "ArrowLeft", step > 0))
                (to((step + 1).min(last), "On", "ArrowRight", step < last))
                (to(last, "End", "End", step < last))
            }
        }
        form.line.slide method=(method) action=(action) data-scrub {
            @if let Source::Pasted(record) = &replay.source { input type="hidden" name="record" value=(record); }
            label.unseen for="step" { "Step" }
            input #step type="range" name="step" min="0" max=(last) value=(step);
            noscript { button { "Go" } }
        }
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
    html! {
        @if replay.goes_on {
            form.stack method="post" action=(paths::WHAT_IF) {
                h2 { "What if?" }
                p.small { "Play on from this step in the seat that is to act, with bots in the others. Luck is what it was: the same secret, the same draws." }
                @match &replay.source {
                    Source::Table(id) => input type="hidden" name="table" value=(id);,
                    Source::Pasted(record) => input type="hidden" name="record" value=(record);,
                }
                input type="hidden" name="step" value=(replay.step);
                div { button { "Play on from step " (replay.step) } }
            }
        }
    }
}

fn keep(replay: &Replay) -> Markup {
    html! {
        p.line {
            @if let Source::Table(id) = &replay.source {
                a href=(paths::record(id)) download { "Take the record" }
                a href=(paths::table(id)) { "To the table" }
            }
            a href=(paths::VERIFY) { "Check its luck" }
        }
    }
}

/// The page on which a record is pasted.
#[must_use]
pub fn paste(frame: &Frame) -> Markup {
    let shell = Shell {
        title: "Look at a record",
        place: paths::PASTE,
        class: "plain",
        live: false,
    };
    let main = html! {
        main #main {
            h1 { "Look at a record" }
            p { "Paste the record of a game, from this house or another, and step through it. Nothing is kept." }
            form method="post" action=(paths::PASTE) {
                div.field { label for="record" { "The record" } textarea #record name="record" required spellcheck="false" {} }
                button.main { "Show it" }
            }
        }
    };
    document(frame, &shell, &main)
}
