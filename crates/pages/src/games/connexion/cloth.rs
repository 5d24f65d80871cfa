//! The cloth of Cosmic `ConneXion`: the diamond, and beside it what the viewer holds and what everybody has found.

use std::collections::BTreeMap;

use connexion::deck::Family;
use connexion::{Action, Listed, View};
use english::words::meaning;
use maud::{Markup, html};
use serde_json::json;
use speech::around as say;
use speech::drawn;
use speech::own::counter;
use table::Seat;

use super::Sight;
use super::cards::{back, celestial, letter};
use super::diamond::{diamond, told};
use super::kit::{Kit, Letter, held as worth};
use super::sentence;
use crate::people::{Clock, mark};
use crate::table::latest;
use crate::words;
use crate::words::tenths_in;

pub(super) fn cloth(scene: Sight<'_>) -> Markup {
    let (view, kit) = (scene.view, Kit::of(scene));
    html! {
        div.cloth.connexion {
            div.board {
                p #just .just { @if let Some(last) = latest(&scene) { (last.words()) } }
                @if !sentence::is_mine(scene) { (clock(scene)) }
                (diamond(scene, kit, view.phase == "claim" && scene.seat.is_some() && scene.to_act() == scene.seat))
            }
            div #beside .beside {
                (sentence::sentence(scene))
                // Whoever lays a sentence looks here.
                @if sentence::is_mine(scene) { div #laying { (clock(scene)) (sentence::builder(scene)) } }
                (hand(scene, kit))
                (won(scene))
                (scribe(scene))
                (overlooked(scene))
                (stands_for(scene, kit))
            }
        }
    }
}

/// The clock of the word hunt or of the sentence.
pub(super) fn hunted(scene: Sight<'_>) -> Option<Clock> {
    let view = scene.view;
    let active = view.active.and_then(|seat| scene.people.get(seat.index()));
    let runs = matches!(view.phase, "claim" | "award" | "sentence");
    active.filter(|_| runs).and_then(|person| person.clock)
}

/// Whether the viewer chooses a letter before the position that it goes to.
pub(super) fn is_free(scene: Sight<'_>) -> bool {
    let at = |action: &Action| {
        matches!(
            action,
            Action::Place {
                position: Some(_),
                ..
            }
        )
    };
    scene.actions.iter().any(at)
}

/// The clock of the word hunt and of the sentence, large.
fn clock(scene: Sight<'_>) -> Markup {
    html! {
        @if let Some(clock) = hunted(scene) {
            ll-clock #hunt .clock .hunt data-left=(clock.left_ms) data-running[clock.running] {
                span.number { (words::span(clock.left_ms, scene.tongue)) } span.unseen { " " (scene.say(&say::ClockLeft {})) }
            }
        }
    }
}

/// The viewer's letter cards. While one is to be placed, pressing it places it; where the position is free, pressing it
/// chooses it, and pressing a position of the diamond places it there.
fn hand(scene: Sight<'_>, kit: Kit<'_>) -> Markup {
    let hand = scene.view.hand.as_deref().unwrap_or_default();
    if hand.is_empty() {
        return html! {};
    }
    html! {
        section #hand-of-letters .hand aria-labelledby="hand" {
            h3 #hand { (scene.hand_called(&say::YourLetters {})) }
            ll-letters {
                ul {
                    @for card in hand.iter().filter_map(|name| kit.letter(name)) {
                        li #{ "held-" (card.card.name) } { (held(scene, &card, &placings(scene, &card.card.name))) }
                    }
                }
            }
        }
    }
}

/// The verbs that place a card: by position, or 0 for the next one, the number of the verb.
fn placings(scene: Sight<'_>, name: &str) -> BTreeMap<u64, usize> {
    let verbs = scene.actions.iter().enumerate();
    let places = verbs.filter_map(|(index, action)| match action {
        Action::Place { card, position } if card == name => Some((
            position.map_or(0, |position| position.number().into()),
            index,
        )),
        _ => None,
    });
    places.collect()
}

fn held(scene: Sight<'_>, card: &Letter<'_>, placings: &BTreeMap<u64, usize>) -> Markup {
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
fn won(scene: Sight<'_>) -> Markup {
    let view = scene.view;
    let over = view.phase == "over";
    let cards = view.celestial.as_deref().unwrap_or_default();
    let own = scene.seat.filter(|_| !over && !cards.is_empty());
    let known = (0..).zip(&view.celestial_known);
    let known = known.filter(|(seat, known)| !known.is_empty() && own != Some(*seat));
    html! {
        @if own.is_some() {
            section.won aria-labelledby="won" {
                h3 #won { (scene.say(&drawn::YourCelestialsWorth { points: tenths_in(worth(view), scene.tongue).into() })) }
                (celestials(view, cards, scene.tongue))
            }
        }
        @for (seat, known) in known {
            section.won aria-label=(scene.text(&drawn::CelestialsOf { seat: Seat(seat) })) {
                h3 { (of_whom(scene, seat, over)) }
                (celestials(view, known, scene.tongue))
            }
        }
    }
}

/// Whose cards these are; before the end, that they are those the viewer has seen.
fn of_whom(scene: Sight<'_>, seat: u16, over: bool) -> Markup {
    let seat = Seat(seat);
    if over {
        scene.say(&drawn::CelestialsOf { seat })
    } else {
        scene.say(&drawn::SeenWith { seat })
    }
}

fn celestials(view: &View, ids: &[String], t: speech::Tongue) -> Markup {
    let mut cards: Vec<_> = ids
        .iter()
        .filter_map(|id| Some((id, view.cards.get(id)?)))
        .collect();
    cards.sort_by_key(|(_, card)| (card.family != Family::Sun, std::cmp::Reverse(card.tenths)));
    html! { ul.celestials.many[cards.len() > 8] { @for (id, card) in cards { li #{ "won-" (id) } { (celestial(id, card.into(), t)) } } } }
}

/// The scribe's list, the newest word first, each with the colour of who found it.
fn scribe(scene: Sight<'_>) -> Markup {
    let view = scene.view;
    html! {
        section #scribes .scribe aria-labelledby="scribe" {
            h3 #scribe { (scene.say(&say::TheScribesList {})) @if !view.words.is_empty() { " " span.number.soft { (view.words.len()) } } }
            p #pile .pile {
                @if view.pile > 0 { (back()) (scene.say(&say::InPile { n: many(view.pile) })) }
                @else if view.phase != "over" && !view.cards.is_empty() { (scene.say(&say::PileIsEmpty {})) }
            }
            @for one in &view.table_counters {
                p.counted { (scene.say(&say::Counted { what: counter(&one.rule, &one.counter, scene.tongue).into(), n: one.count.into() })) }
            }
            @if view.words.is_empty() { p.soft { (scene.say(&say::NoWordYet {})) } }
            ol #words-found .words-found tabindex="0" aria-labelledby="scribe" {
                @for (index, word) in view.words.iter().enumerate().rev() {
                    li #{ "word-" (index) } data-word=(word.word) {
                        @if let Some(person) = scene.people.get(word.seat.index()) { (mark(person.marker, false)) }
                        span.found title=(way(word)) { (word.word) }
                        span.unseen { (scene.say(&drawn::FoundBy { seat: word.seat })) " " (told(word)) }
                    }
                }
            }
        }
    }
}

fn many(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn way(word: &Listed) -> String {
    let steps = word.spelled.iter().zip(&word.path);
    let steps: Vec<_> = steps
        .map(|(text, position)| format!("{text} {position}"))
        .collect();
    steps.join(", ")
}

/// What nobody has found, by length, long words first.
fn overlooked(scene: Sight<'_>) -> Markup {
    let Some(all) = screen::overlooked(scene.rules, scene.view) else {
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
                                @if let Some(meaning) = meaning(word) { " " span.soft { (meaning.to_string()) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What each card on the diamond and in the hand can stand for.
fn stands_for(scene: Sight<'_>, kit: Kit<'_>) -> Markup {
    let known = |name: &String| {
        let hand = scene.view.hand.iter().flatten();
        scene
            .view
            .layout
            .values()
            .chain(hand)
            .any(|other| other == name)
    };
    html! {
        details #stands-for .stands-for {
            summary { (scene.say(&say::CardsStandFor {})) }
            dl {
                @for card in kit.letters().filter(|card| known(&card.card.name)) {
                    div { dt { (card.card.capital) " " (card.card.small) " " (card.card.name) } dd { (card.short().join(", ")) } }
                }
            }
            p { (scene.say(&say::WholeName {})) " " a href=(crate::paths::rule(super::SLUG, "X6")) { (scene.say(&say::HowAWordLies {})) } }
        }
    }
}
