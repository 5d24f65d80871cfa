//! Cosmic Wimpout on the screen: its sentences, its words, its help.

mod ask;
mod book;
mod cubes;
mod fine;
mod help;
mod lessons;
mod look;
mod phrase;
mod picture;
mod read;

use serde_json::{Value as Json, json};
use wimpout::{Action, Board, Event, Face, Wimpout};

use crate::full::{Canvas, PlayerLine, Tone};
use crate::words::small;
use speech::listed;
use speech::terminal::wimpout::Heading;

use crate::{Deed, Lesson, Line, Names, Paragraph, Phrase, Topic, Words};

/// What somebody at a table of Wimpout sees.
type Sight<'a> = crate::Sight<'a, Wimpout>;

impl Words for Wimpout {
    const TOPICS: &'static [Topic] = help::TOPICS;
    const BOOK: &'static [Paragraph] = book::BOOK;
    const FINE: &'static [Paragraph] = fine::FINE;
    const LESSONS: &'static [Lesson] = &lessons::LESSONS;

    fn pieces(notation: &str, names: Names<'_>) -> String {
        let cubes = notation
            .split_whitespace()
            .map(|cube| match cube.trim_end_matches('*') {
                "Sun" => cubes::said(Face::Sun, names),
                face => face.into(),
            });
        listed(&cubes.collect::<Vec<_>>(), names).to_string()
    }

    fn tell(seen: &Event, names: Names<'_>) -> Option<Line> {
        Some(speech::wimpout::tell(seen, names))
    }

    fn look(sight: Sight<'_>, width: usize) -> Vec<String> {
        look::look(sight, width)
    }

    fn ask(sight: Sight<'_>) -> Line {
        speech::wimpout::ask(sight.game, sight.view, sight.names)
    }

    fn deed(sight: Sight<'_>, action: &Action) -> Deed {
        speech::wimpout::deed(sight.game, sight.view, action, sight.names)
    }

    fn phrase(sight: Sight<'_>, action: &Action) -> Phrase {
        phrase::phrase(sight, action)
    }

    fn read(sight: Sight<'_>, actions: &[Action], line: &str) -> Result<Action, String> {
        read::read(sight, actions, line)
    }

    fn heading(sight: Sight<'_>) -> String {
        let (turn, goal) = (small(sight.view.turn), sight.view.goal);
        sight.told(&Heading { turn, goal })
    }

    /// The points of a lap on the board.
    fn kit(sight: Sight<'_>) -> Json {
        let rules = &sight.game.rules;
        json!({
            "lap": rules.board().and_then(Board::lap),
        })
    }

    fn players(sight: Sight<'_>) -> Vec<PlayerLine> {
        picture::players(sight)
    }

    fn rows(sight: Sight<'_>, width: u16, height: u16) -> u16 {
        picture::rows(sight, width, height)
    }

    fn aside(sight: Sight<'_>) -> Vec<(String, Tone)> {
        picture::aside(sight)
    }

    fn legend(sight: Sight<'_>) -> Vec<(String, String)> {
        picture::legend(sight)
    }

    fn paint(sight: Sight<'_>, told: &[Event], canvas: &mut Canvas<'_>) {
        picture::draw(sight, told, canvas);
    }
}
