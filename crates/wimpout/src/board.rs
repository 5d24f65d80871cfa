//! Scoreboards as data (H13): which beam a score lies on and how near the centre. No board file knows a rule.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;
use table::in_words_of;

/// The text of the first board that comes with the game.
pub const BOSTON_LIKE: &str = include_str!("../boards/boston-like.json");

/// The boards that come with the game: our reconstructions of boards that the texts name and nobody has published.
pub(crate) const SHIPPED: [(&str, &str); 3] = [
    ("boston-like", BOSTON_LIKE),
    ("oakland-like", include_str!("../boards/oakland-like.json")),
    (
        "berkeley-like",
        include_str!("../boards/berkeley-like.json"),
    ),
];

/// No score on a board is higher: no goal can be either (W15).
const MOST: u32 = 100_000;

/// A scoreboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    name: String,
    goal: u32,
    layout: Layout,
    one_three_five: bool,
}

/// How scores lie on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Layout {
    /// Without beams.
    Plain,
    /// On a track that winds inward, so many points a lap (S14).
    Laps(u32),
    /// Each listed score on a beam, or in the centre; scores that are not listed lie on no beam.
    Listed(BTreeMap<u32, Option<u32>>),
}

/// Why a text is no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadBoard {
    /// The line of the text, from 1.
    pub line: usize,
    /// The field on that line; empty where the line has none.
    pub field: String,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for BadBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            line,
            field,
            message,
        } = self;
        if field.is_empty() {
            return write!(f, "line {line}: {message}");
        }
        write!(f, "line {line}, field `{field}`: {message}")
    }
}

impl std::error::Error for BadBoard {}

/// A board file as it is written.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct BoardFile {
    name: String,
    /// Where the layout comes from, for people.
    #[serde(default, rename = "about")]
    _about: String,
    goal: u32,
    lap: Option<u32>,
    scores: Option<BTreeMap<u32, Spot>>,
    #[serde(default)]
    one_three_five: bool,
}

/// Where one score lies.
#[derive(Deserialize)]
#[serde(untagged, expecting = "the number of a beam or \"centre\" is asked")]
enum Spot {
    Beam(u32),
    Centre(Centre),
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Centre {
    Centre,
}

impl Board {
    /// Reads a board from JSON: `name`, `goal`, and either `lap` (points a lap) or `scores` (each score's beam or
    /// `"centre"`) or neither; `one-three-five` and `about` may be added.
    ///
    /// # Errors
    /// The line and field that is wrong, and why.
    pub fn parse(text: &str) -> Result<Self, BadBoard> {
        let file: BoardFile = serde_json::from_str(text).map_err(|why| unreadable(text, &why))?;
        let wrong = |field: &str, message: &str| Err(at_field(text, field, message));
        let shipped = SHIPPED
            .iter()
            .any(|(name, own)| *name == file.name && *own != text);
        if file.name.is_empty() || file.name == "none" || shipped {
            return wrong("name", "a loaded board needs a name of its own");
        }
        let is_score = |n: u32| n.is_multiple_of(5) && n <= MOST;
        if file.goal < 50 || !is_score(file.goal) {
            return wrong("goal", "the goal is a multiple of 5 from 50 to 100000");
        }
        if file.lap.is_some_and(|lap| lap == 0 || !is_score(lap)) {
            return wrong("lap", "a lap is a multiple of 5 up to 100000");
        }
        let mut scores = file.scores.iter().flatten();
        if let Some((score, _)) = scores.find(|(score, _)| !is_score(**score)) {
            return wrong(&score.to_string(), "scores are multiples of 5 up to 100000");
        }
        let layout = match (file.lap, file.scores) {
            (Some(_), Some(_)) => {
                return wrong("scores", "a board has `lap` or `scores`, not both");
            }
            (Some(lap), None) => Layout::Laps(lap),
            (None, Some(scores)) => Layout::Listed(
                scores
                    .into_iter()
                    .map(|(score, spot)| (score, spot.beam()))
                    .collect(),
            ),
            (None, None) => Layout::Plain,
        };
        Ok(Self {
            name: file.name,
            goal: file.goal,
            layout,
            one_three_five: file.one_three_five,
        })
    }

    /// The name it is called by.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The goal printed on it.
    pub const fn goal(&self) -> u32 {
        self.goal
    }

    /// Whether 100, 300 and 500 are one space on it (H4).
    pub const fn joins_one_three_five(&self) -> bool {
        self.one_three_five
    }

    /// Whether any score lies on a beam.
    pub fn has_beams(&self) -> bool {
        match &self.layout {
            Layout::Plain => false,
            Layout::Laps(_) => true,
            Layout::Listed(scores) => scores.values().any(Option::is_some),
        }
    }

    /// The beam on which `score` lies; none at 0, in the centre, or where the board has none.
    pub fn beam(&self, score: u32) -> Option<u32> {
        match &self.layout {
            Layout::Laps(lap) if score > 0 => Some(score % lap),
            Layout::Listed(scores) if score > 0 => scores.get(&score).copied().flatten(),
            Layout::Plain | Layout::Laps(_) | Layout::Listed(_) => None,
        }
    }

    /// The points of a lap, where the track winds inward with a beam for each score of a lap.
    pub fn lap(&self) -> Option<u32> {
        let first = self.beam(5)?;
        let lap = (2..=200)
            .map(|n| n * 5)
            .find(|score| self.beam(score + 5) == Some(first))?;
        let winds = |score: u32| self.beam(score) == Some(score % lap);
        (1..=lap / 5).map(|n| n * 5).all(winds).then_some(lap)
    }

    /// How near the centre `score` lies: laps where there are laps, else the score itself.
    pub const fn nearness(&self, score: u32) -> u32 {
        match &self.layout {
            Layout::Laps(lap) => score / *lap,
            Layout::Plain | Layout::Listed(_) => score,
        }
    }
}

impl Spot {
    const fn beam(&self) -> Option<u32> {
        match self {
            Self::Beam(beam) => Some(*beam),
            Self::Centre(Centre::Centre) => None,
        }
    }
}

fn unreadable(text: &str, why: &serde_json::Error) -> BadBoard {
    let line = why.line().max(1);
    let field = text
        .lines()
        .nth(line - 1)
        .and_then(field_of)
        .unwrap_or_default();
    BadBoard {
        line,
        field: field.to_owned(),
        message: in_words_of(text, why),
    }
}

fn at_field(text: &str, field: &str, message: &str) -> BadBoard {
    let quoted = format!("\"{field}\"");
    let line = text
        .lines()
        .position(|line| line.contains(&quoted))
        .map_or(1, |line| line + 1);
    BadBoard {
        line,
        field: field.to_owned(),
        message: message.to_owned(),
    }
}

/// The last field that a line of JSON writes.
fn field_of(line: &str) -> Option<&str> {
    let before = line.rsplit_once("\":")?.0;
    Some(before.rsplit_once('"').map_or(before, |(_, field)| field))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_may_list_its_scores() {
        let text = r#"{"name": "odd", "goal": 100, "scores": {"5": 1, "55": 1, "100": "centre"}}"#;
        let board = Board::parse(text).unwrap();
        assert_eq!(
            (
                board.beam(5),
                board.beam(55),
                board.beam(100),
                board.beam(60)
            ),
            (Some(1), Some(1), None, None)
        );
        assert!(board.has_beams());
    }

    #[test]
    fn what_is_wrong_is_named_by_line_and_field() {
        let said = |text: &str| Board::parse(text).unwrap_err().to_string();
        let goal = "{\n  \"name\": \"odd\",\n  \"goal\": 52\n}";
        assert_eq!(
            said(goal),
            "line 3, field `goal`: the goal is a multiple of 5 from 50 to 100000"
        );
        for far in [
            r#"{"name": "b", "goal": 4294967290}"#,
            r#"{"name": "b", "goal": 100, "lap": 100005}"#,
            r#"{"name": "b", "goal": 100, "scores": {"4000000000": 1}}"#,
        ] {
            assert!(said(far).ends_with("to 100000"), "{}", said(far));
        }
        let lap = "{\n  \"name\": \"odd\",\n  \"goal\": 100,\n  \"lap\": \"long\"\n}";
        assert!(
            said(lap).starts_with("line 4, field `lap`: the text \"long\" is given"),
            "{}",
            said(lap)
        );
        let unknown = "{\n  \"name\": \"odd\",\n  \"gaol\": 100\n}";
        assert!(
            said(unknown).starts_with("line 3, field `gaol`: there is no field `gaol` here"),
            "{}",
            said(unknown)
        );
        let spot = "{\n  \"name\": \"odd\",\n  \"goal\": 100,\n  \"scores\": {\n    \"5\": \"edge\"\n  }\n}";
        assert!(said(spot).contains("\"centre\""), "{}", said(spot));
        assert!(said("").starts_with("line 1"), "{}", said(""));
    }

    #[test]
    fn the_names_of_shipped_boards_are_taken() {
        let text = r#"{"name": "boston-like", "goal": 100}"#;
        assert!(Board::parse(text).is_err());
    }
}
