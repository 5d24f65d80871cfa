//! The house with its doors: web pages, event streams, the API and telnet.
//!
//! [`serve`] opens the house that lives in a folder and keeps it open until the process is told to stop;
//! [`Running`] is the same for tests and for whoever wants to hold it in hand.

mod admin;
mod bus;
mod config;
mod database;
mod house;
mod http;
mod keeping;
mod logs;
mod metrics;
mod outgoing;
mod serve;
mod solutions;
mod stop;
pub mod telnet;

pub use bus::BusAddress;
pub use config::{Calling, Config, Limits, Rate};
pub use database::Database;
pub use house::{
    Clock, Luck, Machine, Place, PutAway, Summary, Tidied, log_of, put_circles_away, tidy,
};
pub use http::proxies::Proxies;
pub use keeping::{Keeping, span};
pub use logs::log_to_stderr;
pub use serve::{Running, serve};
pub use solutions::Solutions;
