//! H8 and H9: Eclipse, scores that are off limits.

use table::{Rule, Settings, Values};

use super::Rules;
use super::house_rule::HouseRule;
use crate::board::Board;

pub(super) const ANSWERS: HouseRule = HouseRule {
    bars: Some(bars),
    ..HouseRule::of(RULE)
};

pub(super) const RULE: Rule = Rule {
    slug: "eclipse",
    title: "Eclipse",
    summary: "Scores that others occupy, or overshadow from nearer the centre, are off limits.",
    text: "`scores`: you cannot stop on a score that another player occupies; you must go on. `beams`, on a board \
           with beams: a score that is occupied and every score farther from the centre on its beam is off limits. \
           Stopping nearer the centre is allowed and eclipses those farther out: each of them loses 5 points at \
           once, and again while the new score is eclipsed or occupied; whom he eclipses in turn does the same. \
           Nearest the centre first, then in order of play; nobody falls below 0, which is off the board.",
    source: "H8 H9",
    values: Values::Choice(&["off", "scores", "beams"]),
    situation: "bank",
    clashes: &["bump"],
};

/// Which Eclipse is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Eclipse {
    Off,
    Scores,
    Beams,
}

pub(super) fn read(set: &Settings) -> Eclipse {
    set.choice(&RULE, [Eclipse::Off, Eclipse::Scores, Eclipse::Beams])
}

/// By which rule is nobody allowed to stop at `landing` while another player stands at `other`, if by any?
fn bars(rules: &Rules, landing: u32, other: u32) -> Option<&'static str> {
    let barred = rules.same_space(landing, other) || rules.eclipses(other, landing);
    let rule = if rules.plays_beams() { "H9" } else { "H8" };
    (other > 0 && barred).then_some(rule)
}

impl Rules {
    /// Does a player at `nearer` stand between one at `farther` and the centre, on the same beam?
    pub fn eclipses(&self, nearer: u32, farther: u32) -> bool {
        let Some(board) = self.board().filter(|_| self.plays_beams()) else {
            return false;
        };
        let beam = board.beam(farther);
        beam.is_some() && beam == board.beam(nearer) && nearer > farther
    }

    /// Is anybody driven off by a bank, along the beams of a board or by a rule of the table's own?
    pub fn drives_off(&self) -> bool {
        self.plays_beams() || self.own_drives_off()
    }

    /// Is anybody driven off, below `beyond`, by more than how far the banker stands from him?
    pub fn drives_off_unevenly(&self, beyond: u32) -> bool {
        let lap = self.board().and_then(Board::lap);
        let scores = || (5..beyond).step_by(5);
        let even = |(nearer, farther): (u32, u32)| {
            let laps = |lap: u32| nearer > farther && (nearer - farther).is_multiple_of(lap);
            self.eclipses(nearer, farther) == lap.is_some_and(laps)
        };
        let mut pairs = scores().flat_map(|nearer| scores().map(move |farther| (nearer, farther)));
        self.own_drives_off() || self.plays_beams() && !pairs.all(even)
    }

    /// Are scores off limits that others occupy?
    pub fn plays_eclipse(&self) -> bool {
        self.eclipse != Eclipse::Off
    }

    /// Are players eclipsed along the beams of a board?
    pub fn plays_beams(&self) -> bool {
        self.eclipse == Eclipse::Beams
    }
}

#[cfg(test)]
mod tests {
    use super::super::{settled, settled_with, with};

    #[test]
    fn an_occupied_score_is_off_limits() {
        assert_eq!(with(&["eclipse=scores"]).bars(120, 120), Some("H8"));
        assert_eq!(with(&["eclipse=scores"]).bars(125, 120), None);
        assert_eq!(with(&[]).bars(120, 120), None);
    }

    #[test]
    fn on_the_boston_board_420_overshadows_220() {
        let rules = with(&["eclipse=beams", "board=boston-like"]);
        assert_eq!(rules.bars(220, 420), Some("H9"), "farther out");
        assert_eq!(rules.bars(420, 220), None, "nearer the centre");
        assert!(rules.eclipses(420, 220) && rules.eclipses(420, 20));
        assert!(!rules.eclipses(420, 225) && !rules.eclipses(220, 420));
        assert!(!rules.eclipses(400, 0), "0 is off the board");
    }

    #[test]
    fn on_a_board_with_laps_the_distance_alone_drives_off() {
        assert!(!with(&["eclipse=beams", "board=boston-like"]).drives_off_unevenly(800));
        assert!(!with(&["eclipse=scores"]).drives_off_unevenly(800));
        let odd = r#"{"name": "odd", "goal": 100, "scores": {"5": 1, "55": 1, "100": "centre"}}"#;
        let odd = settled_with(&["eclipse=beams", "board=odd"], Some(odd)).unwrap();
        assert!(odd.drives_off_unevenly(800), "its beams are no laps");
    }

    #[test]
    fn beams_need_a_board_that_has_them() {
        for board in ["none", "oakland-like"] {
            let board = format!("board={board}");
            let why = settled(&["eclipse=beams", &board]).unwrap_err();
            assert!(why.message.contains("`eclipse`") && why.message.contains("`board`"));
        }
    }
}
