//! Puzzles in the house: which one is the day's, what comes of an answer, and how many days in a row a guest has solved
//! the day's (U20).

use host::DAY;
use host::puzzle::{self, Given, Puzzle, Verdict};
use pages::puzzle::Row;
use serde::{Deserialize, Serialize};
use speech::Tongue;
use store::Kept;

use super::{Guest, House, Origin, Wrong};

/// The space of the store in which rows of days are kept, by game and guest.
const ROWS: &str = "puzzle";

/// What is kept of a guest's days.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Days {
    /// The last day whose puzzle was answered, counted from 1970.
    last: u64,
    /// Whether the first answer to it was right.
    right: bool,
    /// How many days in a row up to then.
    row: u32,
    /// The most there were.
    most: u32,
}

impl Days {
    /// The first answer of a day counts.
    fn answered(self, day: u64, right: bool) -> Self {
        if self.last >= day {
            return self;
        }
        let goes_on = self.last + 1 == day;
        let before = if goes_on { self.row } else { 0 };
        let row = if right { before.saturating_add(1) } else { 0 };
        Self {
            last: day,
            right,
            row,
            most: self.most.max(row),
        }
    }

    /// As it stands on a day.
    fn on(self, day: u64) -> Row {
        Row {
            days: if self.last + 1 >= day { self.row } else { 0 },
            most: self.most,
            today: (self.last == day).then_some(self.right),
        }
    }
}

impl House {
    /// The puzzle of that number; of no number, that of the day. UTC decides which day it is.
    pub(crate) fn puzzle(
        &self,
        game: &str,
        number: Option<usize>,
    ) -> Result<&'static Puzzle, Wrong> {
        let number = match number {
            Some(number) => number,
            None => puzzle::today(game, self.today())?,
        };
        Ok(puzzle::puzzle(game, number)?)
    }

    /// Whether it is that of the day.
    pub(crate) fn is_of_today(&self, puzzle: &Puzzle) -> bool {
        puzzle::today(puzzle.game, self.today()) == Ok(puzzle.number)
    }

    /// The days since 1970.
    fn today(&self) -> u64 {
        self.now() / DAY
    }

    /// What comes of an answer, worked out away from the tables; that of the day is counted for the guest.
    pub(crate) async fn answer(
        &self,
        guest: Option<&Guest>,
        puzzle: &'static Puzzle,
        line: String,
        tongue: Tongue,
    ) -> Result<Verdict, Wrong> {
        let read = move || {
            let given = puzzle.read(puzzle.table()?.as_ref(), &line)?;
            let is_tried = given != Given::Nothing;
            Ok((puzzle.answer(&given, tongue)?, is_tried))
        };
        let (verdict, is_tried) = self.play_over(Origin::Ours, read).await?;
        // Who has looked at the solution has not found it.
        let right = verdict.right && is_tried;
        if let Some(guest) = guest
            && self.is_of_today(puzzle)
        {
            let days = self.days(guest, puzzle.game).await?;
            let now = days.answered(self.today(), right);
            if now != days {
                self.keep_days(guest, puzzle.game, now).await?;
            }
        }
        Ok(verdict)
    }

    /// A guest's row of days of a game.
    pub(crate) async fn row(&self, guest: &Guest, game: &str) -> Result<Row, Wrong> {
        Ok(self.days(guest, game).await?.on(self.today()))
    }

    async fn days(&self, guest: &Guest, game: &str) -> Result<Days, Wrong> {
        let kept = self.store().find(ROWS, &place(guest, game)).await?;
        let days = kept.and_then(|kept| serde_json::from_str(&kept.value).ok());
        Ok(days.unwrap_or_default())
    }

    async fn keep_days(&self, guest: &Guest, game: &str, days: Days) -> Result<(), Wrong> {
        let value = serde_json::to_string(&days).expect("days are plain data");
        let kept = Kept {
            owner: guest.id.clone(),
            value,
        };
        self.store().keep(ROWS, &place(guest, game), kept).await?;
        Ok(())
    }
}

fn place(guest: &Guest, game: &str) -> String {
    format!("{game} {}", guest.id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_goes_on_from_day_to_day_and_ends_with_a_miss() {
        let after = |days: &[(u64, bool)]| {
            let all = days.iter().fold(Days::default(), |all, (day, right)| {
                all.answered(*day, *right)
            });
            (all.row, all.most)
        };
        assert_eq!(after(&[(7, true), (8, true), (9, true)]), (3, 3));
        assert_eq!(after(&[(7, true), (9, true)]), (1, 1));
        assert_eq!(after(&[(7, true), (8, false), (9, true)]), (1, 1));
        // The first answer of a day counts, and a clock that goes back changes nothing.
        assert_eq!(
            after(&[(7, true), (8, false), (8, true), (7, true)]),
            (0, 1)
        );
    }

    #[test]
    fn a_row_is_shown_until_a_day_was_left_out() {
        let days = Days::default().answered(7, true).answered(8, true);
        let row = |days, today| Row {
            days,
            most: 2,
            today,
        };
        assert_eq!(days.on(8), row(2, Some(true)));
        assert_eq!(days.on(9), row(2, None));
        assert_eq!(days.on(10), row(0, None));
    }
}
