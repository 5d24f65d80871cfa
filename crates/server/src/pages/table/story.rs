//! What happened, in words, newest first. Games tell their own events; what any table has is told here.

use maud::{Markup, html};
use serde_json::Value as Json;

use super::{Scene, TablePage, Told};
use crate::pages::games::page_of;
use crate::pages::people::{Person, mark};
use crate::pages::{paths, words};

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

pub(crate) fn history(table: &TablePage, scene: &Scene<'_>) -> Markup {
    let told = table.log.iter().rev().filter_map(|told| {
        let words = tell(scene, told)?;
        Some((told, words))
    });
    html! {
        section.history aria-labelledby="story" {
            h2 #story { "What happened" }
            ol #history {
                @for (told, words) in told.take(SHOWN) { (entry(&table.id, scene, told, &words)) }
            }
        }
    }
}

fn entry(id: &str, scene: &Scene<'_>, told: &Told, words: &Markup) -> Markup {
    let person = seat_of(&told.event).and_then(|seat| scene.people.get(usize::from(seat)));
    html! {
        li #{ "e" (told.n) } data-n=(told.n) {
            @if let Some(person) = person { (mark(person.marker, false)) } @else { span.mark {} }
            span.words { (words) }
            @if let Some(step) = told.step {
                a.step.number href=(paths::step(id, step)) aria-label={ "Step " (step) " in the replay" } { (step) }
            }
        }
    }
}

/// An event in words; none for talk and for what is not told.
pub(crate) fn tell(scene: &Scene<'_>, told: &Told) -> Option<Markup> {
    let event = &told.event;
    let name = event.get("event")?.as_str()?;
    if let Some(words) = page_of(scene.game.slug).tell(scene, name, event) {
        return Some(words);
    }
    let text = of_table(scene, name, event)?;
    Some(html! { (text) })
}

fn of_table(scene: &Scene<'_>, name: &str, event: &Json) -> Option<String> {
    let names = scene.names();
    let seat = seat_of(event);
    let does = |you: &str, they: &str| seat.map(|seat| names.does(seat, you, they));
    let word = |key: &str| event.get(key).and_then(Json::as_str).unwrap_or_default().to_owned();
    let rules = || words::changes(scene.game.rules, &event["rules"]);
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
            words::change(scene.game.rules, &word("rule"), &event["value"])
        )),
        "joined" | "sat-late" => Some(format!("{} sits down.", word("name"))),
        "left" => Some(format!("{} the table for good.", does("leave", "leaves")?)),
        "undone" => Some("That is taken back.".to_owned()),
        "take-back-asked" => Some(format!("{} to take steps back.", does("ask", "asks")?)),
        "take-back-answered" if event["yes"] == true => {
            Some(format!("{} to taking it back.", does("agree", "agrees")?))
        }
        "take-back-answered" => Some(format!("{} no: it stands.", does("say", "says")?)),
        "stood-in" => Some(format!("The bot {} plays for {}.", word("bot"), names.object(seat?))),
        "returned" => Some(format!("{} back.", does("are", "is")?)),
        "closed" => Some(format!("The table is closed: {}.", word("why"))),
        _ => None,
    }
}
