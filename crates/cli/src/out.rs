//! Printing to standard output and to standard error. Where nobody reads on, as behind `| head`, the program ends in
//! silence; what cannot be written for another reason is a failure; notes that nobody can see are lost.

use std::fmt;
use std::io::{self, Write};

use crate::exit;
use crate::tongue::tongue;

/// Prints a line, as `println!` does.
macro_rules! say {
    ($($text:tt)*) => { $crate::out::line(format_args!($($text)*)) };
}
/// Prints a line to standard error, as `eprintln!` does, if that can be written to.
macro_rules! note {
    ($($text:tt)*) => { $crate::out::aside(format_args!($($text)*)) };
}
pub(crate) use {note, say};

/// What is wrong where standard output takes no more.
pub(crate) const UNWRITTEN: &str = "this cannot be written";

pub(crate) fn line(text: fmt::Arguments<'_>) {
    let mut output = io::stdout().lock();
    if let Err(why) = writeln!(output, "{text}").and_then(|()| output.flush()) {
        give_up(&why);
    }
}

pub(crate) fn aside(text: fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}

/// Ends the program because standard output takes no more.
pub(crate) fn give_up(why: &io::Error) -> ! {
    if why.kind() == io::ErrorKind::BrokenPipe {
        std::process::exit(0);
    }
    let (what, why) = (speech::refused(UNWRITTEN, tongue()), exit::in_words(why));
    note!("lastlicks: {what}: {why}");
    std::process::exit(exit::FAILED.into());
}
