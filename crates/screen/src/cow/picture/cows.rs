//! One cow as it is drawn: its name, its power, what it is worth, and what is the matter with it.

use cow::{CowInPlay, Kind};
use table::Seat;

use speech::terminal::cow as say;

use super::super::{Sight, money};
use crate::full::{Canvas, Signs, Tone, columns, cut, fit};

/// How wide a cow in a box is.
pub(super) const BOX: u16 = 13;
/// How wide a cow without one is.
pub(super) const LINE: u16 = 15;

/// A cow with what is to be said of it.
pub(super) struct Shown<'a> {
    cow: &'a CowInPlay,
    /// The roll of whoever is on turn that reaches it.
    face: Option<usize>,
    /// Its power, and who gets its money if that is not who owns the field.
    power: String,
    value: String,
    /// A bomb, or that it has acted.
    state: Option<(String, Tone)>,
}

impl<'a> Shown<'a> {
    pub(super) fn new(sight: Sight<'_>, field: Seat, cow: &'a CowInPlay) -> Self {
        let view = sight.view;
        let face = view.reached_by.iter().position(|id| *id == Some(cow.id));
        let power = match cow.kind {
            Kind::Plain => String::new(),
            Kind::MadBomber => sight.told(&say::Bomber {}),
            kind => speech::cow::power(kind, sight.names).to_string(),
        };
        let power = if cow.owner == field {
            power
        } else {
            let owner = if sight.names.me() == Some(cow.owner) {
                sight.told(&say::YoursInField {})
            } else {
                sight.names.of(cow.owner)
            };
            format!("{power}: {owner}")
        };
        let bombs = view.bombs.as_ref();
        let held = bombs.is_some_and(|bombs| bombs.holding.iter().any(|(id, _)| *id == cow.id));
        let doomed = bombs.is_some_and(|bombs| bombs.doomed.contains(&cow.id));
        let state = match (held, doomed, cow.used) {
            (true, _, _) => Some((sight.told(&say::Bomb {}), Tone::Warn)),
            (_, true, _) => Some((sight.told(&say::Doomed {}), Tone::Warn)),
            (_, _, true) => Some((sight.told(&say::Acted {}), Tone::Faint)),
            _ => None,
        };
        Self {
            cow,
            face: face.map(|face| face + 1),
            power,
            value: money(cow.value, sight.names.tongue()),
            state,
        }
    }

    fn tone(&self) -> Tone {
        match self.cow.kind {
            Kind::Plain => Tone::Plain,
            Kind::Negative => Tone::Green,
            Kind::Spy => Tone::Violet,
            Kind::Mechanic => Tone::Teal,
            Kind::General => Tone::Yellow,
            Kind::Pec | Kind::MadBomber => Tone::Red,
        }
    }

    fn face(&self) -> String {
        self.face.map(|face| face.to_string()).unwrap_or_default()
    }

    /// Five rows with a border: the count above, the state below.
    pub(super) fn draw_box(&self, canvas: &mut Canvas<'_>) {
        let [left, line, right, side, low, foot] = match canvas.theme().signs {
            Signs::Unicode => ["╭", "─", "╮", "│", "╰", "╯"],
            Signs::Ascii => [".", "-", ".", "|", "'", "'"],
        };
        let rim = line.repeat(usize::from(BOX - 3));
        canvas.put(0, 0, &format!("{left}{rim}{right}"), Tone::Faint);
        canvas.put(0, 4, &format!("{low}{rim}{foot}"), Tone::Faint);
        for row in 1..4 {
            canvas.put(0, row, side, Tone::Faint);
            canvas.put(BOX - 2, row, side, Tone::Faint);
        }
        if let Some(face) = self.face {
            canvas.put(2, 0, &format!(" {face} "), Tone::Sun);
        }
        if let Some((state, tone)) = &self.state {
            canvas.put(2, 4, &format!(" {state} "), *tone);
        }
        let inner = BOX - 3;
        canvas.put(1, 1, &fit(&self.cow.name, inner), self.tone());
        canvas.put(1, 2, &fit(&self.power, inner), self.tone());
        let end = canvas.put(1, 3, &self.value, Tone::Strong);
        let price = format!("({})", self.cow.price);
        if end + columns(&price) < BOX - 2 {
            canvas.put(end + 1, 3, &price, Tone::Faint);
        }
    }

    /// Three rows: the name, the power with a bomb, the count with the value.
    pub(super) fn draw_lines(&self, canvas: &mut Canvas<'_>) {
        let inner = LINE - 1;
        canvas.put(0, 0, &fit(&self.cow.name, inner), self.tone());
        let state = self
            .state
            .as_ref()
            .map_or(0, |(state, _)| columns(state) + 1);
        let end = canvas.put(0, 1, &cut(&self.power, inner - state), self.tone());
        if let Some((state, tone)) = &self.state {
            canvas.put(if end == 0 { 0 } else { end + 1 }, 1, state, *tone);
        }
        let end = canvas.put(0, 2, &fit(&self.face(), 2), Tone::Sun);
        canvas.put(end, 2, &self.value, Tone::Strong);
    }

    /// One piece of a line: `2 Keith $300 Spy`.
    pub(super) fn words(&self) -> Vec<(String, Tone)> {
        let mut words = Vec::new();
        if let Some(face) = self.face {
            words.push((format!("{face} "), Tone::Sun));
        }
        words.push((format!("{} ", self.cow.name), self.tone()));
        words.push((self.value.clone(), Tone::Strong));
        if !self.power.is_empty() {
            words.push((format!(" {}", self.power), self.tone()));
        }
        if let Some((state, tone)) = &self.state {
            words.push((format!(" {state}"), *tone));
        }
        words
    }
}
