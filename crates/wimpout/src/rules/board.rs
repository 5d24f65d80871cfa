//! H13: the scoreboard that is played on.

use std::sync::Arc;

use table::{Code, Materials, Refusal, Rule, Settings, Values};

use super::Rules;
use crate::board::{Board, SHIPPED};

pub(super) const RULE: Rule = Rule {
    slug: "board",
    title: "Board",
    summary: "The scoreboard: its goal, its beams, its spaces.",
    text: "Boards are data: a name, the goal, and for each score the beam it lies on. Three printed boards are named \
           in the texts but drawn nowhere; ours are reconstructions. `boston-like`: 200 points a lap on 40 beams, \
           higher laps nearer the centre. `oakland-like`: no beams, and 100, 300 and 500 are one space. \
           `berkeley-like`: 100 points a lap on 20 beams. A table may load its own board and name it here.",
    source: "H13",
    values: Values::ChoiceOrName(&["none", "boston-like", "oakland-like", "berkeley-like"]),
    situation: "bank",
    clashes: &[],
};

/// The board that the table has named, shipped or loaded as the material `board`; else the one it has loaded, if any.
pub(super) fn read(set: &Settings, materials: &Materials) -> Result<Option<Arc<Board>>, Refusal> {
    let bad = |message: String| Refusal::new(Code::BadValue, message).by(RULE.number());
    let loaded = materials.0.get("board").map(|text| Board::parse(text));
    let loaded = loaded
        .transpose()
        .map_err(|why| bad(format!("the loaded board: {why}")))?;
    let name = match (set.get(RULE.slug), &loaded) {
        (None, Some(board)) => board.name().to_owned(),
        (None | Some(_), _) => set.value_of(&RULE).to_string(),
    };
    if name == "none" {
        return Ok(None);
    }
    if let Some((_, text)) = SHIPPED.iter().find(|(shipped, _)| *shipped == name) {
        let board = Board::parse(text).map_err(|why| bad(format!("the board `{name}`: {why}")))?;
        return Ok(Some(Arc::new(board)));
    }
    match loaded {
        Some(board) if board.name() == name => Ok(Some(Arc::new(board))),
        Some(board) => Err(bad(format!(
            "there is no board `{name}`; the one that is loaded is called `{}`",
            board.name()
        ))),
        None => Err(bad(format!(
            "there is no board `{name}`, and none has been loaded; {}",
            RULE.values
        ))),
    }
}

impl Rules {
    /// Which board is played on, if any?
    pub fn board(&self) -> Option<&Board> {
        self.board.as_deref()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{settled, settled_with, with};
    use crate::board::Board;

    const TINY: &str = r#"{"name": "tiny", "goal": 100, "lap": 50}"#;

    #[test]
    fn a_loaded_board_is_played_on_unless_the_table_names_another() {
        let rules = settled_with(&["board=tiny"], Some(TINY)).unwrap();
        assert_eq!(rules.goal(), 100);
        assert_eq!(rules.board().map(Board::name), Some("tiny"));
        let unnamed = settled_with(&[], Some(TINY)).unwrap();
        assert_eq!(unnamed, rules);
        assert_eq!(
            unnamed
                .settings()
                .get("board")
                .map(ToString::to_string)
                .as_deref(),
            Some("tiny")
        );
        assert!(
            settled_with(&["board=none"], Some(TINY))
                .unwrap()
                .board()
                .is_none()
        );
    }

    #[test]
    fn a_board_that_is_not_there_is_refused() {
        assert!(
            settled(&["board=tiny"])
                .unwrap_err()
                .message
                .contains("`tiny`")
        );
        let other = settled_with(&["board=huge"], Some(TINY)).unwrap_err();
        assert!(other.message.contains("`tiny`"), "{other}");
        assert!(
            settled_with(&[], Some("{")).is_err(),
            "a broken board is never silently ignored"
        );
    }

    #[test]
    fn every_shipped_board_settles() {
        for (board, beams) in [
            ("boston-like", 40),
            ("berkeley-like", 20),
            ("oakland-like", 0),
        ] {
            let rules = with(&[&format!("board={board}")]);
            let board = rules.board().unwrap();
            let mut seen: Vec<_> = (1..=200).filter_map(|n| board.beam(n * 5)).collect();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!((board.goal(), seen.len()), (500, beams));
        }
    }
}
