//! The cloth of Unexploded Cow: the fields around the table with the count of the next roll over the cows, the city,
//! the money, the last explosions, and the viewer's hand.

use maud::{Markup, html};
use serde_json::Value as Json;

use super::chart::chart;
use super::draw::{chips, head, money, puff, town, worth};
use super::verbs::{place, whose};
use super::view::{InPlay, Printed, View, named, power, seat, word};
use crate::people::mark;
use crate::table::{Scene, stories};
use crate::words;

pub(super) fn cloth(scene: &Scene<'_>) -> Markup {
    let look = Look {
        scene,
        view: View::read(scene.view),
    };
    let over = scene.turn["kind"] == "over" || look.view.phase == "over";
    html! {
        div.cloth.cow {
            div #news .news {
                p #just .just { @if let Some(last) = stories(scene).next() { (last.words()) } @else { "The cows are grazing." } }
                (look.explosions())
            }
            @if over { (chart(scene, &look.view)) }
            div.round .{ "seats-" (look.view.fields.len()) } {
                (look.middle())
                @for (place, seat) in look.order().into_iter().enumerate() { (look.field(seat, place)) }
            }
            @if !over { (look.hand()) }
        }
    }
}

/// What is drawn, for whom.
struct Look<'a> {
    scene: &'a Scene<'a>,
    view: View,
}

impl Look<'_> {
    /// The seats from the viewer's on to the left: below, then round the table with the sun.
    fn order(&self) -> Vec<u16> {
        let seats = u16::try_from(self.view.fields.len()).unwrap_or_default();
        let first = self.scene.seat.unwrap_or_default();
        (0..seats).map(|step| (first + step) % seats).collect()
    }

    fn middle(&self) -> Markup {
        let view = &self.view;
        html! {
            div #middle .middle {
                div.city {
                    @if let (Some(points), Some(name)) = (view.city, &view.city_name) {
                        (town(points))
                        p { strong { (name) } " " span.number { (points) } @if points == 1 { " point" } @else { " points" } }
                    } @else if view.cities_left == 0 { p { "All cities are taken" } }
                    @else { (town(0)) p { "No city is up" } }
                    @if view.cities_left > 0 { p.small { (view.cities_left) " to come" } }
                }
                dl.money {
                    div { dt { "Pot" } dd { (chips(view.pot)) strong.number { (money(view.pot)) } } }
                    div { dt { "Bank" } dd { (chips(view.bank)) strong.number { (money(view.bank)) } } }
                }
                p.small { "Deck " (view.deck_size) ", discard pile " (view.discard.len()) @if view.games > 1 { ", game " (view.game) " of " (view.games) } }
            }
        }
    }

    /// What has blown up since the turn before this one began.
    fn explosions(&self) -> Markup {
        let mut turns = 0;
        let recent = self.scene.log.iter().rev().take_while(|told| {
            turns += u8::from(told.event["event"] == "turn-begun");
            turns < 2
        });
        let booms: Vec<_> = recent
            .filter(|told| told.event["event"] == "exploded")
            .collect();
        let names = self.scene.names();
        html! {
            ul #booms .booms aria-label="Exploded" {
                @for told in booms.iter().rev() {
                    li #{ "boom-" (told.n) } .boom {
                        (puff())
                        span { (whose(names, seat(&told.event, "owner"))) " " (named(&told.event["cow"])) " " (worth(told.event["value"].as_i64().unwrap_or_default())) }
                    }
                }
            }
        }
    }

    fn field(&self, seat: u16, place: usize) -> Markup {
        let Some(person) = self.scene.people.get(usize::from(seat)) else {
            return html! {};
        };
        let mine = self.scene.seat == Some(seat);
        let field = self.view.fields.get(usize::from(seat));
        let roller = self.view.active == seat && self.view.phase != "over";
        html! {
            section #{ "field-" (seat) } .pasture .{ "at-" (place) } .mine[mine] .roller[roller] .gone[!self.view.is_in(seat)] aria-labelledby={ "field-of-" (seat) } {
                h3 #{ "field-of-" (seat) } {
                    (mark(person.marker, false))
                    span { @if mine { "Your field" } @else { (person.name) span.unseen { "'s field" } } }
                    @if roller { span.turn { "on turn" } }
                }
                (self.known(seat))
                div.line-of-cows {
                    (self.slots(seat, "left"))
                    @if let Some(cows) = field.filter(|cows| !cows.is_empty()) {
                        ol.herd aria-label="left to right" { @for cow in cows { (self.cow(seat, cow)) } }
                    } @else { p.none { @if self.view.is_in(seat) { "no cows" } @else { "has dropped out" } } }
                    (self.slots(seat, "right"))
                }
            }
        }
    }

    /// What the viewer knows of another's hand.
    fn known(&self, seat: u16) -> Markup {
        let known = self.view.known.get(usize::from(seat)).into_iter().flatten();
        let known: Vec<String> = known.map(|id| self.view.name(id)).collect();
        html! { @if !known.is_empty() { p.known { "You know of the hand: " (words::list(&known)) "." } } }
    }

    fn cow(&self, field: u16, cow: &InPlay) -> Markup {
        let face = self.view.face(&cow.id);
        let bombs = self.view.bombs.as_ref();
        let held = bombs.is_some_and(|bombs| bombs.holding.iter().any(|(id, _)| *id == cow.id));
        let asked = bombs.is_some_and(|bombs| bombs.holder.as_deref() == Some(&cow.id));
        let doomed = bombs.is_some_and(|bombs| bombs.doomed.contains(&cow.id));
        let owner = self.scene.people.get(usize::from(cow.owner));
        let colour = owner.map(|owner| owner.marker.colour());
        html! {
            li #{ "cow-" (cow.id) } .in-play .{ "k-" (cow.kind) } .held[held] .asked[asked] .doomed[doomed] .used[cow.used] {
                @if let Some(face) = face { span.count.number { span.unseen { "A roll of " } (face) span.unseen { " finds " } } }
                (head(&cow.id, &cow.kind, colour))
                span.called { (cow.name) }
                (worth(cow.value))
                @if cow.kind != "plain" { span.kind { (power(&cow.kind)) } }
                @if cow.owner != field { span.owner { "of " (self.scene.names().object(cow.owner)) } }
                @if held { span.state { "bomb" } } @else if doomed { span.state { "doomed" } } @else if cow.used { span.state { "has acted" } }
                (self.take(&cow.id, &cow.name))
            }
        }
    }

    /// The button that picks a cow for the event being played.
    fn take(&self, id: &str, name: &str) -> Markup {
        let picked = |action: &Json| word(action, "do") == "pick" && word(action, "cow") == id;
        let action = self.scene.actions.iter().position(picked);
        html! { @if let Some(n) = action { button.take form={ "verb-" (n) } aria-label={ "Pick " (name) } { "Pick" } } }
    }

    /// Where a chosen card of the hand may be put down in a field.
    fn slots(&self, field: u16, end: &str) -> Markup {
        let hand = self.view.hand.as_deref().unwrap_or_default();
        html! {
            @for (index, id) in hand.iter().enumerate() {
                @if let Some(n) = self.plays(id, Some(field), end) {
                    button.slot .{ "h-" (index) } form={ "verb-" (n) } data-end=(end)
                        aria-label={ "Put " (self.view.name(id)) " " (place(self.scene.names(), &self.scene.actions[n])) } { "here" }
                }
            }
        }
    }

    /// The listed action that plays this card, or one just like it.
    fn plays(&self, id: &str, field: Option<u16>, end: &str) -> Option<usize> {
        let alike = |other: &str| {
            let like = |id: &str| {
                self.view.cards.get(id).map(|card| {
                    (
                        &card.kind,
                        card.price,
                        card.value,
                        card.value.is_none().then_some(&card.text),
                    )
                })
            };
            other == id || like(other) == like(id)
        };
        let fits = |action: &&Json, same: &dyn Fn(&str) -> bool| {
            let is_there = match field {
                Some(field) => {
                    word(action, "do") == "play-cow"
                        && seat(action, "field") == field
                        && word(action, "end") == end
                }
                None => word(action, "do") == "play-event",
            };
            is_there && same(word(action, "card"))
        };
        let find = |same: &dyn Fn(&str) -> bool| {
            self.scene
                .actions
                .iter()
                .position(|action| fits(&action, same))
        };
        find(&|other| other == id).or_else(|| find(&alike))
    }

    fn hand(&self) -> Markup {
        let Some(hand) = &self.view.hand else {
            return html! {};
        };
        // A row that scrolls is reached by keys even where no card of it can be played.
        let idle = !hand.iter().any(|id| self.playable(id).is_some());
        html! {
            ll-hand.hand role="group" aria-labelledby="hand" {
                h3 #hand { "Your hand" @if hand.is_empty() { span.soft { " is empty" } } }
                ul tabindex=[idle.then_some("0")] { @for (index, id) in hand.iter().enumerate() { (self.held(index, id)) } }
            }
        }
    }

    /// The listed action that plays this card of the hand: a cow into the viewer's own field.
    fn playable(&self, id: &str) -> Option<usize> {
        let me = self.scene.seat.unwrap_or_default();
        match self.view.cards.get(id)?.value {
            Some(_) => self.plays(id, Some(me), "right"),
            None => self.plays(id, None, ""),
        }
    }

    fn held(&self, index: usize, id: &str) -> Markup {
        let card = self.view.cards.get(id).cloned().unwrap_or_default();
        let playable = self.playable(id);
        html! {
            li #{ "card-" (id) } .in-hand .{ "k-" (card.kind) } {
                span.price.number title="price" { (money(card.price)) }
                (head(id, &card.kind, None))
                span.called { (card.name) }
                (printed(&card))
                @if let Some(n) = playable {
                    div.plays {
                        button form={ "verb-" (n) } aria-label={ "Play " (card.name) @if card.value.is_some() { " into your field" } } { "Play" }
                        @if card.value.is_some() {
                            input .unseen .hold .{ "h-" (index) } type="radio" name="hand" id={ "hold-" (id) };
                            label for={ "hold-" (id) } data-key=[(index < 9).then_some(index + 1)] { span.unseen { (card.name) " " } "give…" }
                        }
                    }
                } @else if card.value.is_none() && self.scene.actions.iter().any(|action| word(action, "do") == "end-play") {
                    span.small { "no target now" }
                }
            }
        }
    }
}

fn printed(card: &Printed) -> Markup {
    html! {
        @if let Some(value) = card.value {
            (worth(value))
            @if card.kind != "plain" { span.kind { (power(&card.kind)) } }
        } @else { span.text { (card.text) } }
    }
}
