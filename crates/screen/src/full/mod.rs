//! The full screen: a frame that every game shares (players, question, answers, history, help, rules, votes), and in
//! it the drawing that each game makes of its table. Drawing is a function of the [`Scene`] and of what [`Ui`]
//! remembers; keys and clicks become [`Wish`]es.

mod answers;
mod around;
mod asked;
mod canvas;
mod draw;
mod keys;
mod page;
mod players;
mod prompt;
mod scene;
mod theme;
mod ui;
mod whole;

pub use canvas::{Canvas, columns, cut, fit};
pub use keys::{Go, Key, Wish};
pub use scene::{Ballot, Chair, Place, PlayerLine, Scene};
pub use theme::{Colours, Signs, Theme, Tone};
pub use ui::Ui;
