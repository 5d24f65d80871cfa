//! Unexploded Cow on the screen: its sentences, its words, its help.

mod ask;
mod book;
mod help;
mod look;
mod means;
mod phrase;
mod picture;
mod read;
mod tell;

use cow::{Action, Cow, Id, Seen};

use crate::full::{Canvas, PlayerLine};
use crate::{Names, Paragraph, Phrase, Rows, Topic, Words};

/// What somebody at a table of Unexploded Cow sees.
type Sight<'a> = crate::Sight<'a, Cow>;

impl Words for Cow {
    const TOPICS: &'static [Topic] = help::TOPICS;
    const BOOK: &'static [Paragraph] = book::BOOK;

    fn tell(seen: &Seen, names: Names<'_>) -> Option<String> {
        Some(tell::tell(seen, names))
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
        let minus = if score < 0 { "-" } else { "" };
        match (score.unsigned_abs() / 1000, score.unsigned_abs() % 1000) {
            (0, rest) => format!("{minus}${rest}"),
            (thousands, rest) => format!("{minus}${thousands},{rest:03}"),
        }
    }

    fn heading(sight: Sight<'_>) -> String {
        let view = sight.view;
        let game = if view.games > 1 {
            format!("game {} of {} · ", view.game, view.games)
        } else {
            String::new()
        };
        let (pot, bank) = (money(view.pot), money(view.bank));
        format!("{game}turn {} · Pot {pot} · Bank {bank}", view.turn)
    }

    fn players(sight: Sight<'_>) -> Vec<PlayerLine> {
        picture::players(sight)
    }

    fn rows(sight: Sight<'_>, width: u16) -> Rows {
        picture::rows(sight, width)
    }

    fn paint(sight: Sight<'_>, _: &[Seen], canvas: &mut Canvas<'_>) {
        picture::draw(sight, canvas);
    }
}

/// Dollars as they are read.
fn money(amount: i32) -> String {
    Cow::points(amount.into())
}

fn cards(n: usize) -> String {
    crate::count(n, "card", "cards")
}

/// What people call a card that the reader sees.
fn name(sight: Sight<'_>, id: Id) -> String {
    let card = sight.view.cards.get(&id);
    card.map_or_else(|| id.to_string(), |card| card.name.clone())
}
