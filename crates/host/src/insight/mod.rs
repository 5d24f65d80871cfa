//! Advice and reports in the words of a reader: the numbers are `arena`'s, the sentences `speech`'s.

mod advice;
mod career;
mod counsel;
mod mark;
mod matter;
mod telling;
mod unsure;
mod words;

pub(crate) use advice::said;
pub use advice::{Advice, advice};
pub use career::{Told, career_text, told};
pub use mark::Mark;
pub use matter::{Matter, Question, Review};
pub use screen::Hint;
pub use telling::{Outstanding, Row, Telling, telling};
use unsure::WHOLE;
pub(crate) use unsure::{Doubt, LOSS};

use std::time::Duration;

use arena::insight::{Grade, Hopes};
use solve::Value;
use speech::insight as say;
use speech::insight::{Number, Percent};
use speech::{Line, Names, Sentence, Tongue};

/// How many games are played on from a position for advice, where it is not computed.
pub const ADVICE_GAMES: u32 = 400;
/// How long one may be thought about at a table, whoever asks.
pub const THOUGHT: Duration = Duration::from_secs(8);
/// How many games for each position of a report.
pub const REPORT_GAMES: u32 = 200;

/// A number with its kind, in words (U1): `52.31 %`, `about 52 % (50 to 54)`.
fn valued(value: &Value, names: Names<'_>) -> Line {
    let whole = |share| Percent { share, places: 0 };
    match value {
        Value::Exact { value } => say::IsExact {
            value: Percent {
                share: *value,
                places: 2,
            },
        }
        .line(names),
        Value::Sampled {
            value, low, high, ..
        } => say::IsAbout {
            value: whole(*value),
            low: hundredths(low.max(0.0)),
            high: hundredths(high.min(1.0)),
        }
        .line(names),
        Value::Heuristic { value, by } => say::IsThought {
            value: whole(*value),
            by: Line::of(by, speech::Sense::Name),
        }
        .line(names),
    }
}

/// What a seat may hope for, with its kind, with one place where it is computed; nothing of one that was not there yet.
#[must_use]
pub fn hope(hopes: &Hopes, seat: usize, tongue: Tongue) -> Line {
    let names = Names::new(&[], None).in_tongue(tongue);
    let doubt = hopes.wins.get(seat).map_or_else(Doubt::default, Doubt::of);
    doubt.told(hopes.of(seat), 1, WHOLE, names)
}

/// A share in per cent, without its unit: that stands before it.
fn hundredths(share: f64) -> Number {
    Number {
        number: 100.0 * share,
        places: 0,
    }
}

fn graded(grade: Grade, names: Names<'_>) -> Line {
    match grade {
        Grade::Best => say::Best {}.line(names),
        Grade::Fine => say::Fine {}.line(names),
        Grade::Slip => say::Slip {}.line(names),
        Grade::Mistake => say::Mistake {}.line(names),
        Grade::Blunder => say::Blunder {}.line(names),
    }
}
