//! X27: the board that the cards are laid on.

use std::sync::Arc;

use table::{Code, Materials, Refusal, Rule, Settings, Values};

use super::{Rules, named};
use crate::board::Board;

pub(super) const RULE: Rule = Rule {
    slug: "board",
    title: "Board",
    summary: "The 25 positions and how they are linked.",
    text: "Figure 1 of the rule sheet is not public; the maker calls it a diamond. `diamond`: rows of 1 2 3 4 5 4 3 2 1 \
           cards, numbered from the top, linked horizontally and diagonally, with the Sun at the bottom tip. \
           `sun-centre`: the same diamond wound round the Sun. A table may load its own board; it is played on unless \
           the table names another.",
    source: "X27",
    values: Values::ChoiceOrName(&["diamond", "sun-centre"]),
    situation: "game",
    clashes: &[],
};

/// The board that the table has named, else the one it has loaded, else the diamond.
pub(super) fn read(set: &Settings, materials: &Materials) -> Result<Arc<Board>, Refusal> {
    let bad = |message: String| Refusal::new(Code::BadValue, message).by(RULE.number());
    let loaded = materials.0.get("board").map(|text| Board::load(text));
    let loaded = loaded
        .transpose()
        .map_err(|why| bad(format!("the loaded board: {why}")))?;
    let shipped = Board::all_shipped().into_iter().cloned();
    named(set, &RULE, loaded, shipped, Board::name).map_err(bad)
}

impl Rules {
    /// Which board are the cards laid on?
    pub fn board(&self) -> &Board {
        &self.board
    }
}

#[cfg(test)]
mod tests {
    use super::super::{settled, settled_with, with};

    #[test]
    fn boards_are_shipped_or_loaded() {
        assert_eq!(with(&[]).board().name(), "diamond");
        assert_eq!(with(&["board=sun-centre"]).board().name(), "sun-centre");
        let own =
            include_str!("../../data/boards/diamond.txt").replace("board | diamond", "board | own");
        let loaded = settled_with(&["board=own"], &[("board", &own)]).unwrap();
        assert_eq!(loaded.board().name(), "own");
        assert!(settled(&["board=own"]).is_err());
    }
}
