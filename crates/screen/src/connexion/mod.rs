//! Cosmic `ConneXion` on the screen: its sentences, its words, its help.

mod ask;
mod diamond;
mod help;
mod look;
mod phrase;
mod read;
mod tell;

use connexion::{Action, Connexion, Seen, in_points};
use table::Seat;

use crate::full::PlayerLine;
use crate::{Names, Phrase, Topic, Words};

/// What somebody at a table of `ConneXion` sees.
type Sight<'a> = crate::Sight<'a, Connexion>;

impl Words for Connexion {
    const TOPICS: &'static [Topic] = help::TOPICS;

    fn tell(seen: &Seen, names: Names<'_>) -> Option<String> {
        tell::tell(seen, names)
    }

    fn look(sight: Sight<'_>, width: usize) -> Vec<String> {
        look::look(sight, width)
    }

    fn ask(sight: Sight<'_>) -> String {
        ask::ask(sight)
    }

    fn phrase(sight: Sight<'_>, action: &Action) -> Phrase {
        phrase::phrase(sight, action)
    }

    fn read(sight: Sight<'_>, actions: &[Action], line: &str) -> Result<Action, String> {
        read::read(sight, actions, line)
    }

    fn points(score: i64) -> String {
        in_points(score)
    }

    fn heading(sight: Sight<'_>) -> String {
        format!("turn {} of 24", sight.view.turn)
    }

    fn players(sight: Sight<'_>) -> Vec<PlayerLine> {
        let line = |seat: Seat| PlayerLine {
            badge: String::new(),
            score: look::holding(sight, seat),
            marks: look::marks(sight, seat),
            out: sight.view.gone.contains(&seat),
        };
        (0..sight.names.len()).map(Seat::at).map(line).collect()
    }
}
