//! The cloth of Unexploded Cow: the fields around the table with the count of the next roll over the cows, the city,
//! the money, the last explosions, and the viewer's hand.

use cow::{Action, Close, CowInPlay, End, Fact, Id, Pick, Printed, Seen};
use maud::{Markup, html};
use speech::cow::card_text;
use speech::own::counter;
use speech::{Names, Tongue, around as say, listed};
use table::{AnyGlance, Seat};

use super::Sight;
use super::draw::{chips, head, money, power, printed_kind, puff, town, worth};
use crate::people::mark;
use crate::table::{before, latest};

/// So many explosions are drawn, the last ones; of others there is their number, and the story tells them.
const BOOMS: usize = 4;
/// So many cows stand in two rows of a hand on a phone; a card that says much takes the place of two.
const PLACES: usize = 6;
/// More of those that say much than so many would stand one below the other.
const SAY_MUCH: usize = 2;

pub(super) fn cloth(scene: Sight<'_>) -> Markup {
    let look = Look(scene);
    let standing = scene.glance.and_then(AnyGlance::standing);
    let over = standing.is_some() || scene.view.phase == "over";
    html! {
        div.cloth.cow {
            div #news .news {
                div.lately.mine[scene.listed() > 0] {
                    (look.told(over))
                }
                (look.explosions())
            }
            div.round .{ "seats-" (scene.view.fields.len()) } {
                (look.middle())
                @for (place, seat) in look.order().into_iter().enumerate() { (look.field(seat, place)) }
            }
            @if !over { (look.hand()) }
        }
    }
}

/// What is drawn, for whom.
struct Look<'a>(Sight<'a>);

impl Look<'_> {
    /// The seats from the viewer's on to the left: below, then round the table with the sun.
    fn order(&self) -> Vec<u16> {
        let seats = u16::try_from(self.0.view.fields.len()).unwrap_or_default();
        let first = self.0.seat.unwrap_or_default();
        (0..seats).map(|step| (first + step) % seats).collect()
    }

    fn middle(&self) -> Markup {
        let view = self.0.view;
        html! {
            div #middle .middle {
                div.city {
                    @if let (Some(points), Some(name)) = (view.city, &view.city_name) {
                        (town(points.into()))
                        p { strong { (name) } " " (self.0.say(&say::Points { n: points.into() })) }
                    } @else if view.cities_left == 0 { p { (self.0.say(&say::AllCitiesTaken {})) } }
                    @else { (town(0)) p { (self.0.say(&say::NoCityUp {})) } }
                    @if view.cities_left > 0 { p.small { (self.0.say(&say::ToCome { n: view.cities_left.into() })) } }
                }
                dl.money {
                    div { dt { (self.0.say(&say::Pot {})) } dd #pot { (chips(view.pot.into())) strong.number { (money(view.pot.into(), self.0.tongue)) } } }
                    div { dt { (self.0.say(&say::Bank {})) } dd #bank { (chips(view.bank.into())) strong.number { (money(view.bank.into(), self.0.tongue)) } } }
                }
                @for one in &view.table_counters {
                    p.small { (self.0.say(&say::Counted { what: counter(&one.rule, &one.counter, self.0.tongue).into(), n: one.count.into() })) }
                }
                p #deck .small { (self.0.say(&say::Piles { deck: many(view.deck_size), discard: many(view.discard.len()) })) @if view.games > 1 { ", " (self.0.say(&say::GameOf { game: view.game, of: view.games })) } }
            }
        }
    }

    /// What was told last, and the last roll, once the next player has gone on from it: what came of it can still be read. Until then
    /// it is what was told last to all but whoever is to go on.
    fn told(&self, over: bool) -> Markup {
        let (last, rolled) = (latest(&self.0), before(&self.0, "die"));
        let rolled = rolled.filter(|_| !over);
        let stays = |n: usize| self.0.listed() == 0 && self.is_only_drawn_since(n);
        let stays = rolled.as_ref().is_some_and(|rolled| stays(rolled.last()));
        let (just, rolled) = if stays {
            (rolled, None)
        } else {
            (last, rolled)
        };
        html! {
            p #just .just { @if let Some(just) = just { (just.words()) } @else { (self.0.say(&say::CowsGraze {})) } }
            @if let Some(rolled) = rolled { p #rolled .rolled { (rolled.words()) } }
        }
    }

    /// Whether nothing has happened since an entry but what comes with a turn by itself.
    fn is_only_drawn_since(&self, n: usize) -> bool {
        let mut since = self.0.events().rev().take_while(|(told, _)| told.n > n);
        since.all(|(_, seen)| {
            matches!(
                seen,
                Seen::Close(Close::Drawn { .. })
                    | Seen::Open(
                        Fact::CityTurned { .. }
                            | Fact::Reshuffled { .. }
                            | Fact::TurnBegun { .. }
                            | Fact::NothingToDraw { .. }
                    )
            )
        })
    }

    /// What has blown up since the turn before this one began.
    fn explosions(&self) -> Markup {
        let mut turns = 0;
        let recent = self.0.events().rev().take_while(|(_, seen)| {
            turns += u8::from(matches!(seen, Seen::Open(Fact::TurnBegun { .. })));
            turns < 2
        });
        let booms = recent.filter_map(|(told, seen)| match seen {
            Seen::Open(Fact::Exploded {
                cow, owner, value, ..
            }) => Some((told.n, cow, *owner, *value)),
            Seen::Open(_) | Seen::Close(_) => None,
        });
        let booms: Vec<_> = booms.collect();
        html! {
            ul #booms .booms aria-label=(self.0.text(&say::Exploded {})) {
                @if let Some(earlier) = booms.len().checked_sub(BOOMS + 1) { li.boom.number { "+" (earlier + 1) } }
                @for (n, cow, owner, value) in booms.iter().take(BOOMS).rev() {
                    li #{ "boom-" (n) } .boom {
                        (puff())
                        span { (self.0.say(&say::CowOf { seat: *owner, cow: cow.name.as_str().into() })) " " (worth(i64::from(*value), self.0.tongue)) }
                    }
                }
            }
        }
    }

    fn field(&self, seat: u16, place: usize) -> Markup {
        let Some(person) = self.0.people.get(usize::from(seat)) else {
            return html! {};
        };
        let mine = self.0.seat == Some(seat);
        let field = self.0.view.fields.get(usize::from(seat));
        let roller = self.0.view.active == Seat(seat) && self.0.view.phase != "over";
        html! {
            section #{ "field-" (seat) } .pasture .{ "at-" (place) } .mine[mine] .roller[roller] .gone[!self.is_in(seat)] aria-labelledby={ "field-of-" (seat) } {
                h3 #{ "field-of-" (seat) } {
                    (mark(person.marker, false))
                    span { @if mine { (self.0.say(&say::YourField {})) } @else { (person.name) span.unseen { ", " (self.0.say(&say::Field {})) } } }
                    @if roller { span.turn { (self.0.say(&say::OnTurn {})) } }
                }
                (self.known(seat))
                div.line-of-cows {
                    (self.slots(seat, End::Left))
                    @if let Some(cows) = field.filter(|cows| !cows.is_empty()) {
                        ol.herd aria-label=(self.0.text(&say::LeftToRight {})) { @for cow in cows { (self.cow(seat, cow)) } }
                    } @else { p.none { @if self.is_in(seat) { (self.0.say(&say::NoCows {})) } @else { (self.0.say(&say::DroppedOut {})) } } }
                    (self.slots(seat, End::Right))
                }
            }
        }
    }

    /// What people call a card.
    fn name(&self, id: Id) -> &str {
        let card = self.0.view.cards.get(&id);
        card.map_or("", |card| &card.name)
    }

    /// The roll of the player on turn that finds the cow.
    fn face(&self, id: Id) -> Option<usize> {
        let mut reached = self.0.view.reached_by.iter();
        Some(reached.position(|cow| *cow == Some(id))? + 1)
    }

    fn is_in(&self, seat: u16) -> bool {
        !self.0.view.out.contains(&Seat(seat))
    }

    /// What the viewer knows of another's hand.
    fn known(&self, seat: u16) -> Markup {
        let known = self
            .0
            .view
            .known
            .get(usize::from(seat))
            .into_iter()
            .flatten();
        let known: Vec<_> = known.map(|id| self.name(*id).into()).collect();
        let cards = listed(&known, Names::new(&[], None).in_tongue(self.0.tongue));
        html! { @if !known.is_empty() { p.known { (self.0.say(&say::KnownOfHand { cards })) } } }
    }

    fn cow(&self, field: u16, cow: &CowInPlay) -> Markup {
        let (face, kind) = (self.face(cow.id), cow.kind.slug());
        let bombs = self.0.view.bombs.as_ref();
        let held = bombs.is_some_and(|bombs| bombs.holding.iter().any(|(id, _)| *id == cow.id));
        let asked = bombs.is_some_and(|bombs| bombs.holder == Some(cow.id));
        let doomed = bombs.is_some_and(|bombs| bombs.doomed.contains(&cow.id));
        let owner = self.0.people.get(cow.owner.index());
        let colour = owner.map(|owner| owner.marker.colour());
        html! {
            li #{ "cow-" (cow.id) } .in-play .{ "k-" (kind) } .held[held] .asked[asked] .doomed[doomed] .used[cow.used] {
                @if let Some(face) = face { span.count.number { span.unseen { (self.0.say(&say::ARollOf {})) " " } (face) span.unseen { " " (self.0.say(&say::Finds {})) " " } } }
                (head(cow.id.as_str(), kind, colour))
                span.called { (cow.name) }
                (worth(cow.value.into(), self.0.tongue))
                @if kind != "plain" { span.kind { (power(kind, self.0.game.tongue)) } }
                @if cow.owner != Seat(field) { span.owner { (self.0.say(&say::OfWhom { seat: cow.owner })) } }
                @if held { span.state { (self.0.say(&say::Bomb {})) } } @else if doomed { span.state { (self.0.say(&say::Doomed {})) } } @else if cow.used { span.state { (self.0.say(&say::HasActed {})) } }
                (self.take(cow.id, &cow.name))
            }
        }
    }

    /// The button that picks a cow for the event being played.
    fn take(&self, id: Id, name: &str) -> Markup {
        let pick = Action::Pick(Pick::Cow(id));
        let action = self.0.actions.iter().position(|action| *action == pick);
        html! { @if let Some(n) = action { button.take form={ "verb-" (n) } aria-label={ (self.0.say(&say::PickIt {})) " " (name) } { (self.0.say(&say::PickIt {})) } } }
    }

    /// Where a chosen card of the hand may be put down in a field.
    fn slots(&self, field: u16, end: End) -> Markup {
        let side = match end {
            End::Left => "left",
            End::Right => "right",
        };
        let hand = self.0.view.hand.as_deref().unwrap_or_default();
        html! {
            @for (index, id) in hand.iter().enumerate() {
                @if let Some(n) = self.plays(*id, Some((Seat(field), end))) {
                    button.slot .{ "h-" (index) } form={ "verb-" (n) } data-end=(side)
                        aria-label=[self.0.label(n)] { (self.0.say(&say::Here {})) }
                }
            }
        }
    }

    /// The listed action that plays this card, or one just like it.
    fn plays(&self, id: Id, to: Option<(Seat, End)>) -> Option<usize> {
        let alike = |other: Id| {
            let like = |id: Id| {
                self.0.view.cards.get(&id).map(|card| {
                    (
                        card.kind,
                        card.price,
                        card.value,
                        card.value.is_none().then_some(&card.text),
                    )
                })
            };
            other == id || like(other) == like(id)
        };
        let fits = |action: &Action, same: &dyn Fn(Id) -> bool| match (action, to) {
            (Action::PlayCow { card, field, end }, Some(to)) => (*field, *end) == to && same(*card),
            (Action::PlayEvent { card }, None) => same(*card),
            _ => false,
        };
        let find = |same: &dyn Fn(Id) -> bool| {
            let mut actions = self.0.actions.iter();
            actions.position(|action| fits(action, same))
        };
        find(&|other| other == id).or_else(|| find(&alike))
    }

    fn hand(&self) -> Markup {
        let Some(hand) = &self.0.view.hand else {
            return html! {};
        };
        // A row that scrolls is reached by keys even where no card of it can be played.
        let idle = !hand.iter().any(|id| self.playable(*id).is_some());
        let is_wide = |id: &&Id| {
            self.0
                .view
                .cards
                .get(id)
                .is_some_and(|card| card.value.is_none())
        };
        let wide = hand.iter().filter(is_wide).count();
        let more = hand.len() + wide > PLACES || wide > SAY_MUCH;
        html! {
            ll-hand.hand role="group" aria-labelledby="hand" {
                h3 #hand { (self.0.hand_called(&say::YourHand {})) @if hand.is_empty() { span.soft { " " (self.0.say(&say::HandIsEmpty {})) } } }
                ul .more[more] .halves[more && wide > 0] .pair[!more && wide == 2] tabindex=[idle.then_some("0")] { @for (index, id) in hand.iter().enumerate() { (self.held(index, *id)) } }
            }
        }
    }

    /// The listed action that plays this card of the hand: a cow into the viewer's own field.
    fn playable(&self, id: Id) -> Option<usize> {
        let me = Seat(self.0.seat.unwrap_or_default());
        match self.0.view.cards.get(&id)?.value {
            Some(_) => self.plays(id, Some((me, End::Right))),
            None => self.plays(id, None),
        }
    }

    fn held(&self, index: usize, id: Id) -> Markup {
        let Some(card) = self.0.view.cards.get(&id) else {
            return html! {};
        };
        let kind = printed_kind(card.kind);
        let playable = self.playable(id);
        html! {
            li #{ "card-" (id) } .in-hand .{ "k-" (kind) } {
                span.price.number title=(self.0.text(&say::Price {})) { (money(card.price.into(), self.0.tongue)) }
                (head(id.as_str(), kind, None))
                span.called { (card.name) }
                (printed(card, self.0.game.tongue))
                @if let Some(n) = playable {
                    div.plays {
                        button form={ "verb-" (n) } aria-label=[self.0.label(n)] { (self.0.say(&say::PlayIt {})) }
                        @if card.value.is_some() {
                            input .unseen .hold .{ "h-" (index) } type="radio" name="hand" id={ "hold-" (id) };
                            label for={ "hold-" (id) } data-key=[(index < 9).then_some(index + 1)] { span.unseen { (card.name) " " } (self.0.say(&say::Give {})) }
                        }
                    }
                } @else if card.value.is_none() && self.0.actions.contains(&Action::EndPlay) {
                    span.small { (self.0.say(&say::NoTarget {})) }
                }
            }
        }
    }
}

fn many(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn printed(card: &Printed, tongue: Tongue) -> Markup {
    let kind = printed_kind(card.kind);
    html! {
        @if let Some(value) = card.value {
            (worth(value.into(), tongue))
            @if kind != "plain" { span.kind { (power(kind, tongue)) } }
        } @else { span.text { (card_text(&card.text, tongue)) } }
    }
}
