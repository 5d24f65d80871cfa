//! What positions are worth to the seats, what an act gives away, what luck has brought: the same for every game and
//! every way of finding out (U10 to U15).

mod account;
mod appraise;
mod at_table;
mod career;
mod grade;
mod habit;
mod played;
mod sampled;
mod study;
mod walk;

pub use account::Account;
pub use appraise::{Appraiser, Hopes, Weighed, Worth, best, weigh, weigh_done};
pub use career::{Career, Luck, Skill, careers};
pub use grade::Grade;
pub use habit::Habit;
pub use played::{How, Mistake, Played};
pub use sampled::Sampled;
pub(crate) use sampled::{ended, play_on};
pub use study::Study;
pub use walk::{Decision, Happened, Insight, Moment, insight};
