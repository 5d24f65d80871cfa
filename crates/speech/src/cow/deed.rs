//! What a seat of Unexploded Cow may do, and what it would come to: who is paid, who takes the city, who has the next say.

use std::borrow::Cow;
use std::sync::LazyLock;

use cow::{Action, CowInPlay, End, Id, Kind, Pick, Printing, View};
use table::Seat;

use super::cards::{Money, by_id};
use super::deeds as say;
use crate::deed::Deed;
use crate::line::Line;
use crate::names::Names;
use crate::packed;
use crate::phrasebook::Phrasebook;
use crate::sentence::{Argument, Sentence};
use crate::tongue::Tongue;

/// What the reader sees of a table.
#[derive(Clone, Copy)]
struct Sight<'a> {
    view: &'a View,
    names: Names<'a>,
}

/// A listed action.
#[must_use]
pub fn deed(view: &View, action: &Action, names: Names<'_>) -> Deed {
    let sight = Sight { view, names };
    match action {
        Action::PlayCow { card, field, end } => sight.play(*card, *field, *end),
        Action::PlayEvent { card: id } => {
            let card = by_id(view, *id);
            Deed::noted(say::PlayEvent { card }.line(names), sight.card(*id))
        }
        Action::Pick(pick) => sight.pick(*pick),
        Action::Arrange { order } => sight.arrange(order),
        Action::EndPlay => say::EndPlay {}.line(names).into(),
        Action::Explode | Action::Defuse | Action::Pass { .. } | Action::Steal { .. } => {
            sight.bomb(action)
        }
        Action::Loan => {
            let loan = view.debt.as_ref().and_then(|debt| debt.loan);
            let amount = Money(loan.unwrap_or_default());
            let against = say::CountsAgainst {}.line(names);
            Deed::noted(say::Loan { amount }.line(names), against)
        }
        Action::Add { amount } => {
            let (amount, against) = (Money(*amount), say::CountsAgainst {}.line(names));
            Deed::noted(say::Add { amount }.line(names), against)
        }
        Action::DropOut => {
            let gone = say::DroppedOut {}.line(names);
            Deed::noted(say::DropOut {}.line(names), gone)
        }
    }
}

/// How a cow is played into another field where that is typed; `typed` is an example.
#[must_use]
pub fn elsewhere(typed: Option<String>, names: Names<'_>) -> Line {
    match typed.map(Line::from) {
        Some(typed) => say::ElsewhereAs { typed }.line(names),
        None => say::Elsewhere {}.line(names),
    }
}

/// A power in a word.
#[must_use]
pub fn power(kind: Kind, names: Names<'_>) -> Line {
    match kind {
        Kind::Plain => say::Plain {}.line(names),
        Kind::Negative => say::Ill {}.line(names),
        Kind::Spy => say::Spy {}.line(names),
        Kind::Mechanic => say::Mechanic {}.line(names),
        Kind::General => "General".into(),
        Kind::Pec => "P.E.C.".into(),
        Kind::MadBomber => "Mad Bomber".into(),
    }
}

/// The text of a card in the reader's language; that of a deck of one's own stays as it is.
#[must_use]
pub fn card_text(text: &str, tongue: Tongue) -> Cow<'_, str> {
    static GERMAN: LazyLock<Phrasebook> =
        LazyLock::new(|| Phrasebook::read(&packed::texts(Tongue::De, &["cow/cards.txt"])));
    match tongue {
        Tongue::En | Tongue::Pseudo => Cow::Borrowed(text),
        Tongue::De => GERMAN.whole(text).map_or(Cow::Borrowed(text), Cow::Owned),
    }
}

/// A card that the reader sees, in a few words.
#[must_use]
pub fn card_note(view: &View, id: Id, names: Names<'_>) -> Line {
    Sight { view, names }.card(id)
}

impl Sight<'_> {
    fn play(self, card: Id, field: Seat, end: End) -> Deed {
        let (names, cow) = (self.names, by_id(self.view, card));
        let note = self.card(card);
        if names.me() == Some(field) {
            let note = say::CowHere { card: note }.line(names);
            return Deed::noted(say::PlayHere { cow }.line(names), note);
        }
        let is_left = end == End::Left;
        let label = say::PlayThere {
            cow,
            field,
            is_left,
        };
        Deed::noted(label.line(names), note)
    }

    fn pick(self, pick: Pick) -> Deed {
        let names = self.names;
        match pick {
            Pick::Cow(id) => Deed::noted(by_id(self.view, id), self.place(id)),
            Pick::Card(id) => Deed::noted(by_id(self.view, id), self.card(id)),
            Pick::Seat(seat) => seat.slot(names).line.into(),
            Pick::End(end) => {
                let is_left = end == End::Left;
                say::End { is_left }.line(names).into()
            }
        }
    }

    /// An order, and which cows a roll reaches in it.
    fn arrange(self, order: &[Id]) -> Deed {
        let names = self.names;
        let name = |id: &Id| by_id(self.view, *id);
        let own = names.me().and_then(|me| self.view.fields.get(me.index()));
        let now = own.into_iter().flatten().map(|cow| &cow.id);
        let label = if now.eq(order) {
            say::Keep {}.line(names)
        } else {
            let all: Vec<_> = order.iter().map(name).collect();
            Line::in_a_row(&all)
        };
        let reached = order.iter().rev().take(6).zip(1..);
        let reached = reached.map(|(id, face)| Line::from(format!("{face}")).then(&name(id)));
        let cows = Line::in_a_row(&reached.collect::<Vec<_>>());
        Deed::noted(label, say::Reach { cows }.line(names))
    }

    /// What becomes of a bomb.
    fn bomb(self, action: &Action) -> Deed {
        let (view, names) = (self.view, self.names);
        let holder = view.bombs.as_ref().and_then(|bombs| bombs.holder);
        let cow = holder.map(|id| by_id(view, id)).unwrap_or_default();
        match *action {
            Action::Defuse => {
                let defused = say::Defused {}.line(names);
                Deed::noted(say::Defuse { cow }.line(names), defused)
            }
            Action::Pass { to } => {
                let cow = by_id(view, to);
                Deed::noted(say::Pass { cow }.line(names), self.handed(to))
            }
            Action::Steal { by } => {
                let cow = by_id(view, by);
                Deed::noted(say::Steal { cow }.line(names), self.handed(by))
            }
            _ => {
                let fate = holder.and_then(|id| self.stands(id));
                let fate = fate.map(|(_, cow)| self.fate(cow)).unwrap_or_default();
                Deed::noted(say::Explode { cow }.line(names), fate)
            }
        }
    }

    /// What it means that this cow gets the bomb.
    fn handed(self, id: Id) -> Line {
        let Some((_, cow)) = self.stands(id) else {
            return Line::default();
        };
        let fate = self.fate(cow);
        match cow.kind {
            Kind::Mechanic if !cow.used => say::MayDefuse { fate }.line(self.names),
            Kind::General if !cow.used => say::MayPass { fate }.line(self.names),
            _ => fate,
        }
    }

    /// What comes of it when the cow explodes now.
    fn fate(self, cow: &CowInPlay) -> Line {
        let (view, names, owner) = (self.view, self.names, cow.owner);
        let (worth, cost, pot) = (Money(cow.value), Money(-cow.value), Money(view.pot));
        let mut fate = match cow.value {
            ..0 => say::Pays { owner, cost }.line(names),
            value if view.pot < value => say::GetsLess { owner, worth, pot }.line(names),
            _ => say::Gets { owner, worth }.line(names),
        };
        if let Some(city) = view.city_name.as_ref().filter(|_| owner == view.active) {
            let city = city.as_str().into();
            fate = say::AndCity { fate, city }.line(names);
        }
        if cow.kind == Kind::MadBomber {
            fate = say::AndBombs { fate }.line(names);
        }
        fate
    }

    /// A cow in play, and whose field it stands in.
    fn stands(&self, id: Id) -> Option<(Seat, &CowInPlay)> {
        let fields = self.view.fields.iter().zip((0..).map(Seat));
        let mut cows = fields.flat_map(|(field, seat)| field.iter().map(move |cow| (seat, cow)));
        cows.find(|(_, cow)| cow.id == id)
    }

    fn card(self, id: Id) -> Line {
        let Some(card) = self.view.cards.get(&id) else {
            return Line::default();
        };
        let price = Money(card.price);
        if let (Printing::Cow(kind), Some(worth)) = (card.kind, card.value.map(Money)) {
            let kind = power(kind, self.names);
            return say::CowFor { kind, price, worth }.line(self.names);
        }
        let text = card_text(&card.text, self.names.tongue()).as_ref().into();
        say::EventFor { price, text }.line(self.names)
    }

    /// A cow where it stands.
    fn place(self, id: Id) -> Line {
        let Some((field, cow)) = self.stands(id) else {
            return self.card(id);
        };
        let (kind, worth) = (power(cow.kind, self.names), Money(cow.value));
        say::CowIn { kind, worth, field }.line(self.names)
    }
}

#[cfg(test)]
mod tests;
