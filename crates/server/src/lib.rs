//! The house with its doors: web pages, event streams, the API and telnet.
//!
//! [`serve`] opens the house that lives in a folder and keeps it open until the process is told to stop;
//! [`Running`] is the same for tests and for whoever wants to hold it in hand.

mod admin;
mod config;
mod house;
mod http;
mod logs;
mod metrics;
pub mod pages;
mod serve;
pub mod telnet;

pub use config::{Config, Limits, Rate};
pub use house::{Clock, Summary};
pub use logs::log_to_stderr;
pub use serve::{Running, serve};
