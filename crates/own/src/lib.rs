//! Rules of one's own (O1–O5): a text with a head and small functions, each of which answers a question that a game
//! asks. What it may cost is bounded, and the same text gives the same answers everywhere.
//!
//! ```
//! let text = "rule: lucky-sevens\ntitle: Lucky sevens\nabout: 35, 70, 105 … bring 10 more.\n---\n\
//!             fn banking(points) { if points % 35 == 0 { 10 } else { 0 } }\n";
//! const ASKED: &[own::Question] = &[own::Question { name: "banking", arguments: &["points"], ..own::Question::NUMBER }];
//! let rule = own::Rule::read(text, ASKED).unwrap();
//! assert_eq!(rule.number("banking", &[own::Given::Number(70)]), Ok(Some(10)));
//! ```

mod asking;
mod beside;
mod braces;
mod by;
mod called;
mod ending;
mod engine;
mod errand;
mod fault;
mod foreign;
mod given;
mod head;
mod helped;
mod hint;
mod idle;
mod lately;
mod law;
mod looks;
mod lots;
mod memory;
mod named;
mod overheard;
mod question;
mod reach;
mod rule;
mod together;
mod unknown;
mod up_to;
mod watched;
mod weights;

pub use asking::{Ask, Asking, Counted};
pub use beside::{Alone, without_clash};
pub use by::{Amount, By, How};
pub use ending::{Ending, Moments, Span};
pub use errand::{errand, is_wanted, measured, while_wanted};
pub use fault::Fault;
pub use given::Given;
pub use head::{Head, MOST_BYTES, choose, is_hidden, stamped, unstamped, without_mark};
pub use helped::helped;
pub use hint::Hint;
pub use idle::without_idle;
pub use lately::Lately;
pub use law::{Does, Law, Piece};
pub use lots::{LotChange, Lots};
pub use overheard::{Failure, overheard};
pub use question::{Gives, MOST_COUNTED, Question};
pub use reach::{MOST_FOLLOWED, Reach};
pub use rule::Rule;
pub use together::{MOST_RULES, read_all};
pub use up_to::{Much, UpTo};
pub use weights::{MOST_PLACES, MOST_WEIGHT, Weights};

/// Which language the texts are in; part of what a record must say to be replayed (O13).
pub const LANGUAGE: &str = "rhai 1.27.0";
/// Which version of the questions the games ask; it grows with every question that is added, and none is ever changed. A
/// record says up to which its texts were written (O13). Texts of the first fail silently where nothing was written down.
pub const QUESTIONS: u32 = 4;
