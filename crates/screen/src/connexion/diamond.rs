//! The diamond of letter cards in plain text.

use connexion::board::{Board, Position};

use super::Sight;
use crate::{width as width_of, wrap};
use speech::terminal::connexion as say;

/// Columns that a card takes: `12 omicron`.
const CARD: usize = 10;

/// The diamond as rows of text, or one card after the other where that is too wide.
pub(super) fn diamond(sight: Sight<'_>, width: usize) -> Vec<String> {
    let board = sight.game.search().board();
    let last_column = Position::all()
        .map(|position| column(board, position))
        .max();
    let last_column = last_column.unwrap_or(0);
    let half = (width.saturating_sub(CARD + 1) / last_column.max(1)).min(8);
    if half * 2 <= CARD {
        let cards: Vec<_> = Position::all()
            .filter_map(|position| lying(sight, position))
            .collect();
        let text = if cards.is_empty() {
            sight.told(&say::NoCardYet {})
        } else {
            let cards = cards.join(", ").into();
            sight.told(&say::OnTheDiamond { cards })
        };
        return wrap(&text, width.max(20));
    }
    let last_row = Position::all()
        .map(|position| board.place(position).row)
        .max();
    (0..=last_row.unwrap_or(0))
        .map(|row| line(sight, row, half))
        .collect()
}

fn column(board: &Board, position: Position) -> usize {
    usize::from(board.place(position).column)
}

fn line(sight: Sight<'_>, row: u8, half: usize) -> String {
    let board = sight.game.search().board();
    let mut places: Vec<Position> = Position::all()
        .filter(|position| board.place(*position).row == row)
        .collect();
    places.sort_by_key(|position| column(board, *position));
    let mut text = String::new();
    for position in places {
        let at = 1 + column(board, position) * half;
        let card = lying(sight, position).unwrap_or_else(|| empty(sight, position));
        text.push_str(&" ".repeat(at.saturating_sub(width_of(&text))));
        text.push_str(&centred(&card));
    }
    format!(" {}", text.trim_end())
}

fn centred(card: &str) -> String {
    format!("{card:^CARD$}")
}

fn lying(sight: Sight<'_>, position: Position) -> Option<String> {
    let name = sight.view.layout.get(&position)?;
    Some(format!("{position} {name}"))
}

fn empty(sight: Sight<'_>, position: Position) -> String {
    if position == Position::SUN {
        sight.told(&say::EmptySun {})
    } else {
        format!("({position})")
    }
}
