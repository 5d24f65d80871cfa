//! Cosmic `ConneXion` on the screen: its sentences, its words, its help.

mod book;
mod diamond;
mod fine;
mod help;
mod kit;
mod lessons;
mod look;
mod overlooked;
mod phrase;
mod picture;
mod read;

use connexion::{Action, Connexion, Seen, View};
use english::judge::Parse;
use serde_json::Value as Json;

use crate::full::{Canvas, PlayerLine, Tone};
use crate::words::small;
use speech::reading::Linked;
use speech::terminal::connexion::Heading;
use speech::{Sentence, listed};

use crate::{Deed, Lesson, Line, Names, Paragraph, Phrase, Topic, Words, capital};

/// The words on the diamond that nobody has found, long ones first; nothing while they can still win something.
#[must_use]
pub fn overlooked(game: &Connexion, view: &View) -> Option<Vec<String>> {
    overlooked::overlooked(seen(game, view))
}

/// How a judged sentence hangs together, as far as the judge can see.
#[must_use]
pub fn parsed(game: &Connexion, view: &View) -> Option<Parse> {
    kit::parse(seen(game, view))
}

fn seen<'a>(game: &'a Connexion, view: &'a View) -> Sight<'a> {
    let names = Names::new(&[], None);
    Sight { game, view, names }
}

/// What somebody at a table of `ConneXion` sees.
type Sight<'a> = crate::Sight<'a, Connexion>;

impl Words for Connexion {
    const TOPICS: &'static [Topic] = help::TOPICS;
    const BOOK: &'static [Paragraph] = book::BOOK;
    const FINE: &'static [Paragraph] = fine::FINE;
    const LESSONS: &'static [Lesson] = &lessons::LESSONS;

    fn pieces(notation: &str, names: Names<'_>) -> String {
        let cards = notation.split_whitespace();
        let cards = cards.map(|cards| {
            if cards.contains('+') {
                let cards = cards.replace('+', " - ").into();
                Linked { cards }.line(names)
            } else {
                capital(&cards.replace('-', " ")).into()
            }
        });
        listed(&cards.collect::<Vec<_>>(), names).to_string()
    }

    fn tell(seen: &Seen, names: Names<'_>) -> Option<Line> {
        speech::connexion::tell(seen, names)
    }

    fn look(sight: Sight<'_>, width: usize) -> Vec<String> {
        look::look(sight, width)
    }

    fn ask(sight: Sight<'_>) -> Line {
        speech::connexion::ask(sight.game, sight.view, sight.names)
    }

    fn typing(sight: Sight<'_>) -> Option<Line> {
        speech::connexion::typing(sight.view, sight.names)
    }

    fn deed(sight: Sight<'_>, action: &Action) -> Deed {
        speech::connexion::deed(sight.game, sight.view, action, sight.names)
    }

    fn phrase(sight: Sight<'_>, action: &Action) -> Phrase {
        phrase::phrase(sight, action)
    }

    fn read(sight: Sight<'_>, actions: &[Action], line: &str) -> Result<Action, String> {
        read::read(sight, actions, line)
    }

    fn points(score: i64, tongue: speech::Tongue) -> String {
        speech::connexion::tenths(score, tongue)
    }

    fn heading(sight: Sight<'_>) -> String {
        let turn = small(sight.view.turn);
        [sight.told(&Heading { turn }), look::counted(sight)].concat()
    }

    fn types(sight: Sight<'_>) -> bool {
        matches!(sight.view.phase, "claim" | "sentence")
    }

    fn ending(sight: Sight<'_>) -> Vec<String> {
        overlooked::ending(sight)
    }

    fn kit(sight: Sight<'_>) -> Json {
        kit::kit(sight)
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

    fn paint(sight: Sight<'_>, told: &[Seen], canvas: &mut Canvas<'_>) {
        picture::draw(sight, told, canvas);
    }
}
