//! Reads a board from text, one position a line.

use super::{Around, Board, Cells, POSITIONS, Place, Position, positions};
use crate::data::{self, DataError, Record};

/// A position as it was read, with its line.
struct Draft {
    line: usize,
    place: Place,
    links: Cells,
}

type Drafts = [Option<Draft>; POSITIONS];

pub(super) fn board(text: &str) -> Result<Board, DataError> {
    let (mut name, mut title, mut mark) = (None, None, None);
    let mut drafts: Drafts = [const { None }; POSITIONS];
    for record in data::records(text) {
        match record.kind {
            "board" => data::once(&mut name, record.field(0, "board")?.to_owned(), &record)?,
            "title" => data::once(&mut title, record.field(0, "title")?.to_owned(), &record)?,
            "mark" => data::once(&mut mark, record.mark(0)?, &record)?,
            "place" => add(&mut drafts, &record)?,
            other => {
                let message = format!("`{other}` is none of board, title, mark, place");
                return Err(record.fail("kind", message));
            }
        }
    }
    let name = data::required(name, text, "board")?;
    let title = data::required(title, text, "title")?;
    let mark = data::required(mark, text, "mark")?;
    let (places, links) = settle(&drafts, text)?;
    Ok(Board {
        name,
        title,
        mark,
        places,
        links,
        around: Around::of(&links),
    })
}

fn add(drafts: &mut Drafts, record: &Record<'_>) -> Result<(), DataError> {
    record.at_most(4)?;
    let position = position(record, record.field(0, "position")?, "position")?;
    let place = Place {
        column: number(record, record.field(1, "column")?, "column")?,
        row: number(record, record.field(2, "row")?, "row")?,
    };
    let mut links = 0;
    for field in record.field(3, "links")?.split_whitespace() {
        links |= self::position(record, field, "links")?.cell();
    }
    if links & position.cell() != 0 {
        return Err(record.fail("links", format!("position {position} is linked to itself")));
    }
    if drafts.iter().flatten().any(|draft| draft.place == place) {
        return Err(record.fail("column", "another position is drawn in the same place"));
    }
    match drafts[position.index()].replace(Draft {
        line: record.line,
        place,
        links,
    }) {
        None => Ok(()),
        Some(_) => Err(record.fail("position", format!("position {position} is given twice"))),
    }
}

fn position(record: &Record<'_>, field: &str, name: &str) -> Result<Position, DataError> {
    field
        .parse()
        .ok()
        .and_then(Position::new)
        .ok_or_else(|| record.fail(name, format!("`{field}` is not a position from 1 to 25")))
}

fn number(record: &Record<'_>, field: &str, name: &str) -> Result<u8, DataError> {
    match field.parse() {
        Ok(number @ 0..=99) => Ok(number),
        Ok(_) | Err(_) => Err(record.fail(name, format!("`{field}` is not a number from 0 to 99"))),
    }
}

type Settled = ([Place; POSITIONS], [Cells; POSITIONS]);

/// All positions must be there, and every link must be named at both its ends.
fn settle(drafts: &Drafts, text: &str) -> Result<Settled, DataError> {
    let mut places = [Place { column: 0, row: 0 }; POSITIONS];
    let mut links = [0; POSITIONS];
    for (position, draft) in Position::all().zip(drafts) {
        let Some(draft) = draft else {
            let message = format!("position {position} is missing");
            return Err(DataError::new(data::end_of(text), "place", message));
        };
        for other in positions(draft.links) {
            let back = drafts[other.index()]
                .as_ref()
                .map_or(0, |other| other.links);
            if back & position.cell() == 0 {
                let message =
                    format!("{position} names {other}, but {other} does not name {position}");
                return Err(DataError::new(draft.line, "links", message));
            }
        }
        places[position.index()] = draft.place;
        links[position.index()] = draft.links;
    }
    Ok((places, links))
}
