//! Printing to standard output; when nobody reads on, as behind `| head`, the program ends in silence. What cannot be
//! written for another reason is a failure.

use std::fmt;
use std::io::{self, Write};

/// Prints a line, as `println!` does.
macro_rules! say {
    ($($text:tt)*) => { $crate::out::line(format_args!($($text)*)) };
}
pub(crate) use say;

pub(crate) fn line(text: fmt::Arguments<'_>) {
    match writeln!(io::stdout().lock(), "{text}") {
        Ok(()) => {}
        Err(why) if why.kind() == io::ErrorKind::BrokenPipe => std::process::exit(0),
        Err(why) => {
            eprintln!("lastlicks: this cannot be written: {why}");
            std::process::exit(1);
        }
    }
}
