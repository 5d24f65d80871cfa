//! The way from the start of a game to a position, as short as it can be written: luck follows from the seed, forced
//! acts from the rules, so that only what was chosen is left. A listed act is a character by its place in the list; a
//! claimed word stands in parentheses.

use serde_json::{Value as Json, json};
use table::{AnyStep, AnyTable, Code, Refusal, Seat, Step, Waiting};

/// The characters of the places in a list.
const PLACES: &[u8; 62] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/// Before a place that is so many further on.
const FURTHER: char = '+';
/// Where a word could be claimed and none is.
const NO_MORE: char = '.';
/// No puzzle is that far into its game.
const LONGEST: usize = 5_000;

fn corrupt(message: &str) -> Refusal {
    Refusal::new(
        Code::Corrupt,
        format!("the position does not hold: {message}"),
    )
}

/// Plays a table on until its record has so many steps.
pub(super) fn play(table: &mut dyn AnyTable, moves: &str, steps: usize) -> Result<(), Refusal> {
    if steps > LONGEST {
        return Err(corrupt("it has too many steps"));
    }
    let mut rest = moves;
    while table.length() < steps {
        let step = match table.waiting() {
            Waiting::Over => return Err(corrupt("the game is over before")),
            Waiting::Luck => table.next_draw()?,
            Waiting::Seats(seats) => {
                let seat = *seats.first().ok_or_else(|| corrupt("nobody is to act"))?;
                let actions = table.actions(seat);
                let act = chosen(&actions, &mut rest)?;
                Step::Act { seat, act }
            }
        };
        table.take(step)?;
    }
    if rest.is_empty() {
        Ok(())
    } else {
        Err(corrupt("there are moves left over"))
    }
}

/// The act that comes next; what is forced is not written.
fn chosen(actions: &[Json], rest: &mut &str) -> Result<Json, Refusal> {
    // A word is claimed where one may also have no more words.
    let claims = actions.iter().any(is_end);
    if let Some(word) = rest.strip_prefix('(').filter(|_| claims) {
        let (word, after) = word
            .split_once(')')
            .ok_or_else(|| corrupt("a word has no end"))?;
        *rest = after;
        return Ok(claim(word));
    }
    if let [only] = actions {
        let said = rest.strip_prefix(NO_MORE).filter(|_| claims);
        *rest = said.unwrap_or(rest);
        return Ok(only.clone());
    }
    let mut place = 0;
    let mut letters = rest.chars();
    for letter in letters.by_ref() {
        if letter == FURTHER {
            place += PLACES.len();
            continue;
        }
        let at = PLACES.iter().position(|one| char::from(*one) == letter);
        place += at.ok_or_else(|| corrupt("a move is no place in a list"))?;
        let act = actions.get(place);
        *rest = letters.as_str();
        return act
            .cloned()
            .ok_or_else(|| corrupt("a move is not in the list"));
    }
    Err(corrupt("there are too few moves"))
}

/// Whether an act says that there are no more words.
fn is_end(act: &Json) -> bool {
    act["do"] == "done"
}

/// The claim of a word (X6).
fn claim(word: &str) -> Json {
    json!({"do": "claim", "word": word})
}

/// How an act is written down; nothing where it cannot be.
pub(super) fn written(actions: &[Json], act: &Json) -> Option<String> {
    if act["do"] == "claim" {
        return act["word"].as_str().map(|word| format!("({word})"));
    }
    let place = actions.iter().position(|listed| listed == act)?;
    if actions.len() == 1 {
        let is_end = is_end(act);
        return Some(if is_end {
            NO_MORE.into()
        } else {
            String::new()
        });
    }
    let mut text: String = std::iter::repeat_n(FURTHER, place / PLACES.len()).collect();
    text.push(char::from(PLACES[place % PLACES.len()]));
    Some(text)
}

/// An act of a seat as a step.
pub(super) fn step(seat: Seat, act: Json) -> AnyStep {
    Step::Act { seat, act }
}
