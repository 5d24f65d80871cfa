//! What happened, in words, newest first. Games tell their own events; what any table has is told here.

use maud::{Markup, html};
use serde_json::Value as Json;

use super::{Scene, Told};
use crate::pages::games::page_of;
use crate::pages::people::{Person, mark};
use crate::pages::words;

/// So many entries are shown; the replay has them all.
const SHOWN: usize = 120;

/// The names of the seats, as one viewer is addressed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Names<'a> {
    pub(crate) people: &'a [Person],
    pub(crate) me: Option<u16>,
}

impl Names<'_> {
    /// The name of a seat.
    pub(crate) fn of(&self, seat: u16) -> String {
        let person = self.people.get(usize::from(seat));
        person.map_or_else(|| format!("Seat {seat}"), |person| person.name.clone())
    }

    /// "You throw" or "Bo throws".
    pub(crate) fn does(&self, seat: u16, you: &str, they: &str) -> String {
        if self.me == Some(seat) {
            format!("You {you}")
        } else {
            format!("{} {they}", self.of(seat))
        }
    }

    /// The name within a sentence: "you" or "Bo".
    pub(crate) fn object(&self, seat: u16) -> String {
        if self.me == Some(seat) {
            "you".to_owned()
        } else {
            self.of(seat)
        }
    }
}

/// The seat that an event is about.
pub(super) fn seat_of(event: &Json) -> Option<u16> {
    event.get("seat")?.as_u64()?.try_into().ok()
}

/// What one step brought about: one entry of the story.
#[derive(Debug)]
pub(crate) struct Story<'a> {
    /// The last of its entries in the log.
    last: &'a Told,
    /// Who it is about.
    seat: Option<u16>,
    sentences: Vec<Markup>,
}

impl Story<'_> {
    /// The sentences in the order in which things happened.
    pub(crate) fn words(&self) -> Markup {
        html! { @for sentence in &self.sentences { (sentence) " " } }
    }
}

/// The story, the newest first.
pub(crate) fn stories<'a>(scene: &'a Scene<'a>) -> impl Iterator<Item = Story<'a>> {
    let same = |a: &Told, b: &Told| a.step.is_some() && a.step == b.step;
    scene.log.chunk_by(same).rev().filter_map(|chunk| {
        let sentences: Vec<_> = chunk.iter().filter_map(|told| tell(scene, told)).collect();
        let seat = chunk.iter().find_map(|told| seat_of(&told.event));
        let last = chunk.last().filter(|_| !sentences.is_empty())?;
        Some(Story {
            last,
            seat,
            sentences,
        })
    })
}

pub(crate) fn history(
    scene: &Scene<'_>,
    link: &dyn Fn(usize) -> Option<String>,
    now: Option<usize>,
) -> Markup {
    html! {
        section.history aria-labelledby="story" {
            h2 #story { "What happened" }
            ol #history tabindex="0" aria-labelledby="story" {
                @for story in stories(scene).take(SHOWN) { (entry(scene, &story, link, now)) }
            }
        }
    }
}

fn entry(
    scene: &Scene<'_>,
    story: &Story<'_>,
    link: &dyn Fn(usize) -> Option<String>,
    now: Option<usize>,
) -> Markup {
    let person = story
        .seat
        .and_then(|seat| scene.people.get(usize::from(seat)));
    let step = story.last.step;
    html! {
        li #{ "e" (story.last.n) } data-n=(story.last.n) .now[step.is_some() && step == now] {
            @if let Some(person) = person { (mark(person.marker, false)) } @else { span.mark {} }
            span.words { (story.words()) }
            @if let Some((step, path)) = step.and_then(|step| Some((step, link(step)?))) {
                a.step.number href=(path) aria-label={ "Step " (step) " in the replay" } { (step) }
            }
        }
    }
}

/// An event in words; none for talk and for what is not told.
fn tell(scene: &Scene<'_>, told: &Told) -> Option<Markup> {
    let event = &told.event;
    let name = event.get("event")?.as_str()?;
    if let Some(words) = page_of(scene.game.slug).tell(scene, name, event) {
        return Some(words);
    }
    let text = of_table(scene, name, event);
    let text = text.or_else(|| scene.words?.told(told.n).map(str::to_owned))?;
    Some(html! { (text) })
}

fn of_table(scene: &Scene<'_>, name: &str, event: &Json) -> Option<String> {
    let names = scene.names();
    let seat = seat_of(event);
    let does = |you: &str, they: &str| seat.map(|seat| names.does(seat, you, they));
    let word = |key: &str| {
        event
            .get(key)
            .and_then(Json::as_str)
            .unwrap_or_default()
            .to_owned()
    };
    let rules = || words::changes(scene.game, &event["rules"]);
    match name {
        "started" => Some("The game begins.".to_owned()),
        "rule-proposed" => Some(format!("{}: {}.", does("propose", "proposes")?, rules())),
        "voted" => Some(match event.get("yes").and_then(Json::as_bool) {
            Some(true) => format!("{} yes.", does("vote", "votes")?),
            Some(false) => format!("{} no.", does("vote", "votes")?),
            None => format!("{}.", does("withdraw your yes", "withdraws the yes")?),
        }),
        "proposal-failed" => Some("One no is enough: the proposal is dead.".to_owned()),
        "rule-adopted" => Some(format!("Adopted by all: {}.", rules())),
        "rule-in-force" => Some(format!(
            "From now on: {}.",
            words::change(scene.game, &word("rule"), &event["value"])
        )),
        "joined" | "sat" => Some(format!("{} sits down.", word("name"))),
        "stood-up" => Some("Somebody stands up.".to_owned()),
        "left" => Some(format!("{} the table for good.", does("leave", "leaves")?)),
        "undone" => Some("That is taken back.".to_owned()),
        "take-back-asked" => Some(format!("{} to take steps back.", does("ask", "asks")?)),
        "take-back-answered" if event["yes"] == true => {
            Some(format!("{} to taking it back.", does("agree", "agrees")?))
        }
        "take-back-answered" => Some(format!("{} no: it stands.", does("say", "says")?)),
        "stood-in" => Some(format!(
            "The bot {} plays for {}.",
            word("bot"),
            names.object(seat?)
        )),
        "returned" => Some(format!("{} back.", does("are", "is")?)),
        "closed" => Some(format!("The table is closed: {}.", word("why"))),
        _ => None,
    }
}
