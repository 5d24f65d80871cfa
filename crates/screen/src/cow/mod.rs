//! Unexploded Cow on the screen: its sentences, its words, its help.

mod book;
mod fine;
mod help;
mod lessons;
mod look;
mod phrase;
mod picture;
mod read;

use cow::{Action, Cow, Deck, Id, Seen};

use crate::full::{Canvas, PlayerLine, Tone};
use crate::words::small;
use speech::reading::{CowPiece, EventPiece};
use speech::terminal::cow as say;
use speech::{Sentence, listed};

use crate::{Deed, Lesson, Line, Names, Paragraph, Phrase, Topic, Words};

/// What somebody at a table of Unexploded Cow sees.
type Sight<'a> = crate::Sight<'a, Cow>;

impl Words for Cow {
    const TOPICS: &'static [Topic] = help::TOPICS;
    const BOOK: &'static [Paragraph] = book::BOOK;
    const FINE: &'static [Paragraph] = fine::FINE;
    const LESSONS: &'static [Lesson] = &lessons::LESSONS;

    fn pieces(notation: &str, names: Names<'_>) -> String {
        let fields = notation.split('|').map(|field| {
            let pieces = field
                .split_whitespace()
                .map(|card| piece(card, names).into());
            listed(&pieces.collect::<Vec<_>>(), names).to_string()
        });
        fields.collect::<Vec<_>>().join(" | ")
    }

    fn tell(seen: &Seen, names: Names<'_>) -> Option<Line> {
        speech::cow::tell(seen, names)
    }

    fn look(sight: Sight<'_>, width: usize) -> Vec<String> {
        look::look(sight, width)
    }

    fn ask(sight: Sight<'_>) -> Line {
        speech::cow::ask(sight.view, sight.names)
    }

    fn deed(sight: Sight<'_>, action: &Action) -> Deed {
        speech::cow::deed(sight.view, action, sight.names)
    }

    fn phrase(sight: Sight<'_>, action: &Action) -> Phrase {
        phrase::phrase(sight, action)
    }

    fn read(sight: Sight<'_>, actions: &[Action], line: &str) -> Result<Action, String> {
        read::read(sight, actions, line)
    }

    fn points(score: i64, tongue: speech::Tongue) -> String {
        speech::cow::money(score, tongue)
    }

    fn heading(sight: Sight<'_>) -> String {
        let view = sight.view;
        let (pot, bank) = (
            money(view.pot, sight.names.tongue()).into(),
            money(view.bank, sight.names.tongue()).into(),
        );
        let turn = small(view.turn);
        let heading =
            sight.told(&say::Heading { turn, pot, bank }) + look::counted_of_all(sight).as_str();
        if view.games == 1 {
            return heading;
        }
        let (game, of) = (small(view.game), small(view.games));
        format!("{} · {heading}", sight.told(&say::GameOf { game, of }))
    }

    fn ending(sight: Sight<'_>) -> Vec<String> {
        match sight.view.phase {
            "over" => vec![speech::cow::ask(sight.view, sight.names).to_string()],
            _ => Vec::new(),
        }
    }

    fn players(sight: Sight<'_>) -> Vec<PlayerLine> {
        picture::players(sight)
    }

    fn rows(sight: Sight<'_>, _: u16, height: u16) -> u16 {
        picture::rows(sight, height)
    }

    fn aside(sight: Sight<'_>) -> Vec<(String, Tone)> {
        picture::aside(sight)
    }

    fn legend(sight: Sight<'_>) -> Vec<(String, String)> {
        picture::legend(sight)
    }

    fn paint(sight: Sight<'_>, _: &[Seen], canvas: &mut Canvas<'_>) {
        picture::draw(sight, canvas);
    }
}

/// Dollars as they are read.
fn money(amount: i32, tongue: speech::Tongue) -> String {
    speech::cow::money(amount.into(), tongue)
}

/// A card of the house deck by its id, before it the count of the roll if there is one: `3:c14`.
fn piece(notation: &str, names: Names<'_>) -> String {
    let (count, id) = notation.split_once(':').unwrap_or(("", notation));
    let deck = Deck::house();
    let card = id.parse().ok().and_then(|id: Id| deck.find(id));
    let Some(card) = card else {
        return notation.to_owned();
    };
    let name = deck.face(card).name.as_str().into();
    let price = money(deck.price(card), names.tongue()).into();
    let told = if deck.is_cow(card) {
        let value = money(deck.value(card), names.tongue()).into();
        CowPiece { name, price, value }.line(names)
    } else {
        EventPiece { name, price }.line(names)
    };
    format!("{count} {told}").trim_start().to_owned()
}

/// What people call a card that the reader sees.
fn name(sight: Sight<'_>, id: Id) -> String {
    let card = sight.view.cards.get(&id);
    card.map_or_else(|| id.to_string(), |card| card.name.clone())
}
