//! The cards on the diamond: one row each where room is short, else two or three with the links between them.

use connexion::board::{Board, Position};
use connexion::deck::{Kind, LetterCard};

use super::super::Sight;
use crate::full::{Canvas, Signs, Theme, Tone, cut, fit};
use speech::terminal::connexion as say;

/// Columns of a card.
const CARD: u16 = 10;

/// How the diamond is spread over a drawing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    /// Columns between half steps.
    half: u16,
    /// Rows from one card to the next below.
    tall: u16,
    /// Rows of cards.
    count: u16,
}

impl Grid {
    /// How many rows a board of cards that tall takes.
    pub(super) fn rows_at(sight: Sight<'_>, tall: u16) -> u16 {
        let board = sight.game.search().board();
        let last = Position::all()
            .map(|position| board.place(position).row)
            .max();
        let count = u16::from(last.unwrap_or_default()) + 1;
        count * tall - tall / 3
    }

    /// The tallest cards that there is room for.
    pub(super) fn fitting(sight: Sight<'_>, width: u16, height: u16) -> Self {
        let fits = |tall: &u16| Self::rows_at(sight, *tall) <= height;
        let board = sight.game.search().board();
        let columns = Position::all().map(|position| u16::from(board.place(position).column));
        let columns = columns.max().unwrap_or_default().max(1);
        Self {
            half: (width.saturating_sub(CARD) / columns).clamp(CARD / 2, 8),
            tall: [3, 2].into_iter().find(fits).unwrap_or(1),
            count: Self::rows_at(sight, 1),
        }
    }

    /// How many rows it takes.
    pub(super) const fn rows(self) -> u16 {
        self.count * self.tall - self.tall / 3
    }

    fn corner(self, board: &Board, position: Position) -> (u16, u16) {
        let place = board.place(position);
        (
            u16::from(place.column) * self.half,
            u16::from(place.row) * self.tall,
        )
    }

    /// Draws links and cards; the way of the last word stands out.
    pub(super) fn draw(self, sight: Sight<'_>, newest: Option<Position>, canvas: &mut Canvas<'_>) {
        let board = sight.game.search().board();
        for position in Position::all() {
            self.links(sight, board, position, canvas);
        }
        let path = sight.view.words.last().map(|word| word.path.as_slice());
        let path = path.unwrap_or_default();
        for position in Position::all() {
            let (x, y) = self.corner(board, position);
            let passed = path.contains(&position);
            let face = Face::of(sight, position, newest == Some(position));
            let tone = if passed { Tone::Sun } else { face.tone };
            let [left, right] = if passed { ["[", "]"] } else { [" ", " "] };
            let label = face.label(canvas.theme(), self.tall);
            canvas.put(x, y, &format!("{left}{label}{right}"), tone);
            if self.tall > 1 {
                canvas.put(x, y + 1, &format!("{left}{:^8}{right}", face.name), tone);
            }
        }
    }

    /// The links of a position to those beside it and below it.
    fn links(self, sight: Sight<'_>, board: &Board, from: Position, canvas: &mut Canvas<'_>) {
        let (x, y) = self.corner(board, from);
        let lies = |position: Position| sight.view.layout.contains_key(&position);
        for to in board.neighbours(from) {
            let (other, below) = self.corner(board, to);
            let tone = if lies(from) && lies(to) {
                Tone::Plain
            } else {
                Tone::Faint
            };
            let theme = canvas.theme();
            if below == y && other > x + CARD {
                let line = theme.sign("─", "-").repeat(usize::from(other - x - CARD));
                canvas.put(x + CARD, y, &line, tone);
            }
            if self.tall == 3 && below == y + self.tall {
                let sign = if other < x {
                    theme.sign("╱", "/")
                } else {
                    theme.sign("╲", "\\")
                };
                canvas.put(u16::midpoint(x, other) + CARD / 2, y + 2, sign, tone);
            }
        }
    }
}

/// What a position shows.
struct Face<'a> {
    position: Position,
    card: Option<&'a LetterCard>,
    name: String,
    tone: Tone,
    /// Whether the next card goes here.
    next: bool,
}

impl<'a> Face<'a> {
    fn of(sight: Sight<'a>, position: Position, newest: bool) -> Self {
        let view = sight.view;
        let name = view.layout.get(&position).map(String::as_str);
        let deck = sight.game.agreed().deck();
        let card = name.and_then(|name| deck.letters().iter().find(|card| card.name == name));
        let next = view.next_position == Some(position) && view.phase == "place";
        let tone = match (name, newest || next) {
            (_, true) => Tone::Strong,
            (Some(_), false) => Tone::Plain,
            (None, false) => Tone::Faint,
        };
        let name = match name {
            Some(_) if position == Position::SUN => sight.told(&say::Sun {}),
            Some(name) => name.to_owned(),
            None if position == Position::SUN => sight.told(&say::EmptySun {}),
            None => String::new(),
        };
        Self {
            position,
            card,
            name,
            tone,
            next,
        }
    }

    /// Its number and its letters in eight columns.
    fn label(&self, theme: Theme, tall: u16) -> String {
        let number = self.position;
        match self.card {
            Some(card) => fit(
                &format!("{number:>2} {}", letters(card, theme.signs, tall)),
                8,
            ),
            None if self.next => format!("{:^8}", format!("<{number}>")),
            None if number == Position::SUN && tall == 1 => format!("{:^8}", self.name),
            None => format!("{number:^8}"),
        }
    }
}

/// Capital and small letter with the English value; in ASCII as much of the name as fits.
fn letters(card: &LetterCard, signs: Signs, tall: u16) -> String {
    let all = card.representations.iter();
    let english = all.clone().find(|one| one.kind == Kind::English);
    let english = english.map_or("", |one| one.text.as_str());
    match (signs, tall) {
        (Signs::Unicode, _) => format!("{}{} {english}", card.capital, card.small),
        (Signs::Ascii, 1) => cut(&card.name, 5).into_owned(),
        (Signs::Ascii, _) => english.to_owned(),
    }
}
