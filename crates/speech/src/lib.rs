//! Everything that is said, by any game, at any door: typed in, [`Line`]s out. Sentences stand in Fluent catalogues, one
//! for each language; here is what fills them. It knows no layout, no terminal, no HTML and no socket.
//!
//! ```
//! use speech::{Names, Tongue};
//! use table::Seat;
//! use wimpout::Event;
//!
//! let all = ["Ann".to_owned(), "Bo".to_owned()];
//! let names = Names::new(&all, Some(Seat(1))).in_tongue(Tongue::De);
//! let starts = |seat| speech::wimpout::tell(&Event::StarterFound { seat }, names).to_string();
//! assert_eq!(starts(Seat(0)), "Ann fängt an.");
//! assert_eq!(starts(Seat(1)), "Du fängst an.");
//! ```

#[macro_use]
mod sentence;
pub mod around;
pub mod call;
pub mod card;
pub mod career;
mod catalogue;
#[cfg(test)]
mod checked;
pub mod circle;
mod common;
pub mod connexion;
pub mod cow;
mod deed;
pub mod drawn;
pub mod ending;
mod fate;
pub mod figures;
pub mod here;
pub mod insight;
pub mod keeping;
pub mod lab;
mod line;
pub mod lobby;
pub mod luck;
mod names;
pub mod own;
mod packed;
pub mod page;
mod phrasebook;
pub mod pieces;
mod printed;
pub mod puzzle;
pub mod reading;
mod refused;
pub mod sitting;
pub mod standing;
pub mod terminal;
mod tongue;
pub mod wimpout;

pub use common::{Spelled, language_chosen, listed, sound, spelled, table_moved};
pub use deed::Deed;
pub use fate::fate;
pub use line::{Line, Part, Sense};
pub use names::{Names, Reader};
pub use packed::{PackedTexts, unpacked};
pub use printed::{from_next, printed, printed_in, rule, rules, situation, value};
pub use refused::{counted, manual, reason, refusal, refused};
pub use sentence::Sentence;
pub use tongue::Tongue;
