//! What happened, in words, newest first. Games tell their own events; what any table has is told here.

use host::Fact;
use maud::{Markup, html};
use speech::around as say;
use table::Seat;

use super::people::people;
use super::scene::scene;
use super::{Scene, TablePage, Told};
use crate::games::page_of;
use crate::line::drawn;
use crate::people::{Person, mark};
use crate::shell::{Shell, document};
use crate::{Frame, paths};

/// So many entries stand on a live page; all of them on a page of their own.
pub(super) const LATEST: usize = 20;
/// So many stand on one page of the whole story.
pub const A_PAGE: usize = 120;

/// The names of the seats.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Names<'a> {
    pub(crate) people: &'a [Person],
}

impl Names<'_> {
    /// The name of a seat.
    pub(crate) fn of(&self, seat: u16) -> String {
        let person = self.people.get(usize::from(seat));
        person.map_or_else(|| format!("Seat {seat}"), |person| person.name.clone())
    }
}

/// A page of the story: what happened before some entry, so that a live page need not hold it all.
#[must_use]
pub fn story(frame: &Frame, table: &TablePage) -> Markup {
    let people = people(table);
    let scene = scene(table, &people);
    let title = format!(
        "{} · {}",
        scene.text(&say::WhatHappened {}),
        table.room.title
    );
    let shell = Shell {
        title: &title,
        place: "",
        class: "reading",
        live: false,
    };
    let earlier = table.log.first().filter(|told| told.n > 0);
    let earlier = earlier.map(|told| paths::story(&table.id, told.n));
    let main = html! {
        main #main .sheet {
            h1 { a href=(paths::table(&table.id)) { (table.room.title) } }
            (history(&scene, &|step| Some(paths::step(&table.id, step)), None, (usize::MAX, earlier)))
        }
    };
    document(frame, &shell, &main)
}

/// The way to the rest of the story, once there is more than the live page shows.
pub(super) fn earlier(table: &TablePage) -> Option<String> {
    (table.log.len() > LATEST).then(|| paths::whole_story(&table.id))
}

/// What one step brought about: one entry of the story.
#[derive(Debug)]
pub(crate) struct Story<'a> {
    /// The last of its entries in the log.
    last: &'a Told,
    /// Who it is about.
    seat: Option<Seat>,
    sentences: Vec<Markup>,
    /// What of it the page plays before it tells it.
    moment: String,
}

impl Story<'_> {
    /// The sentences in the order in which things happened.
    pub(crate) fn words(&self) -> Markup {
        html! { @for sentence in &self.sentences { (sentence) " " } }
    }

    /// The number in the log of the last of its entries.
    pub(crate) fn last(&self) -> usize {
        self.last.n
    }

    /// Whether the page plays this of it.
    fn plays(&self, moment: &str) -> bool {
        let mut words = self.moment.split([' ', '=']);
        words.any(|word| word == moment)
    }
}

/// The story, the newest first.
fn stories<'a>(scene: &'a Scene<'a>) -> impl Iterator<Item = Story<'a>> {
    let same = |a: &Told, b: &Told| a.step.is_some() && a.step == b.step;
    scene.log.chunk_by(same).rev().filter_map(|chunk| {
        let sentences: Vec<_> = chunk.iter().filter_map(|told| tell(scene, told)).collect();
        let last = chunk.last().filter(|_| !sentences.is_empty())?;
        let game = page_of(scene.game.slug);
        let seat = chunk.iter().find_map(|told| told.seat(game));
        let moments = chunk.iter();
        let moments = moments.filter_map(|told| game.moment(told.any_seen()?));
        let moment = moments.collect::<Vec<_>>().join(" ");
        Some(Story {
            last,
            seat,
            sentences,
            moment,
        })
    })
}

/// What was told last on the cloth; what a change would do stands on its slip.
pub(crate) fn latest<'a>(scene: &'a Scene<'a>) -> Option<Story<'a>> {
    let is_beside = |story: &Story<'_>| {
        let fact = story.last.beside();
        matches!(fact, Some(Fact::Measured { .. } | Fact::Nudged { .. }))
    };
    stories(scene).find(|story| !is_beside(story))
}

/// What was told last of those that play this moment, once something else has been told since.
pub(crate) fn before<'a>(scene: &'a Scene<'a>, moment: &str) -> Option<Story<'a>> {
    let newest = latest(scene)?.last.n;
    let mut played = stories(scene).filter(|story| story.plays(moment));
    played.next().filter(|story| story.last.n < newest)
}

/// The newest `most` entries of the story; `link` leads to a step of the replay, `earlier` to those before.
pub(crate) fn history(
    scene: &Scene<'_>,
    link: &dyn Fn(usize) -> Option<String>,
    now: Option<usize>,
    (most, earlier): (usize, Option<String>),
) -> Markup {
    html! {
        section.history aria-labelledby="story" {
            h2 #story { (scene.say(&say::WhatHappened {})) }
            ol #history tabindex="0" aria-labelledby="story" lang=(scene.tongue) {
                @for story in stories(scene).take(most) { (entry(scene, &story, link, now)) }
            }
            p #earlier.small { @if let Some(path) = earlier { a href=(path) { (scene.say(&say::Earlier {})) } } }
        }
    }
}

fn entry(
    scene: &Scene<'_>,
    story: &Story<'_>,
    link: &dyn Fn(usize) -> Option<String>,
    now: Option<usize>,
) -> Markup {
    let person = story.seat.and_then(|seat| scene.people.get(seat.index()));
    let step = story.last.step;
    let (own, beside) = (scene.seat.map(Seat), story.last.beside());
    let is_nudge = matches!(beside, Some(Fact::Nudged { seat, .. }) if Some(*seat) == own);
    let has_nudged = matches!(beside, Some(Fact::Nudged { by, .. }) if Some(*by) == own);
    html! {
        li #{ "e" (story.last.n) } data-n=(story.last.n) data-nudge[is_nudge] data-nudged[has_nudged] data-moment=[some(&story.moment)] .now[step.is_some() && step == now] {
            @if let Some(person) = person { (mark(person.marker, false)) } @else { span.mark {} }
            span.words { (story.words()) }
            @if let Some((step, path)) = step.and_then(|step| Some((step, link(step)?))) {
                @let n = i64::try_from(step).unwrap_or(i64::MAX);
                a.step.number href=(path) aria-label=(scene.text(&say::Step { n })) { (step) }
            }
        }
    }
}

fn some(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}

/// An event in words; none for talk, which stands elsewhere, and for what is not told.
fn tell(scene: &Scene<'_>, told: &Told) -> Option<Markup> {
    let is_talk = matches!(told.beside(), Some(Fact::Said { .. }));
    let line = told.line.as_ref().filter(|_| !is_talk)?;
    Some(drawn(line, scene.game, scene.tongue))
}
