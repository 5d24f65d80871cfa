//! The cloth of Unexploded Cow: the fields around the table with the count of the next roll over the cows, the city,
//! the money, the last explosions, and the viewer's hand.

use maud::{Markup, html};
use serde_json::Value as Json;
use speech::cow::card_text;
use speech::{Names, Tongue, around as say, listed};
use table::Seat;

use super::draw::{chips, head, money, puff, town, worth};
use super::view::{InPlay, Printed, View, named, power, seat, word};
use crate::people::mark;
use crate::table::{Scene, latest};

pub(super) fn cloth(scene: &Scene<'_>) -> Markup {
    let look = Look {
        scene,
        view: View::read(scene.view),
    };
    let over = scene.turn["kind"] == "over" || look.view.phase == "over";
    html! {
        div.cloth.cow {
            div #news .news {
                p #just .just { @if let Some(last) = latest(scene) { (last.words()) } @else { (scene.say(&say::CowsGraze {})) } }
                (look.explosions())
            }
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
                        p { strong { (name) } " " (self.scene.say(&say::Points { n: points.into() })) }
                    } @else if view.cities_left == 0 { p { (self.scene.say(&say::AllCitiesTaken {})) } }
                    @else { (town(0)) p { (self.scene.say(&say::NoCityUp {})) } }
                    @if view.cities_left > 0 { p.small { (self.scene.say(&say::ToCome { n: view.cities_left.into() })) } }
                }
                dl.money {
                    div { dt { (self.scene.say(&say::Pot {})) } dd #pot { (chips(view.pot)) strong.number { (money(view.pot)) } } }
                    div { dt { (self.scene.say(&say::Bank {})) } dd #bank { (chips(view.bank)) strong.number { (money(view.bank)) } } }
                }
                p #deck .small { (self.scene.say(&say::Piles { deck: many(view.deck_size), discard: many(view.discard.len()) })) @if view.games > 1 { ", " (self.scene.say(&say::GameOf { game: view.game, of: view.games })) } }
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
        html! {
            ul #booms .booms aria-label=(self.scene.text(&say::Exploded {})) {
                @for told in booms.iter().rev() {
                    li #{ "boom-" (told.n) } .boom {
                        (puff())
                        span { (self.scene.say(&say::CowOf { seat: Seat(seat(&told.event, "owner")), cow: named(&told.event["cow"]).as_str().into() })) " " (worth(told.event["value"].as_i64().unwrap_or_default())) }
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
                    span { @if mine { (self.scene.say(&say::YourField {})) } @else { (person.name) span.unseen { ", " (self.scene.say(&say::Field {})) } } }
                    @if roller { span.turn { (self.scene.say(&say::OnTurn {})) } }
                }
                (self.known(seat))
                div.line-of-cows {
                    (self.slots(seat, "left"))
                    @if let Some(cows) = field.filter(|cows| !cows.is_empty()) {
                        ol.herd aria-label=(self.scene.text(&say::LeftToRight {})) { @for cow in cows { (self.cow(seat, cow)) } }
                    } @else { p.none { @if self.view.is_in(seat) { (self.scene.say(&say::NoCows {})) } @else { (self.scene.say(&say::DroppedOut {})) } } }
                    (self.slots(seat, "right"))
                }
            }
        }
    }

    /// What the viewer knows of another's hand.
    fn known(&self, seat: u16) -> Markup {
        let known = self.view.known.get(usize::from(seat)).into_iter().flatten();
        let known: Vec<_> = known.map(|id| self.view.name(id).as_str().into()).collect();
        let cards = listed(&known, Names::new(&[], None).in_tongue(self.scene.tongue));
        html! { @if !known.is_empty() { p.known { (self.scene.say(&say::KnownOfHand { cards })) } } }
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
                @if let Some(face) = face { span.count.number { span.unseen { (self.scene.say(&say::ARollOf {})) " " } (face) span.unseen { " " (self.scene.say(&say::Finds {})) " " } } }
                (head(&cow.id, &cow.kind, colour))
                span.called { (cow.name) }
                (worth(cow.value))
                @if cow.kind != "plain" { span.kind { (power(&cow.kind, self.scene.game.tongue)) } }
                @if cow.owner != field { span.owner { (self.scene.say(&say::OfWhom { seat: Seat(cow.owner) })) } }
                @if held { span.state { (self.scene.say(&say::Bomb {})) } } @else if doomed { span.state { (self.scene.say(&say::Doomed {})) } } @else if cow.used { span.state { (self.scene.say(&say::HasActed {})) } }
                (self.take(&cow.id, &cow.name))
            }
        }
    }

    /// The button that picks a cow for the event being played.
    fn take(&self, id: &str, name: &str) -> Markup {
        let picked = |action: &Json| word(action, "do") == "pick" && word(action, "cow") == id;
        let action = self.scene.actions.iter().position(picked);
        html! { @if let Some(n) = action { button.take form={ "verb-" (n) } aria-label={ (self.scene.say(&say::PickIt {})) " " (name) } { (self.scene.say(&say::PickIt {})) } } }
    }

    /// Where a chosen card of the hand may be put down in a field.
    fn slots(&self, field: u16, end: &str) -> Markup {
        let hand = self.view.hand.as_deref().unwrap_or_default();
        html! {
            @for (index, id) in hand.iter().enumerate() {
                @if let Some(n) = self.plays(id, Some(field), end) {
                    button.slot .{ "h-" (index) } form={ "verb-" (n) } data-end=(end)
                        aria-label=[self.scene.label(n)] { (self.scene.say(&say::Here {})) }
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
                h3 #hand { (self.scene.say(&say::YourHand {})) @if hand.is_empty() { span.soft { " " (self.scene.say(&say::HandIsEmpty {})) } } }
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
                span.price.number title=(self.scene.text(&say::Price {})) { (money(card.price)) }
                (head(id, &card.kind, None))
                span.called { (card.name) }
                (printed(&card, self.scene.game.tongue))
                @if let Some(n) = playable {
                    div.plays {
                        button form={ "verb-" (n) } aria-label=[self.scene.label(n)] { (self.scene.say(&say::PlayIt {})) }
                        @if card.value.is_some() {
                            input .unseen .hold .{ "h-" (index) } type="radio" name="hand" id={ "hold-" (id) };
                            label for={ "hold-" (id) } data-key=[(index < 9).then_some(index + 1)] { span.unseen { (card.name) " " } (self.scene.say(&say::Give {})) }
                        }
                    }
                } @else if card.value.is_none() && self.scene.actions.iter().any(|action| word(action, "do") == "end-play") {
                    span.small { (self.scene.say(&say::NoTarget {})) }
                }
            }
        }
    }
}

fn many(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn printed(card: &Printed, tongue: Tongue) -> Markup {
    html! {
        @if let Some(value) = card.value {
            (worth(value))
            @if card.kind != "plain" { span.kind { (power(&card.kind, tongue)) } }
        } @else { span.text { (card_text(&card.text, tongue)) } }
    }
}
