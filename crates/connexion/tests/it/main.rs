//! Tests of the data files and the word search, over the public interface only.

mod board;
mod deck;
mod faq;
mod formable;
mod hostile;
mod names;
mod readings;
mod solvers;
mod support;
