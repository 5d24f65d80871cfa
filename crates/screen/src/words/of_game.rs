//! The words of a game with its types, for a table of any game.

use std::marker::PhantomData;

use serde_json::Value as Json;
use table::{AnyTable, Happening, Seat, Table, Turn, Viewer};

use super::{AnyWords, Phrase, Sight, Words};
use crate::book::{self, Paragraph};
use crate::full::{Canvas, PlayerLine, Tone};
use crate::help::Topic;
use crate::house::HOUSE;
use crate::lesson::Lesson;
use crate::{Deed, Line, Names, Reader, Tongue};

/// The words of the game `G`.
pub(crate) struct WordsOf<G>(PhantomData<fn() -> G>);

impl<G: Words> WordsOf<G> {
    pub(crate) const NEW: Self = Self(PhantomData);

    /// What `look` makes of the table as the viewer sees it; nothing if the table is of another game.
    fn see<T>(
        table: &dyn AnyTable,
        reader: impl Into<Reader>,
        look: impl FnOnce(Sight<'_, G>, &Table<G>) -> T,
    ) -> Option<T> {
        let typed: &Table<G> = table.as_any().downcast_ref()?;
        let reader = reader.into();
        let sight = Sight {
            game: typed.game(),
            view: &typed.game().view(typed.state(), reader.viewer),
            names: Names::of_reader(table.names(), reader),
        };
        Some(look(sight, typed))
    }

    /// What the viewer has learned of the game, without what was taken back.
    fn told(table: &Table<G>, viewer: Viewer) -> Vec<G::Seen> {
        let log = table.log(0);
        let line = standing(log);
        let stands = |number: &usize| line.binary_search(number).is_ok();
        let told = log.iter().filter(|(number, _)| stands(number));
        told.filter_map(|(_, happening)| match table.seen(happening, viewer)? {
            Happening::Game(seen) => Some(seen),
            _ => None,
        })
        .collect()
    }

    fn listed(table: &Table<G>, seat: Option<Seat>) -> &[G::Action] {
        let Turn::Choice(asks) = table.turn() else {
            return &[];
        };
        let ask = asks.iter().find(|ask| Some(ask.seat) == seat);
        ask.map_or(&[], |ask| &ask.actions)
    }
}

/// The numbers of the steps that were not taken back, ascending.
fn standing<E>(log: &[(usize, Happening<E>)]) -> Vec<usize> {
    let mut line = Vec::new();
    let mut next = 0;
    for (number, happening) in log {
        line.extend(next..*number);
        next = number + 1;
        match happening {
            Happening::Undone { to } => line.truncate(usize::try_from(*to).unwrap_or(usize::MAX)),
            _ if line.last() != Some(number) => line.push(*number),
            _ => {}
        }
    }
    line
}

impl<G: Words> AnyWords for WordsOf<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn topics(&self) -> &'static [Topic] {
        G::TOPICS
    }

    fn book(&self, tongue: Tongue) -> Vec<Paragraph> {
        book::in_tongue(G::BOOK, G::SLUG, tongue)
    }

    fn fine(&self, tongue: Tongue) -> Vec<Paragraph> {
        book::in_tongue(G::FINE, G::SLUG, tongue)
    }

    fn paragraphs(&self, number: &str, tongue: Tongue) -> Vec<Paragraph> {
        let found = Paragraph::find(&[G::BOOK, G::FINE, HOUSE], number);
        let told = found
            .into_iter()
            .map(|told| told.in_tongue(G::SLUG, tongue));
        told.collect()
    }

    fn lessons(&self, tongue: Tongue) -> Vec<Lesson> {
        let lessons = (1..).zip(G::LESSONS);
        let told = lessons.map(|(number, lesson)| lesson.in_tongue(G::SLUG, number, tongue));
        told.collect()
    }

    fn pieces(&self, notation: &str, tongue: Tongue) -> String {
        G::pieces(notation, Names::new(&[], None).in_tongue(tongue))
    }

    fn tell(&self, table: &dyn AnyTable, number: usize, reader: Reader) -> Option<Line> {
        let typed: &Table<G> = table.as_any().downcast_ref()?;
        let (_, happening) = typed.log(number).first()?;
        let names = Names::of_reader(table.names(), reader);
        match typed.seen(happening, reader.viewer)? {
            Happening::Game(seen) => G::tell(&seen, names),
            other => speech::sitting::tell(&other, G::ADOPTING, names),
        }
    }

    fn look(&self, table: &dyn AnyTable, reader: Reader, width: usize) -> Vec<String> {
        Self::see(table, reader, |sight, _| G::look(sight, width)).unwrap_or_default()
    }

    fn question(&self, table: &dyn AnyTable, reader: Reader) -> Line {
        Self::see(table, reader, |sight, _| G::ask(sight)).unwrap_or_default()
    }

    fn ask(&self, table: &dyn AnyTable, reader: Reader) -> Line {
        let asked = self.question(table, reader);
        let typing = Self::see(table, reader, |sight, _| G::typing(sight)).flatten();
        match typing {
            Some(typing) => asked.then(&typing),
            None => asked,
        }
    }

    fn deeds(&self, table: &dyn AnyTable, reader: Reader) -> Vec<Deed> {
        let deeds = Self::see(table, reader, |sight, typed| {
            let listed = Self::listed(typed, reader.seat()).iter();
            listed.map(|action| G::deed(sight, action)).collect()
        });
        deeds.unwrap_or_default()
    }

    fn deed(&self, table: &dyn AnyTable, reader: Reader, action: &Json) -> Option<Deed> {
        let action = serde_json::from_value(action.clone()).ok()?;
        Self::see(table, reader, |sight, _| G::deed(sight, &action))
    }

    fn phrases(&self, table: &dyn AnyTable, reader: Reader) -> Vec<Phrase> {
        let phrases = Self::see(table, reader, |sight, typed| {
            let mut phrases = Vec::new();
            for phrase in Self::listed(typed, reader.seat())
                .iter()
                .map(|action| G::phrase(sight, action))
            {
                if !phrases.contains(&phrase) {
                    phrases.push(phrase);
                }
            }
            phrases
        });
        phrases.unwrap_or_default()
    }

    fn read(&self, table: &dyn AnyTable, seat: Seat, line: &str) -> Result<Json, String> {
        let action = Self::see(table, Viewer::Seat(seat), |sight, typed| {
            G::read(sight, Self::listed(typed, Some(seat)), line)
        });
        let action = action.ok_or("this is a table of another game")??;
        serde_json::to_value(action).map_err(|why| why.to_string())
    }

    fn points(&self, score: i64, tongue: Tongue) -> String {
        G::points(score, tongue)
    }

    fn heading(&self, table: &dyn AnyTable, tongue: Tongue) -> String {
        let reader = Reader {
            viewer: Viewer::Spectator,
            tongue,
        };
        Self::see(table, reader, |sight, _| G::heading(sight)).unwrap_or_default()
    }

    fn types(&self, table: &dyn AnyTable, seat: Seat) -> bool {
        Self::see(table, Viewer::Seat(seat), |sight, _| G::types(sight)).unwrap_or_default()
    }

    fn ending(&self, table: &dyn AnyTable, reader: Reader) -> Vec<String> {
        Self::see(table, reader, |sight, _| G::ending(sight)).unwrap_or_default()
    }

    fn kit(&self, table: &dyn AnyTable, viewer: Viewer) -> Json {
        Self::see(table, viewer, |sight, _| G::kit(sight)).unwrap_or_default()
    }

    fn players(&self, table: &dyn AnyTable, reader: Reader) -> Vec<PlayerLine> {
        Self::see(table, reader, |sight, _| G::players(sight)).unwrap_or_default()
    }

    fn rows(&self, table: &dyn AnyTable, viewer: Viewer, width: u16, height: u16) -> u16 {
        Self::see(table, viewer, |sight, _| G::rows(sight, width, height)).unwrap_or_default()
    }

    fn aside(&self, table: &dyn AnyTable, reader: Reader) -> Vec<(String, Tone)> {
        Self::see(table, reader, |sight, _| G::aside(sight)).unwrap_or_default()
    }

    fn legend(&self, table: &dyn AnyTable, reader: Reader) -> Vec<(String, String)> {
        Self::see(table, reader, |sight, _| G::legend(sight)).unwrap_or_default()
    }

    fn paint(&self, table: &dyn AnyTable, reader: Reader, canvas: &mut Canvas<'_>) {
        Self::see(table, reader, |sight, typed| {
            G::paint(sight, &Self::told(typed, reader.viewer), canvas);
        });
    }
}
