//! A puzzle as a line of its file: seed, steps, task, fails, moves, with a space between.

use solve::Value;

use super::{GAMES, Puzzle, Task};

/// So much is 1 in a share.
const WHOLE: f64 = 100_000.0;

impl Puzzle {
    /// The line that `Puzzle::parse` reads.
    #[must_use]
    pub fn line(&self) -> String {
        let digit = |times: &u8| char::from_digit(u32::from(*times), 16).unwrap_or('f');
        let fails: String = self.fails.iter().map(digit).collect();
        let (seed, steps) = (self.seed, self.steps);
        format!("{seed} {steps} {} {fails} {}", self.task.text(), self.moves)
    }

    /// Reads a line; nothing where it is none.
    pub(super) fn parse(game: &'static str, number: usize, line: &str) -> Option<Self> {
        let mut fields = line.split(' ');
        let mut next = || fields.next();
        let (seed, steps) = (next()?.parse().ok()?, next()?.parse().ok()?);
        let task = Task::parse(next()?)?;
        let digit = |letter: char| u8::try_from(letter.to_digit(16)?).ok();
        let fails = next()?.chars().map(digit).collect::<Option<_>>()?;
        Some(Self {
            game,
            number,
            task,
            fails,
            seed,
            steps,
            moves: next()?.to_owned(),
        })
    }
}

impl Task {
    fn text(&self) -> String {
        match self {
            Self::Act(values) => values.iter().map(share).collect::<Vec<_>>().join(","),
            Self::Longest { word, next } => format!("longest={word}/{next}"),
            Self::Planets { word, cards } => format!("planets={word}/{}", cards.join(",")),
            Self::Sentence {
                words,
                points,
                next,
            } => format!("sentence={}/{points}/{next}", words.join("_")),
        }
    }

    fn parse(text: &str) -> Option<Self> {
        let Some((kind, what)) = text.split_once('=') else {
            return Some(Self::Act(
                text.split(',').map(parsed_share).collect::<Option<_>>()?,
            ));
        };
        let mut parts = what.split('/');
        let first = parts.next()?;
        match kind {
            "longest" => Some(Self::Longest {
                word: first.to_owned(),
                next: parts.next()?.parse().ok()?,
            }),
            "planets" => {
                let cards: Vec<String> = parts.next()?.split(',').map(str::to_owned).collect();
                Some(Self::Planets {
                    word: first.to_owned(),
                    cards: cards.try_into().ok()?,
                })
            }
            "sentence" => Some(Self::Sentence {
                words: first.split('_').map(str::to_owned).collect(),
                points: parts.next()?.parse().ok()?,
                next: parts.next()?.parse().ok()?,
            }),
            _ => None,
        }
    }
}

/// A share of the win; where it is sampled, half of its interval stands after it.
fn share(value: &Value) -> String {
    let whole = |share: f64| format!("{:.0}", share * WHOLE);
    match value {
        Value::Exact { value } | Value::Heuristic { value, .. } => whole(*value),
        Value::Sampled { value, low, .. } => format!("{}~{}", whole(*value), whole(value - low)),
    }
}

fn parsed_share(text: &str) -> Option<Value> {
    let share = |text: &str| Some(f64::from(text.parse::<u32>().ok()?) / WHOLE);
    match text.split_once('~') {
        None => Some(Value::exact(share(text)?)),
        Some((value, half)) => {
            let (value, half) = (share(value)?, share(half)?);
            Some(Value::Sampled {
                value,
                n: GAMES,
                low: value - half,
                high: value + half,
            })
        }
    }
}
