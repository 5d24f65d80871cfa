//! Printing to standard output; when nobody reads on, as behind `| head`, the program ends in silence.

use std::fmt;
use std::io::{self, Write};

/// Prints a line, as `println!` does.
macro_rules! say {
    ($($text:tt)*) => { $crate::out::line(format_args!($($text)*)) };
}
pub(crate) use say;

pub(crate) fn line(text: fmt::Arguments<'_>) {
    if writeln!(io::stdout().lock(), "{text}").is_err() {
        std::process::exit(0);
    }
}
