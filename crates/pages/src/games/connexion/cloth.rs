//! The cloth of Cosmic `ConneXion`: the diamond, and beside it what the viewer holds and what everybody has found.

use std::collections::BTreeMap;

use maud::{Markup, html};
use serde_json::json;
use speech::around as say;
use speech::drawn;
use table::Seat;

use super::cards::{back, celestial, letter};
use super::diamond::{diamond, told};
use super::sentence;
use super::view::{Kit, Letter, View, points};
use crate::games::GamePage;
use crate::people::mark;
use crate::table::{Scene, latest};
use crate::words;

pub(super) fn cloth(scene: &Scene<'_>) -> Markup {
    let (view, kit) = (View::of(scene), Kit::of(scene));
    html! {
        div.cloth.connexion {
            div.board {
                p #just .just { @if let Some(last) = latest(scene) { (last.words()) } }
                (clock(scene, &view))
                (diamond(scene, &view, &kit, view.phase == "claim" && scene.seat.is_some() && scene.to_act() == scene.seat))
            }
            div #beside .beside {
                (sentence::sentence(scene, &view, &kit))
                (sentence::builder(scene, &view, &kit))
                (hand(scene, &view, &kit))
                (won(scene, &view))
                (scribe(scene, &view))
                (overlooked(scene, &kit))
                (stands_for(scene, &view, &kit))
            }
        }
    }
}

/// The clock of the word hunt and of the sentence, large.
fn clock(scene: &Scene<'_>, view: &View) -> Markup {
    let active = view
        .active
        .and_then(|seat| scene.people.get(usize::from(seat)));
    let runs = matches!(view.phase.as_str(), "claim" | "award" | "sentence");
    let left = active.filter(|_| runs).and_then(|person| person.clock);
    html! {
        @if let Some(clock) = left {
            ll-clock #hunt .clock .hunt data-left=(clock.left_ms) data-running[clock.running] {
                span.number { (words::span(clock.left_ms)) } span.unseen { " left" }
            }
        }
    }
}

/// The viewer's letter cards. While one is to be placed, pressing it places it; where the position is free, pressing it
/// chooses it, and pressing a position of the diamond places it there.
fn hand(scene: &Scene<'_>, view: &View, kit: &Kit) -> Markup {
    if view.hand.is_empty() {
        return html! {};
    }
    html! {
        section #hand-of-letters .hand aria-labelledby="hand" {
            h3 #hand { (scene.say(&say::YourLetters {})) }
            ll-letters {
                ul {
                    @for card in view.hand.iter().filter_map(|name| kit.letter(name)) {
                        li #{ "held-" (card.name) } { (held(scene, card, &placings(scene, &card.name))) }
                    }
                }
            }
        }
    }
}

/// The verbs that place a card: by position, or 0 for the next one, the number of the verb.
fn placings(scene: &Scene<'_>, name: &str) -> BTreeMap<u64, usize> {
    let verbs = scene.actions.iter().enumerate();
    let places = verbs.filter(|(_, action)| action["do"] == "place" && action["card"] == name);
    places
        .map(|(index, action)| (action["position"].as_u64().unwrap_or(0), index))
        .collect()
}

fn held(scene: &Scene<'_>, card: &Letter, placings: &BTreeMap<u64, usize>) -> Markup {
    let t = scene.tongue;
    html! {
        @match placings.first_key_value() {
            None => (letter(card, t)),
            Some((0, index)) => button.piece form={ "verb-" (index) } aria-label=(scene.text(&drawn::PlaceCard { card: card.said(t) })) { (letter(card, t)) },
            Some(_) => button.piece type="button" aria-pressed="false" data-at=(json!(placings)) aria-label=(scene.text(&drawn::ChooseCard { card: card.said(t) })) { (letter(card, t)) },
        }
    }
}

/// The viewer's celestial cards; at the end everybody's.
fn won(scene: &Scene<'_>, view: &View) -> Markup {
    let over = view.phase == "over";
    let own = scene.seat.filter(|_| !over && !view.celestial.is_empty());
    let known = (0..).zip(&view.celestial_known);
    let known = known.filter(|(seat, known)| !known.is_empty() && own != Some(*seat));
    html! {
        @if own.is_some() {
            section.won aria-labelledby="won" {
                h3 #won { (scene.say(&drawn::YourCelestialsWorth { points: points(view.held()).into() })) }
                (celestials(view, &view.celestial))
            }
        }
        @for (seat, known) in known {
            section.won aria-label=(scene.text(&drawn::CelestialsOf { seat: Seat(seat) })) {
                h3 { (of_whom(scene, seat, over)) }
                (celestials(view, known))
            }
        }
    }
}

/// Whose cards these are; before the end, that they are those the viewer has seen.
fn of_whom(scene: &Scene<'_>, seat: u16, over: bool) -> Markup {
    let seat = Seat(seat);
    if over {
        scene.say(&drawn::CelestialsOf { seat })
    } else {
        scene.say(&drawn::SeenWith { seat })
    }
}

fn celestials(view: &View, ids: &[String]) -> Markup {
    let mut cards: Vec<_> = ids
        .iter()
        .filter_map(|id| Some((id, view.cards.get(id)?)))
        .collect();
    cards.sort_by_key(|(_, card)| (card.family != "sun", -card.tenths));
    html! { ul.celestials { @for (id, card) in cards { li #{ "won-" (id) } { (celestial(id, card)) } } } }
}

/// The scribe's list, the newest word first, each with the colour of who found it.
fn scribe(scene: &Scene<'_>, view: &View) -> Markup {
    html! {
        section #scribes .scribe aria-labelledby="scribe" {
            h3 #scribe { (scene.say(&say::TheScribesList {})) @if !view.words.is_empty() { " " span.number.soft { (view.words.len()) } } }
            p #pile .pile {
                @if view.pile > 0 { (back()) (scene.say(&say::InPile { n: many(view.pile) })) }
                @else if view.phase != "over" && !view.cards.is_empty() { (scene.say(&say::PileIsEmpty {})) }
            }
            @if view.words.is_empty() { p.soft { (scene.say(&say::NoWordYet {})) } }
            ol #words-found .words-found tabindex="0" aria-labelledby="scribe" {
                @for (index, word) in view.words.iter().enumerate().rev() {
                    li #{ "word-" (index) } data-word=(word.word) {
                        @if let Some(person) = scene.people.get(usize::from(word.seat)) { (mark(person.marker, false)) }
                        span.found title=(way(word)) { (word.word) }
                        span.unseen { (scene.say(&drawn::FoundBy { seat: Seat(word.seat) })) " " (told(word)) }
                    }
                }
            }
        }
    }
}

fn many(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn way(word: &super::view::Word) -> String {
    let steps = word.spelled.iter().zip(&word.path);
    let steps: Vec<_> = steps
        .map(|(text, position)| format!("{text} {position}"))
        .collect();
    steps.join(", ")
}

/// What nobody has found, by length, long words first.
fn overlooked(scene: &Scene<'_>, kit: &Kit) -> Markup {
    let Some(all) = &kit.overlooked else {
        return html! {};
    };
    html! {
        section #nobody-found .overlooked aria-labelledby="overlooked" {
            h3 #overlooked { (scene.say(&say::NobodyFound {})) " " span.number.soft { (all.len()) } }
            p.soft { (scene.say(&say::WordNet {})) }
            @for group in all.chunk_by(|a, b| a.len() == b.len()) {
                details #{ "overlooked-" (group[0].len()) } open[group.len() < 8] {
                    summary { (scene.say(&say::Letters { n: many(group[0].len()) })) span.number.soft { " " (group.len()) } }
                    ul {
                        @for word in group {
                            li data-word=(word) {
                                b { (word) }
                                @if let Some(meaning) = kit.meaning(word) { " " span.soft { (meaning) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What each card on the diamond and in the hand can stand for.
fn stands_for(scene: &Scene<'_>, view: &View, kit: &Kit) -> Markup {
    let known = |name: &String| {
        view.layout
            .values()
            .chain(&view.hand)
            .any(|other| other == name)
    };
    html! {
        details #stands-for .stands-for {
            summary { (scene.say(&say::CardsStandFor {})) }
            dl {
                @for card in kit.letters.iter().filter(|card| known(&card.name)) {
                    div { dt { (card.capital) " " (card.small) " " (card.name) } dd { (card.short().join(", ")) } }
                }
            }
            p { (scene.say(&say::WholeName {})) " " a href=(crate::paths::rule(super::ConneXion.slug(), "X6")) { (scene.say(&say::HowAWordLies {})) } }
        }
    }
}
