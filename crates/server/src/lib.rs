//! The house with its doors: web pages, event streams, the API and telnet.

pub mod pages;
