//! Puzzles by telnet: `puzzle GAME [N]`, then `puzzle answer …` (U20).

use host::puzzle::Puzzle;
use speech::puzzle as say;
use speech::{Line, Names, Sense, Sentence};
use table::Viewer;

use super::{Said, Talk};
use crate::house::{Guest, Origin, Wrong};

/// The game of which there is a puzzle where none is named.
const GAME: &str = "wimpout";

impl Talk {
    /// `puzzle` and what comes after it.
    pub(super) async fn puzzle_word(&mut self, rest: &str, width: usize) -> Result<Said, Wrong> {
        let (word, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        match word.to_lowercase().as_str() {
            "answer" => self.answer_puzzle(rest.trim()).await,
            "" => self.show_puzzle(GAME, "", width).await,
            game => self.show_puzzle(game, rest.trim(), width).await,
        }
    }

    async fn show_puzzle(&mut self, game: &str, number: &str, width: usize) -> Result<Said, Wrong> {
        let bad = |_| Wrong::BadRequest(format!("`{number}` is no number of a puzzle"));
        let number = match number {
            "" | "today" => None,
            number => Some(number.parse().map_err(bad)?),
        };
        let puzzle = self.house.puzzle(game, number)?;
        let tongue = self.tongue;
        let look = move || Ok(lines(puzzle, tongue, width)?);
        let lines = self.house.play_over(Origin::Ours, look).await?;
        self.puzzle = Some(puzzle);
        Ok(Said::lines(lines))
    }

    async fn answer_puzzle(&mut self, answer: &str) -> Result<Said, Wrong> {
        let Some(puzzle) = self.puzzle else {
            return Err(Wrong::BadRequest(
                "there is no puzzle to answer yet; type puzzle GAME".to_owned(),
            ));
        };
        let guest: Option<Guest> = self.guest.as_ref().map(|(guest, _)| guest.clone());
        let house = self.house.clone();
        let given = house.answer(guest.as_ref(), puzzle, answer.to_owned(), self.tongue);
        let mut lines = given.await?.text();
        if let Some(guest) = guest.filter(|_| house.is_of_today(puzzle)) {
            let days = house.row(&guest, puzzle.game).await?.days;
            let told = (days > 0).then(|| self.said(&say::Streak { days }));
            lines.extend(told);
        }
        Ok(Said::lines(lines))
    }
}

/// The position, what is asked, and how to answer.
fn lines(
    puzzle: &Puzzle,
    tongue: speech::Tongue,
    width: usize,
) -> Result<Vec<String>, table::Refusal> {
    let table = puzzle.table()?;
    let viewer = Viewer::Seat(Puzzle::seat(table.as_ref()));
    let reader = speech::Reader { viewer, tongue };
    let names = Names::new(&[], None).in_tongue(tongue);
    let game = host::game(puzzle.game)?.title().into();
    let number = u32::try_from(puzzle.number).unwrap_or(u32::MAX);
    let mut lines = vec![say::Title { game, number }.line(names).to_string()];
    let words = screen::words(puzzle.game);
    lines.extend(words.map_or_else(Vec::new, |words| words.look(table.as_ref(), reader, width)));
    lines.push(puzzle.question(table.as_ref(), tongue)?.to_string());
    let choices = puzzle.choices(table.as_ref(), tongue);
    let example = if choices.is_empty() {
        "puzzle answer …"
    } else {
        "puzzle answer 1"
    };
    lines.extend(
        (1..)
            .zip(choices)
            .map(|(number, choice)| format!("{number:>3}  {choice}")),
    );
    let example = Line::of(example, Sense::Typed);
    lines.push(say::TypeAnswer { example }.line(names).to_string());
    Ok(lines)
}
